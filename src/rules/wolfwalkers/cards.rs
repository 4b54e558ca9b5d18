//! Which card is which: game cards with their two sides, and their symbols.

use serde::{Deserialize, Serialize};

/// Game cards of one copy (WW-04).
pub const CARDS: u8 = 55;
/// Copies a game can use (WW-117).
pub const COPIES: u8 = 2;

/// What Stories show (WW-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the symbols are called as on the cards")]
pub enum Symbol {
    WolfForm,
    Wolves,
    Merlyn,
    Forest,
    Town,
    Castle,
    Parents,
    Townsfolk,
    Army,
}

impl Symbol {
    /// How many there are.
    pub const COUNT: usize = 9;
    /// All nine.
    pub const ALL: [Symbol; 9] = [
        Symbol::WolfForm,
        Symbol::Wolves,
        Symbol::Merlyn,
        Symbol::Forest,
        Symbol::Town,
        Symbol::Castle,
        Symbol::Parents,
        Symbol::Townsfolk,
        Symbol::Army,
    ];

    /// Its place among all.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in keys of words and pictures.
    pub const fn slug(self) -> &'static str {
        match self {
            Symbol::WolfForm => "wolf-form",
            Symbol::Wolves => "wolves",
            Symbol::Merlyn => "merlyn",
            Symbol::Forest => "forest",
            Symbol::Town => "town",
            Symbol::Castle => "castle",
            Symbol::Parents => "parents",
            Symbol::Townsfolk => "townsfolk",
            Symbol::Army => "army",
        }
    }

    /// The symbol by the two letters patterns are written with.
    pub fn of_code(code: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.code() == code)
    }

    /// The two letters it is written with in patterns.
    pub const fn code(self) -> &'static str {
        match self {
            Symbol::WolfForm => "WF",
            Symbol::Wolves => "WO",
            Symbol::Merlyn => "ME",
            Symbol::Forest => "FO",
            Symbol::Town => "TO",
            Symbol::Castle => "CA",
            Symbol::Parents => "PA",
            Symbol::Townsfolk => "TF",
            Symbol::Army => "AR",
        }
    }
}

/// Why a number is no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} {number}")]
pub struct NoSuchCard {
    pub(super) kind: &'static str,
    pub(super) number: u8,
}

/// A side of a game card by its place among its like: the first copy's 55, then the second's.
macro_rules! side_of_card {
    ($(#[$doc:meta])* $side:ident, $kind:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        pub struct $side(u8);

        impl $side {
            /// The one with this number, from 1, of the first copy.
            pub const fn of(number: u8) -> $side {
                $side::in_copy(number, 0)
            }

            /// The one with this number, from 1, of the first copy (0) or the second (1).
            pub const fn in_copy(number: u8, copy: u8) -> $side {
                debug_assert!(1 <= number && number <= CARDS && copy < COPIES, "no such card");
                $side(number - 1 + copy * CARDS)
            }

            /// Every one of so many copies.
            pub fn all(copies: u8) -> impl Iterator<Item = $side> {
                (0..CARDS * copies.min(COPIES)).map($side)
            }

            /// Its number, 1 to 55: the same on both copies.
            pub const fn number(self) -> u8 {
                self.0 % CARDS + 1
            }

            /// Its place among all.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<$side> for u8 {
            fn from(side: $side) -> u8 {
                side.0
            }
        }

        impl TryFrom<u8> for $side {
            type Error = NoSuchCard;

            fn try_from(index: u8) -> Result<$side, NoSuchCard> {
                if index < CARDS * COPIES {
                    Ok($side(index))
                } else {
                    Err(NoSuchCard { kind: $kind, number: index })
                }
            }
        }
    };
}

side_of_card!(
    /// The front of a game card: a picture and its symbols.
    Story,
    "Story"
);
side_of_card!(
    /// The back of a game card: a condition and its points.
    Goal,
    "Goal"
);

/// Which side is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sides are called as in the rules")]
pub enum Side {
    Story,
    Goal,
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Story => Side::Goal,
            Side::Goal => Side::Story,
        }
    }
}

/// A game card as it lies: the side that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sides are called as in the rules")]
pub enum Face {
    Story(Story),
    Goal(Goal),
}

impl Face {
    /// Which side is up.
    pub const fn side(self) -> Side {
        match self {
            Face::Story(_) => Side::Story,
            Face::Goal(_) => Side::Goal,
        }
    }

    /// Whether another is the same Story or the same Goal, of whichever copy (WW-120, WW-121).
    pub const fn is_like(self, other: Face) -> bool {
        match (self, other) {
            (Face::Story(a), Face::Story(b)) => a.number() == b.number(),
            (Face::Goal(a), Face::Goal(b)) => a.number() == b.number(),
            _ => false,
        }
    }
}
