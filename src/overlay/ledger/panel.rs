//! A panel of the game: steps, counts, progress, lines.

use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Stroke, Ui, pos2, vec2};
use egui_phosphor::bold as icons;

use super::title;
use crate::{
    overlay::{kit, pictures::Pictures, say, theme},
    rules::table::{Panel, Row, StepState},
    session::Playing,
};

/// Draws it.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, playing: &Playing, panel: &Panel) {
    title(ui, &say(&panel.title, playing), panel.remark.as_ref().map(|remark| say(remark, playing)));
    let mut pairs = Vec::new();
    for row in &panel.rows {
        match row {
            Row::Pair { label, value } => pairs.push((say(label, playing), say(value, playing))),
            Row::Step { label, value, state } => step(ui, &say(label, playing), &say(value, playing), *state),
            Row::Line { icon, label, value, empty } => {
                let value = value.as_ref().map(|value| say(value, playing));
                line(ui, pictures, icon.as_deref(), &say(label, playing), value.as_deref(), *empty);
            }
            Row::Text(words) => {
                let width = ui.available_width();
                kit::words(ui, pictures, &say(words, playing), &theme::sans(13.0), theme::mist(), width);
            }
            Row::Progress { have, need } => progress(ui, *have, *need),
        }
    }
    counts(ui, &pairs);
    ui.add_space(4.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), egui::Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, theme::rim()));
    ui.add_space(2.0);
}

/// Labels and values, two to a line where all of them fit into half of it.
fn counts(ui: &mut Ui, pairs: &[(String, String)]) {
    let half = ui.available_width() / 2.0 - 5.0;
    let width = |(label, value): &(String, String)| {
        let label = ui.painter().layout_no_wrap(label.clone(), theme::sans(13.0), theme::mist());
        let value = ui.painter().layout_no_wrap(value.clone(), theme::bold(14.0), theme::CREAM);
        label.size().x + value.size().x + 4.0
    };
    let columns = if pairs.iter().all(|pair| width(pair) <= half) { 2 } else { 1 };
    for line in pairs.chunks(columns) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), egui::Sense::hover());
        for (at, (label, value)) in line.iter().enumerate() {
            let x = rect.min.x + at as f32 * (half + 10.0);
            let end = if columns == 2 { x + half } else { rect.max.x };
            let y = rect.center().y;
            ui.painter().text(pos2(x, y), Align2::LEFT_CENTER, label, theme::sans(13.0), theme::mist());
            ui.painter().text(pos2(end, y), Align2::RIGHT_CENTER, value, theme::bold(14.0), theme::CREAM);
        }
    }
}

fn step(ui: &mut Ui, label: &str, value: &str, state: StepState) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 25.0), egui::Sense::hover());
    let (fill, ink, second, mark) = match state {
        StepState::Now => (theme::LAMP, theme::INK, theme::INK, icons::CIRCLE),
        StepState::Done => (theme::RAISED, theme::CREAM, theme::mist(), icons::CHECK),
        StepState::Next => (theme::RAISED, theme::CREAM, theme::mist(), icons::CIRCLE_DASHED),
    };
    ui.painter().rect_filled(rect, CornerRadius::same(7), fill);
    let colour = if state == StepState::Done { theme::LEAF } else { ink };
    ui.painter().text(
        pos2(rect.min.x + 14.0, rect.center().y),
        Align2::CENTER_CENTER,
        mark,
        theme::bold(12.0),
        colour,
    );
    let named = ui.painter().text(
        pos2(rect.min.x + 28.0, rect.center().y),
        Align2::LEFT_CENTER,
        label,
        theme::bold(13.0),
        ink,
    );
    kit::elide(
        ui,
        pos2(rect.max.x - 8.0, rect.center().y),
        Align2::RIGHT_CENTER,
        value,
        theme::sans(13.0),
        second,
        rect.max.x - named.max.x - 16.0,
    );
}

fn line(
    ui: &mut Ui,
    pictures: &mut Pictures,
    icon: Option<&str>,
    label: &str,
    value: Option<&str>,
    empty: bool,
) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 21.0), egui::Sense::hover());
    let mut x = rect.min.x;
    if let Some(icon) = icon {
        if icon.contains('/') {
            let face = std::sync::Arc::new(crate::rules::table::Face::icon(24, 24, icon.to_owned()));
            pictures.face(
                ui,
                &face,
                Rect::from_center_size(pos2(x + 9.0, rect.center().y), vec2(18.0, 18.0)),
            );
        } else {
            ui.painter().circle_filled(pos2(x + 9.0, rect.center().y), 9.0, theme::rim());
            ui.painter().text(
                pos2(x + 9.0, rect.center().y),
                Align2::CENTER_CENTER,
                icon,
                theme::bold(12.0),
                theme::CREAM,
            );
        }
        x += 25.0;
    }
    let ink = if empty { theme::label() } else { theme::CREAM };
    let value_width = match value {
        Some(value) => {
            let galley = ui.painter().layout_no_wrap(value.to_owned(), theme::sans(13.0), theme::mist());
            let size = galley.size();
            ui.painter().galley(
                pos2(rect.max.x - size.x, rect.center().y - size.y / 2.0),
                galley,
                theme::mist(),
            );
            size.x + 8.0
        }
        None => 0.0,
    };
    kit::elide(
        ui,
        pos2(x, rect.center().y),
        Align2::LEFT_CENTER,
        label,
        theme::sans(14.0),
        ink,
        rect.max.x - x - value_width,
    );
}

fn progress(ui: &mut Ui, have: u16, need: u16) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), egui::Sense::hover());
    let text = ui.painter().text(
        pos2(rect.max.x, rect.center().y),
        Align2::RIGHT_CENTER,
        format!("{have} / {need}"),
        theme::bold(13.0),
        theme::CREAM,
    );
    let bar = Rect::from_min_max(
        pos2(rect.min.x, rect.center().y - 4.0),
        pos2(text.min.x - 10.0, rect.center().y + 4.0),
    );
    ui.painter().rect_filled(bar, CornerRadius::same(4), theme::DEEP);
    let part = f32::from(have) / f32::from(need.max(1));
    let filled = Rect::from_min_size(bar.min, vec2(bar.width() * part.min(1.0), bar.height()));
    let colour = if have >= need { theme::LEAF } else { theme::AMBER };
    ui.painter().rect_filled(filled, CornerRadius::same(4), colour);
}
