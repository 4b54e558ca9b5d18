//! Information-set Monte Carlo tree search with one observer (Cowling, Powley, Whitehouse 2012).
//!
//! Each iteration is a determinisation: it imagines a world in which everything the seat sees is as it is,
//! goes down one tree that all worlds share, adds a node, plays on at random and notes what came of it, for
//! each move the value to the seat that made it. Where several seats may act, any of them does.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{
    Budget, Thought, any,
    outlook::{Outlook, per_mille},
    tree::Tree,
};
use crate::rules::{Game, Rng, Seat, Viewer};

/// How many moves ahead it plays a game that ends.
const TO_THE_END: usize = 1_000;
/// How many moves ahead it plays a game that never ends. What comes after many random moves says little of the
/// first: with 30, seasons of Mythwind bring less. With 10 it does not see what ending a day is good for, and
/// never ends one.
const OPEN_ENDED: usize = 20;

/// How the move is chosen once the search is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// The one tried most.
    Best,
    /// Any, as likely as it was tried.
    Drawn,
}

/// Searches for the seat's move. None as soon as `stop` turns true, or without moves.
pub(super) fn think<G: Game>(
    world: &G,
    seat: Seat,
    budget: Budget,
    choice: Choice,
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Option<Thought<G::Move>> {
    let start = Outlook::of(world);
    let mut tree = Tree::new();
    for _ in 0..budget.0 {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        iterate(&mut tree, world, &start, seat, rng);
    }
    let first: Vec<(&G::Move, u32, f64)> = tree.first_moves().collect();
    let (mv, _, value) = match choice {
        Choice::Best => first.into_iter().max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)))?,
        Choice::Drawn => {
            let visits: u32 = first.iter().map(|(_, visits, _)| visits).sum();
            let mut ticket = rng.below(visits as usize) as u32;
            first.into_iter().find(|(_, visits, _)| {
                let drawn = ticket < *visits;
                ticket = ticket.saturating_sub(*visits);
                drawn
            })?
        }
    };
    Some(Thought { mv: mv.clone(), iterations: budget.0, value: per_mille(value) })
}

/// One world, one descent, one node more.
fn iterate<G: Game>(tree: &mut Tree<G::Move>, world: &G, start: &Outlook, seat: Seat, rng: &mut Rng) {
    let mut game = world.imagine(Viewer::seat(seat), rng);
    let mut steps = if G::INFO.sitting.is_some() { OPEN_ENDED } else { TO_THE_END };
    let mut path = Vec::new();
    let mut node = Tree::<G::Move>::ROOT;
    let mut mover = Some(seat);
    while let Some(seat) = mover.filter(|_| steps > 0) {
        let Some(step) = tree.step(node, seat, &game.legal_moves(seat), rng) else { break };
        if game.play(seat, tree.mv(step)).is_err() {
            break;
        }
        steps -= 1;
        path.push(step);
        if step.fresh {
            break;
        }
        node = tree.follow(step);
        mover = any(game.turn(), rng);
    }
    play_out(&mut game, steps, rng);
    let outlook = Outlook::of(&game);
    tree.back_up(&path, |seat| outlook.value(seat, start));
}

/// Plays on at random.
fn play_out<G: Game>(game: &mut G, steps: usize, rng: &mut Rng) {
    for _ in 0..steps {
        let Some(seat) = any(game.turn(), rng) else { return };
        let moves = game.legal_moves(seat);
        let Some(mv) = rng.pick(&moves) else { return };
        if game.play(seat, mv).is_err() {
            return;
        }
    }
}
