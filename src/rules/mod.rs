//! The rules of every game, pure: no Bevy, no egui, no clock, no files.
//!
//! This folder owns what a game is ([`Game`]), the words all games share, and a folder for each game.
//! It must not draw, wait, read or write; whatever it decides follows from set-up, seed and moves.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

mod album;
pub mod conformance;
pub mod cozy_stories;
pub mod mythwind;
mod pile;
mod rng;
mod sealed;
mod seat;
pub mod table;
mod telling;
pub mod tilting;
pub mod valley_duel;
pub mod wolfwalkers;

pub use album::{Album, Leaf, Medal, Note};
pub use pile::Pile;
pub use rng::Rng;
pub use sealed::{Sealed, UnsealError, seal, unseal};
pub use seat::{Seat, SeatSet, Turn, Viewer};
pub use telling::{Arg, Clause, Page, Refusal, Show, Told, WordKey, Words};

use table::TableView;

/// What can be copied, compared, written down and sent between threads.
pub trait Record: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Record for T {}

/// What is true of a game before it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Its name in folders, saves and on the command line: lower case, with hyphens.
    pub id: &'static str,
    /// The prefix of its clauses, for example `MW`.
    pub prefix: &'static str,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Whether all play on one side. Where they do not, undo never passes another seat's move.
    pub together: bool,
    /// The clause that says who may act when: a move that comes too late or too early is refused by it.
    pub turn_clause: &'static str,
    /// For a game without an end: how many of its rounds make a sitting.
    pub sitting: Option<u32>,
    /// Raised whenever a rule or a state changes its meaning; stands in every save.
    pub rules_version: u32,
}

/// A board game: rules as a pure, deterministic state that answers for itself.
///
/// A refused move leaves it exactly as it was. [`table`](Game::table) and [`tell`](Game::tell) are the
/// only ways out: what a viewer may not see is not in them.
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Who plays, with which variants.
    type Setup: Record;
    /// One small step by one seat.
    type Move: Record + Eq;
    /// Something that happened.
    type Event: Record;

    /// What is true of the game before it begins.
    const INFO: GameInfo;

    /// Whether players hold things that others may not see: where people share a screen, a curtain falls between
    /// their turns. Where not, the table only turns to whoever acts.
    const HANDS: bool = true;

    /// The usual set-up for so many players. If the game is not for so many, [`begin`](Game::begin) refuses it.
    fn usual(players: u8) -> Self::Setup;

    /// Lays the game out. The same set-up and seed give the same game on every machine.
    ///
    /// # Errors
    /// If the set-up is none of this game's.
    fn begin(setup: &Self::Setup, seed: u64) -> Result<Self, SetupError>;

    /// The set-up of another game after this one: the same, unless the rules say who begins next.
    #[must_use]
    fn rematch(&self, setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Whose move it is.
    fn turn(&self) -> Turn;

    /// Every move the seat may make now; none if it is not acting.
    fn legal_moves(&self, seat: Seat) -> Vec<Self::Move>;

    /// Makes a move.
    ///
    /// # Errors
    /// If the rules refuse it. The game is then unchanged.
    fn play(&mut self, seat: Seat, mv: &Self::Move) -> Result<Played<Self::Event>, Refusal>;

    /// The move of an offer by [`Gesture::Text`](table::Gesture::Text), with what somebody typed instead of the sample.
    fn with_text(mv: &Self::Move, _text: String) -> Self::Move {
        mv.clone()
    }

    /// What lies where, and what can be done, for one viewer.
    fn table(&self, viewer: Viewer) -> TableView<Self::Move>;

    /// What one viewer is told of an event; nothing if it is not for them.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Told>;

    /// A game that looks the same to the viewer, with everything the viewer cannot know drawn anew, the
    /// generator included.
    #[must_use]
    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self;

    /// Scores, and the result when the game is over.
    fn standing(&self) -> Standing;

    /// What a seat may expect to have in the end, judged at a glance, in hundredths of a point: for computer players.
    /// None if the game cannot judge; then they play on at random to find out.
    fn prospect(&self, _seat: Seat) -> Option<i64> {
        None
    }

    /// What a seat may expect once it has made a legal move, judged before anything that is hidden comes to light.
    fn promise(&self, seat: Seat, mv: &Self::Move) -> Option<i64> {
        let mut after = self.clone();
        after.play(seat, mv).ok()?;
        after.prospect(seat)
    }

    /// What a computer player of the game's own does at a seat, in games that bots cannot work out by trying: where
    /// words count. Of what is hidden it must use only what the seat may know. None: it is played like any game.
    fn companion(&self, _seat: Seat, _level: Level, _rng: &mut Rng) -> Option<Self::Move> {
        None
    }

    /// The move by which the computer takes over from a player who leaves; none: the game ends with it.
    fn leaving(&self, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// How long a computer player waits before its move so that people can follow, in milliseconds; none: no longer
    /// than usual.
    fn pause(&self) -> Option<u32> {
        None
    }

    /// What there is to look back on, in a game that goes on for long; none in others.
    fn album(&self) -> Option<Album> {
        None
    }

    /// How many pieces of each kind there are in all, wherever they are. Never changes during a game.
    fn census(&self) -> Vec<(&'static str, usize)>;
}

/// How well a computer player of a game's own plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// A newcomer can win.
    Easy,
    /// As one plays among friends.
    Normal,
    /// As well as it can.
    Strong,
}

/// What a move brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Whether something came to light that no undo can take back.
    pub wall: Option<Wall>,
}

/// Why undo stops at a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wall {
    /// A card was turned over.
    Revealed,
    /// A die was rolled.
    Rolled,
}

/// How the game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Rounds, seasons or turns that are behind us.
    pub rounds: u32,
    /// A number for each seat that plays; higher is better.
    pub scores: Vec<(Seat, i64)>,
    /// The winners, once the game is over.
    pub winners: Vec<Seat>,
    /// What decided: the score, or how a tie was broken.
    pub decided: Option<Words>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{words} ({clause})", words = words.key)]
pub struct SetupError {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The reason in words.
    pub words: Words,
}
