//! The Market: six places in two rows, the lower half a card to the right (WW-R1).

use serde::{Deserialize, Serialize};

use super::cards::{Face, Side};

/// A place of the Market: three above, three below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "top and bottom row, from the left")]
pub enum Slot {
    T1,
    T2,
    T3,
    B1,
    B2,
    B3,
}

impl Slot {
    /// In the order in which they are laid out.
    pub const ALL: [Slot; 6] = [Slot::T1, Slot::T2, Slot::T3, Slot::B1, Slot::B2, Slot::B3];
    /// Clockwise from the upper left, as Blocker and Remover go (WW-173).
    pub const RING: [Slot; 6] = [Slot::T1, Slot::T2, Slot::T3, Slot::B3, Slot::B2, Slot::B1];
    /// Far left and far right: what a Switch card turns over (WW-57).
    pub const OUTER: [Slot; 2] = [Slot::T1, Slot::B3];

    /// Its place among all.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The one so many steps further on the ring.
    #[must_use]
    pub fn ring(step: usize) -> Slot {
        Slot::RING[step % 6]
    }
}

/// What lies in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stall {
    /// Which side lies up here: it belongs to the place, not to the card (WW-48).
    pub side: Side,
    /// The card.
    pub card: Option<Face>,
    /// Which seats have seen its other side while it lies here, as bits.
    pub known: u8,
}

/// The six places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market(pub [Stall; 6]);

impl Market {
    /// What lies in a place.
    pub const fn stall(&self, slot: Slot) -> &Stall {
        &self.0[slot.index()]
    }

    pub(super) const fn stall_mut(&mut self, slot: Slot) -> &mut Stall {
        &mut self.0[slot.index()]
    }

    /// The card in a place.
    pub const fn card(&self, slot: Slot) -> Option<Face> {
        self.stall(slot).card
    }

    /// The places and their cards, where there are any.
    pub fn cards(&self) -> impl Iterator<Item = (Slot, Face)> + '_ {
        Slot::ALL.into_iter().filter_map(|slot| Some((slot, self.card(slot)?)))
    }

    /// How many places have this side up.
    pub fn count(&self, side: Side) -> usize {
        self.0.iter().filter(|stall| stall.side == side).count()
    }
}
