//! How things look. One file for each kind; here what they share.

mod board;
mod farm;
mod goods;
mod market;
mod marks;
mod ports;
mod rails;
mod tracks;
mod wheels;

use super::names::number;
use crate::rules::{
    Words,
    table::{Colour as Ink, Face, Fill, Part, Rect, Sheet, Text},
    valley_duel::{Action, Colour, Counts, Effect},
};

pub use board::*;
pub use farm::*;
pub use goods::*;
pub use market::*;
pub use marks::*;
pub use ports::*;
pub use rails::*;
pub use tracks::*;
pub use wheels::*;

/// A picture's file.
pub fn art(name: &str) -> String {
    format!("valley-duel/{name}")
}

/// A symbol's file.
pub fn symbol(name: &str) -> String {
    art(&format!("symbol-{name}"))
}

/// The symbol of a main action.
pub fn action(action: Action) -> String {
    symbol(match action {
        Action::Windmill => "build",
        other => other.slug(),
    })
}

/// A rectangle's size as a drawing.
pub fn size(rect: Rect) -> Face {
    Face::new(rect.w, rect.h)
}

/// A symbol that has a number in its middle.
fn counted(face: Face, rect: Rect, icon: String, count: u16) -> Face {
    let size = (rect.h * 9 / 16).clamp(9, 64) as u8;
    face.symbol(rect, icon).text(rect, Text::bold(number(count), size, Ink::Ink).centred())
}

/// An effect drawn within a square: a symbol, and how many where that says it shorter.
pub fn effect(face: Face, rect: Rect, effect: Effect) -> Face {
    match effect {
        Effect::Points(count) => counted(face, rect, symbol("vp"), u16::from(count)),
        Effect::Guilders(count) => counted(face, rect, symbol("guilder"), u16::from(count)),
        Effect::Tools(count) => several(face, rect, symbol("tool"), count),
        Effect::Bulb(colour) => bulb(face, rect, colour),
        Effect::Bulbs(count) => several(face, rect, art("bulb-any"), count),
        Effect::Do(of) => face.symbol(rect, action(of)),
        Effect::Twice(Action::Plant) => face.symbol(rect, symbol("plant-twice")),
        Effect::Twice(Action::Market) => face.symbol(rect, symbol("market-twice")),
        Effect::Twice(of) => several(face, rect, action(of), 2),
        special => face.symbol(rect, symbol(super::names::slug(special))),
    }
}

/// A symbol once, or with a number at its lower right.
fn several(face: Face, rect: Rect, icon: String, count: u8) -> Face {
    let face = face.symbol(rect, icon);
    if count < 2 { face } else { badge(face, rect, u16::from(count)) }
}

/// A number at the lower right of something.
fn badge(face: Face, rect: Rect, count: u16) -> Face {
    let side = (rect.h / 2).clamp(12, 40);
    let at = Rect::new(rect.x + rect.w - side, rect.y + rect.h - side, side, side);
    face.sheet(at, Sheet::new(Fill::Flat(Ink::Ink), (side / 2) as u8))
        .text(at, Text::bold(number(count), 13, Ink::Cream).least(9).centred())
}

/// What a Contract counts, drawn within a rectangle as high as a symbol.
pub fn counts(face: Face, rect: Rect, counts: Counts) -> Face {
    let square = Rect::new(rect.x, rect.y, rect.h, rect.h);
    match counts {
        Counts::WhiteWindmills => face.symbol(square, symbol("mill-white")),
        Counts::FullPatches => face.symbol(square, symbol("patch-full")),
        Counts::TradedPairs => face.symbol(square, symbol("pair")),
        Counts::OwnTiles => face.symbol(square, symbol("own-tile")),
        Counts::MixedPatches(colour) => face.symbol(square, symbol(&format!("patch-{}", colour.slug()))),
        Counts::Traded(colours) => {
            let face = face.symbol(square, symbol("traded"));
            colours.iter().zip(1..).fold(face, |face, (colour, at)| {
                bulb(face, Rect { x: rect.x + at * (rect.h + 1), ..square }, colour)
            })
        }
        Counts::TradedColours => face.symbol(square, symbol("traded-colours")),
        Counts::ScoredContracts => face.symbol(square, symbol("contracts-done")),
    }
}

/// A label on cloth or wood.
pub fn label(face: Face, rect: Rect, words: Words) -> Face {
    face.text(rect, Text::sans(words, 13, Ink::Mist).least(11))
}

/// The title of a part of the table, with a remark at its right.
pub fn titled(face: Face, rect: Rect, title: Words, remark: Option<Words>) -> Face {
    let face = face.text(rect, Text::serif(title, 16, Ink::Cream));
    match remark {
        Some(remark) => face.text(rect, Text::sans(remark, 13, Ink::Mist).least(11).right()),
        None => face,
    }
}

/// A picture that is not quite there.
fn faint(face: Face, rect: Rect, art: String, strength: u8) -> Face {
    face.with(Part::Art { rect, art: art.into(), radius: 0, strength })
}

/// A Bulb of a colour, with its letter.
pub fn bulb(face: Face, rect: Rect, colour: Colour) -> Face {
    let face = face.symbol(rect, art(&format!("bulb-{}", colour.slug())));
    let size = (rect.h * 3 / 8).clamp(7, 40) as u8;
    // The light patch of the picture: a little below its middle.
    let patch = Rect::new(rect.x, rect.y + rect.h * 8 / 120, rect.w, rect.h);
    face.text(patch, Text::bold(super::names::letter(colour), size, Ink::Ink).centred())
}

/// How many lie in a stack, over the middle of its back.
fn count(face: Face, rect: Rect, count: usize) -> Face {
    let token = Rect::new(rect.x + rect.w / 2 - 14, rect.y + rect.h / 2 - 10, 28, 20);
    face.sheet(token, Sheet::new(Fill::Flat(Ink::Ink), 7))
        .text(token, Text::bold(number(count), 14, Ink::Cream).least(11).centred())
}

/// The parts of a drawing, laid from another corner.
pub fn moved(face: Face, to: Rect) -> impl Iterator<Item = Part> {
    face.parts.into_iter().map(move |part| match part {
        Part::Sheet(rect, sheet) => Part::Sheet(rect.within(to), sheet),
        Part::Art { rect, art, radius, strength } => {
            Part::Art { rect: rect.within(to), art, radius, strength }
        }
        Part::Icon(rect, icon) => Part::Icon(rect.within(to), icon),
        Part::Text(rect, text) => Part::Text(rect.within(to), text),
    })
}
