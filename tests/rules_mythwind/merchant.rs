//! The Merchant's market: buying, selling, haggling, workers.

use super::table::*;
use windmill_lane::rules::{Viewer, Words};

/// The printed prices: salt, spice, silk, amber, each from cheap to dear.
const PRICES: [[u16; 6]; 4] =
    [[1, 2, 2, 3, 3, 3], [3, 3, 4, 4, 5, 5], [5, 5, 5, 7, 7, 8], [9, 9, 9, 10, 10, 11]];

/// What the Merchant's purse gains or loses by a move.
#[track_caller]
fn paid(game: &Mythwind, mv: Move) -> i32 {
    i32::from(coins(&after(game, Merchant, mv), Merchant)) - i32::from(coins(game, Merchant))
}

#[test]
fn the_market_at_the_start() {
    clauses!["MW-ME01"];
    let content = Content::get();
    for (good, prices) in Good::ALL.into_iter().zip(PRICES) {
        assert_eq!(content.good(good).prices.map(u16::from), prices, "{good:?}");
    }
    let game = begin(&[Merchant], 1);
    assert_eq!((in_stalls(&game), in_warehouse(&game)), ([3; 4], [0; 4]));
    assert_eq!((market(&game).ledger, market(&game).standing, coins(&game, Merchant)), (0, 0, 14));
    // Eight units are all there is room for, by whatever means.
    let mut game = at_the_counter(Villager);
    let die = well(&mut game, Merchant, &[(Villager, 1)])[0];
    goods(&mut game, [2, 2, 2, 1]);
    play(&mut game, Merchant, buy(Salt, By::Action));
    for by in [By::Action, By::Die(die)] {
        assert_eq!(refused(&game, Merchant, buy(Salt, by)), "MW-ME01", "the warehouse is full");
    }
}

#[test]
fn what_a_unit_costs_and_pays() {
    clauses!["MW-ME02"];
    // With k units the buy price is space 7-k and the sell price space 6-k, counted from cheap.
    for (at, good) in Good::ALL.into_iter().enumerate() {
        for units in 0..=6_u8 {
            // A day of sprites changes the first price bought, one of villagers the first sold.
            let mut buys = at_the_counter(Villager);
            stalls(&mut buys, [units; 4]);
            rivals(&mut buys, &[if good == Spice { 2 } else { 1 }]);
            let mut sells = at_the_counter(Sprite);
            stalls(&mut sells, [units; 4]);
            rivals(&mut sells, &[if good == Spice { 2 } else { 1 }]);
            goods(&mut sells, [1; 4]);
            let case = format!("{good:?} with {units}");
            if units == 0 {
                assert_eq!(refused(&buys, Merchant, buy(good, By::Action)), "MW-ME02", "{case}");
            } else {
                let price = PRICES[at][7 - usize::from(units) - 1];
                assert_eq!(paid(&buys, buy(good, By::Action)), -i32::from(price), "{case}");
                let bought = after(&buys, Merchant, buy(good, By::Action));
                assert_eq!((in_stalls(&bought)[at], in_warehouse(&bought)[at]), (units - 1, 1), "{case}");
                // A coin too few buys nothing.
                purse(&mut buys, Merchant, price - 1);
                assert_eq!(refused(&buys, Merchant, buy(good, By::Action)), "MW-ME02", "{case}");
            }
            if units == 6 {
                assert_eq!(refused(&sells, Merchant, sell(good, By::Action)), "MW-ME02", "{case}");
            } else {
                let price = PRICES[at][6 - usize::from(units) - 1];
                assert_eq!(paid(&sells, sell(good, By::Action)), i32::from(price), "{case}");
                let sold = after(&sells, Merchant, sell(good, By::Action));
                assert_eq!((in_stalls(&sold)[at], in_warehouse(&sold)[at]), (units + 1, 0), "{case}");
            }
        }
    }
    // The catalogue's example: Silk with 3 costs 7 and pays 5.
    let mut game = at_the_counter(Villager);
    assert_eq!(paid(&game, buy(Silk, By::Action)), -7);
    goods(&mut game, [0, 0, 1, 0]);
    stand_in_for_sprites(&mut game);
    assert_eq!(paid(&game, sell(Silk, By::Action)), 5);
}

