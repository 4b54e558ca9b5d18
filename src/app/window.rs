//! The window: its size, its closing.

use std::time::Duration;

use bevy::{
    app::PluginGroupBuilder,
    log::LogPlugin,
    prelude::*,
    window::{
        Monitor, PrimaryMonitor, PrimaryWindow, WindowCloseRequested, WindowMode, WindowMoved, WindowResized,
    },
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
        position: settings
            .place
            .map_or(WindowPosition::Automatic, |(x, y)| WindowPosition::At(IVec2::new(x, y))),
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
        .add_systems(Update, (remember_size, remember_place, follow_fullscreen, come_back))
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

fn remember_place(
    mut moved: MessageReader<WindowMoved>,
    mut settings: ResMut<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    if let Some(moved) = moved.read().last()
        && window.mode == WindowMode::Windowed
    {
        let place = Some((moved.position.x, moved.position.y));
        if settings.place != place {
            settings.place = place;
        }
    }
}

/// A screen that was there the last time may be gone: then the window comes to one that is.
fn come_back(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut came: Local<bool>,
) {
    if *came || monitors.is_empty() {
        return;
    }
    *came = true;
    let mut screens: Vec<(bool, IRect)> = monitors
        .iter()
        .map(|(monitor, first)| {
            let size = IVec2::new(monitor.physical_width as i32, monitor.physical_height as i32);
            (first, IRect::from_corners(monitor.physical_position, monitor.physical_position + size))
        })
        .collect();
    screens.sort_by_key(|(first, _)| !first);
    let screens: Vec<IRect> = screens.into_iter().map(|(_, screen)| screen).collect();
    let WindowPosition::At(place) = window.position else { return };
    let size = window.physical_size().as_ivec2();
    let fitting = fitting(IRect::from_corners(place, place + size), &screens);
    if fitting.min != place {
        window.position = WindowPosition::At(fitting.min);
    }
    if fitting.size() != size {
        window.resolution.set_physical_resolution(fitting.width() as u32, fitting.height() as u32);
    }
}

/// Where a window lies so that it can be reached: as it is, if a good part of its upper edge is on a screen, else in the
/// middle of the first screen, and no larger than that.
fn fitting(window: IRect, screens: &[IRect]) -> IRect {
    let handle = IRect::new(window.min.x, window.min.y, window.max.x, window.min.y + 40);
    let seen = |screen: &IRect| {
        let part = handle.intersect(*screen);
        !part.is_empty() && part.width() * 4 >= window.width().min(screen.width())
    };
    let Some(first) = screens.first().filter(|_| !screens.iter().any(seen)) else { return window };
    let size = window.size().min(first.size());
    let corner = first.min + (first.size() - size) / 2;
    IRect::from_corners(corner, corner + size)
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

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: IRect = IRect { min: IVec2::ZERO, max: IVec2::new(1920, 1080) };

    fn at(x: i32, y: i32, w: i32, h: i32) -> IRect {
        IRect::from_corners(IVec2::new(x, y), IVec2::new(x + w, y + h))
    }

    #[test]
    fn a_window_on_a_screen_stays_where_it_is() {
        let second = at(1920, 0, 2560, 1440);
        let window = at(2000, 100, 1280, 720);
        assert_eq!(fitting(window, &[FIRST, second]), window);
        assert_eq!(
            fitting(at(-500, 300, 1280, 720), &[FIRST]),
            at(-500, 300, 1280, 720),
            "most of it is seen"
        );
    }

    #[test]
    fn a_window_of_a_screen_that_is_gone_comes_to_the_middle_of_the_first() {
        // 1920 less 1280 is 640, 1080 less 720 is 360: half of each on either side.
        assert_eq!(fitting(at(2000, 100, 1280, 720), &[FIRST]), at(320, 180, 1280, 720));
        assert_eq!(fitting(at(100, -900, 1280, 720), &[FIRST]), at(320, 180, 1280, 720), "its edge is above");
    }

    #[test]
    fn a_window_larger_than_the_screen_becomes_as_large() {
        assert_eq!(fitting(at(5000, 0, 2560, 1440), &[FIRST]), FIRST);
    }
}
