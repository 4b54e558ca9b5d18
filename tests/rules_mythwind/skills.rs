//! Skills: gained, shelved, used.

use super::table::*;

fn skill(skill: FarmSkill) -> Skill {
    Skill::Farmer(skill)
}

/// A morning on which the Farmer owns these skills and 40 coins.
fn owning(skills: [Option<FarmSkill>; 5]) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    sheet(&mut game, Farmer).skills = skills.map(|owned| owned.map(Skill::Farmer));
    purse(&mut game, Farmer, 40);
    game
}

/// The Farmer gains a skill at the Longhouse.
#[track_caller]
fn learn(game: &mut Mythwind, learned: FarmSkill) -> Vec<Event> {
    enter(game, Farmer, 7);
    play_all(game, Farmer, &[Move::Align(Villager), Move::Pick(1), Move::Learn(skill(learned))])
}

use FarmSkill::{
    BarnLoft, CompanionBeds, GreenThumb, Greenhouse, HarvestFeast, LongFurrow, RainBarrels, ThriftySower,
};

#[test]
fn skills_have_a_price_and_a_level_and_belong_to_one_character() {
    clauses!["MW-202", "MW-203", "MW-CJ08", "MW-FA11"];
    let table = [
        (GreenThumb, 1, 4),
        (ThriftySower, 1, 5),
        (CompanionBeds, 1, 5),
        (LongFurrow, 2, 8),
        (BarnLoft, 2, 8),
        (RainBarrels, 2, 9),
        (Greenhouse, 3, 14),
        (HarvestFeast, 3, 15),
    ];
    assert!(Skill::of(Farmer).eq(table.map(|(owned, ..)| skill(owned))), "eight different ones");
    for who in [Crafter, Merchant, Ranger] {
        let theirs = Skill::of(who).filter(|skill| skill.owner() != who || matches!(skill, Skill::Farmer(_)));
        assert_eq!(theirs.count(), 0, "no skill of the Farmer's for the {who:?}");
    }
    for (wanted, level, price) in table {
        assert_eq!(skill(wanted).card(Content::get()).level, level, "{wanted:?}");
        let mut game = owning([None; 5]);
        learn(&mut game, wanted);
        assert_eq!(coins(&game, Farmer), 40 - price, "{wanted:?}");
        assert!(game.has_skill(Farmer, skill(wanted)));
        // With a coin too few it is not to be had.
        let mut game = owning([None; 5]);
        purse(&mut game, Farmer, price - 1);
        enter(&mut game, Farmer, 7);
        play(&mut game, Farmer, Move::Align(Sprite));
        if offered(&game, Farmer, Move::Pick(1)) {
            play(&mut game, Farmer, Move::Pick(1));
            assert_eq!(refused(&game, Farmer, Move::Learn(skill(wanted))), "MW-203");
        } else {
            assert_eq!((wanted, coins(&game, Farmer)), (GreenThumb, 4), "only the coin was left");
        }
    }
}

