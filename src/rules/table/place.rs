//! Where things lie: ids, surfaces, rectangles, poses.

use serde::{Deserialize, Serialize};

/// A piece on the table. Ids of hidden pieces say nothing and are drawn anew at each shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceId(pub u32);

/// A place that stays: a track, a slot, an action space, a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ZoneId(pub u16);

/// One of the flat things pieces lie on. Surface 0 is the table; others open over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SurfaceId(pub u8);

impl SurfaceId {
    /// The table itself.
    pub const TABLE: SurfaceId = SurfaceId(0);
}

/// A rectangle in table units, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rect {
    /// Left edge.
    pub x: i16,
    /// Upper edge.
    pub y: i16,
    /// Width.
    pub w: i16,
    /// Height.
    pub h: i16,
}

impl Rect {
    /// A rectangle by its upper left corner and size.
    pub const fn new(x: i16, y: i16, w: i16, h: i16) -> Rect {
        Rect { x, y, w, h }
    }

    /// The rectangle shifted by a corner.
    #[must_use]
    pub const fn within(self, outer: Rect) -> Rect {
        Rect { x: self.x + outer.x, y: self.y + outer.y, ..self }
    }

    /// The rectangle with each edge moved inwards.
    #[must_use]
    pub const fn inset(self, by: i16) -> Rect {
        Rect { x: self.x + by, y: self.y + by, w: self.w - 2 * by, h: self.h - 2 * by }
    }

    /// Whether the two share any area.
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }
}

/// Where something lies: on which surface, in which rectangle of it, how far up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The surface.
    pub surface: SurfaceId,
    /// The rectangle, in the surface's own coordinates.
    pub rect: Rect,
    /// Higher lies on top.
    pub level: i16,
}

impl Place {
    /// A place on the table.
    pub const fn table(rect: Rect, level: i16) -> Place {
        Place { surface: SurfaceId::TABLE, rect, level }
    }
}

/// How a piece is turned: quarter turns clockwise after a mirroring left to right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pose {
    /// Quarter turns clockwise, 0 to 3.
    pub turn: u8,
    /// Whether the piece was mirrored before it was turned.
    pub mirror: bool,
}

/// Something that lies on the table or stays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// A zone.
    Zone(ZoneId),
    /// A piece.
    Piece(PieceId),
}
