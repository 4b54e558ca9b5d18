//! Wheels: turned by hand, by mouse wheel and by keys; what goes along; what is shown, refused and heard.

use bevy::prelude::*;
use windmill_lane::{
    app::{Motion, Settings},
    matches::{AnyMatch, Match, Meta, OfferId},
    rules::table::{Gesture, PieceId, Place, Rect, Spot},
    session::{Intent, Session},
    sound::Softly,
    table::{Element, Hovered, Spin},
};

use super::{
    desk::Desk,
    workshop::{ADA, BO, CENTRE, MARK, MIDDLES, OWN, SIZES, TILE, Workshop, flaw},
};

/// A workshop of two people with so many tools each.
pub fn workshop(tools: u8) -> Box<dyn AnyMatch> {
    let names = [(ADA, "Ada".to_owned()), (BO, "Bo".to_owned())].into();
    let meta = Meta { names, ..Meta::default() };
    Match::<Workshop<{ flaw::NONE }>>::begin(meta, tools, 3).expect("a set-up").into_any()
}

/// A point of a wheel: so many degrees clockwise from above, so far from its middle in parts of its radius.
fn on_wheel(desk: &mut Desk, at: usize, degrees: f32, part: f32) -> Vec2 {
    let ((x, y), radius) = (MIDDLES[at], f32::from(SIZES[at]) / 2.0);
    let middle = desk.place(Place::table(Rect::new(x, y, 0, 0), 0));
    let (sin, cos) = degrees.to_radians().sin_cos();
    middle + Vec2::new(sin, -cos) * radius * part * desk.eye().0.scale
}

/// Takes Ada's wheel on its right side and turns it by so many degrees, in small moves.
fn turn(desk: &mut Desk, degrees: f32) {
    let from = on_wheel(desk, 0, 90.0, 0.6);
    desk.point(from);
    desk.press();
    let moves = (degrees.abs() / 12.0).ceil();
    for part in 1..=moves as i32 {
        let at = on_wheel(desk, 0, 90.0 + degrees * part as f32 / moves, 0.6);
        desk.point(at);
    }
    desk.frame();
}

/// How far a piece is seen turned, in degrees clockwise, 0 to 360, and where.
fn seen(desk: &mut Desk, piece: PieceId) -> (f32, Vec2) {
    let world = desk.app.world_mut();
    let mut shown = world.query::<(&Element, &Transform)>();
    let at =
        shown.iter(world).find(|(element, _)| **element == Element::Piece(piece)).expect("it is shown").1;
    let (_, _, angle) = at.rotation.to_euler(EulerRot::XYZ);
    ((-angle.to_degrees()).rem_euclid(360.0), at.translation.truncate())
}

#[track_caller]
fn stands(desk: &mut Desk, piece: PieceId, degrees: f32) {
    let (angle, _) = seen(desk, piece);
    let off = (angle - degrees + 180.0).rem_euclid(360.0) - 180.0;
    assert!(off.abs() < 1.5, "{piece:?} stands at {angle}, not at {degrees}");
}

fn steps_of(desk: &Desk, nearest: &[usize]) -> Vec<u8> {
    let view = desk.view();
    let steps = nearest.iter().map(|at| match view.table.offers[*at].gesture {
        Gesture::Turn { steps, .. } => steps,
        _ => 0,
    });
    steps.collect()
}

#[test]
fn a_wheel_turned_by_hand_takes_all_along_and_shows_what_it_brings() {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    let (_, tile) = seen(&mut desk, TILE);
    turn(&mut desk, 144.0);
    let held = desk.rest();
    assert_eq!((held.held, steps_of(&desk, &held.nearest)), (true, vec![2]));
    // Two sections: 144 degrees of the wheels of five, 90 of that of eight, the other way round.
    stands(&mut desk, OWN[0], 144.0);
    stands(&mut desk, OWN[1], 144.0);
    stands(&mut desk, CENTRE, -90.0);
    stands(&mut desk, TILE, -90.0);
    let (_, rode) = seen(&mut desk, TILE);
    // It lay 80 above the middle and has come to lie 80 to the left of it.
    assert!((rode - tile - Vec2::new(-80.0, -80.0)).length() < 2.0, "{tile} {rode}");
    let mark = desk.place(Place::table(Rect { x: MARK.x + 2, ..MARK }, 9));
    assert!(desk.is_painted_at(mark), "what two steps bring is shown");
    assert_eq!(desk.serial(), 0);
    desk.release();
    let scene = desk.rest();
    assert_eq!((scene.serial, scene.held), (1, false));
    assert!(desk.refusals().is_empty());
    stands(&mut desk, OWN[0], 144.0);
    stands(&mut desk, CENTRE, -90.0);
    let (_, lies) = seen(&mut desk, TILE);
    assert!((lies - rode).length() < 1.5);
    assert!(!desk.is_painted_at(mark));
    // The pointer rests on it for half a second before anything is told of it.
    desk.frames(40);
    assert_eq!(desk.redraws(20), 0, "it rests");
}

