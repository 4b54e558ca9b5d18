//! How it is played: how many cards, which side of the boards, who begins.

use bevy_egui::egui::{self, Ui};
use egui_phosphor::bold as icons;

use super::Form;
use crate::{
    overlay::{RulebookPanel, kit, said, theme},
    screens::setup::{choice, note},
};

/// Draws the choices, each with what it means and where the rulebook says so.
pub(super) fn show(ui: &mut Ui, rulebook: &mut RulebookPanel, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-rules")).font(theme::serif(24.0)).color(theme::CREAM));
    let names = [form.players.called(0), form.players.called(1)];
    let stacks = ["setup-stack-all", "setup-stack-10", "setup-stack-5"].map(said);
    choice(ui, "setup-stack", &stacks, &mut form.stack, width);
    let key = if form.stack == 0 { "setup-stack-all-note" } else { "setup-stack-charge-note" };
    explained(ui, rulebook, key, if form.stack == 0 { "TW-10" } else { "TW-79" }, width);
    let boards = ["setup-board-shield", "setup-board-lance", "setup-board-row"].map(said);
    choice(ui, "setup-board", &boards, &mut form.board, width);
    let (key, clause) = [
        ("setup-board-shield-note", "TW-14"),
        ("setup-board-lance-note", "TW-83"),
        ("setup-board-row-note", "TW-102"),
    ][form.board];
    explained(ui, rulebook, key, clause, width);
    let first = [said("setup-first-drawn"), names[0].clone(), names[1].clone()];
    choice(ui, "setup-first", &first, &mut form.first, width);
    explained(ui, rulebook, "setup-first-note", "TW-R9", width);
}

/// What a choice means, and the clause it follows.
fn explained(ui: &mut Ui, rulebook: &mut RulebookPanel, key: &'static str, clause: &str, width: f32) {
    note(ui, &said(key), theme::mist(), width);
    let label = format!("{} {clause}", icons::BOOK_OPEN);
    if kit::Button::new(&label).height(28.0).show(ui).clicked() {
        rulebook.open_for("tilting", clause);
    }
}
