//! A game in progress: its moves, its log, undo and redo, and the form in which it is saved. Pure.
//!
//! Undo is replay from the last wall, one mechanism for all games. What the table needs of a match it
//! gets through [`AnyMatch`], which knows no game.

mod any;
pub mod conformance;
mod fault;
mod guide;
mod record;
mod sum;
mod thinker;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    bots::Bot,
    rules::{Game, Refusal, Seat, Standing, Turn, Wall, Words},
};

pub use any::{AnyMatch, Done, OfferId, Snapshot, View};
pub use fault::LoadError;
pub(crate) use fault::parse;
pub use guide::{Guide, Lesson};
pub use record::{FORMAT, Loaded, ReplayError};
pub(crate) use sum::check as check_sum;
pub use thinker::{Thinker, Thought};

/// What is known of a match besides the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Meta {
    /// What its players call it.
    pub name: String,
    /// Who holds which seat.
    pub names: BTreeMap<Seat, String>,
    /// Which seats the computer holds.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bots: BTreeMap<Seat, Bot>,
    /// When something was earned, by its key in the album, in seconds since 1970.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub medals: BTreeMap<String, u64>,
    /// Whether a guide leads through it.
    #[serde(skip_serializing_if = "is_not")]
    pub guided: bool,
    /// Seconds it was open so far.
    pub played_seconds: u64,
    /// When it was last written, in seconds since 1970.
    pub saved_at: u64,
}

fn is_not(flag: &bool) -> bool {
    !flag
}

/// A step of a match, as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Entry<M> {
    /// A move.
    Play(Seat, M),
    /// The last step was taken back.
    Undo,
    /// The step taken back last was made again.
    Redo,
    /// A player gave up.
    Resign(Seat),
}

/// A move that was made, and what it brought.
#[derive(Clone, Debug, PartialEq)]
struct Step<G: Game> {
    seat: Seat,
    mv: G::Move,
    events: Vec<G::Event>,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// Names and times.
    pub meta: Meta,
    setup: G::Setup,
    seed: u64,
    game: G,
    /// The game at the last wall, or as it was opened: undo goes back no further.
    base: G,
    /// What stands at that wall; none at the very beginning.
    wall: Option<Wall>,
    /// Steps since then.
    since: Vec<Step<G>>,
    /// Steps taken back, the next to redo last.
    undone: Vec<(Seat, G::Move)>,
    /// All moves before the wall: packed chapters, then the latest.
    past: Vec<String>,
    recent: Vec<(Seat, G::Move)>,
    /// The latest events before the wall, for the log.
    told: Vec<G::Event>,
    /// Journal entries so far.
    serial: u64,
    /// Changes with every step, so that offers of an earlier moment are told from present ones.
    revision: u64,
    /// Whether rules or content have changed since it began: only the state counts from then on.
    changed: bool,
    /// Who gave up; the game as such goes on no further.
    resigned: Option<Seat>,
}

/// Moves in a packed chapter.
const CHAPTER: usize = 256;
/// Events of the past that the log keeps.
const LOG: usize = 200;

/// Why a step could not be taken back or made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoUndo(pub Words);

