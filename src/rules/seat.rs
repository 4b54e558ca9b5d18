//! Who acts and who looks: seats, sets of seats, viewers.

use serde::{Deserialize, Serialize};

/// A place in the rules: a player, or in Mythwind a character. One person may hold several seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in arrays that hold one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const NONE: SeatSet = SeatSet(0);

    /// The seats 0 to `count` - 1.
    pub fn first(count: u8) -> SeatSet {
        (0..count.min(8)).map(Seat).collect()
    }

    /// This set and one seat more.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Any of these seats may act now, in any order.
    Acting(SeatSet),
    /// The game is over.
    Over,
}

impl Turn {
    /// The seats that may act; none when the game is over.
    pub fn acting(self) -> SeatSet {
        match self {
            Turn::Acting(seats) => seats,
            Turn::Over => SeatSet::NONE,
        }
    }
}

/// For whose eyes something is: the whole room, or those who hold these seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// What everybody may see, and no more.
    Public,
    /// What is public and what these seats may see.
    Seats(SeatSet),
}

impl Viewer {
    /// The viewer who holds exactly this seat.
    pub fn seat(seat: Seat) -> Viewer {
        Viewer::Seats(SeatSet::NONE.with(seat))
    }

    /// Whether this viewer may see what `seat` sees.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Public => false,
            Viewer::Seats(seats) => seats.contains(seat),
        }
    }
}
