//! The character looked at: role, play style, prices.

use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Ui, pos2, vec2};
use egui_phosphor::bold as icons;

use super::{Form, note, word};
use crate::overlay::{RulebookPanel, kit, pictures::Pictures, said, theme};

/// The character looked at: role and play style, from its journal.
pub(super) fn show(
    ui: &mut Ui,
    pictures: &mut Pictures,
    rulebook: &mut RulebookPanel,
    form: &Form,
    width: f32,
) {
    let who = form.looking_at;
    let name = word(&format!("mw-character-{}", who.slug()));
    ui.label(egui::RichText::new(&name).font(theme::serif(24.0)).color(theme::CREAM));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 190.0), egui::Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(12), theme::RAISED);
    let face = std::sync::Arc::new(crate::rules::table::Face::icon(
        110,
        165,
        format!("mythwind/figure-{}", who.slug()),
    ));
    pictures.face(ui, &face, Rect::from_center_size(rect.center(), vec2(110.0, 165.0)));
    ui.add_space(4.0);
    let role = ui.painter().layout(
        word(&format!("mw-character-{}.role", who.slug())),
        theme::serif(18.0),
        theme::CREAM,
        width,
    );
    let (rect, _) = ui.allocate_exact_size(vec2(width, role.size().y), egui::Sense::hover());
    ui.painter().galley(rect.min, role, theme::CREAM);
    note(ui, &word(&format!("mw-character-{}.style", who.slug())), theme::mist(), width);
    note(ui, &said("setup-medium"), theme::label(), width);
    ui.add_space(4.0);
    kit::label(ui, &said("setup-prices"));
    let content = crate::rules::mythwind::content::Content::get();
    let (row, _) = ui.allocate_exact_size(vec2(width, 30.0), egui::Sense::hover());
    for (at, res) in crate::rules::mythwind::Res::ALL.into_iter().enumerate() {
        let x = row.min.x + at as f32 * width / 4.0;
        pictures.symbol(ui, res.slug(), Rect::from_min_size(pos2(x, row.min.y + 3.0), vec2(24.0, 24.0)));
        ui.painter().text(
            pos2(x + 30.0, row.center().y),
            Align2::LEFT_CENTER,
            content.rate(who, res).to_string(),
            theme::bold(16.0),
            theme::CREAM,
        );
    }
    ui.add_space(6.0);
    let label = said("setup-journal");
    if kit::Button::new(&label).icon(icons::BOOK_OPEN).show(ui).clicked() {
        rulebook.open_for("mythwind", who.journal());
    }
}
