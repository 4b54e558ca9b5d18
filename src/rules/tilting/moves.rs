//! What a player can do, and what is allowed now.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Meeple, Mission, MoveCard, Sign},
    state::{Phase, Tilting},
    track::Pos,
};
use crate::rules::{Refusal, Seat};

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Play a movement card (TW-21), the second one by a sign (TW-91).
    Play(MoveCard),
    /// Play a mission (TW-60).
    Mission(Mission),
    /// Do what a sign says that leaves nothing to choose (TW-85).
    Use,
    /// Leave a sign (TW-85).
    Skip,
    /// Move a meeple by a sign (TW-92, TW-100).
    Step {
        /// Which.
        meeple: Meeple,
        /// How far.
        fields: u8,
    },
    /// Put the card at this place in the hand to those that are swapped (TW-99).
    Give(u8),
    /// Exchange the cards that were chosen (TW-99).
    Swap,
    /// Put the rival's hand back after a look (TW-R28).
    Seen,
    /// Take a card from the row (TW-103).
    Take(MoveCard),
    /// End the turn (TW-64).
    End,
}

impl Tilting {
    /// Everything a seat may do now.
    pub(super) fn list(&self, seat: Seat) -> Vec<Move> {
        if self.mover() != Some(seat) {
            return Vec::new();
        }
        let mut moves = Vec::with_capacity(8);
        let hand = self.hand(seat);
        match self.phase {
            Phase::Play => moves.extend(hand.iter().map(|card| Move::Play(*card))),
            Phase::Sign(sign) => {
                match sign {
                    Sign::Extra => moves.extend(hand.iter().map(|card| Move::Play(*card))),
                    Sign::Closer | Sign::Apart => moves.extend(self.steps(sign).map(|(step, _)| step)),
                    Sign::Swap => moves.extend((0..hand.len() as u8).map(Move::Give)),
                    Sign::MendOne | Sign::MendTwo if self.broken(seat) == 0 => {}
                    Sign::MendOne | Sign::MendTwo | Sign::Scatter | Sign::Peek => moves.push(Move::Use),
                }
                moves.push(Move::Skip);
            }
            Phase::Swap(chosen) => {
                let rest = (0..hand.len() as u8).filter(|at| chosen & (1 << at) == 0);
                moves.extend(rest.map(Move::Give));
                moves.push(Move::Swap);
            }
            Phase::Look => moves.push(Move::Seen),
            Phase::End => moves.push(Move::End),
            Phase::Draw { .. } => moves.extend(self.row.iter().map(|card| Move::Take(*card))),
        }
        if seat == self.active {
            let ready = self.missions(seat).iter().filter(|mission| self.fulfils(seat, **mission));
            moves.extend(ready.map(|mission| Move::Mission(*mission)));
        }
        moves
    }

    /// The steps a sign allows, and where each leads (TW-92, TW-100, TW-R24).
    pub(super) fn steps(&self, sign: Sign) -> impl Iterator<Item = (Move, Pos)> + '_ {
        let all = Meeple::ALL.into_iter().flat_map(|meeple| [(meeple, 1_u8), (meeple, 2)]);
        all.filter_map(move |(meeple, fields)| {
            let at = self.road.at(meeple);
            let to = match sign {
                Sign::Closer => Some(at.ahead(meeple, fields)),
                Sign::Apart => at.back(meeple, fields),
                _ => None,
            };
            to.map(|to| (Move::Step { meeple, fields }, to))
        })
    }

    /// Whether a seat may make a move.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub(super) fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let no = |clause, key: &'static str| Err(Refusal::new(clause, key));
        let Some(mover) = self.mover() else { return no("TW-115", "tw-no-over") };
        if mover != seat {
            return match mv {
                // While the rival picks from the row, the turn waits.
                Move::Mission(_) if seat == self.active => no("TW-117", "tw-no-draw-first"),
                Move::Mission(_) => no("TW-60", "tw-no-mission-turn"),
                _ => no("TW-107", "tw-no-turn"),
            };
        }
        match *mv {
            Move::Play(card) => {
                match self.phase {
                    Phase::Play | Phase::Sign(Sign::Extra) => {}
                    Phase::Draw { .. } => return no("TW-117", "tw-no-draw-first"),
                    _ => return no("TW-109", "tw-no-second-card"),
                }
                if self.hand(seat).contains(&card) { Ok(()) } else { no("TW-108", "tw-no-not-in-hand") }
            }
            Move::Mission(mission) => self.check_mission(seat, mission),
            Move::Use => match self.phase {
                Phase::Sign(Sign::MendOne | Sign::MendTwo) if self.broken(seat) == 0 => {
                    no("TW-R16", "tw-no-nothing-broken")
                }
                Phase::Sign(Sign::MendOne | Sign::MendTwo | Sign::Scatter | Sign::Peek) => Ok(()),
                Phase::Sign(sign) => no(sign.clause(), "tw-no-choose"),
                _ => no("TW-116", "tw-no-sign"),
            },
            Move::Skip => match self.phase {
                Phase::Sign(_) => Ok(()),
                _ => no("TW-116", "tw-no-sign"),
            },
            Move::Step { fields, .. } => match self.phase {
                Phase::Sign(sign @ (Sign::Closer | Sign::Apart)) => {
                    if self.steps(sign).any(|(step, _)| step == *mv) {
                        Ok(())
                    } else {
                        // A step of the right length that is refused would leave the road.
                        no(if (1..=2).contains(&fields) { "TW-R24" } else { sign.clause() }, "tw-no-step")
                    }
                }
                _ => no("TW-110", "tw-no-walk"),
            },
            Move::Give(at) => match self.phase {
                Phase::Sign(Sign::Swap) if usize::from(at) < self.hand(seat).len() => Ok(()),
                Phase::Swap(chosen) if usize::from(at) < self.hand(seat).len() && chosen & (1 << at) == 0 => {
                    Ok(())
                }
                Phase::Sign(Sign::Swap) | Phase::Swap(_) => no("TW-99", "tw-no-not-in-hand"),
                _ => no("TW-116", "tw-no-sign"),
            },
            Move::Swap => match self.phase {
                Phase::Swap(_) => Ok(()),
                Phase::Sign(Sign::Swap) => no("TW-99", "tw-no-choose"),
                _ => no("TW-116", "tw-no-sign"),
            },
            Move::Seen => match self.phase {
                Phase::Look => Ok(()),
                _ => no("TW-116", "tw-no-sign"),
            },
            Move::Take(card) => match self.phase {
                Phase::Draw { .. } if self.row.contains(&card) => Ok(()),
                Phase::Draw { .. } => no("TW-103", "tw-no-not-in-row"),
                _ => no("TW-112", "tw-no-draw"),
            },
            Move::End => match self.phase {
                Phase::End => Ok(()),
                Phase::Play => no("TW-22", "tw-no-end-unplayed"),
                _ => no("TW-117", "tw-no-end-open"),
            },
        }
    }

    fn check_mission(&self, seat: Seat, mission: Mission) -> Result<(), Refusal> {
        let no = |clause, key: &'static str| Err(Refusal::new(clause, key));
        if self.setup.charge.is_some() {
            return no("TW-78", "tw-no-missions-here");
        }
        if seat != self.active {
            return no("TW-60", "tw-no-mission-turn");
        }
        if !self.missions(seat).contains(&mission) {
            return no("TW-114", "tw-no-not-in-hand");
        }
        if self.fulfils(seat, mission) { Ok(()) } else { no("TW-61", "tw-no-unfulfilled") }
    }
}
