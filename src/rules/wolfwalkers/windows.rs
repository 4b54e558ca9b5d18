//! When Opportunities can be used, and what answers they take (WW-142 to WW-153).

use super::{
    cards::{Face, Goal, Side},
    content::Task,
    display::{Cell, FULL},
    extras::{Effect, Window},
    market::Slot,
    moves::{Move, no},
    state::{Ask, Hand, Stage, WolfWalkers},
};
use crate::rules::{Refusal, Seat};

/// Market cards that Knowing Look shows.
const LOOKS: u32 = 2;

impl WolfWalkers {
    /// What the Opportunity in a place of the table does.
    pub(super) fn effect(&self, place: u8) -> Option<Effect> {
        let card = self.opportunities.get(usize::from(place))?;
        Some(Self::content().opportunity(*card).effect)
    }

    /// Whether a player can use an Opportunity now.
    pub(super) fn check_use(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let Some(card) = self.opportunities.get(usize::from(place)) else {
            return no("WW-137", "ww-no-such-card");
        };
        let printed = Self::content().opportunity(*card);
        let player = self.player(seat);
        if player.used[usize::from(place)] {
            return no("WW-143", "ww-no-used");
        }
        let running = &self.running;
        let full = player.display.is_full();
        if full && printed.window != Window::Last {
            return no("WW-152", "ww-no-finished");
        }
        let (open, key) = match printed.window {
            Window::Start => {
                (running.stage == Stage::Take && !running.begun && running.hand.is_none(), "ww-no-start")
            }
            Window::Hand => (running.stage == Stage::Take, "ww-no-before-laying"),
            Window::Any => (true, "ww-no-asked"),
            Window::After => (running.stage == Stage::After, "ww-no-after"),
            Window::Last => (running.stage == Stage::After && full, "ww-no-last"),
        };
        if !open {
            return no("WW-144", key);
        }
        if running.stage == Stage::Over {
            return no("WW-66", "ww-no-over");
        }
        self.check_effect(seat, printed.effect)
    }

    /// Whether it can be carried out in full (WW-R22, WW-R27).
    fn check_effect(&self, seat: Seat, effect: Effect) -> Result<(), Refusal> {
        let display = self.display(seat);
        let can = match effect {
            Effect::Reserve | Effect::Request => {
                if self.display(self.other(seat)).is_full() {
                    return no("WW-R22", "ww-no-other-finished");
                }
                self.market.cards().next().is_some()
            }
            Effect::Wish => {
                self.display(self.other(seat)).cards().iter().any(|laid| self.may_wish(laid.face))
            }
            Effect::Return => !display.is_empty(),
            Effect::Cover => {
                let over =
                    |slot| display.cards().iter().any(|laid| self.check_cover(seat, slot, laid.at).is_ok());
                Slot::ALL.into_iter().any(over)
            }
            Effect::Step | Effect::Again | Effect::Rest | Effect::Contest => true,
            Effect::Below | Effect::Signs => !self.hidden.deck.is_empty(),
            Effect::Turn => match self.running.hand {
                None => !self.takeable(seat).is_empty(),
                Some(Hand { from: None, .. }) => false,
                Some(Hand { face, .. }) => self.may_hold(seat, self.turned(face)),
            },
            Effect::Swap => display.len() > 1,
            Effect::Slide => {
                let mut can = false;
                for laid in display.cards().iter().filter(|_| display.len() > 1) {
                    display.without(laid.at).each_spot(self.sliding(), |to| can |= to != laid.at);
                }
                can
            }
            Effect::Wind | Effect::Look => self.market.cards().next().is_some(),
            Effect::Voice => display.cards().iter().any(|laid| laid.face.side() == Side::Story),
            Effect::Winds => display.cards().iter().any(|laid| self.may_wind(laid.face)),
            Effect::Both => display.len() + 2 <= FULL && self.has_two(seat),
        };
        if can { Ok(()) } else { no("WW-R27", "ww-no-effect") }
    }

