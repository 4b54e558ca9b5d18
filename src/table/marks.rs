//! What lights up: what can be moved, where it may go, where it would go, where it may not.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    Focused, Held, OpenSurfaces, TableSystems,
    drag::Hovered,
    elements::{Elements, Rest, rest as laid},
    on_table,
    outcome::RefusedDrop,
    paintings::Painted,
    targets::surface_rects,
};
use crate::{
    app::{Screen, Settings},
    rules::{
        Seat,
        table::{Colour, Face, Fill, Gesture, Rect, Sheet, Spot},
    },
    session::{ActingSeat, Hint, Session},
};

/// Marks lie over all pieces but under the hand.
const HIGH: f32 = 700.0;

/// A mark of some kind at some place.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Mark;

/// How a mark looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Look {
    /// Something can be done with it.
    Ready,
    /// The pointer is over something that can be moved.
    Hover,
    /// The piece may go there.
    Target,
    /// The piece would go there.
    Nearest,
    /// It may not.
    Wrong,
    /// Where a held piece came from.
    Origin,
    /// The keyboard points here.
    Focus,
    /// A hint says: this.
    Hint,
    /// Another moved it last.
    Last(Seat),
    /// A held wheel may go to this notch.
    Notch,
    /// And would stay in this one.
    NotchHere,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.run_if(on_table).in_set(TableSystems::Move))
        .add_systems(OnExit(Screen::Play), clear);
}

fn clear(mut commands: Commands, marks: Query<Entity, With<Mark>>) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
}

fn face(look: Look, rest: &Rest, strong: bool) -> Face {
    let (w, h) = (rest.size.x.round() as i16 + 8, rest.size.y.round() as i16 + 8);
    let mut face = Face::new(w, h);
    let all = Rect::new(0, 0, w, h);
    let radius = (w.min(h) / 2).min(if rest.disc { 255 } else { 12 }) as u8;
    if strong {
        // A dark band under it: the mark stands out on every ground.
        face = face.sheet(all, Sheet::new(Fill::None, radius).edge(Colour::Ink, 7));
    }
    let edge = |inset: i16, colour: Colour, width: u8| {
        (all.inset(inset), Sheet::new(Fill::None, radius.saturating_sub(inset as u8)).edge(colour, width))
    };
    match look {
        Look::Ready => {
            let (rect, sheet) = (all.inset(1), Sheet::new(Fill::None, radius).dashes(Colour::Lamp, 2));
            face.sheet(rect, sheet)
        }
        Look::Hover => {
            let (rect, sheet) = edge(2, Colour::Cream, 2);
            face.sheet(rect, sheet)
        }
        Look::Target => {
            let fill = Sheet::new(Fill::Sheer(Colour::Lamp, 22), radius).dashes(Colour::Lamp, 2);
            face.sheet(all.inset(1), fill)
        }
        Look::Nearest => {
            let fill = Sheet::new(Fill::Sheer(Colour::Lamp, 35), radius).edge(Colour::Lamp, 4);
            face.sheet(all, fill)
        }
        Look::Wrong => {
            let fill = Sheet::new(Fill::Sheer(Colour::Brick, 45), radius).edge(Colour::Dawn, 3);
            let (cx, cy) = (w / 2, h / 2);
            face.sheet(all, fill).symbol(Rect::new(cx - 14, cy - 14, 28, 28), "mythwind/icon-failure")
        }
        Look::Origin => face
            .sheet(all.inset(4), Sheet::new(Fill::Sheer(Colour::Shadow, 25), radius).dashes(Colour::Mist, 2)),
        Look::Hint => {
            let fill = Sheet::new(Fill::Sheer(Colour::Leaf, 24), radius).edge(Colour::Leaf, 4);
            face.sheet(all, fill)
        }
        Look::Notch => {
            let dot = Sheet::new(Fill::Flat(Colour::Lamp), radius).edge(Colour::Ink, 2);
            face.sheet(all.inset(w / 4), dot)
        }
        Look::NotchHere => {
            let (rect, ring) = edge(1, Colour::Ink, 2);
            let dot = Sheet::new(Fill::Flat(Colour::Lamp), radius).edge(Colour::Cream, 4);
            face.sheet(all.inset(2), dot).sheet(rect, ring)
        }
        Look::Last(seat) => {
            let (rect, sheet) = edge(1, Colour::Seat(seat.0), 3);
            face.sheet(rect, sheet)
        }
        Look::Focus => {
            let (rect, sheet) = edge(0, Colour::Lamp, 3);
            let (inner, ink) = edge(3, Colour::Ink, 2);
            face.sheet(rect, sheet).sheet(inner, ink)
        }
    }
}

