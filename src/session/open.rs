//! Matches are begun and opened.

use std::{collections::VecDeque, path::PathBuf, sync::Arc};

use bevy::prelude::*;

use super::{ActingSeat, Playing, Refused, SaveWriter, Session, put_away};
use crate::{
    app::{HomeFolder, Screen},
    matches::AnyMatch,
    rules::{Arg, Viewer, Words},
    save::{Home, OpenSlot, Opened, StoreError},
};

/// Asks for a match to be put on the table.
#[derive(Message, Clone, Debug)]
pub enum Opening {
    /// A slot of the home.
    Slot(String),
    /// Any file: a slot if it is one, else a copy of it in a slot of its own.
    File(PathBuf),
}

/// Asks for a new match to be put on the table. It is taken once.
#[derive(Resource, Default)]
pub struct StartMatch(pub Option<Box<dyn AnyMatch>>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Opening>()
        .init_resource::<StartMatch>()
        .add_systems(Update, (open_asked, start_asked, open_dropped).in_set(super::SessionSystems::Play))
        .add_systems(OnExit(Screen::Play), leave);
}

/// Whoever leaves the table leaves nothing unsaved.
fn leave(mut session: ResMut<Session>, writer: Res<SaveWriter>) {
    put_away(&mut session, &writer.0);
}

/// Files dropped on the window are opened.
fn open_dropped(
    mut drops: MessageReader<bevy::window::FileDragAndDrop>,
    mut opening: MessageWriter<Opening>,
) {
    for drop in drops.read() {
        if let bevy::window::FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            opening.write(Opening::File(path_buf.clone()));
        }
    }
}

fn open_asked(
    mut asked: MessageReader<Opening>,
    mut session: ResMut<Session>,
    mut seat: ResMut<ActingSeat>,
    mut refused: MessageWriter<Refused>,
    mut next: ResMut<NextState<Screen>>,
    home: Res<HomeFolder>,
    writer: Res<SaveWriter>,
) {
    for asked in asked.read() {
        match open(&home.0, asked) {
            Ok(opened) => {
                put_away(&mut session, &writer.0);
                if opened.slot.is_read_only() {
                    refused.write(Refused { note: true, ..Refused::remark(Words::new("read-only")) });
                } else if opened.damaged {
                    refused.write(Refused::remark(
                        Words::new("journal-damaged").with("steps", opened.recovered),
                    ));
                }
                let playing = seat_down(opened.game, opened.slot);
                // Whoever was in the middle of something goes on with it.
                *seat = ActingSeat(playing.log.iter().rev().find_map(|told| told.seat));
                session.0 = Some(playing);
                NextState::set_if_neq(&mut next, Screen::Play);
            }
            Err(error) => {
                let why = Arg::Text(error.to_string().into());
                refused.write(Refused::remark(Words::new("cannot-open").with("why", why)));
            }
        }
    }
}

fn open(home: &Home, asked: &Opening) -> Result<Opened, StoreError> {
    match asked {
        Opening::Slot(slot) => OpenSlot::open(home, slot),
        Opening::File(path) => OpenSlot::open_file(home, path),
    }
}

fn start_asked(
    mut asked: ResMut<StartMatch>,
    mut session: ResMut<Session>,
    mut seat: ResMut<ActingSeat>,
    mut refused: MessageWriter<Refused>,
    mut next: ResMut<NextState<Screen>>,
    home: Res<HomeFolder>,
    writer: Res<SaveWriter>,
) {
    if asked.0.is_none() {
        return;
    }
    let Some(game) = asked.0.take() else { return };
    put_away(&mut session, &writer.0);
    match OpenSlot::create(&home.0, &*game) {
        Ok(slot) => {
            session.0 = Some(seat_down(game, slot));
            *seat = ActingSeat(None);
            NextState::set_if_neq(&mut next, Screen::Play);
        }
        Err(error) => {
            let why = Arg::Text(error.to_string().into());
            refused.write(Refused::remark(Words::new("cannot-save").with("why", why)));
        }
    }
}

fn seat_down(game: Box<dyn AnyMatch>, slot: OpenSlot) -> Playing {
    let mut playing = Playing {
        view: Arc::new(game.view(Viewer::Public)),
        viewer: Viewer::Public,
        log: game.log(Viewer::Public),
        last: (None, Vec::new()),
        guided: super::guided::Guided::of(&*game),
        game,
        slot,
        pages: VecDeque::new(),
        since_fold: 0.0,
    };
    let viewer = playing.first_viewer();
    playing.look_as(viewer);
    playing
}
