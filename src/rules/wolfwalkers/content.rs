//! What is printed: Stories, Goals, Quirks, Opportunities; read from `assets/content/wolfwalkers/*.ron` and
//! checked.

use std::sync::OnceLock;

use serde::Deserialize;

use super::{
    cards::{CARDS, Goal, Story, Symbol},
    extras::{Category, Effect, Opportunity, Quirk, Window},
    pattern::Pattern,
};
use crate::content::{ContentError, ContentFile};

pub use super::printed::{Asked, Paid, PrintedOpportunity, PrintedQuirk, Task};

/// Switch cards of one copy (WW-05).
pub const SWITCHES: u8 = 6;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedCard {
    number: u8,
    shows: Vec<Symbol>,
    goal: PrintedTask,
    points: u8,
}

#[derive(Deserialize)]
enum PrintedTask {
    Pattern(String),
    Arrows(Symbol),
    Crossed(Symbol),
    Two(Symbol, Symbol),
    TwoArrows(Symbol, Symbol),
    Balance(Symbol, Symbol),
    More(Symbol, Symbol),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedSwitch {
    number: u8,
}

/// Everything that is printed.
#[derive(Clone, Debug)]
pub struct Content {
    stories: Vec<Vec<Symbol>>,
    goals: Vec<Asked>,
    quirks: Vec<PrintedQuirk>,
    opportunities: Vec<PrintedOpportunity>,
    switches: u8,
}

impl Content {
    /// The content of this build.
    pub fn get() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            let file = |name| ContentFile::shipped("wolfwalkers", name);
            Content::read([file("cards"), file("quirks"), file("opportunities"), file("switches")])
                .unwrap_or_else(|error| panic!("the shipped content is sound, a test reads it: {error}"))
        })
    }

    /// Reads game cards, Quirks, Opportunities and Switch cards, and checks them.
    ///
    /// # Errors
    /// If a file is missing or is not what it should be.
    pub fn read(files: [Result<ContentFile, ContentError>; 4]) -> Result<Content, ContentError> {
        let [cards, quirks, opportunities, switches] = files;
        let (cards, quirks, opportunities, switches) = (cards?, quirks?, opportunities?, switches?);
        let (stories, goals) = read_cards(&cards)?;
        Ok(Content {
            stories,
            goals,
            quirks: read_quirks(&quirks)?,
            opportunities: read_opportunities(&opportunities)?,
            switches: read_switches(&switches)?,
        })
    }

    /// The symbols on a Story.
    pub fn shows(&self, story: Story) -> &[Symbol] {
        &self.stories[usize::from(story.number() - 1)]
    }

    /// What a Goal asks for and pays.
    pub fn asked(&self, goal: Goal) -> &Asked {
        &self.goals[usize::from(goal.number() - 1)]
    }

    /// How many Stories of one copy show a symbol (WW-11).
    pub fn total(&self, symbol: Symbol) -> u8 {
        self.stories.iter().filter(|shows| shows.contains(&symbol)).count() as u8
    }

    /// A Quirk as printed.
    pub fn quirk(&self, quirk: Quirk) -> &PrintedQuirk {
        &self.quirks[quirk as usize]
    }

    /// An Opportunity as printed.
    pub fn opportunity(&self, card: Opportunity) -> &PrintedOpportunity {
        &self.opportunities[card.index()]
    }

    /// All Quirks, by number.
    pub fn quirks(&self) -> &[PrintedQuirk] {
        &self.quirks
    }

    /// All Opportunities, by number.
    pub fn opportunities(&self) -> &[PrintedOpportunity] {
        &self.opportunities
    }

    /// Switch cards of one copy.
    pub const fn switches(&self) -> u8 {
        self.switches
    }

    /// The numbers of all module cards of a kind, to take the whole kind out (WW-140).
    pub fn of_category(&self, category: Category) -> Vec<u8> {
        let quirks = self.quirks.iter().filter(|card| card.category == category).map(|card| card.number);
        let opportunities = self.opportunities.iter().filter(|card| card.category == category);
        quirks.chain(opportunities.map(|card| card.number)).collect()
    }
}

/// Whether each number stands once, in order.
fn in_order(
    file: &ContentFile,
    found: impl Iterator<Item = u8>,
    mut wanted: std::ops::RangeInclusive<u8>,
) -> Result<(), ContentError> {
    let near = |number: u8| format!("number: {number},");
    for number in found {
        match wanted.next() {
            Some(due) if due == number => {}
            Some(due) => {
                return Err(file.wrong(&near(number), format!("here should be number {due}, not {number}")));
            }
            None => return Err(file.wrong(&near(number), format!("number {number} is one too many"))),
        }
    }
    match wanted.next() {
        Some(missing) => Err(file.wrong("\n]", format!("number {missing} is missing"))),
        None => Ok(()),
    }
}

