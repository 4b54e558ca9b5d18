//! What a player can do, and what is allowed now.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Face, Quirk, Side, Symbol},
    display::{Cell, Display, Laying},
    market::Slot,
    state::{Ask, FEW, Hand, Stage, WolfWalkers},
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

    /// Whether the active player can take the card of a Market place now.
    pub(super) fn check_take(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        if self.display(seat).is_full() {
            return no("WW-152", "ww-no-finished");
        }
        if self.running.stage != Stage::Take {
            return no("WW-28", "ww-no-second");
        }
        if self.running.hand.is_some() {
            return no("WW-R10", "ww-no-lay-first");
        }
        self.check_slot(seat, slot)
    }

    /// Whether what lies in a Market place may come into a player's display.
    fn check_slot(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        let Some(face) = self.market.card(slot) else { return no("WW-29", "ww-no-card") };
        if self.blocked() == Some(slot) {
            return no("WW-168", "ww-no-blocked");
        }
        self.check_hold(seat, face)?;
        let player = self.player(seat);
        if (player.story_only || player.reserved.is_some()) && !self.takeable(seat).contains(slot) {
            return if player.reserved == Some(slot) {
                Err(Refusal::new("WW-151", "ww-no-reserved").with("card", super::view::face_name(face)))
            } else {
                no("WW-151", "ww-no-story-only")
            };
        }
        Ok(())
    }

    /// Whether a player may hold this Story or Goal in the display.
    pub(super) fn check_hold(&self, seat: Seat, face: Face) -> Result<(), Refusal> {
        self.check_hold_in(self.display(seat), face)
    }

    pub(super) fn check_hold_in(&self, display: &Display, face: Face) -> Result<(), Refusal> {
        if self.copies() > 1 && display.holds_like(face) {
            return match face {
                Face::Story(_) => no("WW-120", "ww-no-twice"),
                Face::Goal(_) => no("WW-121", "ww-no-twice"),
            };
        }
        if self.has(Quirk::FewWords) && face.side() == Side::Goal && display.goals() >= FEW {
            return no("WW-151", "ww-no-few-words");
        }
        Ok(())
    }

    pub(super) fn may_hold(&self, seat: Seat, face: Face) -> bool {
        // Without a second copy and without Few Words nothing is in the way.
        (self.copies() == 1 && !self.has(Quirk::FewWords)) || self.check_hold(seat, face).is_ok()
    }

    /// The Market cards a player can take: what another asked of them holds unless nothing would be left.
    pub(super) fn takeable(&self, seat: Seat) -> Slots {
        let mut all = Slots::default();
        if self.display(seat).is_full() {
            return all;
        }
        let blocked = self.blocked();
        for (slot, face) in self.market.cards() {
            if Some(slot) != blocked && self.may_hold(seat, face) {
                all = all.with(slot);
            }
        }
        let player = self.player(seat);
        if player.story_only {
            let stories = all.only(|slot| self.market.stall(slot).side == Side::Story);
            all = if stories.is_empty() { all } else { stories };
        }
        if let Some(reserved) = player.reserved {
            let others = all.only(|slot| slot != reserved);
            all = if others.is_empty() { all } else { others };
        }
        all
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

/// Some of the Market's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots(u8);

impl Slots {
    /// These and one more.
    #[must_use]
    pub const fn with(self, slot: Slot) -> Slots {
        Slots(self.0 | 1 << slot.index())
    }

    /// Whether a place is among them.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.index()) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In the order in which they are laid out.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.contains(*slot))
    }

    fn only(self, keep: impl Fn(Slot) -> bool) -> Slots {
        self.iter().filter(|slot| keep(*slot)).fold(Slots::default(), Slots::with)
    }
}
