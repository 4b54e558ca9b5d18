//! Everything that is true of a game of Mythwind at one moment.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{
    achievements::Earned,
    chronicle::Chapter,
    components::{Character, Kind, Season, Weather},
    content::Content,
    crafter::{CraftSkill, OrderId, Workshop},
    dice::Dice,
    effect::Flag,
    farmer::{Farm, FarmSkill},
    log::SeasonLog,
    merchant::{DealSkill, Market, RivalId},
    ranger::{Camp, RoamSkill, TrailId},
    task::{Source, Task},
    town::{LocationId, Town},
};
use crate::rules::{Pile, Rng, Sealed, Seat};

/// Who sits down to a new campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The characters, each at most once, in the order of the players.
    pub characters: Vec<Character>,
}

/// A game of Mythwind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mythwind {
    /// Season, day and phase.
    pub calendar: Calendar,
    /// The board.
    pub town: Town,
    /// The workers.
    pub dice: Dice,
    /// Weather cards face up, oldest first.
    pub weather_row: Vec<u8>,
    /// The season's goal; none before the first is chosen.
    pub goal: Option<u8>,
    /// Goals drawn and not yet chosen from.
    pub goal_choice: Vec<u8>,
    /// The four characters, in play, resting or not yet met.
    pub sheets: [Option<Sheet>; 4],
    /// What the season's goals count.
    pub season_log: SeasonLog,
    /// What the story remembers.
    pub story: StoryState,
    /// Decisions and effects not yet done.
    pub stacks: Stacks,
    /// What nobody may see.
    pub hidden: Sealed<Hidden>,
}

/// The order of the piles, and chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hidden {
    /// The generator.
    pub rng: Rng,
    /// Events to come.
    pub events: Pile<u8>,
    /// Adventures to come.
    pub adventures: Pile<u8>,
    /// Weather to come this season.
    pub weather: Pile<u8>,
    /// Goals in the deck.
    pub goals: Pile<u8>,
    /// Forests in the box.
    pub forests: Pile<u8>,
    /// The Crafter's three order decks, by tier.
    #[serde(default)]
    pub orders: [Pile<OrderId>; 3],
    /// The rival cards that the Merchant has not seen yet.
    #[serde(default)]
    pub rivals: Pile<RivalId>,
    /// The Ranger's three region decks, as far as nobody scouted them.
    #[serde(default)]
    pub regions: [Pile<TrailId>; 3],
}

/// Where we are in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// Years since the start, from 1.
    pub year: u16,
    /// The season.
    pub season: Season,
    /// The day of the season, from 1; 0 before the first dawn.
    pub day: u8,
    /// The phase of the day.
    pub phase: Phase,
}

/// The phases of a day (MW-62), and what lies between days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The first goal is chosen (MW-R06).
    Opening,
    /// Weather and its effects.
    Dawn,
    /// Everybody's turns.
    Daytime,
    /// Figures and workers come home.
    Dusk,
    /// The six steps at the end of a season (MW-151).
    SeasonEnd,
}

/// What the story remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StoryState {
    /// Things that were decided.
    pub flags: BTreeSet<Flag>,
    /// How near the sprites stand.
    pub trust: i8,
    /// Events unlocked so far, gone or not (MW-D16).
    pub unlocked: BTreeSet<u8>,
    /// Adventures added so far.
    pub adventures: BTreeSet<u8>,
    /// How often each everyday event was told, so that its tellings take turns.
    pub told: Vec<(u8, u8)>,
    /// Cards put back since one was last resolved: none of them is "another card" (MW-R43).
    pub put_back: Vec<Source>,
    /// Events told as tales: what they would bring comes no more (MW-D46).
    pub tales: BTreeSet<u8>,
    /// The envelopes that were opened.
    pub envelopes: BTreeSet<u8>,
    /// Whether the story has been told to its end.
    pub complete: bool,
    /// The achievements so far, in the order they were earned.
    pub earned: Vec<Earned>,
    /// The seasons so far.
    pub chronicle: Vec<Chapter>,
    /// Whether the story waits at the Hollow Oak, as it did in campaigns begun before the rest was told.
    pub resting: bool,
    /// Whether the season goal just judged succeeded; none outside the end of a season.
    pub goal_succeeded: Option<bool>,
    /// Whether the first season is over (MW-164).
    pub first_season_over: bool,
}

