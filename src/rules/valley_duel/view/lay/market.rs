//! The Market and the offer of wheel tiles: below the western ring.

use super::{GROUND, PIECE, TOP, piece, zone};
use crate::rules::{
    Words,
    table::{Colour as Ink, Fill, Piece, Rect, Sheet, Text, Zone},
    valley_duel::{
        Half, Stall,
        view::{Table, about, faces, ids, layout},
    },
};

/// The place of a stall: the stack at the left, the tile farthest from it at the right.
const fn at(stall: Stall) -> i16 {
    match stall {
        Stall::Stack => 0,
        Stall::Near => 1,
        Stall::Far => 2,
    }
}

impl Table<'_> {
    pub(super) fn lay_market(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let left = Words::new("vd-stack").with("count", game.hidden.market.len());
        let area = layout::MARKET;
        let title = Rect::new(2, 0, area.w - 4, 18);
        let face = faces::titled(faces::size(area), title, Words::new("vd-market"), Some(left));
        zones.push(zone(ids::zone::MARKET, area, GROUND, face, Some(about::market(game))));
        for stall in Stall::ALL {
            let rect = layout::stall(at(stall));
            let lot = game.lot(stall);
            let id = lot.map_or(ids::piece::MARKET, ids::piece::lot);
            let mut lying = piece(id, rect, PIECE, faces::lot(lot.is_none()), about::lot(stall));
            if lot.is_some() {
                lying.from = Some(layout::stall(0));
            }
            pieces.push(lying);
            for half in Half::ALL {
                let strip = layout::strip(half == Half::Bottom).within(rect);
                let id = ids::piece::deal(lot, half);
                let face = faces::deal(game.deal(stall, half));
                let mut lying = piece(id, strip, PIECE + 1, face, about::deal(game, stall, half));
                if lot.is_some() {
                    lying.from = Some(layout::stall(0));
                }
                pieces.push(lying);
            }
        }
    }

    pub(super) fn lay_tiles(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let (left, aside) = (game.hidden.tiles.len(), game.hidden.tiles_aside.len());
        let remark = Words::new("vd-stack-aside").with("count", left).with("aside", aside);
        let area = layout::TILES;
        let title = Rect::new(2, 0, area.w - 4, 18);
        let mut face = faces::titled(faces::size(area), title, Words::new("vd-tiles"), Some(remark));
        for (place, tile) in (0..).zip(game.tiles) {
            let rect = layout::inside(layout::tile(place), area);
            face = face.sheet(rect, Sheet::new(Fill::Sheer(Ink::Shadow, 22), 6).dashes(Ink::Mist, 1));
            if let Some(tile) = tile {
                let price = layout::inside(layout::price(place), area);
                let words = Words::new("vd-price").with("cost", tile.cost());
                face = face.text(price, Text::bold(words, 13, Ink::Mist).least(11).centred());
            }
        }
        zones.push(zone(ids::zone::TILES, area, GROUND, face, Some(about::tiles())));
        let stack = faces::tile_back(layout::TILE_STACK, left);
        pieces.push(piece(ids::piece::TILES, layout::TILE_STACK, PIECE, stack, about::tile_stack(left)));
        let stack = faces::tile_back(layout::TILES_ASIDE, aside);
        pieces.push(piece(
            ids::piece::TILES_ASIDE,
            layout::TILES_ASIDE,
            PIECE,
            stack,
            about::tiles_aside(aside),
        ));
        for (place, tile) in (0..).zip(game.tiles) {
            let Some(tile) = tile else { continue };
            let rect = layout::tile(place);
            let mut lying = piece(ids::piece::tile(tile), rect, TOP, faces::tile(tile), about::tile(tile));
            lying.from = Some(layout::TILE_STACK);
            pieces.push(lying);
        }
    }
}
