//! Wheels: what stands turned, goes round together under the hand, and comes to rest in a notch.
//!
//! One number says where all wheels are on their way: by how many steps of one wheel everything that goes along with
//! it stands off from where it belongs. The hand moves it, a move that was made shifts it, and by itself it goes back
//! to nought.

mod grip;
mod shade;

use bevy::{math::curve::EaseFunction, prelude::*, window::RequestRedraw};

use super::{
    Held, OpenSurfaces, TableSystems,
    elements::{Rest, rest},
    hold::Hand,
    motion, on_table,
};
use crate::{
    app::{Screen, Settings},
    rules::{
        Show,
        table::{Piece, PieceId, Place, Rect, SurfaceId},
    },
    sound::Softly,
};

pub use grip::{Grip, grip};
pub use shade::{Cast, apart};

/// How long a wheel takes for a step, in seconds, and at most for all of them.
const STEP: (f32, f32) = (0.11, 0.33);
/// How long it takes to go home.
const HOME: f32 = 0.22;
/// How soon it is where keys and the mouse wheel send it: what is left shrinks to a third in this time.
const NUDGE: f32 = 0.05;
/// Most steps that are one move.
const MOST: i32 = 12;

/// How a piece goes round with wheels.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Wheeled(Vec<Round>);

/// With one of them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Round {
    wheel: PieceId,
    /// About what, in the world.
    middle: Vec2,
    /// Clockwise, for each step.
    degrees: f32,
}

impl Wheeled {
    /// How a piece goes round, where it lies; none if it does not.
    pub fn of(
        piece: &Piece,
        place: Place,
        surfaces: &[(SurfaceId, Rect)],
        open: &OpenSurfaces,
    ) -> Option<Wheeled> {
        let round = piece.round.as_ref().filter(|round| !round.along.is_empty())?;
        let along = round.along.iter().map(|along| {
            let (x, y) = along.middle;
            let middle = rest(Place { rect: Rect::new(x, y, 0, 0), ..place }, surfaces, open, 0).middle;
            Round { wheel: along.wheel, middle, degrees: f32::from(along.degrees) }
        });
        Some(Wheeled(along.collect()))
    }

    /// Whether it is itself a wheel: it goes round about its own middle.
    pub fn is_wheel(&self, rest: &Rest) -> bool {
        self.0.iter().any(|round| round.middle.distance(rest.middle) < 0.75)
    }

    fn with(&self, wheel: PieceId) -> Option<Round> {
        self.0.iter().find(|round| round.wheel == wheel).copied()
    }
}

impl Round {
    /// Where something comes to stand after so many steps: its middle and its angle.
    fn after(self, rest: &Rest, steps: f32) -> (Vec2, f32) {
        let turn = self.degrees * steps;
        let off = Vec2::from_angle(-turn.to_radians()).rotate(rest.middle - self.middle);
        (self.middle + off, rest.angle + turn)
    }

    /// Whether so many steps brought it from one rest to another.
    fn explains(self, old: &Rest, new: &Rest, steps: i32) -> bool {
        let (middle, angle) = self.after(old, steps as f32);
        let off = (angle - new.angle + 180.0).rem_euclid(360.0) - 180.0;
        middle.distance(new.middle) < 2.0 && off.abs() < 1.0
    }
}

/// How far the wheels stand off from where they belong.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Spin {
    /// The wheel that counts.
    wheel: Option<PieceId>,
    /// So many of its steps.
    off: f32,
    /// Their way home: from where, seconds passed, seconds it takes.
    way: Option<(f32, f32, f32)>,
    /// Whether they are still on the way to where the hand wants them.
    nudged: bool,
}

impl Spin {
    /// Whether anything goes round by itself.
    pub fn is_moving(&self) -> bool {
        self.way.is_some() || self.nudged
    }

    /// The wheel in question, and how many steps it stands off.
    pub fn off(&self) -> (Option<PieceId>, f32) {
        (self.wheel, self.off)
    }

