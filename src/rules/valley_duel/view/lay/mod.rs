//! What lies where, part by part of the table: zones that stay, pieces that can lie elsewhere in a moment.

mod farms;
mod market;
mod ports;
mod rails;
mod rings;
mod tracks;
mod wheels;

use super::Table;
use crate::rules::table::{About, Face, Piece, PieceId, Place, Pose, Rect, Zone, ZoneId};

/// Parts of the table, and places in them.
const GROUND: i16 = 1;
const PLACE: i16 = 3;
/// The wheels lie under all other pieces, what is on them above.
const WHEEL: i16 = 8;
const ON_WHEEL: i16 = 12;
const PIECE: i16 = 10;
const TOP: i16 = 20;

/// A zone.
fn zone(id: ZoneId, rect: Rect, level: i16, face: Face, about: Option<About>) -> Zone {
    Zone { id, place: Place::table(rect, level), face, about }
}

/// A piece that is at rest.
fn piece(id: PieceId, rect: Rect, level: i16, face: Face, about: About) -> Piece {
    Piece {
        id,
        places: vec![Place::table(rect, level)],
        face,
        other_side: None,
        pose: Pose::default(),
        round: None,
        lifted: Vec::new(),
        from: None,
        about: Some(about),
    }
}

impl Table<'_> {
    pub(super) fn lay(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        self.lay_tracks(zones, pieces);
        self.lay_rings(zones, pieces);
        self.lay_wheels(zones, pieces);
        self.lay_market(zones, pieces);
        self.lay_tiles(zones, pieces);
        self.lay_ports(zones, pieces);
        self.lay_farms(zones, pieces);
        for seat in crate::rules::valley_duel::SEATS {
            self.lay_rail(seat, zones, pieces);
        }
    }
}
