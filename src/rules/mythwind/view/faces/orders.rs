//! The Crafter's orders, in the row and on a bench, and the stores of materials.

use super::{alignment_icon, icon, number};
use crate::rules::{
    Words,
    mythwind::{
        content::{Content, OrderCard},
        crafter::{Item, Material, Materials},
    },
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

/// An order; on a bench with how far and how good it is.
pub fn order(content: &Content, card: &OrderCard, item: Option<&Item>) -> Face {
    let finished = item.is_some_and(|item| item.is_finished(content));
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2);
    let sheet = if finished { sheet.edge(Colour::Amber, 2) } else { sheet };
    let face = Face::new(116, 150);
    let all = face.all();
    let face = face
        .sheet(all, sheet)
        .picture(Rect::new(5, 5, 106, 52), format!("mythwind/order-{:02}", card.id.0), 6)
        .text(Rect::new(7, 57, 102, 23), Text::serif(card.id.words(), 16, Colour::Ink).least(11).centred());
    let (words, colour) = match item {
        None => (Words::new("mw-order-work").with("work", card.work), Colour::Wood),
        Some(item) if finished => (Words::new("mw-quality").with("quality", item.quality), Colour::Violet),
        Some(item) => {
            (Words::new("mw-work-of").with("have", item.work).with("need", card.work), Colour::Moss)
        }
    };
    asked(card.materials, Rect::new(8, 80, 100, 22), face)
        .text(Rect::new(8, 103, 100, 20), Text::bold(words, 13, colour).least(10))
        .text(
            Rect::new(8, 125, 54, 20),
            Text::bold(Words::new("mw-price").with("coins", card.price), 14, Colour::Ink).least(11),
        )
        .symbol(Rect::new(64, 124, 22, 22), alignment_icon(Some(card.customer)))
        .symbol(Rect::new(89, 124, 22, 22), icon(card.gift.slug()))
}

/// The materials an order takes: a number and a picture for each.
fn asked(materials: Materials, rect: Rect, face: Face) -> Face {
    let used = Material::ALL.into_iter().filter(|&material| materials.of(material) > 0);
    (0_i16..).zip(used).fold(face, |face, (at, material)| {
        let x = rect.x + at * 34;
        face.text(
            Rect::new(x, rect.y, 11, rect.h),
            Text::bold(number(materials.of(material)), 14, Colour::Ink),
        )
        .symbol(Rect::new(x + 11, rect.y, 22, rect.h), art(material))
    })
}

fn art(material: Material) -> String {
    format!("mythwind/material-{}", material.slug())
}

/// The materials an order takes, in words.
pub fn needs(materials: Materials) -> Words {
    let used = Material::ALL.into_iter().filter(|&material| materials.of(material) > 0);
    let parts: Vec<Words> = used
        .map(|material| {
            Words::new("mw-material-count")
                .with("count", materials.of(material))
                .with("material", material.words())
        })
        .collect();
    Words::new("mw-order-needs").with("all", parts)
}

/// A store with so many of a material.
pub fn material(material: Material, count: u8) -> Face {
    let face = Face::new(116, 58);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .symbol(Rect::new(5, 8, 42, 42), art(material))
        .text(Rect::new(50, 4, 60, 22), Text::serif(material.words(), 16, Colour::Ink).least(12))
        .text(Rect::new(50, 26, 56, 30), Text::bold(number(count), 24, Colour::Brick))
}
