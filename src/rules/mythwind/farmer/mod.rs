//! The Farmer's journal (MW-FA): a field of polyominoes, a barn, weather that makes them grow.

mod dusk;
mod field;
mod limits;
mod moves;
mod shapes;

use serde::{Deserialize, Serialize};

use crate::rules::Words;

pub use field::{CELLS, COLUMNS, Farm, Planted, ROWS, TileId, WELL, cell_name, cells_of, touches};
pub use limits::{Growing, Limits};
pub use moves::FarmMove;
pub use shapes::{Placement, placements};

pub use super::trade::{By, Doing};

/// The Farmer's crops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the tiles")]
pub enum Crop {
    Radish,
    Carrot,
    Wheat,
    Corn,
    Bean,
    Pumpkin,
    Winterroot,
    Mistberry,
}

impl Crop {
    /// All eight.
    pub const ALL: [Crop; 8] = [
        Crop::Radish,
        Crop::Carrot,
        Crop::Wheat,
        Crop::Corn,
        Crop::Bean,
        Crop::Pumpkin,
        Crop::Winterroot,
        Crop::Mistberry,
    ];

    /// The crop's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["radish", "carrot", "wheat", "corn", "bean", "pumpkin", "winterroot", "mistberry"][self as usize]
    }

    /// The crop's name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-crop-{}", self.slug()))
    }
}

/// The Farmer's skills (MW-FA11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub enum FarmSkill {
    GreenThumb,
    ThriftySower,
    CompanionBeds,
    LongFurrow,
    BarnLoft,
    RainBarrels,
    Greenhouse,
    HarvestFeast,
}

impl FarmSkill {
    /// All eight.
    pub const ALL: [FarmSkill; 8] = [
        FarmSkill::GreenThumb,
        FarmSkill::ThriftySower,
        FarmSkill::CompanionBeds,
        FarmSkill::LongFurrow,
        FarmSkill::BarnLoft,
        FarmSkill::RainBarrels,
        FarmSkill::Greenhouse,
        FarmSkill::HarvestFeast,
    ];

    /// The skill's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        [
            "green-thumb",
            "thrifty-sower",
            "companion-beds",
            "long-furrow",
            "barn-loft",
            "rain-barrels",
            "greenhouse",
            "harvest-feast",
        ][self as usize]
    }
}

/// A row or a column of the field, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Line {
    /// A row.
    Row(u8),
    /// A column.
    Column(u8),
}

impl Line {
    /// All eleven.
    pub fn all() -> impl Iterator<Item = Line> {
        (0..ROWS).map(Line::Row).chain((0..COLUMNS).map(Line::Column))
    }

    /// Its cells.
    pub fn cells(self) -> u32 {
        match self {
            Line::Row(row) => ((1 << COLUMNS) - 1) << (row * COLUMNS),
            Line::Column(column) => (0..ROWS).fold(0, |cells, row| cells | 1 << (row * COLUMNS + column)),
        }
    }
}
