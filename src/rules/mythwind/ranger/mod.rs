//! The Ranger's journal (MW-RA): a pack of gear, three regions, expeditions that go one card too far.

mod camp;
mod expedition;
mod lodge;
mod moves;
mod skills;
mod stuff;
mod trails;

use serde::{Deserialize, Serialize};

use crate::rules::Words;

pub use camp::{Camp, LODGE, PACK, Rest, RoamDay};
pub use expedition::{Expedition, MOST_WOUNDS};
pub use moves::RoamMove;
pub use stuff::{Find, Finds, Gear, Gears};

/// The three regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the tray")]
pub enum Region {
    Greenwood,
    Highstone,
    Mistdeep,
}

impl Region {
    /// All three, from near to far.
    pub const ALL: [Region; 3] = [Region::Greenwood, Region::Highstone, Region::Mistdeep];

    /// The region's place in arrays of three.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The region's name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-region-{}", self.slug()))
    }

    /// The region's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["greenwood", "highstone", "mistdeep"][self as usize]
    }
}

/// One of the thirty region cards, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TrailId(pub u8);

/// The Ranger's skills (MW-RA11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub enum RoamSkill {
    LightFeet,
    Forager,
    BigPack,
    Pathfinder,
    Trapper,
    SecondWind,
    Cairns,
    BearerOfGifts,
}

impl RoamSkill {
    /// All eight.
    pub const ALL: [RoamSkill; 8] = [
        RoamSkill::LightFeet,
        RoamSkill::Forager,
        RoamSkill::BigPack,
        RoamSkill::Pathfinder,
        RoamSkill::Trapper,
        RoamSkill::SecondWind,
        RoamSkill::Cairns,
        RoamSkill::BearerOfGifts,
    ];

    /// The skill's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        [
            "light-feet",
            "forager",
            "big-pack",
            "pathfinder",
            "trapper",
            "second-wind",
            "cairns",
            "bearer-of-gifts",
        ][self as usize]
    }
}
