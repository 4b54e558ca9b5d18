//! What effects do.

use super::{
    ask::Ask,
    components::{Character, Kind, Res},
    dice::DieAt,
    effect::{Amount, Effect, Fx, KindSel, ResSel, TrayFx},
    event::{Event, Out},
    log::Stat,
    pay::Payment,
    state::{Mythwind, Phase, Space, StackId},
    task::{Ctx, Source, Task},
};

impl Mythwind {
    /// Does an effect, or puts what it consists of on the stack.
    pub(super) fn apply(&mut self, effect: &Fx, ctx: Ctx, stack: StackId, out: &mut Out) {
        let ask = |game: &mut Self, ask: Ask| game.push(stack, Task::Ask(ask));
        match &**effect {
            _ if self.is_told(effect, ctx) => {}
            Effect::Nothing | Effect::ExtraGoal | Effect::IgnoreGoal => {}
            Effect::RotateSprite => self.rotate_sprite(out),
            Effect::Seq(parts) => {
                for part in parts.iter().rev() {
                    self.push(stack, Task::Do(part.clone(), ctx));
                }
            }
            Effect::Choose(options) => ask(self, Ask::Choose { options: options.clone(), ctx }),
            Effect::May(effect) => match &**effect {
                Effect::LearnSkill { max_level, discount, free } => {
                    ask(
                        self,
                        Ask::Learn { max_level: *max_level, discount: *discount, free: *free, may: true },
                    );
                }
                // These can be left by themselves, so nobody is asked twice.
                Effect::HireFree(..) => self.push(stack, Task::Do(effect.clone(), ctx)),
                _ => ask(self, Ask::May { effect: effect.clone(), ctx }),
            },
            Effect::Pay { by, cost, then, or_else } => {
                let payment = Payment::new(*by, cost.clone(), then.clone(), or_else.clone(), ctx);
                self.pay_on(payment, stack, out);
            }
            Effect::Each(effect) => self.for_each(effect, ctx, out),
            Effect::Repeat(amount, effect) => {
                for _ in 0..self.amount(*amount, ctx) {
                    self.push(stack, Task::Do(effect.clone(), ctx));
                }
            }
            Effect::Roll(kind, table) => ask(self, Ask::Roll { kind: *kind, table: table.clone(), ctx }),
            Effect::AfterGoal(effect) => {
                if self.story.goal_succeeded == Some(true) {
                    self.push(stack, Task::Do(effect.clone(), ctx));
                }
            }

            Effect::Gain(of, amount) => {
                let count = self.amount(*amount, ctx);
                self.gain_of(*of, count, ctx, stack, out);
            }
            Effect::Suffer(of, count) => match of {
                ResSel::Any | ResSel::Either(..) => {
                    for _ in 0..*count {
                        ask(self, Ask::Lose { of: *of, ctx });
                    }
                }
                _ => {
                    for res in self.choices_of(*of) {
                        self.lose(res, *count, ctx, out);
                    }
                }
            },
            Effect::Coins(amount) => {
                let count = self.amount(*amount, ctx);
                self.for_actor(ctx, |game, who| game.earn(who, u16::from(count), ctx.source, out));
            }
            Effect::LoseCoins(count) => {
                self.for_actor(ctx, |game, who| {
                    let lost = game.sheet(who).coins.min(u16::from(*count));
                    game.take_coins(who, lost, ctx.source, out);
                });
            }

            Effect::Worker(KindSel::Only(kind)) => self.welcome(*kind, ctx, stack, out),
            Effect::Worker(KindSel::Either) => {
                let options = Kind::ALL.map(|kind| Fx::new(Effect::Worker(KindSel::Only(kind)))).to_vec();
                ask(self, Ask::Choose { options, ctx });
            }
            Effect::LoseWorker(KindSel::Only(kind)) => ask(self, Ask::LoseWorker { kind: *kind }),
            Effect::LoseWorker(KindSel::Either) if !self.can_do(effect, ctx) => {}
            Effect::LoseWorker(KindSel::Either) => {
                let options = Kind::ALL.map(|kind| Fx::new(Effect::LoseWorker(KindSel::Only(kind)))).to_vec();
                ask(self, Ask::Choose { options, ctx });
            }
            Effect::RotateAll(kind, by) => {
                let dice: Vec<_> = self.dice.kind_at(*kind, DieAt::Tower).collect();
                for die in dice {
                    self.rotate_at_tower(die, *by, out);
                }
            }
            Effect::RotateOne(kind, by) => ask(self, Ask::Rotate { kind: *kind, by: *by }),
            Effect::HireFree(of, left) => ask(self, Ask::HireFree { of: *of, left: *left, ctx }),

            Effect::AdvanceQueue => self.advance_queue(out),
            Effect::QueueDown => self.queue_down(out),
            Effect::MoveOne(of, up) => ask(self, Ask::MoveOne { of: *of, up: *up }),
            Effect::Construct { max_level, then } => {
                ask(self, Ask::Construct { max_level: *max_level, then: then.clone(), ctx });
            }
            Effect::Grant { building, if_met, or_else } => {
                self.grant(*building, *if_met, or_else, ctx, stack, out)
            }
            Effect::Overgrow(then) => ask(self, Ask::Overgrow { then: then.clone(), ctx }),
            Effect::Regrow(count) => self.regrow(*count, out),
            Effect::DiscoverFree => ask(self, Ask::Discover { free: true, ctx }),

            Effect::Adventure => {
                if let Some(who) = ctx.actor {
                    self.extra_adventure(who, out);
                }
            }
            Effect::Town { action, then } => self.take_granted(*action, then, ctx, stack, out),
            Effect::MoreActions(count) => self.for_actor(ctx, |game, who| {
                let today = &mut game.sheet_mut(who).today;
                today.actions += count;
                today.ended = false;
                let (left, barred) = (today.actions, today.barred);
                out.tell(Event::Actions { who, left, barred });
            }),
            Effect::NoActions => self.for_actor(ctx, |game, who| game.bar_actions(who, out)),
            Effect::ActNow => self.for_actor(ctx, |game, who| game.act_now(who)),
            Effect::PerformSkill => ask(self, Ask::Perform),
            Effect::LearnSkill { max_level, discount, free } => {
                ask(self, Ask::Learn { max_level: *max_level, discount: *discount, free: *free, may: false });
            }
            Effect::Event => self.due_event(stack),

            Effect::Unlock(events) => {
                for &id in events {
                    self.unlock_event(id);
                }
            }
            Effect::UnlockTale => self.unlock_tale(),
            Effect::Adventures(first, last) => self.add_adventures(*first, *last),
            Effect::Remember(flag) => {
                self.story.flags.insert(*flag);
            }
            Effect::Trust(by) => self.story.trust = self.story.trust.saturating_add(*by),
            Effect::Envelope(envelope) => self.open_envelope(*envelope, out),
            Effect::SpriteToken(sprite) => self.gain_sprite(*sprite, out),
            Effect::Upgrade(upgrade) => self.gain_upgrade(*upgrade, out),
            Effect::OtherRoad => self.open_other_road(out),
            Effect::StoryComplete => self.complete_story(out),
            Effect::MissingUpgrade => ask(self, Ask::Upgrade),

            Effect::Tray(TrayFx::GrowCrops(left)) => ask(self, Ask::GrowCrop { left: *left, grown: 0 }),
            Effect::Tray(TrayFx::TakeRipe(left)) => ask(self, Ask::TakeRipe { left: *left }),
            Effect::Tray(TrayFx::RainBarrels) => ask(self, Ask::Barrels),
            Effect::Tray(TrayFx::Scavenge) => ask(self, Ask::Scavenge { first: None }),
            Effect::Tray(TrayFx::Patron(count)) => ask(self, Ask::Patron { count: *count }),
            Effect::Tray(TrayFx::SteadyHands) => self.for_actor(ctx, |game, who| game.steady(who)),
            Effect::Tray(
                fx @ (TrayFx::KeenEye | TrayFx::BackDoor(_) | TrayFx::SilverTongue | TrayFx::HandOver),
            ) => {
                self.for_actor(ctx, |game, who| game.do_in_market(who, *fx, out));
            }
            Effect::Tray(
                fx @ (TrayFx::LightFeet | TrayFx::Forage | TrayFx::SecondWind | TrayFx::Gift(_)),
            ) => {
                self.for_actor(ctx, |game, who| game.do_in_camp(who, *fx, out));
            }
            Effect::Tray(TrayFx::BulkCutting) => {
                self.for_actor(ctx, |game, who| game.work_on_everything(who, out));
            }
        }
    }

