//! What events unlock, and everyday events with rules of their own.

use super::{
    events::{chosen, drawn},
    table::*,
};

#[test]
fn the_story_remembers() {
    clauses!["MW-196"];
    let flags = |event, option| chosen(event, option).story.flags.into_iter().collect::<Vec<_>>();
    assert_eq!(flags(4, 0), [Flag::North]);
    assert_eq!(flags(4, 1), [Flag::South]);
    assert_eq!(flags(16, 0), [Flag::Wind]);
    assert_eq!(flags(16, 1), [Flag::Hearth]);
    assert_eq!([0, 1, 2].map(|option| chosen(22, option).story.trust), [1, 0, -1]);
}

#[test]
fn the_tower_stirs() {
    clauses!["MW-R55", "MW-R40"];
    let mut game = drawn(149);
    game.town.upgrades = vec![1, 5];
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(held(&game), [3, 4, 3, 0]);
    assert_eq!(moves(&game, Ranger), [2, 3, 4, 6, 7, 8].map(Move::Upgrade));
    play(&mut game, Ranger, Move::Upgrade(4));
    assert_eq!(game.town.upgrades, [1, 5, 4]);
}

#[test]
fn the_quiet_day_gives_everybody_an_action_more() {
    clauses!["MW-207"];
    let mut game = morning(&[Farmer, Ranger]);
    weather(&mut game, &[4]);
    game.hidden.0.events = pile(&[138]);
    pass_day(&mut game);
    play(&mut game, Ranger, Move::Pick(0));
    stand_by(&mut game, Farmer, Sprite);
    let clear = |cell| Move::Farm(FarmMove::Clear { cell });
    play_all(&mut game, Farmer, &[clear(7), clear(22)]);
    assert_eq!(refused(&game, Farmer, clear(26)), "MW-CJ04");
    // In the daytime it reopens a turn that was over.
    let mut game = morning(&[Farmer, Ranger]);
    game.hidden.0.events = pile(&[138]);
    stand_by(&mut game, Farmer, Sprite);
    play_all(&mut game, Farmer, &[clear(7), Move::EndTurn]);
    game.resolve(Effect::Event, None);
    play_all(&mut game, Farmer, &[Move::Pick(0), clear(22)]);
}

#[test]
fn inspiration_at_dawn() {
    clauses!["MW-207", "MW-R33", "MW-D13", "MW-203"];
    let mut game = morning(&[Farmer, Ranger]);
    weather(&mut game, &[4]);
    game.hidden.0.events = pile(&[151]);
    pass_day(&mut game);
    // A character action now, before any town action, with an alignment of its own choice.
    let mut acting = after(&game, Ranger, Move::Pick(1));
    assert_eq!(moves(&acting, Ranger), [Move::Align(Sprite), Move::Align(Villager)]);
    play_all(&mut acting, Ranger, &[Move::Align(Villager), take(Rope, By::Action)]);
    play_all(&mut acting, Farmer, &[Move::Align(Villager), Move::Farm(FarmMove::Clear { cell: 7 })]);
    assert_eq!(acting.calendar.phase, Phase::Daytime);
    assert_eq!(acting.sheet(Farmer).today.aligned, None, "it was lent");
    stand_by(&mut acting, Farmer, Sprite);
    play(&mut acting, Farmer, Move::Farm(FarmMove::Clear { cell: 22 })); // the day's own
    // Or a skill at three coins less.
    purse(&mut game, Farmer, 1);
    play(&mut game, Ranger, Move::Pick(0));
    play(&mut game, Farmer, Move::Learn(Skill::Farmer(FarmSkill::GreenThumb)));
    assert_eq!(coins(&game, Farmer), 0);
}

#[test]
fn forest_creep() {
    clauses!["MW-167", "MW-200"];
    let regrown = |option, pips: u8| {
        let mut game = drawn(148);
        clear(&mut game, 9);
        if pips > 0 {
            well(&mut game, Ranger, &[(Villager, pips)]);
        }
        play(&mut game, Farmer, Move::Pick(option));
        (
            game.town.forests().count(),
            game.dice.in_town(Sprite),
            self::pips(&game, DieAt::Well(Ranger), Villager),
        )
    };
    assert_eq!(regrown(0, 0), (12, 2, vec![]), "it grows and a sprite comes");
    assert_eq!(regrown(1, 2), (11, 1, vec![1]), "a pip cuts it back");
    assert_eq!(regrown(1, 0), (12, 1, vec![]), "without one it grows");
}

