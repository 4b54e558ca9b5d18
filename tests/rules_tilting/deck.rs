//! The draw deck runs out, and the discard pile becomes a new one.

use std::collections::BTreeSet;

use super::{act::*, prepare::*};

/// The cards of the deck, whatever their order.
fn deck(game: &Tilting) -> BTreeSet<MoveCard> {
    game.hidden.deck.iter().copied().collect()
}

/// Where the deck was renewed, and of how many cards.
fn renewed(events: &[Event]) -> Vec<(usize, u8)> {
    let renewed = |(at, event): (usize, &Event)| match event {
        Event::Renewed { cards } => Some((at, *cards)),
        _ => None,
    };
    events.iter().enumerate().filter_map(renewed).collect()
}

/// A game whose deck holds so many cards; of the others, `laid` lie under the paths and the rest is used.
fn nearly_used(board: Board, left: usize, laid: usize) -> Tilting {
    let mut game = start(board);
    let all = game.hidden.deck.len();
    lay_deck(&mut game, all - laid);
    discard_deck(&mut game, left);
    sixty(&game);
    game
}

#[test]
fn the_discard_pile_becomes_the_deck() {
    clauses!["TW-55", "TW-R11"];
    let mut game = nearly_used(Board::Shield, 1, 5);
    ready(&mut game, ADA, Knight, 1);
    let used: Vec<MoveCard> = game.discard.clone();
    assert_eq!(used.len(), 46);
    let last = game.hidden.deck.top().copied().expect("the last card");
    let events = idle(&mut game);
    assert_eq!(renewed(&events).iter().map(|(_, cards)| *cards).collect::<Vec<_>>(), [46]);
    assert!(hand_of(&game, ADA).contains(&last), "the last card was drawn");
    assert_eq!(deck(&game), used.iter().copied().collect(), "neither hands nor the cards under the paths");
    assert!(game.discard.is_empty());
    assert_eq!(game.laid.len(), 6);
    let order: Vec<MoveCard> = game.hidden.deck.iter().copied().collect();
    assert_ne!(order, used, "it is shuffled");
    assert_ne!(order, used.iter().rev().copied().collect::<Vec<_>>(), "it is not just turned over");
}

#[test]
fn the_new_order_is_left_to_chance() {
    clauses!["TW-55"];
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let mut game = nearly_used(Board::Shield, 1, 0);
        game.hidden.0.rng = Rng::seeded(seed);
        idle(&mut game);
        orders.insert(game.hidden.deck.iter().copied().collect::<Vec<_>>());
    }
    assert_eq!(orders.len(), 20);
}

#[test]
fn it_is_renewed_at_once_and_not_before() {
    clauses!["TW-R11"];
    let mut game = nearly_used(Board::Shield, 2, 0);
    assert_eq!(renewed(&idle(&mut game)), [], "one card is left");
    assert_eq!(game.hidden.deck.len(), 1);
    let used = game.discard.len();
    let events = idle(&mut game);
    assert_eq!(renewed(&events).len(), 1, "none is left, though nobody has to draw now: {events:?}");
    assert_eq!((game.hidden.deck.len(), game.discard.len()), (used, 0));
}

#[test]
fn a_draw_goes_on_from_the_new_deck() {
    clauses!["TW-R11", "TW-R27"];
    let mut game = nearly_used(Board::Lance, 1, 46);
    assert_eq!(game.discard.len(), 5);
    stop(&mut game, Knight, Sign::Swap);
    assert_eq!(game.phase, Phase::Sign(Sign::Swap));
    let last = game.hidden.deck.top().copied().expect("the last card");
    let events = play_all(&mut game, ADA, &[Move::Give(0), Move::Give(1), Move::Give(2), Move::Swap]);
    // Three cards are discarded to the five; one is drawn, then two from the new deck of eight; at the end
    // of the turn one more.
    assert_eq!(renewed(&events).iter().map(|(_, cards)| *cards).collect::<Vec<_>>(), [8]);
    assert!(hand_of(&game, ADA).contains(&last), "what there was came first");
    assert_eq!(hand_of(&game, ADA).len(), 4);
    assert_eq!((game.hidden.deck.len(), game.discard.len()), (8 - 2 - 1, 0));
    sixty(&game);
}

#[test]
fn cards_that_are_discarded_onto_nothing_are_a_deck_at_once() {
    clauses!["TW-R11"];
    // A meeting: the cards under the paths.
    let mut game = nearly_used(Board::Shield, 0, 52);
    assert_eq!((game.hidden.deck.len(), game.discard.len()), (0, 0));
    let events = meet(&mut game, Windmill);
    let [(at, 53)] = renewed(&events)[..] else { panic!("one new deck of 53: {events:?}") };
    let drew = events.iter().position(|event| matches!(event, Event::Drew { .. })).expect("a draw");
    assert!(at < drew, "{events:?}");
    assert_eq!((game.hidden.deck.len(), hand_of(&game, ADA).len()), (52, 4));
    // It does not wait for a draw, which a mission in hand puts off.
    let mut game = nearly_used(Board::Shield, 0, 52);
    errands(&mut game, ADA, &[mission(true)]);
    meet(&mut game, Windmill);
    assert_eq!((game.phase, game.hidden.deck.len(), game.discard.len()), (Phase::End, 53, 0));
    // A scattered hand.
    let mut game = nearly_used(Board::Lance, 0, 52);
    stop(&mut game, Knight, Sign::Scatter);
    let events = play(&mut game, ADA, Move::Use);
    assert_eq!(renewed(&events).first().map(|(_, cards)| *cards), Some(4), "{events:?}");
}

#[test]
fn the_hands_and_paths_stay() {
    clauses!["TW-55"];
    let mut game = nearly_used(Board::Shield, 1, 20);
    ready(&mut game, ADA, Knight, 1);
    let laid = game.laid.clone();
    let theirs = hand_of(&game, BO).to_vec();
    idle(&mut game);
    assert_eq!(game.laid[..20], laid);
    assert!(theirs.iter().all(|card| !deck(&game).contains(card)));
    assert_eq!(hand_of(&game, BO), theirs);
}
