//! What is printed: cards, costs, prices, shapes, read from `assets/content/mythwind/*.ron` and checked.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    components::{Building, BuildingSet, Character, Kind, Res, Season, Stock, Weather},
    effect::{Effect, Flag, Fx},
    farmer::{Crop, FarmSkill},
    log::Stat,
};
use crate::content::{ContentError, ContentFile};

/// A building card, both sides.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingCard {
    /// Which one.
    pub id: Building,
    /// I to IV; the Longhouse counts as 0.
    pub level: u8,
    /// The building that must stand.
    #[serde(default)]
    pub needs: Option<Building>,
    /// Whether it takes that building's place.
    #[serde(default)]
    pub replaces: bool,
    /// Where it enters the queue.
    pub slot: u8,
    /// Which alignment using it gives; none: the player chooses.
    #[serde(default)]
    pub aligned: Option<Kind>,
    /// Its cost for one or two characters.
    #[serde(default)]
    pub cost: Stock,
    /// Its cost for three or more.
    #[serde(default)]
    pub cost_3: Stock,
    /// What it brings when it is first complete.
    #[serde(default)]
    pub benefit: Fx,
    /// What using it does.
    #[serde(default)]
    pub action: Option<Fx>,
    /// What it does at the end of a season.
    #[serde(default)]
    pub end: Option<Fx>,
}

/// A weather card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherCard {
    /// Its number.
    pub id: u8,
    /// The sign on top.
    pub weather: Weather,
    /// What it does, if anything.
    #[serde(default)]
    pub effect: Fx,
}

/// One side of a season tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonTile {
    /// Which season.
    pub season: Season,
    /// Its patterns, left, middle, right.
    pub patterns: [Pattern; 3],
}

/// A run of three weather signs and what it brings (MW-71).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    /// Oldest first.
    pub signs: [Weather; 3],
    /// The season effect.
    pub effect: Fx,
}

/// A forest card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForestCard {
    /// The number on its front.
    pub id: u8,
    /// What removing it brings.
    pub effect: Fx,
}

/// A goal card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalCard {
    /// Its number.
    pub id: u8,
    /// What must be reached, all of it.
    pub needs: Vec<Test>,
    /// The upper part of the back.
    pub success: Fx,
    /// The goal shuffled in on success.
    pub next: u8,
    /// The lower part of the back.
    pub failure: Fx,
}

/// A number to be reached in a season.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Test(pub Stat, pub u8, pub u8);

impl Test {
    /// The number asked of so many characters.
    pub fn need(self, characters: usize) -> u8 {
        if characters <= 2 { self.1 } else { self.2 }
    }
}

/// An event card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    /// Its number.
    pub id: u8,
    /// Its options, in order.
    pub options: Vec<EventOption>,
    /// Whether it goes back into the deck.
    #[serde(default)]
    pub returns: bool,
}

/// An option of an event.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOption {
    /// What it does.
    #[serde(default)]
    pub effect: Fx,
    /// The events it unlocks.
    #[serde(default)]
    pub unlocks: Vec<u8>,
}

/// An adventure card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdventureCard {
    /// Its number.
    pub id: u8,
    /// The sections of its back, one for each choice of the front.
    pub sections: Vec<Section>,
    /// Whether it goes back into the deck ("Into the Unknown").
    #[serde(default)]
    pub returns: bool,
}

/// A section of an adventure's back.
#[derive(Clone, Debug, Deserialize)]
pub struct Section(pub Kind, pub Fx);

/// What a character starts with and pays.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterCard {
    /// Which one.
    pub id: Character,
    /// Coins at the start.
    pub coins: u8,
    /// Dice its well holds.
    pub well: u8,
    /// What one of each resource costs it.
    pub rates: Stock,
}

/// A crop of the Farmer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CropCard {
    /// Which one.
    pub id: Crop,
    /// How many tiles there are.
    pub tiles: u8,
    /// Its shape: the cells it covers, as (column, row) from its corner.
    pub shape: Vec<(u8, u8)>,
    /// What a seed costs.
    pub seed: u8,
    /// How much growth makes it ripe.
    pub growth: u8,
    /// What it sells for.
    pub price: u8,
    /// When it sells for more.
    #[serde(default)]
    pub best: Option<Season>,
}

