//! Ports: Demand tiles, what covers them, Export tiles, the Boat.

use super::{art, bulb, size};
use crate::rules::{
    table::{Colour as Ink, Face, Fill, Rect, Sheet, Text},
    valley_duel::{Colour, Cover, Demand, Export, content::Content},
};

/// The quay of a Port.
pub fn quay(rect: Rect) -> Face {
    let face = size(rect);
    let all = face.all();
    face.symbol(all, art("port-quay"))
}

/// A Demand tile: three colours and what they bring, above and below.
pub fn demand(demand: Demand) -> Face {
    let face = Face::new(120, 120);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Ink::Paper), 8).raised(1)).symbol(all, art("demand"));
    Content::get().demand(demand).iter().zip(0..).fold(face, |face, (section, half)| {
        section.colours.iter().zip(0..).fold(face, |face, (colour, at)| {
            asked(face, Rect::new(4 + at * 38, 2 + half * 59, 36, 58), colour, section.points[colour.index()])
        })
    })
}

fn asked(face: Face, rect: Rect, colour: Colour, points: u8) -> Face {
    let face = bulb(face, Rect::new(rect.x + 3, rect.y, 30, 30), colour);
    face.text(
        Rect::new(rect.x, rect.y + 29, rect.w, 29),
        Text::bold(crate::rules::valley_duel::view::names::number(points), 28, Ink::Ink).centred(),
    )
}

/// A Port tile as it lies: half of the Demand tile below its seal, or all of it below a ship.
pub fn cover(cover: Cover) -> Face {
    match cover {
        Cover::All => {
            let face = Face::new(120, 120);
            let all = face.all();
            face.sheet(all, Sheet::new(Fill::Flat(Ink::Delft), 8).raised(1)).symbol(all, art("port-ship"))
        }
        Cover::Lower | Cover::Upper => {
            let face = Face::new(120, 60);
            let all = face.all();
            face.sheet(all, Sheet::new(Fill::Flat(Ink::Delft), 8).raised(1)).symbol(all, art("port-seal"))
        }
    }
}

/// An Export tile.
pub fn export(export: Export) -> Face {
    let face = Face::new(120, 54);
    let all = face.all();
    face.picture(all, art(&format!("export-x{:02}", export.number())), 6)
}

/// The back of the Export stack, with how many there are.
pub fn export_back(rect: Rect, count: usize) -> Face {
    let face = size(rect);
    let all = face.all();
    if count == 0 {
        return face.sheet(all, Sheet::new(Fill::None, 4).dashes(Ink::Mist, 1));
    }
    face.picture(all, art("back-export"), 4)
}

/// The Boat.
pub fn boat() -> Face {
    Face::icon(80, 60, art("boat"))
}
