//! Which Market cards a player can take, and which Stories and Goals a display may hold.

use super::{
    cards::{Face, Side},
    display::Display,
    extras::Quirk,
    market::Slot,
    moves::no,
    state::{FEW, Stage, WolfWalkers},
};
use crate::rules::{Refusal, Seat};

impl WolfWalkers {
    /// Whether the active player can take the card of a Market place now.
    pub(super) fn check_take(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        if self.display(seat).is_full() {
            return no("WW-152", "ww-no-finished");
        }
        if self.running.stage != Stage::Take {
            return no("WW-28", "ww-no-second");
        }
        if self.running.hand.is_some() {
            return no("WW-R10", "ww-no-lay-first");
        }
        self.check_slot(seat, slot)
    }

    /// Whether what lies in a Market place may come into a player's display.
    fn check_slot(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        let Some(face) = self.market.card(slot) else { return no("WW-29", "ww-no-card") };
        if self.blocked() == Some(slot) {
            return no("WW-168", "ww-no-blocked");
        }
        self.check_hold(seat, face)?;
        let player = self.player(seat);
        if (player.story_only || player.reserved.is_some()) && !self.takeable(seat).contains(slot) {
            return if player.reserved == Some(slot) {
                Err(Refusal::new("WW-151", "ww-no-reserved").with("card", super::view::face_name(face)))
            } else {
                no("WW-151", "ww-no-story-only")
            };
        }
        Ok(())
    }

    /// Whether a player may hold this Story or Goal in the display.
    pub(super) fn check_hold(&self, seat: Seat, face: Face) -> Result<(), Refusal> {
        self.check_hold_in(self.display(seat), face)
    }

    pub(super) fn check_hold_in(&self, display: &Display, face: Face) -> Result<(), Refusal> {
        if self.copies() > 1 && display.holds_like(face) {
            return match face {
                Face::Story(_) => no("WW-120", "ww-no-twice"),
                Face::Goal(_) => no("WW-121", "ww-no-twice"),
            };
        }
        if self.has(Quirk::FewWords) && face.side() == Side::Goal && display.goals() >= FEW {
            return no("WW-151", "ww-no-few-words");
        }
        Ok(())
    }

    pub(super) fn may_hold(&self, seat: Seat, face: Face) -> bool {
        // Without a second copy and without Few Words nothing is in the way.
        (self.copies() == 1 && !self.has(Quirk::FewWords)) || self.check_hold(seat, face).is_ok()
    }

    /// The Market cards a player can take: what another asked of them holds unless nothing would be left.
    pub(super) fn takeable(&self, seat: Seat) -> Slots {
        let mut all = Slots::default();
        if self.display(seat).is_full() {
            return all;
        }
        let blocked = self.blocked();
        for (slot, face) in self.market.cards() {
            if Some(slot) != blocked && self.may_hold(seat, face) {
                all = all.with(slot);
            }
        }
        let player = self.player(seat);
        if player.story_only {
            let stories = all.only(|slot| self.market.stall(slot).side == Side::Story);
            all = if stories.is_empty() { all } else { stories };
        }
        if let Some(reserved) = player.reserved {
            let others = all.only(|slot| slot != reserved);
            all = if others.is_empty() { all } else { others };
        }
        all
    }
}

/// Some of the Market's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots(u8);

impl Slots {
    /// These and one more.
    #[must_use]
    pub const fn with(self, slot: Slot) -> Slots {
        Slots(self.0 | 1 << slot.index())
    }

    /// Whether a place is among them.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.index()) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In the order in which they are laid out.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.contains(*slot))
    }

    fn only(self, keep: impl Fn(Slot) -> bool) -> Slots {
        self.iter().filter(|slot| keep(*slot)).fold(Slots::default(), Slots::with)
    }
}
