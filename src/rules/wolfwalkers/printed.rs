//! What stands on cards: what Goals ask for and pay, and what Quirks and Opportunities are.

use serde::Deserialize;

use super::{
    cards::Symbol,
    extras::{Category, Effect, Quirk, Time, Window},
    pattern::Pattern,
};

/// What a Goal asks for (WW-71).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// An arrangement of Stories (WW-78).
    Pattern(Pattern),
    /// Stories with the symbol in the Goal's row and column (WW-94).
    Arrows(Symbol),
    /// No such Story there (WW-99).
    Crossed(Symbol),
    /// Stories with both symbols, anywhere (WW-103).
    Two(Symbol, Symbol),
    /// Such Stories in the row and column (WW-107).
    TwoArrows(Symbol, Symbol),
    /// As many of the one as of the other (WW-109).
    Balance(Symbol, Symbol),
    /// More of the first than of the second (WW-113).
    More(Symbol, Symbol),
}

impl Task {
    /// Its name in keys of words and pictures.
    pub const fn slug(&self) -> &'static str {
        match self {
            Task::Pattern(_) => "pattern",
            Task::Arrows(_) => "arrow",
            Task::Crossed(_) => "crossed",
            Task::Two(..) => "two",
            Task::TwoArrows(..) => "two-arrow",
            Task::Balance(..) => "balance",
            Task::More(..) => "imbalance",
        }
    }

    /// How it is paid (WW-75).
    pub const fn paid(&self) -> Paid {
        match self {
            Task::Pattern(_) => Paid::Each,
            Task::Arrows(_) | Task::Two(..) | Task::TwoArrows(..) => Paid::Story,
            Task::Crossed(_) | Task::Balance(..) | Task::More(..) => Paid::Once,
        }
    }

    /// Whether its face shows arrows, crossed ones included.
    pub const fn has_arrows(&self) -> bool {
        matches!(self, Task::Arrows(_) | Task::Crossed(_) | Task::TwoArrows(..))
    }

    /// The symbols it names, in the order in which they are drawn.
    pub fn symbols(&self) -> Vec<Symbol> {
        match self {
            Task::Pattern(pattern) => pattern.cells().iter().map(|cell| cell.2).collect(),
            Task::Arrows(one) | Task::Crossed(one) => vec![*one],
            Task::Two(a, b) | Task::TwoArrows(a, b) | Task::Balance(a, b) | Task::More(a, b) => vec![*a, *b],
        }
    }
}

/// How a Goal is paid (WW-75).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paid {
    /// For each separate occurrence.
    Each,
    /// For each matching Story.
    Story,
    /// Once.
    Once,
}

impl Paid {
    /// Its name in keys of words.
    pub const fn slug(self) -> &'static str {
        match self {
            Paid::Each => "each",
            Paid::Story => "story",
            Paid::Once => "once",
        }
    }
}

/// A Goal: what it asks for and what it pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What it asks for.
    pub task: Task,
    /// Points, each time, for each Story or once.
    pub points: u8,
}

/// A Quirk as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedQuirk {
    /// Its number.
    pub number: u8,
    /// What it changes.
    pub effect: Quirk,
    /// Its kind.
    pub category: Category,
    /// When it changes something.
    pub times: Vec<Time>,
    /// Whether it can be used alone (WW-166).
    #[serde(default = "yes")]
    pub solo: bool,
}

/// An Opportunity as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedOpportunity {
    /// Its number.
    pub number: u8,
    /// What it does.
    pub effect: Effect,
    /// Its kind.
    pub category: Category,
    /// When it can be used.
    pub window: Window,
    /// Whether it can be used alone (WW-164).
    #[serde(default = "yes")]
    pub solo: bool,
}

const fn yes() -> bool {
    true
}
