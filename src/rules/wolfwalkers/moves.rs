//! What a player can do, and what is allowed now.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Face, Side, Symbol},
    display::{Cell, Display, Laying},
    extras::Quirk,
    market::Slot,
    state::{Ask, Hand, Stage, WolfWalkers},
};
use crate::rules::{Refusal, Seat};

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Take a Market card and lay it as it is (WW-25, WW-32).
    Lay {
        /// Which.
        slot: Slot,
        /// Where.
        at: Cell,
    },
    /// Take a Market card and look at both its sides (Free Choice).
    Lift(Slot),
    /// Lay the card in hand.
    Put {
        /// With which side up.
        side: Side,
        /// Where.
        at: Cell,
    },
    /// Nothing can be taken (WW-124).
    Pass,
    /// End the turn (WW-R26).
    End,
    /// Use an Opportunity, by its place on the table (WW-145).
    Use(u8),
    /// Choose a Market card, as an Opportunity asks.
    Slot(Slot),
    /// Choose a card of a display, as an Opportunity asks.
    Card(Cell),
    /// Two cards of the display change places (Swap Places), or one moves (Slide).
    Shift {
        /// Which.
        from: Cell,
        /// Where.
        to: Cell,
    },
    /// Lay a Market card over one of the display (Last Chance).
    Cover {
        /// Which Market card.
        slot: Slot,
        /// Over which card.
        at: Cell,
    },
    /// Name a symbol (Second Voice, Friendly Contest).
    Name(Symbol),
    /// Which of the Stories that were seen comes next (Reading the Signs).
    Next(u8),
    /// Enough was seen (Knowing Look).
    Seen,
}

pub(super) fn no<T>(clause: &'static str, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(clause, key))
}

