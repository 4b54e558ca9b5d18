//! The extreme tactical game: every draw is a choice from an open row.

use std::collections::BTreeSet;

use windmill_lane::rules::table::{Gesture, Spot};

use super::{act::*, prepare::*, seen::*};

/// The cards of the row that may be taken.
fn takes(game: &Tilting, seat: Seat) -> Vec<MoveCard> {
    let take = |mv| if let Move::Take(card) = mv { Some(card) } else { None };
    game.legal_moves(seat).into_iter().filter_map(take).collect()
}

/// Whoever acts takes the card at this place of the row.
#[track_caller]
fn take(game: &mut Tilting, place: usize) -> (Seat, MoveCard, Vec<Event>) {
    let (seat, card) = (acting(game), game.row[place]);
    let events = play(game, seat, Move::Take(card));
    (seat, card, events)
}

#[test]
fn four_cards_lie_open_beside_the_deck() {
    clauses!["TW-102", "TW-R32"];
    for charge in [None, Some(5), Some(10)] {
        let game = begin(Board::Row, charge, 4);
        assert_eq!((game.row.len(), game.hidden.deck.len()), (4, 48));
        sixty(&game);
        for viewer in everybody() {
            let view = game.table(viewer);
            let area = zones(&view, "tw-row").next().expect("a row").place.rect;
            let mut shown = cards_in(&view, area);
            let mut row: Vec<_> = game.row.iter().map(|card| told_as(*card)).collect();
            shown.sort_unstable();
            row.sort_unstable();
            assert_eq!(shown, row, "for {viewer:?}");
        }
    }
    for board in [Board::Shield, Board::Lance] {
        let game = begin(board, None, 4);
        assert!(game.row.is_empty());
        assert_eq!(zones(&game.table(Viewer::Public), "tw-row").count(), 0);
    }
}

#[test]
fn a_draw_is_a_choice_from_the_row() {
    clauses!["TW-103", "TW-104", "TW-117", "TW-31"];
    for place in 0..4 {
        let mut game = start(Board::Row);
        let events = idle(&mut game);
        assert_eq!(drew(&events), [], "nothing is drawn unseen");
        assert_eq!((acting(&game), hand_of(&game, ADA).len()), (ADA, 3));
        assert_eq!(takes(&game, ADA), game.row, "any of the four, and no way around it");
        assert_eq!(game.legal_moves(ADA).len(), 4);
        assert_eq!(refused(&game, ADA, Move::End), "TW-117");
        let before = game.row.clone();
        let next = game.hidden.deck.top().copied().expect("a card to fill the gap");
        let (_, card, events) = take(&mut game, place);
        assert_eq!(events[0], Event::Chose { seat: ADA, card });
        assert!(hand_of(&game, ADA).contains(&card));
        let row: BTreeSet<MoveCard> = game.row.iter().copied().collect();
        let expected = before.into_iter().filter(|open| *open != card).chain([next]);
        assert_eq!(row, expected.collect(), "the gap is filled from the deck");
        assert_eq!((game.row.len(), hand_of(&game, ADA).len(), acting(&game)), (4, 4, BO));
    }
}

#[test]
fn a_blind_draw_is_refused() {
    clauses!["TW-103", "TW-112"];
    let mut game = start(Board::Row);
    idle(&mut game);
    let next = game.hidden.deck.top().copied().expect("the top of the deck");
    let theirs = hand_of(&game, BO)[0];
    let used = game.laid[0].card;
    for card in [next, theirs, used, hand_of(&game, ADA)[0]] {
        assert_eq!(refused(&game, ADA, Move::Take(card)), "TW-103", "it is not in the row");
    }
    // At the table, too: the deck says why not.
    let view = game.table(Viewer::seat(ADA));
    let deck = pieces(&view, "tw-about-deck").next().expect("a deck").id;
    let of_deck = |gesture: &Gesture| match gesture {
        Gesture::Click(spot) => *spot == Spot::Piece(deck),
        Gesture::Drag { piece, .. } => *piece == deck,
        _ => false,
    };
    assert!(!view.offers.iter().any(|offer| of_deck(&offer.gesture)));
    let denied: Vec<&str> = view
        .denied
        .iter()
        .filter(|denied| of_deck(&denied.gesture))
        .map(|denied| denied.refusal.clause.0)
        .collect();
    assert!(!denied.is_empty() && denied.iter().all(|clause| *clause == "TW-103"), "{denied:?}");
}

#[test]
fn the_row_is_filled_before_the_next_choice() {
    clauses!["TW-104", "TW-E15", "TW-R29"];
    // Ada used an extra card and holds two.
    let mut game = start(Board::Row);
    stop(&mut game, Knight, Sign::Extra);
    idle(&mut game);
    assert_eq!(hand_of(&game, ADA).len(), 2);
    for left in [2, 1] {
        assert_eq!(acting(&game), ADA);
        assert_eq!(takes(&game, ADA).len(), 4, "{left} choices of four");
        assert_eq!(game.hidden.deck.len(), 46 + left);
        let filled = game.hidden.deck.top().copied().expect("a card");
        take(&mut game, 1);
        assert!(game.row.contains(&filled), "the card that filled the gap can be chosen next");
    }
    assert_eq!((hand_of(&game, ADA).len(), acting(&game), game.row.len()), (4, BO, 4));
}

