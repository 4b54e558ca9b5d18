//! The two seats: names, and who holds each.

use bevy_egui::egui::{self, CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};

use super::Form;
use crate::{
    overlay::{kit, pictures::Pictures, said, theme},
    rules::{Seat, tilting::seat_look},
    screens::setup::{chips, note},
};

/// Draws them.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
    for seat in 0..2 {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 104.0), egui::Sense::hover());
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
        let place = Rect::from_min_size(rect.min + vec2(8.0, 58.0), vec2(width - 12.0, 34.0));
        let name = format!("{} {}", said("setup-seat"), seat + 1);
        if let Some(holder) = chips(ui, place, &labels, form.players[seat].holder, &name) {
            form.players[seat].holder = holder;
        }
    }
    ui.add_space(4.0);
    let people = form.players.iter().filter(|player| player.holder == 0).count();
    let key = ["setup-nobody", "setup-one-person", "setup-two-people"][people];
    note(ui, &said(key), theme::MIST, width);
    ui.add_space(6.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * 0.6), egui::Sense::hover());
    pictures.art(ui, "tilting/cover", rect, 12);
}
