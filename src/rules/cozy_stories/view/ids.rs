//! Which piece and which zone is which. Guess cards lie open, so they have the number of their picture; the story card
//! has one number whatever it shows.

/// Pieces.
pub mod piece {
    use crate::rules::{Seat, cozy_stories::Picture, table::PieceId};

    /// The top of the storyteller deck.
    pub const DECK: PieceId = PieceId(1);
    /// The storyteller's card.
    pub const STORY: PieceId = PieceId(2);
    pub const WINDMILL: PieceId = PieceId(3);
    /// The first player's token.
    pub const TOKEN: PieceId = PieceId(4);

    pub fn pawn(seat: Seat) -> PieceId {
        PieceId(10 + u32::from(seat.0))
    }
    pub fn guess(picture: Picture) -> PieceId {
        PieceId(100 + picture.index() as u32)
    }
    /// A story card of Endless Story that was used in this round.
    pub fn used(picture: Picture) -> PieceId {
        PieceId(200 + picture.index() as u32)
    }
}

/// Zones.
pub mod zone {
    use crate::rules::{
        Seat,
        cozy_stories::Cell,
        table::{SurfaceId, ZoneId},
    };

    /// The stories of a round, spread out to be read again.
    pub fn stories(round: u8) -> SurfaceId {
        SurfaceId(round)
    }
    /// The tab of a round on the stories of another.
    pub fn tab(round: u8, on: u8) -> ZoneId {
        ZoneId(70 + u16::from(on) * 5 + u16::from(round))
    }

    pub const TELLER: ZoneId = ZoneId(1);
    /// The storyteller's hand.
    pub const HELD: ZoneId = ZoneId(2);
    /// Where the story card is laid face down.
    pub const LAID: ZoneId = ZoneId(3);
    pub const DECK: ZoneId = ZoneId(4);
    pub const USED: ZoneId = ZoneId(5);
    /// What is written of the story.
    pub const PAPER: ZoneId = ZoneId(6);
    pub const SCALE: ZoneId = ZoneId(7);
    pub const WINDMILL: ZoneId = ZoneId(8);
    /// The frame round what the storyteller alone sees.
    pub const PRIVATE: ZoneId = ZoneId(9);
    /// The same picture in the field, marked for the storyteller.
    pub const TWIN: ZoneId = ZoneId(10);

    pub fn mat(seat: Seat) -> ZoneId {
        ZoneId(20 + u16::from(seat.0))
    }
    pub fn tale(at: usize) -> ZoneId {
        ZoneId(40 + at as u16)
    }
    pub fn cell(cell: Cell) -> ZoneId {
        ZoneId(100 + cell.index() as u16)
    }
}
