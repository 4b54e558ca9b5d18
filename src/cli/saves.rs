//! `verify` and `replay`.

use std::path::Path;

use super::{Failure, print};
use crate::{matches::ReplayError, save};

/// Says whether a save is sound.
pub fn verify(file: &Path) -> Result<(), Failure> {
    let name = file.display();
    let game = save::load_file(file).map_err(|error| Failure::wrong(format!("{name}: {error}")))?;
    print(&format!("{name}: sound ({}, {} steps)", game.info().id, game.serial()))
}

/// Plays a save again from the start.
pub fn replay(file: &Path) -> Result<(), Failure> {
    let name = file.display();
    let game = save::load_file(file).map_err(|error| Failure::wrong(format!("{name}: {error}")))?;
    match game.replay() {
        Ok(moves) => print(&format!("{name}: its {moves} moves lead to exactly the state it holds")),
        Err(error @ ReplayError::Changed) => Err(Failure::changed(format!("{name}: {error}"))),
        Err(error) => Err(Failure::wrong(format!("{name}: {error}"))),
    }
}
