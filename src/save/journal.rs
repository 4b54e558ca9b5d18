//! The journal of a match: one line for each step, written before anything else hears of it.

use std::{
    fs::{File, OpenOptions},
    io::Write as _,
    path::{Path, PathBuf},
};

/// An open journal, or rather the latest of its files. Steps are only ever appended.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
}

/// What the journals of a match hold beyond its save.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recovered {
    /// The steps, in order.
    pub entries: Vec<(u64, String)>,
    /// Whether a line in the middle was damaged, so that what came after it is lost.
    pub damaged: bool,
}

impl Journal {
    /// Begins a journal file for the steps after `serial`.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn begin(save: &Path, serial: u64) -> std::io::Result<Journal> {
        let path = save.with_extension(format!("{serial:012}.journal"));
        let file = OpenOptions::new().create(true).append(true).open(&path)?;
        Ok(Journal { file, path })
    }

    /// Appends one step by one write.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn append(&mut self, serial: u64, entry: &str) -> std::io::Result<()> {
        self.file.write_all(line(serial, entry).as_bytes())
    }

    /// A second handle to the file, for making it durable elsewhere.
    ///
    /// # Errors
    /// If the system has no handle left.
    pub fn handle(&self) -> std::io::Result<File> {
        self.file.try_clone()
    }

    /// Where the file lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The journal files of a save, oldest first.
    pub fn files(save: &Path) -> Vec<PathBuf> {
        let Some((folder, stem)) = save.parent().zip(save.file_stem().and_then(|stem| stem.to_str())) else {
            return Vec::new();
        };
        let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| {
                path.file_name().and_then(|name| name.to_str()).is_some_and(|name| {
                    name.strip_prefix(stem)
                        .and_then(|rest| rest.strip_prefix('.'))
                        .and_then(|rest| rest.strip_suffix(".journal"))
                        .is_some_and(|serial| {
                            serial.len() == 12 && serial.bytes().all(|b| b.is_ascii_digit())
                        })
                })
            })
            .collect();
        files.sort();
        files
    }

    /// The steps that the journals of a save hold after its own last one.
    pub fn recover(save: &Path, after: u64) -> Recovered {
        let mut recovered = Recovered::default();
        let mut next = after + 1;
        for path in Journal::files(save) {
            let Ok(bytes) = std::fs::read(&path) else {
                recovered.damaged = true;
                return recovered;
            };
            let text = String::from_utf8_lossy(&bytes);
            let whole = text.ends_with('\n');
            let lines: Vec<&str> = text.lines().collect();
            for (at, line) in lines.iter().enumerate() {
                let last = at + 1 == lines.len();
                let Some((serial, entry)) = read(line) else {
                    // A torn last line is a step that never counted: the program died while writing it.
                    if !last || whole {
                        recovered.damaged = true;
                    }
                    break;
                };
                if serial < next {
                    continue;
                }
                if serial > next {
                    recovered.damaged = true;
                    return recovered;
                }
                recovered.entries.push((serial, entry.to_owned()));
                next += 1;
            }
        }
        recovered
    }
}

/// A line: checksum, number, step.
fn line(serial: u64, entry: &str) -> String {
    let body = format!("{serial} {entry}");
    format!("{:08x} {body}\n", crc32fast::hash(body.as_bytes()))
}

fn read(line: &str) -> Option<(u64, &str)> {
    let (sum, body) = line.split_at_checked(9)?;
    let sum = u32::from_str_radix(sum.trim_end(), 16).ok()?;
    if crc32fast::hash(body.as_bytes()) != sum {
        return None;
    }
    let (serial, entry) = body.split_once(' ')?;
    Some((serial.parse().ok()?, entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_back_and_a_torn_line_is_dropped() {
        let folder = tempfile::tempdir().expect("a folder");
        let save = folder.path().join("Harrow Hill.windmill");
        let mut journal = Journal::begin(&save, 3).expect("a journal");
        journal.append(4, "Play(1,EndTurn)").expect("a line");
        journal.append(5, "Undo").expect("a line");
        let torn = line(6, "Redo");
        journal.file.write_all(&torn.as_bytes()[..torn.len() - 3]).expect("half a line");
        let recovered = Journal::recover(&save, 3);
        assert_eq!(recovered.entries, [(4, "Play(1,EndTurn)".into()), (5, "Undo".into())]);
        assert!(!recovered.damaged, "a torn last line is no damage");
        assert_eq!(Journal::recover(&save, 4).entries, [(5, "Undo".into())]);
        // The next file goes on where the torn line never counted.
        let mut next = Journal::begin(&save, 5).expect("a journal");
        next.append(6, "Undo").expect("a line");
        assert_eq!(Journal::recover(&save, 3).entries.len(), 3);
    }

    #[test]
    fn a_changed_line_ends_what_can_be_trusted() {
        let folder = tempfile::tempdir().expect("a folder");
        let save = folder.path().join("a.windmill");
        let mut journal = Journal::begin(&save, 0).expect("a journal");
        for serial in 1..=3 {
            journal.append(serial, "Undo").expect("a line");
        }
        let path = journal.path().to_owned();
        let text = std::fs::read_to_string(&path).expect("text").replacen("2 Undo", "2 Redo", 1);
        std::fs::write(&path, text).expect("written");
        let recovered = Journal::recover(&save, 0);
        assert_eq!(recovered.entries, [(1, "Undo".into())]);
        assert!(recovered.damaged);
    }
}
