//! Noughts and crosses: nothing is hidden, and with best play nobody wins.

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{Rng, Seat, SeatSet, Standing, Turn};

use super::toy::{Toy, standing};

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The fields, row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Noughts([Option<Seat>; 9]);

impl Noughts {
    /// A position in three rows: `x` is seat 0, `o` seat 1.
    pub fn of(rows: &str) -> Noughts {
        let fields: Vec<Option<Seat>> = rows
            .chars()
            .filter_map(|c| match c {
                'x' => Some(Some(Seat(0))),
                'o' => Some(Some(Seat(1))),
                '.' => Some(None),
                _ => None,
            })
            .collect();
        Noughts(fields.try_into().expect("nine fields"))
    }

    fn winner(&self) -> Option<Seat> {
        let line = LINES
            .iter()
            .find(|line| line.iter().all(|&at| self.0[at] == self.0[line[0]]) && self.0[line[0]].is_some());
        line.and_then(|line| self.0[line[0]])
    }

    fn laid(&self) -> usize {
        self.0.iter().flatten().count()
    }
}

impl Toy for Noughts {
    type Move = usize;

    fn new(_: &mut Rng) -> Self {
        Noughts([None; 9])
    }

    fn turn(&self) -> Turn {
        match self.winner().is_some() || self.laid() == 9 {
            true => Turn::Over,
            false => Turn::Acting(SeatSet::NONE.with(Seat(self.laid() as u8 % 2))),
        }
    }

    fn moves(&self, _: Seat) -> Vec<usize> {
        (0..9).filter(|&at| self.0[at].is_none()).collect()
    }

    fn make(&mut self, seat: Seat, &at: &usize) {
        self.0[at] = Some(seat);
    }

    fn standing(&self) -> Standing {
        standing(self.laid() as u32, &[0, 0], self.winner().into_iter().collect())
    }
}
