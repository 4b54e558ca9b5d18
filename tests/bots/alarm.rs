//! A game that can be imagined ten times; then it rings.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{Rng, Seat, SeatSet, Standing, Turn, Viewer};

use super::toy::{Toy, standing};

pub static RINGS: AtomicBool = AtomicBool::new(false);
pub static IMAGINED: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alarm(u32);

impl Toy for Alarm {
    type Move = u32;

    fn new(_: &mut Rng) -> Self {
        Alarm(0)
    }

    fn turn(&self) -> Turn {
        if self.0 < 5 { Turn::Acting(SeatSet::first(1)) } else { Turn::Over }
    }

    fn moves(&self, _: Seat) -> Vec<u32> {
        vec![1, 2]
    }

    fn make(&mut self, _: Seat, steps: &u32) {
        self.0 += steps;
    }

    fn imagine(&mut self, _: Viewer, _: &mut Rng) {
        if IMAGINED.fetch_add(1, Ordering::Relaxed) == 9 {
            RINGS.store(true, Ordering::Relaxed);
        }
    }

    fn standing(&self) -> Standing {
        standing(self.0, &[0], Vec::new())
    }
}
