//! Conduct Foreign Trade (VD-138 to VD-152, VD-162 to VD-164).

use super::{act::*, prepare::*};

/// The Boat lies at port 1. Ports 1 to 4 have Demand tiles 1 to 4, all with the upper section open, and Export tiles
/// 1, 4, 5, 11 (gains only); port 5 is closed.
fn trading(tools: u16, bulbs: &str) -> ValleyDuel {
    let mut game = game();
    for (number, export) in [(1, 1), (2, 4), (3, 5), (4, 11), (5, 6)] {
        let cover = if number == 5 { Cover::All } else { Cover::Lower };
        lay_port(&mut game, number, number, export, cover);
    }
    give(&mut game, RED, 0, tools, bulbs);
    doing(&mut game, RED, job(Action::Trade));
    game
}

fn deliver(letter: char) -> Move {
    Move::Deliver(colour(letter).expect("a colour"))
}

fn traded(game: &ValleyDuel, seat: Seat) -> &[Colour] {
    &game.player(seat).traded
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E6", "VD-143", "VD-147", "VD-148", "VD-149", "VD-150"];
    let mut game = trading(0, "");
    // Demand 3 below: yellow for 2. Export 1: 3 points.
    lay_port(&mut game, 3, 3, 1, Cover::Upper);
    game.boat = port(3);
    give(&mut game, YELLOW, 0, 0, "Y");
    doing(&mut game, YELLOW, job(Action::Trade));
    let next = game.hidden.exports.top().copied();
    play(&mut game, YELLOW, deliver('Y'));
    assert_eq!(traded(&game, YELLOW), [Colour::Yellow]);
    assert_eq!(purse(&game, YELLOW), (0, 0, 2 + 3));
    assert_eq!(game.harbour(port(3)).cover, Cover::All);
    assert_eq!(game.harbour(port(5)).cover, Cover::Lower, "open again, the seal on its lower section");
    assert_eq!(game.harbours.iter().filter(|harbour| harbour.cover == Cover::All).count(), 1);
    assert_eq!(game.boxed_exports, [export(1)]);
    assert_eq!(game.harbour(port(3)).export, next);
    assert_eq!(game.hidden.exports.len(), 5);
    assert_eq!((game.boat, bulbs(&game, YELLOW).as_str()), (port(4), ""));
}

#[test]
fn what_is_asked_for() {
    clauses!["VD-142", "VD-143", "VD-144", "VD-06"];
    // Demand 1 above: white 1, yellow 2, violet 3.
    let game = trading(0, "WYRVB");
    assert_eq!(game.legal_moves(RED), [deliver('W'), deliver('Y'), deliver('V')]);
    assert_eq!(refused(&game, RED, deliver('R')), "VD-142", "red is on the covered section");
    assert_eq!(refused(&trading(0, "W"), RED, deliver('Y')), "VD-06");
    for (letter, points) in [('W', 1), ('Y', 2), ('V', 3)] {
        let mut game = game.clone();
        play(&mut game, RED, deliver(letter));
        // 3 points more by Export tile 1.
        assert_eq!(game.player(RED).points, points + 3);
        assert_eq!(traded(&game, RED), [colour(letter).expect("a colour")]);
    }
    // The row grows to the right.
    let mut game = game;
    play(&mut game, RED, deliver('V'));
    doing(&mut game, RED, job(Action::Trade));
    play(&mut game, RED, deliver('W'));
    assert_eq!(traded(&game, RED), [Colour::Violet, Colour::White]);
}

#[test]
fn upper_then_lower() {
    clauses!["VD-145", "VD-146", "VD-147"];
    let mut game = trading(0, "WW");
    let before = game.clone();
    play(&mut game, RED, deliver('W'));
    assert_eq!(game.harbour(port(1)).cover, Cover::Upper);
    assert_eq!(game.section(port(1)), Some(&printed().demand(demand(1))[1]), "the lower section is open");
    assert_eq!((game.boat, game.harbour(port(1)).export), (before.boat, before.harbour(port(1)).export));
    assert_eq!(game.harbours[1..], before.harbours[1..], "the other ports are as they were");
    // Demand 1 below: red 1, black 2, white 3.
    doing(&mut game, RED, job(Action::Trade));
    let points = game.player(RED).points;
    play(&mut game, RED, deliver('W'));
    assert_eq!(game.player(RED).points, points + 3 + 3);
    assert_eq!((game.harbour(port(1)).cover, game.boat), (Cover::All, port(2)));
}

/// The Export tile comes after the Victory Points, and before the Port tile moves.
#[test]
fn the_export_comes_in_between() {
    clauses!["VD-145", "VD-R23"];
    let mut game = trading(0, "W");
    lay_port(&mut game, 1, 1, 10, Cover::Lower);
    play(&mut game, RED, deliver('W'));
    assert_eq!(game.player(RED).points, 1);
    assert_eq!(game.harbour(port(1)).cover, Cover::Lower);
    assert_eq!(game.task(), Some(Task::Act { job: job(Action::Enhance), optional: true }));
    play(&mut game, RED, Move::Pass);
    assert_eq!((game.harbour(port(1)).cover, game.step), (Cover::Upper, Step::FollowUp));
}

