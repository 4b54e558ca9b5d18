//! The Calendar: what moves its marker, and how it ends the game.

use serde::{Deserialize, Serialize};

use super::{event::Event, play::Out, state::ValleyDuel};
use crate::rules::Seat;

/// Turns of a round.
const ROUND: u16 = 2;

/// What moves the Calendar (VD-158).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A player has 40 Victory Points (VD-63).
    Forty(Seat),
    /// The Wheel Enhancement stack is used up (VD-77).
    Tiles,
    /// The Farm Enhancement deck is used up (VD-92).
    Farms,
    /// A player built the fifth Windmill (VD-124).
    Windmill(Seat),
    /// The Market stack is used up (VD-135).
    Market,
    /// A player traded for the sixth time (VD-151).
    Trade(Seat),
}

impl ValleyDuel {
    /// The round we are in, from 1.
    pub const fn round(&self) -> u16 {
        self.turns / 2 + 1
    }

    /// Whether the Calendar has reached its end, and this is the last round but one or the last.
    pub const fn is_ending(&self) -> bool {
        self.last.is_some()
    }

    /// Whether each player has just one turn left, or none (VD-34).
    pub const fn is_last_round(&self) -> bool {
        match self.last {
            Some(last) => self.turns + 2 >= last,
            None => false,
        }
    }

    /// The Guilders beside the Calendar marker (VD-154).
    pub fn calendar_value(&self) -> u8 {
        Self::content().calendar()[usize::from(self.calendar)]
    }

    /// The Calendar marker moves on; on the last space it stays (VD-158, VD-R13).
    pub(super) fn advance(&mut self, cause: Cause, out: &mut Out) {
        self.causes.push(cause);
        let end = Self::content().calendar().len() as u8 - 1;
        if self.calendar >= end {
            return;
        }
        self.calendar += 1;
        out.tell(Event::Calendar { space: self.calendar, cause });
        if self.calendar == end {
            // This round is finished, and one more is played (VD-33, VD-34).
            self.last = Some((self.turns / ROUND + 2) * ROUND);
            out.tell(Event::Ending);
        }
    }
}
