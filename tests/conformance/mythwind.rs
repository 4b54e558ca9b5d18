//! Mythwind, for every number of characters.

use windmill_lane::{
    matches,
    rulebook::Rulebook,
    rules::{
        Viewer,
        conformance::{Fact, Trial},
        mythwind::{Mythwind, Setup},
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

fn trial(characters: u8) -> Trial<Mythwind> {
    let mut facts: Vec<Fact<Mythwind>> = order_of![
        "the order of the weather" weather,
        "the order of the events" events,
        "the order of the adventures" adventures,
        "the order of the goals" goals,
        "the order of the forests" forests,
    ]
    .to_vec();
    facts.push(("what chance will bring", |game, _| Some(game.hidden.rng.clone().seed().to_string())));
    Trial {
        setup: Setup::of(characters),
        steps: 220,
        facts,
        knows: |clause| Rulebook::of("mythwind").is_some_and(|book| book.find(clause.0).is_some()),
    }
}

fn conforms(characters: u8) {
    match trial(characters).run(super::seeds()) {
        Ok(steps) => assert!(steps >= 4 * 220, "only {steps} steps were tried"),
        Err(fault) => panic!("{characters} characters, {fault}"),
    }
    for seed in super::seeds() {
        matches::conformance::check::<Mythwind>(&Setup::of(characters), seed, 240).unwrap();
    }
}

#[test]
fn one() {
    conforms(1);
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
