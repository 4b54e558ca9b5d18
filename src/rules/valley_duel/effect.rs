//! What a space, a tile or a reward does when it is resolved.

use serde::{Deserialize, Serialize};

use super::pieces::Colour;

/// One of the six main actions: what Helpers are triggered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Visit the Market (VD-125 to VD-137).
    Market,
    /// Plant a Tulip Bulb (VD-108 to VD-116).
    Plant,
    /// Build a Windmill (VD-117 to VD-124).
    Windmill,
    /// Conduct Foreign Trade (VD-138 to VD-152).
    Trade,
    /// Enhance the Wheel (VD-65 to VD-79).
    Enhance,
    /// Gain a Farm Enhancement (VD-80 to VD-95).
    Farm,
}

impl Action {
    /// All six.
    pub const ALL: [Action; 6] =
        [Action::Market, Action::Plant, Action::Windmill, Action::Trade, Action::Enhance, Action::Farm];

    /// Its name in keys of words and pictures.
    pub const fn slug(self) -> &'static str {
        match self {
            Action::Market => "market",
            Action::Plant => "plant",
            Action::Windmill => "windmill",
            Action::Trade => "trade",
            Action::Enhance => "enhance",
            Action::Farm => "farm",
        }
    }
}

/// An effect as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// So many Victory Points.
    Points(u8),
    /// So many Guilders.
    Guilders(u8),
    /// So many Tools.
    Tools(u8),
    /// A Bulb of this colour (VD-59).
    Bulb(Colour),
    /// So many Bulbs, each of any colour (VD-58).
    Bulbs(u8),
    /// A main action.
    Do(Action),
    /// A main action two times (VD-167).
    Twice(Action),
    /// Plant twice with Bulbs of one colour (VD-168).
    PlantSame,
    /// Plant twice with Bulbs of two colours (VD-169).
    PlantDifferent,
    /// Build a Windmill and receive the closest rewards of both Patches (VD-166).
    WindmillBoth,
    /// Trade one to three Bulbs of different colours (VD-162).
    TradeMany,
    /// Gain a Farm Enhancement and swap two cards of its row (VD-165).
    FarmSwap,
    /// Enhance the Central Wheel and the own Personal Wheel (VD-159).
    EnhanceBoth,
    /// Enhance and resolve the preprinted action (VD-160).
    EnhancePrinted,
}

impl Effect {
    /// The main action it is, or consists of; none for a mere gain.
    pub const fn action(self) -> Option<Action> {
        Some(match self {
            Effect::Points(_)
            | Effect::Guilders(_)
            | Effect::Tools(_)
            | Effect::Bulb(_)
            | Effect::Bulbs(_) => return None,
            Effect::Do(action) | Effect::Twice(action) => action,
            Effect::PlantSame | Effect::PlantDifferent => Action::Plant,
            Effect::WindmillBoth => Action::Windmill,
            Effect::TradeMany => Action::Trade,
            Effect::FarmSwap => Action::Farm,
            Effect::EnhanceBoth | Effect::EnhancePrinted => Action::Enhance,
        })
    }

    /// Whether it is received without anything to decide.
    pub const fn is_plain(self) -> bool {
        matches!(self, Effect::Points(_) | Effect::Guilders(_) | Effect::Tools(_) | Effect::Bulb(_))
    }
}

/// What a space or a tile brings: one effect or two (VD-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Effect>", try_from = "Vec<Effect>")]
pub struct Effects {
    /// The first, or only one.
    pub first: Effect,
    /// The second.
    pub second: Option<Effect>,
}

impl Effects {
    /// In the order in which they are printed.
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl From<Effects> for Vec<Effect> {
    fn from(effects: Effects) -> Vec<Effect> {
        effects.iter().collect()
    }
}

impl TryFrom<Vec<Effect>> for Effects {
    type Error = &'static str;

    fn try_from(effects: Vec<Effect>) -> Result<Effects, &'static str> {
        match effects.as_slice() {
            [first] => Ok(Effects { first: *first, second: None }),
            [first, second] => Ok(Effects { first: *first, second: Some(*second) }),
            _ => Err("a space or a tile has one effect or two"),
        }
    }
}