fn read_cards(file: &ContentFile) -> Result<(Vec<Vec<Symbol>>, Vec<Asked>), ContentError> {
    let cards: Vec<PrintedCard> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.number), 1..=CARDS)?;
    let mut stories = Vec::with_capacity(cards.len());
    let mut goals: Vec<Asked> = Vec::with_capacity(cards.len());
    for card in cards {
        let wrong = |reason: String| file.wrong(&format!("number: {},", card.number), reason);
        if !matches!(card.shows.as_slice(), [_] | [_, _]) {
            return Err(wrong("a Story shows one symbol or two".into()));
        }
        if card.shows.len() == 2 && card.shows[0] == card.shows[1] {
            return Err(wrong("a Story shows no symbol twice (WW-R15)".into()));
        }
        if card.points == 0 {
            return Err(wrong("a Goal brings at least 1 point".into()));
        }
        let two = |a, b, make: fn(Symbol, Symbol) -> Task| {
            if a == b { Err(wrong("its two symbols are the same".into())) } else { Ok(make(a, b)) }
        };
        let task = match card.goal {
            PrintedTask::Pattern(text) => Task::Pattern(
                Pattern::parse(&text).map_err(|reason| wrong(format!("the pattern: {reason}")))?,
            ),
            PrintedTask::Arrows(symbol) => Task::Arrows(symbol),
            PrintedTask::Crossed(symbol) => Task::Crossed(symbol),
            PrintedTask::Two(a, b) => two(a, b, Task::Two)?,
            PrintedTask::TwoArrows(a, b) => two(a, b, Task::TwoArrows)?,
            PrintedTask::Balance(a, b) => two(a, b, Task::Balance)?,
            PrintedTask::More(a, b) => two(a, b, Task::More)?,
        };
        if let Some(at) = goals.iter().position(|other| other.task == task) {
            return Err(wrong(format!("Goal {} asks for the same", at + 1)));
        }
        stories.push(card.shows);
        goals.push(Asked { task, points: card.points });
    }
    let total = |symbol: Symbol| stories.iter().filter(|shows| shows.contains(&symbol)).count();
    for (at, symbol) in Symbol::ALL.into_iter().enumerate() {
        if total(symbol) == 0 {
            return Err(file.wrong("", format!("no Story shows {symbol:?} (WW-09)")));
        }
        if let Some(like) = Symbol::ALL[..at].iter().find(|other| total(**other) == total(symbol)) {
            return Err(file.wrong("", format!("{like:?} and {symbol:?} are equally common (WW-10)")));
        }
    }
    Ok((stories, goals))
}

fn read_quirks(file: &ContentFile) -> Result<Vec<PrintedQuirk>, ContentError> {
    let quirks: Vec<PrintedQuirk> = file.parse()?;
    in_order(file, quirks.iter().map(|card| card.number), 56..=70)?;
    for card in &quirks {
        let wrong = |reason: &str| Err(file.wrong(&format!("number: {},", card.number), reason.to_owned()));
        if card.effect.number() != card.number {
            return wrong("this effect belongs to another number");
        }
        if card.times.is_empty() != (card.effect == Quirk::NoChange) {
            return wrong("every Quirk but No Change says when it acts, and No Change does not (WW-136)");
        }
    }
    Ok(quirks)
}

fn read_opportunities(file: &ContentFile) -> Result<Vec<PrintedOpportunity>, ContentError> {
    let cards: Vec<PrintedOpportunity> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.number), 71..=95)?;
    for card in &cards {
        let wrong = |reason: &str| Err(file.wrong(&format!("number: {},", card.number), reason.to_owned()));
        let other = cards.iter().find(|other| other.effect == card.effect && other.window != card.window);
        if other.is_some() {
            return wrong("the same effect has another window on another card");
        }
        if (card.window == Window::Last) != (card.effect == Effect::Cover) {
            return wrong("only a card laid over another belongs to the last turn (WW-153)");
        }
    }
    Ok(cards)
}

fn read_switches(file: &ContentFile) -> Result<u8, ContentError> {
    let cards: Vec<PrintedSwitch> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.number), 1..=SWITCHES)?;
    Ok(cards.len() as u8)
}
