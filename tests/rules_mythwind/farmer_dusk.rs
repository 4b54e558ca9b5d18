//! The field at dusk, and the Farmer's skills.

use super::table::*;

use FarmSkill::{BarnLoft, CompanionBeds, Greenhouse, HarvestFeast, LongFurrow, RainBarrels, ThriftySower};

/// A morning in a season, on a day of this weather; the Farmer owns one skill.
fn day(season: Season, weather: Weather, owned: Option<FarmSkill>) -> Mythwind {
    let mut game = morning(&[Farmer]);
    game.calendar.season = season;
    game.weather_row = vec![match weather {
        Weather::Sunny => 1,
        Weather::Cloudy => QUIET,
        Weather::Rainy => 8,
    }];
    sheet(&mut game, Farmer).skills[4] = owned.map(Skill::Farmer);
    purse(&mut game, Farmer, 0);
    game
}

const WEATHERS: [Weather; 3] = Weather::ALL; // sunny, cloudy, rainy

/// How much a crop grows at a dusk of each weather, among the others.
fn grown(season: Season, owned: Option<FarmSkill>, crop: (Crop, &str), others: &[(Crop, &str)]) -> [u8; 3] {
    WEATHERS.map(|weather| {
        let mut game = day(season, weather, owned);
        let tile = planted(&mut game, crop.0, crop.1, 0);
        for &(other, names) in others {
            planted(&mut game, other, names, 0);
        }
        pass_day(&mut game);
        growth(&game, tile)
    })
}

#[test]
fn crops_grow_by_the_weather() {
    clauses!["MW-FA08", "MW-149"];
    let corn = (Crop::Corn, "A1 B1 C1 D1");
    // Sunny, cloudy, rainy.
    assert_eq!(grown(Season::Summer, None, corn, &[]), [1, 0, 2], "alone");
    assert_eq!(
        grown(Season::Summer, None, corn, &[(Crop::Radish, "E1 F1")]),
        [1, 1, 2],
        "beside another kind"
    );
    assert_eq!(
        grown(Season::Summer, None, corn, &[(Crop::Radish, "E2 F2")]),
        [1, 0, 2],
        "corners do not touch"
    );
    // The well lies on D3.
    for beside in ["D1 D2", "D4 D5", "B3 C3", "E3 F3"] {
        assert_eq!(
            grown(Season::Summer, None, (Crop::Radish, beside), &[]),
            [1, 1, 2],
            "{beside} by the well"
        );
    }
    assert_eq!(
        grown(Season::Summer, None, (Crop::Radish, "C1 C2"), &[]),
        [1, 0, 2],
        "by a corner of the well"
    );
}

#[test]
fn equal_crops_are_no_companions() {
    clauses!["MW-FA08"];
    let two = [(Crop::Radish, "A1 B1"), (Crop::Radish, "C1 D1")];
    assert_eq!(grown(Season::Fall, None, two[0], &two[1..]), [1, 0, 2]);
    // The edge of the field is no neighbour of the other side's next row.
    assert_eq!(grown(Season::Fall, None, (Crop::Radish, "E1 F1"), &[(Crop::Carrot, "A2 A3 A4")]), [1, 0, 2]);
}

#[test]
fn in_winter_only_winterroot_and_crops_by_the_well_grow() {
    clauses!["MW-FA09"];
    let winter = |crop, others: &[(Crop, &str)]| grown(Season::Winter, None, crop, others);
    assert_eq!(winter((Crop::Corn, "A1 B1 C1 D1"), &[(Crop::Radish, "E1 F1")]), [0, 0, 0]);
    assert_eq!(winter((Crop::Winterroot, "C1 D1 E1 D2"), &[]), [1, 1, 2], "it touches the well as well");
    assert_eq!(winter((Crop::Winterroot, "A3 A4 A5 B4"), &[]), [1, 0, 2], "far from it");
    assert_eq!(
        winter((Crop::Winterroot, "A3 A4 A5 B4"), &[(Crop::Radish, "A1 A2")]),
        [1, 1, 2],
        "with a companion"
    );
    assert_eq!(winter((Crop::Pumpkin, "C1 D1 C2 D2"), &[]), [1, 1, 2], "by the well");
}

