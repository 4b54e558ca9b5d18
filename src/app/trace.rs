//! What the window shows whenever it comes to rest, written to a file: the eyes of the window tests.

use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::Screen;
use crate::{
    overlay::{Blocking, Contexts, Frame, kit},
    session::Session,
    table::{Choices, Easel, Element, Focused, Held, Travel, Tumble},
};

/// The window at rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// `Title`, `Setup` or `Play`.
    pub screen: String,
    /// Steps of the match so far; 0 without one.
    pub serial: u64,
    /// Whether a page, a dialog or a question covers the table.
    pub blocked: bool,
    /// What can be pressed: its name; left, top, width and height in logical window pixels.
    pub widgets: Vec<(String, [i32; 4])>,
    /// The piece (true) or zone that the keyboard points at, by its number.
    pub focus: Option<(bool, u32)>,
    /// The offers that the held piece would make if it were let go now.
    pub nearest: Vec<usize>,
    /// Whether a piece is held.
    pub held: bool,
    /// The offers among which a gesture asks.
    pub choices: Vec<usize>,
}

/// Where scenes are written.
#[derive(Resource, Clone, Debug)]
pub struct Trace(pub PathBuf);

pub fn plugin(app: &mut App) {
    app.add_systems(Last, write.run_if(resource_exists::<Trace>));
}

fn write(
    trace: Res<Trace>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    blocking: Res<Blocking>,
    frame: Res<Frame>,
    easel: Res<Easel>,
    moving: Query<(), Or<(With<Travel>, With<Tumble>)>>,
    focused: Res<Focused>,
    held: Res<Held>,
    choices: Res<Choices>,
    mut contexts: Contexts,
    mut last: Local<Scene>,
) {
    if easel.is_busy() || !moving.is_empty() {
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let widgets: kit::Widgets =
        context.data(|data| data.get_temp(kit::widgets_id())).unwrap_or_default();
    let pixels = |points: f32| (points * frame.scale).round() as i32;
    let scene = Scene {
        screen: format!("{:?}", screen.get()),
        serial: session.0.as_ref().map_or(0, |playing| playing.game.serial()),
        blocked: blocking.0,
        widgets: widgets
            .into_iter()
            .map(|(name, rect)| {
                (name, [rect.min.x, rect.min.y, rect.width(), rect.height()].map(pixels))
            })
            .collect(),
        focus: match focused.0 {
            Some(Element::Piece(piece)) => Some((true, piece.0)),
            Some(Element::Zone(zone, _)) => Some((false, u32::from(zone.0))),
            _ => None,
        },
        nearest: held.target().map(|target| target.offers.iter().map(|offer| offer.0).collect()).unwrap_or_default(),
        held: held.lifted().is_some(),
        choices: choices.offers.iter().map(|offer| offer.0).collect(),
    };
    if *last == scene {
        return;
    }
    if let Ok(text) = ron::to_string(&scene) {
        // A test that reads half a file reads again.
        if std::fs::write(&trace.0, text).is_ok() {
            *last = scene;
        }
    }
}
