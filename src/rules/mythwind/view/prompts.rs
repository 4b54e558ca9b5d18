//! What each seat is asked, the seats' plates, and what counts.

use super::{
    describe::{Form, building_name, character_name, kind_name, skill_name, source_name},
    faces,
};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind, Stat,
        ask::Ask,
        engine::Asked,
        state::{Mythwind, Phase, StackId},
        task::Ctx,
        trade::Doing,
    },
    table::{Panel, Plate, Prompt, Row, SeatColour, SeatLook, SeatShape, Step, StepState},
};

impl Mythwind {
    /// What each seat that can act is asked; a question to the group stands once, for all.
    pub(super) fn prompts(&self, prompts: &mut Vec<Prompt>) {
        for who in self.playing() {
            match self.asked(who) {
                Asked::Turn => prompts.push(self.turn_prompt(who)),
                Asked::Ask(ask, StackId::Group) => {
                    prompts.push(Prompt { seat: None, ..self.ask_prompt(ask, who) });
                    return;
                }
                Asked::Ask(ask, StackId::Of(_)) => prompts.push(self.ask_prompt(ask, who)),
                Asked::Nothing(_) => {}
            }
        }
    }

    fn trail(&self, who: Option<Character>) -> Vec<Step> {
        let phase = self.calendar.phase;
        let step = |key: &'static str, state| Step { words: Words::new(key), state };
        if matches!(phase, Phase::SeasonEnd | Phase::Opening) {
            let key = if phase == Phase::Opening { "mw-phase-opening" } else { "mw-phase-season-end" };
            return vec![step(key, StepState::Now)];
        }
        let acted = who.is_some_and(|who| self.sheet(who).today.acted);
        let state = |at: u8| {
            let now = match phase {
                Phase::Dawn => 0,
                Phase::Daytime if acted => 2,
                Phase::Daytime => 1,
                _ => 3,
            };
            match at.cmp(&now) {
                std::cmp::Ordering::Less => StepState::Done,
                std::cmp::Ordering::Equal => StepState::Now,
                std::cmp::Ordering::Greater => StepState::Next,
            }
        };
        ["mw-phase-dawn", "mw-phase-town", "mw-phase-work", "mw-phase-dusk"]
            .into_iter()
            .zip(0..)
            .map(|(key, at)| step(key, state(at)))
            .collect()
    }

    fn turn_prompt(&self, who: Character) -> Prompt {
        let sheet = self.sheet(who);
        let key = match self.doing(who) {
            Some(Doing::Sow { .. }) => "mw-ask-sow",
            Some(Doing::Tend { .. }) => "mw-ask-tend",
            Some(Doing::Harvest { .. }) => "mw-ask-harvest",
            Some(Doing::Gather { .. }) => "mw-ask-gather",
            Some(Doing::Work { .. }) => "mw-ask-craft",
            Some(Doing::Buy { .. }) => "mw-ask-buy",
            Some(Doing::Sell { .. }) => "mw-ask-sell",
            Some(Doing::Prepare { .. }) => "mw-ask-prepare",
            Some(Doing::Explore(trip)) if trip.card.is_some() => "mw-ask-trail",
            Some(Doing::Explore(_)) => "mw-ask-explore",
            None if !sheet.today.acted => "mw-ask-town",
            None if self.has_trade(who) && sheet.today.actions > 0 && !sheet.today.barred => "mw-ask-farm",
            None => "mw-ask-rest",
        };
        let left = self.doing(who).map_or(0, Doing::left);
        Prompt {
            seat: Some(who.seat()),
            words: Words::new(key)
                .with("who", who.seat())
                .with("character", character_name(who))
                .with("left", left),
            source: None,
            trail: self.trail(Some(who)),
            page: None,
        }
    }