    /// An effect for every character in play: coins at once, all else on their own stacks.
    fn for_each(&mut self, effect: &Fx, ctx: Ctx, out: &mut Out) {
        let everybody: Vec<Character> = self.playing().collect();
        if matches!(
            **effect,
            Effect::Coins(_) | Effect::LoseCoins(_) | Effect::MoreActions(_) | Effect::NoActions
        ) {
            for who in everybody {
                self.apply(effect, Ctx { actor: Some(who), ..ctx }, StackId::Of(who), out);
            }
            return;
        }
        self.stacks.group.push(Task::AwaitSeats(self.stacks.heights()));
        for who in everybody {
            self.push(StackId::Of(who), Task::Do(effect.clone(), Ctx { actor: Some(who), ..ctx }));
        }
    }

    /// For the actor; on a card without one nothing happens.
    fn for_actor(&mut self, ctx: Ctx, act: impl FnOnce(&mut Self, Character)) {
        if let Some(who) = ctx.actor.filter(|&who| self.is_playing(who)) {
            act(self, who);
        }
    }

    /// How many that is now.
    pub(super) fn amount(&self, amount: Amount, ctx: Ctx) -> u8 {
        match amount {
            Amount::N(count) => count,
            Amount::Excess(kind) => self.dice.excess_at_tower(kind),
            Amount::PaidOf(a, b) => ctx.paid.of(a) + ctx.paid.of(b),
        }
    }

