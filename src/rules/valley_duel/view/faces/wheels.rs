//! The wheels, what is printed on their sections, and the tiles that lie on them.

use super::{art, effect, size};
use crate::rules::{
    Seat,
    table::{Colour as Ink, Face, Fill, Part, Rect, Sheet},
    valley_duel::{Action, Colour, Effect, Effects, Kind, RED, Tile},
};

/// A wheel's picture within its drawing: the margin for its shadow lies beyond the edge.
fn wheel(w: i16, beyond: i16, name: &str) -> Face {
    let rect = Rect::new(-beyond, -beyond, w + 2 * beyond, w + 2 * beyond);
    Face::new(w, w).with(Part::Art { rect, art: art(name).into(), radius: 0, strength: 100 })
}

/// The Central Wheel, without what is printed on it.
pub fn central() -> Face {
    wheel(1104, 62, "wheel-central-blank")
}

/// A Personal Wheel, without what is printed on it.
pub fn personal(seat: Seat) -> Face {
    wheel(712, 33, &format!("wheel-personal-{}-blank", colour(seat)))
}

/// The shadow of a wheel.
pub fn shadow(face: Face, rect: Rect, central: bool) -> Face {
    face.symbol(rect, art(if central { "wheel-shadow-central" } else { "wheel-shadow-personal" }))
}

/// A seat's colour in the names of pictures.
pub const fn colour(seat: Seat) -> &'static str {
    if seat.0 == RED.0 { "red" } else { "yellow" }
}

/// The picture of what is printed on a section, where there is one.
fn printed(effects: Effects) -> Option<&'static str> {
    let Effects { first, second } = effects;
    Some(match (first, second) {
        (Effect::Do(Action::Market), None) => "print-market",
        (Effect::Do(Action::Trade), None) => "print-trade",
        (Effect::Do(Action::Farm), None) => "print-farm",
        (Effect::Do(Action::Plant), None) => "print-plant",
        (Effect::Do(Action::Windmill), None) => "print-build",
        (Effect::Do(Action::Enhance), None) => "print-enhance",
        (Effect::Points(2), None) => "print-vp",
        (Effect::Guilders(2), None) => "print-guilders",
        (Effect::Tools(1), Some(Effect::Guilders(2))) => "print-tool-guilders",
        (Effect::Bulb(Colour::White), Some(Effect::Tools(1))) => "print-white-bulb-tool",
        _ => return None,
    })
}

/// What is printed on a section, upright.
pub fn section(effects: Effects) -> Face {
    let face = Face::new(200, 140);
    let all = face.all();
    match printed(effects) {
        Some(name) => face.symbol(all, art(name)),
        None => both(face, all, effects),
    }
}

/// One effect in the middle, or two side by side.
pub fn both(face: Face, rect: Rect, effects: Effects) -> Face {
    let Effects { first, second } = effects;
    let side = (rect.h * 4 / 5).min(rect.w * 9 / 20);
    let square = |x: i16| Rect::new(x - side / 2, rect.y + (rect.h - side) / 2, side, side);
    match second {
        None => effect(face, square(rect.x + rect.w / 2), first),
        Some(second) => {
            let face = effect(face, square(rect.x + rect.w * 27 / 100), first);
            effect(face, square(rect.x + rect.w * 73 / 100), second)
        }
    }
}

/// A wheel tile.
pub fn tile(tile: Tile) -> Face {
    let number = tile.number();
    let name = match tile.kind() {
        Kind::Wooden => format!("tile-n{number:02}"),
        Kind::Silver => format!("tile-s{:02}", number - Tile::COUNT / 2),
    };
    let face = Face::new(300, 210);
    let all = face.all();
    // The light of an edge, so that tiles of one kind side by side are told apart.
    face.sheet(all, Sheet::new(Fill::Flat(Ink::WoodLight), 22).raised(2)).symbol(all, art(&name))
}

/// The back of a wheel tile, with what lies below it.
pub fn tile_back(rect: Rect, count: usize) -> Face {
    let face = size(rect);
    let all = face.all();
    let face = if count == 0 {
        face.sheet(all, Sheet::new(Fill::Sheer(Ink::Shadow, 25), 5).dashes(Ink::Mist, 1))
    } else {
        face.sheet(all, Sheet::new(Fill::Flat(Ink::Delft), 5).raised(1)).symbol(all, art("back-wheel-tile"))
    };
    super::count(face, all, count)
}
