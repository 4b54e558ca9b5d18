//! Questions: what can be answered, and what an answer does.
//!
//! Listed answers are exactly the legal ones. A question with no answer left dissolves, so that nothing
//! can block the game; one that leaves no choice answers itself where nobody would miss it.

use serde::{Deserialize, Serialize};

use super::{
    components::{Building, Character, Kind, Res},
    dice::DieAt,
    effect::{Fx, InQueue, KindSel, ResSel},
    event::{Event, Out},
    farmer::Line,
    land::DISCOVER_COST,
    moves::Move,
    pay::Payment,
    state::{Mythwind, Skill, StackId},
    task::{Ctx, Task},
    town::LocationId,
};
use crate::rules::Refusal;

/// A question to one character or to the group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// Which of these effects.
    Choose { options: Vec<Fx>, ctx: Ctx },
    /// Whether to have this effect.
    May { effect: Fx, ctx: Ctx },
    /// What to pay with.
    Pay(Payment),
    /// Which resource comes, one of it.
    Gain { of: ResSel, ctx: Ctx },
    /// Which resource goes, one of it.
    Lose { of: ResSel, ctx: Ctx },
    /// Which die at the tower is turned.
    Rotate { kind: Kind, by: i8 },
    /// Which die is rolled for an effect, and the table of its outcomes.
    Roll { kind: Kind, table: [Fx; 3], ctx: Ctx },
    /// Which worker is lost.
    LoseWorker { kind: Kind },
    /// Which workers are hired at no cost.
    HireFree { of: KindSel, left: u8, ctx: Ctx },

    /// Which event option.
    Event { id: u8, telling: u8 },
    /// Which way on an adventure.
    Adventure { id: u8 },

    /// Where to stand only for the alignment.
    Forgo,
    /// Which alignment.
    Align { lent: bool },
    /// What to buy for the town.
    Improve { bought: bool },
    /// Which forest to remove.
    Discover { free: bool, ctx: Ctx },
    /// What to build.
    Construct { max_level: u8, then: Fx, ctx: Ctx },
    /// What to take down.
    Demolish,
    /// Whom to hire.
    Hire { first: Option<Kind> },
    /// Which building the forest takes.
    Overgrow { then: Fx, ctx: Ctx },
    /// Which card of the queue moves.
    MoveOne { of: InQueue, up: u8 },
    /// Where a building is placed.
    Place { building: Building, queued: bool },
    /// Where a forest grows.
    PlaceForest { forest: u8 },

    /// Which skill to gain.
    Learn { max_level: u8, discount: u8, free: bool, may: bool },
    /// Where on the tray the new skill goes.
    Shelve { skill: Skill },
    /// Which skill to perform.
    Perform,
    /// A character action now.
    ActNow { begun: bool },
    /// Which crop grows.
    GrowCrop { left: u8, grown: u32 },
    /// Which ripe crop leaves the field.
    TakeRipe { left: u8 },
    /// Which row or column is watered.
    Barrels,

    /// Which end-of-season effect is next.
    EndOrder { left: Vec<Building> },
    /// Whether to demolish a building and ignore the goal.
    Jail,
    /// Which goal for the season.
    Goal,
    /// Who plays the next season.
    Change,
    /// Which tower upgrade.
    Upgrade,
}

