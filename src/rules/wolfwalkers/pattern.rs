//! Patterns: an arrangement of symbols, all its images, where it occurs and how often at once.

use super::{cards::Symbol, field::Field};

/// Symbols a pattern has at most.
const LARGEST: usize = 5;

/// A symbol of a pattern: rows down, columns to the right, which.
pub type Spot = (u8, u8, Symbol);

/// The arrangement a Goal asks for (WW-78).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    cells: Vec<Spot>,
    grey: Vec<(u8, u8)>,
    images: Vec<Image>,
}

/// The pattern turned or mirrored, with its corner in the field's first cell.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Image {
    /// How far behind the corner each symbol stands, in bits of a field.
    steps: Vec<(u8, Symbol)>,
    /// Where its corner can stand.
    corners: u64,
    /// The cells it covers from the first corner.
    mask: u64,
    /// Where its corner can stand in a field with room around, 8x8.
    wide: u64,
}

impl Pattern {
    /// Reads rows between slashes: a symbol, `..` for a grey spot, `__` for nothing.
    ///
    /// # Errors
    /// If it is none.
    pub fn parse(text: &str) -> Result<Pattern, String> {
        let mut cells = Vec::new();
        let mut grey = Vec::new();
        for (row, line) in text.split('/').enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                if row > 4 || column > 4 {
                    return Err("it is larger than a display".into());
                }
                let (row, column) = (row as u8, column as u8);
                match word {
                    ".." => grey.push((row, column)),
                    "__" => {}
                    code => match Symbol::of_code(code) {
                        Some(symbol) => cells.push((row, column, symbol)),
                        None => return Err(format!("there is no symbol “{code}”")),
                    },
                }
            }
        }
        if !(2..=LARGEST).contains(&cells.len()) {
            return Err(format!("it has 2 to {LARGEST} symbols"));
        }
        if !cells.iter().any(|cell| cell.0 == 0) || !cells.iter().any(|cell| cell.1 == 0) {
            return Err("its symbols begin in the first row and in the first column".into());
        }
        let images = images(&cells);
        Ok(Pattern { cells, grey, images })
    }

    /// Its symbols as drawn.
    pub fn cells(&self) -> &[Spot] {
        &self.cells
    }

    /// Its grey spots as drawn (WW-88).
    pub fn grey(&self) -> &[(u8, u8)] {
        &self.grey
    }

    /// In how many ways it can lie: 1, 2, 4 or 8 (WW-81, WW-82).
    pub fn images(&self) -> usize {
        self.images.len()
    }

    /// Every place where it lies in a field, as the cells it uses; each set of cells once.
    pub(super) fn occurrences(&self, field: &Field) -> Sets {
        let mut found = Sets::default();
        for image in &self.images {
            let mut corners = image.corners;
            for (step, symbol) in &image.steps {
                corners &= field.with(*symbol) >> step;
            }
            while corners != 0 {
                let corner = corners.trailing_zeros();
                corners &= corners - 1;
                found.add(image.mask << corner);
            }
        }
        found
    }

    /// In how many places it lies but for no symbol, one, two or three that can still be laid: `with` says where the
    /// symbols are and `open` where cards can come, in a field of up to 8x8.
    pub(super) fn lacking(&self, with: &[u64; Symbol::COUNT], open: u64) -> [u32; 4] {
        let mut counts = [0; 4];
        for image in &self.images {
            // By how many lack, the corners from where it is so.
            let mut by = [image.wide, 0, 0, 0];
            for (step, symbol) in &image.steps {
                let (here, open) = (with[symbol.index()] >> step, open >> step);
                by = [
                    by[0] & here,
                    by[1] & here | by[0] & open,
                    by[2] & here | by[1] & open,
                    by[3] & here | by[2] & open,
                ];
            }
            for (count, corners) in counts.iter_mut().zip(by) {
                *count += corners.count_ones();
            }
        }
        counts
    }

    /// A largest family of occurrences that share no card (WW-84, WW-86).
    pub(super) fn best(&self, field: &Field) -> Family {
        let found = self.occurrences(field);
        let mut search =
            Search { size: self.cells.len() as u32, path: Family::default(), best: Family::default() };
        search.apart(found.all());
        search.best
    }

    /// How often it lies in a field at once, on different cards (WW-83 to WW-86).
    pub(super) fn count(&self, field: &Field) -> u32 {
        self.best(field).len as u32
    }
}

