//! What the table shows while something is still in the hand: what would come to meet, what would be pushed out.

use super::{section, size, symbol, tile};
use crate::rules::{
    Words,
    table::{Colour as Ink, Face, Fill, Part, Rect, Sheet, Text},
    valley_duel::{Effects, Taken, Tile},
};

/// A space of a wheel as it would come to lie: lit for whoever chooses, in dawn for whoever follows.
pub fn coming(effects: Effects, laid: Option<Tile>, follows: bool) -> Face {
    let face = Face::new(200, 140);
    let all = face.all();
    let edge = if follows { Ink::Dawn } else { Ink::Lamp };
    let mut face = face.sheet(all, Sheet::new(Fill::Flat(Ink::Paper), 26).raised(2));
    face.parts.extend(match laid {
        Some(laid) => scaled(tile(laid), 2, 3),
        None => section(effects).parts,
    });
    let face = face.sheet(all, Sheet::new(Fill::None, 26).edge(edge, 12));
    // Dashes tell the follow-up apart without its colour.
    if follows { face.sheet(all.inset(14), Sheet::new(Fill::None, 14).dashes(Ink::Ink, 5)) } else { face }
}

/// The parts of a face made smaller; only pictures and sheets, whose size is their rectangle's.
fn scaled(face: Face, times: i16, by: i16) -> Vec<Part> {
    let small = |rect: Rect| {
        Rect::new(rect.x * times / by, rect.y * times / by, rect.w * times / by, rect.h * times / by)
    };
    let parts = face.parts.into_iter().map(|part| match part {
        Part::Sheet(rect, sheet) => Part::Sheet(small(rect), sheet),
        Part::Art { rect, art, radius, strength } => Part::Art { rect: small(rect), art, radius, strength },
        Part::Icon(rect, icon) => Part::Icon(small(rect), icon),
        Part::Text(rect, text) => Part::Text(small(rect), text),
    });
    parts.collect()
}

/// A slip of words beside the wheels.
pub fn seal(rect: Rect, title: Words, lines: Vec<Words>, follows: bool) -> Face {
    let face = size(rect);
    let all = face.all();
    let edge = if follows { Ink::Dawn } else { Ink::Lamp };
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Ink::Ink), 10).edge(edge, 2).raised(3))
        .text(Rect::new(8, 3, rect.w - 16, 18), Text::bold(title, 13, Ink::Cream).least(11));
    let room = (rect.h - 24) / lines.len().max(1) as i16;
    lines.into_iter().zip(0..).fold(face, |face, (words, at)| {
        let line = Rect::new(8, 21 + at * room, rect.w - 16, room);
        face.text(line, Text::sans(words, 13, Ink::Mist).least(10))
    })
}

/// A ring round something that counts.
pub fn ring(rect: Rect) -> Face {
    let face = size(rect);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Sheer(Ink::Lamp, 18), 8).edge(Ink::Lamp, 3))
}

/// A space of a wheel that is being carried out.
pub fn chosen(face: Face) -> Face {
    let all = face.all();
    let width = (face.w / 20) as u8;
    face.sheet(all, Sheet::new(Fill::Sheer(Ink::Lamp, 16), 26).edge(Ink::Lamp, width))
}

/// A space of a wheel with what was taken from it since the wheels were turned: its step by a number, the follow-up by
/// its sign; a sign beside it where the Calendar's Guilders were taken instead.
pub fn taken(face: Face, at: usize, taken: Taken) -> Face {
    let side = face.w / 4;
    let corner = Rect::new(face.w - side - 4, 4, side, side);
    let face = face.sheet(corner, Sheet::new(Fill::Flat(Ink::Ink), (side / 2) as u8));
    let number = |key: &'static str| Text::bold(Words::new(key), (side * 3 / 4) as u8, Ink::Cream).centred();
    let face = match at {
        0 => face.text(corner, number("vd-mark-first")),
        1 => face.text(corner, number("vd-mark-second")),
        _ => face.symbol(corner.inset(side / 8), symbol("follow")),
    };
    match taken {
        Taken::Space(_) => face,
        Taken::Guilders => face.symbol(Rect::new(corner.x - side - 4, 4, side, side), symbol("calendar")),
    }
}
