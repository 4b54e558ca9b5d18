//! Saves: what a file may be, and where files lie. Pure but for `store` and `journal`.
//!
//! Each step of a match is appended to a journal by one write before anything else hears of it, so that a
//! killed program loses nothing. A thread makes the journal durable and folds it into the save.

mod by_hand;
mod guard;
mod journal;
mod lock;
mod names;
mod report;
mod scan;
mod slot;
mod store;
mod writer;

pub use guard::{Header, LARGEST, header, load, load_file};
pub use journal::{Journal, Recovered};
pub use report::report_panics;
pub use slot::{OpenSlot, Opened};
pub use store::{Backup, Home, SlotInfo, StoreError};
pub use writer::{Writer, now};

/// Writes a small file whole, or leaves the old one.
///
/// # Errors
/// If it cannot be written.
pub fn write_text(path: &std::path::Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    writer::write_whole(path, text)
}
