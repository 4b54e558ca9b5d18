//! Drawn pictures on disk, between runs. A cache: whatever goes wrong here, the picture is drawn again.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::SystemTime,
};

use resvg::tiny_skia::Pixmap;

use super::Picture;

/// The folder is kept below this many bytes.
const MOST: u64 = 384 << 20;
/// It is looked through at the start and after so many bytes were written.
const CHECKED_AFTER: u64 = 64 << 20;

/// A folder of pictures, named by content and size.
pub(super) struct Disk {
    folder: PathBuf,
    written: AtomicU64,
    drafts: AtomicU64,
}

impl Disk {
    /// Uses a folder, which need not exist yet. Old pictures go where there are too many.
    pub(super) fn new(folder: PathBuf) -> Disk {
        trim(&folder, MOST);
        Disk { folder, written: AtomicU64::new(0), drafts: AtomicU64::new(0) }
    }

    fn path(&self, content: u64, width: u32) -> PathBuf {
        self.folder.join(format!("{content:016x}-{width}.png"))
    }

    /// A picture kept earlier, if it is sound and has this size.
    pub(super) fn load(&self, content: u64, width: u32, height: u32) -> Option<Picture> {
        let bytes = fs::read(self.path(content, width)).ok()?;
        let pixmap = Pixmap::decode_png(&bytes).ok()?;
        ((pixmap.width(), pixmap.height()) == (width, height)).then(|| Picture::new(pixmap))
    }

    /// Keeps a picture. It appears whole or not at all.
    pub(super) fn save(&self, content: u64, picture: &Picture) {
        let Ok(png) = picture.0.encode_png() else { return };
        let path = self.path(content, picture.width());
        let number = self.drafts.fetch_add(1, Ordering::Relaxed);
        let draft = path.with_extension(format!("{}-{number}.part", std::process::id()));
        let kept = fs::create_dir_all(&self.folder)
            .and_then(|()| fs::write(&draft, &png))
            .and_then(|()| fs::rename(&draft, &path));
        if kept.is_err() {
            let _ = fs::remove_file(&draft);
        }
        let length = png.len() as u64;
        if self.written.fetch_add(length, Ordering::Relaxed) + length > CHECKED_AFTER {
            self.written.store(0, Ordering::Relaxed);
            trim(&self.folder, MOST);
        }
    }
}

/// Removes the oldest files until the folder is below that many bytes.
fn trim(folder: &Path, most: u64) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut files: Vec<(SystemTime, u64, PathBuf)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let about = entry.metadata().ok()?;
            let path = entry.path();
            let ours = path.extension().is_some_and(|end| end == "png" || end == "part");
            (ours && about.is_file())
                .then(|| (about.modified().unwrap_or(SystemTime::UNIX_EPOCH), about.len(), path))
        })
        .collect();
    let mut total: u64 = files.iter().map(|(_, length, _)| length).sum();
    files.sort();
    for (_, length, path) in files {
        if total <= most {
            break;
        }
        if fs::remove_file(path).is_ok() {
            total -= length;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_folder_loses_its_oldest_and_nothing_that_is_not_ours() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        for (name, age) in [("a.png", 30), ("b.png", 20), ("c.png", 10), ("letter.txt", 40)] {
            fs::write(file(name), [0; 100]).expect("written");
            let then = SystemTime::now() - std::time::Duration::from_secs(age);
            fs::File::options()
                .append(true)
                .open(file(name))
                .and_then(|file| file.set_modified(then))
                .expect("aged");
        }
        trim(folder.path(), 200);
        let there: Vec<bool> =
            ["a.png", "b.png", "c.png", "letter.txt"].map(|name| file(name).exists()).into();
        assert_eq!(there, [false, true, true, true]);
        trim(&file("nowhere"), 0);
    }
}
