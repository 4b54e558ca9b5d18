//! The hire action.

use super::table::*;

/// A morning with two sprites (1, 3) and a villager (2) at the tower, and the Farmer at the hire space.
fn hiring(purse_of_farmer: u16) -> (Mythwind, [DieId; 3]) {
    let mut game = morning(&[Farmer, Ranger]);
    let dice = tower(&mut game, &[(Sprite, 1), (Sprite, 3), (Villager, 2)]);
    purse(&mut game, Farmer, purse_of_farmer);
    act(&mut game, Farmer, TownAction::Hire);
    (game, [dice[0], dice[1], dice[2]])
}

#[test]
fn two_coins_hire_one_worker_of_choice() {
    clauses!["MW-134", "MW-136", "MW-137", "MW-94", "MW-E9"];
    for (chosen, kind) in [(0, Sprite), (1, Sprite), (2, Villager)] {
        let (mut game, dice) = hiring(6);
        assert_eq!(moves(&game, Farmer), dice.map(Move::Die), "every die at the tower");
        play(&mut game, Farmer, Move::Die(dice[chosen]));
        assert_eq!(game.sheet(Farmer).today.aligned, None, "a second may follow");
        play(&mut game, Farmer, Move::Done);
        assert_eq!(coins(&game, Farmer), 4);
        assert_eq!(game.dice.get(dice[chosen]).at, DieAt::Well(Farmer));
        assert_eq!(game.dice.get(dice[chosen]).pips, [1, 3, 2][chosen], "its value is kept");
        assert_eq!(game.dice.at(DieAt::Tower).count(), 2);
        assert_eq!(game.sheet(Farmer).today.aligned, Some(kind));
        assert!(offered(&game, Farmer, Move::EndTurn));
    }
}

#[test]
fn five_coins_hire_two_in_any_mix() {
    clauses!["MW-135", "MW-137", "MW-94", "MW-E9"];
    // Two of a kind align with it.
    let (mut game, dice) = hiring(5);
    play_all(&mut game, Farmer, &[Move::Die(dice[0]), Move::Die(dice[1])]);
    assert_eq!(coins(&game, Farmer), 0);
    assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [1, 3]);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    assert!(offered(&game, Farmer, Move::EndTurn), "no question");
    // One of each: the player chooses.
    for kind in Kind::ALL {
        let (mut game, dice) = hiring(5);
        play_all(&mut game, Farmer, &[Move::Die(dice[2]), Move::Die(dice[1])]);
        assert_eq!(moves(&game, Farmer), [Move::Align(Sprite), Move::Align(Villager)]);
        play(&mut game, Farmer, Move::Align(kind));
        assert_eq!(game.sheet(Farmer).today.aligned, Some(kind));
        assert_eq!((coins(&game, Farmer), game.season_log.count(Stat::Hired)), (0, 2));
    }
}

#[test]
fn with_two_to_four_coins_one_worker_is_hired() {
    clauses!["MW-134", "MW-135"];
    for purse in 2..=4 {
        let (mut game, dice) = hiring(purse);
        play(&mut game, Farmer, Move::Die(dice[2]));
        assert_eq!(coins(&game, Farmer), purse - 2);
        assert!(offered(&game, Farmer, Move::EndTurn), "a second would take 3 more");
        assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
    }
}

#[test]
fn without_workers_or_coins_nobody_can_be_hired() {
    clauses!["MW-138", "MW-98"];
    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 1);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Hire)), "MW-138", "one coin");
    purse(&mut game, Farmer, 9);
    tower(&mut game, &[]);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Hire)), "MW-138", "nobody there");
    stand_by(&mut game, Farmer, Sprite);
}

#[test]
fn with_one_worker_there_five_coins_buy_no_more_than_two_do() {
    clauses!["MW-R37"];
    let mut game = morning(&[Farmer]);
    let die = tower(&mut game, &[(Villager, 2)])[0];
    act(&mut game, Farmer, TownAction::Hire);
    play(&mut game, Farmer, Move::Die(die));
    assert_eq!(coins(&game, Farmer), 4);
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn the_dice_of_others_are_not_for_hire() {
    clauses!["MW-39", "MW-134"];
    let mut game = morning(&[Farmer, Ranger]);
    let hired = well(&mut game, Ranger, &[(Villager, 3)])[0];
    act(&mut game, Farmer, TownAction::Hire);
    assert_eq!(refused(&game, Farmer, Move::Die(hired)), "MW-137");
    let spare = game.dice.spare(Sprite).expect("a sprite in the supply");
    assert_eq!(refused(&game, Farmer, Move::Die(spare)), "MW-137");
}