    /// Where something is seen now: its middle and its angle.
    pub fn seen(&self, rest: &Rest, wheeled: Option<&Wheeled>) -> (Vec2, f32) {
        let round = self.wheel.filter(|_| self.off != 0.0).and_then(|wheel| wheeled?.with(wheel));
        round.map_or((rest.middle, rest.angle), |round| round.after(rest, self.off))
    }

    /// A move has brought everything so many steps on: it is seen where it was, and goes there.
    pub fn went_on(&mut self, wheel: PieceId, steps: i32) {
        let before = if self.wheel == Some(wheel) { self.off } else { 0.0 };
        let off = before - steps as f32;
        let lasts = (off.abs() * STEP.0).min(STEP.1);
        *self = Spin { wheel: Some(wheel), off, way: Some((off, 0.0, lasts)), nudged: false };
    }

    /// The wheel and the steps by which pieces that stood elsewhere went round, each given by where it was and is.
    pub fn explains<'a>(
        &self,
        pieces: impl Iterator<Item = (&'a Rest, &'a Rest, &'a Wheeled)> + Clone,
    ) -> Option<(PieceId, i32)> {
        let mut wheels: Vec<PieceId> = self.wheel.into_iter().collect();
        let moved = pieces.clone().filter(|(old, new, _)| old.angle != new.angle);
        wheels.extend(moved.flat_map(|(_, _, wheeled)| wheeled.0.iter().map(|round| round.wheel)));
        let all = |wheel: PieceId, steps: i32| {
            let mut discs =
                pieces.clone().filter(|(_, new, of)| new.disc && of.with(wheel).is_some()).peekable();
            discs.peek().is_some()
                && discs
                    .all(|(old, new, of)| of.with(wheel).is_some_and(|round| round.explains(old, new, steps)))
        };
        let steps = (1..=MOST).flat_map(|steps| [steps, -steps]);
        let mut ways = wheels.iter().flat_map(|wheel| steps.clone().map(|steps| (*wheel, steps)));
        ways.find(|(wheel, steps)| all(*wheel, *steps))
    }
}

/// Whether a piece went along with a wheel that went so many steps.
pub fn went_along(went: Option<(PieceId, i32)>, old: &Rest, new: &Rest, wheeled: Option<&Wheeled>) -> bool {
    let round = went.and_then(|(wheel, steps)| Some((wheeled?.with(wheel)?, steps)));
    round.is_some_and(|(round, steps)| round.explains(old, new, steps))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spin>()
        .add_systems(
            Update,
            (
                (click, spin).chain().before(motion::travel).after(super::drag::HandMoved),
                shade::follow.after(motion::travel),
            )
                .run_if(on_table)
                .in_set(TableSystems::Move),
        )
        .add_systems(OnExit(Screen::Play), |mut spin: ResMut<Spin>| *spin = Spin::default());
}

/// Each notch clicks.
fn click(mut held: ResMut<Held>, mut sounds: MessageWriter<Softly>) {
    let Some(grip) = held.bypass_change_detection().grip_mut() else { return };
    if grip.clicks() {
        sounds.write(Softly(Show::Wood));
    }
}

