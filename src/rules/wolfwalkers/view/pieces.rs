//! What can lie elsewhere in a moment: cards, markers.

use super::{
    Table, about, faces,
    ids::{piece, zone},
    layout,
};
use crate::rules::{
    Seat,
    table::{About, Face, Piece, PieceId, Place, Pose, Rect},
    wolfwalkers::{Ask, DEALT, Face as Card, Quirk, SIGNS, Slot, Symbol, WolfWalkers},
};

const CARD: i16 = 10;
const MARKER: i16 = 40;

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
        self.market_pieces(pieces);
        self.deck_pieces(pieces);
        for seat in self.game.seats() {
            self.display_pieces(seat, pieces);
        }
        self.hand_pieces(pieces);
        self.module_pieces(pieces);
        self.aside_pieces(pieces);
    }

    /// The card that a place of the Market shows the viewer: turned over while the viewer looks behind it.
    pub(super) fn shown_at(&self, slot: Slot) -> Option<Card> {
        let face = self.game.market.card(slot)?;
        match self.asked() {
            Some(Ask::Look(seen)) if seen & (1 << slot.index()) != 0 => Some(self.game.turned(face)),
            _ => Some(face),
        }
    }

    fn market_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        for slot in Slot::ALL {
            let Some(card) = self.shown_at(slot) else { continue };
            let about = about::card(card).clause("WW-26");
            let mut open = lay(
                piece::card(card),
                Place::table(layout::slot(slot), CARD),
                faces::card(card),
                Some(about),
            );
            open.from = Some(layout::DECK);
            if let Some(seat) = game.seats().find(|seat| game.player(*seat).reserved == Some(slot)) {
                let words = crate::rules::Words::new("ww-reserved").with("who", seat);
                open.face = faces::reserved(open.face, words.clone());
                open.about = open.about.map(|about| about.now(words));
            }
            // Faint marks say where Blocker and Remover go next (WW-173).
            if let Some((blocked, doomed)) = game.next_markers().filter(|_| !game.is_over()) {
                for (next, name) in [(blocked, "blocker"), (doomed, "remover")] {
                    if next == slot {
                        open.face = faces::next_marker(open.face, name, layout::NEXT_MARKER);
                        let words = crate::rules::Words::new(format!("ww-now-next-{name}"));
                        open.about = open.about.map(|about| about.now(words));
                    }
                }
            }
            if game.has(Quirk::ClearSight) {
                open.other_side = Some(faces::card(game.turned(card)));
            }
            pieces.push(open);
        }
        let markers =
            [(game.blocked(), piece::BLOCKER, "blocker"), (game.doomed(), piece::REMOVER, "remover")];
        for (slot, id, name) in markers {
            if let Some(slot) = slot {
                let place = Place::table(layout::marker_at(slot), MARKER);
                pieces.push(lay(id, place, faces::marker_of(name), Some(about::solo_marker(name))));
            }
        }
    }

    fn deck_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let place = Place::table(layout::DECK, CARD);
        if let Some(story) = game.top() {
            let card = Card::Story(story);
            pieces.push(lay(piece::story(story), place, faces::laid(card, None), Some(about::top(card))));
        } else if !game.hidden.deck.is_empty() {
            pieces.push(lay(piece::COVERED, place, faces::covered(), Some(about::covered())));
        }
        if game.spent > 0 {
            let place = Place::table(layout::SWITCH, CARD);
            let mut spent = lay(piece::SWITCH, place, faces::switch(game.spent), Some(about::switch(game)));
            spent.from = Some(layout::DECK);
            pieces.push(spent);
        }
        if let Some(card) = game.discard.last() {
            let place = Place::table(layout::DISCARD, CARD);
            pieces.push(lay(piece::card(*card), place, faces::laid(*card, None), Some(about::card(*card))));
        }
    }

    fn display_pieces(&self, seat: Seat, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let grid = self.grid(seat);
        let near = seat == self.near;
        for laid in game.display(seat).cards() {
            let more = self.more(seat, laid.face);
            let face = if near { faces::laid(laid.face, more) } else { faces::mini(laid.face, more) };
            let mut about = about::laid(game, seat, laid.face, laid.at);
            if let Card::Goal(goal) = laid.face {
                about.shows = self.counts(seat, goal, laid.at);
            }
            let place = Place::table(grid.cell(laid.at), CARD);
            let mut card = lay(piece::card(laid.face), place, face, Some(about));
            if !near {
                let rect = self.large(seat).cell(laid.at);
                card.places.push(Place { surface: zone::large(seat), rect, level: CARD });
            }
            pieces.push(card);
        }
    }

    fn hand_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let Some(hand) = game.running.hand else { return };
        let near = game.active == self.near;
        let first = layout::hand(self.has_modules());
        // Another's hand is held over that one's display.
        let first = if near { first } else { Rect { w: 40, h: 52, ..self.grid(game.active).frame() } };
        for (at, face) in [Some(hand.face), hand.other].into_iter().flatten().enumerate() {
            let rect = Rect { x: first.x + at as i16 * (first.w + 6), ..first };
            let place = Place::table(rect, MARKER + 2);
            let mut held = lay(piece::card(face), place, faces::laid(face, None), Some(about::card(face)));
            held.from = Some(hand.from.map_or(layout::DECK, layout::slot));
            pieces.push(held);
        }
    }

    fn module_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        if let Some(quirk) = game.quirk {
            let rect = layout::QUIRK;
            let place = Place::table(rect, CARD);
            let face = faces::banner(quirk, rect.w, rect.h);
            pieces.push(lay(piece::QUIRK, place, face, Some(about::quirk(quirk))));
        }
        for set in 0..self.sets() {
            for (place, card) in game.opportunities.iter().enumerate() {
                let rect = layout::opportunity(place as u8, set, self.sets());
                let open = game.mover().is_some_and(|seat| {
                    WolfWalkers::set_of(seat) == set
                        && game.running.ask.is_none()
                        && game.check_use(seat, place as u8).is_ok()
                });
                let face = faces::opportunity(*card, rect.w, rect.h, open);
                let about = about::opportunity(*card);
                pieces.push(lay(piece::opportunity(*card, set), Place::table(rect, CARD), face, Some(about)));
            }
        }
        if self.sets() == 0 {
            return;
        }
        for seat in game.seats() {
            for at in 0..DEALT {
                let used = game.player(seat).used[at];
                let card = layout::opportunity(at as u8, WolfWalkers::set_of(seat), self.sets());
                let laid = layout::marker(card, seat.0 % 2 == 1);
                // A marker that was not used lies above its card's edge.
                let rect = if used { laid } else { Rect { y: card.y - 8, w: 16, h: 16, ..laid } };
                let about = about::marker(game, seat, at);
                pieces.push(lay(
                    piece::marker(seat, at),
                    Place::table(rect, MARKER),
                    faces::marker(seat),
                    Some(about),
                ));
            }
        }
    }

    /// What lies aside for whoever is asked: Stories that are seen, symbols to choose from.
    fn aside_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let aside = |rect| Place { surface: zone::ASIDE, rect, level: CARD };
        match self.asked() {
            Some(Ask::Signs(picked)) => {
                let seen: Vec<_> = game.hidden.deck.stories().take(SIGNS).collect();
                for (at, story) in seen.iter().enumerate().filter(|(at, _)| !picked.contains(&(*at as u8))) {
                    let card = Card::Story(*story);
                    let place = aside(layout::aside(at, seen.len()));
                    pieces.push(lay(piece::sign(at), place, faces::card(card), Some(about::card(card))));
                }
            }
            Some(Ask::VoiceSymbol(_) | Ask::Contest) => {
                for symbol in Symbol::ALL {
                    let place = aside(layout::aside_symbol(symbol.index()));
                    let face = Face::icon(64, 64, faces::symbol(symbol));
                    pieces.push(lay(piece::symbol(symbol), place, face, Some(about::symbol(symbol))));
                }
            }
            _ => {}
        }
    }
}
