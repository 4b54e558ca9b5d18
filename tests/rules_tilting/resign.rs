//! A player gives the game up. The match keeps it, whatever the game: see `windmill_lane::matches`.

use windmill_lane::matches::{Entry, Match, Meta};

use super::prepare::*;

/// A match that just begins.
fn fresh(board: Board, charge: Option<u8>) -> Match<Tilting> {
    let setup = Setup { board, charge, first: Some(ADA), ..Setup::normal() };
    Match::begin(Meta::default(), setup, 3).expect("a set-up")
}

#[test]
fn whoever_resigns_gives_the_win_to_the_opponent() {
    clauses!["TW-R35", "TW-115"];
    for (board, charge) in modes() {
        for (loser, winner) in [(ADA, BO), (BO, ADA)] {
            let mut game = fresh(board, charge);
            game.resign(loser).expect("at any time");
            assert_eq!(game.turn(), Turn::Over);
            let standing = game.standing();
            assert_eq!(standing.winners, [winner]);
            // It is recorded as what it is: neither points nor cards nor lances decided.
            assert_eq!(standing.decided.expect("a reason").key, "resigned");
            let card = Move::Play(game.game().hidden.hands[0][0]);
            assert!(game.play(ADA, &card).is_err(), "nothing is played any more");
            assert!(game.resign(winner).is_err(), "and nobody gives up after it");
            assert!(game.can_undo(None).is_err(), "nor is it taken back");
        }
    }
}

#[test]
fn giving_up_is_kept_in_the_save_and_in_the_journal() {
    let mut game = fresh(Board::Shield, None);
    game.follow(&Entry::Resign(BO)).expect("an entry of the journal");
    let text = game.write().expect("a save");
    let read = Match::<Tilting>::read(&text).expect("sound").game;
    assert_eq!((read.turn(), read.standing().winners), (Turn::Over, vec![ADA]));
    assert_eq!(read.serial(), 1);
    assert!(game.follow(&Entry::Resign(ADA)).is_err(), "it cannot have happened twice");
}
