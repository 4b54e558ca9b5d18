//! Questions that answer themselves.

use super::Ask;
use crate::rules::mythwind::{moves::Move, state::Mythwind};

impl Mythwind {
    /// What a question answers by itself: `Some(Some(answer))` where there is no real choice,
    /// `Some(None)` where nothing can be answered, `None` where somebody must.
    pub(in crate::rules::mythwind) fn obvious(&self, ask: &Ask, answers: &[Move]) -> Option<Option<Move>> {
        let Some(&first) = answers.first() else {
            return Some(None);
        };
        let single = answers.len() == 1;
        let alike = || {
            let face = |mv: &Move| match mv {
                Move::Die(die) => Some((die.kind(), self.dice.get(*die))),
                _ => None,
            };
            answers.iter().all(|mv| face(mv).is_some() && face(mv) == face(&first))
        };
        let itself = match ask {
            Ask::Rotate { .. } | Ask::Roll { .. } | Ask::LoseWorker { .. } => single || alike(),
            Ask::Pay(payment) => single || (alike() && !payment.names_a_person(first)),
            Ask::Gain { .. }
            | Ask::Lose { .. }
            | Ask::Place { .. }
            | Ask::PlaceForest { .. }
            | Ask::MoveOne { .. }
            | Ask::Upgrade
            | Ask::Choose { .. }
            | Ask::Refill
            | Ask::Salvage { .. }
            | Ask::Overflow
            | Ask::Goal => single,
            // Any free space will do: rearranging is free as long as there is one.
            Ask::Shelve { .. } => matches!(first, Move::Shelf(_)),
            // A question that only "done" or "no thanks" could answer is not worth asking.
            Ask::May { .. }
            | Ask::HireFree { .. }
            | Ask::Hire { .. }
            | Ask::Improve { .. }
            | Ask::Learn { .. }
            | Ask::ActNow { .. }
            | Ask::GrowCrop { .. }
            | Ask::Canvass
            | Ask::Deliver
            | Ask::SellFinds
            | Ask::EndOrder { .. } => single && matches!(first, Move::Done | Move::Decline),
            Ask::Event { .. }
            | Ask::Adventure { .. }
            | Ask::Forgo
            | Ask::Align { .. }
            | Ask::Discover { .. }
            | Ask::Construct { .. }
            | Ask::Demolish
            | Ask::Overgrow { .. }
            | Ask::Perform
            | Ask::Use
            | Ask::TakeRipe { .. }
            | Ask::Barrels
            | Ask::Patron { .. }
            | Ask::Scavenge { .. }
            | Ask::OrderRivals
            | Ask::BackDoor { .. }
            | Ask::SilverTongue
            | Ask::TrailOrder { .. }
            | Ask::Gear
            | Ask::Gift { .. }
            | Ask::Jail
            | Ask::Change => false,
        };
        itself.then_some(Some(first))
    }
}
