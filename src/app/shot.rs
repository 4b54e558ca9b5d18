//! A picture of a table or a screen, without a window.

use std::path::PathBuf;

use bevy::{
    app::ScheduleRunnerPlugin,
    camera::RenderTarget,
    prelude::*,
    render::{
        render_resource::{TextureFormat, TextureUsages},
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
};

use super::{Graphics, Screen, Settings, headless};
use crate::{
    matches::{Match, Meta},
    overlay::{Dialog, RulebookPanel},
    rules::{Seat, Viewer, mythwind},
    save::Home,
    session::{ActingSeat, Opening, Session, StartMatch},
    table::{Easel, OpenSurfaces},
};

/// Frames after which a picture is taken even if something still wants to be painted.
const PATIENCE: u32 = 2_400;
/// Frames everything must have rested before the picture is taken.
const REST: u32 = 20;

/// What to take a picture of.
#[derive(Clone, Debug)]
pub struct Shot {
    /// A save's table with its overlay.
    pub file: Option<PathBuf>,
    /// Or a screen: title, setup, settings, saves, rulebook, keys.
    pub screen: Option<String>,
    /// Where the picture goes.
    pub out: PathBuf,
    /// Its size in pixels.
    pub size: (u32, u32),
    /// The scale of everything, in per cent.
    pub scale: u16,
    /// Whose prompt is shown.
    pub seat: Option<u8>,
    /// A surface that is open, by its number.
    pub surface: Option<u8>,
}

/// The size of the picture; stands for the window's size where there is no window.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ShotSize(pub Vec2);

#[derive(Resource)]
struct Target(Handle<Image>);

#[derive(Resource)]
struct Wanted(Shot);

/// How far the taking of the picture is.
#[derive(Resource, Default)]
struct Progress {
    frames: u32,
    rested: u32,
    asked: bool,
}

/// Takes a picture.
///
/// # Errors
/// In one sentence, if the save cannot be opened, the screen is unknown, or nothing can draw here.
pub fn shoot(shot: Shot) -> Result<(), String> {
    if let Some(file) = &shot.file {
        crate::save::load_file(file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    if let Some(screen) = &shot.screen
        && !["title", "setup", "settings", "saves", "rulebook", "keys"].contains(&screen.as_str())
    {
        return Err(format!(
            "there is no screen “{screen}”; there are title, setup, settings, saves, rulebook, keys"
        ));
    }
    // Nothing of the player's own folder is touched.
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let home = Home::at(folder.path());
    let settings = Settings { scale: shot.scale, motion: super::Motion::Off, ..Settings::default() };
    let text = ron::to_string(&settings).map_err(|error| error.to_string())?;
    crate::save::write_text(&home.settings(), &text).map_err(|error| error.to_string())?;
    let size = Vec2::new(shot.size.0 as f32, shot.size.1 as f32);
    let mut app = headless(home, Graphics::Adapter, shot.size);
    app.add_plugins(ScheduleRunnerPlugin::run_loop(std::time::Duration::from_millis(2)))
        .insert_resource(ShotSize(size))
        .insert_resource(Wanted(shot.clone()))
        .init_resource::<Progress>()
        .add_systems(PostStartup, aim.before(set_scene))
        .add_systems(PostStartup, set_scene)
        .add_systems(Last, take);
    match app.run() {
        AppExit::Success if shot.out.exists() => Ok(()),
        _ => Err("no picture could be drawn: is there a graphics adapter, or Mesa’s software one?".into()),
    }
}

/// Points the cameras at the picture.
fn aim(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    cameras: Query<Entity, With<Camera2d>>,
    wanted: Res<Wanted>,
) {
    let (width, height) = wanted.0.size;
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let handle = images.add(image);
    for camera in &cameras {
        commands.entity(camera).insert(RenderTarget::Image(handle.clone().into()));
    }
    commands.insert_resource(Target(handle));
}

/// Puts what is wanted on the table or the screen.
fn set_scene(
    wanted: Res<Wanted>,
    mut opening: MessageWriter<Opening>,
    mut start: ResMut<StartMatch>,
    mut next: ResMut<NextState<Screen>>,
    mut dialog: ResMut<Dialog>,
    mut panel: ResMut<RulebookPanel>,
) {
    if let Some(file) = &wanted.0.file {
        opening.write(Opening::File(file.clone()));
    }
    match wanted.0.screen.as_deref() {
        Some("setup") => NextState::set_if_neq(&mut next, Screen::Setup),
        Some("settings") => *dialog = Dialog::Settings,
        Some("saves") => *dialog = Dialog::Saves,
        Some("keys") => *dialog = Dialog::Keys,
        Some("rulebook") => {
            let setup = mythwind::Setup::of(2);
            let names = [(Seat(0), "Bo".to_owned()), (Seat(1), "Ada".to_owned())].into();
            let meta = Meta { name: "Harrow Hill".into(), names, ..Meta::default() };
            start.0 = Match::<mythwind::Mythwind>::begin(meta, setup, 7).ok().map(Match::into_any);
            panel.open_at("MW-85", None);
        }
        _ => {}
    }
}

/// Waits until everything is painted, then takes the picture and leaves.
fn take(
    mut commands: Commands,
    mut progress: ResMut<Progress>,
    easel: Res<Easel>,
    target: Option<Res<Target>>,
    wanted: Res<Wanted>,
    mut seat: ResMut<ActingSeat>,
    mut session: ResMut<Session>,
    mut open: ResMut<OpenSurfaces>,
    mut exit: MessageWriter<AppExit>,
) {
    progress.frames += 1;
    if progress.frames == 4 {
        if let Some(shown) = wanted.0.seat {
            *seat = ActingSeat(Some(Seat(shown)));
        }
        // The public view, unless a seat is asked for.
        if let Some(playing) = session.0.as_mut().filter(|playing| playing.has_secrets()) {
            playing.look_as(wanted.0.seat.map_or(Viewer::Public, |seat| Viewer::seat(Seat(seat))));
        }
        if let Some(surface) = wanted.0.surface {
            open.open(crate::rules::table::SurfaceId(surface));
        }
    }
    progress.rested = if easel.is_busy() { 0 } else { progress.rested + 1 };
    if progress.frames > PATIENCE * 2 {
        exit.write(AppExit::error());
        return;
    }
    // The title's picture is drawn by a task of its own; give it its time.
    let least = if wanted.0.file.is_none() { 500 } else { 90 };
    let ready = progress.rested >= REST && progress.frames > least;
    if progress.asked || !(ready || progress.frames > PATIENCE) {
        return;
    }
    let Some(target) = target else { return };
    progress.asked = true;
    let out = wanted.0.out.clone();
    commands.spawn(Screenshot::image(target.0.clone())).observe(
        move |shot: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
            let saved = shot
                .image
                .clone()
                .try_into_dynamic()
                .map_err(|error| error.to_string())
                .and_then(|image| image.to_rgb8().save(&out).map_err(|error| error.to_string()));
            exit.write(match saved {
                Ok(()) => AppExit::Success,
                Err(why) => {
                    error!("the picture could not be written: {why}");
                    AppExit::error()
                }
            });
        },
    );
}
