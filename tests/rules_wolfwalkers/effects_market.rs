//! Opportunities that act on the Market and the deck: 71, 72, 80 to 83, 88, 90, 91.

use super::{act::*, prepare::*};

#[test]
fn reserved() {
    clauses!["WW-151", "WW-129", "WW-R22"];
    let mut game = with_cards([71, 84, 90]);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Slot(Slot::B1));
    take(&mut game, Slot::T1);
    play(&mut game, ADA, Move::End);
    assert_eq!(refused(&game, BO, Move::Lay { slot: Slot::B1, at: Cell::START }), "WW-151");
    assert_eq!(takeable(&game).len(), 5);
    take(&mut game, Slot::T1);
    play(&mut game, BO, Move::End);
    take(&mut game, Slot::T1);
    play(&mut game, ADA, Move::End);
    assert!(takeable(&game).contains(&Slot::B1), "in that turn only");
    // It lapses if the card leaves the Market, or if nothing else is left.
    let mut game = with_cards([71, 84, 90]);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Slot(Slot::T1));
    take(&mut game, Slot::T1);
    play(&mut game, ADA, Move::End);
    assert_eq!(takeable(&game).len(), 6);
    game.players[1].reserved = Some(Slot::T1);
    for slot in [Slot::T2, Slot::T3, Slot::B1, Slot::B2, Slot::B3] {
        game.market.0[slot.index()].card = None;
    }
    assert_eq!(takeable(&game), [Slot::T1]);
}

#[test]
fn a_flip_does_not_lift_a_reservation() {
    clauses!["WW-151", "WW-R5"];
    let mut game = with_cards([71, 84, 90]);
    let mut stories = deck_of(&game).into_iter();
    let mut leaves = vec![Leaf::Card(stories.next().expect("a card")), Leaf::Switch];
    leaves.extend(stories.map(Leaf::Card));
    lay_deck(&mut game, leaves);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Slot(Slot::B3));
    take(&mut game, Slot::T2);
    // The Switch card has acted before the turn is over.
    assert_eq!((acting(&game), sides(&game).as_str()), (ADA, "GSSSGS"));
    play(&mut game, ADA, Move::End);
    assert_eq!(refused(&game, BO, Move::Lay { slot: Slot::B3, at: Cell::START }), "WW-151");
}

#[test]
fn a_small_request() {
    clauses!["WW-151", "WW-129"];
    let mut game = with_cards([72, 84, 90]);
    use_card(&mut game, ADA, 0);
    take(&mut game, Slot::B2);
    play(&mut game, ADA, Move::End);
    assert_eq!(takeable(&game), [Slot::T1, Slot::T2, Slot::T3, Slot::B1]);
    assert_eq!(refused(&game, BO, Move::Lay { slot: Slot::B3, at: Cell::START }), "WW-151");
    for slot in [Slot::T1, Slot::T2, Slot::T3, Slot::B1] {
        let mut game = game.clone();
        game.market
            .0
            .iter_mut()
            .filter(|stall| stall.side == Side::Story)
            .for_each(|stall| stall.card = None);
        assert_eq!(takeable(&game), [Slot::B2, Slot::B3], "it lapses without a Story: {slot:?}");
    }
    take(&mut game, Slot::T1);
    play(&mut game, BO, Move::End);
    take(&mut game, Slot::T1);
    play(&mut game, ADA, Move::End);
    assert_eq!(takeable(&game).len(), 6);
}

#[test]
fn from_below() {
    clauses!["WW-151", "WW-R10", "WW-R27"];
    let mut game = with_cards([80, 84, 90]);
    let lowest = *deck_of(&game).last().expect("a card");
    let back = turned(&game, Face::Story(lowest));
    let (lies, deck) = (market(&game), deck_of(&game));
    use_card(&mut game, ADA, 0);
    assert_eq!(game.legal_moves(ADA).iter().filter(|mv| matches!(mv, Move::Put { .. })).count(), 2);
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::START }), "WW-R10");
    play(&mut game, ADA, Move::Put { side: Side::Goal, at: Cell::START });
    assert_eq!(game.display(ADA).cards()[0].face, back);
    assert_eq!((market(&game), deck_of(&game)), (lies, deck[..48].to_vec()), "nothing is refilled");
    // A Switch card at the bottom leaves without turning anything.
    let mut game = with_cards([80, 84, 90]);
    let leaves: Vec<Leaf> =
        deck_of(&game).into_iter().map(Leaf::Card).chain([Leaf::Switch, Leaf::Switch]).collect();
    lay_deck(&mut game, leaves);
    use_card(&mut game, ADA, 0);
    assert_eq!((game.spent, sides(&game).as_str()), (2, "SSSSGG"));
    assert_eq!(game.running.hand.expect("a card").face, Face::Story(lowest));
    // Without a game card in the deck it cannot be used.
    let mut game = with_cards([80, 84, 90]);
    lay_deck(&mut game, []);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27");
}

