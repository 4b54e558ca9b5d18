//! What the pointer is over: elements of the table by their rectangles, the overlay before all.

use bevy::{
    picking::{
        PickingSystems,
        backend::prelude::*,
        pointer::{PointerId, PointerLocation},
    },
    prelude::*,
};
use bevy_egui::{PrimaryEguiContext, egui};

use super::{
    Eye, TableZone,
    camera::TableCamera,
    elements::{Element, Rest},
};
use crate::app::Screen;

/// The smallest thing a pointer has to hit, in logical window pixels.
const SMALLEST: f32 = 28.0;

/// The parts of the window that the overlay covers, in logical window pixels.
#[derive(Resource, Clone, Debug, Default)]
pub struct OverlayRects(pub Vec<Rect>);

impl OverlayRects {
    /// Whether the overlay covers a point.
    pub fn covers(&self, point: Vec2) -> bool {
        self.0.iter().any(|rect| rect.contains(point))
    }

    /// Adds a rectangle of egui, whose points are `scale` window pixels.
    pub fn add(&mut self, rect: egui::Rect, scale: f32) {
        let min = Vec2::new(rect.min.x, rect.min.y) * scale;
        let max = Vec2::new(rect.max.x, rect.max.y) * scale;
        self.0.push(Rect::from_corners(min, max));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverlayRects>()
        .add_systems(PreUpdate, (block, pick).chain().in_set(PickingSystems::Backend));
}

/// Where the overlay is, nothing beneath it is hit. egui itself does not see to that for panels.
fn block(
    overlay: Res<OverlayRects>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Ok(context) = context.single() else { return };
    for (pointer, at) in &pointers {
        if at.location().is_some_and(|location| overlay.covers(location.position)) {
            let hit = HitData::new(context, 0.0, None, None);
            hits.write(PointerHits::new(*pointer, vec![(context, hit)], 1.0e6));
        }
    }
}

/// The element under the pointer that lies highest.
fn pick(
    pointers: Query<(&PointerId, &PointerLocation)>,
    elements: Query<(Entity, &Element, &Rest, &Transform)>,
    camera: Single<Entity, With<TableCamera>>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
    screen: Res<State<Screen>>,
    mut hits: MessageWriter<PointerHits>,
) {
    if *screen.get() != Screen::Play {
        return;
    }
    let least = SMALLEST / eye.scale;
    for (pointer, at) in &pointers {
        let Some(location) = at.location() else { continue };
        if !zone.0.contains(location.position) {
            continue;
        }
        let point = eye.world(location.position, &zone);
        let top = elements
            .iter()
            .filter(|(_, element, rest, transform)| {
                // Small pieces are easier to hit than they are large; the ground is exactly as large as it is.
                let size = match element {
                    Element::Piece(_) => rest.size.max(Vec2::splat(least)),
                    _ => rest.size,
                };
                // Where it is seen now, however it stands turned.
                let off = (point - transform.translation.truncate()).extend(0.0);
                rest.covers(transform.rotation.inverse() * off, size)
            })
            .max_by(|a, b| a.2.z.total_cmp(&b.2.z));
        if let Some((entity, _, rest, ..)) = top {
            let hit = HitData::new(*camera, -rest.z, Some(point.extend(rest.z)), None);
            hits.write(PointerHits::new(*pointer, vec![(entity, hit)], 0.0));
        }
    }
}
