//! A move is made: what it brings is stacked up and done as far as nobody has anything to decide.

use super::{
    calendar::Cause,
    effect::{Effect, Effects},
    event::Event,
    means::job_of,
    moves::Move,
    pieces::{Colour, Wheel},
    player::Source,
    state::{FORTY, ValleyDuel},
    step::{Step, Taken},
    task::Task,
};
use crate::rules::{Played, Refusal, Seat, Wall};

/// Tools that a second action costs (VD-48).
const SECOND: u8 = 2;

/// What a move has brought so far.
pub(super) struct Out {
    pub events: Vec<Event>,
    pub wall: Option<Wall>,
}

impl Out {
    pub(super) fn new() -> Out {
        Out { events: Vec::with_capacity(8), wall: None }
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Notes that something came to light.
    pub(super) const fn reveal(&mut self) {
        self.wall = Some(Wall::Revealed);
    }
}

impl ValleyDuel {
    pub(super) fn make(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.check(seat, mv)?;
        let mut out = Out::new();
        match *mv {
            Move::Rotate(steps) => self.rotate(seat, steps, &mut out),
            Move::Choose(wheel) => self.choose(seat, wheel, &mut out),
            Move::Guilders => self.give_up(seat, &mut out),
            Move::Pass => self.pass(seat, &mut out),
            Move::First(at) => {
                if let Some(Task::Order { effects, optional, source }) = self.pending.pop() {
                    let first = usize::from(at & 1);
                    for effect in [effects[1 - first], effects[first]] {
                        self.pending.push(Task::Effect { effect, optional, source });
                    }
                }
            }
            Move::Help(farm) => {
                // Whoever has used a Helper for an action does not pass it any more.
                if let Some(Task::Act { optional, .. }) = self.pending.last_mut() {
                    *optional = false;
                }
                self.player_mut(seat).used |= 1 << farm.index();
                out.tell(Event::Helped { seat, farm });
                let effect = Self::content().farm(farm).gain;
                self.pending.push(Task::Effect { effect, optional: false, source: Source::Helper });
            }
            Move::Bulb(colour) => {
                if let Some(Task::Bulb { source }) = self.pending.pop() {
                    self.gain_bulb(seat, colour, source, &mut out);
                }
            }
            Move::Closest(patch) => {
                if let Some(Task::Closest(node)) = self.pending.pop() {
                    let reward = self.closest(node).into_iter().flatten().find(|(at, ..)| *at == patch);
                    if let Some((.., effect)) = reward {
                        self.push_reward(effect, Source::Windmill);
                    }
                }
            }
            Move::Pay => self.pay(seat, &mut out),
            Move::Deal { .. }
            | Move::Plant { .. }
            | Move::Build { .. }
            | Move::Sail(_)
            | Move::Deliver(_)
            | Move::Farm { .. }
            | Move::Swap { .. }
            | Move::Enhance { .. } => self.act(seat, mv, &mut out),
        }
        self.settle(&mut out);
        Ok(Played { events: out.events, wall: out.wall })
    }

    fn rotate(&mut self, seat: Seat, steps: u8, out: &mut Out) {
        if steps > 2 {
            self.player_mut(seat).tools -= 1;
        }
        self.wheels.turn(steps);
        self.taken = [None; 3];
        self.step = Step::First;
        out.tell(Event::Rotated { seat, steps });
    }

    /// Tools that resolving a space costs in this step.
    const fn surcharge(&self) -> u8 {
        if matches!(self.step, Step::Second(_)) { SECOND } else { 0 }
    }

    /// Notes what is chosen in this step.
    fn take(&mut self, wheel: Wheel, taken: Taken) {
        self.chosen = Some(wheel);
        let at = match self.step {
            Step::Second(_) => 1,
            Step::FollowUp => 2,
            Step::Rotate | Step::First | Step::Over => 0,
        };
        self.taken[at] = Some(taken);
    }

