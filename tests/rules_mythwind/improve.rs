//! Improve town and discover land.

use super::table::*;

#[test]
fn resources_are_bought_at_the_characters_own_rates() {
    clauses!["MW-109", "MW-110", "MW-111", "MW-E6", "MW-92", "MW-118"];
    // The Farmer: 5 a food, 10 a production.
    let mut game = morning(&[Farmer, Ranger]);
    purse(&mut game, Farmer, 20);
    act(&mut game, Farmer, TownAction::Improve);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    play(&mut game, Farmer, Move::Buy(Food));
    assert_eq!((held(&game), coins(&game, Farmer)), ([1, 1, 2, 1], 15), "at once");
    play_all(&mut game, Farmer, &[Move::Buy(Food), Move::Buy(Production)]);
    assert_eq!((held(&game), coins(&game, Farmer)), ([2, 1, 3, 1], 0));
    assert!(offered(&game, Farmer, Move::EndTurn), "nothing more can be bought");

    let mut game = morning(&[Farmer, Ranger]);
    purse(&mut game, Farmer, 19);
    act(&mut game, Farmer, TownAction::Improve);
    play_all(&mut game, Farmer, &[Move::Buy(Food), Move::Buy(Food)]);
    assert_eq!(refused(&game, Farmer, Move::Buy(Production)), "MW-109", "9 coins are left");
    assert_eq!(coins(&game, Farmer), 9);
    play(&mut game, Farmer, Move::Done);
    assert_eq!((held(&game), coins(&game, Farmer)), ([1, 1, 3, 1], 9));
}

#[test]
fn every_character_pays_its_own_rate() {
    clauses!["MW-110", "MW-CJ03"];
    // Production, income, food, culture.
    let table = [
        (Crafter, [5, 8, 10, 7]),
        (Farmer, [10, 7, 5, 8]),
        (Merchant, [8, 5, 7, 10]),
        (Ranger, [7, 10, 8, 5]),
    ];
    for (who, rates) in table {
        for (res, rate) in Res::ALL.into_iter().zip(rates) {
            let mut game = morning(&[who]);
            purse(&mut game, who, rate);
            act(&mut game, who, TownAction::Improve);
            play(&mut game, who, Move::Buy(res));
            assert_eq!(coins(&game, who), 0, "{who:?} buys {res:?}");
            assert_eq!(game.town.held.of(res), 2);
            let mut poor = morning(&[who]);
            purse(&mut poor, who, rate - 1);
            if offered(&poor, who, Move::Act(TownAction::Improve)) {
                act(&mut poor, who, TownAction::Improve);
                assert_eq!(refused(&poor, who, Move::Buy(res)), "MW-109");
            }
        }
    }
}

#[test]
fn nothing_is_bought_beyond_ten() {
    clauses!["MW-R10"];
    let mut game = morning(&[Farmer]);
    hold(&mut game, 10, 10, 9, 10);
    purse(&mut game, Farmer, 50);
    act(&mut game, Farmer, TownAction::Improve);
    assert_eq!(refused(&game, Farmer, Move::Buy(Culture)), "MW-R10");
    play(&mut game, Farmer, Move::Buy(Food));
    assert_eq!((held(&game), coins(&game, Farmer)), ([10; 4], 45));
    assert!(offered(&game, Farmer, Move::EndTurn), "all tracks are full");
    pass_day(&mut game);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Improve)), "MW-109");
}

#[test]
fn one_action_improves_or_discovers_not_both() {
    clauses!["MW-108", "MW-86"];
    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 30);
    act(&mut game, Farmer, TownAction::Improve);
    for at in [1, 2, 3] {
        refused(&game, Farmer, Move::At(LocationId(at)));
    }
    refused(&game, Farmer, Move::Done); // something must be bought, or the action forgone
    play_all(&mut game, Farmer, &[Move::Buy(Food), Move::Done]);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Discover)), "MW-81");

    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 30);
    act(&mut game, Farmer, TownAction::Discover);
    refused(&game, Farmer, Move::Buy(Food));
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Improve)), "MW-81");
}

#[test]
fn discovering_costs_five_coins_and_removes_a_forest() {
    clauses!["MW-112", "MW-113", "MW-114", "MW-92"];
    let mut game = morning(&[Farmer, Ranger]);
    purse(&mut game, Farmer, 5);
    act(&mut game, Farmer, TownAction::Discover);
    assert_eq!(moves(&game, Farmer).len(), 12);
    assert_eq!(refused(&game, Farmer, Move::At(LocationId(7))), "MW-115", "no forest there");
    assert_eq!(coins(&game, Farmer), 5, "nothing is paid before a forest is named");
    let played = game.play(Farmer.seat(), &Move::At(LocationId(3))).expect("a forest");
    assert_eq!(played.wall, Some(Wall::Revealed));
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (0, 6));
    assert_eq!(game.town.at(LocationId(3)), Default::default());
    assert!(game.town.empty_places().any(|at| at == LocationId(3)), "a building can go there");
    assert_eq!(sorted(&game.hidden.forests), [3]);
    assert_eq!(held(&game), [2, 1, 1, 1], "forest 3: one production");
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));

    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 4);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Discover)), "MW-112");
}

