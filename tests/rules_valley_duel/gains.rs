//! Gain Resources, and the Victory Point track (VD-57 to VD-64).

use super::{act::*, prepare::*};

/// Red resolves a tile on the own wheel.
fn resolving(number: u8) -> ValleyDuel {
    let mut game = game();
    with_tile(&mut game, RED, number);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    game
}

#[test]
fn guilders_tools_points() {
    clauses!["VD-57", "VD-60", "VD-61"];
    assert_eq!(printed().tile(tile(1)).first, Effect::Guilders(3));
    assert_eq!(purse(&resolving(1), RED), (3, 0, 0));
    assert_eq!(printed().tile(tile(2)).first, Effect::Tools(2));
    assert_eq!(purse(&resolving(2), RED), (1, 2, 0), "2 Tools and 1 Guilder");
    assert_eq!(purse(&resolving(3), RED), (0, 0, 3));
    assert_eq!(purse(&resolving(3), YELLOW), (0, 0, 0), "the own marker only");
}

#[test]
fn any_bulb() {
    clauses!["VD-58"];
    let mut game = resolving(4);
    let five: Vec<Move> = Colour::ALL.map(Move::Bulb).to_vec();
    assert_eq!(game.legal_moves(RED), five);
    play(&mut game, RED, Move::Bulb(Colour::Violet));
    assert_eq!(game.legal_moves(RED), five, "each of any colour");
    assert_eq!(refused(&game, RED, Move::Pass), "VD-58");
    play(&mut game, RED, Move::Bulb(Colour::Yellow));
    assert_eq!(bulbs(&game, RED), "YV");
}

#[test]
fn the_indicated_bulb() {
    clauses!["VD-59"];
    // Own 2: 1 white Bulb and 1 Tool.
    let mut game = game();
    game.wheels.own = 2;
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!((bulbs(&game, RED).as_str(), purse(&game, RED)), ("W", (0, 1, 0)));
    assert_eq!(mover(&game), YELLOW, "there is nothing to choose");
}

/// Red takes 3 points (tile 3) from here.
fn three_more(game: &mut ValleyDuel, seat: Seat, from: u16) -> Vec<Event> {
    game.players[seat.index()].points = from;
    take_tile(game, tile(3));
    let own = usize::from(game.wheels.own);
    game.wheels.on_own[0][own] = None;
    game.wheels.on_own[1][own] = None;
    with_tile(game, seat, 3);
    play(game, seat, Move::Choose(Wheel::Own))
}

#[test]
fn forty_and_eighty() {
    clauses!["VD-62", "VD-63", "VD-64", "VD-R12"];
    let mut game = game();
    let moved = |game: &ValleyDuel| game.calendar;
    let passed = |events: &[Event]| {
        let passes = events.iter().filter_map(|event| match event {
            Event::Passed { points, .. } => Some(*points),
            _ => None,
        });
        passes.collect::<Vec<_>>()
    };
    let events = three_more(&mut game, RED, 36);
    assert_eq!((moved(&game), passed(&events)), (0, vec![]), "39");
    let events = three_more(&mut game, RED, 38);
    assert_eq!(game.player(RED).points, 41, "nothing is lost");
    assert_eq!((moved(&game), passed(&events)), (1, vec![40]));
    assert_eq!(game.causes, [Cause::Forty(RED)]);
    three_more(&mut game, RED, 41);
    assert_eq!(moved(&game), 1, "once");
    // Exactly forty, by the other player.
    let events = three_more(&mut game, YELLOW, 37);
    assert_eq!((moved(&game), passed(&events)), (2, vec![40]));
    let events = three_more(&mut game, RED, 78);
    assert_eq!((moved(&game), passed(&events)), (2, vec![80]), "eighty moves nothing");
    let events = three_more(&mut game, RED, 119);
    assert_eq!((moved(&game), passed(&events), game.player(RED).points), (2, vec![], 122));
}