/// A skill of the Farmer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillCard {
    /// Which one.
    pub id: FarmSkill,
    /// I to III.
    pub level: u8,
    /// Its price.
    pub cost: u8,
    /// What a skill action does; none for one that is always on.
    #[serde(default)]
    pub action: Option<Fx>,
    /// The alignment its action asks for.
    #[serde(default)]
    pub aligned: Option<Kind>,
}

/// Where the story stands still for now.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The event that may be unlocked although its card is not there yet.
    pub rests_at: u8,
    /// What joins the deck instead, first and last.
    pub meanwhile: (u8, u8),
    /// The tower upgrades, each with what it does and when.
    pub upgrades: Vec<Upgrade>,
}

/// A tower upgrade (MW-268 to MW-275).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Its number.
    pub id: u8,
    /// After which town action it works.
    pub with: Trigger,
    /// What it does.
    pub effect: Fx,
}

/// After what a tower upgrade works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trigger {
    /// A building was begun.
    Construct,
    /// The town was improved.
    Improve,
    /// Workers were hired.
    Hire,
    /// An adventure was had.
    Adventure,
}

/// Everything that is printed in the box of Mythwind.
#[derive(Debug)]
pub struct Content {
    buildings: Vec<BuildingCard>,
    /// Weather cards of the first deck.
    pub weather: Vec<WeatherCard>,
    seasons: Vec<SeasonTile>,
    /// Forest cards.
    pub forests: Vec<ForestCard>,
    /// Goal cards.
    pub goals: Vec<GoalCard>,
    /// Event cards.
    pub events: Vec<EventCard>,
    /// Adventure cards.
    pub adventures: Vec<AdventureCard>,
    characters: Vec<CharacterCard>,
    crops: Vec<CropCard>,
    skills: Vec<SkillCard>,
    /// Where the story rests, and the tower upgrades.
    pub story: Story,
}

/// The files the content stands in.
pub const FILES: [&str; 11] = [
    "buildings",
    "weather",
    "seasons",
    "forests",
    "goals",
    "events",
    "adventures",
    "characters",
    "crops",
    "skills",
    "story",
];

