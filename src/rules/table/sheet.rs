//! The score sheet: how a game was decided, line by line, as a player would count it aloud.

use crate::rules::{seat::Seat, telling::Words};

/// How a game was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The seats it counts, a column each.
    pub seats: Vec<Seat>,
    /// What counts, in the order in which it is counted.
    pub lines: Vec<ScoreLine>,
    /// The sums, a number for each seat.
    pub totals: Vec<i64>,
    /// Who won, and by what.
    pub decided: Words,
    /// What decides between equal sums, and how that stands.
    pub tie_break: Option<Words>,
    /// The winners.
    pub winners: Vec<Seat>,
}

/// Something that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// A symbol from `assets/art`.
    pub icon: String,
    /// What it is.
    pub label: Words,
    /// For each seat: how it came about.
    pub notes: Vec<Words>,
    /// For each seat: what it brings.
    pub points: Vec<i64>,
}
