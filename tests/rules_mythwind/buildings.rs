//! Using buildings.

use super::table::*;

/// A morning with a building on location 1 and full purses.
fn standing(building: Building) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    built(&mut game, building, 1);
    hold(&mut game, 5, 5, 5, 5);
    for who in [Farmer, Ranger] {
        purse(&mut game, who, 20);
    }
    game
}

/// The clause by which the Farmer may not use the building.
#[track_caller]
fn not_used(game: &Mythwind) -> &'static str {
    refused(game, Farmer, Move::Act(TownAction::Use(LocationId(1))))
}

#[test]
fn pips_and_coins_for_resources() {
    clauses![
        "MW-210", "MW-211", "MW-215", "MW-221", "MW-223", "MW-224", "MW-227", "MW-233", "MW-235", "MW-238",
        "MW-240", "MW-242", "MW-250", "MW-251", "MW-95", "MW-139", "MW-140", "MW-141", "MW-145", "MW-R35",
        "MW-E10"
    ];
    // Building, dice that give a pip each, coins, what it brings, how it aligns.
    let table = [
        (Abattoir, Sprite, 2, 2, (Food, 1), Sprite),
        (Bakery, Sprite, 1, 4, (Food, 1), Sprite),
        (Church, Sprite, 2, 2, (Culture, 1), Sprite),
        (Delicatessen, Sprite, 1, 4, (Food, 1), Sprite),
        (Forge, Villager, 2, 2, (Production, 1), Villager),
        (Foundry, Villager, 1, 5, (Production, 2), Villager),
        (Harbor, Villager, 1, 5, (Income, 2), Villager),
        (LumberMill, Villager, 1, 4, (Production, 1), Villager),
        (Monument, Sprite, 1, 4, (Culture, 1), Sprite),
        (PrintingPress, Villager, 2, 2, (Income, 1), Villager),
        (Restaurant, Sprite, 1, 5, (Food, 2), Sprite),
        (Saloon, Sprite, 1, 5, (Food, 2), Sprite),
        (Vineyard, Sprite, 1, 5, (Culture, 2), Sprite),
        (Winery, Sprite, 1, 5, (Culture, 2), Sprite),
    ];
    for (building, kind, dice, price, (res, gained), sign) in table {
        let other = if kind == Sprite { Villager } else { Sprite };
        let mut game = standing(building);
        purse(&mut game, Farmer, price);
        well(&mut game, Farmer, &[(other, 3)]);
        well(&mut game, Ranger, &[(kind, 3); 2]);
        assert_eq!(not_used(&game), "MW-139", "{building:?} with the wrong kind and others' dice");
        let own = well(&mut game, Farmer, &vec![(kind, 2); dice]);
        if dice == 2 {
            // Two different dice: one die with two pips will not do.
            let mut game = game.clone();
            game.dice.put(own[1], DieAt::Supply);
            assert_eq!(not_used(&game), "MW-139", "{building:?} with one die");
        }
        let mut poor = game.clone();
        purse(&mut poor, Farmer, price - 1);
        assert_eq!(not_used(&poor), "MW-139", "{building:?} with a coin too few");

        enter(&mut game, Farmer, 1);
        let mut tracks = [5; 4];
        tracks[res.index()] += gained;
        assert_eq!(held(&game), tracks, "{building:?}");
        assert_eq!(coins(&game, Farmer), 0, "{building:?}");
        assert_eq!(pips(&game, DieAt::Well(Farmer), kind), vec![1; dice], "{building:?}: one pip each");
        assert_eq!(pips(&game, DieAt::Well(Farmer), other), [3], "{building:?}");
        assert_eq!(pips(&game, DieAt::Well(Ranger), kind), [3, 3], "{building:?}");
        assert_eq!(game.sheet(Farmer).today.aligned, Some(sign), "{building:?}");
        assert!(offered(&game, Farmer, Move::EndTurn), "{building:?}: once, and it is over");
    }
}

