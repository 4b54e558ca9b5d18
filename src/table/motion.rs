//! Pieces travel, dice tumble. The game is never wrong because a motion was skipped.

use bevy::{math::curve::EaseFunction, prelude::*, window::RequestRedraw};

use super::{
    TableSystems,
    camera::middle,
    elements::{Element, Elements, Rest},
    on_table,
};
use crate::{
    app::Settings,
    rules::{Show, table::PieceId},
    session::Happened,
};

/// How long travel takes, in seconds: a base, more for long ways, and a limit.
const TRAVEL: (f32, f32, f32) = (0.16, 0.000_25, 0.35);
/// How long a die tumbles.
const TUMBLE: f32 = 0.35;
/// How high a travelling piece flies over others.
const FLIGHT: f32 = 60.0;

/// How long a piece rests where it is on its way.
const PAUSE: f32 = 0.45;

/// A piece on its way from where it is to where it belongs.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Travel {
    from: Option<Vec2>,
    passed: f32,
    lasts: f32,
    /// Where it goes before, the next place last.
    before: Vec<Vec2>,
}

impl Travel {
    /// From wherever the piece is now, over this distance.
    pub fn from_here(distance: f32) -> Travel {
        let lasts = (TRAVEL.0 + distance * TRAVEL.1).min(TRAVEL.2);
        Travel { from: None, passed: 0.0, lasts, before: Vec::new() }
    }

    /// At once.
    pub fn arrived() -> Travel {
        Travel { from: None, passed: 1.0, lasts: 0.0, before: Vec::new() }
    }
}

/// A die that tumbles to its value.
#[derive(Component, Clone, Copy, Debug)]
pub struct Tumble(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin_tumbles, begin_ways, travel, tumble).chain().run_if(on_table).in_set(TableSystems::Move),
    );
}

/// Dice that were rolled tumble.
fn begin_tumbles(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    elements: Res<Elements>,
    settings: Res<Settings>,
) {
    for happened in happened.read() {
        if settings.motion.factor() == 0.0 {
            continue;
        }
        for told in happened.told.iter().filter(|told| told.show == Show::Roll) {
            for piece in &told.pieces {
                let piece: PieceId = *piece;
                if let Some(&entity) = elements.0.get(&Element::Piece(piece)) {
                    commands.entity(entity).insert(Tumble(TUMBLE * settings.motion.factor()));
                }
            }
        }
    }
}

/// Pieces that were elsewhere in between go there first.
fn begin_ways(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    elements: Res<Elements>,
    rests: Query<&Rest>,
) {
    for happened in happened.read() {
        let ways = happened.told.iter().filter_map(|told| told.way);
        let mut entities: Vec<(Entity, Vec<Vec2>)> = Vec::new();
        for (piece, place) in ways {
            let Some(&entity) = elements.0.get(&Element::Piece(piece)) else { continue };
            match entities.iter_mut().find(|(of, _)| *of == entity) {
                Some((_, places)) => places.push(middle(place.rect)),
                None => entities.push((entity, vec![middle(place.rect)])),
            }
        }
        for (entity, mut places) in entities {
            let Ok(rest) = rests.get(entity) else { continue };
            places.dedup();
            if places.last() == Some(&rest.middle) {
                places.pop();
            }
            if !places.is_empty() {
                places.reverse();
                commands.entity(entity).insert(Travel { before: places, ..Travel::from_here(200.0) });
            }
        }
    }
}

fn travel(
    mut commands: Commands,
    mut pieces: Query<(Entity, &Rest, &mut Transform, Option<&mut Travel>), (With<Element>, Without<Tumble>)>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let factor = settings.motion.factor();
    for (entity, rest, mut transform, travel) in &mut pieces {
        let arrived = rest.middle.extend(rest.z);
        match travel {
            Some(mut travel) if factor > 0.0 && !travel.before.is_empty() => {
                let from = *travel.from.get_or_insert(transform.translation.truncate());
                travel.passed += time.delta_secs().min(0.05);
                let next = travel.before.last().copied().unwrap_or(rest.middle);
                let part = (travel.passed / (travel.lasts * factor)).min(1.0);
                let eased = EasingCurve::new(from, next, EaseFunction::CubicInOut).sample_clamped(part);
                transform.translation = eased.extend(rest.z + FLIGHT);
                if travel.passed >= (travel.lasts + PAUSE) * factor {
                    travel.before.pop();
                    travel.from = None;
                    travel.passed = 0.0;
                }
                redraw.write(RequestRedraw);
            }
            Some(mut travel) if travel.lasts * factor > 0.0 && travel.passed < travel.lasts * factor => {
                let from = *travel.from.get_or_insert(transform.translation.truncate());
                // Long frames do not make pieces jump: at first they are where they were.
                travel.passed += time.delta_secs().min(0.05);
                let part = (travel.passed / (travel.lasts * factor)).min(1.0);
                let eased =
                    EasingCurve::new(from, rest.middle, EaseFunction::CubicInOut).sample_clamped(part);
                transform.translation = eased.extend(rest.z + FLIGHT);
                redraw.write(RequestRedraw);
            }
            Some(_) => {
                transform.translation = arrived;
                transform.scale = Vec3::ONE;
                commands.entity(entity).remove::<Travel>();
            }
            None => {
                if transform.translation != arrived {
                    transform.translation = arrived;
                }
            }
        }
    }
}

fn tumble(
    mut commands: Commands,
    mut dice: Query<(Entity, &Rest, &mut Transform, &mut Tumble)>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, rest, mut transform, mut left) in &mut dice {
        left.0 -= time.delta_secs().min(0.05);
        redraw.write(RequestRedraw);
        if left.0 <= 0.0 {
            transform.rotation = Quat::IDENTITY;
            transform.scale = Vec3::ONE;
            transform.translation = rest.middle.extend(rest.z);
            commands.entity(entity).remove::<Tumble>();
            continue;
        }
        let part = left.0 / TUMBLE;
        transform.rotation = Quat::from_rotation_z(part * 9.0);
        transform.scale = Vec3::splat(1.0 + 0.5 * (part * std::f32::consts::PI).sin());
        transform.translation = rest.middle.extend(rest.z + FLIGHT);
    }
}
