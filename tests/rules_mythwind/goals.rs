//! The goals: what they ask for.

use super::{
    reach::{reach_all, reach_none},
    table::*,
};

fn reached(game: &Mythwind, goal: u8) -> bool {
    game.is_reached(Content::get().goal(goal).expect("a goal of that number"))
}

#[test]
fn d31_every_goal_is_judged_from_the_season() {
    clauses!["MW-156", "MW-161"];
    for players in 1..=4 {
        let mut game = morning(&Character::ALL[..players]);
        reach_all(&mut game);
        for goal in (1..=28).filter(|&goal| goal != 27) {
            assert!(reached(&game, goal), "goal {goal}, {players} characters");
        }
        assert!(!reached(&game, 27), "{players} characters, three tracks alike");
        hold(&mut game, 10, 9, 8, 7);
        assert!(reached(&game, 27), "{players} characters");
        reach_none(&mut game);
        for goal in 1..=28 {
            assert!(!reached(&game, goal), "goal {goal}, {players} characters");
        }
    }
}

#[test]
fn how_much_each_goal_asks_for() {
    clauses!["MW-161", "MW-R05"];
    // Goal, what is counted, by one character, two, three, four.
    let table = [
        (1, Stat::Built, [2, 3, 4, 4]),
        (3, Stat::Hired, [2, 4, 8, 8]),
        (4, Stat::Adventures, [5, 7, 10, 9]),
        (5, Stat::Welcomed, [2, 3, 4, 4]),
        (6, Stat::Discovered, [2, 3, 4, 5]),
        (7, Stat::Improved, [2, 3, 5, 5]),
        (8, Stat::BuiltGrand, [2, 3, 3, 3]),
        (10, Stat::UsedUp, [2, 3, 5, 8]),
        (11, Stat::SpriteAdventures, [3, 4, 4, 4]),
        (11, Stat::VillagerAdventures, [3, 5, 6, 6]),
        (12, Stat::SpriteAdventures, [3, 5, 5, 6]),
        (14, Stat::Spent, [50, 120, 220, 240]),
        (15, Stat::Replaced, [1, 1, 1, 1]),
        (17, Stat::HireDays, [3, 3, 5, 6]),
        (18, Stat::Events, [6, 9, 11, 12]),
        (21, Stat::Earned, [110, 270, 350, 400]),
        (22, Stat::Built, [3, 3, 4, 4]),
        (23, Stat::Built, [2, 3, 3, 3]),
        (24, Stat::Hired, [2, 5, 8, 10]),
        (28, Stat::Spent, [60, 150, 220, 250]),
    ];
    for (goal, stat, needs) in table {
        for (players, need) in (1..).zip(needs) {
            let mut game = morning(&Character::ALL[..players]);
            // What else some of them ask for, of tracks, purses and workers, is there.
            reach_all(&mut game);
            for (have, enough) in [(need - 1, false), (need, true)] {
                game.season_log = Default::default();
                game.season_log.add(stat, have);
                if goal == 11 {
                    let other = if stat == Stat::SpriteAdventures {
                        Stat::VillagerAdventures
                    } else {
                        Stat::SpriteAdventures
                    };
                    game.season_log.add(other, 9);
                }
                assert_eq!(reached(&game, goal), enough, "goal {goal} with {have}, {players} characters");
            }
        }
    }
}

