//! Plays moves, and tries those that must be refused.

use super::prepare::*;

/// Makes a move that must be listed; what happened. No piece comes or goes.
#[track_caller]
pub fn play(game: &mut ValleyDuel, seat: Seat, mv: Move) -> Vec<Event> {
    let listed = game.legal_moves(seat);
    assert!(
        listed.contains(&mv),
        "{mv:?} of {seat:?} is not among {listed:?} at {:?} {:?}",
        game.step,
        game.pending
    );
    let census = game.census();
    match game.play(seat, &mv) {
        Ok(played) => {
            assert_eq!(game.census(), census, "pieces came or went by {mv:?}");
            played.events
        }
        Err(refusal) => panic!("{mv:?} of {seat:?} is {refusal}"),
    }
}

/// Tries a move that must be refused and unlisted and change nothing; the clause that forbids it.
#[track_caller]
pub fn refused(game: &ValleyDuel, seat: Seat, mv: Move) -> &'static str {
    assert!(!game.legal_moves(seat).contains(&mv), "{mv:?} of {seat:?} is listed at {:?}", game.pending);
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
pub fn mover(game: &ValleyDuel) -> Seat {
    let seats: Vec<Seat> = game.turn().acting().iter().collect();
    assert_eq!(seats.len(), 1, "one player acts: {seats:?}");
    seats[0]
}

/// Those moves of a seat that are of a kind.
pub fn listed(game: &ValleyDuel, seat: Seat, kind: impl Fn(&Move) -> bool) -> Vec<Move> {
    game.legal_moves(seat).into_iter().filter(kind).collect()
}

/// A whole turn in which everybody takes the Calendar's Guilders.
#[track_caller]
pub fn idle_turn(game: &mut ValleyDuel) {
    let seat = game.active;
    play(game, seat, Move::Rotate(1));
    play(game, seat, Move::Guilders);
    if matches!(game.step, Step::Second(_)) {
        play(game, seat, Move::Pass);
    }
    play(game, rival(seat), Move::Guilders);
}

/// Plays a random game on to its end; `look` sees each position, the move made there, and what it brought.
pub fn random(
    game: &mut ValleyDuel,
    seed: u64,
    mut look: impl FnMut(&ValleyDuel, Seat, Move, &ValleyDuel, &[Event]),
) -> usize {
    let mut rng = Rng::seeded(seed);
    for step in 0..6000 {
        let Some(seat) = game.turn().acting().iter().next() else { return step };
        let moves = game.legal_moves(seat);
        let mv = *rng.pick(&moves).unwrap_or_else(|| panic!("{seat:?} has no move at {:?}", game.pending));
        let before = game.clone();
        let played = game.play(seat, &mv).unwrap_or_else(|refusal| panic!("listed {mv:?}: {refusal}"));
        look(&before, seat, mv, game, &played.events);
    }
    panic!("the game does not end");
}
