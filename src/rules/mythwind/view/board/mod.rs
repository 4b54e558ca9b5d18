//! The year, the town and the work: everything on the board that all share.
//!
//! `year` is the left column, `town` the middle, `work` the right column; `building` tells of a building
//! wherever it lies, `worker` draws dice and figures.

mod building;
mod town;
mod tracks;
mod work;
mod worker;
mod year;

use super::layout;
use crate::rules::{
    Words,
    mythwind::state::Mythwind,
    table::{
        About, Colour, Face, Fill, Piece, PieceId, Place, Pose, Rect, Sheet, Surface, SurfaceId, Text, Zone,
        ZoneId,
    },
};

/// Zones lie low, pieces on them, figures on top.
pub const ZONE: i16 = 1;
const CARD: i16 = 10;
const FOREST: i16 = 12;
const SMALL: i16 = 20;
const FIGURE: i16 = 30;

/// A piece that lies in one place, the right way up.
pub fn piece(id: PieceId, place: Place, face: Face, about: Option<About>) -> Piece {
    Piece {
        id,
        places: vec![place],
        face,
        other_side: None,
        pose: Pose::default(),
        round: None,
        lifted: Vec::new(),
        from: None,
        about,
    }
}

/// A zone on the table.
pub fn zone(id: ZoneId, rect: Rect, face: Face, about: Option<About>) -> Zone {
    Zone { id, place: Place::table(rect, ZONE), face, about }
}

/// A dashed empty place with a word in it.
pub fn empty(w: i16, h: i16, words: Words, colour: Colour) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    face.sheet(all.inset(1), Sheet::new(Fill::Sheer(Colour::Shadow, 22), 8).dashes(colour, 2))
        .text(all.inset(6), Text::sans(words, 13, colour).centred())
}

impl Mythwind {
    /// Tracks, locations, action spaces, tower, season, goal, piles, queue.
    pub(super) fn board_zones(&self, zones: &mut Vec<Zone>) {
        self.year_zones(zones);
        self.town_zones(zones);
        self.work_zones(zones);
    }

    /// Cards and small pieces on the board.
    pub(super) fn board_pieces(&self, pieces: &mut Vec<Piece>) {
        self.weather_pieces(pieces);
        self.token_pieces(pieces);
        self.location_pieces(pieces);
        self.queue_pieces(pieces);
        self.waiting_pieces(pieces);
        self.tower_pieces(pieces);
        self.sprite_pieces(pieces);
        self.figure_pieces(pieces);
    }

    /// The table and what opens over it.
    pub(super) fn table_surface() -> Surface {
        let face = Face::new(layout::TABLE.w, layout::TABLE.h);
        let all = face.all();
        let face =
            face.sheet(all, Sheet::new(Fill::Flat(Colour::Cloth), 0)).picture(all, "mythwind/cloth-moss", 0);
        Surface {
            id: SurfaceId::TABLE,
            name: Words::new("mw-name"),
            rect: layout::TABLE,
            face,
            opened_by: Vec::new(),
            seat: None,
        }
    }
}
