//! The three wheels and their gears (VD-07 to VD-09, VD-38 to VD-44, VD-R3).

use serde::{Deserialize, Serialize};

use super::pieces::{Tile, Wheel};
use crate::rules::{Rng, Seat};

/// Sections of the Central Wheel.
pub const CENTRAL: u8 = 8;
/// Sections of each Personal Wheel.
pub const OWN: u8 = 5;

/// How the wheels stand, and the tiles on them. Sections are numbered clockwise on each wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wheels {
    /// The section of either Personal Wheel that is interlocked: the same for both (VD-08).
    pub own: u8,
    /// The section of the Central Wheel that is interlocked with the red wheel.
    pub central: u8,
    /// The tiles on the Central Wheel, by section.
    pub on_central: [Option<Tile>; CENTRAL as usize],
    /// The tiles on each player's Personal Wheel, by section.
    pub on_own: [[Option<Tile>; OWN as usize]; 2],
}

impl Wheels {
    /// Wheels that were spun: any position in which all sections align (VD-09, VD-12).
    pub(super) fn spun(rng: &mut Rng) -> Wheels {
        Wheels {
            own: rng.below(usize::from(OWN)) as u8,
            central: rng.below(usize::from(CENTRAL)) as u8,
            on_central: [None; CENTRAL as usize],
            on_own: [[None; OWN as usize]; 2],
        }
    }

    /// How many sections a wheel has.
    pub const fn sections(wheel: Wheel) -> u8 {
        match wheel {
            Wheel::Own => OWN,
            Wheel::Central => CENTRAL,
        }
    }

    /// The section of a wheel that is interlocked where a player sits (VD-43).
    pub const fn meshed(&self, seat: Seat, wheel: Wheel) -> u8 {
        match wheel {
            Wheel::Own => self.own,
            Wheel::Central if seat.0 == 0 => self.central,
            // The players sit opposite each other.
            Wheel::Central => (self.central + CENTRAL / 2) % CENTRAL,
        }
    }

    /// Whether a section is interlocked with another wheel, on whichever side (VD-73).
    pub const fn is_meshed(&self, wheel: Wheel, section: u8) -> bool {
        match wheel {
            Wheel::Own => section == self.own,
            Wheel::Central => section % (CENTRAL / 2) == self.central % (CENTRAL / 2),
        }
    }

    /// The tile on a section.
    pub const fn tile(&self, seat: Seat, wheel: Wheel, section: u8) -> Option<Tile> {
        match wheel {
            Wheel::Own => self.on_own[seat.0 as usize][section as usize],
            Wheel::Central => self.on_central[section as usize],
        }
    }

    /// Whether a player may lay a tile there (VD-73, VD-74).
    pub const fn is_free(&self, seat: Seat, wheel: Wheel, section: u8) -> bool {
        section < Self::sections(wheel)
            && !self.is_meshed(wheel, section)
            && self.tile(seat, wheel, section).is_none()
    }

    /// The sections of a wheel on which a player may lay a tile.
    pub fn free(&self, seat: Seat, wheel: Wheel) -> impl Iterator<Item = u8> + '_ {
        (0..Self::sections(wheel)).filter(move |section| self.is_free(seat, wheel, *section))
    }

    pub(super) const fn lay(&mut self, seat: Seat, wheel: Wheel, section: u8, tile: Tile) {
        let place = match wheel {
            Wheel::Own => &mut self.on_own[seat.0 as usize][section as usize],
            Wheel::Central => &mut self.on_central[section as usize],
        };
        *place = Some(tile);
    }

    /// Turns all three: the Personal Wheels clockwise, the Central Wheel the other way round (VD-41).
    pub(super) const fn turn(&mut self, steps: u8) {
        self.own = (self.own + OWN * steps - steps) % OWN;
        self.central = (self.central + steps) % CENTRAL;
    }

    /// The same wheels after so many steps of either player.
    #[must_use]
    pub fn turned(&self, steps: u8) -> Wheels {
        let mut wheels = self.clone();
        wheels.turn(steps);
        wheels
    }
}
