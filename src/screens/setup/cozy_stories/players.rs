//! Three to five seats: names, who holds each, and their pawns.

use std::sync::Arc;

use bevy_egui::egui::{self, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use egui_phosphor::bold as icons;

use super::Form;
use crate::{
    overlay::{kit, pictures::Pictures, said, theme},
    rules::{
        cozy_stories::{Pawn, pawn_look},
        table::Face,
    },
    screens::setup::{note, seat_row, word},
};

const SEAT: f32 = 148.0;

/// Draws them.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
    for seat in 0..form.players.len() {
        let called = form.called(seat);
        let labels = ["setup-person", "setup-dreamy", "setup-medium-sharp", "setup-sharp"].map(said);
        let player = &mut form.players[seat];
        let look = pawn_look(player.pawn);
        let rect = seat_row(
            ui,
            seat,
            look,
            &called,
            &mut player.name,
            &labels,
            &mut player.holder,
            vec2(width, SEAT),
        );
        let place = Rect::from_min_size(rect.min + vec2(12.0, 98.0), vec2(width - 24.0, 42.0));
        pawns(ui, pictures, form, seat, &called, place);
    }
    let count = form.players.len();
    if count < 5 {
        let label = said(if count == 3 { "setup-add-fourth" } else { "setup-add-fifth" });
        if kit::Button::new(&label).icon(icons::PLUS).width(width).show(ui).clicked() {
            form.add();
        }
    }
    if count > 3 {
        let label = said("setup-remove");
        if kit::Button::new(&label).icon(icons::MINUS).width(width).show(ui).clicked() {
            form.players.pop();
        }
    }
    let people = form.people().len();
    form.eldest = if form.eldest > people { 0 } else { form.eldest };
    if let Err(error) = form.setup().check() {
        note(ui, &word(&error.words.key), theme::DAWN, width);
    }
    let key = match (people, count - people) {
        (1, _) => "setup-cozy-alone",
        (_, 0) => "setup-cozy-people",
        _ => "setup-cozy-mixed",
    };
    note(ui, &said(key), theme::mist(), width);
}

/// The five pawns, the own one lit. A pawn that another has is taken in exchange.
fn pawns(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, seat: usize, called: &str, place: Rect) {
    let own = form.players[seat].pawn;
    for (at, pawn) in Pawn::ALL.into_iter().enumerate() {
        let step = place.width() / 5.0;
        let rect =
            Rect::from_min_size(place.min + vec2(at as f32 * step, 0.0), vec2(step - 4.0, place.height()));
        let response = ui.interact(rect, ui.id().with(("pawn", seat, at)), Sense::click());
        let chosen = pawn == own;
        let name = word(&format!("cs-pawn-{}", pawn.slug()));
        kit::option(ui, &response, true, chosen, &format!("{called}: {name}"));
        let fill = if chosen {
            theme::VIOLET
        } else if response.hovered() {
            theme::rim()
        } else {
            theme::DEEP
        };
        ui.painter().rect_filled(rect, CornerRadius::same(9), fill);
        if chosen {
            let stroke = Stroke::new(2.0, theme::CREAM);
            ui.painter().rect_stroke(rect, CornerRadius::same(9), stroke, StrokeKind::Inside);
        }
        let face = Arc::new(Face::icon(160, 240, format!("cozy-stories/pawn-{}", pawn.slug())));
        let drawn = Rect::from_center_size(rect.center(), vec2(24.0, 36.0));
        pictures.face(ui, &face, drawn);
        if response.clicked() && !chosen {
            form.take_pawn(seat, pawn);
        }
    }
}
