//! The Farmer: what stands in the field, what lies in the barn.

use crate::rules::mythwind::{
    components::{Character, Season},
    farmer::{Crop, Farm, Placement, Planted, WELL, touches},
    state::{Mythwind, Phase},
};

/// A boulder that is gone.
const CLEARED: i32 = 150;

/// All of the Farmer's pieces, as they will be after tonight's growth.
pub fn worth(game: &Mythwind, who: Character, farm: &Farm) -> i32 {
    let content = Mythwind::content();
    let boulders = 3 - farm.boulders.count_ones() as i32;
    let barn: i32 = farm.barn.iter().map(|tile| barn_worth(game, tile.crop())).sum();
    let growing = (game.calendar.phase == Phase::Daytime).then(|| game.growing(who, farm)).flatten();
    let field: i32 = match growing {
        Some(growing) => {
            let mut tonight = farm.clone();
            tonight.dusk(&growing, content);
            tonight.planted.iter().map(|planted| planted_worth(game, &tonight, planted)).sum()
        }
        None => farm.planted.iter().map(|planted| planted_worth(game, farm, planted)).sum(),
    };
    field + barn + boulders * CLEARED
}

fn price(game: &Mythwind, crop: Crop, left: i32) -> i32 {
    let card = Mythwind::content().crop(crop);
    let days = game.hidden.weather.len() as i32;
    // What will not be ripe before the season turns is sold in the next one.
    let season = if left > days * 5 / 4 { game.calendar.season.next() } else { game.calendar.season };
    (i32::from(card.price) + if card.best == Some(season) { 2 } else { 0 }) * 100
}

fn barn_worth(game: &Mythwind, crop: Crop) -> i32 {
    let card = Mythwind::content().crop(crop);
    let soon = [game.calendar.season, game.calendar.season.next()];
    let best = card.best.is_some_and(|best| soon.contains(&best));
    (i32::from(card.price) + if best { 2 } else { 0 }) * 78
}

fn planted_worth(game: &Mythwind, farm: &Farm, planted: &Planted) -> i32 {
    let content = Mythwind::content();
    let crop = planted.tile.crop();
    let card = content.crop(crop);
    let (growth, needed) = (i32::from(planted.growth), i32::from(card.growth));
    let left = (needed - growth).max(0);
    let price = price(game, crop, left);
    let friends = farm.planted.iter().filter(|other| {
        other.tile != planted.tile && other.tile.crop() == crop && touches(other.cells, planted.cells)
    });
    let room = card.shape.len() as i32 * 6;
    let together = friends.count() as i32 * 15;
    if left == 0 {
        return price * (70 - 11 * i32::from(planted.wilt)) / 100 + together - room;
    }
    let by_well = touches(planted.cells, WELL);
    let hardy = crop == Crop::Winterroot || by_well;
    let days = game.hidden.weather.len() as i32;
    let late =
        game.calendar.season == Season::Fall && left > days * 5 / 4 || game.calendar.season == Season::Winter;
    if late && !hardy {
        return price * 22 / 100;
    }
    price * (44 + 24 * growth / needed) / 100 + together - room + if by_well { 15 } else { 0 }
}

/// How well a crop would lie there: by the well, by other kinds for cloudy days, by its own for the harvest, and
/// close to what is taken already, so that room is left.
pub fn fit(farm: &Farm, crop: Crop, way: &Placement) -> i32 {
    let mut score = if touches(way.cells, WELL) { 20 } else { 0 };
    let mut other = false;
    for planted in &farm.planted {
        if touches(way.cells, planted.cells) {
            if planted.tile.crop() == crop {
                score += 8;
            } else {
                other = true;
            }
        }
    }
    if other {
        score += 12;
    }
    let free = farm.free() & !way.cells;
    // Cells that would be left alone.
    let lonely = (0..crate::rules::mythwind::farmer::CELLS)
        .map(|cell| 1_u32 << cell)
        .filter(|&cell| free & cell != 0 && !touches(cell, free & !cell));
    score - 9 * lonely.count() as i32
}
