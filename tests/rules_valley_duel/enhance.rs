//! Enhance the Wheel (VD-65 to VD-79) and the tiles that do more of it (VD-159 to VD-161).

use super::{act::*, prepare::*};

/// Own sections 0 and central sections 0 and 4 are interlocked.
fn enhancing(tiles: [u8; 4]) -> ValleyDuel {
    let mut game = game();
    for (place, number) in tiles.into_iter().enumerate() {
        offer_tile(&mut game, place, number);
    }
    doing(&mut game, RED, job(Action::Enhance));
    game
}

fn lay(place: u8, wheel: Wheel, section: u8) -> Move {
    Move::Enhance { place, wheel, section }
}

#[test]
fn a_tile_of_the_offer_on_either_wheel() {
    clauses!["VD-65", "VD-66", "VD-73"];
    let mut game = enhancing([1, 2, 3, 4]);
    give(&mut game, RED, 9, 0, "");
    let mut wanted = Vec::new();
    for wheel in [Wheel::Own, Wheel::Central] {
        for place in 0..4 {
            let free: &[u8] = if wheel == Wheel::Own { &[1, 2, 3, 4] } else { &[1, 2, 3, 5, 6, 7] };
            wanted.extend(free.iter().map(|section| lay(place, wheel, *section)));
        }
    }
    assert_eq!(game.legal_moves(RED), wanted);
    assert_eq!(refused(&game, RED, lay(4, Wheel::Own, 1)), "VD-65");
    assert_eq!(refused(&game, RED, lay(255, Wheel::Central, 1)), "VD-65");
    assert_eq!(refused(&game, RED, lay(0, Wheel::Own, 5)), "VD-66");
    assert_eq!(refused(&game, RED, lay(0, Wheel::Central, 8)), "VD-66");
    play(&mut game, RED, lay(1, Wheel::Own, 3));
    assert_eq!(game.wheels.on_own[0][3], Some(tile(2)));
}

/// There is no move that lays a tile on the other player's wheel: the own one is always the mover's.
#[test]
fn never_on_the_opponents_wheel() {
    clauses!["VD-67"];
    for seat in SEATS {
        let mut game = enhancing([1, 2, 3, 4]);
        doing(&mut game, seat, job(Action::Enhance));
        give(&mut game, seat, 2, 0, "");
        play(&mut game, seat, lay(0, Wheel::Own, 2));
        assert_eq!(game.wheels.on_own[rival(seat).index()], [None; 5]);
        assert_eq!(game.wheels.on_own[seat.index()][2], Some(tile(1)));
        // The follower may enhance too, the own wheel again.
        following(&mut game, rival(seat), job(Action::Enhance));
        give(&mut game, rival(seat), 2, 0, "");
        play(&mut game, rival(seat), lay(1, Wheel::Own, 2));
        assert_eq!(game.wheels.on_own[rival(seat).index()][2], Some(tile(2)));
    }
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E1", "VD-68", "VD-69", "VD-76"];
    // A silver tile, and no Guilder. Central 6 is 2 points.
    let mut game = enhancing([24, 2, 3, 4]);
    game.players[0].points = 10;
    play(&mut game, RED, lay(0, Wheel::Central, 6));
    assert_eq!(game.task(), Some(Task::Covered(printed().central(6))));
    let next = game.hidden.tiles.top().copied();
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&game, RED), (0, 0, 12));
    assert_eq!(game.wheels.on_central[6], Some(tile(24)));
    assert_eq!(game.tiles.iter().flatten().count(), 4);
    assert_eq!(game.tiles[0], next, "from the top of the stack");
    assert_eq!(game.hidden.tiles.len(), 6);
}

#[test]
fn the_own_wheel_costs_guilders() {
    clauses!["VD-E11", "VD-70", "VD-71", "VD-72"];
    for (number, cost, clause) in [(3, 1, "VD-70"), (24, 2, "VD-71")] {
        let mut game = enhancing([number, 5, 6, 7]);
        give(&mut game, RED, cost - 1, 0, "");
        assert_eq!(refused(&game, RED, lay(0, Wheel::Own, 2)), clause);
        give(&mut game, RED, 1, 0, "");
        // Own 2 prints 1 white Bulb and 1 Tool: covered, and not resolved.
        play(&mut game, RED, lay(0, Wheel::Own, 2));
        assert_eq!((purse(&game, RED), bulbs(&game, RED).as_str()), ((0, 0, 0), ""));
        assert_eq!(game.step, Step::FollowUp);
    }
}

