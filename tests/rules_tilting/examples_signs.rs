//! The worked examples of the signs and the row. They name fields; the signs stand where the examples say.

use super::{act::*, prepare::*};

/// A sign stands beside the field an example names.
#[track_caller]
fn posted(field: &str, sign: Sign) {
    assert_eq!(printed().sign(at(field)), Some(sign), "the sign beside {field}");
}

/// A tactical game in which Ada has broken lances, so that mending is never ruled out by whole ones.
fn tactical() -> Tilting {
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 3);
    game
}

#[test]
fn example_11_a_turn_of_two_signs() {
    clauses!["TW-E11", "TW-86", "TW-91", "TW-97"];
    posted("S6", Sign::MendTwo);
    posted("Q7", Sign::Extra);
    posted("S8", Sign::Peek);
    let mut game = tactical();
    let start = Stacked { start: 36, ..open(&game).clone() };
    let its_card = StackCard::all().find(|card| printed().card(*card).start == 36);
    if let Some(card) = its_card {
        top(&mut game, card);
    }
    game.road = start.road();
    assert_eq!(stands(&game), "Q3 S6");
    assert_eq!((game.phase, game.legal_moves(ADA).len()), (Phase::Play, 4), "Mend two is not offered");
    assert_eq!(refused(&game, ADA, Move::Use), "TW-116");
    let four = ready(&mut game, ADA, Knight, 4);
    play(&mut game, ADA, Move::Play(four));
    assert_eq!((stands(&game).as_str(), game.phase), ("Q7 S6", Phase::Sign(Sign::Extra)));
    let two = ready(&mut game, ADA, Squire, 2);
    play(&mut game, ADA, Move::Play(two));
    assert_eq!((stands(&game).as_str(), game.phase), ("Q7 S8", Phase::Sign(Sign::Peek)));
    play(&mut game, ADA, Move::Use);
    let events = play(&mut game, ADA, Move::Seen);
    assert_eq!(drew(&events), [(ADA, 2)]);
    assert_eq!((acting(&game), game.phase), (BO, Phase::Play));
}

#[test]
fn example_12_four_ways_of_step_closer() {
    clauses!["TW-E12", "TW-92", "TW-R23"];
    posted("Q11", Sign::Closer);
    let mut game = tactical();
    play_from(&mut game, "Q9 S11", Knight, 2);
    assert_eq!((stands(&game).as_str(), game.phase), ("Q11 S11", Phase::Sign(Sign::Closer)));
    assert_eq!(game.road.gap(), 3);
    for (meeple, fields, at, result) in [
        (Squire, 1, "Q11 S12", None),
        (Squire, 2, "Q11 Q12", Some(("Q11", Windmill))),
        (Knight, 1, "Q12 S11", None),
        (Knight, 2, "S12 S11", Some(("S11", Giant))),
    ] {
        let mut game = game.clone();
        let events = play(&mut game, ADA, Move::Step { meeple, fields });
        let met = met(&events);
        assert_eq!(met, result.map(|(place, face)| (Relation::Adjacent, place.to_owned(), face)));
        if met.is_none() {
            assert_eq!((stands(&game).as_str(), game.road.gap()), (at, 2));
        }
        assert_eq!((game.phase, acting(&game)), (Phase::Play, BO), "no sign");
        assert_eq!(game.sides[0].won.len(), usize::from(result.is_some()), "Ada takes it");
    }
}

#[test]
fn example_13_backwards_to_a_sign() {
    clauses!["TW-E13", "TW-88", "TW-100"];
    posted("S11", Sign::Apart);
    assert!(printed().sign(at("Q8")).is_some(), "Q8 is a sign field");
    let mut game = tactical();
    play_from(&mut game, "Q10 S9", Squire, 2);
    assert_eq!((stands(&game).as_str(), game.phase), ("Q10 S11", Phase::Sign(Sign::Apart)));
    assert_eq!(game.road.gap(), 4);
    play(&mut game, ADA, Move::Step { meeple: Knight, fields: 2 });
    assert_eq!((stands(&game).as_str(), game.road.gap()), ("Q8 S11", 6));
    assert_eq!((game.phase, acting(&game)), (Phase::Play, BO), "no offer");
}

#[test]
fn example_14_forwards_to_a_sign() {
    clauses!["TW-E14", "TW-R22"];
    posted("Q11", Sign::Closer);
    posted("S9", Sign::Swap);
    let mut game = tactical();
    play_from(&mut game, "Q8 S8", Knight, 3);
    assert_eq!((stands(&game).as_str(), game.phase), ("Q11 S8", Phase::Sign(Sign::Closer)));
    play(&mut game, ADA, Move::Step { meeple: Squire, fields: 1 });
    assert_eq!((stands(&game).as_str(), game.phase), ("Q11 S9", Phase::Sign(Sign::Swap)));
    assert_eq!(acting(&game), ADA);
}

#[test]
fn example_15_two_choices_from_the_row() {
    clauses!["TW-E15", "TW-103", "TW-104"];
    let mut game = start(Board::Row);
    stop(&mut game, Knight, Sign::Extra);
    idle(&mut game);
    assert_eq!(hand_of(&game, ADA).len(), 2);
    for held in [3, 4] {
        assert_eq!((acting(&game), game.row.len()), (ADA, 4));
        let pick = game.row[1];
        play(&mut game, ADA, Move::Take(pick));
        assert_eq!((hand_of(&game, ADA).len(), game.row.len()), (held, 4));
    }
    assert_eq!(acting(&game), BO);
}
