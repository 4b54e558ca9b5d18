//! The list of games: adding one is one line here.

use crate::{
    matches::{AnyMatch, LoadError, Match},
    rules::{Game, GameInfo, mythwind::Mythwind},
};

/// A game of this build.
#[derive(Clone, Copy)]
pub struct Entry {
    /// What is true of it.
    pub info: GameInfo,
    /// Reads a match of it from a save's text.
    pub read: fn(&str) -> Result<Box<dyn AnyMatch>, LoadError>,
}

/// Every game that can be played.
pub const GAMES: [Entry; 1] = [entry::<Mythwind>()];

const fn entry<G: Game>() -> Entry {
    Entry { info: G::INFO, read: |text| Match::<G>::read(text).map(crate::matches::Loaded::into_any) }
}

/// A game by its id.
pub fn find(id: &str) -> Option<Entry> {
    GAMES.into_iter().find(|entry| entry.info.id == id)
}
