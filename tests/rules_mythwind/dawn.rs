//! Weather, patterns, the weather's effect.

use super::table::*;

/// A card of each weather that does nothing while the queue is empty: 1 sunny, 6 cloudy, 8 rainy.
fn card(weather: Weather) -> u8 {
    match weather {
        Weather::Sunny => 1,
        Weather::Cloudy => QUIET,
        Weather::Rainy => 8,
    }
}

fn signs(letters: &str) -> Vec<Weather> {
    letters
        .chars()
        .map(|letter| match letter {
            'S' => Weather::Sunny,
            'C' => Weather::Cloudy,
            'R' => Weather::Rainy,
            _ => panic!("no such weather"),
        })
        .collect()
}

/// A day on which the third of these signs comes, in a season; what happened since the evening before.
fn third_sign(season: Season, letters: &str) -> (Mythwind, Vec<Event>) {
    let mut game = morning(&[Farmer, Ranger]);
    let cards: Vec<u8> = signs(letters).into_iter().map(card).collect();
    hold(&mut game, 3, 3, 3, 3);
    tower(&mut game, &[(Sprite, 1), (Villager, 1)]);
    game.calendar.season = season;
    game.weather_row = cards[..2].to_vec();
    weather(&mut game, &cards[2..]);
    idle(&mut game, Farmer);
    stand_by(&mut game, Ranger, Sprite);
    let events = play(&mut game, Ranger, Move::EndTurn);
    (game, events)
}

#[test]
fn the_top_card_is_turned_and_gives_the_days_weather() {
    clauses!["MW-67", "MW-68", "MW-69", "MW-70", "MW-E3"];
    let mut game = begin(&[Farmer], 9);
    weather(&mut game, &[5, 1, 8]);
    assert!(game.weather_row.is_empty());
    let goal = Move::Goal(game.goal_choice[0]);
    play(&mut game, Farmer, goal);
    assert_eq!(game.weather_row, [5], "one card on the first day");
    assert_eq!(game.weather(), Some(Weather::Cloudy));
    assert_eq!(game.hidden.weather.len(), 2);
    pass_day(&mut game);
    assert_eq!(game.weather_row, [5, 1]);
    assert_eq!(game.weather(), Some(Weather::Sunny));
    pass_day(&mut game);
    assert_eq!(game.weather_row, [5, 1, 8], "three icons on day 3, oldest first");
    assert_eq!((game.weather(), game.calendar.day), (Some(Weather::Rainy), 3));
    assert!(game.hidden.weather.is_empty());
}

#[test]
fn the_right_pattern_of_spring_then_the_days_own_effect() {
    clauses!["MW-66", "MW-72", "MW-75", "MW-78", "MW-E4", "MW-R62"];
    let mut game = morning(&[Farmer]);
    // Cloudy, cloudy, rainy; the cloudy ones do nothing, the rainy one advances the queue.
    weather(&mut game, &[QUIET, 8]);
    pass_day(&mut game);
    game.town.queue = [None, None, Some(Bakery), None];
    play_all(&mut game, Farmer, &[Move::Forgo, Move::Stand(Space::Hire), Move::Align(Sprite)]);
    let events = play(&mut game, Farmer, Move::EndTurn);
    let drawn = place(&events, |event| matches!(event, Event::WeatherDrawn { day: 3, card: 8 }));
    let matched =
        place(&events, |event| matches!(event, Event::PatternMatched { season: Season::Spring, pattern: 2 }));
    let lost = place(&events, |event| matches!(event, Event::Resource { res: Income, by: -1, .. }));
    let moved =
        place(&events, |event| matches!(event, Event::QueueMoved { building: Bakery, from: 3, to: 2 }));
    assert!(drawn < matched && matched < lost && lost < moved, "{events:?}");
    assert_eq!(held(&game), [1, 0, 1, 1], "that pattern's effect and only that");
    assert_eq!(game.town.queue, [None, Some(Bakery), None, None]);
    assert_eq!(game.calendar.phase, Phase::Daytime, "nobody was asked whether");
}

