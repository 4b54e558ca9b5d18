//! Who sits where and what was agreed (CS-03, CS-11, CS-13, CS-41, CS-73); laying the game out (CS-04 to CS-15).

use serde::{Deserialize, Serialize};

use super::{
    content::Content,
    pictures::{Pawn, Picture, PictureSet},
    state::{CozyStories, Hidden, Phase, Player, Step},
};
use crate::rules::{Clause, Pile, Rng, Sealed, Seat, SeatSet, SetupError, Words};

/// How well a computer player reads a story (CS-A4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Sharpness {
    /// Often elsewhere with its thoughts.
    Dreamy,
    /// Listens.
    #[default]
    Medium,
    /// Misses little.
    Sharp,
}

impl Sharpness {
    /// All, the dreamiest first.
    pub const ALL: [Sharpness; 3] = [Sharpness::Dreamy, Sharpness::Medium, Sharpness::Sharp];

    /// Its name in keys of words.
    pub const fn slug(self) -> &'static str {
        match self {
            Sharpness::Dreamy => "dreamy",
            Sharpness::Medium => "medium",
            Sharpness::Sharp => "sharp",
        }
    }
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sitter {
    /// Somebody at the table.
    Person,
    /// The computer. It knows the tags of the pictures and the words of a story, and cannot hear (CS-A2).
    Computer(Sharpness),
}

impl Sitter {
    /// Whether somebody at the table holds the seat.
    pub const fn is_person(self) -> bool {
        matches!(self, Sitter::Person)
    }
}

/// What limits a story that is told aloud (CS-25, CS-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// An hourglass of 30 seconds.
    #[default]
    Seconds,
    /// Three or four sentences, which the table counts.
    Sentences,
}

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Who holds each seat, clockwise: 3 to 5 (CS-03, CS-R14).
    pub sitters: Vec<Sitter>,
    /// The pawn of each seat, no two the same (CS-11).
    pub pawns: Vec<Pawn>,
    /// The eldest, who begins; none: the first person (CS-13, CS-R13).
    pub eldest: Option<Seat>,
    /// Whether the stories of a round make one (CS-73).
    pub endless: bool,
    /// What limits a story told aloud (CS-R9).
    pub limit: Limit,
    /// Whether there is a clock of 120 seconds for typing (CS-R9).
    pub typing_clock: bool,
    /// Who wants a timer of 30 seconds for guessing; it is used if all people do (CS-41, CS-R23).
    pub timer_votes: SeatSet,
}

impl Setup {
    /// So many people, and nothing agreed.
    pub fn people(players: u8) -> Setup {
        Setup::of(vec![Sitter::Person; usize::from(players)])
    }

    /// These players, and nothing agreed.
    pub fn of(sitters: Vec<Sitter>) -> Setup {
        let pawns = Pawn::ALL.into_iter().cycle().take(sitters.len()).collect();
        Setup {
            sitters,
            pawns,
            eldest: None,
            endless: false,
            limit: Limit::Seconds,
            typing_clock: false,
            timer_votes: SeatSet::NONE,
        }
    }

    /// The seats of people.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.sitters.iter().enumerate().filter(|(_, sitter)| sitter.is_person());
        seats.map(|(at, _)| Seat(at as u8))
    }

    /// Whether there is a timer for guessing: all people want it, and computers always agree (CS-41, CS-R23).
    pub fn has_guess_timer(&self) -> bool {
        self.persons().all(|seat| self.timer_votes.contains(seat))
    }

    /// Checks who plays and how.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse =
            |clause, key: &'static str| Err(SetupError { clause: Clause(clause), words: Words::new(key) });
        let players = self.sitters.len();
        if !(3..=5).contains(&players) {
            return refuse("CS-03", "cs-no-such-count");
        }
        let twice = self.pawns.iter().enumerate().any(|(at, pawn)| self.pawns[..at].contains(pawn));
        if self.pawns.len() != players || twice {
            return refuse("CS-11", "cs-no-such-pawns");
        }
        match self.eldest {
            Some(eldest) if eldest.index() >= players => refuse("CS-13", "cs-no-such-eldest"),
            Some(eldest) if !self.sitters[eldest.index()].is_person() => {
                refuse("CS-R13", "cs-no-computer-eldest")
            }
            _ if self.persons().next().is_none() => refuse("CS-R13", "cs-no-people"),
            _ => Ok(()),
        }
    }
}

impl CozyStories {
    pub(super) fn lay_out(setup: &Setup, seed: u64) -> Result<CozyStories, SetupError> {
        setup.check()?;
        let mut rng = Rng::seeded(seed);
        let mut layout = Picture::ALL;
        rng.shuffle(&mut layout);
        let deck = Pile::shuffled(Picture::ALL, &mut rng);
        let eldest = setup.eldest.or_else(|| setup.persons().next()).unwrap_or(Seat(0));
        let players = setup.sitters.iter().zip(&setup.pawns);
        let players: Vec<Player> =
            players.map(|(sitter, pawn)| Player { sitter: *sitter, pawn: *pawn, score: 0 }).collect();
        Ok(CozyStories {
            setup: setup.clone(),
            eldest,
            layout,
            field: PictureSet::ALL,
            phase: Phase::of(0, eldest, Step::Draw),
            used: Vec::new(),
            tales: Vec::with_capacity(usize::from(Content::get().numbers().phases(players.len() as u8))),
            players,
            hidden: Sealed(Hidden { rng, deck, card: None, draft: None }),
        })
    }
}
