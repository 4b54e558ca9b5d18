//! The window: its size, its closing.

use std::time::Duration;

use bevy::{
    app::PluginGroupBuilder,
    log::LogPlugin,
    prelude::*,
    window::{PrimaryWindow, WindowCloseRequested, WindowMode, WindowResized},
    winit::{UpdateMode, WinitSettings},
};

use super::Settings;
use crate::session::{Countdown, SaveWriter, Session, put_away};

/// The smallest window, in logical pixels.
const SMALLEST: (f32, f32) = (960.0, 540.0);

/// Bevy with one window.
pub fn plugins(settings: &Settings) -> PluginGroupBuilder {
    let (width, height) = settings.window;
    let window = Window {
        title: "Windmill Lane".into(),
        // The desktop entry has the same name: by it a desktop finds entry and icon of the window.
        name: Some("windmill-lane".into()),
        resolution: (width, height).into(),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.0,
            min_height: SMALLEST.1,
            ..default()
        },
        mode: mode(settings.fullscreen),
        ..default()
    };
    let plugins =
        DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(quiet_log());
    if crate::sound::has_device() { plugins } else { plugins.disable::<bevy::audio::AudioPlugin>() }
}

/// Only what somebody could act on.
pub fn quiet_log() -> LogPlugin {
    LogPlugin { filter: "error,windmill_lane=info".into(), ..default() }
}

fn mode(fullscreen: bool) -> WindowMode {
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::desktop_app())
        .add_systems(Update, (remember_size, follow_fullscreen))
        .add_systems(PostUpdate, wake)
        .add_systems(Last, leave.before(bevy::window::ExitSystems));
}

/// While a clock runs the window wakes when its next second begins, and no sooner.
fn wake(countdown: Res<Countdown>, mut settings: ResMut<WinitSettings>) {
    let waits = |mode: UpdateMode| match (mode, countdown.next_second()) {
        (
            UpdateMode::Reactive {
                wait,
                react_to_device_events,
                react_to_user_events,
                react_to_window_events,
            },
            Some(next),
        ) => {
            let wait = wait.min(next + Duration::from_millis(1));
            UpdateMode::Reactive {
                wait,
                react_to_device_events,
                react_to_user_events,
                react_to_window_events,
            }
        }
        (mode, _) => mode,
    };
    let usual = WinitSettings::desktop_app();
    let (focused_mode, unfocused_mode) = (waits(usual.focused_mode), waits(usual.unfocused_mode));
    if settings.focused_mode != focused_mode || settings.unfocused_mode != unfocused_mode {
        *settings = WinitSettings { focused_mode, unfocused_mode };
    }
}

fn remember_size(
    mut resized: MessageReader<WindowResized>,
    mut settings: ResMut<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    if resized.read().last().is_some() && window.mode == WindowMode::Windowed {
        let size = (window.width() as u32, window.height() as u32);
        if settings.window != size {
            settings.window = size;
        }
    }
}

fn follow_fullscreen(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if settings.is_changed() && window.mode != mode(settings.fullscreen) {
        window.mode = mode(settings.fullscreen);
    }
}

/// Closing never asks and never loses.
fn leave(
    mut closing: MessageReader<WindowCloseRequested>,
    mut exiting: MessageReader<AppExit>,
    mut session: ResMut<Session>,
    writer: Res<SaveWriter>,
) {
    if closing.read().next().is_some() || exiting.read().next().is_some() {
        put_away(&mut session, &writer.0);
    }
}