/// All different images under quarter turns and mirroring.
fn images(cells: &[Spot]) -> Vec<Image> {
    let mut shapes: Vec<Vec<Spot>> = Vec::new();
    for mirror in [false, true] {
        let mut shape: Vec<(i8, i8, Symbol)> = cells
            .iter()
            .map(|(row, column, symbol)| {
                let column = *column as i8;
                (*row as i8, if mirror { -column } else { column }, *symbol)
            })
            .collect();
        for _ in 0..4 {
            // A quarter turn clockwise: what was above lies to the right.
            shape = shape.iter().map(|(row, column, symbol)| (*column, -*row, *symbol)).collect();
            let top = shape.iter().map(|cell| cell.0).min().unwrap_or(0);
            let left = shape.iter().map(|cell| cell.1).min().unwrap_or(0);
            let mut placed: Vec<Spot> = shape
                .iter()
                .map(|(row, column, symbol)| ((row - top) as u8, (column - left) as u8, *symbol))
                .collect();
            placed.sort_unstable();
            if !shapes.contains(&placed) {
                shapes.push(placed);
            }
        }
    }
    shapes.iter().map(|shape| image(shape)).collect()
}

fn image(shape: &[Spot]) -> Image {
    let height = shape.iter().map(|cell| cell.0).max().unwrap_or(0);
    let width = shape.iter().map(|cell| cell.1).max().unwrap_or(0);
    let steps: Vec<(u8, Symbol)> =
        shape.iter().map(|(row, column, symbol)| (row * Field::STRIDE + column, *symbol)).collect();
    let mut corners = 0;
    for row in 0..=4 - height {
        for column in 0..=4 - width {
            corners |= Field::bit(row, column);
        }
    }
    let mask = steps.iter().fold(0, |mask, (step, _)| mask | 1 << step);
    let row = (1_u64 << (8 - width)) - 1;
    let wide = (0..8 - height).fold(0, |wide, at| wide | row << (at * Field::STRIDE));
    Image { steps, corners, mask, wide }
}

/// Sets of cells, as bits of a field.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    /// 8 images in 25 places each are at most 200.
    sets: [u64; 200],
    len: usize,
}

impl Default for Sets {
    fn default() -> Self {
        Sets { sets: [0; 200], len: 0 }
    }
}

impl Sets {
    /// The sets.
    pub fn all(&self) -> &[u64] {
        &self.sets[..self.len]
    }

    /// Adds a set unless it is there: equal ones are one occurrence.
    fn add(&mut self, set: u64) {
        if !self.all().contains(&set) && self.len < self.sets.len() {
            self.sets[self.len] = set;
            self.len += 1;
        }
    }
}

/// Sets without a cell in common: 12 at most, for each has 2 of 25 cells or more.
#[derive(Clone, Copy, Default)]
pub(super) struct Family {
    sets: [u64; 12],
    len: usize,
}

impl Family {
    /// The sets.
    pub fn all(&self) -> &[u64] {
        &self.sets[..self.len]
    }
}

/// The search for a largest family. It is exact: it branches over everything that can cover one cell, and leaves
/// a branch only where the cells that are left cannot hold more than the best family found.
struct Search {
    /// Cells in each set.
    size: u32,
    path: Family,
    best: Family,
}

impl Search {
    fn apart(&mut self, sets: &[u64]) {
        if self.path.len > self.best.len {
            self.best = self.path;
        }
        let cells = sets.iter().fold(0, |cells, set| cells | set);
        let room = (cells.count_ones() / self.size) as usize;
        if self.path.len + room <= self.best.len || self.path.len == self.path.sets.len() {
            return;
        }
        let cell = cells & cells.wrapping_neg();
        for set in sets.iter().filter(|set| **set & cell != 0) {
            self.path.sets[self.path.len] = *set;
            self.path.len += 1;
            self.without(sets, *set);
            self.path.len -= 1;
        }
        self.without(sets, cell);
    }

    /// Goes on with the sets that hold none of these cells.
    fn without(&mut self, sets: &[u64], cells: u64) {
        let mut rest = [0_u64; 200];
        let mut len = 0;
        for set in sets.iter().filter(|set| **set & cells == 0) {
            rest[len] = *set;
            len += 1;
        }
        self.apart(&rest[..len]);
    }
}
