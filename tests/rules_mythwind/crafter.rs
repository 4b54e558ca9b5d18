//! The Crafter's workshop: orders, gathering, working, canvassing, workers.

use super::table::*;

#[test]
fn the_workshop_at_the_start() {
    clauses!["MW-CR01"];
    for seed in 0..10 {
        let game = begin(&[Crafter], seed);
        assert_eq!(stored(&game), [1, 1, 1]);
        assert_eq!((shop(&game).items().count(), game.benches(Crafter)), (0, 2));
        assert_eq!(shop(&game).reputation, 0);
        assert_eq!(shop(&game).row.len(), 3);
        assert!(shop(&game).row.iter().all(|order| order.0 <= 12), "only the first deck is open");
        // Of 12, 10 and 8 orders three lie in the row.
        assert_eq!([0, 1, 2].map(|deck| game.hidden.orders[deck].len()), [9, 10, 8]);
    }
    let rows: Vec<_> = (0..10).map(|seed| shop(&begin(&[Crafter], seed)).row.clone()).collect();
    assert!(rows.iter().any(|row| *row != rows[0]), "the decks are shuffled");
    // Eight materials are all there is room for, by whatever means.
    let mut game = at_the_bench(Sprite);
    let die = well(&mut game, Crafter, &[(Sprite, 1)])[0];
    store(&mut game, 4, 3, 1);
    for by in [By::Action, By::Die(die)] {
        assert_eq!(refused(&game, Crafter, gather(Wood, by)), "MW-CR01");
    }
}

#[test]
fn the_thirty_orders() {
    clauses!["MW-CR02"];
    // Number, deck, wood metal cloth, work, price, customer, town resource.
    let table: [(u8, u8, [u8; 3], u8, u8, Kind, Res); 30] = [
        (1, 1, [2, 0, 0], 2, 5, Villager, Production),
        (2, 1, [2, 0, 0], 2, 5, Villager, Food),
        (3, 1, [0, 2, 0], 2, 5, Villager, Production),
        (4, 1, [1, 1, 0], 2, 5, Sprite, Culture),
        (5, 1, [0, 0, 2], 2, 5, Sprite, Culture),
        (6, 1, [0, 0, 2], 2, 5, Villager, Income),
        (7, 1, [2, 1, 0], 2, 6, Villager, Food),
        (8, 1, [0, 0, 3], 2, 6, Sprite, Culture),
        (9, 1, [1, 1, 0], 3, 6, Villager, Production),
        (10, 1, [1, 0, 1], 3, 6, Sprite, Food),
        (11, 1, [1, 2, 0], 3, 7, Villager, Income),
        (12, 1, [0, 0, 3], 3, 7, Sprite, Culture),
        (13, 2, [0, 0, 3], 3, 9, Sprite, Culture),
        (14, 2, [0, 3, 0], 3, 9, Villager, Food),
        (15, 2, [1, 3, 0], 3, 10, Villager, Income),
        (16, 2, [3, 0, 1], 3, 10, Sprite, Culture),
        (17, 2, [3, 0, 0], 4, 10, Villager, Production),
        (18, 2, [2, 0, 1], 4, 10, Sprite, Food),
        (19, 2, [2, 1, 1], 4, 11, Sprite, Income),
        (20, 2, [1, 2, 1], 4, 11, Villager, Income),
        (21, 2, [0, 0, 4], 4, 11, Sprite, Culture),
        (22, 2, [2, 2, 0], 4, 11, Villager, Production),
        (23, 3, [1, 3, 0], 5, 15, Villager, Production),
        (24, 3, [0, 0, 4], 5, 15, Sprite, Culture),
        (25, 3, [0, 4, 0], 5, 15, Villager, Food),
        (26, 3, [2, 1, 2], 5, 17, Sprite, Culture),
        (27, 3, [3, 2, 0], 5, 17, Villager, Income),
        (28, 3, [0, 0, 5], 6, 19, Sprite, Culture),
        (29, 3, [2, 3, 0], 6, 19, Villager, Production),
        (30, 3, [1, 2, 2], 6, 19, Sprite, Income),
    ];
    let content = Content::get();
    assert_eq!(content.orders.len(), 30);
    for (id, tier, materials, work, price, customer, gift) in table {
        let card = content.order(OrderId(id));
        assert_eq!(Material::ALL.map(|material| card.materials.of(material)), materials, "{id}");
        assert_eq!((card.tier, card.work, card.price), (tier, work, price), "{id}");
        assert_eq!((card.customer, card.gift), (customer, gift), "{id}");
    }
    // From which decks the row can be filled.
    for (reputation, decks) in
        [(0, &[1][..]), (3, &[1]), (4, &[1, 2]), (7, &[1, 2]), (8, &[1, 2, 3]), (12, &[1, 2, 3])]
    {
        let mut game = at_the_bench(Sprite);
        shop_mut(&mut game).reputation = reputation;
        row(&mut game, &[COAT_PEGS]);
        play_all(&mut game, Crafter, &[CANVASS, Move::Done]);
        if let [_] = decks {
            assert_eq!(shop(&game).row.len(), 3, "with one deck nothing is asked");
            assert!(shop(&game).row.iter().all(|order| order.0 <= 12));
            continue;
        }
        let listed: Vec<Move> = decks.iter().map(|&deck| draw(deck)).collect();
        assert_eq!(moves(&game, Crafter), listed, "reputation {reputation}");
        let deck = *decks.last().expect("one at least");
        play_all(&mut game, Crafter, &[draw(deck), draw(deck)]);
        let drawn: Vec<u8> = shop(&game).row[1..].iter().map(|&order| content.order(order).tier).collect();
        assert_eq!(drawn, [deck, deck]);
    }
}

