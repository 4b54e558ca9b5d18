//! How Mythwind lies on the table and what it tells.
use super::{Event, Move, Mythwind};
use crate::rules::{Told, Words, table::TableView};

impl Mythwind {
    pub(super) fn view(&self) -> TableView<Move> {
        TableView {
            heading: Words::new("x"),
            surfaces: vec![],
            zones: vec![],
            pieces: vec![],
            offers: vec![],
            denied: vec![],
            prompts: vec![],
            plates: vec![],
            panels: vec![],
            open: None,
        }
    }
}
pub(super) fn tell(_event: &Event) -> Option<Told> {
    None
}
