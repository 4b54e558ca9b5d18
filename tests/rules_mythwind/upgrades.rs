//! The eight tower upgrades.

use super::table::*;

/// A morning on which the town has these upgrades.
fn with(upgrades: &[u8]) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    game.town.upgrades = upgrades.to_vec();
    game
}

/// The coins the Farmer gains by constructing a building.
fn paid_back(upgrades: &[u8], building: Building, needs: Building) -> u16 {
    let mut game = with(upgrades);
    built(&mut game, needs, 1);
    hold(&mut game, 10, 10, 10, 10);
    act(&mut game, Farmer, TownAction::Construct);
    play(&mut game, Farmer, Move::Building(building));
    assert_eq!(coins(&game, Ranger), 6, "the coins are the actor's");
    coins(&game, Farmer) - 6
}

#[test]
fn resources_used_to_construct_pay_coins() {
    clauses!["MW-268", "MW-269", "MW-R40"];
    // Port: production 2, income 1, food 1. School: production 1, food 1, culture 2.
    assert_eq!(paid_back(&[1], Port, FishingGround), 3);
    assert_eq!(paid_back(&[2], Port, FishingGround), 1);
    assert_eq!(paid_back(&[1], School, Chapel), 1);
    assert_eq!(paid_back(&[2], School, Chapel), 3);
    assert_eq!(paid_back(&[1, 2], School, Chapel), 4);
    assert_eq!(paid_back(&[2], CommunityGarden, Monument), 4, "food 2, culture 2");
    assert_eq!(paid_back(&[], Port, FishingGround), 0);
    // A free building pays nothing.
    let mut game = with(&[1, 2]);
    built(&mut game, Chapel, 1);
    hold(&mut game, 10, 10, 10, 10);
    game.town.granted.insert(School);
    act(&mut game, Farmer, TownAction::Construct);
    play(&mut game, Farmer, Move::Building(School));
    assert_eq!(coins(&game, Farmer), 6);
}

#[test]
fn what_three_or_more_characters_pay_counts() {
    clauses!["MW-268", "MW-119"];
    let mut game = morning(&[Farmer, Ranger, Crafter]);
    game.town.upgrades = vec![1];
    hold(&mut game, 10, 10, 10, 10);
    act(&mut game, Farmer, TownAction::Construct);
    play(&mut game, Farmer, Move::Building(TradingPost)); // income 2, culture 1
    assert_eq!(coins(&game, Farmer), 8);
}

#[test]
fn city_hall_constructs_too() {
    clauses!["MW-268", "MW-R40", "MW-R27"];
    let mut game = with(&[1]);
    built(&mut game, CityHall, 1);
    hold(&mut game, 10, 10, 10, 10);
    enter(&mut game, Farmer, 1);
    play(&mut game, Farmer, Move::Building(TradingPost)); // income 1, culture 1
    assert_eq!(coins(&game, Farmer), 7);
    assert_eq!(moves(&game, Farmer).len(), 2, "then a resource: income or culture, the others are full");
}

#[test]
fn improving_may_increase_the_workers_at_the_tower() {
    clauses!["MW-270", "MW-271", "MW-R40"];
    for (upgrade, kind) in [(3, Sprite), (4, Villager)] {
        let mut game = with(&[upgrade]);
        tower(&mut game, &[(Sprite, 1), (Sprite, 2), (Villager, 1), (Villager, 2)]);
        well(&mut game, Farmer, &[(kind, 1)]);
        purse(&mut game, Farmer, 6);
        act(&mut game, Farmer, TownAction::Improve);
        play(&mut game, Farmer, Move::Buy(Food)); // 5 coins
        assert_eq!(moves(&game, Farmer), [Move::Accept, Move::Decline], "optional");
        let declined = after(&game, Farmer, Move::Decline);
        assert_eq!(coins(&declined, Farmer), 1);
        play(&mut game, Farmer, Move::Accept);
        assert_eq!(coins(&game, Farmer), 0);
        for each in Kind::ALL {
            let expected = if each == kind { [2, 3] } else { [1, 2] };
            assert_eq!(pips(&game, DieAt::Tower, each), expected, "upgrade {upgrade}");
        }
        assert_eq!(pips(&game, DieAt::Well(Farmer), kind), [1]);
        assert!(offered(&game, Farmer, Move::EndTurn), "once");

        // Without a coin left it is not asked, nor with discover land or a forgone action.
        let mut game = with(&[upgrade]);
        tower(&mut game, &[(kind, 1)]);
        purse(&mut game, Farmer, 5);
        act(&mut game, Farmer, TownAction::Improve);
        play(&mut game, Farmer, Move::Buy(Food));
        assert!(offered(&game, Farmer, Move::EndTurn));
        let mut game = with(&[upgrade]);
        purse(&mut game, Farmer, 10);
        act(&mut game, Farmer, TownAction::Discover);
        play(&mut game, Farmer, Move::At(LocationId(2)));
        assert!(offered(&game, Farmer, Move::EndTurn));
        let mut game = with(&[upgrade]);
        play_all(&mut game, Farmer, &[Move::Forgo, Move::Stand(Space::Improve)]);
        assert!(offered(&game, Farmer, Move::EndTurn));
    }
}

