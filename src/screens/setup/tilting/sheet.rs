//! What will lie on the table; the game's name and number.

use bevy_egui::egui::{self, Ui, vec2};

use super::Form;
use crate::{
    overlay::{pictures::Pictures, said, theme},
    rules::tilting::{Board, HAND, LANCES},
    screens::setup::{name_and_number, rows},
};

/// What will lie on the table.
pub(super) fn show(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 150.0), egui::Sense::hover());
    let setup = form.setup();
    let board = if setup.board == Board::Shield { "tilting/board" } else { "tilting/board-lances" };
    pictures.art(ui, board, rect, 10);
    let lies = [
        (said("setup-row-stack"), setup.charge.unwrap_or(15).to_string()),
        (said("setup-row-missions"), if setup.charge.is_none() { "2 + 2" } else { "0" }.to_owned()),
        (said("setup-row-hands"), format!("{HAND} + {HAND}")),
        (said("setup-row-lances"), format!("{LANCES} + {LANCES}")),
        (said("setup-row-signs"), if setup.board == Board::Shield { "0" } else { "8" }.to_owned()),
        (said("setup-row-row"), if setup.board == Board::Row { "4" } else { "0" }.to_owned()),
    ];
    rows(ui, &lies, width);
    ui.add_space(6.0);
    name_and_number(ui, "setup-name", "setup-tilting-name", &mut form.name, &mut form.seed, width);
}
