//! How the cards and pieces of Mythwind look.
//!
//! One file for each kind of piece; here what they share: numbers, symbols, badges, the plain card.

mod buildings;
mod cards;
mod crops;
mod goals;
mod market;
mod orders;
mod skills;
mod tokens;
mod trail;

use crate::rules::{
    Arg, Words,
    mythwind::{Kind, Res, TownAction},
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

pub use buildings::{
    Standing, building_in_queue, building_in_town, building_in_tree, building_large, picture_height,
};
pub use cards::{forest, season, weather};
pub use crops::{crop, crop_cells, seeds};
pub use goals::{goal, goal_choice, goal_words};
pub use market::{rival, stall, stored, unit};
pub use orders::{material, needs, order};
pub use skills::{skill, skill_offer};
pub use tokens::{about_sprite, character_offer, die, figure, purse, sprite, token};
pub use trail::{find, gear, gears, hazard, loot, region, scouted, trail};

/// A number in words.
pub fn number(count: impl Into<Arg>) -> Words {
    Words::new("number").with("n", count)
}

/// The colour of a resource.
pub fn res_colour(res: Res) -> Colour {
    match res {
        Res::Production => Colour::Brick,
        Res::Income => Colour::Amber,
        Res::Food => Colour::Leaf,
        Res::Culture => Colour::Violet,
    }
}

/// A symbol's file.
pub fn icon(name: &str) -> String {
    format!("mythwind/icon-{name}")
}

/// The symbol of a town action.
pub fn action_icon(action: TownAction) -> String {
    icon(match action {
        TownAction::Hire => "hire-worker",
        TownAction::Use(_) => "use-building",
        other => other.slug(),
    })
}

/// The badge of an alignment; of both where a player chooses.
pub fn alignment_icon(kind: Option<Kind>) -> String {
    icon(match kind {
        Some(Kind::Sprite) => "align-sprite",
        Some(Kind::Villager) => "align-villager",
        None => "align-both",
    })
}

/// A round badge with a number.
pub fn badge(face: Face, rect: Rect, count: u8) -> Face {
    face.sheet(rect, Sheet::new(Fill::Flat(Colour::Ink), (rect.w / 2) as u8).edge(Colour::Paper, 1))
        .text(rect, Text::bold(number(count), 13, Colour::Cream).centred())
}

/// A card: paper with a picture on top and a name under it.
fn card(w: i16, h: i16, art: String, picture: i16) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2)).picture(
        Rect::new(3, 3, w - 6, picture),
        art,
        6,
    )
}