impl Mythwind {
    /// The legal answers of a character to a question.
    pub(super) fn answers(&self, ask: &Ask, who: Character, moves: &mut Vec<Move>) {
        match ask {
            Ask::Choose { options, ctx } => {
                let before = moves.len();
                for (at, option) in (0..).zip(options) {
                    if self.can_do(option, *ctx) {
                        moves.push(Move::Pick(at));
                    }
                }
                if moves.len() == before {
                    moves.extend((0..options.len()).map(|at| Move::Pick(at as u8)));
                }
            }
            Ask::May { effect, ctx } => {
                if self.can_do(effect, *ctx) {
                    moves.push(Move::Accept);
                }
                moves.push(Move::Decline);
            }
            Ask::Pay(payment) => self.payments(payment, moves),
            Ask::Gain { of, .. } => {
                let before = moves.len();
                moves.extend(self.choices_of(*of).filter(|&res| self.town.held.of(res) < 10).map(Move::Res));
                if moves.len() == before {
                    moves.extend(self.choices_of(*of).map(Move::Res));
                }
            }
            Ask::Lose { of, .. } => {
                moves.extend(self.choices_of(*of).filter(|&res| self.town.held.of(res) > 0).map(Move::Res));
            }
            Ask::Rotate { kind, by } => {
                let turns = |&die: &_| {
                    if *by > 0 { self.dice.get(die).pips < 3 } else { true }
                };
                moves.extend(self.dice.kind_at(*kind, DieAt::Tower).filter(turns).map(Move::Die));
            }
            Ask::Roll { kind, .. } => moves.extend(self.rollable(*kind).into_iter().map(Move::Die)),
            Ask::LoseWorker { kind } => moves.extend(self.losable(*kind).into_iter().map(Move::Die)),
            Ask::HireFree { of, ctx, .. } => {
                moves.extend(self.hirable(ctx.actor.unwrap_or(who), *of).map(Move::Die));
                moves.push(Move::Done);
            }
            Ask::Event { id, .. } => {
                let options = Self::content().event(*id).map_or(0, |card| card.options.len());
                moves.extend((0..options).map(|at| Move::Pick(at as u8)));
            }
            Ask::Adventure { id } => {
                let sections = Self::content().adventure(*id).map_or(0, |card| card.sections.len());
                moves.extend((0..sections).map(|at| Move::Pick(at as u8)));
            }
            Ask::Forgo => {
                moves.extend(self.spaces_to_forgo(who).map(Move::Stand));
                moves.push(Move::Back);
            }
            Ask::Align { .. } => moves.extend(Kind::ALL.map(Move::Align)),
            Ask::Improve { bought } => {
                moves.extend(
                    Res::ALL.into_iter().filter(|&res| self.check_buy(who, res).is_ok()).map(Move::Buy),
                );
                if *bought {
                    moves.push(Move::Done);
                }
            }
            Ask::Discover { free, .. } => {
                // Its coins may have gone since the action was chosen.
                if *free || self.sheet(who).coins >= DISCOVER_COST {
                    moves.extend(self.town.forests().map(Move::At));
                }
            }
            Ask::Construct { max_level, .. } => {
                moves.extend(self.constructible(*max_level).map(Move::Building))
            }
            Ask::Overgrow { .. } if self.hidden.forests.is_empty() => {}
            Ask::Demolish | Ask::Overgrow { .. } => {
                moves.extend(self.town.buildings().map(|(at, _)| Move::At(at)))
            }
            Ask::Jail => {
                moves.extend(self.town.buildings().map(|(at, _)| Move::At(at)));
                moves.push(Move::Decline);
            }
            Ask::Hire { first } => {
                let price = if first.is_some() { 3 } else { 2 };
                if self.sheet(who).coins >= price {
                    moves.extend(self.hirable(who, KindSel::Either).map(Move::Die));
                }
                if first.is_some() {
                    moves.push(Move::Done);
                }
            }
            Ask::MoveOne { of, .. } => moves.extend(self.movable(*of).map(Move::Slot)),
            Ask::Place { .. } => moves.extend(self.town.empty_places().map(Move::At)),
            Ask::PlaceForest { .. } => moves.extend(self.forest_places().map(Move::At)),
            Ask::Learn { max_level, discount, free, may } => {
                moves.extend(self.learnable(who, *max_level, *discount, *free).map(Move::Learn));
                if *may {
                    moves.push(Move::Decline);
                }
            }
            Ask::Shelve { skill } => self.shelves(who, *skill, moves),
            Ask::Perform => moves.extend(self.performable(who).map(Move::Skill)),
            Ask::ActNow { .. } => {
                self.farm_moves(who, moves);
                moves.push(Move::Done);
            }
            Ask::GrowCrop { grown, .. } => {
                self.growable(who, *grown, moves);
                moves.push(Move::Done);
            }
            Ask::TakeRipe { .. } => self.takeable(who, moves),
            Ask::Barrels => moves.extend(Line::all().map(Move::Line)),
            Ask::EndOrder { left } => {
                moves.extend(left.iter().copied().map(Move::Building));
                moves.push(Move::Done);
            }
            Ask::Goal => moves.extend(self.goal_choice.iter().copied().map(Move::Goal)),
            Ask::Change => {
                moves.push(Move::Done);
                for other in Character::ALL {
                    if !self.is_playing(other) {
                        moves.push(Move::Join(other));
                    } else if self.count() > 1 {
                        moves.push(Move::Leave(other));
                    }
                }
            }
            Ask::Upgrade => moves.extend(self.missing_upgrades().map(Move::Upgrade)),
        }
    }

