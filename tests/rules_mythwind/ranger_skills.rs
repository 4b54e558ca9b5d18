//! The Ranger's skills.

use super::table::*;
use RoamSkill::{BearerOfGifts, BigPack, Cairns, Forager, LightFeet, Pathfinder, SecondWind, Trapper};

/// A day at the camp, aligned with a kind, on which the Ranger owns a skill.
#[track_caller]
fn skilled(owned: RoamSkill, kind: Kind) -> Mythwind {
    let mut game = at_camp(kind);
    sheet(&mut game, Ranger).skills[4] = Some(Skill::Ranger(owned));
    game
}

fn use_of(owned: RoamSkill) -> Move {
    Move::Skill(Skill::Ranger(owned))
}

#[test]
fn the_eight_skills() {
    clauses!["MW-RA11", "MW-CJ08", "MW-203"];
    let table = [
        (LightFeet, 1, 4),
        (Forager, 1, 4),
        (BigPack, 1, 6),
        (Pathfinder, 2, 8),
        (Trapper, 2, 8),
        (SecondWind, 2, 10),
        (Cairns, 3, 13),
        (BearerOfGifts, 3, 15),
    ];
    assert!(Skill::of(Ranger).eq(table.map(|(owned, ..)| Skill::Ranger(owned))));
    assert_eq!(Skill::all().count(), 32, "eight for each of the four");
    let mut game = morning(&[Ranger]);
    purse(&mut game, Ranger, 15);
    enter(&mut game, Ranger, 7);
    play_all(&mut game, Ranger, &[Move::Align(Villager), Move::Pick(1)]);
    for (wanted, level, price) in table {
        assert_eq!(Skill::Ranger(wanted).card(Content::get()).level, level, "{wanted:?}");
        let learned = after(&game, Ranger, Move::Learn(Skill::Ranger(wanted)));
        assert_eq!(coins(&learned, Ranger), 15 - price, "{wanted:?}");
        assert!(learned.has_skill(Ranger, Skill::Ranger(wanted)));
    }
    // What is always on cannot be used.
    for owned in [BigPack, Pathfinder, Trapper, Cairns] {
        assert_eq!(refused(&skilled(owned, Villager), Ranger, use_of(owned)), "MW-CJ06", "{owned:?}");
    }
}

#[test]
fn light_feet() {
    clauses!["MW-RA11", "MW-CJ06"];
    let mut game = skilled(LightFeet, Villager);
    trails(&mut game, Greenwood, &[7, 3, 1]);
    assert_eq!(refused(&game, Ranger, use_of(LightFeet)), "MW-CJ06", "nobody is hurt");
    play(&mut game, Ranger, explore(Greenwood));
    assert_eq!(refused(&game, Ranger, use_of(LightFeet)), "MW-CJ06", "not yet");
    play_all(&mut game, Ranger, &[suffer(Rope), suffer(Ration)]);
    play(&mut game, Ranger, use_of(LightFeet));
    assert_eq!(camp(&game).trip().map(|trip| trip.wounds), Some(1));
    assert_eq!(refused(&game, Ranger, use_of(LightFeet)), "MW-CJ06", "once a day");
    // So the next wound is the second, and the expedition goes on.
    play_all(&mut game, Ranger, &[REVEAL, suffer(Rope)]);
    assert_eq!((camp(&game).survived[0], game.is_out(Ranger)), (2, true));
    // While a card is open, too.
    let mut game = skilled(LightFeet, Villager);
    trails(&mut game, Greenwood, &[7, 3, 1]);
    play_all(&mut game, Ranger, &[explore(Greenwood), suffer(Rope), use_of(LightFeet), suffer(Ration)]);
    assert_eq!(camp(&game).trip().map(|trip| trip.wounds), Some(1));
}

#[test]
fn a_forager() {
    clauses!["MW-RA11", "MW-CJ06"];
    let mut game = skilled(Forager, Sprite);
    pack(&mut game, [0, 0, 0]);
    play_all(&mut game, Ranger, &[use_of(Forager), take(Torch, By::Action)]);
    assert_eq!(packed(&game), [1, 0, 1]);
    assert!(offered(&game, Ranger, scout(Greenwood)), "it is no character action");
    // With room for one there is the ration, with none it is of no use.
    let mut game = skilled(Forager, Sprite);
    pack(&mut game, [2, 2, 2]);
    play(&mut game, Ranger, use_of(Forager));
    assert_eq!(packed(&game), [3, 2, 2]);
    assert!(offered(&game, Ranger, Move::EndTurn));
    let mut game = skilled(Forager, Sprite);
    pack(&mut game, [3, 2, 2]);
    assert_eq!(refused(&game, Ranger, use_of(Forager)), "MW-CJ06");
    assert_eq!(refused(&skilled(Forager, Villager), Ranger, use_of(Forager)), "MW-CJ06");
}

