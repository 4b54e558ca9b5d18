//! What ends a look that is for one pair of eyes only: the window is turned to or away from, resized, something
//! opens over the table, Escape.

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowFocused, WindowOccluded, WindowResized},
};

use super::Dialog;
use crate::{
    app::Screen,
    session::{Countdown, Session, SessionSystems, Startled},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, startle.before(SessionSystems::Play).run_if(in_state(Screen::Play)))
        .add_systems(Last, follow);
}

/// Says so in the same frame, before anything more of it is shown.
fn startle(
    mut focus: MessageReader<WindowFocused>,
    mut resized: MessageReader<WindowResized>,
    mut occluded: MessageReader<WindowOccluded>,
    keys: Res<ButtonInput<KeyCode>>,
    dialog: Res<Dialog>,
    countdown: Res<Countdown>,
    session: Res<Session>,
    mut paused: Local<bool>,
    mut startled: MessageWriter<Startled>,
) {
    let away = focus.read().filter(|event| !event.focused).count() > 0;
    let hidden = occluded.read().filter(|event| event.occluded).count() > 0;
    let resized = resized.read().count() > 0;
    let stopped = countdown.is_paused() && !std::mem::replace(&mut *paused, countdown.is_paused());
    *paused = countdown.is_paused();
    let covered = *dialog != Dialog::None || keys.just_pressed(KeyCode::Escape);
    let private = session.0.as_ref().is_some_and(|playing| playing.view().table.private);
    if private && (away || hidden || resized || stopped || covered) {
        startled.write(Startled);
    }
}

/// A dialog that opens needs another frame, in which the curtain falls.
fn follow(dialog: Res<Dialog>, mut last: Local<Dialog>, mut redraw: MessageWriter<RequestRedraw>) {
    if *last != *dialog {
        last.clone_from(&dialog);
        redraw.write(RequestRedraw);
    }
}
