//! What a guess brings (CS-42 to CS-58), and how the game stands (CS-71, CS-72).

use super::{
    content::{Content, Numbers},
    state::{CozyStories, Step},
};
use crate::rules::{Seat, Standing, Words};

/// What a right guess brings the guesser and the storyteller: the `nth` guess of the phase, from 1, with or without the
/// windmill card (CS-42, CS-43, CS-52, CS-53).
pub fn gains(nth: u8, windmill: bool) -> (u8, u8) {
    if windmill { (nth + Content::get().numbers().bonus, 0) } else { (nth, nth) }
}

impl CozyStories {
    /// The numbers of the rules.
    #[expect(clippy::unused_self, reason = "one place to ask, wherever they come from")]
    pub(super) fn numbers(&self) -> &'static Numbers {
        Content::get().numbers()
    }

    /// Moves a pawn forward.
    pub(super) fn gain(&mut self, seat: Seat, points: u8) {
        let score = &mut self.players[seat.index()].score;
        *score = score.saturating_add(points);
    }

    /// Moves a pawn back, not below 0 (CS-47, CS-94); how far it went.
    pub(super) fn lose(&mut self, seat: Seat, points: u8) -> u8 {
        let score = &mut self.players[seat.index()].score;
        let lost = points.min(*score);
        *score -= lost;
        lost
    }

    /// Who has most points; all of them share (CS-72).
    pub(super) fn leaders(&self) -> Vec<Seat> {
        let most = self.players.iter().map(|player| player.score).max();
        self.seats().filter(|seat| Some(self.score(*seat)) == most).collect()
    }

    pub(super) fn stand(&self) -> Standing {
        let over = self.phase.step == Step::Over;
        let winners = if over { self.leaders() } else { Vec::new() };
        let key = if winners.len() > 1 { "cs-decided-shared" } else { "cs-decided-points" };
        Standing {
            rounds: u32::from(if over { self.phase.number + 1 } else { self.phase.number } / self.count()),
            scores: self.seats().map(|seat| (seat, i64::from(self.score(seat)))).collect(),
            winners,
            decided: over.then(|| Words::new(key)),
        }
    }
}
