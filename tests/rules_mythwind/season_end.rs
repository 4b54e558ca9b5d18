//! The six steps at the end of a season.

use super::table::*;

/// The end of a season that is not the first, with these buildings from location 1 on.
fn last_day(characters: &[Character], buildings: &[Building]) -> Mythwind {
    let mut game = morning(characters);
    game.story.first_season_over = true;
    for (&building, at) in buildings.iter().zip(1..) {
        built(&mut game, building, at);
    }
    aim(&mut game, 2);
    game
}

/// Chooses the first goal that is offered.
#[track_caller]
fn choose_goal(game: &mut Mythwind) -> Vec<Event> {
    let who = game.playing().next().expect("somebody");
    let goal = Move::Goal(game.goal_choice[0]);
    play(game, who, goal)
}

#[test]
fn the_six_steps_come_in_their_order() {
    clauses!["MW-151", "MW-152", "MW-162", "MW-163", "MW-165"];
    let mut game = last_day(&[Farmer], &[Quarry]);
    clear(&mut game, 9);
    clear(&mut game, 10);
    stand_by(&mut game, Farmer, Sprite);
    weather(&mut game, &[]);
    let mut events = play(&mut game, Farmer, Move::EndTurn);
    assert_eq!((game.calendar.season, game.weather_row.len()), (Season::Spring, 1), "not before the goal");
    events.extend(choose_goal(&mut game));
    // Now a forest is placed: weather and season have changed already.
    assert_eq!(game.calendar.season, Season::Summer);
    assert!(game.weather_row.is_empty());
    assert_eq!(sorted(&game.hidden.weather), (1..=9).collect::<Vec<_>>());
    events.extend(play(&mut game, Farmer, Move::At(LocationId(10))));
    assert!(offered(&game, Farmer, Move::Join(Ranger)), "then characters may change");
    weather(&mut game, &[QUIET]);
    events.extend(play(&mut game, Farmer, Move::Done));
    let at = |what: fn(&Event) -> bool| place(&events, what);
    let steps = [
        at(|event| matches!(event, Event::SeasonEnded { season: Season::Spring, year: 1 })),
        at(|event| matches!(event, Event::Resource { source: Source::EndOf(Quarry), .. })),
        at(|event| matches!(event, Event::GoalJudged { .. })),
        at(|event| matches!(event, Event::Resource { source: Source::Goal(2), .. })),
        at(|event| matches!(event, Event::GoalChosen { .. })),
        at(|event| matches!(event, Event::ForestGrew { .. })),
        at(|event| matches!(event, Event::SeasonBegan { season: Season::Summer, year: 1 })),
        at(|event| matches!(event, Event::WeatherDrawn { day: 1, .. })),
    ];
    assert!(steps.is_sorted(), "{events:?}");
    assert_eq!((game.calendar.phase, game.calendar.day), (Phase::Daytime, 1));
}

#[test]
fn who_is_out_after_the_last_effects_comes_home() {
    clauses!["MW-155"];
    let mut game = last_day(&[Farmer], &[Quarry, Chapel]);
    well(&mut game, Farmer, &[(Sprite, 1), (Villager, 2)]);
    end_season(&mut game);
    // The group orders the effects; meanwhile a worker was used up.
    let die = game.dice.kind_at(Sprite, DieAt::Well(Farmer)).next().expect("a sprite");
    game.dice.turn(die, 0);
    let events = play(&mut game, Farmer, Move::Done);
    let rested = place(&events, |event| matches!(event, Event::Rested { .. }));
    let judged = place(&events, |event| matches!(event, Event::GoalJudged { .. }));
    assert!(rested < judged);
    assert_eq!((game.dice.get(die).at, game.dice.get(die).pips > 0), (DieAt::Tower, true));
    assert_eq!(pips(&game, DieAt::Well(Farmer), Villager), [2]);
}

