//! Patches and Windmill spaces, and what stands on them.

use super::{art, effect, size, wheels::colour};
use crate::rules::{
    Seat,
    table::{Colour as Ink, Face, Fill, Rect, Sheet, Text},
    valley_duel::{Colour, Effect},
};

/// The meadow of a ring.
pub fn meadow(rect: Rect, east: bool) -> Face {
    let face = size(rect);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Ink::Moss), 18)).picture(
        all,
        art(if east { "field-east" } else { "field-west" }),
        18,
    )
}

/// The bed of a Patch.
pub fn bed(rect: Rect, spaces: usize, upright: bool) -> Face {
    let face = size(rect);
    let all = face.all();
    let upright = if upright { "-upright" } else { "" };
    face.symbol(all, art(&format!("bed-{spaces}{upright}")))
}

/// A free space: what is printed on it.
pub fn space(reward: Effect) -> Face {
    let face = Face::new(60, 60);
    let all = face.all();
    effect(face.symbol(all, art("patch-reward")), all.inset(8), reward)
}

/// A planted Tulip, with its letter.
pub fn tulip(colour: Colour) -> Face {
    let face = Face::new(60, 60);
    let all = face.all();
    let token = Rect::new(36, 34, 24, 26);
    face.symbol(all, art(&format!("tulip-{}", colour.slug())))
        .sheet(token, Sheet::new(Fill::Sheer(Ink::Cream, 86), 8))
        .text(
            token,
            Text::bold(crate::rules::valley_duel::view::names::letter(colour), 22, Ink::Ink)
                .least(14)
                .centred(),
        )
}

/// A Windmill space.
pub fn node() -> Face {
    Face::icon(72, 72, art("mill-ground"))
}

/// A Windmill from above: red on a round plate, yellow on a three-cornered one.
pub fn windmill(seat: Seat) -> Face {
    Face::icon(72, 72, art(&format!("sails-{}", colour(seat))))
}

/// A Windmill in the hand.
pub fn standing(seat: Seat) -> Face {
    Face::icon(50, 60, art(&format!("windmill-{}", colour(seat))))
}
