//! What is in the box: kinds of workers, resources, seasons, characters, buildings.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// The two kinds of workers, each eight dice (MW-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Blue, round dice.
    Sprite,
    /// Orange, square dice.
    Villager,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Kind; 2] = [Kind::Sprite, Kind::Villager];

    /// The kind's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        match self {
            Kind::Sprite => "sprite",
            Kind::Villager => "villager",
        }
    }
}

/// The four shared resources of the town (MW-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Res {
    /// Timber, stone, work done.
    Production,
    /// Custom and tolls.
    Income,
    /// Something to eat or keep.
    Food,
    /// Something to tell, sing or hang up.
    Culture,
}

impl Res {
    /// All four, in the order of the tracks.
    pub const ALL: [Res; 4] = [Res::Production, Res::Income, Res::Food, Res::Culture];

    /// The resource's place in arrays of four.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The resource's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        match self {
            Res::Production => "production",
            Res::Income => "income",
            Res::Food => "food",
            Res::Culture => "culture",
        }
    }
}

/// So many of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stock {
    /// Production.
    pub production: u8,
    /// Income.
    pub income: u8,
    /// Food.
    pub food: u8,
    /// Culture.
    pub culture: u8,
}

impl Stock {
    /// How many of one resource.
    pub fn of(self, res: Res) -> u8 {
        match res {
            Res::Production => self.production,
            Res::Income => self.income,
            Res::Food => self.food,
            Res::Culture => self.culture,
        }
    }

    /// The number of one resource, to be changed.
    pub fn of_mut(&mut self, res: Res) -> &mut u8 {
        match res {
            Res::Production => &mut self.production,
            Res::Income => &mut self.income,
            Res::Food => &mut self.food,
            Res::Culture => &mut self.culture,
        }
    }

    /// Whether it holds at least as much of each as `cost`.
    pub fn covers(self, cost: Stock) -> bool {
        Res::ALL.iter().all(|&res| self.of(res) >= cost.of(res))
    }
}

/// The seasons in their order (MW-163).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Season {
    /// The first season of a campaign.
    Spring,
    /// After spring.
    Summer,
    /// After summer.
    Fall,
    /// After fall; spring follows.
    Winter,
}

impl Season {
    /// All four, in order.
    pub const ALL: [Season; 4] = [Season::Spring, Season::Summer, Season::Fall, Season::Winter];

    /// The season after this one.
    #[must_use]
    pub fn next(self) -> Season {
        Season::ALL[(self as usize + 1) % 4]
    }

    /// The season before this one.
    #[must_use]
    pub fn before(self) -> Season {
        Season::ALL[(self as usize + 3) % 4]
    }

    /// The season's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["spring", "summer", "fall", "winter"][self as usize]
    }
}

/// The sign on top of a weather card (MW-68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Weather {
    /// A sunny day.
    Sunny,
    /// A cloudy day.
    Cloudy,
    /// A rainy day.
    Rainy,
}

impl Weather {
    /// All three.
    pub const ALL: [Weather; 3] = [Weather::Sunny, Weather::Cloudy, Weather::Rainy];

    /// The weather's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["sunny", "cloudy", "rainy"][self as usize]
    }
}

/// The four characters (MW-09 to MW-12). Each is a seat of its own, whoever plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Character {
    /// Makes things for the townsfolk.
    Crafter,
    /// Grows crops.
    Farmer,
    /// Buys and sells.
    Merchant,
    /// Explores the valley.
    Ranger,
}

impl Character {
    /// All four.
    pub const ALL: [Character; 4] =
        [Character::Crafter, Character::Farmer, Character::Merchant, Character::Ranger];

    /// The character's seat.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The character at a seat.
    pub fn at(seat: Seat) -> Option<Character> {
        Character::ALL.get(seat.index()).copied()
    }

    /// The character's place in arrays of four.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The character's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["crafter", "farmer", "merchant", "ranger"][self as usize]
    }

    /// Where its own journal begins in the rulebook.
    pub fn journal(self) -> &'static str {
        match self {
            Character::Crafter => "MW-CR01",
            Character::Farmer => "MW-FA01",
            Character::Merchant => "MW-ME01",
            Character::Ranger => "MW-RA01",
        }
    }
}

macro_rules! buildings {
    ($($building:ident $slug:literal),* $(,)?) => {
        /// The 42 building cards (MW-210 to MW-251), the Longhouse among them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names are those on the cards")]
        pub enum Building { $($building),* }

        impl Building {
            /// Every building, in the order of the appendix.
            pub const ALL: [Building; 42] = [$(Building::$building),*];

            /// The building's name in keys of words and art.
            pub fn slug(self) -> &'static str {
                match self { $(Building::$building => $slug),* }
            }
        }
    };
}

buildings! {
    Abattoir "abattoir", Bakery "bakery", Casino "casino", Cathedral "cathedral", Chapel "chapel",
    Church "church", CityHall "city-hall", ClayPool "clay-pool", CommunityCenter "community-center",
    CommunityGarden "community-garden", Courthouse "courthouse", Delicatessen "delicatessen",
    FishingGround "fishing-ground", Forge "forge", Foundry "foundry", GeneralStore "general-store",
    Guild "guild", Harbor "harbor", Hotel "hotel", Inn "inn", Jail "jail", Library "library",
    Longhouse "longhouse", LumberMill "lumber-mill", LumberYard "lumber-yard", Monument "monument",
    Port "port", PostOffice "post-office", PrintingPress "printing-press", Quarry "quarry",
    Restaurant "restaurant", RoadWorks "road-works", Saloon "saloon", School "school",
    Shipyard "shipyard", SportingField "sporting-field", Tavern "tavern", TradingPost "trading-post",
    TrainStation "train-station", UnionOffice "union-office", Vineyard "vineyard", Winery "winery",
}

impl Building {
    /// The building's place in arrays of 42.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A set of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildingSet(u64);

impl BuildingSet {
    /// Adds a building; whether it is new in the set.
    pub fn insert(&mut self, building: Building) -> bool {
        let before = self.0;
        self.0 |= 1 << building.index();
        self.0 != before
    }

    /// Whether the building is in the set.
    pub fn contains(self, building: Building) -> bool {
        self.0 & (1 << building.index()) != 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings, in the order of the appendix.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.contains(building))
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut set = BuildingSet::default();
        for building in buildings {
            set.insert(building);
        }
        set
    }
}

impl Serialize for BuildingSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for BuildingSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Building>::deserialize(deserializer)?.into_iter().collect())
    }
}
