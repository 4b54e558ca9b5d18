//! Lays out the Farmer's field.

use super::table::*;

/// The name of a cell, for example `cell('D', 3)`, as a bit of the field.
pub fn cell(column: char, row: u8) -> u32 {
    1 << ((row - 1) * 6 + (column as u8 - b'A'))
}

/// Cells by their names: `cells("A1 B1")`.
pub fn cells(names: &str) -> u32 {
    names
        .split_whitespace()
        .map(|name| {
            let (column, row) = name.split_at(1);
            cell(column.chars().next().expect("a column"), row.parse().expect("a row"))
        })
        .fold(0, |all, one| all | one)
}

/// The field of the Farmer.
pub fn farm(game: &Mythwind) -> &Farm {
    game.farm(Farmer).expect("the Farmer has a field")
}

/// The field of the Farmer, to be changed.
pub fn farm_mut(game: &mut Mythwind) -> &mut Farm {
    match &mut sheet(game, Farmer).journal {
        Journal::Farmer(farm) => farm,
        _ => panic!("the Farmer has a field"),
    }
}

/// Plants a crop on cells that grew so far; no rule is asked.
#[track_caller]
pub fn planted(game: &mut Mythwind, crop: Crop, names: &str, growth: u8) -> TileId {
    let tile = farm(game).spare(crop, Content::get()).expect("a tile of the crop");
    let cells = cells(names);
    let way = placements(crop).iter().find(|way| way.cells == cells).expect("cells of that shape");
    farm_mut(game).planted.push(Planted { tile, cells, pose: way.pose, growth, wilt: 0 });
    tile
}

/// How far a crop has grown.
pub fn growth(game: &Mythwind, tile: TileId) -> u8 {
    farm(game).planted(tile).expect("the crop stands").growth
}
