//! Whether a step in the workshop is legal.

use super::{By, CraftMove};
use crate::rules::{
    Refusal,
    mythwind::{
        components::{Character, Kind},
        crafter::{MOST_MATERIALS, OrderId, Workshop},
        state::{Mythwind, Phase},
    },
};

impl Mythwind {
    /// Whether a step in the workshop is legal.
    pub(in crate::rules::mythwind) fn check_craft(
        &self,
        who: Character,
        mv: &CraftMove,
    ) -> Result<(), Refusal> {
        let Some(workshop) = self.workshop(who) else {
            return Err(Refusal::new("MW-202", "mw-no-workshop").with("who", who.seat()));
        };
        match *mv {
            CraftMove::Start { order, bench } => self.check_start(who, workshop, order, bench),
            CraftMove::Gather { by, .. } => {
                self.check_craft_means(who, *mv, by)?;
                if workshop.materials.total() < MOST_MATERIALS {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-CR01", "mw-no-room-for-material"))
                }
            }
            CraftMove::Work { bench, by } => {
                self.check_craft_means(who, *mv, by)?;
                if workshop.bench(bench).is_some() {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-CR05", "mw-no-item-there"))
                }
            }
            CraftMove::Reroll { die } => {
                self.check_worker(who, die, Some((Kind::Sprite, "MW-CR06")))?;
                if workshop.today.polish.is_some() {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-CR06", "mw-no-polish"))
                }
            }
            CraftMove::Canvass => self.check_begin(who),
            CraftMove::Stop if workshop.today.doing.is_some() => Ok(()),
            CraftMove::Stop => Err(Refusal::new("MW-CR04", "mw-nothing-to-stop")),
            CraftMove::Under { .. } => Err(Refusal::new("MW-CR04", "mw-no-canvass-now")),
            CraftMove::Draw { .. } => Err(Refusal::new("MW-CR08", "mw-no-refill-now")),
            CraftMove::Deliver { .. } => Err(Refusal::new("MW-CR07", "mw-no-delivery-now")),
        }
    }

    /// Whether the work may be done by that means: an action in progress, a new one, or a die.
    fn check_craft_means(&self, who: Character, mv: CraftMove, by: By) -> Result<(), Refusal> {
        match (mv, by) {
            (CraftMove::Work { .. }, By::Die(die)) => {
                self.check_worker(who, die, Some((Kind::Villager, "MW-CR06")))
            }
            (_, By::Die(die)) => self.check_worker(who, die, None),
            (mv, By::Action) if mv.goes_on(self.doing(who)) => Ok(()),
            (_, By::Action) => self.check_begin(who),
        }
    }

    /// Whether an order can be started (MW-CR03).
    fn check_start(
        &self,
        who: Character,
        workshop: &Workshop,
        order: OrderId,
        bench: u8,
    ) -> Result<(), Refusal> {
        let refuse = |key: &'static str| Err(Refusal::new("MW-CR03", key));
        if self.calendar.phase != Phase::Daytime || !self.stacks.seats[who.index()].is_empty() {
            return refuse("mw-no-start-now");
        }
        if !self.sheet(who).today.acted {
            return Err(Refusal::new("MW-80", "mw-no-town-action-yet").with("who", who.seat()));
        }
        if workshop.starts_left() == 0 {
            return refuse("mw-no-start-left");
        }
        if !workshop.row.contains(&order) {
            return refuse("mw-no-such-order");
        }
        if bench >= self.benches(who) || workshop.bench(bench).is_some() {
            return refuse("mw-no-bench");
        }
        if !workshop.materials.covers(Self::content().order(order).materials) {
            return Err(Refusal::new("MW-CR03", "mw-no-materials-for").with("order", order.words()));
        }
        Ok(())
    }
}
