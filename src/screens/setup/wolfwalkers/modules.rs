//! Which module cards: kinds that stay in the box, a Quirk, three Opportunities.

use bevy_egui::egui::Ui;
use egui_phosphor::bold as icons;

use super::Form;
use crate::{
    overlay::{kit, said, theme},
    rules::wolfwalkers::{Category, DEALT, Modules, Quirk},
    screens::setup::{note, word},
};

/// A button that stands for something that is in or not.
fn toggle(ui: &mut Ui, label: &str, is_in: bool, enabled: bool) -> bool {
    let icon = if is_in { icons::CHECK } else { icons::PLUS };
    kit::Button::new(label).icon(icon).height(30.0).enabled(enabled).show(ui).clicked()
}

/// Draws them. What cannot be drawn for so many players is off.
pub(super) fn show(ui: &mut Ui, form: &mut Form, width: f32) {
    kit::label(ui, &said("setup-kinds"));
    ui.horizontal_wrapped(|ui| {
        for category in Category::ALL {
            let is_in = !form.out.contains(&category);
            if toggle(ui, &word(&format!("ww-category-{}", category.slug())), is_in, true) {
                if is_in {
                    form.out.push(category);
                } else {
                    form.out.retain(|out| *out != category);
                }
            }
        }
    });
    let setup = form.setup();
    if let Err(error) = setup.check() {
        note(ui, &word(&error.words.key), theme::DAWN, width);
    }
    kit::label(ui, &said("setup-quirk"));
    ui.horizontal_wrapped(|ui| {
        if toggle(ui, &said("setup-drawn"), form.quirk.is_none(), true) {
            form.quirk = None;
        }
        let quirks = setup.quirks();
        for quirk in Quirk::ALL {
            let label = word(&format!("ww-quirk-{}", quirk.number()));
            if toggle(ui, &label, form.quirk == Some(quirk), quirks.contains(&quirk)) {
                form.quirk = Some(quirk);
            }
        }
    });
    if setup.modules != Modules::All {
        return;
    }
    kit::label(ui, &said("setup-opportunities"));
    ui.horizontal_wrapped(|ui| {
        if toggle(ui, &said("setup-drawn"), !form.choosing, true) {
            form.choosing = !form.choosing;
        }
        if !form.choosing {
            return;
        }
        let drawable = setup.drawable();
        for card in crate::rules::wolfwalkers::Opportunity::all() {
            let label = format!("{} {}", card.number(), word(&format!("ww-opportunity-{}", card.number())));
            let is_in = form.opportunities.contains(&card);
            let enabled = drawable.contains(&card) && (is_in || form.opportunities.len() < DEALT);
            if toggle(ui, &label, is_in, enabled) {
                if is_in {
                    form.opportunities.retain(|other| *other != card);
                } else {
                    form.opportunities.push(card);
                }
            }
        }
    });
}