#[test]
fn an_effect_list_is_finished_before_the_next_card_is_drawn() {
    clauses!["MW-D15"];
    // Printing Press completes: its benefit brings an event, but it is placed first.
    let mut game = morning(&[Farmer, Ranger]);
    for at in [3, 4] {
        clear(&mut game, at);
    }
    game.town.queue[0] = Some(PrintingPress);
    game.hidden.0.events = pile(&[13]);
    game.resolve(Effect::Seq(vec![fx(Effect::Event), fx(Effect::AdvanceQueue), fx(gain(Food, 1))]), None);
    assert_eq!(moves(&game, Farmer), [3, 4].map(|at| Move::At(LocationId(at))));
    let events = play(&mut game, Farmer, Move::At(LocationId(3)));
    let placed = place(&events, |event| matches!(event, Event::Placed { .. }));
    let gained = place(&events, |event| matches!(event, Event::Resource { res: Food, .. }));
    let read = place(&events, |event| matches!(event, Event::EventRead { .. }));
    assert!(placed < read && gained < read, "{events:?}");
    play(&mut game, Farmer, Move::Pick(0));
    assert!(offered(&game, Farmer, Move::Forgo), "the second event finds an empty deck");
}

#[test]
fn unlocking_twice_does_nothing() {
    clauses!["MW-D16"];
    let mut game = drawn(2);
    game.story.unlocked.insert(4); // 4 was unlocked before, and is resolved and gone
    play(&mut game, Farmer, Move::Pick(1));
    assert!(game.hidden.events.is_empty());
    // The same holds for adventures: a set comes once.
    let mut game = drawn(16);
    game.hidden.0.adventures = pile(&[]);
    game.story.adventures.insert(15);
    play(&mut game, Farmer, Move::Pick(0));
    let set: Vec<u8> = (11..=20).filter(|&id| id != 15).collect();
    assert_eq!(sorted(&game.hidden.adventures), set);
}

#[test]
fn a_branch_point_adds_a_whole_set_of_adventures() {
    clauses!["MW-290"];
    for option in 0..2 {
        let game = chosen(16, option);
        assert_eq!(sorted(&game.hidden.adventures), (1..=20).collect::<Vec<_>>());
    }
}

#[test]
fn a_campaign_that_rested_goes_on() {
    clauses!["MW-03", "MW-D41"];
    // Begun before the story was told to its end, it waits at the Hollow Oak with everyday events in the deck.
    let mut game = morning(&[Farmer, Ranger]);
    game.story.resting = true;
    game.story.unlocked = (1..=26).chain(31..=32).chain(135..=154).collect();
    game.hidden.0.events = pile(&(135..=154).chain([31]).collect::<Vec<u8>>());
    end_season(&mut game);
    to_change(&mut game);
    assert_eq!(sorted(&game.hidden.events), [26, 31]);
    assert!(!game.story.resting && !game.story.unlocked.contains(&140));
}

#[test]
fn an_old_tale_brings_a_story_nobody_has_heard() {
    clauses!["MW-D16"];
    let mut told_tales = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut game = drawn(150);
        game.hidden.0.rng = Rng::seeded(seed);
        game.story.unlocked = (1..=134).filter(|&id| id != 3 && id != 21).collect();
        play(&mut game, Farmer, Move::Pick(0));
        let deck = sorted(&game.hidden.events);
        assert_eq!((deck.len(), deck[1]), (2, 150), "one tale beside the card itself");
        told_tales.insert(deck[0]);
    }
    assert_eq!(told_tales.into_iter().collect::<Vec<_>>(), [3, 21]);
    // When all are told nothing comes.
    let mut game = drawn(150);
    game.story.unlocked = (1..=134).collect();
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(sorted(&game.hidden.events), [150]);
}

#[test]
fn a_cost_without_anything_to_get_is_not_paid() {
    clauses!["MW-200"];
    // 5: a production for a forest, and no forest stands.
    let mut game = drawn(5);
    for at in 1..=13 {
        clear(&mut game, at);
    }
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(held(&game), [5, 4, 3, 2]);
    // 149: resources for an upgrade, and none is missing.
    let mut game = drawn(149);
    game.town.upgrades = (1..=8).collect();
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(held(&game), [5, 4, 3, 2]);
}
