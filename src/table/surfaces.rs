//! What lies open over the table: trays, the building tree.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::{TableSystems, camera, elements::Rest, on_table};
use crate::{
    matches::View,
    overlay::Blocking,
    rules::table::{Gesture, PieceId, Place, Spot, Surface, SurfaceId, ZoneId},
    session::{ActingSeat, Session, SessionSystems},
};

/// The surfaces opened over the table, the uppermost last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenSurfaces {
    open: Vec<SurfaceId>,
    /// The one the game opened by itself, so that it also closes by itself.
    by_game: Option<SurfaceId>,
}

impl OpenSurfaces {
    /// Whether a surface can be seen.
    pub fn shows(&self, surface: SurfaceId) -> bool {
        surface == SurfaceId::TABLE || self.open.contains(&surface)
    }

    /// All that can be seen, the table first.
    pub fn shown(&self) -> impl Iterator<Item = SurfaceId> {
        std::iter::once(SurfaceId::TABLE).chain(self.open.iter().copied())
    }

    /// The uppermost one.
    pub fn top(&self) -> SurfaceId {
        self.open.last().copied().unwrap_or(SurfaceId::TABLE)
    }

    /// Opens one over all others, or brings it there.
    pub fn open(&mut self, surface: SurfaceId) {
        self.open.retain(|open| *open != surface);
        self.open.push(surface);
    }

    /// Closes the uppermost one; whether there was one.
    pub fn close(&mut self) -> bool {
        self.by_game = None;
        self.open.pop().is_some()
    }

    /// Closes everything.
    pub fn clear(&mut self) {
        self.open.clear();
        self.by_game = None;
    }

    /// How high a surface lies: everything on it lies above everything on lower ones.
    pub fn height(&self, surface: SurfaceId) -> f32 {
        match self.open.iter().position(|open| *open == surface) {
            Some(at) => 150.0 * (at + 1) as f32,
            None => 0.0,
        }
    }

    /// Whether what rests there lies under an open surface.
    pub fn hides(&self, surfaces: &[Surface], rest: &Rest) -> bool {
        surfaces.iter().filter(|surface| self.open.contains(&surface.id)).any(|surface| {
            let off = (rest.middle - camera::middle(surface.rect)).abs() - camera::size(surface.rect) / 2.0;
            self.height(surface.id) > self.height(rest.surface) && off.max_element() <= 0.0
        })
    }

    /// Which of several places counts: the one on the uppermost open surface.
    pub fn place(&self, places: &[Place]) -> Option<Place> {
        places
            .iter()
            .filter(|place| self.shows(place.surface))
            .max_by(|a, b| self.height(a.surface).total_cmp(&self.height(b.surface)))
            .copied()
    }

    /// The surface that a spot opens.
    pub fn opened_by(surfaces: &[Surface], spot: Spot) -> Option<SurfaceId> {
        surfaces.iter().find(|surface| surface.opened_by.contains(&spot)).map(|surface| surface.id)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenSurfaces>().add_systems(
        Update,
        (open_next.run_if(on_table).run_if(not(egui_wants_any_keyboard_input)), follow.run_if(on_table))
            .chain()
            .after(SessionSystems::Play)
            .before(TableSystems::Follow),
    );
}

/// O opens one surface after the other: first those of the shown seat, then nobody's, then the others'.
fn open_next(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    blocking: Res<Blocking>,
    mut open: ResMut<OpenSurfaces>,
    mut eye: ResMut<camera::Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(playing), true, false) = (&session.0, keys.just_pressed(KeyCode::KeyO), blocking.0) else {
        return;
    };
    let mut all: Vec<&Surface> =
        playing.view().table.surfaces.iter().filter(|surface| !surface.opened_by.is_empty()).collect();
    all.sort_by_key(|surface| match surface.seat {
        of if of.is_some() && of == seat.0 => 0,
        None => 1,
        Some(_) => 2,
    });
    let next = match all.iter().position(|surface| surface.id == open.top()) {
        Some(at) => all.get(at + 1),
        None => all.first(),
    };
    open.close();
    if let Some(surface) = next {
        open.open(surface.id);
    }
    camera::frame(&mut eye);
    redraw.write(RequestRedraw);
}

/// Whether something can be done on a surface: a piece put down there, a zone clicked.
fn is_busy(view: &View, surface: SurfaceId) -> bool {
    let on_it =
        |id: ZoneId| view.table.zones.iter().any(|zone| zone.id == id && zone.place.surface == surface);
    let lies_on_it = |id: PieceId| {
        let piece = view.table.pieces.iter().find(|piece| piece.id == id);
        piece.is_some_and(|piece| piece.places.iter().any(|place| place.surface == surface))
    };
    view.table.offers.iter().any(|offer| match offer.gesture {
        Gesture::Drag { land, .. } => land.surface == surface,
        Gesture::Click(Spot::Zone(zone)) => on_it(zone),
        Gesture::Turn { wheel, .. } => lies_on_it(wheel),
        _ => false,
    })
}

/// Opens the surface a decision is made on, and closes it when the decision is made. A tray that somebody
/// opened to work on closes when all work there is done: what comes next lies on the table.
fn follow(
    session: Res<Session>,
    mut open: ResMut<OpenSurfaces>,
    mut eye: ResMut<camera::Eye>,
    mut last: Local<Option<SurfaceId>>,
    mut worked_on: Local<Option<SurfaceId>>,
    mut seen: Local<Option<(u32, u64, SurfaceId)>>,
) {
    let Some(playing) = &session.0 else {
        if open.top() != SurfaceId::TABLE {
            open.clear();
        }
        (*last, *seen) = (None, None);
        return;
    };
    let view = playing.view();
    let top = open.top();
    let now = (playing.game.mark(), view.revision, top);
    let before = seen.replace(now);
    if before == Some(now) {
        return;
    }
    if before.is_none_or(|(mark, ..)| mark != now.0) {
        // Another match: what was open over the last one is not open over this.
        *last = None;
    }
    let busy = top != SurfaceId::TABLE && is_busy(view, top);
    if *worked_on == Some(top) && !busy && view.table.open != Some(top) {
        open.close();
    }
    *worked_on = busy.then_some(top);
    let wanted = view.table.open;
    if wanted == *last {
        return;
    }
    *last = wanted;
    if let Some(gone) = open.by_game.take() {
        open.open.retain(|surface| *surface != gone);
    }
    if let Some(surface) = wanted
        && !open.shows(surface)
    {
        open.open(surface);
        open.by_game = Some(surface);
        camera::frame(&mut eye);
    }
    let surfaces = &view.table.surfaces;
    open.open.retain(|open| surfaces.iter().any(|surface| surface.id == *open));
}
