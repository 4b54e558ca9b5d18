//! Taking a card (WW-24 to WW-31).

use super::{act::*, prepare::*};

#[test]
fn one_after_the_other() {
    clauses!["WW-24", "WW-54", "WW-142"];
    let mut game = plain();
    for turn in 0..10 {
        let (seat, other) = if turn % 2 == 0 { (ADA, BO) } else { (BO, ADA) };
        assert_eq!(acting(&game), seat);
        assert!(game.legal_moves(other).is_empty());
        let at = spots(&game, Slot::T1)[0];
        assert_eq!(refused(&game, other, Move::Lay { slot: Slot::T1, at }), "WW-24");
        assert_eq!(refused(&game, other, Move::Use(0)), "WW-142");
        take(&mut game, Slot::T1);
    }
}

#[test]
fn exactly_one_card_of_any_place() {
    clauses!["WW-25", "WW-26", "WW-18"];
    let game = plain();
    assert_eq!(takeable(&game), Slot::ALL);
    for slot in Slot::ALL {
        let mut game = game.clone();
        let card = game.market.card(slot).expect("a card");
        let rest = game.hidden.deck.len();
        take(&mut game, slot);
        assert_eq!(game.display(ADA).cards().iter().map(|laid| laid.face).collect::<Vec<_>>(), [card]);
        assert_eq!(game.hidden.deck.len(), rest - 1);
    }
}

#[test]
fn taking_is_no_choice() {
    clauses!["WW-27"];
    let game = plain();
    assert_eq!(refused(&game, ADA, Move::Pass), "WW-27");
    assert_eq!(refused(&game, ADA, Move::End), "WW-27");
    assert!(game.legal_moves(ADA).iter().all(|mv| matches!(mv, Move::Lay { .. })));
    let view = game.table(Viewer::seat(ADA));
    let buttons = view
        .offers
        .iter()
        .filter(|offer| matches!(offer.gesture, windmill_lane::rules::table::Gesture::Button(_)));
    assert_eq!(buttons.count(), 0, "there is no button to pass");
}

#[test]
fn no_second_card() {
    clauses!["WW-28"];
    // With an Opportunity that can still be used, the turn waits after laying.
    let mut game = with_cards([86, 84, 90]);
    take(&mut game, Slot::T1);
    assert_eq!((acting(&game), game.running.stage), (ADA, Stage::After));
    assert!(takeable(&game).is_empty());
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T2, at: Cell::new(0, 1) }), "WW-28");
}

#[test]
fn not_from_the_deck() {
    clauses!["WW-29"];
    let mut game = plain();
    game.market.0[0].card = None;
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::START }), "WW-29");
    // The deck's top lies open and cannot be dragged into the display.
    let game = plain();
    let view = game.table(Viewer::seat(ADA));
    let denied = view.denied.iter().filter(|denied| denied.refusal.clause.0 == "WW-29").count();
    assert!(denied >= 1, "dragging the deck is refused");
}

#[test]
fn it_is_not_turned() {
    clauses!["WW-30", "WW-31", "WW-33", "WW-34"];
    let game = plain();
    for slot in Slot::ALL {
        let mut game = game.clone();
        let card = game.market.card(slot).expect("a card");
        assert_eq!(refused(&game, ADA, Move::Lift(slot)), "WW-31");
        take(&mut game, slot);
        assert_eq!(game.display(ADA).at(Cell::START), Some(card));
        assert_eq!(card.side(), if slot.index() < 4 { Side::Story } else { Side::Goal });
    }
}

/// What lies behind a Market card is nowhere in what anybody gets.
#[test]
fn hidden_sides_stay_hidden() {
    clauses!["WW-31", "WW-52", "WW-R9"];
    let mut game = begin(&base(2), 6);
    let mut seen = 0;
    random(&mut game, 6, |game, _| {
        let open: Vec<Face> = game
            .market
            .cards()
            .map(|(_, face)| face)
            .chain(game.players.iter().flat_map(|player| player.display.cards()).map(|laid| laid.face))
            .chain(game.hidden.deck.top().map(Face::Story))
            .collect();
        for viewer in [Viewer::seat(ADA), Viewer::seat(BO), Viewer::Public] {
            let view = game.table(viewer);
            let names: Vec<String> = view
                .pieces
                .iter()
                .filter_map(|piece| Some(piece.about.as_ref()?.name.key.to_string()))
                .filter(|key| key.starts_with("ww-story-") || key.starts_with("ww-goal-"))
                .collect();
            assert_eq!(names.len(), open.len(), "what lies open is seen and nothing else");
            for card in &open {
                let hidden = match turned(game, *card) {
                    Face::Story(story) => format!("ww-story-{:02}", story.number()),
                    Face::Goal(goal) => format!("ww-goal-{:02}", goal.number()),
                };
                assert!(!names.contains(&hidden), "{hidden} is seen by {viewer:?}");
                seen += 1;
            }
            assert!(view.pieces.iter().all(|piece| piece.other_side.is_none()));
        }
    });
    assert!(seen > 1000);
}
