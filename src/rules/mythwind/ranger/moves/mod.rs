//! What the Ranger does: prepare, scout, explore; and barter at any time (MW-RA03 to MW-RA09).
//!
//! Here the steps themselves and what they do; `check` says whether one is legal, and which are.

mod check;

use serde::{Deserialize, Serialize};

use super::{Find, Gear, Region, TrailId};
use crate::rules::mythwind::{
    components::Character,
    dice::DieId,
    event::{Event, Out},
    state::Mythwind,
    trade::{By, Doing},
};

/// A step of the Ranger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum RoamMove {
    /// Take a gear.
    Take { gear: Gear, by: By },
    /// Look at the next cards of a region.
    Scout { region: Region },
    /// Set out into a region; a gear of its entry is spared with a pathfinder.
    Explore { region: Region, spare: Option<Gear> },
    /// Pay a hazard of the card from the pack.
    Pay { gear: Gear },
    /// Take a hazard of the card as a wound.
    Suffer { gear: Gear },
    /// A pip of this sprite: a hazard of the card is ignored.
    Ignore { gear: Gear, die: DieId },
    /// Put the card just revealed under its deck.
    Avoid,
    /// Take the loot of a card without hazards.
    Loot,
    /// Reveal the next card.
    Reveal,
    /// Go home.
    Return,
    /// Two equal finds for the town.
    Pair { find: Find },
    /// Three different finds for the town: all but this kind.
    Mix { without: Find },
    /// This card of those scouted comes next.
    First { card: TrailId },
    /// This find: kept, lost, sold or given, as the question says.
    Name { find: Find },
    /// That is enough of this action.
    Stop,
}

impl RoamMove {
    /// Whether it is no work, but barter with the town.
    pub fn is_barter(self) -> bool {
        matches!(self, RoamMove::Pair { .. } | RoamMove::Mix { .. })
    }
}

impl Mythwind {
    /// Makes a legal step of the Ranger.
    pub(in crate::rules::mythwind) fn do_roam(&mut self, who: Character, mv: RoamMove, out: &mut Out) {
        match mv {
            RoamMove::Take { gear, by: By::Die(die) } => {
                self.spend_pip(die, out);
                self.pack_gear(who, gear, out);
            }
            RoamMove::Take { gear, by: By::Action } => self.prepare(who, gear, out),
            RoamMove::Scout { region } => {
                self.begin_action(who, None);
                self.end_action(who);
                self.scout(who, region, out);
            }
            RoamMove::Explore { region, spare } => self.set_out(who, region, spare, out),
            RoamMove::Pay { gear } => {
                if let Some(camp) = self.camp_mut(who) {
                    camp.unpack(gear);
                }
                out.tell(Event::GearPaid { who, gear });
                self.settle_icon(who, gear, false, out);
            }
            RoamMove::Suffer { gear } => self.settle_icon(who, gear, true, out),
            RoamMove::Ignore { gear, die } => {
                self.spend_pip(die, out);
                self.settle_icon(who, gear, false, out);
            }
            RoamMove::Avoid => self.avoid(who, out),
            RoamMove::Loot => self.take_loot(who, out),
            RoamMove::Reveal => self.reveal_trail(who, out),
            RoamMove::Return => self.come_back(who, out),
            RoamMove::Pair { find } => self.give_pair(who, find, out),
            RoamMove::Mix { without } => self.give_mix(who, without, out),
            RoamMove::Stop => self.end_action(who),
            RoamMove::First { .. } | RoamMove::Name { .. } => {}
        }
    }

    /// A gear of Prepare; the action ends with its last one, or when the pack is full.
    fn prepare(&mut self, who: Character, gear: Gear, out: &mut Out) {
        if !matches!(self.doing(who), Some(Doing::Prepare { .. })) {
            let left = self.gear_of_prepare(who);
            self.begin_action(who, Some(Doing::Prepare { left }));
        }
        self.count_off(who);
        self.pack_gear(who, gear, out);
        if !self.can_pack(who) {
            self.end_action(who);
        }
        self.end_used_up(who);
    }
}
