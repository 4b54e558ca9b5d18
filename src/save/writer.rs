//! The thread that writes: it makes journals durable and folds them into saves, off everybody's path.

use std::{
    fs::File,
    io::Write as _,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    thread::JoinHandle,
    time::{SystemTime, UNIX_EPOCH},
};

use super::guard::plainly;
use crate::matches::Snapshot;

/// Backups kept of each match.
const BACKUPS: usize = 10;
/// Seconds between backups.
const BETWEEN: u64 = 300;

/// What the thread is asked to do.
enum Job {
    /// Make a journal durable.
    Sync(File),
    /// Write a save, then remove the journals it holds.
    Fold { save: PathBuf, backups: PathBuf, snapshot: Box<dyn Snapshot>, done_with: Vec<PathBuf> },
    /// Answer when everything before is done.
    Finish(Sender<()>),
}

/// The writing thread. Dropping it waits until everything is written.
pub struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    errors: std::sync::Mutex<Receiver<String>>,
}

impl Writer {
    /// Starts the thread.
    pub fn start() -> Writer {
        let (jobs, todo) = channel();
        let (report, errors) = channel();
        let thread = std::thread::Builder::new().name("saves".into()).spawn(move || run(&todo, &report)).ok();
        Writer { jobs: Some(jobs), thread, errors: std::sync::Mutex::new(errors) }
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The thread lives as long as this sender.
            let _ = jobs.send(job);
        }
    }

    /// Asks for a journal to be made durable.
    pub(super) fn sync(&self, file: File) {
        self.send(Job::Sync(file));
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

fn run(todo: &Receiver<Job>, report: &Sender<String>) {
    while let Ok(job) = todo.recv() {
        let result = match job {
            Job::Sync(file) => file.sync_data(),
            Job::Fold { save, backups, snapshot, done_with } => {
                keep_backup(&save, &backups);
                snapshot
                    .write()
                    .map_err(std::io::Error::other)
                    .and_then(|text| write_whole(&save, &text))
                    .map(|()| done_with.iter().for_each(|path| drop(std::fs::remove_file(path))))
            }
            Job::Finish(answer) => {
                let _ = answer.send(());
                Ok(())
            }
        };
        if let Err(error) = result {
            // Whoever plays must hear of it; if nobody listens any more, there is nobody to tell.
            let _ = report.send(plainly(&error));
        }
    }
}

/// Writes a file so that it is either the old one or the new one, whenever the power fails: a temporary
/// file, made durable, renamed, and the folder made durable.
pub(super) fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(".writing-").suffix(".tmp").tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

/// Now, in seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The backups in a folder, oldest first, with their times.
pub(super) fn backups_in(folder: &Path) -> Vec<(u64, PathBuf)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut backups: Vec<(u64, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter_map(|path| Some((path.file_stem()?.to_str()?.parse().ok()?, path)))
        .collect();
    backups.sort();
    backups
}

/// Copies the present save aside if the last copy is old, and lets the oldest copies go. A failed copy
/// must not stop the saving itself.
fn keep_backup(save: &Path, folder: &Path) {
    let backups = backups_in(folder);
    let due = backups.last().is_none_or(|(time, _)| now() >= time + BETWEEN);
    if !due || !save.exists() || std::fs::create_dir_all(folder).is_err() {
        return;
    }
    if std::fs::copy(save, folder.join(format!("{}.windmill", now()))).is_ok() {
        for (_, path) in backups.iter().rev().skip(BACKUPS - 1) {
            let _ = std::fs::remove_file(path);
        }
    }
}
