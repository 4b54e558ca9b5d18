//! Who wins (TW-70 to TW-77).

use super::state::{By, Outcome, Tilting};
use crate::rules::{Seat, Standing, Words};

impl Tilting {
    /// The end for whoever has no whole lance left (TW-47).
    pub(super) fn broken_down(&self, seat: Seat) -> Outcome {
        Outcome::Won { seat: Self::rival(seat), by: By::Lances }
    }

    /// The end when the last card is taken: more points, then fewer cards, then nobody (TW-73 to TW-75).
    pub(super) fn counted(&self) -> Outcome {
        let [a, b] = [Seat(0), Seat(1)].map(|seat| (self.points(seat), self.side(seat).won.len()));
        let won = |first: bool, by| Outcome::Won { seat: Seat(u8::from(!first)), by };
        if a.0 != b.0 {
            won(a.0 > b.0, By::Points)
        } else if a.1 != b.1 {
            won(a.1 < b.1, By::Cards)
        } else {
            Outcome::Undecided
        }
    }

    pub(super) fn stand(&self) -> Standing {
        let scores = [Seat(0), Seat(1)].map(|seat| (seat, i64::from(self.points(seat)))).to_vec();
        let (winners, decided) = match self.outcome {
            None => (Vec::new(), None),
            Some(Outcome::Undecided) => (Vec::new(), Some(Words::new("tw-end-undecided"))),
            Some(Outcome::Won { seat, by }) => {
                let key = match by {
                    By::Lances => "tw-end-lances",
                    By::Points => "tw-end-points",
                    By::Cards => "tw-end-cards",
                };
                let words = Words::new(key).with("who", seat).with("other", Self::rival(seat));
                (vec![seat], Some(words))
            }
        };
        Standing { rounds: u32::from(self.taken()), scores, winners, decided }
    }
}
