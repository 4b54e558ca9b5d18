//! Whole screens and dialogs: the lane, set-up, settings, saved games, the album, the table's menu.

mod album;
mod menu;
mod saves;
mod saving;
mod settings;
mod setup;
mod title;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        setup::plugin,
        settings::plugin,
        saves::plugin,
        saving::plugin,
        album::plugin,
        menu::plugin,
    ));
}
