//! Seeds, barn and market on the Farmer's open tray.

use super::on_tray;
use crate::rules::{
    Words,
    mythwind::{
        Character,
        farmer::{Crop, Farm, cells_of, placements},
        state::Mythwind,
        view::{
            board::{ZONE, empty, piece},
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Piece, Place, Pose, Rect, Sheet, Zone},
};

impl Mythwind {
    /// What lies in the barn, and the seeds.
    pub(super) fn store_pieces(&self, who: Character, farm: &Farm, pieces: &mut Vec<Piece>) {
        let places = self.farm_limits(who).barn;
        for (place, &tile) in farm.barn.iter().enumerate() {
            let crop = tile.crop();
            let rect = layout::barn(place, places);
            let face = Face::art(rect.w, rect.h, format!("mythwind/crop-{}", crop.slug()), 6);
            let price = self.crop_price(crop) + self.farm_limits(who).barn_bonus;
            let about = About::new(crop.words())
                .rule(Words::new("mw-barn-rule").with("coins", price))
                .clause("MW-FA05");
            pieces.push(piece(ids::piece::tile(tile), on_tray(who, rect), face, Some(about)));
        }
        for crop in Crop::ALL {
            let card = Self::content().crop(crop);
            let left = farm.spares(crop, Self::content()).count();
            let best = card.best == Some(self.calendar.season);
            let face = faces::seeds(card, left, self.seed_price(who, crop), self.crop_price(crop), best);
            let place = on_tray(who, layout::seeds(crop as usize));
            pieces.push(Piece {
                round: None,
                lifted: lifted_crop(crop),
                ..piece(ids::piece::seeds(crop), place, face, Some(about_seeds(crop)))
            });
        }
    }

    /// Where crops are sold and stored.
    pub(super) fn store_zones(&self, who: Character, zones: &mut Vec<Zone>) {
        let surface = ids::tray(who);
        let market = Rect::new(250, 578, 156, 58);
        let about = About::new(Words::new("mw-market")).rule(Words::new("mw-market-rule")).clause("MW-FA05");
        zones.push(Zone {
            id: ids::zone::MARKET,
            place: Place { surface, rect: market, level: ZONE },
            face: empty(market.w, market.h, Words::new("mw-sell-here"), Colour::Parchment),
            about: Some(about),
        });
        let barn = Rect::new(36, 584, 206, 48);
        let about = About::new(Words::new("mw-barn"))
            .rule(Words::new("mw-barn-holds").with("count", self.farm_limits(who).barn))
            .clause("MW-FA05");
        zones.push(Zone {
            id: ids::zone::BARN,
            place: Place { surface, rect: barn, level: ZONE },
            face: Face::new(barn.w, barn.h),
            about: Some(about),
        });
    }
}

fn about_seeds(crop: Crop) -> About {
    let card = Mythwind::content().crop(crop);
    let about = About::new(crop.words())
        .kind(Words::new("mw-kind-crop"))
        .rule(Words::new(format!("mw-crop-{}.flavour", crop.slug())))
        .rule(
            Words::new("mw-crop-rule")
                .with("seed", card.seed)
                .with("growth", card.growth)
                .with("price", card.price),
        )
        .clause("MW-FA02");
    match card.best {
        Some(season) => about.rule(
            Words::new("mw-crop-best").with("season", Words::new(format!("mw-season-{}", season.slug()))),
        ),
        None => about,
    }
}

/// A crop in every way it can lie, as it looks in the hand.
fn lifted_crop(crop: Crop) -> Vec<(Pose, Face)> {
    let mut ways: Vec<(Pose, Face)> = Vec::new();
    for way in placements(crop) {
        if ways.iter().all(|(pose, _)| *pose != way.pose) {
            let cells = cells_of(way.cells).map(|(x, y)| (x - way.corner.0, y - way.corner.1));
            ways.push((way.pose, faces::crop_cells(crop, cells, way.size, "growing")));
        }
    }
    ways
}

/// The places of the barn, as printed on the open tray.
pub(super) fn barn_places(count: usize, face: Face) -> Face {
    (0..count).fold(face, |face, place| {
        let sheet = Sheet::new(Fill::Sheer(Colour::Shadow, 45), 7).edge(Colour::Wood, 1);
        face.sheet(layout::barn(place, count), sheet)
    })
}
