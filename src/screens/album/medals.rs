//! What can be earned, and when it was.

use bevy_egui::egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::{
    dates,
    overlay::{kit, pictures::Pictures, said, say, theme},
    rules::{Album, Medal},
    session::Playing,
};

/// Height of a medal.
const HIGH: f32 = 112.0;
const GAP: f32 = 12.0;

/// Draws all of them at this width, as many beside each other as there is room for.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, album: &Album, playing: &Playing, width: f32) {
    kit::words(ui, pictures, &said("album-medals"), &theme::serif(27.0), theme::INK, width);
    ui.add_space(8.0);
    let columns = ((width + GAP) / (260.0 + GAP)).floor().max(1.0);
    let wide = (width - GAP * (columns - 1.0)) / columns;
    for row in album.medals.chunks(columns as usize) {
        let (rect, _) = ui.allocate_exact_size(vec2(width, HIGH), Sense::hover());
        for (at, medal) in row.iter().enumerate() {
            let x = rect.min.x + at as f32 * (wide + GAP);
            let place = Rect::from_min_size(pos2(x, rect.min.y), vec2(wide, HIGH));
            draw(ui, pictures, medal, playing, place);
        }
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
}

fn draw(ui: &mut Ui, pictures: &mut Pictures, medal: &Medal, playing: &Playing, rect: Rect) {
    let earned = medal.when.is_some();
    let (fill, stroke) = if earned {
        (theme::CREAM, Stroke::new(2.0, theme::AMBER))
    } else {
        (theme::PAPER, Stroke::new(1.0, theme::PARCHMENT))
    };
    ui.painter().rect(rect, CornerRadius::same(10), fill, stroke, StrokeKind::Inside);
    let body = rect.shrink2(vec2(14.0, 9.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(body));
    child.spacing_mut().item_spacing.y = 2.0;
    let ink = if earned { theme::INK } else { theme::wood() };
    let width = body.width();
    kit::words(&mut child, pictures, &say(&medal.name, playing), &theme::serif(18.0), ink, width);
    kit::words(&mut child, pictures, &say(&medal.rule, playing), &theme::sans(13.0), theme::wood(), width);
    let Some(when) = &medal.when else { return };
    let date = playing.game.meta().medals.get(medal.key.as_ref());
    let date = date.map(|seconds| format!(" · {}", say(&dates::day(*seconds), playing)));
    let line = say(when, playing) + &date.unwrap_or_default();
    kit::words(&mut child, pictures, &line, &theme::bold(13.0), theme::INK, width);
}
