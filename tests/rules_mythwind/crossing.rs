//! Characters act at the same time: one in the middle of a choice while another changes what it is about.

use super::table::*;

/// A morning with these buildings from location 1 on, tracks at 1 and 20 coins each.
fn town(buildings: &[Building]) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    for (&building, at) in buildings.iter().zip(1..) {
        built(&mut game, building, at);
    }
    for who in [Farmer, Ranger] {
        purse(&mut game, who, 20);
    }
    game
}

/// The Ranger uses the Train Station on location 1 and the group takes an option of an event.
#[track_caller]
fn event_by_ranger(game: &mut Mythwind, event: u8, option: u8) {
    game.hidden.0.events = pile(&[event]);
    if count(game, DieAt::Well(Ranger), Sprite) == 0 {
        well(game, Ranger, &[(Sprite, 2)]);
    }
    enter(game, Ranger, 1);
    play(game, Ranger, Move::Pick(option));
}

#[test]
fn the_last_worker_is_hired_while_the_guild_asks_for_its_price() {
    clauses!["MW-64", "MW-D10", "MW-R29"];
    let mut game = town(&[Guild]);
    let die = tower(&mut game, &[(Villager, 2)])[0];
    enter(&mut game, Farmer, 1);
    assert_eq!(moves(&game, Farmer), [Move::Res(Production), Move::Res(Income)]);
    act(&mut game, Ranger, TownAction::Hire);
    play(&mut game, Ranger, Move::Die(die));
    assert_eq!(held(&game), [1; 4], "nobody to hire, nothing to pay");
    assert!(offered(&game, Farmer, Move::EndTurn), "the Farmer is not stuck");
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
}

#[test]
fn the_resources_are_spent_while_the_trading_post_asks() {
    clauses!["MW-64", "MW-D10", "MW-141"];
    let mut game = town(&[TradingPost]);
    hold(&mut game, 1, 0, 1, 0);
    enter(&mut game, Farmer, 1);
    assert_eq!(moves(&game, Farmer), [Move::Res(Production), Move::Res(Food)]);
    act(&mut game, Ranger, TownAction::Construct);
    play(&mut game, Ranger, Move::Building(GeneralStore)); // production 1, food 1
    assert_eq!((held(&game), coins(&game, Farmer)), ([0; 4], 20), "no coin without the resource");
    assert!(offered(&game, Farmer, Move::EndTurn));
    // With one kind left there is no question any more.
    let mut game = town(&[TradingPost]);
    hold(&mut game, 1, 0, 2, 0);
    enter(&mut game, Farmer, 1);
    act(&mut game, Ranger, TownAction::Construct);
    play(&mut game, Ranger, Move::Building(GeneralStore));
    assert_eq!((held(&game), coins(&game, Farmer)), ([0; 4], 18));
    assert_eq!(moves(&game, Farmer), Res::ALL.map(Move::Res), "it is paid, and something comes for it");
}

