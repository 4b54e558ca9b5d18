//! Movement cards and windmill/giant cards.

use super::{art, card_name, icon, number, plate};
use crate::rules::{
    table::{Colour, Face, Fill, Rect, Sheet, Text},
    tilting::{Face as Side, Meeple, MoveCard, StackCard, content::Content},
};

fn vignette(card: MoveCard, steps: u8) -> String {
    art(&format!("move-{}-{steps}", card.meeple().slug()))
}

/// A movement card as it is held.
pub fn movement(card: MoveCard) -> Face {
    let steps = Content::get().steps(card);
    let meeple = card.meeple();
    let face = Face::new(110, 147);
    let all = face.all();
    let strip = Rect::new(5, 119, 100, 23);
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 9).raised(2))
        .picture(Rect::new(4, 4, 102, 139), vignette(card, steps), 7)
        .sheet(strip, Sheet::new(Fill::Sheer(Colour::Paper, 90), 6))
        .text(strip, Text::bold(card_name(card, steps), 14, Colour::Ink).least(11).centred());
    let face = plate(face, Rect::new(7, 7, 34, 34), meeple, steps, 24);
    prints(face, meeple, steps)
}

/// As many hoof prints as steps, up the right edge.
fn prints(face: Face, meeple: Meeple, steps: u8) -> Face {
    let mark = icon(if meeple == Meeple::Knight { "horse" } else { "donkey" });
    (0..i16::from(steps)).fold(face, |face, at| {
        let rect = Rect::new(91, 99 - at * 15, 14, 14);
        face.sheet(rect, Sheet::new(Fill::Sheer(Colour::Paper, 80), 7))
            .symbol(Rect::new(rect.x + 1, rect.y + 1, 12, 12), mark.clone())
    })
}

/// The same, laid.
pub fn movement_small(card: MoveCard) -> Face {
    let steps = Content::get().steps(card);
    let face = Face::new(50, 66);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 6).raised(1)).picture(
        Rect::new(2, 2, 46, 62),
        vignette(card, steps),
        5,
    );
    plate(face, Rect::new(4, 4, 24, 24), card.meeple(), steps, 16)
}

/// The back of a movement card.
pub fn movement_back() -> Face {
    let face = Face::new(50, 66);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Cream), 6).raised(1)).picture(
        Rect::new(2, 2, 46, 62),
        art("back-movement"),
        5,
    )
}

/// The draw deck: a few backs over one another, or the empty place.
pub fn deck(w: i16, h: i16, cards: usize) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    if cards == 0 {
        return face
            .sheet(all.inset(1), Sheet::new(Fill::Sheer(Colour::Shadow, 25), 6).dashes(Colour::Mist, 2));
    }
    let under = if cards > 20 { 3 } else { i16::from(cards > 1) };
    let face = (0..under).fold(face, |face, at| {
        let off = (under - at) * 2;
        face.sheet(
            Rect::new(off, off, w - 6, h - 6),
            Sheet::new(Fill::Flat(Colour::Parchment), 6).edge(Colour::WoodLight, 1),
        )
    });
    face.sheet(Rect::new(0, 0, w - 6, h - 6), Sheet::new(Fill::Flat(Colour::Cream), 6).raised(1)).picture(
        Rect::new(2, 2, w - 10, h - 10),
        art("back-movement"),
        5,
    )
}

fn picture(card: StackCard, side: Side) -> String {
    let kind = if side == Side::Giant { "giant" } else { "mill" };
    art(&format!("{kind}-{}", card.name().to_lowercase()))
}

/// Points of the giant side: a shield, upper left (TW-58).
fn giant_points(face: Face, rect: Rect, points: u8, size: u8) -> Face {
    let numeral = Rect::new(rect.x, rect.y - rect.h / 16, rect.w, rect.h);
    face.symbol(rect, icon("shield-points"))
        .text(numeral, Text::bold(number(points), size, Colour::Ink).centred())
}

/// Points of the windmill side: a disc with sails, lower right (TW-59).
fn mill_points(face: Face, rect: Rect, points: u8, size: u8) -> Face {
    face.symbol(rect, icon("mill-points")).text(rect, Text::bold(number(points), size, Colour::Ink).centred())
}

/// A windmill/giant card, one side up: on the giant's everything is printed, on the windmill's its points.
pub fn stacked(card: StackCard, side: Side) -> Face {
    let printed = Content::get().card(card);
    let face = Face::new(138, 184);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 10).raised(2)).picture(
        Rect::new(5, 5, 128, 174),
        picture(card, side),
        8,
    );
    let face = mill_points(face, Rect::new(92, 138, 42, 42), printed.windmill, 20);
    if side == Side::Windmill {
        return face;
    }
    let start = Rect::new(52, 9, 44, 30);
    let lances = Rect::new(8, 150, 56, 26);
    giant_points(face, Rect::new(6, 6, 42, 42), printed.giant, 20)
        .sheet(start, Sheet::new(Fill::Flat(Colour::Ink), 7).edge(Colour::Cream, 1))
        .text(start, Text::bold(number(printed.start), 20, Colour::Cream).centred())
        .sheet(lances, Sheet::new(Fill::Flat(Colour::Paper), 7).edge(Colour::WoodLight, 1))
        .symbol(Rect::new(11, 152, 22, 22), icon("lance-broken"))
        .text(Rect::new(34, 150, 26, 26), Text::bold(number(printed.lances), 18, Colour::Ink).centred())
}

/// The same, won: its side and what it is worth.
pub fn stacked_small(card: StackCard, side: Side) -> Face {
    let face = Face::new(45, 60);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 6).raised(1)).picture(
        Rect::new(2, 2, 41, 56),
        picture(card, side),
        5,
    );
    let points = Content::get().card(card).points(side);
    match side {
        Side::Giant => giant_points(face, Rect::new(2, 2, 26, 26), points, 15),
        Side::Windmill => mill_points(face, Rect::new(18, 33, 26, 26), points, 15),
    }
}
