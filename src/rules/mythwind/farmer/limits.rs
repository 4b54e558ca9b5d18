//! What the Farmer's work is bound to: limits of the day, prices, growth.

use super::{Crop, Farm, FarmSkill, Line};
use crate::rules::mythwind::{
    components::{Character, Kind, Season, Weather},
    state::{Mythwind, Skill},
};

/// Which of the Farmer's limits hold today.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Crops sown with one Sow.
    pub sow: u8,
    /// Crops grown with one Tend.
    pub tend: u8,
    /// Crops harvested with one Harvest.
    pub harvest: u8,
    /// Tiles the barn holds.
    pub barn: usize,
    /// Coins more for a crop from the barn.
    pub barn_bonus: u8,
    /// Coins off the first seed of the day.
    pub first_seed: u8,
}

impl Limits {
    /// The limits for this alignment and these skills (MW-FA04, MW-FA11).
    pub fn new(aligned: Option<Kind>, has: impl Fn(FarmSkill) -> bool) -> Limits {
        Limits {
            sow: if has(FarmSkill::LongFurrow) { 3 } else { 2 },
            tend: if aligned == Some(Kind::Sprite) { 5 } else { 3 },
            harvest: if aligned == Some(Kind::Villager) { 3 } else { 2 },
            barn: if has(FarmSkill::BarnLoft) { 6 } else { 3 },
            barn_bonus: u8::from(has(FarmSkill::BarnLoft)),
            first_seed: if has(FarmSkill::ThriftySower) { 2 } else { 0 },
        }
    }
}

/// What decides how crops grow at dusk.
#[derive(Clone, Copy, Debug)]
pub struct Growing {
    /// Today's weather.
    pub weather: Weather,
    /// Whether it is winter.
    pub winter: bool,
    /// Companion Beds.
    pub companions: bool,
    /// Greenhouse.
    pub greenhouse: bool,
    /// The line that Rain Barrels water.
    pub barrels: Option<Line>,
}

impl Mythwind {
    fn has_farm_skill(&self, who: Character, skill: FarmSkill) -> bool {
        self.has_skill(who, Skill::Farmer(skill))
    }

    /// The Farmer's limits today.
    pub fn farm_limits(&self, who: Character) -> Limits {
        Limits::new(self.sheet(who).today.aligned, |skill| self.has_farm_skill(who, skill))
    }

    /// What decides growth at this dusk.
    pub fn growing(&self, who: Character, farm: &Farm) -> Option<Growing> {
        Some(Growing {
            weather: self.weather()?,
            winter: self.calendar.season == Season::Winter,
            companions: self.has_farm_skill(who, FarmSkill::CompanionBeds),
            greenhouse: self.has_farm_skill(who, FarmSkill::Greenhouse),
            barrels: farm.barrels,
        })
    }

    /// Coins a seed costs now (MW-FA02, Thrifty Sower).
    pub fn seed_price(&self, who: Character, crop: Crop) -> u8 {
        let seed = Self::content().crop(crop).seed;
        let first = self.farm(who).is_some_and(|farm| !farm.sown_today);
        if first { seed.saturating_sub(self.farm_limits(who).first_seed) } else { seed }
    }

    /// Coins a crop sells for this season (MW-FA05).
    pub fn crop_price(&self, crop: Crop) -> u8 {
        let card = Self::content().crop(crop);
        card.price + if card.best == Some(self.calendar.season) { 2 } else { 0 }
    }
}
