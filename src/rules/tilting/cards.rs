//! Which card is which: movement cards, windmill/giant cards, missions; and the signs on the boards.

use serde::{Deserialize, Serialize};

/// The two who walk towards each other. Neither belongs to a player (TW-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Meeple {
    /// Don Quixote, blue: from the left to the right.
    Knight,
    /// Sancho Panza, red: from the right to the left.
    Squire,
}

impl Meeple {
    /// Both, the knight first.
    pub const ALL: [Meeple; 2] = [Meeple::Knight, Meeple::Squire];

    /// The one who is not this one.
    #[must_use]
    pub fn other(self) -> Meeple {
        match self {
            Meeple::Knight => Meeple::Squire,
            Meeple::Squire => Meeple::Knight,
        }
    }

    /// Its name in keys of words and pictures.
    pub fn slug(self) -> &'static str {
        match self {
            Meeple::Knight => "knight",
            Meeple::Squire => "squire",
        }
    }
}

/// How a windmill/giant card was taken (TW-45, TW-49).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    /// Giant side up: more points, and lances break.
    Giant,
    /// Windmill side up: fewer points, no lance breaks.
    Windmill,
}

impl Face {
    /// Its name in keys of words and pictures.
    pub fn slug(self) -> &'static str {
        match self {
            Face::Giant => "giant",
            Face::Windmill => "windmill",
        }
    }
}

/// Why a text is no card of a kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} “{name}”")]
pub struct NoSuchCard {
    kind: &'static str,
    name: String,
}

/// A card by its place among its kind, written by its printed name.
macro_rules! card {
    ($(#[$doc:meta])* $card:ident, $kind:literal, $count:literal, $names:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $card(u8);

        impl $card {
            /// How many there are.
            pub const COUNT: u8 = $count;

            /// Every one, in their order.
            pub fn all() -> impl DoubleEndedIterator<Item = $card> {
                (0..Self::COUNT).map($card)
            }

            /// Its place among all, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its printed name, for example `DQ07`.
            pub fn name(self) -> String {
                let names: &[(&str, u8)] = &$names;
                let mut number = self.0;
                for (prefix, count) in names {
                    if number < *count {
                        return format!("{prefix}{:02}", number + 1);
                    }
                    number -= count;
                }
                String::new()
            }
        }

        impl From<$card> for String {
            fn from(card: $card) -> String {
                card.name()
            }
        }

        impl TryFrom<String> for $card {
            type Error = NoSuchCard;

            fn try_from(name: String) -> Result<$card, NoSuchCard> {
                Self::all().find(|card| card.name() == name).ok_or(NoSuchCard { kind: $kind, name })
            }
        }
    };
}

card!(
    /// One of the 60 movement cards, `DQ01` to `DQ30` and `SP01` to `SP30`.
    MoveCard,
    "movement card",
    60,
    [("DQ", 30), ("SP", 30)]
);
card!(
    /// One of the 15 windmill/giant cards, `W01` to `W15`.
    StackCard,
    "windmill or giant card",
    15,
    [("W", 15)]
);
card!(
    /// One of the 11 missions, `M01` to `M11`.
    Mission,
    "mission",
    11,
    [("M", 11)]
);

impl MoveCard {
    /// Whom it moves (TW-25, TW-26).
    pub const fn meeple(self) -> Meeple {
        if self.0 < 30 { Meeple::Knight } else { Meeple::Squire }
    }

    /// This card alone, in a set of movement cards.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// What a sign beside a field stands for (TW-91 to TW-101).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sign {
    /// One more movement card (TW-91).
    Extra,
    /// Either meeple 1 or 2 fields towards the other (TW-92).
    Closer,
    /// The rival's whole hand is exchanged (TW-93).
    Scatter,
    /// One broken lance becomes whole (TW-96).
    MendOne,
    /// A look at the rival's movement cards (TW-97).
    Peek,
    /// Any own movement cards are exchanged (TW-99).
    Swap,
    /// Either meeple 1 or 2 fields away from the other (TW-100).
    Apart,
    /// Two broken lances become whole (TW-101).
    MendTwo,
}

impl Sign {
    /// Every sign, those of Quixote's board first.
    pub const ALL: [Sign; 8] = [
        Sign::Extra,
        Sign::Closer,
        Sign::Scatter,
        Sign::MendOne,
        Sign::Peek,
        Sign::Swap,
        Sign::Apart,
        Sign::MendTwo,
    ];

    /// Its name in keys of words and pictures.
    pub fn slug(self) -> &'static str {
        match self {
            Sign::Extra => "extra-card",
            Sign::Closer => "step-closer",
            Sign::Scatter => "scatter",
            Sign::MendOne => "mend-one",
            Sign::Peek => "peek",
            Sign::Swap => "swap",
            Sign::Apart => "step-apart",
            Sign::MendTwo => "mend-two",
        }
    }

    /// The board it stands on.
    pub fn board(self) -> Meeple {
        match self {
            Sign::Extra | Sign::Closer | Sign::Scatter | Sign::MendOne => Meeple::Knight,
            Sign::Peek | Sign::Swap | Sign::Apart | Sign::MendTwo => Meeple::Squire,
        }
    }

    /// The clause that says what it does.
    pub fn clause(self) -> &'static str {
        match self {
            Sign::Extra => "TW-91",
            Sign::Closer => "TW-92",
            Sign::Scatter => "TW-93",
            Sign::MendOne => "TW-96",
            Sign::Peek => "TW-97",
            Sign::Swap => "TW-99",
            Sign::Apart => "TW-100",
            Sign::MendTwo => "TW-101",
        }
    }

    /// How many broken lances it turns; none for a sign of another kind.
    pub fn mends(self) -> u8 {
        match self {
            Sign::MendOne => 1,
            Sign::MendTwo => 2,
            _ => 0,
        }
    }
}
