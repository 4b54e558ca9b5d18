//! The Ranger's regions and their cards, gear and finds.

use super::{icon, number};
use crate::rules::{
    Words,
    mythwind::{
        content::{RegionCard, TrailCard},
        ranger::{Find, Finds, Gear, Gears},
    },
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

/// Gear in words; none for none.
pub fn gears(gears: Gears) -> Option<Words> {
    let used = Gear::ALL.into_iter().filter(|&gear| gears.of(gear) > 0);
    let parts: Vec<Words> = used
        .map(|gear| Words::new("mw-count-of").with("count", gears.of(gear)).with("what", gear.words()))
        .collect();
    (!parts.is_empty()).then(|| Words::new("mw-all-of").with("all", parts))
}

/// Coins and finds in words.
pub fn loot(coins: u8, finds: Finds) -> Words {
    let coins = (coins > 0).then(|| Words::new("mw-loot-coins").with("coins", coins));
    let finds = finds
        .kinds()
        .map(|find| Words::new("mw-count-of").with("count", finds.of(find)).with("what", find.words()));
    let parts: Vec<Words> = coins.into_iter().chain(finds).collect();
    if parts.is_empty() { Words::new("mw-loot-none") } else { Words::new("mw-all-of").with("all", parts) }
}

/// A region: its entry, its deck, and how well it is known.
pub fn region(card: &RegionCard, open: bool, lines: [Words; 3]) -> Face {
    let face = Face::new(116, 130);
    let all = face.all();
    let fill = Fill::Flat(if open { Colour::Paper } else { Colour::WoodLight });
    let [entry, cards, known] = lines;
    let face = face.sheet(all, Sheet::new(fill, 8).raised(1));
    let line = |words| Text::sans(words, 13, Colour::Ink).least(10).top();
    let face = if card.entry.total() == 0 {
        face.text(Rect::new(8, 66, 102, 18), line(entry))
    } else {
        let label = line(Words::new("mw-region-asks"));
        pictured(needed(card.entry), Rect::new(46, 65, 66, 20), face.text(Rect::new(8, 66, 38, 18), label))
    };
    face.picture(Rect::new(5, 5, 106, 40), format!("mythwind/region-{}", card.id.slug()), 6)
        .text(Rect::new(6, 45, 104, 22), Text::serif(card.id.words(), 16, Colour::Ink).least(12).centred())
        .text(Rect::new(8, 84, 102, 18), line(cards))
        .text(Rect::new(8, 102, 102, 26), line(known))
}

/// A card that an expedition has met.
pub fn trail(card: &TrailCard) -> Face {
    let face = Face::new(150, 124);
    let all = face.all();
    let label = |key: &'static str| Text::sans(Words::new(key), 13, Colour::Wood).least(11);
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).edge(Colour::Amber, 2).raised(2))
        .picture(Rect::new(5, 5, 140, 54), format!("mythwind/region-{}", card.region.slug()), 6)
        .text(Rect::new(8, 62, 46, 26), label("mw-trail-asks"))
        .text(Rect::new(8, 92, 46, 26), label("mw-trail-gives"));
    let face = hazards(card, Rect::new(56, 62, 90, 26), face);
    found(card, Rect::new(56, 92, 90, 26), face)
}

/// A scouted card, small; the first of a region comes next.
pub fn scouted(card: &TrailCard, place: usize) -> Face {
    let face = Face::new(100, 50);
    let all = face.all();
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 6).raised(1))
        .text(Rect::new(5, 3, 12, 20), Text::bold(number(place as u8 + 1), 13, Colour::Wood));
    let face = hazards(card, Rect::new(20, 3, 78, 21), face);
    found(card, Rect::new(18, 26, 80, 21), face)
}

/// Gear piece by piece, as pictures.
fn needed(gears: Gears) -> impl Iterator<Item = String> {
    Gear::ALL.into_iter().flat_map(move |gear| (0..gears.of(gear)).map(move |_| art(gear)))
}

/// Pictures side by side, from the left.
fn pictured(art: impl Iterator<Item = String>, rect: Rect, face: Face) -> Face {
    (0_i16..).zip(art).fold(face, |face, (at, art)| {
        face.symbol(Rect::new(rect.x + at * (rect.h + 1), rect.y, rect.h, rect.h), art)
    })
}

/// Hazards as pictures, or that there are none.
fn hazards(card: &TrailCard, rect: Rect, face: Face) -> Face {
    if card.hazards.total() == 0 {
        let none = Text::sans(Words::new("mw-no-hazards"), 13, Colour::Brick).least(10);
        return face.text(rect, none);
    }
    pictured(needed(card.hazards), rect, face)
}

/// Coins and finds as pictures.
fn found(card: &TrailCard, rect: Rect, face: Face) -> Face {
    let finds = card.finds.kinds().flat_map(|find| (0..card.finds.of(find)).map(move |_| find));
    let finds = finds.map(|find| format!("mythwind/find-{}", find.slug()));
    if card.coins == 0 {
        return pictured(finds, rect, face);
    }
    let coins = Text::bold(number(card.coins), 14, Colour::Ink).right();
    let face = face
        .text(Rect::new(rect.x, rect.y, 12, rect.h), coins)
        .symbol(Rect::new(rect.x + 14, rect.y, rect.h, rect.h), icon("coins"));
    let left = 18 + rect.h;
    pictured(finds, Rect::new(rect.x + left, rect.y, rect.w - left, rect.h), face)
}

fn art(gear: Gear) -> String {
    format!("mythwind/gear-{}", gear.slug())
}

/// A hazard of the card that is still to be settled.
pub fn hazard(gear: Gear, count: u8) -> Face {
    let face = Face::new(64, 44);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 8).edge(Colour::Brick, 2))
        .symbol(Rect::new(3, 6, 32, 32), art(gear))
        .text(
            Rect::new(35, 4, 27, 36),
            Text::bold(Words::new("mw-times").with("n", count), 15, Colour::Brick).centred(),
        )
}

/// A gear in the pack.
pub fn gear(gear: Gear, count: u8) -> Face {
    let face = Face::new(116, 56);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .symbol(Rect::new(5, 8, 40, 40), art(gear))
        .text(Rect::new(48, 4, 64, 22), Text::serif(gear.words(), 16, Colour::Ink).least(12))
        .text(Rect::new(48, 25, 56, 28), Text::bold(number(count), 24, Colour::Brick))
}

/// The finds of a kind in the lodge, with the resource they bring.
pub fn find(find: Find, count: u8) -> Face {
    let face = Face::new(87, 58);
    let all = face.all();
    let (fill, ink) =
        if count > 0 { (Colour::Paper, Colour::Brick) } else { (Colour::WoodLight, Colour::Ink) };
    face.sheet(all, Sheet::new(Fill::Flat(fill), 8).raised(1))
        .symbol(Rect::new(4, 20, 34, 34), format!("mythwind/find-{}", find.slug()))
        .text(Rect::new(8, 1, 56, 21), Text::serif(find.words(), 15, Colour::Ink).least(12))
        .symbol(Rect::new(66, 3, 17, 17), icon(find.res().slug()))
        .text(Rect::new(40, 26, 40, 28), Text::bold(number(count), 20, ink).right())
}
