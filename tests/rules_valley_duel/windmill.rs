//! Build a Windmill (VD-117 to VD-124, VD-166).

use super::{act::*, prepare::*};

fn building(guilders: u16) -> ValleyDuel {
    let mut game = game();
    give(&mut game, RED, guilders, 0, "");
    doing(&mut game, RED, job(Action::Windmill));
    game
}

fn at(column: Colour, number: u8) -> Move {
    Move::Build { column, node: node(number) }
}

fn columns(game: &ValleyDuel) -> Vec<Colour> {
    let moves = game.legal_moves(RED).into_iter();
    let mut columns: Vec<Colour> = moves
        .filter_map(|mv| if let Move::Build { column, .. } = mv { Some(column) } else { None })
        .collect();
    columns.dedup();
    columns
}

/// Takes whatever reward comes, up to the follow-up.
fn take_any(game: &mut ValleyDuel) {
    while game.step == Step::First {
        let moves = game.legal_moves(RED);
        let pass = moves.contains(&Move::Pass);
        play(game, RED, if pass { Move::Pass } else { moves[0] });
    }
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E4", "VD-121", "VD-R24", "VD-119"];
    let mut game = building(4);
    build(&mut game, RED, Colour::Red, 7);
    assert_eq!(printed().costs()[1], 4, "the second row");
    // Patch 2: 1 Tool and Market are planted, so that 2 points are closest; Patch 1: 1 Guilder is open.
    plant(&mut game, 2, "RW..");
    play(&mut game, RED, at(Colour::Red, 2));
    assert_eq!(game.player(RED).guilders, 0);
    assert_eq!(game.legal_moves(RED), [Move::Closest(patch(1)), Move::Closest(patch(2))]);
    assert_eq!(refused(&game, RED, Move::Closest(patch(3))), "VD-121");
    play(&mut game, RED, Move::Closest(patch(2)));
    assert_eq!((purse(&game, RED), game.player(RED).built()), ((0, 0, 2), 2));
    // The reward is neither covered nor used up.
    assert_eq!(game.closest(node(2))[1], Some((patch(2), 2, Effect::Points(2))));
}

#[test]
fn from_the_bottom_of_any_column() {
    clauses!["VD-117", "VD-118", "VD-119"];
    let costs: Vec<u16> = printed().costs().iter().map(|cost| u16::from(*cost)).collect();
    let mut game = building(costs[0]);
    assert_eq!(columns(&game), Colour::ALL);
    // Of black the second is in row 2 and costs more than there is.
    build(&mut game, RED, Colour::Black, 7);
    assert_eq!(columns(&game), Colour::ALL[..4]);
    assert_eq!(refused(&game, RED, at(Colour::Black, 1)), "VD-119");
    give(&mut game, RED, costs[1] - costs[0], 0, "");
    play(&mut game, RED, at(Colour::Black, 1));
    assert_eq!(game.player(RED).guilders, 0);
    assert_eq!(game.player(RED).windmills[Colour::Black.index()], 1);
    assert_eq!(game.player(RED).lowest(Colour::Black), Some(2), "the third row is next");
    // An empty column has none to give.
    let mut game = building(30);
    build(&mut game, RED, Colour::White, 7);
    assert_eq!(columns(&game), Colour::ALL[1..]);
    assert_eq!(refused(&game, RED, at(Colour::White, 1)), "VD-118");
    let mut poor = building(costs[0] - 1);
    assert_eq!(refused(&poor, RED, at(Colour::Red, 1)), "VD-119");
    poor.players[0].guilders += 1;
    play(&mut poor, RED, at(Colour::Red, 1));
    assert_eq!(poor.player(RED).guilders, 0);
}

#[test]
fn an_empty_space() {
    clauses!["VD-120", "VD-R25", "VD-R36"];
    let mut game = building(9);
    build(&mut game, RED, Colour::White, 3);
    build(&mut game, YELLOW, Colour::White, 4);
    assert_eq!(refused(&game, RED, at(Colour::Red, 3)), "VD-120");
    assert_eq!(refused(&game, RED, at(Colour::Red, 4)), "VD-120", "the opponent's as well");
    for number in 1..=12 {
        let [(one, _), (other, _)] = printed().corner(node(number));
        assert_ne!(one, other, "two Patches at each");
    }
    // No space left: it cannot be resolved.
    game.nodes = [Some(YELLOW); 12];
    game.wheels.central = 5;
    choosing(&mut game, RED);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
    game.nodes[11] = None;
    assert!(game.legal_moves(RED).contains(&Move::Choose(Wheel::Central)));
}

