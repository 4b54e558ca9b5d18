//! The vocabulary of effects: what is printed on cards, buildings, weather and goals is said in it.
//!
//! Who decides: an effect with an actor asks the actor; one without (weather, events, benefits) asks the
//! group (MW-R55).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::components::{Building, Kind, Res};

/// An effect, shared: content, stacks and saves hold the same one.
pub type Fx = Arc<Effect>;

/// Which resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ResSel {
    /// This one.
    Just(Res),
    /// One of these two.
    Either(Res, Res),
    /// Any one; several are chosen one by one (MW-D14).
    Any,
    /// Every resource that has the most (MW-201, MW-R41).
    Highest,
    /// Every resource that has the least.
    Lowest,
    /// All four.
    Each,
}

/// Which workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum KindSel {
    /// Workers of this kind.
    Only(Kind),
    /// Of either kind, chosen die by die.
    Either,
}

impl KindSel {
    /// Whether a die of this kind will do.
    pub fn fits(self, kind: Kind) -> bool {
        match self {
            KindSel::Only(only) => only == kind,
            KindSel::Either => true,
        }
    }
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// So many.
    N(u8),
    /// Dice of one kind at the tower beyond the number of the other kind there.
    Excess(Kind),
    /// So many of the two resources as the building just begun cost.
    PaidOf(Res, Res),
}

/// Who pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Payer {
    /// The actor, from purse and well; on a card without an actor the town alone.
    #[default]
    Actor,
    /// One character, named by the group.
    OneCharacter,
    /// Every character, or nobody.
    EachCharacter,
    /// Any hired die of any character, chosen by the group.
    AnyWell,
}

/// A thing to be paid. A cost is paid whole or not at all (MW-200, MW-D10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cost {
    /// Coins of the payer.
    Coins(u8),
    /// Resources of the town.
    Res(ResSel, u8),
    /// One pip each of so many different hired dice (MW-R35).
    Pips(KindSel, u8),
    /// A worker at the tower goes to the supply.
    FromTower(KindSel),
    /// The day's character actions (MW-222).
    CharacterActions,
}

/// Which cards of the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InQueue {
    /// Any.
    Any,
    /// Those aligned with this kind.
    Aligned(Kind),
}

/// A town action that a sprite grants (MW-283 to MW-285).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Granted {
    /// Improve the town.
    Improve,
    /// Construct a building.
    Construct,
    /// Use a building.
    Use,
}

/// A thing the story remembers. It changes words, never effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those of the story")]
pub enum Flag {
    North,
    South,
    Wind,
    Hearth,
    Court,
    Guild,
    Ration,
}

