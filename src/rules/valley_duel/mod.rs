//! Windmill Valley: Duel. Two growers turn geared wheels, plant Tulips on common Patches, build Windmills beside them,
//! trade abroad, and take cards that help the one and bind the other.
//!
//! `pieces`, `effect`, `contract` and `content` are what is printed; `wheels` the gears, `board` the Patches, `player`
//! what belongs to one, `calendar` how long it goes on, `step` and `task` what is to be done, `state` all of it; `moves`,
//! `list`, `check` and `means` say what is allowed, `play`, `acts` and `farming` do it, `scoring` counts, `view` lays it
//! on the table, `prospect` judges for computer players, `balance` counts their games. Nothing here draws.

mod acts;
pub mod balance;
mod board;
mod calendar;
mod check;
pub mod content;
mod contract;
mod effect;
mod event;
mod farming;
mod imagine;
mod list;
mod means;
mod moves;
mod pieces;
mod play;
mod player;
mod prospect;
mod scoring;
mod setup;
mod state;
mod step;
mod task;
mod view;
mod wheels;

pub use calendar::Cause;
pub use contract::Counts;
pub use effect::{Action, Effect, Effects};
pub use event::Event;
pub use moves::Move;
pub use pieces::{
    Colour, Colours, Cover, Demand, Export, Farm, Half, Kind, Lot, NoSuchPiece, Node, Patch, Port, RED, Role,
    SEATS, Stall, Tile, Wheel, YELLOW,
};
pub use player::{Done, Player, Source};
pub use scoring::{Bed, By, Claim, Score};
pub use setup::{FARM_DECK, TILE_STACK};
pub use state::{FARMS, FORTY, Harbour, Hidden, ROW, Setup, TILES, ValleyDuel};
pub use step::{Step, Taken};
pub use task::{Job, Planting, Task};
pub use view::seat_look;
pub use wheels::{CENTRAL, OWN, Wheels};

use super::{
    Game, GameInfo, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told, Turn, Viewer,
    table::TableView,
};

impl Game for ValleyDuel {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "valley-duel",
        prefix: "VD",
        players: (2, 2),
        together: false,
        turn_clause: "VD-32",
        sitting: None,
        rules_version: 1,
    };
    const HANDS: bool = false;

    fn usual(players: u8) -> Setup {
        Setup { players, ..Setup::normal() }
    }

    fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        ValleyDuel::lay_out(setup, seed)
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
        view::table(self, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Told> {
        view::tell(event, viewer)
    }

    fn imagine(&self, _viewer: Viewer, rng: &mut Rng) -> Self {
        // Nobody holds anything that others may not see.
        self.imagined(rng)
    }

    fn standing(&self) -> Standing {
        self.stand()
    }

    fn prospect(&self, seat: Seat) -> Option<i64> {
        Some(self.expected(seat))
    }

    fn promise(&self, seat: Seat, mv: &Move) -> Option<i64> {
        self.promised(seat, mv)
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        self.counted_pieces()
    }
}