/// Lays the marks of this moment.
fn mark(
    mut commands: Commands,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    open: Res<OpenSurfaces>,
    held: Res<Held>,
    hovered: Res<Hovered>,
    focused: Res<Focused>,
    wrong: Res<RefusedDrop>,
    hint: Res<Hint>,
    settings: Res<Settings>,
    elements: Res<Elements>,
    rests: Query<&Rest, Without<Mark>>,
    mut marks: Query<(Entity, &mut Rest, &mut Transform, &mut Painted), With<Mark>>,
    mut last: Local<(bool, Vec<(Look, Rest)>)>,
) {
    let Some(playing) = &session.0 else { return };
    let table = &playing.view().table;
    let rest_of = |spot: Spot| {
        elements
            .0
            .iter()
            .filter(|(element, _)| element.spot() == Some(spot))
            .find_map(|(_, entity)| rests.get(*entity).ok().copied())
            .filter(|rest| !open.hides(&table.surfaces, rest))
    };
    let mut wanted: Vec<(Look, Rest)> = Vec::new();
    if let Some(holding) = held.lifted().filter(|holding| holding.grip.is_some()) {
        // The notches a wheel may go to; the one it lies in stands out.
        wanted.extend(holding.targets.iter().enumerate().map(|(at, target)| {
            let look = if Some(at) == holding.nearest { Look::NotchHere } else { Look::Notch };
            (look, target.land)
        }));
    } else if let Some(holding) = held.lifted() {
        if let Some(rest) = rest_of(Spot::Piece(holding.piece)) {
            wanted.push((Look::Origin, rest));
        }
        let mut lit: Vec<Spot> = Vec::new();
        for (at, target) in holding.targets.iter().enumerate() {
            if Some(at) == holding.nearest {
                continue;
            }
            // A field of many places lights up as a whole.
            if !lit.contains(&target.onto) {
                lit.push(target.onto);
                let many = holding.targets.iter().filter(|other| other.onto == target.onto).count() > 1;
                let rest = if many {
                    rest_of(target.onto)
                } else {
                    Some(rest_of(target.onto).unwrap_or(target.land))
                };
                wanted.extend(rest.map(|rest| (Look::Target, rest)));
            }
        }
        if let Some(target) = holding.nearest.and_then(|at| holding.targets.get(at)) {
            wanted.push((Look::Nearest, target.land));
        }
    } else {
        let seat = seat.0;
        let mut ready: Vec<Spot> = table
            .offers
            .iter()
            .filter(|offer| seat.is_none_or(|seat| offer.seat == seat))
            .filter_map(|offer| match &offer.gesture {
                Gesture::Drag { piece, land, .. } if open.shows(land.surface) => Some(Spot::Piece(*piece)),
                Gesture::Click(spot) => Some(*spot),
                Gesture::Turn { wheel, .. } => Some(Spot::Piece(*wheel)),
                _ => None,
            })
            .collect();
        ready.sort_unstable();
        ready.dedup();
        // Where much can be done, lights would be noise: the prompt and the lifted piece tell. Beside a guide only what
        // it means is lit.
        if ready.len() <= 16 && playing.lesson().is_none() {
            wanted.extend(ready.iter().filter_map(|spot| Some((Look::Ready, rest_of(*spot)?))));
        }
        if let Some(element) = hovered.element
            && let Some(spot) = element.spot()
            && ready.binary_search(&spot).is_ok()
        {
            wanted.extend(rest_of(spot).map(|rest| (Look::Hover, rest)));
        }
    }
    if let (Some((by, pieces)), None) = (playing.last_of_others(), held.lifted()) {
        let mut pieces = pieces.to_vec();
        pieces.sort_unstable();
        pieces.dedup();
        let rests = pieces.into_iter().filter_map(|piece| rest_of(Spot::Piece(piece)));
        wanted.extend(rests.map(|rest| (Look::Last(by), rest)));
    }
    // What a hint or a guide means: the piece, and exactly where it goes.
    let led = playing.wanted();
    let surfaces = surface_rects(table);
    for id in hint.offers(playing.view().revision).iter().chain(&led) {
        let rests = match playing.offer(*id).map(|offer| &offer.gesture) {
            Some(Gesture::Drag { piece, land, .. }) => {
                let there = open.shows(land.surface).then(|| laid(*land, &surfaces, &open, 0));
                [rest_of(Spot::Piece(*piece)), there]
            }
            Some(Gesture::Click(spot)) => [rest_of(*spot), None],
            Some(Gesture::Turn { wheel, .. }) => [rest_of(Spot::Piece(*wheel)), None],
            _ => [None, None],
        };
        wanted.extend(rests.into_iter().flatten().map(|rest| (Look::Hint, rest)));
    }
    if let Some((rest, _)) = wrong.0 {
        wanted.push((Look::Wrong, rest));
    }
    if let Some(element) = focused.element()
        && held.lifted().is_none()
        && let Some(entity) = elements.0.get(&element)
    {
        wanted.extend(rests.get(*entity).ok().map(|rest| (Look::Focus, *rest)));
    }
    if *last == (settings.contrast, wanted.clone()) && marks.iter().count() == wanted.len() {
        return;
    }
    *last = (settings.contrast, wanted.clone());
    let mut present = marks.iter_mut();
    for (order, (look, rest)) in wanted.into_iter().enumerate() {
        let z = match look {
            // The light of a target lies on what is there; all else on top.
            Look::Origin => rest.z + 0.4,
            _ => HIGH + order as f32 * 0.01,
        };
        let face = Arc::new(face(look, &rest, settings.contrast));
        let rest = Rest { size: Vec2::new(f32::from(face.w), f32::from(face.h)), z, ..rest };
        let at = rest.middle.extend(z);
        match present.next() {
            Some((_, mut old, mut transform, mut painted)) => {
                *old = rest;
                *transform = Transform::from_translation(at).with_rotation(rest.rotation());
                painted.show(face);
            }
            None => {
                let sprite = Sprite { custom_size: Some(Vec2::ZERO), ..default() };
                let transform = Transform::from_translation(at).with_rotation(rest.rotation());
                commands.spawn((Mark, rest, Painted::new(face), sprite, transform));
            }
        }
    }
    for (entity, ..) in present {
        commands.entity(entity).despawn();
    }
}
