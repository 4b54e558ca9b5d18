//! The two meet: who takes the card, what it is, and what it costs.

use super::{act::*, prepare::*};

/// Ada plays a card from this position.
#[track_caller]
fn plays_from(fields: &str, card: MoveCard) -> (Tilting, Vec<Event>) {
    let mut game = start(Board::Shield);
    stand(&mut game, fields);
    into_hand(&mut game, ADA, card);
    let events = play(&mut game, ADA, Move::Play(card));
    (game, events)
}

#[test]
fn two_apart_goes_on() {
    clauses!["TW-36"];
    for (fields, card) in [
        ("Q3 Q9", quixote(4)),
        ("Q3 Q9", sancho(4)),
        ("Q8 S11", quixote(4)),
        ("S9 S3", quixote(4)),
        ("Q11 S10", quixote(2)),
    ] {
        let (game, events) = plays_from(fields, card);
        assert_eq!((met(&events), game.road.gap()), (None, 2), "{fields}");
        assert_eq!((acting(&game), game.phase, game.taken()), (BO, Phase::Play, 0));
        assert_eq!(game.laid.len(), 1, "the round is not over");
    }
}

#[test]
fn neighbours_the_same_field_and_passing_are_meetings() {
    clauses!["TW-37", "TW-38", "TW-39", "TW-R6"];
    for (fields, card, relation) in [
        ("Q3 Q9", quixote(5), Relation::Adjacent),
        ("Q3 Q9", sancho(5), Relation::Adjacent),
        ("Q3 Q8", quixote(5), Relation::Same),
        ("Q3 Q8", sancho(5), Relation::Same),
        ("Q3 Q7", quixote(5), Relation::Passed),
        ("Q3 Q5", sancho(5), Relation::Passed),
        ("Q11 S12", quixote(1), Relation::Adjacent),
        ("Q12 S11", sancho(1), Relation::Adjacent),
    ] {
        let (game, events) = plays_from(fields, card);
        assert_eq!(met(&events).map(|met| met.0), Some(relation), "{fields}");
        assert_eq!((game.taken(), game.laid.len()), (1, 0), "the round is over");
    }
}

#[test]
fn nothing_of_the_move_follows_a_meeting() {
    clauses!["TW-40", "TW-89"];
    let field = field_of(Sign::Scatter);
    let mut game = start(Board::Lance);
    errands(&mut game, ADA, &[mission(true)]);
    // The knight stops on the sign, and Sancho stands on the next field.
    game.road = Road {
        knight: field.back(Knight, 2).expect("a field before"),
        squire: field.back(Squire, 1).expect("the next field"),
    };
    into_hand(&mut game, ADA, quixote(2));
    let events = play(&mut game, ADA, Move::Play(quixote(2)));
    assert!(met(&events).is_some());
    assert_eq!(game.phase, Phase::End, "no sign is offered");
    assert_eq!(plays(&game, ADA), [], "nor another card");
    assert_eq!(refused(&game, ADA, Move::Use), "TW-116");
}

#[test]
fn whoever_played_the_last_card_takes_the_top_card() {
    clauses!["TW-41", "TW-42"];
    for seat in [ADA, BO] {
        for face in [Giant, Windmill] {
            for meeple in Meeple::ALL {
                let mut game = start(Board::Shield);
                game.active = seat;
                stand(&mut game, if face == Giant { "S7 S3" } else { "Q3 Q7" });
                // By a card of each character: standing on Sancho's board or on Quixote's.
                let card = card(meeple, 3, 0);
                into_hand(&mut game, seat, card);
                let top = game.top().expect("an open card");
                let stack = game.hidden.stack.len();
                play(&mut game, seat, Move::Play(card));
                assert_eq!(game.sides[seat.index()].won, [Won { card: top, face }], "{seat:?} {meeple:?}");
                assert!(game.sides[1 - seat.index()].won.is_empty());
                assert_eq!(game.hidden.stack.len(), stack - 1);
            }
        }
    }
}

#[test]
fn there_is_no_way_to_decline() {
    clauses!["TW-42"];
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 7);
    errands(&mut game, ADA, &[mission(true)]);
    meet(&mut game, Giant);
    assert_eq!(game.sides[0].won.len(), 1, "it is taken with the move itself");
    let moves = game.legal_moves(ADA);
    assert!(moves.contains(&Move::End), "nothing is asked: {moves:?}");
    assert!(moves.iter().all(|mv| matches!(mv, Move::End | Move::Mission(_))), "{moves:?}");
}

