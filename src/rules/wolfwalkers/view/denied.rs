//! What is likely tried and is refused.

use super::{
    Table,
    ids::{piece, zone},
    layout,
    offers::drag,
};
use crate::rules::{
    Refusal, Words,
    table::{Denied, Gesture, PieceId, Rect, Spot},
    wolfwalkers::{Ask, Stage, WolfWalkers},
};

impl Table<'_> {
    pub(super) fn denied(&self, denied: &mut Vec<Denied>) {
        let game = self.game;
        let Some(seat) = game.mover().filter(|seat| self.viewer.sees(*seat)) else { return };
        let mut no = |gesture, refusal: Refusal| {
            denied.push(Denied { seat, gesture, label: Words::new("empty"), refusal });
        };
        let area = layout::area(self.has_modules());
        let own = Spot::Zone(zone::display(seat));
        let mut held: Vec<PieceId> = self.takeable(seat).iter().map(|(_, card)| piece::card(*card)).collect();
        if let Some(hand) = game.running.hand {
            held.extend([Some(hand.face), hand.other].into_iter().flatten().map(piece::card));
        }
        for id in held {
            self.no_place(id, &mut no);
        }
        // Market cards that cannot be taken, wherever they are laid.
        for (slot, card) in game.market.cards() {
            if let Err(refusal) = game.check_take(seat, slot)
                && game.running.ask.is_none()
            {
                let id = piece::card(card);
                no(drag(id, own, area), refusal.clone());
                let spots = game.display(seat).spots_for(game.laying());
                for at in spots.into_iter().filter(|_| game.running.stage == Stage::Take) {
                    no(drag(id, Spot::Zone(zone::cell(at)), self.spot_rect(seat, at)), refusal.clone());
                }
            }
        }
        let top = game.top().map_or(piece::COVERED, piece::story);
        no(drag(top, own, area), Refusal::new("WW-29", "ww-no-deck"));
        no(Gesture::Click(Spot::Piece(top)), Refusal::new("WW-29", "ww-no-deck"));
        if !matches!(game.running.ask, Some(Ask::Slide | Ask::Swap | Ask::Return)) {
            for laid in game.display(seat).cards() {
                no(drag(piece::card(laid.face), own, area), Refusal::new("WW-46", "ww-no-shift"));
            }
        }
        let set = WolfWalkers::set_of(seat);
        for (place, card) in game.opportunities.iter().enumerate().filter(|_| game.running.ask.is_none()) {
            if let Err(refusal) = game.check_use(seat, place as u8) {
                let id = piece::opportunity(*card, set);
                no(Gesture::Click(Spot::Piece(id)), refusal.clone());
                no(drag(piece::marker(seat, place), Spot::Piece(id), layout::QUIRK), refusal);
            }
        }
    }

    /// Where a card that can be laid may not lie.
    fn no_place(&self, id: PieceId, no: &mut impl FnMut(Gesture, Refusal)) {
        let game = self.game;
        let seat = game.active;
        let area = layout::area(self.has_modules());
        no(drag(id, Spot::Zone(zone::display(seat)), area), Refusal::new("WW-38", "ww-no-touch"));
        for laid in game.display(seat).cards() {
            let onto = Spot::Piece(piece::card(laid.face));
            no(drag(id, onto, self.spot_rect(seat, laid.at)), Refusal::new("WW-39", "ww-no-taken"));
        }
        for at in self.corners() {
            let refusal = game.check_spot(game.display(seat), game.laying(), at).err();
            if let Some(refusal) = refusal {
                no(drag(id, Spot::Zone(zone::cell(at)), self.spot_rect(seat, at)), refusal);
            }
        }
        let bounds = game.display(seat).bounds();
        let edge = |zone| Spot::Zone(zone);
        if bounds.is_some_and(|bounds| bounds.columns() == 5) {
            for zone in [zone::LEFT, zone::RIGHT] {
                no(drag(id, edge(zone), Rect::default()), Refusal::new("WW-41", "ww-no-wide"));
            }
        }
        if bounds.is_some_and(|bounds| bounds.rows() == 5) {
            for zone in [zone::TOP, zone::BOTTOM] {
                no(drag(id, edge(zone), Rect::default()), Refusal::new("WW-42", "ww-no-high"));
            }
        }
        for other in self.others() {
            let refusal = Refusal::new("WW-32", "ww-no-others");
            let mat = Rect::new(112, 338, 300, 190);
            no(drag(id, Spot::Zone(zone::display(other)), mat), refusal.clone());
            for laid in game.display(other).cards() {
                no(drag(id, Spot::Piece(piece::card(laid.face)), mat), refusal.clone());
            }
        }
    }
}
