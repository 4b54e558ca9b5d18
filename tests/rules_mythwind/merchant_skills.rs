//! The Merchant's skills.

use super::table::*;
use DealSkill::{
    BackDoor, CharterCompany, Handcart, KeenEye, MarketSeat, SilverTongue, SmallChange, StandingOrder,
};

/// A day at the counter, aligned with a kind, on which the Merchant owns a skill.
#[track_caller]
fn skilled(owned: DealSkill, kind: Kind) -> Mythwind {
    let mut game = at_the_counter(kind);
    sheet(&mut game, Merchant).skills[4] = Some(Skill::Merchant(owned));
    game
}

fn use_of(owned: DealSkill) -> Move {
    Move::Skill(Skill::Merchant(owned))
}

#[test]
fn the_eight_skills() {
    clauses!["MW-ME10", "MW-CJ08", "MW-203"];
    let table = [
        (KeenEye, 1, 4),
        (SmallChange, 1, 5),
        (Handcart, 1, 6),
        (BackDoor, 2, 8),
        (SilverTongue, 2, 9),
        (StandingOrder, 2, 10),
        (MarketSeat, 3, 14),
        (CharterCompany, 3, 16),
    ];
    assert!(Skill::of(Merchant).eq(table.map(|(owned, ..)| Skill::Merchant(owned))));
    let mut game = morning(&[Merchant]);
    purse(&mut game, Merchant, 16);
    enter(&mut game, Merchant, 7);
    play_all(&mut game, Merchant, &[Move::Align(Villager), Move::Pick(1)]);
    for (wanted, level, price) in table {
        assert_eq!(Skill::Merchant(wanted).card(Content::get()).level, level, "{wanted:?}");
        let learned = after(&game, Merchant, Move::Learn(Skill::Merchant(wanted)));
        assert_eq!(coins(&learned, Merchant), 16 - price, "{wanted:?}");
        assert!(learned.has_skill(Merchant, Skill::Merchant(wanted)));
    }
    // What is always on cannot be used.
    for owned in [SmallChange, Handcart, StandingOrder, MarketSeat] {
        assert_eq!(refused(&skilled(owned, Villager), Merchant, use_of(owned)), "MW-CJ06", "{owned:?}");
    }
}

#[test]
fn keen_eye_sees_two_cards() {
    clauses!["MW-ME10", "MW-CJ06"];
    let mut game = skilled(KeenEye, Villager);
    play(&mut game, Merchant, use_of(KeenEye));
    assert_eq!(market(&game).seen, [RivalId(5), RivalId(9)], "and their order stays");
    assert!(offered(&game, Merchant, HAGGLE), "it is no character action");
    pass_day(&mut game);
    assert_eq!((market(&game).rumour, &market(&game).seen[..]), (Some(RivalId(5)), &[RivalId(9)][..]));
    stand_by(&mut game, Merchant, Sprite);
    play(&mut game, Merchant, use_of(KeenEye));
    assert_eq!(market(&game).seen, [RivalId(9), RivalId(2)], "one of them was known");
    // With nothing new to see it is not used; Haggle orders what was seen.
    sheet(&mut game, Merchant).tired.clear();
    assert_eq!(refused(&game, Merchant, use_of(KeenEye)), "MW-CJ06");
    play_all(&mut game, Merchant, &[HAGGLE, next_rival(2)]);
    assert_eq!(market(&game).seen, [RivalId(2), RivalId(9)]);
}

#[test]
fn small_change_and_handcart() {
    clauses!["MW-ME10"];
    let mut game = skilled(SmallChange, Sprite);
    play(&mut game, Merchant, HAGGLE);
    assert_eq!(coins(&game, Merchant), 64);
    for (standing, room) in [(0, 10), (6, 12)] {
        let mut game = skilled(Handcart, Villager);
        market_mut(&mut game).standing = standing;
        goods(&mut game, [room - 1, 0, 0, 0]);
        play(&mut game, Merchant, buy(Silk, By::Action));
        assert_eq!(refused(&game, Merchant, buy(Silk, By::Action)), "MW-ME01", "standing {standing}");
        // Taken off the tray again, what lies there stays.
        sheet(&mut game, Merchant).skills[4] = None;
        assert_eq!(market(&game).warehouse.total(), room);
        assert_eq!(refused(&game, Merchant, buy(Silk, By::Action)), "MW-ME01");
    }
}

