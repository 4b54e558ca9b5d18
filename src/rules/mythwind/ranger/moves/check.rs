//! Whether a step of the Ranger is legal, and every one that is.

use super::{By, Doing, Find, Gear, Region, RoamMove};
use crate::rules::{
    Refusal,
    mythwind::{
        components::{Character, Kind},
        moves::Move,
        ranger::{Camp, Expedition, Rest, RoamSkill},
        state::Mythwind,
    },
};

impl Mythwind {
    /// Whether the Ranger is on an expedition.
    pub fn is_out(&self, who: Character) -> bool {
        self.camp(who).is_some_and(|camp| camp.trip().is_some())
    }

    /// Every legal step of the Ranger.
    pub(in crate::rules::mythwind) fn roam_moves(&self, who: Character, moves: &mut Vec<Move>) {
        if self.camp(who).is_none() {
            return;
        }
        let mut offer = |mv: RoamMove| {
            if self.check_roam(who, &mv).is_ok() {
                moves.push(Move::Roam(mv));
            }
        };
        let dice = self.workers(who);
        for gear in Gear::ALL {
            for by in std::iter::once(By::Action).chain(dice.iter().copied().map(By::Die)) {
                offer(RoamMove::Take { gear, by });
            }
            offer(RoamMove::Pay { gear });
            offer(RoamMove::Suffer { gear });
            for &die in &dice {
                offer(RoamMove::Ignore { gear, die });
            }
        }
        for region in Region::ALL {
            offer(RoamMove::Scout { region });
            for spare in std::iter::once(None).chain(Gear::ALL.map(Some)) {
                offer(RoamMove::Explore { region, spare });
            }
        }
        for mv in [RoamMove::Avoid, RoamMove::Loot, RoamMove::Reveal, RoamMove::Return, RoamMove::Stop] {
            offer(mv);
        }
        for find in Find::ALL {
            offer(RoamMove::Pair { find });
            offer(RoamMove::Mix { without: find });
        }
    }

    /// Whether a step of the Ranger is legal.
    pub(in crate::rules::mythwind) fn check_roam(
        &self,
        who: Character,
        mv: &RoamMove,
    ) -> Result<(), Refusal> {
        let Some(camp) = self.camp(who) else {
            return Err(Refusal::new("MW-202", "mw-no-camp").with("who", who.seat()));
        };
        match *mv {
            RoamMove::Take { by, .. } => {
                match by {
                    By::Die(die) => self.check_worker(who, die, Some((Kind::Villager, "MW-RA09")))?,
                    By::Action if matches!(camp.today.doing, Some(Doing::Prepare { .. })) => {}
                    By::Action => self.check_begin_at_home(who, camp)?,
                }
                if self.can_pack(who) { Ok(()) } else { Err(Refusal::new("MW-RA01", "mw-no-room-in-pack")) }
            }
            RoamMove::Scout { region } => {
                self.check_begin_at_home(who, camp)?;
                if self.cards_in(who, region) == 0 {
                    return Err(Refusal::new("MW-RA04", "mw-no-trail-there").with("region", region.words()));
                }
                Ok(())
            }
            RoamMove::Explore { region, spare } => self.check_explore(who, camp, region, spare),
            RoamMove::Pay { gear } => {
                check_icon(camp, gear)?;
                if camp.pack.of(gear) == 0 {
                    return Err(Refusal::new("MW-RA05", "mw-no-gear").with("gear", gear.words()));
                }
                Ok(())
            }
            RoamMove::Suffer { gear } => check_icon(camp, gear),
            RoamMove::Ignore { gear, die } => {
                self.check_worker(who, die, Some((Kind::Sprite, "MW-RA09")))?;
                check_icon(camp, gear)
            }
            RoamMove::Avoid if self.may_avoid(who) => Ok(()),
            RoamMove::Avoid => Err(Refusal::new("MW-RA07", "mw-no-avoiding")),
            RoamMove::Loot => match camp.trip() {
                Some(trip) if trip.card.is_some() && trip.icons.total() == 0 => Ok(()),
                _ => Err(Refusal::new("MW-RA05", "mw-no-loot-now")),
            },
            RoamMove::Reveal | RoamMove::Return => between(camp).map(|_| ()),
            RoamMove::Pair { find } => self.check_pair(who, find),
            RoamMove::Mix { without } => self.check_mix(who, without),
            RoamMove::First { .. } => Err(Refusal::new("MW-RA04", "mw-no-scouting-now")),
            RoamMove::Name { .. } => Err(Refusal::new("MW-RA08", "mw-no-such-move-now")),
            RoamMove::Stop if matches!(camp.today.doing, Some(Doing::Prepare { .. })) => Ok(()),
            RoamMove::Stop => Err(Refusal::new("MW-RA04", "mw-nothing-to-stop")),
        }
    }

    /// Whether an action may be begun: not before an expedition is home.
    fn check_begin_at_home(&self, who: Character, camp: &Camp) -> Result<(), Refusal> {
        self.check_begin(who)?;
        if camp.trip().is_some() {
            return Err(Refusal::new("MW-RA05", "mw-no-home-yet").with("who", who.seat()));
        }
        Ok(())
    }

    /// Whether an expedition can set out, with that gear of its entry spared (MW-RA03, MW-RA06).
    fn check_explore(
        &self,
        who: Character,
        camp: &Camp,
        region: Region,
        spare: Option<Gear>,
    ) -> Result<(), Refusal> {
        self.check_begin_at_home(who, camp)?;
        if camp.rest == Rest::Today {
            return Err(Refusal::new("MW-RA06", "mw-no-exploring-today").with("who", who.seat()));
        }
        let card = Self::content().region(region);
        if let Some((before, count)) = card.opens.filter(|_| !self.is_open(who, region)) {
            return Err(Refusal::new("MW-RA03", "mw-no-way-yet")
                .with("region", region.words())
                .with("before", before.words())
                .with("count", count));
        }
        // A pathfinder spares one gear wherever there is one to spare, nobody else does.
        let spares = self.has_roam_skill(who, RoamSkill::Pathfinder) && card.entry.total() > 0;
        if spare.is_some() != spares || spare.is_some_and(|gear| card.entry.of(gear) == 0) {
            return Err(Refusal::new("MW-RA03", "mw-no-spare-gear"));
        }
        let entry = spare.map_or(card.entry, |gear| card.entry.without(gear));
        if !camp.pack.covers(entry) {
            return Err(Refusal::new("MW-RA03", "mw-no-entry").with("region", region.words()));
        }
        Ok(())
    }
}

/// Whether the card just met has such a hazard left.
fn check_icon(camp: &Camp, gear: Gear) -> Result<(), Refusal> {
    match camp.trip() {
        Some(trip) if trip.icons.of(gear) > 0 => Ok(()),
        _ => Err(Refusal::new("MW-RA05", "mw-no-hazard").with("gear", gear.words())),
    }
}

/// The expedition, where it stands between two cards.
fn between(camp: &Camp) -> Result<&Expedition, Refusal> {
    match camp.trip() {
        None => Err(Refusal::new("MW-RA05", "mw-no-expedition")),
        Some(trip) if trip.card.is_some() => Err(Refusal::new("MW-RA05", "mw-no-card-first")),
        Some(trip) => Ok(trip),
    }
}
