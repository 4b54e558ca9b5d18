//! Costs: chosen piece by piece, paid whole or not at all (MW-141, MW-200, MW-D10).

use serde::{Deserialize, Serialize};

use super::{
    ask::Ask,
    components::{Character, Res},
    dice::{DieAt, DieId},
    effect::{Cost, Effect, Fx, KindSel, Payer, ResSel},
    event::{Event, Out, Passage},
    moves::Move,
    state::{Mythwind, StackId},
    task::{Ctx, Source, Task},
};
use crate::rules::Refusal;

/// A cost being paid. Nothing leaves anybody's hands before every part is chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Payment {
    by: Payer,
    cost: Vec<Cost>,
    then: Fx,
    or_else: Fx,
    ctx: Ctx,
    /// Who pays, where one of several does.
    payer: Option<Character>,
    /// Hired dice that give a pip, and tower dice that go.
    dice: Vec<DieId>,
    /// Resources chosen where there is a choice.
    resources: Vec<Res>,
}

/// Whether an effect is printed on a card that is read aloud.
fn is_card(source: Source) -> bool {
    matches!(source, Source::Event(_) | Source::Adventure(_))
}

/// A part of a cost that is still to be chosen.
enum Open {
    /// Who pays.
    Payer,
    /// A hired die of this kind.
    Pip(KindSel),
    /// A die at the tower.
    Tower(KindSel),
    /// A resource.
    Res(ResSel),
}

impl Payment {
    /// A cost of which nothing is chosen yet.
    pub fn new(by: Payer, cost: Vec<Cost>, then: Fx, or_else: Fx, ctx: Ctx) -> Payment {
        Payment { by, cost, then, or_else, ctx, payer: None, dice: Vec::new(), resources: Vec::new() }
    }

    /// The cost.
    pub fn cost(&self) -> &[Cost] {
        &self.cost
    }

    /// In whose hands it is.
    pub fn ctx(&self) -> Ctx {
        self.ctx
    }

    /// What it pays for.
    pub fn then(&self) -> &Fx {
        &self.then
    }

    /// Whether such an answer decides more than which of equal dice.
    pub fn names_a_person(&self, answer: Move) -> bool {
        matches!(answer, Move::Who(_)) || self.by == Payer::AnyWell
    }

    /// The next part to be chosen.
    fn open(&self) -> Option<Open> {
        if self.by == Payer::OneCharacter && self.payer.is_none() {
            return Some(Open::Payer);
        }
        let (mut dice, mut resources) = (self.dice.len(), self.resources.len());
        for cost in &self.cost {
            match *cost {
                Cost::Pips(of, count) => {
                    if dice < usize::from(count) {
                        return Some(Open::Pip(of));
                    }
                    dice -= usize::from(count);
                }
                Cost::FromTower(of) => {
                    if dice == 0 {
                        return Some(Open::Tower(of));
                    }
                    dice -= 1;
                }
                Cost::Res(of, count) if !matches!(of, ResSel::Just(_)) => {
                    if resources < usize::from(count) {
                        return Some(Open::Res(of));
                    }
                    resources -= usize::from(count);
                }
                Cost::Res(..) | Cost::Coins(_) | Cost::CharacterActions => {}
            }
        }
        None
    }
}

impl Mythwind {
    /// Whether the whole cost could be paid now.
    pub(super) fn affordable(&self, by: Payer, cost: &[Cost], ctx: Ctx) -> bool {
        match by {
            Payer::Actor => self.payable_by(ctx.actor, by, cost),
            Payer::OneCharacter => self.playing().any(|who| self.payable_by(Some(who), by, cost)),
            Payer::EachCharacter => self.playing().all(|who| self.payable_by(Some(who), by, cost)),
            Payer::AnyWell => self.payable_by(None, by, cost),
        }
    }

    /// Whether what a payment buys can be done at all: nobody pays for a hire without workers or an adventure
    /// on a space that is taken (MW-R29, MW-272). What is only of no use may be paid for.
    pub(super) fn can_follow(&self, then: &Effect, ctx: Ctx) -> bool {
        match then {
            Effect::HireFree(..)
            | Effect::Adventure
            | Effect::MoveOne(..)
            | Effect::DiscoverFree
            | Effect::MissingUpgrade => self.can_do(then, ctx),
            _ => true,
        }
    }