/// The same day, aligned with sprites.
fn stand_in_for_sprites(game: &mut Mythwind) {
    sheet(game, Merchant).today.aligned = Some(Sprite);
}

#[test]
fn one_action_buys_four_sells_four_or_haggles() {
    clauses!["MW-ME03", "MW-CJ04"];
    // Four units of any goods.
    let mut game = at_the_counter(Villager);
    for good in [Salt, Salt, Amber, Silk] {
        play(&mut game, Merchant, buy(good, By::Action));
    }
    assert_eq!(in_warehouse(&game), [2, 0, 1, 1]);
    assert_eq!(refused(&game, Merchant, buy(Salt, By::Action)), "MW-CJ04", "four and no more");
    assert_eq!(refused(&game, Merchant, HAGGLE), "MW-CJ04");
    // Buying goes on, selling is another action; it can be left before the fourth.
    let mut game = at_the_counter(Villager);
    goods(&mut game, [1, 1, 1, 2]);
    play(&mut game, Merchant, sell(Salt, By::Action));
    assert_eq!(refused(&game, Merchant, buy(Salt, By::Action)), "MW-CJ04");
    assert_eq!(refused(&game, Merchant, HAGGLE), "MW-CJ04");
    play_all(
        &mut game,
        Merchant,
        &[sell(Spice, By::Action), sell(Silk, By::Action), sell(Amber, By::Action)],
    );
    assert_eq!((in_warehouse(&game), in_stalls(&game)), ([0, 0, 0, 1], [4; 4]));
    assert_eq!(refused(&game, Merchant, sell(Amber, By::Action)), "MW-CJ04");
    let mut game = at_the_counter(Villager);
    assert_eq!(refused(&game, Merchant, CLOSE), "MW-ME03", "nothing is under way");
    play_all(&mut game, Merchant, &[buy(Salt, By::Action), CLOSE]);
    assert_eq!(refused(&game, Merchant, buy(Salt, By::Action)), "MW-CJ04");
    // What is not in the warehouse is not sold, and nothing is done before the town action.
    assert_eq!(refused(&at_the_counter(Sprite), Merchant, sell(Silk, By::Action)), "MW-ME03");
    let mut early = morning(&[Merchant]);
    goods(&mut early, [1; 4]);
    for mv in [buy(Salt, By::Action), sell(Salt, By::Action), HAGGLE] {
        assert_eq!(refused(&early, Merchant, mv), "MW-80");
    }
}

#[test]
fn haggling() {
    clauses!["MW-ME03"];
    let mut game = at_the_counter(Sprite);
    let played = game.clone().play(Merchant.seat(), &HAGGLE).expect("a legal move");
    assert_eq!(played.wall, Some(Wall::Revealed), "two cards come to light");
    play(&mut game, Merchant, HAGGLE);
    assert_eq!(coins(&game, Merchant), 62, "two coins");
    assert_eq!(market(&game).seen, [RivalId(5), RivalId(9)]);
    assert_eq!(moves(&game, Merchant), [next_rival(5), next_rival(9)]);
    assert_ne!(refused(&game, Merchant, next_rival(2)), "", "the third was not seen");
    let kept = after(&game, Merchant, next_rival(5));
    assert_eq!(market(&kept).seen, [RivalId(5), RivalId(9)]);
    play(&mut game, Merchant, next_rival(9));
    assert_eq!(market(&game).seen, [RivalId(9), RivalId(5)]);
    assert_eq!(refused(&game, Merchant, next_rival(5)), "MW-ME03", "not now");
    // They come in that order, at this dusk and the next, and then the third of the deck.
    for open in [9, 5, 2] {
        pass_day(&mut game);
        assert_eq!(market(&game).rumour, Some(RivalId(open)));
    }
    // With one card left there is nothing to order; with none there are still the coins.
    for (left, seen) in [(&[1, 5][..], 1), (&[1][..], 0)] {
        let mut game = at_the_counter(Sprite);
        rivals(&mut game, left);
        play(&mut game, Merchant, HAGGLE);
        assert_eq!((coins(&game, Merchant), market(&game).seen.len()), (62, seen));
        assert!(offered(&game, Merchant, Move::EndTurn));
    }
}

