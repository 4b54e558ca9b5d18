//! Deck, discard pile and row: every way a movement card comes into a hand.

use super::{
    cards::MoveCard,
    event::Event,
    play::Out,
    state::{Board, HAND, Phase, ROW, Then, Tilting},
};
use crate::rules::{Pile, Seat};

impl Tilting {
    /// Whether there is anything to draw.
    pub(super) fn can_draw(&self) -> bool {
        match self.setup.board {
            Board::Row => !self.row.is_empty(),
            Board::Shield | Board::Lance => !self.hidden.deck.is_empty() || !self.discard.is_empty(),
        }
    }

    /// An empty deck is made anew from the discard pile, where there is one (TW-55, TW-R11).
    pub(super) fn renew(&mut self, out: &mut Out) {
        if !self.hidden.deck.is_empty() || self.discard.is_empty() {
            return;
        }
        let cards = std::mem::take(&mut self.discard);
        out.events.push(Event::Renewed { cards: cards.len() as u8 });
        let hidden = &mut self.hidden.0;
        hidden.deck = Pile::shuffled(cards, &mut hidden.rng);
        // The row may have been short for want of a deck (TW-R29).
        self.refill_row(out);
    }

    fn refill_row(&mut self, out: &mut Out) {
        if self.setup.board != Board::Row {
            return;
        }
        while self.row.len() < ROW {
            let Some(card) = self.hidden.deck.draw() else { break };
            self.row.push(card);
            out.reveal();
        }
    }

    /// Cards go from a hand to the discard pile (TW-94).
    pub(super) fn throw(&mut self, seat: Seat, cards: Vec<MoveCard>, out: &mut Out) {
        for card in &cards {
            self.leave_hand(seat, *card);
            self.discard.push(*card);
        }
        out.events.push(Event::Discarded { seat, cards });
        out.reveal();
        self.renew(out);
    }

    /// Fills a hand up to four (TW-31).
    pub(super) fn fill(&mut self, seat: Seat, then: Then, out: &mut Out) {
        self.draw(seat, HAND.saturating_sub(self.hand(seat).len()), then, out);
    }

    /// Brings so many cards into a hand: from the deck at once, from the row one choice after the other.
    pub(super) fn draw(&mut self, seat: Seat, count: usize, then: Then, out: &mut Out) {
        if self.setup.board == Board::Row {
            self.renew(out);
            self.refill_row(out);
            if count > 0 && !self.row.is_empty() {
                self.phase = Phase::Draw { seat, left: count as u8, then };
                return;
            }
            return self.drawn(then, out);
        }
        let mut cards = 0;
        for _ in 0..count {
            self.renew(out);
            let Some(card) = self.hidden.deck.draw() else { break };
            self.hidden.hands[seat.index()].push(card);
            cards += 1;
        }
        if cards > 0 {
            out.events.push(Event::Drew { seat, cards });
            out.reveal();
        }
        self.renew(out);
        self.drawn(then, out);
    }

    /// A card is taken from the row, and the row is filled again (TW-104).
    pub(super) fn take_from_row(&mut self, card: MoveCard, out: &mut Out) {
        let Phase::Draw { seat, left, then } = self.phase else { return };
        self.row.retain(|open| *open != card);
        self.hidden.hands[seat.index()].push(card);
        self.hidden.seen[seat.index()] |= card.bit();
        out.events.push(Event::Chose { seat, card });
        self.refill_row(out);
        self.renew(out);
        self.draw(seat, usize::from(left - 1), then, out);
    }

    /// What comes when a hand has drawn.
    fn drawn(&mut self, then: Then, out: &mut Out) {
        match then {
            Then::Pass => self.pass(out),
            Then::Resume => self.rest(out),
            Then::Deal => {
                let rival = Self::rival(self.active);
                if self.hand(rival).is_empty() {
                    self.fill(rival, Then::Deal, out);
                } else {
                    self.phase = Phase::Play;
                }
            }
        }
    }

    /// Neither has a card: those under the paths become a new deck, and both draw (TW-R13).
    pub(super) fn gather(&mut self, out: &mut Out) {
        let cards: Vec<MoveCard> = self.laid.drain(..).map(|laid| laid.card).collect();
        out.events.push(Event::Gathered { cards: cards.len() as u8 });
        let hidden = &mut self.hidden.0;
        hidden.deck = Pile::shuffled(cards, &mut hidden.rng);
        self.refill_row(out);
        self.fill(self.active, Then::Deal, out);
    }
}
