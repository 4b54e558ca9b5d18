//! From one round to the next.

use super::{act::*, prepare::*, seen::*};

#[test]
fn the_meeples_are_placed_by_the_next_card() {
    clauses!["TW-52", "TW-17"];
    for face in [Giant, Windmill] {
        let mut game = start(Board::Shield);
        for _ in 0..4 {
            lances(&mut game, ADA, 7);
            lances(&mut game, BO, 7);
            let events = meet(&mut game, face);
            let start = open(&game).start;
            assert_eq!(stands(&game), format!("Q{} S{}", start / 10, start % 10));
            let number = game.taken() + 1;
            let card = game.top().expect("an open card");
            assert!(events.contains(&Event::Round { number, card }), "{events:?}");
        }
    }
}

#[test]
fn the_cards_of_the_round_are_discarded() {
    clauses!["TW-53", "TW-54"];
    let mut game = start(Board::Shield);
    let mut laid = Vec::new();
    for _ in 0..3 {
        idle(&mut game);
        laid.clone_from(&game.laid);
    }
    meet(&mut game, Windmill);
    assert!(game.laid.is_empty());
    assert_eq!(game.discard.len(), 4);
    for card in laid {
        assert!(game.discard.contains(&card.card));
    }
    // A second round comes on top of it.
    let first = game.discard.clone();
    idle(&mut game);
    meet(&mut game, Windmill);
    assert_eq!((game.discard.len(), &game.discard[..4]), (6, &first[..]));
}

#[test]
fn the_discard_pile_lies_open() {
    clauses!["TW-54", "TW-R32"];
    let mut game = start(Board::Shield);
    idle(&mut game);
    idle(&mut game);
    meet(&mut game, Windmill);
    for viewer in everybody() {
        let view = game.table(viewer);
        let pile = zones(&view, "tw-used-title").next().expect("a discard pile").place.rect;
        let top = *game.discard.last().expect("a used card");
        assert_eq!(cards_in(&view, pile), [told_as(top)], "its top card lies there");
        // Spread out, all of them can be looked through.
        let spread = view.surfaces.iter().find(|surface| surface.name.key == "tw-used-title");
        let spread = spread.expect("the used cards, spread out").id;
        let shown: Vec<_> = view
            .pieces
            .iter()
            .filter(|piece| piece.places.iter().any(|place| place.surface == spread))
            .map(|piece| told_card(name_of(piece)))
            .collect();
        assert_eq!(shown, game.discard.iter().map(|card| told_as(*card)).collect::<Vec<_>>());
    }
}

#[test]
fn the_takers_opponent_begins_the_next_round() {
    clauses!["TW-56", "TW-R9"];
    let mut game = start(Board::Shield);
    for (taker, before) in [(ADA, 0), (BO, 0), (BO, 1), (ADA, 2), (ADA, 1)] {
        while acting(&game) != taker {
            idle(&mut game);
        }
        for _ in 0..before * 2 {
            idle(&mut game);
        }
        assert_eq!(acting(&game), taker);
        lances(&mut game, taker, 7);
        meet(&mut game, Giant);
        let other = if taker == ADA { BO } else { ADA };
        assert_eq!(acting(&game), other, "{taker:?} took the card");
    }
}

#[test]
fn rounds_are_counted() {
    clauses!["TW-52", "TW-120"];
    let mut game = start(Board::Shield);
    for round in 1..=5_i64 {
        let view = game.table(Viewer::Public);
        assert_eq!(number(&view.heading, "round"), Some(round));
        assert_eq!(number(&view.heading, "rounds"), Some(15));
        let stack = zones(&view, "tw-about-stack").next().expect("the stack");
        let now = &stack.about.as_ref().expect("it tells of itself").now[0];
        assert_eq!(number(now, "left"), Some(16 - round));
        assert_eq!(i64::from(game.standing().rounds), round - 1);
        meet(&mut game, Windmill);
    }
}
