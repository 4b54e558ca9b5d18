//! Whether a step on the farm is legal.

use super::{By, Doing, FarmMove, Work};
use crate::rules::{
    Refusal,
    mythwind::{
        components::{Character, Kind},
        content::Content,
        dice::DieId,
        farmer::{CELLS, Crop, Farm, TileId, placements},
        state::Mythwind,
    },
};

impl Mythwind {
    /// Whether the work may be done by that means: an action in progress, a new one, or a die.
    fn check_means(&self, who: Character, farm: &Farm, mv: FarmMove) -> Result<(), Refusal> {
        match mv.by() {
            By::Die(die) => self.check_die(who, die, mv.work()),
            By::Action if mv.goes_on(farm.doing.as_ref()) => Ok(()),
            By::Action => self.check_begin(who),
        }
    }

    /// Whether a pip of this die may do the work (MW-FA07).
    fn check_die(&self, who: Character, die: DieId, work: Work) -> Result<(), Refusal> {
        let wanted = if work == Work::Tend { Kind::Sprite } else { Kind::Villager };
        self.check_worker(who, die, Some((wanted, "MW-FA07")))
    }

    /// Whether a step on the farm is legal.
    pub(in crate::rules::mythwind) fn check_farm(
        &self,
        who: Character,
        mv: &FarmMove,
    ) -> Result<(), Refusal> {
        let Some(farm) = self.farm(who) else {
            return Err(Refusal::new("MW-202", "mw-no-farm").with("who", who.seat()));
        };
        if *mv == FarmMove::Stop {
            return match farm.doing {
                Some(_) => Ok(()),
                None => Err(Refusal::new("MW-FA04", "mw-nothing-to-stop")),
            };
        }
        self.check_means(who, farm, *mv)?;
        match *mv {
            FarmMove::Plant { crop, cells, .. } => self.check_plant(who, farm, crop, cells),
            FarmMove::Grow { tile, by } => check_grow(farm, tile, by),
            FarmMove::Clear { cell } => {
                if cell < CELLS && farm.boulders & (1 << cell) != 0 {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-FA04", "mw-no-boulder"))
                }
            }
            FarmMove::Reap { tile, store, .. } => self.check_reap(who, farm, tile, store),
            FarmMove::Unload { tile } => {
                if farm.barn.contains(&tile) {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-FA05", "mw-no-such-crop"))
                }
            }
            FarmMove::Stop => Ok(()),
        }
    }

    fn check_plant(&self, who: Character, farm: &Farm, crop: Crop, cells: u32) -> Result<(), Refusal> {
        if farm.spare(crop, Self::content()).is_none() {
            return Err(Refusal::new("MW-FA02", "mw-no-tile-left").with("crop", crop.words()));
        }
        if self.sheet(who).coins < u16::from(self.seed_price(who, crop)) {
            return Err(Refusal::new("MW-FA03", "mw-no-seed-money").with("crop", crop.words()));
        }
        if cells & !farm.free() != 0 || !placements(crop).iter().any(|way| way.cells == cells) {
            return Err(Refusal::new("MW-FA03", "mw-no-room-for-crop").with("crop", crop.words()));
        }
        Ok(())
    }

    fn check_reap(&self, who: Character, farm: &Farm, tile: TileId, store: bool) -> Result<(), Refusal> {
        let Some(planted) = farm.planted(tile) else {
            return Err(Refusal::new("MW-FA04", "mw-no-such-crop"));
        };
        if !Farm::is_ripe(planted, Self::content()) {
            return Err(Refusal::new("MW-FA05", "mw-no-ripe-crop").with("crop", tile.crop().words()));
        }
        if store && farm.barn.len() >= self.farm_limits(who).barn {
            return Err(Refusal::new("MW-FA05", "mw-no-room-in-barn"));
        }
        Ok(())
    }
}

fn check_grow(farm: &Farm, tile: TileId, by: By) -> Result<(), Refusal> {
    let Some(planted) = farm.planted(tile) else {
        return Err(Refusal::new("MW-FA04", "mw-no-such-crop"));
    };
    if Farm::is_ripe(planted, Content::get()) {
        return Err(Refusal::new("MW-FA05", "mw-no-more-growth").with("crop", tile.crop().words()));
    }
    match farm.doing {
        Some(Doing::Tend { grown, .. }) if by == By::Action && grown & (1 << tile.0) != 0 => {
            Err(Refusal::new("MW-FA04", "mw-no-crop-twice").with("crop", tile.crop().words()))
        }
        _ => Ok(()),
    }
}
