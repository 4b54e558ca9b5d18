//! Windmill: Cozy Stories, for every number of players, as one long story too, with and without a timer and computers.

use windmill_lane::{
    matches,
    rulebook::Rulebook,
    rules::{
        SeatSet, Viewer,
        conformance::{Fact, Trial},
        cozy_stories::{CozyStories, Setup, Sharpness, Sitter},
    },
};

/// Whether the story card, or the story that is not yet laid, is another's.
fn is_anothers(game: &CozyStories, viewer: Viewer) -> bool {
    !viewer.sees(game.phase.storyteller) && game.revealed().is_none()
}

fn conforms(setup: &Setup) {
    let facts: Vec<Fact<CozyStories>> = vec![
        ("what chance will bring", |game, _| Some(game.hidden.rng.clone().seed().to_string())),
        ("the order of the deck", |game, _| {
            let deck: Vec<_> = game.hidden.deck.iter().collect();
            Some(format!("{deck:?}"))
        }),
        ("the story card", |game, viewer| {
            let card = game.hidden.card.filter(|_| is_anothers(game, viewer))?;
            Some(card.id())
        }),
        ("the story before its card lies", |game, viewer| {
            game.hidden.draft.clone().filter(|_| is_anothers(game, viewer))
        }),
    ];
    let trial = Trial {
        setup: setup.clone(),
        steps: 600,
        facts,
        knows: |clause| Rulebook::of("cozy-stories").is_some_and(|book| book.find(clause.0).is_some()),
    };
    // Each of nine stories at least is drawn, told, laid, guessed and put back.
    match trial.run(super::seeds()) {
        Ok(steps) => assert!(steps >= 4 * 9 * 5, "only {steps} steps were tried"),
        Err(fault) => panic!("{setup:?}, {fault}"),
    }
    for seed in super::seeds() {
        matches::conformance::check::<CozyStories>(setup, seed, 400).unwrap();
    }
}

/// The base game and Endless Story, without a timer and with one.
fn ways(setup: &Setup) {
    for endless in [false, true] {
        for timer_votes in [SeatSet::NONE, SeatSet::first(5)] {
            conforms(&Setup { endless, timer_votes, ..setup.clone() });
        }
    }
}

#[test]
fn three() {
    ways(&Setup::people(3));
}

#[test]
fn four() {
    ways(&Setup::people(4));
}

#[test]
fn five() {
    ways(&Setup::people(5));
}

#[test]
fn one_person_and_computers() {
    let computer = |sharpness| Sitter::Computer(sharpness);
    let [dreamy, medium, sharp] = Sharpness::ALL.map(computer);
    conforms(&Setup::of(vec![dreamy, Sitter::Person, medium, sharp]));
    conforms(&Setup { typing_clock: true, ..Setup::of(vec![Sitter::Person, medium, sharp]) });
}