#[test]
fn nothing_grows_beyond_ripe() {
    clauses!["MW-FA08", "MW-FA05"];
    let mut game = day(Season::Spring, Weather::Rainy, None);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 3);
    pass_day(&mut game);
    assert_eq!(growth(&game, corn), 4, "one of the two was wanted");
}

#[test]
fn a_ripe_crop_wilts_and_the_third_mark_ends_it() {
    clauses!["MW-FA10"];
    let mut game = day(Season::Spring, Weather::Sunny, None);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 3);
    weather(&mut game, &[QUIET; 6]);
    let marks = |game: &Mythwind| farm(game).planted(corn).map(|crop| (crop.growth, crop.wilt));
    let mut seen = Vec::new();
    for _ in 0..4 {
        pass_day(&mut game);
        seen.push((marks(&game), coins(&game, Farmer)));
    }
    // It ripens at the first dusk without a mark; three dusks later it is gone and pays a coin.
    let expected = [(Some((4, 0)), 0), (Some((4, 1)), 0), (Some((4, 2)), 0), (None, 1)];
    assert_eq!(seen, expected);
    assert_eq!(farm(&game).free() & cells("A1 B1 C1 D1"), cells("A1 B1 C1 D1"));
    assert!(farm(&game).spare(Crop::Corn, Content::get()) == Some(corn), "the tile can be sown again");
}

#[test]
fn harvested_in_time_a_wilting_crop_is_worth_all() {
    clauses!["MW-FA10", "MW-FA05"];
    let mut game = day(Season::Spring, Weather::Sunny, None);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 4);
    weather(&mut game, &[QUIET; 6]);
    pass_day(&mut game);
    pass_day(&mut game);
    stand_by(&mut game, Farmer, Villager);
    play(&mut game, Farmer, Move::Farm(FarmMove::Reap { tile: corn, store: false, by: By::Action }));
    assert_eq!(coins(&game, Farmer), 6);
}

#[test]
fn companion_beds_and_the_greenhouse() {
    clauses!["MW-FA11", "MW-FA08", "MW-FA09"];
    let corn = (Crop::Corn, "A1 B1 C1 D1");
    assert_eq!(
        grown(Season::Fall, Some(CompanionBeds), corn, &[]),
        [1, 1, 2],
        "on cloudy dusks every crop grows"
    );
    let far = (Crop::Corn, "F1 F2 F3 F4");
    assert_eq!(grown(Season::Winter, Some(CompanionBeds), far, &[]), [0, 0, 0], "not in winter");
    // Columns A and B ignore winter.
    assert_eq!(grown(Season::Winter, Some(Greenhouse), (Crop::Corn, "A1 A2 A3 A4"), &[]), [1, 0, 2]);
    assert_eq!(grown(Season::Winter, Some(Greenhouse), (Crop::Radish, "B4 B5"), &[]), [1, 0, 2]);
    assert_eq!(grown(Season::Winter, Some(Greenhouse), far, &[]), [0, 0, 0]);
    assert_eq!(grown(Season::Winter, Some(Greenhouse), (Crop::Radish, "C1 C2"), &[]), [0, 0, 0]);
}

