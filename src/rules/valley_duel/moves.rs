//! What a player can do.

use serde::{Deserialize, Serialize};

use super::pieces::{Colour, Farm, Half, Node, Patch, Port, Role, Stall, Wheel};

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Turn the own Personal Wheel clockwise by one space or two, or for a Tool by three (VD-38 to VD-40).
    Rotate(u8),
    /// Resolve the interlocked space of a wheel: as the first action, for 2 Tools as the second, or as the follow-up
    /// (VD-43, VD-48, VD-52). Or resolve the action that a tile has just covered on the Central Wheel (VD-68).
    Choose(Wheel),
    /// Give up the action of the Central Wheel for the Calendar's Guilders (VD-153), the covered one as well
    /// (VD-R9).
    Guilders,
    /// Leave it: no second action, no reward, no more Bulbs to deliver, no swap, no Guilder for the Contract, no more
    /// Helpers.
    Pass,
    /// Which of two effects comes first: 0 or 1, as printed (VD-47).
    First(u8),
    /// Use a Helper (VD-96).
    Help(Farm),
    /// A Bulb of this colour (VD-58).
    Bulb(Colour),
    /// Plant a Bulb (VD-108).
    Plant {
        /// Of which colour.
        colour: Colour,
        /// On which Patch.
        patch: Patch,
        /// On which of its spaces, from 0.
        space: u8,
    },
    /// Build the lowest Windmill of a column (VD-117).
    Build {
        /// Which column.
        column: Colour,
        /// On which Windmill space.
        node: Node,
    },
    /// The closest reward of this Patch (VD-121).
    Closest(Patch),
    /// Make a deal at the Market (VD-125, VD-126).
    Deal {
        /// With which tile.
        stall: Stall,
        /// Which deal.
        half: Half,
    },
    /// Move the Boat to this neighbouring port for a Tool (VD-138).
    Sail(Port),
    /// Trade a Bulb of this colour (VD-142).
    Deliver(Colour),
    /// Take a Farm Enhancement card (VD-80).
    Farm {
        /// From which place of the offer, from 0.
        place: u8,
        /// As what.
        role: Role,
    },
    /// Swap two cards of a row (VD-165).
    Swap {
        /// The own Helpers', or the own Contracts'.
        role: Role,
        /// The place of one, from the end where cards come in, from 0.
        one: u8,
        /// The place of the other, behind the first.
        other: u8,
    },
    /// Lay a Wheel Enhancement tile (VD-65).
    Enhance {
        /// From which place of the offer, from 0.
        place: u8,
        /// On which wheel.
        wheel: Wheel,
        /// On which section.
        section: u8,
    },
    /// Pay a Guilder for a Contract that was pushed out (VD-86).
    Pay,
}
