//! Which piece and which zone is which.
//!
//! A card that a viewer may read has the number of the card; one that only its back shows has the number of
//! its place in the hand, which says nothing.

/// Pieces.
pub mod piece {
    use crate::rules::{
        Seat,
        table::PieceId,
        tilting::{Meeple, Mission, MoveCard, StackCard},
    };

    pub fn meeple(meeple: Meeple) -> PieceId {
        PieceId(1 + meeple as u32)
    }
    pub const DECK: PieceId = PieceId(5);
    pub fn lance(seat: Seat, at: u8) -> PieceId {
        PieceId(10 + u32::from(seat.0) * 10 + u32::from(at))
    }
    pub fn card(card: MoveCard) -> PieceId {
        PieceId(100 + card.index() as u32)
    }
    pub fn back(seat: Seat, at: usize) -> PieceId {
        PieceId(200 + u32::from(seat.0) * 10 + at as u32)
    }
    pub fn mission_back(seat: Seat, at: usize) -> PieceId {
        PieceId(230 + u32::from(seat.0) * 10 + at as u32)
    }
    pub fn stacked(card: StackCard) -> PieceId {
        PieceId(300 + card.index() as u32)
    }
    pub fn mission(mission: Mission) -> PieceId {
        PieceId(330 + mission.index() as u32)
    }
}

/// Zones.
pub mod zone {
    use crate::rules::{
        Seat,
        table::{SurfaceId, ZoneId},
        tilting::{Meeple, Pos},
    };

    /// The used cards, spread out to be looked through.
    pub const USED: SurfaceId = SurfaceId(1);

    pub const BOARD: ZoneId = ZoneId(1);
    pub const STACK: ZoneId = ZoneId(2);
    pub const DECK: ZoneId = ZoneId(3);
    pub const DISCARD: ZoneId = ZoneId(4);
    pub const ROW: ZoneId = ZoneId(5);
    pub const GAP: ZoneId = ZoneId(6);
    pub fn lane(seat: Seat, meeple: Meeple) -> ZoneId {
        ZoneId(10 + u16::from(seat.0) * 2 + meeple as u16)
    }
    pub fn hand(seat: Seat) -> ZoneId {
        ZoneId(20 + u16::from(seat.0))
    }
    pub fn errands(seat: Seat) -> ZoneId {
        ZoneId(22 + u16::from(seat.0))
    }
    pub fn lances(seat: Seat) -> ZoneId {
        ZoneId(24 + u16::from(seat.0))
    }
    pub fn won(seat: Seat) -> ZoneId {
        ZoneId(26 + u16::from(seat.0))
    }
    pub fn played(seat: Seat) -> ZoneId {
        ZoneId(28 + u16::from(seat.0))
    }
    pub fn field(at: Pos) -> ZoneId {
        ZoneId(100 + u16::from(at.number()))
    }
    pub fn sign(at: Pos) -> ZoneId {
        ZoneId(130 + u16::from(at.number()))
    }
}