#[test]
fn an_order_is_started_once_a_day() {
    clauses!["MW-CR03"];
    let mut game = morning(&[Crafter]);
    row(&mut game, &[COAT_PEGS, BELL_ROPE, REED_BASKET]);
    store(&mut game, 3, 0, 4);
    assert_eq!(refused(&game, Crafter, start(COAT_PEGS, 0)), "MW-80", "the town action comes first");
    stand_by(&mut game, Crafter, Sprite);
    for bench in [0, 1] {
        let game = after(&game, Crafter, start(COAT_PEGS, bench));
        assert_eq!(stored(&game), [1, 0, 4], "two wood");
        assert_eq!(state_of(&game, bench), (0, 1), "no work, quality 1");
        assert_eq!(shop(&game).row, [BELL_ROPE, REED_BASKET]);
        assert_eq!(refused(&game, Crafter, start(BELL_ROPE, 1 - bench)), "MW-CR03", "one a day");
        assert_eq!(game.sheet(Crafter).today.actions, 1, "it is no character action");
        let mut next = game;
        pass_day(&mut next);
        stand_by(&mut next, Crafter, Sprite);
        play(&mut next, Crafter, start(BELL_ROPE, 1 - bench));
    }
    assert_eq!(refused(&game, Crafter, start(RAIN_CLOAK, 0)), "MW-CR03", "it is not in the row");
    for bench in [2, 3, 255] {
        assert_eq!(refused(&game, Crafter, start(COAT_PEGS, bench)), "MW-CR03", "there are two benches");
    }
    // An order without its materials.
    let mut poor = game.clone();
    store(&mut poor, 1, 3, 3);
    assert_eq!(refused(&poor, Crafter, start(COAT_PEGS, 0)), "MW-CR03");
    // No bench is empty.
    let mut full = game.clone();
    on_bench(&mut full, 0, OrderId(5), 1, 1);
    assert_eq!(refused(&full, Crafter, start(COAT_PEGS, 0)), "MW-CR03", "something lies there");
    finished(&mut full, 1, OrderId(6), 1);
    assert!(!moves(&full, Crafter).iter().any(|mv| matches!(mv, Move::Craft(CraftMove::Start { .. }))));
    // With the character actions lost an order can be started all the same.
    game.resolve(Effect::NoActions, Some(Crafter));
    assert_eq!(refused(&game, Crafter, CANVASS), "MW-208");
    play(&mut game, Crafter, start(COAT_PEGS, 0));
}

