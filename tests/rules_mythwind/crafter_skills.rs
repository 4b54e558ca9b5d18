//! The Crafter's skills.

use super::table::*;
use CraftSkill::{
    BulkCutting, FriendlyPatter, KnownName, Masterwork, Scavenger, SteadyHands, ThirdBench, TownPatron,
};

/// A day at the bench, aligned with a kind, on which the Crafter owns a skill.
#[track_caller]
fn skilled(owned: CraftSkill, kind: Kind) -> Mythwind {
    let mut game = at_the_bench(kind);
    sheet(&mut game, Crafter).skills[4] = Some(Skill::Crafter(owned));
    game
}

fn use_of(owned: CraftSkill) -> Move {
    Move::Skill(Skill::Crafter(owned))
}

#[test]
fn the_eight_skills() {
    clauses!["MW-CR09", "MW-CJ08", "MW-203"];
    let table = [
        (SteadyHands, 1, 5),
        (Scavenger, 1, 4),
        (FriendlyPatter, 1, 5),
        (BulkCutting, 2, 8),
        (ThirdBench, 2, 9),
        (KnownName, 2, 10),
        (Masterwork, 3, 14),
        (TownPatron, 3, 15),
    ];
    assert!(Skill::of(Crafter).eq(table.map(|(owned, ..)| Skill::Crafter(owned))));
    let mut game = morning(&[Crafter]);
    purse(&mut game, Crafter, 15);
    enter(&mut game, Crafter, 7);
    play_all(&mut game, Crafter, &[Move::Align(Villager), Move::Pick(1)]);
    for (wanted, level, price) in table {
        assert_eq!(Skill::Crafter(wanted).card(Content::get()).level, level, "{wanted:?}");
        let learned = after(&game, Crafter, Move::Learn(Skill::Crafter(wanted)));
        assert_eq!(coins(&learned, Crafter), 15 - price, "{wanted:?}");
        assert!(learned.has_skill(Crafter, Skill::Crafter(wanted)));
    }
    // What is always on cannot be used.
    for owned in [FriendlyPatter, ThirdBench, KnownName, Masterwork] {
        assert_eq!(refused(&skilled(owned, Villager), Crafter, use_of(owned)), "MW-CJ06", "{owned:?}");
    }
}

#[test]
fn steady_hands() {
    clauses!["MW-CR09", "MW-CJ06"];
    let mut game = skilled(SteadyHands, Villager);
    finished(&mut game, 0, REED_BASKET, 1);
    play(&mut game, Crafter, use_of(SteadyHands));
    assert_eq!(refused(&game, Crafter, use_of(SteadyHands)), "MW-CJ06", "once a day");
    let mut rested = game.clone();
    sheet(&mut rested, Crafter).tired.clear();
    assert_eq!(refused(&rested, Crafter, use_of(SteadyHands)), "MW-CJ06", "they are as steady as can be");
    next_roll(&mut game, 1);
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 2), "as a 4");
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 1), "the one after it is rolled: a 1");
    // It does not wait for another day.
    let mut game = skilled(SteadyHands, Villager);
    play(&mut game, Crafter, use_of(SteadyHands));
    pass_day(&mut game);
    stand_by(&mut game, Crafter, Villager);
    finished(&mut game, 0, REED_BASKET, 1);
    next_roll(&mut game, 1);
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 0));
}

#[test]
fn scavenger() {
    clauses!["MW-CR09"];
    let mut game = skilled(Scavenger, Sprite);
    play_all(&mut game, Crafter, &[use_of(Scavenger), gather(Cloth, By::Action)]);
    assert_eq!(moves(&game, Crafter), [gather(Wood, By::Action), gather(Metal, By::Action)], "two kinds");
    play(&mut game, Crafter, gather(Wood, By::Action));
    assert_eq!(stored(&game), [2, 1, 2]);
    assert_eq!(game.sheet(Crafter).today.actions, 1, "the character action is still to come");
    // With room for one the other is lost.
    let mut game = skilled(Scavenger, Sprite);
    store(&mut game, 7, 0, 0);
    play_all(&mut game, Crafter, &[use_of(Scavenger), gather(Cloth, By::Action)]);
    assert_eq!(stored(&game), [7, 0, 1]);
    assert!(offered(&game, Crafter, Move::EndTurn));
    let mut game = skilled(Scavenger, Sprite);
    store(&mut game, 8, 0, 0);
    assert_eq!(refused(&game, Crafter, use_of(Scavenger)), "MW-CJ06");
}

