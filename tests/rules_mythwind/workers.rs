//! Workers come and go, are turned and rolled.

use super::table::*;

/// A morning of the Farmer and the Ranger.
fn two_of_us() -> Mythwind {
    morning(&[Farmer, Ranger])
}

/// Every die of a kind is hired: four by the Farmer, four by the Ranger.
fn all_hired(game: &mut Mythwind, kind: Kind) {
    let left: Vec<(Kind, u8)> = game
        .dice
        .at(DieAt::Tower)
        .filter(|die| die.kind() != kind)
        .map(|die| (die.kind(), game.dice.get(die).pips))
        .collect();
    tower(game, &left);
    for who in [Farmer, Ranger] {
        well(game, who, &[(kind, 1); 4]);
    }
}

#[test]
fn a_gained_worker_is_rolled_from_the_supply_to_the_tower() {
    clauses!["MW-41", "MW-42", "MW-47", "MW-40"];
    let mut seen = [0; 4];
    for seed in 0..40 {
        let mut game = morning(&[Farmer]);
        game.hidden.0.rng = Rng::seeded(seed);
        tower(&mut game, &[]);
        let events = game.resolve(Effect::Worker(KindSel::Only(Sprite)), None);
        let [value] = pips(&game, DieAt::Tower, Sprite)[..] else { panic!("one sprite at the tower") };
        assert_eq!(count(&game, DieAt::Supply, Sprite), 7);
        assert_eq!(count(&game, DieAt::Supply, Villager), 8);
        assert!(told(&events, |event| matches!(event, Event::WorkerCame { pips, .. } if *pips == value)));
        seen[usize::from(value)] += 1;
    }
    assert_eq!(seen[0], 0, "a blank stayed");
    assert!(seen[1..].iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn with_none_in_the_supply_any_resource_comes_instead() {
    clauses!["MW-43"];
    let mut game = two_of_us();
    all_hired(&mut game, Sprite);
    let dice = game.dice.clone();
    game.resolve(Effect::Worker(KindSel::Only(Sprite)), None);
    assert_eq!(moves(&game, Ranger), Res::ALL.map(Move::Res));
    play(&mut game, Ranger, Move::Res(Culture));
    assert_eq!(held(&game), [1, 1, 1, 2]);
    assert_eq!(game.dice, dice);
}

#[test]
fn a_lost_worker_leaves_the_tower() {
    clauses!["MW-44"];
    let mut game = two_of_us();
    tower(&mut game, &[(Villager, 1), (Villager, 3), (Sprite, 2)]);
    well(&mut game, Farmer, &[(Villager, 2)]);
    game.resolve(Effect::LoseWorker(KindSel::Only(Villager)), None);
    let three = game
        .dice
        .kind_at(Villager, DieAt::Tower)
        .find(|&die| game.dice.get(die).pips == 3)
        .expect("the three");
    assert_eq!(moves(&game, Farmer).len(), 2, "one of the two at the tower");
    play(&mut game, Farmer, Move::Die(three));
    assert_eq!(pips(&game, DieAt::Tower, Villager), [1]);
    assert_eq!(pips(&game, DieAt::Well(Farmer), Villager), [2]);
    assert_eq!(count(&game, DieAt::Supply, Villager), 6);
}

#[test]
fn with_none_at_the_tower_a_hired_worker_is_lost() {
    clauses!["MW-45", "MW-R50"];
    let mut game = two_of_us();
    tower(&mut game, &[(Sprite, 2)]);
    let farmers = well(&mut game, Farmer, &[(Villager, 2)])[0];
    let rangers = well(&mut game, Ranger, &[(Villager, 2), (Sprite, 1)])[0];
    game.resolve(Effect::LoseWorker(KindSel::Only(Villager)), None);
    for who in [Farmer, Ranger] {
        // Equal dice of two players are not the same choice.
        assert_eq!(moves(&game, who), [Move::Die(farmers), Move::Die(rangers)]);
    }
    play(&mut game, Farmer, Move::Die(rangers));
    assert_eq!(count(&game, DieAt::Well(Ranger), Villager), 0);
    assert_eq!(count(&game, DieAt::Well(Farmer), Villager), 1);
    assert_eq!(count(&game, DieAt::Supply, Villager), 7);
}

#[test]
fn with_no_worker_of_the_kind_anywhere_nothing_is_lost() {
    clauses!["MW-46"];
    let mut game = two_of_us();
    tower(&mut game, &[(Sprite, 2)]);
    let before = game.clone();
    game.resolve(Effect::LoseWorker(KindSel::Only(Villager)), None);
    assert_eq!(game, before);
}

#[test]
fn increase_and_decrease_turn_by_one_pip_between_nothing_and_three() {
    clauses!["MW-48", "MW-49", "MW-50", "MW-51", "MW-53"];
    let mut game = two_of_us();
    tower(&mut game, &[(Sprite, 1), (Sprite, 2), (Sprite, 3), (Villager, 1)]);
    well(&mut game, Farmer, &[(Sprite, 1)]);
    game.resolve(Effect::RotateAll(Sprite, 1), None);
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [2, 3, 3]);
    assert_eq!(pips(&game, DieAt::Tower, Villager), [1], "the other kind");
    assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [1], "hired ones");
    game.resolve(Effect::RotateAll(Sprite, -1), None);
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [1, 2, 2]);
    assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [1]);
}

