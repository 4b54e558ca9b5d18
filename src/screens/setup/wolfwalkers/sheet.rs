//! What will lie on the table; the game's name and number.

use bevy_egui::egui::{self, Ui, vec2};

use super::Form;
use crate::{
    overlay::{pictures::Pictures, said, theme},
    rules::wolfwalkers::{CARDS, DEALT, FULL, Modules},
    screens::setup::{name_and_number, rows},
};

/// What will lie on the table.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 150.0), egui::Sense::hover());
    pictures.art(ui, "wolfwalkers/cover", rect, 10);
    let setup = form.setup();
    let cards = u16::from(CARDS) * u16::from(setup.copies());
    let modules = match setup.modules {
        Modules::Base => "0".to_owned(),
        Modules::Quirk => "1".to_owned(),
        Modules::All => format!("1 + {DEALT}"),
    };
    let lies = [
        (said("setup-row-cards"), cards.to_string()),
        (said("setup-row-market"), "6".to_owned()),
        (said("setup-row-deck"), (cards - 6).to_string()),
        (said("setup-row-switches"), setup.switches.to_string()),
        (said("setup-row-modules"), modules),
        (said("setup-row-display"), FULL.to_string()),
    ];
    rows(ui, &lies, width);
    ui.add_space(6.0);
    name_and_number(ui, "setup-name", "setup-wolfwalkers-name", &mut form.name, &mut form.seed, width);
}
