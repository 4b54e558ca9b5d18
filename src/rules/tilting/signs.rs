//! The signs of the tactical game that do not move a meeple (TW-91 to TW-99).

use super::{
    cards::{MoveCard, Sign},
    event::Event,
    play::Out,
    state::{HAND, Phase, Then, Tilting},
};

impl Tilting {
    /// Whether a sign the active player stopped at leaves anything to do.
    pub(super) fn is_usable(&self, sign: Sign) -> bool {
        let seat = self.active;
        match sign {
            Sign::Extra | Sign::Swap => !self.hand(seat).is_empty(),
            Sign::Closer => true,
            Sign::Apart => self.steps(sign).next().is_some(),
            Sign::MendOne | Sign::MendTwo => self.broken(seat) > 0,
            Sign::Scatter => !self.hand(Self::rival(seat)).is_empty() || self.can_draw(),
            Sign::Peek => !self.hand(Self::rival(seat)).is_empty(),
        }
    }

    pub(super) fn use_sign(&mut self, out: &mut Out) {
        let Phase::Sign(sign) = self.phase else { return };
        let seat = self.active;
        match sign {
            Sign::MendOne | Sign::MendTwo => {
                out.events.push(Event::Used { seat, sign });
                self.mend(seat, sign.mends(), out);
                self.rest(out);
            }
            Sign::Peek => {
                out.events.push(Event::Used { seat, sign });
                let rival = Self::rival(seat);
                let bits = self.hand(rival).iter().fold(0, |bits, card| bits | card.bit());
                self.hidden.peeked[rival.index()] |= bits;
                self.phase = Phase::Look;
                out.reveal();
            }
            Sign::Scatter => {
                out.events.push(Event::Used { seat, sign });
                let rival = Self::rival(seat);
                self.throw(rival, self.hand(rival).to_vec(), out);
                self.draw(rival, HAND, Then::Resume, out);
            }
            Sign::Extra | Sign::Closer | Sign::Apart | Sign::Swap => {}
        }
    }

    /// The chosen cards are exchanged for as many (TW-99, TW-R27).
    pub(super) fn swap(&mut self, out: &mut Out) {
        let Phase::Swap(chosen) = self.phase else { return };
        let seat = self.active;
        let at = |at: &usize| chosen & (1 << at) != 0;
        let cards: Vec<MoveCard> =
            (0..self.hand(seat).len()).filter(at).map(|at| self.hand(seat)[at]).collect();
        let count = cards.len();
        self.throw(seat, cards, out);
        self.draw(seat, count, Then::Resume, out);
    }
}
