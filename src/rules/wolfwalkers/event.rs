//! What can happen. Nothing in it is hidden from anybody: events stand open in every save.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Face, Goal, Story, Symbol},
    display::Cell,
    extras::Opportunity,
    market::Slot,
    state::By,
};
use crate::rules::Seat;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A card was laid into a display (WW-32).
    Laid {
        /// Whose.
        seat: Seat,
        /// The card.
        face: Face,
        /// Where.
        at: Cell,
        /// Its row and column within what is used then, from 1.
        place: (u8, u8),
    },
    /// A Market place was filled again (WW-47).
    Refilled {
        /// Which.
        slot: Slot,
        /// The card.
        face: Face,
    },
    /// A Switch card came up and left the game (WW-55).
    Switched,
    /// The two outer cards turned over (WW-57).
    Turned {
        /// What lies far left and far right now.
        faces: [Option<Face>; 2],
    },
    /// Nothing could be taken (WW-124).
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A turn is left out (Both Hands).
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// An Opportunity is used: its marker lies (WW-145).
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Opportunity,
    },
    /// A Market card is reserved (Reserved).
    Reserved {
        /// By whom.
        seat: Seat,
        /// Which.
        slot: Slot,
        /// Against whom.
        other: Seat,
    },
    /// Another's Goal was chosen (Borrowed Wish).
    Wished {
        /// By whom.
        seat: Seat,
        /// Which.
        goal: Goal,
    },
    /// A card went from a display under the deck (Second Chance).
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        face: Face,
    },
    /// A card was laid over another (Last Chance).
    Covered {
        /// Whose.
        seat: Seat,
        /// The card on top.
        face: Face,
        /// The card beneath.
        under: Face,
    },
    /// A taken card was turned over, and shows this side (Turn Over).
    Flipped {
        /// By whom.
        seat: Seat,
        /// The side that is up now.
        face: Face,
    },
    /// A card was taken and both its sides are seen (From Below, Free Choice).
    Lifted {
        /// By whom.
        seat: Seat,
        /// The side that is up.
        face: Face,
        /// From which Market place; none: from under the deck.
        from: Option<Slot>,
    },
    /// A lifted card could be laid with neither side and went back under the deck.
    Dropped {
        /// By whom.
        seat: Seat,
    },
    /// Two cards of a display changed places (Swap Places).
    Swapped {
        /// Whose.
        seat: Seat,
        /// Which.
        faces: [Face; 2],
    },
    /// A card of a display moved (Slide).
    Slid {
        /// Whose.
        seat: Seat,
        /// Which.
        face: Face,
    },
    /// All Market cards went under the deck (Fresh Wind; WW-R21).
    Cleared,
    /// A hidden side of the Market was looked at (Knowing Look).
    Looked {
        /// By whom.
        seat: Seat,
        /// Which card's.
        slot: Slot,
    },
    /// The next Stories were looked at, and lie in an order of somebody's choice (Reading the Signs).
    Ordered {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A Story shows one symbol more (Second Voice).
    Voiced {
        /// Whose.
        seat: Seat,
        /// Which.
        story: Story,
        /// Which symbol.
        symbol: Symbol,
    },
    /// A Goal counts its diagonals (Four Winds).
    Winded {
        /// Whose.
        seat: Seat,
        /// Which.
        goal: Goal,
    },
    /// A symbol was named (Friendly Contest).
    Named {
        /// By whom.
        seat: Seat,
        /// Which.
        symbol: Symbol,
    },
    /// The Remover threw a Market card out (WW-171).
    Removed {
        /// Which.
        face: Face,
    },
    /// Blocker and Remover moved on (WW-173).
    Moved {
        /// The card that cannot be taken now.
        blocker: Slot,
        /// The card that goes next.
        remover: Slot,
    },
    /// The discard pile became a new deck (WW-R18).
    Renewed {
        /// How many cards.
        cards: u8,
    },
    /// A display has 25 cards (WW-127).
    Finished {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// What decided.
        by: By,
        /// The winners.
        winners: Vec<Seat>,
        /// Their points.
        points: i64,
    },
}
