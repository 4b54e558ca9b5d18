//! What stays where it is: the Market's places, deck, displays and the places where they can grow.

use super::{Table, about, faces, ids::zone, layout};
use crate::rules::{
    Words,
    table::{About, Colour, Face, Fill, Place, Rect, Sheet, Text, Zone, ZoneId},
    wolfwalkers::{Ask, Cell, Side},
};

const GROUND: i16 = 1;
const PLACE: i16 = 3;

fn lay(id: ZoneId, rect: Rect, level: i16, face: Face, about: Option<About>) -> Zone {
    Zone { id, place: Place::table(rect, level), face, about }
}

fn size(rect: Rect) -> Face {
    Face::new(rect.w, rect.h)
}

impl Table<'_> {
    pub(super) fn zones(&self, zones: &mut Vec<Zone>) {
        self.market_zones(zones);
        self.deck_zones(zones);
        for seat in self.others() {
            let at = self.others().iter().position(|other| *other == seat).unwrap_or(0);
            let rect = layout::mat(at, self.others().len(), !self.game.opportunities.is_empty());
            let display = self.game.display(seat);
            let words = Words::new("ww-mat")
                .with("who", seat)
                .with("cards", display.len())
                .with("goals", display.goals());
            let face = size(rect);
            let all = face.all();
            let face = face
                .sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 24), 9).edge(Colour::Seat(seat.0), 2))
                .text(Rect::new(8, 2, rect.w - 16, 18), Text::sans(words, 13, Colour::Cream).least(9));
            zones.push(lay(zone::display(seat), rect, GROUND, face, Some(about::display(self.game, seat))));
        }
        self.near_zones(zones);
        self.module_zones(zones);
    }

    fn market_zones(&self, zones: &mut Vec<Zone>) {
        let market = &self.game.market;
        let (stories, goals) = (market.count(Side::Story), market.count(Side::Goal));
        let words = layout::MARKET_WORDS;
        let face = size(layout::MARKET);
        let inside = Rect::new(words.x - layout::MARKET.x, words.y - layout::MARKET.y, words.w, words.h);
        let face = face.text(inside, Text::serif(Words::new("ww-market"), 18, Colour::Cream)).text(
            inside,
            Text::sans(
                Words::new("ww-market-sides").with("stories", stories).with("goals", goals),
                13,
                Colour::Mist,
            )
            .least(10)
            .right(),
        );
        zones.push(lay(zone::MARKET, layout::MARKET, GROUND, face, Some(about::market())));
        for slot in crate::rules::wolfwalkers::Slot::ALL {
            let rect = layout::slot(slot);
            let face = size(rect);
            let all = face.all();
            let face =
                face.sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 22), 9).dashes(Colour::Mist, 1));
            zones.push(lay(zone::slot(slot), rect, PLACE, face, None));
        }
    }

    fn deck_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let deck = &game.hidden.deck;
        let (card, words) = (layout::DECK, layout::DECK_WORDS);
        let area = Rect::new(words.x, card.y, words.w, words.y + words.h - card.y);
        let place = Rect::new(card.x - area.x, 0, card.w, card.h);
        let line = |at: i16| Rect::new(0, words.y - card.y + at * 18, words.w, 18);
        let face = faces::pile(
            size(area).sheet(place, Sheet::new(Fill::Sheer(Colour::Shadow, 25), 8).dashes(Colour::Mist, 1)),
            place,
            deck.len(),
        );
        let text = |words: Words, bold: bool| {
            let text =
                if bold { Text::bold(words, 14, Colour::Cream) } else { Text::sans(words, 13, Colour::Mist) };
            text.least(9).centred()
        };
        let mut face = face.text(line(0), text(Words::new("ww-deck").with("count", deck.len()), true));
        if game.setup.switches > 0 {
            let words = Words::new("ww-switches-left").with("count", deck.switches());
            face = face.text(line(1), text(words, false));
        }
        zones.push(lay(zone::DECK, area, GROUND, face, Some(about::deck(game))));
        if game.is_solo() {
            let (card, words) = (layout::DISCARD, layout::DISCARD_WORDS);
            let area = Rect::new(words.x, card.y, words.w, words.y + words.h - card.y);
            let place = Rect::new(card.x - area.x, 0, card.w, card.h);
            let count = Words::new("ww-discard").with("count", game.discard.len());
            let face = size(area)
                .sheet(place, Sheet::new(Fill::Sheer(Colour::Shadow, 25), 8).dashes(Colour::Mist, 1))
                .text(Rect::new(0, words.y - card.y, words.w, 18), text(count, false));
            zones.push(lay(zone::DISCARD, area, GROUND, face, Some(about::discard(game))));
        }
    }

    /// Every place of the near display where a card may come to lie now.
    fn places(&self) -> Vec<Cell> {
        let game = self.game;
        let display = game.display(self.near);
        let mut places = if game.is_over() { Vec::new() } else { display.spots_for(game.laying()) };
        if self.near == game.active && matches!(self.asked(), Some(Ask::Slide)) {
            places.clear();
            for laid in display.cards() {
                display.without(laid.at).each_spot(game.sliding(), |to| {
                    if to != laid.at && !places.contains(&to) {
                        places.push(to);
                    }
                });
            }
            places.retain(|place| display.at(*place).is_none());
        }
        places
    }

    fn near_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let seat = self.near;
        let area = layout::area(self.has_modules());
        let grid = self.grid(seat);
        let display = game.display(seat);
        let bounds = display.bounds();
        let (rows, columns) = bounds.map_or((0, 0), |bounds| (bounds.rows(), bounds.columns()));
        let face = size(area);
        let all = face.all();
        let name = Rect::new(12, area.h - 24, area.w - 24, 22);
        let room = Words::new("ww-room").with("columns", columns).with("rows", rows);
        let mut face = face
            .sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 16), 14))
            .sheet(Rect::new(0, 0, area.w, 3), Sheet::new(Fill::Flat(Colour::Seat(seat.0)), 0))
            .text(name, Text::serif(Words::new("ww-display-of").with("who", seat), 17, Colour::Cream))
            .text(name, Text::sans(room, 13, Colour::Mist).right());
        // Where five are reached, the frame is closed.
        let frame = grid.frame();
        let inside = |rect: Rect| Rect::new(rect.x - area.x, rect.y - area.y, rect.w, rect.h);
        let bar = Sheet::new(Fill::Flat(Colour::WoodLight), 2);
        if columns == 5 {
            face = face
                .sheet(inside(Rect::new(frame.x - 2, frame.y, 3, frame.h)), bar)
                .sheet(inside(Rect::new(frame.x + frame.w - 1, frame.y, 3, frame.h)), bar);
        }
        if rows == 5 {
            face = face
                .sheet(inside(Rect::new(frame.x, frame.y - 2, frame.w, 3)), bar)
                .sheet(inside(Rect::new(frame.x, frame.y + frame.h - 1, frame.w, 3)), bar);
        }
        zones.push(lay(zone::display(seat), area, GROUND, face, Some(about::display(game, seat))));
        // Outside of a closed frame no card may lie, and says so.
        let outside = |id, rect: Rect| lay(id, rect, GROUND + 1, size(rect), None);
        if columns == 5 {
            zones.push(outside(zone::LEFT, Rect::new(area.x, area.y, frame.x - area.x, area.h)));
            let right = frame.x + frame.w;
            zones.push(outside(zone::RIGHT, Rect::new(right, area.y, area.x + area.w - right, area.h)));
        }
        if rows == 5 {
            zones.push(outside(zone::TOP, Rect::new(frame.x, area.y, frame.w, (frame.y - area.y).max(4))));
            let below = frame.y + frame.h;
            zones.push(outside(
                zone::BOTTOM,
                Rect::new(frame.x, below, frame.w, (area.y + area.h - below).max(4)),
            ));
        }
        for at in self.places() {
            let rect = grid.cell(at);
            let face = size(rect);
            let all = face.all();
            let face =
                face.sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 12), 8).dashes(Colour::Mist, 1));
            zones.push(lay(zone::cell(at), rect, PLACE, face, None));
        }
        for at in self.corners() {
            let rect = grid.cell(at);
            zones.push(lay(zone::cell(at), rect, PLACE - 1, size(rect), None));
        }
        if let Some(hand) = game.running.hand.filter(|_| seat == game.active) {
            let rect = layout::hand(self.has_modules());
            let rect = Rect { w: if hand.other.is_some() { 154 } else { rect.w }, ..rect };
            let rect = rect.inset(-4);
            let face = size(rect);
            let all = face.all();
            let face = face.sheet(all, Sheet::new(Fill::Sheer(Colour::Lamp, 18), 9).edge(Colour::Lamp, 2));
            zones.push(lay(zone::HAND, rect, PLACE, face, Some(about::hand(seat))));
        }
    }

    /// Places of the near display that touch its cards at a corner only.
    pub(super) fn corners(&self) -> Vec<Cell> {
        let game = self.game;
        let display = game.display(self.near);
        let Some(reach) = display.reach(game.laying().heart) else { return Vec::new() };
        if game.laying().corners || display.is_full() || game.is_over() {
            return Vec::new();
        }
        let cards = display.cards();
        let places = self.places();
        let mut corners = Vec::new();
        for row in reach.top..=reach.bottom {
            for column in reach.left..=reach.right {
                let at = Cell { row, column };
                let only = cards.iter().any(|laid| laid.at.is_diagonal_to(at))
                    && !cards.iter().any(|laid| laid.at == at || laid.at.touches(at));
                if only && !places.contains(&at) {
                    corners.push(at);
                }
            }
        }
        corners
    }

    fn module_zones(&self, zones: &mut Vec<Zone>) {
        for set in 0..self.sets() {
            for place in 0..self.game.opportunities.len() as u8 {
                let rect = layout::opportunity(place, set, self.sets());
                zones.push(lay(zone::opportunity(place, set), rect, PLACE, size(rect), None));
            }
        }
    }
}