#[test]
fn a_reached_goal_rewards_everybody_and_brings_the_next() {
    clauses!["MW-156", "MW-157"];
    let mut game = last_day(&[Farmer, Ranger], &[]);
    game.town.held.food = 9;
    end_season(&mut game);
    assert_eq!([coins(&game, Farmer), coins(&game, Ranger)], [10, 10], "4 coins for each");
    assert_eq!(held(&game), [1, 1, 9, 1], "and not what a failure brings");
    let mut deck = sorted(&game.hidden.goals);
    deck.extend(&game.goal_choice);
    deck.sort_unstable();
    assert_eq!(deck, [1, 3, 4, 5, 6, 7, 9], "goal 2 has left, 9 has come");
}

#[test]
fn a_missed_goal_costs_and_comes_back() {
    clauses!["MW-156", "MW-158", "MW-R63"];
    let mut again = 0;
    for seed in 0..40 {
        let mut game = last_day(&[Farmer, Ranger], &[]);
        game.hidden.0.rng = Rng::seeded(seed);
        game.town.held.food = 8;
        end_season(&mut game);
        assert_eq!([coins(&game, Farmer), coins(&game, Ranger)], [6, 6]);
        assert_eq!(held(&game), [1, 1, 8, 0], "a culture is lost");
        let mut deck = sorted(&game.hidden.goals);
        deck.extend(&game.goal_choice);
        deck.sort_unstable();
        assert_eq!(deck, [1, 2, 3, 4, 5, 6, 7]);
        again += usize::from(game.goal_choice.contains(&2));
    }
    assert!(again > 0, "it may be drawn again at once");
}

#[test]
fn two_goals_are_drawn_one_is_chosen_the_other_goes_back() {
    clauses!["MW-159", "MW-160"];
    let mut game = last_day(&[Farmer], &[]);
    end_season(&mut game);
    let [one, other] = game.goal_choice[..] else { panic!("two goals") };
    assert_eq!((game.goal, game.hidden.goals.len()), (None, 5));
    assert_eq!(refused(&game, Farmer, Move::Goal(40)), "MW-63");
    play(&mut game, Farmer, Move::Goal(other));
    assert_eq!((game.goal, game.hidden.goals.len()), (Some(other), 6));
    assert!(game.hidden.goals.contains(&one) && !game.hidden.goals.contains(&other));
}

#[test]
fn the_goal_is_judged_after_the_other_effects() {
    clauses!["MW-R51"];
    let mut game = last_day(&[Farmer], &[Delicatessen]);
    game.town.held.food = 7;
    end_season(&mut game);
    assert_eq!((game.town.held.food, coins(&game, Farmer)), (8, 10), "the Delicatessen's food counts");
}

#[test]
fn tokens_count_what_the_goal_asks_for() {
    clauses!["MW-161", "MW-E12", "MW-R15"];
    // Goal 22: construct three buildings.
    for (number, reached) in [(2, false), (3, true)] {
        let mut game = last_day(&[Farmer], &[]);
        aim(&mut game, 22);
        for (at, building) in (9..).zip([Chapel, Bakery, Tavern]).take(number) {
            clear(&mut game, at);
            game.town.queue[0] = Some(building);
            assert_eq!(game.season_log.count(Stat::Built), at as u16 - 9, "queued is not constructed");
            game.resolve(Effect::AdvanceQueue, None);
        }
        // One that a card grants is no construction.
        clear(&mut game, 13);
        game.resolve(Effect::Grant { building: Monument, if_met: false, or_else: Fx::default() }, None);
        let goal = Content::get().goal(22).expect("goal 22");
        assert_eq!(game.progress(goal.needs[0]), (number as u16, 3));
        assert_eq!(game.is_reached(goal), reached);
    }
}

#[test]
fn counts_begin_anew_each_season() {
    clauses!["MW-161"];
    let mut game = last_day(&[Farmer], &[]);
    game.season_log.add(Stat::Built, 2);
    game.season_log.use_building(Longhouse);
    end_season(&mut game);
    to_change(&mut game);
    weather(&mut game, &[QUIET]);
    play(&mut game, Farmer, Move::Done);
    assert_eq!(game.season_log.count(Stat::Built), 0);
    assert_eq!(game.season_log.count(Stat::BuildingsUsed), 0);
    assert_eq!(usize::from(game.season_log.forests_at_start), game.town.forests().count());
}

