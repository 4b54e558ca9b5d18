//! The journal of a match: one line for each step, written before anything else hears of it.

use std::{
    fs::{File, OpenOptions},
    io::Write as _,
    path::{Path, PathBuf},
};

use super::guard::{LARGEST, bytes};

/// An open journal, or rather the latest of its files. Steps are only ever appended.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    mark: u32,
    /// Bytes of whole lines.
    len: u64,
}

/// What the journals of a match hold beyond its save.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recovered {
    /// The steps, in order.
    pub entries: Vec<(u64, String)>,
    /// Whether a line was damaged or missing, so that what came after it is lost.
    pub damaged: bool,
}

impl Journal {
    /// Begins a journal file for the steps after `serial` of the match with this mark.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn begin(save: &Path, serial: u64, mark: u32) -> std::io::Result<Journal> {
        let path = save.with_extension(format!("{serial:012}.journal"));
        let file = OpenOptions::new().create(true).append(true).open(&path)?;
        // The program may have died here before, in the middle of its first line. What is appended to that
        // could not be read again.
        let before = bytes(&path).unwrap_or_default();
        let len = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1) as u64;
        if len < before.len() as u64 {
            file.set_len(len)?;
        }
        Ok(Journal { file, path, mark, len })
    }

    /// Appends one step by one write.
    ///
    /// # Errors
    /// If it cannot be written. Nothing of it is left then.
    pub fn append(&mut self, serial: u64, entry: &str) -> std::io::Result<()> {
        let line = line(self.mark, serial, entry);
        let written = self.file.write_all(line.as_bytes());
        match written {
            Ok(()) => self.len += line.len() as u64,
            // A full disk takes a part of a line, and the next step would stand behind it.
            Err(_) => drop(self.file.set_len(self.len)),
        }
        written
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
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
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

    /// The steps that the journals of a save hold after its own last one, if they are of the match with
    /// this mark.
    pub fn recover(save: &Path, after: u64, mark: u32) -> Recovered {
        let mut recovered = Recovered::default();
        let mut next = after.saturating_add(1);
        for path in Journal::files(save) {
            // What goes on from a step that is not there shows that steps are missing, even if it is empty.
            recovered.damaged |= begun_after(&path) >= next;
            let Ok(bytes) = bytes(&path) else {
                recovered.damaged = true;
                return recovered;
            };
            recovered.damaged |= bytes.len() as u64 > LARGEST;
            for line in bytes.split_inclusive(|&byte| byte == b'\n') {
                let Some((serial, entry)) = read(mark, line) else {
                    // A torn last line is a step that never counted: the program died while writing it.
                    recovered.damaged |= line.ends_with(b"\n");
                    break;
                };
                if serial > next {
                    recovered.damaged = true;
                    break;
                }
                if serial == next {
                    recovered.entries.push((serial, entry.to_owned()));
                    next += 1;
                }
            }
        }
        recovered
    }
}

/// The step that a journal file goes on from, by its name.
fn begun_after(path: &Path) -> u64 {
    let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    name.rsplit('.').next().and_then(|serial| serial.parse().ok()).unwrap_or(0)
}

/// A line: checksum, number, step.
fn line(mark: u32, serial: u64, entry: &str) -> String {
    let body = format!("{serial} {entry}");
    format!("{:08x} {body}\n", sum(mark, body.as_bytes()))
}

fn sum(mark: u32, body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&mark.to_le_bytes());
    hasher.update(body);
    hasher.finalize()
}

fn read(mark: u32, line: &[u8]) -> Option<(u64, &str)> {
    let (said, body) = line.split_at_checked(9)?;
    let said = u32::from_str_radix(str::from_utf8(said).ok()?.strip_suffix(' ')?, 16).ok()?;
    // Of a last line whose end is torn off or damaged, the step may still be whole.
    let (_, but_the_end) = body.split_last()?;
    let body = [but_the_end, body].into_iter().find(|body| sum(mark, body) == said)?;
    let (serial, entry) = str::from_utf8(body).ok()?.split_once(' ')?;
    Some((serial.parse().ok()?, entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARK: u32 = 77;

    #[test]
    fn steps_come_back_and_a_torn_line_is_dropped() {
        let folder = tempfile::tempdir().expect("a folder");
        let save = folder.path().join("Harrow Hill.windmill");
        let mut journal = Journal::begin(&save, 3, MARK).expect("a journal");
        journal.append(4, "Play(1,EndTurn)").expect("a line");
        journal.append(5, "Undo").expect("a line");
        let torn = line(MARK, 6, "Redo");
        journal.file.write_all(&torn.as_bytes()[..torn.len() - 3]).expect("half a line");
        let recovered = Journal::recover(&save, 3, MARK);
        assert_eq!(recovered.entries, [(4, "Play(1,EndTurn)".into()), (5, "Undo".into())]);
        assert!(!recovered.damaged, "a torn last line is no damage");
        assert_eq!(Journal::recover(&save, 4, MARK).entries, [(5, "Undo".into())]);
        // The next file goes on where the torn line never counted.
        let mut next = Journal::begin(&save, 5, MARK).expect("a journal");
        next.append(6, "Undo").expect("a line");
        assert_eq!(Journal::recover(&save, 3, MARK).entries.len(), 3);
    }

    #[test]
    fn a_changed_line_ends_what_can_be_trusted() {
        let folder = tempfile::tempdir().expect("a folder");
        let save = folder.path().join("a.windmill");
        let mut journal = Journal::begin(&save, 0, MARK).expect("a journal");
        for serial in 1..=3 {
            journal.append(serial, "Undo").expect("a line");
        }
        let path = journal.path().to_owned();
        let text = std::fs::read_to_string(&path).expect("text").replacen("2 Undo", "2 Redo", 1);
        std::fs::write(&path, text).expect("written");
        let recovered = Journal::recover(&save, 0, MARK);
        assert_eq!(recovered.entries, [(1, "Undo".into())]);
        assert!(recovered.damaged);
        assert_eq!(Journal::recover(&save, 0, MARK + 1), Recovered { damaged: true, ..Default::default() });
    }
}
