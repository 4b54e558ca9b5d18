//! What the Crafter does: start, gather, work, canvass, by character action or by worker (MW-CR03 to MW-CR06).
//!
//! Here the steps themselves; `check` says whether one is legal, `list` which are, `act` makes it.

mod act;
mod check;
mod list;

use serde::{Deserialize, Serialize};

use super::{Material, OrderId};
use crate::rules::mythwind::{
    dice::DieId,
    trade::{By, Doing},
};

/// A step in the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum CraftMove {
    /// Pay an order's materials and put it on an empty bench.
    Start { order: OrderId, bench: u8 },
    /// Take a material.
    Gather { material: Material, by: By },
    /// A point of work on what lies on a bench: work, or a polish once it is finished.
    Work { bench: u8, by: By },
    /// A pip of this sprite: the polish just made is rolled anew.
    Reroll { die: DieId },
    /// Look for other orders: the row can be changed, and one more order started today.
    Canvass,
    /// This order goes under its deck.
    Under { order: OrderId },
    /// The row is filled from this deck.
    Draw { tier: u8 },
    /// The finished item on this bench is delivered.
    Deliver { bench: u8 },
    /// That is enough of this action.
    Stop,
}

impl CraftMove {
    /// Whether the step belongs to the action in progress.
    fn goes_on(self, doing: Option<&Doing>) -> bool {
        matches!(
            (self, doing),
            (CraftMove::Gather { .. }, Some(Doing::Gather { .. }))
                | (CraftMove::Work { .. }, Some(Doing::Work { .. }))
        )
    }
}
