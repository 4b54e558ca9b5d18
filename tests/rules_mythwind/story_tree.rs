//! The whole tree of the story, walked: what is reached, in what order, and what it brings.

use std::collections::BTreeSet;

use super::table::*;

/// The kinds of the catalogue's table (5.9): sides, which lead nowhere.
fn is_side(id: u8) -> bool {
    matches!(id, 10..=15 | 18 | 31..=34 | 36..=38 | 42 | 54..=58 | 69..=73 | 76 | 81 | 101..=108 | 110..=112
        | 126..=128 | 134)
}

/// Whether it is everyday, and returns.
fn is_everyday(id: u8) -> bool {
    (135..=154).contains(&id)
}

/// Whether it is a step of the story: its spine or a branch.
fn is_step(id: u8) -> bool {
    !is_side(id) && !is_everyday(id)
}

/// Every part of an effect.
fn parts(effect: &Effect) -> Vec<&Effect> {
    match effect {
        Effect::Seq(all) | Effect::Choose(all) => all.iter().flat_map(|part| parts(part)).collect(),
        Effect::Pay { then, or_else, .. } => [parts(then), parts(or_else)].concat(),
        Effect::May(part) | Effect::Each(part) => parts(part),
        Effect::Roll(_, table) => table.iter().flat_map(|part| parts(part)).collect(),
        other => vec![other],
    }
}

#[test]
fn d40_every_event_can_be_reached() {
    clauses!["MW-289", "MW-D40", "MW-291"];
    let content = Content::get();
    let ids: Vec<u8> = content.events.iter().map(|card| card.id).collect();
    assert_eq!(ids, (1..=154).collect::<Vec<u8>>());
    let mut reached = BTreeSet::from([1]);
    let mut next = vec![1];
    while let Some(id) = next.pop() {
        let card = content.event(id).expect("it exists");
        for option in &card.options {
            next.extend(option.unlocks.iter().copied().filter(|id| reached.insert(*id)));
        }
    }
    assert_eq!(reached.len(), 154);
}

#[test]
fn d41_every_step_of_the_story_leads_to_exactly_one_next() {
    clauses!["MW-D41", "MW-D16", "MW-290"];
    for card in &Content::get().events {
        for option in &card.options {
            let steps = option.unlocks.iter().filter(|&&id| is_step(id)).count();
            match card.id {
                // The end: after it every day.
                133 => assert_eq!(option.unlocks, (134..=154).collect::<Vec<u8>>()),
                id if is_step(id) => assert_eq!(steps, 1, "event {id}"),
                id => assert!(option.unlocks.is_empty(), "event {id}"),
            }
        }
        assert_eq!(card.returns, is_everyday(card.id), "event {}", card.id);
    }
}

#[test]
fn d42_to_d44_every_path_is_as_long_and_brings_the_same() {
    clauses!["MW-D42", "MW-D43", "MW-D44", "MW-266", "MW-290", "MW-291"];
    let content = Content::get();
    let mut rng = Rng::seeded(42);
    let mut ends = BTreeSet::new();
    for _ in 0..3_000 {
        let (mut deck, mut seen) = (vec![1_u8], BTreeSet::from([1_u8]));
        let (mut steps, mut sides) = (0, 0);
        let (mut envelopes, mut sets, mut upgrades) = (Vec::new(), Vec::new(), BTreeSet::new());
        let mut sprites = BTreeSet::new();
        loop {
            let id = deck.swap_remove(rng.below(deck.len()));
            if is_step(id) {
                steps += 1
            } else {
                sides += 1
            }
            let option = {
                let options = &content.event(id).expect("it exists").options;
                &options[rng.below(options.len())]
            };
            for part in parts(&option.effect) {
                match *part {
                    Effect::Envelope(envelope) => envelopes.push(envelope),
                    Effect::Adventures(first, last) => sets.push((first, last)),
                    Effect::OtherRoad => {
                        sets.push(if sets.contains(&(31, 45)) { (46, 60) } else { (31, 45) });
                        sprites.insert(if sprites.contains(&3) { 4 } else { 3 });
                    }
                    Effect::SpriteToken(sprite) => assert!(sprites.insert(sprite), "sprite {sprite} twice"),
                    Effect::Upgrade(upgrade) => assert!(upgrades.insert(upgrade)),
                    _ => {}
                }
            }
            for &next in &option.unlocks {
                assert!(seen.insert(next), "event {next} twice on one path");
                deck.push(next);
            }
            if id == 133 {
                ends.insert((steps, sides));
                break;
            }
            assert_eq!(
                deck.iter().filter(|&&id| is_step(id)).count(),
                1,
                "one step of the story is in the deck"
            );
        }
        assert!((58..=60).contains(&steps), "{steps} steps");
        // Some sides may still lie in the deck.
        let met = seen.iter().filter(|&&id| is_side(id)).count();
        assert!((25..=27).contains(&met), "{met} sides");
        assert_eq!(envelopes, [1, 2, 3, 4]);
        let roads = if sets[2] == (31, 45) { [(31, 45), (46, 60)] } else { [(46, 60), (31, 45)] };
        assert_eq!(sets, [(11, 20), (21, 30), roads[0], roads[1], (61, 79)]);
        assert_eq!(upgrades.len(), 4);
        // The first two come out of the first envelope.
        assert_eq!(sprites.into_iter().collect::<Vec<u8>>(), [3, 4, 5, 6]);
    }
    assert!(ends.len() > 3, "paths differ: {ends:?}");
}

