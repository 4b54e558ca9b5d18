//! The mouse at the table: press, lift, move, drop; click and click; hover.

use bevy::{picking::events::*, prelude::*, window::RequestRedraw};

use super::{
    Eye, OpenSurfaces, TableSystems, TableZone, camera,
    elements::{Element, Elements, Rest},
    hand::{show_hand, turn},
    hold::{Hand, Held, can_try, hold, put_down},
    on_table,
    outcome::{Choices, Outcome, RefusedDrop},
    targets::clicks,
};
use crate::{
    rules::table::Spot,
    session::{ActingSeat, Session},
};

/// A press becomes a drag after so many logical pixels.
const THRESHOLD: f32 = 4.0;
/// What the pointer is over, and since when.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Hovered {
    /// The element.
    pub element: Option<Element>,
    /// Seconds since the pointer came to rest on it.
    pub since: f32,
}

/// When it is known where the hand is.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandMoved;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .init_resource::<Choices>()
        .init_resource::<Hovered>()
        .init_resource::<RefusedDrop>()
        .add_observer(press)
        .add_observer(drag)
        .add_observer(drag_end)
        .add_observer(click)
        .add_observer(over)
        .add_observer(out)
        .add_systems(
            Update,
            (follow_pointer, let_go_of_the_past, turn, show_hand, wait)
                .chain()
                .run_if(on_table)
                .in_set(HandMoved)
                .in_set(TableSystems::Move),
        );
}
fn spot_of(entity: Entity, elements: &Query<&Element>) -> Option<Spot> {
    elements.get(entity).ok().and_then(|element| element.spot())
}
fn press(
    press: On<Pointer<Press>>,
    elements: Query<&Element>,
    rests: Query<&Rest>,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    open: Res<OpenSurfaces>,
    mut held: ResMut<Held>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
) {
    if press.button != PointerButton::Primary || press.entity != press.original_event_target() {
        return;
    }
    let Some(playing) = &session.0 else { return };
    let Some(Spot::Piece(piece)) = spot_of(press.entity, &elements) else { return };
    if held.0.as_ref().is_some_and(|holding| matches!(holding.hand, Hand::Clicked | Hand::Keys)) {
        return;
    }
    let view = playing.view();
    let Ok(rest) = rests.get(press.entity) else { return };
    if can_try(view, piece) {
        let window = press.pointer_location.position;
        let pointer = eye.world(window, &zone);
        held.0 = hold(view, piece, Hand::Pressed, *rest, pointer, window, seat.0, &open);
    }
}

fn drag(
    drag: On<Pointer<Drag>>,
    mut held: ResMut<Held>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if drag.button != PointerButton::Primary {
        return;
    }
    let Some(holding) = &mut held.0 else { return };
    let window = drag.pointer_location.position;
    if holding.hand == Hand::Pressed && window.distance(holding.pressed_at) >= THRESHOLD {
        holding.hand = Hand::Dragged;
    }
    if holding.hand == Hand::Dragged {
        holding.point(eye.world(window, &zone));
        redraw.write(RequestRedraw);
    }
}

