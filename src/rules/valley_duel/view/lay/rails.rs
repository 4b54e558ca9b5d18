//! A rail: whose it is, the farm row, the trade row, the storage, the Windmills.

use super::{GROUND, PIECE, TOP, piece, zone};
use crate::rules::{
    Seat, Words,
    table::{Colour as Ink, Face, Piece, Pose, Rect, Text, Zone},
    valley_duel::{
        Colour, ValleyDuel,
        view::{Table, about, faces, ids, layout},
    },
};

impl Table<'_> {
    pub(super) fn lay_rail(&self, seat: Seat, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        self.lay_name(seat, zones);
        self.lay_row(seat, zones, pieces);
        self.lay_done(seat, zones, pieces);
        self.lay_trades(seat, zones, pieces);
        self.lay_storage(seat, zones, pieces);
        self.lay_rack(seat, zones, pieces);
    }

    /// Whose rail it is, and whose the upper and lower halves of the cards beside it are.
    fn lay_name(&self, seat: Seat, zones: &mut Vec<Zone>) {
        let game = self.game;
        let near = self.is_near(seat);
        let area = layout::NAMES[self.edge(seat)];
        let name = Text::bold(Words::new("name").with("who", seat), 16, Ink::Cream).least(10);
        let chip = if near { 34 } else { 26 };
        let row = if near { 34 } else { 21 };
        let mark = Rect::new(0, (area.h - 26) / 2, 22, 26);
        let begins = game.first == seat;
        let width = area.w - if begins { 42 } else { 24 };
        let face = Face::new(area.w, area.h)
            .symbol(mark, faces::art(&format!("vp-marker-{}", faces::colour(seat))))
            .text(Rect::new(24, (area.h - row) / 2, width, row), name);
        let (above, below) = (Rect::new(0, 0, area.w, chip), Rect::new(0, area.h - chip, area.w, chip));
        let face = faces::owned(face, above, "vd-contract-of", ValleyDuel::rival(seat));
        let mut face = faces::owned(face, below, "vd-helper-of", seat);
        if begins {
            face = face.symbol(Rect::new(area.w - 17, (area.h - 17) / 2, 17, 17), faces::first_player());
        }
        zones.push(zone(ids::zone::name(seat), area, GROUND, face, Some(about::name(game, seat))));
    }

    fn lay_trades(&self, seat: Seat, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let player = self.game.player(seat);
        let near = self.is_near(seat);
        let area = layout::TRADES[self.edge(seat)];
        let mut face = faces::trade_row(near);
        if near {
            let words = Words::new("vd-traded").with("count", player.trades);
            face = faces::label(face, layout::inside(layout::TRADE_WORDS, area), words);
        }
        let about = about::trades(self.game, seat);
        zones.push(zone(ids::zone::trades(seat), area, GROUND, face, Some(about)));
        for (at, colour) in player.traded.iter().enumerate() {
            let rect = layout::traded(near, at, player.traded.len());
            let about = about::traded(seat, *colour);
            let mut lying =
                piece(ids::piece::traded(seat, at), rect, PIECE + at as i16, faces::one_bulb(*colour), about);
            lying.from = Some(layout::bulbs(near, *colour));
            pieces.push(lying);
        }
    }

    fn lay_storage(&self, seat: Seat, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let player = game.player(seat);
        let edge = self.edge(seat);
        let near = self.is_near(seat);
        let area = layout::STORAGE[edge];
        let mut face = faces::size(area);
        if near {
            let words = Words::new("vd-storage");
            face = faces::label(face, layout::inside(layout::STORAGE_WORDS, area), words);
        }
        zones.push(zone(ids::zone::storage(seat), area, GROUND, face, Some(about::storage(seat))));
        let (guilders, tools) = (layout::GUILDERS[edge], layout::TOOLS[edge]);
        pieces.push(piece(
            ids::piece::guilders(seat),
            guilders,
            PIECE,
            faces::guilders(guilders, player.guilders),
            about::guilders(game, seat),
        ));
        pieces.push(piece(
            ids::piece::tools(seat),
            tools,
            PIECE,
            faces::tools(tools, player.tools),
            about::tools(game, seat),
        ));
        for colour in Colour::ALL {
            let rect = layout::bulbs(near, colour);
            let count = player.bulbs[colour.index()];
            let face = faces::bulbs(rect, colour, count);
            let mut pile =
                piece(ids::piece::bulbs(seat, colour), rect, PIECE, face, about::bulbs(game, seat, colour));
            if count > 0 {
                pile.lifted = vec![(Pose::default(), faces::one_bulb(colour))];
            }
            pieces.push(pile);
        }
    }

    fn lay_rack(&self, seat: Seat, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let player = game.player(seat);
        let near = self.is_near(seat);
        let values = Colour::ALL.map(|colour| player.value(colour));
        let face = faces::rack(near, values);
        let area = layout::RACKS[self.edge(seat)];
        zones.push(zone(ids::zone::rack(seat), area, GROUND, face, Some(about::rack(game, seat))));
        let columns = ValleyDuel::content().columns();
        for colour in Colour::ALL {
            for row in player.value(colour)..columns[colour.index()] {
                let rect = layout::windmill(near, colour, row);
                let about = about::windmill(game, seat, colour, row);
                let id = ids::piece::windmill(seat, colour, row);
                let mut standing = piece(id, rect, TOP, faces::windmill(seat), about);
                standing.lifted = vec![(Pose::default(), faces::standing(seat))];
                pieces.push(standing);
            }
        }
    }
}
