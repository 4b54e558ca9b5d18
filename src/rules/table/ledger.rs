//! The ledger beside the table: the seats, and what counts now.

use std::borrow::Cow;

use super::StepState;
use crate::rules::{seat::Seat, telling::Words};

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
    /// A remark of a line or more.
    Text(Words),
    /// Progress towards a number.
    Progress {
        /// Reached so far.
        have: u16,
        /// To be reached.
        need: u16,
    },
}