#[test]
fn the_card_that_fills_the_gap_can_be_chosen() {
    clauses!["TW-104"];
    let mut game = start(Board::Row);
    stop(&mut game, Knight, Sign::Extra);
    idle(&mut game);
    let next = game.hidden.deck.top().copied().expect("a card");
    take(&mut game, 0);
    play(&mut game, ADA, Move::Take(next));
    assert!(hand_of(&game, ADA).contains(&next));
}

#[test]
fn scatter_lets_the_opponent_choose_four_times() {
    clauses!["TW-105", "TW-93", "TW-R29", "TW-107"];
    let mut game = start(Board::Row);
    errands(&mut game, ADA, &[mission(true)]);
    stop(&mut game, Knight, Sign::Scatter);
    let old = hand_of(&game, BO).to_vec();
    play(&mut game, ADA, Move::Use);
    assert_eq!((game.discard.len(), hand_of(&game, BO).len()), (4, 0));
    for held in 0..4 {
        assert_eq!(acting(&game), BO, "during Ada's turn");
        assert_eq!(game.active, ADA);
        assert_eq!(hand_of(&game, BO).len(), held);
        assert_eq!(game.legal_moves(BO).len(), 4, "there is no way to refuse");
        assert!(game.legal_moves(ADA).is_empty());
        let open = game.row[0];
        assert_eq!(refused(&game, ADA, Move::Take(open)), "TW-107");
        take(&mut game, 2);
    }
    assert!(old.iter().all(|card| !hand_of(&game, BO).contains(card)));
    assert_eq!((hand_of(&game, BO).len(), acting(&game), game.phase), (4, ADA, Phase::End));
    // Then Ada ends the turn and chooses as well.
    play(&mut game, ADA, Move::End);
    take(&mut game, 0);
    assert_eq!((acting(&game), hand_of(&game, ADA).len()), (BO, 4));
}

#[test]
fn swap_chooses_from_the_row_as_well() {
    clauses!["TW-105", "TW-99", "TW-R27"];
    let mut game = start(Board::Row);
    errands(&mut game, ADA, &[mission(true)]);
    stop(&mut game, Knight, Sign::Swap);
    let held = hand_of(&game, ADA).to_vec();
    let events = play_all(&mut game, ADA, &[Move::Give(0), Move::Give(2), Move::Swap]);
    assert_eq!(drew(&events), []);
    assert_eq!((game.discard.len(), hand_of(&game, ADA).len()), (2, 1));
    let chosen = [take(&mut game, 3).1, take(&mut game, 3).1];
    assert_eq!(hand_of(&game, ADA), [held[1], chosen[0], chosen[1]]);
    assert_eq!(game.phase, Phase::End, "at once; the refill comes at the end");
    play(&mut game, ADA, Move::End);
    assert_eq!(takes(&game, ADA).len(), 4);
    take(&mut game, 0);
    assert_eq!((acting(&game), hand_of(&game, ADA).len()), (BO, 4));
}

#[test]
fn no_draw_at_all_comes_from_the_deck() {
    clauses!["TW-105", "TW-103"];
    for (seed, charge) in (0..9).zip([None, Some(5), Some(10)].into_iter().cycle()) {
        let mut game = begin(Board::Row, charge, seed);
        let mut chosen = 0;
        let mut last = [4, 4];
        random(&mut game, seed, |game, events| {
            assert_eq!(drew(events), [], "a blind draw");
            let now = [ADA, BO].map(|seat| hand_of(game, seat).len());
            let picks = events.iter().filter(|event| matches!(event, Event::Chose { .. })).count();
            let grown: usize = (0..2).map(|at| now[at].saturating_sub(last[at])).sum();
            assert_eq!(grown, picks, "a hand grows by choices alone");
            chosen += picks;
            last = now;
            if events.iter().any(|event| matches!(event, Event::Chose { .. })) && game.outcome.is_none() {
                assert_eq!(game.row.len(), 4);
            }
        });
        assert!(chosen > 5, "{chosen} choices");
    }
}

#[test]
fn missions_may_be_played_while_the_own_hand_is_filled() {
    clauses!["TW-R14", "TW-106"];
    let errand = mission(true);
    let mut game = start(Board::Row);
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, ADA, &[errand, mission(false)]);
    lances(&mut game, ADA, 2);
    idle(&mut game);
    play(&mut game, ADA, Move::End);
    assert!(matches!(game.phase, Phase::Draw { left: 1, .. }));
    play(&mut game, ADA, Move::Mission(errand));
    assert_eq!(whole(&game)[0], 2 + brings(errand));
    assert_eq!(takes(&game, ADA).len(), 4, "the choice is still due");
    take(&mut game, 0);
    assert_eq!(acting(&game), BO);
}

#[test]
fn the_opponent_plays_no_mission_while_choosing() {
    clauses!["TW-60", "TW-R29"];
    let errand = mission(true);
    let mut game = start(Board::Row);
    won(&mut game, BO, &fulfilling(errand));
    errands(&mut game, BO, &[errand]);
    stop(&mut game, Knight, Sign::Scatter);
    play(&mut game, ADA, Move::Use);
    assert_eq!(acting(&game), BO);
    assert_eq!(refused(&game, BO, Move::Mission(errand)), "TW-60", "it is Ada's turn");
}