    fn ask_prompt(&self, ask: &Ask, who: Character) -> Prompt {
        let prompt = |words: Words, source: Option<Words>| Prompt {
            seat: Some(who.seat()),
            words: words.with("who", who.seat()),
            source,
            trail: self.trail(Some(who)),
            page: None,
        };
        let by = |ctx: &Ctx| source_name(ctx.source);
        match ask {
            Ask::Choose { ctx, .. } => prompt(Words::new("mw-ask-choose"), by(ctx)),
            Ask::May { effect, ctx } => {
                let what = Form::Long.effect(effect).unwrap_or_else(|| Words::new("mw-do-nothing"));
                prompt(Words::new("mw-ask-may").with("what", what), by(ctx))
            }
            Ask::Pay(payment) => prompt(Words::new("mw-ask-pay"), by(&payment.ctx())),
            Ask::Gain { ctx, .. } => prompt(Words::new("mw-ask-gain"), by(ctx)),
            Ask::Lose { ctx, .. } => prompt(Words::new("mw-ask-lose"), by(ctx)),
            Ask::Rotate { kind, by } => {
                let key = if *by > 0 { "mw-ask-increase" } else { "mw-ask-decrease" };
                prompt(Words::new(key).with("kind", kind_name(*kind)), None)
            }
            Ask::Roll { kind, ctx, .. } => {
                prompt(Words::new("mw-ask-roll").with("kind", kind_name(*kind)), by(ctx))
            }
            Ask::LoseWorker { kind } => {
                prompt(Words::new("mw-ask-lose-worker").with("kind", kind_name(*kind)), None)
            }
            Ask::HireFree { left, ctx, .. } => {
                prompt(Words::new("mw-ask-hire-free").with("left", *left), by(ctx))
            }
            Ask::Event { id, telling } => {
                let mut prompt = prompt(Words::new("mw-ask-event"), None);
                prompt.page = Some(self.event_page(*id, *telling));
                prompt
            }
            Ask::Adventure { id } => {
                let mut prompt = prompt(Words::new("mw-ask-adventure"), None);
                prompt.page = Some(self.adventure_page(*id));
                prompt
            }
            Ask::Forgo => prompt(Words::new("mw-ask-forgo"), None),
            Ask::Align { .. } => prompt(Words::new("mw-ask-align"), None),
            Ask::Improve { .. } => prompt(Words::new("mw-ask-improve"), None),
            Ask::Discover { ctx, .. } => prompt(Words::new("mw-ask-discover"), by(ctx)),
            Ask::Construct { max_level, ctx, .. } => {
                prompt(Words::new("mw-ask-construct").with("level", *max_level), by(ctx))
            }
            Ask::Demolish => prompt(Words::new("mw-ask-demolish"), None),
            Ask::Overgrow { ctx, .. } => prompt(Words::new("mw-ask-overgrow"), by(ctx)),
            Ask::Jail => prompt(Words::new("mw-ask-jail"), None),
            Ask::Hire { first } => {
                let key = if first.is_some() { "mw-ask-hire-second" } else { "mw-ask-hire" };
                prompt(Words::new(key), None)
            }
            Ask::MoveOne { up, .. } => prompt(Words::new("mw-ask-move-one").with("count", *up), None),
            Ask::Place { building, .. } => {
                prompt(Words::new("mw-ask-place").with("building", building_name(*building)), None)
            }
            Ask::PlaceForest { .. } => prompt(Words::new("mw-ask-place-forest"), None),
            Ask::Learn { .. } => prompt(Words::new("mw-ask-learn"), None),
            Ask::Shelve { skill } => {
                prompt(Words::new("mw-ask-shelve").with("skill", skill_name(*skill)), None)
            }
            Ask::Perform => prompt(Words::new("mw-ask-perform"), None),
            Ask::ActNow { .. } => prompt(Words::new("mw-ask-act-now"), None),
            Ask::GrowCrop { left, .. } => prompt(Words::new("mw-ask-grow").with("left", *left), None),
            Ask::TakeRipe { left } => prompt(Words::new("mw-ask-take-ripe").with("left", *left), None),
            Ask::Barrels => prompt(Words::new("mw-ask-barrels"), None),
            Ask::Canvass => prompt(Words::new("mw-ask-canvass"), None),
            Ask::Refill => prompt(Words::new("mw-ask-refill"), None),
            Ask::Deliver => prompt(Words::new("mw-ask-deliver"), None),
            Ask::Patron { .. } => prompt(Words::new("mw-ask-patron"), None),
            Ask::Scavenge { first } => {
                let left = if first.is_some() { 1 } else { 2 };
                prompt(Words::new("mw-ask-scavenge").with("left", left), None)
            }
            Ask::OrderRivals => prompt(Words::new("mw-ask-order-rivals"), None),
            Ask::BackDoor { .. } => prompt(Words::new("mw-ask-back-door"), None),
            Ask::SilverTongue => prompt(Words::new("mw-ask-silver-tongue"), None),
            Ask::TrailOrder { placed, .. } => {
                prompt(Words::new("mw-ask-trail-order").with("place", placed + 1), None)
            }
            Ask::Gear => prompt(Words::new("mw-ask-gear"), None),
            Ask::Salvage { .. } => prompt(Words::new("mw-ask-salvage"), None),
            Ask::Overflow => prompt(Words::new("mw-ask-overflow"), None),
            Ask::SellFinds => prompt(Words::new("mw-ask-sell-finds"), None),
            Ask::Gift { .. } => prompt(Words::new("mw-ask-gift"), None),
            Ask::EndOrder { .. } => prompt(Words::new("mw-ask-end-order"), None),
            Ask::Goal => prompt(Words::new("mw-ask-goal"), None),
            Ask::Change => {
                let mut prompt = prompt(Words::new("mw-ask-change"), None);
                prompt.page = Some(self.season_page());
                prompt
            }
            Ask::Use => prompt(Words::new("mw-ask-use"), None),
            Ask::Upgrade => prompt(Words::new("mw-ask-upgrade"), None),
        }
    }

