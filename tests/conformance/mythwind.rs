//! Mythwind, for every number of characters.

use windmill_lane::{
    matches,
    rulebook::Rulebook,
    rules::{
        Viewer,
        conformance::{Fact, Trial},
        mythwind::{Character, Mythwind, Setup},
    },
};

/// The order of a pile, where there is more than one order.
macro_rules! order_of {
    ($($name:literal $pile:ident),* $(,)?) => {
        [$(($name, (|game, _| {
            let pile: Vec<_> = game.hidden.$pile.iter().collect();
            (pile.len() > 1).then(|| format!("{pile:?}"))
        }) as fn(&Mythwind, Viewer) -> Option<String>)),*]
    };
}

fn order_of_deck(game: &Mythwind, deck: usize) -> Option<String> {
    let pile: Vec<_> = game.hidden.orders[deck].iter().collect();
    (pile.len() > 1).then(|| format!("{pile:?}"))
}

fn order_of_region(game: &Mythwind, region: usize) -> Option<String> {
    let pile: Vec<_> = game.hidden.regions[region].iter().collect();
    (pile.len() > 1).then(|| format!("{pile:?}"))
}

fn trial(setup: Setup) -> Trial<Mythwind> {
    let mut facts: Vec<Fact<Mythwind>> = order_of![
        "the order of the weather" weather,
        "the order of the events" events,
        "the order of the adventures" adventures,
        "the order of the goals" goals,
        "the order of the forests" forests,
    ]
    .to_vec();
    for (name, fact) in [
        ("the order of the Greenwood", (|game, _| order_of_region(game, 0)) as fn(&Mythwind, Viewer) -> _),
        ("the order of the Highstone", |game, _| order_of_region(game, 1)),
        ("the order of the Mistdeep", |game, _| order_of_region(game, 2)),
    ] {
        facts.push((name, fact));
    }
    facts.push(("the order of the rivals", |game, _| {
        let pile: Vec<_> = game.hidden.rivals.iter().collect();
        (pile.len() > 1).then(|| format!("{pile:?}"))
    }));
    for (name, fact) in [
        (
            "the order of the first order deck",
            (|game, _| order_of_deck(game, 0)) as fn(&Mythwind, Viewer) -> _,
        ),
        ("the order of the second order deck", |game, _| order_of_deck(game, 1)),
        ("the order of the third order deck", |game, _| order_of_deck(game, 2)),
    ] {
        facts.push((name, fact));
    }
    facts.push(("what chance will bring", |game, _| Some(game.hidden.rng.clone().seed().to_string())));
    Trial {
        setup,
        steps: 220,
        facts,
        knows: |clause| Rulebook::of("mythwind").is_some_and(|book| book.find(clause.0).is_some()),
    }
}

fn conforms(characters: u8) {
    stands(&Setup::of(characters));
}

fn stands(setup: &Setup) {
    match trial(setup.clone()).run(super::seeds()) {
        Ok(steps) => assert!(steps >= 4 * 220, "only {steps} steps were tried"),
        Err(fault) => panic!("{:?}, {fault}", setup.characters),
    }
    for seed in super::seeds() {
        matches::conformance::check::<Mythwind>(setup, seed, 240).unwrap();
    }
}

#[test]
fn one() {
    conforms(1);
}

#[test]
fn the_crafter_alone() {
    stands(&Setup { characters: vec![Character::Crafter] });
}

#[test]
fn the_crafter_and_the_ranger() {
    stands(&Setup { characters: vec![Character::Crafter, Character::Ranger] });
}

#[test]
fn the_merchant_alone() {
    stands(&Setup { characters: vec![Character::Merchant] });
}

#[test]
fn the_merchant_and_the_crafter() {
    stands(&Setup { characters: vec![Character::Merchant, Character::Crafter] });
}

#[test]
fn the_ranger_alone() {
    stands(&Setup { characters: vec![Character::Ranger] });
}

#[test]
fn the_ranger_and_the_merchant() {
    stands(&Setup { characters: vec![Character::Ranger, Character::Merchant] });
}

#[test]
fn two() {
    conforms(2);
}

#[test]
fn three() {
    conforms(3);
}

#[test]
fn four() {
    conforms(4);
}
