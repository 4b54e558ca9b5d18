//! How a game lies on a table: surfaces, zones, pieces, offers, prompts.
//!
//! A game draws itself in these words and the app shows them; the app knows no game. Lengths are table
//! units: one unit is one logical pixel where the table stands in its smallest window. Whole numbers only.

mod about;
mod clock;
mod face;
mod ledger;
mod offer;
mod piece;
mod place;
mod prompt;
mod round;
mod sheet;

use super::telling::Words;

pub use about::About;
pub use clock::Clock;
pub use face::{Align, Border, Colour, Face, Fill, Font, Part, Sheet, Text};
pub use ledger::{Panel, Plate, Row, SeatColour, SeatLook, SeatShape};
pub use offer::{Button, Denied, Gesture, Offer, Shown};
pub use piece::{Piece, Surface, Zone};
pub use place::{PieceId, Place, Pose, Rect, Spot, SurfaceId, ZoneId};
pub use prompt::{Prompt, Step, StepState};
pub use round::{Along, Round};
pub use sheet::{Counted, ScoreLine, ScoreSheet, Tally};

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
    /// Whether it shows the viewer something that is for nobody else's eyes at this moment only: where people
    /// share a screen, the others are asked to look away first.
    pub private: bool,
    /// Time somebody has at this moment.
    pub clock: Option<Clock>,
    /// How the game was decided, once it is over.
    pub result: Option<ScoreSheet>,
}