#[test]
fn the_back_door() {
    clauses!["MW-ME10", "MW-CJ06"];
    let mut game = skilled(BackDoor, Sprite);
    play(&mut game, Merchant, use_of(BackDoor));
    assert_eq!(moves(&game, Merchant), Good::ALL.map(|good| buy(good, By::Action)));
    // Amber with 3 costs 10: 2 less, and 1 less as the first on a day of sprites.
    let bought = after(&game, Merchant, buy(Amber, By::Action));
    assert_eq!((coins(&bought, Merchant), in_warehouse(&bought)), (60 - 7, [0, 0, 0, 1]));
    assert_eq!(bought.sheet(Merchant).today.actions, 1, "it is no character action");
    assert_eq!(refused(&bought, Merchant, use_of(BackDoor)), "MW-CJ06", "once a day");
    // Nothing costs less than 1.
    stalls(&mut game, [6; 4]);
    assert_eq!(coins(&after(&game, Merchant, buy(Salt, By::Action)), Merchant), 59);
    // Without sprites, room or coins there is nothing to be had.
    assert_eq!(refused(&skilled(BackDoor, Villager), Merchant, use_of(BackDoor)), "MW-CJ06");
    let mut full = skilled(BackDoor, Sprite);
    goods(&mut full, [8, 0, 0, 0]);
    assert_eq!(refused(&full, Merchant, use_of(BackDoor)), "MW-CJ06");
    let mut poor = skilled(BackDoor, Sprite);
    stalls(&mut poor, [0, 0, 3, 3]);
    purse(&mut poor, Merchant, 4);
    play(&mut poor, Merchant, use_of(BackDoor));
    assert_eq!(moves(&poor, Merchant), [buy(Silk, By::Action)], "7 less 3; Amber costs 7");
}

#[test]
fn a_silver_tongue() {
    clauses!["MW-ME10", "MW-CJ06", "MW-ME09"];
    let mut game = skilled(SilverTongue, Villager);
    assert_eq!(refused(&game, Merchant, use_of(SilverTongue)), "MW-CJ06", "with nothing to sell");
    goods(&mut game, [0, 0, 1, 1]);
    stalls(&mut game, [3, 3, 6, 5]);
    play(&mut game, Merchant, use_of(SilverTongue));
    assert_eq!(moves(&game, Merchant), [sell(Silk, By::Action), sell(Amber, By::Action)]);
    // The dearest printed price, and 1 more as the first on a day of villagers; a full stall stays full.
    let sold = after(&game, Merchant, sell(Silk, By::Action));
    assert_eq!((coins(&sold, Merchant) - 60, in_stalls(&sold)), (8 + 1, [3, 3, 6, 5]));
    assert_eq!((in_warehouse(&sold), market(&sold).ledger), ([0, 0, 0, 1], 8 + 1));
    let sold = after(&game, Merchant, sell(Amber, By::Action));
    assert_eq!((coins(&sold, Merchant) - 60, in_stalls(&sold)), (11 + 1, [3, 3, 6, 6]));
    let mut other = skilled(SilverTongue, Sprite);
    goods(&mut other, [1; 4]);
    assert_eq!(refused(&other, Merchant, use_of(SilverTongue)), "MW-CJ06", "on a day of sprites");
}

#[test]
fn standing_order_and_market_seat() {
    clauses!["MW-ME10"];
    let mut game = skilled(StandingOrder, Sprite);
    goods(&mut game, [0, 4, 0, 0]);
    stalls(&mut game, [0; 4]);
    let mut pays = Vec::new();
    for _ in 0..4 {
        let before = coins(&game, Merchant);
        play(&mut game, Merchant, sell(Spice, By::Action));
        pays.push(coins(&game, Merchant) - before);
    }
    assert_eq!(pays, [5 + 3, 5 + 3, 4 + 3, 4], "three a day, as ever");
    for (standing, limit) in [(0, 6), (3, 7)] {
        let mut game = skilled(MarketSeat, Villager);
        market_mut(&mut game).standing = standing;
        goods(&mut game, [2; 4]);
        stalls(&mut game, [0; 4]);
        let in_turn = [Salt, Spice, Silk, Amber];
        for at in 0..limit {
            play(&mut game, Merchant, sell(in_turn[at % 4], By::Action));
        }
        assert_eq!(refused(&game, Merchant, sell(Amber, By::Action)), "MW-CJ04", "standing {standing}");
    }
}

