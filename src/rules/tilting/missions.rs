//! Whether a mission is fulfilled (TW-61, TW-62, TW-R15).

use super::{
    cards::Mission,
    content::Slot,
    state::{Tilting, Won},
};
use crate::rules::Seat;

impl Tilting {
    /// Whether the cards a player has taken fulfil a mission: a different card for each slot.
    pub fn fulfils(&self, seat: Seat, mission: Mission) -> bool {
        let side = self.side(seat);
        side.won.len() <= 64 && matched(&Self::content().mission(mission).slots, &side.won, 0)
    }
}

/// Whether each slot finds a card that no other slot uses. There are at most three slots.
fn matched(slots: &[Slot], won: &[Won], used: u64) -> bool {
    let Some((slot, rest)) = slots.split_first() else { return true };
    let fits = |at: &usize| used & (1 << at) == 0 && serves(*slot, won[*at]);
    (0..won.len()).filter(fits).any(|at| matched(rest, won, used | 1 << at))
}

/// Whether a card serves a slot: by its points on the side it was taken with.
pub(super) fn serves(Slot(face, from, to): Slot, won: Won) -> bool {
    won.face == face && (from..=to).contains(&Tilting::content().card(won.card).points(face))
}
