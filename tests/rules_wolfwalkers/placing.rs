//! Laying a card (WW-32 to WW-46).

use super::{act::*, prepare::*};

/// A game in which Ada has this display and is on turn.
fn with(text: &str) -> WolfWalkers {
    let mut game = plain();
    lay_out(&mut game, ADA, text);
    game
}

fn lay(at: Cell) -> Move {
    Move::Lay { slot: Slot::T1, at }
}

#[test]
fn into_the_own_display_at_once() {
    clauses!["WW-32"];
    let mut game = plain();
    let card = game.market.card(Slot::T2).expect("a card");
    let before = game.display(BO).clone();
    take(&mut game, Slot::T2);
    assert_eq!(game.display(ADA).cards()[0].face, card);
    assert_eq!(*game.display(BO), before);
    assert_eq!(game.running.hand, None, "nothing is kept in a hand");
    // Dropped on another's display it is refused.
    let game = plain();
    let view = game.table(Viewer::seat(ADA));
    assert!(view.denied.iter().any(|denied| denied.refusal.clause.0 == "WW-32"));
}

#[test]
fn the_first_card() {
    clauses!["WW-35", "WW-40"];
    let game = plain();
    assert_eq!(spots(&game, Slot::T1), [Cell::START]);
    assert_eq!(refused(&game, ADA, lay(Cell::new(2, 2))), "WW-35");
    // It can end in any of the 25 places.
    for row in 0..5 {
        for column in 0..5 {
            let mut display = read("8");
            for r in 0..5 {
                for c in 0..5 {
                    if (r, c) != (row, column) {
                        let at = Cell::new(r - row, c - column);
                        let laid = Laid { at, face: face("9") };
                        display = display.cards().iter().copied().chain([laid]).collect();
                    }
                }
            }
            let bounds = display.bounds().expect("cards");
            assert_eq!((bounds.rows(), bounds.columns(), display.is_full()), (5, 5, true));
        }
    }
}

#[test]
fn in_any_direction() {
    clauses!["WW-36", "WW-40", "WW-E16"];
    let one = with("8");
    let mut around = spots(&one, Slot::T1);
    around.sort_unstable();
    assert_eq!(around, [Cell::new(-1, 0), Cell::new(0, -1), Cell::new(0, 1), Cell::new(1, 0)]);
    for at in around {
        let mut game = one.clone();
        play(&mut game, ADA, lay(at));
        assert!(game.display(ADA).at(at).is_some());
    }
    assert_eq!(spots(&with("8 41"), Slot::T1).len(), 6);
    assert_eq!(spots(&with("8 41 / 25"), Slot::T1).len(), 7);
}

#[test]
fn not_at_a_corner_only() {
    clauses!["WW-37"];
    let game = with("8 41");
    for at in [cell(2, 3), cell(0, 0), cell(2, 0), cell(0, 3)] {
        assert_eq!(refused(&game, ADA, lay(at)), "WW-37");
    }
}

#[test]
fn not_apart() {
    clauses!["WW-38"];
    let game = with("8 41");
    assert_eq!(refused(&game, ADA, lay(cell(3, 1))), "WW-38");
    assert_eq!(refused(&game, ADA, lay(cell(1, 4))), "WW-38");
}

#[test]
fn not_on_another() {
    clauses!["WW-39"];
    let game = with("8 41 / 25");
    for at in [cell(1, 1), cell(1, 2), cell(2, 1)] {
        assert_eq!(refused(&game, ADA, lay(at)), "WW-39");
        assert_eq!(refused(&game, ADA, Move::Cover { slot: Slot::T1, at }), "WW-39");
    }
}

#[test]
fn never_a_sixth_column() {
    clauses!["WW-41"];
    let game = with("8 41 25 42 51");
    assert_eq!(refused(&game, ADA, lay(cell(1, 6))), "WW-41");
    assert_eq!(refused(&game, ADA, lay(cell(1, 0))), "WW-41");
    assert!(spots(&game, Slot::T1).iter().all(|at| (0..5).contains(&at.column)));
    // Four columns leave room on either side, not on both.
    let game = with("8 41 25 42");
    for at in [cell(1, 0), cell(1, 5)] {
        let mut game = game.clone();
        play(&mut game, ADA, lay(at));
    }
}

#[test]
fn never_a_sixth_row() {
    clauses!["WW-42"];
    let game = with("8 / 41 / 25 / 42 / 51");
    assert_eq!(refused(&game, ADA, lay(cell(6, 1))), "WW-42");
    assert_eq!(refused(&game, ADA, lay(cell(0, 1))), "WW-42");
    assert!(spots(&game, Slot::T1).iter().all(|at| (0..5).contains(&at.row)));
}

/// The legal places are exactly those by the rules, told cell by cell.
#[test]
fn exactly_the_legal_places() {
    clauses!["WW-36", "WW-37", "WW-39", "WW-41", "WW-42", "WW-45"];
    let mut looked = 0;
    for seed in 0..6 {
        let mut game = begin(&base(2), seed);
        random(&mut game, seed, |game, _| {
            let display = game.display(game.active);
            if display.is_empty() {
                return;
            }
            let mut wanted = Vec::new();
            for row in -9..=9 {
                for column in -9..=9 {
                    let at = Cell::new(row, column);
                    let touches = display.cards().iter().any(|laid| laid.at.touches(at));
                    let bounds = display.bounds().expect("cards").with(at);
                    if touches && display.at(at).is_none() && bounds.rows() <= 5 && bounds.columns() <= 5 {
                        wanted.push(at);
                    }
                }
            }
            assert!(!wanted.is_empty(), "there is always a place");
            for slot in takeable(game) {
                assert_eq!(spots(game, slot), wanted);
            }
            looked += 1;
        });
    }
    assert_eq!(looked, 6 * 48);
}

#[test]
fn goals_alone() {
    clauses!["WW-44"];
    let mut game = plain();
    turns(&mut game, 50, &[Slot::B2]);
    assert!(game.is_over());
    assert_eq!(game.display(ADA).goals(), 25);
    // Without Stories only crossed Goals can be fulfilled.
    for scored in game.scored(ADA) {
        let Source::Goal(goal, _) = scored.source else { panic!("only Goals count") };
        let crossed = matches!(Content::get().asked(goal).task, Task::Crossed(_));
        assert_eq!(scored.points > 0, crossed);
    }
}

#[test]
fn what_lies_stays() {
    clauses!["WW-46", "WW-R11"];
    let game = with("8 41 / 25");
    assert_eq!(refused(&game, ADA, Move::Shift { from: cell(1, 1), to: cell(2, 2) }), "WW-46");
    assert_eq!(refused(&game, ADA, Move::Shift { from: cell(1, 1), to: cell(1, 2) }), "WW-46");
    let mut game = plain();
    let mut before: Vec<Vec<Laid>> = vec![Vec::new(); 2];
    random(&mut game, 3, |game, _| {
        for (seat, laid) in before.iter_mut().enumerate() {
            let now = game.players[seat].display.cards();
            assert!(now.starts_with(laid), "a card moved");
            *laid = now.to_vec();
        }
    });
}