#[test]
fn turn_over() {
    clauses!["WW-151", "WW-R10"];
    let mut game = with_cards([82, 83, 90]);
    let card = game.market.card(Slot::T3).expect("a card");
    let back = turned(&game, card);
    use_card(&mut game, ADA, 0);
    let events = play(&mut game, ADA, Move::Slot(Slot::T3));
    assert_eq!(events, [Event::Flipped { seat: ADA, face: back }]);
    assert_eq!(
        refused(&game, ADA, Move::Put { side: Side::Story, at: Cell::START }),
        "WW-R10",
        "it is bound"
    );
    play(&mut game, ADA, Move::Put { side: Side::Goal, at: Cell::START });
    assert_eq!(game.display(ADA).cards()[0].face, back);
    assert_eq!(sides(&game), "SSSSGG", "the place keeps its side");
    // The second one turns it back.
    let mut game = with_cards([82, 83, 90]);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Slot(Slot::T3));
    use_card(&mut game, ADA, 1);
    assert_eq!(game.running.hand.expect("a card").face, card);
    // A card from below has no side that lies up: there is nothing to turn.
    let mut game = with_cards([82, 80, 90]);
    use_card(&mut game, ADA, 1);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27");
}

#[test]
fn fresh_wind() {
    clauses!["WW-150", "WW-R6"];
    let mut game = with_cards([88, 84, 90]);
    let old: Vec<Story> = market(&game).iter().flatten().map(|face| story_of(&game, *face)).collect();
    let deck = deck_of(&game);
    use_card(&mut game, ADA, 0);
    let new: Vec<Story> = market(&game).iter().flatten().map(|face| story_of(&game, *face)).collect();
    assert_eq!(new, deck[..6]);
    assert_eq!(sides(&game), "SSSSGG");
    assert_eq!(deck_of(&game)[43..], old, "T1 first, B3 last");
    assert_eq!((acting(&game), game.running.stage), (ADA, Stage::Take), "the turn goes on");
    take(&mut game, Slot::T1);
    // Switch cards met on the way leave, and turn the new cards.
    let mut game = with_cards([88, 84, 90]);
    let mut stories = deck_of(&game).into_iter();
    let mut leaves: Vec<Leaf> = stories.by_ref().take(3).map(Leaf::Card).collect();
    leaves.push(Leaf::Switch);
    leaves.extend(stories.map(Leaf::Card));
    lay_deck(&mut game, leaves);
    use_card(&mut game, ADA, 0);
    assert_eq!((sides(&game).as_str(), game.market.cards().count(), game.spent), ("GSSSGS", 6, 1));
}

#[test]
fn knowing_look() {
    clauses!["WW-151", "WW-R9"];
    let mut game = with_cards([90, 84, 74]);
    let card = game.market.card(Slot::T2).expect("a card");
    let key = match turned(&game, card) {
        Face::Goal(goal) => format!("ww-goal-{:02}", goal.number()),
        Face::Story(story) => format!("ww-story-{:02}", story.number()),
    };
    let sees = |game: &WolfWalkers, viewer: Viewer| {
        let view = game.table(viewer);
        view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key))
    };
    use_card(&mut game, ADA, 0);
    assert_eq!(refused(&game, ADA, Move::Seen), "WW-151", "one at least");
    assert!(!game.table(Viewer::seat(ADA)).private);
    play(&mut game, ADA, Move::Slot(Slot::T2));
    assert!(sees(&game, Viewer::seat(ADA)));
    assert!(!sees(&game, Viewer::seat(BO)) && !sees(&game, Viewer::Public), "secretly");
    assert!(game.table(Viewer::seat(ADA)).private, "the others look away");
    play(&mut game, ADA, Move::Slot(Slot::B2));
    assert_eq!(refused(&game, ADA, Move::Slot(Slot::T1)), "WW-151", "two at the most");
    play(&mut game, ADA, Move::Seen);
    assert!(!sees(&game, Viewer::seat(ADA)), "then they lie as before");
    assert_eq!(game.market.card(Slot::T2), Some(card));
}

#[test]
fn reading_the_signs() {
    clauses!["WW-151"];
    let mut game = with_cards([91, 84, 74]);
    // The Switch cards keep their depth.
    let mut stories = deck_of(&game).into_iter();
    let mut leaves: Vec<Leaf> = stories.by_ref().take(2).map(Leaf::Card).collect();
    leaves.push(Leaf::Switch);
    leaves.extend(stories.map(Leaf::Card));
    lay_deck(&mut game, leaves);
    let before = deck_of(&game);
    use_card(&mut game, ADA, 0);
    let view = game.table(Viewer::seat(ADA));
    assert!(view.private && view.open.is_some());
    assert!(game.table(Viewer::seat(BO)).open.is_none());
    for at in [4, 2, 0, 1] {
        play(&mut game, ADA, Move::Next(at));
    }
    assert_eq!(game.running.ask, None, "the last one follows by itself");
    let after = deck_of(&game);
    assert_eq!(after[..5], [4, 2, 0, 1, 3].map(|at: usize| before[at]));
    assert_eq!(after[5..], before[5..]);
    let leaves = game.hidden.deck.leaves();
    assert_eq!(leaves[leaves.len() - 3], Leaf::Switch);
    // Fewer than five: all of them.
    let mut game = with_cards([91, 84, 74]);
    let three: Vec<Leaf> = deck_of(&game)[..3].iter().copied().map(Leaf::Card).collect();
    lay_deck(&mut game, three);
    use_card(&mut game, ADA, 0);
    assert_eq!(game.legal_moves(ADA), [0, 1, 2].map(Move::Next));
}
