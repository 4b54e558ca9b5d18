//! How the cards and pieces look. One file for each kind; here what they share.

mod cards;
mod missions;
mod pieces;
mod seals;

use crate::rules::{
    Arg, Words,
    table::{Colour, Face, Fill, Rect, Sheet, Text},
    tilting::{Meeple, Mission, MoveCard, Sign, StackCard},
};

pub use cards::{deck, movement, movement_back, movement_small, stacked, stacked_small};
pub use missions::{condition, mission, mission_back, mission_small, reward};
pub use pieces::{field, gap, lance, meeple, sign};
pub use seals::{Coming, ghost, seal};

/// A picture's file.
pub fn art(name: &str) -> String {
    format!("tilting/{name}")
}

/// A symbol's file.
pub fn icon(name: &str) -> String {
    format!("tilting/icon-{name}")
}

/// A number in words.
pub fn number(count: impl Into<Arg>) -> Words {
    Words::new("number").with("n", count)
}

/// The name of a meeple.
pub fn meeple_name(meeple: Meeple) -> Words {
    Words::new(format!("tw-{}", meeple.slug()))
}

/// The name of a movement card: whom it moves, and how far.
pub fn card_name(card: MoveCard, steps: u8) -> Words {
    Words::new(format!("tw-card-{}", card.meeple().slug())).with("steps", steps)
}

/// The name of a windmill/giant card: of its giant, or of its mill.
pub fn stacked_name(card: StackCard, face: crate::rules::tilting::Face) -> Words {
    Words::new(format!("tw-{}-{}", face.slug(), card.name().to_lowercase()))
}

/// The name of a mission.
pub fn mission_name(mission: Mission) -> Words {
    Words::new(format!("tw-mission-{}", mission.name().to_lowercase()))
}

/// The name of a sign.
pub fn sign_name(sign: Sign) -> Words {
    Words::new(format!("tw-sign-{}", sign.slug()))
}

/// The colour that goes with a meeple's cards.
pub fn colour(meeple: Meeple) -> Colour {
    match meeple {
        Meeple::Knight => Colour::Steel,
        Meeple::Squire => Colour::Brick,
    }
}

/// A number on a plate: square for the knight, round for the squire, so that colour is not the only mark.
fn plate(face: Face, rect: Rect, meeple: Meeple, count: u8, size: u8) -> Face {
    let radius = if meeple == Meeple::Knight { rect.w / 6 } else { rect.w / 2 } as u8;
    face.sheet(rect, Sheet::new(Fill::Shaded(colour(meeple)), radius).edge(Colour::Cream, 2))
        .text(rect, Text::bold(number(count), size, Colour::Cream).centred())
}
