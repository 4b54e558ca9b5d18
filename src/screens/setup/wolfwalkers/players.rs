//! One to four seats: names, and who holds each.

use bevy_egui::egui::{self, CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};
use egui_phosphor::bold as icons;

use super::{Form, Player};
use crate::{
    overlay::{kit, said, theme},
    rules::{Seat, wolfwalkers::seat_look},
    screens::setup::{chips, note},
};

/// Draws them.
pub(super) fn show(ui: &mut Ui, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
    for seat in 0..form.players.len() {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 100.0), egui::Sense::hover());
        ui.painter().rect(
            rect,
            CornerRadius::same(12),
            theme::RAISED,
            Stroke::new(1.0, theme::RIM),
            StrokeKind::Inside,
        );
        let called = form.called(seat);
        kit::seat_token(ui, rect.min + vec2(30.0, 30.0), 36.0, seat_look(Seat(seat as u8)), &called);
        let field = Rect::from_min_size(rect.min + vec2(60.0, 12.0), vec2(width - 72.0, 36.0));
        kit::field(ui, field, &mut form.players[seat].name, &called, 14);
        let labels = ["setup-person", "setup-easy", "setup-normal", "setup-strong"].map(said);
        let place = Rect::from_min_size(rect.min + vec2(8.0, 56.0), vec2(width - 12.0, 34.0));
        let name = format!("{} {}", said("setup-seat"), seat + 1);
        if let Some(holder) = chips(ui, place, &labels, form.players[seat].holder, &name) {
            form.players[seat].holder = holder;
        }
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
    note(ui, &said(key), theme::MIST, width);
}
