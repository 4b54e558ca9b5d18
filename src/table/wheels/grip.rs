//! A wheel in the hand: how far it was turned, which notch that is, and how it gives and resists.

use bevy::prelude::*;

use super::super::{
    OpenSurfaces,
    elements::Rest,
    targets::{Target, one_seat},
};
use crate::{
    matches::{OfferId, View},
    rules::{
        Seat,
        table::{Gesture, PieceId, Spot},
    },
};

/// How far beyond its last notch the hand may be for that notch still to count, in steps.
const SLACK: f32 = 0.6;
/// How far a wheel gives where it must not go, in steps.
const GIVE: f32 = 0.14;
/// How firmly a notch holds: 1 would be a smooth wheel.
const RATCHET: f32 = 2.4;
/// Where the marks of the notches lie, in parts of the radius.
const MARKS: f32 = 0.9;
/// Size of such a mark, in units.
const MARK: f32 = 20.0;
/// So near to its middle, in parts of the radius, a hand turns nothing.
const HUB: f32 = 0.08;

/// A wheel in the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Grip {
    middle: Vec2,
    radius: f32,
    /// Degrees of a step.
    degrees: f32,
    /// The steps it may go, in order: one for each target.
    steps: Vec<u8>,
    /// How many steps the hand has turned it.
    turned: f32,
    /// Where the hand was last, in degrees clockwise from above; none on the hub.
    last: Option<f32>,
    /// The notch that clicked last.
    clicked: i32,
}

/// Degrees clockwise from above of a point around a middle; none too near to it.
fn bearing(middle: Vec2, radius: f32, point: Vec2) -> Option<f32> {
    let off = point - middle;
    (off.length() >= radius * HUB).then(|| off.x.atan2(off.y).to_degrees())
}

/// Takes a wheel into the hand, with a target for each step it may go. None for what is no wheel that anybody could
/// try to turn.
pub fn grip(
    view: &View,
    wheel: PieceId,
    at: &Rest,
    pointer: Vec2,
    seat: Option<Seat>,
    open: &OpenSurfaces,
) -> Option<(Grip, Vec<Target>)> {
    let turns = |gesture: &Gesture| match gesture {
        Gesture::Turn { wheel: of, steps } if *of == wheel => Some(*steps),
        _ => None,
    };
    let table = &view.table;
    let offers = table.offers.iter().enumerate();
    let mut offered: Vec<(u8, OfferId)> =
        offers.filter_map(|(at, offer)| Some((turns(&offer.gesture)?, OfferId(at)))).collect();
    if offered.is_empty() && table.denied.iter().all(|denied| turns(&denied.gesture).is_none()) {
        return None;
    }
    let piece = table.pieces.iter().find(|piece| piece.id == wheel)?;
    if !piece.places.iter().any(|place| open.shows(place.surface)) {
        return None;
    }
    let own = piece.round.as_ref()?.along.iter().find(|along| along.wheel == wheel)?;
    let degrees = f32::from(own.degrees).abs().max(1.0);
    let radius = at.size.min_element() / 2.0;
    let from = bearing(at.middle, radius, pointer);
    offered.sort_by_key(|(steps, _)| *steps);
    let (mut steps, mut targets): (Vec<u8>, Vec<Target>) = (Vec::new(), Vec::new());
    for (step, offer) in offered {
        match targets.last_mut().filter(|_| steps.last() == Some(&step)) {
            Some(target) => target.offers.push(offer),
            None => {
                let way = (from.unwrap_or(0.0) + degrees * f32::from(step)).to_radians();
                let middle = at.middle + Vec2::new(way.sin(), way.cos()) * radius * MARKS;
                let land = Rest { middle, size: Vec2::splat(MARK), disc: true, angle: 0.0, ..*at };
                let onto = Spot::Piece(wheel);
                targets.push(Target { onto, land, pose: piece.pose, offers: vec![offer] });
                steps.push(step);
            }
        }
    }
    for target in &mut targets {
        target.offers = one_seat(table, &target.offers, seat);
    }
    Some((Grip { middle: at.middle, radius, degrees, steps, turned: 0.0, last: from, clicked: 0 }, targets))
}

/// How far something gives that is pulled so far beyond where it may go.
fn give(pull: f32) -> f32 {
    GIVE * (1.0 - (-2.0 * pull).exp())
}

impl Grip {
    /// The last step it may go.
    fn end(&self) -> f32 {
        self.steps.last().map_or(0.0, |steps| f32::from(*steps))
    }

    /// Its edge on the right.
    pub fn beside(&self) -> Vec2 {
        self.middle + Vec2::X * self.radius
    }

    /// The hand is there now.
    pub fn follow(&mut self, pointer: Vec2) {
        let now = bearing(self.middle, self.radius, pointer);
        if let (Some(before), Some(now)) = (self.last, now) {
            // The shorter way round.
            let by = (now - before + 180.0).rem_euclid(360.0) - 180.0;
            self.turned += by / self.degrees;
        }
        self.last = now.or(self.last);
    }

    /// Keys or the mouse wheel send it to its next notch, or back. False where it may not go.
    pub fn step(&mut self, by: i32) -> bool {
        let now = self.turned.round();
        let mut notches = std::iter::once(0).chain(self.steps.iter().copied()).map(f32::from);
        let next =
            if by > 0 { notches.find(|notch| *notch > now) } else { notches.rfind(|notch| *notch < now) };
        if let Some(next) = next {
            self.turned = next;
        }
        next.is_some()
    }

