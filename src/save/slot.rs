//! A match that is open: its lock, its journal, its way into the save.

use std::{fs::File, path::PathBuf};

use super::{
    Home, Journal, StoreError, Writer, guard,
    writer::{now, write_whole},
};
use crate::matches::AnyMatch;

/// Steps after which the journal is folded into the save.
const FOLD_AFTER: u64 = 24;

/// A slot that a match is played in. While it lives, nobody else writes there.
#[derive(Debug)]
pub struct OpenSlot {
    slot: String,
    path: PathBuf,
    backups: PathBuf,
    journal: Option<Journal>,
    folded: u64,
    /// Held as long as the slot is open; the system lets it go when the program dies.
    _lock: Option<File>,
}

/// A match just opened.
pub struct Opened {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// The slot it is played in.
    pub slot: OpenSlot,
    /// Steps that were found in the journal and not yet in the save.
    pub recovered: usize,
    /// Whether a part of the journal could not be trusted.
    pub damaged: bool,
}

impl OpenSlot {
    /// Puts a new match into a slot of its own.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn create(home: &Home, game: &dyn AnyMatch) -> Result<OpenSlot, StoreError> {
        let slot = home.free_slot(&game.meta().name);
        let path = home.path(&slot);
        let lock = lock(&path).map_err(|error| StoreError::io(&path, &error))?;
        let text = game
            .snapshot()
            .write()
            .map_err(|reason| StoreError::Io { path: path.display().to_string(), reason })?;
        write_whole(&path, &text).map_err(|error| StoreError::io(&path, &error))?;
        let journal = Journal::begin(&path, game.serial()).map_err(|error| StoreError::io(&path, &error))?;
        Ok(OpenSlot {
            backups: home.backups(&slot),
            slot,
            path,
            journal: Some(journal),
            folded: game.serial(),
            _lock: lock,
        })
    }

    /// Opens a slot: the save, and the steps its journal holds beyond it. If another window has it open,
    /// it is opened for looking only.
    ///
    /// # Errors
    /// If the save is damaged or cannot be read.
    pub fn open(home: &Home, slot: &str) -> Result<Opened, StoreError> {
        let path = home.path(slot);
        let fault = |error| StoreError::Load { path: path.display().to_string(), error };
        let lock = lock(&path).map_err(|error| StoreError::io(&path, &error))?;
        let mut game = guard::load(&guard::read(&path).map_err(fault)?).map_err(fault)?;
        let found = Journal::recover(&path, game.serial());
        let mut recovered = 0;
        let mut damaged = found.damaged;
        for (_, entry) in &found.entries {
            if game.follow(entry).is_err() {
                damaged = true;
                break;
            }
            recovered += 1;
        }
        let journal = match lock {
            Some(_) => {
                Some(Journal::begin(&path, game.serial()).map_err(|error| StoreError::io(&path, &error))?)
            }
            None => None,
        };
        let slot = OpenSlot {
            slot: slot.to_owned(),
            backups: home.backups(slot),
            path,
            journal,
            folded: game.serial() - recovered as u64,
            _lock: lock,
        };
        Ok(Opened { game, slot, recovered, damaged })
    }

    /// Its name in the folder.
    pub fn name(&self) -> &str {
        &self.slot
    }

    /// Where its save lies.
    pub fn path(&self) -> &std::path::Path {
        &self.path
    }

    /// Whether another window has it open, so that nothing can be changed here.
    pub fn is_read_only(&self) -> bool {
        self.journal.is_none()
    }

    /// Appends a step to the journal by one write, and asks for it to be made durable.
    ///
    /// # Errors
    /// If it cannot be written: the step must then not count.
    pub fn note(&mut self, serial: u64, entry: &str, writer: &Writer) -> std::io::Result<()> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        journal.append(serial, entry)?;
        if let Ok(handle) = journal.handle() {
            writer.sync(handle);
        }
        Ok(())
    }

    /// Folds the journal into the save if enough steps have gathered, or at once if `now` says so.
    pub fn fold(&mut self, game: &mut dyn AnyMatch, writer: &Writer, at_once: bool) {
        let due = game.serial() >= self.folded + if at_once { 1 } else { FOLD_AFTER };
        if !due || self.journal.is_none() {
            return;
        }
        game.meta_mut().saved_at = now();
        let old = Journal::files(&self.path);
        // Steps from here on go to a new file, so that the old ones can go once the save holds them.
        let Ok(next) = Journal::begin(&self.path, game.serial()) else { return };
        let done_with = old.into_iter().filter(|path| path != next.path()).collect();
        self.journal = Some(next);
        self.folded = game.serial();
        writer.fold(self.path.clone(), self.backups.clone(), game.snapshot(), done_with);
    }
}

/// Takes the lock of a save; none if somebody else holds it.
fn lock(save: &std::path::Path) -> std::io::Result<Option<File>> {
    let file = File::options().create(true).truncate(false).write(true).open(save.with_extension("lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(std::fs::TryLockError::WouldBlock) => Ok(None),
        // Some network drives have no locks: better to play without than not at all.
        Err(std::fs::TryLockError::Error(_)) => Ok(Some(file)),
    }
}
