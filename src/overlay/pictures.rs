//! Faces of the table, shown by egui.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiTextureHandle, EguiUserTextures,
    egui::{Color32, Rect, Ui, pos2, vec2},
};

use crate::{rules::table::Face, session::Session, table::Easel};

/// Paints faces for the overlay, by the same easel as the table's.
#[derive(SystemParam)]
pub struct Pictures<'w> {
    easel: ResMut<'w, Easel>,
    textures: ResMut<'w, EguiUserTextures>,
    session: Res<'w, Session>,
}

impl Pictures<'_> {
    /// Draws a face into a rectangle, once it is painted.
    pub fn face(&mut self, ui: &Ui, face: &Arc<Face>, rect: Rect) {
        if face.w <= 0 || rect.width() <= 0.0 {
            return;
        }
        let stretch = rect.width() / f32::from(face.w);
        let px = ui.ctx().pixels_per_point() * stretch;
        if let Some(drawn) = self.easel.get(face, px) {
            let id = self
                .textures
                .image_id(&drawn.image)
                .unwrap_or_else(|| self.textures.add_image(EguiTextureHandle::Weak(drawn.image.id())));
            let margin = drawn.margin * stretch;
            let size = vec2(drawn.size.x, drawn.size.y) * stretch;
            let at = Rect::from_min_size(rect.min - vec2(margin, margin), size);
            ui.painter().image(id, at, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE);
        }
    }

    /// Draws a symbol of the present game.
    pub fn symbol(&mut self, ui: &Ui, name: &str, rect: Rect) {
        let game = self.session.0.as_ref().map_or("mythwind", |playing| playing.game.info().id);
        let face = Arc::new(Face::icon(24, 24, format!("{game}/icon-{name}")));
        self.face(ui, &face, rect);
    }

    /// Draws a picture, cut to the rectangle, its corners round.
    pub fn art(&mut self, ui: &Ui, art: &str, rect: Rect, radius: u8) {
        let face = Face::art(rect.width() as i16, rect.height() as i16, art.to_owned(), radius);
        self.face(ui, &Arc::new(face), rect);
    }
}
