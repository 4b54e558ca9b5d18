//! The Crafter's journal (MW-CR): orders on benches, work and polish, customers and a name to lose.

mod dusk;
mod moves;
mod orders;
mod skills;
mod workshop;

use serde::{Deserialize, Serialize};

use crate::rules::Words;

pub use moves::CraftMove;
pub use orders::TIERS;
pub use workshop::{BENCHES, CraftDay, Item, MOST_MATERIALS, MOST_REPUTATION, Polish, ROW, Workshop};

/// What orders are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the tray")]
pub enum Material {
    Wood,
    Metal,
    Cloth,
}

impl Material {
    /// All three.
    pub const ALL: [Material; 3] = [Material::Wood, Material::Metal, Material::Cloth];

    /// The material's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["wood", "metal", "cloth"][self as usize]
    }

    /// The material's name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-material-{}", self.slug()))
    }
}

/// So many of each material.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names are those on the tray")]
pub struct Materials {
    pub wood: u8,
    pub metal: u8,
    pub cloth: u8,
}

impl Materials {
    /// How much of one there is.
    pub fn of(self, material: Material) -> u8 {
        match material {
            Material::Wood => self.wood,
            Material::Metal => self.metal,
            Material::Cloth => self.cloth,
        }
    }

    /// How much of one there is, to be changed.
    pub fn of_mut(&mut self, material: Material) -> &mut u8 {
        match material {
            Material::Wood => &mut self.wood,
            Material::Metal => &mut self.metal,
            Material::Cloth => &mut self.cloth,
        }
    }

    /// All of them together.
    pub fn total(self) -> u8 {
        self.wood.saturating_add(self.metal).saturating_add(self.cloth)
    }

    /// Whether these are enough for those.
    pub fn covers(self, needed: Materials) -> bool {
        Material::ALL.iter().all(|&material| self.of(material) >= needed.of(material))
    }
}

/// One of the thirty orders, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrderId(pub u8);

impl OrderId {
    /// The order's name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-order-{:02}", self.0))
    }
}

/// The Crafter's skills (MW-CR09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub enum CraftSkill {
    SteadyHands,
    Scavenger,
    FriendlyPatter,
    BulkCutting,
    ThirdBench,
    KnownName,
    Masterwork,
    TownPatron,
}

impl CraftSkill {
    /// All eight.
    pub const ALL: [CraftSkill; 8] = [
        CraftSkill::SteadyHands,
        CraftSkill::Scavenger,
        CraftSkill::FriendlyPatter,
        CraftSkill::BulkCutting,
        CraftSkill::ThirdBench,
        CraftSkill::KnownName,
        CraftSkill::Masterwork,
        CraftSkill::TownPatron,
    ];

    /// The skill's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        [
            "steady-hands",
            "scavenger",
            "friendly-patter",
            "bulk-cutting",
            "third-bench",
            "known-name",
            "masterwork",
            "town-patron",
        ][self as usize]
    }
}
