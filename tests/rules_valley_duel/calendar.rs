//! The Calendar (VD-153 to VD-158), and what it ends (VD-33 to VD-35).

use super::{act::*, prepare::*};

fn value(space: u8) -> u16 {
    u16::from(printed().calendar()[usize::from(space)])
}

#[test]
fn guilders_in_place_of_a_central_space() {
    clauses!["VD-153", "VD-154", "VD-156", "VD-R11"];
    let spaces = printed().calendar().len() as u8;
    for space in 0..spaces {
        let mut game = game();
        game.calendar = space;
        choosing(&mut game, RED);
        play(&mut game, RED, Move::Guilders);
        assert_eq!(game.player(RED).guilders, value(space), "the last space has a value as well");
    }
    assert!(printed().calendar().contains(&2));
    // As the second action, after the own wheel; not in place of the own wheel's space.
    let mut game = game();
    give(&mut game, RED, 0, 2, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, Move::Guilders);
    assert_eq!(purse(&game, RED), (2 + value(0), 0, 0));
    let mut game = seeded(2);
    give(&mut game, RED, 0, 2, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Guilders);
    assert_eq!(refused(&game, RED, Move::Guilders), "VD-156");
    assert_eq!(game.legal_moves(RED), [Move::Choose(Wheel::Own), Move::Pass]);
    // The marker may have moved in this very turn.
    let mut game = seeded(3);
    give(&mut game, RED, 0, 2, "");
    game.players[0].points = 38;
    with_tile(&mut game, RED, 3);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.calendar, 1);
    play(&mut game, RED, Move::Guilders);
    assert_eq!(game.player(RED).guilders, value(1));
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E7", "VD-155", "VD-157"];
    let mut game = game();
    let two = printed().calendar().iter().position(|value| *value == 2).expect("a value of 2");
    game.calendar = two as u8;
    lay_lots(&mut game, 1, 2, 3);
    lay_row(&mut game, RED, &[1, 2]);
    // Yellow's turn; at Red's side is central 0, the Market.
    choosing(&mut game, YELLOW);
    play(&mut game, YELLOW, Move::Guilders);
    let market = game.lots;
    play(&mut game, RED, Move::Guilders);
    assert_eq!((game.player(RED).guilders, game.lots), (2, market));
    assert_eq!((game.step, game.active), (Step::Rotate, RED), "no Helper is asked");
    // As an own action it triggers none either.
    let mut game = seeded(5);
    lay_row(&mut game, RED, &[1, 2]);
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Guilders);
    assert_eq!((purse(&game, RED), game.step), ((value(0), 0, 0), Step::FollowUp));
}

/// In whole games the marker moves for these causes and no other, by one each, and never past its end.
#[test]
fn what_moves_it() {
    clauses!["VD-158", "VD-R13"];
    let mut seen = std::collections::BTreeSet::new();
    let end = printed().calendar().len() as u8 - 1;
    for seed in 0..60 {
        let mut game = seeded(seed);
        random(&mut game, seed, |before, _, _, after, events| {
            let moves = events.iter().filter(|event| matches!(event, Event::Calendar { .. })).count();
            assert_eq!(usize::from(after.calendar - before.calendar), moves);
            let happened = after.causes.len() - before.causes.len();
            assert!(moves <= happened && (moves == happened || after.calendar == end));
            for cause in &after.causes[before.causes.len()..] {
                let crossed = |seat: Seat, count: fn(&Player) -> u16, at: u16| {
                    count(before.player(seat)) < at && count(after.player(seat)) >= at
                };
                let told = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
                let (true_cause, name) = match *cause {
                    Cause::Forty(seat) => (crossed(seat, |player| player.points, 40), "40 points"),
                    Cause::Windmill(seat) => {
                        (crossed(seat, |player| u16::from(player.built()), 5), "Windmill")
                    }
                    Cause::Trade(seat) => (crossed(seat, |player| player.traded.len() as u16, 6), "trade"),
                    Cause::Tiles => (told(|event| matches!(event, Event::TilesRenewed { .. })), "tiles"),
                    Cause::Farms => (told(|event| matches!(event, Event::FarmsRenewed { .. })), "cards"),
                    Cause::Market => (told(|event| matches!(event, Event::Restocked { .. })), "Market"),
                };
                assert!(true_cause, "{cause:?}");
                seen.insert(name);
            }
        });
        let once = |cause: Cause| game.causes.iter().filter(|other| **other == cause).count() <= 1;
        for seat in SEATS {
            assert!(once(Cause::Forty(seat)) && once(Cause::Windmill(seat)) && once(Cause::Trade(seat)));
        }
        assert!(once(Cause::Tiles) && once(Cause::Farms));
    }
    assert!(seen.len() >= 5, "only {seen:?} were seen");
}

