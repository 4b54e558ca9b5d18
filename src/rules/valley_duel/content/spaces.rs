//! What has effects and nothing else: wheels, Export tiles, Wheel Enhancement tiles.

use serde::Deserialize;

use super::{
    super::{
        effect::{Action, Effects},
        pieces::{Export, Tile},
        wheels::{CENTRAL, OWN},
    },
    sound::{in_order, some},
};
use crate::content::{ContentError, ContentFile};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wheels {
    central: Vec<Effects>,
    own: Vec<Effects>,
}

pub(super) fn read_wheels(file: &ContentFile) -> Result<[Vec<Effects>; 2], ContentError> {
    let Wheels { central, own } = file.parse()?;
    for (wheel, near, sections) in [(&central, "central:", CENTRAL), (&own, "own:", OWN)] {
        if wheel.len() != usize::from(sections) {
            return Err(file.wrong(near, format!("this wheel has {sections} sections, not {}", wheel.len())));
        }
        some(file, near, wheel.iter().flat_map(|effects| effects.iter()))?;
    }
    Ok([central, own])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbered {
    number: u8,
    effects: Effects,
}

fn read_effects(file: &ContentFile, count: u8) -> Result<Vec<Effects>, ContentError> {
    let tiles: Vec<Numbered> = file.parse()?;
    in_order(file, tiles.iter().map(|tile| tile.number), count)?;
    for tile in &tiles {
        some(file, &format!("number: {},", tile.number), tile.effects.iter())?;
    }
    Ok(tiles.into_iter().map(|tile| tile.effects).collect())
}

pub(super) fn read_exports(file: &ContentFile) -> Result<Vec<Effects>, ContentError> {
    let exports = read_effects(file, Export::COUNT)?;
    let trades = |effects: &Effects| effects.iter().any(|effect| effect.action() == Some(Action::Trade));
    match Export::all().find(|export| trades(&exports[export.index()])) {
        Some(export) => {
            let near = format!("number: {},", export.number());
            Err(file.wrong(&near, "an Export tile is the outcome of a trade and no trade itself".into()))
        }
        None => Ok(exports),
    }
}

pub(super) fn read_tiles(file: &ContentFile) -> Result<Vec<Effects>, ContentError> {
    read_effects(file, Tile::COUNT)
}
