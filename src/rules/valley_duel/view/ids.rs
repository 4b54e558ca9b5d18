//! Which piece and which zone is which. What lies open has the number of its tile or card; what lies covered has the
//! number of its stack, which says nothing.

/// Pieces.
pub mod piece {
    use crate::rules::{
        Seat,
        table::PieceId,
        valley_duel::{Colour, Demand, Export, Farm, Half, Lot, Node, Patch, Port, Tile, Wheel},
    };

    pub const BOAT: PieceId = PieceId(1);
    pub const CALENDAR: PieceId = PieceId(2);
    /// The covered top of each stack.
    pub const MARKET: PieceId = PieceId(3);
    pub const EXPORTS: PieceId = PieceId(4);
    pub const TILES: PieceId = PieceId(5);
    pub const TILES_ASIDE: PieceId = PieceId(6);
    /// The wheels themselves.
    pub const CENTRAL: PieceId = PieceId(10);
    pub fn wheel(seat: Seat) -> PieceId {
        PieceId(11 + u32::from(seat.0))
    }
    /// What is printed on a section of a wheel; the Central Wheel is the same for both.
    pub fn section(seat: Seat, wheel: Wheel, section: u8) -> PieceId {
        let base = match wheel {
            Wheel::Central => 20,
            Wheel::Own => 30 + u32::from(seat.0) * 10,
        };
        PieceId(base + u32::from(section))
    }
    pub fn marker(seat: Seat) -> PieceId {
        PieceId(50 + u32::from(seat.0))
    }
    pub fn wreath(seat: Seat) -> PieceId {
        PieceId(52 + u32::from(seat.0))
    }
    pub fn guilders(seat: Seat) -> PieceId {
        PieceId(54 + u32::from(seat.0))
    }
    pub fn tools(seat: Seat) -> PieceId {
        PieceId(56 + u32::from(seat.0))
    }
    pub fn bulbs(seat: Seat, colour: Colour) -> PieceId {
        PieceId(60 + u32::from(seat.0) * 10 + colour.index() as u32)
    }
    pub fn lot(lot: Lot) -> PieceId {
        PieceId(100 + lot.index() as u32)
    }
    /// A deal of an open tile, or of the back of the stack's top.
    pub fn deal(lot: Option<Lot>, half: Half) -> PieceId {
        let base = lot.map_or(150, |lot| 120 + lot.index() as u32 * 2);
        PieceId(base + half as u32)
    }
    pub fn tile(tile: Tile) -> PieceId {
        PieceId(200 + tile.index() as u32)
    }
    pub fn farm(farm: Farm) -> PieceId {
        PieceId(240 + farm.index() as u32)
    }
    pub fn demand(demand: Demand) -> PieceId {
        PieceId(280 + demand.index() as u32)
    }
    pub fn cover(port: Port) -> PieceId {
        PieceId(290 + port.index() as u32)
    }
    pub fn export(export: Export) -> PieceId {
        PieceId(300 + export.index() as u32)
    }
    /// A Windmill in its column, by the row it stands in.
    pub fn windmill(seat: Seat, column: Colour, row: u8) -> PieceId {
        PieceId(320 + u32::from(seat.0) * 20 + column.index() as u32 * 3 + u32::from(row))
    }
    /// A Windmill on the board.
    pub fn built(node: Node) -> PieceId {
        PieceId(360 + node.index() as u32)
    }
    pub fn tulip(patch: Patch, space: usize) -> PieceId {
        PieceId(400 + patch.index() as u32 * 8 + space as u32)
    }
    pub fn traded(seat: Seat, at: usize) -> PieceId {
        PieceId(1000 + u32::from(seat.0) * 1000 + at as u32)
    }
}

/// Zones.
pub mod zone {
    use crate::rules::{
        Seat,
        table::{SurfaceId, ZoneId},
        valley_duel::{Node, Patch, Port},
    };

    /// Where the Contracts a player has scored are spread out.
    pub fn scored(seat: Seat) -> SurfaceId {
        SurfaceId(1 + seat.0)
    }

    pub const TRACK: ZoneId = ZoneId(1);
    pub const CALENDAR: ZoneId = ZoneId(2);
    pub const WEST: ZoneId = ZoneId(3);
    pub const EAST: ZoneId = ZoneId(4);
    pub const MARKET: ZoneId = ZoneId(5);
    pub const TILES: ZoneId = ZoneId(6);
    pub const HARBOUR: ZoneId = ZoneId(7);
    pub const FARMS: ZoneId = ZoneId(8);
    pub const WHEELS: ZoneId = ZoneId(9);
    pub fn row(seat: Seat) -> ZoneId {
        ZoneId(10 + u16::from(seat.0))
    }
    pub fn done(seat: Seat) -> ZoneId {
        ZoneId(12 + u16::from(seat.0))
    }
    pub fn trades(seat: Seat) -> ZoneId {
        ZoneId(14 + u16::from(seat.0))
    }
    pub fn rack(seat: Seat) -> ZoneId {
        ZoneId(16 + u16::from(seat.0))
    }
    pub fn name(seat: Seat) -> ZoneId {
        ZoneId(18 + u16::from(seat.0))
    }
    pub fn storage(seat: Seat) -> ZoneId {
        ZoneId(20 + u16::from(seat.0))
    }
    pub fn port(port: Port) -> ZoneId {
        ZoneId(30 + port.index() as u16)
    }
    pub fn patch(patch: Patch) -> ZoneId {
        ZoneId(40 + patch.index() as u16)
    }
    pub fn node(node: Node) -> ZoneId {
        ZoneId(60 + node.index() as u16)
    }
    pub fn space(patch: Patch, space: usize) -> ZoneId {
        ZoneId(100 + patch.index() as u16 * 8 + space as u16)
    }
}
