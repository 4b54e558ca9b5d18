//! How a game lies on a table: surfaces, zones, pieces, offers, prompts.
//!
//! A game draws itself in these words and the app shows them; the app knows no game. Lengths are table
//! units: one unit is one logical pixel where the table stands in its smallest window. Whole numbers only.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{
    seat::Seat,
    telling::{Clause, Page, Refusal, Words},
};

mod face;

pub use face::{Align, Border, Colour, Face, Fill, Font, Part, Sheet, Text};

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
    /// What opens it when double-clicked or by its corner mark; the table is always open.
    pub opened_by: Option<Spot>,
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
    /// How it looks while it is held, in every way it can be turned and mirrored; empty where it looks as
    /// it lies and cannot be turned.
    pub lifted: Vec<(Pose, Face)>,
    /// Where it comes from when it appears.
    pub from: Option<Rect>,
    /// What hovering and Alt tell of it.
    pub about: Option<About>,
}

/// What a piece or zone tells of itself: short on hover, whole while Alt is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: Words,
    /// What kind of thing it is.
    pub kind: Option<Words>,
    /// What it does, in words.
    pub rules: Vec<Words>,
    /// How things stand with it now.
    pub now: Vec<Words>,
    /// The clause it follows.
    pub clause: Option<Clause>,
    /// The picture shown large, where it has a better one than its face.
    pub large: Option<Face>,
}

impl About {
    /// A name and nothing else yet.
    pub fn new(name: Words) -> About {
        About { name, kind: None, rules: Vec::new(), now: Vec::new(), clause: None, large: None }
    }

    /// With a kind.
    #[must_use]
    pub fn kind(mut self, kind: Words) -> About {
        self.kind = Some(kind);
        self
    }

    /// With one more rule.
    #[must_use]
    pub fn rule(mut self, rule: Words) -> About {
        self.rules.push(rule);
        self
    }

    /// With one more remark on how things stand.
    #[must_use]
    pub fn now(mut self, now: Words) -> About {
        self.now.push(now);
        self
    }

    /// With its clause.
    #[must_use]
    pub fn clause(mut self, clause: &'static str) -> About {
        self.clause = Some(Clause(clause));
        self
    }
}

/// How a move is made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Drag the piece there. It comes to lie at `land`, in this pose.
    Drag {
        /// The piece that is dragged.
        piece: PieceId,
        /// What lights up.
        onto: Spot,
        /// Where the piece will lie.
        land: Place,
        /// How it must be turned to fit there.
        pose: Pose,
    },
    /// Click a piece or zone.
    Click(Spot),
    /// Press a button in the prompt bar.
    Button(Button),
    /// Choose among options laid out as cards over the field.
    Card(Face),
    /// Type a text of so many characters.
    Text {
        /// Fewest characters.
        min: u8,
        /// Most characters.
        max: u8,
    },
}

/// How a button looks and which key presses it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Button {
    /// The step the game expects next; at most one offer of a seat is primary.
    pub primary: bool,
    /// A key of the keyboard.
    pub key: Option<char>,
    /// The symbol before the label.
    pub icon: Option<Cow<'static, str>>,
}

/// A legal move and one way to make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer<M> {
    /// Who makes it.
    pub seat: Seat,
    /// The move.
    pub mv: M,
    /// How it is made.
    pub gesture: Gesture,
    /// What it is called: a verb in the player's words.
    pub label: Words,
    /// What it brings, with numbers before and after.
    pub preview: Vec<Words>,
    /// A question to be answered first, where much hangs on it and it is easily done by mistake.
    pub warning: Option<Words>,
}

/// A move that somebody may well try and that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Denied {
    /// Who tries it.
    pub seat: Seat,
    /// How it would be made.
    pub gesture: Gesture,
    /// What it would be called (for a button that is off).
    pub label: Words,
    /// Why not.
    pub refusal: Refusal,
}

/// What a seat is asked to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// Who is asked; none where everybody may answer for all.
    pub seat: Option<Seat>,
    /// "Name, what to do".
    pub words: Words,
    /// The card or rule that asks.
    pub source: Option<Words>,
    /// The way through the turn: done, now, to come.
    pub trail: Vec<Step>,
    /// A card to be read before answering.
    pub page: Option<Page>,
}

/// A step of the trail under the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name.
    pub words: Words,
    /// How far it is.
    pub state: StepState,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Behind us.
    Done,
    /// The present one.
    Now,
    /// Ahead.
    Next,
}

/// How a seat is told from the others: by colour, by shape, and by its holder's first letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatLook {
    /// Its colour.
    pub colour: SeatColour,
    /// Its shape.
    pub shape: SeatShape,
}

/// The colours of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "colours are what they are")]
pub enum SeatColour {
    Red,
    Blue,
    Yellow,
    Green,
    Violet,
    Black,
}

/// The shapes of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "shapes are what they are")]
pub enum SeatShape {
    Disc,
    Square,
    Triangle,
    Diamond,
    Hexagon,
}

/// A seat in the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    /// Whose it is.
    pub seat: Seat,
    /// How it is told from the others.
    pub look: SeatLook,
    /// What it plays, in the second line.
    pub line: Words,
    /// What counts for it.
    pub score: i64,
    /// What the score counts.
    pub unit: Words,
    /// What it is doing: acts, done, waits.
    pub tag: Option<Words>,
    /// Whether it can act now.
    pub acts: bool,
    /// A symbol beside the name.
    pub icon: Option<Cow<'static, str>>,
}

/// A small table of the ledger: what counts now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Its title.
    pub title: Words,
    /// A remark at the right of the title.
    pub remark: Option<Words>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// A row of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A label and a value; two of them share a line where they fit.
    Pair {
        /// What it is.
        label: Words,
        /// How it stands.
        value: Words,
    },
    /// A step and how far it is.
    Step {
        /// Its name.
        label: Words,
        /// What there is to say of it.
        value: Words,
        /// How far it is.
        state: StepState,
    },
    /// A line with a symbol.
    Line {
        /// A symbol from `assets/art`, or a numeral.
        icon: Option<Cow<'static, str>>,
        /// What it is.
        label: Words,
        /// How it stands.
        value: Option<Words>,
        /// Whether it is only an empty place.
        empty: bool,
    },
    /// Progress towards a number.
    Progress {
        /// Reached so far.
        have: u16,
        /// To be reached.
        need: u16,
    },
}

/// How a game lies on the table for one viewer, and what can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView<M> {
    /// Where we are: "Summer, year 1 · day 5 of 9".
    pub heading: Words,
    /// The table first, then what can open over it.
    pub surfaces: Vec<Surface>,
    /// Places that stay.
    pub zones: Vec<Zone>,
    /// Everything that lies about.
    pub pieces: Vec<Piece>,
    /// What can be done, and how.
    pub offers: Vec<Offer<M>>,
    /// What is likely tried and is refused.
    pub denied: Vec<Denied>,
    /// What each seat that may act is asked.
    pub prompts: Vec<Prompt>,
    /// The seats.
    pub plates: Vec<Plate>,
    /// What counts.
    pub panels: Vec<Panel>,
    /// A surface that the present decision is made on, to be opened by itself.
    pub open: Option<SurfaceId>,
}
