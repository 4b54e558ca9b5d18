//! What is printed: wheels, board, tiles and cards; read from `assets/content/valley-duel/*.ron` and checked.

mod board;
mod demand;
mod farms;
mod market;
mod sound;
mod spaces;

use std::sync::OnceLock;

use super::{
    effect::Effects,
    pieces::{Colour, Demand, Export, Farm, Half, Lot, Node, Patch, Tile},
    wheels::{CENTRAL, OWN},
};
use crate::content::{ContentError, ContentFile};

pub use board::PrintedPatch;
pub use demand::Section;
pub use farms::PrintedFarm;
pub use market::Deal;

use board::read_board;
use demand::read_demand;
use farms::read_farms;
use market::read_market;
use spaces::{read_exports, read_tiles, read_wheels};

/// The files content is read from, in the order in which [`Content::read`] takes them.
pub const FILES: [&str; 7] = ["wheels", "board", "exports", "demand", "market", "enhancements", "farms"];
/// The most spaces of a Patch.
pub const LONGEST: usize = 5;
/// Windmills of each player (VD-31).
pub const WINDMILLS: u8 = 9;
/// The most Windmills in a column, and so the most a Tulip is worth (VD-181).
pub const TALLEST: usize = 3;

/// Everything that is printed.
#[derive(Clone, Debug)]
pub struct Content {
    central: Vec<Effects>,
    own: Vec<Effects>,
    patches: Vec<PrintedPatch>,
    /// The Patches at each Windmill space, with the end that lies there.
    corners: Vec<[(Patch, usize); 2]>,
    calendar: Vec<u8>,
    columns: [u8; Colour::COUNT],
    costs: Vec<u8>,
    exports: Vec<Effects>,
    demand: Vec<[Section; 2]>,
    lots: Vec<[Deal; 2]>,
    back: [Deal; 2],
    tiles: Vec<Effects>,
    farms: Vec<PrintedFarm>,
}

impl Content {
    /// The content of this build.
    pub fn get() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            Content::read(FILES.map(|name| ContentFile::shipped("valley-duel", name)))
                .unwrap_or_else(|error| panic!("the shipped content is sound, a test reads it: {error}"))
        })
    }

    /// Reads the [`FILES`], and checks them.
    ///
    /// # Errors
    /// If a file is missing or is not what it should be.
    pub fn read(files: [Result<ContentFile, ContentError>; FILES.len()]) -> Result<Content, ContentError> {
        let [wheels, board, exports, demand, market, enhancements, farms] = files;
        let [central, own] = read_wheels(&wheels?)?;
        let board = read_board(&board?)?;
        let (lots, back) = read_market(&market?)?;
        Ok(Content {
            central,
            own,
            corners: board.corners,
            patches: board.patches,
            calendar: board.calendar,
            columns: board.columns,
            costs: board.costs,
            exports: read_exports(&exports?)?,
            demand: read_demand(&demand?)?,
            lots,
            back,
            tiles: read_tiles(&enhancements?)?,
            farms: read_farms(&farms?)?,
        })
    }

    /// The action printed on a section of the Central Wheel.
    pub fn central(&self, section: u8) -> Effects {
        self.central[usize::from(section % CENTRAL)]
    }

    /// The action printed on a section of either Personal Wheel.
    pub fn own(&self, section: u8) -> Effects {
        self.own[usize::from(section % OWN)]
    }

    /// A Patch.
    pub fn patch(&self, patch: Patch) -> &PrintedPatch {
        &self.patches[patch.index()]
    }

    /// How many spaces a Patch has.
    pub fn length(&self, patch: Patch) -> usize {
        self.patch(patch).rewards.len()
    }

    /// The two Patches at a Windmill space, each with its end there: 0 where its first space lies, 1 its last.
    pub fn corner(&self, node: Node) -> [(Patch, usize); 2] {
        self.corners[node.index()]
    }

    /// The Guilders beside each space of the Calendar track.
    pub fn calendar(&self) -> &[u8] {
        &self.calendar
    }

    /// How many Windmills stand in each column at first.
    pub const fn columns(&self) -> [u8; Colour::COUNT] {
        self.columns
    }

    /// What a Windmill of a row costs, in Guilders; row 0 is at the bottom.
    pub fn cost(&self, row: u8) -> u8 {
        self.costs[usize::from(row)]
    }

    /// The costs of all rows, from the bottom.
    pub fn costs(&self) -> &[u8] {
        &self.costs
    }

    /// An Export tile.
    pub fn export(&self, export: Export) -> Effects {
        self.exports[export.index()]
    }

    /// The upper and the lower section of a Demand tile.
    pub fn demand(&self, demand: Demand) -> &[Section; 2] {
        &self.demand[demand.index()]
    }

    /// A deal of a Market tile's face.
    pub fn deal(&self, lot: Lot, half: Half) -> &Deal {
        &self.lots[lot.index()][half as usize]
    }

    /// A deal of the Market tiles' back (VD-132).
    pub const fn back(&self, half: Half) -> &Deal {
        &self.back[half as usize]
    }

    /// A Wheel Enhancement tile.
    pub fn tile(&self, tile: Tile) -> Effects {
        self.tiles[tile.index()]
    }

    /// A Farm Enhancement card.
    pub fn farm(&self, farm: Farm) -> &PrintedFarm {
        &self.farms[farm.index()]
    }
}