    /// What a question answers by itself: `Some(Some(answer))` where there is no real choice,
    /// `Some(None)` where nothing can be answered, `None` where somebody must.
    pub(super) fn obvious(&self, ask: &Ask, answers: &[Move]) -> Option<Option<Move>> {
        let Some(&first) = answers.first() else {
            return Some(None);
        };
        let single = answers.len() == 1;
        let alike = || {
            let face = |mv: &Move| match mv {
                Move::Die(die) => Some((die.kind(), self.dice.get(*die))),
                _ => None,
            };
            answers.iter().all(|mv| face(mv).is_some() && face(mv) == face(&first))
        };
        let itself = match ask {
            Ask::Rotate { .. } | Ask::Roll { .. } | Ask::LoseWorker { .. } => single || alike(),
            Ask::Pay(payment) => single || (alike() && !payment.names_a_person(first)),
            Ask::Gain { .. }
            | Ask::Lose { .. }
            | Ask::Place { .. }
            | Ask::PlaceForest { .. }
            | Ask::MoveOne { .. }
            | Ask::Upgrade
            | Ask::Choose { .. }
            | Ask::Goal => single,
            // Any free space will do: rearranging is free as long as there is one.
            Ask::Shelve { .. } => matches!(first, Move::Shelf(_)),
            // A question that only "done" or "no thanks" could answer is not worth asking.
            Ask::May { .. }
            | Ask::HireFree { .. }
            | Ask::Hire { .. }
            | Ask::Improve { .. }
            | Ask::Learn { .. }
            | Ask::ActNow { .. }
            | Ask::GrowCrop { .. }
            | Ask::EndOrder { .. } => single && matches!(first, Move::Done | Move::Decline),
            Ask::Event { .. }
            | Ask::Adventure { .. }
            | Ask::Forgo
            | Ask::Align { .. }
            | Ask::Discover { .. }
            | Ask::Construct { .. }
            | Ask::Demolish
            | Ask::Overgrow { .. }
            | Ask::Perform
            | Ask::TakeRipe { .. }
            | Ask::Barrels
            | Ask::Jail
            | Ask::Change => false,
        };
        itself.then_some(Some(first))
    }

