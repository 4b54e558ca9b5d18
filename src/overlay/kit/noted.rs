//! What can be pressed and typed into, by its name: for screen readers, and for whoever tests the window.

use bevy_egui::egui::{self, Rect, Response, Ui, WidgetInfo, WidgetType};

/// Something that can be pressed.
#[derive(Clone, Debug)]
pub struct Widget {
    /// Its name, as screen readers say it.
    pub name: String,
    /// Where it is, in points.
    pub rect: Rect,
    /// The layer it is on: what is on another layer may lie over it.
    pub layer: egui::LayerId,
    /// Whether the pointer is on it, and a press would be its own.
    pub hovered: bool,
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

/// Notes something that can be pressed.
fn note_widget(ui: &Ui, name: &str, response: &Response) {
    let widget = Widget {
        name: name.to_owned(),
        rect: response.rect.intersect(ui.clip_rect()),
        layer: ui.layer_id(),
        hovered: response.hovered(),
    };
    ui.ctx().data_mut(|data| data.get_temp_mut_or_default::<Widgets>(widgets_id()).push(widget));
}

/// Gives a button its name, for screen readers and tests.
pub fn named(ui: &Ui, response: &Response, enabled: bool, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    if enabled {
        note_widget(ui, name, response);
    }
}

/// Gives a text field its name: what it asks for.
pub fn typed(ui: &Ui, response: &Response, hint: &str, text: &str) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, hint));
    note_widget(ui, hint, response);
    let note = (hint.to_owned(), text.to_owned());
    ui.ctx().data_mut(|data| data.get_temp_mut_or_default::<Fields>(fields_id()).push(note));
}

/// Gives an option of several its name.
pub fn option(ui: &Ui, response: &Response, enabled: bool, chosen: bool, name: &str) {
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    if enabled {
        note_widget(ui, name, response);
    }
}