/// The hand opens: the piece goes to its target, or home with a reason.
fn drag_end(
    end: On<Pointer<DragEnd>>,
    mut commands: Commands,
    mut held: ResMut<Held>,
    mut outcome: Outcome,
    eye: Res<Eye>,
    zone: Res<TableZone>,
) {
    if end.button != PointerButton::Primary {
        return;
    }
    let Some(mut holding) = held.0.take() else { return };
    if holding.hand == Hand::Dragged {
        // Where it is let go counts, even if no frame came since it was moved there.
        holding.point(eye.world(end.pointer_location.position, &zone));
        holding.aim(eye.scale, &outcome.elements, |entity| {
            outcome.places.get(entity).ok().map(|(rest, _)| *rest)
        });
        outcome.drop(&mut commands, &holding, end.pointer_location.position);
    }
    put_down(&mut commands, holding);
}
/// A click: chooses, selects, opens, or puts down what was selected.
fn click(
    click: On<Pointer<Click>>,
    mut commands: Commands,
    elements: Query<&Element>,
    rests: Query<&Rest>,
    session: Res<Session>,
    mut seat: ResMut<ActingSeat>,
    mut open: ResMut<OpenSurfaces>,
    mut eye: ResMut<Eye>,
    zone: Res<TableZone>,
    mut held: ResMut<Held>,
    mut outcome: Outcome,
) {
    if click.button != PointerButton::Primary || click.entity != click.original_event_target() {
        return;
    }
    let Some(playing) = &session.0 else { return };
    let view = playing.view().clone();
    let window = click.pointer_location.position;
    let pointer = eye.world(window, &zone);
    let spot = spot_of(click.entity, &elements);
    outcome.redraw();
    if held.0.as_ref().is_some_and(|holding| holding.hand == Hand::Dragged) {
        // A drag never clicks; its end comes next.
        return;
    }
    if let Some(holding) = held.0.take() {
        if matches!(holding.hand, Hand::Clicked | Hand::Keys)
            && let Some(target) = holding.chosen(pointer, spot)
        {
            outcome.take(&target.offers, holding.revision, window);
            put_down(&mut commands, holding);
            return;
        }
        put_down(&mut commands, holding);
    }
    let Some(spot) = spot else { return };
    if click.count >= 2
        && let Some(surface) = OpenSurfaces::opened_by(&view.table.surfaces, spot)
    {
        open.open(surface);
        camera::frame(&mut eye);
        return;
    }
    let offers = clicks(&view, spot, seat.0);
    if let Some(of) = offers.first().and_then(|id| view.table.offers.get(id.0)).map(|offer| offer.seat) {
        seat.set_if_neq(ActingSeat(Some(of)));
    }
    let taken = match (spot, rests.get(click.entity)) {
        (Spot::Piece(piece), Ok(rest)) => {
            hold(&view, piece, Hand::Clicked, *rest, rest.middle, window, seat.0, &open)
        }
        _ => None,
    };
    let taken = taken.filter(|holding| !holding.targets.is_empty());
    if offers.len() == 1 && taken.is_none() {
        outcome.take(&offers, view.revision, window);
        return;
    }
    if offers.is_empty() && taken.is_none() {
        outcome.refuse_click(spot);
    }
    outcome.ask(offers, view.revision, window);
    held.0 = taken;
}

fn over(
    over: On<Pointer<Over>>,
    elements: Query<&Element>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if over.entity != over.original_event_target() {
        return;
    }
    if let Ok(element) = elements.get(over.entity) {
        *hovered = Hovered { element: Some(*element), since: 0.0 };
        redraw.write(RequestRedraw);
    }
}

fn out(
    out: On<Pointer<Out>>,
    elements: Query<&Element>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Ok(element) = elements.get(out.entity)
        && hovered.element == Some(*element)
    {
        *hovered = Hovered::default();
        redraw.write(RequestRedraw);
    }
}

/// Finds the target a held piece would go to.
fn follow_pointer(
    mut held: ResMut<Held>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
    window: Query<&Window, With<bevy::window::PrimaryWindow>>,
    mut seat: ResMut<ActingSeat>,
    session: Res<Session>,
    elements: Res<Elements>,
    rests: Query<&Rest>,
) {
    let Some(holding) = &mut held.bypass_change_detection().0 else { return };
    if holding.hand == Hand::Clicked
        && let Some(cursor) = window.single().ok().and_then(Window::cursor_position)
    {
        holding.pointer = eye.world(cursor, &zone);
    }
    if matches!(holding.hand, Hand::Dragged | Hand::Clicked) {
        holding.aim(eye.scale, &elements, |entity| rests.get(entity).ok().copied());
    }
    // Whose piece is in the hand, that seat is shown.
    if let (Some(playing), Some(target)) = (&session.0, holding.targets.first())
        && let Some(of) = target.offers.first().and_then(|id| playing.offer(*id)).map(|offer| offer.seat)
    {
        seat.set_if_neq(ActingSeat(Some(of)));
    }
}
/// When the game goes on meanwhile, what was held is let go.
fn let_go_of_the_past(
    mut commands: Commands,
    mut held: ResMut<Held>,
    mut choices: ResMut<Choices>,
    session: Res<Session>,
) {
    let revision = session.0.as_ref().map(|playing| playing.view().revision);
    if held.0.as_ref().is_some_and(|holding| Some(holding.revision) != revision)
        && let Some(holding) = held.0.take()
    {
        put_down(&mut commands, holding);
    }
    if !choices.offers.is_empty() && Some(choices.revision) != revision {
        *choices = Choices::default();
    }
}
fn wait(
    mut hovered: ResMut<Hovered>,
    mut wrong: ResMut<RefusedDrop>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hovered.element.is_some() && hovered.since < 0.5 {
        hovered.bypass_change_detection().since += time.delta_secs();
        redraw.write(RequestRedraw);
    }
    if let Some((_, left)) = &mut wrong.bypass_change_detection().0 {
        *left -= time.delta_secs();
        redraw.write(RequestRedraw);
        if *left <= 0.0 {
            wrong.0 = None;
        }
    }
}
