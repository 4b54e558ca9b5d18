//! A clock beside the table. It signals and never plays.

use crate::rules::telling::Words;

/// Time that somebody has for something. The app counts it down, shows it and rings softly when it is up; what
/// happens then is for the players. A clock of another [`id`](Clock::id) is another clock and starts anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Which one: as long as it stays the same, it runs on.
    pub id: u32,
    /// Seconds it begins with.
    pub seconds: u16,
    /// What the time is for: "Ada tells".
    pub name: Words,
}
