//! The overlay's own widgets: buttons, chips, plates, words with symbols in them.

use bevy::input::{ButtonInput, keyboard::KeyCode};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, epaint::Shadow, pos2, vec2,
};

use super::{pictures::Pictures, theme};
use crate::{
    rules::table::{SeatLook, SeatShape},
    words::{Run, runs},
};

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

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The step expected next: the one amber thing.
    Primary,
    /// All others.
    Plain,
    /// What cannot be taken back.
    Danger,
}

/// A button with a label; `key` is the key it also answers to.
#[must_use]
pub struct Button<'a> {
    label: &'a str,
    icon: Option<&'a str>,
    key: Option<&'a str>,
    kind: Kind,
    enabled: bool,
    height: f32,
    width: Option<f32>,
    pointed: bool,
}

impl<'a> Button<'a> {
    /// A plain button.
    pub fn new(label: &'a str) -> Button<'a> {
        Button {
            label,
            icon: None,
            key: None,
            kind: Kind::Plain,
            enabled: true,
            height: 36.0,
            width: None,
            pointed: false,
        }
    }

    /// Of another kind.
    pub fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// With an interface symbol before the label.
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With the key it answers to.
    pub fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// Off: it keeps its place and says why on hover.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Of another height.
    pub fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// Of a given width.
    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Pointed at by the keyboard.
    pub fn pointed(mut self, pointed: bool) -> Self {
        self.pointed = pointed;
        self
    }

    /// The width it needs.
    pub fn needs(&self, ui: &Ui) -> f32 {
        let text = |text: &str, font: FontId| {
            ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE).size().x
        };
        let label = if self.label.is_empty() { 0.0 } else { text(self.label, theme::bold(15.0)) };
        let icon = if self.icon.is_some() { 20.0 } else { 0.0 };
        let gap = if self.icon.is_some() && !self.label.is_empty() { 8.0 } else { 0.0 };
        let key = self.key.map_or(0.0, |key| text(key, theme::bold(13.0)) + 20.0);
        let padding = if self.label.is_empty() { 8.0 } else { 16.0 };
        label + icon + gap + key + 2.0 * padding
    }

    /// Draws it.
    pub fn show(self, ui: &mut Ui) -> Response {
        let width = self.width.unwrap_or_else(|| self.needs(ui)).max(self.height);
        let (rect, response) = ui.allocate_exact_size(
            vec2(width, self.height),
            if self.enabled { Sense::click() } else { Sense::hover() },
        );
        let name = if self.label.is_empty() { self.icon.unwrap_or_default() } else { self.label };
        named(ui, &response, self.enabled, name);
        let hovered = response.hovered() && self.enabled;
        let (fill, text) = match self.kind {
            _ if !self.enabled => (theme::INK, Color32::from_rgb(0x7A, 0x70, 0x8A)),
            Kind::Primary => {
                (if hovered { Color32::from_rgb(0xF0, 0xB2, 0x52) } else { theme::AMBER }, theme::INK)
            }
            Kind::Plain => {
                (if hovered { Color32::from_rgb(0x47, 0x3B, 0x55) } else { theme::RAISED }, theme::CREAM)
            }
            Kind::Danger => {
                (if hovered { Color32::from_rgb(0xBC, 0x56, 0x3C) } else { theme::BRICK }, theme::CREAM)
            }
        };
        let painter = ui.painter();
        let radius = CornerRadius::same(10);
        if self.kind == Kind::Primary && self.enabled {
            painter.rect_filled(rect.translate(vec2(0.0, 2.0)), radius, Color32::from_rgb(0x9A, 0x66, 0x20));
        }
        painter.rect_filled(rect, radius, fill);
        if self.kind == Kind::Plain || !self.enabled {
            painter.rect_stroke(rect, radius, Stroke::new(1.0, theme::RIM), StrokeKind::Inside);
        }
        if self.pointed || response.has_focus() {
            focus_ring(ui, rect);
        }
        // A wide button carries its label in the middle, beside its key.
        let spare = if self.key.is_none() && self.icon.is_none() {
            (width - self.needs(ui)).max(0.0) / 2.0
        } else {
            0.0
        };
        let mut x = if self.label.is_empty() { rect.center().x - 10.0 } else { rect.min.x + 16.0 + spare };
        if let Some(icon) = self.icon {
            painter.text(
                pos2(x + 10.0, rect.center().y),
                Align2::CENTER_CENTER,
                icon,
                theme::bold(20.0),
                text,
            );
            x += 28.0;
        }
        if !self.label.is_empty() {
            let room = rect.max.x - x - 12.0 - self.key.map_or(0.0, |_| 44.0);
            elide(
                ui,
                pos2(x, rect.center().y),
                Align2::LEFT_CENTER,
                self.label,
                theme::bold(15.0),
                text,
                room,
            );
        }
        if let Some(key) = self.key {
            let galley = painter.layout_no_wrap(key.to_owned(), theme::bold(13.0), theme::CREAM);
            let cap = Rect::from_center_size(
                pos2(rect.max.x - galley.size().x / 2.0 - 14.0, rect.center().y),
                galley.size() + vec2(12.0, 6.0),
            );
            painter.rect_filled(cap, CornerRadius::same(6), theme::DEEP);
            painter.galley(cap.center() - galley.size() / 2.0, galley, theme::CREAM);
        }
        response
    }
}