    /// How far it is seen turned, in steps: it eases into each notch, and resists where it may not go.
    pub fn shown(&self) -> f32 {
        let end = self.end();
        if self.turned < 0.0 {
            return -give(-self.turned);
        }
        if self.turned > end {
            return end + give(self.turned - end);
        }
        let notch = self.turned.round();
        let off = self.turned - notch;
        notch + off.signum() * 0.5 * (2.0 * off.abs()).powf(RATCHET)
    }

    /// The notch it lies in or was last pulled to, by its number of steps; none where it does not go.
    fn notch(&self) -> Option<u8> {
        let end = self.end();
        let within = (-SLACK..=end + SLACK).contains(&self.turned);
        within.then(|| self.turned.round().clamp(0.0, end) as u8)
    }

    /// Which target it would go to now.
    pub fn target(&self) -> Option<usize> {
        let notch = self.notch().filter(|notch| *notch > 0)?;
        self.steps.iter().position(|steps| *steps == notch)
    }

    /// The steps that are tried and cannot be gone: 0 for the wrong way round. None where it may go, or is at home.
    pub fn tried(&self) -> Option<u8> {
        match self.notch() {
            Some(0) => None,
            Some(notch) => (!self.steps.contains(&notch)).then_some(notch),
            None if self.turned < 0.0 => Some(0),
            None => Some(self.turned.round().min(255.0) as u8),
        }
    }

    /// What a further step would try.
    pub fn beyond(&self, by: i32) -> u8 {
        if by < 0 { 0 } else { self.end() as u8 + 1 }
    }

    /// Whether it has come to another notch since this was asked last.
    pub fn clicks(&mut self) -> bool {
        let now = self.shown().round() as i32;
        std::mem::replace(&mut self.clicked, now) != now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(steps: &[u8]) -> Grip {
        let steps = steps.to_vec();
        let middle = Vec2::ZERO;
        Grip { middle, radius: 80.0, degrees: 72.0, steps, turned: 0.0, last: Some(0.0), clicked: 0 }
    }

    /// A hand at so many degrees clockwise from above.
    fn at(degrees: f32) -> Vec2 {
        let way = degrees.to_radians();
        Vec2::new(way.sin(), way.cos()) * 60.0
    }

    #[test]
    fn a_wheel_follows_the_hand_all_the_way_round() {
        let mut grip = held(&[1, 2, 3]);
        // Three steps of 72 degrees are 216: more than half way round, in moves of 18.
        for part in 1..=12 {
            grip.follow(at(18.0 * part as f32));
        }
        assert_eq!((grip.target(), grip.tried()), (Some(2), None));
        assert!((grip.shown() - 3.0).abs() < 0.01);
        for part in (4..12).rev() {
            grip.follow(at(18.0 * part as f32));
        }
        assert_eq!(grip.target(), Some(0), "and back to the first");
    }

    #[test]
    fn it_eases_into_notches_and_resists_beyond_them() {
        let mut grip = held(&[1, 2]);
        grip.follow(at(72.0 * 0.2));
        assert!(grip.shown() > 0.0 && grip.shown() < 0.1, "the notch holds: {}", grip.shown());
        grip.follow(at(72.0 * 0.8));
        assert!(grip.shown() > 0.9 && grip.shown() < 1.0, "the next one pulls: {}", grip.shown());
        grip.follow(at(72.0 * 2.4));
        assert_eq!(grip.target(), Some(1), "a little too far is still the last");
        assert!(grip.shown() > 2.0 && grip.shown() < 2.0 + GIVE);
        grip.follow(at(72.0 * 3.0));
        assert_eq!((grip.target(), grip.tried()), (None, Some(3)), "too far");
        assert!(grip.shown() < 2.0 + GIVE);
    }

    #[test]
    fn the_wrong_way_round_it_only_gives() {
        let mut grip = held(&[1, 2]);
        grip.follow(at(-20.0));
        assert_eq!((grip.target(), grip.tried()), (None, None), "a trembling hand");
        grip.follow(at(-72.0));
        assert_eq!((grip.target(), grip.tried()), (None, Some(0)));
        assert!(grip.shown() < 0.0 && grip.shown() > -GIVE);
    }

    #[test]
    fn notches_that_are_not_offered_are_passed_by_keys_and_refused_by_hand() {
        let mut grip = held(&[2]);
        grip.follow(at(72.0));
        assert_eq!((grip.target(), grip.tried()), (None, Some(1)));
        let mut grip = held(&[2, 3]);
        assert!(grip.step(1) && grip.target() == Some(0) && grip.step(1) && grip.target() == Some(1));
        assert!(!grip.step(1), "not beyond the last");
        assert!(grip.step(-1) && grip.step(-1) && grip.target().is_none() && grip.tried().is_none());
        assert!(!grip.step(-1), "and not the wrong way round");
    }

    #[test]
    fn every_notch_clicks_once() {
        let mut grip = held(&[1, 2]);
        let mut clicks = 0;
        for degrees in 0..200 {
            grip.follow(at(degrees as f32));
            clicks += usize::from(grip.clicks());
        }
        assert_eq!(clicks, 2);
    }
}
