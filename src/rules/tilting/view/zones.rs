//! What stays where it is: the road with its fields and signs, lanes, edges, words.

use super::{Table, about, faces, ids::zone, layout};
use crate::rules::{
    Seat, Words,
    table::{About, Align, Colour, Face, Fill, Place, Rect, Sheet, Text, Zone, ZoneId},
    tilting::{Board, Meeple, Pos, state::Tilting},
};

const ZONE: i16 = 1;
const FIELD: i16 = 3;
const SIGN: i16 = 4;
const GAP: i16 = 6;

fn lay(id: ZoneId, rect: Rect, level: i16, face: Face, about: Option<About>) -> Zone {
    Zone { id, place: Place::table(rect, level), face, about }
}

/// Words on the wood or cloth.
fn label(face: Face, rect: Rect, words: Words, bold: bool) -> Face {
    let text = if bold { Text::bold(words, 15, Colour::Cream) } else { Text::sans(words, 13, Colour::Mist) };
    face.text(rect, text.least(11))
}

impl Table<'_> {
    pub(super) fn zones(&self, zones: &mut Vec<Zone>) {
        self.road_zones(zones);
        self.column_zones(zones);
        for seat in [Seat(0), Seat(1)] {
            self.lane_zones(seat, zones);
            self.edge_zones(seat, zones);
        }
    }

    fn road_zones(&self, zones: &mut Vec<Zone>) {
        let tactical = self.game.setup.board != Board::Shield;
        let board = Face::new(layout::BOARD.w, layout::BOARD.h);
        let all = board.all();
        let art = faces::art(if tactical { "board-lances" } else { "board" });
        let mut board =
            board.sheet(all, Sheet::new(Fill::Flat(Colour::WoodDark), 14).raised(2)).picture(all, art, 14);
        if !tactical {
            let row = |x| Rect::new(x, 162, 400, 20);
            board = board
                .text(row(14), Text::bold(Words::new("tw-board-knight"), 14, Colour::Cream).least(12))
                .text(
                    row(466),
                    Text::bold(Words::new("tw-board-squire"), 14, Colour::Cream).least(12).right(),
                );
        }
        zones.push(lay(zone::BOARD, layout::BOARD, ZONE, board, None));
        for at in Pos::all() {
            zones.push(lay(
                zone::field(at),
                layout::field(at),
                FIELD,
                faces::field(at),
                Some(about::field(self.game, at)),
            ));
            if tactical && let Some(sign) = Tilting::content().sign(at) {
                zones.push(lay(
                    zone::sign(at),
                    layout::sign(at),
                    SIGN,
                    faces::sign(sign),
                    Some(about::sign(sign)),
                ));
            }
        }
        let gap = self.game.road.gap();
        if gap > 0 && self.game.outcome.is_none() {
            let rect = layout::gap(self.game.road.knight, self.game.road.squire);
            zones.push(lay(zone::GAP, rect, GAP, faces::gap(gap), Some(about::gap(gap))));
        }
    }

    /// Stack, deck, discard pile, row: the left column.
    fn column_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let row = self.has_row();
        let (taken, size) = (game.taken(), game.stack_size());
        let stack = layout::stack(row);
        let words = layout::stack_words(row);
        // From the stack's corner to the end of its words.
        let area = Rect::new(words.x, stack.y, words.w, words.y + words.h - stack.y);
        let mut face = Face::new(area.w, area.h);
        let left = size - taken;
        let depth = i16::from(left.saturating_sub(1).min(4));
        for at in (1..=depth).rev() {
            let under = Rect::new(stack.x - area.x + at * 2, at * 2, stack.w, stack.h);
            face = face.sheet(under, Sheet::new(Fill::Flat(Colour::Parchment), 9).edge(Colour::WoodLight, 1));
        }
        let text = Words::new("tw-stack-left").with("left", left).with("size", size);
        let text = Text::bold(text, 13, Colour::Cream).least(11).centred();
        let face = face.text(Rect::new(0, words.y - stack.y, words.w, words.h), text);
        zones.push(lay(zone::STACK, area, ZONE, face, Some(about::stack(game))));

        let deck = layout::deck(row);
        let pile = |id, rect: Rect, key: &'static str, count: usize, about| {
            let below = layout::below(rect);
            let area = Rect::new(below.x, rect.y, below.w, rect.h + 19);
            let face = Face::new(area.w, area.h);
            let place = Rect::new(8, 0, rect.w, rect.h);
            let face = face
                .sheet(place, Sheet::new(Fill::Sheer(Colour::Shadow, 25), 6).dashes(Colour::Mist, 1))
                .text(
                    Rect::new(0, rect.h + 1, area.w, 18),
                    Text::sans(Words::new(key).with("count", count), 13, Colour::Cream).least(10).centred(),
                );
            lay(id, area, ZONE, face, Some(about))
        };
        zones.push(pile(zone::DECK, deck, "tw-deck", game.hidden.deck.len(), about::deck(game)));
        let used = game.discard.len();
        zones.push(pile(zone::DISCARD, layout::discard(row), "tw-used", used, about::discard(used)));
        if row {
            let face = Face::new(layout::ROW.w, layout::ROW.h);
            let all = face.all();
            let face =
                face.sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 22), 8).dashes(Colour::Mist, 1)).text(
                    Rect::new(4, 1, layout::ROW.w - 8, 18),
                    Text::sans(Words::new("tw-row"), 13, Colour::Cream).least(11).centred(),
                );
            zones.push(lay(zone::ROW, layout::ROW, ZONE, face, Some(about::row())));
        }
    }

    fn lane_zones(&self, seat: Seat, zones: &mut Vec<Zone>) {
        for meeple in Meeple::ALL {
            let rect = layout::lane(self.is_near(seat), meeple);
            let face = Face::new(rect.w, rect.h);
            let all = face.all();
            let words = Words::new("tw-lane").with("who", seat).with("meeple", faces::meeple_name(meeple));
            let face =
                face.sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 26), 8).dashes(Colour::Mist, 1)).text(
                    Rect::new(rect.w - 190, 4, 182, 18),
                    Text::sans(words, 13, Colour::Mist).least(10).right(),
                );
            zones.push(lay(zone::lane(seat, meeple), rect, ZONE, face, Some(about::lane(seat, meeple))));
        }
    }

    fn edge_zones(&self, seat: Seat, zones: &mut Vec<Zone>) {
        let game = self.game;
        let edge = self.edge(seat);
        let near = self.is_near(seat);
        let side = game.side(seat);
        let whole = side.lances;

        let (lances, name, said) = (layout::LANCES[edge], layout::NAMES[edge], layout::LANCE_WORDS[edge]);
        let area = enclosing(&[lances, name, said]);
        let face =
            label(Face::new(area.w, area.h), inside(name, area), Words::new("name").with("who", seat), true);
        let counted = Words::new("tw-lances-whole").with("count", whole);
        let face = label(face, inside(said, area), counted, false);
        zones.push(lay(zone::lances(seat), area, ZONE, face, Some(about::lances(game, seat))));

        let (won, said) = (layout::WON[edge], layout::WON_WORDS[edge]);
        let area = enclosing(&[won, said]);
        let words = Words::new("tw-won").with("count", side.won.len()).with("points", game.points(seat));
        let face = Face::new(area.w, area.h);
        let face = face.sheet(inside(won, area), Sheet::new(Fill::Sheer(Colour::Shadow, 18), 7));
        let face = label(face, inside(said, area), words, false);
        zones.push(lay(zone::won(seat), area, ZONE, face, Some(about::won(game, seat))));

        let (hand, said) = (layout::HANDS[edge], layout::HAND_WORDS[edge]);
        let area = enclosing(&[hand, said]);
        let cards = game.hand(seat).len();
        let key = if near { "tw-hand" } else { "tw-hand-far" };
        let face =
            label(Face::new(area.w, area.h), inside(said, area), Words::new(key).with("count", cards), false);
        zones.push(lay(zone::hand(seat), area, ZONE, face, Some(about::hand(seat))));

        if game.setup.charge.is_none() {
            let (errands, said) = (layout::ERRANDS[edge], layout::ERRAND_WORDS[edge]);
            let area = enclosing(&[errands, said]);
            let count = game.missions(seat).len();
            let key = if near { "tw-errands" } else { "tw-errands-far" };
            let words = Words::new(key).with("count", count);
            let face = label(Face::new(area.w, area.h), inside(said, area), words, false);
            zones.push(lay(zone::errands(seat), area, ZONE, face, Some(about::errands(seat))));

            let played = layout::PLAYED[edge];
            let face = Face::new(played.w, played.h);
            let all = face.all();
            let mut face =
                face.sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 18), 7).dashes(Colour::Mist, 1));
            if side.played.is_empty() {
                let mut text = Text::sans(Words::new("tw-played-empty"), 13, Colour::Mist).least(11);
                text.align = Align::Centre;
                face = face.text(all.inset(6), text);
            }
            zones.push(lay(zone::played(seat), played, ZONE, face, Some(about::played(seat))));
        }
    }
}

/// The smallest rectangle around several.
fn enclosing(rects: &[Rect]) -> Rect {
    let x = rects.iter().map(|rect| rect.x).min().unwrap_or(0);
    let y = rects.iter().map(|rect| rect.y).min().unwrap_or(0);
    let right = rects.iter().map(|rect| rect.x + rect.w).max().unwrap_or(0);
    let bottom = rects.iter().map(|rect| rect.y + rect.h).max().unwrap_or(0);
    Rect::new(x, y, right - x, bottom - y)
}

/// A rectangle of the table, seen from another's corner.
fn inside(rect: Rect, area: Rect) -> Rect {
    Rect::new(rect.x - area.x, rect.y - area.y, rect.w, rect.h)
}
