//! The scale of points, the pawns and the first player's token.

use super::{super::layout, art, number, pawn_art};
use crate::rules::{
    Seat, Words,
    cozy_stories::Pawn,
    table::{Colour, Face, Rect, Text},
};

/// A pawn.
pub fn pawn(pawn: Pawn) -> Face {
    Face::icon(160, 240, pawn_art(pawn))
}

/// The first player's token.
pub fn token() -> Face {
    Face::icon(240, 240, art("first-token"))
}

/// The scale: 41 flour sacks along a path, every fifth a lamp's colour; who has the token stands above.
pub fn scale(eldest: Seat) -> Face {
    let ground = layout::SCALE;
    let face = Face::new(ground.w, ground.h);
    let all = face.all();
    let face = face
        .picture(all, art("scale"), 14)
        .text(Rect::new(14, 6, 90, 26), Text::serif(Words::new("cs-points"), 17, Colour::Cream))
        .text(
            Rect::new(100, 8, 134, 22),
            Text::sans(Words::new("cs-first").with("who", eldest), 13, Colour::Mist).least(9).right(),
        );
    (0..layout::SPACES).fold(face, |face, space| {
        let (x, y) = layout::space(space);
        let (x, y) = (x - ground.x, y - ground.y);
        let sack = if space % 5 == 0 { "flour-sack-amber" } else { "flour-sack" };
        let belly = Text::bold(number(space), 13, Colour::Ink).centred();
        face.symbol(Rect::new(x - 14, y - 14, 28, 29), art(sack))
            .text(Rect::new(x - 13, y - 4, 26, 18), belly)
    })
}
