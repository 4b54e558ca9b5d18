//! The two rulers on top: points and the Calendar, and their markers.

use super::{art, size, wheels::colour};
use crate::rules::{
    Seat,
    table::{Colour as Ink, Face, Fill, Part, Sheet, Text},
    valley_duel::{
        FORTY,
        content::Content,
        view::{layout, names::number},
    },
};

/// The point track.
pub fn track() -> Face {
    let face = size(layout::TRACK);
    let all = face.all();
    let face = face.with(Part::Art { rect: all, art: art("vp-track").into(), radius: 4, strength: 100 });
    (0..FORTY).step_by(5).fold(face, |face, place| {
        let text = Text::bold(number(place), 13, Ink::Ink).centred();
        face.text(layout::track_number(place), text)
    })
}

/// A marker of the point track.
pub fn marker(seat: Seat) -> Face {
    Face::icon(60, 80, art(&format!("vp-marker-{}", colour(seat))))
}

/// A 40/80 tile.
pub fn wreath(points: u16) -> Face {
    let face = Face::new(60, 60);
    let all = face.all();
    let name = if points >= 2 * FORTY { "vp-tile-eighty" } else { "vp-tile-forty" };
    face.symbol(all, art(name)).text(all, Text::bold(number(points), 24, Ink::Ink).centred())
}

/// The Calendar: Guilders on each leaf.
pub fn calendar() -> Face {
    let values = Content::get().calendar();
    values.iter().zip(0..).fold(size(layout::CALENDAR), |face, (value, at)| {
        let leaf = layout::leaf(at);
        // The end of the game is at the last leaf.
        let fill =
            if usize::from(at.unsigned_abs()) + 1 == values.len() { Ink::Dawn } else { Ink::Parchment };
        face.sheet(leaf.inset(1), Sheet::new(Fill::Flat(fill), 5).edge(Ink::WoodLight, 1).raised(1))
            .text(leaf, Text::bold(number(*value), 17, Ink::Ink).centred())
    })
}

/// The Calendar marker: the side that is up tells who began.
pub fn calendar_marker(first: Seat) -> Face {
    Face::icon(64, 64, art(&format!("calendar-marker-{}", colour(first))))
}

/// The mark of the player who began.
pub fn first_player() -> String {
    art("first-player")
}
