//! The steps of a turn (VD-32 to VD-56).

use super::{act::*, prepare::*};

/// Wheels at sections 0, as the rulebook's test vectors have them.
#[test]
fn gears_turn_together() {
    clauses!["VD-38", "VD-39", "VD-41", "VD-R3"];
    let mut game = game();
    assert_eq!(listed(&game, RED, |_| true), [Move::Rotate(1), Move::Rotate(2)]);
    let before = (game.players.clone(), game.patches);
    play(&mut game, RED, Move::Rotate(2));
    assert_eq!((game.wheels.own, game.wheels.central), (3, 2));
    assert_eq!((game.players.clone(), game.patches), before, "it costs nothing");
    // Red's pair is (own 3, central 2), Yellow's follow-up central 6.
    assert_eq!(game.wheels.meshed(RED, Wheel::Own), 3);
    assert_eq!(game.wheels.meshed(RED, Wheel::Central), 2);
    assert_eq!(game.wheels.meshed(YELLOW, Wheel::Central), 6);
    play(&mut game, RED, Move::Guilders);
    play(&mut game, YELLOW, Move::Guilders);
    // Then Yellow turns by 3 for a Tool: own 0, central 5; the pair (own 0, central 1), Red's follow-up central 5.
    give(&mut game, YELLOW, 0, 1, "");
    play(&mut game, YELLOW, Move::Rotate(3));
    assert_eq!((game.wheels.own, game.wheels.central), (0, 5));
    assert_eq!(game.wheels.meshed(YELLOW, Wheel::Own), 0);
    assert_eq!(game.wheels.meshed(YELLOW, Wheel::Central), 1);
    assert_eq!(game.wheels.meshed(RED, Wheel::Central), 5);
    assert_eq!(game.player(YELLOW).tools, 0);
    // Each step moves all three on by one section, whoever turns: 40 steps bring all back.
    let wheels = game.wheels.clone();
    let mut turned = wheels.clone();
    for step in 1..=40 {
        let next = turned.turned(1);
        assert_eq!((next.own + 1) % 5, turned.own, "clockwise");
        assert_eq!(next.central, (turned.central + 1) % 8, "the other way round");
        assert_eq!(next == wheels, step == 40);
        turned = next;
    }
}

#[test]
fn three_steps_cost_a_tool() {
    clauses!["VD-40", "VD-38", "VD-06"];
    let mut game = game();
    assert_eq!(refused(&game, RED, Move::Rotate(3)), "VD-40");
    for steps in [0, 4, 5, 255] {
        assert_eq!(refused(&game, RED, Move::Rotate(steps)), "VD-38");
    }
    give(&mut game, RED, 0, 2, "");
    play(&mut game, RED, Move::Rotate(3));
    assert_eq!(game.player(RED).tools, 1);
    assert_eq!((game.wheels.own, game.wheels.central), (2, 3));
}

#[test]
fn only_the_own_wheel_and_only_first() {
    clauses!["VD-42", "VD-37"];
    let mut game = game();
    give(&mut game, RED, 0, 3, "");
    assert_eq!(refused(&game, YELLOW, Move::Rotate(1)), "VD-42");
    for early in [Move::Choose(Wheel::Own), Move::Guilders, Move::Pass] {
        assert_eq!(refused(&game, RED, early), "VD-37");
    }
    play(&mut game, RED, Move::Rotate(1));
    assert_eq!(refused(&game, RED, Move::Rotate(1)), "VD-42");
    play(&mut game, RED, Move::Guilders);
    assert!(matches!(game.step, Step::Second(Wheel::Own)));
    assert_eq!(refused(&game, RED, Move::Rotate(1)), "VD-42");
    play(&mut game, RED, Move::Pass);
    assert_eq!(refused(&game, RED, Move::Rotate(1)), "VD-42");
    assert_eq!(refused(&game, YELLOW, Move::Rotate(1)), "VD-56");
    play(&mut game, YELLOW, Move::Guilders);
    assert_eq!((game.step, mover(&game)), (Step::Rotate, YELLOW));
    assert_eq!(refused(&game, RED, Move::Rotate(1)), "VD-42");
}

#[test]
fn one_of_two_spaces() {
    clauses!["VD-43", "VD-44"];
    // Own 0: 2 Guilders. Central 2: 1 Tool and 2 Guilders. At Yellow's side central 6: 2 Victory Points.
    let mut game = game();
    game.wheels.central = 2;
    choosing(&mut game, RED);
    let choices = [Move::Choose(Wheel::Own), Move::Choose(Wheel::Central), Move::Guilders];
    assert_eq!(game.legal_moves(RED), choices);
    let mut own = game.clone();
    play(&mut own, RED, Move::Choose(Wheel::Own));
    assert_eq!(purse(&own, RED), (2, 0, 0));
    let mut central = game.clone();
    play(&mut central, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&central, RED), (2, 1, 0), "that of the own mesh point, not the other's 2 points");
    for skip in [Move::Pass, Move::First(0)] {
        refused(&game, RED, skip);
    }
}

