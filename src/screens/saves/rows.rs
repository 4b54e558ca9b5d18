//! The list: a row for each game, the damaged ones with what is wrong and a way out.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use egui_phosphor::bold as icons;

use super::{List, ago, look, nobody};
use crate::{
    overlay::{Dialog, kit, said, say, theme},
    rules::{Arg, Seat, Words},
    session::Opening,
};

/// Draws the rows that fit the search.
pub(super) fn show(
    ui: &mut Ui,
    list: &mut List,
    width: f32,
    opening: &mut MessageWriter<Opening>,
    dialog: &mut Dialog,
    narrow: bool,
    folder: &str,
) {
    let search = list.search.to_lowercase();
    if list.slots.is_empty() {
        ui.add_space(30.0);
        ui.label(egui::RichText::new(said("saves-none")).font(theme::serif(20.0)).color(theme::mist()));
        return;
    }
    for at in 0..list.slots.len() {
        let slot = &list.slots[at];
        let names: Vec<(Seat, String)> = match &slot.header {
            Ok(header) => header.meta.names.iter().map(|(seat, name)| (*seat, name.clone())).collect(),
            Err(_) => Vec::new(),
        };
        let searched = search.is_empty()
            || slot.slot.to_lowercase().contains(&search)
            || names.iter().any(|(_, name)| name.to_lowercase().contains(&search));
        if !searched {
            continue;
        }
        let damaged = slot.header.as_ref().err().map(ToString::to_string);
        let height = if damaged.is_some() { 116.0 } else { 84.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), egui::Sense::click());
        kit::named(ui, &response, true, &slot.slot);
        let chosen = list.chosen == at;
        let fill = if chosen { egui::Color32::from_rgb(0x55, 0x44, 0x66) } else { theme::INK };
        kit::panel(ui, rect, 12, fill);
        if response.hovered() {
            ui.painter().rect_stroke(
                rect,
                CornerRadius::same(12),
                Stroke::new(1.0, theme::label()),
                StrokeKind::Inside,
            );
        }
        let right = rect.max.x - 16.0;
        kit::elide(
            ui,
            rect.min + vec2(18.0, 22.0),
            Align2::LEFT_CENTER,
            &slot.slot,
            theme::serif(20.0),
            theme::CREAM,
            width - 190.0,
        );
        ui.painter().text(
            pos2(right, rect.min.y + 22.0),
            Align2::RIGHT_CENTER,
            ago(slot.changed),
            theme::sans(13.0),
            theme::mist(),
        );
        match (&slot.header, damaged) {
            (Ok(header), _) => {
                let game = say(&Words::new(format!("game-{}", header.game)), &nobody);
                ui.painter().text(
                    rect.min + vec2(18.0, 45.0),
                    Align2::LEFT_CENTER,
                    game,
                    theme::sans(13.0),
                    theme::mist(),
                );
                let heading = say(&header.heading, &nobody);
                kit::elide(
                    ui,
                    rect.min + vec2(18.0, 65.0),
                    Align2::LEFT_CENTER,
                    &heading,
                    theme::sans(14.0),
                    theme::CREAM,
                    width - 200.0,
                );
                for (place, (seat, name)) in names.iter().rev().enumerate() {
                    let centre = pos2(right - 14.0 - place as f32 * 32.0, rect.min.y + 56.0);
                    kit::seat_token(ui, centre, 26.0, look(*seat), name);
                }
                if response.double_clicked() || (narrow && response.clicked()) {
                    opening.write(Opening::Slot(slot.slot.clone()));
                    *dialog = Dialog::None;
                }
            }
            (Err(_), Some(why)) => {
                let strip = Rect::from_min_max(
                    pos2(rect.min.x + 12.0, rect.min.y + 50.0),
                    rect.max - vec2(12.0, 12.0),
                );
                ui.painter().rect_filled(
                    strip,
                    CornerRadius::same(8),
                    egui::Color32::from_rgb(0x6E, 0x30, 0x28),
                );
                ui.painter().text(
                    pos2(strip.min.x + 18.0, strip.center().y),
                    Align2::CENTER_CENTER,
                    icons::WARNING,
                    theme::bold(16.0),
                    theme::DAWN,
                );
                let backup = slot.backups.first();
                let label = said("saves-open-backup");
                let needs = backup.map_or(0.0, |_| kit::Button::new(&label).needs(ui) + 16.0);
                let text = say(&Words::new("saves-damaged").with("why", Arg::Text(why.into())), &nobody);
                let galley =
                    ui.painter().layout(text, theme::sans(13.0), theme::CREAM, strip.width() - 44.0 - needs);
                let height = galley.size().y;
                ui.painter().galley(
                    pos2(strip.min.x + 36.0, strip.center().y - height / 2.0),
                    galley,
                    theme::CREAM,
                );
                if let Some(backup) = backup {
                    let place = Rect::from_min_size(
                        pos2(strip.max.x - needs + 8.0, strip.center().y - 18.0),
                        vec2(needs, 36.0),
                    );
                    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
                    if kit::Button::new(&label).show(&mut child).clicked() {
                        opening.write(Opening::File(backup.path.clone()));
                        *dialog = Dialog::None;
                    }
                }
            }
            _ => {}
        }
        if response.clicked() {
            list.chosen = at;
            list.confirm_delete = false;
        }
    }
    ui.add_space(12.0);
    let kept = say(&Words::new("saves-kept").with("folder", Arg::Text(folder.to_owned().into())), &nobody);
    let galley = ui.painter().layout(kept, theme::sans(13.0), theme::mist(), width - 20.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y + 8.0), egui::Sense::hover());
    ui.painter().galley(rect.min + vec2(4.0, 0.0), galley, theme::mist());
}
