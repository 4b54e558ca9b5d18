//! Whole games of Windmill Valley: Duel in the window: against the computer, and of two people at one screen.

use windmill_lane::{
    bots::Bot,
    matches::{AnyMatch, Match, Meta},
    rules::{
        Seat, Viewer,
        valley_duel::{Setup, ValleyDuel},
    },
};

use super::{SEED, whole};

const AGAINST: &str = "valley-against.txt";
const TWO: &str = "valley-two.txt";

/// Ada and Bo, who is a person or a computer player.
fn begun(bo: Option<Bot>) -> Box<dyn AnyMatch> {
    let setup = Setup { first: Some(Seat(0)), ..Setup::normal() };
    let names = [(Seat(0), "Ada".to_owned()), (Seat(1), "Bo".to_owned())].into();
    let bots = bo.map(|bot| (Seat(1), bot)).into_iter().collect();
    let meta = Meta { names, bots, ..Meta::default() };
    Match::<ValleyDuel>::begin(meta, setup, SEED).expect("a set-up").into_any()
}

/// The long one: with `./check --full`.
#[test]
fn a_duel_of_two_people() {
    if super::all_are_wanted() {
        whole::play(TWO, &*begun(None));
    }
}

#[test]
#[ignore = "records the script"]
fn record_against() {
    let head = "Windmill Valley: Duel against an easy computer player";
    whole::record(AGAINST, begun(Some(Bot::Easy)), Some(Viewer::seat(Seat(0))), Some(Bot::Normal), head);
}

#[test]
#[ignore = "records the script"]
fn record_two() {
    whole::record(
        TWO,
        begun(None),
        None,
        Some(Bot::Normal),
        "Windmill Valley: Duel, two people at one screen",
    );
}
