//! What a player may expect to have in the end, judged at a glance. For computer players; whole numbers only, so
//! that they think the same on every machine.

use super::{moves::Move, state::ValleyDuel};
use crate::rules::Seat;

impl ValleyDuel {
    /// What a player may expect to have in the end, in hundredths of a point.
    pub(super) fn expected(&self, seat: Seat) -> i64 {
        i64::from(self.total(seat)) * 100
    }

    /// What a move promises.
    pub(super) fn promised(&self, seat: Seat, mv: &Move) -> Option<i64> {
        let mut after = self.clone();
        after.make(seat, mv).ok()?;
        Some(after.expected(seat))
    }
}
