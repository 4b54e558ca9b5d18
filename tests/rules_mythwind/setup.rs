//! A new campaign is laid out.

use super::table::*;

#[test]
fn one_to_four_characters_each_at_most_once() {
    clauses!["MW-01", "MW-02", "MW-06", "MW-R45"];
    let clause = |characters: &[Character]| {
        let setup = Setup { characters: characters.to_vec() };
        Mythwind::begin(&setup, 1).err().map(|error| error.clause.0)
    };
    assert_eq!(clause(&[]), Some("MW-01"), "nobody");
    assert_eq!(clause(&[Farmer, Crafter, Merchant, Ranger, Farmer]), Some("MW-01"), "five");
    assert_eq!(clause(&[Farmer, Farmer]), Some("MW-02"), "one twice");
    let four = [Crafter, Farmer, Merchant, Ranger];
    for players in 1..=4 {
        assert_eq!(clause(&four[..players]), None, "{players} players");
        assert_eq!(begin(&four[..players], 1).count(), players);
    }
    assert_eq!(Character::ALL, four, "four characters and no more");
    let info = Mythwind::INFO;
    assert!(info.together, "all on one side");
    assert_eq!(info.players, (1, 4));
}

#[test]
fn the_board_at_the_start() {
    clauses!["MW-14", "MW-15", "MW-16", "MW-17", "MW-18", "MW-19", "MW-20", "MW-31"];
    for players in [&[Farmer][..], &[Farmer, Crafter, Ranger]] {
        let game = begin(players, 3);
        assert_eq!((game.calendar.season, game.calendar.year), (Season::Spring, 1));
        assert_eq!(held(&game), [1, 1, 1, 1]);
        assert_eq!(LocationId::all().count(), 13);
        for at in LocationId::all() {
            let location = game.town.at(at);
            if at.0 == 7 {
                assert_eq!((location.building, location.forest), (Some(Longhouse), None));
            } else {
                assert_eq!((location.building, location.forest), (None, Some(at.0)));
            }
        }
        assert_eq!(game.town.queue, [None; 4]);
        let basic = Space::BASIC.map(|space| game.standing_on(space));
        assert_eq!(basic, [None; 4], "nobody stands anywhere");
    }
    assert!(Content::get().forest(7).is_none(), "there is no forest of number 7");
}

#[test]
fn the_longhouse_can_be_used_on_the_first_day() {
    clauses!["MW-20", "MW-83"];
    let game = morning(&[Ranger]);
    assert_eq!(game.calendar.day, 1);
    let used: Vec<Move> =
        moves(&game, Ranger).into_iter().filter(|mv| matches!(mv, Move::Act(TownAction::Use(_)))).collect();
    assert_eq!(used, [Move::Act(TownAction::Use(LocationId(7)))]);
}

#[test]
fn one_worker_of_each_kind_is_rolled_until_it_shows_something() {
    clauses!["MW-21", "MW-22", "MW-27", "MW-40"];
    let mut shown = [0; 4];
    for seed in 0..60 {
        let game = begin(&[Farmer], seed);
        for kind in Kind::ALL {
            assert_eq!(count(&game, DieAt::Tower, kind), 1, "seed {seed}");
            assert_eq!(count(&game, DieAt::Supply, kind), 7, "seed {seed}");
            shown[usize::from(pips(&game, DieAt::Tower, kind)[0])] += 1;
        }
    }
    assert_eq!(shown[0], 0, "a blank stayed");
    assert!(shown[1..].iter().all(|&times| times > 0), "{shown:?}");
}

