//! What a player is about to resolve.

use super::{
    super::{
        effect::{Action, Effect, Effects},
        means::job_of,
        pieces::{Colours, Wheel},
        state::ValleyDuel,
        step::Step,
        task::Task,
    },
    glance::{Glance, POINT, REWARD},
};

impl Glance<'_> {
    /// What unused Helpers add to an action.
    pub(super) fn help(&self, action: Action) -> i32 {
        let helpers = self.game.helpers(self.seat, action, None);
        helpers.map(|farm| self.blind(ValleyDuel::content().farm(farm).gain)).sum()
    }

    /// What an effect would bring now; none if it cannot be resolved.
    pub(super) fn now(&self, effect: Effect) -> Option<i32> {
        let Some(job) = job_of(effect) else { return Some(self.blind(effect)) };
        let once = self.job(job)?;
        let more = match effect {
            Effect::Twice(_) | Effect::PlantSame | Effect::PlantDifferent | Effect::EnhanceBoth => once / 2,
            Effect::EnhancePrinted => POINT,
            Effect::WindmillBoth => REWARD / 2,
            Effect::TradeMany => POINT,
            _ => 0,
        };
        Some(once + more)
    }

    /// What the effects of a space would bring now, or this instead.
    pub(super) fn space(&self, effects: Effects, instead: i32) -> i32 {
        let mut worth = None;
        for effect in effects.iter() {
            if let Some(now) = self.now(effect) {
                worth = Some(worth.unwrap_or(0) + now);
            }
        }
        worth.map_or(instead, |worth: i32| worth.max(instead))
    }

    /// What this player is about to resolve.
    pub(super) fn due(&self) -> i32 {
        let game = self.game;
        let seat = self.seat;
        let instead = i32::from(game.calendar_value()) * self.guilder;
        let resolves = game.resolver() == seat;
        let mut due = 0;
        for task in &game.pending {
            due += match *task {
                Task::Pay { farm, owner } if owner == seat => {
                    let printed = ValleyDuel::content().farm(farm);
                    let points = i32::from(game.counted(seat, farm)) * i32::from(printed.each) * POINT;
                    if self.guilders() > 0 { (points - self.guilder).max(0) } else { 0 }
                }
                _ if !resolves => 0,
                Task::Effect { effect, .. } => self.now(effect).unwrap_or(0),
                Task::Order { effects, .. } => {
                    effects.into_iter().map(|effect| self.now(effect).unwrap_or(0)).sum()
                }
                Task::Bulb { .. } => self.any_bulb(),
                Task::Act { job, .. } => self.job(job).unwrap_or(0),
                Task::Deliver { port, given } => {
                    let section = game.section(port);
                    let asked = section.map_or(Colours::NONE, |section| section.colours.but(given));
                    asked.and(game.player(seat).colours()).len() as i32 * POINT
                }
                Task::Covered(effects) => self.space(effects, instead),
                Task::Closest(node) => {
                    let rewards = game.closest(node).into_iter().flatten();
                    rewards.map(|(.., effect)| self.blind(effect)).max().unwrap_or(0)
                }
                Task::Export(port) => game
                    .harbour(port)
                    .export
                    .map_or(0, |export| self.space(ValleyDuel::content().export(export), 0)),
                Task::After { action, except } => {
                    let helpers = game.helpers(seat, action, except);
                    helpers.map(|farm| self.blind(ValleyDuel::content().farm(farm).gain)).sum()
                }
                _ => 0,
            };
        }
        let space = |wheel| self.space(game.meshed(seat, wheel), 0);
        let second = |wheel| match wheel {
            _ if game.player(seat).tools < 2 => 0,
            Wheel::Own => (space(Wheel::Own) - 2 * self.tool).max(0),
            Wheel::Central => (space(Wheel::Central).max(instead) - 2 * self.tool).max(0),
        };
        let mine = seat == game.active;
        due + match (game.step, game.chosen) {
            (Step::First, None) if mine => {
                let (own, central) = (space(Wheel::Own), space(Wheel::Central).max(instead));
                let more = if game.player(seat).tools < 2 { 0 } else { own.min(central) - 2 * self.tool };
                own.max(central) + more.max(0)
            }
            (Step::First, Some(wheel)) if mine => second(wheel.other()),
            (Step::Second(wheel), None) if mine => second(wheel),
            (Step::First | Step::Second(_), _) if !mine => space(Wheel::Central).max(instead),
            (Step::FollowUp, None) if !mine => space(Wheel::Central).max(instead),
            _ => 0,
        }
    }
}
