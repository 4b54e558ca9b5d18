//! Where everything lies, in table units: the year at the left, the town in the middle, the work at the
//! right, the trays along the near edge.

use crate::rules::{
    mythwind::{
        Character, LocationId, Res, Space, TownAction,
        crafter::Material,
        merchant::Good,
        ranger::{Find, Gear, Region},
    },
    table::Rect,
};

/// The whole table.
pub const TABLE: Rect = Rect::new(0, 0, 1040, 660);
const GAP: i16 = 8;

/// The season tile and the days.
pub const YEAR: Rect = Rect::new(8, 8, 200, 284);
/// The season tile itself.
pub const TILE: Rect = Rect::new(66, 16, 134, 208);
/// What the next day may bring, below the season tile.
pub const OMEN: Rect = Rect::new(66, 228, 134, 60);
/// The goal card.
pub const GOAL: Rect = Rect::new(8, 300, 200, 122);
/// The piles.
pub const PILES: [Rect; 3] =
    [Rect::new(8, 430, 64, 98), Rect::new(76, 430, 64, 98), Rect::new(144, 430, 64, 98)];

const TOWN_X: i16 = 216;
/// The ground of the town.
pub const GROUND: Rect = Rect::new(TOWN_X - 4, 66, 620, 372);
/// A card in the town: width and height.
pub const CARD: (i16, i16) = (116, 114);
/// The tower.
pub const TOWER: Rect = Rect::new(464, 190, 116, 126);
/// Where the dice at the tower lie.
pub const TOWER_DICE: Rect = Rect::new(464, 314, 116, 116);

/// The construction queue.
pub const QUEUE: Rect = Rect::new(836, 8, 196, 332);
/// The building supply, closed.
pub const PILE: Rect = Rect::new(836, 348, 196, 74);
/// Unused dice.
pub const SUPPLY: Rect = Rect::new(836, 430, 94, 96);
/// The box with the forests that are off the board.
pub const BOX: Rect = Rect::new(938, 430, 94, 96);

/// The tray opened large, and the tree.
pub const OPEN_TRAY: Rect = Rect::new(12, 8, 1016, 644);
/// The building tree.
pub const TREE: Rect = Rect::new(8, 8, 820, 644);

/// A resource track.
pub fn track(res: Res) -> Rect {
    let at = res as i16;
    Rect::new(TOWN_X + at % 2 * 310, 8 + at / 2 * 29, 302, 26)
}

/// Where a value stands on a track, from the track's left edge.
pub fn on_track(value: u8) -> i16 {
    104 + i16::from(value) * 17
}

/// Where the token of a track lies at a value.
pub fn token(res: Res, value: u8) -> Rect {
    let track = track(res);
    Rect::new(track.x + on_track(value), track.y, 26, 26)
}

/// A location's card.
pub fn location(at: LocationId) -> Rect {
    let (row, column) = match at.0 {
        1..=5 => (0, i16::from(at.0) - 1),
        6..=7 => (1, i16::from(at.0) - 6),
        8..=9 => (1, i16::from(at.0) - 5),
        10..=11 => (2, i16::from(at.0) - 10),
        _ => (2, i16::from(at.0) - 9),
    };
    Rect::new(TOWN_X + column * (CARD.0 + GAP), 72 + row * (CARD.1 + GAP), CARD.0, CARD.1)
}

/// The sprites' action space, left of the others once it is there.
pub const SPRITES: Rect = Rect::new(TOWN_X, 438, 116, 88);
/// The token of the sprite that sits there.
pub const SPRITE: Rect = Rect::new(TOWN_X + 6, 466, 54, 54);
/// The die that was sent to it.
pub const SENT: Rect = Rect::new(TOWN_X + 78, 482, 32, 32);