/// The wheels follow the hand, or go home.
fn spin(
    held: Res<Held>,
    mut spin: ResMut<Spin>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let factor = settings.motion.factor();
    let passed = time.delta_secs().min(0.05);
    let mut now = *spin;
    if let Some((holding, grip)) = held.lifted().and_then(|holding| Some((holding, holding.grip.as_ref()?))) {
        let wanted = grip.shown();
        let before = if now.wheel == Some(holding.piece) { now.off } else { 0.0 };
        let left = wanted - before;
        // Under the hand it is where the hand is; what keys do is seen on its way.
        let at_once = holding.hand == Hand::Dragged || factor == 0.0 || left.abs() < 0.01;
        let off = if at_once { wanted } else { wanted - left * (-passed / (NUDGE * factor)).exp() };
        now = Spin { wheel: Some(holding.piece), off, way: None, nudged: !at_once };
    } else if now.off != 0.0 {
        let (from, before, lasts) = now.way.unwrap_or((now.off, 0.0, HOME));
        let passed = before + passed;
        let part = if factor * lasts > 0.0 { (passed / (lasts * factor)).min(1.0) } else { 1.0 };
        now.nudged = false;
        if part >= 1.0 {
            (now.off, now.way) = (0.0, None);
        } else {
            now.off = from * (1.0 - EaseFunction::CubicInOut.sample_clamped(part));
            now.way = Some((from, passed, lasts));
        }
    } else {
        (now.way, now.nudged) = (None, false);
    }
    if *spin != now {
        *spin = now;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: PieceId = PieceId(1);
    const OTHER: PieceId = PieceId(2);

    fn rest_at(middle: Vec2, angle: f32, disc: bool) -> Rest {
        Rest { middle, size: Vec2::splat(40.0), z: 0.0, surface: SurfaceId::TABLE, angle, disc }
    }

    /// Two wheels of five sections on either side of one of eight, geared, and a tile on that.
    fn train(sections: i32) -> Vec<(Rest, Wheeled)> {
        let along = |middle: Vec2, degrees: f32| {
            Wheeled([OWN, OTHER].map(|wheel| Round { wheel, middle, degrees }).into())
        };
        let (own, other, centre) = (Vec2::new(0.0, -200.0), Vec2::new(0.0, 200.0), Vec2::ZERO);
        let angle = |degrees: i32| (degrees * sections).rem_euclid(360) as f32;
        let turned = (45.0 * sections as f32).to_radians();
        let tile = Vec2::from_angle(turned).rotate(Vec2::new(0.0, 80.0)).round();
        vec![
            (rest_at(own, angle(72), true), along(own, 72.0)),
            (rest_at(other, angle(72), true), along(other, 72.0)),
            (rest_at(centre, angle(-45), true), along(centre, -45.0)),
            (rest_at(tile, angle(-45), false), along(centre, -45.0)),
        ]
    }

    fn went(from: i32, to: i32) -> Option<(PieceId, i32)> {
        let (old, new) = (train(from), train(to));
        let pieces = old.iter().zip(&new).map(|((old, _), (new, wheeled))| (old, new, wheeled));
        let went = Spin::default().explains(pieces.clone());
        for (old, new, wheeled) in pieces {
            assert_eq!(went_along(went, old, new, Some(wheeled)), went.is_some());
        }
        went
    }

    #[test]
    fn the_way_a_train_of_wheels_went_is_known_in_both_directions() {
        for from in 0..40 {
            for steps in 1..=3 {
                // Three steps of five sections look like two back; the wheel of eight tells them apart.
                assert_eq!(went(from, from + steps), Some((OWN, steps)));
                assert_eq!(went(from + steps, from), Some((OWN, -steps)), "taken back");
            }
        }
        assert_eq!(went(7, 7), None);
    }

    #[test]
    fn a_move_is_seen_where_everything_was_and_goes_on_from_there() {
        let (old, new) = (train(3), train(5));
        let mut spin = Spin::default();
        spin.went_on(OWN, 2);
        for ((old, _), (new, wheeled)) in old.iter().zip(&new) {
            let (middle, angle) = spin.seen(new, Some(wheeled));
            assert!(middle.distance(old.middle) < 2.0, "{middle} {}", old.middle);
            assert!(
                (angle - old.angle).rem_euclid(360.0).min(360.0 - (angle - old.angle).rem_euclid(360.0))
                    < 0.1
            );
        }
        // Let go in the notch after two steps by hand, it is there already.
        let mut spin = Spin { wheel: Some(OWN), off: 2.0, way: None, nudged: false };
        spin.went_on(OWN, 2);
        assert_eq!(spin.off(), (Some(OWN), 0.0));
    }
}