#[test]
fn without_a_forest_there_is_nothing_to_discover() {
    clauses!["MW-115"];
    let mut game = morning(&[Farmer]);
    for at in 1..=13 {
        clear(&mut game, at);
    }
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Discover)), "MW-115");
}

/// A morning on which the Farmer removed a forest; both characters have 10 coins.
fn removed(at: u8) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    for who in [Farmer, Ranger] {
        purse(&mut game, who, 10);
    }
    tower(&mut game, &[(Sprite, 1), (Villager, 1)]);
    game.town.queue[2] = Some(Bakery);
    act(&mut game, Farmer, TownAction::Discover);
    play(&mut game, Farmer, Move::At(LocationId(at)));
    game
}

#[test]
fn the_benefits_of_the_forests() {
    clauses!["MW-113"];
    // Forest, tracks, the Farmer's coins after paying 5, sprites and villagers in town, pips at the tower.
    let table = [
        (2, [1, 1, 2, 1], 5, 1, 1),
        (3, [2, 1, 1, 1], 5, 1, 1),
        (4, [1, 2, 1, 1], 5, 1, 1),
        (5, [1, 1, 1, 2], 5, 1, 1),
        (6, [1, 1, 1, 1], 5, 2, 1),
        (8, [1, 1, 1, 1], 5, 1, 2),
        (9, [1, 1, 1, 1], 10, 1, 1),
        (10, [1, 1, 1, 1], 6, 1, 1),
        (11, [1, 1, 1, 1], 5, 1, 1),
    ];
    for (forest, tracks, purse, sprites, villagers) in table {
        let game = removed(forest);
        assert_eq!(held(&game), tracks, "forest {forest}");
        assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (purse, 10), "forest {forest}");
        assert_eq!(game.dice.in_town(Sprite), sprites, "forest {forest}");
        assert_eq!(game.dice.in_town(Villager), villagers, "forest {forest}");
        let slot = if forest == 10 { 1 } else { 2 };
        assert_eq!(game.town.queue[slot], Some(Bakery), "forest {forest}");
        if forest == 11 {
            assert_eq!(pips(&game, DieAt::Tower, Sprite), [2]);
            assert_eq!(pips(&game, DieAt::Tower, Villager), [2]);
        }
        assert!(offered(&game, Farmer, Move::EndTurn), "forest {forest}");
    }
}

#[test]
fn what_a_forest_leaves_open_the_actor_decides() {
    clauses!["MW-113", "MW-E7", "MW-R55"];
    for forest in [1, 12] {
        let mut game = removed(forest);
        assert_eq!(moves(&game, Farmer), Res::ALL.map(Move::Res));
        assert!(!offered(&game, Ranger, Move::Res(Food)), "not the others");
        play(&mut game, Farmer, Move::Res(Culture));
        assert_eq!(held(&game), [1, 1, 1, 2]);
    }
    // Forest 13: hire one worker free, 2 coins.
    let mut game = removed(13);
    let die = game.dice.kind_at(Villager, DieAt::Tower).next().expect("a villager");
    play(&mut game, Farmer, Move::Die(die));
    assert_eq!(game.dice.get(die).at, DieAt::Well(Farmer));
    assert_eq!(coins(&game, Farmer), 7);
    let mut game = removed(13);
    play(&mut game, Farmer, Move::Done);
    assert_eq!((coins(&game, Farmer), count(&game, DieAt::Well(Farmer), Villager)), (7, 0));
}

#[test]
fn a_forest_on_a_building_is_removed_without_benefit() {
    clauses!["MW-170", "MW-R24", "MW-169", "MW-113"];
    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 5);
    built(&mut game, TradingPost, 3);
    cover(&mut game, 3);
    assert_eq!(game.town.at(LocationId(3)).forest, Some(3), "forest 3 would bring a production");
    act(&mut game, Farmer, TownAction::Discover);
    play(&mut game, Farmer, Move::At(LocationId(3)));
    assert_eq!(held(&game), [1, 1, 1, 1]);
    assert_eq!(sorted(&game.hidden.forests), [3]);
    assert_eq!(on(&game, 3), Some(TradingPost));
    pass_day(&mut game);
    purse(&mut game, Farmer, 2);
    assert!(offered(&game, Farmer, Move::Act(TownAction::Use(LocationId(3)))), "usable again");
}
