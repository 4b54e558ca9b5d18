//! Three take turns: each keeps two coins, or gives three to each of the others. Rivals keep; friends give.

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{Rng, Seat, SeatSet, Standing, Turn};

use super::toy::{Toy, standing};

/// Played together or not, for so many turns or (0) for ever, seat 0 so many coins ahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pot<const TOGETHER: bool, const TURNS: u32, const AHEAD: i64> {
    coins: [i64; 3],
    turns: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    Keep,
    Give,
}

impl<const TOGETHER: bool, const TURNS: u32, const AHEAD: i64> Toy for Pot<TOGETHER, TURNS, AHEAD> {
    type Move = Act;

    const TOGETHER: bool = TOGETHER;
    const SITTING: Option<u32> = if TURNS == 0 { Some(30) } else { None };

    fn new(_: &mut Rng) -> Self {
        Pot { coins: [AHEAD, 0, 0], turns: 0 }
    }

    fn turn(&self) -> Turn {
        match TURNS > 0 && self.turns == TURNS {
            true => Turn::Over,
            false => Turn::Acting(SeatSet::NONE.with(Seat((self.turns % 3) as u8))),
        }
    }

    fn moves(&self, _: Seat) -> Vec<Act> {
        vec![Act::Give, Act::Keep]
    }

    fn make(&mut self, seat: Seat, act: &Act) {
        self.turns += 1;
        for (at, coins) in self.coins.iter_mut().enumerate() {
            *coins += match (act, at == seat.index()) {
                (Act::Keep, true) => 2,
                (Act::Give, false) => 3,
                _ => 0,
            };
        }
    }

    fn standing(&self) -> Standing {
        let most = self.coins.iter().max();
        let richest = (0..3).filter(|&at| self.turn() == Turn::Over && Some(&self.coins[at]) == most);
        standing(self.turns, &self.coins, richest.map(|at| Seat(at as u8)).collect())
    }
}
