//! Effects in words: a long form that reads as a sentence, a short one of numbers and symbols.

use crate::rules::{
    Words,
    mythwind::{
        Amount, Building, Character, Cost, Effect, Fx, Granted, InQueue, Kind, KindSel, Payer, Res, ResSel,
        TrayFx,
        state::{Skill, Space},
        task::Source,
    },
};

/// How an effect is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// As part of a sentence.
    Long,
    /// In numbers and symbols, as on a card.
    Short,
}

impl Form {
    /// A key of this form.
    fn key(self, name: &str) -> Words {
        Words::new(match self {
            Form::Long => format!("mw-fx-{name}"),
            Form::Short => format!("mw-sh-{name}"),
        })
    }

    fn res(self, res: Res) -> Words {
        self.key(res.slug())
    }

    fn kind(self, kind: Kind) -> Words {
        self.key(kind.slug())
    }

    /// What an effect does; nothing for one that does nothing.
    pub fn effect(self, effect: &Effect) -> Option<Words> {
        Some(match effect {
            Effect::Nothing
            | Effect::Remember(_)
            | Effect::Trust(_)
            | Effect::Unlock(_)
            | Effect::OtherRoad
            | Effect::StoryComplete => return None,
            Effect::Envelope(_) => self.key("envelope"),
            Effect::SpriteToken(_) => self.key("sprite-token"),
            Effect::Upgrade(_) => self.key("upgrade"),
            Effect::Town { action, then } => {
                let done = self.key(match action {
                    Granted::Improve => "town-improve",
                    Granted::Construct => "town-construct",
                    Granted::Use => "town-use",
                });
                match self.effect(then) {
                    Some(then) => self.key("list").with("all", vec![done, then]),
                    None => done,
                }
            }
            Effect::Seq(parts) => self.all(parts, "list")?,
            Effect::Choose(parts) => self.all(parts, "either")?,
            Effect::May(effect) => self.key("may").with("what", self.effect(effect)?),
            Effect::Pay { by, cost, then, or_else } => {
                let costs: Vec<Words> = cost.iter().map(|&cost| self.cost(cost)).collect();
                let costs = self.key("costs").with("all", costs);
                let by = match by {
                    Payer::Actor | Payer::AnyWell => costs,
                    Payer::OneCharacter => self.key("one-pays").with("cost", costs),
                    Payer::EachCharacter => self.key("each-pays").with("cost", costs),
                };
                match (self.effect(then), self.effect(or_else)) {
                    (Some(then), _) => self.key("pay").with("cost", by).with("what", then),
                    (None, Some(or_else)) => self.key("pay-or").with("cost", by).with("what", or_else),
                    (None, None) => by,
                }
            }
            Effect::Each(effect) => match &**effect {
                Effect::May(effect) => self.key("each-may").with("what", self.effect(effect)?),
                Effect::Coins(Amount::N(count)) => self.key("each-coins").with("count", *count),
                Effect::LoseCoins(count) => self.key("each-loses").with("count", *count),
                effect => self.key("each").with("what", self.effect(effect)?),
            },
            Effect::Repeat(amount, effect) => {
                self.key("repeat").with("what", self.effect(effect)?).with("amount", self.amount(*amount))
            }
            Effect::Roll(kind, _) => self.key("roll").with("kind", self.kind(*kind)),
            Effect::AfterGoal(effect) => self.key("after-goal").with("what", self.effect(effect)?),
            Effect::Gain(of, Amount::N(count)) => {
                self.key("gain").with("count", *count).with("what", self.sel(*of))
            }
            Effect::Gain(of, amount) => {
                self.key("gain-many").with("amount", self.amount(*amount)).with("what", self.sel(*of))
            }
            Effect::Suffer(of, count) => self.key("suffer").with("count", *count).with("what", self.sel(*of)),
            Effect::Coins(Amount::N(count)) => self.key("coins").with("count", *count),
            Effect::Coins(amount) => self.key("coins-many").with("amount", self.amount(*amount)),
            Effect::LoseCoins(count) => self.key("lose-coins").with("count", *count),
            Effect::Worker(of) => self.key("worker").with("kind", self.kinds(*of)),
            Effect::LoseWorker(of) => self.key("lose-worker").with("kind", self.kinds(*of)),
            Effect::RotateAll(kind, by) => {
                self.key(if *by > 0 { "increase-all" } else { "decrease-all" }).with("kind", self.kind(*kind))
            }
            Effect::RotateOne(kind, by) => {
                self.key(if *by > 0 { "increase-one" } else { "decrease-one" }).with("kind", self.kind(*kind))
            }
            Effect::HireFree(of, count) => {
                self.key("hire-free").with("count", *count).with("kind", self.kinds(*of))
            }
            Effect::AdvanceQueue => self.key("advance"),
            Effect::QueueDown => self.key("queue-down"),
            Effect::MoveOne(InQueue::Any, up) => self.key("move-one").with("count", *up),
            Effect::MoveOne(InQueue::Aligned(kind), up) => {
                self.key("move-aligned").with("count", *up).with("kind", self.kind(*kind))
            }
            Effect::Construct { max_level, then } => {
                let built = self.key("construct").with("level", *max_level);
                match self.effect(then) {
                    Some(then) => self.key("list").with("all", vec![built, then]),
                    None => built,
                }
            }
            Effect::Grant { building, .. } => self.key("grant").with("building", building_name(*building)),
            Effect::Overgrow(then) => {
                let grown = self.key("overgrow");
                match self.effect(then) {
                    Some(then) => self.key("list").with("all", vec![grown, then]),
                    None => grown,
                }
            }
            Effect::Regrow(count) => self.key("regrow").with("count", *count),
            Effect::DiscoverFree => self.key("discover-free"),
            Effect::Adventure => self.key("adventure"),
            Effect::MoreActions(count) => self.key("more-actions").with("count", *count),
            Effect::ActNow => self.key("act-now"),
            Effect::NoActions => self.key("no-actions"),
            Effect::PerformSkill => self.key("perform-skill"),
            Effect::LearnSkill { free: true, max_level, .. } => {
                self.key("learn-free").with("level", *max_level)
            }
            Effect::LearnSkill { discount: 0, .. } => self.key("learn"),
            Effect::LearnSkill { discount, .. } => self.key("learn-cheaper").with("count", *discount),
            Effect::Event => self.key("event"),
            Effect::UnlockTale => self.key("tale"),
            Effect::Adventures(..) => self.key("adventures"),
            Effect::ExtraGoal => self.key("extra-goal"),
            Effect::IgnoreGoal => self.key("ignore-goal"),
            Effect::MissingUpgrade => self.key("upgrade"),
            Effect::RotateSprite => self.key("rotate-sprite"),
            Effect::Tray(TrayFx::GrowCrops(count)) => self.key("grow-crops").with("count", *count),
            Effect::Tray(TrayFx::RainBarrels) => self.key("rain-barrels"),
            Effect::Tray(TrayFx::TakeRipe(count)) => self.key("take-ripe").with("count", *count),
            Effect::Tray(TrayFx::SteadyHands) => self.key("steady-hands"),
            Effect::Tray(TrayFx::Scavenge) => self.key("scavenge"),
            Effect::Tray(TrayFx::BulkCutting) => self.key("bulk-cutting"),
            Effect::Tray(TrayFx::LightFeet) => self.key("light-feet"),
            Effect::Tray(TrayFx::Forage) => self.key("forage"),
            Effect::Tray(TrayFx::SecondWind) => self.key("second-wind"),
            Effect::Tray(TrayFx::Gift(count)) => self.key("gift").with("count", *count),
            Effect::Tray(TrayFx::KeenEye) => self.key("keen-eye"),
            Effect::Tray(TrayFx::BackDoor(count)) => self.key("back-door").with("count", *count),
            Effect::Tray(TrayFx::SilverTongue) => self.key("silver-tongue"),
            Effect::Tray(TrayFx::HandOver) => self.key("hand-over"),
            Effect::Tray(TrayFx::Patron(count)) => self.key("patron").with("count", *count),
        })
    }

