//! The app without a window: for pictures, and for tests that drive it frame by frame.

use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    window::ExitCondition,
    winit::WinitPlugin,
};
use bevy_egui::EguiPlugin;

use super::{AppPlugin, trace, window};
use crate::save::Home;

/// Who draws, where there is no window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Graphics {
    /// A graphics adapter, or Mesa's software one.
    Adapter,
    /// Nobody: everything is laid out and nothing drawn.
    None,
}

/// The whole app but the window. With [`Graphics::None`] there is an entity that stands for the window, of
/// this size in pixels, so that pointers have something to point into.
pub fn headless(home: Home, graphics: Graphics, size: (u32, u32)) -> App {
    let stand_in = Window { title: "Windmill Lane".into(), resolution: size.into(), ..default() };
    let (primary_window, backends) = match graphics {
        Graphics::Adapter => (None, WgpuSettings::default().backends),
        Graphics::None => (Some(stand_in), None),
    };
    let render_creation = RenderCreation::Automatic(Box::new(WgpuSettings { backends, ..default() }));
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window, exit_condition: ExitCondition::DontExit, ..default() })
        .set(RenderPlugin { synchronous_pipeline_compilation: true, render_creation, ..default() })
        .set(window::quiet_log())
        .disable::<WinitPlugin>()
        .disable::<bevy::audio::AudioPlugin>();
    let mut app = App::new();
    // Without a picture there may be several apps in a process, and a process has one log.
    match graphics {
        Graphics::Adapter => app.add_plugins(plugins),
        Graphics::None => app.add_plugins(plugins.disable::<bevy::log::LogPlugin>()),
    };
    app.add_plugins((EguiPlugin::default(), AppPlugin { home }, trace::plugin));
    app
}
