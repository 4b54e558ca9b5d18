//! The workshop: materials, benches, the row of orders, and a name.

use serde::{Deserialize, Serialize};

use super::{CraftSkill, Material, Materials, OrderId};
use crate::rules::mythwind::{
    components::{Character, Kind},
    content::Content,
    state::{Journal, Mythwind, Skill},
    trade::Doing,
};

/// Materials that there is room for, all kinds together.
pub const MOST_MATERIALS: u8 = 8;
/// The best name there is.
pub const MOST_REPUTATION: u8 = 12;
/// Orders in the row.
pub const ROW: usize = 3;
/// Benches, the one of Third Bench among them.
pub const BENCHES: u8 = 3;

/// An order on a bench.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Which order.
    pub order: OrderId,
    /// Work done on it.
    pub work: u8,
    /// How good it is: 0 to 3, or 4.
    pub quality: u8,
}

impl Item {
    /// Whether all its work is done.
    pub fn is_finished(&self, content: &Content) -> bool {
        self.work >= content.order(self.order).work
    }
}

/// The polish just made, as long as it can be made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Polish {
    /// On which bench.
    pub bench: u8,
    /// How good the item was before.
    pub before: u8,
}

/// What holds only today.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CraftDay {
    /// A character action begun and not yet used up.
    pub doing: Option<Doing>,
    /// Orders started.
    pub started: u8,
    /// Starts allowed beyond the first, one for each Canvass.
    pub further: u8,
    /// Whether the next polish counts as a 4.
    pub steady: bool,
    /// The polish just made.
    pub polish: Option<Polish>,
}

/// The Crafter's own pieces (MW-CR01, MW-CR10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Workshop {
    /// Materials.
    pub materials: Materials,
    /// What lies on the benches.
    pub benches: [Option<Item>; BENCHES as usize],
    /// The open orders.
    pub row: Vec<OrderId>,
    /// Orders delivered since their deck was last shuffled.
    pub delivered: Vec<OrderId>,
    /// The name, 0 to 12.
    pub reputation: u8,
    /// What holds only today.
    #[serde(default)]
    pub today: CraftDay,
}

impl Default for Workshop {
    fn default() -> Self {
        Workshop {
            materials: Materials { wood: 1, metal: 1, cloth: 1 },
            benches: [None; BENCHES as usize],
            row: Vec::new(),
            delivered: Vec::new(),
            reputation: 0,
            today: CraftDay::default(),
        }
    }
}

impl Workshop {
    /// What lies on a bench.
    pub fn bench(&self, bench: u8) -> Option<&Item> {
        self.benches.get(usize::from(bench))?.as_ref()
    }

    /// The benches with something on them.
    pub fn items(&self) -> impl Iterator<Item = (u8, &Item)> {
        (0..).zip(&self.benches).filter_map(|(bench, item)| Some((bench, item.as_ref()?)))
    }

    /// The benches with a finished item.
    pub fn finished(&self, content: &Content) -> impl Iterator<Item = (u8, &Item)> {
        self.items().filter(|(_, item)| item.is_finished(content))
    }

    /// Orders that may still be started today.
    pub fn starts_left(&self) -> u8 {
        self.today.further.saturating_add(1).saturating_sub(self.today.started)
    }

    /// Puts a material into the store, where there is room.
    pub(super) fn store(&mut self, material: Material) -> bool {
        let room = self.materials.total() < MOST_MATERIALS;
        if room {
            *self.materials.of_mut(material) += 1;
        }
        room
    }
}

impl Mythwind {
    /// The Crafter's workshop, where this character has one.
    pub fn workshop(&self, who: Character) -> Option<&Workshop> {
        match &self.sheets[who.index()].as_ref()?.journal {
            Journal::Crafter(workshop) => Some(workshop),
            _ => None,
        }
    }

    /// The Crafter's workshop, to be changed.
    pub(super) fn workshop_mut(&mut self, who: Character) -> Option<&mut Workshop> {
        match &mut self.sheets[who.index()].as_mut()?.journal {
            Journal::Crafter(workshop) => Some(workshop),
            _ => None,
        }
    }

    pub(super) fn has_craft_skill(&self, who: Character, skill: CraftSkill) -> bool {
        self.has_skill(who, Skill::Crafter(skill))
    }

    /// How many benches orders can be started on.
    pub fn benches(&self, who: Character) -> u8 {
        if self.has_craft_skill(who, CraftSkill::ThirdBench) { BENCHES } else { BENCHES - 1 }
    }

    /// Points of one Work (MW-CR04).
    pub fn work_points(&self, who: Character) -> u8 {
        if self.sheet(who).today.aligned == Some(Kind::Villager) { 4 } else { 3 }
    }

    /// How good an item can become.
    pub fn best_quality(&self, who: Character) -> u8 {
        if self.has_craft_skill(who, CraftSkill::Masterwork) { 4 } else { 3 }
    }

    /// A new day: what held only yesterday is over.
    pub(in crate::rules::mythwind) fn craft_morning(&mut self, who: Character) {
        if let Some(workshop) = self.workshop_mut(who) {
            workshop.today = CraftDay::default();
        }
    }
}
