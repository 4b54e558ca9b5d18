//! The cloth goes on beyond the table's frame, so that no window shows a bare edge.

use bevy::prelude::*;

use super::{TableSystems, camera, elements::Element, on_table};
use crate::{app::Screen, rules::table::SurfaceId};

/// How much darker the cloth is beyond the frame.
const SHADE: f32 = 0.62;

/// A copy of the table's cloth beside it: columns and rows away from it.
#[derive(Component, Clone, Copy, Debug)]
struct Margin(i8, i8);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), lay)
        .add_systems(Update, follow.run_if(on_table).after(TableSystems::Paint));
}

/// Lays the eight copies around the table.
fn lay(mut commands: Commands) {
    for (column, row) in (-1..=1_i8).flat_map(|column| (-1..=1).map(move |row| (column, row))) {
        if (column, row) != (0, 0) {
            let at = Vec2::new(f32::from(column), f32::from(row)) * camera::FRAME;
            commands.spawn((
                Name::new("Margin"),
                Margin(column, row),
                DespawnOnExit(Screen::Play),
                Sprite { custom_size: Some(Vec2::ZERO), ..default() },
                Transform::from_translation(at.extend(-1.0)),
            ));
        }
    }
}

/// The copies show what the table shows, mirrored, so that the weave goes on across the edge.
fn follow(
    tables: Query<(&Element, Ref<Sprite>), Without<Margin>>,
    mut margins: Query<(&Margin, &mut Sprite)>,
) {
    let table = tables.iter().find(|(element, _)| **element == Element::Surface(SurfaceId::TABLE));
    let Some((_, cloth)) = table.filter(|(_, cloth)| cloth.is_changed()) else { return };
    for (Margin(column, row), mut sprite) in &mut margins {
        *sprite = Sprite {
            image: cloth.image.clone(),
            custom_size: cloth.custom_size,
            flip_x: *column != 0,
            flip_y: *row != 0,
            color: Color::srgb(SHADE, SHADE, SHADE),
            ..default()
        };
    }
}
