//! Meeples, lances, the fields of the road and their signs.

use super::{art, icon};
use crate::rules::{
    Seat, Words,
    table::{Colour, Face, Fill, Rect, Sheet, Text},
    tilting::{Face as Side, Meeple, Pos, Sign},
};

/// A meeple.
pub fn meeple(meeple: Meeple) -> Face {
    Face::icon(160, 240, art(&format!("meeple-{}", meeple.slug())))
}

/// A lance, whole or broken: the pennant has its owner's colour, and a pattern of its own.
pub fn lance(seat: Seat, at: u8, whole: bool) -> Face {
    let colour = if seat.0 == 0 { "green" } else { "violet" };
    let state = if whole { "" } else { "-broken" };
    Face::art(120, 420, art(&format!("lance-{colour}-{}{state}", at + 1)), 10)
}

/// The token of a field: square where a meeting is a windmill, round where it is a giant; the bridge's ends
/// have an arch. The number is that of its board, as far as start numbers need it.
pub fn field(at: Pos) -> Face {
    let face = Face::new(30, 30);
    let all = face.all();
    if at.is_bridge_end() {
        return face
            .sheet(all, Sheet::new(Fill::Shaded(Colour::Label), 6).edge(Colour::Ink, 1))
            .symbol(all.inset(4), icon("bridge"));
    }
    let (fill, radius) = match at.meeting() {
        Side::Windmill => (Colour::Cream, 7),
        Side::Giant => (Colour::Dawn, 15),
    };
    let words = match at.field() {
        number @ 1..=9 => super::number(number),
        _ => Words::new("tw-plain-field"),
    };
    face.sheet(all, Sheet::new(Fill::Flat(fill), radius).edge(Colour::Wood, 1).raised(1))
        .text(all, Text::bold(words, 15, Colour::Ink).centred())
}

/// The sign beside a field.
pub fn sign(sign: Sign) -> Face {
    Face::icon(28, 28, art(&format!("sign-{}", sign.slug())))
}

/// How many fields there are between the two.
pub fn gap(fields: i8) -> Face {
    let face = Face::new(68, 22);
    let all = face.all();
    let words = Words::new("tw-gap").with("fields", fields);
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Ink), 8).raised(1))
        .text(Rect::new(2, 0, 64, 22), Text::bold(words, 13, Colour::Cream).centred())
}
