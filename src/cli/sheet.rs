//! `contact-sheet`: all pictures of a game together.

use std::{fs, path::PathBuf};

use clap::Args;

use super::Failure;
use crate::paint::{ArtStore, contact_sheet};

/// Draw all pictures of a game on one sheet.
#[derive(Args)]
pub struct Contact {
    /// The game's short name (mythwind), or `shared` for what belongs to all.
    game: String,
    /// The PNG to write.
    out: PathBuf,
}

impl Contact {
    pub fn run(self) -> Result<(), Failure> {
        let sheet = contact_sheet(&ArtStore::new(None), &self.game)
            .ok_or_else(|| Failure::wrong(format!("there are no pictures of “{}”", self.game)))?;
        let png = sheet.png().map_err(Failure::wrong)?;
        fs::write(&self.out, png).map_err(|why| Failure::wrong(format!("{}: {why}", self.out.display())))
    }
}