#[test]
fn it_eases_into_notches_and_each_of_them_clicks() {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    let heard = |desk: &mut Desk| {
        let messages = desk.app.world_mut().resource_mut::<Messages<Softly>>();
        messages.into_inner().drain().count()
    };
    turn(&mut desk, 15.0);
    let (angle, _) = seen(&mut desk, OWN[0]);
    assert!(angle > 0.1 && angle < 9.0, "the notch holds: {angle}");
    assert_eq!(heard(&mut desk), 0);
    let mut clicks = 0;
    for degrees in [40.0, 60.0, 80.0] {
        let at = on_wheel(&mut desk, 0, 90.0 + degrees, 0.6);
        desk.point(at);
        clicks += heard(&mut desk);
    }
    assert_eq!(clicks, 1);
    stands(&mut desk, OWN[0], 72.0);
    let back = on_wheel(&mut desk, 0, 90.0, 0.6);
    desk.point(back);
    assert_eq!(heard(&mut desk), 1, "and back");
    desk.release();
    desk.rest();
    assert_eq!(desk.serial(), 0, "at home it is no move");
    assert!(desk.refusals().is_empty());
    stands(&mut desk, OWN[0], 0.0);
}

#[test]
fn where_it_may_not_go_it_resists_and_says_why() {
    // Without a tool three steps are too far.
    let mut desk = Desk::with(workshop(0));
    desk.rest();
    turn(&mut desk, 216.0);
    let held = desk.rest();
    assert!(held.held && held.nearest.is_empty());
    let (angle, _) = seen(&mut desk, OWN[0]);
    assert!(angle > 144.0 && angle < 160.0, "it gives a little: {angle}");
    desk.release();
    desk.rest();
    assert_eq!(desk.refusals(), [(Some("WS-3".to_owned()), "ws-no-tool".to_owned())]);
    stands(&mut desk, OWN[0], 0.0);
    turn(&mut desk, -80.0);
    let (angle, _) = seen(&mut desk, OWN[0]);
    assert!(angle > 340.0, "the wrong way round it gives a little: {angle}");
    desk.release();
    desk.rest();
    assert_eq!(desk.refusals(), [(Some("WS-2".to_owned()), "ws-backwards".to_owned())]);
    let (from, to) = (on_wheel(&mut desk, 1, 90.0, 0.6), on_wheel(&mut desk, 1, 170.0, 0.6));
    desk.drag(from, to);
    desk.rest();
    assert_eq!(desk.refusals(), [(Some("WS-4".to_owned()), "ws-not-yours".to_owned())]);
    desk.click(from);
    desk.rest();
    assert_eq!(desk.refusals(), [(Some("WS-4".to_owned()), "ws-not-yours".to_owned())]);
    assert_eq!(desk.serial(), 0, "nothing has changed");
    stands(&mut desk, OWN[1], 0.0);
    // A little beyond the last step is still the last step.
    turn(&mut desk, 170.0);
    desk.release();
    assert_eq!(desk.rest().serial, 1);
    stands(&mut desk, OWN[0], 144.0);
}

#[test]
fn escape_lets_it_go_home() {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    turn(&mut desk, 144.0);
    desk.keys(&[KeyCode::Escape]);
    let spin = *desk.app.world().resource::<Spin>();
    assert!(spin.off().1 > 0.0, "it glides");
    assert!(!desk.rest().held);
    stands(&mut desk, OWN[0], 0.0);
    stands(&mut desk, TILE, 0.0);
    desk.release();
    desk.rest();
    assert_eq!(desk.serial(), 0);
}

#[test]
fn keys_take_it_turn_it_and_let_it_go() {
    let mut desk = Desk::with(workshop(0));
    desk.rest();
    for _ in 0..8 {
        if desk.rest().focus == Some((true, OWN[0].0)) {
            break;
        }
        desk.keys(&[KeyCode::Tab]);
    }
    desk.keys(&[KeyCode::Enter]);
    assert!(desk.rest().held, "Enter takes it");
    let step = |desk: &mut Desk, key: KeyCode| {
        desk.keys(&[key]);
        let scene = desk.rest();
        steps_of(desk, &scene.nearest)
    };
    assert_eq!(step(&mut desk, KeyCode::ArrowRight), [1]);
    assert_eq!(step(&mut desk, KeyCode::ArrowRight), [2]);
    stands(&mut desk, OWN[0], 144.0);
    assert_eq!(step(&mut desk, KeyCode::ArrowRight), [2]);
    assert_eq!(desk.refusals(), [(Some("WS-3".to_owned()), "ws-no-tool".to_owned())]);
    assert_eq!(step(&mut desk, KeyCode::ArrowLeft), [1]);
    assert_eq!(step(&mut desk, KeyCode::ArrowLeft), [0_u8; 0]);
    assert_eq!(step(&mut desk, KeyCode::ArrowLeft), [0_u8; 0]);
    assert_eq!(desk.refusals(), [(Some("WS-2".to_owned()), "ws-backwards".to_owned())]);
    desk.keys(&[KeyCode::Enter]);
    let scene = desk.rest();
    assert_eq!((scene.held, scene.serial), (false, 0), "where it was is no move");
    desk.keys(&[KeyCode::Enter]);
    assert_eq!(step(&mut desk, KeyCode::ArrowRight), [1]);
    desk.keys(&[KeyCode::Enter]);
    assert_eq!(desk.rest().serial, 1);
    stands(&mut desk, CENTRE, -45.0);
}

