//! Where in a turn we are, and what was chosen there.

use serde::{Deserialize, Serialize};

use super::pieces::Wheel;

/// Where in a turn we are (VD-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The active player's wheel is to be turned.
    Rotate,
    /// One of the two interlocking spaces is to be chosen.
    First,
    /// The other one may be resolved for 2 Tools; it is this wheel's.
    Second(Wheel),
    /// The opponent's follow-up.
    FollowUp,
    /// The game is over.
    Over,
}

/// What a player chose to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taken {
    /// The interlocked space of this wheel.
    Space(Wheel),
    /// The Calendar's Guilders in place of the Central Wheel's space.
    Guilders,
}
