//! The thread that writes: it makes journals durable and folds them into saves, off everybody's path.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, SendError, Sender, channel},
    thread::JoinHandle,
    time::{SystemTime, UNIX_EPOCH},
};

use tempfile::NamedTempFile;

use super::guard::plainly;
use crate::matches::Snapshot;

/// Backups kept of each match.
const BACKUPS: usize = 10;
/// Seconds between backups.
const BETWEEN: u64 = 300;
/// How temporary files are called.
const WRITING: &str = ".writing-";
/// Seconds after which a temporary file is nobody's any more.
const LEFT_BEHIND: u64 = 3_600;

/// What the thread is asked to do.
enum Job {
    /// Make a journal durable.
    Sync(PathBuf, File),
    /// Write a save, then remove the journals it holds.
    Fold { save: PathBuf, backups: PathBuf, snapshot: Box<dyn Snapshot>, done_with: Vec<PathBuf> },
    /// Answer when everything before is done.
    Finish(Sender<()>),
}

/// The writing thread. Dropping it waits until everything is written.
pub struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    report: Sender<String>,
    errors: std::sync::Mutex<Receiver<String>>,
}

impl Writer {
    /// Starts the thread.
    pub fn start() -> Writer {
        let (jobs, todo) = channel();
        let (report, errors) = channel();
        let told = report.clone();
        let thread = std::thread::Builder::new().name("saves".into()).spawn(move || run(&todo, &told)).ok();
        Writer { jobs: Some(jobs), thread, report, errors: std::sync::Mutex::new(errors) }
    }

    fn send(&self, job: Job) {
        let Some(jobs) = &self.jobs else { return };
        // The thread lives as long as this sender, if the system had one to give.
        if let Err(SendError(Job::Fold { save, .. })) = jobs.send(job) {
            let why = io::Error::other(
                "the thread that writes has ended; what is played stands in the journal only",
            );
            self.complain(&save, &why);
        }
    }

    /// Asks for a journal to be made durable.
    pub(super) fn sync(&self, path: PathBuf, file: File) {
        self.send(Job::Sync(path, file));
    }

    /// Notes that something went wrong with a file.
    pub(super) fn complain(&self, path: &Path, error: &io::Error) {
        complain(&self.report, path, error);
    }

    /// Asks for a save to be written.
    pub(super) fn fold(
        &self,
        save: PathBuf,
        backups: PathBuf,
        snapshot: Box<dyn Snapshot>,
        done_with: Vec<PathBuf>,
    ) {
        self.send(Job::Fold { save, backups, snapshot, done_with });
    }

    /// Waits until everything asked for is done.
    pub fn finish(&self) {
        let (answer, answered) = channel();
        self.send(Job::Finish(answer));
        let _ = answered.recv();
    }

    /// What went wrong since the last call, in words.
    pub fn errors(&self) -> Vec<String> {
        self.errors.lock().map(|errors| errors.try_iter().collect()).unwrap_or_default()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Whoever plays must hear of it; if nobody listens any more, there is nobody to tell.
fn complain(report: &Sender<String>, path: &Path, error: &io::Error) {
    let _ = report.send(format!("{}: {}", path.display(), plainly(error)));
}

fn run(todo: &Receiver<Job>, report: &Sender<String>) {
    while let Ok(job) = todo.recv() {
        match job {
            Job::Sync(path, file) => {
                if let Err(error) = file.sync_data() {
                    complain(report, &path, &error);
                }
            }
            Job::Fold { save, backups, snapshot, done_with } => {
                keep_backup(&save, &backups);
                let written =
                    snapshot.write().map_err(io::Error::other).and_then(|text| write_whole(&save, &text));
                match written {
                    Ok(()) => done_with.iter().for_each(|path| drop(fs::remove_file(path))),
                    Err(error) => {
                        // The journal goes on in a new file, which must be found again.
                        let _ = sync_folder(&save);
                        complain(report, &save, &error);
                    }
                }
            }
            Job::Finish(answer) => {
                let _ = answer.send(());
            }
        }
    }
}

/// Writes a file so that it is either the old one or the new one, whenever the power fails: a temporary
/// file, made durable, renamed, and the folder made durable.
pub(super) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // Renaming asks only the folder; whoever protected the file itself meant it.
    if fs::metadata(path).is_ok_and(|meta| meta.permissions().readonly()) {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is write-protected"));
    }
    let mut file = beside(path)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    sync_folder(path)
}

/// A temporary file in the folder of a file, which may be read by whoever may read the others there.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(WRITING).suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder_of(path))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes it durable that a file of this name is in its folder.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Err(error) = File::open(folder_of(path)).and_then(|folder| folder.sync_all()) {
        use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
        // Some drives cannot, and some folders cannot be opened: the file itself is written.
        if ![InvalidInput, PermissionDenied, Unsupported].contains(&error.kind()) {
            return Err(error);
        }
    }
    let _ = path;
    Ok(())
}

/// Removes temporary files that were left where the program was killed while writing.
pub(super) fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let ours = entry.file_name().to_str().is_some_and(|name| name.starts_with(WRITING));
        let changed = entry.metadata().and_then(|meta| meta.modified()).ok();
        let age = changed.and_then(|changed| changed.elapsed().ok()).map_or(0, |age| age.as_secs());
        // A younger one may be what another window is writing right now.
        if ours && age > LEFT_BEHIND {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Now, in seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The backups in a folder, oldest first, with their times.
pub(super) fn backups_in(folder: &Path) -> Vec<(u64, PathBuf)> {
    let mut backups: Vec<(u64, PathBuf)> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "windmill"))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.parse().ok()?, path)))
        .collect();
    backups.sort();
    backups
}

/// Copies the present save aside if the last copy is old, and lets the oldest copies go. A failed copy
/// must not stop the saving itself.
fn keep_backup(save: &Path, folder: &Path) {
    let backups = backups_in(folder);
    // A copy of tomorrow was made while the clock was wrong, and says nothing.
    let due = backups.iter().all(|&(time, _)| time > now() || now() - time >= BETWEEN);
    if !due || !save.exists() || fs::create_dir_all(folder).is_err() {
        return;
    }
    if copy_whole(save, &folder.join(format!("{}.windmill", now()))).is_ok() {
        for (_, path) in backups.iter().rev().skip(BACKUPS - 1) {
            let _ = fs::remove_file(path);
        }
    }
}

/// Copies a file so that the copy is there whole or not at all.
fn copy_whole(from: &Path, to: &Path) -> io::Result<()> {
    let mut file = beside(to)?;
    io::copy(&mut File::open(from)?, &mut file)?;
    file.as_file().sync_all()?;
    file.persist(to).map(drop).map_err(|error| error.error)
}
