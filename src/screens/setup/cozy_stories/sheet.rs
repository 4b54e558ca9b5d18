//! What will lie on the table; the game's name and number.

use bevy_egui::egui::{self, Ui, vec2};

use super::Form;
use crate::{
    overlay::{pictures::Pictures, said, theme},
    rules::cozy_stories::{PICTURES, content::Content},
    screens::setup::{name_and_number, rows},
};

/// What will lie on the table.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * 0.625), egui::Sense::hover());
    pictures.art(ui, "cozy-stories/cover", rect, 10);
    let players = form.players.len() as u8;
    let rounds = Content::get().numbers().rounds(players);
    let lies = [
        (said("setup-row-guess-cards"), PICTURES.to_string()),
        (said("setup-row-story-cards"), PICTURES.to_string()),
        (said("setup-row-pawns"), players.to_string()),
        (said("setup-row-rounds"), rounds.to_string()),
        (said("setup-row-stories"), (rounds * players).to_string()),
    ];
    rows(ui, &lies, width);
    ui.add_space(6.0);
    name_and_number(ui, "setup-name", "setup-cozy-name", &mut form.name, &mut form.seed, width);
}
