//! The phases of a day and a character's turn.

use super::table::*;

#[test]
fn characters_act_in_any_order_and_wait_for_each_other() {
    clauses!["MW-62", "MW-63", "MW-64"];
    let mut game = morning(&[Farmer, Ranger]);
    assert_eq!(game.turn().acting().len(), 2, "both at once");
    act(&mut game, Ranger, TownAction::Improve);
    assert_eq!(game.turn().acting().len(), 2, "in the middle of the Ranger's action too");
    idle(&mut game, Farmer);
    assert_eq!(game.calendar.phase, Phase::Daytime, "the Ranger is not done");
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Hire)), "MW-63");
    assert_eq!(refused(&game, Farmer, Move::EndTurn), "MW-63");
    let events = play_all(&mut game, Ranger, &[Move::Buy(Culture), Move::EndTurn]);
    let dusk = place(&events, |event| matches!(event, Event::DuskFell { day: 1 }));
    let dawn = place(&events, |event| matches!(event, Event::WeatherDrawn { day: 2, .. }));
    assert!(dusk < dawn);
    assert_eq!((game.calendar.phase, game.calendar.day), (Phase::Daytime, 2));
}

#[test]
fn the_town_action_comes_first_then_all_else_in_any_order() {
    clauses!["MW-80", "MW-R13", "MW-CJ05"];
    let mut game = morning(&[Farmer]);
    let die = well(&mut game, Farmer, &[(Villager, 1)])[0];
    sheet(&mut game, Farmer).skills[0] = Some(Skill::Farmer(FarmSkill::GreenThumb));
    let crop = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    let sow = |by| Move::Farm(FarmMove::Plant { crop: Crop::Radish, cells: cells("A5 B5"), by });
    let skill = Move::Skill(Skill::Farmer(FarmSkill::GreenThumb));
    let tend = Move::Farm(FarmMove::Grow { tile: crop, by: By::Action });
    assert_eq!(refused(&game, Farmer, tend), "MW-80", "the character action");
    assert_eq!(refused(&game, Farmer, sow(By::Die(die))), "MW-CJ05", "a worker action");
    assert_eq!(refused(&game, Farmer, skill), "MW-80", "a skill");
    assert_eq!(refused(&game, Farmer, Move::EndTurn), "MW-80", "the end of the turn");

    // A forgone town action will do, and each of the three may come first.
    stand_by(&mut game, Farmer, Sprite);
    for first in [tend, sow(By::Die(die)), skill] {
        assert!(offered(&game, Farmer, first), "{first:?}");
    }
    play(&mut game, Farmer, tend);
    play(&mut game, Farmer, sow(By::Die(die)));
    play(&mut game, Farmer, skill);
    assert!(!offered(&game, Farmer, Move::EndTurn), "the skill asks which crops");
    play(&mut game, Farmer, Move::Done);
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn one_town_action_a_day() {
    clauses!["MW-81"];
    let mut game = morning(&[Farmer]);
    stand_by(&mut game, Farmer, Villager);
    for action in TownAction::BASIC {
        assert_eq!(refused(&game, Farmer, Move::Act(action)), "MW-81", "{action:?}");
    }
    assert_eq!(refused(&game, Farmer, Move::Forgo), "MW-81");
    pass_day(&mut game);
    assert!(offered(&game, Farmer, Move::Act(TownAction::Hire)), "the next day");
}

#[test]
fn the_town_actions_and_where_the_miniature_stands_for_them() {
    clauses!["MW-82", "MW-83", "MW-84"];
    let mut game = morning(&[Farmer, Ranger]);
    built(&mut game, TradingPost, 2);
    built(&mut game, Quarry, 3);
    let actions = [
        (TownAction::Adventure, Space::Adventure),
        (TownAction::Improve, Space::Improve),
        (TownAction::Discover, Space::Improve),
        (TownAction::Construct, Space::Construct),
        (TownAction::Demolish, Space::Construct),
        (TownAction::Hire, Space::Hire),
        (TownAction::Use(LocationId(2)), Space::At(LocationId(2))),
        (TownAction::Use(LocationId(7)), Space::At(LocationId(7))),
    ];
    let menu: Vec<Move> = moves(&game, Farmer).into_iter().filter(|mv| matches!(mv, Move::Act(_))).collect();
    assert_eq!(menu, actions.map(|(action, _)| Move::Act(action)), "the Quarry has no action");
    for (action, space) in actions {
        let game = after(&game, Farmer, Move::Act(action));
        assert_eq!(game.sheet(Farmer).today.stands, Some(space), "{action:?}");
        assert_eq!(game.standing_on(space), Some(Farmer), "{action:?}");
    }
    for empty in [1, 4] {
        let there = Move::Act(TownAction::Use(LocationId(empty)));
        assert_eq!(refused(&game, Farmer, there), "MW-83", "no building on {empty}");
    }
    for nowhere in [0, 14, 255] {
        let there = Move::Act(TownAction::Use(LocationId(nowhere)));
        assert_eq!(refused(&game, Farmer, there), "MW-31", "{nowhere} is no location");
    }
}

#[test]
fn nobody_enters_where_another_stands() {
    clauses!["MW-85", "MW-86"];
    let mut game = morning(&[Farmer, Ranger]);
    built(&mut game, TradingPost, 2);
    let pairs = [
        (TownAction::Adventure, TownAction::Adventure),
        (TownAction::Hire, TownAction::Hire),
        (TownAction::Improve, TownAction::Discover),
        (TownAction::Discover, TownAction::Improve),
        (TownAction::Construct, TownAction::Demolish),
        (TownAction::Demolish, TownAction::Construct),
        (TownAction::Use(LocationId(2)), TownAction::Use(LocationId(2))),
    ];
    for (first, second) in pairs {
        let game = after(&game, Farmer, Move::Act(first));
        assert_eq!(refused(&game, Ranger, Move::Act(second)), "MW-85", "{second:?} after {first:?}");
        assert_eq!(game.standing_on(first.space()), Some(Farmer));
        assert_eq!(game.sheet(Ranger).today.stands, None);
        // Nor may it stand there for the alignment alone.
        let game = after(&game, Ranger, Move::Forgo);
        assert_eq!(refused(&game, Ranger, Move::Stand(second.space())), "MW-85");
    }
    // Somebody who stands there without acting is in the way too.
    stand_by(&mut game, Farmer, Sprite);
    assert_eq!(refused(&game, Ranger, Move::Act(TownAction::Hire)), "MW-85");
}

#[test]
fn the_longhouse_has_room_for_everybody() {
    clauses!["MW-87", "MW-232"];
    let mut game = morning(&Character::ALL);
    for who in Character::ALL {
        enter(&mut game, who, 7);
        play(&mut game, who, Move::Align(Villager));
        play(&mut game, who, Move::Pick(0));
        assert_eq!(game.sheet(who).today.stands, Some(Space::At(LocationId(7))));
    }
    assert_eq!(Character::ALL.map(|who| coins(&game, who)), [7, 7, 15, 7]);
}

#[test]
fn spaces_are_free_again_after_dusk() {
    clauses!["MW-88", "MW-146"];
    let mut game = morning(&[Farmer, Ranger]);
    stand_by(&mut game, Farmer, Sprite);
    enter(&mut game, Ranger, 7);
    play_all(&mut game, Ranger, &[Move::Align(Sprite), Move::Pick(0)]);
    pass_day(&mut game);
    for who in [Farmer, Ranger] {
        assert_eq!(game.sheet(who).today.stands, None);
        assert!(offered(&game, who, Move::Act(TownAction::Hire)));
    }
}

#[test]
fn the_alignment_holds_for_the_day() {
    clauses!["MW-89", "MW-90", "MW-92", "MW-93"];
    let mut game = morning(&[Farmer]);
    assert_eq!(game.sheet(Farmer).today.aligned, None);
    act(&mut game, Farmer, TownAction::Improve);
    play(&mut game, Farmer, Move::Buy(Food));
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    // Tending reaches 5 crops on a sprite day and 3 on another, harvesting 2 and 3 (MW-FA04).
    let limits = |game: &Mythwind| {
        let limits = game.farm_limits(Farmer);
        (limits.sow, limits.tend, limits.harvest)
    };
    assert_eq!(limits(&game), (2, 5, 2));
    pass_day(&mut game);
    assert_eq!(game.sheet(Farmer).today.aligned, None, "cleared before the next action");
    assert_eq!(limits(&game), (2, 3, 2));
    act(&mut game, Farmer, TownAction::Demolish);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
    assert_eq!(limits(&game), (2, 3, 3));
}

#[test]
fn what_can_go_either_way_is_settled_while_it_is_resolved() {
    clauses!["MW-91", "MW-94", "MW-96"];
    let mut game = morning(&[Farmer, Ranger]);
    for action in [TownAction::Adventure, TownAction::Hire] {
        let game = after(&game, Farmer, Move::Act(action));
        assert_eq!(game.sheet(Farmer).today.aligned, None, "{action:?}");
    }
    // A building's sign counts at once: the Bakery shows a sprite.
    built(&mut game, Bakery, 1);
    purse(&mut game, Farmer, 4);
    well(&mut game, Farmer, &[(Sprite, 1), (Sprite, 2)]);
    enter(&mut game, Farmer, 1);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
}

#[test]
fn a_town_action_can_always_be_forgone_for_its_alignment() {
    clauses!["MW-98", "MW-99", "MW-100", "MW-R11"];
    let mut game = morning(&[Farmer, Ranger]);
    built(&mut game, Bakery, 1); // usable, not affordable
    built(&mut game, Quarry, 2); // no action
    built(&mut game, TradingPost, 3); // covered
    cover(&mut game, 3);
    let before = game.clone();
    let spaces = [
        (Space::Adventure, None),
        (Space::Improve, Some(Sprite)),
        (Space::Construct, Some(Villager)),
        (Space::Hire, None),
        (Space::At(LocationId(1)), Some(Sprite)),
        (Space::At(LocationId(7)), None),
    ];
    play(&mut game, Farmer, Move::Forgo);
    let mut listed = spaces.map(|(space, _)| Move::Stand(space)).to_vec();
    listed.push(Move::Back);
    assert_eq!(moves(&game, Farmer), listed);
    assert_eq!(refused(&game, Farmer, Move::Stand(Space::At(LocationId(2)))), "MW-252");
    assert_eq!(refused(&game, Farmer, Move::Stand(Space::At(LocationId(3)))), "MW-144");
    assert_eq!(refused(&game, Farmer, Move::Stand(Space::At(LocationId(9)))), "MW-83");

    for (space, kind) in spaces {
        let mut game = after(&game, Farmer, Move::Stand(space));
        if kind.is_none() {
            assert_eq!(game.sheet(Farmer).today.aligned, None, "{space:?} may go either way");
            assert_eq!(moves(&game, Farmer), [Move::Align(Sprite), Move::Align(Villager)]);
            play(&mut game, Farmer, Move::Align(Villager));
        }
        let today = game.sheet(Farmer).today;
        assert_eq!(today.aligned, Some(kind.unwrap_or(Villager)), "{space:?}");
        assert_eq!(today.stands, Some(space));
        // Nothing else happened.
        sheet(&mut game, Farmer).today = before.sheet(Farmer).today;
        game.season_log = before.season_log.clone();
        assert_eq!(game, before, "{space:?}");
    }

    play(&mut game, Farmer, Move::Back);
    assert_eq!(game, before, "not after all");
}

#[test]
fn a_character_with_nothing_can_still_forgo() {
    clauses!["MW-98"];
    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 0);
    hold(&mut game, 0, 0, 0, 0);
    tower(&mut game, &[]);
    game.town.at_mut(LocationId(7)).building = None;
    for action in [TownAction::Improve, TownAction::Discover, TownAction::Demolish, TownAction::Hire] {
        let clause = refused(&game, Farmer, Move::Act(action));
        let expected = match action {
            TownAction::Improve => "MW-109",
            TownAction::Discover => "MW-112",
            TownAction::Demolish => "MW-132",
            _ => "MW-138",
        };
        assert_eq!(clause, expected, "{action:?}");
    }
    play_all(&mut game, Farmer, &[Move::Forgo, Move::Stand(Space::Improve)]);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    assert!(offered(&game, Farmer, Move::EndTurn));
}