#[test]
fn season_and_weather_effects_of_the_same_kind_add_up() {
    clauses!["MW-R62", "MW-66"];
    let mut game = morning(&[Farmer]);
    game.weather_row = vec![8, 8];
    weather(&mut game, &[1]);
    game.town.queue = [None, None, None, Some(Bakery)];
    // Rainy, rainy, sunny in spring advances the queue, and so does sunny card 1.
    pass_day(&mut game);
    assert_eq!(game.town.queue, [None, Some(Bakery), None, None]);
}

#[test]
fn the_order_of_the_signs_counts() {
    clauses!["MW-72", "MW-76"];
    // Left, middle and right pattern of spring, turned round.
    for letters in ["RCS", "SRR", "RCC"] {
        let (game, events) = third_sign(Season::Spring, letters);
        assert!(!told(&events, |event| matches!(event, Event::PatternMatched { .. })), "{letters}");
        assert_eq!(held(&game), [3, 3, 3, 3]);
        assert_eq!(game.calendar.phase, Phase::Daytime);
    }
}

#[test]
fn only_the_three_newest_signs_count() {
    clauses!["MW-73", "MW-74"];
    let mut game = begin(&[Farmer], 1);
    weather(&mut game, &[QUIET, QUIET, 8, QUIET, QUIET, 8]);
    let goal = Move::Goal(game.goal_choice[0]);
    play(&mut game, Farmer, goal);
    let mut income = vec![game.town.held.income];
    for _ in 2..=6 {
        pass_day(&mut game);
        income.push(game.town.held.income);
        game.town.held.income = 1;
    }
    // C C R on days 3 and 6; on day 4 the signs are C R C, on day 5 R C C.
    assert_eq!(income, [1, 1, 0, 1, 1, 0], "income after the dawns of days 1 to 6");
}

#[test]
fn d20_one_spring_with_all_three_patterns() {
    clauses!["MW-72", "MW-73"];
    let mut game = begin(&[Farmer], 1);
    // S C R R S C C R S, drawn from the nine cards.
    weather(&mut game, &[1, 4, 7, 8, 2, 5, 6, 9, 3]);
    let mut day = 0;
    let mut matched = Vec::new();
    let events = run_until(&mut game, |game| game.calendar.phase == Phase::SeasonEnd);
    for event in events {
        match event {
            Event::WeatherDrawn { day: drawn, .. } => day = drawn,
            Event::PatternMatched { pattern, .. } => matched.push((day, pattern)),
            _ => {}
        }
    }
    assert_eq!(matched, [(3, 0), (5, 1), (8, 2)], "left, middle, right");
    assert_eq!(game.season_log.count(Stat::SeasonEffects), 3);
}

#[test]
fn every_season_has_three_patterns_each_with_its_effect() {
    clauses!["MW-71", "MW-77", "MW-R14", "MW-75"];
    // Season, signs, tracks from 3 each (production, income, food, culture) once the pattern is resolved.
    let table = [
        (Season::Spring, "SCR", [3, 3, 4, 3]),
        (Season::Spring, "RRS", [3, 3, 3, 3]),
        (Season::Spring, "CCR", [3, 2, 3, 3]),
        (Season::Summer, "SSC", [3, 4, 3, 3]),
        (Season::Summer, "RSS", [3, 3, 4, 3]),
        (Season::Summer, "CRC", [2, 3, 3, 3]),
        (Season::Fall, "CSR", [3, 3, 4, 3]),
        (Season::Fall, "RCS", [4, 3, 3, 3]),
        (Season::Fall, "RRC", [3, 3, 3, 2]),
        (Season::Winter, "CCS", [3, 3, 3, 4]),
        (Season::Winter, "RCR", [3, 3, 2, 3]),
        (Season::Winter, "SRS", [3, 3, 3, 3]),
    ];
    for (at, (season, letters, tracks)) in (0..).zip(table) {
        let (game, events) = third_sign(season, letters);
        let told = events.iter().find_map(|event| match event {
            Event::PatternMatched { season, pattern } => Some((*season, *pattern)),
            _ => None,
        });
        assert_eq!(told, Some((season, at % 3)), "{letters} in {season:?}");
        assert_eq!(held(&game), tracks, "{letters} in {season:?}");
        let sprites = pips(&game, DieAt::Tower, Sprite);
        let villagers = pips(&game, DieAt::Tower, Villager);
        let turned = match at {
            0 => (2, 1), // spring, left: one sprite
            4 => (1, 2), // summer, middle: all villagers
            _ => (1, 1),
        };
        assert_eq!((sprites[0], villagers[0]), turned, "{letters} in {season:?}");
        // Fall, right: two coins for each. Winter, right: an event.
        assert_eq!(coins(&game, Ranger), if at == 8 { 8 } else { 6 });
        assert_eq!(game.calendar.phase == Phase::Dawn, at == 11, "{letters} in {season:?}");
    }
}

