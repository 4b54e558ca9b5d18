//! Market tiles and their deals.

use super::{art, bulb, counted, symbol};
use crate::rules::{
    table::{Face, Rect},
    valley_duel::{Colour, content::Deal},
};

/// A Market tile without its deals: face, or back.
pub fn lot(covered: bool) -> Face {
    let face = Face::new(118, 81);
    let all = face.all();
    face.picture(all, art(if covered { "market-tile-back" } else { "market-tile" }), 6)
}

/// A deal: Guilders at the left, Bulbs at the right.
pub fn deal(deal: &Deal) -> Face {
    let face = Face::new(108, 33);
    let face = counted(face, Rect::new(3, 3, 27, 27), symbol("guilder"), u16::from(deal.cost));
    let bulbs = Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(Some(colour), usize::from(deal.bulbs[colour.index()])));
    let all: Vec<Option<Colour>> = bulbs.chain(std::iter::repeat_n(None, usize::from(deal.any))).collect();
    let side = if all.len() > 3 { 19 } else { 24 };
    all.into_iter().zip(0..).fold(face, |face, (of, at)| {
        let rect = Rect::new(32 + at * (side - 1), (33 - side) / 2, side, side);
        match of {
            Some(colour) => bulb(face, rect, colour),
            None => face.symbol(rect, art("bulb-any")),
        }
    })
}
