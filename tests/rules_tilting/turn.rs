//! A turn: one card of either character, laid on the own side, and its meeple moves.

use windmill_lane::rules::table::{Gesture, Spot};

use super::{act::*, prepare::*, seen::*};

#[test]
fn the_players_take_turns() {
    clauses!["TW-20", "TW-107"];
    let mut game = start(Board::Shield);
    for round in 0..3 {
        for (seat, rival) in [(ADA, BO), (BO, ADA)] {
            assert_eq!(acting(&game), seat, "round {round}");
            let theirs = hand_of(&game, rival)[0];
            assert_eq!(refused(&game, rival, Move::Play(theirs)), "TW-107");
            assert!(game.legal_moves(rival).is_empty());
            idle(&mut game);
        }
    }
}

#[test]
fn one_card_a_turn() {
    clauses!["TW-21", "TW-109"];
    let mut game = start(Board::Shield);
    // Whoever holds a mission has the turn until it is ended.
    errands(&mut game, ADA, &[mission(true)]);
    idle(&mut game);
    assert_eq!(acting(&game), ADA);
    assert_eq!(plays(&game, ADA), []);
    for card in hand_of(&game, ADA) {
        assert_eq!(refused(&game, ADA, Move::Play(*card)), "TW-109");
    }
    play(&mut game, ADA, Move::End);
    assert_eq!(acting(&game), BO);
    // Without one it is over with the card.
    idle(&mut game);
    assert_eq!(acting(&game), ADA);
}

#[test]
fn a_card_has_to_be_played() {
    clauses!["TW-22"];
    for missions in [&[][..], &[mission(true), mission(false)]] {
        let mut game = start(Board::Shield);
        errands(&mut game, ADA, missions);
        assert_eq!(refused(&game, ADA, Move::End), "TW-22");
        let expected: Vec<Move> = hand_of(&game, ADA).iter().map(|card| Move::Play(*card)).collect();
        assert_eq!(game.legal_moves(ADA), expected, "one of the four cards, and nothing else");
    }
}

#[test]
fn each_player_moves_each_meeple() {
    clauses!["TW-23", "TW-R1", "TW-25", "TW-26"];
    for seat in [ADA, BO] {
        for meeple in Meeple::ALL {
            let mut game = start(Board::Shield);
            game.active = seat;
            stand(&mut game, "Q3 S4");
            let card = card(meeple, 4, 1);
            into_hand(&mut game, seat, card);
            let before = game.road;
            play(&mut game, seat, Move::Play(card));
            assert_eq!(game.road.at(meeple.other()), before.at(meeple.other()), "the other one stands");
            let expected = if meeple == Knight { "Q7 S4" } else { "Q3 S8" };
            assert_eq!(stands(&game), expected);
            assert_eq!(game.laid, [Laid { card, by: seat }]);
        }
    }
}

#[test]
fn a_card_lies_on_its_players_side_in_its_characters_lane() {
    clauses!["TW-24", "TW-25", "TW-26"];
    let mut game = start(Board::Shield);
    let cards = [(ADA, quixote(2)), (BO, sancho(1)), (ADA, sancho(2)), (BO, quixote(1))];
    for (seat, card) in cards {
        stand(&mut game, "Q1 S1");
        into_hand(&mut game, seat, card);
        play(&mut game, seat, Move::Play(card));
    }
    let expected: Vec<Laid> = cards.iter().map(|(by, card)| Laid { card: *card, by: *by }).collect();
    assert_eq!(game.laid, expected, "in the order in which they were played");
    for viewer in everybody() {
        let view = game.table(viewer);
        for (seat, card) in cards {
            let lane = lane(&view, seat, card.meeple()).place.rect;
            assert_eq!(cards_in(&view, lane), [told_as(card)], "{seat:?}, for {viewer:?}");
        }
    }
}

/// The zone or piece that a drag ends on, and whose lane that is.
fn onto(gesture: &Gesture) -> Option<Spot> {
    if let Gesture::Drag { onto, .. } = gesture { Some(*onto) } else { None }
}

#[test]
fn a_card_goes_into_no_other_lane() {
    clauses!["TW-24", "TW-27"];
    let mut game = start(Board::Shield);
    hand(&mut game, ADA, &[quixote(1), sancho(3), quixote(5), sancho(5)]);
    let view = game.table(Viewer::seat(ADA));
    for held in hand_of(&game, ADA) {
        let meeple = held.meeple();
        let piece = pieces(&view, &format!("tw-card-{}", meeple.slug()))
            .find(|piece| told_card(name_of(piece)) == told_as(*held))
            .expect("a card in hand")
            .id;
        let from_here =
            |gesture: &Gesture| matches!(gesture, Gesture::Drag { piece: from, .. } if *from == piece);
        let lane = |seat, meeple| Spot::Zone(lane(&view, seat, meeple).id);
        let offered: Vec<Spot> = view
            .offers
            .iter()
            .filter(|offer| from_here(&offer.gesture))
            .filter_map(|offer| onto(&offer.gesture))
            .collect();
        assert!(offered.contains(&lane(ADA, meeple)), "its own lane");
        for (seat, other) in [(ADA, meeple.other()), (BO, meeple), (BO, meeple.other())] {
            let spot = lane(seat, other);
            assert!(!offered.contains(&spot), "{held:?} in the lane of {other:?}, {seat:?}");
            let denied = view
                .denied
                .iter()
                .find(|denied| from_here(&denied.gesture) && onto(&denied.gesture) == Some(spot))
                .expect("it is said why not");
            let clause = if seat == ADA { "TW-27" } else { "TW-24" };
            assert_eq!(denied.refusal.clause.0, clause);
        }
    }
}

#[test]
fn the_meeple_moves_at_once() {
    clauses!["TW-28"];
    for (meeple, fields, to) in [(Knight, "Q3 S4", "Q5"), (Squire, "Q3 S4", "S6"), (Knight, "S9 S7", "S7")] {
        let mut game = start(Board::Lance);
        stand(&mut game, fields);
        let card = card(meeple, 2, 0);
        into_hand(&mut game, ADA, card);
        let events = play(&mut game, ADA, Move::Play(card));
        assert_eq!(events[0], Event::Played { seat: ADA, card });
        let Event::Walked { meeple: walked, to: there, .. } = events[1] else {
            panic!("nothing comes between card and walk: {events:?}")
        };
        assert_eq!((walked, name(there)), (meeple, to.to_owned()));
    }
}

#[test]
fn it_moves_as_far_as_the_number_says() {
    clauses!["TW-29", "TW-30"];
    for card in MoveCard::all() {
        let mut game = start(Board::Shield);
        stand(&mut game, "Q4 S5");
        into_hand(&mut game, ADA, card);
        play(&mut game, ADA, Move::Play(card));
        let steps = printed().steps(card);
        let (knight, squire) = (game.road.knight.number(), game.road.squire.number());
        // Q4 is the 4th field of the road, S5 the 20th.
        let expected = if card.meeple() == Knight { (4 + steps, 20) } else { (4, 20 - steps) };
        assert_eq!((knight, squire), expected, "{card:?}");
    }
}

#[test]
fn a_played_card_stays_to_the_end_of_the_round() {
    clauses!["TW-35"];
    let mut game = start(Board::Shield);
    for count in 1..=5 {
        idle(&mut game);
        assert_eq!((game.laid.len(), game.discard.len()), (count, 0));
    }
    meet(&mut game, Windmill);
    assert_eq!((game.laid.len(), game.discard.len()), (0, 6));
}