    fn payable_by(&self, who: Option<Character>, by: Payer, cost: &[Cost]) -> bool {
        cost.iter().all(|cost| match *cost {
            Cost::Coins(coins) => who.is_some_and(|who| self.sheet(who).coins >= u16::from(coins)),
            Cost::Res(of, count) => match of {
                ResSel::Just(res) => self.town.held.of(res) >= count,
                _ => self.choices_of(of).map(|res| self.town.held.of(res)).sum::<u8>() >= count,
            },
            Cost::Pips(of, count) => {
                // No cost names dice twice, so each part can be counted by itself.
                self.pip_dice(who.filter(|_| by != Payer::AnyWell), of).count() >= usize::from(count)
            }
            Cost::FromTower(of) => self.dice.at(DieAt::Tower).any(|die| of.fits(die.kind())),
            Cost::CharacterActions => who.is_some_and(|who| {
                let today = &self.sheet(who).today;
                !today.barred && today.actions > 0
            }),
        })
    }

    /// Hired dice that can give a pip: one character's, or everybody's.
    fn pip_dice(&self, who: Option<Character>, of: KindSel) -> impl Iterator<Item = DieId> {
        DieId::all().filter(move |&die| {
            let at = match self.dice.get(die).at {
                DieAt::Well(owner) => who.is_none_or(|who| who == owner),
                _ => false,
            };
            at && of.fits(die.kind()) && self.dice.get(die).pips > 0
        })
    }

    /// What can be chosen next for a payment; nothing if it can no longer be paid.
    pub(super) fn payments(&self, payment: &Payment, moves: &mut Vec<Move>) {
        let who = payment.payer.or(payment.ctx.actor);
        let affordable = match payment.payer {
            Some(payer) => self.payable_by(Some(payer), payment.by, &payment.cost),
            None => self.affordable(payment.by, &payment.cost, payment.ctx),
        };
        if !affordable || !self.can_follow(&payment.then, payment.ctx) {
            return;
        }
        match payment.open() {
            Some(Open::Payer) => moves.extend(
                self.playing()
                    .filter(|&who| self.payable_by(Some(who), payment.by, &payment.cost))
                    .map(Move::Who),
            ),
            Some(Open::Pip(of)) => {
                let owner = who.filter(|_| payment.by != Payer::AnyWell);
                moves.extend(
                    self.pip_dice(owner, of).filter(|die| !payment.dice.contains(die)).map(Move::Die),
                );
            }
            Some(Open::Tower(of)) => {
                moves.extend(self.dice.at(DieAt::Tower).filter(|die| of.fits(die.kind())).map(Move::Die));
            }
            Some(Open::Res(of)) => {
                let taken = |res| payment.resources.iter().filter(|&&chosen| chosen == res).count() as u8;
                moves.extend(
                    self.choices_of(of).filter(|&res| self.town.held.of(res) > taken(res)).map(Move::Res),
                );
            }
            None => moves.push(Move::Done),
        }
    }

    /// Goes on with a payment: asks for the next part, or pays.
    pub(super) fn pay_on(&mut self, payment: Payment, stack: StackId, out: &mut Out) {
        let mut answers = Vec::new();
        self.payments(&payment, &mut answers);
        if answers.is_empty() {
            self.forfeit(payment, stack, out);
        } else if payment.open().is_some() {
            self.push(stack, Task::Ask(Ask::Pay(payment)));
        } else {
            self.pay(payment, stack, out);
        }
    }

    /// Whether something chosen for a payment is no longer there to be paid, because others acted meanwhile.
    fn is_stale(&self, payment: &Payment) -> bool {
        let owner = payment.payer.or(payment.ctx.actor).filter(|_| payment.by != Payer::AnyWell);
        let mut dice = payment.dice.iter().copied();
        let dice_gone = payment.cost.iter().any(|cost| match *cost {
            Cost::Pips(of, count) => dice
                .by_ref()
                .take(usize::from(count))
                .any(|die| !self.pip_dice(owner, of).any(|there| there == die)),
            Cost::FromTower(_) => dice.next().is_some_and(|die| self.dice.get(die).at != DieAt::Tower),
            Cost::Coins(_) | Cost::Res(..) | Cost::CharacterActions => false,
        });
        let chosen = |res| payment.resources.iter().filter(|&&chosen| chosen == res).count();
        dice_gone || Res::ALL.into_iter().any(|res| chosen(res) > usize::from(self.town.held.of(res)))
    }

