//! Saves that come to the window: dropped on it, opened beside another window, closed and opened again.

use std::path::{Path, PathBuf};

use bevy::{
    prelude::*,
    window::{FileDragAndDrop, PrimaryWindow},
};
use windmill_lane::{rules::table::Spot, save::Home, session::Opening};

use super::desk::{Desk, a_day};

fn shipped(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Drops a file on the window.
fn drop_on(desk: &mut Desk, path: &Path) {
    let world = desk.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
    world.write_message(FileDragAndDrop::DroppedFile { window, path_buf: path.to_owned() });
    desk.frame();
}

#[test]
fn a_save_dropped_on_the_window_is_opened() {
    let mut desk = Desk::lane_at((1280, 720), 100);
    drop_on(&mut desk, &shipped("saves/HarrowHill.windmill"));
    let scene = desk.wait("the table", |scene| scene.screen == "Play");
    assert_eq!(
        scene.serial,
        windmill_lane::save::load_file(&shipped("saves/HarrowHill.windmill")).expect("sound").serial()
    );
}

#[test]
fn a_broken_save_dropped_on_the_window_says_what_is_wrong_and_the_game_goes_on() {
    let mut desk = Desk::with(a_day(2));
    let before = desk.rest();
    drop_on(&mut desk, &shipped("tests/corpus/cut.windmill"));
    desk.frame();
    assert_eq!(desk.refusals(), [(None, "cannot-open".to_owned())]);
    assert_eq!(desk.rest().serial, before.serial);
    assert_eq!(desk.rest().screen, "Play");
}

#[test]
fn a_second_window_looks_on() {
    let mut desk = Desk::with(a_day(2));
    desk.rest();
    let mut other = desk.beside();
    let slots = Home::at(desk.home()).list();
    assert_eq!(slots.len(), 1);
    other.app.world_mut().write_message(Opening::Slot(slots[0].slot.clone()));
    other.wait("the table", |scene| scene.screen == "Play");
    assert_eq!(other.refusals(), [(None, "read-only".to_owned())], "it says so at once");
    let (_, piece, land) = other.a_drag();
    let (from, to, before) = (other.middle(Spot::Piece(piece)), other.place(land), other.serial());
    other.drag(from, to);
    assert_eq!(other.rest().serial, before, "and changes nothing");
    assert_eq!(other.refusals(), [(None, "read-only".to_owned())]);
}

#[test]
fn back_at_the_lane_the_game_waits_and_goes_on() {
    let mut desk = Desk::with(a_day(2));
    let (_, piece, land) = desk.a_drag();
    let (from, to) = (desk.middle(Spot::Piece(piece)), desk.place(land));
    desk.drag(from, to);
    let left = desk.rest();
    desk.push("Back to the lane");
    desk.wait("the lane", |scene| scene.screen == "Title");
    desk.push("Continue");
    let again = desk.wait("the table", |scene| scene.screen == "Play");
    assert_eq!((again.serial, again.seat), (left.serial, left.seat), "the same moment, the same player");
}
