//! Plays moves, and tries those that must be refused.

use super::prepare::*;

/// Makes a move that must be listed; what happened. No card comes or goes.
#[track_caller]
pub fn play(game: &mut WolfWalkers, seat: Seat, mv: Move) -> Vec<Event> {
    let listed = game.legal_moves(seat);
    assert!(listed.contains(&mv), "{mv:?} of {seat:?} is not among {listed:?} in {:?}", game.running);
    let census = game.census();
    match game.play(seat, &mv) {
        Ok(played) => {
            assert_eq!(game.census(), census, "cards came or went by {mv:?}");
            played.events
        }
        Err(refusal) => panic!("{mv:?} of {seat:?} is {refusal}"),
    }
}

/// Tries a move that must be refused and unlisted and change nothing; the clause that forbids it.
#[track_caller]
pub fn refused(game: &WolfWalkers, seat: Seat, mv: Move) -> &'static str {
    assert!(!game.legal_moves(seat).contains(&mv), "{mv:?} of {seat:?} is listed in {:?}", game.running);
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
pub fn acting(game: &WolfWalkers) -> Seat {
    let seats: Vec<Seat> = game.turn().acting().iter().collect();
    assert_eq!(seats.len(), 1, "one player acts: {seats:?}");
    seats[0]
}

/// The places where the card of a Market place can be laid.
pub fn spots(game: &WolfWalkers, of: Slot) -> Vec<Cell> {
    let moves = game.legal_moves(game.active);
    let spot = |mv| match mv {
        Move::Lay { slot, at } if slot == of => Some(at),
        _ => None,
    };
    moves.into_iter().filter_map(spot).collect()
}

/// Market places from which something can be taken.
pub fn takeable(game: &WolfWalkers) -> Vec<Slot> {
    Slot::ALL.into_iter().filter(|slot| !spots(game, *slot).is_empty()).collect()
}

/// Takes the card of a Market place and lays it in the first place where it may lie.
#[track_caller]
pub fn take(game: &mut WolfWalkers, slot: Slot) -> Vec<Event> {
    let at = *spots(game, slot).first().unwrap_or_else(|| panic!("{slot:?} can be taken"));
    let seat = acting(game);
    play(game, seat, Move::Lay { slot, at })
}

/// So many turns, each with the first card that can be taken from these places, in turn.
#[track_caller]
pub fn turns(game: &mut WolfWalkers, count: usize, slots: &[Slot]) {
    for turn in 0..count {
        let slot = slots[turn % slots.len()];
        let slot = if takeable(game).contains(&slot) { slot } else { takeable(game)[0] };
        take(game, slot);
        while game.running.stage == Stage::After {
            let seat = acting(game);
            play(game, seat, Move::End);
        }
    }
}

/// Uses the Opportunity in a place of the table.
#[track_caller]
pub fn use_card(game: &mut WolfWalkers, seat: Seat, place: u8) -> Vec<Event> {
    play(game, seat, Move::Use(place))
}

/// Plays on at random, calling `look` before each move.
pub fn random(game: &mut WolfWalkers, seed: u64, mut look: impl FnMut(&WolfWalkers, Move)) {
    let mut rng = Rng::seeded(seed);
    for _ in 0..2000 {
        let Some(seat) = game.turn().acting().iter().next() else { return };
        let moves = game.legal_moves(seat);
        let mv = *rng.pick(&moves).expect("an acting seat has a move");
        look(game, mv);
        game.play(seat, &mv).expect("a listed move");
    }
    panic!("the game does not end");
}

/// The points of a player.
pub fn points(game: &WolfWalkers, seat: Seat) -> i16 {
    game.points(seat)
}
