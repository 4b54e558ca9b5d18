//! What can lie elsewhere in a moment: cards, missions, lances, meeples.

use super::{
    Table, about, faces,
    ids::{piece, zone},
    layout,
};
use crate::rules::{
    Seat, Words,
    table::{About, Face, Piece, PieceId, Place, Pose, Rect},
    tilting::{Face as Side, LANCES, Meeple, MoveCard, Phase, state::Tilting},
};

const CARD: i16 = 10;
const MEEPLE: i16 = 40;

fn lay(id: PieceId, place: Place, face: Face, about: Option<About>) -> Piece {
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

impl Table<'_> {
    pub(super) fn pieces(&self, pieces: &mut Vec<Piece>) {
        self.pile_pieces(pieces);
        for seat in [Seat(0), Seat(1)] {
            self.open_pieces(seat, pieces);
            self.hand_pieces(seat, pieces);
            self.mission_pieces(seat, pieces);
            self.lance_pieces(seat, pieces);
        }
        for meeple in Meeple::ALL {
            let place = Place::table(layout::meeple(self.game.road.at(meeple)), MEEPLE);
            pieces.push(lay(
                piece::meeple(meeple),
                place,
                faces::meeple(meeple),
                Some(about::meeple(meeple)),
            ));
        }
    }

    /// Stack, deck, discard pile, row.
    fn pile_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let row = self.has_row();
        if let Some(card) = game.top() {
            let place = Place::table(layout::stack(row), CARD);
            let face = faces::stacked(card, Side::Giant);
            let mut top =
                lay(piece::stacked(card), place, face.clone(), Some(about::stacked(card, Side::Giant, face)));
            top.other_side = Some(faces::stacked(card, Side::Windmill));
            pieces.push(top);
        }
        let deck = layout::deck(row);
        let cards = game.hidden.deck.len();
        let face = faces::deck(deck.w, deck.h, cards);
        pieces.push(lay(piece::DECK, Place::table(deck, CARD), face, Some(about::deck(game))));
        for (at, card) in game.discard.iter().enumerate() {
            let spread = Place { surface: zone::USED, rect: layout::used(at), level: CARD };
            let mut used =
                lay(piece::card(*card), spread, faces::movement_small(*card), Some(about::movement(*card)));
            if at + 1 == game.discard.len() {
                used.about = used.about.map(|about| about.rule(Words::new("tw-about-used-rule")));
                used.places.push(Place::table(layout::discard(row), CARD));
            }
            pieces.push(used);
        }
        for (at, card) in game.row.iter().enumerate() {
            let place = Place::table(layout::row_card(at), CARD);
            let mut open =
                lay(piece::card(*card), place, faces::movement_small(*card), Some(about::movement(*card)));
            open.from = Some(deck);
            pieces.push(open);
        }
    }

    /// Cards in the lanes, and what was won and played.
    fn open_pieces(&self, seat: Seat, pieces: &mut Vec<Piece>) {
        let near = self.is_near(seat);
        let side = self.game.side(seat);
        for meeple in Meeple::ALL {
            let laid = self.game.laid.iter().filter(|laid| laid.by == seat && laid.card.meeple() == meeple);
            let cards: Vec<MoveCard> = laid.map(|laid| laid.card).collect();
            for (at, card) in cards.iter().enumerate() {
                let place = Place::table(layout::laid(near, meeple, at, cards.len()), CARD + at as i16);
                let mut laid = lay(
                    piece::card(*card),
                    place,
                    faces::movement_small(*card),
                    Some(about::movement(*card)),
                );
                laid.from = Some(layout::HANDS[self.edge(seat)]);
                pieces.push(laid);
            }
        }
        for (at, won) in side.won.iter().enumerate() {
            let place = Place::table(layout::won(near, at, side.won.len()), CARD + at as i16);
            let about = about::stacked(won.card, won.face, faces::stacked(won.card, won.face));
            let face = faces::stacked_small(won.card, won.face);
            let mut taken = lay(piece::stacked(won.card), place, face, Some(about));
            taken.from = Some(layout::stack(self.has_row()));
            pieces.push(taken);
        }
        for (at, mission) in side.played.iter().enumerate() {
            let place = Place::table(layout::played(near, at), CARD + at as i16);
            let mut played = lay(
                piece::mission(*mission),
                place,
                faces::mission_small(*mission),
                Some(about::mission(*mission, None)),
            );
            played.from = Some(layout::ERRANDS[self.edge(seat)]);
            pieces.push(played);
        }
    }

    /// Whether a viewer may read a hand: its own, and the rival's while it looks at it (TW-34, TW-97).
    pub(super) fn reads_hand(&self, seat: Seat) -> bool {
        let looks = self.game.phase == Phase::Look
            && self.game.outcome.is_none()
            && seat != self.game.active
            && self.viewer.sees(self.game.active);
        self.viewer.sees(seat) || looks
    }

    fn hand_pieces(&self, seat: Seat, pieces: &mut Vec<Piece>) {
        let near = self.is_near(seat);
        let deck = layout::deck(self.has_row());
        let hand = self.game.hand(seat);
        if !self.reads_hand(seat) {
            for at in 0..hand.len() {
                let place = Place::table(layout::hand(near, at), CARD + at as i16);
                let mut back =
                    lay(piece::back(seat, at), place, faces::movement_back(), Some(about::back(seat)));
                back.from = Some(deck);
                pieces.push(back);
            }
            return;
        }
        let given = self.given(seat);
        for (at, card) in sorted(hand).into_iter().enumerate() {
            let held = hand.iter().position(|held| *held == card).unwrap_or(0);
            let chosen = given & (1 << held) != 0;
            let discard = layout::discard(self.has_row());
            let place = if chosen {
                Rect::new(discard.x + at as i16 * 4, discard.y + at as i16 * 4, discard.w, discard.h)
            } else {
                layout::hand(near, at)
            };
            let face = if near { faces::movement(card) } else { faces::movement_small(card) };
            let place = Place::table(place, CARD + 6 + at as i16);
            let mut held = lay(piece::card(card), place, face, Some(about::movement(card)));
            held.from = Some(deck);
            pieces.push(held);
        }
    }

    /// Places in a hand that are about to be swapped, as bits; nobody but their holder knows.
    pub(super) fn given(&self, seat: Seat) -> u8 {
        match self.game.phase {
            Phase::Swap(chosen) if seat == self.game.active && self.viewer.sees(seat) => chosen,
            _ => 0,
        }
    }

    fn mission_pieces(&self, seat: Seat, pieces: &mut Vec<Piece>) {
        let near = self.is_near(seat);
        for (at, mission) in self.game.missions(seat).iter().enumerate() {
            let place = Place::table(layout::errand(near, at), CARD + at as i16);
            pieces.push(if self.viewer.sees(seat) {
                let ready = self.game.fulfils(seat, *mission);
                let about = about::mission(*mission, Some(ready));
                lay(piece::mission(*mission), place, faces::mission(*mission, ready), Some(about))
            } else {
                let about = about::mission_back(seat);
                lay(piece::mission_back(seat, at), place, faces::mission_back(), Some(about))
            });
        }
    }

    fn lance_pieces(&self, seat: Seat, pieces: &mut Vec<Piece>) {
        let near = self.is_near(seat);
        let whole = self.game.side(seat).lances;
        for at in 0..LANCES {
            let place = Place::table(layout::lance(near, at), CARD);
            let face = faces::lance(seat, at, at < whole);
            pieces.push(lay(piece::lance(seat, at), place, face, Some(about::lances(self.game, seat))));
        }
    }
}

/// A hand as it is held: the knight's cards first, the fewest steps first.
pub(super) fn sorted(hand: &[MoveCard]) -> Vec<MoveCard> {
    let content = Tilting::content();
    let mut cards = hand.to_vec();
    cards.sort_by_key(|card| (card.meeple(), content.steps(*card), card.index()));
    cards
}
