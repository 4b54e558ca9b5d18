//! The one road of 24 fields that both boards make (TW-13, TW-R4), and what a meeting on it is.

use serde::{Deserialize, Serialize};

use super::cards::{Face, Meeple};

/// Fields of each board.
const BOARD: u8 = 12;
/// Quixote's end of the bridge.
const BRIDGE: u8 = BOARD;
/// The last field of the road.
const LAST: u8 = 2 * BOARD;

/// A field of the joined road: 1 to 12 are Q1 to Q12, 13 to 24 are S12 to S1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Pos(u8);

impl Pos {
    /// The field `number` of the board that belongs to `board` (TW-R3, TW-R4).
    pub const fn on(board: Meeple, number: u8) -> Pos {
        match board {
            Meeple::Knight => Pos(number),
            Meeple::Squire => Pos(LAST + 1 - number),
        }
    }

    /// Every field, from Quixote's outer edge to Sancho's.
    pub fn all() -> impl Iterator<Item = Pos> {
        (1..=LAST).map(Pos)
    }

    /// Its place on the joined road, 1 to 24.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whose board it is on.
    pub const fn board(self) -> Meeple {
        if self.0 <= BOARD { Meeple::Knight } else { Meeple::Squire }
    }

    /// Its number on its own board, 1 at the outer edge to 12 at the bridge.
    pub const fn field(self) -> u8 {
        if self.0 <= BOARD { self.0 } else { LAST + 1 - self.0 }
    }

    /// Whether it is one of the two ends of the bridge.
    pub const fn is_bridge_end(self) -> bool {
        self.field() == BOARD
    }

    /// What a meeting is whose standing meeple is on this field: a giant on Sancho's board and on both ends
    /// of the bridge, a windmill on the rest of Quixote's board (TW-43, TW-44, TW-48, TW-R7).
    pub const fn meeting(self) -> Face {
        if self.0 >= BRIDGE { Face::Giant } else { Face::Windmill }
    }

    /// The field so many steps ahead for this meeple, or the road's last (TW-30, TW-R8).
    #[must_use]
    pub fn ahead(self, meeple: Meeple, steps: u8) -> Pos {
        match meeple {
            Meeple::Knight => Pos(self.0.saturating_add(steps).min(LAST)),
            Meeple::Squire => Pos(self.0.saturating_sub(steps).max(1)),
        }
    }

    /// Every field on the way to another, that one last.
    pub fn until(self, to: Pos) -> impl Iterator<Item = Pos> {
        let ahead = (self.0 + 1..=to.0).map(Pos);
        let back = (to.0..self.0).rev().map(Pos);
        ahead.chain(back)
    }

    /// The field so many steps back, if there is one (TW-R24).
    #[must_use]
    pub fn back(self, meeple: Meeple, steps: u8) -> Option<Pos> {
        match meeple {
            Meeple::Knight => self.0.checked_sub(steps).filter(|at| *at >= 1).map(Pos),
            Meeple::Squire => self.0.checked_add(steps).filter(|at| *at <= LAST).map(Pos),
        }
    }
}

impl From<Pos> for u8 {
    fn from(pos: Pos) -> u8 {
        pos.0
    }
}

impl TryFrom<u8> for Pos {
    type Error = String;

    fn try_from(number: u8) -> Result<Pos, String> {
        if (1..=LAST).contains(&number) {
            Ok(Pos(number))
        } else {
            Err(format!("the road has fields 1 to {LAST}, not {number}"))
        }
    }
}

/// Where both stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Road {
    /// The knight.
    pub knight: Pos,
    /// The squire.
    pub squire: Pos,
}

/// How the two stand when they have met (TW-R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Relation {
    /// On neighbouring fields (TW-37).
    Adjacent,
    /// On one field (TW-38).
    Same,
    /// They have gone past each other (TW-39).
    Passed,
}

/// A meeting: how they stand, where it counts, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// How they stand.
    pub relation: Relation,
    /// The field of the meeple that was not moved (TW-R7).
    pub place: Pos,
    /// Giant or windmill.
    pub face: Face,
}

impl Road {
    /// Where one of them stands.
    pub const fn at(&self, meeple: Meeple) -> Pos {
        match meeple {
            Meeple::Knight => self.knight,
            Meeple::Squire => self.squire,
        }
    }

    /// The same road with one of them elsewhere.
    #[must_use]
    pub const fn with(self, meeple: Meeple, at: Pos) -> Road {
        match meeple {
            Meeple::Knight => Road { knight: at, ..self },
            Meeple::Squire => Road { squire: at, ..self },
        }
    }

    /// How many fields apart they are: 1 next to each other, below 0 past each other.
    pub fn gap(&self) -> i8 {
        self.squire.0 as i8 - self.knight.0 as i8
    }

    /// The road after a meeple went ahead.
    #[must_use]
    pub fn after(&self, meeple: Meeple, steps: u8) -> Road {
        self.with(meeple, self.at(meeple).ahead(meeple, steps))
    }

    /// The road after a meeple went ahead, and the meeting that brings. Who would leave the road stops on its
    /// last field and has passed (TW-R8).
    #[must_use]
    pub fn walk(&self, meeple: Meeple, steps: u8) -> (Road, Option<Meeting>) {
        let road = self.after(meeple, steps);
        let off = road.at(meeple).0.abs_diff(self.at(meeple).0) < steps;
        let meeting = road.meeting(meeple);
        (road, meeting.map(|met| if off { Meeting { relation: Relation::Passed, ..met } } else { met }))
    }

    /// The meeting there is after `mover` was moved to where it stands, if there is one (TW-36 to TW-39).
    pub fn meeting(&self, mover: Meeple) -> Option<Meeting> {
        let relation = match self.gap() {
            2.. => return None,
            1 => Relation::Adjacent,
            0 => Relation::Same,
            _ => Relation::Passed,
        };
        let place = self.at(mover.other());
        Some(Meeting { relation, place, face: place.meeting() })
    }
}
