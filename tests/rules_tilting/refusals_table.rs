//! What the table itself never offers: hands on lances, meeples, the deck, directions.

use windmill_lane::rules::table::{Gesture, PieceId, Spot};

use super::{act::*, prepare::*, seen::*};

/// Whether a gesture takes hold of a piece.
fn holds(gesture: &Gesture, id: PieceId) -> bool {
    match gesture {
        Gesture::Drag { piece, .. } => *piece == id,
        Gesture::Click(spot) => *spot == Spot::Piece(id),
        _ => false,
    }
}

/// The clauses by which a piece refuses to be taken hold of.
fn denied(view: &View, id: PieceId) -> Vec<&'static str> {
    let denied = view.denied.iter().filter(|denied| holds(&denied.gesture, id));
    denied.map(|denied| denied.refusal.clause.0).collect()
}

/// Positions of all kinds: before a card, after it, at every sign.
fn positions() -> Vec<Tilting> {
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 4);
    errands(&mut game, ADA, &[mission(true)]);
    let mut all = vec![game.clone(), start(Board::Shield), start(Board::Row)];
    for sign in Sign::ALL {
        let mut game = game.clone();
        stop(&mut game, Knight, sign);
        all.push(game);
    }
    idle(&mut game);
    all.push(game);
    all
}

#[test]
fn lances_are_not_turned_by_hand() {
    clauses!["TW-113"];
    for game in positions() {
        let view = game.table(Viewer::seat(ADA));
        let lances: Vec<_> = pieces(&view, "tw-about-lances").collect();
        assert_eq!(lances.len(), 14);
        for lance in lances {
            assert!(!view.offers.iter().any(|offer| holds(&offer.gesture, lance.id)), "in {:?}", game.phase);
            assert!(lance.other_side.is_none(), "nor turned over to look");
            if names(name_of(lance), ADA) {
                assert_eq!(denied(&view, lance.id), ["TW-113"], "and it says so");
            }
        }
    }
}

#[test]
fn lances_turn_by_giants_missions_and_signs_alone() {
    clauses!["TW-113", "TW-46", "TW-66"];
    for (seed, (board, charge)) in (40..).zip(modes()) {
        let mut game = begin(board, charge, seed);
        let mut before = [7, 7];
        let mut turned = 0;
        random(&mut game, seed, |game, events| {
            for event in events {
                match *event {
                    Event::Broke { seat, lances, left } => {
                        before[seat.index()] -= lances;
                        assert_eq!(left, before[seat.index()]);
                        let giant = |event: &Event| matches!(event, Event::Took { face: Giant, .. });
                        assert!(events.iter().any(giant), "{events:?}");
                        turned += 1;
                    }
                    Event::Mended { seat, lances, left } => {
                        before[seat.index()] += lances;
                        assert_eq!(left, before[seat.index()]);
                        let cause = |event: &Event| match event {
                            Event::Fulfilled { .. } => true,
                            Event::Used { sign, .. } => matches!(sign, Sign::MendOne | Sign::MendTwo),
                            _ => false,
                        };
                        assert!(events.iter().any(cause), "{events:?}");
                    }
                    _ => {}
                }
            }
            assert_eq!(whole(game), before);
        });
        assert!(turned > 0, "{board:?} {charge:?}");
    }
}

#[test]
fn meeples_are_moved_by_steps_of_signs_alone() {
    clauses!["TW-110", "TW-R21"];
    for game in positions() {
        let view = game.table(Viewer::seat(ADA));
        let may_step = matches!(game.phase, Phase::Sign(Sign::Closer | Sign::Apart));
        for meeple in Meeple::ALL {
            let id = pieces(&view, meeple_key(meeple)).next().expect("a meeple").id;
            let offered = view.offers.iter().filter(|offer| holds(&offer.gesture, id));
            let mut moves = offered.map(|offer| offer.mv).collect::<Vec<_>>();
            if may_step {
                moves.retain(|mv| !matches!(mv, Move::Step { .. }));
            } else {
                assert!(denied(&view, id).contains(&"TW-110"), "in {:?}", game.phase);
            }
            assert!(moves.is_empty(), "{moves:?} in {:?}", game.phase);
        }
    }
}

#[test]
fn a_card_says_no_direction() {
    clauses!["TW-111", "TW-30"];
    // A play names the card and nothing else; a step names its meeple and how far.
    for card in MoveCard::all() {
        let written = ron::to_string(&Move::Play(card)).expect("a move can be written");
        assert_eq!(written, format!("Play(\"{}\")", card.name()));
    }
    for wrong in ["Play(\"DQ01\", false)", "Play((\"DQ01\", Back))", "Play(\"DQ61\")", "Play(\"SP00\")"] {
        assert!(ron::from_str::<Move>(wrong).is_err(), "{wrong}");
    }
    assert!(
        ron::from_str::<Move>("Step(meeple: Knight, fields: -1)").is_err(),
        "nor is there a step backwards"
    );
}

#[test]
fn the_deck_gives_nothing_unasked() {
    clauses!["TW-112", "TW-103"];
    for game in positions() {
        let view = game.table(Viewer::seat(ADA));
        let deck = pieces(&view, "tw-about-deck").next().expect("a deck").id;
        assert!(!view.offers.iter().any(|offer| holds(&offer.gesture, deck)));
        let clauses = denied(&view, deck);
        assert!(!clauses.is_empty() && clauses.iter().all(|clause| *clause == "TW-112"), "{clauses:?}");
        // Nor does the row.
        let row = zones(&view, "tw-row").next().map(|zone| zone.place.rect);
        for open in of_kind(&view, "tw-kind-movement")
            .filter(|piece| piece.places.iter().any(|place| row.is_some_and(|row| lies_in(place.rect, row))))
        {
            assert!(!view.offers.iter().any(|offer| holds(&offer.gesture, open.id)));
            assert!(denied(&view, open.id).iter().all(|clause| *clause == "TW-112"));
        }
    }
}

#[test]
fn taken_cards_lie_as_they_were_taken() {
    clauses!["TW-51"];
    let mut game = start(Board::Shield);
    meet(&mut game, Giant);
    meet(&mut game, Windmill);
    let view = game.table(Viewer::seat(ADA));
    for (seat, kind) in [(ADA, "giant"), (BO, "windmill")] {
        let won = game.sides[seat.index()].won[0];
        let key = format!("tw-{kind}-{}", won.card.name().to_lowercase());
        let piece = pieces(&view, &key).next().expect("it lies before its player");
        assert!(piece.other_side.is_none(), "nobody turns it over");
        assert!(!view.offers.iter().any(|offer| holds(&offer.gesture, piece.id)));
    }
}
