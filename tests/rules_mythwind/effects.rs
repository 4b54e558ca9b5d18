//! How card effects are read.

use super::table::*;

/// Three coins, a food and a pip of an own sprite for two culture; else a production.
fn costly() -> Effect {
    Effect::Pay {
        by: Payer::Actor,
        cost: vec![
            Cost::Coins(3),
            Cost::Res(ResSel::Just(Food), 1),
            Cost::Pips(KindSel::Only(Sprite), 1),
            Cost::Res(ResSel::Either(Production, Income), 1),
        ],
        then: fx(gain(Culture, 2)),
        or_else: fx(gain(Production, 1)),
    }
}

#[test]
fn a_cost_is_paid_whole_or_not_at_all() {
    clauses!["MW-D10", "MW-200", "MW-141"];
    let rich = || {
        let mut game = morning(&[Farmer]);
        purse(&mut game, Farmer, 3);
        hold(&mut game, 0, 1, 1, 0);
        well(&mut game, Farmer, &[(Sprite, 1)]);
        game
    };
    let mut game = rich();
    game.resolve(costly(), Some(Farmer));
    assert_eq!((held(&game), coins(&game, Farmer)), ([0, 0, 0, 2], 0));
    assert_eq!(pips(&game, DieAt::Well(Farmer), Sprite), [0]);
    let lacks: [fn(&mut Mythwind); 4] = [
        |game| purse(game, Farmer, 2),
        |game| hold(game, 0, 1, 0, 0),
        |game| hold(game, 0, 0, 1, 0),
        |game| {
            let die = game.dice.at(DieAt::Well(Farmer)).next().expect("the sprite");
            game.dice.turn(die, 0);
        },
    ];
    for (at, lack) in lacks.into_iter().enumerate() {
        let mut game = rich();
        lack(&mut game);
        let before = (held(&game), coins(&game, Farmer), game.dice.clone());
        game.resolve(costly(), Some(Farmer));
        let mut expected = before.0;
        expected[0] += 1; // the other effect: a production
        assert_eq!(
            (held(&game), coins(&game, Farmer), game.dice.clone()),
            (expected, before.1, before.2),
            "{at}"
        );
    }
}

#[test]
fn nothing_leaves_anybodys_hands_before_all_is_chosen() {
    clauses!["MW-D10"];
    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 3);
    let dice = well(&mut game, Farmer, &[(Sprite, 1), (Sprite, 2)]);
    let before = (held(&game), game.dice.clone());
    game.resolve(costly(), Some(Farmer));
    play(&mut game, Farmer, Move::Die(dice[1]));
    assert_eq!(moves(&game, Farmer), [Move::Res(Production), Move::Res(Income)]);
    assert_eq!((held(&game), game.dice.clone(), coins(&game, Farmer)), (before.0, before.1, 3));
    play(&mut game, Farmer, Move::Res(Production));
    assert_eq!((held(&game), coins(&game, Farmer)), ([0, 1, 0, 3], 0));
}

#[test]
fn every_character_pays_or_nobody() {
    clauses!["MW-D10"];
    let pay = || Effect::Pay {
        by: Payer::EachCharacter,
        cost: vec![Cost::Coins(2)],
        then: fx(gain(Food, 1)),
        or_else: Fx::default(),
    };
    let mut game = morning(&[Farmer, Ranger, Merchant]);
    game.resolve(pay(), None);
    assert_eq!([Farmer, Ranger, Merchant].map(|who| coins(&game, who)), [4, 4, 12]);
    assert_eq!(game.town.held.food, 2, "once");
    purse(&mut game, Ranger, 1);
    game.resolve(pay(), None);
    assert_eq!([Farmer, Ranger, Merchant].map(|who| coins(&game, who)), [4, 1, 12]);
    assert_eq!(game.town.held.food, 2);
}

#[test]
fn suffering_never_fails_and_never_asks_for_what_is_not_there() {
    clauses!["MW-D11"];
    let mut game = morning(&[Farmer, Ranger]);
    hold(&mut game, 0, 2, 0, 0);
    tower(&mut game, &[]);
    for effect in [
        Effect::Suffer(ResSel::Just(Food), 2),
        Effect::LoseWorker(KindSel::Either),
        Effect::RotateOne(Sprite, -1),
        Effect::QueueDown,
    ] {
        let before = game.clone();
        game.resolve(effect.clone(), None);
        assert_eq!(game.stacks, before.stacks, "{effect:?} leaves no question");
        assert_eq!((game.town.clone(), game.dice.clone()), (before.town, before.dice), "{effect:?}");
    }
    game.resolve(Effect::Suffer(ResSel::Any, 3), None);
    assert_eq!(held(&game), [0, 0, 0, 0], "two of three are there, and no question which");
}