/// Something that can be pressed.
#[derive(Clone, Debug)]
pub struct Widget {
    /// Its name, as screen readers say it.
    pub name: String,
    /// Where it is, in points.
    pub rect: Rect,
    /// The layer it is on: what is on another layer may lie over it.
    pub layer: egui::LayerId,
}

/// What can be pressed in this frame; whoever tests the window looks here.
pub type Widgets = Vec<Widget>;

/// Where the widgets of a frame are noted.
pub fn widgets_id() -> egui::Id {
    egui::Id::new("widgets of this frame")
}

/// The text fields of this frame: what they ask for, and what stands in them.
pub type Fields = Vec<(String, String)>;

/// Where the text fields of a frame are noted.
pub fn fields_id() -> egui::Id {
    egui::Id::new("fields of this frame")
}

fn note_widget(ui: &Ui, name: &str, rect: Rect) {
    let widget = Widget { name: name.to_owned(), rect: rect.intersect(ui.clip_rect()), layer: ui.layer_id() };
    ui.ctx().data_mut(|data| data.get_temp_mut_or_default::<Widgets>(widgets_id()).push(widget));
}

/// Gives a button its name, for screen readers and tests.
pub fn named(ui: &Ui, response: &Response, enabled: bool, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    if enabled {
        note_widget(ui, name, response.rect);
    }
}

/// Gives an option of several its name.
pub fn option(ui: &Ui, response: &Response, enabled: bool, chosen: bool, name: &str) {
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    if enabled {
        note_widget(ui, name, response.rect);
    }
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
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, hint));
    note_widget(ui, hint, rect);
    let note = (hint.to_owned(), text.clone());
    ui.ctx().data_mut(|data| data.get_temp_mut_or_default::<Fields>(fields_id()).push(note));
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
        Stroke::new(1.0, theme::RIM),
        StrokeKind::Inside,
    );
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

/// A sentence with its symbols and italics, broken into lines at a width. Returns what it takes.
pub fn words(
    ui: &mut Ui,
    pictures: &mut Pictures,
    sentence: &str,
    font: &FontId,
    colour: Color32,
    width: f32,
) -> Response {
    let layout = lay(ui, sentence, font, colour, width);
    let (rect, response) = ui.allocate_exact_size(layout.size, Sense::hover());
    draw(ui, pictures, &layout, rect.min);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, crate::words::plain(sentence)));
    response
}

/// Words laid out and not drawn yet.
pub struct Laid {
    pieces: Vec<(egui::Vec2, Piece)>,
    /// What they take.
    pub size: Vec2,
}

enum Piece {
    Letters(std::sync::Arc<egui::Galley>, Color32),
    Symbol(String, f32),
}

/// Lays a sentence out within a width.
pub fn lay(ui: &Ui, sentence: &str, font: &FontId, colour: Color32, width: f32) -> Laid {
    let painter = ui.painter();
    let slanted =
        if font.family == theme::serif(1.0).family { theme::italic(font.size) } else { font.clone() };
    let line = font.size * 1.36;
    let symbol = font.size * 1.25;
    let space = painter.layout_no_wrap(" ".into(), font.clone(), colour).size().x;
    let (mut x, mut y, mut widest) = (0.0_f32, 0.0_f32, 0.0_f32);
    let mut pieces = Vec::new();
    for run in runs(sentence) {
        match run {
            Run::Text(text, slant) => {
                let font = if slant { &slanted } else { font };
                for (number, paragraph) in text.split('\n').enumerate() {
                    if number > 0 {
                        x = 0.0;
                        y += line * if paragraph.is_empty() { 0.5 } else { 1.0 };
                    }
                    let mut rest = paragraph;
                    while !rest.is_empty() {
                        if let Some(after) = rest.strip_prefix(' ') {
                            x += space;
                            rest = after;
                            continue;
                        }
                        let end = rest.find(' ').unwrap_or(rest.len());
                        let (word, after) = rest.split_at(end);
                        rest = after;
                        let galley = painter.layout_no_wrap(word.to_owned(), font.clone(), colour);
                        if x > 0.0 && x + galley.size().x > width {
                            x = 0.0;
                            y += line;
                        }
                        let size = galley.size();
                        pieces.push((vec2(x, y + (line - size.y) / 2.0), Piece::Letters(galley, colour)));
                        x += size.x;
                        widest = widest.max(x);
                    }
                }
            }
            Run::Symbol(name) => {
                if x > 0.0 && x + symbol > width {
                    x = 0.0;
                    y += line;
                }
                pieces.push((vec2(x, y + (line - symbol) / 2.0), Piece::Symbol(name, symbol)));
                x += symbol + 1.0;
                widest = widest.max(x);
            }
        }
    }
    Laid { pieces, size: vec2(widest, y + line) }
}

/// Draws words that were laid out.
pub fn draw(ui: &Ui, pictures: &mut Pictures, laid: &Laid, at: Pos2) {
    for (offset, piece) in &laid.pieces {
        match piece {
            Piece::Letters(galley, colour) => {
                ui.painter().galley(at + *offset, galley.clone(), *colour);
            }
            Piece::Symbol(name, size) => {
                let rect = Rect::from_min_size(at + *offset, Vec2::splat(*size));
                pictures.symbol(ui, name, rect);
            }
        }
    }
}

/// A label of a group of settings or rows.
pub fn label(ui: &mut Ui, text: &str) -> Response {
    ui.label(egui::RichText::new(text).font(theme::bold(13.0)).color(theme::LABEL))
}
