//! The camp: pack, lodge, what is known of the regions; and what the Ranger is bound to (MW-RA01, MW-RA03).

use serde::{Deserialize, Serialize};

use super::{Expedition, Finds, Gear, Gears, Region, RoamSkill, TrailId};
use crate::rules::mythwind::{
    components::{Character, Kind},
    state::{Journal, Mythwind, Skill},
    trade::Doing,
};

/// Gear that the pack holds.
pub const PACK: u8 = 7;
/// Finds that there is room for.
pub const LODGE: u8 = 6;
/// How often a region is survived before its cairns stand.
const CAIRNS: u8 = 20;

/// Whether the Ranger must rest from a collapsed expedition (MW-RA06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// No.
    #[default]
    No,
    /// On the next day.
    Tomorrow,
    /// Until this dusk.
    Today,
}

/// What holds only today.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoamDay {
    /// A character action begun and not yet used up.
    pub doing: Option<Doing>,
    /// Cards beyond the limit of a region.
    pub further: u8,
}

/// The Ranger's own pieces (MW-RA12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Camp {
    /// Gear in the pack.
    pub pack: Gears,
    /// Finds in the lodge.
    pub lodge: Finds,
    /// Cards survived in each region.
    pub survived: [u8; 3],
    /// The next cards of each region, as far as they were scouted; the next one first. The decks lie below.
    pub scouted: [Vec<TrailId>; 3],
    /// Cards of each region that are done with until its deck runs out.
    pub discards: [Vec<TrailId>; 3],
    /// Whether the Ranger must rest.
    pub rest: Rest,
    /// What holds only today.
    #[serde(default)]
    pub today: RoamDay,
}

impl Default for Camp {
    fn default() -> Self {
        Camp {
            pack: Gears { ration: 2, rope: 2, torch: 2 },
            lodge: Finds::default(),
            survived: [0; 3],
            scouted: Default::default(),
            discards: Default::default(),
            rest: Rest::No,
            today: RoamDay::default(),
        }
    }
}

impl Camp {
    /// The expedition under way.
    pub fn trip(&self) -> Option<&Expedition> {
        match &self.today.doing {
            Some(Doing::Explore(trip)) => Some(trip),
            _ => None,
        }
    }

    /// The expedition under way, to be changed.
    pub(super) fn trip_mut(&mut self) -> Option<&mut Expedition> {
        match &mut self.today.doing {
            Some(Doing::Explore(trip)) => Some(trip),
            _ => None,
        }
    }

    /// Takes a gear out of the pack.
    pub(super) fn unpack(&mut self, gear: Gear) {
        self.pack = self.pack.without(gear);
    }
}

impl Mythwind {
    /// The Ranger's camp, where this character has one.
    pub fn camp(&self, who: Character) -> Option<&Camp> {
        match &self.sheets[who.index()].as_ref()?.journal {
            Journal::Ranger(camp) => Some(camp),
            _ => None,
        }
    }

    /// The Ranger's camp, to be changed.
    pub(super) fn camp_mut(&mut self, who: Character) -> Option<&mut Camp> {
        match &mut self.sheets[who.index()].as_mut()?.journal {
            Journal::Ranger(camp) => Some(camp),
            _ => None,
        }
    }

    pub(super) fn has_roam_skill(&self, who: Character, skill: RoamSkill) -> bool {
        self.has_skill(who, Skill::Ranger(skill))
    }

    /// Gear that the pack holds.
    pub fn pack_room(&self, who: Character) -> u8 {
        if self.has_roam_skill(who, RoamSkill::BigPack) { PACK + 2 } else { PACK }
    }

    /// Whether the pack has room for one more.
    pub(super) fn can_pack(&self, who: Character) -> bool {
        self.camp(who).is_some_and(|camp| camp.pack.total() < self.pack_room(who))
    }

    /// Gear of one Prepare (MW-RA04).
    pub fn gear_of_prepare(&self, who: Character) -> u8 {
        if self.sheet(who).today.aligned == Some(Kind::Villager) { 4 } else { 3 }
    }

    /// Whether a region can be entered: enough of the one before it was survived (MW-RA03).
    pub fn is_open(&self, who: Character, region: Region) -> bool {
        let opens = Self::content().region(region).opens;
        self.camp(who)
            .is_some_and(|camp| opens.is_none_or(|(before, count)| camp.survived[before.index()] >= count))
    }

    /// Cards of one expedition into a region today (MW-RA03).
    pub fn card_limit(&self, who: Character, region: Region) -> u8 {
        let further = self.camp(who).map_or(0, |camp| camp.today.further);
        Self::content().region(region).limit.saturating_add(further)
    }

    /// Coins an expedition into a region starts with: one for each card of its limit. What a second wind adds
    /// is beyond the limit (MW-RA11).
    pub fn coins_at_cairns(&self, who: Character, region: Region) -> u8 {
        let survived = self.camp(who).map_or(0, |camp| camp.survived[region.index()]);
        let cairns = self.has_roam_skill(who, RoamSkill::Cairns) && survived >= CAIRNS;
        if cairns { Self::content().region(region).limit } else { 0 }
    }

    /// Coins a find sells for at dusk (MW-RA10).
    pub fn find_price(&self, who: Character, find: super::Find) -> u8 {
        let trapped = find == super::Find::Pelt && self.has_roam_skill(who, RoamSkill::Trapper);
        if trapped { 4 } else { 2 }
    }

    /// A new day: what held only yesterday is over, a rest due today begins.
    pub(in crate::rules::mythwind) fn roam_morning(&mut self, who: Character) {
        if let Some(camp) = self.camp_mut(who) {
            camp.today = RoamDay::default();
            if camp.rest == Rest::Tomorrow {
                camp.rest = Rest::Today;
            }
        }
    }
}
