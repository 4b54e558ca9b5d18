//! How it is played: Switch cards, modules, who begins, points so far.

use bevy_egui::egui::{self, Rect, Ui, vec2};

use super::{Form, modules};
use crate::{
    overlay::{RulebookPanel, kit, said, theme},
    screens::setup::{chips, note},
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
    explained(ui, rulebook, "setup-switches-note", "WW-20", width);

    let kinds = ["setup-modules-none", "setup-modules-quirk", "setup-modules-all"].map(said);
    choice(ui, "setup-modules", &kinds, &mut form.modules, width);
    explained(ui, rulebook, "setup-modules-note", "WW-132", width);
    if form.modules > 0 {
        modules::show(ui, form, width);
    }

    let mut first = vec![said("setup-first-drawn")];
    first.extend((0..form.players.len()).map(|seat| form.called(seat)));
    choice(ui, "setup-forest", &first, &mut form.first, width);
    explained(ui, rulebook, "setup-forest-note", "WW-22", width);

    let switch = ["setup-off", "setup-on"].map(said);
    let mut preview = usize::from(form.preview);
    choice(ui, "setup-so-far", &switch, &mut preview, width);
    form.preview = preview == 1;
    let mut ask = usize::from(form.ask);
    choice(ui, "setup-ask-drop", &switch, &mut ask, width);
    form.ask = ask == 1;
}

fn choice(ui: &mut Ui, label: &'static str, options: &[String], chosen: &mut usize, width: f32) {
    ui.add_space(4.0);
    kit::label(ui, &said(label));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 36.0), egui::Sense::hover());
    let place = Rect::from_min_size(rect.min, vec2(width, 34.0));
    if let Some(at) = chips(ui, place, options, *chosen, &said(label)) {
        *chosen = at;
    }
}

/// What a choice means, and the clause it follows.
fn explained(ui: &mut Ui, rulebook: &mut RulebookPanel, key: &'static str, clause: &str, width: f32) {
    note(ui, &said(key), theme::MIST, width);
    if kit::clause_chip(ui, clause).clicked() {
        rulebook.open_for("wolfwalkers", clause);
    }
}
