//! The Farmer's harvest and workers.

use super::{
    farmer::{at_work, clearing, grow, sow},
    table::*,
};

fn sell(tile: TileId, by: By) -> Move {
    Move::Farm(FarmMove::Reap { tile, store: false, by })
}

fn store(tile: TileId, by: By) -> Move {
    Move::Farm(FarmMove::Reap { tile, store: true, by })
}

fn unload(tile: TileId) -> Move {
    Move::Farm(FarmMove::Unload { tile })
}

#[test]
fn harvesting_takes_two_crops_three_on_a_day_with_the_villagers() {
    clauses!["MW-FA04", "MW-FA05"];
    for (kind, reach) in [(Sprite, 2), (Villager, 3)] {
        let mut game = at_work(kind);
        let crops =
            ["A1 B1", "D1 E1", "A3 B3", "A5 B5"].map(|names| planted(&mut game, Crop::Radish, names, 2));
        let barned = crops[3];
        farm_mut(&mut game).planted.retain(|crop| crop.tile != barned);
        farm_mut(&mut game).barn.push(barned);
        // From the barn or from the field, each is one.
        play(&mut game, Farmer, unload(barned));
        for &crop in crops.iter().take(reach - 1) {
            play(&mut game, Farmer, sell(crop, By::Action));
        }
        assert_eq!(coins(&game, Farmer), 40 + 5 * reach as u16, "3 and 2 more in spring");
        assert_eq!(refused(&game, Farmer, sell(crops[2], By::Action)), "MW-CJ04");
    }
}

#[test]
fn only_ripe_crops_are_harvested() {
    clauses!["MW-FA05"];
    let mut game = at_work(Villager);
    let green = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 3);
    let ripe = planted(&mut game, Crop::Bean, "A3 A4 A5 B5", 4);
    assert_eq!(refused(&game, Farmer, sell(green, By::Action)), "MW-FA05");
    assert_eq!(refused(&game, Farmer, store(green, By::Action)), "MW-FA05");
    assert_eq!(refused(&game, Farmer, unload(ripe)), "MW-FA05", "it is not in the barn");
    assert_eq!(refused(&game, Farmer, sell(TileId(99), By::Action)), "MW-FA04");
    play(&mut game, Farmer, sell(ripe, By::Action));
    assert!(farm(&game).planted(ripe).is_none());
    assert_eq!(farm(&game).free() & cells("A3 A4 A5 B5"), cells("A3 A4 A5 B5"), "its cells are free");
    assert_eq!(coins(&game, Farmer), 46);
}

#[test]
fn crops_sell_for_two_coins_more_in_their_best_season() {
    clauses!["MW-FA05", "MW-FA02"];
    let prices = [
        (Crop::Radish, [5, 3, 3, 3]),
        (Crop::Carrot, [6, 4, 4, 4]),
        (Crop::Wheat, [4, 6, 4, 4]),
        (Crop::Corn, [6, 8, 6, 6]),
        (Crop::Bean, [6, 6, 8, 6]),
        (Crop::Pumpkin, [8, 8, 10, 8]),
        (Crop::Winterroot, [6, 6, 6, 8]),
        (Crop::Mistberry, [10, 10, 10, 10]),
    ];
    for (crop, by_season) in prices {
        for (season, price) in Season::ALL.into_iter().zip(by_season) {
            let mut game = at_work(Villager);
            game.calendar.season = season;
            let tile = TileId::of(crop, Content::get()).next().expect("a tile");
            farm_mut(&mut game).barn.push(tile);
            play(&mut game, Farmer, unload(tile));
            assert_eq!(coins(&game, Farmer), 40 + price, "{crop:?} in {season:?}");
            assert!(farm(&game).spare(crop, Content::get()) == Some(tile), "the tile is back");
        }
    }
}

#[test]
fn the_barn_holds_three_for_a_later_season() {
    clauses!["MW-FA05", "MW-FA01"];
    let mut game = at_work(Villager);
    let crops = ["A1 B1", "D1 E1", "A3 B3", "A5 B5"].map(|names| planted(&mut game, Crop::Radish, names, 2));
    for &crop in &crops[..3] {
        play(&mut game, Farmer, store(crop, By::Action));
    }
    assert_eq!((coins(&game, Farmer), farm(&game).barn.len()), (40, 3));
    pass_day(&mut game);
    stand_by(&mut game, Farmer, Villager);
    let last = store(crops[3], By::Action);
    assert_eq!(refused(&game, Farmer, last), "MW-FA05", "the barn is full");
    game.calendar.season = Season::Summer;
    play(&mut game, Farmer, unload(crops[0]));
    assert_eq!(coins(&game, Farmer), 43, "at this season's price, 3");
    play(&mut game, Farmer, last);
}

