//! A move is made: cards are taken and laid, the Market is refilled, Switch cards act, turns pass.

use super::{
    cards::{Face, Side, Story},
    deck::{Deck, Leaf},
    display::Cell,
    event::Event,
    extras::Quirk,
    market::Slot,
    moves::{Move, face_with},
    state::{Hand, Running, Stage, WolfWalkers},
};
use crate::rules::{Played, Refusal, Seat, Standing, Wall};

/// How often the Market is laid anew for nobody can take anything (WW-R21).
const REDEALS: u8 = 3;

/// What a move has brought so far.
#[derive(Default)]
pub(super) struct Out {
    pub events: Vec<Event>,
    pub wall: Option<Wall>,
}

impl Out {
    /// Notes that something came to light.
    pub const fn reveal(&mut self) {
        self.wall = Some(Wall::Revealed);
    }
}

impl WolfWalkers {
    pub(super) fn make(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.check(seat, mv)?;
        let mut out = Out { events: Vec::with_capacity(4), wall: None };
        match *mv {
            Move::Lay { slot, at } => {
                if let Some(face) = self.lift(slot) {
                    self.lay(seat, face, at, &mut out);
                }
            }
            Move::Lift(slot) => {
                if let Some(face) = self.lift(slot) {
                    let other = Some(self.turned(face)).filter(|other| self.may_hold(seat, *other));
                    self.running.hand = Some(Hand { face, other, from: Some(slot) });
                    out.events.push(Event::Lifted { seat, face, from: Some(slot) });
                    out.reveal();
                }
            }
            Move::Put { side, at } => {
                let face = self.running.hand.take().and_then(|hand| face_with(hand, side));
                if let Some(face) = face {
                    self.lay(seat, face, at, &mut out);
                }
            }
            Move::Pass => self.pass(seat, &mut out),
            Move::End => self.finish_turn(&mut out),
            Move::Use(place) => self.use_card(seat, place, &mut out),
            Move::Slot(_)
            | Move::Card(_)
            | Move::Shift { .. }
            | Move::Cover { .. }
            | Move::Name(_)
            | Move::Next(_)
            | Move::Seen => self.answer(seat, mv, &mut out),
        }
        Ok(Played { events: out.events, wall: out.wall })
    }

    /// Takes the card out of a Market place. What was reserved there is so no more.
    pub(super) fn lift(&mut self, slot: Slot) -> Option<Face> {
        let face = self.market.stall_mut(slot).card.take()?;
        for player in &mut self.players {
            player.reserved = player.reserved.filter(|reserved| *reserved != slot);
        }
        self.running.emptied.push(slot);
        self.running.goal_taken |= face.side() == Side::Goal;
        self.running.begun = true;
        Some(face)
    }

    /// A card is laid (WW-32); what else the turn brings follows.
    fn lay(&mut self, seat: Seat, face: Face, at: Cell, out: &mut Out) {
        let place = self.place_of(seat, at);
        self.player_mut(seat).display.lay(at, face);
        out.events.push(Event::Laid { seat, face, at, place });
        self.running.begun = true;
        self.running.left -= 1;
        self.passes = 0;
        self.redeals = 0;
        if self.display(seat).is_full() {
            self.running.left = 0;
            out.events.push(Event::Finished { seat });
        }
        if self.running.left > 0 && !self.takeable(seat).is_empty() {
            return;
        }
        // Alone, all is over with the 25th card: no Remover, no refill (WW-179, WW-R30).
        if !(self.is_solo() && self.display(seat).is_full()) {
            self.restock(out);
        }
        self.running.stage = Stage::After;
        self.rest(out);
    }

    /// The Remover, the markers and the refill (WW-47, WW-171 to WW-175).
    fn restock(&mut self, out: &mut Out) {
        let mut emptied = std::mem::take(&mut self.running.emptied);
        if let Some(doomed) = self.doomed() {
            if let Some(face) = self.market.stall_mut(doomed).card.take() {
                self.discard.push(face);
                emptied.push(doomed);
                out.events.push(Event::Removed { face });
            }
            self.steps = (self.steps + 1) % 6;
            if let (Some(blocker), Some(remover)) = (self.blocked(), self.doomed()) {
                out.events.push(Event::Moved { blocker, remover });
            }
        }
        self.refill(&emptied, out);
        emptied.clear();
        self.running.emptied = emptied;
    }

    /// Fills Market places in this order, then turns what Switch cards turn (WW-47, WW-48, WW-55 to WW-62).
    pub(super) fn refill(&mut self, slots: &[Slot], out: &mut Out) {
        let mut flips = 0;
        let known = match self.quirk {
            Some(Quirk::ClearSight) => (self.everybody(), self.everybody()),
            // Whoever looked at the deck has seen the Story of a card that now shows its Goal (WW-R9).
            Some(Quirk::Fog) => (0, 0),
            _ => (0, self.everybody()),
        };
        for slot in slots {
            flips += self.strip(out);
            let Some(story) = self.draw() else { continue };
            let side = self.market.stall(*slot).side;
            let face = Face::Story(story);
            let (face, known) =
                if side == Side::Goal { (self.turned(face), known.1) } else { (face, known.0) };
            let stall = self.market.stall_mut(*slot);
            stall.card = Some(face);
            stall.known = known;
            out.events.push(Event::Refilled { slot: *slot, face });
            out.reveal();
        }
        if self.has(Quirk::RestlessMarket) && std::mem::take(&mut self.running.goal_taken) {
            self.turn_outer(out);
        }
        flips += self.strip(out);
        (0..flips).for_each(|_| self.turn_outer(out));
    }

