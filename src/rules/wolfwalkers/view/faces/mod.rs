//! How cards and pieces look. One file for each kind; here what they share.

mod cards;
mod marks;
mod modules;

use crate::rules::{
    Arg, Words,
    wolfwalkers::{Face as Card, Opportunity, Quirk, Symbol},
};

pub use cards::{card, covered, demand, laid, mini, pile, reserved, switch};
pub use marks::{dim, ring, wide};
pub use modules::{banner, marker, marker_of, next_marker, opportunity};

/// A picture's file.
pub fn art(name: &str) -> String {
    format!("wolfwalkers/{name}")
}

/// A symbol's file.
pub fn symbol(symbol: Symbol) -> String {
    art(&format!("symbol-{}", symbol.slug()))
}

/// A number in words.
pub fn number(count: impl Into<Arg>) -> Words {
    Words::new("number").with("n", count)
}

/// The name of a symbol.
pub fn symbol_name(symbol: Symbol) -> Words {
    Words::new(format!("ww-symbol-{}", symbol.slug()))
}

/// The name of a side of a card.
pub fn name(face: Card) -> Words {
    match face {
        Card::Story(story) => Words::new(format!("ww-story-{:02}", story.number())),
        Card::Goal(goal) => Words::new(format!("ww-goal-{:02}", goal.number())),
    }
}

/// The name of a Quirk.
pub fn quirk_name(quirk: Quirk) -> Words {
    Words::new(format!("ww-quirk-{}", quirk.number()))
}

/// The name of an Opportunity.
pub fn opportunity_name(card: Opportunity) -> Words {
    Words::new(format!("ww-opportunity-{}", card.number()))
}
