//! The construction queue: advancing, completing, placing.

use super::table::*;

/// A morning with these cards in slots 1 to 4, no forests and these buildings on locations 1, 2, ...
fn queued(queue: [Option<Building>; 4], buildings: &[Building]) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    for at in 1..=13 {
        clear(&mut game, at);
    }
    for (&building, at) in buildings.iter().zip((1..=13).filter(|&at| at != 7)) {
        built(&mut game, building, at);
    }
    game.town.queue = queue;
    game
}

/// Every location but the last ones named is taken by a building that needs no place of its own.
fn full(game: &mut Mythwind) {
    let fillers = [
        Abattoir, Casino, Guild, Hotel, Inn, Jail, Library, Port, RoadWorks, Saloon, School, Shipyard, Winery,
    ];
    for (at, filler) in (1..=13).zip(fillers) {
        clear(game, at);
        if on(game, at).is_none() {
            built(game, filler, at);
        }
    }
    assert_eq!(game.town.empty_places().count(), 0);
}

#[test]
fn every_card_moves_up_and_the_first_is_complete() {
    clauses!["MW-124", "MW-174", "MW-175", "MW-176", "MW-225", "MW-178", "MW-E13", "MW-E14"];
    let mut game = queued([Some(GeneralStore), Some(Cathedral), Some(Courthouse), None], &[]);
    let events = game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(game.town.queue, [Some(Cathedral), Some(Courthouse), None, None]);
    assert!(told(&events, |event| matches!(event, Event::Completed { building: GeneralStore })));
    // First its benefit: a food or a culture, then a sprite; then its place.
    assert_eq!(moves(&game, Ranger), [Move::Res(Food), Move::Res(Culture)]);
    play(&mut game, Ranger, Move::Res(Culture));
    assert_eq!((held(&game), count(&game, DieAt::Tower, Sprite)), ([1, 1, 1, 2], 2));
    assert_eq!(moves(&game, Farmer).len(), 12, "any empty location");
    assert_eq!(refused(&game, Farmer, Move::At(LocationId(7))), "MW-32", "the Longhouse stands there");
    play(&mut game, Farmer, Move::At(LocationId(11)));
    assert_eq!(on(&game, 11), Some(GeneralStore));
    assert_eq!(game.season_log.count(Stat::Built), 1);
}

#[test]
fn locations_with_a_forest_are_not_empty() {
    clauses!["MW-32", "MW-178"];
    let mut game = queued([Some(Chapel), None, None, None], &[]);
    cover(&mut game, 5);
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(refused(&game, Farmer, Move::At(LocationId(5))), "MW-32");
    assert_eq!(moves(&game, Farmer).len(), 11);
}

#[test]
fn the_benefit_comes_before_the_place_and_once_only() {
    clauses!["MW-176", "MW-177", "MW-R20"];
    let mut game = queued([Some(Chapel), None, None, None], &[]);
    let sprites = count(&game, DieAt::Tower, Sprite);
    let events = game.resolve(Effect::AdvanceQueue, None);
    let came = place(&events, |event| matches!(event, Event::WorkerCame { .. }));
    let completed = place(&events, |event| matches!(event, Event::Completed { .. }));
    assert!(completed < came && on(&game, 3).is_none());
    play(&mut game, Farmer, Move::At(LocationId(3)));
    assert_eq!(count(&game, DieAt::Tower, Sprite), sprites + 1);
    // Demolished and built again it brings nothing.
    game.town.at_mut(LocationId(3)).building = None;
    game.town.queue[0] = Some(Chapel);
    let events = game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(events, [Event::Completed { building: Chapel }]);
    assert_eq!(count(&game, DieAt::Tower, Sprite), sprites + 1);
}

#[test]
fn a_building_takes_the_place_of_what_it_replaces() {
    clauses!["MW-179", "MW-180", "MW-181", "MW-E15", "MW-R03"];
    let replacing = [
        (Forge, Quarry),
        (LumberMill, LumberYard),
        (Delicatessen, Bakery),
        (Abattoir, Delicatessen),
        (Church, Chapel),
        (Cathedral, Church),
        (PrintingPress, PostOffice),
        (Harbor, Port),
        (Vineyard, CommunityGarden),
        (Winery, Vineyard),
        (Restaurant, Saloon),
    ];
    for (new, old) in replacing {
        let mut game = queued([Some(new), None, None, None], &[TradingPost, GeneralStore, Tavern, old]);
        game.town.known.insert(new); // without its benefit
        let events = game.resolve(Effect::AdvanceQueue, None);
        assert_eq!(on(&game, 4), Some(new), "{new:?}");
        assert_eq!(game.town.place_of(old), None, "{old:?} lies in the supply");
        assert!(told(&events, |event| matches!(
            event,
            Event::Placed { replaced: Some(gone), .. } if *gone == old
        )));
        assert_eq!(game.season_log.count(Stat::Replaced), 1);
        assert!(game.town.has(old, Content::get()), "it serves as the {old:?}");
    }
    let all = Building::ALL.into_iter().filter(|&building| Content::get().building(building).replaces);
    assert_eq!(all.count(), replacing.len(), "eleven buildings replace another");
}

