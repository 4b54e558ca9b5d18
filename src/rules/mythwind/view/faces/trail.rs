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
    let line = |words| Text::sans(words, 13, Colour::Ink).least(10).top();
    face.sheet(all, Sheet::new(fill, 8).raised(1))
        .picture(Rect::new(5, 5, 106, 40), format!("mythwind/region-{}", card.id.slug()), 6)
        .text(Rect::new(6, 45, 104, 22), Text::serif(card.id.words(), 16, Colour::Ink).least(12).centred())
        .text(Rect::new(8, 66, 102, 18), line(entry))
        .text(Rect::new(8, 84, 102, 18), line(cards))
        .text(Rect::new(8, 102, 102, 26), line(known))
}

/// A card that an expedition has met.
pub fn trail(card: &TrailCard) -> Face {
    let face = Face::new(150, 124);
    let all = face.all();
    let hazards = gears(card.hazards).unwrap_or_else(|| Words::new("mw-no-hazards"));
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).edge(Colour::Amber, 2).raised(2))
        .picture(Rect::new(5, 5, 140, 40), format!("mythwind/region-{}", card.region.slug()), 6)
        .text(Rect::new(8, 45, 134, 16), Text::sans(Words::new("mw-trail-asks"), 12, Colour::Wood).least(11))
        .text(Rect::new(8, 60, 134, 22), Text::bold(hazards, 14, Colour::Brick).least(10))
        .text(Rect::new(8, 82, 134, 16), Text::sans(Words::new("mw-trail-gives"), 12, Colour::Wood).least(11))
        .text(Rect::new(8, 97, 134, 23), Text::bold(loot(card.coins, card.finds), 14, Colour::Moss).least(10))
}

/// A scouted card, small; the first of a region comes next.
pub fn scouted(card: &TrailCard, place: usize) -> Face {
    let face = Face::new(100, 50);
    let all = face.all();
    let hazards = gears(card.hazards).unwrap_or_else(|| Words::new("mw-no-hazards"));
    let line = |words, colour| Text::sans(words, 13, colour).least(10);
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 6).raised(1))
        .text(Rect::new(5, 3, 12, 20), Text::bold(number(place as u8 + 1), 13, Colour::Wood))
        .text(Rect::new(18, 2, 80, 23), line(hazards, Colour::Brick))
        .text(Rect::new(5, 25, 93, 24), line(loot(card.coins, card.finds), Colour::Ink))
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