#[test]
fn rain_barrels_water_a_line_for_one_dusk() {
    clauses!["MW-FA11", "MW-CJ06"];
    for (line, weather, expected) in [
        (Line::Row(0), Weather::Sunny, [2, 1]),
        (Line::Row(0), Weather::Cloudy, [2, 0]),
        (Line::Row(2), Weather::Sunny, [1, 2]),
        (Line::Column(0), Weather::Cloudy, [2, 2]),
        (Line::Column(5), Weather::Cloudy, [0, 0]),
    ] {
        let mut game = day(Season::Summer, weather, Some(RainBarrels));
        let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
        let bean = planted(&mut game, Crop::Bean, "A3 A4 A5 B5", 0);
        stand_by(&mut game, Farmer, Villager);
        play(&mut game, Farmer, Move::Skill(Skill::Farmer(RainBarrels)));
        assert_eq!(moves(&game, Farmer).len(), 11, "five rows and six columns");
        play_all(&mut game, Farmer, &[Move::Line(line), Move::EndTurn]);
        assert_eq!([corn, bean].map(|crop| growth(&game, crop)), expected, "{line:?}, {weather:?}");
        // The next dusk is like any other (cloudy, nobody touches another kind or the well).
        pass_day(&mut game);
        assert_eq!([corn, bean].map(|crop| growth(&game, crop)), expected, "{line:?}, {weather:?}");
    }
    // In winter it does not help what does not grow.
    let mut game = day(Season::Winter, Weather::Sunny, Some(RainBarrels));
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    stand_by(&mut game, Farmer, Villager);
    play_all(
        &mut game,
        Farmer,
        &[Move::Skill(Skill::Farmer(RainBarrels)), Move::Line(Line::Row(0)), Move::EndTurn],
    );
    assert_eq!(growth(&game, corn), 0);
}

#[test]
fn green_thumb_grows_two_crops() {
    clauses!["MW-FA11"];
    let mut game = day(Season::Summer, Weather::Cloudy, Some(FarmSkill::GreenThumb));
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    let bean = planted(&mut game, Crop::Bean, "A3 A4 A5 B5", 3);
    let ripe = planted(&mut game, Crop::Radish, "E1 F1", 2);
    let grow = |tile| Move::Farm(FarmMove::Grow { tile, by: By::Action });
    stand_by(&mut game, Farmer, Sprite);
    play(&mut game, Farmer, Move::Skill(Skill::Farmer(FarmSkill::GreenThumb)));
    assert_eq!(moves(&game, Farmer), [grow(corn), grow(bean), Move::Done], "not the ripe one");
    assert_eq!(refused(&game, Farmer, grow(ripe)), "MW-63");
    play(&mut game, Farmer, grow(bean));
    assert_eq!(moves(&game, Farmer), [grow(corn), Move::Done], "a different one");
    play(&mut game, Farmer, grow(corn));
    assert_eq!([corn, bean].map(|crop| growth(&game, crop)), [1, 4]);
    // It is no character action: that one is still there.
    play(&mut game, Farmer, grow(corn));
}

#[test]
fn thrifty_sower_makes_the_first_seed_of_the_day_cheaper() {
    clauses!["MW-FA11"];
    let sow = |crop, names| Move::Farm(FarmMove::Plant { crop, cells: cells(names), by: By::Action });
    let mut game = day(Season::Summer, Weather::Cloudy, Some(ThriftySower));
    purse(&mut game, Farmer, 10);
    stand_by(&mut game, Farmer, Sprite);
    play(&mut game, Farmer, sow(Crop::Pumpkin, "C1 D1 C2 D2"));
    assert_eq!(coins(&game, Farmer), 8, "4 less 2");
    play(&mut game, Farmer, sow(Crop::Corn, "F1 F2 F3 F4"));
    assert_eq!(coins(&game, Farmer), 5, "the second in full");
    pass_day(&mut game);
    stand_by(&mut game, Farmer, Sprite);
    play(&mut game, Farmer, sow(Crop::Radish, "A4 B4"));
    assert_eq!(coins(&game, Farmer), 5, "1 less 2 is nothing");
    play(&mut game, Farmer, sow(Crop::Radish, "A5 B5"));
    assert_eq!(coins(&game, Farmer), 4);
}

#[test]
fn long_furrow_sows_three() {
    clauses!["MW-FA11", "MW-FA04"];
    let sow = |names| Move::Farm(FarmMove::Plant { crop: Crop::Radish, cells: cells(names), by: By::Action });
    let mut game = day(Season::Summer, Weather::Cloudy, Some(LongFurrow));
    purse(&mut game, Farmer, 10);
    stand_by(&mut game, Farmer, Sprite);
    play_all(&mut game, Farmer, &["A1 B1", "C1 D1", "E1 F1"].map(sow));
    assert_eq!(refused(&game, Farmer, sow("A3 B3")), "MW-CJ04");
}

