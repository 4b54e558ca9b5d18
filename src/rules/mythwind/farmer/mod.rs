//! The Farmer's journal (MW-FA): a field of polyominoes, a barn, weather that makes them grow.

mod dusk;
mod field;
mod moves;
mod shapes;

use serde::{Deserialize, Serialize};

use super::components::{Kind, Weather};

pub use field::{CELLS, COLUMNS, Farm, Planted, ROWS, TileId, WELL, cell_name, cells_of, touches};
pub use moves::{By, Doing, FarmMove};
pub use shapes::{Placement, placements};

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

/// Which of the Farmer's limits hold today.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Crops sown with one Sow.
    pub sow: u8,
    /// Crops grown with one Tend.
    pub tend: u8,
    /// Crops harvested with one Harvest.
    pub harvest: u8,
    /// Tiles the barn holds.
    pub barn: usize,
    /// Coins more for a crop from the barn.
    pub barn_bonus: u8,
    /// Coins off the first seed of the day.
    pub first_seed: u8,
}

impl Limits {
    /// The limits for this alignment and these skills (MW-FA04, MW-FA11).
    pub fn new(aligned: Option<Kind>, has: impl Fn(FarmSkill) -> bool) -> Limits {
        Limits {
            sow: if has(FarmSkill::LongFurrow) { 3 } else { 2 },
            tend: if aligned == Some(Kind::Sprite) { 5 } else { 3 },
            harvest: if aligned == Some(Kind::Villager) { 3 } else { 2 },
            barn: if has(FarmSkill::BarnLoft) { 6 } else { 3 },
            barn_bonus: u8::from(has(FarmSkill::BarnLoft)),
            first_seed: if has(FarmSkill::ThriftySower) { 2 } else { 0 },
        }
    }
}

/// What decides how crops grow at dusk.
#[derive(Clone, Copy, Debug)]
pub struct Growing {
    /// Today's weather.
    pub weather: Weather,
    /// Whether it is winter.
    pub winter: bool,
    /// Companion Beds.
    pub companions: bool,
    /// Greenhouse.
    pub greenhouse: bool,
    /// The line that Rain Barrels water.
    pub barrels: Option<Line>,
}
