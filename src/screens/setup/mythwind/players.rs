//! Who sits down: names, characters, one more.

use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use egui_phosphor::bold as icons;

use super::{Form, Player, note, word};
use crate::{
    overlay::{kit, said, theme},
    rules::mythwind::{Character, seat_look},
};

/// Draws them.
pub(super) fn show(ui: &mut Ui, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
    let mut gone = None;
    let taken: Vec<Character> = form.players.iter().map(|player| player.character).collect();
    let count = form.players.len();
    for at in 0..count {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 104.0), egui::Sense::hover());
        ui.painter().rect(
            rect,
            CornerRadius::same(12),
            theme::RAISED,
            Stroke::new(1.0, theme::rim()),
            StrokeKind::Inside,
        );
        let player = &mut form.players[at];
        let shown = if player.name.trim().is_empty() {
            word(&format!("mw-character-{}", player.character.slug()))
        } else {
            player.name.clone()
        };
        kit::seat_token(ui, rect.min + vec2(30.0, 30.0), 36.0, seat_look(player.character), &shown);
        let field = Rect::from_min_size(rect.min + vec2(60.0, 12.0), vec2(width - 60.0 - 56.0, 36.0));
        kit::field(ui, field, &mut player.name, &said("setup-name-hint"), 14);
        if count > 1 {
            let place = Rect::from_min_size(pos2(rect.max.x - 46.0, rect.min.y + 12.0), vec2(36.0, 36.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            if kit::tool(&mut child, icons::X, &said("setup-remove"), true, false).clicked() {
                gone = Some(at);
            }
        }
        // The four characters as a segment; taken ones keep their place.
        let w = (width - 12.0) / 4.0;
        for (place, who) in Character::ALL.into_iter().enumerate() {
            let chip =
                Rect::from_min_size(rect.min + vec2(7.0 + place as f32 * w, 58.0), vec2(w - 3.0, 34.0));
            let chosen = form.players[at].character == who;
            let free = chosen || !taken.contains(&who);
            let response = ui.interact(chip, ui.id().with((at, place)), egui::Sense::click());
            let name = word(&format!("mw-character-{}", who.slug()));
            kit::option(ui, &response, free, chosen, &format!("{}: {name}", at + 1));
            let fill = if chosen {
                theme::VIOLET
            } else if response.hovered() && free {
                theme::rim()
            } else {
                theme::DEEP
            };
            ui.painter().rect_filled(chip, CornerRadius::same(9), fill);
            let ink = if free { theme::CREAM } else { theme::label() };
            let text = if chosen { format!("{} {name}", icons::CHECK) } else { name };
            kit::elide(
                ui,
                chip.center(),
                Align2::CENTER_CENTER,
                &text,
                theme::bold(13.0),
                ink,
                chip.width() - 2.0,
            );
            if response.hovered() {
                form.looking_at = who;
            }
            let response = if free { response } else { response.on_hover_text(said("setup-taken")) };
            if response.clicked() && free {
                form.players[at].character = who;
                form.looking_at = who;
            }
        }
    }
    if let Some(at) = gone {
        form.players.remove(at);
    }
    let free: Vec<Character> = Character::ALL.into_iter().filter(|who| !taken.contains(who)).collect();
    if let Some(next) = free.first() {
        let (rect, response) = ui.allocate_exact_size(vec2(width, 46.0), egui::Sense::click());
        kit::named(ui, &response, true, &said("setup-add"));
        let rim = if response.hovered() { theme::LAMP } else { theme::label() };
        dashed(ui, rect, rim);
        let ordinal =
            ["setup-add-second", "setup-add-third", "setup-add-fourth"][count.saturating_sub(1).min(2)];
        ui.painter().text(
            pos2(rect.min.x + 22.0, rect.center().y),
            Align2::CENTER_CENTER,
            icons::PLUS,
            theme::bold(18.0),
            theme::CREAM,
        );
        ui.painter().text(
            pos2(rect.min.x + 44.0, rect.center().y),
            Align2::LEFT_CENTER,
            said(ordinal),
            theme::bold(15.0),
            theme::CREAM,
        );
        if response.clicked() {
            form.players.push(Player { name: String::new(), character: *next });
        }
    }
    ui.add_space(4.0);
    note(ui, &said("setup-alone"), theme::mist(), width);
}

fn dashed(ui: &Ui, rect: Rect, colour: egui::Color32) {
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let shapes = egui::Shape::dashed_line(&corners, Stroke::new(1.5, colour), 6.0, 5.0);
    ui.painter().extend(shapes);
}