#[test]
fn no_interlocked_space() {
    clauses!["VD-73"];
    let mut game = enhancing([1, 2, 3, 4]);
    give(&mut game, RED, 5, 0, "");
    assert_eq!(refused(&game, RED, lay(0, Wheel::Own, 0)), "VD-73");
    assert_eq!(refused(&game, RED, lay(0, Wheel::Central, 0)), "VD-73");
    assert_eq!(refused(&game, RED, lay(0, Wheel::Central, 4)), "VD-73", "the opponent's mesh point");
    (game.wheels.own, game.wheels.central) = (3, 7);
    for barred in [lay(0, Wheel::Own, 3), lay(0, Wheel::Central, 7), lay(0, Wheel::Central, 3)] {
        assert_eq!(refused(&game, RED, barred), "VD-73");
    }
    play(&mut game, RED, lay(0, Wheel::Own, 0));
}

#[test]
fn one_tile_a_space_for_good() {
    clauses!["VD-74", "VD-75"];
    let mut game = enhancing([1, 2, 3, 4]);
    give(&mut game, RED, 5, 0, "");
    play(&mut game, RED, lay(0, Wheel::Own, 1));
    doing(&mut game, RED, job(Action::Enhance));
    assert_eq!(refused(&game, RED, lay(1, Wheel::Own, 1)), "VD-74");
    play(&mut game, RED, lay(1, Wheel::Central, 1));
    play(&mut game, RED, Move::Guilders);
    doing(&mut game, RED, job(Action::Enhance));
    assert_eq!(refused(&game, RED, lay(2, Wheel::Central, 1)), "VD-74");
    // In whole games no tile ever leaves its place.
    for seed in 0..20 {
        let mut game = seeded(seed);
        random(&mut game, seed, |before, _, _, after, _| {
            let stay = |old: &[Option<Tile>], new: &[Option<Tile>]| {
                old.iter().zip(new).all(|(old, new)| old.is_none() || old == new)
            };
            assert!(stay(&before.wheels.on_central, &after.wheels.on_central));
            assert!((0..2).all(|seat| stay(&before.wheels.on_own[seat], &after.wheels.on_own[seat])));
        });
    }
}

#[test]
fn the_stack_runs_out_once() {
    clauses!["VD-76", "VD-77", "VD-78", "VD-R15", "VD-R16"];
    let mut game = game();
    let mut aside: Vec<Tile> = game.hidden.tiles_aside.iter().copied().collect();
    for refill in 1..=7 {
        doing(&mut game, RED, job(Action::Enhance));
        let free = game.wheels.free(RED, Wheel::Central).next().expect("a free section");
        give(&mut game, RED, 2, 0, "");
        let mv = listed(&game, RED, |mv| matches!(mv, Move::Enhance { wheel: Wheel::Own, .. }));
        let mv = mv.first().copied().unwrap_or(lay(0, Wheel::Central, free));
        play(&mut game, RED, mv);
        if matches!(game.task(), Some(Task::Covered(_))) {
            play(&mut game, RED, Move::Guilders);
        }
        assert_eq!(game.tiles.iter().flatten().count(), 4);
        assert_eq!(game.calendar, u8::from(refill == 7), "after {refill} refills");
        assert_eq!(game.hidden.tiles.len(), if refill == 7 { 13 } else { 7 - refill });
    }
    assert!(game.hidden.tiles_aside.is_empty());
    assert_eq!(game.causes, [Cause::Tiles]);
    let mut now: Vec<Tile> = game.hidden.tiles.iter().copied().collect();
    now.sort_unstable();
    aside.sort_unstable();
    assert_eq!(now, aside, "those that were set aside");
    // 18 sections against 20 refills: it never happens again. If it did, nothing would come.
    while game.hidden.0.tiles.len() > 1 {
        game.hidden.0.tiles.draw();
    }
    let hidden_last = game.hidden.tiles.top().copied();
    for _ in 0..2 {
        doing(&mut game, YELLOW, job(Action::Enhance));
        give(&mut game, YELLOW, 2, 0, "");
        let mv = listed(&game, YELLOW, |mv| matches!(mv, Move::Enhance { wheel: Wheel::Own, .. }))[0];
        game.play(YELLOW, &mv).expect("a listed move");
    }
    assert_eq!(game.tiles.iter().flatten().count(), 3);
    assert!(game.tiles.contains(&hidden_last) || game.wheels.on_own[1].contains(&hidden_last));
    assert_eq!((game.calendar, game.causes.len()), (1, 1));
}