#[test]
fn the_closest_reward() {
    clauses!["VD-121", "VD-R24", "VD-122", "VD-123"];
    // Windmill space 5: the end of Patch 4 (1 Tool) and the beginning of Patch 5 (1 point).
    let mut game = building(9);
    play(&mut game, RED, at(Colour::White, 5));
    let mut other = game.clone();
    play(&mut game, RED, Move::Closest(patch(4)));
    assert_eq!(game.player(RED).tools, 1);
    play(&mut other, RED, Move::Closest(patch(5)));
    assert_eq!(other.player(RED).points, 1);
    // Where Patch 4 is planted from its end, the next is 3 points.
    let mut game = building(9);
    plant(&mut game, 4, "....R");
    play(&mut game, RED, at(Colour::White, 5));
    play(&mut game, RED, Move::Closest(patch(4)));
    assert_eq!(game.player(RED).points, 3);
    // One is full: the other's comes by itself. Both are: nothing comes, and the Windmill stands.
    let mut game = building(9);
    fill(&mut game, 4, 'R');
    play(&mut game, RED, at(Colour::White, 5));
    assert_eq!((game.player(RED).points, game.step), (1, Step::FollowUp));
    let mut game = building(9);
    fill(&mut game, 4, 'R');
    fill(&mut game, 5, 'R');
    let before = purse(&game, RED);
    let cost = u16::from(printed().costs()[0]);
    play(&mut game, RED, at(Colour::White, 5));
    assert_eq!(purse(&game, RED), (before.0 - cost, 0, 0));
    assert_eq!((game.nodes[4], game.step), (Some(RED), Step::FollowUp));
}

#[test]
fn the_fifth() {
    clauses!["VD-124", "VD-158"];
    let mut game = game();
    for seat in SEATS {
        let moved = game.calendar;
        for number in 1..=6_u8 {
            if seat == RED {
                doing(&mut game, RED, job(Action::Windmill));
                give(&mut game, RED, 9, 0, "");
                let mv = listed(&game, RED, |mv| matches!(mv, Move::Build { .. }))[0];
                play(&mut game, RED, mv);
                take_any(&mut game);
            } else if number < 6 {
                // Yellow builds four beforehand, then the fifth by the rules.
                if number < 5 {
                    let column = Colour::ALL[usize::from(number - 1)];
                    let free = (1..=12).find(|at| game.nodes[node(*at).index()].is_none()).expect("a space");
                    build(&mut game, YELLOW, column, free);
                    continue;
                }
                doing(&mut game, YELLOW, job(Action::Windmill));
                give(&mut game, YELLOW, 9, 0, "");
                let mv = listed(&game, YELLOW, |mv| matches!(mv, Move::Build { .. }))[0];
                play(&mut game, YELLOW, mv);
            }
            let built = game.player(seat).built();
            assert_eq!(game.calendar - moved, u8::from(built >= 5), "{built} Windmills of {seat:?}");
        }
    }
    assert_eq!(game.causes, [Cause::Windmill(RED), Cause::Windmill(YELLOW)]);
}

/// Tile 16: the closest rewards of both Patches.
#[test]
fn both_rewards() {
    clauses!["VD-166"];
    let start = || {
        let mut game = game();
        with_tile(&mut game, RED, 16);
        give(&mut game, RED, u16::from(printed().costs()[0]), 0, "");
        play(&mut game, RED, Move::Choose(Wheel::Own));
        game
    };
    let mut game = start();
    play(&mut game, RED, at(Colour::White, 5));
    assert_eq!(purse(&game, RED), (0, 1, 1), "1 Tool and 1 point");
    // A full Patch gives nothing.
    let mut game = start();
    fill(&mut game, 4, 'R');
    play(&mut game, RED, at(Colour::White, 5));
    assert_eq!(purse(&game, RED).1, 0);
    assert_eq!((purse(&game, RED).2, game.step), (1, Step::FollowUp));
    // An action among them comes first or last, or is passed: Patch 3 has Farm next to its planted end.
    let mut game = start();
    plant(&mut game, 3, "..R");
    play(&mut game, RED, at(Colour::White, 4));
    assert_eq!(game.legal_moves(RED), [Move::First(0), Move::First(1)]);
    play(&mut game, RED, Move::First(1));
    assert_eq!(game.player(RED).points, 1, "Patch 4: 1 point");
    play(&mut game, RED, Move::Pass);
    assert_eq!(game.step, Step::FollowUp);
}
