//! How Mythwind lies on the table, what it asks and what it tells. Decides nothing.

mod album;
mod board;
mod describe;
mod faces;
mod ids;
mod layout;
mod offers;
mod pages;
mod prompts;
mod tell;
mod trays;
mod tree;

use super::{
    moves::Move,
    state::{Mythwind, Phase},
};
use crate::rules::{Words, table::TableView};

pub use prompts::look as seat_look;
pub(super) use tell::tell;

impl Mythwind {
    /// The table as everybody sees it.
    pub(super) fn view(&self) -> TableView<Move> {
        let mut view = TableView {
            heading: self.heading(),
            surfaces: vec![Self::table_surface(), self.tree_surface()],
            zones: Vec::with_capacity(128),
            pieces: Vec::with_capacity(128),
            offers: Vec::new(),
            denied: Vec::new(),
            prompts: Vec::new(),
            plates: self.plates(),
            panels: self.panels(),
            open: self.surface_for(),
            private: false,
            clock: None,
            result: None,
        };
        self.tray_surfaces(&mut view.surfaces);
        self.board_zones(&mut view.zones);
        self.tray_zones(&mut view.zones);
        self.open_zones(&mut view.zones);
        self.tree_zones(&mut view.zones);
        self.board_pieces(&mut view.pieces);
        self.tray_pieces(&mut view.pieces);
        self.tree_pieces(&mut view.pieces);
        for piece in &mut view.pieces {
            piece.from = ids::origin(piece.id);
        }
        self.offers(&mut view.offers);
        self.denied(&mut view.denied);
        self.prompts(&mut view.prompts);
        view
    }

    fn heading(&self) -> Words {
        let calendar = self.calendar;
        let season = Words::new(format!("mw-season-{}", calendar.season.slug()));
        let days = self.weather_row.len() + self.hidden.weather.len();
        let key = match calendar.phase {
            Phase::Opening => "mw-heading-opening",
            Phase::SeasonEnd => "mw-heading-season-end",
            _ => "mw-heading",
        };
        Words::new(key)
            .with("season", season)
            .with("year", calendar.year)
            .with("day", calendar.day)
            .with("days", days)
    }
}
