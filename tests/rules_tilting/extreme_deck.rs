//! The open row when the deck runs out.

use super::{act::*, prepare::*};

/// A game with a row in which so many cards are left in the deck and all others lie under the paths.
fn long_round(left: usize) -> Tilting {
    let mut game = start(Board::Row);
    lay_deck(&mut game, left);
    sixty(&game);
    game
}

/// Whoever acts takes the first card of the row.
#[track_caller]
fn take(game: &mut Tilting) -> Vec<Event> {
    let (seat, card) = (acting(game), game.row[0]);
    play(game, seat, Move::Take(card))
}

fn renewed(events: &[Event]) -> Vec<u8> {
    let renewed = |event: &Event| if let Event::Renewed { cards } = event { Some(*cards) } else { None };
    events.iter().filter_map(renewed).collect()
}

#[test]
fn the_deck_is_renewed_for_the_refill() {
    clauses!["TW-R29", "TW-R11", "TW-55"];
    let mut game = start(Board::Row);
    discard_deck(&mut game, 1);
    idle(&mut game);
    let used = game.discard.len();
    assert_eq!(used, 47);
    // The last card of the deck fills the gap, and the discards are a deck at once.
    let events = take(&mut game);
    assert_eq!(renewed(&events), [47]);
    assert_eq!((game.row.len(), game.hidden.deck.len(), game.discard.len()), (4, 47, 0));
}

#[test]
fn before_a_draw_it_is_tried_once_more() {
    clauses!["TW-R11", "TW-R29"];
    let mut game = start(Board::Row);
    discard_deck(&mut game, 0);
    let gone = game.row.pop().expect("a card of the row");
    game.discard.push(gone);
    let used = game.discard.len();
    let events = idle(&mut game);
    assert_eq!(renewed(&events), [u8::try_from(used).expect("at most 60")]);
    assert_eq!((game.row.len(), game.hidden.deck.len()), (4, used - 1), "four to choose from");
}

#[test]
fn a_row_stays_short_for_want_of_cards() {
    clauses!["TW-R29", "TW-R12"];
    let mut game = long_round(0);
    for left in (1..=4_usize).rev() {
        idle(&mut game);
        assert_eq!(game.row.len(), left);
        let seat = acting(&game);
        assert_eq!(game.legal_moves(seat).len(), left, "among what is left");
        take(&mut game);
        assert_eq!((hand_of(&game, seat).len(), game.row.len()), (4, left - 1));
        assert_ne!(acting(&game), seat);
    }
    // Nothing to draw from: the hand stays short and the game goes on.
    let seat = acting(&game);
    idle(&mut game);
    assert_eq!((hand_of(&game, seat).len(), game.row.len()), (3, 0));
    assert_ne!(acting(&game), seat);
    assert_eq!(game.outcome, None);
}

#[test]
fn a_short_row_is_filled_as_soon_as_cards_are_back() {
    clauses!["TW-R29", "TW-R11", "TW-R12"];
    let mut game = long_round(0);
    for _ in 0..3 {
        idle(&mut game);
        take(&mut game);
    }
    assert_eq!((acting(&game), game.row.len()), (BO, 1));
    let laid = game.laid.len();
    let events = meet(&mut game, Windmill);
    // All cards of the round and the last one; three of them fill the row.
    let back = u8::try_from(laid + 1).expect("at most 60");
    assert_eq!(renewed(&events), [back]);
    assert_eq!((game.row.len(), game.hidden.deck.len()), (4, laid + 1 - 3));
    take(&mut game);
    assert_eq!((acting(&game), game.row.len()), (ADA, 4));
    // Even where no draw is due yet.
    let mut game = long_round(0);
    idle(&mut game);
    take(&mut game);
    errands(&mut game, BO, &[mission(true)]);
    meet(&mut game, Windmill);
    assert_eq!((game.phase, game.row.len()), (Phase::End, 4));
}

#[test]
fn a_draw_ends_when_the_row_is_empty() {
    clauses!["TW-R29", "TW-R12"];
    let mut game = long_round(0);
    let away: Vec<MoveCard> = game.row.drain(..2).collect();
    game.laid.extend(away.into_iter().map(|card| Laid { card, by: BO }));
    hand(&mut game, ADA, &[quixote(1)]);
    // Ada's other cards are under the deck now: away with them as well.
    lay_deck(&mut game, 0);
    idle(&mut game);
    for _ in 0..2 {
        assert_eq!(acting(&game), ADA);
        take(&mut game);
    }
    assert_eq!((acting(&game), hand_of(&game, ADA).len(), game.row.len()), (BO, 2, 0));
}

#[test]
fn scatter_with_a_short_deck_gives_what_there_is() {
    clauses!["TW-R29", "TW-R26", "TW-R11"];
    let mut game = long_round(0);
    let away: Vec<MoveCard> = game.row.drain(..).collect();
    game.laid.extend(away.into_iter().map(|card| Laid { card, by: BO }));
    stop(&mut game, Knight, Sign::Scatter);
    let old = hand_of(&game, BO).to_vec();
    let events = play(&mut game, ADA, Move::Use);
    // Bo's four cards are the only ones there are: they are the new deck, and lie in the row.
    assert_eq!(renewed(&events), [4]);
    assert_eq!((game.row.len(), game.hidden.deck.len()), (4, 0));
    for _ in 0..4 {
        assert_eq!(acting(&game), BO);
        take(&mut game);
    }
    let mut now = hand_of(&game, BO).to_vec();
    now.sort_unstable();
    let mut before = old;
    before.sort_unstable();
    assert_eq!(now, before);
    assert_eq!((acting(&game), hand_of(&game, ADA).len()), (BO, 3), "nothing is left for Ada");
}
