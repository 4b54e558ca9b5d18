//! Questions: what can be answered, and what an answer does.
//!
//! Listed answers are exactly the legal ones. A question with no answer left dissolves, so that nothing
//! can block the game; one that leaves no choice answers itself where nobody would miss it.

mod accept;
mod answers;
mod obvious;
mod refuse;

use serde::{Deserialize, Serialize};

use super::{
    components::{Building, Kind, Res},
    crafter::Material,
    effect::{Fx, InQueue, KindSel, ResSel},
    pay::Payment,
    ranger::{Finds, Region},
    state::{Mythwind, Skill},
    task::Ctx,
    town::LocationId,
};

/// A question to one character or to the group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// Which of these effects.
    Choose { options: Vec<Fx>, ctx: Ctx },
    /// Whether to have this effect.
    May { effect: Fx, ctx: Ctx },
    /// What to pay with.
    Pay(Payment),
    /// Which resource comes, one of it.
    Gain { of: ResSel, ctx: Ctx },
    /// Which resource goes, one of it.
    Lose { of: ResSel, ctx: Ctx },
    /// Which die at the tower is turned.
    Rotate { kind: Kind, by: i8 },
    /// Which die is rolled for an effect, and the table of its outcomes.
    Roll { kind: Kind, table: [Fx; 3], ctx: Ctx },
    /// Which worker is lost.
    LoseWorker { kind: Kind },
    /// Which workers are hired at no cost.
    HireFree { of: KindSel, left: u8, ctx: Ctx },

    /// Which event option.
    Event { id: u8, telling: u8 },
    /// Which way on an adventure.
    Adventure { id: u8 },

    /// Where to stand only for the alignment.
    Forgo,
    /// Which alignment.
    Align { lent: bool },
    /// What to buy for the town.
    Improve { bought: bool },
    /// Which forest to remove.
    Discover { free: bool, ctx: Ctx },
    /// What to build.
    Construct { max_level: u8, then: Fx, ctx: Ctx },
    /// What to take down.
    Demolish,
    /// Whom to hire.
    Hire { first: Option<Kind> },
    /// Which building the forest takes.
    Overgrow { then: Fx, ctx: Ctx },
    /// Which card of the queue moves.
    MoveOne { of: InQueue, up: u8 },
    /// Where a building is placed.
    Place { building: Building, queued: bool },
    /// Where a forest grows.
    PlaceForest { forest: u8 },

    /// Which skill to gain.
    Learn { max_level: u8, discount: u8, free: bool, may: bool },
    /// Where on the tray the new skill goes.
    Shelve { skill: Skill },
    /// Which skill to perform.
    Perform,
    /// A character action now.
    ActNow { begun: bool },
    /// Which crop grows.
    GrowCrop { left: u8, grown: u32 },
    /// Which ripe crop leaves the field.
    TakeRipe { left: u8 },
    /// Which row or column is watered.
    Barrels,
    /// Which orders of the row go under their decks.
    Canvass,
    /// From which deck the row is refilled.
    Refill,
    /// Which finished items are delivered.
    Deliver,
    /// Which finished item the town gets, for so many of its resource.
    Patron { count: u8 },
    /// Which materials of two kinds are found.
    Scavenge { first: Option<Material> },
    /// Which of the rival cards looked at comes first.
    OrderRivals,
    /// Which unit is bought for so many coins less.
    BackDoor { off: u8 },
    /// Which unit is sold at the dearest price.
    SilverTongue,
    /// Which of the scouted cards comes next, after so many that are placed.
    TrailOrder { region: Region, placed: u8 },
    /// Which gear is taken.
    Gear,
    /// Which find is saved from a collapsed expedition.
    Salvage { finds: Finds },
    /// Which find has no room in the lodge.
    Overflow,
    /// Which finds are sold.
    SellFinds,
    /// Which find brings the town so many of its resource.
    Gift { count: u8 },

    /// Which end-of-season effect is next.
    EndOrder { left: Vec<Building> },
    /// Whether to demolish a building and ignore the goal.
    Jail,
    /// Which goal for the season.
    Goal,
    /// Who plays the next season.
    Change,
    /// Which tower upgrade.
    Upgrade,
    /// Which building to use.
    Use,
}

impl Mythwind {
    /// The resources a selection leaves open.
    pub(super) fn choices_of(&self, of: ResSel) -> impl Iterator<Item = Res> + use<> {
        let held = self.town.held;
        let most = Res::ALL.iter().map(|&res| held.of(res)).max().unwrap_or(0);
        let least = Res::ALL.iter().map(|&res| held.of(res)).min().unwrap_or(0);
        Res::ALL.into_iter().filter(move |&res| match of {
            ResSel::Just(only) => res == only,
            ResSel::Either(a, b) => res == a || res == b,
            ResSel::Any | ResSel::Each => true,
            ResSel::Highest => held.of(res) == most,
            ResSel::Lowest => held.of(res) == least,
        })
    }

    /// Where a forest may grow: on empty places; over buildings only once there is none.
    pub(super) fn forest_places(&self) -> impl Iterator<Item = LocationId> {
        let none_empty = self.town.empty_places().next().is_none();
        LocationId::all().filter(move |&at| {
            let location = self.town.at(at);
            location.forest.is_none() && (location.building.is_none() || none_empty)
        })
    }
}