#[test]
fn d21_no_two_patterns_of_a_season_are_equal() {
    clauses!["MW-71", "MW-R14"];
    for season in Season::ALL {
        let [a, b, c] = &Content::get().season(season).patterns;
        assert!(a.signs != b.signs && a.signs != c.signs && b.signs != c.signs, "{season:?}");
    }
}

#[test]
fn a_pattern_brings_its_effect_only_in_its_season() {
    clauses!["MW-71"];
    let (game, events) = third_sign(Season::Summer, "CCR");
    assert!(!told(&events, |event| matches!(event, Event::PatternMatched { .. })));
    assert_eq!(held(&game), [3, 3, 3, 3]);
}

#[test]
fn only_todays_card_acts_and_a_card_without_effect_does_nothing() {
    clauses!["MW-78", "MW-79"];
    let mut game = morning(&[Farmer]);
    // Card 7 would increase the sprites and bring an event, card 1 advance the queue.
    game.weather_row = vec![7, 1];
    tower(&mut game, &[(Sprite, 1)]);
    game.town.queue = [None, None, None, Some(Bakery)];
    pass_day(&mut game);
    assert_eq!(game.weather_row, [7, 1, QUIET]);
    assert_eq!(game.town.queue[3], Some(Bakery));
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [1]);
    assert_eq!(game.calendar.phase, Phase::Daytime);
}

#[test]
fn the_effects_of_the_nine_cards() {
    clauses!["MW-78", "MW-195"];
    use Weather::{Cloudy, Rainy, Sunny};
    // Sign, slot of a building that was in slot 4, sprite and villager of 1 pip, whether an event is read.
    let table = [
        (1, Sunny, 3, 1, 1, false),
        (2, Sunny, 4, 1, 1, true),
        (3, Sunny, 3, 1, 2, false),
        (4, Cloudy, 4, 1, 1, true),
        (5, Cloudy, 3, 1, 1, false),
        (6, Cloudy, 4, 1, 1, false),
        (7, Rainy, 4, 2, 1, true),
        (8, Rainy, 3, 1, 1, false),
        (9, Rainy, 4, 1, 1, true),
    ];
    for (card, sign, slot, sprite, villager, event) in table {
        let mut game = morning(&[Farmer]);
        tower(&mut game, &[(Sprite, 1), (Villager, 1)]);
        game.town.queue[3] = Some(Bakery);
        weather(&mut game, &[card]);
        pass_day(&mut game);
        assert_eq!(game.weather(), Some(sign), "card {card}");
        assert_eq!(game.town.queue[slot - 1], Some(Bakery), "card {card}");
        assert_eq!(pips(&game, DieAt::Tower, Sprite), [sprite], "card {card}");
        assert_eq!(pips(&game, DieAt::Tower, Villager), [villager], "card {card}");
        assert_eq!(offered(&game, Farmer, Move::Pick(0)), event, "card {card}");
        assert_eq!(game.hidden.events.is_empty(), event, "card {card}");
    }
}
