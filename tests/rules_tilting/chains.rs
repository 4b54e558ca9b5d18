//! Signs that lead to signs, each by a stop of its own.

use super::{act::*, prepare::*};

#[test]
fn a_step_closer_that_stops_at_a_sign_offers_it() {
    clauses!["TW-R22", "TW-R21", "TW-R23"];
    for meeple in Meeple::ALL {
        for sign in Sign::ALL {
            for fields in [1, 2] {
                let mut game = start(Board::Lance);
                lances(&mut game, ADA, 3);
                stop(&mut game, Knight, Sign::Closer);
                stand(&mut game, "Q1 S1");
                let from = field_of(sign).back(meeple, fields).expect("a field before");
                game.road = game.road.with(meeple, from);
                play(&mut game, ADA, Move::Step { meeple, fields });
                assert_eq!((game.phase, acting(&game)), (Phase::Sign(sign), ADA), "{meeple:?} {fields}");
                assert_eq!(refused(&game, ADA, Move::End), "TW-117");
                play(&mut game, ADA, Move::Skip);
                assert_eq!(acting(&game), BO, "one stop, one sign");
            }
        }
    }
}

#[test]
fn the_meeple_that_stood_still_triggers_nothing() {
    clauses!["TW-R22", "TW-R30", "TW-116"];
    let mut game = start(Board::Lance);
    // Sancho stands on a sign; the knight steps elsewhere.
    stop(&mut game, Knight, Sign::Closer);
    game.road = Road { knight: at("Q1"), squire: field_of(Sign::Peek) };
    play(&mut game, ADA, Move::Step { meeple: Knight, fields: 1 });
    assert_eq!((game.phase, acting(&game)), (Phase::Play, BO));
}

#[test]
fn a_long_chain_in_one_turn() {
    clauses!["TW-R22", "TW-R25", "TW-91", "TW-31"];
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 3);
    // Step closer, extra card, extra card again by Sancho, swap, mend: a stop for each.
    stop(&mut game, Knight, Sign::Closer);
    stand(&mut game, "Q1 S1");
    game.road.knight = field_of(Sign::Extra).back(Knight, 2).expect("a field");
    play(&mut game, ADA, Move::Step { meeple: Knight, fields: 2 });
    assert_eq!(game.phase, Phase::Sign(Sign::Extra));
    stop(&mut game, Squire, Sign::Extra);
    assert_eq!(game.phase, Phase::Sign(Sign::Extra), "the other meeple stops there as well");
    stop(&mut game, Knight, Sign::Swap);
    play_all(&mut game, ADA, &[Move::Give(0), Move::Swap]);
    assert_eq!((acting(&game), game.laid.len()), (BO, 3));
    assert_eq!(hand_of(&game, ADA).len(), 4, "filled once, by three cards");
    assert_eq!(game.hidden.deck.len(), 52 - 1 - 3);
}

#[test]
fn a_chain_ends_with_the_hand() {
    clauses!["TW-R25", "TW-R22"];
    let mut game = start(Board::Lance);
    hand(&mut game, ADA, &[quixote(1), sancho(1)]);
    stop(&mut game, Knight, Sign::Extra);
    assert_eq!(game.phase, Phase::Sign(Sign::Extra));
    stop(&mut game, Squire, Sign::Extra);
    assert_eq!((acting(&game), hand_of(&game, ADA).len()), (BO, 4), "no card is left to be played");
}

#[test]
fn an_extra_card_of_a_chain_may_meet() {
    clauses!["TW-R25", "TW-R10", "TW-53"];
    let mut game = start(Board::Lance);
    stop(&mut game, Knight, Sign::Extra);
    let events = meet(&mut game, Giant);
    assert_eq!(met(&events).map(|met| met.2), Some(Giant));
    assert_eq!((game.laid.len(), game.discard.len(), acting(&game)), (0, 2, BO));
    assert_eq!(drew(&events), [(ADA, 2)]);
}
