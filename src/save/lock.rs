//! Who has a save open: nobody else writes there meanwhile.

use std::{
    fs::{File, TryLockError},
    io,
    path::Path,
};

/// The lock of a save. The system lets it go when the program dies.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of a save; none if somebody else holds it.
    pub fn take(save: &Path) -> io::Result<Option<Lock>> {
        let file = File::options().create(true).truncate(false).write(true).open(save.with_extension("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            // Some network drives have no locks: better to play without than not at all.
            Err(TryLockError::Error(_)) => Ok(Some(Lock(file))),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a process that is just being started holds it open for a moment.
        let _ = self.0.unlock();
    }
}
