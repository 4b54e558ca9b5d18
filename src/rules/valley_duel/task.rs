//! What is still to happen in a step, and main actions in progress.

use serde::{Deserialize, Serialize};

use super::{
    effect::{Action, Effect, Effects},
    pieces::{Colour, Colours, Farm, Node, Port, Role, Stall, Wheel},
    player::Source,
};
use crate::rules::Seat;

/// Which Bulbs may be planted by an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Planting {
    /// Any.
    Any,
    /// Any, and then another of the same colour (VD-168).
    Same,
    /// Any, and then one of another colour (VD-169).
    Different,
    /// Only this colour.
    Only(Colour),
    /// Any colour but this.
    Not(Colour),
}

/// A main action in progress, and what of it is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Job {
    /// Which deal of which Market tile.
    Market,
    /// Which Bulb goes where.
    Plant(Planting),
    /// Which Windmill goes where.
    Windmill {
        /// Whether both Patches bring their closest reward (VD-166).
        both: bool,
    },
    /// Where the Boat goes, and which Bulb is traded.
    Trade {
        /// Whether one Bulb of each shown colour may be delivered (VD-162).
        many: bool,
    },
    /// Which card becomes what.
    Farm {
        /// Whether two cards of its row are swapped (VD-165).
        swap: bool,
        /// The row it must go into, once two cards of it were swapped.
        into: Option<Role>,
    },
    /// Which tile goes where.
    Enhance {
        /// On which wheel; none: on either.
        wheel: Option<Wheel>,
        /// Whether the other wheel's turn comes afterwards (VD-159).
        both: bool,
        /// Whether the covered action is resolved beyond what the wheel brings (VD-160).
        printed: bool,
    },
}

impl Job {
    /// Which main action it belongs to.
    pub const fn action(self) -> Action {
        match self {
            Job::Market => Action::Market,
            Job::Plant(_) => Action::Plant,
            Job::Windmill { .. } => Action::Windmill,
            Job::Trade { .. } => Action::Trade,
            Job::Farm { .. } => Action::Farm,
            Job::Enhance { .. } => Action::Enhance,
        }
    }
}

/// Something that is still to happen in the present step; the last in the stack comes first. Those that ask for no
/// decision are done at once: between moves the last one is a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// An effect is resolved.
    Effect {
        /// Which.
        effect: Effect,
        /// Whether it may be passed: an action that is a reward (VD-R23).
        optional: bool,
        /// What brings it.
        source: Source,
    },
    /// Which of two effects comes first (VD-47).
    Order {
        /// Which two.
        effects: [Effect; 2],
        /// Whether their actions may be passed.
        optional: bool,
        /// What brings them.
        source: Source,
    },
    /// A Bulb of which colour is gained (VD-58).
    Bulb {
        /// What brings it.
        source: Source,
    },
    /// A main action is resolved; Helpers may come before it (VD-103).
    Act {
        /// Which.
        job: Job,
        /// Whether it may be passed.
        optional: bool,
    },
    /// More Bulbs may be delivered at this port (VD-162).
    Deliver {
        /// Where.
        port: Port,
        /// Colours that were delivered.
        given: Colours,
    },
    /// Two cards of this row may change places (VD-165).
    Swap(Role),
    /// Whether a covered action of the Central Wheel is resolved, or Guilders taken in its place (VD-68, VD-R9).
    Covered(Effects),
    /// Which of the two Patches at a Windmill brings its closest reward (VD-121).
    Closest(Node),
    /// Whether the owner of a Contract that was pushed out pays for it (VD-86).
    Pay {
        /// Which card.
        farm: Farm,
        /// Whose Contract it is.
        owner: Seat,
    },
    /// Helpers that may come after an action (VD-104).
    After {
        /// Which action.
        action: Action,
        /// A card that does not trigger itself (VD-105).
        except: Option<Farm>,
    },
    /// A Market tile is discarded and the offer refilled, after a deal there (VD-128 to VD-134).
    Restock(Stall),
    /// The Export tile of a port is resolved (VD-145).
    Export(Port),
    /// The Port tile of a port moves on (VD-146 to VD-150).
    Close(Port),
    /// The Wheel Enhancement offer is refilled (VD-76).
    RefillTiles,
    /// The Farm Enhancement offer is refilled (VD-91).
    RefillFarms,
}
