//! The overlay's own widgets: buttons, chips, plates, words with symbols in them.

mod button;
mod noted;
mod words;

use bevy::input::{ButtonInput, keyboard::KeyCode};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    epaint::Shadow, vec2,
};

use super::theme;
use crate::rules::table::{SeatLook, SeatShape};

pub use button::{Button, Kind};
pub use noted::{Fields, Widget, Widgets, fields_id, named, option, typed, widgets_id};
pub use words::{Laid, draw, lay, words};

/// The keys of answers, options and choices, by their number.
pub const DIGITS: [(&str, KeyCode); 9] = [
    ("1", KeyCode::Digit1),
    ("2", KeyCode::Digit2),
    ("3", KeyCode::Digit3),
    ("4", KeyCode::Digit4),
    ("5", KeyCode::Digit5),
    ("6", KeyCode::Digit6),
    ("7", KeyCode::Digit7),
    ("8", KeyCode::Digit8),
    ("9", KeyCode::Digit9),
];

/// Which of them was just pressed, from 0.
pub fn digit(keys: &ButtonInput<KeyCode>) -> Option<usize> {
    DIGITS.iter().position(|(_, key)| keys.just_pressed(*key))
}

/// The same, unless it was typed into a field.
pub fn digit_in(context: &egui::Context, keys: &ButtonInput<KeyCode>) -> Option<usize> {
    digit(keys).filter(|_| !context.egui_wants_keyboard_input())
}

/// A square button with an interface symbol; its name is read out and shown on hover.
pub fn tool(ui: &mut Ui, icon: &str, name: &str, enabled: bool, chosen: bool) -> Response {
    let (rect, response) =
        ui.allocate_exact_size(vec2(36.0, 36.0), if enabled { Sense::click() } else { Sense::hover() });
    named(ui, &response, enabled, name);
    let fill = if chosen {
        theme::VIOLET
    } else if response.hovered() && enabled {
        Color32::from_rgb(0x47, 0x3B, 0x55)
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, CornerRadius::same(10), fill);
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    let colour = if enabled { theme::CREAM } else { Color32::from_rgb(0x7A, 0x70, 0x8A) };
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, icon, theme::bold(21.0), colour);
    response.on_hover_text(name)
}

/// The ring around what the keyboard points at.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    painter.rect_stroke(
        rect.expand(2.0),
        CornerRadius::same(12),
        Stroke::new(2.0, theme::INK),
        StrokeKind::Outside,
    );
    painter.rect_stroke(
        rect.expand(4.0),
        CornerRadius::same(14),
        Stroke::new(3.0, theme::LAMP),
        StrokeKind::Outside,
    );
}

/// Text that ends in an ellipsis where it has no room. The rectangle it takes.
pub fn elide(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    font: FontId,
    colour: Color32,
    room: f32,
) -> Rect {
    let mut job =
        egui::text::LayoutJob::single_section(text.to_owned(), egui::TextFormat::simple(font, colour));
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(1.0));
    let galley = ui.painter().layout_job(job);
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// A field for one line of text, in this rectangle.
pub fn field(ui: &mut Ui, rect: Rect, text: &mut String, hint: &str, most: usize) -> Response {
    let edit = egui::TextEdit::singleline(text)
        .hint_text(hint)
        .char_limit(most)
        .font(theme::sans(16.0))
        .vertical_align(egui::Align::Center)
        .margin(egui::Margin::symmetric(12, 4));
    let response = ui.new_child(egui::UiBuilder::new().max_rect(rect)).add_sized(rect.size(), edit);
    typed(ui, &response, hint, text);
    response
}

