//! The fifteen achievements, each with its day.

use super::table::*;
use windmill_lane::rules::mythwind::{Achievement, Earned};

/// Makes a move that changes little, and what was earned by it.
fn earned(mut game: Mythwind) -> Vec<Achievement> {
    let before = game.story.earned.len();
    play(&mut game, Farmer, Move::Forgo);
    game.story.earned[before..].iter().map(|earned| earned.what).collect()
}

/// A morning on which nothing has been earned.
fn town() -> Mythwind {
    morning(&[Farmer, Ranger])
}

#[test]
fn none_is_there_at_first() {
    clauses!["MW-293"];
    assert_eq!(earned(town()), []);
    assert_eq!(Achievement::ALL.len(), 15);
}

#[test]
fn it_is_written_down_once_with_its_day() {
    clauses!["MW-293", "MW-294"];
    let mut game = town();
    tower(&mut game, &[(Villager, 1); 8]);
    game.calendar.day = 4;
    let events = play(&mut game, Farmer, Move::Forgo);
    assert!(told(&events, |event| matches!(event, Event::Earned { what: Achievement::GrowingCity })));
    let spring = Earned { what: Achievement::GrowingCity, year: 1, season: Season::Spring, day: Some(4) };
    assert_eq!(game.story.earned, [spring]);
    game.calendar.day = 5;
    play(&mut game, Farmer, Move::Back);
    assert_eq!(game.story.earned, [spring], "the day never changes");
}

#[test]
fn workers_in_the_town() {
    clauses!["MW-294", "MW-295", "MW-R46"];
    let with = |dice: &[(Kind, u8)], hired: &[(Kind, u8)]| {
        let mut game = town();
        tower(&mut game, dice);
        well(&mut game, Farmer, hired);
        earned(game)
    };
    assert_eq!(with(&[(Villager, 1); 7], &[]), []);
    // Hired ones count.
    assert_eq!(with(&[(Villager, 1); 7], &[(Villager, 0)]), [Achievement::GrowingCity]);
    assert_eq!(with(&[(Sprite, 2); 7], &[(Sprite, 1)]), [Achievement::MagicalCreatures]);
}

#[test]
fn enthusiastic_workers() {
    clauses!["MW-308"];
    let all = |last: u8| {
        let mut game = town();
        let mut dice = vec![(Sprite, 3); 8];
        dice.extend([(Villager, 3); 7]);
        dice.push((Villager, last));
        tower(&mut game, &dice);
        earned(game)
    };
    assert!(all(3).contains(&Achievement::EnthusiasticWorkers));
    assert!(!all(2).contains(&Achievement::EnthusiasticWorkers));
}

#[test]
fn a_building_everywhere() {
    clauses!["MW-296"];
    let stands = |count: usize| {
        let mut game = town();
        for at in 1..=13 {
            clear(&mut game, at);
            game.town.at_mut(LocationId(at)).building = None;
        }
        for (at, building) in (1..).zip(Building::ALL).take(count) {
            built(&mut game, building, at);
        }
        // Covered or not.
        cover(&mut game, 5);
        earned(game)
    };
    assert_eq!(stands(13), [Achievement::Constructor]);
    assert_eq!(stands(12), []);
}

#[test]
fn the_season_counts() {
    clauses!["MW-301", "MW-302", "MW-305", "MW-306", "MW-307"];
    for (stat, least, what) in [
        (Stat::SeasonEffects, 3, Achievement::BlueSky),
        (Stat::Adventures, 8, Achievement::WalkingStick),
        (Stat::Earned, 100, Achievement::MoneyLender),
        (Stat::Built, 4, Achievement::Builder),
    ] {
        let mut game = town();
        game.season_log.add(stat, least - 1);
        assert_eq!(earned(game.clone()), [], "{stat:?}");
        game.season_log.add(stat, 1);
        assert_eq!(earned(game), [what]);
    }
    let mut game = town();
    game.season_log.sprite_actions = 9;
    assert_eq!(earned(game.clone()), []);
    game.season_log.sprite_actions = 10;
    assert_eq!(earned(game), [Achievement::FriendOfTheValley]);
}

#[test]
fn what_is_earned_in_a_season_starts_anew() {
    clauses!["MW-301", "MW-305"];
    let mut game = town();
    game.season_log.add(Stat::Earned, 60);
    end_season(&mut game);
    to_change(&mut game);
    run_until(&mut game, |game| game.calendar.phase == Phase::Daytime);
    assert!(game.season_log.count(Stat::Earned) < 60, "the count begins at nothing");
}

#[test]
fn full_tracks_at_the_seasons_end() {
    clauses!["MW-297", "MW-298", "MW-299", "MW-300"];
    for (held, what) in [
        ([10, 0, 0, 0], Achievement::BusinessTycoon),
        ([0, 10, 0, 0], Achievement::Abundance),
        ([0, 0, 10, 0], Achievement::Plentiful),
        ([0, 0, 0, 10], Achievement::NewSeasons),
    ] {
        let mut game = town();
        hold(&mut game, held[0], held[1], held[2], held[3]);
        assert_eq!(earned(game.clone()), [], "not before the season ends");
        aim(&mut game, 1);
        end_season(&mut game);
        hold(&mut game, held[0], held[1], held[2], held[3]);
        to_change(&mut game);
        let of: Vec<Achievement> = game.story.earned.iter().map(|earned| earned.what).collect();
        assert_eq!(of, [what]);
        assert_eq!(game.story.earned[0].season, Season::Spring);
        assert_eq!(game.story.earned[0].day, None);
    }
}

#[test]
fn the_storyteller() {
    clauses!["MW-303"];
    let mut game = super::events::drawn(124);
    let events = play(&mut game, Farmer, Move::Pick(1));
    assert!(told(&events, |event| matches!(event, Event::Earned { what: Achievement::Storyteller })));
    let mut game = super::events::drawn(123);
    play(&mut game, Farmer, Move::Pick(0));
    assert!(!game.has_earned(Achievement::Storyteller));
}

#[test]
fn all_four_trays_full_of_skills() {
    clauses!["MW-304"];
    let mut game = begin(&[Crafter, Farmer, Merchant, Ranger], 3);
    run_until(&mut game, |game| game.calendar.phase == Phase::Daytime);
    // Any skills: what counts is that no space is free.
    let full = FarmSkill::ALL[..5].iter().map(|&skill| Some(Skill::Farmer(skill))).collect::<Vec<_>>();
    for who in [Crafter, Farmer, Merchant, Ranger] {
        sheet(&mut game, who).skills.copy_from_slice(&full);
    }
    sheet(&mut game, Ranger).skills[2] = None;
    assert!(!earned(game.clone()).contains(&Achievement::Skilled));
    sheet(&mut game, Ranger).skills[2] = full[2];
    // Whoever rests counts as well.
    sheet(&mut game, Ranger).playing = false;
    assert!(earned(game).contains(&Achievement::Skilled));
}