#[test]
fn d45_no_card_blocks() {
    clauses!["MW-D45"];
    let free = |effect: &Effect| !parts(effect).is_empty() && !costs(effect);
    for card in &Content::get().events {
        assert!(card.options.iter().any(|option| free(&option.effect)), "event {}", card.id);
    }
    for card in &Content::get().adventures {
        let any = card.sections.iter().any(|section| free(&section.1));
        assert_eq!(any, ![54, 55].contains(&card.id), "adventure {}", card.id);
    }
}

/// Whether an effect asks for a payment.
fn costs(effect: &Effect) -> bool {
    match effect {
        Effect::Pay { .. } => true,
        Effect::Seq(all) => all.iter().any(|part| costs(part)),
        Effect::Each(part) => costs(part),
        _ => false,
    }
}

#[test]
fn d46_whoever_missed_the_storys_wind_hears_it_first_as_a_tale() {
    clauses!["MW-D46"];
    for seed in 0..10 {
        let mut game = super::events::drawn(150);
        game.hidden.0.rng = Rng::seeded(seed);
        game.story.unlocked = (1..=134).filter(|id| ![3, 21, 53, 124].contains(id)).collect();
        play(&mut game, Farmer, Move::Pick(0));
        assert_eq!(sorted(&game.hidden.events), [124, 150]);
    }
    // What a tale would bring comes no more: 53 told so opens no envelope and unlocks nothing.
    let mut game = super::events::drawn(53);
    game.story.tales.insert(53);
    game.story.unlocked = (1..=40).collect();
    play(&mut game, Farmer, Move::Pick(0));
    assert!(game.story.envelopes.is_empty());
    assert!(sorted(&game.hidden.events).is_empty());
    // Told in its own time it does both.
    let mut game = super::events::drawn(53);
    game.story.unlocked = (1..=40).collect();
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(game.story.envelopes.iter().copied().collect::<Vec<u8>>(), [2]);
    assert!(!sorted(&game.hidden.events).is_empty());
}

#[test]
fn d47_after_the_end_every_day_goes_on() {
    clauses!["MW-D47"];
    let mut game = super::events::drawn(133);
    game.story.unlocked = (1..=133).collect();
    hold(&mut game, 1, 2, 3, 10);
    let events = play(&mut game, Farmer, Move::Pick(0));
    assert!(game.story.complete && told(&events, |event| matches!(event, Event::StoryComplete)));
    assert_eq!(held(&game), [2, 3, 4, 10], "one of each");
    assert_eq!(sorted(&game.hidden.events), (134..=154).collect::<Vec<u8>>());
}

