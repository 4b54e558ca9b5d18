//! What can be done and by which gesture, and what is refused.

use std::borrow::Cow;

use super::{Face, PieceId, Place, Pose, Spot};
use crate::rules::{
    seat::Seat,
    telling::{Refusal, Words},
};

/// How a move is made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Drag the piece there. It comes to lie at `land`, in this pose.
    Drag {
        /// The piece that is dragged.
        piece: PieceId,
        /// What lights up.
        onto: Spot,
        /// Where the piece will lie.
        land: Place,
        /// How it must be turned to fit there.
        pose: Pose,
    },
    /// Turn a round piece clockwise by so many of its steps.
    Turn {
        /// The wheel in the hand.
        wheel: PieceId,
        /// How many steps.
        steps: u8,
    },
    /// Click a piece or zone.
    Click(Spot),
    /// Press a button in the prompt bar.
    Button(Button),
    /// Choose among options laid out as cards over the field.
    Card(Face),
    /// Type a text of so many characters. The offer's move holds a sample; what was typed takes its place by
    /// [`Game::with_text`](crate::rules::Game::with_text).
    Text {
        /// Fewest characters.
        min: u16,
        /// Most characters.
        max: u16,
    },
}

/// How a button looks and which key presses it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Button {
    /// The step the game expects next; at most one offer of a seat is primary.
    pub primary: bool,
    /// A key of the keyboard.
    pub key: Option<char>,
    /// The symbol before the label.
    pub icon: Option<Cow<'static, str>>,
}

/// Something the table shows before it is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Where.
    pub place: Place,
    /// How it looks.
    pub face: Face,
}

/// A legal move and one way to make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer<M> {
    /// Who makes it.
    pub seat: Seat,
    /// The move.
    pub mv: M,
    /// How it is made.
    pub gesture: Gesture,
    /// What it is called: a verb in the player's words.
    pub label: Words,
    /// What it brings, with numbers before and after.
    pub preview: Vec<Words>,
    /// What the table shows while the hand is about to do it: where a piece would stand, what would come.
    pub shows: Vec<Shown>,
    /// A question to be answered first, where much hangs on it and it is easily done by mistake.
    pub warning: Option<Words>,
}

/// A move that somebody may well try and that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Denied {
    /// Who tries it.
    pub seat: Seat,
    /// How it would be made.
    pub gesture: Gesture,
    /// What it would be called (for a button that is off).
    pub label: Words,
    /// Why not.
    pub refusal: Refusal,
}
