//! The Merchant's goods, in a stall and in the warehouse, and the cards of the rivals.

use super::number;
use crate::rules::{
    Words,
    mythwind::{
        content::{Content, RivalCard},
        merchant::{Good, Market, SPACES},
        view::layout,
    },
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

fn art(good: Good) -> String {
    format!("mythwind/good-{}", good.slug())
}

/// A space of a stall with its price, filled or not.
fn space(face: Face, rect: Rect, good: Good, price: u8, filled: bool, ink: Colour) -> Face {
    let unit = Rect::new(rect.x + 7, rect.y + 1, 28, 28);
    let face = if filled {
        face.symbol(unit, art(good))
    } else {
        face.sheet(unit.inset(2), Sheet::new(Fill::Sheer(Colour::Shadow, 25), 7).dashes(Colour::WoodLight, 1))
    };
    face.text(Rect::new(rect.x, rect.y + 28, rect.w, 20), Text::bold(number(price), 14, ink).centred())
}

/// A stall: what lies on its six spaces, and what a unit costs and pays now.
pub fn stall(content: &Content, market: &Market, good: Good, prices: [Option<u8>; 2]) -> Face {
    let rect = layout::stall(good);
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    let line = |key: &'static str, price: Option<u8>| match price {
        Some(price) => Words::new(key).with("coins", price),
        None => Words::new(format!("{key}-none")),
    };
    let mut face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .text(Rect::new(8, 2, 86, 22), Text::serif(good.words(), 17, Colour::Ink))
        .text(Rect::new(8, 23, 86, 18), Text::sans(line("mw-costs", prices[0]), 13, Colour::Ink).least(10))
        .text(Rect::new(8, 40, 86, 18), Text::sans(line("mw-pays", prices[1]), 13, Colour::Ink).least(10));
    let empty = SPACES - market.stalls.of(good).min(SPACES);
    for at in 0..SPACES {
        let price = content.good(good).prices[usize::from(at)];
        face = space(face, layout::stall_space(at), good, price, at >= empty, Colour::Ink);
    }
    face
}

/// The cheapest unit of a stall: the one that is bought.
pub fn unit(good: Good, price: u8) -> Face {
    let face = Face::new(42, 48);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 8).edge(Colour::Amber, 2).raised(1));
    space(face, all, good, price, true, Colour::Ink)
}

/// The units of a good in the warehouse.
pub fn stored(good: Good, count: u8) -> Face {
    let face = Face::new(87, 56);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .symbol(Rect::new(6, 22, 32, 32), art(good))
        .text(Rect::new(8, 2, 72, 22), Text::serif(good.words(), 15, Colour::Ink).least(12))
        .text(Rect::new(36, 22, 44, 30), Text::bold(number(count), 22, Colour::Brick).right())
}

/// A rival card, wide as a rumour or narrow among those to come.
pub fn rival(card: &RivalCard, (w, h): (i16, i16), open: bool) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2);
    let of = |key: &'static str, (good, count): (Good, u8)| {
        Words::new(key).with("count", count).with("good", good.words())
    };
    let lines = [
        of("mw-rival-buys", card.buys),
        of("mw-rival-dumps", card.dumps),
        Words::new("mw-rival-wants").with("good", card.wants.words()),
        Words::new("mw-rival-fortune").with("fortune", card.fortune),
    ];
    let face = face.sheet(all, if open { sheet.edge(Colour::Amber, 2) } else { sheet });
    // A wide card shows its rival beside the words.
    let picture = if w > 200 { h * 4 / 5 } else { 0 };
    let x = if picture > 0 { picture + 16 } else { 8 };
    let face = if picture > 0 {
        let face_of = format!("mythwind/rival-{}", card.rival.slug());
        face.picture(Rect::new(6, 6, picture, h - 12), face_of, 6)
    } else {
        face
    };
    let name = Text::serif(card.rival.words(), 17, Colour::Ink).least(11);
    let step = (h - 28) / 4;
    (0_i16..).zip(lines).fold(face.text(Rect::new(x, 3, w - x - 8, 22), name), |face, (at, words)| {
        let line = Rect::new(x, 26 + at * step, w - x - 8, step.min(20));
        face.text(line, Text::sans(words, 13, Colour::Ink).least(10))
    })
}