    fn choose(&mut self, seat: Seat, wheel: Wheel, out: &mut Out) {
        if let Some(Task::Covered(effects)) = self.task() {
            self.pending.pop();
            return self.push_effects(effects, false, Source::Wheel);
        }
        let tools = self.surcharge();
        self.player_mut(seat).tools -= u16::from(tools);
        self.take(wheel, Taken::Space(wheel));
        let section = self.wheels.meshed(seat, wheel);
        let follow_up = self.step == Step::FollowUp;
        let tile = self.wheels.tile(seat, wheel, section);
        out.tell(Event::Chose { seat, wheel, section, tile, tools, follow_up });
        self.push_effects(self.space(seat, wheel, section), false, Source::Wheel);
    }

    /// Guilders of the Calendar in place of an action of the Central Wheel (VD-153 to VD-157).
    fn give_up(&mut self, seat: Seat, out: &mut Out) {
        let mut tools = 0;
        if let Some(Task::Covered(_)) = self.task() {
            self.pending.pop();
        } else {
            tools = self.surcharge();
            self.player_mut(seat).tools -= u16::from(tools);
            self.take(Wheel::Central, Taken::Guilders);
        }
        let guilders = self.calendar_value();
        self.player_mut(seat).guilders += u16::from(guilders);
        out.tell(Event::GaveUp { seat, guilders, tools, follow_up: self.step == Step::FollowUp });
    }

    fn pass(&mut self, seat: Seat, out: &mut Out) {
        match self.pending.pop() {
            None => self.step = Step::FollowUp,
            Some(Task::Act { job, .. }) => out.tell(Event::Declined { seat, action: job.action() }),
            Some(Task::Pay { farm, owner }) => self.throw_out(farm, owner, out),
            Some(_) => {}
        }
    }

    /// Stacks up one effect, or the choice which of two comes first.
    pub(super) fn push_effects(&mut self, effects: Effects, optional: bool, source: Source) {
        let Effects { first, second } = effects;
        self.pending.push(match second {
            None => Task::Effect { effect: first, optional, source },
            Some(second) => Task::Order { effects: [first, second], optional, source },
        });
    }

    /// Stacks up a reward: gains come by themselves, an action may be passed (VD-R23).
    pub(super) fn push_reward(&mut self, effect: Effect, source: Source) {
        self.pending.push(Task::Effect { effect, optional: true, source });
    }

    /// Does what asks for no decision, until there is one to make or the game is over.
    fn settle(&mut self, out: &mut Out) {
        while self.step != Step::Over {
            let Some(task) = self.task() else {
                if self.chosen.is_none() {
                    return;
                }
                self.next_step(out);
                continue;
            };
            if self.waits(task) {
                return;
            }
            self.pending.pop();
            self.run(task, out);
        }
    }

    /// Whether a task asks for a decision.
    fn waits(&self, task: Task) -> bool {
        let seat = self.resolver();
        match task {
            Task::Order { effects, .. } => {
                // The order of mere gains changes nothing.
                effects.iter().any(|effect| !effect.is_plain())
                    && effects.iter().all(|effect| self.can_do(seat, *effect))
            }
            Task::Act { job, .. } => self.can(seat, job),
            Task::Deliver { port, given } => self
                .section(port)
                .is_some_and(|shown| !shown.colours.but(given).and(self.player(seat).colours()).is_empty()),
            Task::Swap(role) => self.cards(seat, role).count() > 1,
            Task::Closest(node) => match self.closest(node) {
                [Some((.., one)), Some((.., other))] => one != other,
                _ => false,
            },
            Task::Pay { owner, .. } => self.player(owner).guilders > 0,
            Task::After { action, except } => self.helpers(seat, action, except).next().is_some(),
            Task::Bulb { .. } | Task::Covered(_) => true,
            Task::Effect { .. }
            | Task::Restock(_)
            | Task::Export(_)
            | Task::Close(_)
            | Task::RefillTiles
            | Task::RefillFarms => false,
        }
    }

