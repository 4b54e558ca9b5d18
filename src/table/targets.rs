//! What a piece can be moved to: the offers of its drags, gathered by where they lead.

use bevy::prelude::*;

use super::{
    OpenSurfaces,
    elements::{Rest, rest},
};
use crate::{
    matches::{OfferId, View},
    rules::{
        Seat,
        table::{Gesture, Offer, PieceId, Pose, Rect, Spot, SurfaceId, TableView},
    },
};

/// A place that a piece can be moved to.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// What lights up.
    pub onto: Spot,
    /// Where the piece will lie.
    pub land: Rest,
    /// How it must be turned.
    pub pose: Pose,
    /// The offers that this gesture makes; more than one where it can mean several things.
    pub offers: Vec<OfferId>,
}

/// Where a piece can be moved to now.
pub fn targets(view: &View, piece: PieceId, seat: Option<Seat>, open: &OpenSurfaces) -> Vec<Target> {
    let surfaces = surface_rects(&view.table);
    let mut targets: Vec<Target> = Vec::new();
    for (at, offer) in view.table.offers.iter().enumerate() {
        let Gesture::Drag { piece: moved, onto, land, pose } = &offer.gesture else { continue };
        if *moved != piece || !open.shows(land.surface) {
            continue;
        }
        let land = rest(*land, &surfaces, open, 0);
        let same = targets
            .iter_mut()
            .find(|target| target.onto == *onto && target.land.middle == land.middle && target.pose == *pose);
        match same {
            Some(target) => target.offers.push(OfferId(at)),
            None => targets.push(Target { onto: *onto, land, pose: *pose, offers: vec![OfferId(at)] }),
        }
    }
    for target in &mut targets {
        target.offers = one_seat(&view.table, &target.offers, seat);
    }
    targets
}

/// The offers that a click on a spot makes.
pub fn clicks(view: &View, spot: Spot, seat: Option<Seat>) -> Vec<OfferId> {
    let offers: Vec<OfferId> = view
        .table
        .offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| offer.gesture == Gesture::Click(spot))
        .map(|(at, _)| OfferId(at))
        .collect();
    one_seat(&view.table, &offers, seat)
}

/// Of offers that several seats share, those of one: the shown one if it has any.
pub fn one_seat(table: &TableView<OfferId>, offers: &[OfferId], seat: Option<Seat>) -> Vec<OfferId> {
    let of = |id: &OfferId| table.offers.get(id.0).map(|offer: &Offer<OfferId>| offer.seat);
    let chosen = seat.filter(|seat| offers.iter().any(|id| of(id) == Some(*seat)));
    let chosen = chosen.or_else(|| offers.first().and_then(of));
    offers.iter().filter(|id| of(id) == chosen).copied().collect()
}

/// Where each surface lies.
pub fn surface_rects(table: &TableView<OfferId>) -> Vec<(SurfaceId, Rect)> {
    table.surfaces.iter().map(|surface| (surface.id, surface.rect)).collect()
}

/// How far a point is from a rectangle; 0 inside it.
fn off(point: Vec2, rest: &Rest) -> f32 {
    ((point - rest.middle).abs() - rest.size / 2.0).max(Vec2::ZERO).length()
}

/// The target nearest to a held piece, if one is within reach (in units). A spot under the pointer comes
/// before its neighbours, and one that has a single place is reached wherever the pointer is on it.
pub fn nearest(
    targets: &[Target],
    pose: Pose,
    piece: Vec2,
    pointer: Vec2,
    reach: f32,
    over: impl Fn(Spot) -> bool,
) -> Option<usize> {
    let fitting = || targets.iter().enumerate().filter(|(_, target)| target.pose == pose);
    let ranked = fitting().filter_map(|(at, target)| {
        let centres = piece.distance(target.land.middle);
        let near = off(pointer, &target.land).min(centres);
        let under = over(target.onto);
        let only = || fitting().filter(|(_, other)| other.onto == target.onto).count() == 1;
        (near <= reach || under && only()).then_some((at, !under, near.min(reach * 0.2), centres))
    });
    ranked.min_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)).then(a.3.total_cmp(&b.3))).map(|(at, ..)| at)
}
