//! Mythwind: the Town Charter and the journals of its four characters.
//!
//! State in `state`, what is printed in `content`, what effects do in `effects`, questions in `ask`. The
//! `engine` takes a move and works off the stacks until somebody is asked again. Nothing here draws.

mod achievements;
mod ask;
pub mod balance;
mod cards;
mod chronicle;
mod components;
mod construction;
pub mod content;
pub mod crafter;
mod dice;
mod effect;
mod effects;
mod engine;
mod event;
pub mod farmer;
mod goals;
mod imagine;
mod land;
mod log;
pub mod merchant;
mod moves;
mod pay;
pub mod ranger;
mod setup;
mod skills;
mod sprites;
mod state;
mod steps;
mod story;
mod task;
mod town;
mod trade;
mod turn;
mod view;
mod workers;

pub use achievements::{Achievement, Earned};
pub use chronicle::Chapter;
pub use components::{Building, BuildingSet, Character, Kind, Res, Season, Stock, Weather};
pub use dice::{Dice, Die, DieAt, DieId};
pub use effect::{Amount, Cost, Effect, Flag, Fx, Granted, InQueue, KindSel, Payer, ResSel, TrayFx};
pub use event::{Event, Passage, StoryArgs};
pub use log::{SeasonLog, Stat};
pub use moves::{Move, TownAction};
pub use state::{
    Calendar, Hidden, Journal, Mythwind, Phase, SKILL_SPACES, Setup, Sheet, Skill, Space, Stacks, StoryState,
    Today,
};
pub use task::Source;
pub use town::{Location, LocationId, MOST, Town, stands_for};
pub use view::seat_look;

use super::{
    Album, Game, GameInfo, Played, Refusal, Rng, Seat, SetupError, Standing, Told, Turn, Viewer,
    table::TableView,
};

impl Game for Mythwind {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "mythwind",
        prefix: "MW",
        players: (1, 4),
        together: true,
        turn_clause: "MW-63",
        sitting: Some(4),
        rules_version: 1,
    };

    fn usual(players: u8) -> Setup {
        Setup::of(players)
    }

    fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Mythwind::lay_out(setup, seed)
    }

    fn turn(&self) -> Turn {
        Turn::Acting(self.acting())
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        self.list(seat)
    }

    fn play(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.make(seat, mv)
    }

    fn table(&self, _viewer: Viewer) -> TableView<Move> {
        // Everybody is on one side and nobody has secrets: what is hidden is hidden from all.
        self.view()
    }

    fn tell(event: &Event, _viewer: Viewer) -> Option<Told> {
        view::tell(event)
    }

    fn imagine(&self, _viewer: Viewer, rng: &mut Rng) -> Self {
        self.imagined(rng)
    }

    fn standing(&self) -> Standing {
        let seasons = u32::from(self.calendar.year - 1) * 4 + self.calendar.season as u32;
        Standing {
            rounds: seasons,
            scores: self.playing().map(|who| (who.seat(), i64::from(self.sheet(who).coins))).collect(),
            ..Standing::default()
        }
    }

    fn album(&self) -> Option<Album> {
        Some(self.chronicle())
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        self.counted()
    }
}
