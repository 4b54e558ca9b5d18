//! How it is played: who begins, and the three things to know before the first turn.

use bevy_egui::egui::{self, Ui};

use super::Form;
use crate::{
    overlay::{RulebookPanel, said, theme},
    screens::setup::{choice, explained},
};

/// What is good to know, with the clause that says more.
const KNOWN: [(&str, &str); 4] = [
    ("setup-valley-wheels", "VD-41"),
    ("setup-valley-turn", "VD-37"),
    ("setup-valley-cards", "VD-83"),
    ("setup-valley-end", "VD-32"),
];

/// Draws the choice, and what is good to know.
pub(super) fn show(ui: &mut Ui, rulebook: &mut RulebookPanel, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-rules")).font(theme::serif(24.0)).color(theme::CREAM));
    let first = [said("setup-valley-tossed"), form.players.called(0), form.players.called(1)];
    choice(ui, "setup-first", &first, &mut form.first, width);
    explained(ui, rulebook, "valley-duel", "setup-valley-first", "VD-R2", width);
    for (key, clause) in KNOWN {
        ui.add_space(6.0);
        explained(ui, rulebook, "valley-duel", key, clause, width);
    }
}
