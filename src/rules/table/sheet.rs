//! The score sheet: how a game was decided, line by line, as a player would count it aloud.

use super::{Face, Place, Shown};
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
    /// What each seat counts before everybody's eyes, seat after seat; empty where the lines say it all.
    pub tallies: Vec<Tally>,
}

/// What one seat counts, one thing after the other, as a player would count it aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Whose points.
    pub seat: Seat,
    /// Where everything that counts lies.
    pub place: Place,
    /// The things that count, in the order in which they are counted.
    pub items: Vec<Counted>,
}

/// One thing that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// What it asks for, drawn.
    pub icon: Face,
    /// What it is.
    pub label: Words,
    /// How it stands, in words.
    pub note: Words,
    /// The sum, where there is one to do.
    pub sum: Option<Words>,
    /// What it brings.
    pub points: i64,
    /// What the table shows meanwhile.
    pub shows: Vec<Shown>,
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
