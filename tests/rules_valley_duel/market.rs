//! Visit the Market (VD-125 to VD-137, VD-167).

use super::{act::*, prepare::*};

/// Tiles 1 near, 2 far, 3 on top of the stack.
fn visiting(guilders: u16) -> ValleyDuel {
    let mut game = game();
    lay_lots(&mut game, 1, 2, 3);
    give(&mut game, RED, guilders, 0, "");
    doing(&mut game, RED, Job::Market);
    game
}

fn deal(stall: Stall, half: Half) -> Move {
    Move::Deal { stall, half }
}

#[test]
fn three_tiles_two_deals_each() {
    clauses!["VD-125", "VD-126", "VD-131"];
    let game = visiting(9);
    let all = Stall::ALL.into_iter().flat_map(|stall| Half::ALL.map(|half| deal(stall, half)));
    assert_eq!(game.legal_moves(RED), all.collect::<Vec<_>>());
    let mut top = game.clone();
    play(&mut top, RED, deal(Stall::Near, Half::Top));
    assert_eq!(top.step, Step::FollowUp, "not both");
    assert_eq!(refused(&top, RED, deal(Stall::Near, Half::Bottom)), "VD-32");
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E5", "VD-127", "VD-128", "VD-129", "VD-130"];
    let mut game = visiting(3);
    play(&mut game, RED, deal(Stall::Near, Half::Bottom));
    assert_eq!((game.player(RED).guilders, bulbs(&game, RED).as_str()), (0, "BBB"));
    assert_eq!(game.discard, [lot(1)]);
    assert_eq!(game.lots, [lot(3), lot(2)], "the far tile stays, the top of the stack is near");
    assert_eq!(game.hidden.market.len(), 9);
}

#[test]
fn costs_and_bulbs_as_printed() {
    clauses!["VD-127", "VD-06"];
    for number in 1..=12 {
        for half in Half::ALL {
            let printed = *printed().deal(lot(number), half);
            let mut game = visiting(0);
            let others: Vec<u8> = (1..=12).filter(|other| *other != number).collect();
            lay_lots(&mut game, number, others[0], others[1]);
            give(&mut game, RED, u16::from(printed.cost) - 1, 0, "");
            assert_eq!(refused(&game, RED, deal(Stall::Near, half)), "VD-127");
            give(&mut game, RED, 1, 0, "");
            play(&mut game, RED, deal(Stall::Near, half));
            assert_eq!(game.player(RED).guilders, 0);
            assert_eq!(game.player(RED).bulbs, printed.bulbs.map(u16::from));
        }
    }
}

#[test]
fn the_far_tile() {
    clauses!["VD-129", "VD-130", "VD-128"];
    let mut game = visiting(1);
    play(&mut game, RED, deal(Stall::Far, Half::Top));
    assert_eq!(bulbs(&game, RED), "YY");
    assert_eq!(game.lots, [lot(3), lot(1)], "the near one slides on");
    assert_eq!(game.discard, [lot(2)]);
}

/// The back: 1 Guilder for a Bulb of any colour, 3 for two.
#[test]
fn the_face_down_tile() {
    clauses!["VD-131", "VD-132", "VD-133", "VD-134", "VD-R39", "VD-R42"];
    let [top, bottom] = Half::ALL.map(|half| *printed().back(half));
    assert_eq!((top.any, bottom.any, top.bulbs), (1, 2, [0; 5]));
    let mut game = visiting(u16::from(bottom.cost));
    for number in [3, 7, 11] {
        lay_lots(&mut game, 1, 2, number);
        assert_eq!(game.deal(Stall::Stack, Half::Top), &top, "whatever its face");
    }
    lay_lots(&mut game, 1, 2, 3);
    play(&mut game, RED, deal(Stall::Stack, Half::Bottom));
    assert_eq!(game.player(RED).guilders, 0);
    assert_eq!(game.lots, [lot(1), lot(2)], "the Bulbs come first");
    play(&mut game, RED, Move::Bulb(Colour::Black));
    play(&mut game, RED, Move::Bulb(Colour::Red));
    assert_eq!(bulbs(&game, RED), "RB");
    assert_eq!(game.discard, [lot(2)], "the farthest goes, unused");
    assert_eq!(game.lots, [lot(3), lot(1)], "the tile whose back was used lies near");
    let mut game = visiting(u16::from(top.cost));
    play(&mut game, RED, deal(Stall::Stack, Half::Top));
    play(&mut game, RED, Move::Bulb(Colour::Violet));
    assert_eq!((bulbs(&game, RED).as_str(), game.player(RED).guilders), ("V", 0));
}

#[test]
fn the_stack_runs_out_again_and_again() {
    clauses!["VD-135", "VD-136", "VD-137", "VD-R15", "VD-R16"];
    let mut game = visiting(0);
    for visit in 1..=20 {
        doing(&mut game, RED, Job::Market);
        give(&mut game, RED, 1, 0, "");
        let before = game.lots;
        let half = for_one(&game);
        play(&mut game, RED, deal(Stall::Near, half));
        assert_eq!(game.calendar, visit / 10, "after {visit} visits");
        let left = 10 - usize::from(visit % 10);
        assert_eq!((game.hidden.market.len(), game.discard.len()), (left, 10 - left));
        assert_ne!(game.lots[0], before[0]);
        assert_eq!(game.lots[1], before[1], "the offer is as it was");
        let mut all: Vec<Lot> =
            game.hidden.market.iter().chain(&game.discard).chain(&game.lots).copied().collect();
        all.sort_unstable();
        assert_eq!(all, Lot::all().collect::<Vec<_>>());
    }
    assert_eq!(game.causes, [Cause::Market, Cause::Market]);
}

/// A deal of the near tile that costs 1 Guilder.
fn for_one(game: &ValleyDuel) -> Half {
    let mut halves = Half::ALL.into_iter();
    halves.find(|half| game.deal(Stall::Near, *half).cost == 1).expect("a deal for 1 Guilder on each tile")
}

/// Tile 18.
#[test]
fn twice() {
    clauses!["VD-167"];
    let mut game = visiting(0);
    with_tile(&mut game, RED, 18);
    give(&mut game, RED, 4, 0, "");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, deal(Stall::Near, Half::Bottom));
    assert_eq!((game.lots, game.player(RED).guilders), ([lot(3), lot(2)], 1));
    assert_eq!(refused(&game, RED, Move::Pass), "VD-43");
    play(&mut game, RED, deal(Stall::Near, Half::Top));
    assert_eq!((bulbs(&game, RED).as_str(), game.player(RED).guilders), ("WRBBB", 0));
    assert_eq!((game.discard.len(), game.step), (2, Step::FollowUp));
    // The second lapses without a Guilder.
    let mut game = visiting(0);
    with_tile(&mut game, RED, 18);
    give(&mut game, RED, 1, 0, "");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, deal(Stall::Near, Half::Top));
    assert_eq!((game.discard.len(), game.step), (1, Step::FollowUp));
}