/// A half of an action space; beside the sprites' space they are narrower.
pub fn action(action: TownAction, sprites: bool) -> Rect {
    let (column, half) = match action {
        TownAction::Adventure => (0, None),
        TownAction::Improve => (1, Some(0)),
        TownAction::Discover => (1, Some(1)),
        TownAction::Construct => (2, Some(0)),
        TownAction::Demolish => (2, Some(1)),
        TownAction::Hire => (3, None),
        TownAction::Use(at) => return location(at),
    };
    let (x, w) = if sprites { (TOWN_X + (column + 1) * 124, 116) } else { (TOWN_X + column * 155, 147) };
    match half {
        None => Rect::new(x, 438, w, 88),
        Some(half) => Rect::new(x, 438 + half * 46, w, 42),
    }
}

/// Where a miniature stands on a space; several can stand on the Longhouse.
pub fn figure(space: Space, who: Character, sprites: bool) -> Rect {
    let (w, h) = (38, 57);
    match space {
        Space::At(at) => {
            let card = location(at);
            Rect::new(card.x + 6 + who as i16 * 26, card.y + 22, w, h)
        }
        basic => {
            let tile = match basic {
                Space::Adventure => action(TownAction::Adventure, sprites),
                Space::Improve => action(TownAction::Improve, sprites),
                Space::Construct => action(TownAction::Construct, sprites),
                _ => action(TownAction::Hire, sprites),
            };
            Rect::new(tile.x + tile.w - w - 4, tile.y + 88 - h - 4, w, h)
        }
    }
}

/// A slot of the queue, 0 to 3.
pub fn slot(slot: usize) -> Rect {
    Rect::new(QUEUE.x + 34, QUEUE.y + 34 + slot as i16 * 73, 154, 67)
}

/// Where a finished building or a forest waits for its location: in the middle of town, before the mill.
pub fn waiting() -> Rect {
    Rect::new(TOWN_X + 2 * (CARD.0 + GAP), 72 + CARD.1 + GAP, CARD.0, CARD.1)
}

/// A die at the tower: the sprites above, the villagers below.
pub fn tower_die(place: usize, villager: bool) -> Rect {
    let at = place as i16;
    let row = if villager { 2 } else { 0 } + at / 4;
    Rect::new(TOWER_DICE.x + 5 + at % 4 * 27, TOWER_DICE.y + 5 + row * 27, 25, 25)
}

/// A day's cell in the column of days, from 1, of so many.
pub fn day(day: u8, of: usize) -> Rect {
    let h = if of > 9 { 24 } else { 27 };
    Rect::new(14, 32 + (i16::from(day) - 1) * (h + 1), 46, h - 1)
}

/// The trays along the near edge: place among how many.
pub fn tray(place: usize, of: usize) -> Rect {
    let of = of.max(1) as i16;
    let w = (1024 - (of - 1) * GAP) / of;
    Rect::new(8 + place as i16 * (w + GAP), 536, w, 118)
}

/// Where a miniature stands on its tray.
pub fn home(tray: Rect) -> Rect {
    Rect::new(tray.x + 78, tray.y + 50, 42, 63)
}

/// The purse on a tray.
pub fn purse(tray: Rect) -> Rect {
    Rect::new(tray.x + 12, tray.y + 50, 62, 28)
}

/// A place in the well on a tray, of so many.
pub fn well(tray: Rect, place: usize, of: usize) -> Rect {
    let columns = of.div_ceil(2) as i16;
    let size = if columns > 2 { 30 } else { 38 };
    let at = place as i16;
    Rect::new(tray.x + 130 + at % columns * (size + 3), tray.y + 28 + at / columns * (size + 4), size, size)
}

/// The Farmer's field, small, on a tray; none where the tray is too narrow.
pub fn small_field(tray: Rect) -> Option<Rect> {
    (tray.w >= 330).then(|| Rect::new(tray.x + tray.w - 116, tray.y + 24, 108, 90))
}

/// The Farmer's field, large, on the open tray.
pub const FIELD: Rect = Rect::new(40, 84, 360, 300);

