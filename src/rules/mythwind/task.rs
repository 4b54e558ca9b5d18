//! What waits on a stack: effects to come, steps of the day, questions to be answered.

use serde::{Deserialize, Serialize};

use super::{
    ask::Ask,
    components::{Building, Character, Kind, Season, Stock},
    effect::Fx,
    state::Skill,
    trade::Doing,
};

/// A thing still to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// An effect.
    Do(Fx, Ctx),
    /// A question to one character or to the group.
    Ask(Ask),
    /// A step of the day or of the end of a season.
    Step(Step),
    /// The group goes on when no character's stack is higher than this.
    AwaitSeats([u8; 4]),
    /// An event card is drawn.
    DrawEvent,
    /// The event just resolved leaves or returns to the deck, and what its option unlocks comes in.
    EventEnds(u8, u8),
    /// An adventure card is drawn by the character whose stack this is.
    DrawAdventure,
    /// The adventure just resolved leaves, or returns to the deck.
    AdventureEnds(u8, u8),
    /// A completed building's benefit is over: it is placed.
    Place(Building),
    /// A town action just done is over: what goes with it follows.
    After(super::content::Trigger, Ctx),
    /// The character is aligned from now on, if it is not yet.
    Align(Kind),
    /// A character action that was interrupted by a granted one goes on.
    Resume(Doing),
    /// An alignment lent for one character action is given back (MW-R33).
    Unalign,
}

/// In whose hands an effect is, and what it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ctx {
    /// Who acts and decides; none for the group.
    pub actor: Option<Character>,
    /// What the effect is printed on.
    pub source: Source,
    /// What the building just begun cost, for effects that go with construction.
    #[serde(default)]
    pub paid: Stock,
}

impl Ctx {
    /// An effect for the group.
    pub fn group(source: Source) -> Ctx {
        Ctx { actor: None, source, paid: Stock::default() }
    }

    /// An effect in one character's hands.
    pub fn of(who: Character, source: Source) -> Ctx {
        Ctx { actor: Some(who), source, paid: Stock::default() }
    }
}

/// What an effect is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A weather card.
    Weather(u8),
    /// A season effect: season and pattern, 0 to 2.
    Pattern(Season, u8),
    /// A building in use.
    Use(Building),
    /// A building's benefit.
    Benefit(Building),
    /// A building's end-of-season effect.
    EndOf(Building),
    /// A forest card.
    Forest(u8),
    /// A goal card.
    Goal(u8),
    /// An event card.
    Event(u8),
    /// An adventure card.
    Adventure(u8),
    /// A skill.
    Skill(Skill),
    /// A tower upgrade.
    Upgrade(u8),
    /// A sprite of the action space.
    Sprite(u8),
    /// A rule of the Charter or a journal.
    Rule,
}

/// A step of the day or of the end of a season, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The first season begins, once its goal is chosen (MW-R06).
    FirstDawn,
    /// Draw the day's weather (MW-67).
    Weather,
    /// Check the patterns (MW-72).
    Patterns,
    /// Resolve the weather card's effect (MW-78).
    WeatherEffect,
    /// The day begins for everybody.
    Daytime,
    /// One character comes home and does its own dusk steps (MW-CJ09).
    Dusk(Character),
    /// One character's dusk ends: its skills are ready again, its alignment is over (MW-CJ09).
    Ready(Character),
    /// Another day, or the end of the season (MW-150).
    Night,
    /// Step 1: end-of-season effects (MW-153).
    EndEffects,
    /// Between steps 1 and 2: figures and workers come home (MW-155).
    Homecoming,
    /// Step 2: the goal is judged (MW-156).
    JudgeGoal,
    /// Step 2: its back is resolved.
    GoalOutcome {
        /// Whether a building lets the group ignore it (MW-230).
        ignored: bool,
    },
    /// Step 2: a goal for the next season (MW-159).
    NextGoal,
    /// Between steps 2 and 3: the end-of-season effects that waited for a successful goal (MW-154).
    LateEffects,
    /// Steps 3 and 4: weather deck and season tile (MW-162, MW-163).
    NextSeason,
    /// Step 5: forests grow back (MW-165).
    Regrow,
    /// Step 6: characters may change (MW-171).
    Change,
}