#[test]
fn with_no_affordable_skill_the_longhouse_gives_its_coin() {
    clauses!["MW-204", "MW-R56", "MW-232"];
    let mut game = owning([None; 5]);
    purse(&mut game, Farmer, 3);
    enter(&mut game, Farmer, 7);
    play(&mut game, Farmer, Move::Align(Sprite));
    assert_eq!(coins(&game, Farmer), 4, "without a question");
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn an_owned_skill_is_not_offered_again() {
    clauses!["MW-CJ08"];
    let mut game = owning([Some(GreenThumb), None, Some(LongFurrow), None, None]);
    enter(&mut game, Farmer, 7);
    play_all(&mut game, Farmer, &[Move::Align(Sprite), Move::Pick(1)]);
    let left = [ThriftySower, CompanionBeds, BarnLoft, RainBarrels, Greenhouse, HarvestFeast];
    assert_eq!(moves(&game, Farmer), left.map(|other| Move::Learn(skill(other))));
    assert_eq!(refused(&game, Farmer, Move::Learn(skill(GreenThumb))), "MW-203");
}

#[test]
fn a_skill_fits_a_space_of_its_level_or_higher() {
    clauses!["MW-CJ01"];
    assert_eq!(windmill_lane::rules::mythwind::SKILL_SPACES, [1, 1, 2, 2, 3]);
    let shelf = |skills, learned| {
        let mut game = owning(skills);
        learn(&mut game, learned);
        game.sheet(Farmer).skills.iter().position(|&there| there == Some(skill(learned)))
    };
    assert_eq!(shelf([None; 5], GreenThumb), Some(0));
    assert_eq!(shelf([None; 5], LongFurrow), Some(2), "level II not on the first two");
    assert_eq!(shelf([None; 5], Greenhouse), Some(4));
    let two = [Some(ThriftySower), Some(CompanionBeds)];
    assert_eq!(shelf([two[0], two[1], None, None, None], GreenThumb), Some(2));
    assert_eq!(shelf([None, None, Some(BarnLoft), Some(LongFurrow), None], RainBarrels), Some(4));
}

#[test]
fn rearranging_is_free_while_there_is_room() {
    clauses!["MW-CJ01", "MW-205"];
    // The only space of level III holds a skill of level I.
    let mut game = owning([None, None, Some(BarnLoft), None, Some(CompanionBeds)]);
    learn(&mut game, Greenhouse);
    assert!(!game.has_skill(Farmer, skill(Greenhouse)), "first room is made");
    assert_eq!(refused(&game, Farmer, Move::Drop(4)), "MW-205", "nothing has to go");
    assert_eq!(refused(&game, Farmer, Move::Swap(0, 2)), "MW-CJ01", "level II on a space of level I");
    assert_eq!(refused(&game, Farmer, Move::Shelf(0)), "MW-CJ01");
    assert_eq!(coins(&game, Farmer), 26);
    play(&mut game, Farmer, Move::Swap(0, 4));
    let skills = [Some(CompanionBeds), None, Some(BarnLoft), None, Some(Greenhouse)];
    assert_eq!(game.sheet(Farmer).skills, skills.map(|owned| owned.map(Skill::Farmer)));
    assert_eq!(coins(&game, Farmer), 26);
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn beyond_the_room_one_skill_must_go() {
    clauses!["MW-205", "MW-206", "MW-CJ01"];
    let full = [Some(GreenThumb), Some(ThriftySower), Some(CompanionBeds), Some(LongFurrow), Some(BarnLoft)];
    // Any of the five makes room for a sixth of level II, once the others are rearranged.
    let mut game = owning(full);
    learn(&mut game, RainBarrels);
    assert_eq!(moves(&game, Farmer), [0, 1, 2, 3, 4].map(Move::Drop));
    play(&mut game, Farmer, Move::Drop(0));
    assert!(!offered(&game, Farmer, Move::Drop(1)), "one and no more");
    play(&mut game, Farmer, Move::Swap(0, 2));
    let skills =
        [Some(CompanionBeds), Some(ThriftySower), Some(RainBarrels), Some(LongFurrow), Some(BarnLoft)];
    assert_eq!(game.sheet(Farmer).skills, skills.map(|owned| owned.map(Skill::Farmer)));
    // What was taken off can be bought again.
    pass_day(&mut game);
    enter(&mut game, Farmer, 7);
    play_all(&mut game, Farmer, &[Move::Align(Sprite), Move::Pick(1)]);
    assert!(offered(&game, Farmer, Move::Learn(skill(GreenThumb))));

    // A second skill of level III: only the first of them can make room.
    let mut game = owning([None, None, None, None, Some(Greenhouse)]);
    learn(&mut game, HarvestFeast);
    assert_eq!(moves(&game, Farmer), [Move::Drop(4)]);
    play(&mut game, Farmer, Move::Drop(4));
    assert!(game.has_skill(Farmer, skill(HarvestFeast)) && !game.has_skill(Farmer, skill(Greenhouse)));
}

#[test]
fn every_tray_can_be_arranged_for_a_new_skill() {
    clauses!["MW-205", "MW-CJ01"];
    // From any legal tray any new skill finds its place, whatever is swapped and dropped on the way.
    let mut rng = Rng::seeded(205);
    let fits = |level: u8, space: usize| [1, 1, 2, 2, 3][space] >= level;
    for round in 0..300 {
        let mut skills = FarmSkill::ALL;
        rng.shuffle(&mut skills);
        let mut tray = [None; 5];
        for &owned in &skills[..rng.below(6)] {
            let space = rng.below(5);
            if tray[space].is_none() && fits(skill(owned).card(Content::get()).level, space) {
                tray[space] = Some(owned);
            }
        }
        let before = tray.iter().flatten().count();
        let wanted = skills[7];
        let mut game = owning(tray);
        learn(&mut game, wanted);
        let mut dropped = 0;
        for step in 0.. {
            if game.has_skill(Farmer, skill(wanted)) {
                break;
            }
            assert!(step < 500, "round {round}: {tray:?} finds no place for {wanted:?}");
            let listed = moves(&game, Farmer);
            let mv = *rng.pick(&listed).expect("something can be done");
            dropped += usize::from(matches!(mv, Move::Drop(_)));
            play(&mut game, Farmer, mv);
        }
        let now = game.sheet(Farmer).skills;
        assert_eq!(now.iter().flatten().count(), before + 1 - dropped, "round {round}");
        assert!(dropped <= 1, "round {round}: {dropped} skills went");
        for (space, owned) in now.iter().enumerate() {
            assert!(owned.is_none_or(|owned| fits(owned.card(Content::get()).level, space)));
        }
    }
}

#[test]
fn a_skill_action_is_used_once_a_day_and_on_its_day() {
    clauses!["MW-CJ06", "MW-90"];
    let mut game = owning([Some(GreenThumb), None, Some(RainBarrels), Some(BarnLoft), None]);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    let thumb = Move::Skill(skill(GreenThumb));
    let barrels = Move::Skill(skill(RainBarrels));
    // Green Thumb bears the sign of the sprites: not on a day with the villagers.
    let mut other = game.clone();
    stand_by(&mut other, Farmer, Villager);
    assert_eq!(refused(&other, Farmer, thumb), "MW-CJ06");
    assert!(offered(&other, Farmer, barrels), "no sign, any day");
    assert_eq!(refused(&other, Farmer, Move::Skill(skill(BarnLoft))), "MW-CJ06", "it is always on");

    stand_by(&mut game, Farmer, Sprite);
    play_all(&mut game, Farmer, &[thumb, Move::Farm(FarmMove::Grow { tile: corn, by: By::Action })]);
    assert_eq!(growth(&game, corn), 1);
    assert_eq!(refused(&game, Farmer, thumb), "MW-CJ06", "tired until dusk");
    play_all(&mut game, Farmer, &[barrels, Move::Line(Line::Row(0))]);
    pass_day(&mut game);
    stand_by(&mut game, Farmer, Sprite);
    assert!(offered(&game, Farmer, thumb), "ready again");
    // It needs something to do: once nothing can grow it is not used.
    farm_mut(&mut game).planted.clear();
    assert_eq!(refused(&game, Farmer, thumb), "MW-CJ06");
}

#[test]
fn skills_are_not_used_by_others_nor_unowned() {
    clauses!["MW-202", "MW-CJ06"];
    let mut game = owning([Some(GreenThumb), None, None, None, None]);
    planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    stand_by(&mut game, Ranger, Sprite);
    assert_eq!(refused(&game, Ranger, Move::Skill(skill(GreenThumb))), "MW-CJ06");
    play_all(&mut game, Farmer, &[Move::Forgo, Move::Stand(Space::Improve)]);
    assert_eq!(refused(&game, Farmer, Move::Skill(skill(RainBarrels))), "MW-CJ06", "not owned");
}

#[test]
fn performing_a_skill_needs_one_with_an_action() {
    clauses!["MW-CJ07", "MW-218"];
    let mut game = owning([Some(ThriftySower), None, Some(BarnLoft), None, None]);
    let before = game.clone();
    game.resolve(Effect::May(fx(Effect::PerformSkill)), Some(Farmer));
    game.resolve(Effect::PerformSkill, Some(Farmer));
    assert_eq!(game, before, "those always on are nothing to perform");
    // Twice in a day: by hand, and by an effect, tired as it is.
    let mut game = owning([Some(GreenThumb), None, None, None, None]);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    let grow = Move::Farm(FarmMove::Grow { tile: corn, by: By::Action });
    stand_by(&mut game, Farmer, Sprite);
    play_all(&mut game, Farmer, &[Move::Skill(skill(GreenThumb)), grow]);
    assert_eq!(refused(&game, Farmer, Move::Skill(skill(GreenThumb))), "MW-CJ06");
    game.resolve(Effect::PerformSkill, Some(Farmer));
    play_all(&mut game, Farmer, &[Move::Skill(skill(GreenThumb)), grow]);
    assert_eq!(growth(&game, corn), 2);
    game.resolve(Effect::PerformSkill, Some(Farmer));
    assert!(offered(&game, Farmer, Move::Skill(skill(GreenThumb))), "and again");
}