impl WolfWalkers {
    /// Whose move it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.active)
    }

    /// Everything a seat may do now.
    pub(super) fn list(&self, seat: Seat) -> Vec<Move> {
        if self.mover() != Some(seat) {
            return Vec::new();
        }
        // Six cards in up to twenty places.
        let mut moves = Vec::with_capacity(128);
        if self.running.ask.is_some() {
            self.list_answers(seat, &mut moves);
            return moves;
        }
        match (self.running.stage, self.running.hand) {
            (Stage::Over, _) => {}
            (Stage::After, _) => moves.push(Move::End),
            (Stage::Take, Some(hand)) => {
                let sides = [Some(hand.face), hand.other];
                for face in sides.into_iter().flatten().filter(|face| self.may_hold(seat, *face)) {
                    let side = face.side();
                    self.display(seat).each_spot(self.laying(), |at| moves.push(Move::Put { side, at }));
                }
            }
            (Stage::Take, None) => {
                let takeable = self.takeable(seat);
                let spots = self.display(seat).spots_for(self.laying());
                for slot in takeable.iter() {
                    moves.extend(spots.iter().map(|at| Move::Lay { slot, at: *at }));
                }
                if self.has(Quirk::FreeChoice) {
                    moves.extend(takeable.iter().map(Move::Lift));
                }
                if takeable.is_empty() {
                    moves.push(Move::Pass);
                }
            }
        }
        for place in 0..self.opportunities.len() {
            if self.check_use(seat, place as u8).is_ok() {
                moves.push(Move::Use(place as u8));
            }
        }
        moves
    }

    /// Whether a seat may make a move.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub(super) fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let Some(mover) = self.mover() else { return no("WW-66", "ww-no-over") };
        if mover != seat {
            return match mv {
                Move::Use(_) => no("WW-142", "ww-no-use-turn"),
                _ if seat.index() < self.players.len() && self.display(seat).is_full() => {
                    no("WW-152", "ww-no-finished")
                }
                _ => no("WW-24", "ww-no-turn"),
            };
        }
        if self.running.ask.is_some() {
            return match *mv {
                Move::Slot(_)
                | Move::Card(_)
                | Move::Shift { .. }
                | Move::Cover { .. }
                | Move::Name(_)
                | Move::Next(_)
                | Move::Seen => self.check_answer(seat, mv),
                _ => no("WW-145", "ww-no-answer-first"),
            };
        }
        let running = &self.running;
        match *mv {
            Move::Lay { slot, at } => {
                self.check_take(seat, slot)?;
                self.check_spot(self.display(seat), self.laying(), at)
            }
            Move::Lift(slot) => {
                if !self.has(Quirk::FreeChoice) {
                    return no("WW-31", "ww-no-turning");
                }
                self.check_take(seat, slot)
            }
            Move::Put { side, at } => {
                let Some(hand) = running.hand else { return no("WW-25", "ww-no-hand") };
                let Some(face) = face_with(hand, side) else { return no("WW-R10", "ww-no-bound") };
                self.check_hold(seat, face)?;
                self.check_spot(self.display(seat), self.laying(), at)
            }
            Move::Pass => {
                if running.stage == Stage::After || running.hand.is_some() {
                    return no("WW-125", "ww-no-pass");
                }
                if self.takeable(seat).is_empty() {
                    Ok(())
                } else if self.count() <= 2 {
                    no("WW-27", "ww-no-pass")
                } else {
                    no("WW-125", "ww-no-pass")
                }
            }
            Move::End => match running.stage {
                Stage::After => Ok(()),
                _ => no("WW-27", "ww-no-end"),
            },
            Move::Use(place) => self.check_use(seat, place),
            Move::Slot(_) | Move::Card(_) | Move::Name(_) | Move::Next(_) | Move::Seen => {
                no("WW-144", "ww-no-asked")
            }
            Move::Shift { .. } => no("WW-46", "ww-no-shift"),
            Move::Cover { .. } => no("WW-39", "ww-no-taken"),
        }
    }

    /// Whether a card may lie in a place of a display.
    pub(super) fn check_spot(&self, display: &Display, laying: Laying, at: Cell) -> Result<(), Refusal> {
        if display.is_full() {
            return no("WW-152", "ww-no-finished");
        }
        let mut legal = false;
        display.each_spot(laying, |spot| legal |= spot == at);
        if legal {
            return Ok(());
        }
        let cards = display.cards();
        let Some(bounds) = display.bounds() else { return no("WW-35", "ww-no-first") };
        if cards.iter().any(|laid| laid.at == at) {
            return no("WW-39", "ww-no-taken");
        }
        let with = Bounds5::of(bounds.with(far(at)));
        if with.columns {
            return no("WW-41", "ww-no-wide");
        }
        if with.rows {
            return no("WW-42", "ww-no-high");
        }
        if laying.heart && (at.row.abs() > 2 || at.column.abs() > 2) {
            return no("WW-151", "ww-no-heart");
        }
        if cards.iter().any(|laid| laid.at.touches(at)) {
            return no("WW-151", "ww-no-trail");
        }
        if cards.iter().any(|laid| laid.at.is_diagonal_to(at)) {
            return no("WW-37", "ww-no-corner");
        }
        no("WW-38", "ww-no-touch")
    }

    /// The game's answer to what an Opportunity asks, once it lies there.
    fn list_answers(&self, seat: Seat, moves: &mut Vec<Move>) {
        let display = self.display(seat);
        let mut candidates: Vec<Move> = Vec::new();
        match &self.running.ask {
            None => return,
            Some(Ask::Reserve | Ask::Turn) => candidates.extend(Slot::ALL.map(Move::Slot)),
            Some(Ask::Look(_)) => {
                candidates.extend(Slot::ALL.map(Move::Slot));
                candidates.push(Move::Seen);
            }
            Some(Ask::Wish) => {
                let theirs = self.display(self.other(seat)).cards();
                candidates.extend(theirs.iter().map(|laid| Move::Card(laid.at)));
            }
            Some(Ask::Return | Ask::Voice | Ask::Winds) => {
                candidates.extend(display.cards().iter().map(|laid| Move::Card(laid.at)));
            }
            Some(Ask::VoiceSymbol(_) | Ask::Contest) => candidates.extend(Symbol::ALL.map(Move::Name)),
            Some(Ask::Signs(_)) => candidates.extend((0..super::state::SIGNS as u8).map(Move::Next)),
            Some(Ask::Swap) => {
                for (at, one) in display.cards().iter().enumerate() {
                    for other in &display.cards()[..at] {
                        candidates.push(Move::Shift { from: one.at, to: other.at });
                        candidates.push(Move::Shift { from: other.at, to: one.at });
                    }
                }
            }
            Some(Ask::Slide) => {
                for laid in display.cards() {
                    let rest = display.without(laid.at);
                    rest.each_spot(self.sliding(), |to| {
                        if to != laid.at {
                            moves.push(Move::Shift { from: laid.at, to });
                        }
                    });
                }
                return;
            }
            Some(Ask::Cover) => {
                for slot in Slot::ALL {
                    candidates.extend(display.cards().iter().map(|laid| Move::Cover { slot, at: laid.at }));
                }
            }
        }
        moves.extend(candidates.into_iter().filter(|mv| self.check_answer(seat, mv).is_ok()));
    }

    /// How a card may be moved in a display: as one is laid, but wherever the last one lies.
    pub(super) fn sliding(&self) -> Laying {
        Laying { trail: false, corners: self.has(Quirk::CornerPaths), heart: self.has(Quirk::FixedHeart) }
    }
}

/// The side of a card in hand that may be laid.
pub(super) fn face_with(hand: Hand, side: Side) -> Option<Face> {
    [Some(hand.face), hand.other].into_iter().flatten().find(|face| face.side() == side)
}

/// A place no farther off than counts: more would not fit into the numbers of rows.
fn far(at: Cell) -> Cell {
    Cell { row: at.row.clamp(-60, 60), column: at.column.clamp(-60, 60) }
}

/// Whether rows or columns are more than five.
struct Bounds5 {
    rows: bool,
    columns: bool,
}

impl Bounds5 {
    fn of(bounds: super::display::Bounds) -> Bounds5 {
        Bounds5 { rows: bounds.rows() > 5, columns: bounds.columns() > 5 }
    }
}
