//! Using buildings.

use super::table::*;

/// A morning with a building on location 1 and full purses.
pub(super) fn standing(building: Building) -> Mythwind {
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
pub(super) fn not_used(game: &Mythwind) -> &'static str {
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
