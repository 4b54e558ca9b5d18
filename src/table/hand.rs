//! The piece in the hand as it is seen: lifted, turned, mirrored; its empty place.

use bevy::prelude::*;

use super::{
    elements::{Element, Elements, Rest},
    hold::{Hand, Held},
    outcome::Outcome,
    paintings::Painted,
};
use crate::rules::table::Pose;

/// How much larger a lifted piece is.
const LIFT: f32 = 1.06;
/// How high a held piece is.
const HAND: f32 = 900.0;

/// R or the wheel turns, M mirrors.
pub fn turn(
    mut held: ResMut<Held>,
    keys: Res<ButtonInput<KeyCode>>,
    mut wheel: MessageReader<bevy::input::mouse::MouseWheel>,
    mut outcome: Outcome,
) {
    let notches: f32 = wheel.read().map(|event| event.y).sum();
    if !held.turns() {
        return;
    }
    let mut by = i32::from(keys.just_pressed(KeyCode::KeyR));
    if notches != 0.0 {
        by += notches.signum() as i32;
    }
    let mirror = keys.just_pressed(KeyCode::KeyM);
    if by == 0 && !mirror {
        return;
    }
    outcome.redraw();
    if held.grip_mut().is_some() {
        if by != 0
            && let Err((wheel, tried)) = held.step_wheel(by)
        {
            outcome.refuse_turn(wheel, tried);
        }
        return;
    }
    let Some(holding) = &mut held.0 else { return };
    let ways: Vec<Pose> = holding.ways.iter().map(|(pose, _)| *pose).collect();
    if mirror {
        let flipped = |way: &&Pose| way.mirror != holding.pose.mirror;
        let same = ways.iter().filter(flipped).find(|way| way.turn == holding.pose.turn);
        if let Some(way) = same.or_else(|| ways.iter().find(flipped)) {
            holding.pose = *way;
        }
    }
    let alike: Vec<Pose> = ways.into_iter().filter(|way| way.mirror == holding.pose.mirror).collect();
    if let Some(at) = alike.iter().position(|way| *way == holding.pose) {
        holding.pose = alike[(at as i32 + by).rem_euclid(alike.len() as i32) as usize];
    }
}

/// The piece in the hand, and its empty place. A wheel stays in its place.
pub fn show_hand(
    mut commands: Commands,
    mut held: ResMut<Held>,
    elements: Res<Elements>,
    mut pieces: Query<(&Rest, &mut Visibility, &Painted), With<Element>>,
    mut hands: Query<(&mut Transform, &mut Rest, &mut Painted), Without<Element>>,
    mut hidden: Local<Option<Entity>>,
) {
    let lifted = held.lifted().filter(|holding| holding.grip.is_none());
    let lifted = lifted.map(|holding| (holding.piece, holding.hand));
    let entity = lifted.and_then(|(piece, _)| elements.0.get(&Element::Piece(piece)).copied());
    let plain = held.get().is_some_and(|holding| holding.ways.is_empty());
    let wants_hidden = entity.filter(|_| plain && lifted.is_some_and(|(_, hand)| hand != Hand::Keys));
    if *hidden != wants_hidden {
        if let Some(old) = hidden.take()
            && let Ok((_, mut visibility, _)) = pieces.get_mut(old)
        {
            *visibility = Visibility::Inherited;
        }
        if let Some(new) = wants_hidden
            && let Ok((_, mut visibility, _)) = pieces.get_mut(new)
        {
            *visibility = Visibility::Hidden;
            *hidden = Some(new);
        }
    }
    let Some(holding) = held.bypass_change_detection().0.as_mut() else { return };
    if holding.hand == Hand::Pressed || holding.grip.is_some() {
        return;
    }
    let Some((rest, _, painted)) = entity.and_then(|entity| pieces.get(entity).ok()) else { return };
    let way = holding.ways.iter().find(|(pose, _)| *pose == holding.pose).map(|(_, face)| face.clone());
    let face = way.clone().unwrap_or_else(|| painted.face().clone());
    let size = match &way {
        Some(face) => Vec2::new(f32::from(face.w), f32::from(face.h)),
        None => rest.size,
    };
    let middle = match holding.hand {
        Hand::Keys => {
            holding.nearest.and_then(|at| holding.targets.get(at)).map_or(rest.middle, |t| t.land.middle)
        }
        _ => holding.pointer + holding.grab,
    };
    let at = middle.extend(HAND);
    match holding.sprite.and_then(|sprite| hands.get_mut(sprite).ok()) {
        Some((mut transform, mut rest, mut shown)) => {
            transform.translation = at;
            rest.size = size;
            shown.show(face);
        }
        None if holding.sprite.is_none() => {
            let rest = Rest { middle, size, z: HAND, ..*rest };
            let transform = Transform::from_translation(at).with_scale(Vec3::splat(LIFT));
            // The painting is the piece's own, so it is there in the same frame.
            let sprite = commands.spawn((
                Name::new("In the hand"),
                rest,
                Painted::new(face),
                Sprite::default(),
                transform,
            ));
            holding.sprite = Some(sprite.id());
        }
        None => {}
    }
}
