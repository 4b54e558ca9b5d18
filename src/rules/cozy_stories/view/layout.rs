//! Where everything lies, in table units: storyteller and points at the left, the field in the middle, the windmill and
//! the guessers' mats at the right.

use crate::rules::{cozy_stories::Cell, table::Rect};

/// The whole table.
pub const TABLE: Rect = Rect::new(0, 0, 1040, 660);

/// The storyteller's place.
pub const TELLER: Rect = Rect::new(8, 8, 276, 310);
/// The story card in the storyteller's hand, while only its back shows.
pub const HELD: Rect = Rect::new(23, 54, 48, 64);
/// The story card, laid.
pub const LAID: Rect = Rect::new(87, 54, 48, 64);
/// The storyteller deck.
pub const DECK: Rect = Rect::new(151, 54, 48, 64);
/// What is said below a card.
pub fn below(card: Rect) -> Rect {
    Rect::new(card.x - 8, card.y + card.h + 1, 64, 18)
}
/// The paper with the story.
pub const PAPER: Rect = Rect::new(16, 140, 260, 172);

/// Used card `at` of a round of Endless Story, on a pile that shows how many there are.
pub fn used(at: usize) -> Rect {
    let step = at as i16 * 3;
    Rect::new(214 + step, 54, 48, 64)
}
/// All of that pile.
pub const USED: Rect = Rect::new(214, 54, 60, 64);
/// What is said below it.
pub const USED_WORDS: Rect = Rect::new(209, 119, 70, 18);

/// The scale with its ground.
pub const SCALE: Rect = Rect::new(8, 326, 276, 326);
/// Spaces of the scale.
pub const SPACES: u8 = 41;
/// The middle of a space of the scale. The path goes to and fro, from below.
pub fn space(number: u8) -> (i16, i16) {
    let number = i16::from(number.min(SPACES - 1));
    let (row, along) = (number / 7, number % 7);
    let column = if row % 2 == 0 { along } else { 6 - along };
    (SCALE.x + 31 + 38 * column, SCALE.y + 290 - 48 * row)
}
/// Pawn `at` of `count` on a space.
pub fn pawn(number: u8, at: usize, count: usize) -> Rect {
    let (x, y) = space(number);
    let step = if count > 3 { 8 } else { 11 };
    let off = step * (2 * at as i16 + 1 - count as i16) / 2;
    Rect::new(x - 11 + off, y - 36, 22, 33)
}
/// The first player's token.
pub const TOKEN: Rect = Rect::new(248, 331, 28, 28);

/// A place of the field.
pub fn cell(cell: Cell) -> Rect {
    let (row, column) = (i16::from(cell.row()) - 1, i16::from(cell.place()) - 1);
    Rect::new(298 + 100 * column, 8 + 259 * row / 2, 93, 122)
}

/// The windmill card's place with what is said of it.
pub const WINDMILL_PANEL: Rect = Rect::new(802, 8, 230, 150);
/// The windmill card in the middle.
pub const WINDMILL: Rect = Rect::new(814, 20, 93, 124);

/// The frame round what the storyteller alone sees.
pub const PRIVATE: Rect = Rect::new(798, 162, 238, 492);
/// The story card in the private look.
pub const PRIVATE_CARD: Rect = Rect::new(806, 196, 222, 296);
/// What can be done, under it.
pub const PRIVATE_WORDS: Rect = Rect::new(812, 500, 210, 140);

/// Everything on the mat of a guesser.
#[derive(Clone, Copy, Debug)]
pub struct Mat {
    /// The mat.
    pub all: Rect,
    /// Where a guess card is laid.
    pub card: Rect,
    /// Where the windmill card lies.
    pub windmill: Rect,
    /// The right card and the story card beside it, once that is turned over.
    pub pair: [Rect; 2],
    /// Where the windmill lies beside those two, if it caught the story.
    pub caught: Rect,
    /// Whether it is one of four, lower than others.
    pub low: bool,
}

/// The mat of the guesser who is `at`, from 0, of `count`.
pub fn mat(at: usize, count: usize) -> Mat {
    let low = count > 3;
    let (step, h) = if low { (124, 116) } else { (164, 156) };
    let all = Rect::new(803, 164 + step * at as i16, 228, h);
    let inside = |x, y, w, h| Rect::new(x, y, w, h).within(all);
    if low {
        let pair = [inside(160, 27, 62, 82), inside(94, 27, 62, 82)];
        Mat {
            all,
            card: inside(144, 7, 76, 101),
            windmill: inside(14, 64, 36, 48),
            pair,
            caught: inside(40, 36, 48, 64),
            low,
        }
    } else {
        let pair = [inside(136, 34, 86, 115), inside(46, 34, 86, 115)];
        Mat {
            all,
            card: inside(126, 16, 93, 124),
            windmill: inside(14, 82, 48, 64),
            pair,
            caught: inside(9, 84, 33, 44),
            low,
        }
    }
}

/// The story card beside the same picture in the field, if nobody found it.
pub fn beside(twin: Cell) -> Rect {
    let rect = cell(twin);
    let step = if twin.place() < 5 { 97 } else { -97 };
    Rect { x: rect.x + step, ..rect }
}

/// The stories of a round, spread out.
pub const STORIES: Rect = Rect::new(12, 8, 1016, 644);
/// Story `at` of a round, from its surface's corner.
pub fn tale(at: usize) -> Rect {
    Rect::new(14, 56 + 117 * at as i16, 988, 112)
}
/// The tab of a round, from the surface's corner.
pub fn tab(round: u8) -> Rect {
    Rect::new(560 + 128 * (i16::from(round) - 1), 10, 120, 34)
}
