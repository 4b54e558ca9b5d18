//! What every trade's open tray shows at its right: character actions and worker actions, as reminders.

use crate::rules::{
    Words,
    mythwind::{Character, Kind, state::Mythwind, view::faces},
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

impl Mythwind {
    /// The three character actions of a trade with their limits, and the one in progress with what is left.
    pub(super) fn action_reminders(
        &self,
        who: Character,
        doing: Option<(&str, u8)>,
        actions: [(&str, u8); 3],
        mut face: Face,
    ) -> Face {
        let today = &self.sheet(who).today;
        let ready = today.acted && !today.barred && today.actions > 0 && !today.ended && doing.is_none();
        for (at, (key, limit)) in (0_i16..).zip(actions) {
            let rect = Rect::new(742, 84 + at * 64, 256, 58);
            let (colour, words) = match doing {
                Some((now, left)) if now == key => {
                    (Colour::Lamp, Words::new(format!("mw-{key}-left")).with("left", left))
                }
                _ => (
                    if ready { Colour::Paper } else { Colour::WoodLight },
                    Words::new(format!("mw-{key}-rule")).with("limit", limit),
                ),
            };
            face = face
                .sheet(rect, Sheet::new(Fill::Flat(colour), 9))
                .text(
                    Rect::new(rect.x + 12, rect.y + 5, 140, 22),
                    Text::bold(Words::new(format!("mw-{key}")), 15, Colour::Ink),
                )
                .text(
                    Rect::new(rect.x + 12, rect.y + 28, 236, 24),
                    Text::sans(words, 13, Colour::Ink).least(11),
                );
        }
        face
    }
}

/// The worker actions of a trade: for a pip of this kind, or of either.
pub(super) fn worker_reminders(lines: &[(Option<Kind>, &'static str)], mut face: Face) -> Face {
    // Three lie a little closer than two.
    let (top, step, h) = if lines.len() > 2 { (366, 37, 33) } else { (370, 40, 35) };
    for (at, &(kind, key)) in (0_i16..).zip(lines) {
        let rect = Rect::new(742, top + at * step, 256, h);
        face = face
            .sheet(rect, Sheet::new(Fill::Flat(Colour::Paper), 9))
            .symbol(Rect::new(rect.x + 8, rect.y + (h - 23) / 2, 23, 23), faces::alignment_icon(kind))
            .text(
                Rect::new(rect.x + 38, rect.y, 212, h),
                Text::bold(Words::new(key), 13, Colour::Ink).least(11),
            );
    }
    face
}
