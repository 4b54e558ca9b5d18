//! The state of a game: field, deck, players, and how far the phase is.

use serde::{Deserialize, Serialize};

use super::{
    pictures::{PICTURES, Pawn, Picture, PictureSet},
    setup::{Limit, Setup, Sitter},
};
use crate::rules::{Pile, Rng, Sealed, Seat, Viewer};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who holds the seat now; the computer, once somebody has left (CS-R18).
    pub sitter: Sitter,
    /// The pawn on the scale.
    pub pawn: Pawn,
    /// Victory points: where the pawn stands (CS-45).
    pub score: u8,
}

/// How far a phase is. One storyteller's story, its guesses and its points are a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The storyteller is to take the top story card (CS-21).
    Draw,
    /// The storyteller looks at the card, which is for nobody else's eyes (CS-22), and chooses to type a story or to
    /// tell it aloud.
    Look,
    /// A typed story is written. The card still shows to its storyteller; it can be written anew, or laid.
    Written,
    /// The card is hidden; the storyteller is about to tell aloud.
    Ready,
    /// The storyteller tells aloud: the hourglass runs (CS-25).
    Telling,
    /// The story is told; the card is to be laid, with a line for the log if one likes.
    Told,
    /// The card lies face down; a guesser is to guess (CS-28).
    Guess,
    /// The card is turned over and points are marked; guess cards still lie before the players (CS-63).
    Reveal,
    /// The game is over.
    Over,
}

impl Step {
    /// Whether the storyteller is still busy with the story.
    pub const fn is_story(self) -> bool {
        matches!(self, Step::Draw | Step::Look | Step::Written | Step::Ready | Step::Telling | Step::Told)
    }

    /// Whether the storyteller may look at the card (CS-H1).
    pub const fn is_private(self) -> bool {
        matches!(self, Step::Look | Step::Written)
    }
}

/// A story, as far as the table knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Story {
    /// Typed: everybody may read it again and again.
    Typed(String),
    /// Told aloud, with a line for the log where the storyteller wrote one.
    Aloud {
        /// The line.
        note: Option<String>,
    },
}

impl Story {
    /// What can be read of it.
    pub fn text(&self) -> Option<&str> {
        match self {
            Story::Typed(text) => Some(text),
            Story::Aloud { note } => note.as_deref(),
        }
    }
}

/// A guess that was made. Its number within the phase is its place among all, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guess {
    /// Whose.
    pub seat: Seat,
    /// The card; none if the time was up before one was picked up (CS-R8).
    pub picture: Option<Picture>,
    /// Whether it was made with the windmill card.
    pub windmill: bool,
}

/// The phase that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phase {
    /// Its place among all of the game, from 0.
    pub number: u8,
    /// Whose story.
    pub storyteller: Seat,
    /// How far it is.
    pub step: Step,
    /// The story, once the card is laid; of one told aloud the note even before. After the reveal it stands in the
    /// last of [`CozyStories::tales`].
    pub story: Option<Story>,
    /// Guesses so far; after the reveal in the last of [`CozyStories::tales`].
    pub guesses: Vec<Guess>,
    /// Before whom the windmill card lies; none: in the centre (CS-09).
    pub windmill: Option<Seat>,
    /// The guess card that is picked up and not yet placed (CS-R8).
    pub marked: Option<Picture>,
}

impl Phase {
    pub(super) const fn of(number: u8, storyteller: Seat, step: Step) -> Phase {
        Phase { number, storyteller, step, story: None, guesses: Vec::new(), windmill: None, marked: None }
    }
}

/// A phase that is decided: its story and its picture, for the log, the common story and the keepsake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tale {
    /// Its round, from 1 (CS-83).
    pub round: u8,
    /// Who told it.
    pub storyteller: Seat,
    /// What it was about.
    pub picture: Picture,
    /// The story.
    pub story: Story,
    /// All guesses, in order; only the last can be right.
    pub guesses: Vec<Guess>,
}

impl Tale {
    /// The right guess and its number from 1; none if nobody found the picture.
    pub fn found(&self) -> Option<(Guess, u8)> {
        let last = self.guesses.last().filter(|guess| guess.picture == Some(self.picture))?;
        Some((*last, self.guesses.len() as u8))
    }
}

/// What is hidden from some or all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// What decides all that chance decides.
    pub rng: Rng,
    /// The storyteller deck (CS-07).
    pub deck: Pile<Picture>,
    /// The storyteller's card from the draw to the end of the phase.
    pub card: Option<Picture>,
    /// The typed story before it is laid.
    pub draft: Option<String>,
}

/// Time that somebody has for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Time {
    /// Another number is another time, which starts anew.
    pub id: u32,
    /// Whose.
    pub seat: Seat,
    /// For what.
    pub what: Timed,
    /// How long.
    pub seconds: u16,
}

/// What time is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timed {
    /// To tell a story aloud (CS-25).
    Telling,
    /// To type a story (CS-R9).
    Typing,
    /// To guess (CS-41).
    Guessing,
}