#[test]
fn both_upgrades_of_a_kind_work_one_after_the_other() {
    clauses!["MW-270", "MW-271", "MW-R40"];
    let mut game = with(&[3, 4]);
    tower(&mut game, &[(Sprite, 1), (Villager, 1)]);
    purse(&mut game, Farmer, 7);
    act(&mut game, Farmer, TownAction::Improve);
    play_all(&mut game, Farmer, &[Move::Buy(Food), Move::Accept, Move::Accept]);
    assert_eq!(coins(&game, Farmer), 0);
    assert_eq!([Sprite, Villager].map(|kind| pips(&game, DieAt::Tower, kind)), [vec![2], vec![2]]);
}

#[test]
fn hiring_may_lead_into_an_adventure() {
    clauses!["MW-272", "MW-273", "MW-97", "MW-R61"];
    for (upgrade, kind) in [(5, Villager), (6, Sprite)] {
        let other = if kind == Sprite { Villager } else { Sprite };
        let mut game = with(&[upgrade]);
        let dice = tower(&mut game, &[(kind, 2), (other, 2)]);
        game.hidden.0.adventures = pile(&[3]); // 4 coins (villager) or a sprite comes (sprite)
        act(&mut game, Farmer, TownAction::Hire);
        play_all(&mut game, Farmer, &[Move::Die(dice[0]), Move::Done]);
        assert_eq!(game.sheet(Farmer).today.aligned, Some(kind));
        assert_eq!(moves(&game, Farmer), [Move::Accept, Move::Decline]);
        let declined = after(&game, Farmer, Move::Decline);
        assert_eq!(declined.sheet(Farmer).today.stands, Some(Space::Hire));
        assert!(offered(&declined, Farmer, Move::EndTurn));
        play(&mut game, Farmer, Move::Accept);
        assert_eq!(game.dice.get(dice[0]).pips, 1, "the one just hired pays");
        assert_eq!(game.sheet(Farmer).today.stands, Some(Space::Adventure), "the miniature moves on");
        play(&mut game, Farmer, Move::Pick(if kind == Villager { 1 } else { 0 }));
        assert_eq!(game.sheet(Farmer).today.aligned, Some(kind), "the hire's alignment holds");
        assert!(offered(&game, Ranger, Move::Act(TownAction::Hire)), "the hire space is free again");
        // No further character action came with it.
        let clear = |cell| Move::Farm(FarmMove::Clear { cell });
        play(&mut game, Farmer, clear(7));
        assert_eq!(refused(&game, Farmer, clear(22)), "MW-CJ04");
    }
}

#[test]
fn an_occupied_adventure_space_blocks_it() {
    clauses!["MW-272", "MW-273", "MW-97", "MW-85"];
    for (upgrade, kind) in [(5, Villager), (6, Sprite)] {
        let mut game = with(&[upgrade]);
        let die = tower(&mut game, &[(kind, 2)])[0];
        game.hidden.0.adventures = pile(&[8]);
        act(&mut game, Ranger, TownAction::Adventure);
        play(&mut game, Ranger, Move::Pick(0));
        act(&mut game, Farmer, TownAction::Hire);
        play(&mut game, Farmer, Move::Die(die));
        assert!(offered(&game, Farmer, Move::EndTurn), "nothing is asked");
        assert_eq!(game.dice.get(die).pips, 2, "and nothing paid");
        assert_eq!(game.sheet(Farmer).today.stands, Some(Space::Hire));
    }
    // The space is taken while the question waits: the pip stays.
    let mut game = with(&[5]);
    let die = tower(&mut game, &[(Villager, 2)])[0];
    act(&mut game, Farmer, TownAction::Hire);
    play(&mut game, Farmer, Move::Die(die));
    act(&mut game, Ranger, TownAction::Adventure);
    assert!(!offered(&game, Farmer, Move::Accept));
    assert!(offered(&game, Farmer, Move::EndTurn));
    assert_eq!(game.dice.get(die).pips, 2);
}

