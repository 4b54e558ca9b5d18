//! What the Farmer's field does at dusk (MW-FA08 to MW-FA10).

use super::{Farm, Growing, Line, Planted, TileId, WELL, touches};
use crate::rules::mythwind::{
    components::{Character, Weather},
    content::Content,
    event::{Event, Out},
    state::Mythwind,
    task::Source,
};

/// What dusk did to the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DuskOfFarm {
    /// Tiles that grew, with their growth now.
    pub grown: Vec<(TileId, u8)>,
    /// Tiles with a new wilt mark, with their marks now.
    pub wilted: Vec<(TileId, u8)>,
    /// Tiles taken off the field by their third mark.
    pub withered: Vec<TileId>,
}

impl Growing {
    /// How much a crop grows among the others.
    fn growth(&self, crop: &Planted, all: &[Planted]) -> u8 {
        let under_glass = Line::Column(0).cells() | Line::Column(1).cells();
        let by_well = touches(crop.cells, WELL);
        let sheltered = self.greenhouse && crop.cells & under_glass != 0;
        if self.winter && !by_well && !sheltered && crop.tile.crop() != super::Crop::Winterroot {
            return 0;
        }
        if self.barrels.is_some_and(|line| crop.cells & line.cells() != 0) {
            return 2;
        }
        match self.weather {
            Weather::Sunny => 1,
            Weather::Rainy => 2,
            Weather::Cloudy => {
                let companion = all
                    .iter()
                    .any(|other| other.tile.crop() != crop.tile.crop() && touches(crop.cells, other.cells));
                u8::from(by_well || companion || self.companions)
            }
        }
    }
}

impl Farm {
    /// Grows and wilts everything in the field by today's weather.
    pub fn dusk(&mut self, growing: &Growing, content: &Content) -> DuskOfFarm {
        let mut seen = DuskOfFarm::default();
        let before = self.planted.clone();
        for planted in &mut self.planted {
            let was_ripe = Farm::is_ripe(planted, content);
            let growth = growing.growth(planted, &before);
            if growth > 0 && !was_ripe {
                planted.growth = (planted.growth + growth).min(content.crop(planted.tile.crop()).growth);
                seen.grown.push((planted.tile, planted.growth));
            }
            if was_ripe {
                planted.wilt += 1;
                if planted.wilt >= 3 {
                    seen.withered.push(planted.tile);
                } else {
                    seen.wilted.push((planted.tile, planted.wilt));
                }
            }
        }
        self.planted.retain(|planted| planted.wilt < 3);
        self.doing = None;
        self.sown_today = false;
        self.barrels = None;
        seen
    }

    /// What the next dusk would do, for the forecast on the tray.
    pub fn forecast(&self, growing: &Growing, content: &Content) -> DuskOfFarm {
        self.clone().dusk(growing, content)
    }
}

impl Mythwind {
    /// The field at dusk (MW-FA08 to MW-FA10).
    pub(in crate::rules::mythwind) fn farm_dusk(&mut self, who: Character, out: &mut Out) {
        let Some(growing) = self.farm(who).and_then(|farm| self.growing(who, farm)) else {
            return;
        };
        let content = Self::content();
        let Some(farm) = self.farm_mut(who) else {
            return;
        };
        let seen = farm.dusk(&growing, content);
        for (tile, now) in seen.grown {
            out.tell(Event::Grew { who, tile, now });
        }
        for (tile, marks) in seen.wilted {
            out.tell(Event::Wilted { who, tile, marks });
        }
        for tile in seen.withered {
            out.tell(Event::Withered { who, tile });
            self.earn(who, 1, Source::Rule, out);
        }
    }
}
