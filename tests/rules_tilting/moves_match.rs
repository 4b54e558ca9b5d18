//! What is listed is exactly what can be played, over every move there is.

use super::{act::*, prepare::*};

/// Every move there is, and some that never are.
fn universe() -> Vec<Move> {
    let cards = MoveCard::all().map(Move::Play).chain(MoveCard::all().map(Move::Take));
    let missions = Mission::all().map(Move::Mission);
    let steps =
        Meeple::ALL.into_iter().flat_map(|meeple| (0..=4).map(move |fields| Move::Step { meeple, fields }));
    let gives = (0..=6).map(Move::Give);
    let others = [Move::Use, Move::Skip, Move::Swap, Move::Seen, Move::End];
    cards.chain(missions).chain(steps).chain(gives).chain(others).collect()
}

/// Both seats may make exactly the listed moves, and no refused one leaves a trace.
#[track_caller]
fn matches(game: &Tilting, universe: &[Move]) {
    for seat in [ADA, BO] {
        let listed = game.legal_moves(seat);
        let mut made = 0;
        for mv in universe {
            let mut tried = game.clone();
            if tried.play(seat, mv).is_ok() {
                assert!(listed.contains(mv), "{mv:?} of {seat:?} is made and not listed in {:?}", game.phase);
                assert_ne!(tried, *game, "{mv:?} does nothing");
                made += 1;
            } else {
                assert!(!listed.contains(mv), "{mv:?} of {seat:?} is listed and refused in {:?}", game.phase);
                assert_eq!(tried, *game, "the refused {mv:?} changed the game");
            }
        }
        assert_eq!(listed.len(), made, "{listed:?}: each is listed once, and is a move there is");
    }
}

#[test]
fn in_random_games_of_every_mode() {
    clauses!["TW-22", "TW-61", "TW-85", "TW-103", "TW-107", "TW-108", "TW-110", "TW-112", "TW-116"];
    let universe = universe();
    assert_eq!(universe.len(), 60 + 60 + 11 + 10 + 7 + 5);
    for (board, charge) in modes() {
        for seed in 0..3 {
            let mut game = begin(board, charge, seed);
            random(&mut game, seed + 50, |game, _| matches(game, &universe));
        }
    }
}

#[test]
fn in_very_long_rounds() {
    clauses!["TW-R12", "TW-R13", "TW-R29"];
    // Hardly a card is left to draw: hands and row run short, players pass.
    let universe = universe();
    for (seed, (board, charge)) in (0..).zip(modes()) {
        for left in [0, 2, 5] {
            let mut game = begin(board, charge, seed);
            lay_deck(&mut game, left);
            random(&mut game, seed, |game, _| {
                sixty(game);
                if game.laid.len() + game.discard.len() > 44 {
                    matches(game, &universe);
                }
            });
        }
    }
}

#[test]
fn at_every_sign() {
    clauses!["TW-85", "TW-92", "TW-99", "TW-100", "TW-R16", "TW-R24"];
    let universe = universe();
    for board in [Board::Lance, Board::Row] {
        for sign in Sign::ALL {
            for meeple in Meeple::ALL {
                let errand = mission(true);
                let mut game = begin(board, None, 2);
                won(&mut game, ADA, &fulfilling(errand));
                errands(&mut game, ADA, &[errand, mission(false)]);
                lances(&mut game, ADA, 6);
                stop(&mut game, meeple, sign);
                matches(&game, &universe);
                for mv in game.legal_moves(ADA) {
                    let next = after(&game, ADA, mv);
                    matches(&next, &universe);
                    for seat in [ADA, BO] {
                        for mv in next.legal_moves(seat) {
                            matches(&after(&next, seat, mv), &universe);
                        }
                    }
                }
            }
        }
    }
}
