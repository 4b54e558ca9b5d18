//! What happens: the facts that the table, the log and the sounds follow.

use serde::{Deserialize, Serialize};

use super::{
    achievements::Achievement,
    components::{Building, Character, Kind, Res, Season},
    crafter::{Material, OrderId},
    dice::DieId,
    effect::Flag,
    farmer::{Line, TileId},
    merchant::{Good, Rival, RivalId},
    ranger::{Find, Gear, Region, TrailId},
    state::{Skill, Space},
    task::Source,
    town::LocationId,
};
use crate::rules::Wall;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum Event {
    /// A season begins.
    SeasonBegan { season: Season, year: u16 },
    /// A weather card is turned over.
    WeatherDrawn { day: u8, card: u8 },
    /// A pattern of the season tile is complete.
    PatternMatched { season: Season, pattern: u8 },
    /// The day is over.
    DuskFell { day: u8 },
    /// The season is over.
    SeasonEnded { season: Season, year: u16 },

    /// A track moves; `by` is what really came or went.
    Resource { res: Res, by: i8, now: u8, source: Source },
    /// A purse changes; `by` is what really came or went.
    Coins { who: Character, by: i16, now: u16, source: Source },

    /// A worker comes to the tower.
    WorkerCame { die: DieId, pips: u8 },
    /// A worker goes to the supply.
    WorkerLeft { die: DieId },
    /// A die is turned.
    DieTurned { die: DieId, from: u8, to: u8 },
    /// A die is rolled.
    DieRolled { die: DieId, pips: u8 },
    /// A worker is hired.
    Hired { who: Character, die: DieId, pips: u8 },
    /// A used-up worker goes back to the tower.
    Rested { who: Character, die: DieId, pips: u8 },

    /// A miniature is put on a space, or on the building there.
    Stood { who: Character, space: Space, building: Option<Building>, forgone: bool },
    /// A character is aligned for the day.
    Aligned { who: Character, kind: Kind },
    /// A turn is over.
    TurnEnded { who: Character },
    /// Character actions are lost or added for the day.
    Actions { who: Character, left: u8, barred: bool },

    /// A forest card is removed.
    ForestRemoved { at: LocationId, forest: u8 },
    /// A forest card grows.
    ForestGrew { at: LocationId, forest: u8 },

    /// A building enters the queue.
    Queued { building: Building, slot: u8 },
    /// A building moves in the queue.
    QueueMoved { building: Building, from: u8, to: u8 },
    /// A building is complete.
    Completed { building: Building },
    /// A complete building finds no location and waits.
    Jammed { building: Building },
    /// A building is placed.
    Placed { building: Building, at: LocationId, replaced: Option<Building> },
    /// A building is taken down.
    Demolished { building: Building, at: LocationId },
    /// A granted building cannot be had.
    NotGranted { building: Building },

    /// An event is read.
    EventRead { id: u8, telling: u8 },
    /// The group chooses.
    EventChosen { id: u8, option: u8 },
    /// A card that could not be resolved goes back.
    CardPutBack { source: Source },
    /// A cost was not paid and its benefit is forfeit.
    Forfeited { source: Source },
    /// There is no event to draw.
    NoEvent,

    /// A character reads an adventure.
    AdventureRead { who: Character, id: u8 },
    /// The section that was chosen.
    SectionRead { who: Character, id: u8, section: u8, kind: Kind },

    /// A passage of the card being read: what became of the choice.
    Passage { source: Source, option: u8, passage: Passage, telling: u8, story: StoryArgs },

    /// A goal is chosen for the season.
    GoalChosen { goal: u8 },
    /// The season's goal is judged.
    GoalJudged { goal: u8, success: bool },
    /// Its outcome is ignored.
    GoalIgnored { goal: u8 },

    /// A skill is gained.
    Learned { who: Character, skill: Skill, paid: u8 },
    /// A skill is taken off the tray.
    Dropped { who: Character, skill: Skill },
    /// A skill is used.
    SkillUsed { who: Character, skill: Skill },

    /// A crop is sown.
    Sown { who: Character, tile: TileId, cells: u32 },
    /// A crop grows.
    Grew { who: Character, tile: TileId, now: u8 },
    /// A boulder is cleared.
    Cleared { who: Character, cell: u8 },
    /// A crop is sold.
    Sold { who: Character, tile: TileId, coins: u8, from_barn: bool },
    /// A crop is put in the barn.
    Stored { who: Character, tile: TileId },
    /// A crop is taken out of the field unsold.
    Taken { who: Character, tile: TileId },
    /// A ripe crop gets a wilt mark.
    Wilted { who: Character, tile: TileId, marks: u8 },
    /// A wilted crop is gone.
    Withered { who: Character, tile: TileId },
    /// A line is watered for the coming dusk.
    Watered { who: Character, line: Line },

    /// The Crafter starts an order.
    Started { who: Character, order: OrderId },
    /// The Crafter takes a material; so many there are now.
    Gathered { who: Character, material: Material, now: u8 },
    /// Work is done on an item.
    Worked { who: Character, order: OrderId, work: u8 },
    /// An item is polished; a steady hand counts as a 4.
    Polished { who: Character, order: OrderId, rolled: u8, quality: u8 },
    /// An item is delivered to its customer.
    Delivered { who: Character, order: OrderId, quality: u8, coins: u8 },
    /// An item is delivered to the town.
    GivenToTown { who: Character, order: OrderId },
    /// The Crafter's name changes; `by` is by how much it really did.
    Reputation { who: Character, by: i8, now: u8 },
    /// An order goes under its deck.
    OrderPutUnder { who: Character, order: OrderId },
    /// An order comes into the row.
    OrderDrawn { who: Character, order: OrderId },

    /// The Merchant buys a unit.
    Bought { who: Character, good: Good, coins: u8 },
    /// The Merchant sells a unit.
    UnitSold { who: Character, good: Good, coins: u8 },
    /// A sprite brings a unit to a stall, or takes one away; so many lie there now.
    Shifted { who: Character, good: Good, more: bool, now: u8 },
    /// One unit of every good leaves the warehouse for the town.
    HandedOver { who: Character },
    /// A rival card is opened.
    RumourOpened { who: Character, card: RivalId },
    /// A rival card to come is looked at.
    RivalSeen { who: Character, card: RivalId },
    /// A rival card to come is put first.
    RivalNext { who: Character, card: RivalId },
    /// The open rival card is carried out.
    RivalTraded { who: Character, card: RivalId },
    /// The ledger outdoes a rival; the standing now.
    Outdone { who: Character, rival: Rival, now: u8 },

    /// The Ranger takes a gear; so many there are now.
    Packed { who: Character, gear: Gear, now: u8 },
    /// A card of a region is scouted.
    Scouted { who: Character, card: TrailId },
    /// An expedition sets out.
    SetOut { who: Character, region: Region },
    /// It meets a card.
    TrailMet { who: Character, card: TrailId },
    /// A hazard is paid from the pack.
    GearPaid { who: Character, gear: Gear },
    /// A hazard is taken as a wound; so many there are now.
    Wounded { who: Character, wounds: u8 },
    /// A wound heals; so many there are now.
    Healed { who: Character, wounds: u8 },
    /// A card is put under its deck.
    TrailAvoided { who: Character, card: TrailId },
    /// A card is survived, and its loot taken along.
    TrailSurvived { who: Character, card: TrailId },
    /// An expedition comes home with so many coins.
    CameBack { who: Character, coins: u8 },
    /// An expedition collapses.
    Collapsed { who: Character, region: Region },
    /// A find is saved from a collapsed expedition.
    Salvaged { who: Character, find: Find },
    /// A find has no room in the lodge.
    FindLost { who: Character, find: Find },
    /// A find is sold.
    FindSold { who: Character, find: Find, coins: u8 },
    /// Finds go to the town.
    Bartered { who: Character },

    /// A character comes into play.
    Joined { who: Character },
    /// A character is put away.
    Left { who: Character },
    /// An envelope is opened and its letter read.
    EnvelopeOpened { envelope: u8 },
    /// A sprite joins those that take turns in the action space.
    SpriteCame { sprite: u8 },
    /// Another sprite takes its place in the action space.
    SpriteSeated { sprite: u8 },
    /// A hired sprite is sent to the action space.
    Sent { who: Character, die: DieId, pips: u8 },
    /// A sent die comes home.
    CameHome { who: Character, die: DieId },
    /// The story has been told to its end.
    StoryComplete,
    /// An achievement is earned.
    Earned { what: Achievement },
    /// The story stands still for now: told in campaigns begun before it was written to its end.
    StoryRests,
    /// The town gains a tower upgrade.
    Upgraded { upgrade: u8 },
}

/// Which passage of an option is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passage {
    /// What happens, or leads up to a roll.
    Text,
    /// What happens where its cost is not paid or its gift not given.
    Else,
    /// What a rolled die shows, 1 to 3.
    Rolled(u8),
}

/// What the words of the story turn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoryArgs {
    /// The town's name: none yet, after the wind, after the hearth.
    pub town: Option<Flag>,
    /// Whether the town lies on the south bank.
    pub south: bool,
    /// Whether the Guild was called on first.
    pub guild: bool,
    /// Whether everybody once had the same.
    pub ration: bool,
    /// How near the sprites stand.
    pub trust: i8,
}

/// Collects what a move brings.
#[derive(Debug, Default)]
pub struct Out {
    /// What happened so far.
    pub events: Vec<Event>,
    /// Whether something came to light.
    pub wall: Option<Wall>,
}

impl Out {
    /// Notes an event.
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Notes that a card was turned over.
    pub fn reveal(&mut self) {
        self.wall.get_or_insert(Wall::Revealed);
    }

    /// Notes that a die was rolled.
    pub fn rolled(&mut self) {
        self.wall = Some(Wall::Rolled);
    }
}