#[test]
fn a_worker_of_either_kind() {
    clauses!["MW-234", "MW-246", "MW-139", "MW-143", "MW-R35"];
    for (building, res) in [(LumberYard, Production), (Tavern, Income)] {
        for kind in Kind::ALL {
            let mut game = standing(building);
            purse(&mut game, Farmer, 4);
            assert_eq!(not_used(&game), "MW-139", "{building:?} without a worker");
            well(&mut game, Farmer, &[(kind, 3)]);
            enter(&mut game, Farmer, 1);
            assert_eq!(game.town.held.of(res), 6);
            assert_eq!((coins(&game, Farmer), pips(&game, DieAt::Well(Farmer), kind)), (0, vec![2]));
            assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager), "whoever worked");
        }
        // With one of each the player says which.
        let mut game = standing(building);
        let dice = well(&mut game, Farmer, &[(Sprite, 1), (Villager, 1)]);
        enter(&mut game, Farmer, 1);
        assert_eq!(moves(&game, Farmer), [Move::Die(dice[0]), Move::Die(dice[1])]);
        assert_eq!(coins(&game, Farmer), 20, "nothing is paid before all is chosen");
        play(&mut game, Farmer, Move::Die(dice[1]));
        assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [1]);
        assert_eq!(pips(&game, DieAt::Well(Farmer), Villager), [0]);
    }
}

#[test]
fn a_building_under_a_forest_cannot_be_used() {
    clauses!["MW-144", "MW-169"];
    let mut game = standing(TradingPost);
    cover(&mut game, 1);
    assert_eq!(not_used(&game), "MW-144");
}

#[test]
fn a_building_with_only_an_end_of_season_effect_cannot_be_used() {
    clauses!["MW-252", "MW-188"];
    let without = [
        Casino,
        Cathedral,
        Chapel,
        ClayPool,
        CommunityCenter,
        CommunityGarden,
        Jail,
        Library,
        Port,
        PostOffice,
        Quarry,
        RoadWorks,
        School,
        Shipyard,
    ];
    for building in without {
        assert_eq!(not_used(&standing(building)), "MW-252", "{building:?}");
    }
    let both = Building::ALL.into_iter().filter(|&building| {
        let card = Content::get().building(building);
        card.action.is_some() && card.end.is_some()
    });
    let expected = [
        Abattoir,
        Church,
        Delicatessen,
        Forge,
        Harbor,
        LumberMill,
        PrintingPress,
        Restaurant,
        Vineyard,
        Winery,
    ];
    assert!(both.eq(expected), "buildings with both kinds of effects");
}

#[test]
fn city_hall_constructs_up_to_level_two() {
    clauses!["MW-216", "MW-253", "MW-R27", "MW-R64"];
    let mut game = standing(CityHall);
    for at in [2, 3] {
        clear(&mut game, at);
    }
    built(&mut game, CommunityCenter, 2);
    enter(&mut game, Farmer, 1);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
    // Level III, prerequisite and cost at hand.
    assert_eq!(refused(&game, Farmer, Move::Building(Courthouse)), "MW-R64");
    assert_eq!(refused(&game, Farmer, Move::Building(Bakery)), "MW-120");
    // Guild, level II: production 1, income 2, food 1, culture 1; then any resource.
    play(&mut game, Farmer, Move::Building(Guild));
    assert_eq!(held(&game), [4, 3, 4, 4]);
    assert_eq!(game.town.queue[2], Some(Guild));
    assert_eq!(moves(&game, Farmer), Res::ALL.map(Move::Res));
    play(&mut game, Farmer, Move::Res(Food));
    assert_eq!(held(&game), [4, 3, 5, 4]);

    // The resource comes after the cost is paid and only if something was begun: with nothing that can be
    // begun the building cannot be used.
    let mut game = standing(CityHall);
    hold(&mut game, 0, 0, 0, 0);
    game.town.queue[2] = Some(FishingGround);
    assert_eq!(not_used(&game), "MW-139");
    // The Longhouse counts as level 0.
    game.town.at_mut(LocationId(7)).building = None;
    enter(&mut game, Farmer, 1);
    assert_eq!(moves(&game, Farmer), [Move::Building(Longhouse)]);
}

