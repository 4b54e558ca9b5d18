//! How the game lies on the table for one viewer, and what it tells. Decides nothing.

use super::{event::Event, moves::Move, state::CozyStories};
use crate::rules::{Told, Viewer, Words, table::TableView};

pub(super) fn table(game: &CozyStories, viewer: Viewer) -> TableView<Move> {
    TableView {
        heading: Words::new("cs-heading"),
        surfaces: Vec::new(),
        zones: Vec::new(),
        pieces: Vec::new(),
        offers: Vec::new(),
        denied: Vec::new(),
        prompts: Vec::new(),
        plates: Vec::new(),
        panels: Vec::new(),
        clock: None,
        open: None,
        private: game.phase.step.is_private() && viewer.sees(game.phase.storyteller),
        result: None,
    }
}

pub(super) fn tell(_event: &Event, _viewer: Viewer) -> Option<Told> {
    None
}