#[test]
fn gathering() {
    clauses!["MW-CR04", "MW-CJ04"];
    let mut game = at_the_bench(Sprite);
    play_all(&mut game, Crafter, &[gather(Wood, By::Action), gather(Cloth, By::Action)]);
    assert_eq!(refused(&game, Crafter, CANVASS), "MW-CJ04", "one action is under way");
    play(&mut game, Crafter, gather(Wood, By::Action));
    assert_eq!(stored(&game), [3, 1, 2]);
    assert_eq!(refused(&game, Crafter, gather(Metal, By::Action)), "MW-CJ04", "three are all");
    // Beyond eight they are lost, and with them the rest of the action.
    let mut game = at_the_bench(Sprite);
    store(&mut game, 5, 2, 0);
    play(&mut game, Crafter, gather(Metal, By::Action));
    assert_eq!(stored(&game), [5, 3, 0]);
    store(&mut game, 0, 0, 0);
    assert_eq!(refused(&game, Crafter, gather(Metal, By::Action)), "MW-CJ04");
    // Fewer will do.
    let mut game = at_the_bench(Villager);
    play_all(&mut game, Crafter, &[gather(Wood, By::Action), STOP]);
    assert_eq!(refused(&game, Crafter, gather(Wood, By::Action)), "MW-CJ04");
    assert_eq!(refused(&game, Crafter, STOP), "MW-CR04");
}

#[test]
fn working() {
    clauses!["MW-CR04", "MW-CR05"];
    for (kind, points) in [(Sprite, 3), (Villager, 4)] {
        let mut game = at_the_bench(kind);
        on_bench(&mut game, 0, OrderId(28), 0, 1);
        on_bench(&mut game, 1, OrderId(17), 1, 1);
        play(&mut game, Crafter, work(1, By::Action));
        assert_eq!((state_of(&game, 0), state_of(&game, 1)), ((0, 1), (2, 1)));
        for _ in 1..points {
            play(&mut game, Crafter, work(0, By::Action));
        }
        assert_eq!(state_of(&game, 0), (points - 1, 1), "{kind:?}");
        assert_eq!(refused(&game, Crafter, work(0, By::Action)), "MW-CJ04", "{kind:?}");
        assert_eq!(refused(&game, Crafter, gather(Wood, By::Action)), "MW-CJ04");
    }
    let game = at_the_bench(Villager);
    for bench in [0, 1, 2, 255] {
        assert_eq!(refused(&game, Crafter, work(bench, By::Action)), "MW-CR05", "nothing lies there");
    }
}

#[test]
fn canvassing() {
    clauses!["MW-CR04"];
    let mut game = at_the_bench(Sprite);
    row(&mut game, &[COAT_PEGS, BELL_ROPE, REED_BASKET]);
    store(&mut game, 3, 0, 4);
    game.hidden.0.orders[0] = orders_pile(&[4, 5, 6, 7, 2, 3, 9, 11, 12]);
    play_all(&mut game, Crafter, &[start(COAT_PEGS, 0), CANVASS]);
    assert_eq!(refused(&game, Crafter, under(COAT_PEGS)), "MW-63", "it is on the bench");
    play_all(&mut game, Crafter, &[under(REED_BASKET), Move::Done]);
    assert_eq!(shop(&game).row, [BELL_ROPE, OrderId(4), OrderId(5)]);
    let deck: Vec<u8> = game.hidden.orders[0].iter().map(|order| order.0).collect();
    assert_eq!(deck, [10, 12, 11, 9, 3, 2, 7, 6], "the one put away lies at the bottom");
    play(&mut game, Crafter, start(BELL_ROPE, 1));
    assert_eq!(stored(&game), [1, 0, 1], "a second start today");
    shop_mut(&mut game).benches[0] = None;
    store(&mut game, 2, 2, 2);
    assert_eq!(refused(&game, Crafter, start(OrderId(4), 0)), "MW-CR03", "and no third");
    assert_eq!(refused(&game, Crafter, CANVASS), "MW-CJ04", "it was the character action");
    assert_eq!(refused(&game, Crafter, under(OrderId(4))), "MW-CR04");
    assert_eq!(refused(&game, Crafter, draw(1)), "MW-CR08");
    // What was allowed further ends with the day.
    let mut game = at_the_bench(Sprite);
    play_all(&mut game, Crafter, &[CANVASS, Move::Done]);
    assert_eq!(shop(&game).starts_left(), 2);
    pass_day(&mut game);
    assert_eq!(shop(&game).starts_left(), 1);
}