    /// Why an answer is none.
    pub(super) fn refuse(&self, ask: &Ask, who: Character, mv: &Move) -> Refusal {
        match (ask, mv) {
            (Ask::Improve { .. }, Move::Buy(res)) => {
                self.check_buy(who, *res).err().unwrap_or_else(|| Refusal::new("MW-109", "mw-no-answer"))
            }
            (Ask::Construct { max_level, .. }, Move::Building(building)) => self
                .check_construct(*building, *max_level)
                .err()
                .unwrap_or_else(|| Refusal::new("MW-117", "mw-no-answer")),
            (Ask::Place { .. }, Move::At(_)) => Refusal::new("MW-32", "mw-no-empty-place"),
            (Ask::PlaceForest { .. }, Move::At(_)) => Refusal::new("MW-167", "mw-no-forest-place"),
            (Ask::Discover { .. }, Move::At(_)) => Refusal::new("MW-115", "mw-no-forest-there"),
            (Ask::Pay(payment), _) => self.refuse_payment(payment, mv),
            (Ask::Hire { .. } | Ask::HireFree { .. }, Move::Die(_)) => self.refuse_hire(who),
            (Ask::Learn { .. }, Move::Learn(_)) => Refusal::new("MW-203", "mw-no-skill"),
            (Ask::Shelve { .. }, Move::Shelf(_) | Move::Swap(..)) => Refusal::new("MW-CJ01", "mw-no-shelf"),
            (Ask::Shelve { .. }, Move::Drop(_)) => Refusal::new("MW-205", "mw-no-drop"),
            (Ask::Forgo, Move::Stand(space)) => {
                self.check_stand(who, *space).err().unwrap_or_else(|| Refusal::new("MW-99", "mw-no-answer"))
            }
            (Ask::ActNow { .. }, Move::Farm(farm)) => {
                self.check_farm(who, farm).err().unwrap_or_else(|| Refusal::new("MW-CJ04", "mw-no-answer"))
            }
            (Ask::Change, Move::Join(_)) => Refusal::new("MW-02", "mw-no-same-character"),
            (Ask::Change, Move::Leave(_)) => Refusal::new("MW-01", "mw-no-last-character"),
            (_, Move::Join(_) | Move::Leave(_)) => Refusal::new("MW-30", "mw-no-change-now"),
            (Ask::Event { .. }, _) => Refusal::new("MW-196", "mw-no-event-first"),
            (Ask::Adventure { .. }, _) => Refusal::new("MW-104", "mw-no-adventure-first"),
            _ => Refusal::new("MW-63", "mw-no-answer-first"),
        }
    }

    /// Takes an answer. The question is off its stack.
    pub(super) fn accept(&mut self, ask: Ask, stack: StackId, who: Character, mv: Move, out: &mut Out) {
        match (ask, mv) {
            (Ask::Choose { mut options, ctx }, Move::Pick(at)) => {
                let chosen = options.swap_remove(usize::from(at));
                self.push(stack, Task::Do(chosen, ctx));
            }
            (Ask::May { effect, ctx }, Move::Accept) => self.push(stack, Task::Do(effect, ctx)),
            (Ask::Pay(payment), Move::Done) => self.pay(payment, stack, out),
            (Ask::Pay(payment), mv) => self.take_payment(payment, mv, stack),
            (Ask::Gain { ctx, .. }, Move::Res(res)) => self.gain(res, 1, ctx, out),
            (Ask::Lose { ctx, .. }, Move::Res(res)) => self.lose(res, 1, ctx, out),
            (Ask::Rotate { by, .. }, Move::Die(die)) => self.rotate_at_tower(die, by, out),
            (Ask::Roll { table, ctx, .. }, Move::Die(die)) => self.roll_for(die, &table, ctx, stack, out),
            (Ask::LoseWorker { .. }, Move::Die(die)) => self.dismiss(die, out),
            (Ask::HireFree { of, left, ctx }, Move::Die(die)) => {
                self.hire(ctx.actor.unwrap_or(who), die, out);
                if left > 1 {
                    self.push(stack, Task::Ask(Ask::HireFree { of, left: left - 1, ctx }));
                }
            }
            (Ask::Event { id, .. }, Move::Pick(option)) => self.choose_event(id, option, out),
            (Ask::Adventure { id }, Move::Pick(section)) => self.read_section(who, id, section, out),
            (Ask::Forgo, Move::Stand(space)) => self.forgo(who, space, out),
            (Ask::Align { lent }, Move::Align(kind)) => {
                if lent {
                    self.sheet_mut(who).today.aligned = Some(kind);
                } else {
                    self.align(who, kind, out);
                }
            }
            (Ask::Improve { .. }, Move::Buy(res)) => {
                self.buy(who, res, out);
                self.push(stack, Task::Ask(Ask::Improve { bought: true }));
            }
            (Ask::Discover { free, ctx }, Move::At(at)) => {
                // On a card of the group whoever goes there is the actor.
                let ctx = Ctx { actor: ctx.actor.or(Some(who)), ..ctx };
                self.discover(at, free, ctx, stack, out);
            }
            (Ask::Construct { then, ctx, .. }, Move::Building(building)) => {
                self.construct(building, then, ctx, stack, out);
            }
            (Ask::Demolish, Move::At(at)) => self.demolish(at, out),
            (Ask::Hire { first }, Move::Die(die)) => self.hire_for_coins(who, die, first, out),
            (Ask::Hire { first: Some(kind) }, Move::Done) => self.align(who, kind, out),
            (Ask::Overgrow { then, ctx }, Move::At(at)) => self.overgrow(at, then, ctx, stack, out),
            (Ask::MoveOne { up, .. }, Move::Slot(slot)) => self.move_one(slot, up, out),
            (Ask::Place { building, queued }, Move::At(at)) => self.put_building(building, at, queued, out),
            (Ask::PlaceForest { forest }, Move::At(at)) => self.put_forest(forest, at, out),
            (Ask::Learn { discount, free, .. }, Move::Learn(skill)) => {
                self.learn(who, skill, discount, free, out);
            }
            (Ask::Shelve { skill }, mv) => self.shelve(who, skill, mv, out),
            (Ask::Perform, Move::Skill(skill)) => self.perform(who, skill, out),
            (Ask::ActNow { .. }, Move::Farm(farm)) => {
                self.push(stack, Task::Ask(Ask::ActNow { begun: true }));
                self.do_farm(who, farm, out);
            }
            (Ask::ActNow { .. }, Move::Done) => self.stop_farm(who),
            (Ask::GrowCrop { left, grown }, Move::Farm(farm)) => {
                self.grow_by_skill(who, farm, left, grown, out)
            }
            (Ask::TakeRipe { left }, Move::Farm(farm)) => self.take_ripe(who, farm, left, out),
            (Ask::Barrels, Move::Line(line)) => self.water(who, line, out),
            (Ask::EndOrder { left }, mv) => self.next_end_effect(left, mv),
            (Ask::Jail, mv) => self.answer_jail(mv, out),
            (Ask::Goal, Move::Goal(goal)) => self.choose_goal(goal, out),
            (Ask::Change, mv) => self.change(mv, out),
            (Ask::Upgrade, Move::Upgrade(upgrade)) => {
                self.town.upgrades.push(upgrade);
                out.tell(Event::Upgraded { upgrade });
            }
            // What is left are "done", "back" and "no thanks": the question is over.
            _ => {}
        }
    }

