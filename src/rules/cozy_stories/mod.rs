//! Windmill: Cozy Stories. One player in turn tells a story to a secret picture; the others, one after the other,
//! look for it among 25 open ones.
//!
//! `pictures` and `content` are what is printed, `cell` are the places of the field; `setup` lays the game out, `state`
//! is what lies where; `moves` says what is allowed and `story` what a typed story may be, `play`, `guessing` and
//! `ending` do it, `scoring` counts; `company` are the computer players, `imagine` what a viewer cannot know, `view` lays
//! it on the table, `keepsake` is what remains, `balance` counts many games. Nothing here draws, and nothing plays by
//! the clock.

pub mod balance;
mod cell;
pub mod company;
pub mod content;
mod ending;
mod event;
mod guessing;
mod imagine;
mod keepsake;
mod moves;
mod pictures;
mod play;
mod scoring;
mod setup;
mod state;
mod story;
mod view;

pub use cell::Cell;
pub use event::{Event, Loss};
pub use moves::Move;
pub use pictures::{NoSuchPicture, PICTURES, Pawn, Picture, PictureSet, Tag};
pub use scoring::gains;
pub use setup::{Limit, Setup, Sharpness, Sitter};
pub use state::{CozyStories, Guess, Hidden, Phase, Player, Step, Story, Tale, Time, Timed};
pub use story::typed_is_sound;
pub use view::pawn_look;

use super::{
    Album, Game, GameInfo, Level, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told, Turn,
    Viewer, table::TableView,
};

impl Game for CozyStories {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "cozy-stories",
        prefix: "CS",
        players: (3, 5),
        together: false,
        turn_clause: "CS-84",
        sitting: None,
        rules_version: 1,
    };
    /// Only the storyteller has a secret, and only in the private look (CS-H1).
    const HANDS: bool = false;

    fn usual(players: u8) -> Setup {
        Setup::people(players)
    }

    fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        CozyStories::lay_out(setup, seed)
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

    fn with_text(mv: &Move, text: String) -> Move {
        mv.with_text(text)
    }

    fn table(&self, viewer: Viewer) -> TableView<Move> {
        view::table(self, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Told> {
        view::tell(event, viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.imagined(viewer, rng)
    }

    fn standing(&self) -> Standing {
        self.stand()
    }

    fn companion(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
        self.company(seat, level.into(), rng)
    }

    fn leaving(&self, seat: Seat) -> Option<Move> {
        let leaves = Move::Leave(Sharpness::Medium);
        self.check(seat, &leaves).is_ok().then_some(leaves)
    }

    fn pause(&self) -> Option<u32> {
        self.company_pause()
    }

    fn album(&self) -> Option<Album> {
        self.keepsake()
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        self.counted_pieces()
    }
}