#[test]
fn the_first_unit_of_each_good_on_the_right_day() {
    clauses!["MW-ME04", "MW-90"];
    // Sprites: the first bought of each good costs 1 less. Salt with 6 costs 1, and no less than that.
    let mut game = at_the_counter(Sprite);
    stalls(&mut game, [6, 6, 6, 6]);
    for (good, price) in [(Salt, 1), (Spice, 3 - 1), (Silk, 5 - 1)] {
        assert_eq!(paid(&game, buy(good, By::Action)), -price, "{good:?}");
    }
    play(&mut game, Merchant, buy(Spice, By::Action));
    assert_eq!(paid(&game, buy(Spice, By::Action)), -3, "the second at its price");
    assert_eq!(paid(&game, buy(Amber, By::Action)), -(9 - 1), "the first of another good");
    // Villagers: the first sold of each good pays 1 more.
    let mut game = at_the_counter(Villager);
    stalls(&mut game, [0, 0, 0, 0]);
    goods(&mut game, [2, 0, 2, 0]);
    assert_eq!(paid(&game, sell(Silk, By::Action)), 8 + 1);
    play(&mut game, Merchant, sell(Silk, By::Action));
    assert_eq!(paid(&game, sell(Silk, By::Action)), 7);
    assert_eq!(paid(&game, sell(Salt, By::Action)), 3 + 1);
    // The other alignment does neither; a new day begins anew.
    assert_eq!(paid(&at_the_counter(Villager), buy(Silk, By::Action)), -7);
    pass_day(&mut game);
    stalls(&mut game, [0, 0, 0, 0]);
    rivals(&mut game, &[1]);
    stand_by(&mut game, Merchant, Villager);
    assert_eq!(paid(&game, sell(Silk, By::Action)), 8 + 1);
}

#[test]
fn what_is_in_demand_pays_two_more_three_times_a_day() {
    clauses!["MW-ME06"];
    let mut game = at_the_counter(Sprite);
    let die = well(&mut game, Merchant, &[(Villager, 3)])[0];
    goods(&mut game, [2, 5, 0, 0]);
    stalls(&mut game, [0; 4]);
    // Spice is wanted: 5, 5, 4 and 4 are its dearest prices.
    let mut pays = Vec::new();
    for by in [By::Die(die), By::Action, By::Action, By::Action] {
        pays.push(paid(&game, sell(Spice, by)));
        play(&mut game, Merchant, sell(Spice, by));
    }
    assert_eq!(pays, [5 + 2, 5 + 2, 4 + 2, 4], "the fourth plain");
    assert_eq!(paid(&game, sell(Salt, By::Action)), 3, "nobody asks for salt");
    // It is the open card that counts, on its own day.
    pass_day(&mut game);
    stand_by(&mut game, Merchant, Sprite);
    assert_eq!(market(&game).rumour, Some(RivalId(5)), "Dame Quill wants Silk");
    stalls(&mut game, [0; 4]);
    goods(&mut game, [0, 1, 1, 0]);
    assert_eq!(paid(&game, sell(Spice, By::Action)), 5);
    assert_eq!(paid(&game, sell(Silk, By::Action)), 8 + 2);
}

