//! Farm cards: on offer and the open deck below the Ports, in the rows along the rails, and those that were scored.

use super::{GROUND, PIECE, TOP, piece, zone};
use crate::rules::{
    Seat, Words,
    table::{About, Piece, Place, Rect, Zone},
    valley_duel::{
        Farm, Task, ValleyDuel,
        content::Content,
        view::{
            Table, about,
            faces::{self, Ends},
            ids, layout,
        },
    },
};

impl Table<'_> {
    pub(super) fn lay_farms(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let (deck, aside) = (game.hidden.farms.len(), game.hidden.farms_aside.len());
        let area = layout::FARMS;
        let remark = Words::new("vd-deck-aside").with("count", deck).with("aside", aside);
        let title = Rect::new(2, 0, area.w - 4, 16);
        let mut face = faces::titled(faces::size(area), title, Words::new("vd-farms"), Some(remark));
        for place in 0..3 {
            let rect = layout::inside(layout::farm(place), area);
            let key = if place == 2 { "vd-deck-empty" } else { "vd-offer-empty" };
            face = faces::card_place(face, rect, Words::new(key));
        }
        zones.push(zone(ids::zone::FARMS, area, GROUND, face, Some(about::farms())));
        if let Some(farm) = game.next_farm() {
            let rect = layout::FARM_DECK;
            let face = faces::next_card(faces::card(rect, farm, Ends::Open));
            pieces.push(piece(ids::piece::farm(farm), rect, PIECE, face, about::deck(farm, deck)));
        }
        for (place, farm) in (0..).zip(game.farms) {
            let Some(farm) = farm else { continue };
            let rect = layout::farm(place);
            let face = faces::card(rect, farm, Ends::Open);
            let mut lying = piece(ids::piece::farm(farm), rect, TOP, face, about::offered(game, farm));
            lying.from = Some(layout::FARM_DECK);
            pieces.push(lying);
        }
    }

    /// The ends of a card in the row near a player.
    pub(in crate::rules::valley_duel::view) fn ends(&self, near: Seat, farm: Farm) -> Ends {
        let owner = ValleyDuel::rival(near);
        let claims = self.game.claims(owner);
        let worth = claims.iter().find(|claim| claim.farm == farm).map_or_else(
            || self.game.counted(owner, farm) * u16::from(Content::get().farm(farm).each),
            |claim| claim.points,
        );
        Ends::Of { helper: near, contract: owner, worth, used: self.game.player(near).has_used(farm) }
    }

    pub(super) fn lay_row(&self, seat: Seat, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let near = self.is_near(seat);
        let area = layout::ROWS[self.edge(seat)];
        let face = (0..3).fold(faces::size(area), |face, place| {
            let rect = layout::inside(layout::row(near, place), area);
            faces::card_place(face, rect, Words::new("vd-row-empty"))
        });
        zones.push(zone(ids::zone::row(seat), area, GROUND, face, Some(about::row(seat))));
        for (place, farm) in (0..).zip(game.rows[seat.index()]) {
            let Some(farm) = farm else { continue };
            let rect = layout::row(near, place);
            let face = faces::card(rect, farm, self.ends(seat, farm));
            let about = about::in_row(game, seat, farm);
            let about = About { shows: self.counts(ValleyDuel::rival(seat), farm), ..about };
            pieces.push(piece(ids::piece::farm(farm), rect, TOP, face, about));
        }
        // A card that was pushed out lies beside its row until its owner has decided.
        if let Some(Task::Pay { farm, owner }) = game.task()
            && ValleyDuel::rival(owner) == seat
        {
            let rect = layout::out(near);
            let face = faces::card(rect, farm, self.ends(seat, farm));
            let about = about::pushed(game, owner, farm);
            pieces.push(piece(ids::piece::farm(farm), rect, TOP + 5, face, about));
        }
    }

    pub(super) fn lay_done(&self, seat: Seat, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let done = &self.game.player(seat).done;
        let rect = layout::DONE[self.edge(seat)];
        let words = Words::new("vd-done").with("count", done.len());
        let face = faces::card_place(faces::size(rect), Rect::new(0, 0, rect.w, rect.h), words);
        zones.push(zone(ids::zone::done(seat), rect, GROUND, face, Some(about::done(self.game, seat))));
        for (at, done) in done.iter().enumerate() {
            let spread = layout::scored(at);
            let ends =
                Ends::Of { helper: ValleyDuel::rival(seat), contract: seat, worth: done.points, used: false };
            let face = faces::card(spread, done.farm, ends);
            let mut lying = piece(ids::piece::farm(done.farm), rect, PIECE, face, about::scored(*done));
            let place = Place { surface: ids::zone::scored(seat), rect: spread, level: PIECE };
            lying.places = vec![place];
            if at + 1 == self.game.player(seat).done.len() {
                lying.places.push(Place::table(layout::pile(rect), PIECE));
            }
            pieces.push(lying);
        }
    }
}