fn orders_pile(orders: &[u8]) -> Pile<OrderId> {
    let mut pile = Pile::default();
    for &order in orders.iter().rev() {
        pile.lay(OrderId(order));
    }
    pile
}

#[test]
fn an_extra_character_action_is_one_of_the_three() {
    clauses!["MW-CJ04", "MW-207"];
    let mut game = at_the_bench(Sprite);
    on_bench(&mut game, 0, OrderId(28), 0, 1);
    play(&mut game, Crafter, work(0, By::Action));
    // Granted while another is under way: that one waits, and its two points are still there.
    game.resolve(Effect::ActNow, Some(Crafter));
    row(&mut game, &[COAT_PEGS]);
    store(&mut game, 2, 0, 0);
    assert_eq!(refused(&game, Crafter, start(COAT_PEGS, 1)), "MW-CR03", "a start is no character action");
    let die = well(&mut game, Crafter, &[(Villager, 2)])[0];
    assert_eq!(refused(&game, Crafter, work(0, By::Die(die))), "MW-CJ05", "nor is the work of a worker");
    play_all(&mut game, Crafter, &[CANVASS, Move::Done]);
    assert_eq!(game.sheet(Crafter).today.actions, 0);
    assert!(offered(&game, Crafter, start(COAT_PEGS, 1)) && offered(&game, Crafter, work(0, By::Die(die))));
    play_all(&mut game, Crafter, &[work(0, By::Action), work(0, By::Action)]);
    assert_eq!(state_of(&game, 0), (3, 1));
    assert_eq!(refused(&game, Crafter, work(0, By::Action)), "MW-CJ04");
    game.resolve(Effect::ActNow, Some(Crafter));
    play_all(&mut game, Crafter, &[work(0, By::Action), work(0, By::Action), work(0, By::Action)]);
    assert_eq!(state_of(&game, 0), (6, 1), "the same once more");
    assert_eq!(refused(&game, Crafter, work(0, By::Action)), "MW-CJ04");
}

#[test]
fn polishing() {
    clauses!["MW-CR05"];
    // By roll: the quality after it from 0, 1, 2 and 3.
    let table = [
        (1, [0, 0, 1, 2]),
        (2, [0, 1, 2, 3]),
        (3, [0, 1, 2, 3]),
        (4, [1, 2, 3, 3]),
        (5, [1, 2, 3, 3]),
        (6, [2, 3, 3, 3]),
    ];
    for (shows, becomes) in table {
        for (before, now) in (0..).zip(becomes) {
            for kind in Kind::ALL {
                let mut game = at_the_bench(kind);
                finished(&mut game, 0, REED_BASKET, before);
                next_roll(&mut game, shows);
                let mut polished = game.clone();
                let played = polished.play(Crafter.seat(), &work(0, By::Action)).expect("a polish");
                assert_eq!(played.wall, Some(Wall::Rolled), "a roll is never taken back");
                let expected = if shows == 1 && kind == Sprite { before } else { now };
                assert_eq!(state_of(&polished, 0), (3, expected), "{shows} from {before}, {kind:?}");
            }
        }
    }
}