#[test]
fn barn_loft_holds_six_and_sells_for_one_more() {
    clauses!["MW-FA11", "MW-FA05"];
    let mut game = day(Season::Summer, Weather::Cloudy, Some(BarnLoft));
    farm_mut(&mut game).barn = (0..3).map(TileId).collect(); // three radishes
    let crop = planted(&mut game, Crop::Carrot, "A1 B1 C1", 3);
    stand_by(&mut game, Farmer, Villager);
    let store = Move::Farm(FarmMove::Reap { tile: crop, store: true, by: By::Action });
    play_all(&mut game, Farmer, &[store, Move::Farm(FarmMove::Unload { tile: TileId(0) })]);
    assert_eq!((coins(&game, Farmer), farm(&game).barn.len()), (4, 3), "3 in summer and 1 more");
    assert_eq!(game.farm_limits(Farmer).barn, 6);
}

#[test]
fn harvest_feast_gives_two_ripe_crops_to_the_town() {
    clauses!["MW-FA11", "MW-CJ06"];
    let feast = Move::Skill(Skill::Farmer(HarvestFeast));
    let mut game = day(Season::Summer, Weather::Cloudy, Some(HarvestFeast));
    let crops = ["A1 B1", "C1 D1", "E1 F1"].map(|names| planted(&mut game, Crop::Radish, names, 2));
    let mut other = game.clone();
    stand_by(&mut other, Farmer, Sprite);
    assert_eq!(refused(&other, Farmer, feast), "MW-CJ06", "a day with the villagers is wanted");
    stand_by(&mut game, Farmer, Villager);
    let mut one = game.clone();
    farm_mut(&mut one).planted.truncate(1);
    assert_eq!(refused(&one, Farmer, feast), "MW-CJ06", "one ripe crop is not enough");
    play(&mut game, Farmer, feast);
    let take = |tile| Move::Farm(FarmMove::Reap { tile, store: false, by: By::Action });
    assert_eq!(moves(&game, Farmer), crops.map(take));
    play_all(&mut game, Farmer, &[take(crops[0]), take(crops[2])]);
    assert_eq!((held(&game), coins(&game, Farmer)), ([1, 1, 3, 2], 0), "unsold: 2 food, 1 culture");
    assert_eq!(farm(&game).planted.len(), 1);
    assert!(offered(&game, Farmer, take(crops[1])), "the day's Harvest is still there");
}

#[test]
fn the_forecast_is_what_dusk_then_does() {
    clauses!["MW-FA08", "MW-FA10"];
    for weather in WEATHERS {
        let mut game = day(Season::Winter, weather, Some(Greenhouse));
        planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 3);
        planted(&mut game, Crop::Radish, "E1 F1", 2);
        planted(&mut game, Crop::Winterroot, "B4 C4 D4 C3", 0);
        let growing = game.growing(Farmer, farm(&game)).expect("a day with weather");
        let before = farm(&game).clone();
        let seen = farm(&game).forecast(&growing, Content::get());
        assert_eq!(*farm(&game), before, "looking changes nothing");
        pass_day(&mut game);
        for (tile, now) in seen.grown {
            assert_eq!(growth(&game, tile), now);
        }
        for (tile, marks) in seen.wilted {
            assert_eq!(farm(&game).planted(tile).expect("it stands").wilt, marks);
        }
    }
}

#[test]
fn at_the_end_of_a_season_no_dusk_follows_to_be_watered_for() {
    clauses!["MW-FA11", "MW-218", "MW-CJ07"];
    let mut game = day(Season::Summer, Weather::Sunny, Some(RainBarrels));
    built(&mut game, CommunityCenter, 2);
    aim(&mut game, 2);
    let corn = planted(&mut game, Crop::Corn, "F1 F2 F3 F4", 0);
    end_season(&mut game);
    assert!(matches!(moves(&game, Farmer)[0], Move::Goal(_)), "no skill that could do anything");
    to_change(&mut game);
    weather(&mut game, &[QUIET; 2]);
    play(&mut game, Farmer, Move::Done);
    pass_day(&mut game);
    assert_eq!(growth(&game, corn), 1, "what it grew by the sun");
}
