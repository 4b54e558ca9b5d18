//! Windmill Valley: Duel.

use windmill_lane::{
    matches,
    rulebook::Rulebook,
    rules::{
        Pile,
        conformance::{Fact, Trial},
        valley_duel::{Setup, ValleyDuel},
    },
};

/// What lies in a pile, in its order; but for the cards that lie open on top.
fn order<T: std::fmt::Debug + PartialEq>(pile: &Pile<T>, open: usize) -> Option<String> {
    let pieces: Vec<&T> = pile.iter().collect();
    let hidden = &pieces[..pieces.len().saturating_sub(open)];
    (hidden.len() > 1).then(|| format!("{hidden:?}"))
}

fn facts() -> Vec<Fact<ValleyDuel>> {
    vec![
        ("what chance will bring", |game, _| Some(game.hidden.rng.clone().seed().to_string())),
        ("the Market stack", |game, _| order(&game.hidden.market, 0)),
        ("the Export stack", |game, _| order(&game.hidden.exports, 0)),
        ("the Wheel Enhancement stack", |game, _| order(&game.hidden.tiles, 0)),
        ("the Wheel Enhancement tiles set aside", |game, _| order(&game.hidden.tiles_aside, 0)),
        ("the Farm Enhancement deck below its top", |game, _| order(&game.hidden.farms, 1)),
        ("the Farm Enhancement cards set aside", |game, _| order(&game.hidden.farms_aside, 0)),
    ]
}

#[test]
fn whoever_begins() {
    for first in [None, Some(windmill_lane::rules::Seat(0)), Some(windmill_lane::rules::Seat(1))] {
        let setup = Setup { first, ..Setup::normal() };
        let trial = Trial {
            setup: setup.clone(),
            steps: 4000,
            facts: facts(),
            knows: |clause| Rulebook::of("valley-duel").is_some_and(|book| book.find(clause.0).is_some()),
        };
        let seeds = if first.is_none() { super::seeds() } else { 0..(super::seeds().end / 4) };
        // Each of at least six rounds has two turns of three moves or more.
        match trial.run(seeds.clone()) {
            Ok(steps) => assert!(steps > 36 * seeds.count(), "only {steps} steps were tried"),
            Err(fault) => panic!("{setup:?}, {fault}"),
        }
        matches::conformance::check::<ValleyDuel>(&setup, 3, 600).unwrap();
    }
}
