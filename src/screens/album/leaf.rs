//! A leaf: its picture, and what happened.

use std::sync::Arc;

use bevy_egui::egui::{self, Rect, Stroke, Ui, vec2};

use crate::{
    overlay::{kit, pictures::Pictures, say, theme},
    rules::{Leaf, Note, table::Face},
    session::Playing,
};

/// Room between the two columns of notes.
const GAP: f32 = 30.0;
/// A picture is no taller than this.
const TALL: f32 = 560.0;

/// Draws a leaf at this width.
pub(super) fn show(
    ui: &mut Ui,
    pictures: &mut Pictures,
    leaf: &Leaf,
    face: &Arc<Face>,
    playing: &Playing,
    width: f32,
) {
    kit::words(ui, pictures, &say(&leaf.title, playing), &theme::serif(27.0), theme::INK, width);
    kit::words(ui, pictures, &say(&leaf.people, playing), &theme::sans(15.0), theme::wood(), width);
    ui.add_space(8.0);
    // Wide paper has the picture beside the notes, narrow paper above them.
    let beside = width > 900.0;
    let wide = if beside { (width - GAP) * 0.58 } else { width.min(640.0) };
    let slim = f32::from(face.w) / f32::from(face.h.max(1));
    let wide = wide.min(TALL * slim);
    let high = wide / slim;
    if beside {
        let top = ui.cursor().min;
        pictures.face(ui, face, Rect::from_min_size(top, vec2(wide, high)));
        let place = Rect::from_min_size(top + vec2(wide + GAP, 0.0), vec2(width - wide - GAP, 10.0));
        let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
        notes(&mut child, pictures, &leaf.notes, playing, place.width());
        let taken = child.min_rect().height().max(high);
        ui.allocate_exact_size(vec2(width, taken), egui::Sense::hover());
        return;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(wide, high), egui::Sense::hover());
    pictures.face(ui, face, rect);
    ui.add_space(12.0);
    notes(ui, pictures, &leaf.notes, playing, width);
}

fn notes(ui: &mut Ui, pictures: &mut Pictures, notes: &[Note], playing: &Playing, width: f32) {
    ui.spacing_mut().item_spacing.y = 3.0;
    for note in notes {
        kit::words(ui, pictures, &say(&note.title, playing), &theme::bold(14.0), theme::wood(), width);
        let y = ui.cursor().min.y;
        let x = ui.cursor().min.x;
        ui.painter().hline(x..=x + width, y, Stroke::new(1.0, theme::PARCHMENT));
        ui.add_space(3.0);
        for line in &note.lines {
            kit::words(ui, pictures, &say(line, playing), &theme::serif(17.0), theme::INK, width);
        }
        ui.add_space(10.0);
    }
}
