//! Nobody ever loses a game they were playing: saves, journals, backups, and everything that can happen
//! to them.

mod child;
mod play;

mod backups;
mod damage;
mod files;
mod full_disk;
mod journal;
mod killed;
mod slots;

/// Whether everything is tried, and not a spread of it.
fn full() -> bool {
    std::env::var_os("WINDMILL_FULL").is_some()
}
