//! The rails: at each the farm row, the trade row, the storage and the Windmills of who sits there. Near first, then
//! far.

use crate::rules::{table::Rect, valley_duel::Colour};

/// Whose rail it is, and what the halves of the cards beside it are.
pub const NAMES: [Rect; 2] = [Rect::new(6, 545, 70, 111), Rect::new(6, 36, 70, 78)];
/// A card of the row, from the end where cards come in: at its owner's left.
pub const fn row(near: bool, at: i16) -> Rect {
    if near { Rect::new(80 + at * 115, 546, 112, 108) } else { Rect::new(310 - at * 115, 37, 112, 76) }
}
/// The whole row.
pub const ROWS: [Rect; 2] = [Rect::new(78, 544, 346, 112), Rect::new(78, 35, 346, 80)];
/// Where a card goes that is pushed out of a row.
pub const fn out(near: bool) -> Rect {
    let last = row(near, 2);
    Rect { y: if near { last.y - 30 } else { last.y + 30 }, ..last }
}

/// The trade row.
pub const TRADES: [Rect; 2] = [Rect::new(614, 545, 188, 48), Rect::new(614, 36, 188, 30)];
/// Traded Bulb `at` of `count`.
pub const fn traded(near: bool, at: usize, count: usize) -> Rect {
    let (at, count) = (at as i16, count as i16);
    // Beyond the sixth place they move closer.
    let step = if count <= 6 { 30 } else { 150 / (count - 1) };
    if near { Rect::new(618 + at * step, 563, 28, 28) } else { Rect::new(618 + at * step, 37, 28, 28) }
}
/// Where trades are counted.
pub const TRADE_WORDS: Rect = Rect::new(618, 545, 186, 17);

/// Guilders, and how many.
pub const GUILDERS: [Rect; 2] = [Rect::new(812, 546, 54, 28), Rect::new(812, 36, 54, 24)];
/// Tools, and how many.
pub const TOOLS: [Rect; 2] = [Rect::new(812, 577, 54, 28), Rect::new(812, 60, 54, 24)];
/// All of the storage.
pub const STORAGE: [Rect; 2] = [Rect::new(612, 597, 254, 60), Rect::new(612, 68, 254, 48)];
/// Bulbs of a colour, and how many.
pub const fn bulbs(near: bool, colour: Colour) -> Rect {
    let at = colour.index() as i16;
    if near { Rect::new(616 + at * 50, 618, 48, 34) } else { Rect::new(616 + at * 50, 86, 48, 28) }
}
/// Where the storage is named.
pub const STORAGE_WORDS: Rect = Rect::new(618, 599, 190, 17);

/// The Windmill section.
pub const RACKS: [Rect; 2] = [Rect::new(872, 544, 164, 113), Rect::new(872, 35, 164, 80)];
/// The stand of the near one's Windmills.
pub const STAND: Rect = Rect::new(872, 543, 158, 97);
/// A Windmill in its column, from row 0 at the bottom.
pub const fn windmill(near: bool, column: Colour, row: u8) -> Rect {
    let (column, row) = (column.index() as i16, row as i16);
    if near {
        Rect::new(877 + column * 28, 607 - row * 51 / 2, 25, 25)
    } else {
        Rect::new(879 + column * 28, 76 - row * 20, 20, 20)
    }
}
/// What a row costs.
pub const fn cost(near: bool, row: u8) -> Rect {
    let row = row as i16;
    if near { Rect::new(1014, 608 - row * 51 / 2, 22, 22) } else { Rect::new(1014, 76 - row * 20, 22, 20) }
}
/// What a colour is worth.
pub const fn worth(near: bool, column: Colour) -> Rect {
    let column = column.index() as i16;
    if near { Rect::new(876 + column * 28, 638, 28, 19) } else { Rect::new(875 + column * 28, 97, 28, 17) }
}
/// Contracts a player has scored: how many, and the last of them.
pub const DONE: [Rect; 2] = [Rect::new(428, 620, 30, 36), Rect::new(428, 36, 30, 36)];
/// The last of them, small.
pub const fn pile(done: Rect) -> Rect {
    Rect::new(done.x + 2, done.y + 2, 26, 20)
}
/// The 40/80 tile a player has earned.
pub const WREATHS: [Rect; 2] = [Rect::new(582, 624, 30, 30), Rect::new(582, 37, 30, 30)];