#[test]
fn what_cannot_be_resolved_cannot_be_chosen() {
    clauses!["VD-45", "VD-R8", "VD-R37"];
    // Tile 9: a Windmill and 1 Guilder; own section 1: Plant.
    let mut game = game();
    game.wheels.own = 1;
    game.wheels.central = 5;
    choosing(&mut game, RED);
    assert_eq!(game.legal_moves(RED), [Move::Guilders], "nothing to plant, nothing to build with");
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Own)), "VD-45");
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
    assert_eq!(refused(&game, RED, Move::Pass), "VD-R37");
    give(&mut game, RED, 0, 0, "W");
    assert!(game.legal_moves(RED).contains(&Move::Choose(Wheel::Own)));
    let cheapest = u16::from(printed().costs()[0]);
    give(&mut game, RED, cheapest - 1, 0, "");
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
    give(&mut game, RED, 1, 0, "");
    assert!(game.legal_moves(RED).contains(&Move::Choose(Wheel::Central)));
    // Plant twice with one Bulb plants once: tile 19.
    let mut game = seeded(3);
    with_tile(&mut game, RED, 19);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Own)), "VD-45");
    give(&mut game, RED, 0, 0, "R");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(1), space: 0 });
    assert_eq!((game.step, bulbs(&game, RED).as_str()), (Step::FollowUp, ""), "the rest is lost");
}

#[test]
fn a_tile_replaces_what_is_printed() {
    clauses!["VD-46"];
    let mut game = game();
    // Own 0 is 2 Guilders; tile 3 is 3 Victory Points.
    with_tile(&mut game, RED, 3);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(purse(&game, RED), (0, 0, 3));
    // Yellow's own wheel is as it was.
    choosing(&mut game, YELLOW);
    play(&mut game, YELLOW, Move::Choose(Wheel::Own));
    assert_eq!(purse(&game, YELLOW), (2, 0, 0));
}

/// Tile 7: Market and 1 Guilder. With the Guilder first it pays for the Market.
#[test]
fn two_effects_in_either_order() {
    clauses!["VD-47"];
    let mut game = game();
    lay_lots(&mut game, 1, 2, 3);
    with_tile(&mut game, RED, 7);
    give(&mut game, RED, 1, 0, "");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.legal_moves(RED), [Move::First(0), Move::First(1)]);
    assert_eq!(refused(&game, RED, Move::First(2)), "VD-45");
    assert_eq!(refused(&game, RED, Move::Pass), "VD-47");
    let deal = |half| Move::Deal { stall: Stall::Near, half };
    // Market first: 1 Guilder buys two white Bulbs, then there is 1 more.
    let mut market = game.clone();
    play(&mut market, RED, Move::First(0));
    play(&mut market, RED, deal(Half::Top));
    assert_eq!((market.player(RED).guilders, bulbs(&market, RED).as_str()), (1, "WW"));
    // The Guilder first.
    let mut guilder = game.clone();
    play(&mut guilder, RED, Move::First(1));
    assert_eq!(guilder.player(RED).guilders, 2);
    play(&mut guilder, RED, deal(Half::Top));
    assert_eq!(guilder.player(RED).guilders, 1);
    // Without a Guilder only one order is possible: it goes by itself.
    let mut poor = seeded(9);
    lay_lots(&mut poor, 1, 2, 3);
    with_tile(&mut poor, RED, 7);
    play(&mut poor, RED, Move::Choose(Wheel::Own));
    assert_eq!(poor.player(RED).guilders, 1);
    play(&mut poor, RED, deal(Half::Top));
    // 1 Tool and 2 Guilders: the order of mere gains is nobody's concern.
    poor.wheels.central = 2;
    choosing(&mut poor, RED);
    play(&mut poor, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&poor, RED), (2, 1, 0));
}

