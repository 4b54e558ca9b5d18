//! What laying a card in a place would bring, in words (WW-R12).

use super::{Table, faces};
use crate::rules::{
    Seat, Words,
    wolfwalkers::{Cell, Face as Card, Field, Laid, content::Content, display::Display, scoring},
};

/// Goals that are named; what changes more is in the sum.
const NAMED: usize = 3;

impl Table<'_> {
    /// What the display would bring with this card there, before and after, and which Goals make the difference.
    pub(super) fn preview(&self, seat: Seat, card: Card, at: Cell) -> Vec<Words> {
        if !self.game.setup.preview {
            return Vec::new();
        }
        let display = self.game.display(seat);
        let mut then = display.clone();
        then.lay(at, card);
        self.difference(seat, display, &then, Some(Laid { at, face: card }))
    }

    fn difference(&self, seat: Seat, now: &Display, then: &Display, laid: Option<Laid>) -> Vec<Words> {
        let content = Content::get();
        let (before, after) = (Field::of(now), Field::of(then));
        let mut lines = Vec::new();
        if let Some(Laid { at, face: Card::Goal(goal) }) = laid {
            let asked = content.asked(goal);
            let times = scoring::times(asked, &after, at, false);
            lines.push(Words::new("ww-preview-goal").with("points", times * u32::from(asked.points)));
        }
        for was in scoring::goals(now, &before) {
            let scoring::Source::Goal(goal, at) = was.source else { continue };
            let asked = content.asked(goal);
            // A Story changes only what asks for one of its symbols.
            if let Some(Laid { face: Card::Story(story), .. }) = laid {
                let shows = content.shows(story);
                if !asked.task.symbols().iter().any(|symbol| shows.contains(symbol)) {
                    continue;
                }
            } else {
                break;
            }
            let times = scoring::times(asked, &after, at, now.winds() == Some(goal));
            let gain = times as i16 * i16::from(asked.points) - was.points;
            if gain != 0 && lines.len() < NAMED {
                let key = if gain > 0 { "ww-preview-gain" } else { "ww-preview-loss" };
                lines.push(
                    Words::new(key).with("goal", faces::name(Card::Goal(goal))).with("points", gain.abs()),
                );
            }
        }
        let (was, is) = (self.game.points(seat), self.game.points_with(seat, then));
        if was != is || lines.is_empty() {
            lines.push(Words::new("ww-preview-total").with("before", was).with("after", is));
        }
        lines
    }
}
