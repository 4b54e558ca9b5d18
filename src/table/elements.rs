//! Every surface, zone and piece of the view as an entity.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;

use super::{
    OpenSurfaces, TableSystems,
    camera::{middle, size},
    motion::Travel,
    on_table,
    paintings::Painted,
};
use crate::{
    app::Screen,
    rules::table::{Face, PieceId, Place, Rect, Spot, SurfaceId, ZoneId},
    session::Session,
};

/// What an entity shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// The ground of a surface.
    Surface(SurfaceId),
    /// A zone.
    Zone(ZoneId, SurfaceId),
    /// A piece.
    Piece(PieceId),
}

impl Element {
    /// The spot it is, if it is one that gestures can name.
    pub fn spot(self) -> Option<Spot> {
        match self {
            Element::Surface(_) => None,
            Element::Zone(zone, _) => Some(Spot::Zone(zone)),
            Element::Piece(piece) => Some(Spot::Piece(piece)),
        }
    }
}

/// Where an element belongs: the middle in the world, size in units, height.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Rest {
    /// Middle, in the world.
    pub middle: Vec2,
    /// Size, in units.
    pub size: Vec2,
    /// Height.
    pub z: f32,
    /// The surface it lies on.
    pub surface: SurfaceId,
}

impl Rest {
    /// Whether a point of the world lies on it.
    pub fn contains(&self, point: Vec2) -> bool {
        ((point - self.middle).abs() - self.size / 2.0).max_element() <= 0.0
    }
}

/// All elements by what they show.
#[derive(Resource, Default)]
pub struct Elements(pub HashMap<Element, Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Elements>()
        .add_systems(Update, follow.run_if(on_table).in_set(TableSystems::Follow))
        .add_systems(OnExit(Screen::Play), clear);
}

fn clear(mut commands: Commands, mut elements: ResMut<Elements>) {
    for (_, entity) in elements.0.drain() {
        commands.entity(entity).despawn();
    }
}

/// A place in the world.
pub fn rest(place: Place, surfaces: &[(SurfaceId, Rect)], open: &OpenSurfaces, order: usize) -> Rest {
    let origin =
        surfaces.iter().find(|(id, _)| *id == place.surface).map_or(Rect::default(), |(_, rect)| *rect);
    let rect = place.rect.within(Rect::new(origin.x, origin.y, 0, 0));
    let rect = Rect { w: place.rect.w, h: place.rect.h, ..rect };
    Rest {
        middle: middle(rect),
        size: size(rect),
        // Every element has a height of its own, so that nothing flickers.
        z: open.height(place.surface) + f32::from(place.level) + order as f32 * 0.001,
        surface: place.surface,
    }
}

/// Brings the entities in line with the view.
fn follow(
    mut commands: Commands,
    session: Res<Session>,
    open: Res<OpenSurfaces>,
    mut elements: ResMut<Elements>,
    mut query: Query<(&mut Rest, &mut Painted)>,
    mut shown: Local<Option<u64>>,
) {
    let Some(playing) = &session.0 else { return };
    let view = playing.view();
    if *shown == Some(view.revision) && !open.is_changed() && !session.is_added() && !elements.0.is_empty() {
        return;
    }
    *shown = Some(view.revision);
    let table = &view.table;
    let surfaces: Vec<(SurfaceId, Rect)> =
        table.surfaces.iter().map(|surface| (surface.id, surface.rect)).collect();
    let mut wanted: Vec<(Element, Rest, Arc<Face>, Option<Vec2>)> = Vec::new();
    for surface in &table.surfaces {
        if open.shows(surface.id) {
            let place = Place { surface: SurfaceId::TABLE, rect: surface.rect, level: -1 };
            let mut rest = rest(place, &surfaces, &open, 0);
            rest.z += open.height(surface.id);
            rest.surface = surface.id;
            wanted.push((Element::Surface(surface.id), rest, Arc::new(surface.face.clone()), None));
        }
    }
    for (order, zone) in table.zones.iter().enumerate() {
        if open.shows(zone.place.surface) {
            let rest = rest(zone.place, &surfaces, &open, order);
            wanted.push((
                Element::Zone(zone.id, zone.place.surface),
                rest,
                Arc::new(zone.face.clone()),
                None,
            ));
        }
    }
    for (order, piece) in table.pieces.iter().enumerate() {
        if let Some(place) = open.place(&piece.places) {
            let rest = rest(place, &surfaces, &open, order);
            let from = piece.from.map(middle);
            wanted.push((Element::Piece(piece.id), rest, Arc::new(piece.face.clone()), from));
        }
    }
    let mut gone = std::mem::take(&mut elements.0);
    for (element, rest, face, from) in wanted {
        match gone.remove(&element) {
            Some(entity) => {
                if let Ok((mut old, mut painted)) = query.get_mut(entity) {
                    if *old != rest {
                        // A piece that changes its place on the same ground travels; all else is simply there.
                        let travels = old.surface == rest.surface && matches!(element, Element::Piece(_));
                        if travels && old.middle != rest.middle {
                            commands
                                .entity(entity)
                                .insert(Travel::from_here(rest.middle.distance(old.middle)));
                        } else if !travels {
                            commands.entity(entity).insert(Travel::arrived());
                        }
                        *old = rest;
                    }
                    painted.show(face);
                }
                elements.0.insert(element, entity);
            }
            None => {
                let start = from.unwrap_or(rest.middle);
                let mut entity = commands.spawn((
                    element,
                    rest,
                    Painted::new(face),
                    // Nothing shows until it is painted.
                    Sprite { custom_size: Some(Vec2::ZERO), ..default() },
                    Transform::from_translation(start.extend(rest.z)),
                ));
                if from.is_some() {
                    entity.insert(Travel::from_here(rest.middle.distance(start)));
                }
                elements.0.insert(element, entity.id());
            }
        }
    }
    for (_, entity) in gone {
        commands.entity(entity).despawn();
    }
}
