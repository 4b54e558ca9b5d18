//! The steps on the farm.

use super::{Offers, button, click_piece, drag};
use crate::rules::{
    Words,
    mythwind::{
        Character, Move,
        farmer::{By, Crop, FarmMove, TileId, placements},
        state::Mythwind,
        view::{ids, layout, trays::box_of},
    },
    table::{Gesture, Place, Rect, Spot},
};

/// Where a crop lies for a moment while it is sold.
const SOLD: Rect = Rect::new(300, 588, 52, 40);

impl Mythwind {
    /// Seeds are dragged, crops clicked or dragged, dice put on crops.
    pub(super) fn offer_farm(&self, offers: &mut Offers, mv: Move, farm: FarmMove) {
        let who = offers.who;
        let open = ids::tray(who);
        let on_open = |rect: Rect| Place { surface: open, rect, level: 15 };
        let label = farm_label(farm, |crop| self.crop_price(crop));
        match farm {
            FarmMove::Plant { crop, cells, .. } => {
                if let Some(way) = placements(crop).iter().find(|way| way.cells == cells) {
                    let land = on_open(layout::cells(layout::FIELD, way.corner, way.size));
                    let gesture = Gesture::Drag {
                        piece: ids::piece::seeds(crop),
                        onto: Spot::Zone(ids::zone::FIELD),
                        land,
                        pose: way.pose,
                    };
                    offers.add(mv, gesture, label);
                }
            }
            FarmMove::Grow { tile, by: By::Action } => {
                offers.add(mv, click_piece(ids::piece::tile(tile)), label);
            }
            FarmMove::Clear { cell } => {
                offers.add(mv, click_piece(ids::piece::boulder(cell)), label);
            }
            FarmMove::Reap { tile, store, by: By::Action } => {
                let (zone, rect) = if store {
                    let place = self.farm(who).map_or(0, |farm| farm.barn.len());
                    (ids::zone::BARN, layout::barn(place, self.farm_limits(who).barn))
                } else {
                    (ids::zone::MARKET, SOLD)
                };
                let tile = ids::piece::tile(tile);
                offers.add_either(mv, click_piece(tile), drag(tile, Spot::Zone(zone), on_open(rect)), label);
            }
            FarmMove::Grow { tile, by: By::Die(die) } | FarmMove::Reap { tile, by: By::Die(die), .. } => {
                let land = self.on_tile(who, tile);
                offers.add(mv, drag(ids::piece::die(die), Spot::Piece(ids::piece::tile(tile)), land), label);
            }
            FarmMove::Unload { tile } => {
                let tile = ids::piece::tile(tile);
                let sell = drag(tile, Spot::Zone(ids::zone::MARKET), on_open(SOLD));
                offers.add_either(mv, click_piece(tile), sell, label);
            }
            FarmMove::Stop => offers.add(mv, button(true), label),
        }
    }

    /// Where a die lies on a crop it works on.
    fn on_tile(&self, who: Character, tile: TileId) -> Place {
        let rect = self
            .farm(who)
            .and_then(|farm| farm.planted(tile))
            .and_then(box_of)
            .map_or(layout::FIELD, |(corner, _)| layout::cells(layout::FIELD, corner, (1, 1)).inset(8));
        Place { surface: ids::tray(who), rect, level: 20 }
    }
}

/// What a step on the farm is called.
fn farm_label(mv: FarmMove, price: impl Fn(Crop) -> u8) -> Words {
    let by = |words: Words, by: By| match by {
        By::Action => words,
        By::Die(_) => Words::new("mw-by-worker").with("what", words),
    };
    match mv {
        FarmMove::Plant { crop, by: means, .. } => {
            by(Words::new("mw-do-plant").with("crop", crop.words()), means)
        }
        FarmMove::Grow { tile, by: means } => {
            by(Words::new("mw-do-grow").with("crop", tile.crop().words()), means)
        }
        FarmMove::Clear { .. } => Words::new("mw-do-clear"),
        FarmMove::Reap { tile, store: false, by: means } => by(
            Words::new("mw-do-sell").with("crop", tile.crop().words()).with("coins", price(tile.crop())),
            means,
        ),
        FarmMove::Reap { tile, store: true, by: means } => {
            by(Words::new("mw-do-store").with("crop", tile.crop().words()), means)
        }
        FarmMove::Unload { tile } => {
            Words::new("mw-do-unload").with("crop", tile.crop().words()).with("coins", price(tile.crop()))
        }
        FarmMove::Stop => Words::new("mw-do-stop"),
    }
}