#[test]
fn the_courthouse_exchanges_a_worker() {
    clauses!["MW-220", "MW-R30"];
    for (gone, gained) in [(Sprite, Villager), (Sprite, Sprite), (Villager, Sprite), (Villager, Villager)] {
        let mut game = standing(Courthouse);
        purse(&mut game, Farmer, 10);
        let dice = tower(&mut game, &[(Sprite, 2), (Villager, 3)]);
        enter(&mut game, Farmer, 1);
        let die = if gone == Sprite { dice[0] } else { dice[1] };
        play(&mut game, Farmer, Move::Die(die));
        assert_eq!((coins(&game, Farmer), game.dice.get(die).at), (0, DieAt::Supply));
        play(&mut game, Farmer, Move::Pick(if gained == Sprite { 0 } else { 1 }));
        let sprites = usize::from(gone == Villager) + usize::from(gained == Sprite);
        assert_eq!(count(&game, DieAt::Tower, Sprite), sprites, "{gone:?} for {gained:?}");
        assert_eq!(count(&game, DieAt::Tower, Villager), 2 - sprites, "{gone:?} for {gained:?}");
        assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
    }
    let mut game = standing(Courthouse);
    purse(&mut game, Farmer, 9);
    assert_eq!(not_used(&game), "MW-139", "nine coins");
    let mut game = standing(Courthouse);
    tower(&mut game, &[]);
    assert_eq!(not_used(&game), "MW-139", "nobody at the tower");
}

#[test]
fn the_fishing_ground_takes_the_day() {
    clauses!["MW-222", "MW-208", "MW-R32"];
    let mut game = standing(FishingGround);
    let die = well(&mut game, Farmer, &[(Sprite, 2)])[0];
    let crop = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    enter(&mut game, Farmer, 1);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    assert_eq!(moves(&game, Farmer), [Move::Accept, Move::Decline]);

    let declined = after(&game, Farmer, Move::Decline);
    assert_eq!(held(&declined), [5; 4]);
    play(&mut game, Farmer, Move::Accept);
    assert_eq!(moves(&game, Farmer), [Move::Res(Production), Move::Res(Income)]);
    play(&mut game, Farmer, Move::Res(Income));
    assert_eq!(moves(&game, Farmer), [Move::Res(Food), Move::Res(Culture)]);
    play(&mut game, Farmer, Move::Res(Culture));
    assert_eq!(held(&game), [5, 4, 5, 6]);

    for mut game in [game, declined] {
        let tend = |by| Move::Farm(FarmMove::Grow { tile: crop, by });
        assert_eq!(refused(&game, Farmer, tend(By::Action)), "MW-208");
        // Character actions gained later are lost too, worker actions are not.
        game.resolve(Effect::MoreActions(1), Some(Farmer));
        game.resolve(Effect::Each(fx(Effect::ActNow)), None);
        assert_eq!(refused(&game, Farmer, tend(By::Action)), "MW-208");
        play(&mut game, Farmer, tend(By::Die(die)));
        pass_day(&mut game);
        stand_by(&mut game, Farmer, Sprite);
        assert!(offered(&game, Farmer, tend(By::Action)), "the next day is another");
    }

    // With neither production nor income there is nothing to exchange and no question.
    let mut game = standing(FishingGround);
    hold(&mut game, 0, 0, 3, 3);
    enter(&mut game, Farmer, 1);
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn the_general_store_sells_one_more_character_action() {
    clauses!["MW-225", "MW-207", "MW-CJ04", "MW-R61"];
    let mut game = standing(GeneralStore);
    purse(&mut game, Farmer, 2);
    assert_eq!(not_used(&game), "MW-139", "two coins");
    purse(&mut game, Farmer, 3);
    enter(&mut game, Farmer, 1);
    assert_eq!((coins(&game, Farmer), game.sheet(Farmer).today.aligned), (0, Some(Sprite)));
    // Clearing a boulder is a whole character action: two of them, not three.
    let clear = |cell| Move::Farm(FarmMove::Clear { cell });
    let [b2, e4, c5] = [7, 22, 26];
    play_all(&mut game, Farmer, &[clear(b2), clear(e4)]);
    assert_eq!(refused(&game, Farmer, clear(c5)), "MW-CJ04");
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Adventure)), "MW-81", "no town action came");
    pass_day(&mut game);
    stand_by(&mut game, Farmer, Sprite);
    play(&mut game, Farmer, clear(c5));
    assert_eq!(refused(&game, Farmer, Move::Farm(FarmMove::Stop)), "MW-FA04", "one again the next day");
}

