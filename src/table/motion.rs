//! Pieces travel, dice tumble. The game is never wrong because a motion was skipped.

use bevy::{math::curve::EaseFunction, prelude::*, window::RequestRedraw};

use super::{
    TableSystems,
    camera::middle,
    elements::{Element, Elements, Rest},
    on_table,
    wheels::{Spin, Wheeled},
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

/// How long a hop from one place to the next takes, and how high it is.
const HOP: (f32, f32) = (0.17, 16.0);

/// A part of a way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leg {
    /// Where to; none where the piece belongs.
    to: Option<Vec2>,
    /// Seconds it takes.
    lasts: f32,
    /// Seconds the piece rests there.
    rests: f32,
    /// How high the piece hops.
    height: f32,
}

/// A piece on its way from where it is to where it belongs.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Travel {
    from: Option<Vec2>,
    passed: f32,
    /// What is left of it, the next part last.
    legs: Vec<Leg>,
}

impl Travel {
    fn along(legs: Vec<Leg>) -> Travel {
        Travel { from: None, passed: 0.0, legs }
    }

    /// From wherever the piece is now, over this distance.
    pub fn from_here(distance: f32) -> Travel {
        let lasts = (TRAVEL.0 + distance * TRAVEL.1).min(TRAVEL.2);
        Travel::along(vec![Leg { to: None, lasts, rests: 0.0, height: 0.0 }])
    }

    /// At once.
    pub fn arrived() -> Travel {
        Travel::along(Vec::new())
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

/// Pieces that were elsewhere in between hop there first.
fn begin_ways(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    elements: Res<Elements>,
    rests: Query<&Rest>,
) {
    for happened in happened.read() {
        let mut entities: Vec<(Entity, Vec<Leg>)> = Vec::new();
        for told in happened.told.iter() {
            for (at, (piece, place)) in told.way.iter().enumerate() {
                let Some(&entity) = elements.0.get(&Element::Piece(*piece)) else { continue };
                let rests = if at + 1 == told.way.len() { PAUSE } else { 0.0 };
                let leg = Leg { to: Some(middle(place.rect)), lasts: HOP.0, rests, height: HOP.1 };
                match entities.iter_mut().find(|(of, _)| *of == entity) {
                    Some((_, legs)) => legs.push(leg),
                    None => entities.push((entity, vec![leg])),
                }
            }
        }
        for (entity, mut legs) in entities {
            let (Ok(rest), Some(last)) = (rests.get(entity), legs.last_mut()) else { continue };
            if last.to == Some(rest.middle) {
                *last = Leg { to: None, rests: 0.0, ..*last };
            } else {
                legs.extend(Travel::from_here(200.0).legs);
            }
            legs.reverse();
            commands.entity(entity).insert(Travel::along(legs));
        }
    }
}

/// Pieces go where they belong; what goes round with a wheel is where that has brought it.
pub(super) fn travel(
    mut commands: Commands,
    mut pieces: Query<
        (Entity, &Rest, &mut Transform, Option<&mut Travel>, Option<&Wheeled>),
        (With<Element>, Without<Tumble>),
    >,
    spin: Res<Spin>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let factor = settings.motion.factor();
    for (entity, rest, mut transform, travel, wheeled) in &mut pieces {
        let (middle, angle) = spin.seen(rest, wheeled);
        let arrived = middle.extend(rest.z);
        let rotation = Rest { angle, ..*rest }.rotation();
        if transform.rotation != rotation {
            transform.rotation = rotation;
        }
        let Some(mut travel) = travel else {
            if transform.translation != arrived {
                transform.translation = arrived;
            }
            continue;
        };
        let Some(&leg) = travel.legs.last().filter(|_| factor > 0.0) else {
            transform.translation = arrived;
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Travel>();
            continue;
        };
        let from = *travel.from.get_or_insert(transform.translation.truncate());
        // Long frames do not make pieces jump: at first they are where they were.
        travel.passed += time.delta_secs().min(0.05);
        let part = (travel.passed / (leg.lasts * factor)).min(1.0);
        let curve = EasingCurve::new(from, leg.to.unwrap_or(rest.middle), EaseFunction::CubicInOut);
        let hop = Vec2::Y * leg.height * (part * std::f32::consts::PI).sin();
        transform.translation = (curve.sample_clamped(part) + hop).extend(rest.z + FLIGHT);
        if travel.passed >= (leg.lasts + leg.rests) * factor {
            *travel = Travel::along(travel.legs[..travel.legs.len() - 1].to_vec());
        }
        redraw.write(RequestRedraw);
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
