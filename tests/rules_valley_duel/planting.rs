//! Plant Tulip Bulbs (VD-108 to VD-116) and planting twice (VD-168, VD-169).

use super::{act::*, prepare::*};

fn planting(bulbs: &str) -> ValleyDuel {
    let mut game = game();
    give(&mut game, RED, 0, 0, bulbs);
    doing(&mut game, RED, job(Action::Plant));
    game
}

fn to(letter: char, number: u8, space: u8) -> Move {
    Move::Plant { colour: colour(letter).expect("a colour"), patch: patch(number), space }
}

/// The spaces of a Patch on which a Bulb may be planted.
fn spaces(game: &ValleyDuel, letter: char, number: u8) -> Vec<u8> {
    let moves = game.legal_moves(RED).into_iter();
    let spaces = moves.filter_map(|mv| match mv {
        Move::Plant { colour: of, patch: at, space } if Some(of) == colour(letter) && at == patch(number) => {
            Some(space)
        }
        _ => None,
    });
    spaces.collect()
}

#[test]
fn a_bulb_becomes_a_tulip() {
    clauses!["VD-108", "VD-113", "VD-115"];
    let mut game = planting("VV");
    // Patch 1: 1 point at its first space.
    play(&mut game, RED, to('V', 1, 0));
    assert_eq!((bulbs(&game, RED).as_str(), purse(&game, RED)), ("V", (0, 0, 1)));
    assert_eq!(game.planted(patch(1)), [Some(Colour::Violet), None, None]);
    assert_eq!(game.step, Step::FollowUp, "one Bulb an action");
    // The Tulip is no Bulb: with no other left nothing can be planted or traded.
    let mut game = planting("V");
    play(&mut game, RED, to('V', 1, 0));
    assert!(game.player(RED).colours().is_empty());
    (game.wheels.own, game.wheels.central) = (1, 1);
    lay_port(&mut game, 1, 1, 1, Cover::Lower);
    choosing(&mut game, RED);
    assert_eq!(
        game.legal_moves(RED),
        [Move::Guilders],
        "neither Plant nor Trade, though Demand 1 asks for violet"
    );
}

#[test]
fn any_patch() {
    clauses!["VD-109"];
    let game = planting("W");
    for number in 1..=12 {
        let last = printed().length(patch(number)) as u8 - 1;
        assert_eq!(spaces(&game, 'W', number), [0, last]);
    }
    let mut game = planting("W");
    fill(&mut game, 4, 'W');
    assert_eq!(spaces(&game, 'W', 4), []);
    assert_eq!(refused(&game, RED, to('W', 4, 0)), "VD-110");
}

#[test]
fn first_empty_from_an_end() {
    clauses!["VD-110"];
    let mut game = planting("W");
    plant(&mut game, 4, "W....");
    assert_eq!(spaces(&game, 'W', 4), [1, 4]);
    for inner in [0, 2, 3, 5, 255] {
        assert_eq!(refused(&game, RED, to('W', 4, inner)), "VD-110");
    }
    plant(&mut game, 4, "W..WW");
    assert_eq!(spaces(&game, 'W', 4), [1, 2]);
}

#[test]
fn colours() {
    clauses!["VD-111", "VD-112", "VD-R21", "VD-R22"];
    let mut game = planting("WYRVB");
    plant(&mut game, 4, "W....");
    // The other end is as free as the first was.
    for letter in "YRVB".chars() {
        assert_eq!(spaces(&game, letter, 4), [4]);
        assert_eq!(refused(&game, RED, to(letter, 4, 1)), "VD-112");
    }
    assert_eq!(spaces(&game, 'W', 4), [1, 4]);
    plant(&mut game, 4, "W...R");
    assert_eq!(spaces(&game, 'W', 4), [1]);
    assert_eq!(spaces(&game, 'R', 4), [3]);
    assert_eq!(spaces(&game, 'B', 4), []);
    // The last gap takes the colour of either neighbour, and no third.
    plant(&mut game, 4, "WW.RR");
    let fits: Vec<char> = "WYRVB".chars().filter(|letter| spaces(&game, *letter, 4) == [2]).collect();
    assert_eq!(fits, ['W', 'R']);
    assert_eq!(refused(&game, RED, to('Y', 4, 2)), "VD-112");
    // The last gap at an end that nobody has planted takes any.
    plant(&mut game, 4, "WWWW.");
    assert!("WYRVB".chars().all(|letter| spaces(&game, letter, 4) == [4]));
    plant(&mut game, 1, ".WW");
    assert!("WYRVB".chars().all(|letter| spaces(&game, letter, 1) == [0]));
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E3", "VD-113"];
    // Yellow, Plant 2 (tile 19), two violet Bulbs.
    let mut game = game();
    give(&mut game, YELLOW, 0, 0, "VV");
    plant(&mut game, 1, "V..");
    with_tile(&mut game, YELLOW, 19);
    play(&mut game, YELLOW, Move::Choose(Wheel::Own));
    play(&mut game, YELLOW, to('V', 1, 1));
    assert_eq!(game.player(YELLOW).points, 3, "before the second Bulb is planted");
    play(&mut game, YELLOW, to('V', 6, 3));
    assert_eq!((game.player(YELLOW).points, bulbs(&game, YELLOW).as_str()), (3 + 1, ""));
}

