//! A whole evening of Windmill: Cozy Stories in the window, for three people: stories are typed, the curtain is held,
//! guesses are laid.

use windmill_lane::{
    matches::{AnyMatch, Match, Meta},
    rules::{
        Seat,
        cozy_stories::{CozyStories, Setup},
    },
};

use super::{SEED, whole};

const SCRIPT: &str = "stories-3.txt";

fn begun() -> Box<dyn AnyMatch> {
    let names = (0..3).zip(["Ada", "Bo", "Cleo"]).map(|(seat, name)| (Seat(seat), name.to_owned()));
    let meta = Meta { names: names.collect(), ..Meta::default() };
    Match::<CozyStories>::begin(meta, Setup::people(3), SEED).expect("a set-up").into_any()
}

#[test]
fn an_evening_of_three() {
    whole::play(SCRIPT, &*begun());
}

#[test]
#[ignore = "records the script"]
fn record_evening() {
    whole::record(SCRIPT, begun(), None, None, "Cozy Stories for three");
}
