//! The engine: takes a move, checks it, makes it, and works off the stacks until somebody is asked again.

use super::{
    ask::Ask,
    components::{Character, Stock},
    content::Content,
    effect::{Effect, Fx},
    event::{Event, Out},
    moves::Move,
    state::{Mythwind, Phase, StackId},
    task::{Ctx, Source, Step, Task},
};
use crate::rules::{Played, Refusal, Seat, SeatSet};

/// What a character can answer now.
pub(super) enum Asked<'a> {
    /// This question, on this stack.
    Ask(&'a Ask, StackId),
    /// It is the character's turn in the daytime.
    Turn,
    /// Nothing, and why.
    Nothing(Refusal),
}

/// What became of a task.
pub(super) enum Flow {
    /// It is done, or more is on the stack now.
    Done,
    /// It waits for an answer.
    Waits,
}

impl Mythwind {
    /// What the character at a seat can answer now.
    pub(super) fn asked(&self, who: Character) -> Asked<'_> {
        match self.stacks.group.last() {
            Some(Task::Ask(ask)) => return Asked::Ask(ask, StackId::Group),
            Some(Task::AwaitSeats(heights)) => {
                let own = &self.stacks.seats[who.index()];
                return match own.last() {
                    Some(Task::Ask(ask)) if own.len() > usize::from(heights[who.index()]) => {
                        Asked::Ask(ask, StackId::Of(who))
                    }
                    _ => Asked::Nothing(Refusal::new("MW-63", "mw-no-others-first")),
                };
            }
            _ => {}
        }
        if let Some(Task::Ask(ask)) = self.stacks.seats[who.index()].last() {
            return Asked::Ask(ask, StackId::Of(who));
        }
        if self.calendar.phase != Phase::Daytime {
            return Asked::Nothing(Refusal::new("MW-62", "mw-no-daytime"));
        }
        if self.sheet(who).today.ended {
            return Asked::Nothing(Refusal::new("MW-63", "mw-no-turn-over"));
        }
        Asked::Turn
    }

    /// Every move a seat may make now.
    pub(super) fn list(&self, seat: Seat) -> Vec<Move> {
        let Some(who) = self.character(seat) else {
            return Vec::new();
        };
        let mut moves = Vec::new();
        match self.asked(who) {
            Asked::Ask(ask, _) => self.answers(ask, who, &mut moves),
            Asked::Turn => self.turn_moves(who, &mut moves),
            Asked::Nothing(_) => {}
        }
        moves
    }

    /// Whether a move is legal, and if not, by which clause.
    pub(super) fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let Some(who) = self.character(seat) else {
            return Err(Refusal::new("MW-29", "mw-no-such-character"));
        };
        match self.asked(who) {
            Asked::Ask(ask, _) => {
                let mut moves = Vec::new();
                self.answers(ask, who, &mut moves);
                if moves.contains(mv) { Ok(()) } else { Err(self.refuse(ask, who, mv)) }
            }
            Asked::Turn => self.check_turn(who, mv),
            Asked::Nothing(refusal) => Err(refusal),
        }
    }

    /// The seats that have something to do.
    pub(super) fn acting(&self) -> SeatSet {
        self.playing()
            .filter(|&who| !matches!(self.asked(who), Asked::Nothing(_)))
            .map(Character::seat)
            .collect()
    }

    /// Makes a legal move and works off what follows.
    pub(super) fn make(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.check(seat, mv)?;
        let who = Character::at(seat).expect("a checked move comes from a character");
        let mut out = Out::default();
        let asked = match self.asked(who) {
            Asked::Ask(_, stack) => Some(stack),
            Asked::Turn | Asked::Nothing(_) => None,
        };
        match asked {
            Some(stack) => {
                if let Some(Task::Ask(ask)) = self.stacks.get_mut(stack).pop() {
                    self.accept(ask, stack, who, *mv, &mut out);
                }
            }
            None => self.make_turn_move(who, *mv, &mut out),
        }
        self.settle(&mut out);
        self.note_achievements(&mut out);
        Ok(Played { events: out.events, wall: out.wall })
    }

    /// Works off the stacks until every one is empty or waits for an answer.
    pub(super) fn settle(&mut self, out: &mut Out) {
        loop {
            match self.stacks.group.last() {
                Some(Task::AwaitSeats(heights)) => {
                    let heights = *heights;
                    if self.stacks.heights().iter().zip(heights).all(|(have, want)| *have <= want) {
                        self.stacks.group.pop();
                    } else if !self.settle_seats(heights, out) {
                        return;
                    }
                }
                Some(_) => {
                    if matches!(self.work(StackId::Group, out), Flow::Waits) {
                        return;
                    }
                }
                None => {
                    if !self.settle_seats([0; 4], out) && !self.next_phase(out) {
                        return;
                    }
                }
            }
        }
    }

    /// Works off one task of the first character whose stack is higher than allowed and does not wait.
    fn settle_seats(&mut self, heights: [u8; 4], out: &mut Out) -> bool {
        Character::ALL.into_iter().any(|who| {
            self.stacks.seats[who.index()].len() > usize::from(heights[who.index()])
                && matches!(self.work(StackId::Of(who), out), Flow::Done)
        })
    }

    /// When nothing waits: dusk falls once everybody's turn is over.
    fn next_phase(&mut self, out: &mut Out) -> bool {
        let idle = self.stacks.seats.iter().all(Vec::is_empty);
        if self.calendar.phase != Phase::Daytime
            || !idle
            || !self.playing().all(|who| self.sheet(who).today.ended)
        {
            return false;
        }
        self.calendar.phase = Phase::Dusk;
        out.tell(Event::DuskFell { day: self.calendar.day });
        let everybody: Vec<Character> = self.playing().collect();
        self.push_steps(&[Step::Night]);
        self.push_steps(&everybody.iter().copied().map(Step::Ready).collect::<Vec<_>>());
        // Everybody may have own dusk steps to decide on, in any order.
        self.stacks.group.push(Task::AwaitSeats([0; 4]));
        self.push_steps(&everybody.into_iter().map(Step::Dusk).collect::<Vec<_>>());
        true
    }

    /// Puts steps on the group's stack so that the first is done first.
    pub(super) fn push_steps(&mut self, steps: &[Step]) {
        self.stacks.group.extend(steps.iter().rev().map(|&step| Task::Step(step)));
    }

    /// Does the uppermost task of a stack.
    fn work(&mut self, stack: StackId, out: &mut Out) -> Flow {
        if let Some(Task::Ask(_)) = self.stacks.get(stack).last() {
            return self.pose(stack, out);
        }
        let Some(task) = self.stacks.get_mut(stack).pop() else {
            return Flow::Waits;
        };
        match task {
            Task::Do(effect, ctx) => self.apply(&effect, ctx, stack, out),
            Task::Ask(_) => {}
            Task::Step(step) => self.step(step, out),
            Task::AwaitSeats(_) => {}
            Task::DrawEvent => self.draw_event(out),
            Task::EventEnds(id, option) => self.end_event(id, option, out),
            Task::DrawAdventure => self.draw_adventure(stack, out),
            Task::AdventureEnds(id, section) => self.end_adventure(id, section, stack),
            Task::Place(building) => self.place_completed(building, out),
            Task::After(trigger, ctx) => self.after(trigger, ctx, stack),
            Task::Align(kind) => {
                if let StackId::Of(who) = stack {
                    self.align(who, kind, out);
                }
            }
            Task::Resume(doing) => {
                if let StackId::Of(who) = stack {
                    self.resume(who, doing);
                }
            }
            Task::Unalign => {
                if let StackId::Of(who) = stack {
                    self.sheet_mut(who).today.aligned = None;
                }
            }
        }
        Flow::Done
    }

    /// Asks the question on top of a stack: answers it by itself where there is nothing to choose, else lets
    /// it wait. It stays on the stack meanwhile: what can be answered may depend on being asked.
    fn pose(&mut self, stack: StackId, out: &mut Out) -> Flow {
        let who = match stack {
            StackId::Of(who) => who,
            StackId::Group => self.playing().next().expect("somebody is in play"),
        };
        self.renew_payment(stack);
        let Some(Task::Ask(ask)) = self.stacks.get(stack).last() else {
            return Flow::Done;
        };
        let mut answers = Vec::new();
        self.answers(ask, who, &mut answers);
        let Some(answer) = self.obvious(ask, &answers) else {
            return Flow::Waits;
        };
        if let Some(Task::Ask(ask)) = self.stacks.get_mut(stack).pop() {
            match answer {
                Some(answer) => self.accept(ask, stack, who, answer, out),
                None => self.unanswerable(ask, stack, out),
            }
        }
        Flow::Done
    }

    /// Puts a task on a stack.
    pub(super) fn push(&mut self, stack: StackId, task: Task) {
        self.stacks.get_mut(stack).push(task);
    }

    /// The stack on which an effect with this actor asks its questions: the actor's, or the group's.
    pub(super) fn stack_of(ctx: Ctx) -> StackId {
        ctx.actor.map_or(StackId::Group, StackId::Of)
    }

    /// The printed content.
    pub(super) fn content() -> &'static Content {
        Content::get()
    }
}

impl Mythwind {
    /// Resolves an effect as if a card said so: in one character's hands, or in the group's. For laying out
    /// positions and trying effects; games are played through [`Game::play`](crate::rules::Game::play).
    pub fn resolve(&mut self, effect: Effect, actor: Option<Character>) -> Vec<Event> {
        let ctx = Ctx { actor, source: Source::Rule, paid: Stock::default() };
        self.push(Self::stack_of(ctx), Task::Do(Fx::new(effect), ctx));
        let mut out = Out::default();
        self.settle(&mut out);
        out.events
    }
}
