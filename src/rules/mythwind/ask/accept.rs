//! What an answer does, and what becomes of a question without one.

use super::Ask;
use crate::rules::mythwind::{
    components::Character,
    event::Out,
    moves::{Move, TownAction},
    state::{Mythwind, StackId},
    task::{Ctx, Task},
};

impl Mythwind {
    /// Takes an answer. The question is off its stack.
    pub(in crate::rules::mythwind) fn accept(
        &mut self,
        ask: Ask,
        stack: StackId,
        who: Character,
        mv: Move,
        out: &mut Out,
    ) {
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
            (Ask::ActNow { .. }, Move::Farm(_) | Move::Craft(_) | Move::Deal(_) | Move::Roam(_)) => {
                self.push(stack, Task::Ask(Ask::ActNow { begun: true }));
                self.do_trade(who, mv, out);
            }
            (Ask::ActNow { .. }, Move::Done) => self.stop_work(who),
            (Ask::GrowCrop { left, grown }, Move::Farm(farm)) => {
                self.grow_by_skill(who, farm, left, grown, out)
            }
            (Ask::TakeRipe { left }, Move::Farm(farm)) => self.take_ripe(who, farm, left, out),
            (Ask::Barrels, Move::Line(line)) => self.water(who, line, out),
            (
                ask @ (Ask::Canvass | Ask::Refill | Ask::Deliver | Ask::Patron { .. } | Ask::Scavenge { .. }),
                mv,
            ) => {
                self.answer_in_workshop(who, ask, mv, out);
            }
            (ask @ (Ask::OrderRivals | Ask::BackDoor { .. } | Ask::SilverTongue), mv) => {
                self.answer_in_market(who, ask, mv, out);
            }
            (
                ask @ (Ask::TrailOrder { .. }
                | Ask::Gear
                | Ask::Salvage { .. }
                | Ask::Overflow
                | Ask::SellFinds
                | Ask::Gift { .. }),
                mv,
            ) => {
                self.answer_in_camp(who, ask, mv, out);
            }
            (Ask::EndOrder { left }, mv) => self.next_end_effect(left, mv),
            (Ask::Jail, mv) => self.answer_jail(mv, out),
            (Ask::Goal, Move::Goal(goal)) => self.choose_goal(goal, out),
            (Ask::Change, mv) => self.change(mv, out),
            (Ask::Use, Move::At(at)) => self.act_granted(who, TownAction::Use(at), out),
            (Ask::Upgrade, Move::Upgrade(upgrade)) => {
                self.gain_upgrade(upgrade, out);
            }
            // What is left are "done", "back" and "no thanks": the question is over.
            _ => {}
        }
    }

    /// What becomes of a question that nothing can answer.
    pub(in crate::rules::mythwind) fn unanswerable(&mut self, ask: Ask, stack: StackId, out: &mut Out) {
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
}
