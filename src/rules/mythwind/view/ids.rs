//! Which piece and which zone is which.

use super::layout;
use crate::rules::{
    mythwind::{
        Building, Character, DieId, LocationId, Res, Skill, TownAction,
        crafter::{Material, OrderId},
        farmer::{Crop, Line, TileId},
        merchant::{Good, RivalId},
        ranger::{Find, Gear, Region, TrailId},
    },
    table::{PieceId, Rect, SurfaceId, ZoneId},
};

/// Pieces. What has a number on its open side keeps it; what is hidden has no piece but its pile.
pub mod piece {
    use super::{
        Building, Character, Crop, DieId, Find, Gear, Good, Material, OrderId, PieceId, Region, Res, RivalId,
        Skill, TileId, TrailId,
    };

    pub fn figure(who: Character) -> PieceId {
        PieceId(10 + who as u32)
    }
    pub fn purse(who: Character) -> PieceId {
        PieceId(20 + who as u32)
    }
    pub fn token(res: Res) -> PieceId {
        PieceId(30 + res as u32)
    }
    pub fn die(die: DieId) -> PieceId {
        PieceId(100 + u32::from(die.0))
    }
    pub fn building(building: Building) -> PieceId {
        PieceId(200 + building as u32)
    }
    pub fn forest(forest: u8) -> PieceId {
        PieceId(300 + u32::from(forest))
    }
    pub fn weather(card: u8) -> PieceId {
        PieceId(400 + u32::from(card))
    }
    pub fn sprite(sprite: u8) -> PieceId {
        PieceId(430 + u32::from(sprite))
    }
    pub fn tile(tile: TileId) -> PieceId {
        PieceId(600 + u32::from(tile.0))
    }
    pub fn seeds(crop: Crop) -> PieceId {
        PieceId(650 + crop as u32)
    }
    pub fn boulder(cell: u8) -> PieceId {
        PieceId(670 + u32::from(cell))
    }
    pub fn skill(skill: Skill) -> PieceId {
        PieceId(720 + skill.index() as u32)
    }
    pub fn order(order: OrderId) -> PieceId {
        PieceId(800 + u32::from(order.0))
    }
    pub fn material(material: Material) -> PieceId {
        PieceId(840 + material as u32)
    }
    /// The cheapest unit of a stall.
    pub fn unit(good: Good) -> PieceId {
        PieceId(850 + good as u32)
    }
    /// The units of a good in the warehouse.
    pub fn stored(good: Good) -> PieceId {
        PieceId(855 + good as u32)
    }
    pub fn gear(gear: Gear) -> PieceId {
        PieceId(880 + gear as u32)
    }
    pub fn find(find: Find) -> PieceId {
        PieceId(885 + find as u32)
    }
    pub fn region(region: Region) -> PieceId {
        PieceId(890 + region as u32)
    }
    pub fn trail(card: TrailId) -> PieceId {
        PieceId(900 + u32::from(card.0))
    }
    pub fn rival(card: RivalId) -> PieceId {
        PieceId(860 + u32::from(card.0))
    }
}

/// Zones.
pub mod zone {
    use super::{Building, Character, Gear, Good, Line, LocationId, Res, TownAction, ZoneId};

    pub const TOWER: ZoneId = ZoneId(1);
    pub const SUPPLY: ZoneId = ZoneId(2);
    pub const BOX: ZoneId = ZoneId(3);
    pub const PILE: ZoneId = ZoneId(4);
    pub const GOAL: ZoneId = ZoneId(5);
    pub const SEASON: ZoneId = ZoneId(6);
    pub const EVENTS: ZoneId = ZoneId(7);
    pub const ADVENTURES: ZoneId = ZoneId(8);
    pub const WEATHER: ZoneId = ZoneId(9);
    pub const GROUND: ZoneId = ZoneId(10);
    pub const QUEUE: ZoneId = ZoneId(11);
    pub const FIELD: ZoneId = ZoneId(12);
    pub const MARKET: ZoneId = ZoneId(13);
    pub const BARN: ZoneId = ZoneId(14);
    pub const OMEN: ZoneId = ZoneId(16);
    pub const WEATHER_PILE: ZoneId = ZoneId(19);
    pub const MILL: ZoneId = ZoneId(20);
    pub const SMALL_FIELD: ZoneId = ZoneId(21);
    pub const SPRITES: ZoneId = ZoneId(22);

    pub fn track(res: Res) -> ZoneId {
        ZoneId(30 + res as u16)
    }
    pub fn location(at: LocationId) -> ZoneId {
        ZoneId(40 + u16::from(at.0))
    }
    pub fn action(action: TownAction) -> ZoneId {
        match action {
            TownAction::Adventure => ZoneId(60),
            TownAction::Improve => ZoneId(61),
            TownAction::Discover => ZoneId(62),
            TownAction::Construct => ZoneId(63),
            TownAction::Demolish => ZoneId(64),
            TownAction::Hire => ZoneId(65),
            TownAction::Use(at) => location(at),
        }
    }
    pub fn slot(slot: u8) -> ZoneId {
        ZoneId(70 + u16::from(slot))
    }
    pub fn day(day: u8) -> ZoneId {
        ZoneId(80 + u16::from(day))
    }
    pub fn tray(who: Character) -> ZoneId {
        ZoneId(100 + who as u16)
    }
    pub fn well(who: Character) -> ZoneId {
        ZoneId(110 + who as u16)
    }
    pub fn home(who: Character) -> ZoneId {
        ZoneId(120 + who as u16)
    }
    pub fn open_well(who: Character) -> ZoneId {
        ZoneId(130 + who as u16)
    }
    pub fn shelf(who: Character, space: u8) -> ZoneId {
        ZoneId(300 + who as u16 * 5 + u16::from(space))
    }
    pub fn shop(who: Character) -> ZoneId {
        ZoneId(140 + who as u16)
    }
    pub fn bench(bench: u8) -> ZoneId {
        ZoneId(170 + u16::from(bench))
    }
    pub fn deck(tier: u8) -> ZoneId {
        ZoneId(175 + u16::from(tier))
    }
    pub const WAREHOUSE: ZoneId = ZoneId(185);
    pub const RIVALS: ZoneId = ZoneId(186);

    pub const GATE: ZoneId = ZoneId(187);

    pub fn hazard(gear: Gear) -> ZoneId {
        ZoneId(190 + gear as u16)
    }
    pub fn stall(good: Good) -> ZoneId {
        ZoneId(180 + good as u16)
    }
    pub fn line(line: Line) -> ZoneId {
        match line {
            Line::Row(row) => ZoneId(150 + u16::from(row)),
            Line::Column(column) => ZoneId(160 + u16::from(column)),
        }
    }
    pub fn tree(building: Building) -> ZoneId {
        ZoneId(200 + building as u16)
    }
}

/// The surface with the building tree.
pub const TREE: SurfaceId = SurfaceId(1);

/// A character's tray, opened large.
pub fn tray(who: Character) -> SurfaceId {
    SurfaceId(10 + who as u8)
}

/// Where a piece comes from when it appears: the pile or box of its kind.
pub fn origin(piece: PieceId) -> Option<Rect> {
    match piece.0 {
        100..116 => Some(layout::SUPPLY),
        200..242 => Some(layout::PILE),
        300..320 => Some(layout::BOX),
        400..420 => Some(layout::PILES[2]),
        _ => None,
    }
}
