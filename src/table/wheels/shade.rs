//! The shadow of a wheel: it stays where the light throws it while the wheel goes round.

use std::sync::Arc;

use bevy::prelude::*;

use super::super::{elements::Rest, paintings::Painted};
use crate::rules::table::{Colour, Face, Fill, Part};

/// The shadow a wheel throws, as a face of its own.
#[derive(Component, Clone, Debug)]
pub struct Cast(pub Arc<Face>);

/// The shadow itself, lying under its wheel.
#[derive(Component)]
pub(super) struct Shadow;

/// A wheel's face without its shadow, and the shadow. None where it throws none.
pub fn apart(face: &Face) -> Option<(Face, Face)> {
    let part = face.parts.iter().position(|part| {
        // What lies high on a wheel throws its shadow on the wheel and goes round with it.
        matches!(part, Part::Sheet(rect, sheet)
            if sheet.height > 0 && sheet.fill != Fill::None && 5 * rect.w >= 4 * face.w && 5 * rect.h >= 4 * face.h)
    })?;
    let Part::Sheet(rect, sheet) = &face.parts[part] else { return None };
    let mut flat = face.clone();
    let mut shadow = *sheet;
    (shadow.fill, shadow.border) = (Fill::Sheer(Colour::Shadow, 0), None);
    flat.parts[part] = Part::Sheet(*rect, crate::rules::table::Sheet { height: 0, ..*sheet });
    Some((flat, Face::new(face.w, face.h).sheet(*rect, shadow)))
}

/// Lays the shadow under each wheel that throws one, and keeps it from going round.
pub(super) fn follow(
    mut commands: Commands,
    wheels: Query<(Entity, Ref<Cast>, &Rest, &Transform, Option<&Children>), Without<Shadow>>,
    mut shadows: Query<(&mut Transform, &mut Rest, &mut Painted), With<Shadow>>,
) {
    for (wheel, cast, rest, at, children) in &wheels {
        let child = children.into_iter().flatten().find(|child| shadows.contains(**child));
        let still = at.rotation.inverse();
        match child.and_then(|child| shadows.get_mut(*child).ok()) {
            Some((mut transform, mut size, mut painted)) => {
                if transform.rotation != still {
                    transform.rotation = still;
                }
                if cast.is_changed() {
                    *size = *rest;
                    painted.show(cast.0.clone());
                }
            }
            None => {
                let transform = Transform::from_xyz(0.0, 0.0, -0.0005).with_rotation(still);
                let sprite = Sprite { custom_size: Some(Vec2::ZERO), ..default() };
                let painted = Painted::new(cast.0.clone());
                commands.spawn((Shadow, *rest, painted, sprite, transform, ChildOf(wheel)));
            }
        }
    }
}
