//! Drags and clicks.

use bevy::{input::ButtonState, prelude::*};
use windmill_lane::rules::table::{Gesture, Pose, Spot, SurfaceId};

use super::desk::{Desk, a_day, drags, fresh, until};

#[test]
fn a_piece_dragged_to_its_place_makes_the_step() {
    let mut desk = Desk::with(a_day(2));
    let (at, piece, land) = desk.a_drag();
    let (from, to, before) = (desk.middle(Spot::Piece(piece)), desk.place(land), desk.serial());
    desk.carry(from, to);
    let held = desk.rest();
    assert!(held.held, "it is lifted");
    assert_eq!(held.nearest, [at], "it would make that step");
    desk.release();
    assert_eq!(desk.rest().serial, before + 1);
    assert!(desk.refusals().is_empty());
}

#[test]
fn a_piece_moved_and_let_go_within_a_frame_goes_where_it_was_let_go() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, land) = desk.a_drag();
    let (from, to, before) = (desk.middle(Spot::Piece(piece)), desk.place(land), desk.serial());
    desk.carry(from, from + Vec2::new(20.0, -20.0));
    desk.hands(|hands| {
        hands.point(to);
        hands.button(MouseButton::Left, ButtonState::Released);
    });
    let scene = desk.rest();
    assert_eq!(scene.serial, before + 1, "{:?} {scene:#?}", desk.refusals());
}

#[test]
fn a_press_becomes_a_drag_after_four_pixels() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let from = desk.middle(Spot::Piece(piece));
    desk.carry(from, from + Vec2::new(3.9, 0.0));
    assert!(!desk.rest().held, "3.9 pixels are a trembling hand");
    desk.point(from + Vec2::new(4.1, 0.0));
    assert!(desk.rest().held, "4.1 pixels are a drag");
    desk.point(from);
    assert!(desk.rest().held, "and it stays one");
}

#[test]
fn a_drag_never_clicks() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let (from, before) = (desk.middle(Spot::Piece(piece)), desk.serial());
    // There and back again: put down where it came from.
    desk.carry(from, from + Vec2::new(40.0, 0.0));
    desk.point(from);
    desk.release();
    let scene = desk.rest();
    assert!(!scene.held, "nothing is selected");
    assert!(scene.choices.is_empty(), "nothing is asked");
    assert_eq!(scene.serial, before);
    assert!(desk.refusals().is_empty(), "back home is no mistake");
}

#[test]
fn a_drop_where_the_rules_bar_it_is_refused_with_its_clause_and_changes_nothing() {
    let denied = |view: &windmill_lane::matches::View| {
        view.table.denied.iter().find_map(|denied| match &denied.gesture {
            Gesture::Drag { piece, onto: Spot::Zone(zone), land, .. } if land.surface == SurfaceId::TABLE => {
                let movable = drags(view).any(|(_, offer, of, _)| of == *piece && offer.seat == denied.seat);
                movable.then(|| (*piece, *zone, denied.refusal.clause.to_string()))
            }
            _ => None,
        })
    };
    let mut desk = Desk::with(until(a_day(2), 6, |view| {
        view.table.prompts.iter().all(|prompt| prompt.page.is_none()) && denied(view).is_some()
    }));
    desk.rest();
    let (piece, zone, clause) = denied(&desk.view()).expect("a barred place");
    let (from, to) = (desk.middle(Spot::Piece(piece)), desk.middle(Spot::Zone(zone)));
    let (before, serial) = (desk.view(), desk.serial());
    desk.carry(from, to);
    let held = desk.rest();
    desk.release();
    desk.frame();
    let refusals = desk.refusals();
    assert_eq!(refusals.len(), 1, "{refusals:?}, {piece:?} onto {zone:?} at {to}: {held:#?}");
    assert_eq!(refusals[0].0.as_deref(), Some(clause.as_str()));
    desk.rest();
    assert_eq!((desk.serial(), desk.view().revision), (serial, before.revision));
    let home = desk.middle(Spot::Piece(piece));
    assert!(home.distance(from) < 0.5, "it glides home: {home} from {from}");
}

