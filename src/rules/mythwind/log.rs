//! What happened in the season: the counts that goals and achievements ask for.

use serde::{Deserialize, Serialize};

use super::{
    components::{Building, BuildingSet, Character, Kind, Res},
    state::Mythwind,
};

/// A number that a goal can ask for (MW-161, MW-D31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// Buildings that came into town through the queue (MW-R15).
    Built,
    /// Of these, those of level II or more.
    BuiltGrand,
    /// Of these, those that replaced another.
    Replaced,
    /// Workers hired.
    Hired,
    /// Days on which somebody took the hire action.
    HireDays,
    /// Adventures.
    Adventures,
    /// Adventures whose resolved section showed a sprite.
    SpriteAdventures,
    /// Adventures whose resolved section showed a villager.
    VillagerAdventures,
    /// Workers that came to the tower.
    Welcomed,
    /// Forest cards removed.
    Discovered,
    /// Improve town actions.
    Improved,
    /// Worker dice used up and rolled back to the tower at dusk.
    UsedUp,
    /// Coins spent, all characters together.
    Spent,
    /// Coins gained, all characters together.
    Earned,
    /// Events resolved.
    Events,
    /// Season effects triggered.
    SeasonEffects,
    /// Different buildings used.
    BuildingsUsed,
    /// A resource now.
    Held(Res),
    /// The lowest of the four resources now.
    LeastHeld,
    /// The highest of the four resources now.
    MostHeld,
    /// Workers of a kind in the town: tower, wells, sprite space (MW-R46).
    InTown(Kind),
    /// Workers of both kinds in the town.
    WorkersInTown,
    /// Locations with neither forest nor building.
    EmptyPlaces,
    /// Coins of the character that has the fewest.
    LeastPurse,
    /// 1 if four forests stand, or fewer stood when the season began (MW-255).
    AtRest,
    /// The fewest days any character was aligned with the kind it was aligned with least.
    BothWays,
    /// 1 if no two resources have the same value (MW-256).
    AllDiffer,
}

impl Stat {
    /// Whether it counts steps and is marked with tokens, and not judged at the end only.
    pub fn is_counted(self) -> bool {
        self.slot().is_some() || matches!(self, Stat::BuildingsUsed)
    }

    /// Its place among the plain counters.
    fn slot(self) -> Option<usize> {
        Some(match self {
            Stat::Built => 0,
            Stat::BuiltGrand => 1,
            Stat::Replaced => 2,
            Stat::Hired => 3,
            Stat::HireDays => 4,
            Stat::Adventures => 5,
            Stat::SpriteAdventures => 6,
            Stat::VillagerAdventures => 7,
            Stat::Welcomed => 8,
            Stat::Discovered => 9,
            Stat::Improved => 10,
            Stat::UsedUp => 11,
            Stat::Spent => 12,
            Stat::Earned => 13,
            Stat::Events => 14,
            Stat::SeasonEffects => 15,
            _ => return None,
        })
    }
}

/// The season so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonLog {
    counts: [u16; 16],
    /// Buildings somebody used this season.
    pub used: BuildingSet,
    /// The last day on which somebody hired.
    hired_on: u8,
    /// Days of each character by alignment: sprites, villagers.
    pub aligned_days: [[u8; 2]; 4],
    /// Forests on the board when the season began.
    pub forests_at_start: u8,
    /// Sprites sent to the sprites’ action space.
    #[serde(default)]
    pub sprite_actions: u16,
    /// Buildings that came into town, one after the other.
    #[serde(default)]
    pub built: Vec<Building>,
    /// Events and the options taken.
    #[serde(default)]
    pub chosen: Vec<(u8, u8)>,
    /// Adventures: whose, which, and the section chosen.
    #[serde(default)]
    pub met: Vec<(Character, u8, u8)>,
    /// The goal that was judged, and whether it was reached.
    #[serde(default)]
    pub judged: Option<(u8, bool)>,
}

impl SeasonLog {
    /// A fresh season with so many forests on the board.
    pub fn starting_with(forests: u8) -> SeasonLog {
        SeasonLog { forests_at_start: forests, ..SeasonLog::default() }
    }

    /// Adds to a counter.
    pub fn add(&mut self, stat: Stat, count: u16) {
        if let Some(slot) = stat.slot() {
            self.counts[slot] = self.counts[slot].saturating_add(count);
        }
    }

    /// A counter's value; 0 for what is not counted step by step.
    pub fn count(&self, stat: Stat) -> u16 {
        match stat {
            Stat::BuildingsUsed => self.used.len() as u16,
            _ => stat.slot().map_or(0, |slot| self.counts[slot]),
        }
    }

    /// Notes a hire action; several on one day count as one day.
    pub fn hire_day(&mut self, day: u8) {
        if self.hired_on != day {
            self.hired_on = day;
            self.add(Stat::HireDays, 1);
        }
    }

    /// Notes that a building was used.
    pub fn use_building(&mut self, building: Building) {
        self.used.insert(building);
    }
}

impl Mythwind {
    /// A stat's value now.
    pub(super) fn stat(&self, stat: Stat) -> u16 {
        let tracks = Res::ALL.map(|res| u16::from(self.town.held.of(res)));
        match stat {
            Stat::Held(res) => u16::from(self.town.held.of(res)),
            Stat::LeastHeld => tracks.into_iter().min().unwrap_or(0),
            Stat::MostHeld => tracks.into_iter().max().unwrap_or(0),
            Stat::InTown(kind) => self.dice.in_town(kind) as u16,
            Stat::WorkersInTown => Kind::ALL.iter().map(|&kind| self.dice.in_town(kind) as u16).sum(),
            Stat::EmptyPlaces => self.town.empty_places().count() as u16,
            Stat::LeastPurse => self.playing().map(|who| self.sheet(who).coins).min().unwrap_or(0),
            Stat::AtRest => {
                u16::from(self.season_log.forests_at_start < 4 || self.town.forests().count() >= 4)
            }
            Stat::BothWays => self
                .playing()
                .flat_map(|who| self.season_log.aligned_days[who.index()])
                .min()
                .map_or(0, u16::from),
            Stat::AllDiffer => u16::from((0..4).all(|a| (a + 1..4).all(|b| tracks[a] != tracks[b]))),
            counted => self.season_log.count(counted),
        }
    }
}
