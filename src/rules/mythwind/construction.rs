//! The construction queue: starting, advancing, completing, placing, granting, demolishing.

use super::{
    ask::Ask,
    components::{Building, Res, Stock},
    content::{BuildingCard, Trigger},
    effect::{Fx, InQueue, ResSel},
    event::{Event, Out, Passage},
    log::Stat,
    state::{Mythwind, StackId},
    task::{Ctx, Source, Task},
    town::LocationId,
};
use crate::rules::{Refusal, Words};

impl Mythwind {
    /// A building's cost for the characters in play; nothing for one a card ever granted (MW-119, MW-193),
    /// nor for the Longhouse (MW-R26).
    pub fn cost_of(&self, building: Building) -> Stock {
        let card = Self::content().building(building);
        if self.town.granted.contains(building) {
            Stock::default()
        } else if self.count() <= 2 {
            card.cost
        } else {
            card.cost_3
        }
    }

    /// Whether a building's prerequisite is met (MW-120 to MW-122, MW-130, MW-131).
    pub fn prerequisite_met(&self, card: &BuildingCard) -> bool {
        // The Longhouse can always be rebuilt, so that no town can lock itself out (MW-R26).
        card.needs.is_none_or(|needs| self.town.has(needs, Self::content()))
    }

    /// Whether a building can be started now, and in which slot (0 to 3).
    pub fn check_construct(&self, building: Building, max_level: u8) -> Result<usize, Refusal> {
        let card = Self::content().building(building);
        let name = || Words::new(format!("mw-building-{}", building.slug()));
        if self.town.place_of(building).is_some() || self.is_building(building) {
            return Err(Refusal::new("MW-128", "mw-no-second-copy").with("building", name()));
        }
        if card.level > max_level {
            return Err(Refusal::new("MW-R64", "mw-no-such-level").with("building", name()));
        }
        if !self.prerequisite_met(card) {
            let needs =
                card.needs.map_or_else(name, |needs| Words::new(format!("mw-building-{}", needs.slug())));
            let clause = match card.needs {
                Some(needs) if self.town.place_of(needs).is_some() => "MW-130",
                Some(needs) if self.is_building(needs) => "MW-121",
                _ => "MW-120",
            };
            return Err(Refusal::new(clause, "mw-no-prerequisite")
                .with("building", name())
                .with("needs", needs));
        }
        let cost = self.cost_of(building);
        if !self.town.held.covers(cost) {
            let short = Res::ALL
                .into_iter()
                .filter(|&res| self.town.held.of(res) < cost.of(res))
                .map(|res| Words::new(format!("mw-{}", res.slug())))
                .collect::<Vec<_>>();
            return Err(Refusal::new("MW-117", "mw-no-resources-for")
                .with("building", name())
                .with("short", short));
        }
        self.town.slot_from(card.slot).ok_or_else(|| {
            Refusal::new("MW-126", "mw-no-slot").with("building", name()).with("slot", card.slot)
        })
    }

    /// Whether a building is in the queue, or done and about to be placed.
    pub fn is_building(&self, building: Building) -> bool {
        self.town.queued(building) || self.awaiting_place().any(|waiting| waiting == building)
    }

    /// Buildings that left the queue and wait for their location.
    pub fn awaiting_place(&self) -> impl Iterator<Item = Building> {
        self.stacks.group.iter().chain(self.stacks.seats.iter().flatten()).filter_map(|task| match task {
            Task::Place(building) | Task::Ask(Ask::Place { building, .. }) => Some(*building),
            _ => None,
        })
    }

