//! Story cards, guess cards, the windmill card: a picture in a cream rim.

use super::{art, scene_art};
use crate::rules::{
    cozy_stories::Picture,
    table::{Colour, Face, Fill, Rect, Sheet},
};

/// A seal on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// None.
    Plain,
    /// A wrong guess.
    Wrong,
    /// The right one, or the story card turned over.
    Right,
    /// Picked up and not yet laid.
    Chosen,
}

fn card(w: i16, h: i16, picture: String, edge: Option<Colour>) -> Face {
    let rim = (w / 24).max(2);
    let face = Face::new(w, h);
    let all = face.all();
    let radius = (w / 12) as u8;
    let sheet = Sheet::new(Fill::Flat(edge.unwrap_or(Colour::Cream)), radius).raised(1);
    face.sheet(all, sheet).picture(all.inset(rim), picture, radius.saturating_sub(2))
}

/// A picture on its card. Story cards and guess cards differ in size only (CS-08).
pub fn scene(picture: Picture, rect: Rect, mark: Mark) -> Face {
    let edge = match mark {
        Mark::Plain | Mark::Wrong => None,
        Mark::Right => Some(Colour::Lamp),
        Mark::Chosen => Some(Colour::Violet),
    };
    let face = card(rect.w, rect.h, scene_art(picture), edge);
    let size = (rect.w / 3).max(22);
    let corner = Rect::new(rect.w - size + 3, rect.h - size + 3, size, size);
    match mark {
        Mark::Plain => face,
        Mark::Wrong => face.symbol(corner, art("mark-wrong")),
        Mark::Right | Mark::Chosen => face.symbol(corner, art("mark-right")),
    }
}

/// The back of a story card.
pub fn back(rect: Rect) -> Face {
    card(rect.w, rect.h, art("scene-back"), None)
}

/// The windmill card; both its sides are alike. `caught`: it caught a story.
pub fn windmill(rect: Rect, caught: bool) -> Face {
    let face = card(rect.w, rect.h, art("windmill-card"), caught.then_some(Colour::Lamp));
    let size = rect.w / 2;
    let corner = Rect::new(rect.w - size + 3, rect.h - size + 3, size, size);
    if caught { face.symbol(corner, art("mark-windmill")) } else { face }
}

/// The storyteller deck: a few backs over one another, or the empty place.
pub fn deck(rect: Rect, cards: usize) -> Face {
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    if cards == 0 {
        let sheet = Sheet::new(Fill::Sheer(Colour::Shadow, 25), 5).dashes(Colour::Mist, 1);
        return face.sheet(all.inset(1), sheet);
    }
    let under = if cards > 12 { 2 } else { i16::from(cards > 1) };
    let top = Rect::new(0, 0, rect.w - 4, rect.h - 4);
    let face = (0..under).fold(face, |face, at| {
        let off = (under - at) * 2;
        let below = Rect { x: off, y: off, ..top };
        face.sheet(below, Sheet::new(Fill::Flat(Colour::Parchment), 5).edge(Colour::WoodLight, 1))
    });
    face.sheet(top, Sheet::new(Fill::Flat(Colour::Cream), 5).raised(1)).picture(
        top.inset(2),
        art("scene-back"),
        4,
    )
}
