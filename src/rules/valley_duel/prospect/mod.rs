//! What a player may expect to have in the end, judged at a glance: what is won, what goods and cards may still bring,
//! and what is about to be resolved. For computer players; whole numbers only, so that they think the same on every
//! machine.
//!
//! `glance` looks at a position, `goods`, `cards`, `deeds` and `due` say what parts of it are worth.

mod cards;
mod deeds;
mod due;
mod glance;
mod goods;

use super::{moves::Move, pieces::SEATS, state::ValleyDuel, step::Step};
use crate::rules::Seat;
use glance::{Glance, POINT};

/// Rounds that a game takes.
const ROUNDS: i32 = 17;
/// Rounds between two moves of the Calendar.
const PACE: i32 = 3;

impl ValleyDuel {
    /// Turns each player has left, as far as one can tell.
    fn turns_left(&self) -> i32 {
        if let Some(last) = self.last {
            return i32::from(last.saturating_sub(self.turns)).div_euclid(2);
        }
        let spaces = Self::content().calendar().len() as i32 - 1 - i32::from(self.calendar);
        let by_calendar = 1 + PACE * spaces;
        let by_rounds = (ROUNDS - i32::from(self.round())).max(1);
        (by_calendar + by_rounds) / 2
    }

    /// What a player may expect to have in the end, in hundredths of a point.
    pub(super) fn expected(&self, seat: Seat) -> i64 {
        let seat = SEATS[seat.index() & 1];
        let worth = match self.step {
            Step::Over => i32::from(self.player(seat).points) * POINT,
            _ => Glance::of(self, seat).worth(),
        };
        i64::from(worth)
    }

    /// What a move promises: all there is to have is common to both, so that what helps the rival counts as well.
    pub(super) fn promised(&self, seat: Seat, mv: &Move) -> Option<i64> {
        let mut after = self.clone();
        after.make(seat, mv).ok()?;
        Some(after.expected(seat) - after.expected(Self::rival(seat)))
    }
}