#[test]
fn a_drop_on_nothing_goes_home_with_a_remark() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let from = desk.middle(Spot::Piece(piece));
    // The margin between the table's frame and the ledger.
    desk.drag(from, Vec2::new(1034.0, 400.0));
    let refusals = desk.refusals();
    assert_eq!(refusals, [(None, "drop-nowhere".to_owned())]);
    desk.rest();
    assert!(desk.middle(Spot::Piece(piece)).distance(from) < 0.5);
}

#[test]
fn click_and_click_moves_a_piece_too() {
    let mut desk = Desk::with(a_day(2));
    let (at, piece, land) = desk.a_drag();
    let (from, to, before) = (desk.middle(Spot::Piece(piece)), desk.place(land), desk.serial());
    desk.click(from);
    assert!(desk.rest().held, "the first click takes it up");
    desk.point(to);
    assert_eq!(desk.rest().nearest, [at]);
    desk.click(to);
    assert_eq!(desk.rest().serial, before + 1);
}

#[test]
fn escape_puts_a_held_piece_back() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let (from, before) = (desk.middle(Spot::Piece(piece)), desk.serial());
    desk.click(from);
    assert!(desk.rest().held);
    desk.keys(&[KeyCode::Escape]);
    let scene = desk.rest();
    assert!(!scene.held && scene.serial == before);
    assert_eq!(scene.screen, "Play", "nothing else is closed by the same key");
}

#[test]
fn the_other_button_pans_and_lifts_nothing() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    let from = desk.middle(Spot::Piece(piece));
    desk.point(from);
    desk.hands(|hands| hands.button(MouseButton::Right, ButtonState::Pressed));
    for step in 1..6 {
        desk.point(from + Vec2::new(10.0 * step as f32, 0.0));
        assert!(!desk.scene().is_some_and(|scene| scene.held));
    }
    desk.hands(|hands| hands.button(MouseButton::Right, ButtonState::Released));
    desk.rest();
    let now = desk.middle(Spot::Piece(piece));
    assert!((now.x - from.x - 50.0).abs() < 2.0, "the table went along: {from} to {now}");
    desk.keys(&[KeyCode::Home]);
    desk.rest();
    assert!(desk.middle(Spot::Piece(piece)).distance(from) < 0.5, "Home frames the table");
}

#[test]
fn the_wheel_zooms_at_the_cursor() {
    let mut desk = Desk::with(a_day(2));
    desk.rest();
    let cursor = Vec2::new(333.0, 444.0);
    desk.point(cursor);
    let (eye, zone) = desk.eye();
    let under = eye.world(cursor, &zone);
    desk.hands(|hands| hands.wheel(3.0));
    desk.rest();
    let (eye, zone) = desk.eye();
    assert!(eye.zoom > 1.4, "three notches of 15 %: {}", eye.zoom);
    assert!(eye.world(cursor, &zone).distance(under) < 0.01, "what lay under the cursor still does");
}

#[test]
fn a_crop_in_the_hand_is_turned_by_key_and_wheel_and_mirrored() {
    let turnable = |view: &windmill_lane::matches::View| {
        view.table.offers.iter().find_map(|offer| match &offer.gesture {
            Gesture::Drag { piece, land, pose, .. } if *pose != Pose::default() => {
                Some((*piece, land.surface))
            }
            _ => None,
        })
    };
    let mut desk = Desk::with(until(fresh(1, 4711), 8, |view| turnable(view).is_some()));
    let (piece, surface) = turnable(&desk.view()).expect("a crop");
    let view = desk.view();
    let opened_by =
        view.table.surfaces.iter().find(|of| of.id == surface).and_then(|of| of.opened_by.first().copied());
    if let Some(spot) = opened_by {
        let at = desk.middle(spot);
        desk.click(at);
        desk.press();
        desk.release();
        desk.wait("the tray", |scene| scene.open.contains(&surface.0));
    }
    let from = desk.middle(Spot::Piece(piece));
    desk.click(from);
    assert!(desk.rest().held);
    let pose =
        |desk: &Desk| desk.app.world().resource::<windmill_lane::table::Held>().get().expect("held").pose;
    let first = pose(&desk);
    desk.keys(&[KeyCode::KeyR]);
    let turned = pose(&desk);
    assert_ne!(turned, first, "R turns it");
    let zoom = desk.eye().0.zoom;
    desk.hands(|hands| hands.wheel(-1.0));
    desk.frame();
    assert_eq!(pose(&desk), first, "the wheel turns it back");
    assert_eq!(desk.eye().0.zoom, zoom, "and does not zoom");
    let ways = view
        .table
        .pieces
        .iter()
        .find(|of| of.id == piece)
        .map_or(0, |of| of.lifted.iter().filter(|(way, _)| way.mirror).count());
    desk.keys(&[KeyCode::KeyM]);
    assert_eq!(pose(&desk).mirror, ways > 0, "M mirrors it if it has another side");
}

