//! What is refused, by which clause. `refused` checks each time that nothing at all has changed.

use super::{act::*, prepare::*};

/// Moves of every kind.
fn every_kind() -> Vec<Move> {
    let cards = MoveCard::all().flat_map(|card| [Move::Play(card), Move::Take(card)]);
    let missions = Mission::all().map(Move::Mission);
    let steps =
        Meeple::ALL.into_iter().flat_map(|meeple| (0..=4).map(move |fields| Move::Step { meeple, fields }));
    let gives = (0..=6).map(Move::Give);
    let others = [Move::Use, Move::Skip, Move::Swap, Move::Seen, Move::End];
    cards.chain(missions).chain(steps).chain(gives).chain(others).collect()
}

#[test]
fn nobody_acts_out_of_turn() {
    clauses!["TW-107", "TW-60", "TW-20"];
    let errand = mission(true);
    let mut game = start(Board::Lance);
    won(&mut game, BO, &fulfilling(errand));
    errands(&mut game, BO, &[errand]);
    // Whatever Ada is asked, Bo can do nothing.
    let mut positions = vec![game.clone()];
    for sign in Sign::ALL {
        let mut at = game.clone();
        lances(&mut at, ADA, 3);
        stop(&mut at, Knight, sign);
        positions.push(at);
    }
    let mut peek = game.clone();
    stop(&mut peek, Knight, Sign::Peek);
    positions.push(after(&peek, ADA, Move::Use));
    for game in positions {
        for mv in every_kind() {
            let clause = refused(&game, BO, mv);
            let expected = if matches!(mv, Move::Mission(_)) { "TW-60" } else { "TW-107" };
            assert_eq!(clause, expected, "{mv:?} in {:?}", game.phase);
        }
        for stranger in [Seat(2), Seat(7)] {
            refused(&game, stranger, Move::Play(hand_of(&game, ADA)[0]));
        }
    }
}

#[test]
fn only_cards_of_the_own_hand_are_played() {
    clauses!["TW-108"];
    let mut game = start(Board::Row);
    idle(&mut game);
    let open = game.row[0];
    play(&mut game, ADA, Move::Take(open));
    discard_deck(&mut game, 20);
    assert_eq!(acting(&game), BO);
    let own = hand_of(&game, BO).to_vec();
    let mut tried = 0;
    for card in MoveCard::all().filter(|card| !own.contains(card)) {
        assert_eq!(refused(&game, BO, Move::Play(card)), "TW-108");
        tried += 1;
    }
    assert_eq!(tried, 56, "of the opponent's hand, the deck, the discards, the table, the row");
    // The same with an extra card.
    let mut game = start(Board::Lance);
    stop(&mut game, Knight, Sign::Extra);
    for card in MoveCard::all().filter(|card| !hand_of(&game, ADA).contains(card)) {
        assert_eq!(refused(&game, ADA, Move::Play(card)), "TW-108");
    }
}

#[test]
fn a_second_card_needs_the_sign() {
    clauses!["TW-109"];
    for sign in Sign::ALL.into_iter().filter(|sign| *sign != Sign::Extra) {
        let mut game = start(Board::Lance);
        lances(&mut game, ADA, 3);
        errands(&mut game, ADA, &[mission(true)]);
        stop(&mut game, Knight, sign);
        for card in hand_of(&game, ADA) {
            assert_eq!(refused(&game, ADA, Move::Play(*card)), "TW-109", "{sign:?}");
        }
        play(&mut game, ADA, Move::Skip);
        for card in hand_of(&game, ADA) {
            assert_eq!(refused(&game, ADA, Move::Play(*card)), "TW-109", "after {sign:?}");
        }
    }
    // An extra card that was left gives none either.
    let mut game = start(Board::Lance);
    errands(&mut game, ADA, &[mission(true)]);
    stop(&mut game, Knight, Sign::Extra);
    play(&mut game, ADA, Move::Skip);
    assert_eq!(refused(&game, ADA, Move::Play(hand_of(&game, ADA)[0])), "TW-109");
}

#[test]
fn no_meeple_moves_without_card_or_sign() {
    clauses!["TW-110"];
    let steps = || {
        Meeple::ALL.into_iter().flat_map(|meeple| (0..=4).map(move |fields| Move::Step { meeple, fields }))
    };
    for board in [Board::Shield, Board::Lance, Board::Row] {
        let game = start(board);
        for mv in steps() {
            assert_eq!(refused(&game, ADA, mv), "TW-110");
        }
    }
    for sign in [Sign::Extra, Sign::Scatter, Sign::MendOne, Sign::Peek, Sign::Swap, Sign::MendTwo] {
        let mut game = start(Board::Lance);
        lances(&mut game, ADA, 3);
        errands(&mut game, ADA, &[mission(true)]);
        stop(&mut game, Knight, sign);
        for mv in steps() {
            assert_eq!(refused(&game, ADA, mv), "TW-110", "{sign:?}");
        }
        play(&mut game, ADA, Move::Skip);
        for mv in steps() {
            assert_eq!(refused(&game, ADA, mv), "TW-110", "after {sign:?}");
        }
    }
}

