//! The conformance kit: proved with a made-up game, then run for every game, player count and variant.

mod cozy_stories;
mod mythwind;
mod tilting;
mod tiny;
mod valley_duel;
mod wolfwalkers;
#[path = "../workshop/game.rs"]
mod workshop;

use tiny::{HighCard, flaw};
use windmill_lane::{
    matches,
    rules::conformance::{Fault, Trial},
};

/// Seeds for each player count: a few, or many for the full run.
fn seeds() -> std::ops::Range<u64> {
    if std::env::var_os("WINDMILL_FULL").is_some() { 0..100 } else { 0..4 }
}

fn high_card<const FLAW: u8>(seats: u8) -> Result<usize, Fault> {
    let trial = Trial::<HighCard<FLAW>> {
        setup: seats,
        steps: 40,
        facts: vec![("the hands of the others", tiny::hands)],
        knows: |clause| ["HC-1", "HC-2"].contains(&clause.0),
    };
    trial.run(0..12)
}

#[test]
fn a_sound_game_passes() {
    for seats in 2..=4 {
        // Three tricks, a card from each.
        assert_eq!(high_card::<{ flaw::NONE }>(seats), Ok(12 * 3 * usize::from(seats)));
        matches::conformance::check::<HighCard<{ flaw::NONE }>>(&seats, 5, 40).unwrap();
    }
}

/// The kit finds the flaw, and names it.
#[track_caller]
fn finds<const FLAW: u8>(named: &str) {
    let fault = high_card::<FLAW>(3).expect_err("the flaw is not found");
    assert!(fault.what.contains(named), "{fault}");
}

#[test]
fn every_flaw_is_found() {
    // The list below names each of them.
    assert_eq!(flaw::ALL.count(), 15);
    finds::<{ flaw::LISTS_TOO_MUCH }>("is refused");
    finds::<{ flaw::LISTS_TOO_LITTLE }>("was not listed");
    finds::<{ flaw::REFUSAL_CHANGES }>("changed the game");
    finds::<{ flaw::STRANGE_CLAUSE }>("which no rulebook has");
    finds::<{ flaw::HAND_SHOWS }>("sees what it cannot know");
    finds::<{ flaw::LAID_CARD_IS_TOLD }>("is told whether");
    finds::<{ flaw::LOSES_A_CARD }>("pieces came or went");
    finds::<{ flaw::IMAGINES_NOTHING }>("imagine never changed");
    finds::<{ flaw::OFFERS_TOO_LITTLE }>("nothing at the table makes");
    finds::<{ flaw::OFFERS_TOO_MUCH }>("is not legal");
    finds::<{ flaw::FORGETS_WHEN_WRITTEN }>("written and read");
    finds::<{ flaw::DEPENDS_ON_MORE }>("another game");
    finds::<{ flaw::NEVER_ENDS }>("not over");
    finds::<{ flaw::MOVES_AFTER_THE_END }>("moves");
    finds::<{ flaw::DOES_NOTHING }>("does nothing");
}

fn workshop<const FLAW: u8>() -> Result<usize, Fault> {
    let trial = Trial::<workshop::Workshop<FLAW>> {
        setup: 1,
        steps: 40,
        facts: vec![("the card that was drawn", |game, viewer| {
            game.hidden(viewer).map(|card| card.to_string())
        })],
        knows: |clause| ["WS-1", "WS-2", "WS-3", "WS-4", "WS-5"].contains(&clause.0),
    };
    trial.run(0..20)
}

#[test]
fn texts_are_taken_as_they_are_typed_and_only_if_they_fit() {
    // Each turn is a turn of the wheel, a card, and a line, or else a telling and its end.
    let steps = workshop::<{ workshop::flaw::NONE }>().expect("a sound workshop");
    assert!((20 * 12..=20 * 16).contains(&steps), "{steps}");
    matches::conformance::check::<workshop::Workshop<{ workshop::flaw::NONE }>>(&1, 5, 40).unwrap();
    let finds = |fault: Result<usize, Fault>, named: &str| {
        let fault = fault.expect_err("the flaw is not found");
        assert!(fault.what.contains(named), "{fault}");
    };
    finds(workshop::<{ workshop::flaw::TAKES_TOO_MUCH }>(), "is made and is Long(40)");
    finds(workshop::<{ workshop::flaw::TAKES_TOO_LITTLE }>(), "the fitting");
    finds(workshop::<{ workshop::flaw::FORGETS_THE_TEXT }>(), "are the same move");
    finds(workshop::<{ workshop::flaw::CUTS_THE_TEXT }>(), "are the same move");
}