#[test]
fn the_boat() {
    clauses!["VD-138", "VD-139", "VD-140", "VD-141"];
    // White is asked for at 1 above only; black at 2 above (3 points) and 4 above.
    let mut game = trading(2, "WB");
    assert_eq!(game.legal_moves(RED), [deliver('W'), Move::Sail(port(2)), Move::Sail(port(4))]);
    assert_eq!(refused(&game, RED, Move::Sail(port(5))), "VD-141");
    assert_eq!(refused(&game, RED, Move::Sail(port(3))), "VD-138", "not a neighbour");
    assert_eq!(refused(&game, RED, Move::Sail(port(1))), "VD-138");
    // Counter-clockwise port 5 is skipped, for one Tool.
    let mut back = game.clone();
    play(&mut back, RED, Move::Sail(port(4)));
    assert_eq!((back.boat, back.player(RED).tools), (port(4), 1));
    play(&mut back, RED, Move::Sail(port(1)));
    assert_eq!((back.boat, back.player(RED).tools), (port(1), 0), "and clockwise too");
    assert_eq!(back.legal_moves(RED), [deliver('W')]);
    // Clockwise, one Tool a port.
    play(&mut game, RED, Move::Sail(port(2)));
    assert_eq!((game.boat, game.player(RED).tools), (port(2), 1));
    play(&mut game, RED, deliver('B'));
    assert_eq!(purse(&game, RED), (3, 1, 3), "3 Guilders by Export tile 4");
    let poor = trading(0, "WB");
    assert_eq!(refused(&poor, RED, Move::Sail(port(2))), "VD-138");
    // Never at a closed port, in whole games.
    for seed in 0..30 {
        let mut game = seeded(seed);
        random(&mut game, seed, |_, _, _, after, _| {
            assert!(after.is_open(after.boat));
            assert_eq!(after.harbours.iter().filter(|harbour| harbour.cover == Cover::All).count(), 1);
        });
    }
}

#[test]
fn only_to_trade() {
    clauses!["VD-R17", "VD-152", "VD-R44"];
    // Black only: at ports 2 and 4. One Tool is enough to get to either; none is left to go on.
    let game = trading(1, "B");
    assert_eq!(game.legal_moves(RED), [Move::Sail(port(2)), Move::Sail(port(4))]);
    let mut sailed = game.clone();
    play(&mut sailed, RED, Move::Sail(port(2)));
    assert_eq!(sailed.legal_moves(RED), [deliver('B')]);
    assert_eq!(refused(&sailed, RED, Move::Pass), "VD-43");
    // Red: at port 2 (2 points) and 3 (1 point). To port 4 with the only Tool there is no trade.
    let game = trading(1, "R");
    assert_eq!(game.legal_moves(RED), [Move::Sail(port(2))]);
    assert_eq!(refused(&game, RED, Move::Sail(port(4))), "VD-R17");
    // Without Tools nothing can be traded: the space cannot be chosen, and no Tool is spent.
    let mut game = trading(0, "R");
    game.wheels.central = 1;
    choosing(&mut game, RED);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
    give(&mut game, RED, 0, 1, "");
    assert!(game.legal_moves(RED).contains(&Move::Choose(Wheel::Central)));
    // With a Bulb nobody asks for at any port in reach it can't either.
    let mut game = trading(1, "W");
    game.boat = port(2);
    game.wheels.central = 1;
    choosing(&mut game, RED);
    assert!(game.legal_moves(RED).contains(&Move::Choose(Wheel::Central)), "port 1 and 3 ask for white");
    game.boat = port(4);
    lay_port(&mut game, 3, 2, 4, Cover::Lower);
    give(&mut game, RED, 0, 0, "");
    game.players[0].tools = 0;
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
    // The follower moves the Boat with Tools too.
    let mut game = trading(0, "");
    give(&mut game, YELLOW, 0, 1, "B");
    following(&mut game, YELLOW, job(Action::Trade));
    play(&mut game, YELLOW, Move::Sail(port(2)));
    play(&mut game, YELLOW, deliver('B'));
    assert_eq!(purse(&game, YELLOW), (3, 0, 3));
}

#[test]
fn the_sixth() {
    clauses!["VD-151", "VD-R19"];
    let mut game = trading(0, "");
    for seat in SEATS {
        let moved = game.calendar;
        for number in 1..=8_u8 {
            let asked =
                game.section(game.boat).expect("an open port").colours.iter().next().expect("a colour");
            game.players[seat.index()].bulbs[asked.index()] += 1;
            game.players[seat.index()].points = 0;
            doing(&mut game, seat, job(Action::Trade));
            play(&mut game, seat, Move::Deliver(asked));
            assert_eq!(game.calendar - moved, u8::from(number >= 6), "trade {number}");
            assert_eq!(traded(&game, seat).len(), usize::from(number), "no limit");
        }
    }
    assert_eq!(game.causes, [Cause::Trade(RED), Cause::Trade(YELLOW)]);
}