    pub(super) fn plates(&self) -> Vec<Plate> {
        self.playing()
            .map(|who| {
                let sheet = self.sheet(who);
                let acts = !matches!(self.asked(who), Asked::Nothing(_));
                let workers = self.dice.of(who).count();
                let tag = if sheet.today.ended && self.calendar.phase == Phase::Daytime {
                    Some(Words::new("mw-tag-done"))
                } else if acts {
                    Some(Words::new("mw-tag-acts"))
                } else {
                    None
                };
                Plate {
                    seat: who.seat(),
                    look: look(who),
                    line: Words::new("mw-plate")
                        .with("character", character_name(who))
                        .with("workers", workers),
                    score: i64::from(sheet.coins),
                    unit: Words::new("mw-coins-unit").with("count", sheet.coins),
                    tag,
                    acts,
                    icon: sheet.today.aligned.map(|kind| faces::alignment_icon(Some(kind)).into()),
                }
            })
            .collect()
    }

    pub(super) fn panels(&self) -> Vec<Panel> {
        vec![self.today_panel(), self.goal_panel(), self.season_panel(), self.queue_panel()]
    }

    fn today_panel(&self) -> Panel {
        let phase = self.calendar.phase;
        let order = |phase| match phase {
            Phase::Opening | Phase::Dawn => 0,
            Phase::Daytime => 1,
            Phase::Dusk => 2,
            Phase::SeasonEnd => 3,
        };
        let step = |at: Phase, key: &'static str, value: Words| Row::Step {
            label: Words::new(key),
            value,
            state: match order(at).cmp(&order(phase)) {
                std::cmp::Ordering::Less => StepState::Done,
                std::cmp::Ordering::Equal => StepState::Now,
                std::cmp::Ordering::Greater => StepState::Next,
            },
        };
        let done = self.playing().filter(|&who| self.sheet(who).today.ended).count();
        let of = Words::new("mw-turns-done").with("have", done).with("need", self.count());
        let after = if self.hidden.weather.is_empty() {
            Words::new("mw-then-season-end")
        } else {
            Words::new("mw-then-day").with("day", self.calendar.day + 1)
        };
        Panel {
            title: Words::new("mw-panel-today"),
            remark: self.weather().map(|weather| Words::new(format!("mw-{}", weather.slug()))),
            rows: if phase == Phase::SeasonEnd {
                vec![step(Phase::SeasonEnd, "mw-phase-season-end", Words::new("empty"))]
            } else {
                vec![
                    step(Phase::Dawn, "mw-phase-dawn", Words::new("mw-dawn-value")),
                    step(Phase::Daytime, "mw-phase-daytime", of),
                    step(Phase::Dusk, "mw-phase-dusk", after),
                ]
            },
        }
    }

    fn goal_panel(&self) -> Panel {
        let rows = match self.goal.and_then(|goal| Self::content().goal(goal)) {
            Some(card) => {
                let mut rows = vec![Row::Line {
                    icon: Some(faces::icon("goal").into()),
                    label: Words::new(format!("mw-goal-{:02}", card.id)),
                    value: None,
                    empty: false,
                }];
                for &test in &card.needs {
                    let (have, need) = self.progress(test);
                    rows.push(Row::Progress { have: have.min(need), need });
                }
                rows
            }
            None => {
                vec![Row::Line { icon: None, label: Words::new("mw-no-goal-yet"), value: None, empty: true }]
            }
        };
        Panel { title: Words::new("mw-panel-goal"), remark: None, rows }
    }

    fn season_panel(&self) -> Panel {
        let pair = |key: &'static str, stat| Row::Pair {
            label: Words::new(key),
            value: faces::number(self.season_log.count(stat)),
        };
        let left = self.hidden.weather.len();
        Panel {
            title: Words::new("mw-panel-season"),
            remark: Some(Words::new("mw-days-left").with("count", left)),
            rows: vec![
                pair("mw-count-buildings", Stat::Built),
                pair("mw-count-adventures", Stat::Adventures),
                pair("mw-count-coins", Stat::Earned),
                pair("mw-count-effects", Stat::SeasonEffects),
                Row::Pair {
                    label: Words::new("mw-count-sprites"),
                    value: faces::number(self.dice.in_town(Kind::Sprite)),
                },
                Row::Pair {
                    label: Words::new("mw-count-villagers"),
                    value: faces::number(self.dice.in_town(Kind::Villager)),
                },
            ],
        }
    }

    /// The construction queue: a line for each building with what it still needs.
    fn queue_panel(&self) -> Panel {
        let queued = (1..=4_u8).zip(self.town.queue).filter_map(|(slot, building)| Some((slot, building?)));
        let rows: Vec<Row> = queued
            .map(|(slot, building)| Row::Line {
                icon: Some(slot.to_string().into()),
                label: building_name(building),
                value: Some(Words::new("mw-advances-left").with("count", slot)),
                empty: false,
            })
            .collect();
        let free = 4 - rows.len();
        Panel {
            title: Words::new("mw-queue"),
            remark: Some(Words::new("mw-slots-free").with("count", free)),
            rows,
        }
    }
}

/// Colour and shape of each character.
pub fn look(who: Character) -> SeatLook {
    let (colour, shape) = match who {
        Character::Crafter => (SeatColour::Red, SeatShape::Disc),
        Character::Farmer => (SeatColour::Green, SeatShape::Diamond),
        Character::Merchant => (SeatColour::Violet, SeatShape::Hexagon),
        Character::Ranger => (SeatColour::Black, SeatShape::Square),
    };
    SeatLook { colour, shape }
}
