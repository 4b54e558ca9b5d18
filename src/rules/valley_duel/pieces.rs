//! Which piece is which: bulbs, tiles and cards, and the places where they lie.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// Who sits at the red wheel (VD-11).
pub const RED: Seat = Seat(0);
/// Who sits at the yellow wheel (VD-11).
pub const YELLOW: Seat = Seat(1);

/// Both, red first.
pub const SEATS: [Seat; 2] = [RED, YELLOW];

/// The colour of a bulb, and of the tulip it becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "colours")]
pub enum Colour {
    White,
    Yellow,
    Red,
    Violet,
    Black,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// In the order of the Windmill section's columns.
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::White, Colour::Yellow, Colour::Red, Colour::Violet, Colour::Black];

    /// Its place among all.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in keys of words and pictures.
    pub const fn slug(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
            Colour::Violet => "violet",
            Colour::Black => "black",
        }
    }
}

/// Some of the colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colours(u8);

impl Colours {
    /// None of them.
    pub const NONE: Colours = Colours(0);
    /// All five.
    pub const ALL: Colours = Colours((1 << Colour::COUNT) - 1);

    /// These and one more.
    #[must_use]
    pub const fn with(self, colour: Colour) -> Colours {
        Colours(self.0 | 1 << colour.index())
    }

    /// Those that are among both.
    #[must_use]
    pub const fn and(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }

    /// Those of these that are not among the others.
    #[must_use]
    pub const fn but(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// Those that are among either.
    #[must_use]
    pub const fn or(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// Whether a colour is among them.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour.index()) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 & Colours::ALL.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        (self.0 & Colours::ALL.0).count_ones() as usize
    }

    /// In their order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Colours::NONE, Colours::with)
    }
}

/// A number that belongs to no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} {number}")]
pub struct NoSuchPiece {
    kind: &'static str,
    number: u8,
}

/// A piece by its printed number, from 1.
macro_rules! piece {
    ($(#[$doc:meta])* $piece:ident, $kind:literal, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        pub struct $piece(u8);

        impl $piece {
            /// How many there are.
            pub const COUNT: u8 = $count;

            /// Every one, by number.
            pub fn all() -> impl DoubleEndedIterator<Item = $piece> {
                (0..Self::COUNT).map($piece)
            }

            /// The one with this number; none if there is no such number.
            pub const fn of(number: u8) -> Option<$piece> {
                if number >= 1 && number <= Self::COUNT { Some($piece(number - 1)) } else { None }
            }

            /// Its place among all, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its printed number, from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        impl From<$piece> for u8 {
            fn from(piece: $piece) -> u8 {
                piece.number()
            }
        }

        impl TryFrom<u8> for $piece {
            type Error = NoSuchPiece;

            fn try_from(number: u8) -> Result<$piece, NoSuchPiece> {
                $piece::of(number).ok_or(NoSuchPiece { kind: $kind, number })
            }
        }
    };
}

piece!(
    /// One of the 11 Export tiles.
    Export,
    "Export tile",
    11
);
piece!(
    /// One of the 5 Demand tiles.
    Demand,
    "Demand tile",
    5
);
piece!(
    /// One of the 12 Market tiles.
    Lot,
    "Market tile",
    12
);
piece!(
    /// One of the 24 Wheel Enhancement tiles: 1 to 12 are wooden, 13 to 24 silver.
    Tile,
    "Wheel Enhancement tile",
    24
);
piece!(
    /// One of the 20 Farm Enhancement cards.
    Farm,
    "Farm Enhancement card",
    20
);
piece!(
    /// One of the 12 Patches of the board.
    Patch,
    "Patch",
    12
);
piece!(
    /// One of the 12 Windmill spaces of the board.
    Node,
    "Windmill space",
    12
);
piece!(
    /// One of the 5 Port spaces, clockwise.
    Port,
    "Port",
    5
);

/// What a Wheel Enhancement tile is made of: its cost on the own Personal Wheel (VD-70, VD-71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// It costs 1 Guilder.
    Wooden,
    /// It costs 2 Guilders.
    Silver,
}

impl Tile {
    /// What it is made of.
    pub const fn kind(self) -> Kind {
        if self.0 < Self::COUNT / 2 { Kind::Wooden } else { Kind::Silver }
    }

    /// What it costs on the own Personal Wheel, in Guilders; on the Central Wheel nothing.
    pub const fn cost(self) -> u8 {
        match self.kind() {
            Kind::Wooden => 1,
            Kind::Silver => 2,
        }
    }
}

impl Port {
    /// The next one clockwise.
    #[must_use]
    pub const fn next(self) -> Port {
        Port((self.0 + 1) % Self::COUNT)
    }

    /// The next one counter-clockwise.
    #[must_use]
    pub const fn previous(self) -> Port {
        Port((self.0 + Self::COUNT - 1) % Self::COUNT)
    }
}

/// A wheel, as a player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Wheel {
    /// The own Personal Wheel.
    Own,
    /// The Central Wheel.
    Central,
}

impl Wheel {
    /// The other one of the two that interlock.
    #[must_use]
    pub const fn other(self) -> Wheel {
        match self {
            Wheel::Own => Wheel::Central,
            Wheel::Central => Wheel::Own,
        }
    }
}

/// Where a Market tile lies (VD-125).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stall {
    /// Face up, next to the stack.
    Near,
    /// Face up, farthest from the stack.
    Far,
    /// Face down on top of the stack.
    Stack,
}

impl Stall {
    /// All three.
    pub const ALL: [Stall; 3] = [Stall::Near, Stall::Far, Stall::Stack];
}

/// Which of the two deals of a Market tile (VD-126).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "as printed")]
pub enum Half {
    Top,
    Bottom,
}

impl Half {
    /// Both.
    pub const ALL: [Half; 2] = [Half::Top, Half::Bottom];
}

/// What a Farm Enhancement card becomes for whoever takes it (VD-81, VD-82).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// The own Helper: it goes into the row nearer to the player.
    Helper,
    /// The own Contract: it goes into the row farther from the player.
    Contract,
}

impl Role {
    /// Both.
    pub const ALL: [Role; 2] = [Role::Helper, Role::Contract];
}

/// Which part of its Demand tile a Port tile covers (VD-18, VD-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cover {
    /// The lower section; seal side up.
    Lower,
    /// The upper section; seal side up.
    Upper,
    /// All of it; ship side up: the port is inaccessible.
    All,
}
