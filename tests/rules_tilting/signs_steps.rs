//! The signs that move a meeple: step closer, step apart.

use super::{act::*, prepare::*};

/// Ada stops the knight at Step closer; then the meeples are put where the test wants them.
fn closer(fields: &str) -> Tilting {
    let mut game = start(Board::Lance);
    stop(&mut game, Knight, Sign::Closer);
    assert_eq!(game.phase, Phase::Sign(Sign::Closer));
    stand(&mut game, fields);
    game
}

/// Ada stops Sancho at Step apart; then the meeples are put where the test wants them.
fn apart(fields: &str) -> Tilting {
    let mut game = start(Board::Lance);
    stop(&mut game, Squire, Sign::Apart);
    assert_eq!(game.phase, Phase::Sign(Sign::Apart));
    stand(&mut game, fields);
    game
}

/// The steps a player may make, the knight's first.
fn steps(game: &Tilting, seat: Seat) -> Vec<(Meeple, u8)> {
    let step = |mv| if let Move::Step { meeple, fields } = mv { Some((meeple, fields)) } else { None };
    let mut steps: Vec<(Meeple, u8)> = game.legal_moves(seat).into_iter().filter_map(step).collect();
    steps.sort_unstable();
    steps
}

const FOUR: [(Meeple, u8); 4] = [(Knight, 1), (Knight, 2), (Squire, 1), (Squire, 2)];

#[test]
fn step_closer_has_four_choices() {
    clauses!["TW-92", "TW-110"];
    let game = closer("Q6 S9");
    assert_eq!(steps(&game, ADA), FOUR);
    for meeple in Meeple::ALL {
        for fields in [0, 3, 4, 255] {
            assert_eq!(refused(&game, ADA, Move::Step { meeple, fields }), "TW-92");
        }
    }
    assert_eq!(refused(&game, ADA, Move::Use), "TW-92", "one of the four has to be chosen");
    for (meeple, fields, expected) in
        [(Knight, 1, "Q7 S9"), (Knight, 2, "Q8 S9"), (Squire, 1, "Q6 S10"), (Squire, 2, "Q6 S11")]
    {
        let from = game.road.at(meeple);
        let mut game = game.clone();
        let events = play(&mut game, ADA, Move::Step { meeple, fields });
        assert_eq!(stands(&game), expected);
        assert_eq!(events[0], Event::Stepped { seat: ADA, sign: Sign::Closer, meeple, fields });
        let to = game.road.at(meeple);
        assert_eq!(events[1], Event::Walked { meeple, from, to, gap: game.road.gap() });
    }
}

#[test]
fn a_step_closer_without_sign_or_meeting_ends_the_turn() {
    clauses!["TW-92", "TW-31"];
    let mut game = closer("Q1 S1");
    let events = play(&mut game, ADA, Move::Step { meeple: Knight, fields: 1 });
    assert_eq!((stands(&game).as_str(), acting(&game)), ("Q2 S1", BO));
    assert_eq!(drew(&events), [(ADA, 1)]);
}

#[test]
fn a_step_closer_can_meet() {
    clauses!["TW-R23", "TW-41", "TW-40"];
    for (fields, meeple, by, relation, place, face) in [
        ("Q3 Q6", Knight, 2, Relation::Adjacent, "Q6", Windmill),
        ("Q3 Q6", Squire, 2, Relation::Adjacent, "Q3", Windmill),
        ("Q10 Q12", Knight, 1, Relation::Adjacent, "Q12", Giant),
        ("Q10 Q12", Squire, 1, Relation::Adjacent, "Q10", Windmill),
        ("S9 S7", Knight, 2, Relation::Same, "S7", Giant),
        ("S9 S7", Squire, 2, Relation::Same, "S9", Giant),
        ("Q11 S11", Squire, 2, Relation::Adjacent, "Q11", Windmill),
        ("Q11 S11", Knight, 2, Relation::Adjacent, "S11", Giant),
    ] {
        let mut game = closer(fields);
        let events = play(&mut game, ADA, Move::Step { meeple, fields: by });
        assert_eq!(met(&events), Some((relation, place.to_owned(), face)), "{fields} {meeple:?} {by}");
        assert_eq!(game.sides[0].won.len(), 1, "the active player takes the card");
        assert_eq!(acting(&game), BO);
        // Meeples that stand apart after it do not meet.
        let mut game = closer("Q3 S3");
        play(&mut game, ADA, Move::Step { meeple, fields: by });
        assert_eq!(game.taken(), 0);
    }
}