#[test]
fn guild_and_hotel_hire_two_without_coins() {
    clauses!["MW-226", "MW-228", "MW-143", "MW-R29"];
    let table = [(Guild, Villager, [Production, Income], Villager), (Hotel, Sprite, [Food, Culture], Sprite)];
    for (building, kind, costs, sign) in table {
        let mut game = standing(building);
        let dice = tower(&mut game, &[(kind, 1), (kind, 2), (kind, 3)]);
        enter(&mut game, Farmer, 1);
        assert_eq!(moves(&game, Farmer), costs.map(Move::Res));
        play(&mut game, Farmer, Move::Res(costs[1]));
        assert_eq!(game.town.held.of(costs[1]), 4);
        play_all(&mut game, Farmer, &[Move::Die(dice[2]), Move::Die(dice[0])]);
        assert_eq!(pips(&game, DieAt::Well(Farmer), kind), [1, 3]);
        assert_eq!(coins(&game, Farmer), 20);
        assert_eq!(game.sheet(Farmer).today.aligned, Some(sign));
        assert!(offered(&game, Farmer, Move::EndTurn), "two and no more");

        // One worker is enough; the loss is the same.
        let mut game = standing(building);
        let die = tower(&mut game, &[(kind, 1)])[0];
        enter(&mut game, Farmer, 1);
        play_all(&mut game, Farmer, &[Move::Res(costs[0]), Move::Die(die)]);
        assert_eq!((game.town.held.of(costs[0]), game.dice.get(die).at), (4, DieAt::Well(Farmer)));
        assert!(offered(&game, Farmer, Move::EndTurn));

        // Nobody of the kind there, or no room for anybody: not usable.
        let other = if kind == Sprite { Villager } else { Sprite };
        let mut game = standing(building);
        tower(&mut game, &[(other, 2)]);
        assert_eq!(not_used(&game), "MW-139", "{building:?} without a worker to hire");
        let mut game = standing(building);
        tower(&mut game, &[(kind, 2)]);
        well(&mut game, Farmer, &[(other, 1); 4]);
        assert_eq!(not_used(&game), "MW-139", "{building:?} with a full well");
        let mut game = standing(building);
        for res in costs {
            *game.town.held.of_mut(res) = 0;
        }
        assert_eq!(not_used(&game), "MW-139", "{building:?} without the resources");
    }
}

#[test]
fn the_inn_increases_all_of_one_kind() {
    clauses!["MW-229", "MW-143", "MW-53"];
    for (pick, kind) in [(0, Villager), (1, Sprite)] {
        let mut game = standing(Inn);
        purse(&mut game, Farmer, 2);
        tower(&mut game, &[(Sprite, 1), (Sprite, 2), (Villager, 1), (Villager, 2)]);
        well(&mut game, Farmer, &[(Sprite, 1), (Villager, 1)]);
        enter(&mut game, Farmer, 1);
        assert_eq!(moves(&game, Farmer), [Move::Pick(0), Move::Pick(1)]);
        play(&mut game, Farmer, Move::Pick(pick));
        for each in Kind::ALL {
            let expected = if each == kind { [2, 3] } else { [1, 2] };
            assert_eq!(pips(&game, DieAt::Tower, each), expected);
            assert_eq!(pips(&game, DieAt::Well(Farmer), each), [1], "wells are untouched");
        }
        assert_eq!((coins(&game, Farmer), game.sheet(Farmer).today.aligned), (0, Some(Villager)));
    }
    let mut game = standing(Inn);
    purse(&mut game, Farmer, 1);
    assert_eq!(not_used(&game), "MW-139");
}

#[test]
fn the_longhouse_gives_a_coin_or_a_skill() {
    clauses!["MW-232", "MW-204", "MW-E16", "MW-142", "MW-95"];
    for kind in Kind::ALL {
        let mut game = morning(&[Farmer]);
        enter(&mut game, Farmer, 7);
        play(&mut game, Farmer, Move::Align(kind));
        assert_eq!(game.sheet(Farmer).today.aligned, Some(kind), "the player's choice");
        assert_eq!(moves(&game, Farmer), [Move::Pick(0), Move::Pick(1)]);
        let coin = after(&game, Farmer, Move::Pick(0));
        assert_eq!(coins(&coin, Farmer), 7);
        play(&mut game, Farmer, Move::Pick(1));
        play(&mut game, Farmer, Move::Learn(Skill::Farmer(FarmSkill::GreenThumb)));
        assert_eq!(coins(&game, Farmer), 2, "at its price of 4");
        assert!(game.has_skill(Farmer, Skill::Farmer(FarmSkill::GreenThumb)));
    }
}

