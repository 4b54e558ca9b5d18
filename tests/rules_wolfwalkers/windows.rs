//! When Opportunities can be used (WW-142 to WW-153), and how (WW-145).

use super::{act::*, prepare::*};

#[test]
fn in_ones_own_turn_once() {
    clauses!["WW-142", "WW-143", "WW-149"];
    let mut game = with_cards([84, 87, 94]);
    assert_eq!(refused(&game, BO, Move::Use(2)), "WW-142");
    use_card(&mut game, ADA, 2);
    play(&mut game, ADA, Move::Name(Symbol::Forest));
    assert_eq!(refused(&game, ADA, Move::Use(2)), "WW-143");
    take(&mut game, Slot::T1);
    assert_eq!(acting(&game), BO);
    // What Ada has used, Bo can use too; both markers lie there.
    use_card(&mut game, BO, 2);
    assert!(game.players.iter().all(|player| player.used[2]));
    assert_eq!(refused(&game, BO, Move::Use(7)), "WW-145", "first what is asked");
    play(&mut game, BO, Move::Name(Symbol::Town));
    assert_eq!(refused(&game, BO, Move::Use(7)), "WW-137");
}

/// Knowing Look can be used at any time of a turn.
#[test]
fn at_any_time_of_the_turn() {
    clauses!["WW-144", "WW-R26", "WW-R10"];
    let look = |game: &mut WolfWalkers| {
        use_card(game, ADA, 1);
        play(game, ADA, Move::Slot(Slot::T3));
        play(game, ADA, Move::Seen);
    };
    // Before taking.
    let mut game = with_cards([82, 90, 86]);
    look(&mut game);
    assert_eq!(game.running.stage, Stage::Take);
    // Between taking and laying: a card that was turned over is in hand.
    let mut game = with_cards([82, 90, 86]);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Slot(Slot::T1));
    assert!(game.running.hand.is_some());
    look(&mut game);
    assert!(game.running.hand.is_some(), "the card waits");
    // After laying: the turn waits for it.
    let mut game = with_cards([82, 90, 87]);
    take(&mut game, Slot::T1);
    assert_eq!((acting(&game), game.running.stage), (ADA, Stage::After));
    look(&mut game);
    assert_eq!(acting(&game), BO, "with nothing left to use the turn ends by itself");
    // Whoever does not want to use it ends the turn.
    let mut game = with_cards([82, 90, 87]);
    take(&mut game, Slot::T1);
    play(&mut game, ADA, Move::End);
    assert_eq!((acting(&game), game.player(ADA).used), (BO, [false; 3]));
}

#[test]
fn other_windows() {
    clauses!["WW-144", "WW-148"];
    // Before a card is taken: Second Chance. Before it is laid: Turn Over. After laying: Two in a Row.
    let mut game = with_cards([74, 82, 86]);
    lay_out(&mut game, ADA, "8 41");
    assert_eq!(refused(&game, ADA, Move::Use(2)), "WW-144");
    let mut held = game.clone();
    use_card(&mut held, ADA, 1);
    play(&mut held, ADA, Move::Slot(Slot::T1));
    assert_eq!(refused(&held, ADA, Move::Use(0)), "WW-144", "a card is taken already");
    take(&mut game, Slot::T1);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-144");
    assert_eq!(refused(&game, ADA, Move::Use(1)), "WW-144");
    use_card(&mut game, ADA, 2);
    assert_eq!(acting(&game), ADA);
}

#[test]
fn announced_marked_done() {
    clauses!["WW-145", "WW-R27"];
    let mut game = with_cards([84, 87, 94]);
    // Two cards are needed to change places: refused, and the marker stays.
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27");
    assert_eq!(refused(&game, ADA, Move::Use(1)), "WW-R27");
    lay_out(&mut game, ADA, "8 41");
    let events = use_card(&mut game, ADA, 0);
    assert_eq!(
        events,
        [Event::Used { seat: ADA, card: Opportunity::of(84).expect("a card") }],
        "announced first"
    );
    assert!(game.player(ADA).used[0], "the marker lies");
    assert_eq!(game.running.ask, Some(Ask::Swap));
    let view = game.table(Viewer::seat(ADA));
    let marker = view.pieces.iter().filter(|piece| {
        piece.about.as_ref().is_some_and(|about| about.now.iter().any(|now| now.key == "ww-marker-used"))
    });
    assert_eq!(marker.count(), 1);
    // Nothing else before its text is done.
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::new(1, 0) }), "WW-145");
    assert_eq!(refused(&game, ADA, Move::Name(Symbol::Army)), "WW-151");
    play(&mut game, ADA, Move::Shift { from: cell(1, 1), to: cell(1, 2) });
    assert_eq!(refused(&game, ADA, Move::Name(Symbol::Army)), "WW-144");
}

#[test]
fn all_three_in_one_turn() {
    clauses!["WW-146", "WW-148"];
    let mut game = with_cards([84, 90, 94]);
    lay_out(&mut game, ADA, "8 41");
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Shift { from: cell(1, 2), to: cell(1, 1) });
    use_card(&mut game, ADA, 1);
    play(&mut game, ADA, Move::Slot(Slot::B1));
    play(&mut game, ADA, Move::Seen);
    use_card(&mut game, ADA, 2);
    play(&mut game, ADA, Move::Name(Symbol::Forest));
    // The turn is played in full all the same.
    assert_eq!(acting(&game), ADA);
    let deck = deck_of(&game).len();
    take(&mut game, Slot::T2);
    assert_eq!((acting(&game), deck_of(&game).len(), game.display(ADA).len()), (BO, deck - 1, 3));
}

#[test]
fn what_goes_into_the_deck() {
    clauses!["WW-150"];
    let mut game = with_cards([74, 84, 90]);
    take(&mut game, Slot::B2);
    play(&mut game, ADA, Move::End);
    let goal = game.display(ADA).cards()[0].face;
    assert_eq!(goal.side(), Side::Goal);
    take(&mut game, Slot::T1);
    play(&mut game, BO, Move::End);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Card(Cell::START));
    let story = story_of(&game, goal);
    assert_eq!(game.hidden.deck.leaves()[0], Leaf::Card(story), "under the deck");
    lay_deck(&mut game, [Leaf::Card(story)]);
    let view = game.table(Viewer::Public);
    let key = format!("ww-story-{:02}", story.number());
    assert!(view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key)));
}

#[test]
fn after_the_last_card() {
    clauses!["WW-152", "WW-153", "WW-R25"];
    let mut game = with_cards([84, 77, 94]);
    let cards = (0..24_i8)
        .map(|at| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) });
    game.players[0].display = cards.collect();
    assert_eq!(refused(&game, ADA, Move::Use(1)), "WW-144", "not before the last card");
    let deck = deck_of(&game).len();
    take(&mut game, Slot::T1);
    assert_eq!(deck_of(&game).len(), deck - 1, "the Market refills, for the other plays on");
    assert_eq!((acting(&game), game.running.stage), (ADA, Stage::After));
    for place in [0, 2] {
        assert_eq!(refused(&game, ADA, Move::Use(place)), "WW-152");
    }
    use_card(&mut game, ADA, 1);
    let at = game.display(ADA).cards()[0].at;
    play(&mut game, ADA, Move::Cover { slot: Slot::T2, at });
    assert_eq!((acting(&game), game.display(ADA).len()), (BO, 25));
}
