//! Tilting at Windmills: two rivals, a knight, a squire, and giants that may be windmills.
//!
//! The road is in `track`, the state in `state`, what is printed in `content`; `moves` says what is allowed,
//! `play`, `draw` and `signs` do it, `view` lays it on the table. Nothing here draws.

pub mod balance;
mod cards;
pub mod content;
mod draw;
mod event;
mod imagine;
mod missions;
mod moves;
mod play;
mod scoring;
mod setup;
mod signs;
mod state;
mod track;
mod view;

pub use cards::{Face, Meeple, Mission, MoveCard, Sign, StackCard};
pub use event::Event;
pub use moves::Move;
pub use state::{
    Board, By, HAND, Hidden, LANCES, Laid, Outcome, Phase, ROW, Setup, Side, Then, Tilting, Won,
};
pub use track::{Meeting, Pos, Relation, Road};
pub use view::seat_look;

use super::{
    Game, GameInfo, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told, Turn, Viewer,
    table::TableView,
};

impl Game for Tilting {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "tilting",
        prefix: "TW",
        players: (2, 2),
        together: false,
        turn_clause: "TW-107",
        sitting: None,
        rules_version: 1,
    };

    fn usual(_players: u8) -> Setup {
        Setup::normal()
    }

    fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Tilting::lay_out(setup, seed)
    }

    fn turn(&self) -> Turn {
        match self.mover() {
            Some(seat) => Turn::Acting(SeatSet::NONE.with(seat)),
            None => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        self.list(seat)
    }

    fn play(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.make(seat, mv)
    }

    fn table(&self, viewer: Viewer) -> TableView<Move> {
        self.view(viewer)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Option<Told> {
        // What is hidden is in no event.
        Some(view::tell(event))
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.imagined(viewer, rng)
    }

    fn standing(&self) -> Standing {
        self.stand()
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        self.counted_pieces()
    }
}
