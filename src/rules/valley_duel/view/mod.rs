//! How the game lies on the table for one viewer, what it asks and what it tells. Decides nothing.
//!
//! `lay` lays zones and pieces, part by part of the table; `layout` knows where, `faces` how they look, `about` what
//! they tell of themselves, `names` what they are called. `offers`, `denied` and `preview` say what can be done, what
//! not, and what it brings; `counting` rings what counts; `prompts` asks, `ledger` compares, `tell` is the log,
//! `result` and `tally` count.

mod about;
mod counting;
mod denied;
mod faces;
mod ids;
mod lay;
mod layout;
mod ledger;
mod names;
mod offers;
mod preview;
mod prompts;
mod result;
mod tally;
mod tell;

use super::{
    moves::Move,
    pieces::{RED, SEATS},
    state::ValleyDuel,
    step::Step,
};
use crate::rules::{
    Seat, Viewer, Words,
    table::{Colour, Face, Fill, Rect, Sheet, Spot, Surface, SurfaceId, TableView, Text},
};

pub use ledger::look as seat_look;
pub(super) use tell::tell;

/// The table from one side.
struct Table<'a> {
    game: &'a ValleyDuel,
    viewer: Viewer,
    /// Who sits at the near edge.
    near: Seat,
}

/// How a game lies on the table for one viewer.
pub(super) fn table(game: &ValleyDuel, viewer: Viewer) -> TableView<Move> {
    let near = SEATS.into_iter().find(|seat| viewer.sees(*seat)).unwrap_or(RED);
    let table = Table { game, viewer, near };
    let mut view = TableView {
        heading: table.heading(),
        surfaces: table.surfaces(),
        zones: Vec::with_capacity(96),
        pieces: Vec::with_capacity(160),
        offers: Vec::new(),
        denied: Vec::new(),
        prompts: Vec::new(),
        plates: table.plates(),
        panels: table.panels(),
        open: None,
        private: false,
        clock: None,
        result: table.result(),
    };
    table.lay(&mut view.zones, &mut view.pieces);
    table.offers(&mut view.offers);
    table.denied(&mut view.denied);
    table.prompts(&mut view.prompts);
    view
}

impl Table<'_> {
    /// Whether a seat's rail is the near one.
    fn is_near(&self, seat: Seat) -> bool {
        seat == self.near
    }

    /// The place of a seat in pairs of near and far.
    fn edge(&self, seat: Seat) -> usize {
        usize::from(!self.is_near(seat))
    }

    /// Whoever may act now, if the viewer may act for them.
    fn acting(&self) -> Option<Seat> {
        self.game.mover().filter(|seat| self.viewer.sees(*seat))
    }

    fn heading(&self) -> Words {
        let game = self.game;
        let key = match (game.step == Step::Over, game.is_last_round(), game.is_ending()) {
            (true, ..) => "vd-heading-over",
            (_, true, _) => "vd-heading-last",
            (.., true) => "vd-heading-ending",
            _ => "vd-heading",
        };
        Words::new(key).with("round", game.round()).with("who", game.first)
    }

    fn surfaces(&self) -> Vec<Surface> {
        let mut surfaces = vec![self.ground()];
        for seat in SEATS {
            let done = &self.game.player(seat).done;
            // The uppermost card covers most of the pile.
            let top = done.last().map(|done| Spot::Piece(ids::piece::farm(done.farm)));
            let name = Words::new("vd-about-done").with("who", seat);
            let face = Face::new(layout::SCORED.w, layout::SCORED.h);
            let all = face.all();
            let face = face
                .sheet(all, Sheet::new(Fill::Flat(Colour::ClothDark), 18).raised(3))
                .text(Rect::new(20, 10, 700, 32), Text::serif(name.clone(), 22, Colour::Cream));
            surfaces.push(Surface {
                id: ids::zone::scored(seat),
                name,
                rect: layout::SCORED,
                face,
                opened_by: [Spot::Zone(ids::zone::done(seat))].into_iter().chain(top).collect(),
                seat: None,
            });
        }
        surfaces
    }

    /// The cloth, the band of the rulers, and a rail along both edges with a line in the colour of who sits there.
    fn ground(&self) -> Surface {
        let face = Face::new(layout::TABLE.w, layout::TABLE.h);
        let all = face.all();
        let mut face = face
            .sheet(all, Sheet::new(Fill::Flat(Colour::Cloth), 0))
            .picture(all, faces::art("cloth-valley"), 0)
            .sheet(layout::BAND, Sheet::new(Fill::Flat(Colour::ClothDark), 0));
        for seat in SEATS {
            let rail = layout::RAILS[self.edge(seat)];
            let line = if self.is_near(seat) { rail.y } else { rail.y + rail.h - 3 };
            face = face
                .sheet(rail, Sheet::new(Fill::Shaded(Colour::WoodDark), 0))
                .picture(rail, faces::art("rail"), 0)
                .sheet(Rect::new(0, line, rail.w, 3), Sheet::new(Fill::Flat(Colour::Seat(seat.0)), 0));
        }
        Surface {
            id: SurfaceId::TABLE,
            name: Words::new("vd-name"),
            rect: layout::TABLE,
            face,
            opened_by: Vec::new(),
            seat: None,
        }
    }
}
