//! Where everything lies, in table units: tracks on top, a rail along both edges, a ring of Patches at either side with
//! the offers below it, and the wheels between, upright across the middle.

mod rails;
mod rings;
mod wheels;

use crate::rules::{table::Rect, valley_duel::Port};

pub use rails::*;
pub use rings::*;
pub use wheels::*;

/// The whole table.
pub const TABLE: Rect = Rect::new(0, 0, 1040, 660);
/// The rails: near and far.
pub const RAILS: [Rect; 2] = [Rect::new(0, 541, 1040, 119), Rect::new(0, 33, 1040, 84)];

/// The band of the two tracks.
pub const BAND: Rect = Rect::new(0, 0, 1040, 33);
/// Where the point track is named.
pub const TRACK_WORDS: Rect = Rect::new(6, 6, 26, 20);
/// The point track: a ruler of forty spaces.
pub const TRACK: Rect = Rect::new(32, 0, 672, 32);
/// The middle of a space of it, across.
const fn track_x(place: u16) -> i16 {
    TRACK.x + 24 + place as i16 * 16
}
/// Where a number stands on it.
pub const fn track_number(place: u16) -> Rect {
    Rect::new(track_x(place) - 13 - TRACK.x, 6, 26, 20)
}
/// A marker on it; the second where both stand on one space.
pub const fn marker(place: u16, second: bool) -> Rect {
    Rect::new(track_x(place) - 10 + if second { 7 } else { 0 }, 3, 20, 27)
}
/// A tile of 40 or 80 that waits at the end of the track.
pub const fn waiting(at: i16) -> Rect {
    Rect::new(708 + at * 31, 2, 29, 29)
}
/// Where the Calendar is named.
pub const CALENDAR_WORDS: Rect = Rect::new(772, 6, 66, 20);
/// The Calendar.
pub const CALENDAR: Rect = Rect::new(838, 0, 196, 32);
/// A leaf of it, from its corner.
pub const fn leaf(at: i16) -> Rect {
    Rect::new(4 + at * 32, 3, 28, 26)
}
/// The marker on a leaf.
pub const fn calendar_marker(at: i16) -> Rect {
    let leaf = leaf(at);
    Rect::new(CALENDAR.x + leaf.x - 2, leaf.y - 3, 32, 32)
}

/// Where the Market is named.
pub const MARKET: Rect = Rect::new(8, 330, 372, 100);
/// A place of the Market: the stack, next to it, farthest from it.
pub const fn stall(at: i16) -> Rect {
    Rect::new(8 + at * 126, 349, 118, 81)
}
/// A deal of a Market tile, from the tile's corner.
pub const fn strip(lower: bool) -> Rect {
    Rect::new(5, if lower { 42 } else { 6 }, 108, 33)
}

/// Where wheel tiles are named.
pub const TILES: Rect = Rect::new(8, 434, 372, 102);
/// Wheel tile `at` on offer.
pub const fn tile(at: i16) -> Rect {
    Rect::new(66 + at * 79, 453, 76, 53)
}
/// What it costs.
pub const fn price(at: i16) -> Rect {
    Rect::new(66 + at * 79, 507, 76, 20)
}
/// The stack of wheel tiles, and those aside.
pub const TILE_STACK: Rect = Rect::new(8, 453, 50, 35);
/// Those set aside.
pub const TILES_ASIDE: Rect = Rect::new(8, 492, 50, 35);

/// Below the row of ports.
pub const HARBOUR: Rect = Rect::new(660, 327, 372, 122);
/// A Port space.
pub const fn port(port: Port) -> Rect {
    Rect::new(666 + port.index() as i16 * 74, 365, 62, 84)
}
/// Its Demand tile.
pub const fn demand(of: Port) -> Rect {
    let port = port(of);
    Rect::new(port.x + 3, port.y + 1, 56, 56)
}
/// Half of it: where a Port tile lies.
pub const fn demand_half(of: Port, lower: bool) -> Rect {
    let tile = demand(of);
    Rect::new(tile.x, if lower { tile.y + 28 } else { tile.y }, 56, 28)
}
/// Its Export tile.
pub const fn export(of: Port) -> Rect {
    let port = port(of);
    Rect::new(port.x + 3, port.y + 58, 56, 25)
}
/// The Boat above a Port.
pub const fn boat(of: Port) -> Rect {
    let port = port(of);
    Rect::new(port.x + 12, port.y - 24, 37, 28)
}
/// The stack of Export tiles.
pub const EXPORT_STACK: Rect = Rect::new(996, 327, 36, 16);

/// Where farm cards are named.
pub const FARMS: Rect = Rect::new(660, 450, 372, 89);
/// Farm card `at` on offer; the third is the open deck. As high as there is room: between the ends whoever it shows
/// has to be seen.
pub const fn farm(at: i16) -> Rect {
    Rect::new(660 + at * 125, 466, 121, 73)
}
/// The open top card of the deck.
pub const FARM_DECK: Rect = farm(2);

/// Scored Contracts of a player, spread out.
pub const SCORED: Rect = Rect::new(60, 150, 920, 360);
/// Scored Contract `at`, from the surface's corner.
pub const fn scored(at: usize) -> Rect {
    let at = at as i16;
    Rect::new(22 + at % 5 * 178, 56 + at / 5 * 150, 170, 128)
}

/// The smallest rectangle around several.
pub fn enclosing(rects: &[Rect]) -> Rect {
    let x = rects.iter().map(|rect| rect.x).min().unwrap_or(0);
    let y = rects.iter().map(|rect| rect.y).min().unwrap_or(0);
    let right = rects.iter().map(|rect| rect.x + rect.w).max().unwrap_or(0);
    let bottom = rects.iter().map(|rect| rect.y + rect.h).max().unwrap_or(0);
    Rect::new(x, y, right - x, bottom - y)
}

/// A rectangle of the table, seen from another's corner.
pub const fn inside(rect: Rect, area: Rect) -> Rect {
    Rect::new(rect.x - area.x, rect.y - area.y, rect.w, rect.h)
}
