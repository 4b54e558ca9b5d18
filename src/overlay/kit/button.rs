//! Buttons: the one amber, plain ones, dangerous ones; with their keys.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{elide, focus_ring, named};
use crate::overlay::theme;

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
        let padding = if self.label.is_empty() { 8.0 } else { 16.0 };
        label + icon + gap + padding + self.after(ui, padding)
    }

    /// The room behind the label: that of its key, or none but the padding.
    fn after(&self, ui: &Ui, padding: f32) -> f32 {
        self.key.map_or(padding, |key| {
            let galley = ui.painter().layout_no_wrap(key.to_owned(), theme::bold(13.0), Color32::WHITE);
            galley.size().x + 32.0
        })
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
        let after = self.after(ui, 12.0);
        let painter = ui.painter();
        let radius = CornerRadius::same(10);
        if self.kind == Kind::Primary && self.enabled {
            painter.rect_filled(rect.translate(vec2(0.0, 2.0)), radius, Color32::from_rgb(0x9A, 0x66, 0x20));
        }
        painter.rect_filled(rect, radius, fill);
        if self.kind == Kind::Plain || !self.enabled {
            painter.rect_stroke(rect, radius, Stroke::new(1.0, theme::rim()), StrokeKind::Inside);
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
            let room = rect.max.x - x - after;
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
