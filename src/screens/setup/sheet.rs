//! What will lie on the table; the game's name and number.

use bevy_egui::egui::{self, Align2, Rect, Ui, pos2, vec2};

use super::{Form, note};
use crate::overlay::{kit, pictures::Pictures, said, theme};

/// What will lie on the table.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 150.0), egui::Sense::hover());
    pictures.art(ui, "mythwind/building-longhouse", rect, 10);
    let count = form.players.len();
    let rows = [
        (said("setup-row-characters"), count.to_string()),
        (said("setup-row-forests"), "12".to_owned()),
        (said("setup-row-buildings"), "42".to_owned()),
        (said("setup-row-season"), said("setup-nine-days")),
        (said("setup-row-costs"), said(if count <= 2 { "setup-costs-few" } else { "setup-costs-many" })),
    ];
    for (label, value) in rows {
        let (row, _) = ui.allocate_exact_size(vec2(width, 22.0), egui::Sense::hover());
        ui.painter().text(
            pos2(row.min.x, row.center().y),
            Align2::LEFT_CENTER,
            label,
            theme::bold(14.0),
            theme::INK,
        );
        ui.painter().text(
            pos2(row.max.x, row.center().y),
            Align2::RIGHT_CENTER,
            value,
            theme::sans(13.0),
            theme::WOOD,
        );
    }
    ui.add_space(6.0);
    for (label, hint, value) in [
        ("setup-town", "setup-default-name", &mut form.name),
        ("setup-seed", "setup-seed-hint", &mut form.seed),
    ] {
        let (row, _) = ui.allocate_exact_size(vec2(width, 38.0), egui::Sense::hover());
        ui.painter().text(
            pos2(row.min.x, row.center().y),
            Align2::LEFT_CENTER,
            said(label),
            theme::bold(14.0),
            theme::INK,
        );
        let field = Rect::from_min_max(pos2(row.min.x + 120.0, row.min.y + 2.0), row.max);
        kit::field(ui, field, value, &said(hint), 30);
    }
    note(ui, &said("setup-seed-note"), theme::WOOD, width);
}