#[test]
fn of_two_spaces_that_share_a_standing_place_the_one_under_the_pointer_is_meant() {
    let mut desk = Desk::with(a_day(2));
    let seat = desk.rest().seat;
    let view = desk.view();
    // Improve Town and Discover Land are one space for the figure, and two things to do.
    let mine: Vec<_> = drags(&view).filter(|(_, offer, ..)| Some(offer.seat.0) == seat).collect();
    let pairs = mine.iter().flat_map(|a| mine.iter().map(move |b| (a, b)));
    let onto =
        |offer: &windmill_lane::rules::table::Offer<windmill_lane::matches::OfferId>| match offer.gesture {
            Gesture::Drag { onto, .. } => onto,
            _ => unreachable!("only drags"),
        };
    let shared: Vec<_> = pairs.filter(|(a, b)| a.2 == b.2 && a.3 == b.3 && onto(a.1) != onto(b.1)).collect();
    assert!(!shared.is_empty(), "Improve Town and Discover Land share one");
    let before = desk.serial();
    for (a, _) in shared {
        let (from, to) = (desk.middle(Spot::Piece(a.2)), desk.middle(onto(a.1)));
        desk.carry(from, to);
        assert_eq!(desk.rest().nearest, [a.0], "{:?}", a.1.label);
        desk.keys(&[KeyCode::Escape]);
        desk.release();
        // Even at the far end of the space.
        desk.carry(from, to - Vec2::new(60.0, 0.0));
        assert_eq!(desk.rest().nearest, [a.0], "{:?} at its left end", a.1.label);
        desk.keys(&[KeyCode::Escape]);
        desk.release();
        assert_eq!(desk.rest().serial, before, "Escape puts it back, and letting go does nothing more");
    }
}

#[test]
fn a_click_within_a_frame_asks_what_is_meant_and_one_beside_takes_the_question_away() {
    let both = |view: &windmill_lane::matches::View| {
        view.table.offers.iter().find_map(|offer| match offer.gesture {
            Gesture::Click(Spot::Piece(piece))
                if drags(view).any(|(_, of, p, _)| p == piece && of.seat == offer.seat) =>
            {
                Some((piece, offer.seat))
            }
            _ => None,
        })
    };
    let quiet =
        |view: &windmill_lane::matches::View| view.table.prompts.iter().all(|prompt| prompt.page.is_none());
    let mut desk = Desk::with(until(fresh(1, 4711), 9, |view| quiet(view) && both(view).is_some()));
    desk.rest();
    let (piece, _) = both(&desk.view()).expect("clicked and dragged");
    let at = desk.middle(Spot::Piece(piece));
    desk.point(at);
    desk.rest();
    desk.hands(|hands| {
        hands.button(MouseButton::Left, ButtonState::Pressed);
        hands.button(MouseButton::Left, ButtonState::Released);
    });
    let scene = desk.rest();
    assert!(scene.held && !scene.choices.is_empty(), "it is taken up, and asked about: {scene:#?}");
    // The margin of the table: nothing lies there.
    desk.click(Vec2::new(1034.0, 400.0));
    assert!(desk.rest().choices.is_empty());
}
