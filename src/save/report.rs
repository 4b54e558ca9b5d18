//! What is left behind when the program breaks: a report beside the saves, without names, games or paths of whoever
//! played. Every finished move is in the journal by then, so nothing else has to be saved.

use std::{
    backtrace::Backtrace,
    fs,
    panic::{self, PanicHookInfo},
    path::{Path, PathBuf},
};

use super::Home;

/// So many reports are kept.
const KEPT: usize = 5;
/// The longest message that is written down, in characters.
const LONGEST: usize = 2000;

impl Home {
    /// The folder of the reports.
    fn reports(&self) -> PathBuf {
        self.root().join("reports")
    }

    /// Where the report of a break lies that nobody has been told of yet. It is told of once.
    pub fn unread_report(&self) -> Option<PathBuf> {
        let marker = self.reports().join("unread");
        let path = PathBuf::from(fs::read_to_string(&marker).ok()?.trim());
        let _ = fs::remove_file(marker);
        path.is_file().then_some(path)
    }
}

/// From now on a panic of any thread is written down in this home, and it is said where.
pub fn report_panics(home: Home) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        match write(&home, info) {
            Ok(path) => {
                let path = path.display();
                eprintln!(
                    "Windmill Lane broke. Every finished move is saved. What happened is written in {path}"
                );
            }
            Err(error) => eprintln!("Windmill Lane broke, and no report could be written: {error}"),
        }
    }));
}

fn write(home: &Home, info: &PanicHookInfo) -> std::io::Result<PathBuf> {
    let folder = home.reports();
    fs::create_dir_all(&folder)?;
    let now = jiff::Timestamp::now();
    let path = folder.join(format!("{}.txt", now.strftime("%Y-%m-%d %H-%M-%S")));
    let message = info.payload_as_str().unwrap_or("no message").chars().take(LONGEST).collect::<String>();
    let place = info.location().map_or_else(String::new, ToString::to_string);
    let text = format!(
        "Windmill Lane {} on {} {}\n{now:.0}\n\n{message}\nat {place}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        Backtrace::force_capture(),
    );
    fs::write(&path, without_folders(&text, &private(home)))?;
    fs::write(folder.join("unread"), path.display().to_string())?;
    forget_old(&folder);
    Ok(path)
}

/// Folders whose names may tell who plays, the longest first.
fn private(home: &Home) -> Vec<String> {
    let user = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let folders = [Some(home.root().to_owned()), std::env::current_dir().ok(), user];
    let mut names: Vec<String> =
        folders.into_iter().flatten().map(|folder| folder.display().to_string()).collect();
    names.retain(|name| name.len() > 1);
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

fn without_folders(text: &str, folders: &[String]) -> String {
    folders.iter().fold(text.to_owned(), |text, folder| text.replace(folder.as_str(), "~"))
}

/// Keeps the newest ones. Their names are their times.
fn forget_old(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut reports: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    reports.sort();
    let old = reports.len().saturating_sub(KEPT);
    for path in &reports[..old] {
        let _ = fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_left_out_the_longest_first() {
        let folders = ["/home/ada/games".to_owned(), "/home/ada".to_owned()];
        let text = "at /home/ada/games/a.windmill and /home/ada/b";
        assert_eq!(without_folders(text, &folders), "at ~/a.windmill and ~/b");
    }

    #[test]
    fn the_oldest_reports_make_room() {
        let folder = tempfile::tempdir().expect("a folder");
        for day in 1..=8 {
            fs::write(folder.path().join(format!("2026-01-0{day} 10-00-00.txt")), "").expect("written");
        }
        forget_old(folder.path());
        let mut left: Vec<_> = fs::read_dir(folder.path())
            .expect("a folder")
            .map(|entry| entry.expect("a file").file_name())
            .collect();
        left.sort();
        assert_eq!((left.len(), left[0].to_str()), (KEPT, Some("2026-01-04 10-00-00.txt")));
    }
}