    fn all(self, parts: &[Fx], how: &str) -> Option<Words> {
        let mut said: Vec<Words> = parts.iter().filter_map(|part| self.effect(part)).collect();
        match said.len() {
            0 => None,
            1 => said.pop(),
            2 if how == "either" => {
                let second = said.pop()?;
                Some(self.key("either").with("a", said.pop()?).with("b", second))
            }
            _ => Some(self.key("list").with("all", said)),
        }
    }

    /// A cost.
    pub fn cost(self, cost: Cost) -> Words {
        match cost {
            Cost::Coins(count) => self.key("cost-coins").with("count", count),
            Cost::Res(of, count) => self.key("cost-res").with("count", count).with("what", self.sel(of)),
            Cost::Pips(of, count) => self.key("cost-pips").with("count", count).with("kind", self.hired(of)),
            Cost::FromTower(of) => self.key("cost-tower").with("kind", self.kinds(of)),
            Cost::CharacterActions => self.key("cost-actions"),
        }
    }

    fn sel(self, of: ResSel) -> Words {
        match of {
            ResSel::Just(res) => self.res(res),
            ResSel::Either(a, b) => self.key("or").with("a", self.res(a)).with("b", self.res(b)),
            ResSel::Any => self.key("any"),
            ResSel::Highest => self.key("highest"),
            ResSel::Lowest => self.key("lowest"),
            ResSel::Each => self.key("each-resource"),
        }
    }