#[test]
fn d49_the_other_road() {
    clauses!["MW-D49"];
    for (taken, sprite, other, other_sprite) in [((31, 45), 3, (46, 60), 4), ((46, 60), 4, (31, 45), 3)] {
        let mut game = super::events::drawn(74);
        game.story.adventures = (1..=30).chain(taken.0..=taken.1).collect();
        game.hidden.0.adventures = pile(&[]);
        game.town.sprites = vec![1, 2, sprite];
        game.town.sprite = Some(1);
        play(&mut game, Farmer, Move::Pick(0));
        assert_eq!(sorted(&game.hidden.adventures), (other.0..=other.1).collect::<Vec<u8>>());
        assert!(game.town.sprites.contains(&other_sprite) && game.town.sprites.len() == 4);
    }
}

#[test]
fn the_tower_decides_where_the_card_says_so() {
    clauses!["MW-104", "MW-58", "MW-E24"];
    let offered = |dice: &[(Kind, u8)]| {
        let mut game = morning(&[Farmer, Ranger]);
        tower(&mut game, dice);
        game.hidden.0.adventures = pile(&[36]);
        act(&mut game, Farmer, TownAction::Adventure);
        moves(&game, Farmer)
    };
    assert_eq!(offered(&[(Sprite, 1), (Sprite, 2), (Villager, 3)]), [Move::Pick(0)]);
    assert_eq!(offered(&[(Sprite, 3), (Villager, 1), (Villager, 1)]), [Move::Pick(1)]);
    assert_eq!(offered(&[(Sprite, 3), (Villager, 1)]), [Move::Pick(0), Move::Pick(1)]);
    assert_eq!(offered(&[]), [Move::Pick(0), Move::Pick(1)]);
}

#[test]
fn d48_with_nothing_left_there_is_something_to_do() {
    clauses!["MW-D48"];
    let mut game = morning(&[Farmer, Ranger]);
    tower(&mut game, &[]);
    hold(&mut game, 0, 0, 0, 0);
    for who in [Farmer, Ranger] {
        purse(&mut game, who, 0);
        let house = game.town.place_of(Longhouse).expect("the Longhouse");
        for mv in [Move::Act(TownAction::Adventure), Move::Act(TownAction::Use(house)), Move::Forgo] {
            assert!(offered(&game, who, mv), "{mv:?}");
        }
    }
}

#[test]
fn d50_the_cards_use_every_rule_about_cards() {
    clauses!["MW-D50"];
    let content = Content::get();
    let events = content.events.iter().flat_map(|card| card.options.iter().map(|option| &option.effect));
    let sections = content.adventures.iter().flat_map(|card| card.sections.iter().map(|section| &section.1));
    let all: Vec<&Effect> = events.chain(sections).flat_map(|effect| parts(effect)).collect();
    let any = |what: &str, is: &dyn Fn(&Effect) -> bool| assert!(all.iter().any(|part| is(part)), "{what}");
    any("a building, named prerequisite", &|part| matches!(part, Effect::Grant { if_met: true, .. }));
    any("a building without", &|part| matches!(part, Effect::Grant { if_met: false, .. }));
    any("the highest", &|part| matches!(part, Effect::Suffer(ResSel::Highest, _)));
    any("the lowest", &|part| matches!(part, Effect::Gain(ResSel::Lowest, _)));
    any("actions lost", &|part| matches!(part, Effect::NoActions));
    any("actions gained", &|part| matches!(part, Effect::MoreActions(_)));
    any("a worker lost", &|part| matches!(part, Effect::LoseWorker(_)));
    any("an event in an adventure", &|part| matches!(part, Effect::Event));
    any("a free skill", &|part| matches!(part, Effect::LearnSkill { free: true, .. }));
    any("an envelope", &|part| matches!(part, Effect::Envelope(_)));
    any("an upgrade", &|part| matches!(part, Effect::Upgrade(_)));
    any("another sprite", &|part| matches!(part, Effect::RotateSprite));
    let mut rolls = content.events.iter().flat_map(|card| &card.options).map(|option| &*option.effect);
    assert!(rolls.any(|effect| matches!(effect, Effect::Roll(..))), "a forced roll");
    assert!(content.adventures.iter().any(|card| card.by_tower), "a majority at the tower");
    assert!(content.adventures.iter().any(|card| card.returns), "a card that returns");
}
