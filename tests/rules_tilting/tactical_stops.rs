//! Stops that give no sign: where the round began, in passing, backwards, with a meeting.

use super::{act::*, prepare::*};

/// A tactical game in which every sign has something to do: both have broken lances.
fn ready_for_signs() -> Tilting {
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 4);
    lances(&mut game, BO, 4);
    game
}

/// The sign that is open, if any.
fn offered(game: &Tilting) -> Option<Sign> {
    if let Phase::Sign(sign) = game.phase { Some(sign) } else { None }
}

/// A card of the stack that starts a meeple beside a sign.
fn starting_on_a_sign(meeple: Meeple) -> impl Iterator<Item = (StackCard, Sign)> {
    StackCard::all()
        .filter_map(move |card| Some((card, printed().sign(printed().card(card).road().at(meeple))?)))
}

#[test]
fn no_sign_for_a_meeple_that_starts_there() {
    clauses!["TW-86", "TW-E11"];
    let mut tried = 0;
    for (meeple, (card, _)) in Meeple::ALL
        .into_iter()
        .flat_map(|meeple| starting_on_a_sign(meeple).map(move |found| (meeple, found)))
    {
        // At the start of the game.
        let mut game = ready_for_signs();
        top(&mut game, card);
        assert_eq!((game.phase, game.legal_moves(ADA).len()), (Phase::Play, 4), "{card:?} {meeple:?}");
        assert_eq!(refused(&game, ADA, Move::Use), "TW-116");
        // The other one moves; in the next turn there is none either.
        let other = meeple.other();
        let far = if other == Knight { at("Q1") } else { at("S1") };
        game.road = game.road.with(other, far);
        step(&mut game, other);
        assert_eq!((game.phase, acting(&game)), (Phase::Play, BO));
        // At the start of a round, after a meeting.
        let mut game = ready_for_signs();
        let stack: Vec<StackCard> = game.hidden.stack.iter().copied().collect();
        let now = *stack.last().expect("an open card");
        let rest = stack.into_iter().filter(|held| *held != card && *held != now);
        game.hidden.0.stack = pile(rest.chain([card, now]));
        meet(&mut game, Windmill);
        assert_eq!((game.top(), game.phase, acting(&game)), (Some(card), Phase::Play, BO));
        tried += 1;
    }
    assert!(tried >= 2, "{tried} starts beside a sign");
}

#[test]
fn nor_when_it_comes_back_to_its_start() {
    clauses!["TW-86", "TW-R30"];
    // Stepped back by a sign, a meeple can walk forward onto the field on which it began the round.
    for meeple in Meeple::ALL {
        for (card, sign) in starting_on_a_sign(meeple) {
            let mut game = ready_for_signs();
            top(&mut game, card);
            stop(&mut game, meeple, sign);
            assert_eq!(
                (offered(&game), acting(&game)),
                (None, BO),
                "{meeple:?} began on {sign:?} ({card:?})"
            );
        }
    }
}

#[test]
fn the_other_meeple_may_use_that_sign() {
    clauses!["TW-R30"];
    for meeple in Meeple::ALL {
        let (card, sign) = starting_on_a_sign(meeple).next().expect("a start beside a sign");
        let mut game = ready_for_signs();
        top(&mut game, card);
        stop(&mut game, meeple.other(), sign);
        assert_eq!(offered(&game), Some(sign), "only {meeple:?} began there");
    }
}

#[test]
fn no_sign_is_used_in_passing() {
    clauses!["TW-87"];
    let mut tried = 0;
    for (meeple, sign) in Meeple::ALL.into_iter().flat_map(|meeple| Sign::ALL.map(|sign| (meeple, sign))) {
        let field = field_of(sign);
        for steps in 2..=5_u8 {
            for before in 1..steps {
                let Some(from) = field.back(meeple, before) else { continue };
                let to = from.ahead(meeple, steps);
                let mut game = ready_for_signs();
                stand(&mut game, "Q1 S1");
                game.road = game.road.with(meeple, from);
                if printed().sign(to).is_some() || game.road.with(meeple, to).gap() < 2 {
                    continue;
                }
                let card = ready(&mut game, ADA, meeple, steps);
                play(&mut game, ADA, Move::Play(card));
                assert_eq!((offered(&game), acting(&game)), (None, BO), "{meeple:?} over {sign:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 40, "{tried} walks over signs");
}

#[test]
fn no_sign_after_stepping_back() {
    clauses!["TW-88", "TW-R22", "TW-R24"];
    let mut tried = 0;
    for (meeple, sign) in Meeple::ALL.into_iter().flat_map(|meeple| Sign::ALL.map(|sign| (meeple, sign))) {
        for fields in [1, 2] {
            let mut game = ready_for_signs();
            // Sancho stops at Step apart, or the knight does where he is to be the one who steps.
            let apart = field_of(Sign::Apart);
            let from = field_of(sign).ahead(meeple, fields);
            if from == apart || game.road.with(meeple, from).with(meeple.other(), apart).gap() < 2 {
                continue;
            }
            stop(&mut game, meeple.other(), Sign::Apart);
            game.road = game.road.with(meeple, from);
            play(&mut game, ADA, Move::Step { meeple, fields });
            assert_eq!(game.road.at(meeple), field_of(sign));
            assert_eq!((offered(&game), acting(&game)), (None, BO), "{meeple:?} back to {sign:?}");
            tried += 1;
        }
    }
    assert!(tried >= 8, "{tried} steps back to a sign");
}

#[test]
fn no_sign_for_a_meeting() {
    clauses!["TW-89", "TW-40"];
    for (meeple, sign) in Meeple::ALL.into_iter().flat_map(|meeple| Sign::ALL.map(|sign| (meeple, sign))) {
        for apart in [0, 1] {
            let field = field_of(sign);
            let mut game = ready_for_signs();
            game.road = Road { knight: field, squire: field };
            let other = meeple.other();
            game.road = game.road.with(other, field.back(other, apart).expect("a field"));
            game.road = game.road.with(meeple, field.back(meeple, 2).expect("a field"));
            let card = ready(&mut game, ADA, meeple, 2);
            play(&mut game, ADA, Move::Play(card));
            assert_eq!(
                (game.taken(), acting(&game), game.phase),
                (1, BO, Phase::Play),
                "{meeple:?} at {sign:?}"
            );
        }
    }
}