    /// Switch cards that came to lie on top act.
    pub(super) fn settle(&mut self, out: &mut Out) {
        let flips = self.strip(out);
        (0..flips).for_each(|_| self.turn_outer(out));
    }

    /// Switch cards on top leave the game (WW-55, WW-63).
    fn strip(&mut self, out: &mut Out) -> u8 {
        let stripped = self.hidden.deck.strip();
        self.spent += stripped;
        (0..stripped).for_each(|_| out.events.push(Event::Switched));
        stripped
    }

    fn draw(&mut self) -> Option<Story> {
        let hidden = &mut self.hidden.0;
        let story = hidden.deck.draw()?;
        hidden.foreseen.iter_mut().for_each(|known| *known = known.saturating_sub(1));
        Some(story)
    }

    /// The cards far left and far right turn over (WW-57 to WW-59).
    fn turn_outer(&mut self, out: &mut Out) {
        let everybody = self.everybody();
        for slot in Slot::OUTER {
            let turned = self.market.card(slot).map(|face| self.turned(face));
            let stall = self.market.stall_mut(slot);
            stall.side = stall.side.other();
            stall.card = turned;
            stall.known = everybody;
        }
        out.events.push(Event::Turned { faces: Slot::OUTER.map(|slot| self.market.card(slot)) });
        out.reveal();
    }

    /// All Market cards go under the deck, Stories up (WW-150).
    pub(super) fn clear_market(&mut self, out: &mut Out) {
        let emptied = std::mem::take(&mut self.running.emptied);
        let goal_taken = self.running.goal_taken;
        let begun = self.running.begun;
        for slot in Slot::ALL {
            if let Some(story) = self.lift(slot).and_then(|face| self.story_of(face)) {
                self.hidden.deck.put_under(story);
            }
        }
        // Nobody has taken them.
        self.running.emptied = emptied;
        self.running.goal_taken = goal_taken;
        self.running.begun = begun;
        out.events.push(Event::Cleared);
    }

    /// Nothing is due any more: the turn waits for whoever can still use something, else it ends (WW-R26).
    pub(super) fn rest(&mut self, out: &mut Out) {
        if self.running.stage != Stage::After || self.running.ask.is_some() {
            return;
        }
        let seat = self.active;
        if (0..self.opportunities.len()).any(|place| self.check_use(seat, place as u8).is_ok()) {
            return;
        }
        self.finish_turn(out);
    }

    /// A turn without a card (WW-124); if nobody can take one, the Market is laid anew (WW-R21).
    fn pass(&mut self, seat: Seat, out: &mut Out) {
        out.events.push(Event::Passed { seat });
        self.passes += 1;
        let unfinished = self.players.iter().filter(|player| !player.display.is_full()).count();
        if usize::from(self.passes) >= unfinished {
            if self.hidden.deck.is_empty() || self.redeals >= REDEALS {
                self.turns += 1;
                return self.over(out);
            }
            self.clear_market(out);
            self.refill(&Slot::ALL, out);
            self.redeals += 1;
            self.passes = 0;
        }
        self.finish_turn(out);
    }

    /// The next unfinished seat clockwise; none if all are finished (WW-119, WW-127).
    pub(super) fn next(&self, seat: Seat) -> Option<Seat> {
        let count = self.count();
        let after = (1..=count).map(|step| Seat((seat.0 + step) % count));
        after.into_iter().find(|seat| !self.display(*seat).is_full())
    }

    /// The turn is over, and the next begins (WW-54).
    pub(super) fn finish_turn(&mut self, out: &mut Out) {
        let seat = self.active;
        self.turns += 1;
        let skips = self.running.both && !self.display(seat).is_full();
        let player = self.player_mut(seat);
        player.reserved = None;
        player.story_only = false;
        player.skips |= skips;
        let again = self.running.again && !self.display(seat).is_full();
        self.running = Running::new();
        let mut next = if again { Some(seat) } else { self.next(seat) };
        while let Some(seat) = next.filter(|seat| self.player(*seat).skips) {
            self.player_mut(seat).skips = false;
            out.events.push(Event::Skipped { seat });
            if self.is_solo() {
                self.restock(out);
            }
            next = self.next(seat);
        }
        match next {
            Some(next) => self.begin_turn(next, out),
            None => self.over(out),
        }
    }

    fn begin_turn(&mut self, seat: Seat, out: &mut Out) {
        self.active = seat;
        if self.is_solo() && self.takeable(seat).is_empty() && !self.discard.is_empty() {
            self.renew(out);
        }
    }

    /// Alone and without a card to take: what was thrown out becomes the deck (WW-R18).
    fn renew(&mut self, out: &mut Out) {
        let thrown = std::mem::take(&mut self.discard);
        let mut stories: Vec<Story> = thrown.iter().filter_map(|face| self.story_of(*face)).collect();
        let hidden = &mut self.hidden.0;
        hidden.rng.shuffle(&mut stories);
        out.events.push(Event::Renewed { cards: stories.len() as u8 });
        let rest = stories.into_iter().map(Leaf::Card).chain(hidden.deck.leaves().iter().copied());
        hidden.deck = Deck::of(rest.collect::<Vec<_>>());
        let empty: Vec<Slot> =
            Slot::ALL.into_iter().filter(|slot| self.market.card(*slot).is_none()).collect();
        self.refill(&empty, out);
    }

    fn over(&mut self, out: &mut Out) {
        self.running = Running { stage: Stage::Over, ..Running::new() };
        let Standing { scores, .. } = self.stand();
        let (winners, by) = self.decided(&scores);
        let points = scores.iter().map(|(_, points)| *points).max().unwrap_or(0);
        out.events.push(Event::Over { by, winners, points });
    }
}
