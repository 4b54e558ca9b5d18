//! What is printed on the Farmer's open tray: titles, actions, and what dusk will do.

use super::{actions, field, skills, store};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind,
        farmer::{Doing, Farm},
        state::Mythwind,
        view::{faces, layout},
    },
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

impl Mythwind {
    /// The whole of it, over the ground of the tray.
    pub(super) fn farm_face(&self, who: Character, farm: &Farm, face: Face) -> Face {
        let mut face = titles(face);
        let capacity = self.farm_limits(who).barn;
        let stored = Words::new("mw-of").with("have", farm.barn.len()).with("need", capacity);
        face = face
            .text(Rect::new(120, 562, 120, 24), Text::sans(stored, 13, Colour::Parchment))
            .sheet(layout::FIELD.inset(-6), Sheet::new(Fill::Flat(Colour::Shadow), 12));
        face = field::soil(face, layout::FIELD, 1, 6);
        face = self.farm_actions(who, farm, face);
        face = actions::worker_reminders(
            &[(Some(Kind::Sprite), "mw-farm-sprite"), (Some(Kind::Villager), "mw-farm-villager")],
            face,
        );
        face = skills::skill_spaces(face);
        face = store::barn_places(capacity, face);
        self.farm_forecast(who, farm, face)
    }

    /// The three character actions, as reminders that light up.
    fn farm_actions(&self, who: Character, farm: &Farm, face: Face) -> Face {
        let limits = self.farm_limits(who);
        let doing = farm.doing.as_ref().and_then(|doing| match *doing {
            Doing::Sow { left } => Some(("sow", left)),
            Doing::Tend { left, .. } => Some(("tend", left)),
            Doing::Harvest { left, .. } => Some(("harvest", left)),
            _ => None,
        });
        let actions = [("sow", limits.sow), ("tend", limits.tend), ("harvest", limits.harvest)];
        self.action_reminders(who, doing, actions, face)
    }

    /// What dusk will do to the field, lower left.
    fn farm_forecast(&self, who: Character, farm: &Farm, face: Face) -> Face {
        let rect = Rect::new(34, 398, 372, 160);
        let face = face.sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 12));
        let Some(growing) = self.growing(who, farm) else { return face };
        let weather = growing.weather.slug();
        let title = Words::new("mw-at-dusk").with("weather", Words::new(format!("mw-{weather}")));
        let mut face = face
            .text(Rect::new(rect.x + 14, rect.y + 6, 300, 26), Text::serif(title, 17, Colour::Cream))
            .symbol(Rect::new(rect.x + rect.w - 44, rect.y + 6, 30, 30), faces::icon(weather));
        let content = Self::content();
        let dusk = farm.forecast(&growing, content);
        let grown = dusk.grown.iter().map(|&(tile, now)| {
            let need = content.crop(tile.crop()).growth;
            let key = if now >= need { "mw-forecast-ripe" } else { "mw-forecast-grows" };
            (tile, Words::new(key).with("now", now).with("need", need))
        });
        let wilted = dusk
            .wilted
            .iter()
            .map(|&(tile, marks)| (tile, Words::new("mw-forecast-wilts").with("marks", marks)));
        let gone = dusk.withered.iter().map(|&tile| (tile, Words::new("mw-forecast-withers")));
        let lines: Vec<_> = grown.chain(wilted).chain(gone).collect();
        if lines.is_empty() {
            return face.text(
                Rect::new(rect.x + 14, rect.y + 36, 340, 40),
                Text::sans(Words::new("mw-forecast-nothing"), 13, Colour::Parchment).top(),
            );
        }
        for (at, (tile, words)) in (0_i16..).zip(lines.into_iter().take(10)) {
            let (x, y) = (rect.x + 14 + at / 5 * 180, rect.y + 36 + at % 5 * 23);
            face = face
                .text(
                    Rect::new(x, y, 76, 22),
                    Text::sans(tile.crop().words(), 13, Colour::Parchment).least(11),
                )
                .text(Rect::new(x + 76, y, 104, 22), Text::bold(words, 13, Colour::Cream).least(10));
        }
        face
    }
}

/// The titles of the parts and the hints beside them.
fn titles(mut face: Face) -> Face {
    for (words, x, y, w) in [
        ("mw-field", 40, 58, 160),
        ("mw-seeds", 420, 58, 120),
        ("mw-character-action", 742, 58, 256),
        ("mw-skills", 420, 480, 120),
        ("mw-barn", 40, 562, 80),
    ] {
        face = face.text(Rect::new(x, y, w, 24), Text::serif(Words::new(words), 17, Colour::Cream));
    }
    for (words, rect) in [
        ("mw-field-hint", Rect::new(200, 58, 200, 24)),
        ("mw-seeds-hint", Rect::new(540, 58, 186, 24)),
        ("mw-skills-hint", Rect::new(560, 480, 440, 24)),
    ] {
        face = face.text(rect, Text::sans(Words::new(words), 13, Colour::Parchment).right().least(11));
    }
    face
}