#[test]
fn with_a_gap_of_two_every_step_closer_meets() {
    clauses!["TW-R23"];
    for (fields, on_quixotes) in [("Q5 Q7", true), ("S9 S7", false)] {
        for (meeple, by) in FOUR {
            let mut game = closer(fields);
            play(&mut game, ADA, Move::Step { meeple, fields: by });
            assert_eq!(game.taken(), 1);
            assert_eq!(game.sides[0].won[0].face, if on_quixotes { Windmill } else { Giant });
        }
    }
}

#[test]
fn step_apart_widens_the_gap() {
    clauses!["TW-100"];
    let game = apart("Q6 S9");
    assert_eq!(steps(&game, ADA), FOUR);
    for meeple in Meeple::ALL {
        for fields in [0, 3, 4, 255] {
            assert_eq!(refused(&game, ADA, Move::Step { meeple, fields }), "TW-100");
        }
    }
    assert_eq!(refused(&game, ADA, Move::Use), "TW-100", "one of the four has to be chosen");
    for (meeple, fields, expected) in
        [(Knight, 1, "Q5 S9"), (Knight, 2, "Q4 S9"), (Squire, 1, "Q6 S8"), (Squire, 2, "Q6 S7")]
    {
        let (before, from) = (game.road.gap(), game.road.at(meeple));
        let mut game = game.clone();
        let events = play(&mut game, ADA, Move::Step { meeple, fields });
        assert_eq!(stands(&game), expected);
        assert_eq!(game.road.gap(), before + i8::try_from(fields).expect("1 or 2"));
        assert_eq!(events[0], Event::Stepped { seat: ADA, sign: Sign::Apart, meeple, fields });
        assert_eq!(events[1], Event::Walked { meeple, from, to: game.road.at(meeple), gap: game.road.gap() });
        assert_eq!((game.taken(), acting(&game)), (0, BO), "never a meeting, never a sign");
        assert_eq!(drew(&events), [(ADA, 1)]);
    }
}

#[test]
fn only_steps_back_that_fit() {
    clauses!["TW-R24", "TW-100"];
    for (fields, fitting) in [
        ("Q1 S1", &[][..]),
        ("Q1 S2", &[(Squire, 1)]),
        ("Q2 S1", &[(Knight, 1)]),
        ("Q1 S3", &[(Squire, 1), (Squire, 2)]),
        ("Q3 S2", &[(Knight, 1), (Knight, 2), (Squire, 1)]),
    ] {
        let game = apart(fields);
        assert_eq!(steps(&game, ADA), fitting, "{fields}");
        for (meeple, by) in FOUR.into_iter().filter(|step| !fitting.contains(step)) {
            assert_eq!(refused(&game, ADA, Move::Step { meeple, fields: by }), "TW-R24", "{fields}");
        }
    }
}

#[test]
fn the_way_back_may_cross_the_bridge() {
    clauses!["TW-R24"];
    let mut game = apart("S12 S9");
    play(&mut game, ADA, Move::Step { meeple: Knight, fields: 2 });
    assert_eq!(stands(&game), "Q11 S9");
    let mut game = apart("Q6 Q12");
    play(&mut game, ADA, Move::Step { meeple: Squire, fields: 2 });
    assert_eq!(stands(&game), "Q6 S11");
    assert_eq!(game.taken(), 0);
}

#[test]
fn back_to_a_sign_is_no_stop() {
    clauses!["TW-88", "TW-R22", "TW-R24"];
    let field = field_of(Sign::Scatter);
    for by in [1, 2] {
        let mut game = apart("Q6 S3");
        game.road.knight = field.ahead(Knight, by);
        play(&mut game, ADA, Move::Step { meeple: Knight, fields: by });
        assert_eq!((game.road.knight, acting(&game), game.phase), (field, BO, Phase::Play));
    }
}

#[test]
fn a_player_who_waits_does_not_step() {
    clauses!["TW-107", "TW-R21"];
    let game = closer("Q6 S9");
    for (meeple, fields) in FOUR {
        assert_eq!(refused(&game, BO, Move::Step { meeple, fields }), "TW-107");
    }
    assert_eq!(refused(&game, BO, Move::Skip), "TW-107");
}
