//! Which piece and which zone is which. A side of a card that can be read has the number of that side: what lies
//! behind it says nothing.

/// Pieces.
pub mod piece {
    use crate::rules::{
        Seat,
        table::PieceId,
        wolfwalkers::{Face, Goal, Opportunity, Story, Symbol},
    };

    /// The covered top of the deck (Fog).
    pub const COVERED: PieceId = PieceId(1);
    pub const BLOCKER: PieceId = PieceId(2);
    pub const REMOVER: PieceId = PieceId(3);
    pub const QUIRK: PieceId = PieceId(4);
    /// The Switch card that came up last.
    pub const SWITCH: PieceId = PieceId(5);

    pub fn story(story: Story) -> PieceId {
        PieceId(100 + story.index() as u32)
    }
    pub fn goal(goal: Goal) -> PieceId {
        PieceId(300 + goal.index() as u32)
    }
    pub fn card(face: Face) -> PieceId {
        match face {
            Face::Story(story) => self::story(story),
            Face::Goal(goal) => self::goal(goal),
        }
    }
    pub fn opportunity(card: Opportunity, set: u8) -> PieceId {
        PieceId(500 + u32::from(set) * 30 + card.index() as u32)
    }
    pub fn marker(seat: Seat, at: usize) -> PieceId {
        PieceId(600 + u32::from(seat.0) * 10 + at as u32)
    }
    /// Stories that are looked at, by their place.
    pub fn sign(at: usize) -> PieceId {
        PieceId(660 + at as u32)
    }
    pub fn symbol(symbol: Symbol) -> PieceId {
        PieceId(700 + symbol.index() as u32)
    }
}

/// Zones.
pub mod zone {
    use crate::rules::{
        Seat,
        table::{SurfaceId, ZoneId},
        wolfwalkers::{Cell, Slot},
    };

    /// What is chosen or looked at for an Opportunity.
    pub const ASIDE: SurfaceId = SurfaceId(1);
    /// A display of another, large.
    pub fn large(seat: Seat) -> SurfaceId {
        SurfaceId(2 + seat.0)
    }

    pub const MARKET: ZoneId = ZoneId(1);
    pub const DECK: ZoneId = ZoneId(2);
    pub const DISCARD: ZoneId = ZoneId(3);
    pub const HAND: ZoneId = ZoneId(5);
    pub const LEFT: ZoneId = ZoneId(6);
    pub const RIGHT: ZoneId = ZoneId(7);
    pub const TOP: ZoneId = ZoneId(8);
    pub const BOTTOM: ZoneId = ZoneId(9);
    pub fn slot(slot: Slot) -> ZoneId {
        ZoneId(10 + slot.index() as u16)
    }
    pub fn display(seat: Seat) -> ZoneId {
        ZoneId(20 + u16::from(seat.0))
    }
    pub fn opportunity(place: u8, set: u8) -> ZoneId {
        ZoneId(30 + u16::from(set) * 10 + u16::from(place))
    }
    /// A place in the near display. What is in use lies within 9 of the first card in every direction, unless
    /// cards have left it: then numbers repeat far off, where nothing is seen at the same time.
    pub fn cell(at: Cell) -> ZoneId {
        let (row, column) = (i16::from(at.row).rem_euclid(32), i16::from(at.column).rem_euclid(32));
        ZoneId(1000 + (row * 32 + column) as u16)
    }
}