#[test]
fn an_adventure_may_advance_a_building_of_its_kind() {
    clauses!["MW-274", "MW-275", "MW-187"];
    for (upgrade, kind) in [(7, Villager), (8, Sprite)] {
        let other = if kind == Sprite { Villager } else { Sprite };
        let mut game = with(&[upgrade]);
        // Bakery and Chapel bear the sprites' sign, Tavern and Quarry the villagers'.
        game.town.queue = [None, Some(Bakery), None, Some(Tavern)];
        well(&mut game, Farmer, &[(kind, 1), (other, 3)]);
        game.hidden.0.adventures = pile(&[8]);
        act(&mut game, Farmer, TownAction::Adventure);
        play(&mut game, Farmer, Move::Pick(0));
        assert_eq!(moves(&game, Farmer), [Move::Accept, Move::Decline]);
        play(&mut game, Farmer, Move::Accept);
        let queue = match kind {
            Villager => [None, Some(Bakery), Some(Tavern), None],
            Sprite => [Some(Bakery), None, None, Some(Tavern)],
        };
        assert_eq!(game.town.queue, queue, "upgrade {upgrade} moves the only one of its kind");
        assert_eq!(pips(&game, DieAt::Well(Farmer), kind), [0]);
        assert_eq!(pips(&game, DieAt::Well(Farmer), other), [3]);
        // With two of the kind the actor says which, and the other kind is not offered.
        let mut game = with(&[upgrade]);
        game.town.queue = match kind {
            Villager => [None, Some(Quarry), None, Some(Tavern)],
            Sprite => [None, Some(Bakery), None, Some(Chapel)],
        };
        well(&mut game, Farmer, &[(kind, 1)]);
        game.hidden.0.adventures = pile(&[8]);
        act(&mut game, Farmer, TownAction::Adventure);
        play_all(&mut game, Farmer, &[Move::Pick(0), Move::Accept]);
        assert_eq!(moves(&game, Farmer), [Move::Slot(2), Move::Slot(4)]);
        // None of the kind that can move: nobody pays.
        let mut game = with(&[upgrade]);
        game.town.queue = match kind {
            Villager => [None, Some(Bakery), Some(Tavern), None],
            Sprite => [None, Some(Tavern), Some(Bakery), None],
        };
        well(&mut game, Farmer, &[(kind, 1)]);
        game.hidden.0.adventures = pile(&[8]);
        act(&mut game, Farmer, TownAction::Adventure);
        play(&mut game, Farmer, Move::Pick(0));
        assert!(offered(&game, Farmer, Move::EndTurn));
        assert_eq!(pips(&game, DieAt::Well(Farmer), kind), [1]);
    }
}

#[test]
fn an_adventure_that_is_put_back_counts_once_for_the_upgrades() {
    clauses!["MW-R40", "MW-57", "MW-274"];
    let mut game = with(&[7]);
    tower(&mut game, &[]);
    well(&mut game, Farmer, &[(Sprite, 1), (Sprite, 1), (Sprite, 1), (Villager, 3)]);
    well(&mut game, Ranger, &[(Sprite, 1); 5]);
    game.town.queue = [None, None, None, Some(Tavern)];
    game.hidden.0.adventures = pile(&[2, 8]); // the first needs a sprite die
    act(&mut game, Farmer, TownAction::Adventure);
    play_all(&mut game, Farmer, &[Move::Pick(0), Move::Pick(0), Move::Accept]);
    assert_eq!(game.town.queue, [None, None, Some(Tavern), None]);
    assert!(offered(&game, Farmer, Move::EndTurn), "one adventure, one advance");
}

#[test]
fn upgrades_serve_every_character() {
    clauses!["MW-R40"];
    let mut game = with(&[1]);
    hold(&mut game, 10, 10, 10, 10);
    act(&mut game, Ranger, TownAction::Construct);
    play(&mut game, Ranger, Move::Building(TradingPost)); // income 1, culture 1
    assert_eq!((coins(&game, Ranger), coins(&game, Farmer)), (7, 6));
}
