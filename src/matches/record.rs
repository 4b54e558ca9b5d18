//! How a match is written down, read back, and proved by replaying it.

use serde::{Deserialize, Serialize};

use super::{LoadError, Match, Meta, Step, fault::parse, sum};
use crate::{
    content::content_hash,
    rules::{Game, Sealed, Seat, Wall, Words, seal, unseal},
};

/// The version of the form in which matches are written.
pub const FORMAT: u32 = 1;

/// The most steps a match can have: their numbers have twelve places in the names of journals.
const MOST_STEPS: u64 = 999_999_999_999;

/// A match as it is written.
#[derive(Serialize)]
struct Out<'a, G: Game> {
    windmill_lane: u32,
    game: &'a str,
    rules: u32,
    content: u32,
    heading: Words,
    meta: &'a Meta,
    setup: &'a G::Setup,
    seed: Sealed<u64>,
    serial: u64,
    wall: Option<Wall>,
    since: usize,
    past: &'a [String],
    moves: Vec<(Seat, &'a G::Move)>,
    /// What was taken back nobody else has seen.
    #[serde(skip_serializing_if = "nothing")]
    taken_back: Sealed<Vec<(Seat, G::Move)>>,
    changed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    resigned: Option<Seat>,
    told: &'a [G::Event],
    state: &'a G,
    base: Option<&'a G>,
}

/// A match as it is read.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct In<G: Game> {
    #[serde(rename = "windmill_lane")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    rules: u32,
    content: u32,
    #[serde(rename = "heading")]
    _heading: Words,
    meta: Meta,
    setup: G::Setup,
    seed: Sealed<u64>,
    serial: u64,
    wall: Option<Wall>,
    since: usize,
    past: Vec<String>,
    moves: Vec<(Seat, G::Move)>,
    /// As it was written before it was sealed.
    #[serde(default = "Vec::new")]
    undone: Vec<(Seat, G::Move)>,
    #[serde(default = "none_back")]
    taken_back: Sealed<Vec<(Seat, G::Move)>>,
    #[serde(default)]
    changed: bool,
    #[serde(default)]
    resigned: Option<Seat>,
    told: Vec<G::Event>,
    state: G,
    base: Option<G>,
    #[serde(default)]
    sum: String,
}

fn nothing<T>(list: &Sealed<Vec<T>>) -> bool {
    list.is_empty()
}

fn none_back<T>() -> Sealed<Vec<T>> {
    Sealed(Vec::new())
}

/// Why replaying a save did not lead to its state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The rules or the content have changed since it was written: only its state counts.
    #[error(
        "rules or content have changed since this save was written; its state is kept, its moves cannot prove it"
    )]
    Changed,
    /// A packed chapter of moves is damaged.
    #[error("chapter {0} of its moves is damaged")]
    Chapter(usize),
    /// A move is refused.
    #[error("move {0} is refused")]
    Refused(usize),
    /// The set-up is refused.
    #[error("its set-up is refused")]
    Setup,
    /// The moves lead elsewhere.
    #[error("its {0} moves lead to another state than the one it holds")]
    Differs(usize),
}

/// A match just read, and whether its moves still belong to its state.
#[derive(Debug)]
pub struct Loaded<G: Game> {
    /// The match.
    pub game: Match<G>,
    /// Whether rules or content have changed since: undo starts here then.
    pub changed: bool,
}

impl<G: Game> Match<G> {
    /// Packs the moves before the wall into a chapter.
    pub(super) fn pack(&mut self) {
        let chapter: Vec<_> = self.recent.iter().collect();
        if let Ok(packed) =
            ron::to_string(&chapter).map_err(|_| ()).and_then(|text| seal(&text).map_err(|_| ()))
        {
            self.past.push(packed);
            self.recent.clear();
        }
    }

