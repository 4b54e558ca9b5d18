//! The field: thirty cells, some taken, and the barn beside it.

use serde::{Deserialize, Serialize};

use super::{Crop, Doing, Line};
use crate::rules::{mythwind::content::Content, table::Pose};

/// Columns A to F.
pub const COLUMNS: u8 = 6;
/// Rows 1 to 5.
pub const ROWS: u8 = 5;
/// Cells of the field.
pub const CELLS: u8 = COLUMNS * ROWS;
/// The well, D3.
pub const WELL: u32 = 1 << (2 * COLUMNS + 3);
/// The boulders at the start: B2, E4, C5.
const BOULDERS: u32 = 1 << (COLUMNS + 1) | 1 << (3 * COLUMNS + 4) | 1 << (4 * COLUMNS + 2);

/// One crop tile: four of each crop, three Mistberries (MW-FA02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TileId(pub u8);

impl TileId {
    /// The tiles of a crop.
    pub fn of(crop: Crop, content: &Content) -> impl Iterator<Item = TileId> {
        let first = crop as u8 * 4;
        (first..first + content.crop(crop).tiles).map(TileId)
    }

    /// The tile's crop.
    pub fn crop(self) -> Crop {
        Crop::ALL[usize::from(self.0 / 4) % 8]
    }
}

/// A tile in the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planted {
    /// Which tile.
    pub tile: TileId,
    /// Its cells, a bit each.
    pub cells: u32,
    /// How it lies.
    pub pose: Pose,
    /// How far it has grown.
    pub growth: u8,
    /// Wilt marks, 0 to 2.
    pub wilt: u8,
}

/// The Farmer's own pieces (MW-FA12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Farm {
    /// Cells with a boulder.
    pub boulders: u32,
    /// Tiles in the field, oldest first.
    pub planted: Vec<Planted>,
    /// Tiles in the barn.
    pub barn: Vec<TileId>,
    /// A character action begun and not yet used up.
    #[serde(default)]
    pub doing: Option<Doing>,
    /// Whether a seed was paid today.
    #[serde(default)]
    pub sown_today: bool,
    /// The line that Rain Barrels water at this dusk.
    #[serde(default)]
    pub barrels: Option<Line>,
}

impl Default for Farm {
    fn default() -> Self {
        Farm {
            boulders: BOULDERS,
            planted: Vec::new(),
            barn: Vec::new(),
            doing: None,
            sown_today: false,
            barrels: None,
        }
    }
}

impl Farm {
    /// Cells that a new crop may cover.
    pub fn free(&self) -> u32 {
        let all = (1 << CELLS) - 1;
        self.planted.iter().fold(all & !WELL & !self.boulders, |free, crop| free & !crop.cells)
    }

    /// A tile that lies in the field.
    pub fn planted(&self, tile: TileId) -> Option<&Planted> {
        self.planted.iter().find(|planted| planted.tile == tile)
    }

    /// A tile of the crop that lies in neither field nor barn.
    pub fn spare(&self, crop: Crop, content: &Content) -> Option<TileId> {
        self.spares(crop, content).next()
    }

    /// The tiles of the crop that lie in neither field nor barn.
    pub fn spares(&self, crop: Crop, content: &Content) -> impl Iterator<Item = TileId> {
        TileId::of(crop, content).filter(|tile| self.planted(*tile).is_none() && !self.barn.contains(tile))
    }

    /// Whether a planted crop is ripe (MW-FA05).
    pub fn is_ripe(planted: &Planted, content: &Content) -> bool {
        planted.growth >= content.crop(planted.tile.crop()).growth
    }

    /// The ripe crops.
    pub fn ripe(&self, content: &Content) -> impl Iterator<Item = &Planted> {
        self.planted.iter().filter(|planted| Farm::is_ripe(planted, content))
    }
}

/// Whether two sets of cells touch by an edge.
pub fn touches(a: u32, b: u32) -> bool {
    let first = Line::Column(0).cells();
    let last = Line::Column(COLUMNS - 1).cells();
    let around = (a & !last) << 1 | (a & !first) >> 1 | a << COLUMNS | a >> COLUMNS;
    around & b != 0
}

/// The single cells of a set, from the upper left.
pub fn cells_of(cells: u32) -> impl Iterator<Item = (u8, u8)> {
    (0..CELLS).filter(move |cell| cells & (1 << cell) != 0).map(|cell| (cell % COLUMNS, cell / COLUMNS))
}

/// A cell's name, for example `D3`.
pub fn cell_name((column, row): (u8, u8)) -> String {
    format!("{}{}", char::from(b'A' + column), row + 1)
}