#[test]
fn without_the_building_to_replace_any_empty_location_will_do() {
    clauses!["MW-182", "MW-129", "MW-R23"];
    // Demolished meanwhile.
    let mut game = queued([Some(Forge), None, None, None], &[]);
    game.town.known.insert(Forge);
    game.resolve(Effect::AdvanceQueue, None);
    play(&mut game, Farmer, Move::At(LocationId(9)));
    assert_eq!(on(&game, 9), Some(Forge));
    // Under a forest it cannot be replaced.
    let mut game = queued([Some(Forge), None, None, None], &[Quarry]);
    game.town.known.insert(Forge);
    cover(&mut game, 1);
    game.resolve(Effect::AdvanceQueue, None);
    play(&mut game, Farmer, Move::At(LocationId(9)));
    assert_eq!((on(&game, 1), on(&game, 9)), (Some(Quarry), Some(Forge)));
    // A plain prerequisite that is gone changes nothing.
    let mut game = queued([Some(Bakery), None, None, None], &[]);
    game.resolve(Effect::AdvanceQueue, None);
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!(on(&game, 2), Some(Bakery));
}

#[test]
fn an_upgrade_of_the_prerequisite_is_not_replaced() {
    clauses!["MW-R19", "MW-182"];
    let mut game = queued([Some(Delicatessen), None, None, None], &[Abattoir]);
    game.town.known.insert(Delicatessen);
    game.resolve(Effect::AdvanceQueue, None);
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!((on(&game, 1), on(&game, 2)), (Some(Abattoir), Some(Delicatessen)));
}

#[test]
fn a_finished_card_without_a_location_holds_back_those_behind() {
    clauses!["MW-183", "MW-184", "MW-R16", "MW-R65"];
    let mut game = queued([Some(Chapel), Some(Bakery), None, Some(Tavern)], &[]);
    full(&mut game);
    let dice = game.dice.clone();
    let events = game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(game.town.queue, [Some(Chapel), Some(Bakery), Some(Tavern), None], "gaps behind close");
    assert!(told(&events, |event| matches!(event, Event::Jammed { building: Chapel })));
    assert_eq!(game.dice, dice, "its benefit waits");
    let before = game.clone();
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(game.town.queue, before.town.queue, "nothing can move");
    // Once a location is empty the next advance completes it.
    game.town.at_mut(LocationId(4)).building = None;
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(on(&game, 4), Some(Chapel), "the only empty location");
    assert_eq!(game.town.queue, [Some(Bakery), Some(Tavern), None, None]);
    assert_eq!(count(&game, DieAt::Tower, Sprite), 2, "a sprite came");
}

#[test]
fn a_replacing_building_needs_no_empty_location() {
    clauses!["MW-179", "MW-183"];
    let mut game = queued([Some(LumberMill), None, None, None], &[LumberYard]);
    full(&mut game);
    game.town.known.insert(LumberMill);
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(on(&game, 1), Some(LumberMill));
}

#[test]
fn moving_down_is_the_mirror_image() {
    clauses!["MW-185", "MW-186", "MW-R18"];
    let table = [
        ([Some(Chapel), None, None, None], [None, Some(Chapel), None, None]),
        ([None, None, None, Some(Chapel)], [None, None, None, Some(Chapel)]),
        ([Some(Chapel), Some(Bakery), None, Some(Tavern)], [None, Some(Chapel), Some(Bakery), Some(Tavern)]),
        ([None, Some(Bakery), Some(Chapel), Some(Tavern)], [None, Some(Bakery), Some(Chapel), Some(Tavern)]),
        ([Some(Chapel), None, Some(Bakery), Some(Tavern)], [None, Some(Chapel), Some(Bakery), Some(Tavern)]),
    ];
    for (before, after) in table {
        let mut game = queued(before, &[]);
        game.resolve(Effect::QueueDown, None);
        assert_eq!(game.town.queue, after);
    }
}

#[test]
fn one_card_moves_up_slot_by_slot_and_stops_before_another() {
    clauses!["MW-187", "MW-R17"];
    let mut game = queued([None, Some(Bakery), None, Some(Chapel)], &[]);
    game.resolve(Effect::MoveOne(InQueue::Any, 2), None);
    assert_eq!(moves(&game, Ranger), [Move::Slot(2), Move::Slot(4)]);
    let chapel = after(&game, Ranger, Move::Slot(4));
    assert_eq!(chapel.town.queue, [None, Some(Bakery), Some(Chapel), None], "it stops in 3");
    // From slot 2 two steps lead to completion.
    play(&mut game, Farmer, Move::Slot(2));
    assert_eq!(game.town.queue, [None, None, None, Some(Chapel)]);
    play(&mut game, Farmer, Move::At(LocationId(1)));
    assert_eq!(on(&game, 1), Some(Bakery));
    // A card right behind another cannot move.
    let mut game = queued([None, Some(Bakery), Some(Chapel), None], &[]);
    game.resolve(Effect::MoveOne(InQueue::Any, 1), None);
    assert_eq!(game.town.queue, [Some(Bakery), None, Some(Chapel), None], "the only one that can");
    // Nor can a finished one without a location.
    let mut game = queued([Some(Bakery), None, None, None], &[]);
    full(&mut game);
    game.resolve(Effect::MoveOne(InQueue::Any, 2), None);
    assert_eq!(game.town.queue[0], Some(Bakery));
    assert!(offered(&game, Farmer, Move::Forgo));
}

