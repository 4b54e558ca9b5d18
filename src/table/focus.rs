//! The keyboard's finger on the table: walks what can be done, lifts, drops.

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::{
    Choices, Held, OpenSurfaces, TableSystems,
    elements::{Element, Elements, Rest},
    hold::{Hand, hold, set_held, step_target},
    on_table,
    outcome::Outcome,
    targets::clicks,
};
use crate::{
    matches::OfferId,
    overlay::Blocking,
    rules::table::{Gesture, Spot},
    session::{ActingSeat, Session},
};

/// Something that the keyboard can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A piece or zone of the table.
    Element(Element),
    /// A button of the prompt.
    Answer(OfferId),
}

/// What the keyboard points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focused(pub Option<Stop>);

impl Focused {
    /// The element it points at, if it is one.
    pub fn element(self) -> Option<Element> {
        match self.0 {
            Some(Stop::Element(element)) => Some(element),
            _ => None,
        }
    }

    /// The answer it points at, if it is one.
    pub fn answer(self) -> Option<OfferId> {
        match self.0 {
            Some(Stop::Answer(offer)) => Some(offer),
            _ => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focused>().add_systems(
        Update,
        keys.run_if(on_table)
            .run_if(not(egui_wants_any_keyboard_input))
            .run_if(|blocking: Res<Blocking>, choices: Res<Choices>| !blocking.0 && choices.offers.is_empty())
            .after(TableSystems::Follow)
            .before(TableSystems::Move),
    );
}

/// What a seat can do something with: spots in reading order, then the prompt's buttons.
fn stops(
    session: &Session,
    seat: &ActingSeat,
    open: &OpenSurfaces,
    elements: &Elements,
    rests: &Query<&Rest>,
) -> Vec<(Stop, Option<Rest>)> {
    let Some(playing) = &session.0 else { return Vec::new() };
    let mut spots: Vec<Spot> = playing
        .view()
        .table
        .offers
        .iter()
        .filter(|offer| seat.0.is_none_or(|seat| offer.seat == seat))
        .filter_map(|offer| match &offer.gesture {
            Gesture::Drag { piece, land, .. } if open.shows(land.surface) => Some(Spot::Piece(*piece)),
            Gesture::Click(spot) => Some(*spot),
            Gesture::Turn { wheel, .. } => Some(Spot::Piece(*wheel)),
            _ => None,
        })
        .collect();
    spots.sort_unstable();
    spots.dedup();
    let mut stops: Vec<(Element, Rest)> = elements
        .0
        .iter()
        .filter(|(element, _)| element.spot().is_some_and(|spot| spots.binary_search(&spot).is_ok()))
        .filter_map(|(element, entity)| Some((*element, *rests.get(*entity).ok()?)))
        .filter(|(_, rest)| !open.hides(&playing.view().table.surfaces, rest))
        .collect();
    // Rows from above, each from the left; the near edge first, since most begins there.
    let row = |rest: &Rest| (rest.middle.y > -200.0, -(rest.middle.y / 40.0) as i32, rest.middle.x as i32);
    stops.sort_by_key(|(_, rest)| row(rest));
    let answers = playing.view().table.offers.iter().enumerate().filter(|(_, offer)| {
        matches!(offer.gesture, Gesture::Button(_)) && seat.0.is_none_or(|seat| offer.seat == seat)
    });
    let answers = answers.map(|(at, _)| (Stop::Answer(OfferId(at)), None));
    stops.into_iter().map(|(element, rest)| (Stop::Element(element), Some(rest))).chain(answers).collect()
}

fn keys(
    mut commands: Commands,
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    open: Res<OpenSurfaces>,
    elements: Res<Elements>,
    rests: Query<&Rest>,
    mut focused: ResMut<Focused>,
    mut held: ResMut<Held>,
    mut outcome: Outcome,
    eye: Res<super::Eye>,
    zone: Res<super::TableZone>,
) {
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let arrows = [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::Y),
        (KeyCode::ArrowDown, Vec2::NEG_Y),
    ];
    let arrow = arrows.into_iter().find(|(key, _)| keys.just_pressed(*key)).map(|(_, way)| way);
    let step = if keys.just_pressed(KeyCode::Tab) { Some(if back { -1 } else { 1 }) } else { None };
    if arrow.is_none() && step.is_none() && !keys.just_pressed(KeyCode::Enter) {
        return;
    }
    outcome.redraw();
    if held.lifted().is_some() {
        if let Some(by) = step.or(arrow.map(|way| if way.x - way.y > 0.0 { 1 } else { -1 })) {
            step_target(&mut held, by);
            if let Err((wheel, tried)) = held.step_wheel(by) {
                outcome.refuse_turn(wheel, tried);
            }
        } else if let Some(holding) = held.lifted().cloned() {
            let window = eye.window(holding.targets.first().map_or(Vec2::ZERO, |t| t.land.middle), &zone);
            if let Some(target) = holding.nearest.and_then(|at| holding.targets.get(at)) {
                let offers = target.offers.clone();
                outcome.take(&offers, session.0.as_ref().map_or(0, |p| p.view().revision), window);
                set_held(&mut held, &mut commands, None);
            } else if holding.grip.is_some() {
                // Where it was is no move.
                set_held(&mut held, &mut commands, None);
            }
        }
        return;
    }
    let stops = stops(&session, &seat, &open, &elements, &rests);
    let now = focused.0.and_then(|at| stops.iter().position(|(stop, _)| *stop == at));
    if let Some(by) = step {
        let next = match now {
            Some(at) => (at as i32 + by).rem_euclid(stops.len().max(1) as i32) as usize,
            None if by < 0 => stops.len().saturating_sub(1),
            None => 0,
        };
        focused.0 = stops.get(next).map(|(stop, _)| *stop);
    } else if let Some(way) = arrow {
        focused.0 = toward(&stops, now, way).or(focused.0).or(stops.first().map(|(stop, _)| *stop));
    } else if let (Some(at), Some(playing)) = (now, &session.0) {
        let (element, rest) = match stops[at] {
            (Stop::Element(element), Some(rest)) => (element, rest),
            (Stop::Answer(offer), _) => {
                outcome.take(&[offer], playing.view().revision, Vec2::ZERO);
                return;
            }
            _ => return,
        };
        let Some(spot) = element.spot() else { return };
        let view = playing.view();
        let window = eye.window(rest.middle, &zone);
        let offers = clicks(view, spot, seat.0);
        let taken = match spot {
            Spot::Piece(piece) => hold(view, piece, Hand::Keys, rest, rest.middle, window, seat.0, &open),
            Spot::Zone(_) => None,
        };
        let taken = taken.filter(|holding| !holding.targets.is_empty());
        if taken.is_some() {
            set_held(&mut held, &mut commands, taken);
            step_target(&mut held, 1);
            outcome.ask(offers, view.revision, window);
        } else {
            outcome.take(&offers, view.revision, window);
        }
    }
}

/// The nearest stop in a direction.
fn toward(stops: &[(Stop, Option<Rest>)], now: Option<usize>, way: Vec2) -> Option<Stop> {
    let from = stops.get(now?)?.1?.middle;
    stops
        .iter()
        .filter_map(|(stop, rest)| {
            let off = rest.as_ref()?.middle - from;
            let along = off.dot(way);
            let aside = (off - way * along).length();
            (along > 4.0).then_some((*stop, along + aside * 2.0))
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(stop, _)| stop)
}
