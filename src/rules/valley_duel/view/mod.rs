//! How a game lies on the table.

use super::{Event, Move, ValleyDuel};
use crate::rules::{Told, Viewer, table::TableView};

/// The table for one viewer.
pub fn table(_game: &ValleyDuel, _viewer: Viewer) -> TableView<Move> {
    TableView {
        heading: crate::rules::Words::new("vd-heading"),
        surfaces: Vec::new(),
        zones: Vec::new(),
        pieces: Vec::new(),
        offers: Vec::new(),
        denied: Vec::new(),
        prompts: Vec::new(),
        plates: Vec::new(),
        panels: Vec::new(),
        open: None,
        private: false,
        result: None,
    }
}

/// What everybody is told of an event.
pub fn tell(_event: &Event, _viewer: Viewer) -> Option<Told> {
    None
}