#[test]
fn a_jammed_card_tries_again_when_it_alone_is_moved() {
    clauses!["MW-R16", "MW-R17"];
    let mut game = queued([Some(Chapel), Some(Bakery), None, None], &[]);
    full(&mut game);
    game.resolve(Effect::AdvanceQueue, None);
    game.town.at_mut(LocationId(4)).building = None;
    game.resolve(Effect::MoveOne(InQueue::Any, 1), None);
    assert_eq!(on(&game, 4), Some(Chapel));
    assert_eq!(game.town.queue, [None, Some(Bakery), None, None], "alone");
}

#[test]
fn a_benefit_that_advances_the_queue_comes_after_all_have_moved() {
    clauses!["MW-R65", "MW-D15"];
    // Lumber Mill's benefit advances the queue. Slot 2 has moved to slot 1 by then and completes in the nested
    // advance, whose benefit and place come first.
    let mut game = queued([Some(LumberMill), Some(Chapel), None, Some(Tavern)], &[LumberYard]);
    let events = game.resolve(Effect::AdvanceQueue, None);
    let at = |events: &[Event], building| {
        place(events, |event| matches!(event, Event::Completed { building: done } if *done == building))
    };
    assert!(at(&events, LumberMill) < at(&events, Chapel));
    assert_eq!(game.town.queue, [None, Some(Tavern), None, None], "4 to 3 to 2");
    assert_eq!(on(&game, 1), Some(LumberYard), "the mill waits for its turn");
    play(&mut game, Farmer, Move::At(LocationId(8)));
    assert_eq!((on(&game, 8), on(&game, 1)), (Some(Chapel), Some(LumberMill)));
}

#[test]
fn one_empty_location_is_not_promised_twice() {
    clauses!["MW-R65", "MW-183"];
    // Foundry (benefit: a production, then the queue advances) and Chapel, one empty location.
    let mut game = queued([Some(Foundry), Some(Chapel), None, None], &[]);
    full(&mut game);
    game.town.at_mut(LocationId(6)).building = None;
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(on(&game, 6), Some(Foundry));
    assert_eq!(game.town.queue, [Some(Chapel), None, None, None], "the Chapel waits for another");
}

#[test]
fn d01_all_forty_two_buildings_can_be_built() {
    clauses!["MW-120", "MW-128", "MW-131", "MW-178", "MW-179"];
    let order = [
        GeneralStore,
        Monument,
        CommunityGarden,
        Vineyard,
        Winery,
        PostOffice,
        PrintingPress,
        Tavern,
        Inn,
        Hotel,
        Casino,
        Saloon,
        Restaurant,
        TradingPost,
        Bakery,
        Delicatessen,
        Abattoir,
        LumberYard,
        LumberMill,
        Quarry,
        Forge,
        Foundry,
        TrainStation,
        ClayPool,
        Chapel,
        Church,
        Cathedral,
        CommunityCenter,
        CityHall,
        Courthouse,
        Jail,
        RoadWorks,
        Guild,
        UnionOffice,
        SportingField,
        School,
        Library,
        FishingGround,
        Port,
        Harbor,
        Shipyard,
    ];
    let needed_later = |building: Building, from: usize| {
        let content = Content::get();
        order[from..].iter().any(|&later| {
            content
                .building(later)
                .needs
                .is_some_and(|needs| windmill_lane::rules::mythwind::stands_for(building, needs, content))
        })
    };
    let mut game = queued([None; 4], &[]);
    let mut demolished = 0;
    for (at, building) in order.into_iter().enumerate() {
        hold(&mut game, 10, 10, 10, 10);
        if game.town.empty_places().next().is_none() && !Content::get().building(building).replaces {
            let (place, _) = game
                .town
                .buildings()
                .find(|&(_, standing)| !needed_later(standing, at))
                .expect("a building that is not needed any more");
            game.town.at_mut(place).building = None;
            demolished += 1;
        }
        game.resolve(Effect::Construct { max_level: 4, then: Fx::default() }, Some(Farmer));
        play(&mut game, Farmer, Move::Building(building));
        for _ in 0..4 {
            if game.town.place_of(building).is_none() {
                game.resolve(Effect::AdvanceQueue, None);
                // Benefits and events on the way are answered somehow.
                run_until(&mut game, |game| offered(game, Farmer, Move::Forgo));
            }
        }
        assert!(game.town.place_of(building).is_some(), "{building:?} stands");
    }
    assert!(Building::ALL.into_iter().all(|building| game.town.known.contains(building)));
    assert!(demolished <= 18, "{demolished} demolitions");
}
