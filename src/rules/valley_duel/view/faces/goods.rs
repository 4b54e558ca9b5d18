//! What lies in a storage: Guilders, Tools, Bulbs, each with how many there are.

use super::{art, bulb, faint, number, size};
use crate::rules::{
    table::{Colour as Ink, Face, Fill, Rect, Sheet, Text},
    valley_duel::Colour,
};

/// A symbol at the left, a number at its right; faint where there is none.
fn pile(rect: Rect, count: u16, draw: impl FnOnce(Face, Rect) -> Face, empty: String) -> Face {
    let side = rect.h.min(30);
    let square = Rect::new(0, (rect.h - side) / 2, side, side);
    let face = size(rect);
    let (face, ink) = if count == 0 {
        (faint(face, square, empty, 45), Ink::Mist)
    } else {
        (draw(face, square), Ink::Cream)
    };
    let words = Rect::new(side + 1, 0, rect.w - side - 1, rect.h);
    face.text(words, Text::bold(number(count), 16, ink).least(11))
}

/// Guilders.
pub fn guilders(rect: Rect, count: u16) -> Face {
    pile(rect, count, |face, square| face.symbol(square, art("guilder")), art("guilder"))
}

/// Tools.
pub fn tools(rect: Rect, count: u16) -> Face {
    pile(rect, count, |face, square| face.symbol(square, art("tool")), art("tool"))
}

/// Bulbs of a colour.
pub fn bulbs(rect: Rect, colour: Colour, count: u16) -> Face {
    let empty = art(&format!("bulb-{}", colour.slug()));
    pile(rect, count, |face, square| bulb(face, square, colour), empty)
}

/// One Bulb: in the hand, in the trade row.
pub fn one_bulb(colour: Colour) -> Face {
    let face = Face::new(60, 60);
    let all = face.all();
    bulb(face, all, colour)
}

/// A Bulb as one option of several.
pub fn bulb_option(colour: Colour) -> Face {
    let face = Face::new(96, 118);
    let words =
        Text::bold(crate::rules::valley_duel::view::names::colour(colour), 15, Ink::Ink).least(11).centred();
    let all = face.all();
    let paper = Sheet::new(Fill::Flat(Ink::Paper), 8).raised(2);
    bulb(face.sheet(all, paper), Rect::new(12, 10, 72, 72), colour).text(Rect::new(4, 88, 88, 24), words)
}