#[test]
fn equal_neighbours_sold_together_pay_a_coin_for_each_pair() {
    clauses!["MW-FA06"];
    // Three radishes in a row, sold in one Harvest in spring: 5 each and two pairs.
    let row = ["A1 B1", "C1 D1", "E1 F1"];
    for order in [[0, 1, 2], [0, 2, 1], [2, 1, 0]] {
        let mut game = at_work(Villager);
        let crops = row.map(|names| planted(&mut game, Crop::Radish, names, 2));
        for at in order {
            play(&mut game, Farmer, sell(crops[at], By::Action));
        }
        assert_eq!(coins(&game, Farmer), 40 + 15 + 2, "in the order {order:?}");
    }
    // Two that touch along two edges are one pair; corners do not touch; other kinds do not count.
    for (one, other, pairs) in [
        ((Crop::Carrot, "C1 D1 E1"), (Crop::Carrot, "C2 D2 E2"), 1),
        ((Crop::Carrot, "A1 B1 C1"), (Crop::Carrot, "D2 E2 F2"), 0),
        ((Crop::Carrot, "D1 E1 F1"), (Crop::Radish, "D2 E2"), 0),
    ] {
        let mut game = at_work(Villager);
        let crops = [one, other].map(|(crop, names)| planted(&mut game, crop, names, 3));
        let price = |crop: Crop| game.crop_price(crop);
        let sum = u16::from(price(one.0)) + u16::from(price(other.0));
        play_all(&mut game, Farmer, &crops.map(|crop| sell(crop, By::Action)));
        assert_eq!(coins(&game, Farmer), 40 + sum + pairs, "{one:?} and {other:?}");
    }
    // One put in the barn, one taken by a worker, or one of another Harvest pairs with none.
    let mut game = at_work(Villager);
    let die = well(&mut game, Farmer, &[(Villager, 2)])[0];
    let crops = row.map(|names| planted(&mut game, Crop::Radish, names, 2));
    play_all(
        &mut game,
        Farmer,
        &[sell(crops[0], By::Action), sell(crops[1], By::Die(die)), store(crops[2], By::Action)],
    );
    assert_eq!(coins(&game, Farmer), 50);
}

#[test]
fn workers_work_on_the_farm_for_a_pip() {
    clauses!["MW-FA07", "MW-CJ05", "MW-52", "MW-145"];
    let mut game = morning(&[Farmer, Ranger]);
    purse(&mut game, Farmer, 10);
    let dice = well(&mut game, Farmer, &[(Sprite, 2), (Villager, 3), (Sprite, 0), (Villager, 0)]);
    let [sprite, villager, tired_sprite, tired_villager] = dice[..] else { panic!("four dice") };
    let others = well(&mut game, Ranger, &[(Sprite, 3)])[0];
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    let ripe = planted(&mut game, Crop::Radish, "A3 B3", 2);
    let radish = |by| sow(Crop::Radish, "E1 F1", by);
    for mv in [grow(corn, By::Die(sprite)), radish(By::Die(villager)), sell(ripe, By::Die(villager))] {
        assert_eq!(refused(&game, Farmer, mv), "MW-CJ05", "not before the town action");
    }
    stand_by(&mut game, Farmer, Sprite);
    // Sprites let crops grow, villagers sow and harvest.
    assert_eq!(refused(&game, Farmer, grow(corn, By::Die(villager))), "MW-FA07");
    assert_eq!(refused(&game, Farmer, radish(By::Die(sprite))), "MW-FA07");
    assert_eq!(refused(&game, Farmer, sell(ripe, By::Die(sprite))), "MW-FA07");
    assert_eq!(refused(&game, Farmer, grow(corn, By::Die(tired_sprite))), "MW-52");
    assert_eq!(refused(&game, Farmer, radish(By::Die(tired_villager))), "MW-52");
    assert_eq!(refused(&game, Farmer, grow(corn, By::Die(others))), "MW-145");
    let at_tower = game.dice.at(DieAt::Tower).next().expect("a die");
    assert_eq!(refused(&game, Farmer, grow(corn, By::Die(at_tower))), "MW-145");
    // Ids beyond the sixteen dice name none of them.
    for shift in [16, 32, 240] {
        let beyond = DieId(sprite.0 + shift);
        assert_eq!(refused(&game, Farmer, grow(corn, By::Die(beyond))), "MW-145");
        assert_eq!(refused(&game, Farmer, radish(By::Die(beyond))), "MW-145");
    }
    // Any number of times while pips last, the same crop too.
    play_all(&mut game, Farmer, &[grow(corn, By::Die(sprite)), grow(corn, By::Die(sprite))]);
    assert_eq!((growth(&game, corn), game.dice.get(sprite).pips), (2, 0));
    assert_eq!(refused(&game, Farmer, grow(corn, By::Die(sprite))), "MW-52");
    play(&mut game, Farmer, radish(By::Die(villager)));
    assert_eq!(coins(&game, Farmer), 9, "the seed is paid");
    play(&mut game, Farmer, sell(ripe, By::Die(villager)));
    assert_eq!((coins(&game, Farmer), game.dice.get(villager).pips), (14, 1));
    // The character action is still there.
    play(&mut game, Farmer, clearing("B2"));
    play(&mut game, Farmer, sow(Crop::Radish, "A4 B4", By::Die(villager)));
}

#[test]
fn worker_actions_leave_an_action_in_progress_as_it_is() {
    clauses!["MW-FA07", "MW-R13"];
    let mut game = at_work(Sprite);
    let die = well(&mut game, Farmer, &[(Villager, 3)])[0];
    play_all(
        &mut game,
        Farmer,
        &[
            sow(Crop::Radish, "A1 B1", By::Action),
            sow(Crop::Radish, "C1 D1", By::Die(die)),
            sow(Crop::Radish, "E1 F1", By::Action),
        ],
    );
    assert_eq!(refused(&game, Farmer, sow(Crop::Carrot, "C2 D2 E2", By::Action)), "MW-CJ04");
    play(&mut game, Farmer, sow(Crop::Carrot, "C2 D2 E2", By::Die(die)));
}