/// A character: its purse, its skills, its work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// Whether it is in play this season, not resting.
    pub playing: bool,
    /// Coins.
    pub coins: u16,
    /// Skills on the five spaces I, I, II, II, III (MW-CJ01).
    pub skills: [Option<Skill>; 5],
    /// Skills used today, tired until dusk.
    pub tired: Vec<Skill>,
    /// Where its day stands.
    pub today: Today,
    /// Its own pieces.
    pub journal: Journal,
}

/// The levels of the five skill spaces.
pub const SKILL_SPACES: [u8; 5] = [1, 1, 2, 2, 3];

/// A skill of some character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Skill {
    /// One of the Farmer's.
    Farmer(FarmSkill),
    /// One of the Crafter's.
    Crafter(CraftSkill),
    /// One of the Merchant's.
    Merchant(DealSkill),
    /// One of the Ranger's.
    Ranger(RoamSkill),
}

impl Skill {
    /// All skills of a character.
    pub fn of(character: Character) -> impl Iterator<Item = Skill> {
        Skill::all().filter(move |skill| skill.owner() == character)
    }

    /// The skills of all characters, as they stand in the content.
    pub fn all() -> impl Iterator<Item = Skill> {
        let farmer = FarmSkill::ALL.into_iter().map(Skill::Farmer);
        let crafter = CraftSkill::ALL.into_iter().map(Skill::Crafter);
        let merchant = DealSkill::ALL.into_iter().map(Skill::Merchant);
        farmer.chain(crafter).chain(merchant).chain(RoamSkill::ALL.into_iter().map(Skill::Ranger))
    }

    /// Whose skill it is.
    pub fn owner(self) -> Character {
        match self {
            Skill::Farmer(_) => Character::Farmer,
            Skill::Crafter(_) => Character::Crafter,
            Skill::Merchant(_) => Character::Merchant,
            Skill::Ranger(_) => Character::Ranger,
        }
    }

    /// Its place among the skills of all characters; each has eight.
    pub fn index(self) -> usize {
        match self {
            Skill::Farmer(skill) => skill as usize,
            Skill::Crafter(skill) => 8 + skill as usize,
            Skill::Merchant(skill) => 16 + skill as usize,
            Skill::Ranger(skill) => 24 + skill as usize,
        }
    }

    /// The clause of the journal that lists it.
    pub fn clause(self) -> &'static str {
        match self {
            Skill::Farmer(_) => "MW-FA11",
            Skill::Crafter(_) => "MW-CR09",
            Skill::Merchant(_) => "MW-ME10",
            Skill::Ranger(_) => "MW-RA11",
        }
    }

    /// The skill's name in keys of words.
    pub fn slug(self) -> &'static str {
        match self {
            Skill::Farmer(skill) => skill.slug(),
            Skill::Crafter(skill) => skill.slug(),
            Skill::Merchant(skill) => skill.slug(),
            Skill::Ranger(skill) => skill.slug(),
        }
    }

    /// The skill's card.
    pub fn card(self, content: &Content) -> &super::content::SkillCard {
        content.skill(self)
    }
}

/// A character's own pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Journal {
    /// The Farmer's field and barn.
    Farmer(Farm),
    /// The Crafter's workshop.
    Crafter(Workshop),
    /// The Merchant's market.
    Merchant(Market),
    /// The Ranger's camp.
    Ranger(Camp),
    /// A character of a campaign from before its trade was there: it takes part in the town until the next
    /// season begins.
    Townsfolk,
}

impl Journal {
    /// The journal of a character that has just been set up.
    pub fn new(character: Character) -> Journal {
        match character {
            Character::Farmer => Journal::Farmer(Farm::default()),
            Character::Crafter => Journal::Crafter(Workshop::default()),
            Character::Merchant => Journal::Merchant(Market::default()),
            Character::Ranger => Journal::Ranger(Camp::default()),
        }
    }
}

/// Where a character's day stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Today {
    /// Town actions left.
    pub town: u8,
    /// Whether the first town action was done or forgone (MW-80).
    pub acted: bool,
    /// The alignment it gave (MW-89).
    pub aligned: Option<Kind>,
    /// Where the miniature stands.
    pub stands: Option<Space>,
    /// Whether the turn has gone on to the character's own work (MW-R13).
    #[serde(default)]
    pub worked: bool,
    /// Character actions left.
    pub actions: u8,
    /// Whether character actions are lost today (MW-208).
    pub barred: bool,
    /// Whether the turn is over.
    pub ended: bool,
}

impl Default for Today {
    /// The morning: one town action, one character action.
    fn default() -> Self {
        Today {
            town: 1,
            acted: false,
            aligned: None,
            stands: None,
            worked: false,
            actions: 1,
            barred: false,
            ended: false,
        }
    }
}