#[test]
fn workers_buy_sell_and_move_single_units() {
    clauses!["MW-ME08", "MW-CJ05"];
    let mut game = at_the_counter(Villager);
    let [sprite, villager] = [Sprite, Villager].map(|kind| well(&mut game, Merchant, &[(kind, 2)])[0]);
    goods(&mut game, [1, 0, 0, 0]);
    for mv in [buy(Salt, By::Die(sprite)), sell(Salt, By::Die(sprite))] {
        assert_eq!(refused(&game, Merchant, mv), "MW-ME08", "a sprite does not deal");
    }
    for more in [true, false] {
        assert_eq!(refused(&game, Merchant, shift(Silk, more, villager)), "MW-ME08");
    }
    // Salt with 3: the buy price is space 4, which is 3; then with 2 the sell price is space 4 again, and it
    // is the first one sold on a day of villagers.
    play(&mut game, Merchant, buy(Salt, By::Die(villager)));
    assert_eq!((coins(&game, Merchant), game.dice.get(villager).pips), (57, 1));
    play(&mut game, Merchant, sell(Salt, By::Die(villager)));
    assert_eq!((coins(&game, Merchant), game.dice.get(villager).pips), (61, 0));
    assert_eq!(refused(&game, Merchant, sell(Salt, By::Die(villager))), "MW-52");
    assert_eq!(game.sheet(Merchant).today.actions, 1, "the character action is still there");
    play_all(&mut game, Merchant, &[shift(Silk, true, sprite), shift(Amber, false, sprite)]);
    assert_eq!((in_stalls(&game), game.dice.get(sprite).pips), ([3, 3, 4, 2], 0));
    assert_eq!((in_warehouse(&game), coins(&game, Merchant)), ([1, 0, 0, 0], 61), "nobody is paid");
    // Between 0 and 6.
    let other = well(&mut game, Merchant, &[(Sprite, 3)])[0];
    stalls(&mut game, [6, 0, 3, 3]);
    assert_eq!(refused(&game, Merchant, shift(Salt, true, other)), "MW-ME08");
    assert_eq!(refused(&game, Merchant, shift(Spice, false, other)), "MW-ME08");
    play_all(&mut game, Merchant, &[shift(Salt, false, other), shift(Spice, true, other)]);
    assert_eq!(in_stalls(&game), [5, 1, 3, 3]);
}

#[test]
fn an_extra_action_is_one_of_the_three() {
    clauses!["MW-CJ04", "MW-207"];
    let mut game = at_the_counter(Villager);
    play(&mut game, Merchant, buy(Salt, By::Action));
    // Granted while another is under way: that one waits, and its three units are still there.
    game.resolve(Effect::ActNow, Some(Merchant));
    play_all(&mut game, Merchant, &[HAGGLE, next_rival(5)]);
    assert_eq!(game.sheet(Merchant).today.actions, 0);
    for good in [Salt, Spice, Spice] {
        play(&mut game, Merchant, buy(good, By::Action));
    }
    assert_eq!(refused(&game, Merchant, buy(Salt, By::Action)), "MW-CJ04");
    game.resolve(Effect::ActNow, Some(Merchant));
    play_all(&mut game, Merchant, &[sell(Salt, By::Action), Move::Done]);
    assert!(offered(&game, Merchant, Move::EndTurn));
    assert_eq!(in_warehouse(&game), [1, 2, 0, 0]);
}

#[test]
fn others_have_no_market() {
    clauses!["MW-202"];
    let mut game = morning(&[Farmer, Crafter]);
    stand_by(&mut game, Farmer, Sprite);
    for mv in [HAGGLE, CLOSE, buy(Salt, By::Action), sell(Salt, By::Action), next_rival(1)] {
        assert_eq!(refused(&game, Farmer, mv), "MW-202");
    }
}