#[test]
fn only_what_can_do_something_is_offered_unless_nothing_can() {
    clauses!["MW-D12", "MW-143"];
    let options = || {
        Effect::Choose(vec![
            fx(Effect::Suffer(ResSel::Just(Food), 1)),
            fx(Effect::RotateAll(Sprite, 1)),
            fx(gain(Culture, 1)),
        ])
    };
    let mut game = morning(&[Farmer]);
    game.resolve(options(), None);
    assert_eq!(moves(&game, Farmer), [0, 1, 2].map(Move::Pick));
    play(&mut game, Farmer, Move::Pick(2));
    assert_eq!((held(&game), pips(&game, DieAt::Tower, Sprite)), ([1, 1, 1, 2], vec![2]), "exactly one");

    let mut game = morning(&[Farmer]);
    hold(&mut game, 1, 1, 0, 10);
    game.resolve(options(), None);
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [3], "one was left: no question");
    game.resolve(options(), None);
    assert_eq!(moves(&game, Farmer), [0, 1, 2].map(Move::Pick), "none can: all are offered");
    let before = (held(&game), game.dice.clone());
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!((held(&game), game.dice.clone()), before, "and the chosen one does nothing");
}

#[test]
fn options_of_events_and_ways_of_adventures_are_never_filtered() {
    clauses!["MW-D12", "MW-104"];
    let mut game = morning(&[Farmer]);
    hold(&mut game, 0, 0, 0, 0);
    game.hidden.0.events = pile(&[14]); // pay a production; or the (empty) queue moves down
    game.resolve(Effect::Event, None);
    assert_eq!(moves(&game, Farmer), [0, 1].map(Move::Pick));
    play(&mut game, Farmer, Move::Pick(0));
    purse(&mut game, Farmer, 0);
    game.hidden.0.adventures = pile(&[14]); // pay three coins; or a food
    act(&mut game, Farmer, TownAction::Adventure);
    assert_eq!(moves(&game, Farmer), [0, 1].map(Move::Pick));
}

#[test]
fn an_effect_for_each_asks_each_in_any_order() {
    clauses!["MW-D13"];
    let mut game = morning(&[Ranger, Farmer, Merchant]);
    stand_by(&mut game, Farmer, Sprite);
    let each = Effect::Each(fx(Effect::Gain(ResSel::Any, N(1))));
    game.resolve(Effect::Seq(vec![fx(each), fx(Effect::Gain(ResSel::Lowest, N(1)))]), None);
    for who in [Ranger, Farmer, Merchant] {
        assert_eq!(moves(&game, who), Res::ALL.map(Move::Res), "{who:?} has a question of its own");
    }
    play(&mut game, Merchant, Move::Res(Food));
    assert_eq!(refused(&game, Merchant, Move::Forgo), "MW-63", "the others first");
    play(&mut game, Farmer, Move::Res(Food));
    assert_eq!(held(&game), [1, 1, 3, 1], "what follows waits for all");
    play(&mut game, Ranger, Move::Res(Food));
    assert_eq!(held(&game), [2, 2, 4, 2], "then one of each lowest");
    assert!(offered(&game, Merchant, Move::Forgo) && offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn rewards_for_each_reach_every_character_in_play() {
    clauses!["MW-D13", "MW-157"];
    let mut game = morning(&[Ranger, Merchant]);
    game.resolve(Effect::Each(fx(Effect::Coins(N(3)))), None);
    assert_eq!([Ranger, Merchant].map(|who| coins(&game, who)), [9, 17]);
    assert_eq!(game.sheets[Farmer.index()], None, "not one that does not play");
}

#[test]
fn an_optional_effect_can_be_left() {
    clauses!["MW-D12"];
    let mut game = morning(&[Farmer]);
    game.resolve(Effect::May(fx(gain(Food, 1))), None);
    assert_eq!(moves(&game, Farmer), [Move::Accept, Move::Decline]);
    let taken = after(&game, Farmer, Move::Accept);
    play(&mut game, Farmer, Move::Decline);
    assert_eq!((held(&taken), held(&game)), ([1, 1, 2, 1], [1; 4]));
    game.town.held.food = 10;
    game.resolve(Effect::May(fx(gain(Food, 1))), None);
    assert!(offered(&game, Farmer, Move::Forgo), "what cannot be had is not asked");
}

#[test]
fn amounts_are_counted_when_the_effect_comes() {
    clauses!["MW-D14", "MW-R36"];
    let mut game = morning(&[Farmer]);
    tower(&mut game, &[(Sprite, 1), (Sprite, 1), (Sprite, 1), (Villager, 1)]);
    game.resolve(Effect::Gain(ResSel::Just(Income), Excess(Sprite)), None);
    game.resolve(Effect::Gain(ResSel::Just(Food), Excess(Villager)), None);
    assert_eq!(held(&game), [1, 3, 1, 1]);
    // Repeated once for each: the first gained worker does not change the number.
    game.resolve(Effect::Repeat(Excess(Sprite), fx(Effect::Worker(KindSel::Only(Sprite)))), None);
    assert_eq!(count(&game, DieAt::Tower, Sprite), 5);
}

#[test]
fn a_worker_of_either_kind_is_chosen() {
    clauses!["MW-41", "MW-R55"];
    let mut game = morning(&[Farmer]);
    game.resolve(Effect::Worker(KindSel::Either), None);
    play(&mut game, Farmer, Move::Pick(1));
    assert_eq!((count(&game, DieAt::Tower, Sprite), count(&game, DieAt::Tower, Villager)), (1, 2));
}