/// Cells of the field within its rectangle: from a column and row, so many wide and high.
pub fn cells(field: Rect, (column, row): (u8, u8), (columns, rows): (u8, u8)) -> Rect {
    let (w, h) = (field.w / 6, field.h / 5);
    Rect::new(
        field.x + i16::from(column) * w,
        field.y + i16::from(row) * h,
        i16::from(columns) * w,
        i16::from(rows) * h,
    )
}

/// A seed card on the open tray.
pub fn seeds(crop: usize) -> Rect {
    let at = crop as i16;
    Rect::new(420 + at % 2 * 156, 84 + at / 2 * 99, 150, 93)
}

/// An open order on the Crafter's open tray.
pub fn order(place: usize) -> Rect {
    Rect::new(40 + place as i16 * 122, 84, 116, 150)
}

/// An order deck, by its tier from 1.
pub fn deck(tier: u8) -> Rect {
    Rect::new(40 + (i16::from(tier) - 1) * 122, 242, 116, 40)
}

/// A bench.
pub fn bench(bench: u8) -> Rect {
    Rect::new(40 + i16::from(bench) * 122, 316, 116, 150)
}

/// A material's store.
pub fn material(material: Material) -> Rect {
    Rect::new(40 + material as i16 * 122, 504, 116, 58)
}

/// A stall on the Merchant's open tray.
pub fn stall(good: Good) -> Rect {
    Rect::new(40, 84 + good as i16 * 66, 360, 60)
}

/// A space of a stall, 0 to 5 from the cheap end, from the stall's corner.
pub fn stall_space(space: u8) -> Rect {
    Rect::new(96 + i16::from(space) * 44, 6, 42, 48)
}

/// The warehouse, and the units of a good in it.
pub const WAREHOUSE: Rect = Rect::new(36, 378, 368, 64);

/// The units of a good in the warehouse.
pub fn stored(good: Good) -> Rect {
    Rect::new(40 + good as i16 * 91, 382, 87, 56)
}

/// The open rival card.
pub const RUMOUR: Rect = Rect::new(420, 84, 306, 118);

/// A rival card to come that was looked at.
pub fn seen(place: usize) -> Rect {
    Rect::new(420 + place as i16 * 156, 236, 150, 104)
}

/// A region on the Ranger's open tray.
pub fn region(region: Region) -> Rect {
    Rect::new(40 + region as i16 * 122, 84, 116, 130)
}

/// A scouted card, in the column of its region.
pub fn scouted(region: Region, place: usize) -> Rect {
    Rect::new(420 + region as i16 * 103, 310 + place as i16 * 52, 100, 50)
}

/// The card an expedition has met.
pub const TRAIL: Rect = Rect::new(40, 248, 150, 124);

/// A hazard of that card.
pub fn hazard(gear: Gear) -> Rect {
    Rect::new(200 + gear as i16 * 68, 248, 64, 44)
}

/// A gear in the pack.
pub fn gear(gear: Gear) -> Rect {
    Rect::new(40 + gear as i16 * 122, 408, 116, 56)
}

/// The finds of a kind in the lodge.
pub fn find(find: Find) -> Rect {
    Rect::new(40 + find as i16 * 91, 500, 87, 58)
}

/// Where finds go to the town.
pub const GATE: Rect = Rect::new(40, 568, 360, 40);

/// A skill space on the open tray.
pub fn shelf(space: u8) -> Rect {
    Rect::new(420 + i16::from(space) * 118, 506, 112, 128)
}

/// One of so many places in the barn on the open tray. A barn with a loft has narrower ones.
pub fn barn(place: usize, of: usize) -> Rect {
    let (step, w) = if of > 3 { (34, 32) } else { (58, 52) };
    Rect::new(40 + place as i16 * step, 588, w, 40)
}

/// A place in the well on the open tray.
pub fn open_well(place: usize) -> Rect {
    Rect::new(742 + place as i16 * 44, 318, 40, 40)
}

/// A building in the tree: column and row.
pub fn tree((column, row): (u8, u8)) -> Rect {
    Rect::new(8 + i16::from(column) * 116, 44 + i16::from(row) * 39, 108, 36)
}
