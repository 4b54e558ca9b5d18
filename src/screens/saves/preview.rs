//! A saved game's table in small: only what everybody at the table may see.

use std::sync::Arc;

use bevy_egui::egui::{CornerRadius, Rect, Ui, pos2, vec2};

use crate::{
    overlay::{pictures::Pictures, theme},
    rules::{
        Viewer,
        table::{Face, Rect as Place, SurfaceId},
    },
    save::{self, SlotInfo},
};

/// The faces that lie on a table, from below.
pub(super) struct Preview {
    slot: String,
    changed: u64,
    faces: Vec<(Place, Arc<Face>)>,
}

impl Preview {
    /// Height for each unit of width.
    pub(super) const HEIGHT: f32 = 660.0 / 1040.0;

    /// Of a save; without faces if it cannot be read.
    pub(super) fn of(slot: &SlotInfo) -> Preview {
        let mut faces: Vec<(i16, Place, Arc<Face>)> = Vec::new();
        if let Ok(game) = save::load_file(&slot.path) {
            let table = game.view(Viewer::Public).table;
            let surfaces = table.surfaces.iter().filter(|surface| surface.id == SurfaceId::TABLE);
            faces.extend(surfaces.map(|surface| (i16::MIN, surface.rect, Arc::new(surface.face.clone()))));
            let zones = table.zones.iter().filter(|zone| zone.place.surface == SurfaceId::TABLE);
            faces.extend(zones.map(|zone| (zone.place.level, zone.place.rect, Arc::new(zone.face.clone()))));
            let pieces = table.pieces.iter().filter_map(|piece| {
                let place = piece.places.iter().find(|place| place.surface == SurfaceId::TABLE)?;
                Some((place.level, place.rect, Arc::new(piece.face.clone())))
            });
            faces.extend(pieces);
            faces.sort_by_key(|(level, ..)| *level);
        }
        let faces = faces.into_iter().map(|(_, rect, face)| (rect, face)).collect();
        Preview { slot: slot.slot.clone(), changed: slot.changed, faces }
    }

    /// Whether it is of this save as it is now.
    pub(super) fn is_of(&self, slot: &SlotInfo) -> bool {
        self.slot == slot.slot && self.changed == slot.changed
    }

    /// Draws it.
    pub(super) fn draw(&self, ui: &Ui, pictures: &mut Pictures, place: Rect) {
        ui.painter().rect_filled(place, CornerRadius::same(10), theme::DEEP);
        let unit = place.width() / 1040.0;
        for (rect, face) in &self.faces {
            let min = place.min + vec2(f32::from(rect.x), f32::from(rect.y)) * unit;
            let size = vec2(f32::from(rect.w), f32::from(rect.h)) * unit;
            pictures.face(ui, face, Rect::from_min_max(min, pos2(min.x + size.x, min.y + size.y)));
        }
    }
}
