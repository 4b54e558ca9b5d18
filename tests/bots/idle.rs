//! Two who only ever turn a coin over: no round comes to an end.

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{Rng, Seat, SeatSet, Standing, Turn};

use super::toy::{Toy, standing};

/// Which side of the coin is up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Idle(bool);

impl Toy for Idle {
    type Move = ();

    const SITTING: Option<u32> = Some(1);

    fn new(_: &mut Rng) -> Self {
        Idle(true)
    }

    fn turn(&self) -> Turn {
        Turn::Acting(SeatSet::first(2))
    }

    fn moves(&self, _: Seat) -> Vec<()> {
        vec![()]
    }

    fn make(&mut self, _: Seat, (): &()) {
        self.0 = !self.0;
    }

    fn standing(&self) -> Standing {
        standing(0, &[0, 0], Vec::new())
    }
}