#[test]
fn bulk_cutting() {
    clauses!["MW-CR09", "MW-CJ06"];
    let mut game = skilled(BulkCutting, Villager);
    assert_eq!(refused(&game, Crafter, use_of(BulkCutting)), "MW-CJ06", "nothing lies on a bench");
    finished(&mut game, 2, COAT_PEGS, 2);
    assert_eq!(refused(&game, Crafter, use_of(BulkCutting)), "MW-CJ06", "nothing that is unfinished");
    on_bench(&mut game, 0, REED_BASKET, 2, 1);
    on_bench(&mut game, 1, BELL_ROPE, 0, 1);
    finished(&mut game, 2, COAT_PEGS, 2);
    assert_eq!(
        refused(
            &{
                let mut other = game.clone();
                sheet(&mut other, Crafter).today.aligned = Some(Sprite);
                other
            },
            Crafter,
            use_of(BulkCutting)
        ),
        "MW-CJ06"
    );
    play(&mut game, Crafter, use_of(BulkCutting));
    assert_eq!([0, 1, 2].map(|bench| state_of(&game, bench)), [(3, 1), (1, 1), (2, 2)]);
}

#[test]
fn third_bench() {
    clauses!["MW-CR09", "MW-CR01"];
    let mut game = skilled(ThirdBench, Sprite);
    row(&mut game, &[COAT_PEGS]);
    store(&mut game, 2, 0, 0);
    assert_eq!(refused(&game, Crafter, start(COAT_PEGS, 3)), "MW-CR03", "there is no fourth");
    play(&mut game, Crafter, start(COAT_PEGS, 2));
    assert_eq!(state_of(&game, 2), (0, 1));
}

#[test]
fn friendly_patter_and_known_name() {
    clauses!["MW-CR09"];
    // Quality; coins with Friendly Patter for a basket of 6, reputation from 5 with Known Name.
    for (quality, pays, name) in [(0, 3 + 1 + 1, 4), (1, 6 + 1 + 1, 5), (2, 8 + 1 + 1, 7), (3, 10 + 1 + 1, 8)]
    {
        for owned in [FriendlyPatter, KnownName] {
            let mut game = skilled(owned, Villager);
            finished(&mut game, 0, REED_BASKET, quality);
            shop_mut(&mut game).reputation = 5;
            play_all(&mut game, Crafter, &[Move::EndTurn, deliver(0)]);
            let known = owned == KnownName;
            assert_eq!(coins(&game, Crafter), 6 + pays - u16::from(known), "{owned:?}, {quality}");
            let plain = if quality >= 2 { name - 1 } else { name };
            assert_eq!(shop(&game).reputation, if known { name } else { plain }, "{owned:?}, {quality}");
        }
    }
}

#[test]
fn masterwork() {
    clauses!["MW-CR09"];
    let mut game = skilled(Masterwork, Villager);
    finished(&mut game, 0, REED_BASKET, 3);
    next_roll(&mut game, 6);
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 4), "not 5");
    play_all(&mut game, Crafter, &[Move::EndTurn, deliver(0)]);
    assert_eq!((coins(&game, Crafter), shop(&game).reputation), (6 + 6 + 8, 3));
}

#[test]
fn town_patron() {
    clauses!["MW-CR09"];
    let mut game = skilled(TownPatron, Sprite);
    hold(&mut game, 1, 1, 1, 1);
    on_bench(&mut game, 0, BELL_ROPE, 1, 1);
    assert_eq!(refused(&game, Crafter, use_of(TownPatron)), "MW-CJ06", "nothing is finished");
    finished(&mut game, 1, REED_BASKET, 2); // 2 food
    finished(&mut game, 2, COAT_PEGS, 1); // 2 production
    shop_mut(&mut game).reputation = 1;
    play(&mut game, Crafter, use_of(TownPatron));
    assert_eq!(moves(&game, Crafter), [deliver(1), deliver(2)]);
    let pegs = after(&game, Crafter, deliver(2));
    assert_eq!((held(&pegs), shop(&pegs).reputation), ([3, 1, 1, 1], 1));
    play(&mut game, Crafter, deliver(1));
    assert_eq!(held(&game), [1, 1, 3, 1]);
    assert_eq!((coins(&game, Crafter), shop(&game).reputation), (6, 2), "a delivery without coins");
    assert!(shop(&game).bench(1).is_none());
    assert_eq!(refused(&game, Crafter, use_of(TownPatron)), "MW-CJ06", "once a day");
}

#[test]
fn an_effect_lets_a_skill_be_performed() {
    clauses!["MW-CJ07"];
    let mut game = skilled(BulkCutting, Sprite);
    on_bench(&mut game, 0, REED_BASKET, 0, 1);
    for times in 1..=2 {
        game.resolve(Effect::PerformSkill, Some(Crafter));
        play(&mut game, Crafter, use_of(BulkCutting));
        assert_eq!(state_of(&game, 0), (times, 1), "on a day of sprites");
    }
    assert!(game.sheet(Crafter).tired.is_empty());
}

