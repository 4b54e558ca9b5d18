//! The four tracks of the town.

use super::table::*;

/// A morning with these tracks (production, income, food, culture) and an effect for the group.
fn resolved(tracks: [u8; 4], effect: Effect) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    let [production, income, food, culture] = tracks;
    hold(&mut game, production, income, food, culture);
    game.resolve(effect, None);
    game
}

#[test]
fn a_gain_or_loss_moves_the_token_by_that_number() {
    clauses!["MW-34", "MW-E1"];
    let game = resolved([1, 1, 2, 1], gain(Food, 2));
    assert_eq!(held(&game), [1, 1, 4, 1], "food 2 + 2");
    let game = resolved([1, 5, 2, 1], Effect::Suffer(ResSel::Just(Income), 3));
    assert_eq!(held(&game), [1, 2, 2, 1], "income 5 - 3");
}

#[test]
fn the_tracks_end_at_ten_and_at_nothing() {
    clauses!["MW-35", "MW-36", "MW-37", "MW-R09", "MW-199", "MW-E21", "MW-D11"];
    for (before, by, after) in [(10, 1, 10), (9, 2, 10), (8, 2, 10), (0, 10, 10)] {
        let game = resolved([0, 0, before, 0], gain(Food, by));
        assert_eq!(held(&game), [0, 0, after, 0], "{before} + {by}");
    }
    for (before, by, after) in [(0, 1, 0), (1, 2, 0), (2, 2, 0), (10, 4, 6)] {
        let game = resolved([0, 0, before, 0], Effect::Suffer(ResSel::Just(Food), by));
        assert_eq!(held(&game), [0, 0, after, 0], "{before} - {by}");
    }
}

#[test]
fn what_really_came_or_went_is_told() {
    clauses!["MW-37"];
    let mut game = morning(&[Farmer]);
    hold(&mut game, 1, 1, 9, 1);
    let gained = game.resolve(gain(Food, 2), None);
    let lost = game.resolve(Effect::Suffer(ResSel::Just(Culture), 2), None);
    assert!(told(&gained, |event| matches!(event, Event::Resource { res: Food, by: 1, now: 10, .. })));
    assert!(told(&lost, |event| matches!(event, Event::Resource { res: Culture, by: -1, now: 0, .. })));
}

#[test]
fn the_resources_are_everybodys() {
    clauses!["MW-33"];
    let mut game = morning(&[Farmer, Ranger]);
    hold(&mut game, 1, 1, 0, 1);
    purse(&mut game, Farmer, 5);
    // The Farmer buys the food that the Ranger's General Store (1 production, 1 food) needs.
    assert!(!offered_building(&game, Ranger, GeneralStore));
    act(&mut game, Farmer, TownAction::Improve);
    play(&mut game, Farmer, Move::Buy(Food));
    assert!(offered_building(&game, Ranger, GeneralStore));
}

fn offered_building(game: &Mythwind, who: Character, building: Building) -> bool {
    let mut game = game.clone();
    act(&mut game, who, TownAction::Construct);
    offered(&game, who, Move::Building(building))
}

#[test]
fn any_resource_is_chosen_one_by_one() {
    clauses!["MW-D14", "MW-R55"];
    let mut game = resolved([1, 1, 1, 1], Effect::Gain(ResSel::Any, N(2)));
    for who in [Farmer, Ranger] {
        assert_eq!(moves(&game, who), Res::ALL.map(Move::Res), "the group's choice");
    }
    play(&mut game, Ranger, Move::Res(Food));
    play(&mut game, Farmer, Move::Res(Culture));
    assert_eq!(held(&game), [1, 1, 2, 2]);
    assert!(offered(&game, Farmer, Move::Forgo), "nothing is asked any more");
}

#[test]
fn full_and_empty_tracks_are_not_offered() {
    clauses!["MW-D12", "MW-D11"];
    let game = resolved([10, 9, 10, 3], Effect::Gain(ResSel::Any, N(1)));
    assert_eq!(moves(&game, Farmer), [Move::Res(Income), Move::Res(Culture)]);
    let game = resolved([10, 10, 10, 10], Effect::Gain(ResSel::Any, N(1)));
    assert_eq!(moves(&game, Farmer), Res::ALL.map(Move::Res), "none fits: all are offered");
    let game = resolved([0, 2, 0, 3], Effect::Suffer(ResSel::Any, 1));
    assert_eq!(moves(&game, Farmer), [Move::Res(Income), Move::Res(Culture)]);
    let game = resolved([0, 0, 0, 0], Effect::Suffer(ResSel::Any, 2));
    assert!(offered(&game, Farmer, Move::Forgo), "nothing is asked where nothing is");
    let game = resolved([3, 10, 0, 0], Effect::Gain(ResSel::Either(Production, Income), N(1)));
    assert_eq!(held(&game), [4, 10, 0, 0], "one way left: no question");
}

#[test]
fn tied_resources_are_all_highest_or_lowest() {
    clauses!["MW-201", "MW-E25", "MW-R41"];
    let game = resolved([6, 6, 2, 1], Effect::Suffer(ResSel::Highest, 1));
    assert_eq!(held(&game), [5, 5, 2, 1], "both sixes");
    let game = resolved([3, 1, 1, 1], Effect::Gain(ResSel::Lowest, N(1)));
    assert_eq!(held(&game), [3, 2, 2, 2], "all three ones");
    let game = resolved([1, 1, 3, 3], Effect::Gain(ResSel::Highest, N(2)));
    assert_eq!(held(&game), [1, 1, 5, 5], "food and culture");
    let game = resolved([4, 2, 0, 3], Effect::Suffer(ResSel::Lowest, 1));
    assert_eq!(held(&game), [4, 2, 0, 3], "the lowest is nothing already");
    let game = resolved([4, 2, 0, 3], Effect::Gain(ResSel::Each, N(1)));
    assert_eq!(held(&game), [5, 3, 1, 4], "one of each");
}