    /// Whether two Market cards can be taken one after the other.
    fn has_two(&self, seat: Seat) -> bool {
        let takeable = self.takeable(seat);
        takeable.iter().any(|first| {
            let Some(face) = self.market.card(first) else { return false };
            let mut then = self.display(seat).clone();
            then.lay(Cell::START, face);
            let second = |slot: Slot| {
                self.market.card(slot).is_some_and(|face| self.check_hold_in(&then, face).is_ok())
            };
            takeable.iter().any(|slot| slot != first && second(slot))
        })
    }

    /// A Goal without arrows, as Borrowed Wish asks for.
    fn may_wish(&self, face: Face) -> bool {
        matches!(face, Face::Goal(goal) if !Self::content().asked(goal).task.has_arrows())
    }

    /// An arrow Goal that is not crossed, as Four Winds asks for.
    fn may_wind(&self, face: Face) -> bool {
        let arrows =
            |goal: Goal| matches!(Self::content().asked(goal).task, Task::Arrows(_) | Task::TwoArrows(..));
        matches!(face, Face::Goal(goal) if arrows(goal))
    }

    /// Whether a Market card may be laid over one of the display.
    fn check_cover(&self, seat: Seat, slot: Slot, at: Cell) -> Result<(), Refusal> {
        let Some(face) = self.market.card(slot) else { return no("WW-29", "ww-no-card") };
        if self.blocked() == Some(slot) {
            return no("WW-168", "ww-no-blocked");
        }
        let player = self.player(seat);
        if player.reserved == Some(slot) {
            return Err(Refusal::new("WW-151", "ww-no-reserved").with("card", super::view::face_name(face)));
        }
        if player.story_only && face.side() == Side::Goal {
            return no("WW-151", "ww-no-story-only");
        }
        if player.display.at(at).is_none() {
            return no("WW-153", "ww-no-card-there");
        }
        self.check_hold_in(&player.display.without(at), face)
    }

    /// Whether an answer is one to what was asked.
    pub(super) fn check_answer(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let display = self.display(seat);
        let is = |can: bool| if can { Ok(()) } else { no("WW-151", "ww-no-answer") };
        match (&self.running.ask, *mv) {
            (Some(Ask::Reserve), Move::Slot(slot)) => is(self.market.card(slot).is_some()),
            (Some(Ask::Turn), Move::Slot(slot)) => self.check_take(seat, slot),
            (Some(Ask::Look(seen)), Move::Slot(slot)) => is(self.market.card(slot).is_some()
                && seen & (1 << slot.index()) == 0
                && seen.count_ones() < LOOKS),
            (Some(Ask::Look(seen)), Move::Seen) => is(*seen != 0),
            (Some(Ask::Wish), Move::Card(at)) => {
                is(self.display(self.other(seat)).at(at).is_some_and(|face| self.may_wish(face)))
            }
            (Some(Ask::Return), Move::Card(at)) => is(display.at(at).is_some()),
            (Some(Ask::Voice), Move::Card(at)) => {
                is(display.at(at).is_some_and(|face| face.side() == Side::Story))
            }
            (Some(Ask::Winds), Move::Card(at)) => is(display.at(at).is_some_and(|face| self.may_wind(face))),
            (Some(Ask::VoiceSymbol(story)), Move::Name(symbol)) => {
                is(!Self::content().shows(*story).contains(&symbol))
            }
            (Some(Ask::Contest), Move::Name(_)) => Ok(()),
            (Some(Ask::Signs(picked)), Move::Next(at)) => {
                is(usize::from(at) < self.signs() && !picked.contains(&at))
            }
            (Some(Ask::Swap), Move::Shift { from, to }) => {
                is(from != to && display.at(from).is_some() && display.at(to).is_some())
            }
            (Some(Ask::Slide), Move::Shift { from, to }) => {
                is(from != to && display.at(from).is_some())?;
                self.check_spot(&display.without(from), self.sliding(), to)
            }
            (Some(Ask::Cover), Move::Cover { slot, at }) => self.check_cover(seat, slot, at),
            _ => is(false),
        }
    }
}
