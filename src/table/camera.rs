//! The eye over the table: zoom at the cursor, pan, Home.

use bevy::{
    input::mouse::{AccumulatedMouseMotion, MouseScrollUnit, MouseWheel},
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::input::{EguiWantsInput, egui_wants_any_keyboard_input};

use super::{Held, OverlayRects, on_table};
use crate::rules::table::Rect as TableRect;

/// The table's frame in units; its middle is the origin of the world.
pub const FRAME: Vec2 = Vec2::new(1040.0, 660.0);
/// How near the eye can come, and how far it can go, relative to the whole table.
const NEAREST: f32 = 6.0;
const FARTHEST: f32 = 0.6;

/// The part of the window that the table has, in logical window pixels. The overlay sets it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TableZone(pub Rect);

/// Where the eye is.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// What lies in the middle of the table's zone, in the world.
    pub at: Vec2,
    /// How much larger than at Home.
    pub zoom: f32,
    /// Logical window pixels for each table unit.
    pub scale: f32,
}

impl Default for Eye {
    fn default() -> Self {
        Eye { at: Vec2::ZERO, zoom: 1.0, scale: 1.0 }
    }
}

/// The camera of the table.
#[derive(Component)]
pub struct TableCamera;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(TableZone(Rect::new(0.0, 60.0, 1040.0, 720.0)))
        .init_resource::<Eye>()
        .add_systems(PreStartup, spawn)
        .add_systems(
            Update,
            (
                (zoom, pan).run_if(on_table),
                home.run_if(on_table).run_if(not(egui_wants_any_keyboard_input)),
                place,
            )
                .chain()
                .before(super::TableSystems::Follow),
        );
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("Table camera"), Camera2d, TableCamera, Camera { order: 0, ..default() }));
}

impl Eye {
    /// A point of the window in the world.
    pub fn world(&self, window: Vec2, zone: &TableZone) -> Vec2 {
        let from_middle = (window - zone.0.center()) / self.scale;
        self.at + Vec2::new(from_middle.x, -from_middle.y)
    }

    /// A point of the world in the window.
    pub fn window(&self, world: Vec2, zone: &TableZone) -> Vec2 {
        let from_middle = (world - self.at) * self.scale;
        zone.0.center() + Vec2::new(from_middle.x, -from_middle.y)
    }

    /// Keeps some of the table in sight.
    fn bound(&mut self) {
        self.zoom = self.zoom.clamp(FARTHEST, NEAREST);
        let free = FRAME * 0.5 * (1.0 - 0.5 / self.zoom.max(0.5)).max(0.0) + Vec2::splat(60.0);
        self.at = self.at.clamp(-free, free);
    }
}

/// The middle of a rectangle of the table, in the world.
pub fn middle(rect: TableRect) -> Vec2 {
    let (x, y) = (f32::from(rect.x) + f32::from(rect.w) / 2.0, f32::from(rect.y) + f32::from(rect.h) / 2.0);
    Vec2::new(x - FRAME.x / 2.0, FRAME.y / 2.0 - y)
}

/// A rectangle's size in units.
pub fn size(rect: TableRect) -> Vec2 {
    Vec2::new(f32::from(rect.w), f32::from(rect.h))
}

fn zoom(
    mut wheel: MessageReader<MouseWheel>,
    mut eye: ResMut<Eye>,
    zone: Res<TableZone>,
    held: Res<Held>,
    wants: Res<EguiWantsInput>,
    overlay: Res<OverlayRects>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let notches: f32 = wheel
        .read()
        .map(|event| match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / 60.0,
        })
        .sum();
    let Some(cursor) = window.cursor_position() else { return };
    // While a piece that turns is held, the wheel turns it.
    if notches == 0.0 || held.turns() || wants.is_pointer_over_area() || overlay.covers(cursor) {
        return;
    }
    let before = eye.world(cursor, &zone);
    eye.zoom *= 1.15_f32.powf(notches);
    eye.bound();
    eye.scale = scale(&eye, &zone);
    let after = eye.world(cursor, &zone);
    eye.at += before - after;
    eye.bound();
    redraw.write(RequestRedraw);
}

fn pan(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    mut eye: ResMut<Eye>,
    mut panning: Local<bool>,
    overlay: Res<OverlayRects>,
    wants: Res<EguiWantsInput>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let pressed = [MouseButton::Middle, MouseButton::Right];
    if buttons.any_just_pressed(pressed) {
        let over = window.cursor_position().is_none_or(|cursor| overlay.covers(cursor));
        *panning = !over && !wants.is_pointer_over_area();
    }
    if !buttons.any_pressed(pressed) {
        *panning = false;
    }
    if *panning && motion.delta != Vec2::ZERO {
        let by = motion.delta / window.scale_factor() / eye.scale;
        eye.at += Vec2::new(-by.x, by.y);
        eye.bound();
    }
}

fn home(keys: Res<ButtonInput<KeyCode>>, mut eye: ResMut<Eye>) {
    if keys.just_pressed(KeyCode::Home) {
        frame(&mut eye);
    }
}

/// Shows the whole table.
pub fn frame(eye: &mut Eye) {
    eye.at = Vec2::ZERO;
    eye.zoom = 1.0;
}

/// Shows a rectangle of the table as large as it fits.
pub fn look_at(eye: &mut Eye, rect: TableRect, zone: &TableZone) {
    let room = zone.0.size().max(Vec2::splat(1.0));
    let whole = (room / FRAME).min_element();
    eye.zoom = (room / size(rect).max(Vec2::splat(1.0))).min_element() / whole;
    eye.at = middle(rect);
    eye.bound();
}

fn scale(eye: &Eye, zone: &TableZone) -> f32 {
    let size = zone.0.size().max(Vec2::splat(1.0)) / FRAME;
    size.min_element() * eye.zoom
}

/// Puts the camera where the eye is: the zone's middle shows what the eye looks at.
fn place(
    mut eye: ResMut<Eye>,
    zone: Res<TableZone>,
    window: Query<&Window, With<PrimaryWindow>>,
    target: Option<Res<crate::app::ShotSize>>,
    mut camera: Single<(&mut Transform, &mut Projection), With<TableCamera>>,
) {
    let size = match (window.single(), target) {
        (_, Some(size)) => size.0,
        (Ok(window), None) => Vec2::new(window.width(), window.height()),
        _ => return,
    };
    let scale = scale(&eye, &zone);
    if (eye.scale - scale).abs() > f32::EPSILON {
        eye.scale = scale;
    }
    let (transform, projection) = &mut *camera;
    let off = (size / 2.0 - zone.0.center()) / eye.scale;
    let at = (eye.at + Vec2::new(off.x, -off.y)).extend(transform.translation.z);
    if transform.translation != at {
        transform.translation = at;
    }
    if let Projection::Orthographic(orthographic) = &mut **projection
        && (orthographic.scale - 1.0 / eye.scale).abs() > f32::EPSILON
    {
        orthographic.scale = 1.0 / eye.scale;
    }
}
