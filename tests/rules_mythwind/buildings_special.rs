//! Buildings whose use is like no other's.

use super::{
    buildings::{not_used, standing},
    table::*,
};

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
        if offered(&game, Ranger, Move::Align(Sprite)) {
            play_all(&mut game, Ranger, &[Move::Align(Sprite), Move::Done]);
        }
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
