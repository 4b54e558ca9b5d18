//! WolfWalkers: My Story. Displays of 25 cards grow card by card: Stories with their symbols, and Goals that ask
//! for them.
//!
//! `cards`, `extras`, `printed` and `content` are what is printed; `display` how a display grows, `field`, `pattern`
//! and `scoring` what it brings; `market` and `deck` where cards come from; `moves`, `taking` and `windows` say what
//! is allowed, `play` and `opportunities` do it, `view` lays it on the table, `prospect` judges for
//! computer players, `balance` counts their games. Nothing here draws.

pub mod balance;
mod cards;
pub mod content;
mod deck;
mod display;
mod event;
mod extras;
mod field;
mod imagine;
mod market;
mod moves;
mod opportunities;
mod pattern;
mod play;
mod printed;
mod prospect;
mod scoring;
mod setup;
mod state;
mod taking;
mod view;
mod windows;

pub use cards::{CARDS, COPIES, Face, Goal, NoSuchCard, Side, Story, Symbol};
pub use deck::{Deck, Leaf};
pub use display::{Bounds, Cell, Display, FULL, Laid, Laying, SIZE};
pub use event::Event;
pub use extras::{Category, Effect, Opportunity, Quirk, Time, Window};
pub use field::Field;
pub use market::{Market, Slot, Stall};
pub use moves::Move;
pub use pattern::Pattern;
pub use scoring::{Scored, Source, goals, goals_of, times};
pub use state::{
    Ask, By, DEALT, FEW, Hand, Hidden, Modules, Player, Running, SIGNS, Setup, Stage, WolfWalkers,
};
pub use taking::Slots;
pub use view::seat_look;

use super::{
    Game, GameInfo, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told, Turn, Viewer,
    table::TableView,
};

impl Game for WolfWalkers {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "wolfwalkers",
        prefix: "WW",
        players: (1, 4),
        together: false,
        turn_clause: "WW-24",
        sitting: None,
        rules_version: 1,
    };
    const HANDS: bool = false;

    fn usual(players: u8) -> Setup {
        Setup::base(players)
    }

    fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        WolfWalkers::lay_out(setup, seed)
    }

    fn rematch(&self, setup: &Setup) -> Setup {
        self.next_setup(setup)
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

    fn prospect(&self, seat: Seat) -> Option<i64> {
        Some(i64::from(self.expected(seat)))
    }

    fn promise(&self, seat: Seat, mv: &Move) -> Option<i64> {
        self.promised(seat, mv).map(i64::from)
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        self.counted_pieces()
    }
}