/// The space before the last, and Red or Yellow about to have 40 points: by tile 3.
fn at_the_brink(turns: u16, seat: Seat) -> ValleyDuel {
    let mut game = game();
    game.turns = turns;
    game.calendar = printed().calendar().len() as u8 - 2;
    game.players[seat.index()].points = 38;
    with_tile(&mut game, seat, 3);
    game
}

#[test]
fn the_last_rounds() {
    clauses!["VD-33", "VD-34", "VD-35", "VD-R13"];
    // Triggered in the first player's turn of round 4, and in the second player's: 5 turns each.
    for (turns, seat) in [(6, RED), (7, YELLOW)] {
        let mut game = at_the_brink(turns, seat);
        let events = play(&mut game, seat, Move::Choose(Wheel::Own));
        assert!(events.contains(&Event::Ending));
        assert_eq!(game.last, Some(10));
        assert!(game.is_ending() && game.is_last_round() == (turns + 3 > 10));
        play(&mut game, rival(seat), Move::Guilders);
        let mut played = [turns / 2 + u16::from(seat == RED || turns % 2 == 1), turns.div_ceil(2)];
        if seat == YELLOW {
            played = [4, 4];
        }
        while game.step != Step::Over {
            played[game.active.index()] += 1;
            idle_turn(&mut game);
        }
        assert_eq!(played, if seat == RED { [5, 5] } else { [5, 5] });
        assert_eq!(game.turns, 10);
        assert_eq!(game.turn(), Turn::Over);
        for mv in [Move::Rotate(1), Move::Guilders, Move::Pass, Move::Choose(Wheel::Own)] {
            assert_eq!(refused(&game, RED, mv), "VD-35");
            assert_eq!(refused(&game, YELLOW, mv), "VD-35");
        }
    }
    // Another cause changes nothing any more.
    let mut game = at_the_brink(6, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    let (calendar, last) = (game.calendar, game.last);
    play(&mut game, YELLOW, Move::Guilders);
    game.wheels.on_own = [[None; 5]; 2];
    game.players[1].points = 38;
    with_tile(&mut game, YELLOW, 3);
    play(&mut game, YELLOW, Move::Choose(Wheel::Own));
    assert_eq!((game.calendar, game.last), (calendar, last));
    assert_eq!(game.causes, [Cause::Forty(RED), Cause::Forty(YELLOW)]);
}

/// It belongs to the turn in which it happens.
#[test]
fn triggered_in_a_follow_up() {
    clauses!["VD-R14"];
    // Central 6, 2 points, at Red's side: Red's follow-up in Yellow's turn, the second of round 4.
    let mut game = game();
    game.turns = 7;
    game.wheels.central = 6;
    game.calendar = printed().calendar().len() as u8 - 2;
    game.players[0].points = 38;
    choosing(&mut game, YELLOW);
    play(&mut game, YELLOW, Move::Guilders);
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!(game.last, Some(10), "round 4 is over, and round 5 is played");
    assert_eq!((game.turns, game.active), (8, RED));
    // In Red's turn of round 4 by Yellow's follow-up: the same.
    let mut game = seeded(2);
    game.turns = 6;
    game.wheels.central = 2;
    game.calendar = printed().calendar().len() as u8 - 2;
    game.players[1].points = 38;
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Guilders);
    play(&mut game, YELLOW, Move::Choose(Wheel::Central));
    assert_eq!(game.last, Some(10));
    idle_turn(&mut game);
    assert_eq!((game.turns, game.is_last_round()), (8, true));
}
