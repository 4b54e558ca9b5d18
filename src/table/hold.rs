//! What is in the hand: which piece, how it is held, where it could go.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    OpenSurfaces,
    elements::{Elements, Rest},
    targets::{Target, nearest, targets},
    wheels::{Grip, grip},
};
use crate::{
    matches::View,
    rules::{
        Seat,
        table::{Face, Gesture, Piece, PieceId, Pose, Spot},
    },
};

/// How near a target must be to catch a piece, in logical pixels.
const REACH: f32 = 48.0;
/// In which way a piece is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Pressed and not yet moved far enough to be lifted.
    Pressed,
    /// Dragged.
    Dragged,
    /// Clicked, waiting for a click on a target.
    Clicked,
    /// Lifted by the keyboard.
    Keys,
}

/// A piece in the hand.
#[derive(Clone, Debug)]
pub struct Holding {
    /// Which one.
    pub piece: PieceId,
    /// How.
    pub hand: Hand,
    /// Where it can go.
    pub targets: Vec<Target>,
    /// The target it would go to now.
    pub nearest: Option<usize>,
    /// How it is turned.
    pub pose: Pose,
    /// Where the rules bar it.
    pub(super) barred: Vec<Spot>,
    /// The ways it can be turned, as it looks in each.
    pub(super) ways: Vec<(Pose, Arc<Face>)>,
    /// The place of the piece's middle relative to the pointer.
    pub(super) grab: Vec2,
    /// The pointer in the world.
    pub(super) pointer: Vec2,
    /// The pointer in the window when it was pressed.
    pub(super) pressed_at: Vec2,
    /// The sprite in the hand.
    pub(super) sprite: Option<Entity>,
    /// How far it is turned, if it is a wheel.
    pub(super) grip: Option<Grip>,
    pub(super) revision: u64,
}

impl Holding {
    /// The hand is there now.
    pub fn point(&mut self, pointer: Vec2) {
        self.pointer = pointer;
        if let Some(grip) = &mut self.grip {
            grip.follow(pointer);
        }
    }

    /// Where what it would bring is told, in the world: beside a wheel, so that nothing covers it.
    pub fn beside(&self) -> Option<Vec2> {
        self.grip.as_ref().map(Grip::beside)
    }

    /// The target that a click chooses: at a point of the world, on a spot.
    pub fn chosen(&self, pointer: Vec2, spot: Option<Spot>) -> Option<&Target> {
        if self.grip.is_some() {
            // A click on a mark means that notch; one on the wheel lets it go in the notch where it is.
            let on_mark = self.targets.iter().find(|target| target.land.contains(pointer));
            let here = || self.nearest.filter(|_| spot == Some(Spot::Piece(self.piece)));
            return on_mark.or_else(|| self.targets.get(here()?));
        }
        let fitting = self.targets.iter().filter(|target| target.pose == self.pose);
        let meant = fitting.filter(|target| Some(target.onto) == spot || target.land.contains(pointer));
        meant.min_by(|a, b| pointer.distance(a.land.middle).total_cmp(&pointer.distance(b.land.middle)))
    }

    /// Finds the target that the piece would go to now, at so many window pixels for each unit.
    pub fn aim(&mut self, scale: f32, elements: &Elements, rest: impl Fn(Entity) -> Option<Rest>) {
        if let Some(grip) = &self.grip {
            self.nearest = grip.target();
            return;
        }
        let pointer = self.pointer;
        let middle = if self.hand == Hand::Dragged { pointer + self.grab } else { pointer };
        let shown = elements.0.iter().filter_map(|(element, entity)| Some((element.spot()?, rest(*entity)?)));
        let under: Vec<Spot> =
            shown.filter(|(_, rest)| rest.contains(pointer)).map(|(spot, _)| spot).collect();
        let over = |spot: Spot| under.contains(&spot);
        // Over a place that is barred no neighbour catches the piece: it would not be what was meant.
        let barred = self.barred.iter().any(|spot| over(*spot));
        let near = nearest(&self.targets, self.pose, middle, pointer, REACH / scale, over);
        self.nearest = near.filter(|at| {
            let target = &self.targets[*at];
            !barred || target.land.contains(pointer) || over(target.onto)
        });
    }
}

/// What is in the hand, if anything is.
#[derive(Resource, Default, Debug)]
pub struct Held(pub(super) Option<Holding>);

impl Held {
    /// What is held.
    pub fn get(&self) -> Option<&Holding> {
        self.0.as_ref()
    }

    /// What is held, by more than a press.
    pub fn lifted(&self) -> Option<&Holding> {
        self.0.as_ref().filter(|holding| holding.hand != Hand::Pressed)
    }

