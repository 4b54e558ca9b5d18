//! The chosen game: what it is, its table in small, its backups, what can be done with it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Ui, UiBuilder, pos2, vec2};
use egui_phosphor::bold as icons;

use super::{List, ago, nobody, preview::Preview};
use crate::{
    overlay::{
        Dialog,
        kit::{self, Kind},
        pictures::Pictures,
        said, say, theme,
    },
    rules::{Arg, Words},
    save::Home,
    session::{Opening, Refused},
};

/// Draws them.
pub(super) fn show(
    ui: &mut Ui,
    pictures: &mut Pictures,
    list: &mut List,
    rect: Rect,
    home: &Home,
    opening: &mut MessageWriter<Opening>,
    dialog: &mut Dialog,
    refused: &mut MessageWriter<Refused>,
    reload: &mut bool,
) {
    kit::panel(ui, rect, 16, theme::INK);
    let Some(slot) = list.slots.get(list.chosen) else { return };
    let inner = rect.shrink(20.0);
    ui.painter().text(inner.min, Align2::LEFT_TOP, said("saves-about"), theme::bold(13.0), theme::label());
    kit::elide(
        ui,
        inner.min + vec2(0.0, 38.0),
        Align2::LEFT_CENTER,
        &slot.slot,
        theme::serif(24.0),
        theme::CREAM,
        inner.width(),
    );
    let mut y = inner.min.y + 66.0;
    if let Some(preview) = &list.preview {
        // Where the backups want the room more, the picture is smaller.
        let height = (inner.height() - 380.0).clamp(0.0, inner.width() * Preview::HEIGHT);
        if height > 60.0 {
            let size = vec2(height / Preview::HEIGHT, height);
            let place = Rect::from_min_size(pos2(inner.center().x - size.x / 2.0, y - 6.0), size);
            preview.draw(ui, pictures, place);
            y += height + 14.0;
        }
    }
    let mut row = |label: &str, value: &str| {
        ui.painter().text(
            pos2(inner.min.x, y),
            Align2::LEFT_CENTER,
            label,
            theme::bold(13.0),
            theme::label(),
        );
        kit::elide(
            ui,
            pos2(inner.min.x + 96.0, y),
            Align2::LEFT_CENTER,
            value,
            theme::sans(14.0),
            theme::CREAM,
            inner.width() - 96.0,
        );
        y += 25.0;
    };
    match &slot.header {
        Ok(header) => {
            let names: Vec<&str> = header.meta.names.values().map(String::as_str).collect();
            row(&said("saves-game"), &say(&header.heading, &nobody));
            row(&said("saves-players"), &names.join(", "));
            let minutes = Arg::Number((header.meta.played_seconds / 60) as i64);
            row(&said("saves-played"), &say(&Words::new("saves-minutes").with("count", minutes), &nobody));
            row(&said("saves-state"), &said("saves-sound"));
        }
        Err(error) => row(&said("saves-state"), &error.to_string()),
    }
    y += 8.0;
    ui.painter().text(
        pos2(inner.min.x, y),
        Align2::LEFT_CENTER,
        said("saves-backups"),
        theme::bold(13.0),
        theme::label(),
    );
    y += 16.0;
    let foot = rect.max.y - 116.0;
    if slot.backups.is_empty() {
        let text = said("saves-no-backups");
        let galley = ui.painter().layout(text, theme::sans(13.0), theme::mist(), inner.width());
        ui.painter().galley(pos2(inner.min.x, y), galley, theme::mist());
    }
    for backup in &slot.backups {
        if y + 38.0 > foot {
            break;
        }
        let line = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), 36.0));
        let response = ui.interact(line, ui.id().with(&backup.path), egui::Sense::click());
        kit::named(ui, &response, true, &ago(backup.time));
        ui.painter().rect_filled(
            line,
            CornerRadius::same(9),
            if response.hovered() { theme::rim() } else { theme::RAISED },
        );
        ui.painter().text(
            pos2(line.min.x + 14.0, line.center().y),
            Align2::LEFT_CENTER,
            ago(backup.time),
            theme::bold(14.0),
            theme::CREAM,
        );
        ui.painter().text(
            pos2(line.max.x - 14.0, line.center().y),
            Align2::RIGHT_CENTER,
            said("open"),
            theme::bold(14.0),
            theme::LAMP,
        );
        if response.clicked() {
            opening.write(Opening::File(backup.path.clone()));
            *dialog = Dialog::None;
        }
        y += 42.0;
    }
    let place = Rect::from_min_size(pos2(inner.min.x, rect.max.y - 104.0), vec2(inner.width(), 40.0));
    let mut child = ui
        .new_child(UiBuilder::new().max_rect(place).layout(egui::Layout::left_to_right(egui::Align::Center)));
    let sound = slot.header.is_ok();
    let label = said("saves-play");
    if kit::Button::new(&label).kind(Kind::Primary).enabled(sound).height(40.0).show(&mut child).clicked() {
        opening.write(Opening::Slot(slot.slot.clone()));
        *dialog = Dialog::None;
    }
    let place = Rect::from_min_size(pos2(inner.min.x, rect.max.y - 54.0), vec2(inner.width(), 36.0));
    let mut child = ui
        .new_child(UiBuilder::new().max_rect(place).layout(egui::Layout::left_to_right(egui::Align::Center)));
    let (label, kind) = if list.confirm_delete {
        (said("saves-delete-sure"), Kind::Danger)
    } else {
        (said("saves-delete"), Kind::Plain)
    };
    if kit::Button::new(&label).icon(icons::TRASH).kind(kind).show(&mut child).clicked() {
        if list.confirm_delete {
            let name = slot.slot.clone();
            if let Err(error) = home.delete(&name) {
                let why = Arg::Text(error.to_string().into());
                refused.write(Refused::remark(Words::new("cannot-save").with("why", why)));
            }
            list.confirm_delete = false;
            *reload = true;
        } else {
            list.confirm_delete = true;
        }
    }
    child.label(egui::RichText::new(said("saves-bin")).font(theme::sans(13.0)).color(theme::mist()));
}