    /// The buildings that could be started now.
    pub(super) fn constructible(&self, max_level: u8) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.check_construct(building, max_level).is_ok())
    }

    /// Pays for a building and puts it in the queue (MW-117, MW-123).
    pub(super) fn construct(
        &mut self,
        building: Building,
        then: Fx,
        ctx: Ctx,
        stack: StackId,
        out: &mut Out,
    ) {
        let Ok(slot) = self.check_construct(building, 4) else {
            return;
        };
        let paid = self.cost_of(building);
        for res in Res::ALL {
            if paid.of(res) > 0 {
                self.lose(res, paid.of(res), ctx, out);
            }
        }
        self.town.queue[slot] = Some(building);
        out.tell(Event::Queued { building, slot: slot as u8 + 1 });
        self.push(stack, Task::Do(then, ctx));
        self.push(stack, Task::After(Trigger::Construct, Ctx { paid, ..ctx }));
    }

    /// Where a complete building would go: onto what it replaces, or any empty location (MW-178 to MW-182).
    fn replaced_place(&self, building: Building) -> Option<LocationId> {
        let card = Self::content().building(building);
        card.needs.filter(|_| card.replaces).and_then(|needs| self.town.uncovered(needs))
    }

    /// Whether a complete building has a location, those already spoken for left out.
    fn has_place(&self, building: Building) -> bool {
        let spoken_for = self.awaiting_place().filter(|&other| self.replaced_place(other).is_none()).count();
        self.replaced_place(building).is_some() || self.town.empty_places().count() > spoken_for
    }

    /// Every card moves up into a free slot; a card in slot 1 is complete if it has a location
    /// (MW-174, MW-175, MW-183, MW-R16, MW-R65).
    pub(super) fn advance_queue(&mut self, out: &mut Out) {
        let complete = self.complete_first(out);
        for slot in 1..4 {
            self.shift(slot, slot - 1, out);
        }
        if let Some(building) = complete {
            self.finish(building);
        }
    }

    /// Takes the card out of slot 1 if it can be placed.
    fn complete_first(&mut self, out: &mut Out) -> Option<Building> {
        let building = self.town.queue[0]?;
        if !self.has_place(building) {
            out.tell(Event::Jammed { building });
            return None;
        }
        self.town.queue[0] = None;
        out.tell(Event::Completed { building });
        Some(building)
    }

    /// A completed building: its benefit if it is new, then its location (MW-176, MW-177).
    fn finish(&mut self, building: Building) {
        self.stacks.group.push(Task::Place(building));
        self.push_benefit(building, StackId::Group);
    }

    fn push_benefit(&mut self, building: Building, stack: StackId) {
        if self.town.known.insert(building) {
            let benefit = Self::content().building(building).benefit.clone();
            self.push(stack, Task::Do(benefit, Ctx::group(Source::Benefit(building))));
        }
    }

    /// Moves a card between neighbouring slots if the target is free. Slots 0 to 3.
    fn shift(&mut self, from: usize, to: usize, out: &mut Out) -> bool {
        if self.town.queue[to].is_some() {
            return false;
        }
        let Some(building) = self.town.queue[from].take() else {
            return false;
        };
        self.town.queue[to] = Some(building);
        out.tell(Event::QueueMoved { building, from: from as u8 + 1, to: to as u8 + 1 });
        true
    }

    /// Every card moves down one slot, none below slot 4 or into another (MW-185, MW-186, MW-R18).
    pub(super) fn queue_down(&mut self, out: &mut Out) {
        for slot in (0..3).rev() {
            self.shift(slot, slot + 1, out);
        }
    }

    /// Slots (1 to 4) whose card could move up by itself (MW-187, MW-R17).
    pub(super) fn movable(&self, of: InQueue) -> impl Iterator<Item = u8> {
        (0..4_u8)
            .filter(move |&slot| {
                let at = usize::from(slot);
                let Some(building) = self.town.queue[at] else {
                    return false;
                };
                let fits = match of {
                    InQueue::Any => true,
                    InQueue::Aligned(kind) => Self::content().building(building).aligned == Some(kind),
                };
                fits && if at == 0 { self.has_place(building) } else { self.town.queue[at - 1].is_none() }
            })
            .map(|slot| slot + 1)
    }

    /// One card moves up slot by slot and stops before an occupied one (MW-187).
    pub(super) fn move_one(&mut self, slot: u8, up: u8, out: &mut Out) {
        let mut at = usize::from(slot.clamp(1, 4)) - 1;
        for _ in 0..up {
            if at == 0 {
                if let Some(building) = self.complete_first(out) {
                    self.finish(building);
                }
                return;
            }
            if !self.shift(at, at - 1, out) {
                return;
            }
            at -= 1;
        }
    }

    /// A completed building is placed: onto what it replaces, else where the group says.
    pub(super) fn place_completed(&mut self, building: Building, out: &mut Out) {
        match self.replaced_place(building) {
            Some(at) => self.put_building(building, at, true, out),
            None => self.stacks.group.push(Task::Ask(Ask::Place { building, queued: true })),
        }
    }

    /// Puts a building on a location; what stood there goes to the supply (MW-180).
    pub(super) fn put_building(&mut self, building: Building, at: LocationId, queued: bool, out: &mut Out) {
        let replaced = self.town.at_mut(at).building.replace(building);
        self.season_log.built.push(building);
        if queued {
            self.season_log.add(Stat::Built, 1);
            if Self::content().building(building).level >= 2 {
                self.season_log.add(Stat::BuiltGrand, 1);
            }
            if replaced.is_some() {
                self.season_log.add(Stat::Replaced, 1);
            }
        }
        out.tell(Event::Placed { building, at, replaced });
    }

    /// A building for which every location was taken meanwhile.
    pub(super) fn no_place(&mut self, building: Building, queued: bool, out: &mut Out) {
        match self.town.lowest_slot() {
            Some(slot) => {
                self.town.queue[slot] = Some(building);
                out.tell(Event::Queued { building, slot: slot as u8 + 1 });
            }
            None if queued => out.tell(Event::Jammed { building }),
            None => out.tell(Event::NotGranted { building }),
        }
    }

    /// A building comes by a card (MW-189 to MW-194, MW-R20 to MW-R22, MW-R67).
    pub(super) fn grant(
        &mut self,
        building: Building,
        if_met: bool,
        or_else: &Fx,
        ctx: Ctx,
        stack: StackId,
        out: &mut Out,
    ) {
        if self.town.place_of(building).is_some() || self.is_building(building) {
            self.read_on(stack, Passage::Else, out);
            self.push(stack, Task::Ask(Ask::Gain { of: ResSel::Any, ctx }));
            return;
        }
        let card = Self::content().building(building);
        if if_met && !self.prerequisite_met(card) {
            out.tell(Event::NotGranted { building });
            self.read_on(stack, Passage::Else, out);
            self.push(stack, Task::Do(or_else.clone(), ctx));
            return;
        }
        let place = self.replaced_place(building).filter(|_| if_met);
        if place.is_none() && !self.has_empty_place() {
            let Some(slot) = self.town.lowest_slot() else {
                out.tell(Event::NotGranted { building });
                return;
            };
            self.read_on(stack, Passage::Text, out);
            self.town.granted.insert(building);
            self.town.queue[slot] = Some(building);
            out.tell(Event::Queued { building, slot: slot as u8 + 1 });
            return;
        }
        self.read_on(stack, Passage::Text, out);
        self.town.granted.insert(building);
        match place {
            Some(at) => self.put_building(building, at, false, out),
            None => self.push(stack, Task::Ask(Ask::Place { building, queued: false })),
        }
        self.push_benefit(building, stack);
    }

    fn has_empty_place(&self) -> bool {
        let spoken_for = self.awaiting_place().filter(|&other| self.replaced_place(other).is_none()).count();
        self.town.empty_places().count() > spoken_for
    }

    /// A building goes back to the supply; a forest on it stays (MW-132, MW-R23).
    pub(super) fn demolish(&mut self, at: LocationId, out: &mut Out) {
        if let Some(building) = self.town.at_mut(at).building.take() {
            out.tell(Event::Demolished { building, at });
        }
    }

    /// What tower upgrades add after a town action (MW-R40).
    pub(super) fn after(&mut self, trigger: Trigger, ctx: Ctx, stack: StackId) {
        for upgrade in Self::content().story.upgrades.iter().rev() {
            if upgrade.with == trigger && self.town.upgrades.contains(&upgrade.id) {
                let ctx = Ctx { source: Source::Upgrade(upgrade.id), ..ctx };
                self.push(stack, Task::Do(upgrade.effect.clone(), ctx));
            }
        }
    }

    /// The tower upgrades the town lacks.
    pub(super) fn missing_upgrades(&self) -> impl Iterator<Item = u8> {
        Self::content()
            .story
            .upgrades
            .iter()
            .map(|upgrade| upgrade.id)
            .filter(|id| !self.town.upgrades.contains(id))
    }
}