#[test]
fn the_workers_of_the_crafter() {
    clauses!["MW-CR06", "MW-CJ05"];
    let mut game = morning(&[Crafter]);
    let dice = well(&mut game, Crafter, &[(Sprite, 2), (Villager, 3), (Villager, 0)]);
    let [sprite, villager, blank] = [0, 1, 2].map(|at| By::Die(dice[at]));
    on_bench(&mut game, 0, REED_BASKET, 2, 1);
    assert_eq!(refused(&game, Crafter, work(0, villager)), "MW-CJ05", "the town action comes first");
    stand_by(&mut game, Crafter, Sprite);
    assert_eq!(refused(&game, Crafter, work(0, sprite)), "MW-CR06", "work is for villagers");
    assert_eq!(refused(&game, Crafter, work(0, blank)), "MW-52");
    assert_eq!(refused(&game, Crafter, work(0, By::Die(DieId(15)))), "MW-145");
    play(&mut game, Crafter, work(0, villager));
    assert_eq!(state_of(&game, 0), (3, 1), "finished");
    play_all(&mut game, Crafter, &[gather(Metal, villager), gather(Cloth, sprite)]);
    assert_eq!(stored(&game), [1, 2, 2]);
    assert_eq!([0, 1].map(|at| game.dice.get(dice[at]).pips), [1, 1]);
    assert_eq!(game.sheet(Crafter).today.actions, 1, "no character action was used");

    // A sprite rolls the polish just made anew: from where the item was before it.
    let reroll = Move::Craft(CraftMove::Reroll { die: dice[0] });
    assert_eq!(refused(&game, Crafter, reroll), "MW-CR06", "there is no polish");
    next_roll(&mut game, 6);
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 3));
    assert_eq!(refused(&game, Crafter, Move::Craft(CraftMove::Reroll { die: dice[1] })), "MW-CR06");
    let mut again = game.clone();
    next_roll(&mut again, 2);
    play(&mut again, Crafter, reroll);
    assert_eq!(state_of(&again, 0), (3, 1), "the new result counts, a worse one too");
    assert_eq!(again.dice.get(dice[0]).pips, 0);
    assert_eq!(again.doing(Crafter).map(|doing| doing.left()), Some(2), "no point of the action is used");
    // It has to be the polish just made.
    play(&mut game, Crafter, gather(Wood, villager));
    assert_eq!(refused(&game, Crafter, reroll), "MW-CR06");
}

#[test]
fn others_have_no_workshop() {
    clauses!["MW-202"];
    let mut game = morning(&[Farmer, Ranger]);
    for who in [Farmer, Ranger] {
        stand_by_somewhere(&mut game, who);
        for mv in [CANVASS, STOP, gather(Wood, By::Action), start(COAT_PEGS, 0)] {
            assert_eq!(refused(&game, who, mv), "MW-202", "{who:?}");
        }
    }
}

fn stand_by_somewhere(game: &mut Mythwind, who: Character) {
    play(game, who, Move::Forgo);
    let space = if who == Farmer { Space::Improve } else { Space::Construct };
    play(game, who, Move::Stand(space));
}

#[test]
fn the_polish_just_made() {
    clauses!["MW-CR06"];
    let mut game = at_the_bench(Villager);
    let dice = well(&mut game, Crafter, &[(Sprite, 3), (Villager, 3)]);
    let reroll = Move::Craft(CraftMove::Reroll { die: dice[0] });
    finished(&mut game, 0, REED_BASKET, 1);
    on_bench(&mut game, 1, BELL_ROPE, 0, 1);
    row(&mut game, &[COAT_PEGS]);
    store(&mut game, 2, 0, 0);
    next_roll(&mut game, 1);
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 0));
    // To leave the rest of the action is no step: it can still be rolled anew, and once more after that.
    let mut left = after(&game, Crafter, STOP);
    assert_eq!(refused(&left, Crafter, work(0, By::Action)), "MW-CJ04");
    next_roll(&mut left, 4);
    play(&mut left, Crafter, reroll);
    assert_eq!(state_of(&left, 0), (3, 2), "from the 1 it was before");
    next_roll(&mut left, 6);
    play(&mut left, Crafter, reroll);
    assert_eq!(state_of(&left, 0), (3, 3), "each time from there");
    assert_eq!(left.dice.get(dice[0]).pips, 1);
    // Any other step in the workshop ends it.
    let by_villager = By::Die(dice[1]);
    for step in [work(1, By::Action), work(1, by_villager), gather(Cloth, by_villager), start(COAT_PEGS, 2)] {
        let mut game = game.clone();
        sheet(&mut game, Crafter).skills[2] = Some(Skill::Crafter(CraftSkill::ThirdBench));
        play(&mut game, Crafter, step);
        assert_eq!(refused(&game, Crafter, reroll), "MW-CR06", "after {step:?}");
    }
    // A polish by a worker is one too.
    let mut game = at_the_bench(Villager);
    let dice = well(&mut game, Crafter, &[(Sprite, 1), (Villager, 1)]);
    finished(&mut game, 0, REED_BASKET, 1);
    next_roll(&mut game, 1);
    play(&mut game, Crafter, work(0, By::Die(dice[1])));
    next_roll(&mut game, 2);
    play(&mut game, Crafter, Move::Craft(CraftMove::Reroll { die: dice[0] }));
    assert_eq!(state_of(&game, 0), (3, 1));
    // It does not wait for the next day.
    let mut game = at_the_bench(Villager);
    let dice = well(&mut game, Crafter, &[(Sprite, 1)]);
    finished(&mut game, 0, REED_BASKET, 1);
    play_all(&mut game, Crafter, &[work(0, By::Action), Move::EndTurn, Move::Done]);
    stand_by(&mut game, Crafter, Villager);
    assert_eq!(refused(&game, Crafter, Move::Craft(CraftMove::Reroll { die: dice[0] })), "MW-CR06");
}

