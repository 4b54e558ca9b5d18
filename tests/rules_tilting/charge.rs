//! Charge: five or ten stack cards, no missions, all else as ever.

use std::collections::BTreeSet;

use super::{act::*, prepare::*, seen::*};

#[test]
fn no_missions_are_dealt_or_played() {
    clauses!["TW-78"];
    for (board, charge) in modes().filter(|(_, charge)| charge.is_some()) {
        let mut game = begin(board, charge, 2);
        assert_eq!([ADA, BO].map(|seat| errands_of(&game, seat).len()), [0, 0]);
        for errand in Mission::all() {
            assert_eq!(refused(&game, ADA, Move::Mission(errand)), "TW-78");
        }
        for viewer in everybody() {
            let text = text(&game, viewer);
            assert!(!text.contains("tw-about-mission-back"), "no mission lies there");
            assert!(
                !text.contains("tw-about-errands") && !text.contains("tw-about-played"),
                "nor a place for one"
            );
            assert!(!text.contains("tw-step-missions"), "nor is there a time for one");
        }
        random(&mut game, 2, |game, _| {
            let seats = game.turn().acting();
            let mut moves = seats.iter().flat_map(|seat| game.legal_moves(seat));
            assert!(!moves.any(|mv| matches!(mv, Move::Mission(_) | Move::End)), "turns pass by themselves");
        });
    }
    // With a normal game the same views tell of them.
    let normal = text(&begin(Board::Shield, None, 2), Viewer::seat(ADA));
    for key in ["tw-about-mission-back", "tw-about-errands", "tw-about-played", "tw-step-missions"] {
        assert!(normal.contains(key), "{key}");
    }
}

#[test]
fn five_or_ten_cards() {
    clauses!["TW-79"];
    for board in [Board::Shield, Board::Lance, Board::Row] {
        for cards in 0..=20 {
            let setup = Setup { charge: Some(cards), board, ..Setup::normal() };
            let begun = Tilting::begin(&setup, 1);
            if [5, 10].contains(&cards) {
                let game = begun.expect("a Charge");
                assert_eq!(game.hidden.stack.len(), usize::from(cards));
                assert_eq!(game.stack_size(), cards);
            } else {
                assert_eq!(begun.expect_err("no Charge").clause.0, "TW-79", "{cards} cards");
            }
        }
    }
}

#[test]
fn the_cards_are_picked_at_random() {
    clauses!["TW-80"];
    for cards in [5, 10] {
        let mut sets = BTreeSet::new();
        let mut left_out = [0; 15];
        for seed in 0..150 {
            let game = begin(Board::Shield, Some(cards), seed);
            let stack: BTreeSet<StackCard> = game.hidden.stack.iter().copied().collect();
            let out: BTreeSet<StackCard> = game.hidden.out.iter().copied().collect();
            assert_eq!((stack.len(), out.len()), (cards.into(), 15 - usize::from(cards)));
            assert!(stack.is_disjoint(&out));
            out.iter().for_each(|card| left_out[card.index()] += 1);
            sets.insert(stack);
        }
        assert!(sets.len() > 100, "{} selections", sets.len());
        assert!(left_out.iter().all(|times| *times > 0), "{left_out:?}");
    }
}

#[test]
fn nobody_sees_what_was_left_out() {
    clauses!["TW-80", "TW-09"];
    for cards in [5, 10] {
        for seed in 0..10 {
            let game = begin(Board::Shield, Some(cards), seed);
            let mut other = game.clone();
            // Another card stays out, and one that was out lies in the stack.
            let hidden = &mut other.hidden.0;
            let mut stack: Vec<StackCard> = hidden.stack.iter().copied().collect();
            std::mem::swap(&mut stack[0], &mut hidden.out[0]);
            hidden.stack = pile(stack);
            assert_ne!(game, other);
            for viewer in everybody() {
                assert_eq!(game.table(viewer), other.table(viewer));
                let text = text(&game, viewer);
                for card in &game.hidden.out {
                    let id = format!("-{}\"", card.name().to_lowercase());
                    assert!(!text.contains(&id), "{id} is seen");
                }
            }
        }
    }
}

#[test]
fn the_number_is_chosen_before_the_game_and_stays() {
    clauses!["TW-81"];
    for cards in [5, 10] {
        let mut game = begin(Board::Shield, Some(cards), 3);
        random(&mut game, 3, |game, _| {
            assert_eq!(game.setup.charge, Some(cards));
            assert_eq!(game.hidden.stack.len() + usize::from(game.taken()), usize::from(cards));
            let heading = game.table(Viewer::Public).heading;
            assert_eq!(number(&heading, "rounds"), Some(cards.into()));
        });
    }
}

#[test]
fn all_else_is_as_in_a_normal_game() {
    clauses!["TW-82", "TW-47", "TW-03"];
    for cards in [5, 10] {
        let mut game = begin(Board::Shield, Some(cards), 3);
        assert_eq!(whole(&game), [7, 7]);
        assert_eq!([ADA, BO].map(|seat| hand_of(&game, seat).len()), [4, 4]);
        assert_eq!(game.hidden.deck.len(), 52);
        assert_eq!(drew(&idle(&mut game)), [(ADA, 1)]);
        meet(&mut game, Windmill);
        assert_eq!((game.taken(), acting(&game)), (1, ADA));
        // The last lance.
        lances(&mut game, ADA, 1);
        meet(&mut game, Giant);
        assert_eq!(game.outcome, Some(Outcome::Won { seat: BO, by: By::Lances }));
        assert!(!game.hidden.stack.is_empty());
    }
    // The last card.
    let mut game = begin(Board::Shield, Some(5), 3);
    for round in 1..=5 {
        assert_eq!(game.outcome, None, "round {round}");
        meet(&mut game, Windmill);
    }
    assert!(game.outcome.is_some());
}

#[test]
fn every_size_goes_with_every_board() {
    clauses!["TW-R20", "TW-106"];
    assert_eq!(Board::default(), Board::Shield, "the shield side, if nothing else is chosen");
    assert_eq!(Setup::normal(), Setup { players: 2, charge: None, board: Board::Shield, first: None });
    for (board, charge) in modes() {
        let mut game = begin(board, charge, 1);
        let seen = signs(&game.table(Viewer::Public)).len();
        assert_eq!(seen, if board == Board::Shield { 0 } else { 8 }, "a row goes with the lance side");
        assert_eq!(game.row.len(), if board == Board::Row { 4 } else { 0 });
        random(&mut game, 1, |_, _| ());
        assert!(game.outcome.is_some(), "{board:?} {charge:?}");
    }
}