    /// The town gains resources by a selection.
    fn gain_of(&mut self, of: ResSel, count: u8, ctx: Ctx, stack: StackId, out: &mut Out) {
        match of {
            ResSel::Any | ResSel::Either(..) => {
                for _ in 0..count {
                    self.push(stack, Task::Ask(Ask::Gain { of, ctx }));
                }
            }
            _ => {
                for res in self.choices_of(of) {
                    self.gain(res, count, ctx, out);
                }
            }
        }
    }

    /// The town gains so many of a resource; what passes 10 is ignored (MW-37).
    pub(super) fn gain(&mut self, res: Res, count: u8, ctx: Ctx, out: &mut Out) {
        let by = self.town.gain(res, count);
        out.tell(Event::Resource { res, by: by as i8, now: self.town.held.of(res), source: ctx.source });
    }

    /// The town loses as many of a resource as it has, up to so many (MW-199).
    pub(super) fn lose(&mut self, res: Res, count: u8, ctx: Ctx, out: &mut Out) {
        let by = self.town.lose(res, count);
        out.tell(Event::Resource { res, by: -(by as i8), now: self.town.held.of(res), source: ctx.source });
    }

    /// A character gains coins.
    pub(super) fn earn(&mut self, who: Character, coins: u16, source: Source, out: &mut Out) {
        if coins == 0 {
            return;
        }
        self.season_log.add(Stat::Earned, coins);
        let purse = &mut self.sheet_mut(who).coins;
        *purse = purse.saturating_add(coins);
        let now = *purse;
        out.tell(Event::Coins { who, by: coins as i16, now, source });
    }

    /// A character spends coins it has.
    pub(super) fn spend(&mut self, who: Character, coins: u16, source: Source, out: &mut Out) {
        self.season_log.add(Stat::Spent, coins);
        self.take_coins(who, coins, source, out);
    }

    /// Coins leave a purse.
    fn take_coins(&mut self, who: Character, coins: u16, source: Source, out: &mut Out) {
        if coins == 0 {
            return;
        }
        let purse = &mut self.sheet_mut(who).coins;
        *purse = purse.saturating_sub(coins);
        let now = *purse;
        out.tell(Event::Coins { who, by: -(coins as i16), now, source });
    }

