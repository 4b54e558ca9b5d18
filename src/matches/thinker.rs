//! A computer player's turn at a match, without its game's types: it can be thought out on another thread.

use std::sync::atomic::AtomicBool;

use super::Match;
use crate::{
    bots::Bot,
    rules::{Game, Rng, Seat, Viewer},
};

/// What a computer player came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// For whom.
    pub seat: Seat,
    /// The move, as the journal would keep it.
    pub mv: String,
    /// The revision of the match it was thought of for.
    pub revision: u64,
}

/// A computer player that is about to think.
pub trait Thinker: Send {
    /// Thinks. None if it has no moves, or as soon as `stop` turns true.
    fn think(&self, stop: &AtomicBool) -> Option<Thought>;
}

/// A computer player at a seat, with a world imagined from what the seat sees: the true one never gets here.
pub(super) struct AtSeat<G: Game> {
    world: G,
    seat: Seat,
    bot: Bot,
    rng: Rng,
    revision: u64,
}

impl<G: Game> AtSeat<G> {
    /// Takes a seat. The same match at the same step makes the same choice.
    pub(super) fn new(game: &Match<G>, seat: Seat, bot: Bot) -> AtSeat<G> {
        let mut rng = Rng::seeded(u64::from(game.mark()) << 32 ^ game.serial ^ u64::from(seat.0) << 60);
        let world = game.game.imagine(Viewer::seat(seat), &mut rng);
        AtSeat { world, seat, bot, rng, revision: game.revision }
    }
}

impl<G: Game> Thinker for AtSeat<G> {
    fn think(&self, stop: &AtomicBool) -> Option<Thought> {
        let thought = self.bot.think(&self.world, self.seat, &mut self.rng.clone(), stop)?;
        let mv = ron::to_string(&thought.mv).ok()?;
        Some(Thought { seat: self.seat, mv, revision: self.revision })
    }
}
