//! What will lie on the table; the game's name and number.

use bevy_egui::egui::{self, Ui, vec2};

use super::Form;
use crate::{
    overlay::{pictures::Pictures, said, theme},
    screens::setup::{name_and_number, rows},
};

/// What will lie on the table.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 150.0), egui::Sense::hover());
    pictures.art(ui, "mythwind/building-longhouse", rect, 10);
    let count = form.players.len();
    let lies = [
        (said("setup-row-characters"), count.to_string()),
        (said("setup-row-forests"), "12".to_owned()),
        (said("setup-row-buildings"), "42".to_owned()),
        (said("setup-row-season"), said("setup-nine-days")),
        (said("setup-row-costs"), said(if count <= 2 { "setup-costs-few" } else { "setup-costs-many" })),
    ];
    rows(ui, &lies, width);
    ui.add_space(6.0);
    name_and_number(ui, "setup-town", "setup-default-name", &mut form.name, &mut form.seed, width);
}