    /// Does a task that asks for no decision; what cannot be done lapses (VD-R8, VD-R23).
    fn run(&mut self, task: Task, out: &mut Out) {
        let seat = self.resolver();
        match task {
            Task::Effect { effect, optional, source } => {
                self.begin_effect(seat, effect, optional, source, out)
            }
            Task::Order { effects: [one, other], optional, source } => {
                let (first, second) = if self.can_do(seat, one) { (one, other) } else { (other, one) };
                self.pending.push(Task::Effect { effect: second, optional, source });
                self.pending.push(Task::Effect { effect: first, optional, source });
            }
            Task::Closest(node) => {
                if let Some((.., effect)) = self.closest(node).into_iter().flatten().next() {
                    self.push_reward(effect, Source::Windmill);
                }
            }
            Task::Pay { farm, owner } => self.throw_out(farm, owner, out),
            Task::Restock(stall) => self.restock(stall, out),
            Task::Export(port) => {
                if let Some(export) = self.harbour(port).export {
                    self.push_effects(Self::content().export(export), true, Source::Export);
                }
            }
            Task::Close(port) => self.close(port, out),
            Task::RefillTiles => self.refill_tiles(out),
            Task::RefillFarms => self.refill_farms(out),
            Task::Act { .. } | Task::Deliver { .. } | Task::Swap(_) | Task::After { .. } => {}
            Task::Bulb { .. } | Task::Covered(_) => debug_assert!(false, "these always wait"),
        }
    }

    fn begin_effect(&mut self, seat: Seat, effect: Effect, optional: bool, source: Source, out: &mut Out) {
        match effect {
            Effect::Points(points) => self.gain_points(seat, u16::from(points), source, out),
            Effect::Guilders(guilders) => {
                self.player_mut(seat).guilders += u16::from(guilders);
                out.tell(Event::Guilders { seat, guilders, source });
            }
            Effect::Tools(tools) => {
                self.player_mut(seat).tools += u16::from(tools);
                out.tell(Event::Tools { seat, tools, source });
            }
            Effect::Bulb(colour) => self.gain_bulb(seat, colour, source, out),
            Effect::Bulbs(count) => self.pending.extend((0..count).map(|_| Task::Bulb { source })),
            _ => {
                let times = if matches!(effect, Effect::Twice(_)) { 2 } else { 1 };
                if let Some(job) = job_of(effect) {
                    self.pending.extend((0..times).map(|_| Task::Act { job, optional }));
                }
            }
        }
    }

    /// Victory Points move the marker; the first forty bring the tile and move the Calendar (VD-61 to VD-64).
    pub(super) fn gain_points(&mut self, seat: Seat, points: u16, source: Source, out: &mut Out) {
        if points == 0 {
            return;
        }
        let player = self.player_mut(seat);
        let before = player.points;
        player.points += points;
        player.gained[source.index()] += points;
        let after = player.points;
        out.tell(Event::Points { seat, points, source });
        for tile in [FORTY, 2 * FORTY] {
            if before < tile && after >= tile {
                out.tell(Event::Passed { seat, points: tile });
            }
        }
        if before < FORTY && after >= FORTY && self.step != Step::Over {
            self.advance(Cause::Forty(seat), out);
        }
    }

    pub(super) fn gain_bulb(&mut self, seat: Seat, colour: Colour, source: Source, out: &mut Out) {
        self.player_mut(seat).bulbs[colour.index()] += 1;
        out.tell(Event::Bulb { seat, colour, source });
    }

    /// The action of a step is done.
    fn next_step(&mut self, out: &mut Out) {
        let chosen = self.chosen.take();
        match (self.step, chosen) {
            (Step::First, Some(wheel)) => {
                let seat = self.active;
                let other = wheel.other();
                self.step = Step::Second(other);
                let can = other == Wheel::Central || self.can_resolve(seat, self.meshed(seat, other));
                if !can || self.player(seat).tools < u16::from(SECOND) {
                    self.step = Step::FollowUp;
                }
            }
            (Step::FollowUp, _) => self.end_turn(out),
            _ => self.step = Step::FollowUp,
        }
    }

    fn end_turn(&mut self, out: &mut Out) {
        self.turns += 1;
        self.players.iter_mut().for_each(|player| player.used = 0);
        if self.last.is_some_and(|last| self.turns >= last) {
            return self.finish(out);
        }
        self.active = Self::rival(self.active);
        self.step = Step::Rotate;
        out.tell(Event::Turn { seat: self.active, round: self.round() });
    }
}
