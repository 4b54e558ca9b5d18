//! Dice, miniatures, coins and the tokens of the tracks.

use super::{number, res_colour};
use crate::rules::{
    Words,
    mythwind::{
        Character, Res,
        dice::{Die, DieId},
        view::describe::character_name,
    },
    table::{About, Colour, Face, Fill, Rect, Sheet, Text},
};

/// A die.
pub fn die(id: DieId, die: Die) -> Face {
    Face::icon(44, 46, format!("mythwind/die-{}-{}", id.kind().slug(), die.pips))
}

/// A miniature.
pub fn figure(who: Character) -> Face {
    Face::icon(160, 240, format!("mythwind/figure-{}", who.slug()))
}

/// The sprites of the action space by their tokens.
const SPRITES: [&str; 6] = ["fyxx", "bouque", "chunk", "messler", "elida", "ponk"];

/// The token of a sprite of the action space.
pub fn sprite(sprite: u8) -> Face {
    let name = SPRITES[usize::from(sprite.clamp(1, 6)) - 1];
    Face::icon(120, 120, format!("mythwind/sprite-{name}"))
}

/// What a sprite of the action space does.
pub fn about_sprite(sprite: u8) -> About {
    let name = format!("mw-sprite-{sprite}");
    // The clause of each.
    let clause = ["MW-281", "MW-282", "MW-283", "MW-284", "MW-285", "MW-286"];
    About::new(Words::new(name.clone()))
        .kind(Words::new("mw-kind-sprite"))
        .rule(Words::new(format!("{name}.rule")))
        .clause(clause[usize::from(sprite.clamp(1, 6)) - 1])
}

/// A purse: a coin and how many.
pub fn purse(coins: u16) -> Face {
    let coin = match coins {
        0..5 => "mythwind/coin",
        5..10 => "mythwind/coin-5",
        _ => "mythwind/coin-10",
    };
    Face::new(62, 28)
        .symbol(Rect::new(0, 1, 26, 26), coin)
        .text(Rect::new(29, 0, 33, 28), Text::bold(number(coins), 18, Colour::Cream).least(13))
}

/// A track's token with its value.
pub fn token(res: Res, value: u8) -> Face {
    let face = Face::new(26, 26);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Shaded(res_colour(res)), 13).edge(Colour::Ink, 2).raised(1))
        .text(all, Text::bold(number(value), 15, Colour::Cream).centred())
}

/// A character to join or to leave, as an option.
pub fn character_offer(who: Character, joins: bool, rests: bool) -> Face {
    let face = Face::new(180, 230);
    let all = face.all();
    let key = match (joins, rests) {
        (true, true) => "mw-change-returns",
        (true, false) => "mw-change-joins",
        (false, _) => "mw-change-leaves",
    };
    face.sheet(
        all,
        Sheet::new(Fill::Flat(if joins { Colour::Paper } else { Colour::Parchment }), 10).raised(2),
    )
    .symbol(Rect::new(50, 12, 80, 120), format!("mythwind/figure-{}", who.slug()))
    .text(Rect::new(10, 136, 160, 26), Text::serif(character_name(who), 20, Colour::Ink).centred())
    .text(Rect::new(12, 164, 156, 58), Text::sans(Words::new(key), 14, Colour::Ink).least(12).centred())
}
