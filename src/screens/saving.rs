//! Files that the system's own dialog asks a place for: the match, or its album as a web page.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use crate::{
    album,
    matches::AnyMatch,
    rules::{Arg, Words},
    save::Home,
    session::{Refused, Session},
};

/// What is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// The match, to be opened again.
    Match,
    /// Its album, to be read anywhere.
    Album,
}

impl Export {
    /// How its files end.
    fn ending(self) -> &'static str {
        match self {
            Export::Match => "windmill",
            Export::Album => "html",
        }
    }

    fn write(self, path: &std::path::Path, game: &dyn AnyMatch) -> Result<(), String> {
        match self {
            Export::Match => Home::save_as(path, game).map_err(|error| error.to_string()),
            Export::Album => {
                let page = album::page(game).unwrap_or_default();
                std::fs::write(path, page).map_err(|error| error.to_string())
            }
        }
    }
}

/// The system dialog that is open, if one is.
#[derive(Resource, Default)]
pub struct Saving(Option<(Export, Task<Option<std::path::PathBuf>>)>);

impl Saving {
    /// Asks where to write, suggesting a name. One question at a time.
    pub fn ask(&mut self, export: Export, name: &str) {
        if self.0.is_some() {
            return;
        }
        let (name, ending) = (format!("{name}.{}", export.ending()), export.ending());
        let asked = async move {
            let dialog = rfd::AsyncFileDialog::new().set_title("Windmill Lane").set_file_name(name);
            let chosen = dialog.add_filter("Windmill Lane", &[ending]).save_file().await;
            chosen.map(|file| file.path().to_owned())
        };
        self.0 = Some((export, AsyncComputeTaskPool::get().spawn(asked)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saving>().add_systems(Update, write_chosen);
}

/// Writes to the file that was chosen.
fn write_chosen(
    mut saving: ResMut<Saving>,
    session: Res<Session>,
    mut refused: MessageWriter<Refused>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((export, task)) = &mut saving.bypass_change_detection().0 else { return };
    redraw.write(RequestRedraw);
    let export = *export;
    let Some(chosen) = block_on(poll_once(task)) else { return };
    saving.0 = None;
    let (Some(mut path), Some(playing)) = (chosen, &session.0) else { return };
    if path.extension().is_none() {
        path.set_extension(export.ending());
    }
    refused.write(match export.write(&path, &*playing.game) {
        Ok(()) => {
            let shown = Arg::Text(path.display().to_string().into());
            Refused { note: true, ..Refused::remark(Words::new("saved-to").with("file", shown)) }
        }
        Err(error) => {
            let why = Arg::Text(error.into());
            Refused::remark(Words::new("cannot-save").with("why", why))
        }
    });
}