#[test]
fn the_mouse_wheel_turns_what_is_held_and_marks_can_be_clicked() {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    let zoom = desk.eye().0.zoom;
    let middle = on_wheel(&mut desk, 0, 0.0, 0.0);
    desk.click(middle);
    assert!(desk.rest().held, "a click takes it");
    desk.hands(|hands| hands.wheel(1.0));
    let scene = desk.rest();
    assert_eq!(steps_of(&desk, &scene.nearest), [1]);
    desk.keys(&[KeyCode::KeyR]);
    let scene = desk.rest();
    assert_eq!(steps_of(&desk, &scene.nearest), [2]);
    assert_eq!(desk.eye().0.zoom, zoom, "and the eye stays where it is");
    // The marks lie around it from above on: the first at 72 degrees.
    let mark = on_wheel(&mut desk, 0, 72.0, 0.9);
    desk.click(mark);
    assert_eq!(desk.rest().serial, 1);
    stands(&mut desk, OWN[0], 72.0);
}

#[test]
fn a_wheel_is_round_and_what_lies_on_it_is_found_where_it_is_seen() {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    let over = |desk: &Desk| desk.app.world().resource::<Hovered>().element;
    let (inside, corner) = (on_wheel(&mut desk, 2, 45.0, 0.95), on_wheel(&mut desk, 2, 45.0, 1.2));
    desk.point(inside);
    desk.frames(2);
    assert_eq!(over(&desk), Some(Element::Piece(CENTRE)));
    desk.point(corner);
    desk.frames(2);
    assert!(!matches!(over(&desk), Some(Element::Piece(_))), "beside it is not on it");
    turn(&mut desk, 144.0);
    desk.release();
    desk.rest();
    // The tile is 40 wide and 24 high; a quarter round it lies left of the middle, upright.
    let (x, y) = MIDDLES[2];
    let end = desk.place(Place::table(Rect::new(x - 80, y - 17, 0, 0), 0));
    desk.point(end);
    desk.frames(2);
    assert_eq!(over(&desk), Some(Element::Piece(TILE)));
    let side = desk.place(Place::table(Rect::new(x - 80 + 16, y, 0, 0), 0));
    desk.point(side);
    desk.frames(2);
    assert_eq!(over(&desk), Some(Element::Piece(CENTRE)));
    assert_eq!(desk.middle(Spot::Piece(TILE)), desk.place(Place::table(Rect::new(x - 80, y, 0, 0), 0)));
}

#[test]
fn a_move_that_was_not_made_by_hand_is_seen_going_round() {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    let take = |desk: &mut Desk, steps: u8| {
        let view = desk.view();
        let gesture = Gesture::Turn { wheel: OWN[0], steps };
        let at = view.table.offers.iter().position(|offer| offer.gesture == gesture).expect("offered");
        desk.app.world_mut().write_message(Intent::Take(OfferId(at), view.revision));
        desk.frame();
    };
    take(&mut desk, 2);
    assert_eq!(desk.serial(), 1);
    let (angle, _) = seen(&mut desk, OWN[0]);
    assert!(angle < 20.0, "at first it is where it was: {angle}");
    // Two spaces take 220 milliseconds: half way after 112.
    desk.frames(6);
    let (half, _) = seen(&mut desk, OWN[0]);
    assert!(half > 30.0 && half < 120.0, "{half}");
    desk.frames(9);
    stands(&mut desk, OWN[0], 144.0);
    stands(&mut desk, TILE, -90.0);
    desk.keys(&[KeyCode::ControlLeft, KeyCode::KeyZ]);
    let (angle, _) = seen(&mut desk, OWN[0]);
    assert!(angle > 100.0, "taken back it goes the other way: {angle}");
    desk.rest();
    stands(&mut desk, OWN[0], 0.0);
    // Without motion it is simply there.
    desk.app.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    take(&mut desk, 1);
    desk.frame();
    stands(&mut desk, OWN[0], 72.0);
    let game = desk.app.world().resource::<Session>().0.as_ref().expect("a match").game.copy();
    assert_eq!(game.serial(), 3);
}
