//! Where everything lies, in table units: the Market and the deck at the left, the others' displays below, the near
//! display at the right.

use crate::rules::{
    table::Rect,
    wolfwalkers::{Bounds, Cell, SIZE, Slot},
};

/// The whole table.
pub const TABLE: Rect = Rect::new(0, 0, 1040, 660);
/// Where the Market is named, and how many Stories and Goals it has.
pub const MARKET_WORDS: Rect = Rect::new(12, 6, 396, 24);
/// The Market.
pub const MARKET: Rect = Rect::new(6, 4, 408, 326);

/// A place of the Market: the lower row half a card to the right (WW-R1).
pub fn slot(slot: Slot) -> Rect {
    let at = slot.index() as i16;
    if at < 3 {
        Rect::new(12 + at * 114, 34, 106, 142)
    } else {
        Rect::new(69 + (at - 3) * 114, 184, 106, 142)
    }
}
/// Blocker or Remover at a place: over the upper right corner of its card, where neither symbols nor points are.
pub fn marker_at(at: Slot) -> Rect {
    let card = slot(at);
    Rect::new(card.x + card.w - 22, card.y - 8, 30, 30)
}

/// Where it says on a card of the Market that Blocker or Remover comes there next.
pub const NEXT_MARKER: Rect = Rect::new(106 - 30, 3, 26, 26);

/// The deck.
pub const DECK: Rect = Rect::new(12, 342, 88, 114);
/// What is said below it.
pub const DECK_WORDS: Rect = Rect::new(6, 464, 102, 38);
/// The Switch card that came up last.
pub const SWITCH: Rect = Rect::new(44, 502, 22, 28);
/// What the Remover threw out.
pub const DISCARD: Rect = Rect::new(124, 342, 88, 114);
/// What is said below it.
pub const DISCARD_WORDS: Rect = Rect::new(116, 458, 104, 20);

/// The three Opportunities of one of `sets` sets.
pub fn opportunity(place: u8, set: u8, sets: u8) -> Rect {
    let x = 8 + i16::from(place) * 135;
    if sets == 1 { Rect::new(x, 536, 131, 116) } else { Rect::new(x, 532 + i16::from(set) * 61, 131, 57) }
}
/// A marker on an Opportunity: of the first or second seat of its set.
pub fn marker(card: Rect, second: bool) -> Rect {
    let size = if card.h > 80 { 30 } else { 22 };
    Rect::new(
        card.x + card.w - size - 3 - if second { size + 2 } else { 0 },
        card.y + card.h - size - 3,
        size,
        size,
    )
}

/// The Quirk's banner.
pub const QUIRK: Rect = Rect::new(420, 6, 612, 44);

/// Where the near display lies.
pub fn area(modules: bool) -> Rect {
    if modules { Rect::new(420, 54, 612, 598) } else { Rect::new(420, 6, 612, 646) }
}
/// The card in hand, at the upper left of the near display.
pub fn hand(modules: bool) -> Rect {
    let area = area(modules);
    Rect::new(area.x + 6, area.y + 6, 74, 96)
}

/// Where other `at` of `of` displays lies, with its words above.
pub fn mat(at: usize, of: usize, modules: bool) -> Rect {
    let all = if modules { Rect::new(112, 338, 300, 190) } else { Rect::new(112, 338, 300, 314) };
    let at = at as i16;
    match (of, modules) {
        (1, _) => all,
        (2, _) => Rect::new(all.x + at * 151, all.y, 149, all.h),
        (_, true) => Rect::new(all.x + at * 101, all.y, 98, all.h),
        (_, false) => Rect::new(all.x + at % 2 * 151, all.y + at / 2 * 158, 149, 154),
    }
}

/// A display within an area: how large its cells are and where they lie.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    middle: (i16, i16),
    bounds: Bounds,
    pitch: (i16, i16),
    gap: i16,
}

impl Grid {
    /// The near display: it stays in the middle, with room for one more row and column on each side.
    pub fn near(area: Rect, bounds: Bounds) -> Grid {
        let rows = if bounds.rows() >= SIZE as u8 { 5 } else { 6 };
        let columns = if bounds.columns() >= SIZE as u8 { 5 } else { 6 };
        let high = ((area.h - 26) / rows).min(124);
        let wide = (high * 78 / 100).min(area.w / columns);
        let middle = (area.x + area.w / 2, area.y + (area.h - 22) / 2);
        Grid { middle, bounds, pitch: (wide, high), gap: 6 }
    }

    /// A display on a mat, always with room for 5x5.
    pub fn mat(mat: Rect, bounds: Bounds) -> Grid {
        let high = ((mat.h - 22) / 5).min((mat.w - 6) / 5 * 9 / 7);
        let middle = (mat.x + mat.w / 2, mat.y + 20 + (mat.h - 22) / 2);
        Grid { middle, bounds, pitch: (high * 7 / 9, high), gap: 2 }
    }

    /// Where a place lies.
    pub fn cell(&self, at: Cell) -> Rect {
        let Bounds { top, bottom, left, right } = self.bounds;
        let across = |twice: i16, pitch: i16| twice * pitch / 2;
        let x = self.middle.0
            + across(2 * i16::from(at.column) - i16::from(left) - i16::from(right), self.pitch.0);
        let y =
            self.middle.1 + across(2 * i16::from(at.row) - i16::from(top) - i16::from(bottom), self.pitch.1);
        let (w, h) = (self.pitch.0 - self.gap, self.pitch.1 - self.gap);
        Rect::new(x - w / 2, y - h / 2, w, h)
    }

    /// All rows and columns in use, with a little room.
    pub fn frame(&self) -> Rect {
        let Bounds { top, bottom, left, right } = self.bounds;
        let (first, last) = (self.cell(Cell::new(top, left)), self.cell(Cell::new(bottom, right)));
        Rect::new(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y).inset(-5)
    }
}

/// What lies aside for an Opportunity: over the middle.
pub const ASIDE: Rect = Rect::new(160, 190, 720, 240);
/// Card `at` of `of` there, from its corner.
pub fn aside(at: usize, of: usize) -> Rect {
    let (at, of) = (at as i16, of.max(1) as i16);
    let step = (690 / of).min(124);
    Rect::new((720 - step * of) / 2 + step * at + (step - 104) / 2, 64, 104, 136)
}
/// Symbol `at` of nine there.
pub fn aside_symbol(at: usize) -> Rect {
    Rect::new(24 + at as i16 * 76, 92, 64, 64)
}

/// A display of another, large: beside the Market, where the near one lies.
pub const LARGE: Rect = Rect::new(420, 6, 612, 646);
