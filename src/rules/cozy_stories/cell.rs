//! The places of the field, by which pictures are called (CS-05, CS-R19).

use serde::{Deserialize, Serialize};

use super::{
    pictures::{PICTURES, Picture},
    state::CozyStories,
};

/// Places in a row of the field, and rows.
const SIDE: u8 = 5;

/// A place of the field, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// All 25, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..PICTURES).map(Cell)
    }

    /// Its place among all, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 1 to 5 from above.
    pub const fn row(self) -> u8 {
        self.0 / SIDE + 1
    }

    /// Its place in the row, 1 to 5 from the left.
    pub const fn place(self) -> u8 {
        self.0 % SIDE + 1
    }
}

impl CozyStories {
    /// The places of the field, each with the picture that belongs to it, whether it lies there or not.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Picture)> + '_ {
        Cell::all().zip(self.layout)
    }

    /// The place that belongs to a picture (CS-R12).
    pub fn cell_of(&self, picture: Picture) -> Cell {
        self.cells().find(|(_, other)| *other == picture).map_or(Cell(0), |(cell, _)| cell)
    }
}
