//! Dusk, and what follows it.

use super::table::*;

#[test]
fn figures_and_workers_come_home() {
    clauses!["MW-146", "MW-147", "MW-148", "MW-R49"];
    for seed in 0..20 {
        let mut game = morning(&[Farmer, Ranger]);
        game.hidden.0.rng = Rng::seeded(seed);
        tower(&mut game, &[(Villager, 2)]);
        // The Ranger's blank was not used today: it goes all the same.
        well(&mut game, Farmer, &[(Sprite, 2), (Sprite, 1), (Villager, 0)]);
        well(&mut game, Ranger, &[(Sprite, 0), (Villager, 3)]);
        let die = game.dice.kind_at(Sprite, DieAt::Well(Farmer)).nth(1).expect("the one");
        stand_by(&mut game, Farmer, Sprite);
        let radish = planted(&mut game, Crop::Radish, "A1 B1", 0);
        play(&mut game, Farmer, Move::Farm(FarmMove::Grow { tile: radish, by: By::Die(die) }));
        assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [0, 2], "a pip was used");
        pass_day(&mut game);
        assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [2], "values are kept");
        assert_eq!(pips(&game, DieAt::Well(Farmer), Villager), Vec::<u8>::new());
        assert_eq!(pips(&game, DieAt::Well(Ranger), Villager), [3]);
        assert_eq!((count(&game, DieAt::Tower, Sprite), count(&game, DieAt::Tower, Villager)), (2, 2));
        assert!(game.dice.at(DieAt::Tower).all(|die| game.dice.get(die).pips > 0), "no blank there");
        assert_eq!(game.season_log.count(Stat::UsedUp), 3);
        for who in [Farmer, Ranger] {
            assert_eq!(game.sheet(who).today.stands, None);
        }
    }
}

#[test]
fn the_order_of_a_characters_dusk() {
    clauses!["MW-CJ09", "MW-149"];
    let mut game = morning(&[Farmer]);
    let thumb = Skill::Farmer(FarmSkill::GreenThumb);
    sheet(&mut game, Farmer).skills[0] = Some(thumb);
    well(&mut game, Farmer, &[(Villager, 0)]);
    let radish = planted(&mut game, Crop::Radish, "D4 D5", 0); // beside the well
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    stand_by(&mut game, Farmer, Sprite);
    play_all(
        &mut game,
        Farmer,
        &[Move::Skill(thumb), Move::Farm(FarmMove::Grow { tile: corn, by: By::Action }), Move::Done],
    );
    assert_eq!(game.sheet(Farmer).tired, [thumb]);
    let events = play(&mut game, Farmer, Move::EndTurn);
    let dusk = place(&events, |event| matches!(event, Event::DuskFell { .. }));
    let rested = place(&events, |event| matches!(event, Event::Rested { .. }));
    let grew = place(&events, |event| matches!(event, Event::Grew { tile, .. } if *tile == radish));
    let dawn = place(&events, |event| matches!(event, Event::WeatherDrawn { .. }));
    assert!(dusk < rested && rested < grew && grew < dawn, "{events:?}");
    assert!(game.sheet(Farmer).tired.is_empty(), "skills are ready again");
    assert_eq!(game.sheet(Farmer).today.aligned, None);
}

#[test]
fn another_day_while_weather_cards_are_left() {
    clauses!["MW-150", "MW-E18"];
    let mut game = morning(&[Farmer]);
    weather(&mut game, &[QUIET]);
    pass_day(&mut game);
    assert_eq!((game.calendar.phase, game.calendar.day), (Phase::Daytime, 2), "one card was left");
    pass_day(&mut game);
    assert_eq!(game.calendar.phase, Phase::SeasonEnd, "none was left");
}

#[test]
fn a_season_has_a_day_for_each_weather_card() {
    clauses!["MW-R07", "MW-150", "MW-62"];
    let mut game = begin(&[Ranger], 4);
    let events = run_until(&mut game, |game| game.calendar.phase == Phase::SeasonEnd);
    let days: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::WeatherDrawn { day, .. } => Some(*day),
            _ => None,
        })
        .collect();
    assert_eq!(days, (1..=9).collect::<Vec<_>>());
    let dusks = events.iter().filter(|event| matches!(event, Event::DuskFell { .. })).count();
    assert_eq!(dusks, 9);
}
