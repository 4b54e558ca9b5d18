//! Every surface, zone and piece of the view as an entity.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;

use super::{
    OpenSurfaces, TableSystems,
    camera::{middle, size},
    motion::Travel,
    on_table,
    paintings::Painted,
    wheels::{self, Cast, Spin, Wheeled},
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
    /// How far it stands turned about its middle, in degrees clockwise.
    pub angle: f32,
    /// Whether it is round, as wheels are.
    pub disc: bool,
}

impl Rest {
    /// Whether a point of the world lies on it.
    pub fn contains(&self, point: Vec2) -> bool {
        self.covers(self.rotation().inverse() * (point - self.middle).extend(0.0), self.size)
    }

    /// Whether it covers a point so far from its middle, unturned, if it has this size.
    pub fn covers(&self, off: Vec3, size: Vec2) -> bool {
        let off = off.truncate().abs() / (size / 2.0).max(Vec2::splat(f32::EPSILON));
        if self.disc { off.length() <= 1.0 } else { off.max_element() <= 1.0 }
    }

    /// How it stands turned.
    pub fn rotation(&self) -> Quat {
        Quat::from_rotation_z(-self.angle.to_radians())
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
        angle: 0.0,
        disc: false,
    }
}

/// An element as the view wants it.
struct Wanted {
    element: Element,
    rest: Rest,
    face: Arc<Face>,
    /// Where it comes from.
    from: Option<Vec2>,
    wheeled: Option<Wheeled>,
    cast: Option<Cast>,
}

impl Wanted {
    fn new(element: Element, rest: Rest, face: &Face) -> Wanted {
        Wanted { element, rest, face: Arc::new(face.clone()), from: None, wheeled: None, cast: None }
    }
}

/// Gives an entity what a wheel, or what lies on one, has besides.
fn dress(entity: &mut EntityCommands, wheeled: Option<Wheeled>, cast: Option<Cast>) {
    match wheeled {
        Some(wheeled) => entity.insert(wheeled),
        None => entity.try_remove::<Wheeled>(),
    };
    match cast {
        Some(cast) => entity.insert(cast),
        None => entity.try_remove::<Cast>(),
    };
}

/// Brings the entities in line with the view.
fn follow(
    mut commands: Commands,
    session: Res<Session>,
    open: Res<OpenSurfaces>,
    mut elements: ResMut<Elements>,
    mut query: Query<(&mut Rest, &mut Painted)>,
    mut spin: ResMut<Spin>,
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
    let mut wanted: Vec<Wanted> = Vec::new();
    for surface in &table.surfaces {
        if open.shows(surface.id) {
            let place = Place { surface: SurfaceId::TABLE, rect: surface.rect, level: -1 };
            let mut rest = rest(place, &surfaces, &open, 0);
            rest.z += open.height(surface.id);
            rest.surface = surface.id;
            wanted.push(Wanted::new(Element::Surface(surface.id), rest, &surface.face));
        }
    }
    for (order, zone) in table.zones.iter().enumerate() {
        if open.shows(zone.place.surface) {
            let rest = rest(zone.place, &surfaces, &open, order);
            wanted.push(Wanted::new(Element::Zone(zone.id, zone.place.surface), rest, &zone.face));
        }
    }
    for (order, piece) in table.pieces.iter().enumerate() {
        if let Some(place) = open.place(&piece.places) {
            let mut rest = rest(place, &surfaces, &open, order);
            let wheeled = Wheeled::of(piece, place, &surfaces, &open);
            rest.angle = piece.round.as_ref().map_or(0.0, |round| f32::from(round.angle));
            rest.disc = wheeled.as_ref().is_some_and(|wheeled| wheeled.is_wheel(&rest));
            let apart = if rest.disc { wheels::apart(&piece.face) } else { None };
            let (face, cast) = match &apart {
                Some((face, cast)) => (face, Some(Cast(Arc::new(cast.clone())))),
                None => (&piece.face, None),
            };
            let plain = Wanted::new(Element::Piece(piece.id), rest, face);
            wanted.push(Wanted { from: piece.from.map(middle), wheeled, cast, ..plain });
        }
    }
    let mut gone = std::mem::take(&mut elements.0);
    // What went round with a wheel does not travel by itself.
    let went = {
        let rounds = wanted.iter().filter_map(|new| {
            let (old, _) = query.get(*gone.get(&new.element)?).ok()?;
            Some((old, &new.rest, new.wheeled.as_ref()?))
        });
        spin.explains(rounds)
    };
    if let Some((wheel, steps)) = went {
        spin.went_on(wheel, steps);
    }
    for Wanted { element, rest, face, from, wheeled, cast } in wanted {
        match gone.remove(&element) {
            Some(entity) => {
                if let Ok((mut old, mut painted)) = query.get_mut(entity) {
                    if *old != rest {
                        // A piece that changes its place on the same ground travels; all else is simply there.
                        let travels = old.surface == rest.surface && matches!(element, Element::Piece(_));
                        let rides = wheels::went_along(went, &old, &rest, wheeled.as_ref());
                        if travels && old.middle != rest.middle && !rides {
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
                dress(&mut commands.entity(entity), wheeled, cast);
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
                    Transform::from_translation(start.extend(rest.z)).with_rotation(rest.rotation()),
                ));
                dress(&mut entity, wheeled, cast);
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
