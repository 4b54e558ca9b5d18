//! What Contracts count (VD-170 to VD-177).

use serde::{Deserialize, Serialize};

use super::pieces::{Colour, Colours};

/// What a Contract counts; each brings its printed Victory Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Own Windmills with a white Tulip on an adjacent Patch (VD-170).
    WhiteWindmills,
    /// Patches without a free space (VD-171).
    FullPatches,
    /// Pairs of Bulbs in the own Foreign Trade section (VD-172).
    TradedPairs,
    /// Wheel Enhancement tiles on the own Personal Wheel (VD-173).
    OwnTiles,
    /// Patches with a Tulip of this colour and one of another (VD-174).
    MixedPatches(Colour),
    /// Bulbs of these colours in the own Foreign Trade section (VD-175).
    Traded(Colours),
    /// Colours in the own Foreign Trade section (VD-176).
    TradedColours,
    /// Contracts scored, this one included (VD-177).
    ScoredContracts,
}

/// The same as it is written in content.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum PrintedCounts {
    WhiteWindmills,
    FullPatches,
    TradedPairs,
    OwnTiles,
    MixedPatches(Colour),
    Traded(Vec<Colour>),
    TradedColours,
    ScoredContracts,
}

impl From<PrintedCounts> for Counts {
    fn from(printed: PrintedCounts) -> Counts {
        match printed {
            PrintedCounts::WhiteWindmills => Counts::WhiteWindmills,
            PrintedCounts::FullPatches => Counts::FullPatches,
            PrintedCounts::TradedPairs => Counts::TradedPairs,
            PrintedCounts::OwnTiles => Counts::OwnTiles,
            PrintedCounts::MixedPatches(colour) => Counts::MixedPatches(colour),
            PrintedCounts::Traded(colours) => Counts::Traded(colours.into_iter().collect()),
            PrintedCounts::TradedColours => Counts::TradedColours,
            PrintedCounts::ScoredContracts => Counts::ScoredContracts,
        }
    }
}
