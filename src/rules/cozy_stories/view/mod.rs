//! How the game lies on the table for one viewer, what it asks and what it tells. Decides nothing.
//!
//! `zones`, `mats` and `stories` lay the table, `pieces` what moves on it, `faces` draws; `offers` and `denied` say what
//! can be done and what not, `about` explains, `prompts` asks, `ledger` are the seats and what counts, `tell` is the
//! log, `result` counts. The story card shows where [`CozyStories::card_for`] allows it; nothing else depends on it
//! (CS-H1, CS-H4).

mod about;
mod denied;
mod faces;
mod ids;
mod layout;
mod ledger;
mod mats;
mod offers;
mod pieces;
mod prompts;
mod result;
mod stories;
mod tell;
mod zones;

use super::{
    moves::Move,
    state::{CozyStories, Step, Timed},
};
use crate::rules::{
    Seat, Viewer, Words,
    table::{Clock, Colour, Face, Fill, Sheet, Surface, SurfaceId, TableView},
};

pub use ledger::look as pawn_look;
pub(super) use tell::tell;

/// The table for one viewer.
struct Table<'a> {
    game: &'a CozyStories,
    viewer: Viewer,
}

/// How the game lies on the table for a viewer.
pub(super) fn table(game: &CozyStories, viewer: Viewer) -> TableView<Move> {
    let table = Table { game, viewer };
    let mut view = TableView {
        heading: table.heading(),
        surfaces: std::iter::once(ground()).chain(table.stories()).collect(),
        zones: Vec::with_capacity(64),
        pieces: Vec::with_capacity(48),
        offers: Vec::new(),
        denied: Vec::new(),
        prompts: Vec::new(),
        plates: table.plates(),
        panels: table.panels(),
        open: None,
        private: table.looks(),
        clock: table.clock(),
        result: table.result(),
    };
    table.zones(&mut view.zones);
    table.pieces(&mut view.pieces);
    table.offers(&mut view.offers);
    table.denied(&mut view.denied);
    table.prompts(&mut view.prompts);
    view
}

fn ground() -> Surface {
    let face = Face::new(layout::TABLE.w, layout::TABLE.h);
    let all = face.all();
    let face =
        face.sheet(all, Sheet::new(Fill::Flat(Colour::Cloth), 0)).picture(all, faces::art("cloth-night"), 0);
    Surface {
        id: SurfaceId::TABLE,
        name: Words::new("cs-name"),
        rect: layout::TABLE,
        face,
        opened_by: Vec::new(),
        seat: None,
    }
}

impl Table<'_> {
    /// Whether the viewer is looking at the story card, which is for nobody else's eyes (CS-22).
    fn looks(&self) -> bool {
        self.game.phase.step.is_private() && self.viewer.sees(self.game.phase.storyteller)
    }

    /// The mat of a guesser; none for the storyteller.
    fn mat_of(&self, seat: Seat) -> Option<layout::Mat> {
        let at = self.game.guessers().position(|guesser| guesser == seat)?;
        Some(layout::mat(at, self.game.guessers().count()))
    }

    fn heading(&self) -> Words {
        let (round, rounds) = self.game.round();
        let (story, stories) = self.game.story_number();
        let over = self.game.phase.step == Step::Over;
        Words::new(if over { "cs-heading-over" } else { "cs-heading" })
            .with("round", round)
            .with("rounds", rounds)
            .with("story", story)
            .with("stories", stories)
    }

    fn clock(&self) -> Option<Clock> {
        let time = self.game.time()?;
        let key = match time.what {
            Timed::Telling => "cs-clock-telling",
            Timed::Typing => "cs-clock-typing",
            Timed::Guessing => "cs-clock-guessing",
        };
        Some(Clock { id: time.id, seconds: time.seconds, name: Words::new(key).with("who", time.seat) })
    }
}
