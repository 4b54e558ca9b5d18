//! Achievements: what a town can be proud of, each with the day on which it was earned.

use serde::{Deserialize, Serialize};

use super::{
    components::{Character, Kind, Res, Season},
    dice::{DieAt, DieId},
    event::{Event, Out},
    log::Stat,
    state::{Mythwind, Phase},
    town::MOST,
};

/// One of the fifteen (MW-294 to MW-308).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those of the Charter")]
pub enum Achievement {
    GrowingCity,
    MagicalCreatures,
    Constructor,
    BusinessTycoon,
    NewSeasons,
    Plentiful,
    Abundance,
    BlueSky,
    WalkingStick,
    Storyteller,
    Skilled,
    MoneyLender,
    Builder,
    FriendOfTheValley,
    EnthusiasticWorkers,
}

impl Achievement {
    /// All fifteen, in the order of the Charter.
    pub const ALL: [Achievement; 15] = [
        Achievement::GrowingCity,
        Achievement::MagicalCreatures,
        Achievement::Constructor,
        Achievement::BusinessTycoon,
        Achievement::NewSeasons,
        Achievement::Plentiful,
        Achievement::Abundance,
        Achievement::BlueSky,
        Achievement::WalkingStick,
        Achievement::Storyteller,
        Achievement::Skilled,
        Achievement::MoneyLender,
        Achievement::Builder,
        Achievement::FriendOfTheValley,
        Achievement::EnthusiasticWorkers,
    ];

    /// Its name in keys of words.
    pub fn slug(self) -> &'static str {
        match self {
            Achievement::GrowingCity => "growing-city",
            Achievement::MagicalCreatures => "magical-creatures",
            Achievement::Constructor => "constructor",
            Achievement::BusinessTycoon => "business-tycoon",
            Achievement::NewSeasons => "new-seasons",
            Achievement::Plentiful => "plentiful",
            Achievement::Abundance => "abundance",
            Achievement::BlueSky => "blue-sky",
            Achievement::WalkingStick => "walking-stick",
            Achievement::Storyteller => "storyteller",
            Achievement::Skilled => "skilled",
            Achievement::MoneyLender => "money-lender",
            Achievement::Builder => "builder",
            Achievement::FriendOfTheValley => "friend-of-the-valley",
            Achievement::EnthusiasticWorkers => "enthusiastic-workers",
        }
    }

    /// The clause that says what earns it.
    pub fn clause(self) -> &'static str {
        [
            "MW-294", "MW-295", "MW-296", "MW-297", "MW-298", "MW-299", "MW-300", "MW-301", "MW-302",
            "MW-303", "MW-304", "MW-305", "MW-306", "MW-307", "MW-308",
        ][self as usize]
    }

    /// The resource that has to be at its most when a season ends.
    fn at_seasons_end(self) -> Option<Res> {
        match self {
            Achievement::BusinessTycoon => Some(Res::Production),
            Achievement::NewSeasons => Some(Res::Culture),
            Achievement::Plentiful => Some(Res::Food),
            Achievement::Abundance => Some(Res::Income),
            _ => None,
        }
    }
}

/// An achievement with the day it was earned on (MW-293).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    /// Which.
    pub what: Achievement,
    /// The year.
    pub year: u16,
    /// The season.
    pub season: Season,
    /// The day of the season; none where it was earned at the season's end.
    pub day: Option<u8>,
}

impl Mythwind {
    /// Whether the town has an achievement.
    pub fn has_earned(&self, what: Achievement) -> bool {
        self.story.earned.iter().any(|earned| earned.what == what)
    }

    /// Notes whatever was earned by now, once for good (MW-293).
    pub(super) fn note_achievements(&mut self, out: &mut Out) {
        self.note(false, out);
    }

    /// The same at the end of a season, once its goal was judged: the tracks count then (MW-R46).
    pub(super) fn note_at_seasons_end(&mut self, out: &mut Out) {
        self.note(true, out);
    }

    fn note(&mut self, season_ends: bool, out: &mut Out) {
        for what in Achievement::ALL {
            if !self.has_earned(what) && self.is_achieved(what, season_ends) {
                self.earn_achievement(what, out);
            }
        }
    }

    /// Writes down an achievement with its day.
    pub(super) fn earn_achievement(&mut self, what: Achievement, out: &mut Out) {
        if self.has_earned(what) {
            return;
        }
        let day = (self.calendar.phase != Phase::SeasonEnd).then_some(self.calendar.day);
        let (year, season) = (self.calendar.year, self.calendar.season);
        self.story.earned.push(Earned { what, year, season, day });
        out.tell(Event::Earned { what });
    }

    fn is_achieved(&self, what: Achievement, season_ends: bool) -> bool {
        let counted = |stat, least| self.season_log.count(stat) >= least;
        match what {
            Achievement::GrowingCity => self.dice.spare(Kind::Villager).is_none(),
            Achievement::MagicalCreatures => self.dice.spare(Kind::Sprite).is_none(),
            Achievement::Constructor => self.town.buildings().count() == 13,
            Achievement::BlueSky => counted(Stat::SeasonEffects, 3),
            Achievement::WalkingStick => counted(Stat::Adventures, 8),
            Achievement::MoneyLender => counted(Stat::Earned, 100),
            Achievement::Builder => counted(Stat::Built, 4),
            Achievement::FriendOfTheValley => self.season_log.sprite_actions >= 10,
            Achievement::Skilled => Character::ALL.iter().all(|who| {
                self.sheets[who.index()]
                    .as_ref()
                    .is_some_and(|sheet| sheet.skills.iter().all(Option::is_some))
            }),
            Achievement::EnthusiasticWorkers => DieId::all().all(|die| {
                let die = self.dice.get(die);
                die.at == DieAt::Tower && die.pips == 3
            }),
            // Earned where its event is resolved.
            Achievement::Storyteller => false,
            _ => season_ends && what.at_seasons_end().is_some_and(|res| self.town.held.of(res) == MOST),
        }
    }
}