#[test]
fn goals_of_the_state_of_the_town() {
    clauses!["MW-156", "MW-R46"];
    let base = || {
        let mut game = morning(&[Farmer, Ranger]);
        reach_none(&mut game);
        game
    };
    let with = |lay: &dyn Fn(&mut Mythwind), goal| {
        let mut game = base();
        lay(&mut game);
        reached(&game, goal)
    };
    // 2: food 9. 9: food and income 10. 16: all 8, with four buildings used. 23: one at 10, with three built.
    assert!(with(&|game| hold(game, 0, 0, 9, 0), 2) && !with(&|game| hold(game, 9, 9, 8, 9), 2));
    assert!(with(&|game| hold(game, 0, 10, 10, 0), 9));
    assert!(!with(&|game| hold(game, 9, 9, 10, 9), 9) && !with(&|game| hold(game, 9, 10, 9, 9), 9));
    let pillars = |tracks: [u8; 4], used: &'static [Building]| {
        move |game: &mut Mythwind| {
            hold(game, tracks[0], tracks[1], tracks[2], tracks[3]);
            used.iter().for_each(|&building| game.season_log.use_building(building));
        }
    };
    assert!(with(&pillars([8; 4], &[Inn, Bakery, Forge, Guild]), 16));
    assert!(!with(&pillars([9, 9, 7, 9], &[Inn, Bakery, Forge, Guild]), 16));
    assert!(!with(&pillars([8; 4], &[Inn, Bakery, Forge, Inn]), 16));
    let plenty = |most: u8| {
        move |game: &mut Mythwind| {
            hold(game, 9, 9, most, 9);
            game.season_log.add(Stat::Built, 3);
        }
    };
    assert!(with(&plenty(10), 23) && !with(&plenty(9), 23));
    // 12: 7 sprites in the town, hired ones included. 24: 14 workers in all, with five hired. 19: 14 as well,
    // with three days in the company of each kind.
    let people = |at_tower: (usize, usize), hired: (usize, usize)| {
        move |game: &mut Mythwind| {
            game.season_log.add(Stat::SpriteAdventures, 5);
            game.season_log.add(Stat::Hired, 5);
            game.season_log.aligned_days = [[3, 3]; 4];
            let dice = |(sprites, villagers): (usize, usize)| {
                [vec![(Sprite, 1); sprites], vec![(Villager, 1); villagers]].concat()
            };
            tower(game, &dice(at_tower));
            well(game, Ranger, &dice(hired));
        }
    };
    assert!(with(&people((5, 0), (2, 0)), 12) && !with(&people((6, 8), (0, 0)), 12));
    assert!(with(&people((5, 6), (2, 1)), 19) && !with(&people((5, 6), (1, 1)), 19));
    let apart = |game: &mut Mythwind| {
        people((7, 7), (0, 0))(game);
        game.season_log.aligned_days[Ranger.index()] = [2, 5];
    };
    assert!(!with(&apart, 19));
    assert!(with(&people((6, 4), (2, 2)), 24) && !with(&people((6, 4), (2, 1)), 24));
    // 13: two locations with neither forest nor building.
    let empty = |locations: &'static [u8]| {
        move |game: &mut Mythwind| {
            for &at in locations {
                game.town.at_mut(LocationId(at)).building = None;
            }
        }
    };
    assert!(with(&empty(&[2, 9]), 13) && !with(&empty(&[2]), 13));
    let overgrown = |game: &mut Mythwind| {
        empty(&[2, 9])(game);
        cover(game, 9);
    };
    assert!(!with(&overgrown, 13));
    // 20: five different buildings by two characters. 21: 100 coins each, with what the table says earned.
    let used = |buildings: &'static [Building]| {
        move |game: &mut Mythwind| {
            buildings.iter().for_each(|&building| game.season_log.use_building(building))
        }
    };
    assert!(with(&used(&[Inn, Bakery, Forge, Guild, School]), 20));
    assert!(!with(&used(&[Inn, Bakery, Forge, Guild, Forge]), 20));
    let purses = |farmer, ranger| {
        move |game: &mut Mythwind| {
            purse(game, Farmer, farmer);
            purse(game, Ranger, ranger);
            game.season_log.add(Stat::Earned, 270);
        }
    };
    assert!(with(&purses(100, 100), 21) && !with(&purses(190, 99), 21));
    // 26: every character three days with each kind; one alone four.
    let days = |farmer: [u8; 2], ranger: [u8; 2]| {
        move |game: &mut Mythwind| {
            game.season_log.aligned_days[Farmer.index()] = farmer;
            game.season_log.aligned_days[Ranger.index()] = ranger;
        }
    };
    assert!(with(&days([3, 3], [6, 3]), 26));
    assert!(!with(&days([3, 3], [7, 2]), 26) && !with(&days([2, 9], [3, 3]), 26));
    let mut alone = morning(&[Farmer]);
    alone.season_log.aligned_days[Farmer.index()] = [5, 4];
    assert!(reached(&alone, 26));
    alone.season_log.aligned_days[Farmer.index()] = [6, 3];
    assert!(!reached(&alone, 26));
}

