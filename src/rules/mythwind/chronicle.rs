//! The chronicle: what each season that is over came to, to look back on.

use serde::{Deserialize, Serialize};

use super::{
    components::{Building, Character, Season},
    log::Stat,
    state::Mythwind,
    town::LocationId,
};

/// A season that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// The year.
    pub year: u16,
    /// The season.
    pub season: Season,
    /// Who was there.
    pub people: Vec<Character>,
    /// Its goal, and whether the town reached it.
    pub goal: Option<(u8, bool)>,
    /// What was built, in the order in which it was complete.
    pub built: Vec<Building>,
    /// The events that were resolved, each with the option taken, from 0.
    pub chosen: Vec<(u8, u8)>,
    /// Adventures: whose, which, and the section chosen, from 0.
    #[serde(default)]
    pub met: Vec<(Character, u8, u8)>,
    /// How many adventures there were.
    pub adventures: u16,
    /// Coins earned, all characters together.
    pub earned: u16,
    /// What stood in town when it was over.
    pub town: Vec<(LocationId, Building)>,
}

impl Mythwind {
    /// Writes the season that is over into the chronicle.
    pub(super) fn write_chapter(&mut self) {
        let log = &self.season_log;
        let chapter = Chapter {
            year: self.calendar.year,
            season: self.calendar.season,
            people: self.playing().collect(),
            goal: log.judged,
            built: log.built.clone(),
            chosen: log.chosen.clone(),
            met: log.met.clone(),
            adventures: log.count(Stat::Adventures),
            earned: log.count(Stat::Earned),
            town: self.town.buildings().collect(),
        };
        self.story.chronicle.push(chapter);
    }
}