#[test]
fn the_export_stack_runs_out() {
    clauses!["VD-R18", "VD-149", "VD-R38"];
    let mut game = trading(0, "W");
    while game.hidden.0.exports.draw().is_some() {}
    lay_port(&mut game, 1, 1, 1, Cover::Upper);
    // Demand 1 below: white 3.
    let play_one = |game: &mut ValleyDuel, mv| {
        assert!(game.legal_moves(RED).contains(&mv));
        game.play(RED, &mv).expect("a listed move");
    };
    play_one(&mut game, deliver('W'));
    assert_eq!((game.harbour(port(1)).export, game.player(RED).points), (None, 3 + 3));
    // Trading there later brings its Victory Points alone.
    game.harbours[4].cover = Cover::All;
    game.harbours[0].cover = Cover::Lower;
    game.boat = port(1);
    give(&mut game, RED, 0, 0, "V");
    doing(&mut game, RED, job(Action::Trade));
    play_one(&mut game, deliver('V'));
    assert_eq!((purse(&game, RED), game.harbour(port(1)).cover), ((0, 0, 6 + 3), Cover::Upper));
}

/// Tile 14: one Bulb of each shown colour.
#[test]
fn many_at_once() {
    clauses!["VD-162", "VD-163", "VD-164", "VD-R20"];
    let start = |bulbs: &str| {
        let mut game = trading(0, bulbs);
        with_tile(&mut game, RED, 14);
        play(&mut game, RED, Move::Choose(Wheel::Own));
        game
    };
    let mut game = start("WWYV");
    play(&mut game, RED, deliver('Y'));
    assert_eq!(game.legal_moves(RED), [deliver('W'), deliver('V'), Move::Pass]);
    assert_eq!(refused(&game, RED, deliver('Y')), "VD-162");
    assert_eq!(refused(&game, RED, deliver('R')), "VD-142");
    play(&mut game, RED, deliver('V'));
    assert_eq!(refused(&game, RED, deliver('V')), "VD-162");
    play(&mut game, RED, deliver('W'));
    // White 1, yellow 2, violet 3; and 3 points of the Export tile, once.
    assert_eq!(game.player(RED).points, 1 + 2 + 3 + 3);
    assert_eq!((traded(&game, RED), bulbs(&game, RED).as_str()), ([Colour::Yellow].as_slice(), "W"));
    assert_eq!((game.player(RED).trades, game.harbour(port(1)).cover), (1, Cover::Upper));
    // One or two will do.
    let mut game = start("WYV");
    play(&mut game, RED, deliver('V'));
    play(&mut game, RED, Move::Pass);
    assert_eq!((game.player(RED).points, bulbs(&game, RED).as_str()), (3 + 3, "WY"));
    let mut game = start("VV");
    play(&mut game, RED, deliver('V'));
    assert_eq!((game.step, bulbs(&game, RED).as_str()), (Step::FollowUp, "V"), "no other colour is there");
}

/// A Bulb planted by an Export tile uncovers a trade at the same port, before its Port tile has moved.
#[test]
fn a_trade_within_a_trade() {
    clauses!["VD-R41", "VD-145", "VD-147"];
    let mut game = trading(0, "WVRR");
    lay_port(&mut game, 1, 1, 2, Cover::Lower);
    // Patch 11: Trade in its middle.
    plant(&mut game, 11, "R..");
    play(&mut game, RED, deliver('W'));
    play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(11), space: 1 });
    assert_eq!(game.task(), Some(Task::Act { job: job(Action::Trade), optional: true }));
    play(&mut game, RED, deliver('V'));
    // The inner trade's Export: plant again, then its Port tile moves up, then the outer's second planting.
    play(&mut game, RED, Move::Pass);
    assert_eq!(game.harbour(port(1)).cover, Cover::Upper);
    play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(11), space: 2 });
    // The outer trade closes the port.
    assert_eq!((game.harbour(port(1)).cover, game.harbour(port(5)).cover), (Cover::All, Cover::Lower));
    assert_eq!((game.boat, game.step), (port(2), Step::FollowUp));
    assert_eq!(traded(&game, RED), [Colour::White, Colour::Violet]);
    // Had the port been at its lower section, the inner trade would have closed it, and the outer one changes no more.
    let mut game = trading(0, "WRRB");
    lay_port(&mut game, 1, 1, 2, Cover::Upper);
    plant(&mut game, 11, "R..");
    play(&mut game, RED, deliver('W'));
    play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(11), space: 1 });
    play(&mut game, RED, deliver('B'));
    play(&mut game, RED, Move::Pass);
    assert_eq!((game.harbour(port(1)).cover, game.boat), (Cover::All, port(2)));
    let exports = game.hidden.exports.len();
    play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(11), space: 2 });
    assert_eq!((game.boat, game.hidden.exports.len(), game.step), (port(2), exports, Step::FollowUp));
}
