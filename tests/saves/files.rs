//! What is no file, no text, or not to be written is told with its path, and what was there stays.

use std::{fs, path::Path};

use windmill_lane::save::{self, Home, OpenSlot};

#[cfg(unix)]
use super::child;
use super::play::{Seated, home, played, text};

/// The error of a file, in words.
#[track_caller]
fn said(path: &Path) -> String {
    save::load_file(path).err().unwrap_or_else(|| panic!("{} loads", path.display())).to_string()
}

/// The error of a slot, in words; it begins with the path of the save.
#[track_caller]
fn slot_said(home: &Home, slot: &str) -> String {
    let error = OpenSlot::open(home, slot).err().unwrap_or_else(|| panic!("{slot} opens")).to_string();
    let path = home.path(slot).display().to_string();
    error.strip_prefix(&path).unwrap_or_else(|| panic!("{error} does not begin with {path}")).to_owned()
}

#[test]
fn what_is_no_file_is_named() {
    let (folder, home) = home();
    assert_eq!(said(folder.path()), "it is a folder");
    assert_eq!(said(&folder.path().join("gone.windmill")), "No such file or directory");
    fs::create_dir(home.path("A folder")).expect("a folder");
    assert_eq!(slot_said(&home, "A folder"), ": it is a folder");
    assert_eq!(slot_said(&home, "Gone"), ": No such file or directory");
    assert!(!home.path("Gone").with_extension("lock").exists(), "nothing is left behind where nothing was");
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    assert_eq!(said(Path::new("/dev/zero")), "it is no ordinary file");
    let (folder, _) = home();
    let pipe = folder.path().join("pipe.windmill");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
    assert!(made.success());
    assert_eq!(said(&pipe), "it is no ordinary file");
}

#[test]
fn what_is_no_text_is_told_by_its_byte() {
    let (folder, home) = home();
    let path = folder.path().join("x.windmill");
    let mut bytes = text(&played(1, 3, 4)).into_bytes();
    bytes[100] = 0xFF;
    fs::write(&path, &bytes).expect("written");
    assert_eq!(said(&path), "it is no save: byte 100 is no text");
    // A picture with the wrong name.
    fs::write(home.path("Picture"), b"\x89PNG\r\n\x1a\n").expect("written");
    assert_eq!(slot_said(&home, "Picture"), ": it is no save: byte 0 is no text");
}

#[test]
fn too_large_a_file_is_not_read() {
    let (folder, _) = home();
    let path = folder.path().join("large.windmill");
    let file = fs::File::create(&path).expect("a file");
    // A hole: it takes no room on the disk and would take a terabyte of memory.
    file.set_len(1 << 40).expect("a large file");
    assert_eq!(said(&path), format!("it is larger than a save can be ({} bytes)", 1_u64 << 40));
}

#[test]
fn a_damaged_slot_is_told_and_left_as_it_is() {
    let (_folder, home) = home();
    let mut seated = Seated::create(&home, played(2, 1, 30));
    seated.steps(5);
    let slot = seated.slot.name().to_owned();
    drop(seated);
    let whole = fs::read_to_string(home.path(&slot)).expect("a save");
    let half = &whole[..whole.len() / 2];
    fs::write(home.path(&slot), half).expect("written");
    let before = files(&home);
    let why = slot_said(&home, &slot);
    assert!(why.starts_with(": line ") && why.contains("cut off"), "{why}");
    assert_eq!(files(&home), before, "neither the save nor its journal is touched");
    // In the list it stands with what is wrong with it.
    let listed = home.list();
    assert_eq!(listed.len(), 1);
    assert!(listed[0].header.is_err(), "{:?}", listed[0].header);
    // The journal is still good: with the save back, nothing is lost.
    fs::write(home.path(&slot), whole).expect("written");
    assert_eq!(Seated::open(&home, &slot).game.serial(), 35);
}

/// All files of a home but the locks, with what stands in them.
fn files(home: &Home) -> Vec<(std::path::PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(home.saves()).expect("the saves").flatten().map(|entry| entry.path());
    let mut files: Vec<_> = entries
        .filter(|path| path.extension().is_some_and(|ext| ext != "lock"))
        .map(|path| (path.clone(), fs::read(path).expect("a file")))
        .collect();
    files.sort();
    files
}

#[test]
fn a_write_protected_save_is_not_replaced() {
    let (_folder, home) = home();
    let mut seated = Seated::create(&home, played(2, 1, 30));
    let path = seated.slot.path().to_owned();
    let before = fs::read(&path).expect("a save");
    let mut rights = fs::metadata(&path).expect("a save").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).expect("protected");

    let error = Home::save_as(&path, &*seated.game).expect_err("it is protected").to_string();
    assert_eq!(error, format!("{}: the file is write-protected", path.display()));
    seated.steps(6);
    assert_eq!(seated.fold(), [format!("{}: the file is write-protected", path.display())]);
    assert_eq!(fs::read(&path).expect("a save"), before, "it is as it was");
    let slot = seated.slot.name().to_owned();
    drop(seated);
    assert_eq!(Seated::open(&home, &slot).game.serial(), 36, "the journal has the steps");
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_is_named_and_its_saves_stay() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, home) = home();
    let seated = Seated::create(&home, played(2, 1, 30));
    let path = seated.slot.path().to_owned();
    drop(seated);
    let before = files(&home);
    let rights = |mode| fs::Permissions::from_mode(mode);
    fs::set_permissions(folder.path(), rights(0o755)).expect("others may look in");
    fs::remove_file(path.with_extension("lock")).expect("the lock of the last time");
    fs::set_permissions(home.saves(), rights(0o555)).expect("nobody may write");
    child::passes(child::test_without_rights("files::in_a_read_only_folder", folder.path()));
    fs::set_permissions(home.saves(), rights(0o755)).expect("writable again");
    assert_eq!(files(&home), before);
}

/// What somebody sees who may not write into the folder of the saves.
#[cfg(unix)]
#[test]
#[ignore = "a child of the test above"]
fn in_a_read_only_folder() {
    let Some(folder) = child::folder() else { return };
    let home = Home::at(folder);
    assert_eq!(slot_said(&home, "Harrow Hill"), ": Permission denied");
    let path = home.path("Harrow Hill");
    let game = save::load_file(&path).expect("it can be read");
    let error = Home::save_as(&path, &*game).expect_err("it cannot be written").to_string();
    assert!(error.starts_with(&path.display().to_string()) && error.contains("Permission denied"), "{error}");
    let error = OpenSlot::create(&home, &*game).expect_err("no new one either").to_string();
    assert!(error.contains("Harrow Hill 2.windmill: Permission denied"), "{error}");
    let error = home.delete("Harrow Hill").expect_err("nor deleted").to_string();
    assert!(error.contains("Harrow Hill.windmill: Permission denied"), "{error}");
    assert!(home.list()[0].header.is_ok(), "it is listed all the same");
}