/// A place a miniature can stand on (MW-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Space {
    /// The adventure space.
    Adventure,
    /// The space of improve town and discover land.
    Improve,
    /// The space of construct and demolish.
    Construct,
    /// The hire space.
    Hire,
    /// A building on a location.
    At(LocationId),
}

impl Space {
    /// The four basic spaces.
    pub const BASIC: [Space; 4] = [Space::Adventure, Space::Improve, Space::Construct, Space::Hire];
}

/// What waits to be done, last in first out: one stack for the group, one for each character.
///
/// The group's comes first: while it holds anything, nobody goes on with a turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Stacks {
    /// What concerns everybody.
    pub group: Vec<Task>,
    /// What concerns one character.
    pub seats: [Vec<Task>; 4],
}

/// One of the five stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackId {
    /// The group's.
    Group,
    /// A character's.
    Of(Character),
}

impl Stacks {
    /// A stack.
    pub fn get(&self, id: StackId) -> &Vec<Task> {
        match id {
            StackId::Group => &self.group,
            StackId::Of(who) => &self.seats[who.index()],
        }
    }

    /// A stack, to be changed.
    pub fn get_mut(&mut self, id: StackId) -> &mut Vec<Task> {
        match id {
            StackId::Group => &mut self.group,
            StackId::Of(who) => &mut self.seats[who.index()],
        }
    }

    /// How high the characters' stacks are.
    pub fn heights(&self) -> [u8; 4] {
        [0, 1, 2, 3].map(|at| self.seats[at].len() as u8)
    }
}

impl Mythwind {
    /// The characters in play, in seat order.
    pub fn playing(&self) -> impl Iterator<Item = Character> {
        Character::ALL
            .into_iter()
            .filter(|who| self.sheets[who.index()].as_ref().is_some_and(|sheet| sheet.playing))
    }

    /// How many characters are in play (MW-R05).
    pub fn count(&self) -> usize {
        self.playing().count()
    }

    /// The character at a seat, if it is in play.
    pub fn character(&self, seat: Seat) -> Option<Character> {
        Character::at(seat).filter(|&who| self.is_playing(who))
    }

    /// Whether a character is in play.
    pub fn is_playing(&self, who: Character) -> bool {
        self.sheets[who.index()].as_ref().is_some_and(|sheet| sheet.playing)
    }

    /// A character's sheet. Only for characters that were met.
    pub fn sheet(&self, who: Character) -> &Sheet {
        self.sheets[who.index()].as_ref().expect("a character in play has a sheet")
    }

    /// A character's sheet, to be changed.
    pub(super) fn sheet_mut(&mut self, who: Character) -> &mut Sheet {
        self.sheets[who.index()].as_mut().expect("a character in play has a sheet")
    }

    /// The Farmer's field, where this character has one.
    pub fn farm(&self, who: Character) -> Option<&Farm> {
        match &self.sheets[who.index()].as_ref()?.journal {
            Journal::Farmer(farm) => Some(farm),
            _ => None,
        }
    }

    /// The Farmer's field, to be changed.
    pub(super) fn farm_mut(&mut self, who: Character) -> Option<&mut Farm> {
        match &mut self.sheets[who.index()].as_mut()?.journal {
            Journal::Farmer(farm) => Some(farm),
            _ => None,
        }
    }

    /// Today's weather; none before the first dawn of a season.
    pub fn weather(&self) -> Option<Weather> {
        self.weather_row.last().map(|&id| Content::get().weather(id).weather)
    }

    /// Whether a character owns a skill.
    pub fn has_skill(&self, who: Character, skill: Skill) -> bool {
        self.sheets[who.index()].as_ref().is_some_and(|sheet| sheet.skills.contains(&Some(skill)))
    }

    /// Room left in a character's well (MW-R48).
    pub fn well_room(&self, who: Character) -> usize {
        usize::from(Content::get().character(who).well).saturating_sub(self.dice.of(who).count())
    }

    /// The character that stands on a space, if any.
    pub fn standing_on(&self, space: Space) -> Option<Character> {
        self.playing().find(|&who| self.sheet(who).today.stands == Some(space))
    }
}

impl Sheet {
    /// A character that has just been set up from its journal (MW-CJ02, MW-R58).
    pub fn new(character: Character, content: &Content) -> Sheet {
        Sheet {
            playing: true,
            coins: u16::from(content.character(character).coins),
            skills: [None; 5],
            tired: Vec::new(),
            today: Today::default(),
            journal: Journal::new(character),
        }
    }
}
