//! The overlay over the table: what it covers cannot be touched, and a resting window costs nothing.

use bevy::{input::ButtonState, prelude::*};
use windmill_lane::rules::table::{Gesture, Spot, StepState, SurfaceId};

use super::desk::{Desk, a_day, drags};

#[test]
fn the_ledger_covers_what_is_beneath_it() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let from = desk.middle(Spot::Piece(piece));
    // Near to the table, and the table moved until the piece lies under the ledger.
    desk.point(from);
    for _ in 0..14 {
        desk.hands(|hands| hands.wheel(1.0));
    }
    let under = from + Vec2::new(1050.0, -100.0);
    desk.hands(|hands| hands.button(MouseButton::Right, ButtonState::Pressed));
    for part in 1..=10 {
        desk.point(from.lerp(under, part as f32 / 10.0));
    }
    desk.hands(|hands| hands.button(MouseButton::Right, ButtonState::Released));
    desk.rest();
    let now = desk.middle(Spot::Piece(piece));
    assert!(now.x > 1045.0 && now.x < 1275.0 && now.y > 65.0, "the piece lies under the ledger: {now}");
    let before = desk.serial();
    desk.carry(now, Vec2::new(600.0, 400.0));
    assert!(!desk.rest().held, "the press went to the ledger");
    desk.release();
    desk.point(now);
    desk.hands(|hands| hands.wheel(2.0));
    let zoom = desk.eye().0.zoom;
    desk.rest();
    assert_eq!(desk.eye().0.zoom, zoom);
    assert_eq!(desk.serial(), before);
}

#[test]
fn the_bar_covers_what_is_beneath_it() {
    let mut desk = Desk::with(a_day(2));
    desk.rest();
    let zoom = desk.eye().0.zoom;
    desk.point(Vec2::new(640.0, 30.0));
    desk.hands(|hands| hands.wheel(2.0));
    desk.rest();
    assert_eq!(desk.eye().0.zoom, zoom, "the wheel over the bar does not zoom");
}

#[test]
fn an_open_tray_covers_the_table_and_escape_closes_it() {
    let mut desk = Desk::with(a_day(2));
    desk.rest();
    let view = desk.view();
    let (surface, spot) = view
        .table
        .surfaces
        .iter()
        .find_map(|of| Some((of.id, *of.opened_by.first()?)).filter(|(id, _)| *id != SurfaceId::TABLE))
        .expect("a tray");
    let at = desk.middle(spot);
    desk.click(at);
    desk.press();
    desk.release();
    desk.wait("the tray", |scene| scene.open.contains(&surface.0));
    // A piece of the table that lies under the tray cannot be lifted through it.
    let rect = view.table.surfaces.iter().find(|of| of.id == surface).expect("the tray").rect;
    let covered = drags(&view).map(|(_, _, piece, _)| piece).find(|piece| {
        let of = view.table.pieces.iter().find(|of| of.id == *piece).expect("a piece");
        let place = of.places.iter().find(|place| place.surface == SurfaceId::TABLE);
        place.is_some_and(|place| {
            let (x, y) = (place.rect.x + place.rect.w / 2, place.rect.y + place.rect.h / 2);
            x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h
        }) && !of.places.iter().any(|place| place.surface == surface)
    });
    let from = desk.middle(Spot::Piece(covered.expect("a piece that could be lifted but for the tray")));
    desk.carry(from, from + Vec2::new(60.0, 0.0));
    assert!(!desk.rest().held, "it lies under the tray");
    desk.release();
    desk.keys(&[KeyCode::Escape]);
    desk.wait("the tray away", |scene| !scene.open.contains(&surface.0) && scene.screen == "Play");
}

#[test]
fn escape_closes_the_topmost_first() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let from = desk.middle(Spot::Piece(piece));
    desk.keys(&[KeyCode::KeyB]);
    let named =
        |scene: &windmill_lane::app::trace::Scene, name: &str| scene.widgets.iter().any(|(of, _)| of == name);
    desk.wait("the rulebook", |scene| named(scene, "Close"));
    let moved = desk.middle(Spot::Piece(piece));
    assert!(moved.distance(from) > 1.0, "the table makes room for it");
    desk.click(moved);
    desk.wait("a held piece", |scene| scene.held);
    desk.keys(&[KeyCode::Escape]);
    let scene = desk.rest();
    assert!(!scene.held && named(&scene, "Close"), "first the piece");
    desk.keys(&[KeyCode::Escape]);
    assert!(!named(&desk.rest(), "Close"), "then the rulebook");
}

#[test]
fn a_dialog_takes_clicks_and_keys_away_from_the_table() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let (from, before) = (desk.middle(Spot::Piece(piece)), desk.serial());
    desk.keys(&[KeyCode::ShiftLeft, KeyCode::Slash]);
    desk.wait("the keys", |scene| scene.blocked);
    desk.carry(from, Vec2::new(600.0, 400.0));
    assert!(!desk.rest().held);
    desk.release();
    desk.keys(&[KeyCode::Tab]);
    desk.keys(&[KeyCode::Enter]);
    assert_eq!(desk.serial(), before);
}