#[test]
fn a_big_pack() {
    clauses!["MW-RA11"];
    let mut game = skilled(BigPack, Villager);
    pack(&mut game, [3, 3, 1]);
    play_all(&mut game, Ranger, &[take(Rope, By::Action), take(Torch, By::Action)]);
    assert_eq!((packed(&game), game.pack_room(Ranger)), ([3, 4, 2], 9));
    assert!(game.doing(Ranger).is_none(), "nine are in it");
}

#[test]
fn a_pathfinder_pays_one_gear_less() {
    clauses!["MW-RA11", "MW-RA03"];
    let mut game = skilled(Pathfinder, Villager);
    camp_mut(&mut game).survived = [10; 3];
    for region in Region::ALL {
        trails(&mut game, region, &[[7, 14, 23][region.index()]]);
    }
    assert_eq!(packed(&after(&game, Ranger, explore(Greenwood))), [2, 2, 2], "nothing to spare");
    assert_eq!(refused(&game, Ranger, sparing(Greenwood, Ration)), "MW-RA03");
    assert_eq!(packed(&after(&game, Ranger, sparing(Highstone, Ration))), [2, 2, 2]);
    assert_eq!(refused(&game, Ranger, sparing(Highstone, Torch)), "MW-RA03", "it is no part of the entry");
    assert_eq!(refused(&game, Ranger, explore(Highstone)), "MW-RA03", "it is always on");
    assert_eq!(packed(&after(&game, Ranger, sparing(Mistdeep, Ration))), [2, 2, 1]);
    assert_eq!(packed(&after(&game, Ranger, sparing(Mistdeep, Torch))), [1, 2, 2]);
    pack(&mut game, [0, 0, 1]);
    assert!(offered(&game, Ranger, sparing(Mistdeep, Ration)));
    assert_eq!(refused(&game, Ranger, sparing(Mistdeep, Torch)), "MW-RA03");
}

#[test]
fn a_trapper() {
    clauses!["MW-RA11", "MW-RA10"];
    let mut game = skilled(Trapper, Villager);
    lodge(&mut game, [1, 0, 2, 0]);
    play_all(&mut game, Ranger, &[Move::EndTurn, name(Pelt), name(Pelt), name(Herb)]);
    assert_eq!(coins(&game, Ranger), 4 + 4 + 2);
}

#[test]
fn a_second_wind() {
    clauses!["MW-RA11", "MW-CJ06"];
    // Before setting out, or on the way.
    for late in [false, true] {
        let mut game = skilled(SecondWind, Villager);
        pack(&mut game, [3, 2, 2]);
        trails(&mut game, Greenwood, &[2, 1, 10, 9, 3]);
        if !late {
            play(&mut game, Ranger, use_of(SecondWind));
        }
        play_all(&mut game, Ranger, &[explore(Greenwood), REVEAL]);
        if late {
            play(&mut game, Ranger, use_of(SecondWind));
        }
        play_all(&mut game, Ranger, &[pay(Ration), REVEAL, pay(Rope)]);
        assert!(game.is_out(Ranger), "the third is not the last");
        play_all(&mut game, Ranger, &[REVEAL, pay(Torch)]);
        assert!(!game.is_out(Ranger), "the fourth is");
        assert_eq!(coins(&game, Ranger), 1 + 1 + 2 + 1);
        next_day(&mut game, Sprite);
        assert_eq!(game.card_limit(Ranger, Greenwood), 3, "today only");
    }
    assert_eq!(refused(&skilled(SecondWind, Sprite), Ranger, use_of(SecondWind)), "MW-CJ06");
}

#[test]
fn cairns() {
    clauses!["MW-RA11"];
    for (region, survived, coins_at_start) in
        [(Greenwood, 19, 0), (Greenwood, 20, 3), (Highstone, 20, 4), (Mistdeep, 33, 4)]
    {
        let mut game = skilled(Cairns, Villager);
        camp_mut(&mut game).survived = [10; 3];
        camp_mut(&mut game).survived[region.index()] = survived;
        trails(&mut game, region, &[[7, 14, 23][region.index()]]);
        play(&mut game, Ranger, explore(region));
        let trip = camp(&game).trip().expect("somebody is out");
        assert_eq!(trip.coins, coins_at_start, "{region:?} survived {survived} times");
        assert_eq!(coins(&game, Ranger), 0, "they are loot like any other");
    }
}

#[test]
fn a_bearer_of_gifts() {
    clauses!["MW-RA11", "MW-CJ06"];
    let mut game = skilled(BearerOfGifts, Sprite);
    hold(&mut game, 1, 1, 1, 10);
    assert_eq!(refused(&game, Ranger, use_of(BearerOfGifts)), "MW-CJ06", "the lodge is empty");
    lodge(&mut game, [0, 0, 0, 3]);
    assert_eq!(
        refused(&game, Ranger, use_of(BearerOfGifts)),
        "MW-CJ06",
        "the town has all it can hold of it"
    );
    lodge(&mut game, [0, 1, 1, 1]);
    play(&mut game, Ranger, use_of(BearerOfGifts));
    assert_eq!(moves(&game, Ranger), [name(Ore), name(Pelt)], "the town has all the culture it can hold");
    play(&mut game, Ranger, name(Pelt));
    assert_eq!((held(&game), lodged(&game)), ([1, 3, 1, 10], [0, 1, 0, 1]));
    assert_eq!(refused(&game, Ranger, use_of(BearerOfGifts)), "MW-CJ06", "once a day");
}

