//! Polyominoes: every way a crop can lie in the field (MW-FA03).

use std::sync::OnceLock;

use super::{COLUMNS, Crop, ROWS};
use crate::rules::{mythwind::content::Content, table::Pose};

/// One way a crop can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The cells it covers, a bit each.
    pub cells: u32,
    /// How it is turned. Of poses that look the same only the first counts.
    pub pose: Pose,
    /// Column and row of the upper left corner of its box.
    pub corner: (u8, u8),
    /// Columns and rows of its box.
    pub size: (u8, u8),
}

/// Every way a crop can lie in an empty field, boulders and well not counted.
pub fn placements(crop: Crop) -> &'static [Placement] {
    static ALL: OnceLock<Vec<Vec<Placement>>> = OnceLock::new();
    &ALL.get_or_init(|| Crop::ALL.iter().map(|&crop| lay(&Content::get().crop(crop).shape)).collect())
        [crop as usize]
}

/// The cells of a shape in a pose, moved to the corner.
fn posed(shape: &[(u8, u8)], pose: Pose) -> Vec<(i8, i8)> {
    let mut cells: Vec<(i8, i8)> = shape
        .iter()
        .map(|&(x, y)| {
            let (mut x, mut y) = (x as i8, y as i8);
            if pose.mirror {
                x = -x;
            }
            for _ in 0..pose.turn {
                (x, y) = (-y, x);
            }
            (x, y)
        })
        .collect();
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    for cell in &mut cells {
        *cell = (cell.0 - left, cell.1 - top);
    }
    cells.sort_unstable();
    cells
}

fn lay(shape: &[(u8, u8)]) -> Vec<Placement> {
    let mut seen = Vec::new();
    let mut ways = Vec::new();
    for mirror in [false, true] {
        for turn in 0..4 {
            let pose = Pose { turn, mirror };
            let cells = posed(shape, pose);
            if seen.contains(&cells) {
                continue;
            }
            let width = cells.iter().map(|cell| cell.0).max().unwrap_or(0) as u8 + 1;
            let height = cells.iter().map(|cell| cell.1).max().unwrap_or(0) as u8 + 1;
            for y in 0..=ROWS.saturating_sub(height) {
                for x in 0..=COLUMNS.saturating_sub(width) {
                    let bits = cells
                        .iter()
                        .fold(0, |bits, &(cx, cy)| bits | 1 << ((cy as u8 + y) * COLUMNS + cx as u8 + x));
                    ways.push(Placement { cells: bits, pose, corner: (x, y), size: (width, height) });
                }
            }
            seen.push(cells);
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counted by hand: a straight piece of n lies in 2 poses, a square in 1, a corner or T in 4, L and P in 8.
    #[test]
    fn every_shape_has_its_number_of_poses_and_places() {
        let poses = |crop| {
            let mut seen: Vec<Pose> = placements(crop).iter().map(|way| way.pose).collect();
            seen.dedup();
            (seen.len(), placements(crop).len())
        };
        assert_eq!(poses(Crop::Radish), (2, 5 * 5 + 6 * 4), "1x2: 25 across, 24 down");
        assert_eq!(poses(Crop::Carrot), (2, 4 * 5 + 6 * 3), "1x3");
        assert_eq!(poses(Crop::Corn), (2, 3 * 5 + 6 * 2), "1x4");
        assert_eq!(poses(Crop::Wheat), (4, 4 * 5 * 4), "corner in a 2x2 box");
        assert_eq!(poses(Crop::Pumpkin), (1, 5 * 4), "square");
        assert_eq!(poses(Crop::Bean), (8, 4 * (5 * 3 + 4 * 4)), "L: four poses 2x3, four 3x2");
        assert_eq!(poses(Crop::Winterroot), (4, 2 * (4 * 4 + 5 * 3)), "T: two poses 3x2, two 2x3");
        assert_eq!(poses(Crop::Mistberry), (8, 4 * (5 * 3 + 4 * 4)), "P");
    }
}
