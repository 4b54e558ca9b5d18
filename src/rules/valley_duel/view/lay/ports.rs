//! The Ports in a row, clockwise from the left, with the Boat above one of them: below the eastern ring.

use super::{GROUND, PIECE, PLACE, TOP, piece, zone};
use crate::rules::{
    Words,
    table::{Piece, Rect, Zone},
    valley_duel::{
        Cover, Port,
        view::{Table, about, faces, ids, layout},
    },
};

impl Table<'_> {
    pub(super) fn lay_ports(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let exports = game.hidden.exports.len();
        let area = layout::HARBOUR;
        let left = Words::new("vd-exports-left").with("count", exports);
        let face = faces::size(area);
        let water = Rect::new(0, 18, area.w, area.h - 18);
        let face = face.picture(water, faces::art("harbour"), 12);
        let title = Rect::new(2, 0, area.w - 44, 17);
        let face = faces::titled(face, title, Words::new("vd-harbour"), Some(left));
        zones.push(zone(ids::zone::HARBOUR, area, GROUND, face, Some(about::harbour(game))));
        pieces.push(piece(
            ids::piece::EXPORTS,
            layout::EXPORT_STACK,
            PIECE,
            faces::export_back(layout::EXPORT_STACK, exports),
            about::harbour(game),
        ));
        for port in Port::all() {
            self.lay_port(port, zones, pieces);
        }
        pieces.push(piece(ids::piece::BOAT, layout::boat(game.boat), TOP, faces::boat(), about::boat(game)));
    }

    fn lay_port(&self, port: Port, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let rect = layout::port(port);
        let harbour = game.harbour(port);
        let about = about::port(game, port);
        zones.push(zone(ids::zone::port(port), rect, PLACE, faces::quay(rect), Some(about)));
        let demand = harbour.demand;
        pieces.push(piece(
            ids::piece::demand(demand),
            layout::demand(port),
            PIECE,
            faces::demand(demand),
            about::demand(game, port, demand),
        ));
        let half = match harbour.cover {
            Cover::All => layout::demand(port),
            half => layout::demand_half(port, half == Cover::Lower),
        };
        pieces.push(piece(
            ids::piece::cover(port),
            half,
            PIECE + 1,
            faces::cover(harbour.cover),
            about::cover(port, harbour.cover),
        ));
        if let Some(export) = harbour.export {
            let about = about::export(port, export);
            let mut lying =
                piece(ids::piece::export(export), layout::export(port), PIECE, faces::export(export), about);
            lying.from = Some(layout::EXPORT_STACK);
            pieces.push(lying);
        }
    }
}
