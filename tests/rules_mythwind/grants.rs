//! Buildings that come from cards.

use super::table::*;

fn grant(building: Building) -> Effect {
    Effect::Grant { building, if_met: false, or_else: Fx::default() }
}

/// A grant that names its prerequisite; else a culture comes.
fn grant_if(building: Building) -> Effect {
    Effect::Grant { building, if_met: true, or_else: fx(gain(Culture, 1)) }
}

/// A morning with these empty locations besides the forests.
fn with_empty(empty: &[u8]) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    for &at in empty {
        clear(&mut game, at);
    }
    game
}

#[test]
fn a_building_without_a_named_prerequisite_goes_on_an_empty_location() {
    clauses!["MW-189", "MW-R20", "MW-R15"];
    let mut game = with_empty(&[3, 4]);
    hold(&mut game, 0, 0, 0, 0);
    game.resolve(grant(Bakery), None);
    assert_eq!(held(&game), [0, 0, 1, 0], "no cost, and its benefit: one food");
    assert_eq!(moves(&game, Farmer), [3, 4].map(|at| Move::At(LocationId(at))));
    play(&mut game, Ranger, Move::At(LocationId(4)));
    assert_eq!((on(&game, 4), game.town.queue), (Some(Bakery), [None; 4]));
    assert_eq!(game.season_log.count(Stat::Built), 0, "it was not constructed");
    // It came for the first time; demolished and granted again it brings nothing.
    game.town.at_mut(LocationId(4)).building = None;
    game.resolve(grant(Bakery), None);
    play(&mut game, Ranger, Move::At(LocationId(4)));
    assert_eq!(held(&game), [0, 0, 1, 0]);
}

#[test]
fn a_named_prerequisite_must_stand() {
    clauses!["MW-190", "MW-R60"];
    let mut game = with_empty(&[3, 4, 5]);
    game.resolve(grant_if(Library), None); // needs the School
    assert_eq!((held(&game), game.town.place_of(Library)), ([1, 1, 1, 2], None));
    assert!(!game.town.granted.contains(Library));
    // In the queue or under a forest it does not count.
    game.town.queue[0] = Some(School);
    game.resolve(grant_if(Library), None);
    assert_eq!(game.town.place_of(Library), None);
    game.town.queue[0] = None;
    built(&mut game, School, 3);
    cover(&mut game, 3);
    game.resolve(grant_if(Library), None);
    assert_eq!(game.town.place_of(Library), None);
    clear(&mut game, 3);
    game.resolve(grant_if(Library), None);
    play(&mut game, Farmer, Move::At(LocationId(5)));
    assert_eq!(on(&game, 5), Some(Library));
    // A higher version of the prerequisite will do: the Cathedral for the Chapel.
    let mut game = with_empty(&[3, 4]);
    built(&mut game, Cathedral, 3);
    game.resolve(grant_if(School), None);
    run_until(&mut game, |game| offered(game, Farmer, Move::Forgo));
    assert_eq!(on(&game, 4), Some(School));
}

#[test]
fn a_granted_replacement() {
    clauses!["MW-R67", "MW-189"];
    // Naming no prerequisite it goes on an empty location, though the Quarry stands.
    let mut game = with_empty(&[4]);
    built(&mut game, Quarry, 3);
    game.resolve(grant(Forge), None);
    assert_eq!((on(&game, 3), on(&game, 4)), (Some(Quarry), Some(Forge)));
    // Naming it, it takes the Quarry's place.
    let mut game = with_empty(&[4]);
    built(&mut game, Quarry, 3);
    game.resolve(grant_if(Forge), None);
    assert_eq!((on(&game, 3), on(&game, 4)), (Some(Forge), None));
    // Unless only an upgrade of it stands.
    let mut game = with_empty(&[4]);
    built(&mut game, Abattoir, 3);
    game.resolve(grant_if(Delicatessen), None);
    assert_eq!((on(&game, 3), on(&game, 4)), (Some(Abattoir), Some(Delicatessen)));
}

#[test]
fn with_no_empty_location_it_goes_to_the_lowest_free_slot() {
    clauses!["MW-191", "MW-R22"];
    let mut game = with_empty(&[]);
    let sprites = count(&game, DieAt::Tower, Sprite);
    game.resolve(grant(Chapel), None);
    assert_eq!(game.town.queue, [None, None, None, Some(Chapel)]);
    assert_eq!(count(&game, DieAt::Tower, Sprite), sprites, "its benefit waits");
    game.resolve(grant(School), None);
    assert_eq!(game.town.queue, [None, None, Some(School), Some(Chapel)]);
    // In the end it completes like any other, with its benefit.
    game.town.queue = [Some(Chapel), None, None, None];
    clear(&mut game, 2);
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!((on(&game, 2), count(&game, DieAt::Tower, Sprite)), (Some(Chapel), sprites + 1));
}

#[test]
fn with_neither_location_nor_slot_it_cannot_be_had() {
    clauses!["MW-192"];
    let mut game = with_empty(&[]);
    game.town.queue = [Some(Casino), Some(Jail), Some(Inn), Some(Hotel)];
    let before = game.clone();
    let events = game.resolve(grant(Chapel), None);
    assert_eq!(game, before, "nothing changes");
    assert_eq!(events, [Event::NotGranted { building: Chapel }]);
}

#[test]
fn a_building_once_granted_is_free_to_build_again() {
    clauses!["MW-193", "MW-194", "MW-R21", "MW-133"];
    let mut game = with_empty(&[3]);
    game.resolve(grant(Bakery), None);
    assert_eq!(on(&game, 3), Some(Bakery), "the only empty location");
    game.town.at_mut(LocationId(3)).building = None;
    hold(&mut game, 0, 0, 0, 0);
    game.town.queue[2] = Some(FishingGround);
    // Its prerequisite still has to stand.
    let action = Move::Act(TownAction::Construct);
    assert_eq!(refused(&game, Farmer, action), "MW-117", "nothing can be begun");
    built(&mut game, TradingPost, 4);
    play(&mut game, Farmer, action);
    play(&mut game, Farmer, Move::Building(Bakery));
    assert_eq!(held(&game), [0; 4]);
    assert_eq!(game.town.queue[1], Some(Bakery), "at its own slot icon");
}

#[test]
fn what_stands_or_is_queued_already_brings_a_resource() {
    clauses!["MW-R67"];
    let mut game = with_empty(&[3]);
    built(&mut game, Chapel, 4);
    game.town.queue[3] = Some(Bakery);
    for building in [Chapel, Bakery] {
        game.resolve(grant(building), None);
        assert_eq!(moves(&game, Ranger), Res::ALL.map(Move::Res));
        play(&mut game, Ranger, Move::Res(Income));
    }
    assert_eq!(held(&game), [1, 3, 1, 1]);
    assert!(!game.town.granted.contains(Chapel));
}

#[test]
fn the_ferrymans_nap_grants_the_fishing_ground() {
    clauses!["MW-189", "MW-193"];
    let mut game = with_empty(&[3, 4]);
    game.hidden.0.adventures = pile(&[4]);
    act(&mut game, Ranger, TownAction::Adventure);
    play_all(&mut game, Ranger, &[Move::Pick(1), Move::At(LocationId(4))]);
    assert_eq!((on(&game, 4), held(&game)), (Some(FishingGround), [1, 1, 2, 1]));
    assert!(game.town.granted.contains(FishingGround));
    assert_eq!(game.sheet(Ranger).today.aligned, Some(Sprite));
}
