//! What the window shows whenever it comes to rest, written to a file: the eyes of the window tests.

use std::path::PathBuf;

use bevy::{
    ecs::system::SystemParam,
    input::{ButtonState, keyboard::KeyboardInput, mouse::MouseButtonInput},
    prelude::*,
    window::RequestRedraw,
};
use serde::{Deserialize, Serialize};

use super::Screen;
use crate::{
    overlay::{Blocking, Contexts, Frame, kit},
    session::{ActingSeat, Session},
    table::{Choices, Easel, Element, Focused, Held, Hovered, OpenSurfaces, Spin, Travel, Tumble},
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
    /// The text fields: what they ask for, and what stands in them.
    pub fields: Vec<(String, String)>,
    /// The piece (true) or zone that the keyboard points at, by its number.
    pub focus: Option<(bool, u32)>,
    /// The offer whose button the keyboard points at.
    pub answer: Option<usize>,
    /// The offers that the held piece would make if it were let go now.
    pub nearest: Vec<usize>,
    /// Whether a piece is held.
    pub held: bool,
    /// Whether a piece is pressed, lifted or not.
    pub pressed: bool,
    /// The piece (true) or zone under the pointer, by its number.
    pub over: Option<(bool, u32)>,
    /// How often a button of the mouse or a key was let go so far.
    pub seen: u32,
    /// The name of what can be pressed under the pointer.
    pub under: Option<String>,
    /// The seat whose questions are shown.
    pub seat: Option<u8>,
    /// The surfaces that lie open, the table's own included.
    pub open: Vec<u8>,
    /// The offers among which a gesture asks.
    pub choices: Vec<usize>,
}

/// Where scenes are written.
#[derive(Resource, Clone, Debug)]
pub struct Trace(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, write.run_if(resource_exists::<Trace>));
}

/// Everything a scene is made of.
#[derive(SystemParam)]
pub struct Eyes<'w, 's> {
    screen: Res<'w, State<Screen>>,
    session: Res<'w, Session>,
    blocking: Res<'w, Blocking>,
    frame: Res<'w, Frame>,
    easel: Res<'w, Easel>,
    moving: Query<'w, 's, (), Or<(With<Travel>, With<Tumble>)>>,
    focused: Res<'w, Focused>,
    held: Res<'w, Held>,
    spin: Res<'w, Spin>,
    hovered: Res<'w, Hovered>,
    seat: Res<'w, ActingSeat>,
    open: Res<'w, OpenSurfaces>,
    choices: Res<'w, Choices>,
    contexts: Contexts<'w, 's>,
}

impl Eyes<'_, '_> {
    /// What is shown; none while something still moves or is painted.
    pub fn scene(&mut self) -> Option<Scene> {
        if self.easel.is_busy() || !self.moving.is_empty() || self.spin.is_moving() {
            return None;
        }
        let context = self.contexts.ctx_mut().ok()?;
        let widgets: kit::Widgets = context.data(|data| data.get_temp(kit::widgets_id())).unwrap_or_default();
        let fields = context.data(|data| data.get_temp(kit::fields_id())).unwrap_or_default();
        let scale = self.frame.scale;
        let pixels = |points: f32| (points * scale).round() as i32;
        let target = self.held.target();
        let numbered = |element: Option<Element>| match element {
            Some(Element::Piece(piece)) => Some((true, piece.0)),
            Some(Element::Zone(zone, _)) => Some((false, u32::from(zone.0))),
            _ => None,
        };
        let under = widgets.iter().rev().find(|widget| widget.hovered).map(|widget| widget.name.clone());
        Some(Scene {
            seen: 0,
            under,
            screen: format!("{:?}", self.screen.get()),
            serial: self.session.0.as_ref().map_or(0, |playing| playing.game.serial()),
            blocked: self.blocking.0,
            widgets: widgets
                .into_iter()
                .map(|kit::Widget { name, rect, .. }| {
                    (name, [rect.min.x, rect.min.y, rect.width(), rect.height()].map(pixels))
                })
                .collect(),
            fields,
            answer: self.focused.answer().map(|offer| offer.0),
            focus: numbered(self.focused.element()),
            over: numbered(self.hovered.element),
            pressed: self.held.get().is_some(),
            nearest: target.iter().flat_map(|target| &target.offers).map(|offer| offer.0).collect(),
            held: self.held.lifted().is_some(),
            seat: self.seat.0.map(|seat| seat.0),
            open: self.open.shown().map(|surface| surface.0).collect(),
            choices: self.choices.offers.iter().map(|offer| offer.0).collect(),
        })
    }

    /// The controls that lie on one another, in pairs; one layer over another is no matter.
    pub fn overlapping(&mut self) -> Vec<(String, String)> {
        let Ok(context) = self.contexts.ctx_mut() else { return Vec::new() };
        let widgets: kit::Widgets = context.data(|data| data.get_temp(kit::widgets_id())).unwrap_or_default();
        let mut pairs = Vec::new();
        for (at, a) in widgets.iter().enumerate() {
            let on_it = widgets[..at]
                .iter()
                .filter(|b| b.layer == a.layer && b.rect.intersect(a.rect).shrink(1.0).is_positive());
            pairs.extend(on_it.map(|b| (b.name.clone(), a.name.clone())));
        }
        pairs
    }
}

/// Presses that came to their end, whatever they did.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    count: Local<'s, u32>,
}

impl Presses<'_, '_> {
    fn count(&mut self) -> u32 {
        let buttons = self.buttons.read().filter(|input| input.state == ButtonState::Released).count();
        let keys = self.keys.read().filter(|input| input.state == ButtonState::Released).count();
        *self.count += (buttons + keys) as u32;
        *self.count
    }
}

fn write(
    trace: Res<Trace>,
    mut eyes: Eyes,
    mut presses: Presses,
    mut seen: Local<Scene>,
    mut last: Local<Scene>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let count = presses.count();
    let Some(scene) = eyes.scene() else { return };
    let scene = Scene { seen: count, ..scene };
    if *seen != scene {
        // What is new in this frame cannot be pressed before the next.
        *seen = scene;
        redraw.write(RequestRedraw);
        return;
    }
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