#[test]
fn the_first_unit_is_the_first_by_whatever_means() {
    clauses!["MW-ME04", "MW-ME06", "MW-ME08"];
    // Silk with 3 costs 7, and 7 again: the first one, which a worker buys, costs 1 less.
    let mut game = at_the_counter(Sprite);
    let die = well(&mut game, Merchant, &[(Villager, 3)])[0];
    play(&mut game, Merchant, buy(Silk, By::Die(die)));
    assert_eq!(coins(&game, Merchant), 60 - 6);
    assert_eq!(paid(&game, buy(Silk, By::Action)), -7);
    // Another action of the same day does not begin anew.
    play_all(&mut game, Merchant, &[buy(Amber, By::Action), CLOSE]);
    sheet(&mut game, Merchant).today.actions = 1;
    assert_eq!(paid(&game, buy(Amber, By::Action)), -10);
    // Nor does it for what is sold, or for what is in demand.
    let mut game = at_the_counter(Villager);
    stalls(&mut game, [0; 4]);
    goods(&mut game, [1, 5, 2, 0]);
    play_all(
        &mut game,
        Merchant,
        &[sell(Silk, By::Action), sell(Spice, By::Action), sell(Spice, By::Action)],
    );
    play(&mut game, Merchant, CLOSE);
    sheet(&mut game, Merchant).today.actions = 1;
    assert_eq!(paid(&game, sell(Silk, By::Action)), 7);
    play(&mut game, Merchant, sell(Spice, By::Action));
    assert_eq!(paid(&game, sell(Spice, By::Action)), 4, "three were in demand");
    // What is bought is not what is sold.
    let mut game = at_the_counter(Villager);
    play_all(&mut game, Merchant, &[buy(Salt, By::Action), CLOSE]);
    sheet(&mut game, Merchant).today.actions = 1;
    assert_eq!(paid(&game, sell(Salt, By::Action)), 3 + 1);
}

#[test]
fn cards_that_come_to_light_are_not_taken_back() {
    clauses!["MW-ME07", "MW-ME03"];
    // Looking at two cards of which one is known shows the other; looking at known ones shows nothing.
    let wall = |game: &Mythwind, mv| game.clone().play(Merchant.seat(), &mv).expect("a legal move").wall;
    let mut game = at_the_counter(Sprite);
    sheet(&mut game, Merchant).today.actions = 2;
    assert_eq!(wall(&game, HAGGLE), Some(Wall::Revealed));
    play_all(&mut game, Merchant, &[HAGGLE, next_rival(9)]);
    assert_eq!(wall(&game, HAGGLE), None);
    play(&mut game, Merchant, HAGGLE);
    assert_eq!(moves(&game, Merchant), [next_rival(9), next_rival(5)], "as they were put");
}

#[test]
fn other_goods_do_not_use_the_demand_up() {
    clauses!["MW-ME06"];
    let mut game = at_the_counter(Sprite);
    goods(&mut game, [3, 2, 0, 0]);
    stalls(&mut game, [0; 4]);
    play_all(&mut game, Merchant, &[sell(Salt, By::Action), sell(Salt, By::Action), sell(Salt, By::Action)]);
    assert_eq!(paid(&game, sell(Spice, By::Action)), 5 + 2);
}

#[test]
fn giving_up_the_rest_of_an_action_is_asked_about() {
    clauses!["MW-CJ04"];
    let mut game = at_the_counter(Villager);
    goods(&mut game, [1, 1, 0, 0]);
    let asks = |game: &Mythwind, mv: Move| {
        let offers = game.table(Viewer::Public).offers;
        let offer = offers.into_iter().find(|offer| offer.mv == mv).expect("it is offered");
        offer.warning.map(|words| (words.key.to_string(), words.args))
    };
    // With one action only there is nothing to give up: selling is no longer offered.
    play(&mut game, Merchant, buy(Salt, By::Action));
    assert!(!offered(&game, Merchant, sell(Spice, By::Action)));
    // Another one (the General Store gives it): three of four units could still be bought.
    sheet(&mut game, Merchant).today.actions = 1;
    assert_eq!(asks(&game, buy(Salt, By::Action)), None, "that goes on with the same");
    let (key, args) = asks(&game, sell(Spice, By::Action)).expect("a warning");
    assert_eq!(key, "mw-warn-rest");
    assert_eq!(args, Words::new("").with("left", 3_u8).args);
}
