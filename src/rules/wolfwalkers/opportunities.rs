//! What Opportunities do once they are used (WW-145 to WW-154).

use super::{
    cards::{Face, Story, Symbol},
    event::Event,
    extras::Effect,
    market::Slot,
    moves::Move,
    play::Out,
    state::{Ask, Hand, SIGNS, WolfWalkers},
};
use crate::rules::Seat;

impl WolfWalkers {
    /// How many Stories Reading the Signs shows.
    pub(super) fn signs(&self) -> usize {
        self.hidden.deck.stories().take(SIGNS).count()
    }

    /// An Opportunity is used: announced, marked, then its text is followed (WW-145).
    pub(super) fn use_card(&mut self, seat: Seat, place: u8, out: &mut Out) {
        let (Some(card), Some(effect)) =
            (self.opportunities.get(usize::from(place)).copied(), self.effect(place))
        else {
            return;
        };
        self.player_mut(seat).used[usize::from(place)] = true;
        out.events.push(Event::Used { seat, card });
        match effect {
            Effect::Reserve => self.running.ask = Some(Ask::Reserve),
            Effect::Wish => self.running.ask = Some(Ask::Wish),
            Effect::Return => self.running.ask = Some(Ask::Return),
            Effect::Cover => self.running.ask = Some(Ask::Cover),
            Effect::Swap => self.running.ask = Some(Ask::Swap),
            Effect::Slide => self.running.ask = Some(Ask::Slide),
            Effect::Look => self.running.ask = Some(Ask::Look(0)),
            Effect::Voice => self.running.ask = Some(Ask::Voice),
            Effect::Winds => self.running.ask = Some(Ask::Winds),
            Effect::Contest => self.running.ask = Some(Ask::Contest),
            Effect::Turn => match self.running.hand {
                None => self.running.ask = Some(Ask::Turn),
                Some(hand) => {
                    let face = self.turned(hand.face);
                    self.running.hand = Some(Hand { face, other: None, ..hand });
                    out.events.push(Event::Flipped { seat, face });
                }
            },
            Effect::Request => {
                let other = self.other(seat);
                self.player_mut(other).story_only = true;
            }
            Effect::Step => self.running.step = true,
            Effect::Below => self.take_lowest(seat, out),
            Effect::Again => self.running.again = true,
            Effect::Wind => {
                self.clear_market(out);
                self.refill(&Slot::ALL, out);
            }
            Effect::Rest => return self.finish_turn(out),
            Effect::Signs => {
                let seen = self.signs() as u8;
                let known = &mut self.hidden.foreseen[seat.index()];
                *known = (*known).max(seen);
                self.running.ask = Some(Ask::Signs(Vec::new()));
                out.reveal();
            }
            Effect::Both => {
                self.running.left = 2;
                self.running.both = true;
            }
        }
        self.rest(out);
    }

    /// The bottom card of the deck comes into the hand, to be laid with either side.
    fn take_lowest(&mut self, seat: Seat, out: &mut Out) {
        let Some((story, switches)) = self.hidden.deck.draw_lowest() else { return };
        self.spent += switches;
        let seen = self.hidden.deck.len() as u8;
        self.hidden.foreseen.iter_mut().for_each(|known| *known = (*known).min(seen));
        let goal = self.turned(Face::Story(story));
        out.reveal();
        // Who was asked for a Story lays one.
        let bound = self.player(seat).story_only;
        let mut sides = [Some(Face::Story(story)), Some(goal).filter(|_| !bound)]
            .into_iter()
            .flatten()
            .filter(|face| self.may_hold(seat, *face));
        let (face, other) = (sides.next(), sides.next());
        let Some(face) = face else {
            self.hidden.deck.put_under(story);
            out.events.push(Event::Dropped { seat });
            return;
        };
        self.running.hand = Some(Hand { face, other, from: None });
        self.running.begun = true;
        out.events.push(Event::Lifted { seat, face, from: None });
        self.settle(out);
    }

