//! A display as scoring sees it: where its Stories lie, and what they show, as bits.

use super::{
    cards::{Face, Symbol},
    content::Content,
    display::{Cell, Display, Laid},
};

/// The cells of a display of at most 5x5, a bit each, moved so that its first row and column are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    corner: Cell,
    rows: u8,
    columns: u8,
    stories: u64,
    symbols: [u64; Symbol::COUNT],
}

impl Field {
    /// From a row to the next: three bits more than a row has, so that no shape reaches round an edge.
    pub const STRIDE: u8 = 8;
    const ROW: u64 = 0x1F;
    const COLUMN: u64 = 0x01_0101_0101;

    /// The bit of a cell.
    pub const fn bit(row: u8, column: u8) -> u64 {
        1 << (row * Field::STRIDE + column)
    }

    /// The field of a display.
    pub fn of(display: &Display) -> Field {
        let content = Content::get();
        let bounds = display.bounds();
        let corner = bounds.map_or(Cell::START, |bounds| Cell { row: bounds.top, column: bounds.left });
        let (rows, columns) = bounds.map_or((0, 0), |bounds| (bounds.rows(), bounds.columns()));
        let mut field = Field { corner, rows, columns, stories: 0, symbols: [0; Symbol::COUNT] };
        for Laid { at, face } in display.cards() {
            let Face::Story(story) = face else { continue };
            let bit = field.bit_of(*at);
            field.stories |= bit;
            for symbol in content.shows(*story) {
                field.symbols[symbol.index()] |= bit;
            }
            if let Some((voice, symbol)) = display.voice()
                && voice == *story
            {
                field.symbols[symbol.index()] |= bit;
            }
        }
        field
    }

    /// The bit of a place of the display.
    pub fn bit_of(&self, at: Cell) -> u64 {
        let row = at.row - self.corner.row;
        let column = at.column - self.corner.column;
        debug_assert!((0..5).contains(&row) && (0..5).contains(&column), "a display is at most 5x5");
        1_u64.checked_shl(u32::from(row as u8) * 8 + u32::from(column as u8)).unwrap_or(0)
    }

    /// The places of these bits.
    pub fn cells(&self, bits: u64) -> impl Iterator<Item = Cell> + use<> {
        let corner = self.corner;
        (0..40)
            .filter(move |at| bits & (1 << at) != 0)
            .map(move |at| Cell { row: corner.row + (at / 8) as i8, column: corner.column + (at % 8) as i8 })
    }

    /// Where Stories show a symbol.
    pub const fn with(&self, symbol: Symbol) -> u64 {
        self.symbols[symbol.index()]
    }

    /// How many Stories show it.
    pub const fn number(&self, symbol: Symbol) -> u32 {
        self.with(symbol).count_ones()
    }

    /// Where Stories lie.
    pub const fn stories(&self) -> u64 {
        self.stories
    }

    /// The other cells of a cell's row and column (WW-94).
    pub fn cross(&self, at: Cell) -> u64 {
        let row = (at.row - self.corner.row) as u32;
        let column = (at.column - self.corner.column) as u32;
        (Field::ROW << (row * 8) | Field::COLUMN << column) & !self.bit_of(at)
    }

    /// The other cells of both diagonals through a cell.
    pub fn diagonals(&self, at: Cell) -> u64 {
        let row = at.row - self.corner.row;
        let column = at.column - self.corner.column;
        let mut bits = 0;
        for step in -4..=4_i8 {
            for (r, c) in [(row + step, column + step), (row + step, column - step)] {
                if step != 0 && (0..5).contains(&r) && (0..5).contains(&c) {
                    bits |= Field::bit(r as u8, c as u8);
                }
            }
        }
        bits
    }

    /// Whether a place is a corner of a field that has reached 5x5.
    pub fn is_corner(&self, at: Cell) -> bool {
        let edge = |place: i8| place == 0 || place == 4;
        self.rows == 5
            && self.columns == 5
            && edge(at.row - self.corner.row)
            && edge(at.column - self.corner.column)
    }
}
