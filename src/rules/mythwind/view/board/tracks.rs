//! The tracks of the four resources and their tokens.

use super::{SMALL, piece, zone};
use crate::rules::{
    Words,
    mythwind::{
        Res,
        state::Mythwind,
        view::{describe::res_name, faces, ids, layout},
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// A track for each resource.
    pub(super) fn track_zones(&self, zones: &mut Vec<Zone>) {
        for res in Res::ALL {
            let rect = layout::track(res);
            let face = Face::new(rect.w, rect.h);
            let all = face.all();
            let mut face = face
                .sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 8).raised(1))
                .symbol(Rect::new(5, 3, 20, 20), faces::icon(res.slug()))
                .text(Rect::new(28, 0, 72, 26), Text::bold(res_name(res), 13, Colour::Ink).least(11));
            for value in 0..=10_u8 {
                let x = layout::on_track(value);
                face = if value % 5 == 0 {
                    face.text(
                        Rect::new(x - 2, 0, 30, 26),
                        Text::sans(faces::number(value), 13, Colour::Wood).centred(),
                    )
                } else {
                    let reached = value <= self.town.held.of(res);
                    let colour = if reached { faces::res_colour(res) } else { Colour::WoodLight };
                    face.sheet(Rect::new(x + 11, 11, 5, 5), Sheet::new(Fill::Flat(colour), 2))
                };
            }
            let about = About::new(res_name(res))
                .kind(Words::new("mw-kind-resource"))
                .rule(Words::new("mw-resource-rule"))
                .clause("MW-33");
            zones.push(zone(ids::zone::track(res), rect, face, Some(about)));
        }
    }

    /// A token for each resource.
    pub(super) fn token_pieces(&self, pieces: &mut Vec<Piece>) {
        for res in Res::ALL {
            let value = self.town.held.of(res);
            let place = Place::table(layout::token(res, value), SMALL);
            let about = About::new(res_name(res))
                .now(Words::new("mw-resource-now").with("count", value))
                .clause("MW-33");
            pieces.push(piece(ids::piece::token(res), place, faces::token(res, value), Some(about)));
        }
    }
}
