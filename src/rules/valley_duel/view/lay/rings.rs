//! The two rings: Patches with their rewards and Tulips, Windmill spaces with their Windmills.

use super::{GROUND, PIECE, PLACE, piece, zone};
use crate::rules::{
    Seat, Words,
    table::{Colour as Ink, Fill, Piece, Sheet, Text, Zone},
    valley_duel::{
        Node, Patch, Step, ValleyDuel,
        view::{Table, about, faces, ids, layout},
    },
};

impl Table<'_> {
    pub(super) fn lay_rings(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        for (east, id) in [(false, ids::zone::WEST), (true, ids::zone::EAST)] {
            let rect = layout::meadow(east);
            let name = Words::new(if east { "vd-east" } else { "vd-west" });
            let plaque = Sheet::new(Fill::Sheer(Ink::ClothDark, 62), 8);
            let face = faces::meadow(rect, east)
                .sheet(layout::MEADOW_WORDS, plaque)
                .text(layout::MEADOW_WORDS, Text::serif(name, 16, Ink::Cream).centred());
            zones.push(zone(id, rect, GROUND, face, Some(about::ring(east))));
        }
        for patch in Patch::all() {
            self.lay_patch(patch, zones, pieces);
        }
        for node in Node::all() {
            let rect = layout::node(node);
            let about = about::node(self.game, node);
            zones.push(zone(ids::zone::node(node), rect, PLACE + 1, faces::node(), Some(about)));
            if let Some(seat) = self.game.nodes[node.index()] {
                let about = about::built(self.game, node, seat);
                let mut built =
                    piece(ids::piece::built(node), rect.inset(1), PIECE, faces::windmill(seat), about);
                built.from = Some(layout::RACKS[self.edge(seat)]);
                pieces.push(built);
            }
        }
    }

    fn lay_patch(&self, patch: Patch, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let planted = game.planted(patch);
        let bed = layout::bed(patch, planted.len());
        let face = faces::bed(bed, planted.len(), layout::is_upright(patch));
        zones.push(zone(ids::zone::patch(patch), bed, PLACE, face, Some(about::patch(game, patch))));
        for (at, tulip) in planted.iter().enumerate() {
            let rect = layout::space(patch, at, planted.len());
            let Some(colour) = tulip else {
                let face = faces::space(ValleyDuel::content().patch(patch).rewards[at]);
                let about = about::space(game, patch, at);
                zones.push(zone(ids::zone::space(patch, at), rect, PLACE + 2, face, Some(about)));
                continue;
            };
            let about = about::tulip(game, patch, *colour);
            let mut tulip = piece(ids::piece::tulip(patch, at), rect, PIECE, faces::tulip(*colour), about);
            tulip.from = Some(layout::bulbs(self.is_near(self.last_actor()), *colour));
            pieces.push(tulip);
        }
    }

    /// Who made the latest move of an action: where what is planted comes from.
    const fn last_actor(&self) -> Seat {
        let game = self.game;
        match (game.step, game.chosen) {
            // The follow-up has not begun; or it is over, and whoever made it turns the wheel next.
            (Step::FollowUp, None) | (Step::Rotate, _) => game.active,
            _ => game.resolver(),
        }
    }
}