    /// Whether an effect would do anything now (MW-D12). Costs inside an option are checked here too, so
    /// that nobody is offered what cannot be had.
    pub(super) fn can_do(&self, effect: &Effect, ctx: Ctx) -> bool {
        match effect {
            Effect::Nothing => false,
            Effect::RotateSprite => self.town.sprites.len() > 1,
            Effect::Seq(parts) | Effect::Choose(parts) => parts.iter().any(|part| self.can_do(part, ctx)),
            Effect::May(effect) | Effect::AfterGoal(effect) => self.can_do(effect, ctx),
            Effect::Each(effect) => {
                self.playing().any(|who| self.can_do(effect, Ctx { actor: Some(who), ..ctx }))
            }
            Effect::Pay { by, cost, then, .. } => {
                self.affordable(*by, cost, ctx) && self.can_follow(then, ctx)
            }
            Effect::Repeat(amount, effect) => self.amount(*amount, ctx) > 0 && self.can_do(effect, ctx),
            Effect::Roll(kind, _) => !self.rollable(*kind).is_empty(),
            Effect::Gain(of, _) => self.choices_of(*of).any(|res| self.town.held.of(res) < 10),
            Effect::Suffer(of, _) => self.choices_of(*of).any(|res| self.town.held.of(res) > 0),
            Effect::LoseCoins(_) => ctx.actor.is_some_and(|who| self.sheet(who).coins > 0),
            Effect::LoseWorker(of) => {
                Kind::ALL.iter().any(|&kind| of.fits(kind) && !self.losable(kind).is_empty())
            }
            Effect::RotateAll(kind, by) | Effect::RotateOne(kind, by) => {
                self.dice.kind_at(*kind, DieAt::Tower).any(|die| *by < 0 || self.dice.get(die).pips < 3)
            }
            Effect::HireFree(of, _) => ctx.actor.is_some_and(|who| self.hirable(who, *of).next().is_some()),
            Effect::AdvanceQueue => self.town.queue.iter().any(Option::is_some),
            Effect::QueueDown => {
                (0..3).any(|slot| self.town.queue[slot].is_some() && self.town.queue[slot + 1].is_none())
            }
            Effect::MoveOne(of, _) => self.movable(*of).next().is_some(),
            Effect::Construct { max_level, .. } => self.constructible(*max_level).next().is_some(),
            Effect::Overgrow(_) => !self.hidden.forests.is_empty() && self.town.buildings().next().is_some(),
            Effect::Regrow(_) => !self.hidden.forests.is_empty() && self.forest_places().next().is_some(),
            Effect::DiscoverFree => self.town.forests().next().is_some(),
            Effect::ActNow => ctx.actor.is_some_and(|who| self.has_trade(who)),
            Effect::PerformSkill => ctx.actor.is_some_and(|who| self.performable(who).next().is_some()),
            Effect::LearnSkill { max_level, discount, free } => ctx
                .actor
                .is_some_and(|who| self.learnable(who, *max_level, *discount, *free).next().is_some()),
            Effect::MissingUpgrade => self.missing_upgrades().next().is_some(),
            Effect::Tray(tray) => ctx.actor.is_some_and(|who| self.can_do_on_tray(who, *tray)),
            Effect::Town { action, .. } => ctx.actor.is_some_and(|who| self.can_take(who, *action)),
            Effect::Adventure => ctx.actor.is_some_and(|who| self.may_stand(who, Space::Adventure)),
            Effect::Coins(_)
            | Effect::Worker(_)
            | Effect::Grant { .. }
            | Effect::MoreActions(_)
            | Effect::NoActions
            | Effect::Event
            | Effect::Unlock(_)
            | Effect::UnlockTale
            | Effect::Adventures(..)
            | Effect::Remember(_)
            | Effect::Trust(_)
            | Effect::Envelope(_)
            | Effect::SpriteToken(_)
            | Effect::Upgrade(_)
            | Effect::OtherRoad
            | Effect::StoryComplete
            | Effect::ExtraGoal
            | Effect::IgnoreGoal => true,
        }
    }

    /// Character actions are lost for the day.
    pub(super) fn bar_actions(&mut self, who: Character, out: &mut Out) {
        let today = &mut self.sheet_mut(who).today;
        today.barred = true;
        let left = today.actions;
        out.tell(Event::Actions { who, left, barred: true });
    }

    /// A character action outside the daytime turn: with an alignment of its own choice if it has none.
    fn act_now(&mut self, who: Character) {
        if !self.has_trade(who) || (self.calendar.phase == Phase::Daytime && self.sheet(who).today.barred) {
            return;
        }
        let stack = StackId::Of(who);
        // An action in progress waits, so that neither takes from the other.
        if let Some(doing) = self.interrupt(who) {
            self.push(stack, Task::Resume(doing));
        }
        if self.sheet(who).today.aligned.is_none() {
            self.push(stack, Task::Unalign);
            self.push(stack, Task::Ask(Ask::ActNow { begun: false }));
            self.push(stack, Task::Ask(Ask::Align { lent: true }));
        } else {
            self.push(stack, Task::Ask(Ask::ActNow { begun: false }));
        }
    }
}
