//! Forests: discovered, grown back, laid over a building.

use super::{
    ask::Ask,
    effect::Fx,
    event::{Event, Out},
    log::Stat,
    state::{Mythwind, StackId},
    task::{Ctx, Source, Task},
    town::LocationId,
};

/// What discovering land costs (MW-112).
pub const DISCOVER_COST: u16 = 5;

impl Mythwind {
    /// Removes a forest; its benefit comes if no building was underneath (MW-112 to MW-114, MW-170, MW-R24).
    pub(super) fn discover(&mut self, at: LocationId, free: bool, ctx: Ctx, stack: StackId, out: &mut Out) {
        let Some(forest) = self.town.at_mut(at).forest.take() else {
            return;
        };
        if let Some(who) = ctx.actor.filter(|_| !free) {
            self.spend(who, DISCOVER_COST, Source::Rule, out);
        }
        self.season_log.add(Stat::Discovered, 1);
        self.hidden.forests.lay(forest);
        out.reveal();
        out.tell(Event::ForestRemoved { at, forest });
        if self.town.at(at).building.is_none()
            && let Some(card) = Self::content().forest(forest)
        {
            let ctx = Ctx { source: Source::Forest(forest), ..ctx };
            self.push(stack, Task::Do(card.effect.clone(), ctx));
        }
    }

    /// So many forests from the box grow back, each where the group says (MW-165 to MW-168, MW-R25).
    pub(super) fn regrow(&mut self, count: u8, out: &mut Out) {
        for _ in 0..count {
            let hidden = &mut self.hidden.0;
            hidden.forests.shuffle(&mut hidden.rng);
            let Some(forest) = hidden.forests.draw() else {
                return;
            };
            out.reveal();
            self.stacks.group.push(Task::Ask(Ask::PlaceForest { forest }));
        }
    }

    /// Lays a forest on a location.
    pub(super) fn put_forest(&mut self, forest: u8, at: LocationId, out: &mut Out) {
        self.town.at_mut(at).forest = Some(forest);
        out.tell(Event::ForestGrew { at, forest });
    }

    /// A building is removed and a forest drawn from the box takes its place (MW-245, MW-R28).
    pub(super) fn overgrow(&mut self, at: LocationId, then: Fx, ctx: Ctx, stack: StackId, out: &mut Out) {
        self.demolish(at, out);
        if self.town.at(at).forest.is_none() {
            let hidden = &mut self.hidden.0;
            hidden.forests.shuffle(&mut hidden.rng);
            if let Some(forest) = hidden.forests.draw() {
                out.reveal();
                self.put_forest(forest, at, out);
            }
        }
        self.push(stack, Task::Do(then, ctx));
    }
}