/// Each kind of reward: points, Tools, Guilders, and actions.
#[test]
fn rewards() {
    clauses!["VD-114", "VD-R23"];
    let rewards: Vec<Effect> =
        Patch::all().flat_map(|patch| printed().patch(patch).rewards.clone()).collect();
    assert!(rewards.iter().any(|reward| matches!(reward, Effect::Points(_))));
    assert!(rewards.iter().any(|reward| matches!(reward, Effect::Tools(_))));
    assert!(rewards.iter().any(|reward| matches!(reward, Effect::Guilders(_))));
    for number in 1..=12 {
        for space in 0..printed().length(patch(number)) {
            let mut game = planting("R");
            let letters: String =
                (0..printed().length(patch(number))).map(|at| if at == space { '.' } else { 'R' }).collect();
            plant(&mut game, number, &letters);
            let reward = printed().patch(patch(number)).rewards[space];
            play(&mut game, RED, to('R', number, space as u8));
            let (guilders, tools, points) = match reward {
                Effect::Points(points) => (0, 0, u16::from(points)),
                Effect::Guilders(guilders) => (u16::from(guilders), 0, 0),
                Effect::Tools(tools) => (0, u16::from(tools), 0),
                _ => (0, 0, 0),
            };
            assert_eq!(purse(&game, RED), (guilders, tools, points), "{reward:?}");
            match reward.action() {
                // What needs something is lost for want of it; the others may be passed.
                Some(Action::Market | Action::Plant | Action::Trade | Action::Windmill) | None => {
                    assert_eq!(game.step, Step::FollowUp, "{reward:?}");
                }
                Some(Action::Enhance | Action::Farm) => {
                    assert!(game.legal_moves(RED).len() > 1);
                    let before = game.clone();
                    play(&mut game, RED, Move::Pass);
                    assert_eq!(game.players, before.players);
                    assert_eq!(game.step, Step::FollowUp, "{reward:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_fits() {
    clauses!["VD-116"];
    let mut game = game();
    for number in 1..=12 {
        fill(&mut game, number, 'R');
    }
    plant(&mut game, 4, "RR.RR");
    give(&mut game, RED, 0, 0, "WYVB");
    game.wheels.own = 1;
    choosing(&mut game, RED);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Own)), "VD-45");
    give(&mut game, RED, 0, 0, "R");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.legal_moves(RED), [to('R', 4, 2)]);
}

/// Patch 6: 1 Tool, 2 points, Plant, 1 point. Patch 8: 1 point, Plant, 2 Guilders, 1 Tool.
#[test]
fn planting_within_planting() {
    clauses!["VD-R40"];
    let mut game = planting("RRRR");
    plant(&mut game, 6, "RR..");
    plant(&mut game, 8, "R...");
    play(&mut game, RED, to('R', 6, 2));
    assert_eq!(game.task(), Some(Task::Act { job: Job::Plant(Planting::Any), optional: true }));
    play(&mut game, RED, to('R', 8, 1));
    play(&mut game, RED, to('R', 8, 2));
    assert_eq!((purse(&game, RED), bulbs(&game, RED).as_str()), ((2, 0, 0), "R"));
    assert_eq!(game.step, Step::FollowUp);
}

/// Export tiles 2 and 3.
#[test]
fn twice() {
    clauses!["VD-168", "VD-169", "VD-R35"];
    let start = |effect, bulbs: &str| {
        let mut game = planting(bulbs);
        let planting = if effect == Effect::PlantSame { Planting::Same } else { Planting::Different };
        game.pending = vec![Task::Act { job: Job::Plant(planting), optional: true }];
        game
    };
    assert_eq!(printed().export(export(2)).first, Effect::PlantSame);
    assert_eq!(printed().export(export(3)).first, Effect::PlantDifferent);
    let mut same = start(Effect::PlantSame, "RRW");
    play(&mut same, RED, to('R', 1, 0));
    assert_eq!(refused(&same, RED, to('W', 1, 2)), "VD-168");
    play(&mut same, RED, to('R', 1, 2));
    assert_eq!((same.step, bulbs(&same, RED).as_str()), (Step::FollowUp, "W"));
    let mut different = start(Effect::PlantDifferent, "RRW");
    play(&mut different, RED, to('R', 1, 0));
    assert_eq!(refused(&different, RED, to('R', 1, 1)), "VD-169");
    play(&mut different, RED, to('W', 1, 2));
    assert_eq!((different.step, bulbs(&different, RED).as_str()), (Step::FollowUp, "R"));
    // Without a second that fits it ends after one.
    let mut one = start(Effect::PlantSame, "RW");
    play(&mut one, RED, to('R', 1, 0));
    assert_eq!((one.step, bulbs(&one, RED).as_str()), (Step::FollowUp, "W"));
    let mut one = start(Effect::PlantDifferent, "RR");
    play(&mut one, RED, to('R', 1, 0));
    assert_eq!((one.step, bulbs(&one, RED).as_str()), (Step::FollowUp, "R"));
}