/// Central 2 prints 1 Tool and 2 Guilders; central 3 Farm; tiles give two effects to others.
#[test]
fn the_covered_action() {
    clauses!["VD-68", "VD-79", "VD-R9"];
    let mut game = enhancing([1, 2, 3, 4]);
    play(&mut game, RED, lay(0, Wheel::Central, 2));
    assert_eq!(game.legal_moves(RED), [Move::Choose(Wheel::Central), Move::Guilders]);
    assert_eq!(refused(&game, RED, Move::Pass), "VD-68");
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&game, RED), (2, 1, 0));
    // Central 5, Windmill, without a Guilder: it can be covered, and brings the Calendar's Guilders.
    let mut game = enhancing([1, 2, 3, 4]);
    play(&mut game, RED, lay(0, Wheel::Central, 5));
    assert_eq!(game.legal_moves(RED), [Move::Guilders]);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
    play(&mut game, RED, Move::Guilders);
    assert_eq!(game.player(RED).guilders, u16::from(printed().calendar()[0]));
    // Two effects come in either order, as with any space.
    let mut game = enhancing([1, 2, 3, 4]);
    lay_lots(&mut game, 1, 2, 3);
    game.pending = vec![Task::Covered(printed().tile(tile(7)))];
    give(&mut game, RED, 1, 0, "");
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!(game.legal_moves(RED), [Move::First(0), Move::First(1)]);
}

/// Tile 13: one tile on each wheel.
#[test]
fn both_wheels() {
    clauses!["VD-159", "VD-R34"];
    for own_first in [true, false] {
        let mut game = game();
        for (place, number) in [3, 5, 6, 7].into_iter().enumerate() {
            offer_tile(&mut game, place, number);
        }
        with_tile(&mut game, RED, 13);
        give(&mut game, RED, 5, 0, "");
        play(&mut game, RED, Move::Choose(Wheel::Own));
        let own = lay(0, Wheel::Own, 2);
        let central = lay(1, Wheel::Central, 6);
        if own_first {
            play(&mut game, RED, own);
            assert_eq!(game.tiles.iter().flatten().count(), 4, "refilled in between");
            assert_eq!(refused(&game, RED, lay(1, Wheel::Own, 3)), "VD-159");
            play(&mut game, RED, central);
            play(&mut game, RED, Move::Choose(Wheel::Central));
        } else {
            play(&mut game, RED, central);
            play(&mut game, RED, Move::Choose(Wheel::Central));
            assert_eq!(refused(&game, RED, lay(0, Wheel::Central, 2)), "VD-159");
            play(&mut game, RED, own);
        }
        assert_eq!(purse(&game, RED), (4, 0, 2), "1 Guilder for the own one, 2 points covered");
        assert_eq!(game.step, Step::FollowUp);
    }
    // Without a Guilder the own wheel's part lapses.
    let mut game = game();
    with_tile(&mut game, RED, 13);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert!(listed(&game, RED, |mv| matches!(mv, Move::Enhance { wheel: Wheel::Own, .. })).is_empty());
    play(&mut game, RED, lay(0, Wheel::Central, 6));
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!((game.step, game.player(RED).points), (Step::FollowUp, 2));
}

/// Tile 17: Enhance, and the preprinted action.
#[test]
fn the_preprinted_action() {
    clauses!["VD-160", "VD-161"];
    let start = || {
        let mut game = game();
        for (place, number) in [3, 5, 6, 7].into_iter().enumerate() {
            offer_tile(&mut game, place, number);
        }
        with_tile(&mut game, RED, 17);
        give(&mut game, RED, 1, 0, "");
        play(&mut game, RED, Move::Choose(Wheel::Own));
        game
    };
    // Own 2: 1 white Bulb and 1 Tool, for the 1 Guilder.
    let mut own = start();
    play(&mut own, RED, lay(0, Wheel::Own, 2));
    assert_eq!((purse(&own, RED), bulbs(&own, RED).as_str()), ((0, 1, 0), "W"));
    // Central 6: 2 points, twice.
    let mut central = start();
    play(&mut central, RED, lay(0, Wheel::Central, 6));
    play(&mut central, RED, Move::Choose(Wheel::Central));
    assert_eq!(central.player(RED).points, 2);
    play(&mut central, RED, Move::Choose(Wheel::Central));
    assert_eq!((purse(&central, RED), central.step), ((1, 0, 4), Step::FollowUp));
    // Either of the two may be given up for Guilders.
    let mut mixed = start();
    play(&mut mixed, RED, lay(0, Wheel::Central, 6));
    play(&mut mixed, RED, Move::Guilders);
    play(&mut mixed, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&mixed, RED), (1 + u16::from(printed().calendar()[0]), 0, 2));
}