#[test]
fn steady_hands_and_the_polish_before_it() {
    clauses!["MW-CR09", "MW-CR06"];
    // The one that counts as a 4 is not rolled, so it cannot be rolled anew; nor can one from before the skill.
    let mut game = skilled(SteadyHands, Villager);
    let die = well(&mut game, Crafter, &[(Sprite, 3)])[0];
    let reroll = Move::Craft(CraftMove::Reroll { die });
    finished(&mut game, 0, REED_BASKET, 2);
    next_roll(&mut game, 1);
    play_all(&mut game, Crafter, &[work(0, By::Action), use_of(SteadyHands)]);
    assert_eq!(refused(&game, Crafter, reroll), "MW-CR06");
    let played = game.clone().play(Crafter.seat(), &work(0, By::Action)).expect("a polish");
    assert_eq!(played.wall, None, "nothing is rolled");
    play(&mut game, Crafter, work(0, By::Action));
    assert_eq!(state_of(&game, 0), (3, 2), "from 1 as a 4");
    assert_eq!(refused(&game, Crafter, reroll), "MW-CR06");
    // Work that is no polish does not use it up.
    let mut game = skilled(SteadyHands, Villager);
    on_bench(&mut game, 0, REED_BASKET, 2, 1);
    play_all(&mut game, Crafter, &[use_of(SteadyHands), work(0, By::Action), work(0, By::Action)]);
    assert_eq!(state_of(&game, 0), (3, 2));
    // The other skills are steps in the workshop as well.
    for other in [Scavenger, BulkCutting, TownPatron] {
        let mut game = skilled(other, Villager);
        let die = well(&mut game, Crafter, &[(Sprite, 3)])[0];
        finished(&mut game, 0, REED_BASKET, 2);
        on_bench(&mut game, 1, BELL_ROPE, 0, 1);
        play_all(&mut game, Crafter, &[work(0, By::Action), use_of(other)]);
        match other {
            Scavenger => {
                play_all(&mut game, Crafter, &[gather(Wood, By::Action), gather(Cloth, By::Action)]);
            }
            TownPatron => {
                play(&mut game, Crafter, deliver(0));
            }
            _ => {}
        }
        assert_eq!(refused(&game, Crafter, Move::Craft(CraftMove::Reroll { die })), "MW-CR06", "{other:?}");
    }
}

#[test]
fn a_masterwork_and_a_known_name() {
    clauses!["MW-CR09"];
    let mut game = skilled(Masterwork, Villager);
    sheet(&mut game, Crafter).skills[3] = Some(Skill::Crafter(KnownName));
    finished(&mut game, 0, REED_BASKET, 4);
    finished(&mut game, 1, COAT_PEGS, 4);
    // Off the tray again, what is so good stays so good; it can only become worse.
    let mut without = game.clone();
    sheet(&mut without, Crafter).skills[4] = None;
    for (shows, quality) in [(6, 4), (1, 3)] {
        next_roll(&mut without, shows);
        play(&mut without, Crafter, work(0, By::Action));
        assert_eq!(state_of(&without, 0), (3, quality));
    }
    play_all(&mut game, Crafter, &[Move::EndTurn, deliver(0)]);
    assert_eq!((coins(&game, Crafter), shop(&game).reputation), (6 + 14, 4), "3 reputation, and 1 more");
    // Coat Pegs are for a customer of villager days: 5, 8 more, 1 for the reputation, 1 for the day.
    play(&mut game, Crafter, deliver(1));
    assert_eq!((coins(&game, Crafter), shop(&game).reputation), (6 + 14 + 15, 8));
}

#[test]
fn a_patron_makes_a_name_like_any_delivery() {
    clauses!["MW-CR09"];
    for (quality, name) in [(0, 4), (1, 5), (2, 7), (3, 8)] {
        let mut game = skilled(TownPatron, Sprite);
        sheet(&mut game, Crafter).skills[3] = Some(Skill::Crafter(KnownName));
        hold(&mut game, 1, 1, 9, 1);
        finished(&mut game, 1, REED_BASKET, quality);
        shop_mut(&mut game).reputation = 5;
        play_all(&mut game, Crafter, &[use_of(TownPatron), deliver(1)]);
        assert_eq!((held(&game), coins(&game, Crafter)), ([1, 1, 10, 1], 6), "beyond ten it is lost");
        assert_eq!(shop(&game).reputation, name, "quality {quality}");
        assert_eq!(shop(&game).delivered, [REED_BASKET]);
    }
}

#[test]
fn at_the_end_of_a_season_nobody_is_steady_for_nothing() {
    clauses!["MW-CJ07", "MW-218"];
    // A Community Center lets a skill be performed; one that could only be used later in the day is none.
    let mut game = skilled(SteadyHands, Villager);
    built(&mut game, CommunityCenter, 2);
    end_season(&mut game);
    assert!(matches!(moves(&game, Crafter).first(), Some(Move::Goal(_))), "nothing is asked before the goal");
    let mut game = skilled(Scavenger, Villager);
    built(&mut game, CommunityCenter, 2);
    end_season(&mut game);
    assert_eq!(moves(&game, Crafter), [Move::Accept, Move::Decline]);
}
