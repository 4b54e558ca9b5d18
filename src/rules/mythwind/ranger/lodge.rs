//! The lodge: what comes in, what the town gets for it, what is sold at dusk (MW-RA08, MW-RA10).

use super::{Find, Finds, LODGE, Region, Rest};
use crate::rules::{
    Refusal,
    mythwind::{
        ask::Ask,
        components::{Character, Res},
        effect::ResSel,
        event::{Event, Out},
        state::{Mythwind, Phase, StackId},
        task::{Ctx, Source, Task},
        town::MOST,
    },
};

impl Mythwind {
    /// Finds come into the lodge; beyond six some are lost, of choice (MW-RA08).
    pub(super) fn bring_in(&mut self, who: Character, finds: Finds) {
        if let Some(camp) = self.camp_mut(who) {
            camp.lodge.add(finds);
            if camp.lodge.total() > LODGE {
                self.push(StackId::Of(who), Task::Ask(Ask::Overflow));
            }
        }
    }

    /// A find leaves the lodge.
    pub(super) fn take_out(&mut self, who: Character, find: Find) {
        if let Some(camp) = self.camp_mut(who) {
            let count = camp.lodge.of_mut(find);
            *count = count.saturating_sub(1);
        }
    }

    /// Whether it is the Ranger's own turn, with nothing to be answered first.
    fn check_barter_time(&self, who: Character) -> Result<(), Refusal> {
        if self.calendar.phase != Phase::Daytime || !self.stacks.seats[who.index()].is_empty() {
            return Err(Refusal::new("MW-RA08", "mw-no-barter-now"));
        }
        Ok(())
    }

    /// Whether two equal finds can go to the town.
    pub(super) fn check_pair(&self, who: Character, find: Find) -> Result<(), Refusal> {
        self.check_barter_time(who)?;
        if self.camp(who).is_none_or(|camp| camp.lodge.of(find) < 2) {
            return Err(Refusal::new("MW-RA08", "mw-no-pair").with("find", find.words()));
        }
        if self.town.held.of(find.res()) >= MOST {
            return Err(Refusal::new("MW-R10", "mw-no-track-full"));
        }
        Ok(())
    }

    /// Whether three different finds can go to the town, all but one kind.
    pub(super) fn check_mix(&self, who: Character, without: Find) -> Result<(), Refusal> {
        self.check_barter_time(who)?;
        let mut given = Find::ALL.into_iter().filter(|&find| find != without);
        if self.camp(who).is_none_or(|camp| given.any(|find| camp.lodge.of(find) == 0)) {
            return Err(Refusal::new("MW-RA08", "mw-no-mix"));
        }
        if Res::ALL.into_iter().all(|res| self.town.held.of(res) >= MOST) {
            return Err(Refusal::new("MW-R10", "mw-no-room-on-tracks"));
        }
        Ok(())
    }

    /// Two equal finds bring the town one matching resource.
    pub(super) fn give_pair(&mut self, who: Character, find: Find, out: &mut Out) {
        self.take_out(who, find);
        self.take_out(who, find);
        out.tell(Event::Bartered { who });
        self.gain(find.res(), 1, Ctx::of(who, Source::Rule), out);
    }

    /// Three different finds bring the town one resource of any kind.
    pub(super) fn give_mix(&mut self, who: Character, without: Find, out: &mut Out) {
        for find in Find::ALL.into_iter().filter(|&find| find != without) {
            self.take_out(who, find);
        }
        out.tell(Event::Bartered { who });
        let ctx = Ctx::of(who, Source::Rule);
        self.push(StackId::Of(who), Task::Ask(Ask::Gain { of: ResSel::Any, ctx }));
    }

    /// The own dusk steps: finds can be sold, a rest is over, decks that ran out are shuffled anew (MW-RA10).
    pub(in crate::rules::mythwind) fn roam_dusk(&mut self, who: Character) {
        let Some(camp) = self.camp_mut(who) else { return };
        if camp.rest == Rest::Today {
            camp.rest = Rest::No;
        }
        for region in Region::ALL {
            self.renew_trail(who, region);
        }
        self.push(StackId::Of(who), Task::Ask(Ask::SellFinds));
    }
}
