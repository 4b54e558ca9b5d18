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
    let face = Face::new(116, 150);
    let all = face.all();
    let finished = item.is_some_and(|item| item.is_finished(content));
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2);
    let sheet = if finished { sheet.edge(Colour::Amber, 2) } else { sheet };
    let mut face = face
        .sheet(all, sheet)
        .text(Rect::new(8, 4, 100, 24), Text::serif(card.id.words(), 16, Colour::Ink).least(11))
        .text(Rect::new(8, 28, 100, 36), Text::sans(needs(card.materials), 13, Colour::Ink).least(10).top())
        .text(
            Rect::new(8, 94, 76, 22),
            Text::bold(Words::new("mw-price").with("coins", card.price), 14, Colour::Ink).least(11),
        )
        .symbol(Rect::new(86, 94, 22, 22), alignment_icon(Some(card.customer)))
        .text(Rect::new(8, 120, 76, 22), Text::sans(Words::new("mw-order-gift"), 12, Colour::Wood).least(10))
        .symbol(Rect::new(86, 120, 22, 22), icon(card.gift.slug()));
    let (words, colour) = match item {
        None => (Words::new("mw-order-work").with("work", card.work), Colour::Wood),
        Some(item) if finished => (Words::new("mw-quality").with("quality", item.quality), Colour::Violet),
        Some(item) => {
            (Words::new("mw-work-of").with("have", item.work).with("need", card.work), Colour::Moss)
        }
    };
    face = face.text(Rect::new(8, 68, 100, 22), Text::bold(words, 13, colour).least(10));
    face
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
        .text(Rect::new(10, 4, 62, 50), Text::serif(material.words(), 17, Colour::Ink).least(12))
        .text(Rect::new(72, 4, 34, 50), Text::bold(number(count), 26, Colour::Brick).right())
}
