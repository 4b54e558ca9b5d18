//! Everything by keyboard; undo and redo.

use std::collections::BTreeMap;

use bevy::prelude::*;
use windmill_lane::{
    matches::View,
    rules::table::{Face, PieceId, Place, Spot},
};

use super::desk::{Desk, a_day};

/// Walks until the keyboard points at a piece.
fn walk_to(desk: &mut Desk, piece: u32) {
    for _ in 0..80 {
        if desk.rest().focus == Some((true, piece)) {
            return;
        }
        desk.keys(&[KeyCode::Tab]);
    }
    panic!("Tab never comes to the piece: {:#?}", desk.rest());
}

#[test]
fn tab_enter_tab_enter_moves_a_piece() {
    let mut desk = Desk::with(a_day(2));
    let (at, piece, _) = desk.a_drag();
    let before = desk.serial();
    walk_to(&mut desk, piece.0);
    desk.keys(&[KeyCode::Enter]);
    assert!(desk.rest().held, "Enter takes it up");
    for _ in 0..80 {
        if desk.rest().nearest == [at] {
            break;
        }
        desk.keys(&[KeyCode::Tab]);
    }
    assert_eq!(desk.rest().nearest, [at], "Tab walks its places");
    desk.keys(&[KeyCode::Enter]);
    assert_eq!(desk.rest().serial, before + 1, "Enter puts it down");
}

#[test]
fn escape_lets_go_of_what_the_keyboard_lifted() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, _) = desk.a_drag();
    walk_to(&mut desk, piece.0);
    desk.keys(&[KeyCode::Enter]);
    assert!(desk.rest().held);
    desk.keys(&[KeyCode::Escape]);
    assert!(!desk.rest().held);
}

/// Every piece, its places and its face.
fn lying_in(view: &View) -> BTreeMap<PieceId, (Vec<Place>, Face)> {
    view.table.pieces.iter().map(|piece| (piece.id, (piece.places.clone(), piece.face.clone()))).collect()
}

fn lying(desk: &Desk) -> BTreeMap<PieceId, (Vec<Place>, Face)> {
    lying_in(&desk.view())
}

#[test]
fn one_undo_takes_back_one_thing_and_redo_brings_it_again() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, land) = desk.a_drag();
    let (from, to, before) = (desk.middle(Spot::Piece(piece)), desk.place(land), desk.view());
    desk.drag(from, to);
    desk.rest();
    let after = desk.view();
    assert_ne!(after.table, before.table);
    desk.keys(&[KeyCode::ControlLeft, KeyCode::KeyZ]);
    desk.rest();
    assert!(desk.refusals().is_empty());
    assert_eq!(lying(&desk), lying_in(&before), "everything is where it was");
    assert!(desk.middle(Spot::Piece(piece)).distance(from) < 0.5, "and to be seen there");
    desk.keys(&[KeyCode::ControlLeft, KeyCode::ShiftLeft, KeyCode::KeyZ]);
    desk.rest();
    assert_eq!(lying(&desk), lying_in(&after));
}

#[test]
fn undo_with_nothing_to_take_back_says_so() {
    let mut desk = Desk::with(super::desk::fresh(2, 4711));
    desk.rest();
    desk.keys(&[KeyCode::ControlLeft, KeyCode::KeyZ]);
    let refusals = desk.refusals();
    assert_eq!(refusals.len(), 1, "{refusals:?}");
    assert_eq!(refusals[0].0, None, "it is no matter of the rules");
}
