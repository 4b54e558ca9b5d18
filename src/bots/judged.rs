//! Players of games that can judge a position at a glance ([`Game::promise`]).
//!
//! Where many moves are alike and it takes long until one pays, play-outs at random say little. Here the better
//! moves are found at a glance, and a longer thought tries them out in imagined worlds: everybody goes on as seems
//! best at a glance, and a few turns later the position is judged again. All candidates are tried in the same
//! worlds, and the worse half of them is left out, again and again.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{
    Budget, Thought, any,
    outlook::{Outcome, Outlook, per_mille},
};
use crate::rules::{Game, Rng, Seat, Viewer};

/// Turns for which a candidate is followed. At WolfWalkers a search of 300 tries wins 71 % against the best move at a
/// glance with 2, 80 % with 4, 88 % with 7.
const AHEAD: u32 = 7;
/// Candidates that are tried.
const WIDTH: usize = 12;
/// What a game that is won is worth beyond its points, in hundredths.
const WON: i64 = 1_000;
/// More moves than this make no turn.
const TURN: usize = 8;

/// A move that is tried, and what came of it in all.
struct Candidate<M> {
    mv: M,
    promise: i64,
    sum: i64,
}

/// The best move at a glance among so many that come to mind; none if there are none.
pub(super) fn glance<G: Game>(
    world: &G,
    seat: Seat,
    handful: usize,
    rng: &mut Rng,
) -> Option<Thought<G::Move>> {
    let mut moves = world.legal_moves(seat);
    rng.shuffle(&mut moves);
    moves.truncate(handful);
    let best = shortlist(world, seat, moves).into_iter().next()?;
    Some(Thought { mv: best.mv, iterations: 0, value: value(margin(world, seat)) })
}

/// Tries the better moves out. None as soon as `stop` turns true, or without moves.
pub(super) fn think<G: Game>(
    world: &G,
    seat: Seat,
    budget: Budget,
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Option<Thought<G::Move>> {
    let mut moves = world.legal_moves(seat);
    rng.shuffle(&mut moves);
    let mut candidates = shortlist(world, seat, moves);
    // What cannot be told at a glance is tried in any case: it is little.
    let mut place = 0;
    candidates.retain(|candidate| {
        place += 1;
        place <= WIDTH || world.promise(seat, &candidate.mv).is_none()
    });
    let halvings = candidates.len().next_power_of_two().ilog2().max(1);
    let (mut tried, mut iterations) = (0, 0);
    while candidates.len() > 1 {
        let each = (budget.0 / halvings / candidates.len() as u32).max(1);
        for _ in 0..each {
            let world = world.imagine(Viewer::seat(seat), rng);
            let seed = rng.seed();
            for candidate in &mut candidates {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                candidate.sum += follow(&world, seat, &candidate.mv, &mut Rng::seeded(seed));
            }
        }
        tried += each;
        iterations += each * candidates.len() as u32;
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    let best = candidates.into_iter().next()?;
    let mean = best.sum / i64::from(tried.max(1));
    Some(Thought { mv: best.mv, iterations, value: value(mean) })
}

/// These moves, the most promising first.
fn shortlist<G: Game>(world: &G, seat: Seat, moves: Vec<G::Move>) -> Vec<Candidate<G::Move>> {
    let candidate = |mv| Candidate { promise: promise(world, seat, &mv), mv, sum: 0 };
    let mut candidates: Vec<Candidate<G::Move>> = moves.into_iter().map(candidate).collect();
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.promise));
    candidates
}

/// What a move promises; if the game cannot tell at a glance, what the turn brings that begins with it.
fn promise<G: Game>(world: &G, seat: Seat, mv: &G::Move) -> i64 {
    if let Some(promise) = world.promise(seat, mv) {
        return promise;
    }
    let mut after = world.clone();
    let turn = after.standing().rounds;
    let mut promised = i64::MIN;
    let mut next = Some(mv.clone());
    for _ in 0..TURN {
        let Some(mv) = next else { break };
        promised = after.promise(seat, &mv).unwrap_or(promised);
        if after.play(seat, &mv).is_err() || after.standing().rounds > turn {
            break;
        }
        next = most_promising(&after, seat);
    }
    promised
}

/// The most promising move of those that can be told at a glance; if there is none, the first.
fn most_promising<G: Game>(game: &G, seat: Seat) -> Option<G::Move> {
    let mut moves = game.legal_moves(seat);
    if moves.len() < 2 {
        return moves.pop();
    }
    // The first of equal ones.
    let best = moves.iter().rev().max_by_key(|mv| game.promise(seat, mv));
    best.cloned()
}

/// What comes of a move: everybody goes on as seems best, and the position is judged.
fn follow<G: Game>(world: &G, seat: Seat, mv: &G::Move, rng: &mut Rng) -> i64 {
    let mut game = world.clone();
    let end = game.standing().rounds + AHEAD;
    if game.play(seat, mv).is_err() {
        return i64::MIN / i64::from(u32::MAX);
    }
    while game.standing().rounds < end {
        let Some(seat) = any(game.turn(), rng) else { break };
        let Some(mv) = most_promising(&game, seat) else { break };
        if game.play(seat, &mv).is_err() {
            break;
        }
    }
    margin(&game, seat)
}

/// What a seat may expect, less the best rival, in hundredths of a point.
fn margin<G: Game>(game: &G, seat: Seat) -> i64 {
    let outlook = Outlook::of(game);
    match outlook.outcome(seat) {
        Outcome::Open => {
            let expected = |of: Seat| game.prospect(of).unwrap_or(0);
            let scores = outlook.standing.scores.iter();
            let rival = scores.filter(|(of, _)| *of != seat).map(|(of, _)| expected(*of)).max();
            expected(seat) - rival.unwrap_or(0)
        }
        Outcome::Lost => outlook.margin(seat) * 100 - WON,
        Outcome::Tied => outlook.margin(seat) * 100,
        Outcome::Won => outlook.margin(seat) * 100 + WON,
    }
}

/// A margin as a value in per mille.
fn value(margin: i64) -> u16 {
    per_mille(Outlook::level(margin as f64 / 100.0))
}