#[test]
fn the_seasons_go_round() {
    clauses!["MW-163", "MW-162"];
    let mut game = last_day(&[Farmer], &[]);
    let mut seen = Vec::new();
    for _ in 0..5 {
        seen.push((game.calendar.season, game.calendar.year));
        end_season(&mut game);
        to_change(&mut game);
        assert_eq!(game.hidden.weather.len(), 9, "all cards, shuffled");
        weather(&mut game, &[QUIET]);
        play(&mut game, Farmer, Move::Done);
        assert_eq!(game.weather_row, [QUIET]);
    }
    let year = [Season::Spring, Season::Summer, Season::Fall, Season::Winter];
    assert_eq!(seen[..4], year.map(|season| (season, 1)));
    assert_eq!(seen[4], (Season::Spring, 2));
}

#[test]
fn no_forest_grows_after_the_very_first_season() {
    clauses!["MW-164"];
    let mut game = morning(&[Farmer]);
    clear(&mut game, 9);
    aim(&mut game, 2);
    end_season(&mut game);
    to_change(&mut game);
    assert_eq!(game.town.forests().count(), 11);
    weather(&mut game, &[QUIET]);
    play(&mut game, Farmer, Move::Done);
    aim(&mut game, 2);
    end_season(&mut game);
    to_change(&mut game);
    assert_eq!(game.town.forests().count(), 12, "but after the second");
}

#[test]
fn one_forest_grows_or_two_with_three_or_more_characters() {
    clauses!["MW-165", "MW-166", "MW-167", "MW-R05"];
    for (players, number) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let mut game = last_day(&Character::ALL[..players], &[]);
        let mut gone = Vec::new();
        for at in [2, 5, 9, 12] {
            clear(&mut game, at);
            gone.push(at);
        }
        end_season(&mut game);
        choose_goal(&mut game);
        let who = Character::ALL[0];
        let mut grown = Vec::new();
        for left in (4 - number..4).rev() {
            assert_eq!(moves(&game, who).len(), left + 1, "any empty location");
            let last = *moves(&game, who).last().expect("a location");
            for event in play(&mut game, who, last) {
                if let Event::ForestGrew { forest, .. } = event {
                    grown.push(forest);
                }
            }
        }
        assert!(offered(&game, who, Move::Done), "no more than {number}");
        assert_eq!(game.town.forests().count(), 8 + number);
        assert!(grown.iter().all(|forest| gone.contains(forest)), "from the box");
    }
}

#[test]
fn numbers_need_not_match() {
    clauses!["MW-167"];
    let mut game = last_day(&[Farmer], &[Quarry]); // forest 1 lies in the box
    clear(&mut game, 9);
    game.hidden.0.forests = pile(&[1]);
    end_season(&mut game);
    choose_goal(&mut game);
    assert_eq!(game.town.at(LocationId(9)).forest, Some(1), "forest 1 on the only empty location, 9");
    assert_eq!(game.town.at(LocationId(1)).forest, None, "not on the building while another place is empty");
}

#[test]
fn without_an_empty_location_a_forest_covers_a_building() {
    clauses!["MW-168", "MW-169", "MW-R25"];
    let mut game = last_day(&[Farmer], &[Quarry, TradingPost]);
    cover(&mut game, 2);
    game.hidden.0.forests = pile(&[1]);
    end_season(&mut game);
    run_until(&mut game, |game| !game.goal_choice.is_empty());
    choose_goal(&mut game);
    // The Quarry or the Longhouse: the Trading Post is covered already.
    assert_eq!(moves(&game, Farmer), [Move::At(LocationId(1)), Move::At(LocationId(7))]);
    assert_eq!(refused(&game, Farmer, Move::At(LocationId(2))), "MW-167");
    play(&mut game, Farmer, Move::At(LocationId(7)));
    let covered = game.town.at(LocationId(7));
    assert_eq!((covered.building, covered.forest), (Some(Longhouse), Some(1)));
    weather(&mut game, &[QUIET]);
    play(&mut game, Farmer, Move::Done);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Use(LocationId(7)))), "MW-144");
}

