//! How the game lies on the table for one viewer, what it asks and what it tells. Decides nothing.
//!
//! The viewer's display is the large one. `zones` and `pieces` lay the table, `faces` draws, `counts` shows what
//! counts for a Goal, `offers` and `denied` say what can be done and what not, `about` explains, `prompts` asks,
//! `tell` is the log, `result` and `tally` count.

mod about;
mod counts;
mod denied;
mod faces;
mod ids;
mod layout;
mod offers;
mod pieces;
mod preview;
mod prompts;
mod result;
mod tally;
mod tell;
mod zones;

use super::{
    cards::Face as Card,
    display::Bounds,
    moves::Move,
    state::{Ask, Modules, WolfWalkers},
};
use crate::rules::{
    Seat, Viewer, Words,
    table::{Colour, Face, Fill, Sheet, Spot, Surface, SurfaceId, TableView, Text},
};

pub use faces::name as face_name;
pub use prompts::look as seat_look;
pub(super) use tell::tell;

/// The table from one side.
struct Table<'a> {
    game: &'a WolfWalkers,
    viewer: Viewer,
    /// Whose display is the large one.
    near: Seat,
}

impl WolfWalkers {
    pub(super) fn view(&self, viewer: Viewer) -> TableView<Move> {
        let near = self.seats().find(|seat| viewer.sees(*seat)).unwrap_or(self.active);
        let table = Table { game: self, viewer, near };
        let mut view = TableView {
            heading: table.heading(),
            surfaces: table.surfaces(),
            zones: Vec::with_capacity(48),
            pieces: Vec::with_capacity(80),
            offers: Vec::new(),
            denied: Vec::new(),
            prompts: Vec::new(),
            plates: table.plates(),
            panels: table.panels(),
            open: table.is_aside().then_some(ids::zone::ASIDE),
            private: table.is_private(),
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
    /// Whether module cards lie on the table.
    fn has_modules(&self) -> bool {
        self.game.setup.modules != Modules::Base
    }

    /// Sets of Opportunities on the table (WW-130).
    fn sets(&self) -> u8 {
        if self.game.opportunities.is_empty() { 0 } else { self.game.copies() }
    }

    /// The others, clockwise from the near seat.
    fn others(&self) -> Vec<Seat> {
        let count = self.game.count();
        (1..count).map(|step| Seat((self.near.0 + step) % count)).collect()
    }

    /// Whether the viewer acts now.
    fn acts(&self) -> bool {
        self.game.mover().is_some_and(|seat| self.viewer.sees(seat))
    }

    /// What the acting seat is asked, if the viewer is that seat.
    fn asked(&self) -> Option<&Ask> {
        self.game.running.ask.as_ref().filter(|_| self.acts())
    }

    /// Whether the viewer chooses from, or looks at, what lies aside.
    fn is_aside(&self) -> bool {
        matches!(self.asked(), Some(Ask::Signs(_) | Ask::VoiceSymbol(_) | Ask::Contest))
    }

    /// Whether the viewer looks at something that is for nobody else.
    fn is_private(&self) -> bool {
        match self.asked() {
            Some(Ask::Signs(_)) => true,
            Some(Ask::Look(seen)) => *seen != 0,
            _ => false,
        }
    }

    /// What is in use of a display, or where it will be finished.
    fn bounds(&self, seat: Seat) -> Bounds {
        let start = Bounds { top: 0, bottom: 0, left: 0, right: 0 };
        if self.game.has(super::extras::Quirk::FixedHeart) && seat == self.near {
            return Bounds { top: -2, bottom: 2, left: -2, right: 2 };
        }
        self.game.display(seat).bounds().unwrap_or(start)
    }

    /// Where the cells of a seat's display lie.
    fn grid(&self, seat: Seat) -> layout::Grid {
        if seat == self.near {
            return layout::Grid::near(layout::area(self.has_modules()), self.bounds(seat));
        }
        let others = self.others();
        let at = others.iter().position(|other| *other == seat).unwrap_or(0);
        layout::Grid::mat(
            layout::mat(at, others.len(), !self.game.opportunities.is_empty()),
            self.bounds(seat),
        )
    }

    fn heading(&self) -> Words {
        let game = self.game;
        let mode = match (game.setup.modules, game.setup.switches) {
            (Modules::Base, 0) => "ww-mode-plain",
            (Modules::Base, _) => "ww-mode-base",
            (Modules::Quirk, _) => "ww-mode-quirk",
            (Modules::All, _) => "ww-mode-modules",
        };
        let key = if game.is_over() { "ww-heading-over" } else { "ww-heading" };
        Words::new(key).with("turn", game.turns + 1).with("mode", Words::new(mode))
    }

    fn surfaces(&self) -> Vec<Surface> {
        let face = Face::new(layout::TABLE.w, layout::TABLE.h);
        let all = face.all();
        let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Cloth), 0)).picture(
            all,
            faces::art("cloth-forest"),
            0,
        );
        let ground = Surface {
            id: SurfaceId::TABLE,
            name: Words::new("ww-name"),
            rect: layout::TABLE,
            face,
            opened_by: Vec::new(),
            seat: None,
        };
        let mut surfaces = vec![ground];
        let tray = |id, rect: crate::rules::table::Rect, name: Words, opened_by, seat| {
            let face = Face::new(rect.w, rect.h);
            let all = face.all();
            let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::ClothDark), 18).raised(3)).text(
                crate::rules::table::Rect::new(20, 8, rect.w - 80, 34),
                Text::serif(name.clone(), 22, Colour::Cream).least(14),
            );
            Surface { id, name, rect, face, opened_by, seat }
        };
        if self.is_aside() {
            let name = match self.asked() {
                Some(Ask::Signs(_)) => "ww-aside-signs",
                _ => "ww-aside-symbols",
            };
            surfaces.push(tray(ids::zone::ASIDE, layout::ASIDE, Words::new(name), Vec::new(), None));
        }
        for seat in self.others() {
            let name = Words::new("ww-display-of").with("who", seat);
            // Its cards cover most of the mat.
            let cards = self.game.display(seat).cards().iter().map(|laid| ids::piece::card(laid.face));
            let opened_by =
                [Spot::Zone(ids::zone::display(seat))].into_iter().chain(cards.map(Spot::Piece)).collect();
            surfaces.push(tray(ids::zone::large(seat), layout::LARGE, name, opened_by, Some(seat)));
        }
        surfaces
    }

    /// The grid of another's display where it lies large.
    fn large(&self, seat: Seat) -> layout::Grid {
        let rect = crate::rules::table::Rect::new(0, 30, layout::LARGE.w, layout::LARGE.h - 36);
        layout::Grid::mat(rect, self.bounds(seat))
    }

    /// What a card shows beyond what is printed on it.
    fn more(&self, seat: Seat, card: Card) -> Option<super::cards::Symbol> {
        let (story, symbol) = self.game.display(seat).voice()?;
        (card == Card::Story(story)).then_some(symbol)
    }
}