#[test]
fn the_decks_at_the_start() {
    clauses!["MW-23", "MW-24", "MW-25", "MW-26", "MW-R06", "MW-R44"];
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game = begin(&[Farmer, Ranger], seed);
        let hidden = &game.hidden.0;
        assert_eq!(sorted(&hidden.events), [1]);
        assert_eq!(sorted(&hidden.adventures), (1..=10).collect::<Vec<_>>());
        assert_eq!(sorted(&hidden.weather), (1..=9).collect::<Vec<_>>());
        assert!(game.weather_row.is_empty());
        assert!(hidden.forests.is_empty());
        let mut goals = sorted(&hidden.goals);
        assert_eq!((goals.len(), game.goal_choice.len(), game.goal), (5, 2, None));
        goals.extend(&game.goal_choice);
        goals.sort_unstable();
        assert_eq!(goals, (1..=7).collect::<Vec<_>>());
        first.insert(hidden.adventures.iter().last().copied());
    }
    assert!(first.len() > 5, "the order depends on the seed: {first:?}");
    let unknown: Vec<u8> =
        (1..=10).filter(|&id| Content::get().adventure(id).is_some_and(|card| card.returns)).collect();
    assert_eq!(unknown, [10], "one Into the Unknown in the first set");
}

#[test]
fn the_first_goal_is_chosen_from_two_before_the_first_dawn() {
    clauses!["MW-R06", "MW-159", "MW-160"];
    let mut game = begin(&[Farmer, Ranger], 5);
    let [one, other] = game.goal_choice[..] else { panic!("two goals to choose from") };
    assert_eq!(game.calendar.phase, Phase::Opening);
    for who in [Farmer, Ranger] {
        assert_eq!(moves(&game, who), [Move::Goal(one), Move::Goal(other)]);
    }
    play(&mut game, Ranger, Move::Goal(other));
    assert_eq!(game.goal, Some(other));
    assert!(game.goal_choice.is_empty());
    assert_eq!(game.hidden.goals.len(), 6);
    assert!(game.hidden.goals.contains(&one), "the other one is back");
    assert_eq!(game.calendar.day, 1, "the first dawn followed");
}

#[test]
fn everybody_is_set_up_by_its_journal() {
    clauses!["MW-29", "MW-110", "MW-CJ02", "MW-CJ03"];
    let game = begin(&Character::ALL, 2);
    let purses = Character::ALL.map(|who| coins(&game, who));
    assert_eq!(purses, [6, 6, 14, 6], "Crafter, Farmer, Merchant, Ranger");
    let content = Content::get();
    // Income, production, food, culture.
    let table = [
        (Crafter, [8, 5, 10, 7]),
        (Farmer, [7, 10, 5, 8]),
        (Merchant, [5, 8, 7, 10]),
        (Ranger, [10, 7, 8, 5]),
    ];
    for (who, rates) in table {
        let own = [Income, Production, Food, Culture].map(|res| content.rate(who, res));
        assert_eq!(own, rates, "{who:?}");
    }
    assert_eq!(Character::ALL.map(|who| content.character(who).well), [4, 4, 4, 5]);
    let newcomer = game.sheet(Farmer);
    assert_eq!((newcomer.skills, newcomer.playing), ([None; 5], true));
    assert_eq!(farm(&game), &Farm::default());
}

#[test]
fn the_same_seed_lays_out_the_same_game() {
    clauses!["MW-24", "MW-26"];
    assert_eq!(begin(&[Farmer, Merchant], 11), begin(&[Farmer, Merchant], 11));
    assert_ne!(begin(&[Farmer, Merchant], 11), begin(&[Farmer, Merchant], 12));
}

#[test]
fn characters_change_at_a_seasons_end_only() {
    clauses!["MW-30", "MW-07"];
    let mut game = begin(&[Farmer, Ranger], 1);
    weather(&mut game, &[QUIET, 4, QUIET]);
    let goal = Move::Goal(game.goal_choice[0]);
    // The opening.
    assert_eq!(refused(&game, Farmer, Move::Join(Crafter)), "MW-30");
    play(&mut game, Farmer, goal);
    // Daytime.
    assert_eq!(refused(&game, Farmer, Move::Join(Crafter)), "MW-30");
    assert_eq!(refused(&game, Farmer, Move::Leave(Ranger)), "MW-30");
    pass_day(&mut game);
    // A dawn with an event to be answered (weather card 4).
    assert_eq!(game.calendar.phase, Phase::Dawn);
    assert_eq!(refused(&game, Ranger, Move::Leave(Farmer)), "MW-30");
    assert_eq!(refused(&game, Crafter, Move::Join(Crafter)), "MW-29", "nobody sits there");
}
