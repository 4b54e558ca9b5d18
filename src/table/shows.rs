//! What the table shows before it is so: where a piece would stand, what would come of it; and what belongs to
//! what the pointer rests on.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    Counting, Focused, Held, OpenSurfaces, TableSystems,
    drag::Hovered,
    elements::{Rest, rest},
    on_table,
    paintings::Painted,
    targets::surface_rects,
};
use crate::{
    app::Screen,
    matches::OfferId,
    rules::table::{Gesture, Offer, Shown, Spot, TableView},
    session::{ActingSeat, Session},
};

/// Something shown ahead of its time.
#[derive(Component)]
struct Ahead;

/// Over all pieces and marks, but under the hand.
const HIGH: f32 = 800.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(on_table).in_set(TableSystems::Move))
        .add_systems(OnExit(Screen::Play), clear);
}

fn clear(mut commands: Commands, shown: Query<Entity, With<Ahead>>) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
}

/// What a piece under the pointer or finger would bring, if all its offers bring the same.
fn of_piece<'a>(offers: &'a [Offer<OfferId>], spot: Spot, seat: &ActingSeat) -> &'a [Shown] {
    let moves = |offer: &&Offer<OfferId>| {
        seat.0.is_none_or(|seat| seat == offer.seat)
            && matches!(&offer.gesture, Gesture::Drag { piece, .. } if Spot::Piece(*piece) == spot)
    };
    let mut moves = offers.iter().filter(moves);
    let Some(first) = moves.next() else { return &[] };
    if moves.all(|other| other.shows == first.shows) { &first.shows } else { &[] }
}

/// What belongs to a piece or zone under the pointer or finger, else what it would bring.
fn of_spot<'a>(table: &'a TableView<OfferId>, spot: Spot, seat: &ActingSeat) -> &'a [Shown] {
    let about = match spot {
        Spot::Piece(id) => {
            table.pieces.iter().find(|piece| piece.id == id).and_then(|piece| piece.about.as_ref())
        }
        Spot::Zone(id) => table.zones.iter().find(|zone| zone.id == id).and_then(|zone| zone.about.as_ref()),
    };
    match about {
        Some(about) if !about.shows.is_empty() => &about.shows,
        _ => of_piece(&table.offers, spot, seat),
    }
}

fn show(
    mut commands: Commands,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    open: Res<OpenSurfaces>,
    held: Res<Held>,
    hovered: Res<Hovered>,
    focused: Res<Focused>,
    counting: Res<Counting>,
    old: Query<Entity, With<Ahead>>,
    mut last: Local<Vec<(Shown, Rest)>>,
) {
    let Some(playing) = &session.0 else { return };
    let table = &playing.view().table;
    let counted = table.result.as_ref().and_then(|sheet| counting.now(sheet));
    let shown: &[Shown] = if let Some((_, counted)) = counted {
        &counted.shows
    } else if held.lifted().is_some() {
        let offer = held.target().and_then(|target| target.offers.first());
        offer.and_then(|id| playing.offer(*id)).map_or(&[], |offer| &offer.shows)
    } else {
        let element = hovered.element.or(focused.element());
        element.and_then(|element| element.spot()).map_or(&[], |spot| of_spot(table, spot, &seat))
    };
    // What lies on a surface that is closed or covered is not seen.
    let surfaces = surface_rects(table);
    let rests = |(order, shown): (usize, &Shown)| {
        let at = rest(shown.place, &surfaces, &open, order);
        let seen = open.shows(shown.place.surface) && !open.hides(&table.surfaces, &at);
        let z = HIGH + f32::from(shown.place.level) + order as f32 * 0.01;
        seen.then(|| (shown.clone(), Rest { z, ..at }))
    };
    let shown: Vec<(Shown, Rest)> = shown.iter().enumerate().filter_map(rests).collect();
    if *last == shown && old.iter().count() == shown.len() {
        return;
    }
    last.clone_from(&shown);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (shown, at) in shown {
        let sprite = Sprite { custom_size: Some(Vec2::ZERO), ..default() };
        let place = Transform::from_translation(at.middle.extend(at.z));
        commands.spawn((Ahead, at, Painted::new(Arc::new(shown.face)), sprite, place));
    }
}