#[test]
fn what_cannot_grow_does_not() {
    clauses!["MW-R25"];
    // Nothing in the box.
    let mut game = last_day(&[Farmer], &[]);
    end_season(&mut game);
    choose_goal(&mut game);
    assert!(offered(&game, Farmer, Move::Done), "the forests are all out");
    // Two to grow, one spot: the Longhouse.
    let mut game = last_day(&[Farmer, Ranger, Crafter], &[Quarry]);
    game.town.at_mut(LocationId(1)).forest = Some(1);
    game.hidden.0.forests = pile(&[14, 15]);
    end_season(&mut game);
    choose_goal(&mut game);
    assert!(offered(&game, Farmer, Move::Done));
    assert_eq!((game.town.forests().count(), game.hidden.forests.len()), (13, 1));
}

/// The step where characters change.
fn changing(characters: &[Character]) -> Mythwind {
    let mut game = last_day(characters, &[]);
    end_season(&mut game);
    to_change(&mut game);
    game
}

#[test]
fn characters_may_join_and_leave() {
    clauses!["MW-171", "MW-07", "MW-01", "MW-02", "MW-R58", "MW-264"];
    let mut game = changing(&[Farmer, Ranger]);
    let all =
        [Move::Done, Move::Join(Crafter), Move::Leave(Farmer), Move::Join(Merchant), Move::Leave(Ranger)];
    for who in [Farmer, Ranger] {
        assert_eq!(moves(&game, who), all);
    }
    assert_eq!(refused(&game, Farmer, Move::Join(Ranger)), "MW-02", "the Ranger plays already");
    play(&mut game, Farmer, Move::Join(Merchant));
    assert_eq!((game.count(), coins(&game, Merchant)), (3, 14), "set up from its journal");
    play(&mut game, Merchant, Move::Leave(Farmer));
    play(&mut game, Merchant, Move::Leave(Ranger));
    assert_eq!(refused(&game, Merchant, Move::Leave(Merchant)), "MW-01", "somebody must stay");
    weather(&mut game, &[QUIET]);
    play(&mut game, Merchant, Move::Done);
    assert_eq!(game.turn().acting().iter().collect::<Vec<_>>(), [Merchant.seat()]);
    assert_eq!(refused(&game, Farmer, Move::Forgo), "MW-29", "the Farmer rests");
}

#[test]
fn a_character_put_away_frees_its_workers_and_keeps_the_rest() {
    clauses!["MW-172", "MW-173", "MW-R59", "MW-CJ11", "MW-264"];
    let mut game = changing(&[Farmer, Ranger]);
    let dice = well(&mut game, Farmer, &[(Sprite, 3), (Villager, 0)]);
    sheet(&mut game, Farmer).skills[2] = Some(Skill::Farmer(FarmSkill::BarnLoft));
    purse(&mut game, Farmer, 17);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 4);
    farm_mut(&mut game).barn.push(TileId(0));
    let before = game.sheet(Farmer).clone();
    play(&mut game, Ranger, Move::Leave(Farmer));
    assert!(game.dice.at(DieAt::Well(Farmer)).next().is_none());
    assert_eq!((game.dice.get(dice[0]).at, game.dice.get(dice[0]).pips), (DieAt::Tower, 3));
    assert_eq!(game.dice.get(dice[1]).at, DieAt::Tower);
    assert!(game.dice.get(dice[1]).pips > 0, "a blank is rolled there");
    // Two seasons away: nothing of it moves, not even the ripe crop wilts.
    for _ in 0..2 {
        weather(&mut game, &[8, 8, 8]);
        play(&mut game, Ranger, Move::Done);
        run_until(&mut game, |game| game.calendar.phase == Phase::SeasonEnd);
        to_change(&mut game);
    }
    play(&mut game, Ranger, Move::Join(Farmer));
    assert_eq!(*game.sheet(Farmer), before, "as it was, for whoever takes it");
    assert_eq!(growth(&game, corn), 4);
}
