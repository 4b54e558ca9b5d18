//! What lies on the table: surfaces, zones and pieces.

use super::{About, Face, PieceId, Place, Pose, Rect, Round, Spot, SurfaceId, ZoneId};
use crate::rules::{seat::Seat, telling::Words};

/// A surface and what it looks like when nothing lies on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surface {
    /// Which one.
    pub id: SurfaceId,
    /// Its name: the title of an open tray.
    pub name: Words,
    /// Where it lies when open, in table coordinates; for the table its whole frame.
    pub rect: Rect,
    /// Its ground.
    pub face: Face,
    /// What opens it when double-clicked; the table is always open.
    pub opened_by: Vec<Spot>,
    /// The seat whose work it shows.
    pub seat: Option<Seat>,
}

/// A zone, drawn under the pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Which one.
    pub id: ZoneId,
    /// Where it is.
    pub place: Place,
    /// How it looks.
    pub face: Face,
    /// What hovering and Alt tell of it.
    pub about: Option<About>,
}

/// A piece and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which one.
    pub id: PieceId,
    /// Where it is seen: one place for each surface that shows it. The open surface on top counts.
    pub places: Vec<Place>,
    /// How it looks.
    pub face: Face,
    /// Its other side, where everybody may turn it over.
    pub other_side: Option<Face>,
    /// How it lies.
    pub pose: Pose,
    /// How it stands turned besides, where it is a wheel or lies on one.
    pub round: Option<Round>,
    /// How it looks while it is held, in every way it can be turned and mirrored; empty where it looks as
    /// it lies and cannot be turned.
    pub lifted: Vec<(Pose, Face)>,
    /// Where it comes from when it appears.
    pub from: Option<Rect>,
    /// What hovering and Alt tell of it.
    pub about: Option<About>,
}