#[test]
fn the_two_ends_of_the_bridge_are_a_giant() {
    clauses!["TW-43", "TW-R7"];
    for (fields, card) in [("Q9 S12", quixote(3)), ("Q12 S9", sancho(3))] {
        let (game, events) = plays_from(fields, card);
        let (relation, _, face) = met(&events).expect("a meeting");
        assert_eq!((relation, face), (Relation::Adjacent, Giant));
        assert_eq!(game.sides[0].won[0].face, Giant);
    }
    // Whoever stands on either end is met by a giant.
    for (fields, card, place) in [
        ("Q9 Q12", quixote(2), "Q12"),
        ("Q9 Q12", quixote(3), "Q12"),
        ("Q9 Q12", quixote(4), "Q12"),
        ("Q12 S10", sancho(3), "Q12"),
        ("Q12 S10", sancho(5), "Q12"),
        ("S12 S9", sancho(3), "S12"),
        ("Q11 S12", quixote(5), "S12"),
    ] {
        let (_, events) = plays_from(fields, card);
        let (_, at, face) = met(&events).expect("a meeting");
        assert_eq!((at.as_str(), face), (place, Giant), "{fields}");
    }
}

#[test]
fn sanchos_board_is_a_giant_and_quixotes_a_windmill() {
    clauses!["TW-44", "TW-48", "TW-R7"];
    for steps in 2..=4_u8 {
        // Gap 3: 2 steps are next to each other, 3 on one field, 4 past each other.
        for (fields, card, place, face) in [
            ("S8 S5", quixote(steps), "S5", Giant),
            ("S8 S5", sancho(steps), "S8", Giant),
            ("Q6 Q9", quixote(steps), "Q9", Windmill),
            ("Q6 Q9", sancho(steps), "Q6", Windmill),
            ("Q11 S11", quixote(steps), "S11", Giant),
            ("Q11 S11", sancho(steps), "Q11", Windmill),
        ] {
            let (game, events) = plays_from(fields, card);
            let relation = [Relation::Adjacent, Relation::Same, Relation::Passed][usize::from(steps) - 2];
            assert_eq!(met(&events), Some((relation, place.to_owned(), face)), "{fields} {steps}");
            assert_eq!(game.sides[0].won[0].face, face);
        }
    }
}

#[test]
fn a_giant_brings_its_points_and_breaks_lances() {
    clauses!["TW-45", "TW-46"];
    for card in StackCard::all() {
        let mut game = start(Board::Shield);
        top(&mut game, card);
        let print = printed().card(card);
        let events = meet(&mut game, Giant);
        assert_eq!(game.sides[0].won, [Won { card, face: Giant }]);
        assert_eq!((game.points(ADA), game.points(BO)), (print.giant, 0));
        assert_eq!(whole(&game), [7 - print.lances, 7], "the opponent's stay");
        assert_eq!(game.broken(ADA), print.lances);
        assert!(events.contains(&Event::Broke { seat: ADA, lances: print.lances, left: 7 - print.lances }));
    }
}

#[test]
fn a_windmill_brings_its_points_and_breaks_nothing() {
    clauses!["TW-49", "TW-50"];
    for card in StackCard::all() {
        for lance in [1, 7] {
            let mut game = start(Board::Shield);
            top(&mut game, card);
            lances(&mut game, ADA, lance);
            let events = meet(&mut game, Windmill);
            assert_eq!(game.sides[0].won, [Won { card, face: Windmill }]);
            assert_eq!(game.points(ADA), printed().card(card).windmill);
            assert_eq!((whole(&game), game.outcome), ([lance, 7], None));
            assert!(!events.iter().any(|event| matches!(event, Event::Broke { .. })));
        }
    }
}

#[test]
fn a_card_keeps_its_face() {
    clauses!["TW-51"];
    for (seed, (board, charge)) in (0..).zip(modes()) {
        let mut game = begin(board, charge, seed);
        let mut before: [Vec<Won>; 2] = [const { Vec::new() }; 2];
        random(&mut game, seed, |game, _| {
            for (seat, kept) in before.iter_mut().enumerate() {
                let won = &game.sides[seat].won;
                assert!(won.starts_with(kept), "{kept:?} became {won:?}");
                kept.clone_from(won);
            }
        });
        assert!(before.concat().len() >= 3, "{} cards were taken", before.concat().len());
    }
}

#[test]
fn the_order_at_the_end_of_a_round() {
    clauses!["TW-R10"];
    let mut game = start(Board::Shield);
    errands(&mut game, ADA, &[mission(true)]);
    idle(&mut game);
    play(&mut game, ADA, Move::End);
    idle(&mut game);
    let mut events = meet(&mut game, Giant);
    // Taken, broken, cleared, placed; a mission may still be played; filled, passed.
    assert_eq!((game.laid.len(), game.discard.len(), hand_of(&game, ADA).len()), (0, 3, 3));
    assert_eq!(game.road, open(&game).road());
    assert_eq!((acting(&game), game.phase), (ADA, Phase::End));
    events.extend(play(&mut game, ADA, Move::End));
    let kinds: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::Played { .. } => "played",
            Event::Walked { .. } => "walked",
            Event::Took { .. } => "took",
            Event::Broke { .. } => "broke",
            Event::Round { .. } => "round",
            Event::Drew { .. } => "drew",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(kinds, ["played", "walked", "took", "broke", "round", "drew"]);
    assert_eq!(acting(&game), BO);
}
