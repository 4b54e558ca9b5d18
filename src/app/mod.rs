//! The app: Bevy put together, the window, the screens it can show.

pub(crate) mod figures;
mod hands;
mod headless;
mod icon;
mod idle;
pub(crate) mod probe;
pub mod settings;
mod shot;
pub mod trace;
mod window;

use std::path::{Path, PathBuf};

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};
use bevy_egui::EguiPlugin;

use crate::{
    save::Home,
    session::{self, Opening},
};

pub use hands::Hands;
pub use headless::{Graphics, headless};
pub use settings::{Motion, Settings};
pub use shot::{Shot, ShotSize, shoot};

/// Where our files lie.
#[derive(Resource, Clone, Debug)]
pub struct HomeFolder(pub Home);

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The lane: five houses under one windmill.
    #[default]
    Title,
    /// Who plays what.
    Setup,
    /// The table.
    Play,
}

/// Everything but the engine: what the app adds to Bevy.
pub struct AppPlugin {
    /// Where files lie.
    pub home: Home,
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        let settings = Settings::load(&self.home);
        app.insert_resource(ClearColor(crate::table::colour(crate::paint::palette::SHADOW)))
            .insert_resource(HomeFolder(self.home.clone()))
            .insert_resource(settings)
            .init_state::<Screen>()
            .add_plugins((
                settings::plugin,
                idle::plugin,
                session::plugin,
                crate::table::plugin,
                crate::overlay::plugin,
                crate::screens::plugin,
                crate::sound::plugin,
            ));
    }

    /// Our systems are many and small: one thread runs them sooner than several hand them to one another.
    /// (Rendering and painting keep threads of their own.)
    fn finish(&self, app: &mut App) {
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}

/// Opens the window, with a save on the table if one is named.
///
/// # Errors
/// In one sentence, if the save cannot be opened.
pub fn open(file: Option<PathBuf>, trace: Option<PathBuf>) -> Result<(), String> {
    let home = Home::find();
    if let Some(file) = &file {
        // A file that cannot be opened is told on the command line, before any window.
        crate::save::load_file(file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let mut app = App::new();
    let settings = Settings::load(&home);
    app.add_plugins(window::plugins(&settings))
        .add_plugins(EguiPlugin::default())
        .add_plugins(AppPlugin { home });
    app.add_plugins((window::plugin, icon::plugin, trace::plugin));
    if let Some(trace) = trace {
        app.insert_resource(trace::Trace(trace));
    }
    if let Some(file) = file {
        app.add_systems(Startup, move |mut opening: MessageWriter<Opening>| {
            opening.write(Opening::File(absolute(&file)));
        });
    }
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(format!("the window could not be kept open (code {code})")),
    }
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}
