//! The windmill on the window's frame and in the system's list of windows.
//!
//! Only X11 and Windows ask the window for it. Wayland finds it by the name of the desktop entry, macOS in the
//! bundle.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::{PrimaryWindow, RequestRedraw},
    winit::WINIT_WINDOWS,
};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};
use winit::window::Icon;

const SVG: &str = include_str!("../../assets/desktop/windmill-lane.svg");
/// Width and height in pixels: enough for a list of windows on a fine screen.
const SIDE: u32 = 64;

/// The icon's pixels, while they are drawn beside the first frames.
#[derive(Resource)]
struct Drawing(Task<Option<Vec<u8>>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin).add_systems(Update, finish.run_if(resource_exists::<Drawing>));
}

fn begin(mut commands: Commands) {
    commands.insert_resource(Drawing(AsyncComputeTaskPool::get().spawn(async { pixels() })));
}

/// Straight RGBA, row by row.
fn pixels() -> Option<Vec<u8>> {
    let tree = Tree::from_str(SVG, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(SIDE, SIDE)?;
    let scale = SIDE as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(pixmap.take_demultiplied())
}

/// Hands the icon to the window, which only the main thread may.
fn finish(
    _main_thread: NonSendMarker,
    mut drawing: ResMut<Drawing>,
    window: Single<Entity, With<PrimaryWindow>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(pixels) = block_on(poll_once(&mut drawing.0)) else {
        // Nothing else may call for another frame.
        redraw.write(RequestRedraw);
        return;
    };
    commands.remove_resource::<Drawing>();
    let Some(Ok(icon)) = pixels.map(|rgba| Icon::from_rgba(rgba, SIDE, SIDE)) else { return };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(Some(icon));
        }
    });
}
