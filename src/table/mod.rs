//! The table: every zone and piece of a view as an entity, and the hand that moves them.
//!
//! Knows no game. It draws faces, matches gestures with offers, and writes intents; it changes nothing itself.

mod camera;
mod counting;
mod drag;
mod elements;
mod focus;
mod hand;
mod hold;
mod margins;
mod marks;
mod motion;
mod outcome;
mod paintings;
mod picking;
mod shows;
mod surfaces;
mod targets;
mod wheels;

use bevy::prelude::*;

use crate::{app::Screen, paint::palette::Rgb};

pub use camera::{Eye, TableZone};
pub use counting::Counting;
pub use drag::Hovered;
pub use elements::Element;
pub use focus::Focused;
pub use hold::Held;
pub use motion::{Travel, Tumble};
pub use outcome::Choices;
pub use paintings::{Easel, image as texture};
pub use picking::OverlayRects;
pub use surfaces::OpenSurfaces;
pub use targets::one_seat;
pub use wheels::Spin;

/// Orders what the table does within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Entities follow the view.
    Follow,
    /// Pieces travel.
    Move,
    /// Faces are painted.
    Paint,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Follow, TableSystems::Move, TableSystems::Paint)
            .chain()
            .after(crate::session::SessionSystems::Play),
    )
    .add_plugins((
        camera::plugin,
        surfaces::plugin,
        counting::plugin,
        elements::plugin,
        paintings::plugin,
        picking::plugin,
        drag::plugin,
        focus::plugin,
        margins::plugin,
        marks::plugin,
        motion::plugin,
        shows::plugin,
        wheels::plugin,
    ));
}

/// Shows the whole table.
pub fn frame_table(eye: &mut Eye) {
    camera::frame(eye);
}

/// Puts a held piece back.
pub fn let_go(held: &mut Held, commands: &mut Commands) {
    hold::set_held(held, commands, None);
}

/// Whether the table is what the window shows.
pub fn on_table(screen: Res<State<Screen>>) -> bool {
    *screen.get() == Screen::Play
}

/// A colour of the palette for Bevy.
pub fn colour(rgb: Rgb) -> Color {
    Color::srgb_u8(rgb.0, rgb.1, rgb.2)
}