#[test]
fn one_worker_is_increased_the_group_says_which() {
    clauses!["MW-E2", "MW-53"];
    let mut game = two_of_us();
    let [one, two] = tower(&mut game, &[(Sprite, 1), (Sprite, 2)])[..] else { panic!("two dice") };
    game.resolve(Effect::RotateOne(Sprite, 1), None);
    assert_eq!(moves(&game, Ranger), [Move::Die(one), Move::Die(two)]);
    play(&mut game, Ranger, Move::Die(one));
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [2, 2]);
    // Equal dice: no question. Full dice: nothing.
    game.resolve(Effect::RotateOne(Sprite, 1), None);
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [2, 3]);
    tower(&mut game, &[(Sprite, 3)]);
    game.resolve(Effect::RotateOne(Sprite, 1), None);
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [3]);
    assert!(offered(&game, Farmer, Move::Forgo), "nobody is asked");
}

#[test]
fn a_blank_at_the_tower_is_rolled_at_once() {
    clauses!["MW-54", "MW-E2"];
    let mut seen = [0; 4];
    for seed in 0..40 {
        let mut game = morning(&[Farmer]);
        game.hidden.0.rng = Rng::seeded(seed);
        tower(&mut game, &[(Villager, 1)]);
        let effect =
            if seed % 2 == 0 { Effect::RotateOne(Villager, -1) } else { Effect::RotateAll(Villager, -1) };
        let events = game.resolve(effect, None);
        assert!(told(&events, |event| matches!(event, Event::DieTurned { from: 1, to: 0, .. })));
        seen[usize::from(pips(&game, DieAt::Tower, Villager)[0])] += 1;
    }
    assert_eq!(seen[0], 0, "a blank stayed");
    assert!(seen[1..].iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn a_die_without_pips_cannot_pay_a_decrease() {
    clauses!["MW-52", "MW-145"];
    let mut game = two_of_us();
    built(&mut game, Bakery, 1);
    purse(&mut game, Farmer, 4);
    let [empty, one, two] = well(&mut game, Farmer, &[(Sprite, 0), (Sprite, 1), (Sprite, 2)])[..] else {
        panic!("three dice")
    };
    let other = well(&mut game, Ranger, &[(Sprite, 3)])[0];
    enter(&mut game, Farmer, 1);
    assert_eq!(moves(&game, Farmer), [Move::Die(one), Move::Die(two)]);
    assert_eq!(refused(&game, Farmer, Move::Die(empty)), "MW-52");
    assert_eq!(refused(&game, Farmer, Move::Die(other)), "MW-145");
    play(&mut game, Farmer, Move::Die(one));
    assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [0, 0, 2]);

    // With nothing but blanks the building cannot be used.
    let mut game = two_of_us();
    built(&mut game, Bakery, 1);
    purse(&mut game, Farmer, 4);
    well(&mut game, Farmer, &[(Sprite, 0)]);
    let bakery = Move::Act(TownAction::Use(LocationId(1)));
    assert_eq!(refused(&game, Farmer, bakery), "MW-139");
}

#[test]
fn a_die_rolled_for_an_effect_stays_where_it_was() {
    clauses!["MW-55", "MW-R47"];
    let table = || [fx(gain(Production, 1)), fx(gain(Production, 2)), fx(gain(Production, 3))];
    for seed in 0..20 {
        let mut game = two_of_us();
        game.hidden.0.rng = Rng::seeded(seed);
        hold(&mut game, 0, 0, 0, 0);
        // At the tower the group picks one; the rolled one shows what the table was read by.
        let [one, two] = tower(&mut game, &[(Sprite, 1), (Sprite, 2)])[..] else { panic!("two dice") };
        game.resolve(Effect::Roll(Sprite, table()), None);
        assert_eq!(moves(&game, Farmer), [Move::Die(one), Move::Die(two)]);
        play(&mut game, Farmer, Move::Die(two));
        assert_eq!(game.dice.get(two).at, DieAt::Tower);
        assert_eq!(game.dice.get(two).pips, game.town.held.production);
        assert_eq!(game.dice.get(one).pips, 1, "the other one");
        assert!((1..=3).contains(&game.town.held.production));
        // None at the tower: one from the supply, which goes back there.
        hold(&mut game, 0, 0, 0, 0);
        let events = game.resolve(Effect::Roll(Villager, table()), None);
        assert!(told(&events, |event| matches!(event, Event::DieRolled { .. })));
        assert_eq!(count(&game, DieAt::Supply, Villager), 8);
    }
}

#[test]
fn with_every_die_hired_nothing_can_be_rolled() {
    clauses!["MW-56"];
    let mut game = two_of_us();
    all_hired(&mut game, Villager);
    let before = game.clone();
    let lost = [fx(gain(Food, 1)), fx(gain(Food, 1)), fx(gain(Food, 1))];
    game.resolve(Effect::Roll(Villager, lost.clone()), None);
    assert_eq!(game, before, "no die, no roll, no table");
    // Such a way is not offered beside one that can be taken.
    let options = vec![fx(Effect::Roll(Villager, lost)), fx(gain(Income, 1))];
    game.resolve(Effect::Choose(options), None);
    assert_eq!(held(&game), [1, 2, 1, 1], "the other way without a question");
}

#[test]
fn faces_show_one_and_two_twice_as_often_as_three() {
    clauses!["MW-R08"];
    let mut dice = Dice::default();
    let mut rng = Rng::seeded(8);
    let mut seen = [0_u32; 4];
    for _ in 0..50_000 {
        seen[usize::from(dice.roll(DieId(3), &mut rng))] += 1;
    }
    // Faces 0 1 1 2 2 3 without the blank: 2/5, 2/5, 1/5 of 50,000. A standard deviation is about 110.
    assert_eq!(seen[0], 0);
    for (value, expected) in [(1, 20_000), (2, 20_000), (3, 10_000)] {
        assert!(seen[value].abs_diff(expected) < 600, "{seen:?}");
    }
}

#[test]
fn a_well_holds_four_dice_the_rangers_five() {
    clauses!["MW-R48", "MW-CJ01"];
    let mut game = two_of_us();
    tower(&mut game, &[(Villager, 3), (Villager, 2)]);
    well(&mut game, Farmer, &[(Sprite, 1); 4]);
    well(&mut game, Ranger, &[(Sprite, 1); 4]);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Hire)), "MW-R48");
    game.resolve(Effect::HireFree(KindSel::Either, 1), Some(Farmer));
    assert_eq!(count(&game, DieAt::Well(Farmer), Villager), 0, "a free hire is lost");
    assert!(offered(&game, Farmer, Move::Forgo), "and nobody is asked");
    // The Ranger has room for one more, and only one.
    act(&mut game, Ranger, TownAction::Hire);
    let die = game.dice.kind_at(Villager, DieAt::Tower).next().expect("a villager");
    play(&mut game, Ranger, Move::Die(die));
    assert_eq!(count(&game, DieAt::Well(Ranger), Villager), 1);
    assert!(offered(&game, Ranger, Move::EndTurn), "the second is not asked for");
}
