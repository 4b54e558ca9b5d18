//! What the table shows of a Goal under the pointer: rings round what counts, a veil over the rest.

use super::art;
use crate::rules::{
    table::{Colour, Face, Fill, Rect, Sheet, Text},
    wolfwalkers::Symbol,
};

/// Colours of occurrences; numbers tell them apart as well.
const COLOURS: [Colour; 6] =
    [Colour::Lamp, Colour::Sky, Colour::Dawn, Colour::Leaf, Colour::Label, Colour::Copper];

/// A ring round a card that counts, with the number of the occurrence it belongs to.
pub fn ring(rect: Rect, occurrence: usize, mark: Option<Symbol>) -> Face {
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    let colour = COLOURS[occurrence % COLOURS.len()];
    let size = (rect.w / 4).clamp(10, 24);
    let token = Rect::new(rect.w - size - 2, rect.h - size - 2, size, size);
    let face = face.sheet(all, Sheet::new(Fill::None, 9).edge(colour, (rect.w / 18).clamp(2, 5) as u8));
    match mark {
        Some(symbol) => face.symbol(token, super::symbol(symbol)),
        None => {
            face.sheet(token, Sheet::new(Fill::Flat(colour), (size / 2) as u8).edge(Colour::Ink, 1)).text(
                token,
                Text::bold(super::number(occurrence + 1), (size * 2 / 3) as u8, Colour::Ink).centred(),
            )
        }
    }
}

/// A card that is looked at: in row and column, or what spoils a crossed Goal.
pub fn wide(rect: Rect, spoils: bool) -> Face {
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    if spoils {
        let size = (rect.w / 3).clamp(10, 28);
        return face
            .sheet(all, Sheet::new(Fill::None, 9).edge(Colour::Brick, (rect.w / 18).clamp(2, 5) as u8))
            .symbol(Rect::new(rect.w - size - 2, rect.h - size - 2, size, size), art("mark-cross"));
    }
    face.sheet(all, Sheet::new(Fill::None, 9).dashes(Colour::Cream, 2))
}

/// The veil over a card that has nothing to do with it.
pub fn dim(rect: Rect) -> Face {
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Sheer(Colour::ClothDark, 58), 8))
}