/// A game of Windmill: Cozy Stories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CozyStories {
    /// Who plays, and how.
    pub setup: Setup,
    /// Who holds the first player token, to the end of the game (CS-13, CS-14).
    pub eldest: Seat,
    /// Which picture belongs to each of the 25 cells, row by row; never changes (CS-05, CS-R12).
    pub layout: [Picture; PICTURES as usize],
    /// The guess cards on the field.
    pub field: PictureSet,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The phase that runs.
    pub phase: Phase,
    /// Endless Story: story cards of this round, face up beside the field; their twins are set aside (CS-76, CS-77).
    pub used: Vec<Picture>,
    /// Phases that are decided, oldest first.
    pub tales: Vec<Tale>,
    /// What is hidden.
    pub hidden: Sealed<Hidden>,
}

impl CozyStories {
    /// How many play.
    pub const fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// All seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// The seat so many places to the left, that is clockwise (CS-R14).
    pub fn left_of(&self, seat: Seat, steps: u8) -> Seat {
        Seat((seat.0 + steps) % self.count().max(1))
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player's victory points.
    pub fn score(&self, seat: Seat) -> u8 {
        self.player(seat).score
    }

    /// Everybody but the storyteller, in the order in which they guess (CS-31, CS-32).
    pub fn guessers(&self) -> impl Iterator<Item = Seat> + '_ {
        (1..self.count()).map(|step| self.left_of(self.phase.storyteller, step))
    }

    /// Who guesses now.
    pub fn guesser(&self) -> Option<Seat> {
        let step = self.phase.guesses.len() as u8 + 1;
        (self.phase.step == Step::Guess).then(|| self.left_of(self.phase.storyteller, step))
    }

    /// What a right guess is worth now, without the windmill; which guess of the phase it is (CS-42, CS-43).
    pub fn worth(&self) -> u8 {
        self.phase.guesses.len() as u8 + 1
    }

    /// The round that runs, from 1, and of how many (CS-69).
    pub fn round(&self) -> (u8, u8) {
        let count = self.count().max(1);
        let rounds = self.numbers().rounds(count);
        ((self.phase.number / count + 1).min(rounds), rounds)
    }

    /// The phase that runs, from 1, and of how many.
    pub fn story_number(&self) -> (u8, u8) {
        (self.phase.number + 1, self.numbers().phases(self.count()))
    }

    /// The guesses of this phase, also when it is decided and its cards still lie before the players.
    pub fn guesses(&self) -> &[Guess] {
        match (self.phase.step, self.tales.last()) {
            (Step::Reveal, Some(tale)) => &tale.guesses,
            _ => &self.phase.guesses,
        }
    }

    /// The story of this phase as far as everybody knows it.
    pub fn story(&self) -> Option<&Story> {
        match (self.phase.step, self.tales.last()) {
            (Step::Reveal, Some(tale)) => Some(&tale.story),
            _ => self.phase.story.as_ref(),
        }
    }

    /// The phase just decided, while its cards still lie before the players.
    pub fn revealed(&self) -> Option<&Tale> {
        self.tales.last().filter(|_| self.phase.step == Step::Reveal)
    }

    /// The story card, if the viewer may see it at this moment: its storyteller in the private look, everybody once
    /// it is turned over (CS-22, CS-H1, CS-R11).
    pub fn card_for(&self, viewer: Viewer) -> Option<Picture> {
        let own = self.phase.step.is_private() && viewer.sees(self.phase.storyteller);
        if own { self.hidden.card } else { self.revealed().map(|tale| tale.picture) }
    }

    /// The typed story that is not yet laid, for its storyteller.
    pub fn draft_for(&self, viewer: Viewer) -> Option<&str> {
        self.hidden.draft.as_deref().filter(|_| viewer.sees(self.phase.storyteller))
    }

    /// Whether a story card lies face down on the table, waiting for guesses (CS-27).
    pub fn is_laid(&self) -> bool {
        self.phase.step == Step::Guess
    }

    /// The stories of the round that runs, oldest first: in Endless Story they are one (CS-80, CS-83).
    pub fn of_this_round(&self) -> impl Iterator<Item = &Tale> {
        let (round, _) = self.round();
        self.tales.iter().filter(move |tale| tale.round == round)
    }

    /// Whether nobody who guesses is a computer: only then can a story be told aloud (CS-A2).
    pub fn can_be_heard(&self) -> bool {
        self.guessers().all(|seat| self.player(seat).sitter.is_person())
    }

    /// Who goes on after a reveal: the storyteller, or for a computer the next person.
    pub(super) fn turns_page(&self) -> Option<Seat> {
        let seats = (0..self.count()).map(|step| self.left_of(self.phase.storyteller, step));
        seats.into_iter().find(|seat| self.player(*seat).sitter.is_person())
    }

    /// Whose move it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        match self.phase.step {
            Step::Guess => self.guesser(),
            Step::Reveal => self.turns_page(),
            Step::Over => None,
            _ => Some(self.phase.storyteller),
        }
    }

    /// The time that runs, if any. It only signals: nothing is played when it is up.
    pub fn time(&self) -> Option<Time> {
        let numbers = self.numbers();
        let seat = self.mover()?;
        let (what, seconds) = match self.phase.step {
            Step::Telling if self.setup.limit == Limit::Seconds => (Timed::Telling, numbers.seconds),
            Step::Look | Step::Written if self.setup.typing_clock => (Timed::Typing, numbers.typing),
            Step::Guess if self.setup.has_guess_timer() => (Timed::Guessing, numbers.guessing),
            _ => return None,
        };
        let turn = u32::from(self.phase.number) * 16 + self.phase.guesses.len() as u32;
        let id = turn * 4 + what as u32;
        Some(Time { id, seat, what, seconds })
    }
}
