//! How it is played: Switch cards, modules, who begins, points so far.

use bevy_egui::egui::{self, Ui};

use super::{Form, modules};
use crate::{
    overlay::{RulebookPanel, said, theme},
    screens::setup::{choice, explained},
};

/// Draws the choices, each with what it means and where the rulebook says so.
pub(super) fn show(ui: &mut Ui, rulebook: &mut RulebookPanel, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-rules")).font(theme::serif(24.0)).color(theme::CREAM));
    let setup = form.setup();
    let counts = setup.switch_counts();
    let labels: Vec<String> = counts.iter().map(ToString::to_string).collect();
    let mut at = counts.iter().position(|count| *count == setup.switches).unwrap_or(0);
    choice(ui, "setup-switches", &labels, &mut at, width);
    form.switches = counts[at];
    explained(ui, rulebook, "wolfwalkers", "setup-switches-note", "WW-20", width);

    let kinds = ["setup-modules-none", "setup-modules-quirk", "setup-modules-all"].map(said);
    choice(ui, "setup-modules", &kinds, &mut form.modules, width);
    explained(ui, rulebook, "wolfwalkers", "setup-modules-note", "WW-132", width);
    if form.modules > 0 {
        modules::show(ui, form, width);
    }

    let mut first = vec![said("setup-first-drawn")];
    first.extend((0..form.players.len()).map(|seat| form.called(seat)));
    choice(ui, "setup-forest", &first, &mut form.first, width);
    explained(ui, rulebook, "wolfwalkers", "setup-forest-note", "WW-22", width);

    let switch = ["setup-off", "setup-on"].map(said);
    let mut preview = usize::from(form.preview);
    choice(ui, "setup-so-far", &switch, &mut preview, width);
    form.preview = preview == 1;
    let mut ask = usize::from(form.ask);
    choice(ui, "setup-ask-drop", &switch, &mut ask, width);
    form.ask = ask == 1;
}
