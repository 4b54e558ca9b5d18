//! The four goods, and so many of each.

use serde::{Deserialize, Serialize};

use crate::rules::Words;

/// Spaces of a stall.
pub const SPACES: u8 = 6;

/// What is traded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the stalls")]
pub enum Good {
    Salt,
    Spice,
    Silk,
    Amber,
}

impl Good {
    /// All four, from cheap to dear.
    pub const ALL: [Good; 4] = [Good::Salt, Good::Spice, Good::Silk, Good::Amber];

    /// The good's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["salt", "spice", "silk", "amber"][self as usize]
    }

    /// The good's name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-good-{}", self.slug()))
    }
}

/// So many of each good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names are those on the stalls")]
pub struct Goods {
    pub salt: u8,
    pub spice: u8,
    pub silk: u8,
    pub amber: u8,
}

impl Goods {
    /// So many of every good.
    pub const fn each(count: u8) -> Goods {
        Goods { salt: count, spice: count, silk: count, amber: count }
    }

    /// How many of one there are.
    pub fn of(self, good: Good) -> u8 {
        match good {
            Good::Salt => self.salt,
            Good::Spice => self.spice,
            Good::Silk => self.silk,
            Good::Amber => self.amber,
        }
    }

    /// How many of one there are, to be changed.
    pub fn of_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Salt => &mut self.salt,
            Good::Spice => &mut self.spice,
            Good::Silk => &mut self.silk,
            Good::Amber => &mut self.amber,
        }
    }

    /// All of them together.
    pub fn total(self) -> u8 {
        [self.spice, self.silk, self.amber].into_iter().fold(self.salt, u8::saturating_add)
    }
}