    /// An answer to what was asked.
    pub(super) fn answer(&mut self, seat: Seat, mv: &Move, out: &mut Out) {
        let Some(ask) = self.running.ask.take() else { return };
        match (ask, *mv) {
            (Ask::Reserve, Move::Slot(slot)) => {
                let other = self.other(seat);
                self.player_mut(other).reserved = Some(slot);
                out.events.push(Event::Reserved { seat, slot, other });
            }
            (Ask::Turn, Move::Slot(slot)) => self.turn_over(seat, slot, out),
            (Ask::Look(seen), Move::Slot(slot)) => {
                self.market.stall_mut(slot).known |= 1 << seat.0;
                self.running.ask = Some(Ask::Look(seen | 1 << slot.index()));
                out.events.push(Event::Looked { seat, slot });
                out.reveal();
            }
            (Ask::Wish, Move::Card(at)) => {
                if let Some(Face::Goal(goal)) = self.display(self.other(seat)).at(at) {
                    self.player_mut(seat).wish = Some(goal);
                    out.events.push(Event::Wished { seat, goal });
                }
            }
            (Ask::Return, Move::Card(at)) => {
                let Some(face) = self.player_mut(seat).display.take(at) else { return };
                if let Some(story) = self.story_of(face) {
                    self.hidden.deck.put_under(story);
                }
                out.events.push(Event::Returned { seat, face });
                if self.hidden.deck.leaves().len() == 1 {
                    out.reveal();
                }
            }
            (Ask::Voice, Move::Card(at)) => {
                if let Some(Face::Story(story)) = self.display(seat).at(at) {
                    self.running.ask = Some(Ask::VoiceSymbol(story));
                }
            }
            (Ask::VoiceSymbol(story), Move::Name(symbol)) => self.voice(seat, story, symbol, out),
            (Ask::Winds, Move::Card(at)) => {
                if let Some(Face::Goal(goal)) = self.display(seat).at(at) {
                    self.player_mut(seat).display.give_winds(goal);
                    out.events.push(Event::Winded { seat, goal });
                }
            }
            (Ask::Contest, Move::Name(symbol)) => {
                self.player_mut(seat).contest = Some(symbol);
                out.events.push(Event::Named { seat, symbol });
            }
            (Ask::Signs(picked), Move::Next(at)) => self.order(seat, picked, at, out),
            (Ask::Swap, Move::Shift { from, to }) => {
                let display = &mut self.player_mut(seat).display;
                // It is the same whichever of the two was moved onto the other.
                let faces = [display.at(from.min(to)), display.at(from.max(to))];
                display.swap(from, to);
                if let [Some(one), Some(two)] = faces {
                    out.events.push(Event::Swapped { seat, faces: [one, two] });
                }
            }
            (Ask::Slide, Move::Shift { from, to }) => {
                let display = &mut self.player_mut(seat).display;
                let Some(face) = display.at(from) else { return };
                display.slide(from, to);
                // Of two cards it is the same whichever moved: the display has no place of its own.
                let face = if display.len() == 2 { display.cards()[0].face } else { face };
                out.events.push(Event::Slid { seat, face });
            }
            (Ask::Cover, Move::Cover { slot, at }) => {
                let under = self.display(seat).at(at);
                if let (Some(face), Some(under)) = (self.lift(slot), under) {
                    self.player_mut(seat).display.cover(at, face);
                    out.events.push(Event::Covered { seat, face, under });
                    self.running.emptied.clear();
                    self.refill(&[slot], out);
                }
            }
            _ => {}
        }
        self.rest(out);
    }

    fn voice(&mut self, seat: Seat, story: Story, symbol: Symbol, out: &mut Out) {
        self.player_mut(seat).display.give_voice(story, symbol);
        out.events.push(Event::Voiced { seat, story, symbol });
    }

    /// The next of the Stories that were seen is chosen; the last one follows by itself.
    fn order(&mut self, seat: Seat, mut picked: Vec<u8>, at: u8, out: &mut Out) {
        let seen: Vec<_> = self.hidden.deck.stories().take(SIGNS).collect();
        picked.push(at);
        if picked.len() + 1 < seen.len() {
            self.running.ask = Some(Ask::Signs(picked));
            return;
        }
        picked.extend((0..seen.len() as u8).filter(|at| !picked.contains(at)).collect::<Vec<_>>());
        let order: Vec<_> = picked.iter().map(|at| seen[usize::from(*at)]).collect();
        let cards = order.len() as u8;
        let hidden = &mut self.hidden.0;
        hidden.deck.relay(order);
        // Whoever had seen them before does not know the order any more.
        for (of, known) in hidden.foreseen.iter_mut().enumerate() {
            *known = if of == seat.index() { (*known).max(cards) } else { 0 };
        }
        out.events.push(Event::Ordered { seat, cards });
        out.reveal();
    }

    /// A Market card is taken and turned over; where the other side may not be laid, it is laid as it lay.
    fn turn_over(&mut self, seat: Seat, slot: Slot, out: &mut Out) {
        let Some(face) = self.lift(slot) else { return };
        let turned = self.turned(face);
        let face = if self.may_hold(seat, turned) { turned } else { face };
        self.running.hand = Some(Hand { face, other: None, from: Some(slot) });
        out.events.push(Event::Flipped { seat, face });
        out.reveal();
    }
}
