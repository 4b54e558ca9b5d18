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

/// The colour of a good. Its name stands beside it everywhere.
fn good_colour(good: Good) -> Colour {
    match good {
        Good::Salt => Colour::Steel,
        Good::Spice => Colour::Brick,
        Good::Silk => Colour::Violet,
        Good::Amber => Colour::Amber,
    }
}

/// A space of a stall with its price, filled or not.
fn space(face: Face, rect: Rect, good: Good, price: u8, filled: bool, ink: Colour) -> Face {
    let unit = Rect::new(rect.x + 9, rect.y + 3, 24, 24);
    let sheet = if filled {
        Sheet::new(Fill::Shaded(good_colour(good)), 7).raised(1)
    } else {
        Sheet::new(Fill::Sheer(Colour::Shadow, 25), 7).dashes(Colour::WoodLight, 1)
    };
    face.sheet(unit, sheet)
        .text(Rect::new(rect.x, rect.y + 28, rect.w, 20), Text::bold(number(price), 14, ink).centred())
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
        .sheet(Rect::new(8, 26, 22, 22), Sheet::new(Fill::Shaded(good_colour(good)), 7))
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
    let mut face = face
        .sheet(all, if open { sheet.edge(Colour::Amber, 2) } else { sheet })
        .text(Rect::new(8, 3, w - 16, 22), Text::serif(card.rival.words(), 17, Colour::Ink).least(11));
    let step = (h - 28) / 4;
    for (at, words) in (0_i16..).zip(lines) {
        face = face.text(
            Rect::new(8, 26 + at * step, w - 16, step.min(20)),
            Text::sans(words, 13, Colour::Ink).least(10),
        );
    }
    face
}