#[test]
fn at_rest_asks_for_four_forests_at_both_ends() {
    clauses!["MW-255"];
    let rest = |at_start: u8, at_end: usize| {
        let mut game = morning(&[Farmer]);
        game.season_log.forests_at_start = at_start;
        for at in (1..=13).filter(|&at| at != 7).skip(at_end) {
            clear(&mut game, at);
        }
        assert_eq!(game.town.forests().count(), at_end);
        reached(&game, 25)
    };
    assert!(rest(3, 0), "with fewer than four at the start it succeeds whatever happens");
    assert!(rest(3, 12) && rest(0, 2));
    assert!(rest(4, 4) && rest(12, 5));
    assert!(!rest(4, 3) && !rest(12, 0));
}

#[test]
fn awards_ceremony_asks_for_four_different_values() {
    clauses!["MW-256", "MW-E25"];
    for (tracks, success) in [
        ([5, 4, 3, 2], true),
        ([6, 5, 2, 1], true),
        ([0, 10, 3, 1], true),
        ([5, 5, 3, 2], false),
        ([6, 6, 2, 1], false),
        ([1, 2, 3, 1], false),
    ] {
        let mut game = morning(&[Farmer]);
        hold(&mut game, tracks[0], tracks[1], tracks[2], tracks[3]);
        assert_eq!(reached(&game, 27), success, "{tracks:?}");
    }
}

#[test]
fn what_players_do_is_counted() {
    clauses!["MW-161"];
    let count = |game: &Mythwind, stat| game.season_log.count(stat);
    let mut game = morning(&[Farmer, Ranger]);
    for who in [Farmer, Ranger] {
        purse(&mut game, who, 30);
    }
    tower(&mut game, &[(Villager, 1), (Villager, 2), (Villager, 3), (Sprite, 1)]);
    // Day 1: the Farmer hires two (5 coins), the Ranger improves twice in one action (7 and 5 coins).
    act(&mut game, Farmer, TownAction::Hire);
    let dice: Vec<Move> = game.dice.kind_at(Villager, DieAt::Tower).map(Move::Die).collect();
    play_all(&mut game, Farmer, &dice[..2]);
    act(&mut game, Ranger, TownAction::Improve);
    play_all(&mut game, Ranger, &[Move::Buy(Production), Move::Buy(Culture), Move::Done]);
    assert_eq!([Stat::Hired, Stat::HireDays, Stat::Improved].map(|stat| count(&game, stat)), [2, 1, 1]);
    assert_eq!(count(&game, Stat::Spent), 5 + 7 + 5);
    pass_day(&mut game);
    // Day 2: the Farmer discovers a forest that brings a villager (5 coins); the Ranger hires (2 coins).
    act(&mut game, Farmer, TownAction::Discover);
    play(&mut game, Farmer, Move::At(LocationId(8)));
    act(&mut game, Ranger, TownAction::Hire);
    let die = moves(&game, Ranger)[0];
    play_all(&mut game, Ranger, &[die, Move::Done]);
    assert_eq!([Stat::Discovered, Stat::Welcomed].map(|stat| count(&game, stat)), [1, 1]);
    assert_eq!([Stat::Hired, Stat::HireDays].map(|stat| count(&game, stat)), [3, 2]);
    assert_eq!(count(&game, Stat::Spent), 17 + 5 + 2);
    assert_eq!(count(&game, Stat::Earned), 0);
    // A free hire counts as a worker hired, not as a hire action.
    game.resolve(Effect::HireFree(KindSel::Either, 1), Some(Farmer));
    let die = moves(&game, Farmer)[0];
    play(&mut game, Farmer, die);
    assert_eq!([Stat::Hired, Stat::HireDays].map(|stat| count(&game, stat)), [4, 2]);
    // Coins gained are earned; a swap of them is not spent.
    game.resolve(Effect::Coins(N(4)), Some(Ranger));
    game.resolve(Effect::LoseCoins(2), Some(Ranger));
    assert_eq!([Stat::Earned, Stat::Spent].map(|stat| count(&game, stat)), [4, 24]);
    // A completed building of level II counts twice over.
    game.town.queue[0] = Some(Inn);
    clear(&mut game, 2);
    game.resolve(Effect::AdvanceQueue, None);
    run_until(&mut game, |game| game.town.place_of(Inn).is_some());
    assert_eq!([Stat::Built, Stat::BuiltGrand].map(|stat| count(&game, stat)), [1, 1]);
    let days = game.season_log.aligned_days;
    assert_eq!(days[Farmer.index()], [1, 1], "villagers on day 1, sprites on day 2");
}