impl Content {
    /// The content this build was made with.
    pub fn get() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            Content::read(|name| ContentFile::shipped("mythwind", name))
                .unwrap_or_else(|error| panic!("the shipped content is sound, a test loads it: {error}"))
        })
    }

    /// Reads and checks content from files, each asked for by its name without `.ron`.
    ///
    /// # Errors
    /// With file, line, column and reason for the first thing that is wrong.
    pub fn read(file: impl Fn(&str) -> Result<ContentFile, ContentError>) -> Result<Content, ContentError> {
        fn list<T: DeserializeOwned>(file: &ContentFile) -> Result<Vec<T>, ContentError> {
            file.parse()
        }
        let content = Content {
            buildings: list(&file("buildings")?)?,
            weather: list(&file("weather")?)?,
            seasons: list(&file("seasons")?)?,
            forests: list(&file("forests")?)?,
            goals: list(&file("goals")?)?,
            events: list(&file("events")?)?,
            adventures: list(&file("adventures")?)?,
            characters: list(&file("characters")?)?,
            crops: list(&file("crops")?)?,
            skills: list(&file("skills")?)?,
            story: file("story")?.parse()?,
        };
        content.check(&file)?;
        Ok(content)
    }

    /// A building's card.
    pub fn building(&self, id: Building) -> &BuildingCard {
        &self.buildings[id.index()]
    }

    /// A weather card.
    pub fn weather(&self, id: u8) -> &WeatherCard {
        &self.weather[usize::from(id) - 1]
    }

    /// A season's tile.
    pub fn season(&self, season: Season) -> &SeasonTile {
        &self.seasons[season as usize]
    }

    /// A forest card.
    pub fn forest(&self, id: u8) -> Option<&ForestCard> {
        self.forests.iter().find(|card| card.id == id)
    }

    /// A goal card.
    pub fn goal(&self, id: u8) -> Option<&GoalCard> {
        self.goals.iter().find(|card| card.id == id)
    }

    /// An event card; none for one that is not written yet.
    pub fn event(&self, id: u8) -> Option<&EventCard> {
        self.events.binary_search_by_key(&id, |card| card.id).ok().map(|at| &self.events[at])
    }

    /// An adventure card.
    pub fn adventure(&self, id: u8) -> Option<&AdventureCard> {
        self.adventures.binary_search_by_key(&id, |card| card.id).ok().map(|at| &self.adventures[at])
    }

    /// A character's card.
    pub fn character(&self, id: Character) -> &CharacterCard {
        &self.characters[id.index()]
    }

    /// A crop.
    pub fn crop(&self, id: Crop) -> &CropCard {
        &self.crops[id as usize]
    }

    /// A skill of the Farmer.
    pub fn skill(&self, id: FarmSkill) -> &SkillCard {
        &self.skills[id as usize]
    }

    /// Checks what single files cannot: numbers in order, names that exist, the rules' own facts.
    fn check(&self, file: &impl Fn(&str) -> Result<ContentFile, ContentError>) -> Result<(), ContentError> {
        let wrong = |name: &str, near: &str, reason: String| -> Result<(), ContentError> {
            Err(file(name)?.wrong(near, reason))
        };
        let mut seen = BuildingSet::default();
        for (card, id) in self.buildings.iter().zip(Building::ALL) {
            let near = format!("id: {:?}", card.id);
            if card.id != id {
                return wrong(
                    "buildings",
                    &near,
                    format!("expected {id:?} here, the cards stand in the order of the alphabet"),
                );
            }
            seen.insert(card.id);
            if !(1..=4).contains(&card.slot) || card.level > 4 {
                return wrong("buildings", &near, "slots run from 1 to 4 and levels to IV".into());
            }
            if card.replaces && card.needs.is_none() {
                return wrong("buildings", &near, "it replaces, but needs no building".into());
            }
        }
        if self.buildings.len() != Building::ALL.len() {
            return wrong(
                "buildings",
                "[",
                format!("there are {} building cards, the box holds 42", self.buildings.len()),
            );
        }
        if let Some(bad) = self.weather.iter().zip(1..).find(|(card, id)| card.id != *id) {
            return wrong(
                "weather",
                &format!("id: {}", bad.0.id),
                format!("expected weather card {} here", bad.1),
            );
        }
        for (tile, season) in self.seasons.iter().zip(Season::ALL) {
            let [a, b, c] = &tile.patterns;
            let near = format!("season: {:?}", tile.season);
            if tile.season != season {
                return wrong("seasons", &near, format!("expected {season:?} here"));
            }
            if a.signs == b.signs || a.signs == c.signs || b.signs == c.signs {
                return wrong(
                    "seasons",
                    &near,
                    "two patterns of a season are equal, so two effects would fire at once".into(),
                );
            }
        }
        let numbered = |name: &'static str, ids: &mut dyn Iterator<Item = u8>| {
            let mut last = 0;
            for id in ids {
                if id <= last {
                    return wrong(
                        name,
                        &format!("id: {id},"),
                        format!("card {id} stands after card {last}; numbers rise and none comes twice"),
                    );
                }
                last = id;
            }
            Ok(())
        };
        numbered("forests", &mut self.forests.iter().map(|card| card.id))?;
        numbered("goals", &mut self.goals.iter().map(|card| card.id))?;
        numbered("events", &mut self.events.iter().map(|card| card.id))?;
        numbered("adventures", &mut self.adventures.iter().map(|card| card.id))?;
        for goal in &self.goals {
            let near = format!("id: {},", goal.id);
            if goal.needs.is_empty() {
                return wrong("goals", &near, "a goal asks for something".into());
            }
            if self.goal(goal.next).is_none() {
                return wrong(
                    "goals",
                    &near,
                    format!("it leads to goal {}, which does not exist", goal.next),
                );
            }
        }
        for event in &self.events {
            let near = format!("id: {},", event.id);
            if event.options.is_empty() {
                return wrong("events", &near, "an event has at least one option".into());
            }
            for option in &event.options {
                for &unlocked in &option.unlocks {
                    if self.event(unlocked).is_none() && unlocked != self.story.rests_at {
                        return wrong(
                            "events",
                            &near,
                            format!("it unlocks event {unlocked}, which does not exist"),
                        );
                    }
                }
                self.check_effect(&option.effect).or_else(|reason| wrong("events", &near, reason))?;
            }
        }
        for adventure in &self.adventures {
            let near = format!("id: {},", adventure.id);
            if adventure.sections.is_empty() {
                return wrong("adventures", &near, "an adventure has at least one section".into());
            }
            for Section(_, effect) in &adventure.sections {
                self.check_effect(effect).or_else(|reason| wrong("adventures", &near, reason))?;
            }
        }
        if let Some(missing) =
            (self.story.meanwhile.0..=self.story.meanwhile.1).find(|&id| self.event(id).is_none())
        {
            return wrong("story", "meanwhile", format!("event {missing} does not exist"));
        }
        for (card, id) in self.characters.iter().zip(Character::ALL) {
            if card.id != id {
                return wrong("characters", &format!("id: {:?}", card.id), format!("expected {id:?} here"));
            }
        }
        for (card, id) in self.crops.iter().zip(Crop::ALL) {
            if card.id != id || card.shape.is_empty() {
                return wrong(
                    "crops",
                    &format!("id: {:?}", card.id),
                    format!("expected {id:?} here, with a shape"),
                );
            }
        }
        for (card, id) in self.skills.iter().zip(FarmSkill::ALL) {
            if card.id != id || !(1..=3).contains(&card.level) {
                return wrong(
                    "skills",
                    &format!("id: {:?}", card.id),
                    format!("expected {id:?} here, of level I to III"),
                );
            }
        }
        for (name, have, want) in [
            ("seasons", self.seasons.len(), 4),
            ("forests", self.forests.len(), 12),
            ("characters", self.characters.len(), 4),
            ("crops", self.crops.len(), 8),
            ("skills", self.skills.len(), 8),
        ] {
            if have != want {
                return wrong(name, "[", format!("there are {have} entries, the box holds {want}"));
            }
        }
        Ok(())
    }

    /// Checks that an effect names only what exists.
    fn check_effect(&self, effect: &Effect) -> Result<(), String> {
        match effect {
            Effect::Unlock(events) => match events.iter().find(|&&id| self.event(id).is_none()) {
                Some(id) => Err(format!("it unlocks event {id}, which does not exist")),
                None => Ok(()),
            },
            Effect::Adventures(first, last) => {
                match (*first..=*last).find(|&id| self.adventure(id).is_none()) {
                    Some(id) => Err(format!("it adds adventure {id}, which does not exist")),
                    None => Ok(()),
                }
            }
            Effect::Seq(parts) | Effect::Choose(parts) => {
                parts.iter().try_for_each(|part| self.check_effect(part))
            }
            Effect::May(part)
            | Effect::Each(part)
            | Effect::Repeat(_, part)
            | Effect::AfterGoal(part)
            | Effect::Overgrow(part) => self.check_effect(part),
            Effect::Pay { then, or_else, .. } => {
                self.check_effect(then).and_then(|()| self.check_effect(or_else))
            }
            Effect::Construct { then: part, .. } | Effect::Grant { or_else: part, .. } => {
                self.check_effect(part)
            }
            Effect::Roll(_, table) => table.iter().try_for_each(|part| self.check_effect(part)),
            _ => Ok(()),
        }
    }

    /// What the story remembers by each flag, for words: (argument, value).
    pub fn flag_argument(flag: Flag) -> (&'static str, &'static str) {
        match flag {
            Flag::North => ("bank", "north"),
            Flag::South => ("bank", "south"),
            Flag::Wind => ("town", "wind"),
            Flag::Hearth => ("town", "hearth"),
            Flag::Court => ("road", "court"),
            Flag::Guild => ("road", "guild"),
            Flag::Ration => ("ration", "yes"),
        }
    }

    /// The rate a character pays for one of a resource (MW-CJ03).
    pub fn rate(&self, character: Character, res: Res) -> u16 {
        u16::from(self.character(character).rates.of(res))
    }
}