#[test]
fn a_second_action_for_two_tools() {
    clauses!["VD-48", "VD-50", "VD-49"];
    let mut game = game();
    game.wheels.central = 6;
    give(&mut game, RED, 0, 2, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.step, Step::Second(Wheel::Central));
    assert_eq!(game.legal_moves(RED), [Move::Choose(Wheel::Central), Move::Guilders, Move::Pass]);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Own)), "VD-48");
    let mut skipped = game.clone();
    play(&mut skipped, RED, Move::Pass);
    assert_eq!((purse(&skipped, RED), skipped.step), ((2, 2, 0), Step::FollowUp));
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&game, RED), (2, 0, 2));
    assert_eq!(game.step, Step::FollowUp, "no third");
    // With more Tools there is no third either.
    let mut rich = seeded(2);
    rich.wheels.central = 6;
    give(&mut rich, RED, 0, 9, "");
    choosing(&mut rich, RED);
    play(&mut rich, RED, Move::Choose(Wheel::Central));
    play(&mut rich, RED, Move::Choose(Wheel::Own));
    assert_eq!((rich.step, mover(&rich)), (Step::FollowUp, YELLOW));
    assert_eq!(rich.player(RED).tools, 7);
}

#[test]
fn fewer_than_two_tools() {
    clauses!["VD-49"];
    let mut game = game();
    game.wheels.central = 6;
    give(&mut game, RED, 0, 1, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!((game.step, mover(&game)), (Step::FollowUp, YELLOW));
    refused(&game, RED, Move::Choose(Wheel::Central));
    // Own 2: 1 white Bulb and 1 Tool. The Tool of the first action counts.
    let mut game = seeded(2);
    (game.wheels.own, game.wheels.central) = (2, 6);
    give(&mut game, RED, 0, 1, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!(purse(&game, RED), (0, 0, 2));
}

#[test]
fn a_second_action_that_cannot_be_resolved() {
    clauses!["VD-51", "VD-R10"];
    // Own 1 is Plant, and there is no Bulb; central 6 is 2 points.
    let mut game = game();
    (game.wheels.own, game.wheels.central) = (1, 6);
    give(&mut game, RED, 0, 4, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!((game.step, game.player(RED).tools), (Step::FollowUp, 4), "it is not even offered");
    // Central 4 is Plant as well: only the Guilders, for 2 Tools.
    let mut game = seeded(2);
    game.wheels.central = 4;
    give(&mut game, RED, 0, 4, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.legal_moves(RED), [Move::Guilders, Move::Pass]);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-51");
    let value = u16::from(printed().calendar()[0]);
    play(&mut game, RED, Move::Guilders);
    assert_eq!(purse(&game, RED), (2 + value, 2, 0));
}

#[test]
fn the_follow_up() {
    clauses!["VD-52", "VD-53", "VD-54", "VD-56", "VD-R37", "VD-R44"];
    // Central 2 at Red's side; at Yellow's central 6: 2 points.
    let mut game = game();
    game.wheels.central = 2;
    choosing(&mut game, RED);
    give(&mut game, YELLOW, 0, 5, "");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(mover(&game), YELLOW);
    assert_eq!(game.legal_moves(YELLOW), [Move::Choose(Wheel::Central), Move::Guilders]);
    assert_eq!(game.legal_moves(RED), []);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-32");
    assert_eq!(refused(&game, YELLOW, Move::Choose(Wheel::Own)), "VD-53");
    assert_eq!(refused(&game, YELLOW, Move::Pass), "VD-54");
    assert_eq!(refused(&game, YELLOW, Move::Rotate(3)), "VD-56");
    play(&mut game, YELLOW, Move::Choose(Wheel::Central));
    assert_eq!(purse(&game, YELLOW), (0, 5, 2));
    // No second action for the Tools, and the turn is over.
    assert_eq!((game.step, game.active, game.turns), (Step::Rotate, YELLOW, 1));
    // After a second action there is a follow-up too.
    let mut game = seeded(2);
    game.wheels.central = 2;
    give(&mut game, RED, 0, 2, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, Move::Choose(Wheel::Central));
    assert_eq!((game.step, mover(&game)), (Step::FollowUp, YELLOW));
}

#[test]
fn turns_alternate() {
    clauses!["VD-32", "VD-37"];
    let mut game = game();
    for turn in 0..6_u16 {
        let seat = SEATS[usize::from(turn % 2)];
        assert_eq!((mover(&game), game.turns, game.round()), (seat, turn, turn / 2 + 1));
        idle_turn(&mut game);
    }
}

/// Everybody sees what was chosen, until the wheels turn again.
#[test]
fn what_was_chosen() {
    clauses!["VD-37", "VD-43", "VD-153"];
    let mut game = game();
    give(&mut game, RED, 0, 2, "");
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.taken, [Some(Taken::Space(Wheel::Own)), None, None]);
    play(&mut game, RED, Move::Guilders);
    play(&mut game, YELLOW, Move::Guilders);
    let guilders = Some(Taken::Guilders);
    assert_eq!((game.taken, game.active), ([Some(Taken::Space(Wheel::Own)), guilders, guilders], YELLOW));
    play(&mut game, YELLOW, Move::Rotate(1));
    assert_eq!(game.taken, [None; 3]);
}
