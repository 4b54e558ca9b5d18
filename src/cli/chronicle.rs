//! `chronicle`: a game's album as a web page.

use std::{fs, path::PathBuf};

use clap::Args;

use super::Failure;
use crate::{album, save};

/// Write what a save looks back on as one web page that needs nothing else.
#[derive(Args)]
pub struct Chronicle {
    /// The save.
    file: PathBuf,
    /// The page to write.
    out: PathBuf,
}

impl Chronicle {
    pub fn run(self) -> Result<(), Failure> {
        let name = self.file.display();
        let game = save::load_file(&self.file).map_err(|error| Failure::wrong(format!("{name}: {error}")))?;
        let page = album::page(&*game).ok_or_else(|| {
            Failure::wrong(format!("{name}: a game of {} keeps no chronicle", game.info().id))
        })?;
        fs::write(&self.out, page).map_err(|why| Failure::wrong(format!("{}: {why}", self.out.display())))
    }
}
