//! One step ahead.

use super::outlook::Outlook;
use crate::rules::{Game, Rng, Seat};

/// The move after which the seat stands best: a game won counts more than any score, a game lost less. Of
/// equal ones any.
pub(super) fn best<G: Game>(world: &G, seat: Seat, moves: Vec<G::Move>, rng: &mut Rng) -> Option<G::Move> {
    let mut best = None;
    let mut equals = Vec::new();
    for mv in moves {
        let mut after = world.clone();
        if after.play(seat, &mv).is_err() {
            continue;
        }
        let outlook = Outlook::of(&after);
        let worth = Some((outlook.outcome(seat), outlook.margin(seat)));
        if worth > best {
            equals.clear();
            best = worth;
        }
        if worth == best {
            equals.push(mv);
        }
    }
    rng.pick(&equals).cloned()
}