#[test]
fn a_die_already_chosen_loses_its_pip() {
    clauses!["MW-D10", "MW-52", "MW-R35", "MW-210"];
    // The Abattoir wants a pip each of two sprites. One is chosen when an event takes its only pip.
    let mut game = town(&[TrainStation, Abattoir]);
    let dice = well(&mut game, Farmer, &[(Sprite, 1), (Sprite, 2), (Sprite, 3)]);
    enter(&mut game, Farmer, 2);
    play(&mut game, Farmer, Move::Die(dice[0]));
    event_by_ranger(&mut game, 146, 0);
    play(&mut game, Ranger, Move::Die(dice[0]));
    assert_eq!(game.dice.get(dice[0]).pips, 0);
    // The choice begins anew with what is left.
    assert_eq!(moves(&game, Farmer), [Move::Die(dice[1]), Move::Die(dice[2])]);
    play(&mut game, Farmer, Move::Die(dice[2]));
    assert_eq!(dice.iter().map(|&die| game.dice.get(die).pips).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((game.town.held.food, coins(&game, Farmer)), (2, 18));
}

#[test]
fn taxes_come_while_land_is_being_discovered() {
    clauses!["MW-112", "MW-D10"];
    let mut game = town(&[TrainStation]);
    purse(&mut game, Farmer, 5);
    act(&mut game, Farmer, TownAction::Discover);
    event_by_ranger(&mut game, 144, 0); // each loses two coins
    assert_eq!(coins(&game, Farmer), 3);
    assert!(!offered(&game, Farmer, Move::At(LocationId(2))), "three coins find no land");
    assert!(offered(&game, Farmer, Move::EndTurn));
    assert_eq!((coins(&game, Farmer), game.season_log.count(Stat::Discovered)), (3, 0));
}

#[test]
fn taxes_come_while_a_skill_is_being_bought() {
    clauses!["MW-203", "MW-D10"];
    let mut game = town(&[TrainStation]);
    purse(&mut game, Farmer, 5);
    enter(&mut game, Farmer, 7);
    play_all(&mut game, Farmer, &[Move::Align(Sprite), Move::Pick(1)]);
    event_by_ranger(&mut game, 144, 0);
    assert!(offered(&game, Farmer, Move::EndTurn), "three coins buy no skill");
    assert_eq!(coins(&game, Farmer), 3);
}

#[test]
fn everybody_is_hired_away() {
    clauses!["MW-138", "MW-100", "MW-94"];
    let mut game = town(&[Guild]);
    let die = tower(&mut game, &[(Villager, 2)])[0];
    act(&mut game, Farmer, TownAction::Hire);
    enter(&mut game, Ranger, 1);
    play_all(&mut game, Ranger, &[Move::Res(Income), Move::Die(die)]);
    // The Farmer stands there all the same, and says which way.
    assert_eq!(moves(&game, Farmer), [Move::Align(Sprite), Move::Align(Villager)]);
    play(&mut game, Farmer, Move::Align(Sprite));
    assert_eq!((coins(&game, Farmer), game.sheet(Farmer).today.aligned), (20, Some(Sprite)));
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn two_builders_want_the_same_card_or_the_same_resources() {
    clauses!["MW-117", "MW-128"];
    let mut game = town(&[CityHall]);
    hold(&mut game, 1, 1, 1, 1);
    act(&mut game, Farmer, TownAction::Construct);
    enter(&mut game, Ranger, 1);
    assert!(offered(&game, Farmer, Move::Building(TradingPost)));
    play(&mut game, Ranger, Move::Building(TradingPost)); // income 1, culture 1
    assert_eq!(refused(&game, Farmer, Move::Building(TradingPost)), "MW-128");
    assert_eq!(refused(&game, Farmer, Move::Building(Chapel)), "MW-117", "culture is gone");
    play(&mut game, Farmer, Move::Building(GeneralStore));
    assert_eq!(held(&game), [0; 4]);
}

#[test]
fn a_tower_worker_is_hired_while_the_courthouse_asks() {
    clauses!["MW-220", "MW-D10"];
    let mut game = town(&[Courthouse]);
    let dice = tower(&mut game, &[(Sprite, 2), (Villager, 3)]);
    enter(&mut game, Farmer, 1);
    act(&mut game, Ranger, TownAction::Hire);
    play(&mut game, Ranger, Move::Die(dice[0]));
    // One is left: no question which, but which kind comes for it.
    assert_eq!((game.dice.get(dice[1]).at, coins(&game, Farmer)), (DieAt::Supply, 10));
    assert_eq!(moves(&game, Farmer), [Move::Pick(0), Move::Pick(1)]);
}

#[test]
fn the_last_empty_location_grows_over_before_a_granted_building_is_placed() {
    clauses!["MW-191", "MW-189"];
    let mut game = town(&[TrainStation]);
    game.hidden.0.adventures = pile(&[4]); // grants the Fishing Ground
    for at in [8, 9] {
        clear(&mut game, at);
    }
    act(&mut game, Farmer, TownAction::Adventure);
    play(&mut game, Farmer, Move::Pick(1));
    assert_eq!(moves(&game, Farmer), [8, 9].map(|at| Move::At(LocationId(at))));
    event_by_ranger(&mut game, 148, 0); // a forest grows
    play(&mut game, Ranger, Move::At(LocationId(8)));
    assert_eq!(on(&game, 9), Some(FishingGround), "the other one is left");

    let mut game = town(&[TrainStation]);
    game.hidden.0.adventures = pile(&[4]);
    for at in [8, 9] {
        clear(&mut game, at);
    }
    act(&mut game, Farmer, TownAction::Adventure);
    play(&mut game, Farmer, Move::Pick(1));
    game.resolve(Effect::Regrow(2), None);
    run_until(&mut game, |game| offered(game, Farmer, Move::EndTurn));
    assert_eq!(game.town.queue, [None, None, None, Some(FishingGround)], "it goes to the lowest slot");
    assert!(game.sheet(Farmer).today.aligned.is_some());
}

#[test]
fn one_empty_location_is_not_given_to_two_buildings() {
    clauses!["MW-178", "MW-191"];
    let mut game = town(&[TrainStation]);
    game.hidden.0.adventures = pile(&[4]);
    for at in [8, 9] {
        clear(&mut game, at);
    }
    game.town.queue = [Some(Chapel), Some(Bakery), None, None];
    act(&mut game, Farmer, TownAction::Adventure);
    play(&mut game, Farmer, Move::Pick(1));
    // Two locations, one spoken for: the queue completes one card and no more.
    event_by_ranger(&mut game, 152, 0);
    play(&mut game, Ranger, Move::At(LocationId(9)));
    assert_eq!((on(&game, 9), on(&game, 8)), (Some(Chapel), Some(FishingGround)));
    game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(game.town.queue[0], Some(Bakery), "no location is left for it");
}

#[test]
fn a_granted_action_leaves_the_one_in_progress_alone() {
    clauses!["MW-CJ04", "MW-207", "MW-FA04"];
    let sow = |names| Move::Farm(FarmMove::Plant { crop: Crop::Radish, cells: cells(names), by: By::Action });
    let clear = |cell| Move::Farm(FarmMove::Clear { cell });
    // The Farmer has sown one of two when an event gives everybody a character action now.
    let mut game = town(&[TrainStation]);
    stand_by(&mut game, Farmer, Sprite);
    play(&mut game, Farmer, sow("A1 B1"));
    event_by_ranger(&mut game, 151, 1);
    play(&mut game, Ranger, Move::Done); // it gives up its own
    let mut other = game.clone();
    play(&mut game, Farmer, clear(7));
    play(&mut game, Farmer, sow("C1 D1"));
    assert_eq!(refused(&game, Farmer, sow("E1 F1")), "MW-CJ04", "two in all by the first");
    // Sowing again it is two by the granted action, then one by the first.
    play_all(&mut other, Farmer, &["C1 D1", "E1 F1", "A4 B4"].map(sow));
    assert_eq!(refused(&other, Farmer, sow("A5 B5")), "MW-CJ04");
}

#[test]
fn a_declined_action_leaves_the_one_in_progress_alone() {
    clauses!["MW-CJ04", "MW-207"];
    let sow = |names| Move::Farm(FarmMove::Plant { crop: Crop::Radish, cells: cells(names), by: By::Action });
    let mut game = town(&[TrainStation]);
    stand_by(&mut game, Farmer, Sprite);
    play(&mut game, Farmer, sow("A1 B1"));
    event_by_ranger(&mut game, 151, 1);
    play(&mut game, Ranger, Move::Done); // it gives up its own
    play(&mut game, Farmer, Move::Done);
    play(&mut game, Farmer, sow("C1 D1"));
    assert_eq!(refused(&game, Farmer, sow("E1 F1")), "MW-CJ04");
}

#[test]
fn a_group_decision_comes_before_everything_else() {
    clauses!["MW-63", "MW-197"];
    let mut game = town(&[TrainStation]);
    act(&mut game, Farmer, TownAction::Hire);
    let before = moves(&game, Farmer);
    game.hidden.0.events = pile(&[13]);
    well(&mut game, Ranger, &[(Sprite, 2)]);
    enter(&mut game, Ranger, 1);
    for who in [Farmer, Ranger] {
        assert_eq!(moves(&game, who), [Move::Pick(0), Move::Pick(1)]);
    }
    assert_eq!(refused(&game, Farmer, before[0]), "MW-196");
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(moves(&game, Farmer), before, "then the Farmer's question stands again");
}

#[test]
fn the_box_is_emptied_while_the_sporting_field_asks() {
    clauses!["MW-245", "MW-R28"];
    let mut game = town(&[TrainStation, SportingField]);
    clear(&mut game, 9);
    game.hidden.0.forests = pile(&[9]);
    enter(&mut game, Farmer, 2);
    event_by_ranger(&mut game, 148, 0); // the last forest of the box grows
    assert!(game.hidden.forests.is_empty());
    assert!(offered(&game, Farmer, Move::EndTurn), "nothing can cover a building's place now");
    assert_eq!((on(&game, 1), on(&game, 2), held(&game)), (Some(TrainStation), Some(SportingField), [1; 4]));
}

#[test]
fn the_tracks_fill_up_while_the_town_is_being_improved() {
    clauses!["MW-R10", "MW-109"];
    let mut game = town(&[]);
    hold(&mut game, 10, 10, 9, 10);
    act(&mut game, Farmer, TownAction::Improve);
    act(&mut game, Ranger, TownAction::Adventure);
    game.resolve(gain(Food, 1), None);
    assert!(offered(&game, Farmer, Move::EndTurn), "nothing can be bought, nobody is stuck");
    assert_eq!(coins(&game, Farmer), 20);
}

#[test]
fn somebody_demolishes_the_building_another_stands_on() {
    clauses!["MW-132", "MW-85"];
    let mut game = town(&[TradingPost]);
    enter(&mut game, Farmer, 1);
    act(&mut game, Ranger, TownAction::Demolish);
    play(&mut game, Ranger, Move::At(LocationId(1)));
    assert_eq!(on(&game, 1), None);
    // The Farmer's choice was made before: it goes on.
    play_all(&mut game, Farmer, &[Move::Res(Production), Move::Res(Culture), Move::EndTurn]);
    assert_eq!((held(&game), coins(&game, Farmer)), ([0, 1, 1, 2], 18));
}
