//! One of four numbers is hidden. Seat 0 may pass, which is a tie, or bet and then guess: right wins, wrong
//! loses. Nobody who does not know the number should bet, since three of four guesses are wrong.

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{Rng, Seat, SeatSet, Standing, Turn, Viewer};

use super::toy::{Toy, standing};

/// The number, and what was done. Of the flawed one, `imagine` forgets to draw the number anew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Guess<const LEAKS: bool> {
    pub hidden: u8,
    done: Vec<Act>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    Pass,
    Bet,
    Number(u8),
}

impl<const LEAKS: bool> Guess<LEAKS> {
    pub fn hiding(hidden: u8) -> Self {
        Guess { hidden, done: Vec::new() }
    }
}

impl<const LEAKS: bool> Toy for Guess<LEAKS> {
    type Move = Act;

    fn new(rng: &mut Rng) -> Self {
        Self::hiding(rng.below(4) as u8)
    }

    fn turn(&self) -> Turn {
        match self.done.last() {
            None | Some(Act::Bet) => Turn::Acting(SeatSet::NONE.with(Seat(0))),
            Some(Act::Pass | Act::Number(_)) => Turn::Over,
        }
    }

    fn moves(&self, _: Seat) -> Vec<Act> {
        if self.done.is_empty() { vec![Act::Bet, Act::Pass] } else { (0..4).map(Act::Number).collect() }
    }

    fn make(&mut self, _: Seat, act: &Act) {
        self.done.push(*act);
    }

    fn imagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        if !LEAKS && !viewer.sees(Seat(1)) {
            self.hidden = rng.below(4) as u8;
        }
    }

    fn standing(&self) -> Standing {
        let winners = match self.done.last() {
            Some(Act::Number(number)) if *number == self.hidden => vec![Seat(0)],
            Some(Act::Number(_)) => vec![Seat(1)],
            _ => Vec::new(),
        };
        standing(0, &[0, 0], winners)
    }
}
