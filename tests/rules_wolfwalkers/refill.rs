//! The Market refills (WW-47 to WW-54).

use super::{act::*, prepare::*};

#[test]
fn the_top_of_the_deck_with_the_same_side() {
    clauses!["WW-47", "WW-48", "WW-49", "WW-50", "WW-52", "WW-54"];
    let mut game = plain();
    for turn in 0..48 {
        let slot = Slot::ALL[(turn * 5) % 6];
        let before = market(&game);
        let top = deck_of(&game)[0];
        let side = game.market.stall(slot).side;
        let seat = acting(&game);
        let events = take(&mut game, slot);
        let card = game.market.card(slot).expect("a new card");
        assert_eq!(story_of(&game, card), top, "it was the top of the deck");
        assert_eq!(card.side(), side);
        assert_eq!(deck_of(&game).len(), 48 - turn);
        assert_eq!((game.market.count(Side::Story), game.market.count(Side::Goal)), (4, 2));
        for other in Slot::ALL.into_iter().filter(|other| *other != slot) {
            assert_eq!(game.market.card(other), before[other.index()]);
        }
        assert!(events.contains(&Event::Refilled { slot, face: card }));
        assert_ne!(acting(&game), seat, "the refill ends the turn");
    }
}

#[test]
fn the_next_story_is_open() {
    clauses!["WW-51", "WW-52"];
    let game = begin(&base(2), 2);
    let top = deck_of(&game)[0];
    for viewer in [Viewer::seat(ADA), Viewer::seat(BO), Viewer::Public] {
        let view = game.table(viewer);
        let name = format!("ww-story-{:02}", top.number());
        let shown =
            view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == name));
        assert!(shown, "{viewer:?} sees the deck's top");
        // With another Goal behind it, nothing that anybody gets is different.
        let mut other = game.clone();
        let hidden = &mut other.hidden.0;
        let below = hidden.deck.stories().nth(3).expect("a card");
        hidden.backs.swap(top.index(), below.index());
        assert_eq!(other.table(viewer), view);
    }
}

#[test]
fn the_last_turns() {
    clauses!["WW-53", "WW-17", "WW-65", "WW-E17", "WW-R18"];
    let mut game = plain();
    turns(&mut game, 48, &[Slot::T1, Slot::B2]);
    assert_eq!(deck_of(&game).len(), 1);
    turns(&mut game, 1, &[Slot::T1]);
    assert_eq!(deck_of(&game).len(), 0);
    assert_eq!(game.market.cards().count(), 6);
    assert!(game.display(ADA).is_full());
    assert_eq!(acting(&game), BO, "the other still has turn 50");
    turns(&mut game, 1, &[Slot::T1]);
    assert_eq!(game.market.cards().count(), 5);
    assert!(game.is_over());
    assert_eq!(game.turns, 50);
    let lie = |seat| game.display(seat).len();
    assert_eq!((lie(ADA), lie(BO)), (25, 25));
}
