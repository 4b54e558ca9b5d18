//! Plays moves, and tries those that must be refused.

use super::prepare::*;

/// Makes a move that must be listed; what happened. No card comes or goes.
#[track_caller]
pub fn play(game: &mut CozyStories, seat: Seat, mv: Move) -> Vec<Event> {
    let listed = game.legal_moves(seat);
    assert!(listed.contains(&mv), "{mv:?} of {seat:?} is not among {listed:?} in {:?}", game.phase);
    make(game, seat, &mv)
}

/// Makes a move with a text in place of the listed sample.
#[track_caller]
pub fn play_text(game: &mut CozyStories, seat: Seat, mv: Move) -> Vec<Event> {
    let samples = game.legal_moves(seat);
    let kind = std::mem::discriminant(&mv);
    assert!(samples.iter().any(|other| std::mem::discriminant(other) == kind), "no {mv:?} in {samples:?}");
    make(game, seat, &mv)
}

/// Makes a move that must be legal, listed or not.
#[track_caller]
pub fn make(game: &mut CozyStories, seat: Seat, mv: &Move) -> Vec<Event> {
    let played = game.play(seat, mv);
    let events = played.unwrap_or_else(|refusal| panic!("{mv:?} of {seat:?} is {refusal}")).events;
    complete(game);
    events
}

/// Tries a move that must be refused and unlisted and change nothing; the clause that forbids it.
#[track_caller]
pub fn refused(game: &CozyStories, seat: Seat, mv: Move) -> &'static str {
    assert!(!game.legal_moves(seat).contains(&mv), "{mv:?} of {seat:?} is listed in {:?}", game.phase);
    let mut tried = game.clone();
    match tried.play(seat, &mv) {
        Ok(played) => panic!("{mv:?} of {seat:?} was made: {played:?}"),
        Err(refusal) => {
            assert_eq!(*game, tried, "the refused {mv:?} changed the game");
            refusal.clause.0
        }
    }
}

/// Whose move it is.
#[track_caller]
pub fn acting(game: &CozyStories) -> Seat {
    let seats: Vec<Seat> = game.turn().acting().iter().collect();
    assert_eq!(seats.len(), 1, "one player acts: {seats:?}");
    seats[0]
}

/// Plays a game out at random; each position and what just happened is looked at.
pub fn random(setup: &Setup, seed: u64, mut look: impl FnMut(&CozyStories, &[Event])) -> CozyStories {
    let mut game = CozyStories::begin(setup, seed).expect("a set-up");
    let mut rng = Rng::seeded(seed);
    for _ in 0..2000 {
        let Some(seat) = game.turn().acting().iter().next() else { return game };
        let moves = game.legal_moves(seat);
        let mv = rng.pick(&moves).expect("an acting seat has a move").clone();
        let events = game.play(seat, &mv).expect("a listed move").events;
        look(&game, &events);
    }
    panic!("the game does not end");
}