    fn kinds(self, of: KindSel) -> Words {
        match of {
            KindSel::Only(kind) => self.kind(kind),
            KindSel::Either => self.key("worker-any"),
        }
    }

    fn hired(self, of: KindSel) -> Words {
        match of {
            KindSel::Only(Kind::Sprite) => self.key("hired-sprite"),
            KindSel::Only(Kind::Villager) => self.key("hired-villager"),
            KindSel::Either => self.key("hired-worker"),
        }
    }

    fn amount(self, amount: Amount) -> Words {
        match amount {
            Amount::N(count) => self.key("number").with("count", count),
            Amount::Excess(Kind::Sprite) => self.key("excess-sprite"),
            Amount::Excess(Kind::Villager) => self.key("excess-villager"),
            Amount::PaidOf(a, b) => self.key("paid-of").with("a", self.res(a)).with("b", self.res(b)),
        }
    }
}

/// A building's name.
pub fn building_name(building: Building) -> Words {
    Words::new(format!("mw-building-{}", building.slug()))
}

/// A resource's name.
pub fn res_name(res: Res) -> Words {
    Words::new(format!("mw-{}", res.slug()))
}

/// A kind's name.
pub fn kind_name(kind: Kind) -> Words {
    Words::new(format!("mw-{}", kind.slug()))
}

/// A skill's name.
pub fn skill_name(skill: Skill) -> Words {
    Words::new(format!("mw-skill-{}", skill.slug()))
}

/// A character's name.
pub fn character_name(who: Character) -> Words {
    Words::new(format!("mw-character-{}", who.slug()))
}

/// Who plays it and the character's name.
pub fn figure_name(who: Character) -> Words {
    Words::new("mw-figure").with("who", who.seat()).with("character", character_name(who))
}

/// A space's name.
pub fn space_name(space: Space, building: Option<Building>) -> Words {
    match space {
        Space::Adventure => Words::new("mw-space-adventure"),
        Space::Improve => Words::new("mw-space-improve"),
        Space::Construct => Words::new("mw-space-construct"),
        Space::Hire => Words::new("mw-space-hire"),
        Space::At(_) => building.map_or_else(
            || Words::new("mw-space-building"),
            |building| Words::new("mw-the-building").with("building", building_name(building)),
        ),
    }
}

/// Where something comes from, as a remark behind a line of the log.
pub fn source_name(source: Source) -> Option<Words> {
    Some(match source {
        Source::Weather(card) => Words::new(format!("mw-weather-{card}")),
        Source::Pattern(season, pattern) => {
            let place = ["left", "middle", "right"][usize::from(pattern.min(2))];
            Words::new(format!("mw-pattern-{}-{place}", season.slug()))
        }
        Source::Use(building) | Source::Benefit(building) | Source::EndOf(building) => {
            building_name(building)
        }
        Source::Forest(forest) => Words::new(format!("mw-forest-{forest}")),
        Source::Goal(goal) => Words::new(format!("mw-goal-{goal:02}")),
        Source::Event(event) => Words::new(format!("mw-event-{event}")),
        Source::Adventure(adventure) => Words::new(format!("mw-adventure-{adventure:02}")),
        Source::Skill(skill) => skill_name(skill),
        Source::Sprite(sprite) => Words::new(format!("mw-sprite-{sprite}")),
        Source::Upgrade(upgrade) => Words::new(format!("mw-upgrade-{upgrade}")),
        Source::Rule => return None,
    })
}
