//! Windows that measure themselves, each in a process of its own: an empty one, the lane, a full table.
//!
//! What they found is printed a line each, a name and a number: [`super::figures`] starts them and reads it.

use std::{
    fs,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use bevy::{
    app::MainScheduleOrder, ecs::schedule::ScheduleLabel, input::ButtonState, prelude::*, render::RenderApp,
    window::RequestRedraw,
};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

use super::{AppPlugin, Hands, Screen, Settings, idle, window};
use crate::{
    matches::AnyMatch,
    rules::table::Gesture,
    save::Home,
    session::{Session, StartMatch},
    table::{Easel, Element, Eye, TableZone},
};

/// What a window shows while it measures itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Probe {
    /// An empty window with Bevy's 2D renderer and egui: what all else is compared with.
    Empty,
    /// The lane.
    Lane,
    /// A full table, on which a piece is dragged about.
    Table,
}

/// Frames until the first picture has gone to the screen: drawing lags one behind.
const PRESENTED: u32 = 3;
/// Frames that are measured.
const FRAMES: usize = 240;
/// For how long a resting window is watched.
const WATCHED: Duration = Duration::from_secs(5);
/// How long the renderer is given between measured frames: a software one would use the cores meanwhile.
const RENDERING: Duration = Duration::from_millis(60);

/// Opens the window, measures and prints.
///
/// # Errors
/// In one sentence, if there is no folder for its files.
pub fn run(probe: Probe, table: Option<Box<dyn AnyMatch>>) -> Result<(), String> {
    // Nothing of the player's own folder is touched.
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let home = Home::at(folder.path());
    let settings = Settings { volume: 0, ..Settings::default() };
    let mut app = App::new();
    app.add_plugins((window::plugins(&settings), EguiPlugin::default()));
    if probe == Probe::Empty {
        app.add_plugins(idle::plugin)
            .insert_resource(bevy::winit::WinitSettings::desktop_app())
            .add_systems(Startup, |mut commands: Commands| {
                commands.spawn(Camera2d);
            })
            .add_systems(EguiPrimaryContextPass, hello);
    } else {
        app.add_plugins((AppPlugin { home }, window::plugin));
    }
    if table.is_some() {
        app.insert_resource(StartMatch(table));
    }
    app.insert_resource(Progress { probe, frames: 0, ready: Arc::default(), rested: false });
    app.add_systems(Last, note);
    watch_frames(&mut app);
    app.run();
    Ok(())
}

fn hello(mut contexts: EguiContexts) -> Result {
    egui::Window::new("empty").show(contexts.ctx_mut()?, |ui| ui.label("empty"));
    Ok(())
}

/// How far the measuring is.
#[derive(Resource)]
struct Progress {
    probe: Probe,
    frames: u32,
    ready: Arc<AtomicBool>,
    rested: bool,
}

/// What each frame took: the main schedule, and handing it to the renderer.
#[derive(Resource, Clone, Default)]
struct Times(Arc<Mutex<Vec<(Duration, Duration)>>>, Arc<AtomicBool>);

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct FrameBegins;

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct FrameEnds;

#[derive(Resource)]
struct Begun(Instant);

/// Measures all that happens in the main world between the first schedule and the last, and the extraction.
fn watch_frames(app: &mut App) {
    let times = Times::default();
    app.insert_resource(times.clone()).insert_resource(Begun(Instant::now()));
    app.init_schedule(FrameBegins).init_schedule(FrameEnds);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.labels.insert(0, FrameBegins.intern());
    order.labels.push(FrameEnds.intern());
    app.add_systems(FrameBegins, |times: Res<Times>, mut begun: ResMut<Begun>| {
        if times.1.load(Ordering::Relaxed) {
            thread::sleep(RENDERING);
        }
        begun.0 = Instant::now();
    });
    app.add_systems(FrameEnds, |times: Res<Times>, begun: Res<Begun>| {
        if times.1.load(Ordering::Relaxed)
            && let Ok(mut of) = times.0.lock()
        {
            of.push((begun.0.elapsed(), Duration::ZERO));
        }
    });
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    let Some(mut extract) = render.take_extract() else { return };
    render.set_extract(move |main, render| {
        let begun = Instant::now();
        extract(main, render);
        if let Ok(mut of) = times.0.lock()
            && let Some(last) = of.last_mut()
        {
            last.1 = begun.elapsed();
        }
    });
}