/// What a face, a section or a skill does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Nothing.
    #[default]
    Nothing,
    /// One after the other.
    Seq(Vec<Fx>),
    /// Exactly one of them (MW-143, MW-D12).
    Choose(Vec<Fx>),
    /// If wanted.
    May(Fx),
    /// Pay the whole cost for one effect, or have the other.
    Pay {
        /// Who pays.
        #[serde(default)]
        by: Payer,
        /// What.
        cost: Vec<Cost>,
        /// For this.
        then: Fx,
        /// Where it is not paid.
        #[serde(default)]
        or_else: Fx,
    },
    /// Once for each character in play, who is then the actor (MW-D13).
    Each(Fx),
    /// So many times.
    Repeat(Amount, Fx),
    /// Roll a die of this kind and read the table: 1, 2, 3 (MW-R47).
    Roll(Kind, [Fx; 3]),
    /// Waits until the season's goal is judged, and happens only if it succeeded (MW-154).
    AfterGoal(Fx),

    /// The town gains resources.
    Gain(ResSel, Amount),
    /// The town loses as many as it has (MW-199, MW-D11).
    Suffer(ResSel, u8),
    /// The actor gains coins.
    Coins(Amount),
    /// The actor loses as many coins as it has (MW-R57).
    LoseCoins(u8),

    /// A worker comes to the tower (MW-41, MW-43).
    Worker(KindSel),
    /// A worker is lost (MW-44 to MW-46).
    LoseWorker(KindSel),
    /// Every die of the kind at the tower is turned by so many pips.
    RotateAll(Kind, i8),
    /// One die of the kind at the tower is turned by so many pips.
    RotateOne(Kind, i8),
    /// Up to so many workers are hired at no cost (MW-R29).
    HireFree(KindSel, u8),

    /// The construction queue advances (MW-174).
    AdvanceQueue,
    /// The construction queue moves down (MW-185).
    QueueDown,
    /// One building in the queue moves up to so many slots (MW-187).
    MoveOne(InQueue, u8),
    /// Construct a building up to this level by the rules, then the rest if one was begun (MW-R27).
    Construct {
        /// Highest level allowed.
        max_level: u8,
        /// What follows if a building went into the queue.
        then: Fx,
    },
    /// A building comes without cost and queue (MW-189 to MW-192).
    Grant {
        /// Which.
        building: Building,
        /// Whether the card names its prerequisite.
        #[serde(default)]
        if_met: bool,
        /// Where it cannot be had because its prerequisite is missing.
        #[serde(default)]
        or_else: Fx,
    },
    /// A building is removed, a forest from the box covers its place, then the rest (MW-245, MW-R28).
    Overgrow(Fx),
    /// So many forests grow back (MW-165 to MW-168).
    Regrow(u8),
    /// A forest is removed at no cost.
    DiscoverFree,

    /// A town action more, its own rules kept: an adventure.
    Adventure,
    /// Another town action more, its own rules kept (MW-R38).
    Town {
        /// Which.
        action: Granted,
        /// What follows a building begun by it (MW-R27).
        #[serde(default)]
        then: Fx,
    },
    /// More character actions today.
    MoreActions(u8),
    /// A character action now.
    ActNow,
    /// No character actions today (MW-208).
    NoActions,
    /// Perform a skill on the tray (MW-CJ07).
    PerformSkill,
    /// Gain a skill (MW-204, MW-R56).
    LearnSkill {
        /// Highest level.
        max_level: u8,
        /// Coins off its price.
        #[serde(default)]
        discount: u8,
        /// Whether it costs nothing.
        #[serde(default)]
        free: bool,
    },
    /// Resolve an event (MW-195, MW-D15).
    Event,

    /// Story cards join the event deck.
    Unlock(Vec<u8>),
    /// An unseen story card is told as a tale.
    UnlockTale,
    /// Adventures from the first to the last number join their deck.
    Adventures(u8, u8),
    /// The story remembers.
    Remember(Flag),
    /// The sprites come nearer or go farther.
    Trust(i8),
    /// One more goal is drawn before choosing (MW-237, MW-238).
    ExtraGoal,
    /// The goal's outcome is ignored (MW-230).
    IgnoreGoal,
    /// A sealed envelope is opened (MW-266).
    Envelope(u8),
    /// The town gains this sprite's token.
    SpriteToken(u8),
    /// The town gains this tower upgrade.
    Upgrade(u8),
    /// The road not taken: its adventures and its sprite (MW-D49).
    OtherRoad,
    /// The story has been told to its end.
    StoryComplete,
    /// One tower upgrade the town lacks, chosen by whoever decides.
    MissingUpgrade,
    /// The next sprite takes its place, if one stands there (MW-287).
    RotateSprite,

    /// What touches only the actor's own tray.
    Tray(TrayFx),
}

/// Effects of skills within the owner's own tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrayFx {
    /// Green Thumb: one growth on so many crops.
    GrowCrops(u8),
    /// Rain Barrels: a row or column grows as on a rainy day at this dusk.
    RainBarrels,
    /// Harvest Feast: so many ripe crops leave the field unsold.
    TakeRipe(u8),
    /// Steady Hands: the next polish today counts as a 4.
    SteadyHands,
    /// Scavenger: one material each of two kinds.
    Scavenge,
    /// Bulk Cutting: 1 work on every unfinished item.
    BulkCutting,
    /// Town Patron: a finished item brings so many of its town resource.
    Patron(u8),
    /// Keen Eye: the next two rival cards are looked at.
    KeenEye,
    /// Back Door: one unit is bought for so many coins less.
    BackDoor(u8),
    /// Silver Tongue: one unit is sold at the dearest printed price of its good.
    SilverTongue,
    /// Charter Company: one unit of every good is handed over.
    HandOver,
    /// Light Feet: a wound of the expedition heals.
    LightFeet,
    /// Forager: a ration and a gear of choice.
    Forage,
    /// Second Wind: one card more than the limit today.
    SecondWind,
    /// Bearer of Gifts: a find brings so many of its resource.
    Gift(u8),
}

impl Effect {
    /// Whether this does nothing at all.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Effect::Nothing)
    }
}
