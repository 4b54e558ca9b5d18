//! Games of a few lines: what a toy leaves out is filled in here.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use windmill_lane::rules::{
    Game, GameInfo, Played, Record, Refusal, Rng, Seat, SetupError, Standing, Told, Turn, Viewer,
    table::TableView,
};

/// What makes a toy.
pub trait Toy: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    type Move: Record + Eq;

    const TOGETHER: bool = false;
    const SITTING: Option<u32> = None;

    fn new(rng: &mut Rng) -> Self;
    fn turn(&self) -> Turn;
    /// The moves of a seat whose turn it is.
    fn moves(&self, seat: Seat) -> Vec<Self::Move>;
    fn make(&mut self, seat: Seat, mv: &Self::Move);
    fn imagine(&mut self, _viewer: Viewer, _rng: &mut Rng) {}
    fn standing(&self) -> Standing;
}

/// A toy as a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Play<T: Toy>(pub T);

impl<T: Toy> Game for Play<T> {
    type Setup = u8;
    type Move = T::Move;
    type Event = ();

    const INFO: GameInfo = GameInfo {
        id: "toy",
        prefix: "TY",
        players: (2, 3),
        together: T::TOGETHER,
        turn_clause: "TY-1",
        sitting: T::SITTING,
        rules_version: 1,
    };

    fn usual(players: u8) -> u8 {
        players
    }

    fn begin(_: &u8, seed: u64) -> Result<Self, SetupError> {
        Ok(Play(T::new(&mut Rng::seeded(seed))))
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<T::Move> {
        if self.turn().acting().contains(seat) { self.0.moves(seat) } else { Vec::new() }
    }

    fn play(&mut self, seat: Seat, mv: &T::Move) -> Result<Played<()>, Refusal> {
        if !self.legal_moves(seat).contains(mv) {
            return Err(Refusal::new("TY-2", "toy-not-so"));
        }
        self.0.make(seat, mv);
        Ok(Played { events: Vec::new(), wall: None })
    }

    fn table(&self, _: Viewer) -> TableView<T::Move> {
        unreachable!("bots look at no table")
    }

    fn tell((): &(), _: Viewer) -> Option<Told> {
        None
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut toy = self.0.clone();
        toy.imagine(viewer, rng);
        Play(toy)
    }

    fn standing(&self) -> Standing {
        self.0.standing()
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        Vec::new()
    }
}

/// A standing of these scores, with those winners.
pub fn standing(rounds: u32, scores: &[i64], winners: Vec<Seat>) -> Standing {
    Standing { rounds, scores: (0..).map(Seat).zip(scores.iter().copied()).collect(), winners, decided: None }
}