/// A seat's mark: colour, shape and first letter.
pub fn seat_token(ui: &Ui, centre: Pos2, size: f32, look: SeatLook, name: &str) {
    let painter = ui.painter();
    let (fill, rim) = (theme::seat(look), Stroke::new(2.0, theme::CREAM));
    let r = size / 2.0;
    let points = |corners: &[(f32, f32)]| -> Vec<Pos2> {
        corners.iter().map(|(x, y)| centre + vec2(x * r, y * r)).collect()
    };
    match look.shape {
        SeatShape::Disc => {
            painter.circle(centre, r - 1.0, fill, rim);
        }
        SeatShape::Square => {
            let rect = Rect::from_center_size(centre, Vec2::splat(size * 0.9));
            painter.rect(rect, CornerRadius::same(5), fill, rim, StrokeKind::Inside);
        }
        SeatShape::Triangle => {
            let shape = points(&[(0.0, -1.0), (1.0, 0.85), (-1.0, 0.85)]);
            painter.add(egui::Shape::convex_polygon(shape, fill, rim));
        }
        SeatShape::Diamond => {
            let shape = points(&[(0.0, -1.05), (1.05, 0.0), (0.0, 1.05), (-1.05, 0.0)]);
            painter.add(egui::Shape::convex_polygon(shape, fill, rim));
        }
        SeatShape::Hexagon => {
            let shape =
                points(&[(-0.5, -0.95), (0.5, -0.95), (1.0, 0.0), (0.5, 0.95), (-0.5, 0.95), (-1.0, 0.0)]);
            painter.add(egui::Shape::convex_polygon(shape, fill, rim));
        }
    }
    let dark = matches!(
        look.colour,
        crate::rules::table::SeatColour::Yellow | crate::rules::table::SeatColour::Green
    );
    let ink = if dark { theme::INK } else { theme::CREAM };
    let letter = name.chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    let down = if look.shape == SeatShape::Triangle { size * 0.12 } else { 0.0 };
    painter.text(centre + vec2(0.0, down), Align2::CENTER_CENTER, letter, theme::bold(size * 0.5), ink);
}

/// A panel's ground: raised from dusk, with a soft shadow.
pub fn panel(ui: &Ui, rect: Rect, radius: u8, fill: Color32) {
    let shadow = Shadow { offset: [4, 8], blur: 18, spread: 0, color: Color32::from_black_alpha(110) };
    ui.painter().add(shadow.as_shape(rect, CornerRadius::same(radius)));
    ui.painter().rect(
        rect,
        CornerRadius::same(radius),
        fill,
        Stroke::new(1.0, theme::rim()),
        StrokeKind::Inside,
    );
}

/// A dialog's ground with its title and a cross. Whether the cross was pressed.
pub fn dialog(ui: &mut Ui, rect: Rect, title: &str) -> bool {
    panel(ui, rect, 16, theme::INK);
    ui.painter().text(rect.min + vec2(24.0, 18.0), Align2::LEFT_TOP, title, theme::serif(24.0), theme::CREAM);
    let place = Rect::from_min_size(rect.right_top() + vec2(-52.0, 14.0), Vec2::splat(36.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    tool(&mut child, egui_phosphor::bold::X, &super::said("close"), true, false).clicked()
}

/// A chip with a clause's number; it opens the rulebook.
pub fn clause_chip(ui: &mut Ui, clause: &str) -> Response {
    let text = format!("{} {clause}", egui_phosphor::bold::BOOK_OPEN);
    let galley = ui.painter().layout_no_wrap(text, theme::bold(13.0), theme::INK);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(18.0, 12.0), Sense::click());
    named(ui, &response, true, clause);
    let fill = if response.hovered() { theme::PAPER } else { theme::PARCHMENT };
    ui.painter().rect_filled(rect, CornerRadius::same(6), fill);
    ui.painter().galley(rect.min + vec2(9.0, 6.0), galley, theme::INK);
    response
}
/// A label of a group of settings or rows.
pub fn label(ui: &mut Ui, text: &str) -> Response {
    ui.label(egui::RichText::new(text).font(theme::bold(13.0)).color(theme::label()))
}