#[test]
fn the_charter_company() {
    clauses!["MW-ME10", "MW-CJ06"];
    let mut game = skilled(CharterCompany, Sprite);
    goods(&mut game, [2, 2, 2, 0]);
    assert_eq!(refused(&game, Merchant, use_of(CharterCompany)), "MW-CJ06", "four different goods");
    goods(&mut game, [2, 1, 1, 1]);
    hold(&mut game, 1, 1, 1, 1);
    play(&mut game, Merchant, use_of(CharterCompany));
    assert_eq!(in_warehouse(&game), [1, 0, 0, 0]);
    play_all(&mut game, Merchant, &[Move::Res(Culture), Move::Res(Food)]);
    assert_eq!(held(&game), [1, 1, 2, 2]);
    assert_eq!((coins(&game, Merchant), market(&game).ledger, in_stalls(&game)), (60, 0, [3; 4]));
    goods(&mut game, [1; 4]);
    assert_eq!(refused(&game, Merchant, use_of(CharterCompany)), "MW-CJ06", "once a day");
}

#[test]
fn an_effect_lets_a_skill_be_performed() {
    clauses!["MW-CJ07"];
    let mut game = skilled(SilverTongue, Sprite);
    goods(&mut game, [0, 0, 0, 2]);
    for left in [1, 0] {
        game.resolve(Effect::PerformSkill, Some(Merchant));
        play_all(&mut game, Merchant, &[use_of(SilverTongue), sell(Amber, By::Action)]);
        assert_eq!(in_warehouse(&game)[3], left, "on a day of sprites, and twice");
    }
    assert!(game.sheet(Merchant).tired.is_empty());
}

#[test]
fn skills_and_what_the_day_and_the_market_pay() {
    clauses!["MW-ME10", "MW-ME04", "MW-ME06", "MW-ME09"];
    // Spice is in demand; with Standing Order and a standing of 9 the dearest price of 5 grows by 3, 1 and 1.
    let mut game = skilled(SilverTongue, Villager);
    sheet(&mut game, Merchant).skills[3] = Some(Skill::Merchant(StandingOrder));
    market_mut(&mut game).standing = 9;
    goods(&mut game, [0, 4, 0, 0]);
    play_all(&mut game, Merchant, &[use_of(SilverTongue), sell(Spice, By::Action)]);
    assert_eq!((coins(&game, Merchant), market(&game).ledger), (60 + 5 + 3 + 1 + 1, 10));
    // That was the first of the day, and one of the three in demand. With 4 in the stall one pays 3.
    stalls(&mut game, [3, 4, 3, 3]);
    play(&mut game, Merchant, sell(Spice, By::Action));
    assert_eq!(coins(&game, Merchant), 70 + 3 + 3 + 1);
    stalls(&mut game, [3, 4, 3, 3]);
    play(&mut game, Merchant, sell(Spice, By::Action));
    stalls(&mut game, [3, 4, 3, 3]);
    play(&mut game, Merchant, sell(Spice, By::Action));
    assert_eq!(coins(&game, Merchant), 77 + 7 + 3 + 1, "the fourth is not in demand");
    // A unit from the back door is the first of the day too.
    let mut game = skilled(BackDoor, Sprite);
    play_all(&mut game, Merchant, &[use_of(BackDoor), buy(Silk, By::Action)]);
    assert_eq!(coins(&game, Merchant), 60 - (7 - 2 - 1));
    play(&mut game, Merchant, buy(Silk, By::Action));
    assert_eq!(coins(&game, Merchant), 56 - 7);
}

#[test]
fn what_a_keen_eye_sees_is_not_taken_back() {
    clauses!["MW-ME10"];
    let game = skilled(KeenEye, Sprite);
    let played = game.clone().play(Merchant.seat(), &use_of(KeenEye)).expect("a legal move");
    assert_eq!(played.wall, Some(Wall::Revealed));
}
