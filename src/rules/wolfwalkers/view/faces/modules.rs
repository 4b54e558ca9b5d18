//! Quirks, Opportunities and markers.

use super::{art, opportunity_name, quirk_name};
use crate::rules::{
    Seat, Words,
    table::{Colour, Face, Fill, Part, Rect, Sheet, Text},
    wolfwalkers::{Opportunity, Quirk},
};

/// The Quirk over the near display.
pub fn banner(quirk: Quirk, w: i16, h: i16) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    let picture = Rect::new(4, 4, 3 * (h - 8), h - 8);
    let left = picture.x + picture.w + 10;
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 9).raised(1))
        .picture(picture, art(&format!("quirk-{}", quirk.number())), 6)
        .text(Rect::new(left, 2, 130, h - 4), Text::serif(quirk_name(quirk), 16, Colour::Ink).least(12))
        .text(
            Rect::new(left + 132, 2, w - left - 140, h - 4),
            Text::sans(Words::new(format!("ww-quirk-{}.rule", quirk.number())), 13, Colour::Wood).least(10),
        )
}

/// An Opportunity; veiled where it is used up or cannot be used now.
pub fn opportunity(card: Opportunity, w: i16, h: i16, open: bool) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    let strength = if open { 100 } else { 55 };
    let ink = if open { Colour::Ink } else { Colour::Wood };
    let art = art(&format!("opportunity-{}", card.number())).into();
    let picture = Rect::new(4, 4, w - 8, if h > 80 { 50 } else { h - 8 });
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 8).raised(1)).with(Part::Art {
        rect: picture,
        art,
        radius: 6,
        strength,
    });
    if h > 80 {
        return face
            .text(
                Rect::new(5, 54, w - 10, 20),
                Text::serif(opportunity_name(card), 15, ink).least(11).centred(),
            )
            .text(
                Rect::new(5, 74, w - 42, h - 77),
                Text::sans(Words::new(format!("ww-opportunity-{}.short", card.number())), 11, ink).least(9),
            );
    }
    let band = Rect::new(4, 4, w - 8, 20);
    face.sheet(band, Sheet::new(Fill::Sheer(Colour::Paper, 84), 5))
        .text(band, Text::serif(opportunity_name(card), 14, ink).least(10).centred())
}

/// The marker of a seat.
pub fn marker(seat: Seat) -> Face {
    let colour = ["yellow", "black", "red", "blue"][seat.index().min(3)];
    Face::icon(40, 40, art(&format!("marker-{colour}")))
}

/// Blocker or Remover.
pub fn marker_of(name: &str) -> Face {
    Face::icon(40, 40, art(&format!("marker-{name}")))
}

/// A Market card with a faint mark: Blocker or Remover comes there next.
pub fn next_marker(face: Face, name: &str, rect: Rect) -> Face {
    face.with(Part::Art { rect, art: art(&format!("marker-{name}")).into(), radius: 0, strength: 45 })
}
