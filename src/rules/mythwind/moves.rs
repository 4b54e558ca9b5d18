//! What players do: small steps, each of which can be taken back while nothing came to light.

use serde::{Deserialize, Serialize};

use super::{
    components::{Building, Character, Kind, Res},
    crafter::CraftMove,
    dice::DieId,
    farmer::{FarmMove, Line},
    merchant::DealMove,
    ranger::RoamMove,
    state::{Skill, Space},
    town::LocationId,
};

/// A step of one character, or of one character for the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Take a town action (MW-82).
    Act(TownAction),
    /// Send a hired sprite to the sprites' action space (MW-277).
    Send(DieId),
    /// Look for a place to stand only for its alignment (MW-99).
    Forgo,
    /// Stand there and give up the effect.
    Stand(Space),
    /// Not after all.
    Back,
    /// Be aligned with this kind.
    Align(Kind),

    /// Take an option, from 0.
    Pick(u8),
    /// Have what is offered.
    Accept,
    /// Leave what is offered.
    Decline,
    /// Name a resource.
    Res(Res),
    /// Name a die.
    Die(DieId),
    /// Name a location.
    At(LocationId),
    /// Name a slot of the queue, 1 to 4.
    Slot(u8),
    /// Name a building.
    Building(Building),
    /// Name a goal.
    Goal(u8),
    /// Name a character.
    Who(Character),
    /// Name a tower upgrade.
    Upgrade(u8),
    /// Name a row or column of the field.
    Line(Line),
    /// Buy one of a resource for the town.
    Buy(Res),
    /// That is all.
    Done,

    /// Gain a skill.
    Learn(Skill),
    /// Put the skill just gained on this space of the tray, 0 to 4.
    Shelf(u8),
    /// Take the skill on this space off the tray.
    Drop(u8),
    /// Exchange two spaces of the tray.
    Swap(u8, u8),
    /// Use a skill.
    Skill(Skill),
    /// Work on the farm.
    Farm(FarmMove),
    /// Work in the workshop.
    Craft(CraftMove),
    /// Deal in the market.
    Deal(DealMove),
    /// Roam the valley.
    Roam(RoamMove),
    /// End the turn.
    EndTurn,

    /// A character comes into play.
    Join(Character),
    /// A character is put away.
    Leave(Character),
}

/// The town actions, double ones by their halves (MW-82, MW-86).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TownAction {
    /// Draw an adventure.
    Adventure,
    /// Buy resources for the town.
    Improve,
    /// Remove a forest for 5 coins.
    Discover,
    /// Start a building.
    Construct,
    /// Take a building down.
    Demolish,
    /// Hire one or two workers.
    Hire,
    /// Use a building.
    Use(LocationId),
}

impl TownAction {
    /// The six halves of the basic spaces.
    pub const BASIC: [TownAction; 6] = [
        TownAction::Adventure,
        TownAction::Improve,
        TownAction::Discover,
        TownAction::Construct,
        TownAction::Demolish,
        TownAction::Hire,
    ];

    /// Where the miniature stands for it.
    pub fn space(self) -> Space {
        match self {
            TownAction::Adventure => Space::Adventure,
            TownAction::Improve | TownAction::Discover => Space::Improve,
            TownAction::Construct | TownAction::Demolish => Space::Construct,
            TownAction::Hire => Space::Hire,
            TownAction::Use(at) => Space::At(at),
        }
    }

    /// The action's name in keys of words and symbols.
    pub fn slug(self) -> &'static str {
        match self {
            TownAction::Adventure => "adventure",
            TownAction::Improve => "improve",
            TownAction::Discover => "discover",
            TownAction::Construct => "construct",
            TownAction::Demolish => "demolish",
            TownAction::Hire => "hire",
            TownAction::Use(_) => "use",
        }
    }
}
