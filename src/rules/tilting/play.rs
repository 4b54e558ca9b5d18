//! A move is made: cards and meeples, meetings, signs, the end of a turn.

use super::{
    cards::{Face, Meeple, MoveCard, Sign},
    content::Reward,
    event::Event,
    moves::Move,
    state::{Laid, Outcome, Phase, Then, Tilting, Won},
    track::Meeting,
};
use crate::rules::{Played, Refusal, Seat, Wall};

/// What a move has brought so far.
#[derive(Default)]
pub(super) struct Out {
    pub events: Vec<Event>,
    pub wall: Option<Wall>,
}

impl Out {
    /// Notes that something came to light.
    pub fn reveal(&mut self) {
        self.wall = Some(Wall::Revealed);
    }
}

impl Tilting {
    pub(super) fn make(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.check(seat, mv)?;
        let mut out = Out { events: Vec::with_capacity(6), wall: None };
        match *mv {
            Move::Play(card) => self.play_card(card, &mut out),
            Move::Mission(mission) => {
                self.hidden.missions[seat.index()].retain(|held| *held != mission);
                self.side_mut(seat).played.push(mission);
                out.events.push(Event::Fulfilled { seat, mission });
                if let Reward::Lances(lances) = Self::content().mission(mission).reward {
                    self.mend(seat, lances, &mut out);
                }
                // With the last mission gone there may be nothing left to wait for (TW-64).
                if self.phase == Phase::End {
                    self.rest(&mut out);
                }
            }
            Move::Use => self.use_sign(&mut out),
            Move::Skip => {
                if let Phase::Sign(sign) = self.phase {
                    out.events.push(Event::Left { seat, sign });
                }
                self.rest(&mut out);
            }
            Move::Step { meeple, fields } => self.step(meeple, fields, &mut out),
            Move::Give(at) => {
                let chosen = if let Phase::Swap(chosen) = self.phase { chosen } else { 0 };
                self.phase = Phase::Swap(chosen | 1 << at);
            }
            Move::Swap => self.swap(&mut out),
            Move::Seen => self.rest(&mut out),
            Move::Take(card) => self.take_from_row(card, &mut out),
            Move::End => self.finish(&mut out),
        }
        Ok(Played { events: out.events, wall: out.wall })
    }

    /// A movement card is laid and its meeple walks at once (TW-24 to TW-30).
    fn play_card(&mut self, card: MoveCard, out: &mut Out) {
        let seat = self.active;
        self.leave_hand(seat, card);
        self.laid.push(Laid { card, by: seat });
        out.events.push(Event::Played { seat, card });
        self.walk(card.meeple(), Self::content().steps(card), out);
    }

    /// A card leaves a hand: what others knew of it counts no more.
    pub(super) fn leave_hand(&mut self, seat: Seat, card: MoveCard) {
        let hidden = &mut self.hidden.0;
        hidden.hands[seat.index()].retain(|held| *held != card);
        hidden.seen[seat.index()] &= !card.bit();
        hidden.peeked[seat.index()] &= !card.bit();
    }

    /// A meeple goes ahead: to a meeting, to a sign, or the turn goes on (TW-36 to TW-40).
    fn walk(&mut self, meeple: Meeple, steps: u8, out: &mut Out) {
        let from = self.road.at(meeple);
        let (road, meeting) = self.road.walk(meeple, steps);
        self.road = road;
        let to = road.at(meeple);
        out.events.push(Event::Walked { meeple, from, to, gap: road.gap() });
        if let Some(meeting) = meeting {
            self.meet(meeting, out);
        } else if let Some(sign) = self.sign_at(meeple, to).filter(|sign| self.is_usable(*sign)) {
            self.phase = Phase::Sign(sign);
        } else {
            self.rest(out);
        }
    }

    /// The active player takes the top card (TW-41 to TW-50), in the order of TW-R10.
    fn meet(&mut self, Meeting { relation, place, face }: Meeting, out: &mut Out) {
        let seat = self.active;
        let Some(card) = self.hidden.stack.draw() else { return };
        self.side_mut(seat).won.push(Won { card, face });
        out.events.push(Event::Took { seat, card, face, relation, place });
        // The next card lies open, even where no round follows.
        if self.top().is_some() {
            out.reveal();
        }
        if face == Face::Giant {
            let side = self.side_mut(seat);
            let lances = Self::content().card(card).lances.min(side.lances);
            side.lances -= lances;
            let left = side.lances;
            out.events.push(Event::Broke { seat, lances, left });
            if left == 0 {
                return self.over(self.broken_down(seat), out);
            }
        }
        let Some(next) = self.top() else { return self.over(self.counted(), out) };
        self.discard.extend(self.laid.drain(..).map(|laid| laid.card));
        self.renew(out);
        self.road = Self::content().card(next).road();
        out.events.push(Event::Round { number: self.taken() + 1, card: next });
        self.rest(out);
    }

    fn over(&mut self, outcome: Outcome, out: &mut Out) {
        self.outcome = Some(outcome);
        out.events.push(Event::Over(outcome));
    }

    /// Nothing is due any more but missions (TW-64): the turn waits for whoever still holds one, fulfilled
    /// or not, and else ends by itself.
    pub(super) fn rest(&mut self, out: &mut Out) {
        if self.missions(self.active).is_empty() {
            self.finish(out);
        } else {
            self.phase = Phase::End;
        }
    }

    /// The turn ends: the hand is filled, and the rival is next (TW-31, TW-56).
    fn finish(&mut self, out: &mut Out) {
        self.fill(self.active, Then::Pass, out);
    }

    /// The rival's turn begins.
    pub(super) fn pass(&mut self, out: &mut Out) {
        self.active = Self::rival(self.active);
        self.begin_turn(out);
    }

    /// A turn begins: with a card to play, or without any (TW-R13).
    fn begin_turn(&mut self, out: &mut Out) {
        let seat = self.active;
        if !self.hand(seat).is_empty() {
            self.phase = Phase::Play;
            return;
        }
        out.events.push(Event::Stuck { seat });
        if self.hand(Self::rival(seat)).is_empty() {
            self.gather(out);
        } else {
            self.rest(out);
        }
    }

    pub(super) fn mend(&mut self, seat: Seat, lances: u8, out: &mut Out) {
        let lances = lances.min(self.broken(seat));
        let side = self.side_mut(seat);
        side.lances += lances;
        let left = side.lances;
        out.events.push(Event::Mended { seat, lances, left });
    }

    /// A sign moves a meeple: closer it walks on, apart it only stands elsewhere (TW-92, TW-100, TW-R22).
    fn step(&mut self, meeple: Meeple, fields: u8, out: &mut Out) {
        let Phase::Sign(sign) = self.phase else { return };
        out.events.push(Event::Stepped { seat: self.active, sign, meeple, fields });
        if sign == Sign::Closer {
            return self.walk(meeple, fields, out);
        }
        let from = self.road.at(meeple);
        let to = from.back(meeple, fields).unwrap_or(from);
        self.road = self.road.with(meeple, to);
        out.events.push(Event::Walked { meeple, from, to, gap: self.road.gap() });
        self.rest(out);
    }
}
