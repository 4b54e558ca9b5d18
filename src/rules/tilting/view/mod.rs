//! How the game lies on the table for one viewer, what it asks and what it tells. Decides nothing.
//!
//! The viewer's edge is the near one. `zones` and `pieces` lay the table, `faces` draws, `offers` says what
//! can be done, `about` explains, `prompts` asks, `tell` is the log.

mod about;
mod faces;
mod ids;
mod layout;
mod offers;
mod pieces;
mod prompts;
mod result;
mod tell;
mod zones;

use super::{moves::Move, state::Tilting};
use crate::rules::{
    Seat, Viewer, Words,
    table::{Colour, Face, Fill, Rect, Sheet, Spot, Surface, SurfaceId, TableView, Text},
};

pub use prompts::look as seat_look;
pub(super) use tell::tell;

/// The table from one side.
struct Table<'a> {
    game: &'a Tilting,
    viewer: Viewer,
    /// Who sits at the near edge.
    near: Seat,
}

impl Tilting {
    pub(super) fn view(&self, viewer: Viewer) -> TableView<Move> {
        let near = [Seat(0), Seat(1)].into_iter().find(|seat| viewer.sees(*seat)).unwrap_or(Seat(0));
        let table = Table { game: self, viewer, near };
        let mut view = TableView {
            heading: table.heading(),
            surfaces: vec![table.ground(), table.used()],
            zones: Vec::with_capacity(64),
            pieces: Vec::with_capacity(64),
            offers: Vec::new(),
            denied: Vec::new(),
            prompts: Vec::new(),
            plates: table.plates(),
            panels: table.panels(),
            open: None,
            private: self.phase == super::Phase::Look && viewer.sees(self.active) && self.outcome.is_none(),
            clock: None,
            result: table.result(),
        };
        table.zones(&mut view.zones);
        table.pieces(&mut view.pieces);
        table.offers(&mut view.offers);
        table.denied(&mut view.denied);
        table.prompts(&mut view.prompts);
        view
    }
}

impl Table<'_> {
    /// Whether a seat's edge is the near one.
    fn is_near(&self, seat: Seat) -> bool {
        seat == self.near
    }

    /// The place of a seat in pairs of near and far.
    fn edge(&self, seat: Seat) -> usize {
        usize::from(!self.is_near(seat))
    }

    /// Whether there is an open row.
    fn has_row(&self) -> bool {
        self.game.setup.board == super::Board::Row
    }

    fn heading(&self) -> Words {
        let setup = &self.game.setup;
        let mode = match (setup.charge, setup.board) {
            (None, super::Board::Shield) => "tw-mode-normal",
            (None, super::Board::Lance) => "tw-mode-tactical",
            (None, super::Board::Row) => "tw-mode-extreme",
            (Some(_), super::Board::Shield) => "tw-mode-charge",
            (Some(_), super::Board::Lance) => "tw-mode-charge-tactical",
            (Some(_), super::Board::Row) => "tw-mode-charge-extreme",
        };
        let over = self.game.outcome.is_some();
        Words::new(if over { "tw-heading-over" } else { "tw-heading" })
            .with("round", (self.game.taken() + 1).min(self.game.stack_size()))
            .with("rounds", self.game.stack_size())
            .with("mode", Words::new(mode))
    }

    /// The cloth with a rail of wood along both edges; a line in the seat's colour marks whose each is.
    fn ground(&self) -> Surface {
        let face = Face::new(layout::TABLE.w, layout::TABLE.h);
        let all = face.all();
        let mut face =
            face.sheet(all, Sheet::new(Fill::Flat(Colour::Cloth), 0)).picture(all, "tilting/cloth-ochre", 0);
        for seat in [Seat(0), Seat(1)] {
            let rail = layout::RAILS[self.edge(seat)];
            let line = if self.is_near(seat) { rail.y } else { rail.y + rail.h - 3 };
            face = face
                .sheet(rail, Sheet::new(Fill::Shaded(Colour::WoodDark), 0))
                .sheet(Rect::new(0, line, rail.w, 3), Sheet::new(Fill::Flat(Colour::Seat(seat.0)), 0));
        }
        Surface {
            id: SurfaceId::TABLE,
            name: Words::new("tw-name"),
            rect: layout::TABLE,
            face,
            opened_by: Vec::new(),
            seat: None,
        }
    }

    /// Where the used cards are spread out (TW-R32).
    fn used(&self) -> Surface {
        // The uppermost card covers most of the pile's place.
        let top = self.game.discard.last().map(|card| Spot::Piece(ids::piece::card(*card)));
        let opens = [Spot::Zone(ids::zone::DISCARD)].into_iter().chain(top);
        let face = Face::new(layout::USED.w, layout::USED.h);
        let all = face.all();
        let face = face
            .sheet(all, Sheet::new(Fill::Flat(Colour::ClothDark), 18).raised(3))
            .text(Rect::new(20, 10, 600, 32), Text::serif(Words::new("tw-used-title"), 22, Colour::Cream));
        Surface {
            id: ids::zone::USED,
            name: Words::new("tw-used-title"),
            rect: layout::USED,
            face,
            opened_by: opens.collect(),
            seat: None,
        }
    }
}