/// Goes on from one measurement to the next.
fn note(world: &mut World) {
    let screen = world.get_resource::<State<Screen>>().map(|screen| *screen.get());
    let busy = world.get_resource::<Easel>().is_some_and(Easel::is_busy);
    let mut progress = world.resource_mut::<Progress>();
    progress.frames += 1;
    let (frames, probe, ready) = (progress.frames, progress.probe, progress.ready.clone());
    if frames < PRESENTED {
        world.write_message(RequestRedraw);
        return;
    }
    if frames == PRESENTED {
        println!("first 0");
    }
    match probe {
        Probe::Table => {
            let shown = screen == Some(Screen::Play) && !busy;
            if !shown {
                world.write_message(RequestRedraw);
            } else if !ready.load(Ordering::Relaxed) {
                println!("complete 0");
                ready.store(true, Ordering::Relaxed);
                lift(world);
            }
            if ready.load(Ordering::Relaxed) {
                carry(world, frames);
            }
        }
        _ if !busy && !world.resource::<Progress>().rested => {
            world.resource_mut::<Progress>().rested = true;
            println!("complete 0");
            let images = image_bytes(world.resource::<Assets<Image>>());
            thread::spawn(move || watch_rest(images));
        }
        _ => {}
    }
}

/// The bytes of all pictures, wherever they are kept.
fn image_bytes(images: &Assets<Image>) -> u64 {
    images
        .iter()
        .map(|(_, image)| {
            let size = image.texture_descriptor.size;
            u64::from(size.width) * u64::from(size.height) * u64::from(size.depth_or_array_layers) * 4
        })
        .sum()
}

/// Watches the window do nothing, and ends it.
fn watch_rest(images: u64) {
    thread::sleep(Duration::from_secs(2));
    let (before, begun) = (cpu_seconds(), Instant::now());
    thread::sleep(WATCHED);
    if let (Some(before), Some(after)) = (before, cpu_seconds()) {
        println!("idle {}", (after - before) / begun.elapsed().as_secs_f64() * 100.0);
    }
    if let Some(bytes) = resident_bytes() {
        println!("memory {}", bytes.saturating_sub(images) as f64 / (1024.0 * 1024.0));
    }
    println!("images {}", images as f64 / (1024.0 * 1024.0));
    std::process::exit(0);
}

/// The processor time of this process so far. Known on Linux only.
fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name in brackets may hold anything; the fields after it are counted. A tick is 1/100 s.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// The resident memory of this process. Known on Linux only.
fn resident_bytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

/// A piece that can be dragged, in the window.
fn draggable(world: &mut World) -> Option<Vec2> {
    let view = world.resource::<Session>().0.as_ref()?.view().clone();
    let eye = *world.resource::<Eye>();
    let zone = *world.resource::<TableZone>();
    let pieces = view.table.offers.iter().filter_map(|offer| match offer.gesture {
        Gesture::Drag { piece, .. } => Some(piece),
        _ => None,
    });
    let mut shown = world.query::<(&Element, &Transform)>();
    for piece in pieces {
        if let Some((_, at)) = shown.iter(world).find(|(element, _)| **element == Element::Piece(piece)) {
            return Some(eye.window(at.translation.truncate(), &zone));
        }
    }
    None
}

fn lift(world: &mut World) {
    let Some(at) = draggable(world) else {
        println!("nothing can be dragged");
        world.write_message(AppExit::error());
        return;
    };
    let Some(mut hands) = Hands::of(world) else { return };
    hands.point(at);
    hands.button(MouseButton::Left, ButtonState::Pressed);
    world.write_message(RequestRedraw);
}

/// Carries the piece round the table, and tells at the end what that took.
fn carry(world: &mut World, frame: u32) {
    let times = world.resource::<Times>().clone();
    times.1.store(true, Ordering::Relaxed);
    let angle = frame as f32 * 0.05;
    let at = Vec2::new(520.0, 390.0) + Vec2::from_angle(angle) * Vec2::new(300.0, 200.0);
    if let Some(mut hands) = Hands::of(world) {
        hands.point(at);
    }
    world.write_message(RequestRedraw);
    let Ok(of) = times.0.lock() else { return };
    // The first frames are those of the lifting.
    if of.len() < FRAMES + 10 {
        return;
    }
    let mut sums: Vec<f64> =
        of[10..].iter().map(|(main, extract)| (*main + *extract).as_secs_f64() * 1e3).collect();
    sums.sort_unstable_by(f64::total_cmp);
    println!("frame {}", sums.iter().sum::<f64>() / sums.len() as f64);
    println!("frame95 {}", sums[sums.len() * 95 / 100]);
    drop(of);
    world.write_message(AppExit::Success);
}