#[test]
fn forgoing_is_no_use_of_the_space() {
    clauses!["MW-99"];
    let mut game = morning(&[Farmer, Ranger]);
    stand_by(&mut game, Farmer, Sprite);
    play_all(&mut game, Ranger, &[Move::Forgo, Move::Stand(Space::Improve)]);
    for stat in [Stat::HireDays, Stat::Improved, Stat::Adventures, Stat::BuildingsUsed] {
        assert_eq!(game.season_log.count(stat), 0, "{stat:?}");
    }
}

#[test]
fn with_several_town_actions_the_first_alignment_holds() {
    clauses!["MW-97", "MW-R12", "MW-R61", "MW-85"];
    let mut game = morning(&[Farmer, Ranger]);
    purse(&mut game, Farmer, 30);
    sheet(&mut game, Farmer).today.town = 3; // as an effect may grant
    act(&mut game, Farmer, TownAction::Improve);
    play_all(&mut game, Farmer, &[Move::Buy(Food), Move::Done]);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
    // The own space does not block, that of another does.
    act(&mut game, Ranger, TownAction::Hire);
    let die = moves(&game, Ranger)[0];
    play_all(&mut game, Ranger, &[die, Move::Done]);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Hire)), "MW-85");
    act(&mut game, Farmer, TownAction::Discover);
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!(game.sheet(Farmer).today.stands, Some(Space::Improve));
    act(&mut game, Farmer, TownAction::Demolish);
    play(&mut game, Farmer, Move::At(LocationId(7)));
    assert_eq!(game.sheet(Farmer).today.stands, Some(Space::Construct), "the miniature moves on");
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite), "not the villagers of this one");
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Adventure)), "MW-81");
    // Town actions bring no character actions with them.
    play(&mut game, Farmer, Move::Farm(FarmMove::Clear { cell: 7 }));
    assert_eq!(refused(&game, Farmer, Move::Farm(FarmMove::Clear { cell: 22 })), "MW-CJ04");
}