#[test]
fn each_canvass_allows_one_start_more() {
    clauses!["MW-CR04", "MW-CR03"];
    let mut game = at_the_bench(Sprite);
    sheet(&mut game, Crafter).skills[2] = Some(Skill::Crafter(CraftSkill::ThirdBench));
    sheet(&mut game, Crafter).today.actions = 2;
    row(&mut game, &[COAT_PEGS, OrderId(2), OrderId(10)]);
    store(&mut game, 5, 0, 1);
    play_all(&mut game, Crafter, &[CANVASS, Move::Done, CANVASS, Move::Done]);
    assert_eq!(shop(&game).starts_left(), 3);
    play_all(&mut game, Crafter, &[start(COAT_PEGS, 0), start(OrderId(2), 1), start(OrderId(10), 2)]);
    assert_eq!((shop(&game).starts_left(), stored(&game)), (0, [0, 0, 0]));
    // All of the row may be put away, and what is drawn comes to light.
    let mut game = at_the_bench(Sprite);
    row(&mut game, &[COAT_PEGS, BELL_ROPE, REED_BASKET]);
    let before = game.hidden.orders[0].len();
    play_all(&mut game, Crafter, &[CANVASS, under(COAT_PEGS), under(BELL_ROPE), under(REED_BASKET)]);
    assert_eq!((shop(&game).row.len(), shop(&game).starts_left()), (3, 2), "three new ones");
    assert!(![COAT_PEGS, BELL_ROPE, REED_BASKET].iter().any(|order| shop(&game).row.contains(order)));
    assert_eq!(game.hidden.orders[0].len(), before);
    // Under their own decks they go, whatever the reputation is by then.
    let mut game = at_the_bench(Sprite);
    row(&mut game, &[RAIN_CLOAK, COAT_PEGS]);
    let decks = [0, 1].map(|deck| game.hidden.orders[deck].len());
    play_all(&mut game, Crafter, &[CANVASS, under(RAIN_CLOAK), Move::Done]);
    assert_eq!([0, 1].map(|deck| game.hidden.orders[deck].len()), [decks[0] - 2, decks[1] + 1]);
    assert_eq!(game.hidden.orders[1].iter().next(), Some(&RAIN_CLOAK), "at the bottom");
}

#[test]
fn materials_by_workers_fill_the_same_store() {
    clauses!["MW-CR04", "MW-CR06", "MW-CR01"];
    let mut game = at_the_bench(Sprite);
    let dice = well(&mut game, Crafter, &[(Villager, 3)]);
    store(&mut game, 6, 0, 0);
    play_all(&mut game, Crafter, &[gather(Wood, By::Action), gather(Cloth, By::Die(dice[0]))]);
    assert_eq!((stored(&game), game.doing(Crafter)), ([7, 0, 1], None), "beyond eight it is lost");
    assert_eq!(refused(&game, Crafter, gather(Cloth, By::Die(dice[0]))), "MW-CR01");
    assert_eq!(game.dice.get(dice[0]).pips, 2);
    // To work with a pip leaves the action under way as it is.
    let mut game = at_the_bench(Sprite);
    let dice = well(&mut game, Crafter, &[(Villager, 3)]);
    on_bench(&mut game, 0, OrderId(28), 0, 1);
    play_all(&mut game, Crafter, &[gather(Wood, By::Action), work(0, By::Die(dice[0]))]);
    play_all(&mut game, Crafter, &[gather(Wood, By::Action), gather(Wood, By::Action)]);
    assert_eq!((stored(&game), state_of(&game, 0)), ([4, 1, 1], (1, 1)));
}
