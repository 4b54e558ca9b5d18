//! What will lie on the table; the game's name and number.

use bevy_egui::egui::{self, Ui, vec2};

use super::Form;
use crate::{
    overlay::{pictures::Pictures, said, theme},
    rules::valley_duel::{Export, Farm, Lot, Tile, WINDMILLS},
    screens::setup::{name_and_number, rows},
};

/// What will lie on the table.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 150.0), egui::Sense::hover());
    pictures.art(ui, "valley-duel/cover", rect, 10);
    let lies = [
        (said("setup-row-mills"), format!("{WINDMILLS} + {WINDMILLS}")),
        (said("setup-row-lots"), Lot::COUNT.to_string()),
        (said("setup-row-tiles"), Tile::COUNT.to_string()),
        (said("setup-row-farms"), Farm::COUNT.to_string()),
        (said("setup-row-exports"), Export::COUNT.to_string()),
        (said("setup-row-storage"), "0".to_owned()),
    ];
    rows(ui, &lies, width);
    ui.add_space(6.0);
    name_and_number(ui, "setup-name", "setup-valley-duel-name", &mut form.name, &mut form.seed, width);
}
