//! A guess (CS-A1, CS-A4, CS-A5).

use super::{
    listening::listen,
    mind::{CERTAIN, odds},
};
use crate::rules::{
    Rng,
    cozy_stories::{
        pictures::{Picture, PictureSet},
        setup::Sharpness,
    },
};

/// All that a guess of a computer player depends on, besides chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ears<'a> {
    /// The story as typed; empty where it was told aloud: a computer cannot hear.
    pub story: &'a str,
    /// The pictures on the field: wrong ones of this phase are not among them.
    pub field: PictureSet,
    /// The own points: none, and the windmill is out of reach (CS-59).
    pub score: u8,
    /// Whether the windmill card lies before the guesser already.
    pub holds: bool,
    /// How sharp the guesser is.
    pub sharpness: Sharpness,
}

/// A guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which card.
    pub picture: Picture,
    /// Whether with the windmill card.
    pub windmill: bool,
}

/// Guesses. Sure of one card, the windmill is taken for it; else a card is drawn by how likely it is.
pub fn guess(ears: &Ears, rng: &mut Rng) -> Choice {
    let odds = odds(&listen(ears.story), ears.field, ears.sharpness);
    let first = ears.field.iter().next().unwrap_or(Picture::ALL[0]);
    let (best, sure) = odds.best().unwrap_or((first, 0));
    if ears.holds || ears.score > 0 && sure >= CERTAIN {
        return Choice { picture: best, windmill: true };
    }
    Choice { picture: odds.draw(rng).unwrap_or(best), windmill: false }
}