#[test]
fn nobody_draws_unasked() {
    clauses!["TW-112", "TW-103"];
    // With a row: before the card, with a sign open, after the card.
    let mut game = start(Board::Row);
    errands(&mut game, ADA, &[mission(true)]);
    let mut positions = vec![game.clone()];
    stop(&mut game, Knight, Sign::Peek);
    positions.push(game.clone());
    play(&mut game, ADA, Move::Skip);
    positions.push(game);
    for game in positions {
        for card in MoveCard::all() {
            assert_eq!(refused(&game, ADA, Move::Take(card)), "TW-112", "in {:?}", game.phase);
        }
    }
    // Without one there is nothing to choose from.
    for board in [Board::Shield, Board::Lance] {
        let mut game = start(board);
        errands(&mut game, ADA, &[mission(true)]);
        idle(&mut game);
        for card in MoveCard::all() {
            assert_eq!(refused(&game, ADA, Move::Take(card)), "TW-112");
        }
    }
}

#[test]
fn no_hand_grows_beyond_four() {
    clauses!["TW-112", "TW-31"];
    for (seed, (board, charge)) in (20..).zip(modes()) {
        let mut game = begin(board, charge, seed);
        random(&mut game, seed, |game, _| {
            for seat in [ADA, BO] {
                assert!(hand_of(game, seat).len() <= 4);
            }
        });
    }
}

#[test]
fn only_missions_of_the_own_hand_are_played() {
    clauses!["TW-114", "TW-69"];
    let errand = mission(true);
    let mut game = start(Board::Shield);
    // Ada's cards fulfil it, but Bo holds it; or nobody does; or it was played.
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, BO, &[errand]);
    assert!(game.fulfils(ADA, errand));
    assert_eq!(refused(&game, ADA, Move::Mission(errand)), "TW-114");
    errands(&mut game, BO, &[]);
    assert_eq!(refused(&game, ADA, Move::Mission(errand)), "TW-114");
    errands(&mut game, ADA, &[errand]);
    play(&mut game, ADA, Move::Mission(errand));
    assert_eq!(refused(&game, ADA, Move::Mission(errand)), "TW-114");
}

#[test]
fn signs_need_a_stop() {
    clauses!["TW-116"];
    let signs = || [Move::Use, Move::Skip, Move::Seen, Move::Swap].into_iter().chain((0..=6).map(Move::Give));
    for board in [Board::Shield, Board::Lance, Board::Row] {
        let mut game = start(board);
        errands(&mut game, ADA, &[mission(true)]);
        for mv in signs() {
            assert_eq!(refused(&game, ADA, mv), "TW-116", "before the card");
        }
        idle(&mut game);
        for mv in signs() {
            assert_eq!(refused(&game, ADA, mv), "TW-116", "after it");
        }
    }
    // What belongs to one sign is nothing at another.
    for sign in Sign::ALL {
        let mut game = start(Board::Lance);
        lances(&mut game, ADA, 3);
        stop(&mut game, Knight, sign);
        assert_eq!(refused(&game, ADA, Move::Seen), "TW-116", "{sign:?}");
        if sign != Sign::Swap {
            assert_eq!(refused(&game, ADA, Move::Swap), "TW-116", "{sign:?}");
            assert_eq!(refused(&game, ADA, Move::Give(0)), "TW-116", "{sign:?}");
        }
    }
    let mut game = start(Board::Lance);
    stop(&mut game, Knight, Sign::Swap);
    play(&mut game, ADA, Move::Give(0));
    assert_eq!(refused(&game, ADA, Move::Use), "TW-116");
    assert_eq!(refused(&game, ADA, Move::Skip), "TW-116");
}

#[test]
fn the_turn_does_not_end_with_a_choice_open() {
    clauses!["TW-117"];
    for sign in Sign::ALL {
        let mut game = start(Board::Lance);
        lances(&mut game, ADA, 3);
        errands(&mut game, ADA, &[mission(true)]);
        stop(&mut game, Knight, sign);
        assert_eq!(refused(&game, ADA, Move::End), "TW-117", "{sign:?}");
        play(&mut game, ADA, Move::Skip);
        play(&mut game, ADA, Move::End);
    }
    let mut game = start(Board::Lance);
    errands(&mut game, ADA, &[mission(true)]);
    stop(&mut game, Knight, Sign::Peek);
    play(&mut game, ADA, Move::Use);
    assert_eq!(refused(&game, ADA, Move::End), "TW-117", "during the look");
    play_all(&mut game, ADA, &[Move::Seen, Move::End]);
    // A choice from the row.
    let mut game = start(Board::Row);
    errands(&mut game, ADA, &[mission(true)]);
    idle(&mut game);
    play(&mut game, ADA, Move::End);
    assert_eq!(refused(&game, ADA, Move::End), "TW-117");
    for card in hand_of(&game, ADA) {
        refused(&game, ADA, Move::Play(*card));
    }
}

#[test]
fn nothing_is_done_after_the_end() {
    clauses!["TW-115", "TW-70"];
    for (seed, (board, charge)) in (30..).zip(modes()) {
        let mut game = begin(board, charge, seed);
        random(&mut game, seed, |_, _| ());
        let standing = game.standing();
        for seat in [ADA, BO] {
            for mv in every_kind() {
                assert_eq!(refused(&game, seat, mv), "TW-115");
            }
        }
        assert_eq!(game.standing(), standing);
    }
}