#[test]
fn the_sporting_field_lets_the_forest_back_in() {
    clauses!["MW-245", "MW-R28"];
    let mut game = standing(SportingField);
    clear(&mut game, 9);
    let box_before = sorted(&game.hidden.forests);
    built(&mut game, Quarry, 2);
    enter(&mut game, Farmer, 1);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    // Any building, the field itself and the Longhouse included.
    assert_eq!(moves(&game, Farmer), [1, 2, 7].map(|at| Move::At(LocationId(at))));
    play(&mut game, Farmer, Move::At(LocationId(2)));
    let location = game.town.at(LocationId(2));
    assert_eq!(location.building, None);
    assert!(box_before.contains(&location.forest.expect("a forest")) || location.forest == Some(2));
    play_all(&mut game, Farmer, &[Move::Res(Food), Move::Res(Culture)]);
    assert_eq!(held(&game), [5, 5, 6, 6], "two that may differ");

    let mut game = standing(SportingField);
    play(&mut game, Farmer, Move::Act(TownAction::Use(LocationId(1))));
    play_all(&mut game, Farmer, &[Move::At(LocationId(1)), Move::Res(Food), Move::Res(Food)]);
    assert_eq!((on(&game, 1), game.town.held.food), (None, 7), "itself");

    // No forest in the box: not usable.
    let mut game = standing(SportingField);
    cover(&mut game, 7);
    assert!(game.hidden.forests.is_empty());
    assert_eq!(not_used(&game), "MW-139");
}

#[test]
fn the_trading_post_exchanges_a_resource() {
    clauses!["MW-247", "MW-141"];
    let mut game = standing(TradingPost);
    purse(&mut game, Farmer, 2);
    hold(&mut game, 0, 1, 0, 3);
    enter(&mut game, Farmer, 1);
    assert_eq!(moves(&game, Farmer), [Move::Res(Income), Move::Res(Culture)]);
    assert_eq!(refused(&game, Farmer, Move::Res(Food)), "MW-36", "there is none");
    assert_eq!(coins(&game, Farmer), 2, "nothing is paid yet");
    play(&mut game, Farmer, Move::Res(Income));
    assert_eq!((coins(&game, Farmer), held(&game)), (0, [0, 0, 0, 3]));
    play(&mut game, Farmer, Move::Res(Food));
    assert_eq!(held(&game), [0, 0, 1, 3]);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));

    let mut game = standing(TradingPost);
    hold(&mut game, 0, 0, 0, 0);
    assert_eq!(not_used(&game), "MW-139", "no resource");
    let mut game = standing(TradingPost);
    purse(&mut game, Farmer, 1);
    assert_eq!(not_used(&game), "MW-139", "one coin");
}

#[test]
fn train_station_and_union_office_bring_an_event() {
    clauses!["MW-248", "MW-249", "MW-195"];
    for (building, kind) in [(TrainStation, Sprite), (UnionOffice, Villager)] {
        let other = if kind == Sprite { Villager } else { Sprite };
        let mut game = standing(building);
        well(&mut game, Farmer, &[(other, 2)]);
        assert_eq!(not_used(&game), "MW-139", "{building:?} with the other kind");
        well(&mut game, Farmer, &[(kind, 2)]);
        let events = enter(&mut game, Farmer, 1);
        assert!(told(&events, |event| matches!(event, Event::EventRead { id: 1, .. })));
        assert_eq!(pips(&game, DieAt::Well(Farmer), kind), [1]);
        assert_eq!((coins(&game, Farmer), game.sheet(Farmer).today.aligned), (20, Some(kind)));
        assert!(offered(&game, Ranger, Move::Pick(1)), "the group decides");
    }
}

#[test]
fn different_buildings_used_are_counted() {
    clauses!["MW-161"];
    let mut game = standing(TradingPost);
    for (at, total) in [(1, 1), (1, 1), (7, 2)] {
        enter(&mut game, Farmer, at);
        run_until(&mut game, |game| offered(game, Farmer, Move::EndTurn));
        assert_eq!(game.season_log.count(Stat::BuildingsUsed), total);
        pass_day(&mut game);
    }
}