    /// A payment on top of a stack begins anew if a part of it is gone, so that none is ever half paid.
    pub(super) fn renew_payment(&mut self, stack: StackId) {
        let stale = match self.stacks.get(stack).last() {
            Some(Task::Ask(Ask::Pay(payment))) => self.is_stale(payment),
            _ => false,
        };
        if let Some(Task::Ask(Ask::Pay(payment))) = self.stacks.get_mut(stack).last_mut().filter(|_| stale) {
            payment.dice.clear();
            payment.resources.clear();
        }
    }

    /// Takes one choice for a payment.
    pub(super) fn take_payment(&mut self, mut payment: Payment, mv: Move, stack: StackId) {
        match mv {
            Move::Who(who) => payment.payer = Some(who),
            Move::Die(die) => payment.dice.push(die),
            Move::Res(res) => payment.resources.push(res),
            _ => {}
        }
        // Back on the stack as an effect: the engine asks on, or pays.
        self.push(stack, Task::Ask(Ask::Pay(payment)));
    }

    /// Pays everything at once.
    pub(super) fn pay(&mut self, payment: Payment, stack: StackId, out: &mut Out) {
        let Payment { by, cost, then, ctx, payer, dice, resources, .. } = payment;
        let mut dice = dice.into_iter();
        let mut resources = resources.into_iter();
        for cost in cost {
            match cost {
                Cost::Coins(coins) => {
                    let payers: Vec<Character> = match by {
                        Payer::EachCharacter => self.playing().collect(),
                        _ => payer.or(ctx.actor).into_iter().collect(),
                    };
                    for who in payers {
                        self.spend(who, u16::from(coins), ctx.source, out);
                    }
                }
                Cost::Res(ResSel::Just(res), count) => self.lose(res, count, ctx, out),
                Cost::Res(_, count) => {
                    for res in resources.by_ref().take(usize::from(count)) {
                        self.lose(res, 1, ctx, out);
                    }
                }
                Cost::Pips(_, count) => {
                    for die in dice.by_ref().take(usize::from(count)) {
                        let from = self.dice.get(die).pips;
                        let to = self.dice.rotate(die, -1);
                        out.tell(Event::DieTurned { die, from, to });
                    }
                }
                Cost::FromTower(_) => {
                    if let Some(die) = dice.next() {
                        self.dismiss(die, out);
                    }
                }
                Cost::CharacterActions => {
                    if let Some(who) = ctx.actor {
                        self.bar_actions(who, out);
                    }
                }
            }
        }
        if is_card(ctx.source) {
            self.read_on(stack, Passage::Text, out);
        }
        self.push(stack, Task::Do(then, ctx));
    }

    /// The cost is not paid: the other effect, or nothing.
    pub(super) fn forfeit(&mut self, payment: Payment, stack: StackId, out: &mut Out) {
        out.tell(Event::Forfeited { source: payment.ctx.source });
        if is_card(payment.ctx.source) {
            self.read_on(stack, Passage::Else, out);
        }
        if !payment.or_else.is_nothing() {
            self.push(stack, Task::Do(payment.or_else, payment.ctx));
        }
    }

    /// Why this is no choice for a payment.
    pub(super) fn refuse_payment(&self, payment: &Payment, mv: &Move) -> Refusal {
        match mv {
            Move::Die(die) if self.dice.get(*die).pips == 0 => Refusal::new("MW-52", "mw-no-pip"),
            Move::Die(_) if payment.ctx.actor.is_some() => Refusal::new("MW-145", "mw-no-own-die"),
            Move::Res(_) => Refusal::new("MW-36", "mw-no-resource"),
            Move::Who(_) => Refusal::new("MW-200", "mw-no-coins"),
            _ => Refusal::new("MW-141", "mw-no-answer-first"),
        }
    }
}