    /// What becomes of a question that nothing can answer.
    pub(super) fn unanswerable(&mut self, ask: Ask, stack: StackId, out: &mut Out) {
        match ask {
            Ask::Pay(payment) => self.forfeit(payment, stack, out),
            Ask::Roll { .. } => self.put_card_back(stack, out),
            // Everybody was hired away meanwhile: the action is as good as forgone (MW-100).
            Ask::Hire { first: None } => {
                if let StackId::Of(who) = stack {
                    self.ask_alignment(who);
                }
            }
            Ask::Place { building, queued } => self.no_place(building, queued, out),
            Ask::PlaceForest { forest } => self.hidden.forests.lay(forest),
            _ => {}
        }
    }

    /// The resources a selection leaves open.
    pub(super) fn choices_of(&self, of: ResSel) -> impl Iterator<Item = Res> + use<> {
        let held = self.town.held;
        let most = Res::ALL.iter().map(|&res| held.of(res)).max().unwrap_or(0);
        let least = Res::ALL.iter().map(|&res| held.of(res)).min().unwrap_or(0);
        Res::ALL.into_iter().filter(move |&res| match of {
            ResSel::Just(only) => res == only,
            ResSel::Either(a, b) => res == a || res == b,
            ResSel::Any | ResSel::Each => true,
            ResSel::Highest => held.of(res) == most,
            ResSel::Lowest => held.of(res) == least,
        })
    }

    /// The locations that are asked for where a place is free: used by views.
    pub(super) fn forest_places(&self) -> impl Iterator<Item = LocationId> {
        let none_empty = self.town.empty_places().next().is_none();
        LocationId::all().filter(move |&at| {
            let location = self.town.at(at);
            location.forest.is_none() && (location.building.is_none() || none_empty)
        })
    }
}