#[test]
fn a_resting_table_asks_for_no_frame() {
    let mut desk = Desk::with(a_day(4));
    desk.rest();
    // Hover forms have had their time.
    desk.frames(60);
    assert_eq!(desk.redraws(120), 0, "nothing happens, so nothing is drawn");
}

#[test]
fn a_resting_lane_asks_for_no_frame() {
    let mut desk = Desk::lane_at((1280, 720), 100);
    // The picture is painted on another thread.
    for _ in 0..2_000 {
        if desk.redraws(20) == 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(desk.redraws(120), 0);
}

#[test]
fn the_buildings_can_be_looked_through_in_every_phase() {
    windmill_lane::clauses!["MW-28"];
    // The step of the trail that is now: opening, dawn, town action, work, dusk, season's end.
    let phase = |view: &windmill_lane::matches::View| {
        let steps = view.table.prompts.iter().flat_map(|prompt| &prompt.trail);
        let now = steps.into_iter().find(|step| step.state == StepState::Now);
        now.map(|step| step.words.key.to_string())
    };
    let mut seen = std::collections::BTreeSet::new();
    let mut game = super::desk::fresh(2, 4711);
    while seen.len() < 5 {
        let known = seen.clone();
        game = super::desk::until(game, 77 + seen.len() as u64, |view| {
            phase(view).is_some_and(|now| !known.contains(&now))
        });
        seen.extend(phase(&game.view(windmill_lane::rules::Viewer::Public)));
        let mut desk = Desk::with(game.copy());
        desk.rest();
        if desk.rest().blocked {
            // A page asks: it steps aside for whoever wants to look first.
            desk.push("See the board");
        }
        for _ in 0..6 {
            if desk.rest().open.contains(&1) {
                break;
            }
            desk.keys(&[KeyCode::KeyO]);
        }
        let scene = desk.rest();
        assert!(scene.open.contains(&1), "the buildings open while {seen:?}: {scene:#?}");
        if seen.len() == 1 {
            let there = desk
                .view()
                .table
                .pieces
                .iter()
                .filter(|piece| piece.places.iter().any(|place| place.surface.0 == 1))
                .count();
            assert_eq!(there, 41, "all but the Longhouse, which stands in the town");
        }
    }
}

#[test]
fn the_rulebook_hides_what_the_envelopes_hide_until_somebody_asks() {
    windmill_lane::clauses!["MW-292"];
    // The first clause of what only the story opens.
    const HIDDEN: &str = "MW-265";
    const ASK: &str = "Show what the envelopes hide";
    let mut desk = Desk::with(a_day(2));
    let says = |desk: &Desk| desk.app.world().resource::<super::legible::Page>().says(HIDDEN);
    desk.rest();
    desk.keys(&[KeyCode::KeyB]);
    desk.rest();
    desk.point(Vec2::new(1100.0, 400.0));
    let shown = |desk: &mut Desk| {
        let place = desk.rest().widgets.into_iter().find(|(name, _)| name == ASK).map(|(_, place)| place);
        place.is_some_and(|[_, y, _, h]| h > 20 && y < 600)
    };
    // A few lines at a time, as somebody who reads.
    for _ in 0..2_000 {
        assert!(!says(&desk), "nobody has asked");
        if shown(&mut desk) {
            break;
        }
        desk.hands(|hands| hands.wheel(-6.0));
    }
    desk.push(ASK);
    desk.wait("what was asked for", |scene| scene.widgets.iter().all(|(name, _)| name != ASK));
    assert!(says(&desk));
}

#[test]
fn a_tray_closes_when_its_work_is_done() {
    let sows = |view: &windmill_lane::matches::View| {
        let quiet = view.table.prompts.iter().all(|prompt| prompt.page.is_none());
        let tray = view.table.offers.iter().find_map(|offer| match offer.gesture {
            Gesture::Drag { land, .. } if land.surface.0 >= 10 => Some(land.surface),
            _ => None,
        });
        tray.filter(|_| quiet)
    };
    let mut desk =
        Desk::with(super::desk::until(super::desk::fresh(1, 4711), 8, |view| sows(view).is_some()));
    desk.rest();
    let tray = sows(&desk.view()).expect("work in a tray");
    for _ in 0..4 {
        if desk.rest().open.contains(&tray.0) {
            break;
        }
        desk.keys(&[KeyCode::KeyO]);
    }
    assert!(desk.rest().open.contains(&tray.0));
    desk.push("End turn");
    let after = desk.rest();
    assert!(sows(&desk.view()).is_none(), "nothing more to do there");
    assert_eq!(after.open, [0], "the table is to be seen");
}
