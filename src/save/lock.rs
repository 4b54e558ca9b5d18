//! Who has a save open: nobody else writes there meanwhile.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::Path,
};

/// How often a lock is taken anew whose file somebody has removed meanwhile.
const TRIES: u32 = 100;

/// The lock of a save. The system lets it go when the program dies.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of a save; none if somebody else holds it.
    pub fn take(save: &Path) -> io::Result<Option<Lock>> {
        let path = save.with_extension("lock");
        for _ in 0..TRIES {
            let file = File::options().create(true).truncate(false).write(true).open(&path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(None),
                // Some network drives have no locks: better to play without than not at all.
                Err(TryLockError::Error(_)) => return Ok(Some(Lock(file))),
                Ok(()) if lies_at(&file, &path)? => return Ok(Some(Lock(file))),
                // Its last owner deleted the save and the lock with it: whoever comes next makes a new one,
                // and would hold that while we hold this.
                Ok(()) => {}
            }
        }
        Ok(None)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a process that is just being started holds it open for a moment.
        let _ = self.0.unlock();
    }
}

/// Whether an open file is still the one of that name.
fn lies_at(file: &File, path: &Path) -> io::Result<bool> {
    let there = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        there => there?,
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let ours = file.metadata()?;
        Ok((ours.dev(), ours.ino()) == (there.dev(), there.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, there);
        Ok(true)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_lock_whose_file_is_gone_holds_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let save = folder.path().join("a.windmill");
        let path = save.with_extension("lock");
        let first = Lock::take(&save).expect("a lock file").expect("nobody holds it");
        assert!(lies_at(&first.0, &path).expect("it is there"));
        assert!(Lock::take(&save).expect("a lock file").is_none(), "it is held");
        fs::remove_file(&path).expect("removed");
        assert!(!lies_at(&first.0, &path).expect("it is gone"));
        let _second = Lock::take(&save).expect("a lock file").expect("nobody holds the new one");
        assert!(!lies_at(&first.0, &path).expect("another is there"));
    }
}
