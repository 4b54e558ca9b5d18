//! Where saves lie: slots, backups, the bin. The only place besides `journal` that knows of files.

use std::path::{Path, PathBuf};

use super::{
    guard::{self, Header, plainly},
    lock::Lock,
    names, slot,
    writer::{backups_in, now, write_whole},
};
use crate::matches::{AnyMatch, LoadError};

/// Days a deleted save stays in the bin.
const BIN_DAYS: u64 = 30;

/// The folder everything of ours lies in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    root: PathBuf,
}

/// A saved match, as the list shows it.
#[derive(Clone, Debug)]
pub struct SlotInfo {
    /// Its name in the folder.
    pub slot: String,
    /// Where it lies.
    pub path: PathBuf,
    /// What it says of itself, or what is wrong with it.
    pub header: Result<Header, LoadError>,
    /// Its backups, newest first.
    pub backups: Vec<Backup>,
    /// When it was last changed, in seconds since 1970.
    pub changed: u64,
}

/// An earlier copy of a save.
#[derive(Clone, Debug)]
pub struct Backup {
    /// When it was made, in seconds since 1970.
    pub time: u64,
    /// Where it lies.
    pub path: PathBuf,
}

/// Why a slot could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The file itself is at fault.
    #[error("{path}: {error}")]
    Load {
        /// Which file.
        path: String,
        /// What is wrong with it.
        error: LoadError,
    },
    /// The system refused.
    #[error("{path}: {reason}")]
    Io {
        /// Which file or folder.
        path: String,
        /// Why.
        reason: String,
    },
}

impl StoreError {
    pub(super) fn io(path: &Path, error: &std::io::Error) -> StoreError {
        StoreError::Io { path: path.display().to_string(), reason: plainly(error) }
    }
}