    /// Journal entries so far.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// Writes the match down.
    ///
    /// # Errors
    /// If it cannot be put into words, which only a mistake in a game's types could cause.
    pub fn write(&self) -> Result<String, String> {
        let moves = self
            .recent
            .iter()
            .map(|(seat, mv)| (*seat, mv))
            .chain(self.since.iter().map(|step| (step.seat, &step.mv)));
        let out = Out {
            windmill_lane: FORMAT,
            game: G::INFO.id,
            rules: G::INFO.rules_version,
            content: content_hash(G::INFO.id),
            heading: self.game.table(crate::rules::Viewer::Public).heading,
            meta: &self.meta,
            setup: &self.setup,
            seed: Sealed(self.seed),
            serial: self.serial,
            wall: self.wall,
            since: self.since.len(),
            past: &self.past,
            moves: moves.collect(),
            taken_back: Sealed(self.undone.clone()),
            changed: self.changed,
            resigned: self.resigned,
            told: &self.told,
            state: &self.game,
            base: (!self.since.is_empty()).then_some(&self.base),
        };
        // Fields stand on lines of their own, what is inside them does not: readable, and small.
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor("  ").new_line("\n");
        ron::ser::to_string_pretty(&out, pretty)
            .map(|text| sum::signed(&text))
            .map_err(|error| error.to_string())
    }

    /// Reads a match. Size and nesting have been checked before.
    ///
    /// # Errors
    /// With line, column and reason.
    pub fn read(text: &str) -> Result<Loaded<G>, LoadError> {
        let read: In<G> = parse(text)?;
        sum::check(text, &read.sum)?;
        let current = read.rules == G::INFO.rules_version && read.content == content_hash(G::INFO.id);
        let changed = read.changed || !current;
        if read.since > read.moves.len() || (read.since > 0 && read.base.is_none()) {
            let reason = "it names more steps to take back than it holds";
            return Err(LoadError::near(text, "\n  since:", reason));
        }
        if read.serial > MOST_STEPS {
            return Err(LoadError::near(text, "\n  serial:", "it names more steps than anybody can make"));
        }
        let mut moves = read.moves;
        let mut game = Match {
            meta: read.meta,
            setup: read.setup,
            seed: *read.seed,
            base: read.state.clone(),
            game: read.state,
            wall: read.wall,
            since: Vec::new(),
            undone: if current { [read.undone, read.taken_back.0].concat() } else { Vec::new() },
            past: read.past,
            recent: Vec::new(),
            told: read.told,
            serial: read.serial,
            revision: 0,
            changed,
            resigned: read.resigned,
        };
        let since = moves.split_off(moves.len() - read.since);
        game.recent = moves;
        if let (Some(base), true) = (read.base, current) {
            game.take_steps(base, since);
        } else {
            game.recent.extend(since);
        }
        Ok(Loaded { game, changed })
    }

    /// Steps that can still be taken back, if they really lead from the base to the state.
    fn take_steps(&mut self, base: G, since: Vec<(Seat, G::Move)>) {
        let mut replayed = base.clone();
        let mut steps = Vec::new();
        for (seat, mv) in &since {
            match replayed.play(*seat, mv) {
                Ok(played) => steps.push(Step { seat: *seat, mv: mv.clone(), events: played.events }),
                Err(_) => break,
            }
        }
        if steps.len() == since.len() && replayed == self.game {
            self.base = base;
            self.since = steps;
        } else {
            self.recent.extend(since);
        }
    }

    /// Plays the match again from set-up and seed and compares.
    ///
    /// # Errors
    /// If it does not lead to the state that stands.
    pub fn replay(&self) -> Result<usize, ReplayError> {
        if self.changed {
            return Err(ReplayError::Changed);
        }
        let mut game = G::begin(&self.setup, self.seed).map_err(|_| ReplayError::Setup)?;
        let mut count = 0;
        let mut play = |game: &mut G, seat: Seat, mv: &G::Move| {
            count += 1;
            game.play(seat, mv).map(drop).map_err(|_| ReplayError::Refused(count))
        };
        for (chapter, packed) in (1..).zip(&self.past) {
            let moves: Vec<(Seat, G::Move)> = unseal(packed)
                .ok()
                .and_then(|text| ron::from_str(&text).ok())
                .ok_or(ReplayError::Chapter(chapter))?;
            for (seat, mv) in &moves {
                play(&mut game, *seat, mv)?;
            }
        }
        for (seat, mv) in &self.recent {
            play(&mut game, *seat, mv)?;
        }
        for step in &self.since {
            play(&mut game, step.seat, &step.mv)?;
        }
        if game == self.game { Ok(count) } else { Err(ReplayError::Differs(count)) }
    }
}
