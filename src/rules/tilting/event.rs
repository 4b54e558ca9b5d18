//! What can happen. Nothing in it is hidden from anybody: events stand open in every save.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Face, Meeple, Mission, MoveCard, Sign, StackCard},
    state::Outcome,
    track::{Pos, Relation},
};
use crate::rules::Seat;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A movement card was played (TW-24).
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: MoveCard,
    },
    /// A meeple walked, by a card or a sign (TW-28).
    Walked {
        /// Which.
        meeple: Meeple,
        /// From where.
        from: Pos,
        /// To where.
        to: Pos,
        /// How many fields apart both stand now.
        gap: i8,
    },
    /// A sign moved a meeple; its walk follows (TW-92, TW-100).
    Stepped {
        /// Whose doing.
        seat: Seat,
        /// Which sign.
        sign: Sign,
        /// Which meeple.
        meeple: Meeple,
        /// How far.
        fields: u8,
    },
    /// The two met and a card was taken (TW-41).
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        card: StackCard,
        /// The side that is up.
        face: Face,
        /// How the two stood.
        relation: Relation,
        /// Where the meeting counted (TW-R7).
        place: Pos,
    },
    /// Lances broke (TW-46).
    Broke {
        /// Whose.
        seat: Seat,
        /// How many.
        lances: u8,
        /// How many are left whole.
        left: u8,
    },
    /// Lances became whole (TW-66, TW-96, TW-101).
    Mended {
        /// Whose.
        seat: Seat,
        /// How many.
        lances: u8,
        /// How many are whole now.
        left: u8,
    },
    /// The next round begins (TW-52).
    Round {
        /// Which, from 1.
        number: u8,
        /// The open card.
        card: StackCard,
    },
    /// Cards came from the deck (TW-31).
    Drew {
        /// To whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A card was taken from the row (TW-103).
    Chose {
        /// By whom.
        seat: Seat,
        /// Which.
        card: MoveCard,
    },
    /// The discard pile became the deck (TW-55).
    Renewed {
        /// How many cards.
        cards: u8,
    },
    /// A mission was played (TW-60).
    Fulfilled {
        /// By whom.
        seat: Seat,
        /// Which.
        mission: Mission,
    },
    /// A sign was used that neither moves nor mends.
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        sign: Sign,
    },
    /// A sign was left (TW-R31).
    Left {
        /// By whom.
        seat: Seat,
        /// Which.
        sign: Sign,
    },
    /// A hand, or a part of it, went to the discard pile (TW-94, TW-99).
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which, in the order in which they lie.
        cards: Vec<MoveCard>,
    },
    /// There was no movement card to play (TW-R13).
    Stuck {
        /// For whom.
        seat: Seat,
    },
    /// The cards under the paths became a new deck, for neither had any left (TW-R13).
    Gathered {
        /// How many cards.
        cards: u8,
    },
    /// The game is over.
    Over(Outcome),
}
