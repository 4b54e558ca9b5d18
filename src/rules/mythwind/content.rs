//! What is printed: cards, costs, prices, shapes, read from `assets/content/mythwind/*.ron` and checked.

mod check;
mod trades;

use std::{collections::BTreeSet, sync::OnceLock};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    components::{Building, Character, Kind, Res, Season, Stock, Weather},
    crafter::{Materials, OrderId},
    effect::{Flag, Fx},
    farmer::Crop,
    log::Stat,
    merchant::{Good, Rival, RivalId, SPACES},
    ranger::{Finds, Gears, Region, TrailId},
    state::Skill,
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
    /// The envelope it comes out of; none for the first deck.
    #[serde(default)]
    pub envelope: Option<u8>,
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

/// A number to be reached in a season: for one character, two, three, four.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Test(pub Stat, pub [u16; 4]);

impl Test {
    /// The number asked of so many characters.
    pub fn need(self, characters: usize) -> u16 {
        self.1[characters.clamp(1, 4) - 1]
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
    /// Whether there is no choice: the kind with more dice at the tower says which section is read; where
    /// there are as many of both, the player does.
    #[serde(default)]
    pub by_tower: bool,
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

/// A skill of some character.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillCard {
    /// Which one.
    pub id: Skill,
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

/// An order of the Crafter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderCard {
    /// Which one.
    pub id: OrderId,
    /// 1 to 3: the deck it belongs to.
    pub tier: u8,
    /// Wood, metal and cloth it takes.
    pub materials: Materials,
    /// How much work makes it finished.
    pub work: u8,
    /// What it sells for at quality 1.
    pub price: u8,
    /// On whose days its customer pays more.
    pub customer: Kind,
    /// What it brings the town where a patron gives it away.
    pub gift: Res,
}

/// A good of the Merchant.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodCard {
    /// Which one.
    pub id: Good,
    /// The prices on the spaces of its stall, from cheap to dear.
    pub prices: [u8; SPACES as usize],
}

/// A card of one of the Merchant's rivals.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RivalCard {
    /// Its number.
    pub id: RivalId,
    /// Whose card it is.
    pub rival: Rival,
    /// What leaves its stall, and how much.
    pub buys: (Good, u8),
    /// What comes to its stall, and how much.
    pub dumps: (Good, u8),
    /// The good that pays more while the card is open.
    pub wants: Good,
    /// What the card adds to the rival's fortune.
    pub fortune: u8,
}

/// A region of the Ranger.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionCard {
    /// Which one.
    pub id: Region,
    /// The gear that an expedition pays at its edge.
    #[serde(default)]
    pub entry: Gears,
    /// Cards of one expedition.
    pub limit: u8,
    /// Of which region so many cards must be survived first.
    #[serde(default)]
    pub opens: Option<(Region, u8)>,
}

/// A card of a region.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrailCard {
    /// Its number.
    pub id: TrailId,
    /// To which deck it belongs.
    pub region: Region,
    /// The gear it asks for.
    #[serde(default)]
    pub hazards: Gears,
    /// Coins to be found.
    #[serde(default)]
    pub coins: u8,
    /// What else is to be found.
    #[serde(default)]
    pub finds: Finds,
}

/// What the story brings into the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The sprites of the action space, each with what it does for whoever sends a die.
    pub sprites: Vec<SpriteCard>,
    /// The tower upgrades, each with what it does and when.
    pub upgrades: Vec<Upgrade>,
}

/// A sprite that can sit in the action space (MW-281 to MW-286).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpriteCard {
    /// The number of its token.
    pub id: u8,
    /// What it does.
    pub effect: Fx,
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
    /// The Crafter's orders.
    pub orders: Vec<OrderCard>,
    goods: Vec<GoodCard>,
    /// The cards of the Merchant's rivals.
    pub rivals: Vec<RivalCard>,
    regions: Vec<RegionCard>,
    /// The cards of the Ranger's regions.
    pub trails: Vec<TrailCard>,
    /// The sprites and the tower upgrades.
    pub story: Story,
}

/// The dearest price that anything is sold for; what is paid on top of it has room in a byte.
const MOST_PRICE: u8 = 99;

/// The files the content stands in.
pub const FILES: [&str; 16] = [
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
    "orders",
    "goods",
    "rivals",
    "regions",
    "trails",
    "story",
];

impl Content {
    /// The weather cards that form the deck once these envelopes are open (MW-267).
    pub fn weather_of(&self, open: &BTreeSet<u8>) -> impl Iterator<Item = u8> {
        let fits = |card: &&WeatherCard| card.envelope.is_none_or(|envelope| open.contains(&envelope));
        self.weather.iter().filter(fits).map(|card| card.id)
    }

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
            orders: list(&file("orders")?)?,
            goods: list(&file("goods")?)?,
            rivals: list(&file("rivals")?)?,
            regions: list(&file("regions")?)?,
            trails: list(&file("trails")?)?,
            story: file("story")?.parse()?,
        };
        content.check(&file)?;
        content.check_box(&file)?;
        content.check_market(&file)?;
        content.check_regions(&file)?;
        content.check_prerequisites(&file)?;
        content.check_effects(&file)?;
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

    /// A skill.
    pub fn skill(&self, id: Skill) -> &SkillCard {
        &self.skills[id.index()]
    }

    /// An order of the Crafter.
    pub fn order(&self, id: OrderId) -> &OrderCard {
        &self.orders[usize::from(id.0.clamp(1, 30)) - 1]
    }

    /// A good of the Merchant.
    pub fn good(&self, id: Good) -> &GoodCard {
        &self.goods[id as usize]
    }

    /// A card of a rival.
    pub fn rival(&self, id: RivalId) -> &RivalCard {
        &self.rivals[usize::from(id.0.clamp(1, 12)) - 1]
    }

    /// A region of the Ranger.
    pub fn region(&self, id: Region) -> &RegionCard {
        &self.regions[id.index()]
    }

    /// A card of a region.
    pub fn trail(&self, id: TrailId) -> &TrailCard {
        &self.trails[usize::from(id.0.clamp(1, 30)) - 1]
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
