//! Where everything lies, in table units: the rival along the far edge, the road across the middle, the
//! viewer along the near edge.

use crate::rules::{
    table::Rect,
    tilting::{Meeple, Pos},
};

/// The whole table.
pub const TABLE: Rect = Rect::new(0, 0, 1040, 660);
/// The rails at both edges.
pub const RAILS: [Rect; 2] = [Rect::new(0, 455, 1040, 205), Rect::new(0, 0, 1040, 86)];
/// The road's picture.
pub const BOARD: Rect = Rect::new(158, 176, 880, 188);

/// The open stack card: alone, or beside a row.
pub fn stack(row: bool) -> Rect {
    if row { Rect::new(12, 94, 84, 112) } else { Rect::new(12, 94, 138, 184) }
}
/// What is said below the stack.
pub fn stack_words(row: bool) -> Rect {
    if row { Rect::new(8, 210, 92, 18) } else { Rect::new(8, 284, 146, 18) }
}
/// The draw deck.
pub fn deck(row: bool) -> Rect {
    if row { Rect::new(104, 94, 44, 58) } else { Rect::new(14, 310, 64, 85) }
}
/// The discard pile.
pub fn discard(row: bool) -> Rect {
    if row { Rect::new(104, 174, 44, 58) } else { Rect::new(84, 310, 64, 85) }
}
/// What is said below a pile.
pub fn below(pile: Rect) -> Rect {
    Rect::new(pile.x - 8, pile.y + pile.h + 1, pile.w + 16, 18)
}
/// The open row: its frame, and the cards in it.
pub const ROW: Rect = Rect::new(8, 256, 146, 192);
/// A card of the row.
pub fn row_card(at: usize) -> Rect {
    let at = at as i16;
    Rect::new(14 + at % 2 * 70, 276 + at / 2 * 86, 62, 82)
}

/// A lane: of the near or far player, for a meeple.
pub fn lane(near: bool, meeple: Meeple) -> Rect {
    let x = if meeple == Meeple::Knight { 164 } else { 602 };
    Rect::new(x, if near { 371 } else { 93 }, 430, 76)
}

/// Card `at` of `count` in a lane.
pub fn laid(near: bool, meeple: Meeple, at: usize, count: usize) -> Rect {
    let lane = lane(near, meeple);
    spread(Rect::new(lane.x + 10, lane.y + 5, lane.w - 90, 66), 50, at, count)
}

/// Card `at` of `count` in a strip, side by side where there is room, else overlapping.
pub fn spread(strip: Rect, width: i16, at: usize, count: usize) -> Rect {
    let room = strip.w - width;
    let step = (width + 5).min(if count > 1 { room / (count as i16 - 1) } else { room });
    Rect::new(strip.x + step * at as i16, strip.y, width, strip.h)
}

/// The middle of a field, across.
pub fn field_x(at: Pos) -> i16 {
    182 + ((i32::from(at.number()) - 1) * 362 / 10) as i16
}
/// The token of a field.
pub fn field(at: Pos) -> Rect {
    Rect::new(field_x(at) - 15, 299, 30, 30)
}
/// The sign beside a field.
pub fn sign(at: Pos) -> Rect {
    Rect::new(field_x(at) - 14, 332, 28, 28)
}
/// A meeple on a field.
pub fn meeple(at: Pos) -> Rect {
    Rect::new(field_x(at) - 20, 244, 40, 60)
}
/// Where the gap between two fields is told: on the road between the meeples, over their heads where there is
/// no room.
pub fn gap(a: Pos, b: Pos) -> Rect {
    let middle = (i32::from(field_x(a)) + i32::from(field_x(b))) / 2;
    let apart = field_x(a).abs_diff(field_x(b));
    Rect::new(middle as i16 - 34, if apart > 120 { 272 } else { 220 }, 68, 22)
}

/// Card `at` of a hand.
pub fn hand(near: bool, at: usize) -> Rect {
    let at = at as i16;
    if near {
        // Held in a slight fan.
        let lower = [6, 0, 0, 6][at.clamp(0, 3) as usize];
        Rect::new(338 + at * 113, 482 + lower, 110, 147)
    } else {
        Rect::new(664 + at * 40, 10, 50, 66)
    }
}
/// All of a hand.
pub const HANDS: [Rect; 2] = [Rect::new(332, 476, 456, 164), Rect::new(658, 4, 180, 78)];
/// Where a hand is named.
pub const HAND_WORDS: [Rect; 2] = [Rect::new(338, 460, 300, 18), Rect::new(842, 12, 52, 60)];

/// Mission `at` of a hand.
pub fn errand(near: bool, at: usize) -> Rect {
    let at = at as i16;
    if near { Rect::new(794 + at * 122, 482, 118, 154) } else { Rect::new(898 + at * 34, 10, 47, 66) }
}
/// All missions of a hand.
pub const ERRANDS: [Rect; 2] = [Rect::new(790, 478, 248, 164), Rect::new(896, 4, 88, 78)];
/// Where they are named.
pub const ERRAND_WORDS: [Rect; 2] = [Rect::new(794, 460, 240, 18), Rect::new(982, 12, 56, 60)];

/// Whose edge it is.
pub const NAMES: [Rect; 2] = [Rect::new(12, 460, 170, 20), Rect::new(12, 12, 106, 22)];
/// Lance `at` of seven.
pub fn lance(near: bool, at: u8) -> Rect {
    let at = i16::from(at);
    if near { Rect::new(12 + at * 24, 482, 22, 68) } else { Rect::new(120 + at * 23, 9, 21, 68) }
}
/// All lances.
pub const LANCES: [Rect; 2] = [Rect::new(8, 478, 176, 76), Rect::new(116, 5, 168, 76)];
/// Where they are counted.
pub const LANCE_WORDS: [Rect; 2] = [Rect::new(186, 460, 146, 20), Rect::new(12, 38, 102, 34)];

/// Card `at` of `count` that were won.
pub fn won(near: bool, at: usize, count: usize) -> Rect {
    if near {
        spread(Rect::new(12, 578, 316, 60), 45, at, count)
    } else {
        spread(Rect::new(292, 24, 250, 56), 42, at, count)
    }
}
/// All that was won.
pub const WON: [Rect; 2] = [Rect::new(8, 574, 324, 68), Rect::new(288, 21, 258, 61)];
/// Where it is counted.
pub const WON_WORDS: [Rect; 2] = [Rect::new(12, 556, 316, 18), Rect::new(292, 3, 250, 18)];

/// Mission `at` of those played.
pub fn played(near: bool, at: usize) -> Rect {
    let at = at as i16;
    if near { Rect::new(190 + at * 56, 484, 50, 66) } else { Rect::new(552 + at * 50, 10, 48, 66) }
}
/// All that were played: here a mission is laid.
pub const PLAYED: [Rect; 2] = [Rect::new(186, 480, 146, 74), Rect::new(548, 5, 104, 76)];

/// The used cards, spread out.
pub const USED: Rect = Rect::new(12, 8, 1016, 640);
/// Used card `at`, from the surface's corner.
pub fn used(at: usize) -> Rect {
    let at = at as i16;
    Rect::new(16 + at % 12 * 82, 52 + at / 12 * 114, 78, 104)
}
