//! What reached goals bring and missed ones cost.

use super::{
    reach::{reach_all, reach_none},
    table::*,
};

/// What changed by a goal: tracks, coins of the Ranger and the Crafter, sprites and villagers in town, pips of
/// a sprite and a villager that showed 2, the slot of a card from slot 2, forests.
#[derive(Debug, PartialEq)]
struct Change {
    tracks: [i8; 4],
    coins: [i16; 2],
    workers: [i8; 2],
    pips: [u8; 2],
    slot: usize,
    forests: usize,
}

const NOTHING: Change =
    Change { tracks: [0; 4], coins: [0; 2], workers: [0; 2], pips: [2, 2], slot: 2, forests: 0 };

fn each(coins: i16) -> Change {
    Change { coins: [coins; 2], ..NOTHING }
}

fn lost(tracks: [i8; 4]) -> Change {
    Change { tracks, ..NOTHING }
}

/// Judges a goal with a laid-out result; questions are answered by the first answer.
fn outcome(goal: u8, success: bool) -> (Change, Vec<u8>) {
    let mut game = morning(&[Ranger, Crafter]);
    if success {
        reach_all(&mut game);
        if goal == 27 {
            hold(&mut game, 10, 9, 8, 7);
        }
    } else {
        reach_none(&mut game);
        hold(&mut game, 3, 2, 2, 3);
    }
    // A tower in which the first dice are to be told apart, with a die of each kind in the supply.
    let [sprite, villager] =
        Kind::ALL.map(|kind| game.dice.kind_at(kind, DieAt::Tower).next().expect("a die"));
    game.town.queue[1] = Some(Bakery);
    aim(&mut game, goal);
    let before = game.clone();
    end_season(&mut game);
    run_until(&mut game, |game| !game.goal_choice.is_empty());
    let worker = |game: &Mythwind, kind| game.dice.in_town(kind) as i8;
    let change = Change {
        tracks: Res::ALL.map(|res| game.town.held.of(res) as i8 - before.town.held.of(res) as i8),
        coins: [Ranger, Crafter].map(|who| coins(&game, who) as i16 - coins(&before, who) as i16),
        workers: Kind::ALL.map(|kind| worker(&game, kind) - worker(&before, kind)),
        pips: [sprite, villager].map(|die| game.dice.get(die).pips),
        slot: game.town.queue.iter().position(|&queued| queued == Some(Bakery)).expect("the Bakery") + 1,
        forests: game.town.forests().count() - before.town.forests().count(),
    };
    let mut deck = sorted(&game.hidden.goals);
    deck.extend(&game.goal_choice);
    (change, deck)
}

#[test]
fn what_reached_goals_bring() {
    clauses!["MW-157"];
    // The tracks stand at 10, 10, 10, 8: "any" is answered by the first that fits, culture.
    let any = |number| lost([0, 0, 0, number]);
    let table = [
        (1, each(4), 8),
        (2, each(4), 9),
        (4, each(4), 11),
        (5, Change { tracks: [0, 0, 0, 1], ..each(2) }, 12),
        (7, each(4), 14),
        (8, each(5), 15),
        (9, Change { tracks: any(1).tracks, ..each(3) }, 16),
        (11, each(5), 18),
        (12, Change { workers: [1, 0], ..each(3) }, 19),
        (13, each(5), 20),
        (14, each(5), 21),
        (15, Change { tracks: [0; 4], ..each(4) }, 22), // production is at 10 already
        (16, Change { tracks: any(1).tracks, ..each(4) }, 23),
        (17, Change { workers: [0, 1], ..each(4) }, 24),
        (18, each(5), 25),
        (19, Change { workers: [1, 1], ..each(3) }, 26),
        (21, any(2), 28),
        (22, each(8), 1),
        (23, each(8), 2),
        (24, Change { workers: [1, 0], ..each(5) }, 3),
        (25, each(6), 4),
        (26, Change { tracks: [0, 0, 0, 2], ..each(4) }, 5),
        (27, Change { tracks: [0, 0, 0, 1], ..each(6) }, 6),
        (28, each(8), 7),
    ];
    for (goal, expected, next) in table {
        let (change, deck) = outcome(goal, true);
        assert_eq!(change, expected, "goal {goal}");
        assert!(deck.contains(&next), "goal {goal} brings {next}");
        assert!(!deck.contains(&goal), "goal {goal} leaves");
    }
}

#[test]
fn what_missed_goals_cost() {
    clauses!["MW-158"];
    // The tracks stand at 3, 2, 2, 3; two of them are highest.
    let highest = || lost([-1, 0, 0, -1]);
    let table = [
        (1, lost([-1, 0, 0, 0])),
        (2, lost([0, 0, 0, -1])),
        (3, Change { pips: [2, 1], ..NOTHING }),
        (4, lost([0, -1, 0, 0])),
        (5, Change { pips: [1, 2], ..NOTHING }),
        (6, Change { forests: 1, ..NOTHING }),
        (7, each(-2)),
        (8, Change { slot: 3, ..NOTHING }),
        (9, lost([0, 0, -1, 0])),
        (10, Change { pips: [2, 1], ..NOTHING }),
        (11, lost([0, -1, 0, 0])),
        (12, Change { pips: [1, 2], ..NOTHING }),
        (13, Change { forests: 1, ..NOTHING }),
        (14, each(-3)),
        (15, lost([-1, 0, 0, 0])),
        (16, highest()),
        (17, Change { pips: [2, 1], ..NOTHING }),
        (18, lost([0, 0, 0, -1])),
        (19, Change { workers: [-1, 0], pips: [0, 2], ..NOTHING }),
        (20, lost([0, -1, 0, 0])),
        (21, each(-3)),
        (22, lost([-2, 0, 0, 0])),
        (23, highest()),
        (24, Change { workers: [0, -1], pips: [2, 0], ..NOTHING }),
        (25, lost([0, 0, -1, 0])),
        (26, lost([0, 0, 0, -1])),
        (27, highest()),
        (28, each(-4)),
    ];
    for (goal, expected) in table {
        let (change, deck) = outcome(goal, false);
        assert_eq!(change, expected, "goal {goal}");
        assert!(deck.contains(&goal), "goal {goal} comes back");
    }
}

