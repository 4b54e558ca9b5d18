//! The list of games: adding one is one line here.

use std::sync::Arc;

use crate::{
    bots::{self, Bot, Contest},
    content::ContentError,
    matches::{AnyMatch, Guide, LoadError, Match},
    rules::{
        Game, GameInfo, SetupError,
        cozy_stories::{self, CozyStories},
        mythwind::{self, Mythwind},
        tilting::{self, Tilting},
        valley_duel::{self, ValleyDuel},
        wolfwalkers::{self, WolfWalkers},
    },
};

/// A game of this build.
#[derive(Clone, Copy)]
pub struct Entry {
    /// What is true of it.
    pub info: GameInfo,
    /// Reads a match of it from a save's text.
    pub read: fn(&str) -> Result<Box<dyn AnyMatch>, LoadError>,
    /// Lets bots play it: the usual set-up for so many players, the bots, the first seed, how many games.
    pub simulate: fn(u8, &[Bot], u64, u64) -> Result<Contest, SetupError>,
    /// Its guided start.
    pub guide: fn() -> Result<Arc<Guide>, ContentError>,
    /// Prints the balance of a game: the way of playing, who plays it, the first seed, how many games if not as
    /// many as it needs.
    pub measure: Option<fn(&str, Bot, u64, Option<u64>) -> Result<String, String>>,
}

/// Every game that can be played.
pub const GAMES: [Entry; 5] = [
    Entry { measure: Some(measure_cozy_stories), ..entry::<CozyStories>() },
    Entry { measure: Some(measure_mythwind), ..entry::<Mythwind>() },
    Entry { measure: Some(measure_tilting), ..entry::<Tilting>() },
    Entry { measure: Some(measure_valley_duel), ..entry::<ValleyDuel>() },
    Entry { measure: Some(measure_wolfwalkers), ..entry::<WolfWalkers>() },
];

const fn entry<G: Game>() -> Entry {
    Entry {
        info: G::INFO,
        read: |text| Match::<G>::read(text).map(crate::matches::Loaded::into_any),
        guide: Guide::of::<G>,
        measure: None,
        simulate: |players, bots, seed, games| bots::contest::<G>(&G::usual(players), bots, seed, games),
    }
}

/// Campaigns of each mix of Mythwind's characters, if nobody says how many: more than a thousand seasons for each
/// character.
const CAMPAIGNS: u64 = 6;

fn measure_mythwind(_mode: &str, _bot: Bot, seed: u64, games: Option<u64>) -> Result<String, String> {
    use mythwind::balance;
    let report = balance::measure(seed, games.unwrap_or(CAMPAIGNS), balance::SEASONS);
    Ok(report.map_err(|error| error.to_string())?.to_string())
}

fn measure_cozy_stories(mode: &str, _bot: Bot, seed: u64, games: Option<u64>) -> Result<String, String> {
    let report = cozy_stories::balance::measure(mode == "endless", seed, games.unwrap_or(200));
    Ok(report.map_err(|error| error.to_string())?.to_string())
}

fn measure_tilting(mode: &str, bot: Bot, seed: u64, games: Option<u64>) -> Result<String, String> {
    let setup = tilting::Setup::named(mode).ok_or_else(|| format!("there is no mode “{mode}”"))?;
    let balance = tilting::balance::measure(&setup, bot, seed, games.unwrap_or(2000))
        .map_err(|error| error.to_string())?;
    Ok(balance.to_string())
}

fn measure_valley_duel(_mode: &str, bot: Bot, seed: u64, games: Option<u64>) -> Result<String, String> {
    let setup = valley_duel::Setup::normal();
    let balance = valley_duel::balance::measure(&setup, bot, seed, games.unwrap_or(1000))
        .map_err(|error| error.to_string())?;
    Ok(balance.to_string())
}

fn measure_wolfwalkers(_mode: &str, bot: Bot, seed: u64, games: Option<u64>) -> Result<String, String> {
    let report = wolfwalkers::balance::measure(bot, seed, games.unwrap_or(1000));
    Ok(report.map_err(|error| error.to_string())?.to_string())
}

/// A game by its id.
pub fn find(id: &str) -> Option<Entry> {
    GAMES.into_iter().find(|entry| entry.info.id == id)
}