    /// Where the held piece would go.
    pub fn target(&self) -> Option<&Target> {
        self.lifted().and_then(|holding| holding.targets.get(holding.nearest?))
    }

    /// Whether something is held that can be turned.
    pub fn turns(&self) -> bool {
        self.lifted().is_some_and(|holding| holding.ways.len() > 1 || holding.grip.is_some())
    }

    /// Sends the held wheel on to its next notch, or back.
    ///
    /// # Errors
    /// Where it may not go: the wheel, and the steps that were tried.
    pub(super) fn step_wheel(&mut self, by: i32) -> Result<(), (PieceId, u8)> {
        let Some(holding) = &mut self.0 else { return Ok(()) };
        let Some(grip) = &mut holding.grip else { return Ok(()) };
        let gone = grip.step(by);
        holding.nearest = grip.target();
        if gone { Ok(()) } else { Err((holding.piece, grip.beyond(by))) }
    }

    /// The wheel in the hand.
    pub(super) fn grip_mut(&mut self) -> Option<&mut Grip> {
        self.0.as_mut()?.grip.as_mut()
    }
}

/// A piece of the view.
fn find(view: &View, id: PieceId) -> Option<&Piece> {
    view.table.pieces.iter().find(|piece| piece.id == id)
}

/// Whether a hand can do anything with a piece: move it, or try to.
pub fn can_try(view: &View, id: PieceId) -> bool {
    let moves = |gesture: &Gesture| match gesture {
        Gesture::Drag { piece, .. } => *piece == id,
        Gesture::Turn { wheel, .. } => *wheel == id,
        _ => false,
    };
    view.table.offers.iter().any(|offer| moves(&offer.gesture))
        || view.table.denied.iter().any(|denied| moves(&denied.gesture))
}

/// The places where the rules bar a piece.
fn barred(view: &View, id: PieceId) -> Vec<Spot> {
    let denied = view.table.denied.iter().filter_map(|denied| match &denied.gesture {
        Gesture::Drag { piece, onto, .. } if *piece == id => Some(*onto),
        _ => None,
    });
    denied.collect()
}

/// Begins to hold a piece.
pub fn hold(
    view: &View,
    id: PieceId,
    hand: Hand,
    at: Rest,
    pointer: Vec2,
    window: Vec2,
    seat: Option<Seat>,
    open: &OpenSurfaces,
) -> Option<Holding> {
    let piece = find(view, id)?;
    let ways: Vec<(Pose, Arc<Face>)> =
        piece.lifted.iter().map(|(pose, face)| (*pose, Arc::new(face.clone()))).collect();
    let pose = ways.first().map_or(piece.pose, |(pose, _)| *pose);
    // A piece that looks different in the hand is held by its middle.
    let grab = if ways.is_empty() { at.middle - pointer } else { Vec2::ZERO };
    let (grip, targets) = match grip(view, id, &at, pointer, seat, open) {
        Some((grip, targets)) => (Some(grip), targets),
        None => (None, targets(view, id, seat, open)),
    };
    Some(Holding {
        piece: id,
        hand,
        targets,
        barred: barred(view, id),
        nearest: None,
        pose,
        ways,
        grab,
        pointer,
        pressed_at: window,
        sprite: None,
        grip,
        revision: view.revision,
    })
}
/// Opens the hand: its sprite is gone.
pub fn put_down(commands: &mut Commands, holding: Holding) {
    if let Some(sprite) = holding.sprite {
        commands.entity(sprite).despawn();
    }
}
/// Holds a piece by the keyboard, or lets go of it.
pub fn set_held(held: &mut Held, commands: &mut Commands, holding: Option<Holding>) {
    if let Some(old) = held.0.take() {
        put_down(commands, old);
    }
    held.0 = holding;
}

/// Moves the keyboard's choice among the targets.
pub fn step_target(held: &mut Held, by: i32) {
    if let Some(holding) = &mut held.0 {
        if holding.grip.is_some() {
            return;
        }
        let fitting: Vec<usize> =
            (0..holding.targets.len()).filter(|at| holding.targets[*at].pose == holding.pose).collect();
        if fitting.is_empty() {
            return;
        }
        let now = holding.nearest.and_then(|at| fitting.iter().position(|fit| *fit == at));
        let next = match now {
            Some(at) => (at as i32 + by).rem_euclid(fitting.len() as i32) as usize,
            None => 0,
        };
        holding.nearest = Some(fitting[next]);
        holding.pointer = holding.targets[fitting[next]].land.middle;
        holding.grab = Vec2::ZERO;
    }
}
