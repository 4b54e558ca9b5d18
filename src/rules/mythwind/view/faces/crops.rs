//! Crops in the field and seeds on the tray.

use crate::rules::{
    Words,
    mythwind::{
        content::{Content, CropCard},
        farmer::{Crop, Planted, cells_of},
    },
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

/// A crop in the field: its cells, and on the last of them how far it is.
pub fn crop(content: &Content, planted: &Planted, (columns, rows): (u8, u8), corner: (u8, u8)) -> Face {
    let card = content.crop(planted.tile.crop());
    let stage = if planted.growth >= card.growth {
        "ripe"
    } else if planted.growth * 2 >= card.growth {
        "growing"
    } else {
        "sprout"
    };
    let mut face = crop_cells(
        card.id,
        cells_of(planted.cells).map(|(x, y)| (x - corner.0, y - corner.1)),
        (columns, rows),
        stage,
    );
    let last = cells_of(planted.cells).last().unwrap_or(corner);
    let at = Rect::new(i16::from(last.0 - corner.0) * 60 + 6, i16::from(last.1 - corner.1) * 60 + 37, 48, 20);
    let (words, fill, ink) = if planted.wilt > 0 {
        (Words::new("mw-wilt").with("marks", planted.wilt), Colour::Ink, Colour::Cream)
    } else if stage == "ripe" {
        (Words::new("mw-ripe"), Colour::Lamp, Colour::Ink)
    } else {
        (
            Words::new("mw-growth").with("have", planted.growth).with("need", card.growth),
            Colour::Ink,
            Colour::Cream,
        )
    };
    face = face
        .sheet(at, Sheet::new(Fill::Flat(fill), 6))
        .text(at, Text::bold(words, 13, ink).least(10).centred());
    face
}

/// The cells of a crop, 60 units each.
pub fn crop_cells(
    crop: Crop,
    cells: impl Iterator<Item = (u8, u8)>,
    (columns, rows): (u8, u8),
    stage: &str,
) -> Face {
    let mut face = Face::new(i16::from(columns) * 60, i16::from(rows) * 60);
    for (x, y) in cells {
        let rect = Rect::new(i16::from(x) * 60, i16::from(y) * 60, 60, 60);
        face = face.picture(rect.inset(1), format!("mythwind/crop-{}-{stage}", crop.slug()), 6);
    }
    face
}

/// A seed card on the tray.
pub fn seeds(card: &CropCard, left: usize, seed: u8, price: u8, best: bool) -> Face {
    let face = Face::new(150, 93);
    let all = face.all();
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1);
    let sheet = if best { sheet.edge(Colour::Amber, 2) } else { sheet };
    let small = |at: i16, words: Words| (Rect::new(76, 30 + at * 20, 72, 20), words);
    let mut face = face
        .sheet(all, sheet)
        .picture(Rect::new(4, 27, 68, 62), format!("mythwind/crop-{}", card.id.slug()), 6)
        .text(
            Rect::new(8, 3, 104, 22),
            Text::serif(Words::new(format!("mw-crop-{}", card.id.slug())), 17, Colour::Ink),
        )
        .text(
            Rect::new(110, 3, 34, 22),
            Text::bold(Words::new("mw-times").with("n", left), 13, Colour::Wood).right(),
        );
    for (rect, words) in [
        small(0, Words::new("mw-seed-price").with("coins", seed)),
        small(1, Words::new("mw-seed-growth").with("days", card.growth)),
        small(2, Words::new(if best { "mw-seed-sells-best" } else { "mw-seed-sells" }).with("coins", price)),
    ] {
        face = face.text(rect, Text::sans(words, 13, Colour::Ink).least(11));
    }
    // The shape, small, in the corner of the picture.
    for &(x, y) in &card.shape {
        let rect = Rect::new(8 + i16::from(x) * 8, 31 + i16::from(y) * 8, 7, 7);
        face = face.sheet(rect, Sheet::new(Fill::Flat(Colour::Cream), 1).edge(Colour::Ink, 1));
    }
    face
}