#[test]
fn discover_land_gives_everybody_a_skill_of_level_one_for_nothing() {
    clauses!["MW-254", "MW-R56", "MW-D13"];
    let mut game = morning(&[Farmer, Ranger]);
    reach_all(&mut game);
    purse(&mut game, Farmer, 0);
    aim(&mut game, 6);
    end_season(&mut game);
    let level_one = [FarmSkill::GreenThumb, FarmSkill::ThriftySower, FarmSkill::CompanionBeds];
    assert_eq!(moves(&game, Farmer), level_one.map(|skill| Move::Learn(Skill::Farmer(skill))));
    let theirs = [RoamSkill::LightFeet, RoamSkill::Forager, RoamSkill::BigPack];
    assert_eq!(moves(&game, Ranger), theirs.map(|skill| Move::Learn(Skill::Ranger(skill))));
    play(&mut game, Farmer, Move::Learn(Skill::Farmer(FarmSkill::CompanionBeds)));
    assert!(game.has_skill(Farmer, Skill::Farmer(FarmSkill::CompanionBeds)));
    assert_eq!(coins(&game, Farmer), 0);
}

#[test]
fn good_company_and_busy_hands_let_everybody_hire_one_free() {
    clauses!["MW-157", "MW-D13", "MW-R48"];
    for goal in [3, 10] {
        let mut game = morning(&[Farmer, Ranger, Crafter]);
        reach_all(&mut game);
        tower(&mut game, &[(Sprite, 2), (Villager, 3)]);
        well(&mut game, Crafter, &[(Sprite, 1); 4]);
        aim(&mut game, goal);
        end_season(&mut game);
        assert_eq!(moves(&game, Crafter), [], "no room in the Crafter's well");
        let [first, second] = [moves(&game, Ranger)[0], moves(&game, Ranger)[1]];
        // In any order; what one takes is gone for the other.
        play(&mut game, Ranger, second);
        assert_eq!(moves(&game, Farmer), [first, Move::Done]);
        play(&mut game, Farmer, Move::Done);
        assert_eq!(pips(&game, DieAt::Well(Ranger), Villager), [3]);
        assert_eq!((count(&game, DieAt::Tower, Sprite), game.goal_choice.len()), (1, 2));
        assert_eq!(coins(&game, Ranger), 150);
    }
}

#[test]
fn well_visited_sells_a_skill_for_three_coins_less() {
    clauses!["MW-157", "MW-203"];
    let mut game = morning(&[Farmer, Ranger]);
    reach_all(&mut game);
    purse(&mut game, Farmer, 2);
    aim(&mut game, 20);
    end_season(&mut game);
    // Green Thumb costs 4, the other two of level I 5.
    let level_one = [FarmSkill::GreenThumb, FarmSkill::ThriftySower, FarmSkill::CompanionBeds];
    let mut listed = level_one.map(|skill| Move::Learn(Skill::Farmer(skill))).to_vec();
    listed.push(Move::Decline);
    assert_eq!(moves(&game, Farmer), listed);
    play(&mut game, Ranger, Move::Decline);
    let declined = after(&game, Farmer, Move::Decline);
    assert_eq!((coins(&declined, Farmer), declined.goal_choice.len()), (2, 2));
    play(&mut game, Farmer, listed[1]);
    assert_eq!(coins(&game, Farmer), 0);
}

#[test]
fn d30_the_goal_deck_holds_seven_cards_whatever_happens() {
    clauses!["MW-157", "MW-158", "MW-159"];
    let mut rng = Rng::seeded(30);
    let mut game = morning(&[Ranger]);
    let mut seen = std::collections::BTreeSet::new();
    for season in 0..40 {
        seen.extend(game.goal);
        if rng.below(3) > 0 {
            reach_all(&mut game);
        } else {
            reach_none(&mut game);
        }
        end_season(&mut game);
        run_until(&mut game, |game| !game.goal_choice.is_empty());
        assert_eq!(game.goal_choice.len(), 2, "season {season}");
        let mut all = sorted(&game.hidden.goals);
        all.extend(&game.goal_choice);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 7, "season {season}");
        let goal = Move::Goal(game.goal_choice[rng.below(2)]);
        play(&mut game, Ranger, goal);
        to_change(&mut game);
        play(&mut game, Ranger, Move::Done);
        run_until(&mut game, |game| offered(game, Ranger, Move::Forgo));
    }
    assert!(seen.len() > 10, "chains go on: {seen:?}");
}
