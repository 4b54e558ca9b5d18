//! A player gives the game up.

use super::{act::*, prepare::*};

/// The move that gives a game up, as it is written.
#[track_caller]
fn resigning() -> Move {
    ron::from_str("Resign").expect("a player can resign")
}

#[test]
fn whoever_resigns_gives_the_win_to_the_opponent() {
    clauses!["TW-R35"];
    for (board, charge) in modes() {
        for (loser, winner) in [(ADA, BO), (BO, ADA)] {
            let mut game = begin(board, charge, 3);
            game.active = loser;
            // However good the position was.
            let card = *game.hidden.stack.iter().next().expect("a card");
            won(&mut game, loser, &[(card, Giant)]);
            let events = game.play(loser, &resigning()).expect("at any time").events;
            let outcome = game.outcome.expect("the game is over");
            assert_eq!(events.last(), Some(&Event::Over(outcome)));
            assert_eq!((game.turn(), game.standing().winners), (Turn::Over, vec![winner]));
            // It is recorded as what it is: neither points nor cards nor lances decided.
            let other = |by| outcome == Outcome::Won { seat: winner, by };
            assert!(![By::Points, By::Cards, By::Lances].into_iter().any(other), "{outcome:?}");
            assert_eq!(refused(&game, winner, Move::End), "TW-115");
        }
    }
}
