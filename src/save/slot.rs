//! A match that is open: its lock, its journal, its way into the save.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{
    Home, Journal, Recovered, StoreError, Writer, guard,
    lock::Lock,
    writer::{now, sweep, sync_folder},
};
use crate::matches::AnyMatch;

/// Steps after which the journal is folded into the save.
const FOLD_AFTER: u64 = 24;
/// How often a match is looked at that somebody else is playing, until save and journal fit together.
const LOOKS: u32 = 10;

/// A slot that a match is played in. While it lives, nobody else writes there.
#[derive(Debug)]
pub struct OpenSlot {
    slot: String,
    path: PathBuf,
    backups: PathBuf,
    journal: Option<Journal>,
    folded: u64,
    /// Held as long as the slot is open.
    _lock: Option<Lock>,
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
        let (slot, lock) = lock_free(home, &game.meta().name)?;
        let path = home.path(&slot);
        Home::save_as(&path, game)?;
        let journal = begin(&path, game).map_err(|error| StoreError::io(&path, &error))?;
        Ok(OpenSlot {
            backups: home.backups(&slot),
            slot,
            path,
            journal: Some(journal),
            folded: game.serial(),
            _lock: Some(lock),
        })
    }

    /// Opens a slot: the save, and the steps its journal holds beyond it. If another window has it open,
    /// it is opened for looking only.
    ///
    /// # Errors
    /// If the save is damaged or cannot be read.
    pub fn open(home: &Home, slot: &str) -> Result<Opened, StoreError> {
        let path = home.path(slot);
        let fault = |error: io::Error| StoreError::io(&path, &error);
        // Nothing is left behind where there is no save.
        std::fs::metadata(&path).map_err(fault)?;
        let lock = Lock::take(&path).map_err(fault)?;
        let mut found = load(&path)?;
        let mut looks = 1;
        while lock.is_none() && found.damaged && looks < LOOKS {
            // Its owner folded the journal away between the looks at save and journal.
            found = load(&path)?;
            looks += 1;
        }
        let Found { game, recovered, damaged } = found;
        let mut folded = game.serial() - recovered as u64;
        if lock.is_some() {
            sweep(&home.saves());
            sweep(&home.backups(slot));
            if damaged {
                // What was kept goes into the save at once and the damaged journals out of the way: steps
                // noted behind the damage could not be found again.
                Home::save_as(&path, &*game)?;
                folded = game.serial();
                Journal::files(&path).iter().try_for_each(|file| home.bin(file))?;
            }
        }
        let journal = lock.as_ref().map(|_| begin(&path, &*game)).transpose().map_err(fault)?;
        let slot = OpenSlot {
            slot: slot.to_owned(),
            backups: home.backups(slot),
            path,
            journal,
            folded,
            _lock: lock,
        };
        Ok(Opened { game, slot, recovered, damaged })
    }

    /// Opens any file: a slot if it is one, else a copy of it in a slot of its own. The file itself is
    /// only read.
    ///
    /// # Errors
    /// If the file is damaged or cannot be read, or the copy cannot be written.
    pub fn open_file(home: &Home, path: &Path) -> Result<Opened, StoreError> {
        if let Some(slot) = home.slot_of(path) {
            return OpenSlot::open(home, &slot);
        }
        let mut game = guard::load_file(path)
            .map_err(|error| StoreError::Load { path: path.display().to_string(), error })?;
        if game.meta().name.is_empty()
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            game.meta_mut().name = name.to_owned();
        }
        let slot = OpenSlot::create(home, &*game)?;
        Ok(Opened { game, slot, recovered: 0, damaged: false })
    }

    /// Its name in the folder.
    pub fn name(&self) -> &str {
        &self.slot
    }

    /// Where its save lies.
    pub fn path(&self) -> &Path {
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
    pub fn note(&mut self, serial: u64, entry: &str, writer: &Writer) -> io::Result<()> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        journal.append(serial, entry)?;
        if let Ok(handle) = journal.handle() {
            writer.sync(journal.path().to_owned(), handle);
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
        self.folded = game.serial();
        // Steps from here on go to a new file, so that the old ones can go once the save holds them.
        match Journal::begin(&self.path, game.serial(), game.mark()) {
            Ok(next) => {
                let done_with = old.into_iter().filter(|path| path != next.path()).collect();
                self.journal = Some(next);
                writer.fold(self.path.clone(), self.backups.clone(), game.snapshot(), done_with);
            }
            // The old file goes on; the next fold tries again.
            Err(error) => writer.complain(&self.path, &error),
        }
    }
}

/// A save with the steps of its journals made.
pub(super) struct Found {
    pub game: Box<dyn AnyMatch>,
    pub recovered: usize,
    pub damaged: bool,
}

/// Reads a save and the steps its journals hold beyond it.
pub(super) fn load(path: &Path) -> Result<Found, StoreError> {
    let fault = |error| StoreError::Load { path: path.display().to_string(), error };
    let mut game = guard::load_file(path).map_err(fault)?;
    let Recovered { entries, mut damaged } = Journal::recover(path, game.serial(), game.mark());
    let mut recovered = 0;
    for (_, entry) in &entries {
        if game.follow(entry).is_err() {
            damaged = true;
            break;
        }
        recovered += 1;
    }
    Ok(Found { game, recovered, damaged })
}

/// Begins the journal of a match as it stands, durably.
fn begin(path: &Path, game: &dyn AnyMatch) -> io::Result<Journal> {
    let journal = Journal::begin(path, game.serial(), game.mark())?;
    sync_folder(path)?;
    Ok(journal)
}

/// A free slot, and its lock: of two windows that begin a match of the same name at once, each gets one.
fn lock_free(home: &Home, name: &str) -> Result<(String, Lock), StoreError> {
    let mut slots = home.free_slots(name);
    loop {
        let slot = slots.next().unwrap_or_default();
        let path = home.path(&slot);
        let taken = Lock::take(&path).map_err(|error| StoreError::io(&path, &error))?;
        // Whoever came first may have written its save by now and be gone.
        if let Some(lock) = taken.filter(|_| !path.exists()) {
            return Ok((slot, lock));
        }
    }
}
