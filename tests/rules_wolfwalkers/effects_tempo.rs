//! Opportunities that act on turns: 86, 89, 95.

use super::{act::*, prepare::*};

#[test]
fn two_in_a_row() {
    clauses!["WW-151", "WW-148"];
    let mut game = with_cards([86, 84, 74]);
    take(&mut game, Slot::T1);
    use_card(&mut game, ADA, 0);
    assert_eq!((acting(&game), game.running.stage, game.turns), (ADA, Stage::Take, 1));
    let deck = deck_of(&game).len();
    take(&mut game, Slot::T1);
    assert_eq!(deck_of(&game).len(), deck - 1, "a full turn");
    play(&mut game, ADA, Move::End);
    assert_eq!(acting(&game), BO);
    // A Switch card acts between the two.
    let mut game = with_cards([86, 84, 74]);
    let mut stories = deck_of(&game).into_iter();
    let mut leaves = vec![Leaf::Card(stories.next().expect("a card")), Leaf::Switch];
    leaves.extend(stories.map(Leaf::Card));
    lay_deck(&mut game, leaves);
    take(&mut game, Slot::T2);
    use_card(&mut game, ADA, 0);
    assert_eq!((acting(&game), sides(&game).as_str()), (ADA, "GSSSGS"));
    // Not with 25 cards.
    let mut game = with_cards([86, 84, 77]);
    let cards = (0..24_i8)
        .map(|at| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) });
    game.players[0].display = cards.collect();
    take(&mut game, Slot::T1);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-152");
}

#[test]
fn breathing_space() {
    clauses!["WW-151", "WW-27", "WW-158"];
    let mut game = with_cards([89, 84, 74]);
    let (lies, deck) = (market(&game), deck_of(&game));
    use_card(&mut game, ADA, 0);
    assert_eq!(acting(&game), BO);
    assert_eq!((market(&game), deck_of(&game), game.display(ADA).len()), (lies, deck, 0));
    // Not once a card was taken; and in the end Ada plays on alone.
    let mut held = with_cards([89, 82, 74]);
    use_card(&mut held, ADA, 1);
    play(&mut held, ADA, Move::Slot(Slot::T1));
    assert_eq!(refused(&held, ADA, Move::Use(0)), "WW-144");
    turns(&mut game, 49, &Slot::ALL);
    assert_eq!((acting(&game), game.display(BO).len(), game.display(ADA).len()), (ADA, 25, 24));
    turns(&mut game, 1, &Slot::ALL);
    assert!(game.is_over());
}

#[test]
fn both_hands() {
    clauses!["WW-151", "WW-148"];
    let mut game = with_cards([95, 84, 74]);
    use_card(&mut game, ADA, 0);
    let deck = deck_of(&game);
    let (first, second) = (game.market.card(Slot::T1), game.market.card(Slot::B2));
    take(&mut game, Slot::T1);
    assert_eq!(
        (acting(&game), game.market.card(Slot::T1), deck_of(&game).len()),
        (ADA, None, 49),
        "refilled later"
    );
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::new(0, 1) }), "WW-29");
    take(&mut game, Slot::B2);
    let lie: Vec<Option<Face>> = game.display(ADA).cards().iter().map(|laid| Some(laid.face)).collect();
    assert_eq!(lie, [first, second]);
    assert_eq!(
        game.market.card(Slot::T1),
        Some(Face::Story(deck[0])),
        "in the order in which they became empty"
    );
    assert_eq!(deck_of(&game).len(), 47);
    play(&mut game, ADA, Move::End);
    // The next turn of Ada's is left out.
    take(&mut game, Slot::T1);
    assert_eq!(acting(&game), BO);
    take(&mut game, Slot::T1);
    while game.running.stage == Stage::After {
        play(&mut game, BO, Move::End);
    }
    assert_eq!(acting(&game), ADA);
}

#[test]
fn both_hands_at_the_end() {
    clauses!["WW-R27", "WW-157"];
    let cards = |count: i8| -> Display {
        let laid =
            |at: i8| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) };
        (0..count).map(laid).collect()
    };
    let mut game = with_cards([95, 84, 74]);
    game.players[0].display = cards(24);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27", "two places are needed");
    game.players[0].display = cards(23);
    use_card(&mut game, ADA, 0);
    take(&mut game, Slot::T1);
    take(&mut game, Slot::T2);
    assert_eq!((acting(&game), game.player(ADA).skips), (BO, false), "finished by it, nothing is left out");
}

#[test]
fn both_hands_alone() {
    clauses!["WW-168", "WW-174", "WW-171"];
    let mut game = begin(&carded(1, [95, 84, 74]), 1);
    use_card(&mut game, ADA, 0);
    take(&mut game, Slot::T2);
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::new(0, 1) }), "WW-168");
    let events = take(&mut game, Slot::T3);
    assert!(events.iter().any(|event| matches!(event, Event::Removed { .. })));
    let after = game.steps;
    let events = play(&mut game, ADA, Move::End);
    // On the turn that is left out only the markers and the refill act.
    assert!(events.contains(&Event::Skipped { seat: ADA }));
    assert!(events.iter().any(|event| matches!(event, Event::Removed { .. })));
    assert_eq!((game.steps, game.display(ADA).len(), game.market.cards().count()), (after + 1, 2, 6));
}