#[test]
fn an_effect_lets_a_skill_be_performed() {
    clauses!["MW-CJ07"];
    let mut game = skilled(Forager, Villager);
    pack(&mut game, [0, 0, 0]);
    for times in 1..=2 {
        game.resolve(Effect::PerformSkill, Some(Ranger));
        play_all(&mut game, Ranger, &[use_of(Forager), take(Rope, By::Action)]);
        assert_eq!(packed(&game), [times, times, 0], "on a day of villagers, and twice");
    }
    assert!(game.sheet(Ranger).tired.is_empty());
}

#[test]
fn a_second_wind_at_the_last_card() {
    clauses!["MW-RA11", "MW-RA03"];
    let mut game = skilled(SecondWind, Villager);
    trails(&mut game, Greenwood, &[2, 1, 10, 9, 3]);
    play_all(&mut game, Ranger, &[explore(Greenwood), REVEAL, pay(Ration), REVEAL]);
    assert_eq!(camp(&game).trip().map(|trip| trip.left), Some(0), "the third is open");
    play_all(&mut game, Ranger, &[use_of(SecondWind), pay(Rope)]);
    assert_eq!(moves(&game, Ranger).iter().filter(|mv| **mv == REVEAL).count(), 1);
    play_all(&mut game, Ranger, &[REVEAL, pay(Torch)]);
    assert!(!game.is_out(Ranger), "and that is all");
    // A second expedition of the day has the further card too.
    sheet(&mut game, Ranger).today.actions = 1;
    assert_eq!(game.card_limit(Ranger, Greenwood), 4);
    assert_eq!(game.card_limit(Ranger, Mistdeep), 5);
}

#[test]
fn cairns_and_a_second_wind() {
    clauses!["MW-RA11"];
    // One coin for each card of the limit; the card of a second wind is one more than the limit.
    for first in [true, false] {
        let mut game = skilled(Cairns, Villager);
        sheet(&mut game, Ranger).skills[3] = Some(Skill::Ranger(SecondWind));
        camp_mut(&mut game).survived[0] = 20;
        trails(&mut game, Greenwood, &[7]);
        let both = if first {
            [use_of(SecondWind), explore(Greenwood)]
        } else {
            [explore(Greenwood), use_of(SecondWind)]
        };
        play_all(&mut game, Ranger, &both);
        let trip = camp(&game).trip().expect("somebody is out");
        assert_eq!((trip.coins, trip.left), (3, 3), "the wind first: {first}");
    }
    // They are loot, and lost with it.
    let mut game = skilled(Cairns, Villager);
    camp_mut(&mut game).survived[0] = 255;
    trails(&mut game, Greenwood, &[2, 3, 7]);
    play_all(&mut game, Ranger, &[explore(Greenwood), REVEAL, suffer(Rope), REVEAL]);
    assert_eq!(camp(&game).survived[0], 255, "there it stays");
    play_all(&mut game, Ranger, &[suffer(Rope), suffer(Ration)]);
    assert_eq!(coins(&game, Ranger), 0);
}

#[test]
fn a_big_pack_taken_off_keeps_what_is_in_it() {
    clauses!["MW-RA11", "MW-RA01"];
    let mut game = skilled(BigPack, Villager);
    pack(&mut game, [3, 3, 3]);
    sheet(&mut game, Ranger).skills[4] = None;
    assert_eq!(refused(&game, Ranger, take(Rope, By::Action)), "MW-RA01");
    pack(&mut game, [3, 3, 1]);
    assert_eq!(refused(&game, Ranger, take(Rope, By::Action)), "MW-RA01");
    pack(&mut game, [3, 3, 0]);
    play(&mut game, Ranger, take(Rope, By::Action));
    assert_eq!(packed(&game), [3, 4, 0]);
}

#[test]
fn a_forager_takes_what_is_chosen_besides_the_ration() {
    clauses!["MW-RA11", "MW-CJ06"];
    let mut game = skilled(Forager, Sprite);
    pack(&mut game, [0, 0, 0]);
    play(&mut game, Ranger, use_of(Forager));
    assert_eq!(packed(&game), [1, 0, 0]);
    assert_eq!(moves(&game, Ranger), Gear::ALL.map(|gear| take(gear, By::Action)));
    play(&mut game, Ranger, take(Ration, By::Action));
    assert_eq!(packed(&game), [2, 0, 0]);
    assert_eq!(refused(&game, Ranger, use_of(Forager)), "MW-CJ06", "once a day");
}

#[test]
fn at_the_end_of_a_season_there_is_no_second_wind() {
    clauses!["MW-CJ07", "MW-218"];
    let mut game = skilled(SecondWind, Villager);
    built(&mut game, CommunityCenter, 2);
    end_season(&mut game);
    assert!(matches!(moves(&game, Ranger).first(), Some(Move::Goal(_))), "nothing is asked before the goal");
}