impl<G: Game> Match<G> {
    /// Begins a new match.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    pub fn begin(meta: Meta, setup: G::Setup, seed: u64) -> Result<Match<G>, crate::rules::SetupError> {
        let game = G::begin(&setup, seed)?;
        Ok(Match {
            meta,
            setup,
            seed,
            base: game.clone(),
            game,
            wall: None,
            since: Vec::new(),
            undone: Vec::new(),
            past: Vec::new(),
            recent: Vec::new(),
            told: Vec::new(),
            serial: 0,
            revision: 0,
            changed: false,
            resigned: None,
        })
    }

    /// A number that tells this match from others, so that no step of another is taken for one of it.
    pub fn mark(&self) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(G::INFO.id.as_bytes());
        hasher.update(&self.seed.to_le_bytes());
        hasher.finalize()
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many moves were made; as good as endless where the first ones are packed away.
    pub fn moves_made(&self) -> usize {
        if self.past.is_empty() { self.recent.len() + self.since.len() } else { usize::MAX }
    }

    /// The seats that may act.
    pub fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.game.turn() }
    }

    /// How it stands; whoever gave up has lost to all others.
    pub fn standing(&self) -> Standing {
        let mut standing = self.game.standing();
        if let Some(seat) = self.resigned {
            let others = standing.scores.iter().map(|(other, _)| *other).filter(|other| *other != seat);
            standing.winners = others.collect();
            standing.decided = Some(Words::new("resigned").with("who", seat));
        }
        standing
    }

    /// A player gives up: the others have won, or the computer takes over where the game says so. What happened.
    ///
    /// # Errors
    /// If nobody can win this game, or it is over.
    pub fn resign(&mut self, seat: Seat) -> Result<Vec<G::Event>, Refusal> {
        let plays = self.game.standing().scores.iter().any(|(of, _)| *of == seat);
        if G::INFO.together || self.turn() == Turn::Over || !plays {
            return Err(Refusal::new(G::INFO.turn_clause, "cannot-resign"));
        }
        if let Some(mv) = self.game.leaving(seat) {
            let events = self.play(seat, &mv)?;
            self.meta.bots.insert(seat, Bot::Normal);
            return Ok(events);
        }
        self.resigned = Some(seat);
        self.undone.clear();
        self.serial += 1;
        self.revision += 1;
        Ok(Vec::new())
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub fn play(&mut self, seat: Seat, mv: &G::Move) -> Result<Vec<G::Event>, Refusal> {
        if self.resigned.is_some() {
            return Err(Refusal::new(G::INFO.turn_clause, "match-is-over"));
        }
        let played = self.game.play(seat, mv)?;
        self.undone.clear();
        self.note(Step { seat, mv: mv.clone(), events: played.events.clone() }, played.wall);
        Ok(played.events)
    }

    /// Notes a step that was just made; a wall makes everything before it past.
    fn note(&mut self, step: Step<G>, wall: Option<Wall>) {
        self.serial += 1;
        self.revision += 1;
        self.since.push(step);
        if wall.is_some() {
            self.wall = wall;
            self.base = self.game.clone();
            for step in self.since.drain(..) {
                self.recent.push((step.seat, step.mv));
                self.told.extend(step.events);
            }
            let old = self.told.len().saturating_sub(LOG);
            self.told.drain(..old);
            if self.recent.len() >= CHAPTER {
                self.pack();
            }
        }
    }

    /// Takes the last step back. `by` is whose hand asks: in games of rivals only its own moves.
    ///
    /// # Errors
    /// If something came to light since, or the last move was another's.
    pub fn undo(&mut self, by: Option<Seat>) -> Result<(), NoUndo> {
        self.can_undo(by)?;
        let Some(step) = self.since.pop() else { return Ok(()) };
        self.undone.push((step.seat, step.mv));
        let mut game = self.base.clone();
        for step in &self.since {
            // These moves were legal from this very state.
            let _ = game.play(step.seat, &step.mv);
        }
        self.game = game;
        self.serial += 1;
        self.revision += 1;
        Ok(())
    }

    /// Whether the last step can be taken back.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn can_undo(&self, by: Option<Seat>) -> Result<(), NoUndo> {
        if self.resigned.is_some() {
            return Err(NoUndo(Words::new("undo-resigned")));
        }
        match (self.since.last(), self.wall) {
            (None, None) => Err(NoUndo(Words::new("undo-nothing"))),
            (None, Some(Wall::Revealed)) => Err(NoUndo(Words::new("undo-revealed"))),
            (None, Some(Wall::Rolled)) => Err(NoUndo(Words::new("undo-rolled"))),
            (Some(step), _) if !G::INFO.together && by.is_some_and(|seat| seat != step.seat) => {
                Err(NoUndo(Words::new("undo-not-yours").with("who", step.seat)))
            }
            _ => Ok(()),
        }
    }

    /// Makes the step taken back last again.
    ///
    /// # Errors
    /// If none was taken back.
    pub fn redo(&mut self) -> Result<Vec<G::Event>, NoUndo> {
        let Some((seat, mv)) = self.undone.pop() else { return Err(NoUndo(Words::new("redo-nothing"))) };
        match self.game.play(seat, &mv) {
            Ok(played) => {
                let events = played.events.clone();
                self.note(Step { seat, mv, events: played.events }, played.wall);
                Ok(events)
            }
            Err(_) => Err(NoUndo(Words::new("redo-nothing"))),
        }
    }

    /// Whether a step was taken back that can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Follows an entry of the journal.
    ///
    /// # Errors
    /// If it cannot have happened from here.
    pub fn follow(&mut self, entry: &Entry<G::Move>) -> Result<(), Words> {
        match entry {
            Entry::Play(seat, mv) => self.play(*seat, mv).map(drop).map_err(|refusal| refusal.words),
            Entry::Resign(seat) => self.resign(*seat).map(drop).map_err(|refusal| refusal.words),
            Entry::Undo => self.undo(None).map_err(|NoUndo(words)| words),
            Entry::Redo => self.redo().map(drop).map_err(|NoUndo(words)| words),
        }
    }

    /// All events that are still told, oldest first.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.told.iter().chain(self.since.iter().flat_map(|step| &step.events))
    }
}
