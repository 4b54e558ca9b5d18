//! What stays where it is at the left and in the middle: the storyteller's place, the scale, the field.

use super::{Table, about, faces, ids::zone, layout};
use crate::rules::{
    Seat, Words,
    cozy_stories::{Cell, Limit, Sitter, Step},
    table::{About, Colour, Face, Fill, Place, Rect, Sheet, Text, Zone, ZoneId},
};

pub(super) const GROUND: i16 = 1;
pub(super) const PLACE: i16 = 3;

pub(super) fn lay(id: ZoneId, rect: Rect, level: i16, face: Face, about: Option<About>) -> Zone {
    Zone { id, place: Place::table(rect, level), face, about }
}

pub(super) fn size(rect: Rect) -> Face {
    Face::new(rect.w, rect.h)
}

/// An empty place for a card.
pub(super) fn empty(radius: u8) -> Sheet {
    Sheet::new(Fill::Sheer(Colour::Shadow, 30), radius).dashes(Colour::Mist, 1)
}

impl Table<'_> {
    pub(super) fn zones(&self, zones: &mut Vec<Zone>) {
        self.teller_zones(zones);
        let scale = faces::scale(self.game.eldest);
        zones.push(lay(zone::SCALE, layout::SCALE, GROUND, scale, Some(about::scale(self.game))));
        self.field_zones(zones);
        self.windmill_zone(zones);
        if self.looks() {
            self.private_zones(zones);
        } else {
            self.mat_zones(zones);
        }
        self.tale_zones(zones);
    }

    /// The storyteller's place: who tells, where the card goes, what is written.
    fn teller_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let teller = game.phase.storyteller;
        let face = size(layout::TELLER);
        let all = face.all();
        let key = if game.phase.step == Step::Over { "cs-over-title" } else { "cs-tells" };
        let face = face
            .sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 34), 14))
            .symbol(Rect::new(12, 6, 22, 33), faces::pawn_art(game.player(teller).pawn))
            .text(
                Rect::new(42, 3, 226, 22),
                Text::serif(Words::new(key).with("who", teller), 17, Colour::Cream).least(11),
            )
            .text(Rect::new(42, 23, 226, 18), Text::sans(self.teller_line(), 13, Colour::Mist).least(11));
        zones.push(lay(zone::TELLER, layout::TELLER, GROUND, face, None));

        let mut place = |id, card: Rect, label: Words, about| {
            let below = layout::below(card);
            let area = Rect::new(below.x, card.y, below.w, below.y + below.h - card.y);
            let face = size(area).sheet(Rect::new(card.x - area.x, 0, card.w, card.h), empty(5)).text(
                Rect::new(0, below.y - card.y, below.w, below.h),
                Text::sans(label, 13, Colour::Cream).least(10).centred(),
            );
            zones.push(lay(id, area, PLACE, face, Some(about)));
        };
        place(zone::HELD, layout::HELD, Words::new("cs-held"), about::held(teller));
        place(zone::LAID, layout::LAID, Words::new("cs-laid"), about::laid());
        let left = game.hidden.deck.len();
        place(zone::DECK, layout::DECK, Words::new("cs-left").with("count", left), about::deck(left));
        if game.setup.endless {
            let words = layout::USED_WORDS;
            let area = Rect::new(words.x, layout::USED.y, words.w, words.y + words.h - layout::USED.y);
            let card = Rect::new(layout::USED.x - area.x, 0, 48, 64);
            let label = Words::new("cs-used").with("count", game.used.len());
            let face = size(area).sheet(card, empty(5)).text(
                Rect::new(0, words.y - area.y, words.w, words.h),
                Text::sans(label, 13, Colour::Cream).least(10).centred(),
            );
            zones.push(lay(zone::USED, area, PLACE, face, Some(about::used())));
        }
        zones.push(self.paper());
    }

    fn teller_line(&self) -> Words {
        let (story, of) = self.game.story_number();
        let line = Words::new("cs-story-of").with("story", story).with("of", of);
        match self.game.player(self.game.phase.storyteller).sitter {
            Sitter::Person => line,
            Sitter::Computer(level) => {
                let line = Words::new("cs-story-of-computer").with("story", story).with("of", of);
                line.with("level", faces::sharpness(level))
            }
        }
    }

    /// The paper with the story: what everybody may read of it at this moment.
    fn paper(&self) -> Zone {
        let game = self.game;
        let face = size(layout::PAPER);
        let all = face.all();
        let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1));
        let inside = Rect::new(11, 6, layout::PAPER.w - 20, layout::PAPER.h - 12);
        if let Some(draft) = game.draft_for(self.viewer) {
            // For its storyteller alone, until the card lies.
            let text = Text::serif(faces::typed(draft), 16, Colour::Ink).least(9).top();
            let about = about::draft(game.phase.storyteller, draft);
            return lay(zone::PAPER, layout::PAPER, PLACE, face.text(inside, text), Some(about));
        }
        let told = game.story().or_else(|| self.over_story());
        let (face, about) = match (told, self.part_before()) {
            (Some(story), _) => {
                let text = Text::serif(faces::told(story), 16, Colour::Ink).least(9).top();
                (face.text(inside, text), about::paper(game, story))
            }
            (None, Some((who, story))) => {
                let before = Words::new("cs-part-before").with("who", who);
                let title = Text::bold(before, 13, Colour::Wood).least(10);
                let rest = Rect::new(inside.x, 21, inside.w, layout::PAPER.h - 24);
                let text = Text::serif(faces::told(story), 16, Colour::Ink).least(9).top();
                let face = face.text(Rect::new(inside.x, 3, inside.w, 18), title).text(rest, text);
                (face, about::paper_before(who, story))
            }
            (None, None) => {
                let text = Text::italic(self.no_story_yet(), 15, Colour::Wood).least(12).centred();
                (face.text(inside, text), about::paper_empty())
            }
        };
        lay(zone::PAPER, layout::PAPER, PLACE, face, Some(about))
    }

    /// The last story of a game that is over.
    fn over_story(&self) -> Option<&crate::rules::cozy_stories::Story> {
        let over = self.game.phase.step == Step::Over;
        self.game.tales.last().filter(|_| over).map(|tale| &tale.story)
    }

    /// In Endless Story the part of this round that the next one goes on from (CS-80).
    fn part_before(&self) -> Option<(Seat, &crate::rules::cozy_stories::Story)> {
        if !self.game.setup.endless {
            return None;
        }
        let last = self.game.of_this_round().last()?;
        Some((last.storyteller, &last.story))
    }

    fn no_story_yet(&self) -> Words {
        let who = self.game.phase.storyteller;
        let key = match (self.game.phase.step, self.game.setup.limit) {
            (Step::Draw, _) => "cs-paper-draw",
            (Step::Look | Step::Written, _) => "cs-paper-look",
            (Step::Ready, _) => "cs-paper-ready",
            (Step::Telling, Limit::Seconds) => "cs-paper-telling",
            (Step::Telling, Limit::Sentences) => "cs-paper-sentences",
            _ => "cs-paper-told",
        };
        Words::new(key).with("who", who)
    }

    /// The 25 places of the field. Where a card was taken, it says by whom.
    fn field_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        for cell in Cell::all() {
            let rect = layout::cell(cell);
            let picture = game.layout[cell.index()];
            let face = size(rect);
            let all = face.all();
            let mut face = face.sheet(all, empty(8));
            let taken = game.guesses().iter().find(|guess| guess.picture == Some(picture));
            let words = Rect::new(4, 62, rect.w - 8, 40);
            if let Some(guess) = taken {
                let text = Words::new("cs-taken").with("who", guess.seat);
                face = face
                    .symbol(Rect::new(35, 18, 24, 36), faces::pawn_art(game.player(guess.seat).pawn))
                    .text(words, Text::sans(text, 13, Colour::Cream).least(10).top().centred());
            } else if game.used.contains(&picture) {
                let text = Text::sans(Words::new("cs-aside"), 13, Colour::Mist).least(10).centred();
                face = face.text(Rect::new(4, 4, rect.w - 8, rect.h - 8), text);
            }
            zones.push(lay(zone::cell(cell), rect, PLACE, face, Some(about::cell(cell))));
        }
    }
}
