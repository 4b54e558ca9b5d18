//! One to four seats: names, and who holds each.

use bevy_egui::egui::{self, Ui, vec2};
use egui_phosphor::bold as icons;

use super::{Form, Player};
use crate::{
    overlay::{kit, said, theme},
    rules::{Seat, wolfwalkers::seat_look},
    screens::setup::{note, seat_row},
};

/// Draws them.
pub(super) fn show(ui: &mut Ui, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
    for seat in 0..form.players.len() {
        let called = form.called(seat);
        let labels = ["setup-person", "setup-easy", "setup-normal", "setup-strong"].map(said);
        let look = seat_look(Seat(seat as u8));
        let player = &mut form.players[seat];
        let size = vec2(width, 100.0);
        seat_row(ui, seat, look, &called, &mut player.name, &labels, &mut player.holder, size);
    }
    let count = form.players.len();
    if count < 4 {
        let label = said(["setup-add-second", "setup-add-third", "setup-add-fourth"][count - 1]);
        if kit::Button::new(&label).icon(icons::PLUS).width(width).show(ui).clicked() {
            form.players.push(Player { holder: 2, ..Player::default() });
        }
    }
    if count > 1 {
        let label = said("setup-remove");
        if kit::Button::new(&label).icon(icons::MINUS).width(width).show(ui).clicked() {
            form.players.pop();
            form.first = form.first.min(form.players.len());
        }
    }
    let key = if form.players.len() == 1 { "setup-wolves-alone" } else { "setup-wolves-open" };
    note(ui, &said(key), theme::mist(), width);
}
