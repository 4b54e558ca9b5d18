//! Purses.

use super::table::*;

#[test]
fn coins_and_hired_workers_belong_to_one_character() {
    clauses!["MW-38", "MW-59"];
    let mut game = morning(&[Farmer, Ranger]);
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (6, 6));
    game.resolve(Effect::Coins(N(5)), Some(Ranger));
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (6, 11));
    let die = tower(&mut game, &[(Villager, 2)])[0];
    act(&mut game, Farmer, TownAction::Hire);
    play(&mut game, Farmer, Move::Die(die));
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (4, 11));
    assert_eq!(game.dice.get(die).at, DieAt::Well(Farmer));
}

#[test]
fn a_total_is_what_counts_and_no_supply_limits_it() {
    clauses!["MW-60", "MW-61"];
    let mut game = morning(&[Farmer]);
    // The box holds 52 ones, 44 fives and 24 tens.
    assert_eq!(52 + 44 * 5 + 24 * 10, 512);
    for _ in 0..6 {
        game.resolve(Effect::Coins(N(100)), Some(Farmer));
        assert!(offered(&game, Farmer, Move::Forgo), "no question about change");
    }
    assert_eq!(coins(&game, Farmer), 606);
    // 606 coins pay a price of 2 exactly.
    let die = tower(&mut game, &[(Villager, 2)])[0];
    act(&mut game, Farmer, TownAction::Hire);
    play(&mut game, Farmer, Move::Die(die));
    assert_eq!(coins(&game, Farmer), 604);
}

#[test]
fn coins_lost_to_a_card_are_lost_as_far_as_they_are_there() {
    clauses!["MW-R57", "MW-199"];
    let mut game = morning(&[Farmer, Ranger, Merchant]);
    for (who, has) in [(Farmer, 5), (Ranger, 1), (Merchant, 0)] {
        purse(&mut game, who, has);
    }
    game.resolve(Effect::Each(fx(Effect::LoseCoins(3))), None);
    let left = [Farmer, Ranger, Merchant].map(|who| coins(&game, who));
    assert_eq!(left, [2, 0, 0]);
}
