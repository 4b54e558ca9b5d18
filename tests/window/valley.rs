//! A whole game of Windmill Valley: Duel in the window, against the computer.

use windmill_lane::{
    bots::Bot,
    matches::{AnyMatch, Match, Meta},
    rules::{
        Seat, Viewer,
        valley_duel::{Setup, ValleyDuel},
    },
};

use super::{SEED, whole};

const SCRIPT: &str = "valley-against.txt";

/// Ada against an easy computer player.
fn begun() -> Box<dyn AnyMatch> {
    let setup = Setup { first: Some(Seat(0)), ..Setup::normal() };
    let names = [(Seat(0), "Ada".to_owned()), (Seat(1), "Bo".to_owned())].into();
    let meta = Meta { names, bots: [(Seat(1), Bot::Easy)].into(), ..Meta::default() };
    Match::<ValleyDuel>::begin(meta, setup, SEED).expect("a set-up").into_any()
}

#[test]
fn a_duel_against_the_computer() {
    whole::play(SCRIPT, &*begun());
}

#[test]
#[ignore = "records the script"]
fn record_duel() {
    let head = "Windmill Valley: Duel against an easy computer player";
    whole::record(SCRIPT, begun(), Some(Viewer::seat(Seat(0))), Some(Bot::Normal), head);
}