impl Home {
    /// The platform's data folder, or what `WINDMILL_LANE_HOME` says.
    pub fn find() -> Home {
        let root = std::env::var_os("WINDMILL_LANE_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
        let root = root.or_else(|| {
            directories::ProjectDirs::from("", "", "windmill-lane").map(|dirs| dirs.data_dir().to_owned())
        });
        Home { root: root.unwrap_or_else(|| PathBuf::from(".windmill-lane")) }
    }

    /// A home in a folder.
    pub fn at(root: impl Into<PathBuf>) -> Home {
        Home { root: root.into() }
    }

    /// The folder everything lies in.
    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of the saves, made if it is not there.
    pub fn saves(&self) -> PathBuf {
        let folder = self.root.join("saves");
        // If it cannot be made, using it says so with its path.
        let _ = std::fs::create_dir_all(&folder);
        folder
    }

    /// The folder with the backups of a slot.
    pub fn backups(&self, slot: &str) -> PathBuf {
        self.root.join("backups").join(names::within(slot))
    }

    /// The folder of drawn pictures.
    pub fn art_cache(&self) -> PathBuf {
        self.root.join("cache").join("art")
    }

    /// The file with the settings.
    pub fn settings(&self) -> PathBuf {
        self.root.join("settings.ron")
    }

    /// The file with what people reached alone.
    pub fn records(&self) -> PathBuf {
        self.root.join("records.ron")
    }

    /// Where a slot's save lies.
    pub fn path(&self, slot: &str) -> PathBuf {
        self.saves().join(format!("{}.windmill", names::within(slot)))
    }

    /// Whether a file is one of ours; its slot.
    pub fn slot_of(&self, path: &Path) -> Option<String> {
        let ours = self.saves().canonicalize().ok()?;
        let path = path.canonicalize().ok()?;
        (path.parent() == Some(&ours) && path.extension().is_some_and(|ext| ext == "windmill"))
            .then(|| path.file_stem()?.to_str().map(str::to_owned))
            .flatten()
    }

    /// A slot name that is free, made of a match's name.
    pub fn free_slot(&self, name: &str) -> String {
        self.free_slots(name).next().unwrap_or_default()
    }

    /// The slot names made of a match's name that are free, the plainest first; they never end.
    pub(super) fn free_slots(&self, name: &str) -> impl Iterator<Item = String> {
        let clean = names::safe(name);
        let taken =
            |slot: &String| self.path(slot).exists() || !super::Journal::files(&self.path(slot)).is_empty();
        let numbered = (2_u64..).map({
            let clean = clean.clone();
            move |number| format!("{clean} {number}")
        });
        std::iter::once(clean).chain(numbered).filter(move |slot| !taken(slot))
    }

    /// All saved matches, the latest first.
    pub fn list(&self) -> Vec<SlotInfo> {
        let Ok(entries) = std::fs::read_dir(self.saves()) else { return Vec::new() };
        let mut slots: Vec<SlotInfo> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ext| ext == "windmill"))
            .filter_map(|path| {
                let slot = path.file_stem()?.to_str()?.to_owned();
                Some(SlotInfo {
                    header: guard::read(&path).and_then(|text| guard::header(&text)),
                    backups: self.backups_of(&slot),
                    changed: newest(&path),
                    slot,
                    path,
                })
            })
            .collect();
        slots.sort_by_key(|slot| std::cmp::Reverse(slot.changed));
        slots
    }

    /// The backups of a slot, newest first.
    pub fn backups_of(&self, slot: &str) -> Vec<Backup> {
        backups_in(&self.backups(slot)).into_iter().rev().map(|(time, path)| Backup { time, path }).collect()
    }

    /// Writes a match to any file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_as(path: &Path, game: &dyn AnyMatch) -> Result<(), StoreError> {
        let text = game
            .snapshot()
            .write()
            .map_err(|reason| StoreError::Io { path: path.display().to_string(), reason })?;
        write_whole(path, &text).map_err(|error| StoreError::io(path, &error))
    }

    /// Moves a slot with its journals and backups into the bin, and empties what lay there too long.
    ///
    /// # Errors
    /// If it is open, or cannot be moved.
    pub fn delete(&self, slot: &str) -> Result<(), StoreError> {
        let path = self.path(slot);
        let lock = Lock::take(&path).map_err(|error| StoreError::io(&path, &error))?;
        if lock.is_none() {
            let reason = "it is open, here or in another window".to_owned();
            return Err(StoreError::Io { path: path.display().to_string(), reason });
        }
        // Whoever fetches it out of the bin again opens one file, and shall find every step in it.
        if let Ok(found) = slot::load(&path)
            && found.recovered > 0
        {
            let _ = Home::save_as(&path, &*found.game);
        }
        self.bin(&path)?;
        super::Journal::files(&path).iter().try_for_each(|file| self.bin(file))?;
        self.bin(&self.backups(slot))?;
        // While it is still held: another window may be waiting to take a new one.
        let _ = std::fs::remove_file(path.with_extension("lock"));
        drop(lock);
        self.empty_bin();
        Ok(())
    }

    /// Moves a file or folder into the bin, if it is there.
    pub(super) fn bin(&self, file: &Path) -> Result<(), StoreError> {
        if !file.exists() {
            return Ok(());
        }
        let bin = self.root.join("bin");
        std::fs::create_dir_all(&bin).map_err(|error| StoreError::io(&bin, &error))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // Two of one name can be deleted within a second: the second is not to take the first one's place.
        let mut to = bin.join(format!("{}-{name}", now()));
        for number in 2.. {
            if !to.exists() {
                break;
            }
            to = bin.join(format!("{}-{number}-{name}", now()));
        }
        std::fs::rename(file, to).map_err(|error| StoreError::io(file, &error))
    }

    /// Removes what has lain in the bin too long.
    fn empty_bin(&self) {
        for entry in std::fs::read_dir(self.root.join("bin")).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let since = name.to_str().and_then(|name| name.split('-').next()?.parse::<u64>().ok());
            if since.is_some_and(|since| now() > since.saturating_add(BIN_DAYS * 86_400)) {
                let _ = std::fs::remove_file(entry.path()).or_else(|_| std::fs::remove_dir_all(entry.path()));
            }
        }
    }
}

/// When a save or one of its journals was last changed, in seconds since 1970.
fn newest(path: &Path) -> u64 {
    super::Journal::files(path)
        .into_iter()
        .chain([path.to_owned()])
        .filter_map(|file| std::fs::metadata(file).and_then(|meta| meta.modified()).ok())
        .filter_map(|time| time.duration_since(std::time::UNIX_EPOCH).ok())
        .map(|since| since.as_secs())
        .max()
        .unwrap_or(0)
}
