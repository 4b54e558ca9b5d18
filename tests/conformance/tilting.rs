//! Tilting at Windmills, in every mode.

use windmill_lane::{
    matches,
    rulebook::Rulebook,
    rules::{
        Seat, Viewer,
        conformance::{Fact, Trial},
        tilting::{Board, Setup, Tilting},
    },
};

/// What lies in a hand, where the viewer does not hold it.
fn hidden<T: std::fmt::Debug>(hands: &[Vec<T>; 2], viewer: Viewer) -> Option<String> {
    let hidden = (0..2).filter(|at| !viewer.sees(Seat(*at as u8)) && !hands[*at].is_empty());
    let cards: Vec<_> = hidden.map(|at| &hands[at]).collect();
    (!cards.is_empty()).then(|| format!("{cards:?}"))
}

fn conforms(setup: &Setup) {
    let mut facts: Vec<Fact<Tilting>> = vec![
        ("what chance will bring", |game, _| Some(game.hidden.rng.clone().seed().to_string())),
        ("the order of the deck", |game, _| {
            let deck: Vec<_> = game.hidden.deck.iter().collect();
            (deck.len() > 1).then(|| format!("{deck:?}"))
        }),
        ("the stack below its top", |game, _| {
            let stack: Vec<_> = game.hidden.stack.iter().collect();
            (stack.len() > 2).then(|| format!("{:?}", &stack[..stack.len() - 1]))
        }),
        ("movement cards in hand", |game, viewer| hidden(&game.hidden.hands, viewer)),
    ];
    if setup.charge.is_none() {
        facts.push(("missions in hand", |game, viewer| hidden(&game.hidden.missions, viewer)));
        facts.push(("missions nobody was dealt", |game, _| Some(format!("{:?}", game.hidden.spare))));
    } else {
        facts.push(("the cards a Charge leaves out", |game, _| Some(format!("{:?}", game.hidden.out))));
    }
    let trial = Trial {
        setup: setup.clone(),
        steps: 3000,
        facts,
        knows: |clause| Rulebook::of("tilting").is_some_and(|book| book.find(clause.0).is_some()),
    };
    // Two rounds are over after six steps at the very least.
    match trial.run(super::seeds()) {
        Ok(steps) => assert!(steps > 6 * 4, "only {steps} steps were tried"),
        Err(fault) => panic!("{setup:?}, {fault}"),
    }
    for seed in super::seeds() {
        matches::conformance::check::<Tilting>(setup, seed, 400).unwrap();
    }
}

#[test]
fn every_mode() {
    for board in [Board::Shield, Board::Lance, Board::Row] {
        for charge in [None, Some(5), Some(10)] {
            conforms(&Setup { board, charge, ..Setup::normal() });
        }
    }
}
