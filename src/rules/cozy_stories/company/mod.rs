//! Computer players: how they read a story, guess, and tell one of their own (CS-A1 to CS-A11).
//!
//! `listening` finds tags in a text, `mind` weighs pictures by them, `guessing` chooses, `telling` invents. They know
//! the tags of the pictures and what their seat may see, nothing else, and remember nothing from phase to phase
//! (CS-A9). Whole numbers only: they choose alike on every machine.

mod guessing;
mod listening;
mod mind;
mod telling;

pub use guessing::{Choice, Ears, guess};
pub use listening::{Heard, Strength, listen};
pub use mind::{CERTAIN, Odds, evidence, fade, idf, odds};
pub use telling::{Spoken, WINDOW, tell};

use super::{
    moves::Move,
    pictures::{Picture, Tag},
    setup::{Sharpness, Sitter},
    state::{CozyStories, Step, Story},
};
use crate::rules::{Level, Rng, Seat};

/// So long a computer player waits, in milliseconds, so that people can follow (CS-A8).
pub const PAUSE: (u32, u32) = (2000, 4000);

/// Why a computer player guessed as it did (CS-A8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// What it found in the story.
    pub heard: Vec<Tag>,
    /// How sure it was of the card, in per cent.
    pub sure: u8,
}

impl CozyStories {
    /// The move of a computer player at a seat; none if it is not its turn. Of what is hidden it uses the own card only.
    pub(super) fn company(&self, seat: Seat, sharpness: Sharpness, rng: &mut Rng) -> Option<Move> {
        if self.mover() != Some(seat) {
            return None;
        }
        Some(match self.phase.step {
            Step::Over => return None,
            Step::Draw => Move::Draw,
            Step::Look => {
                let last = self.of_this_round().last().filter(|_| self.setup.endless);
                let before = last.and_then(|tale| tale.story.text());
                Move::Tell(tell(self.hidden.card?, self.field, before, rng).text)
            }
            Step::Ready => Move::Begin,
            Step::Telling => Move::Finish,
            Step::Written | Step::Told => Move::Lay,
            Step::Guess => self.company_guess(seat, sharpness, rng),
            Step::Reveal => Move::Next,
        })
    }

    /// How long a computer player waits: in each phase and turn a little differently, by what everybody sees (CS-H4).
    pub(super) fn company_pause(&self) -> Option<u32> {
        let (least, most) = PAUSE;
        let turn = u32::from(self.phase.number) * 8 + self.phase.guesses.len() as u32;
        let follows = matches!(self.phase.step, Step::Draw | Step::Look | Step::Guess);
        follows.then(|| least + turn * 617 % (most - least + 1))
    }

    fn company_guess(&self, seat: Seat, sharpness: Sharpness, rng: &mut Rng) -> Move {
        let holds = self.phase.windmill == Some(seat);
        let story = self.phase.story.as_ref().and_then(Story::text).unwrap_or_default();
        let ears = Ears { story, field: self.field, score: self.score(seat), holds, sharpness };
        let choice = guess(&ears, rng);
        if choice.windmill && !holds { Move::Windmill } else { Move::Guess(choice.picture) }
    }

    /// Why a computer player guessed as it did, once the card is turned over; none for people (CS-A8).
    pub fn reasons(&self, seat: Seat) -> Option<Reasons> {
        let tale = self.revealed()?;
        let Sitter::Computer(sharpness) = self.player(seat).sitter else { return None };
        let at = tale.guesses.iter().position(|guess| guess.seat == seat)?;
        let picture = tale.guesses[at].picture?;
        let mut field = self.field;
        let later = tale.guesses[at..].iter().filter_map(|guess| guess.picture);
        later.for_each(|picture: Picture| field.insert(picture));
        let heard = listen(tale.story.text().unwrap_or_default());
        let sure = odds(&heard, field, sharpness).per_mille(picture).div_ceil(10) as u8;
        Some(Reasons { heard: heard.tags().collect(), sure })
    }
}

impl From<Level> for Sharpness {
    fn from(level: Level) -> Sharpness {
        match level {
            Level::Easy => Sharpness::Dreamy,
            Level::Normal => Sharpness::Medium,
            Level::Strong => Sharpness::Sharp,
        }
    }
}
