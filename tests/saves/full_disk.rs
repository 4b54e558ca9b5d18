//! The disk is full. Nothing that counted is lost, the player hears of it, and with room again it goes on.
#![cfg(unix)]

use std::{fs, os::unix::fs::symlink};

use windmill_lane::save::{Home, Journal};

use super::{
    child,
    play::{Seated, home, played, text_of},
};

/// What a child may write: files of eight blocks of 512 bytes. A write beyond that takes what still fits,
/// as on a full disk, and the rest is an error and no signal.
const SMALL: &str = "trap '' XFSZ; ulimit -f 8";
const ROOM: u64 = 8 * 512;

#[test]
fn a_step_that_does_not_fit_has_not_happened() {
    let (folder, home) = home();
    let seated = Seated::create(&home, played(2, 1, 30));
    let path = seated.slot.path().to_owned();
    drop(seated);
    child::passes(child::test_after(SMALL, "full_disk::steps_until_it_is_full", folder.path()));
    let counted: u64 =
        fs::read_to_string(folder.path().join("counted")).expect("what counted").parse().expect("a number");
    assert!(counted > 60, "only {counted} steps fit");
    let seated = Seated::open(&home, "Harrow Hill");
    assert_eq!(seated.game.serial(), counted, "every step that counted is there, and no other");
    assert!(fs::metadata(path).expect("the save").len() > ROOM, "the save would not have fitted");
}

/// Plays until no step can be noted; then the save cannot be folded either.
#[test]
#[ignore = "a child of the test above"]
fn steps_until_it_is_full() {
    let Some(folder) = child::folder() else { return };
    let home = Home::at(&folder);
    let mut seated = Seated::open(&home, "Harrow Hill");
    let before = fs::read(seated.slot.path()).expect("the save");
    let error = loop {
        let stood = text_of(&*seated.game);
        if let Err(error) = seated.step() {
            assert_eq!(text_of(&*seated.game), stood, "what is not written has not happened");
            break error.to_string();
        }
    };
    assert!(error.contains("File too large"), "{error}");
    fs::write(folder.join("counted"), seated.game.serial().to_string()).expect("small enough");

    let path = seated.slot.path().to_owned();
    assert_eq!(seated.fold(), [format!("{}: File too large", path.display())]);
    assert_eq!(fs::read(&path).expect("the save"), before, "the save is as it was");
    assert_eq!(home.backups_of("Harrow Hill").len(), 0, "half a backup is none");
    let elsewhere = folder.join("elsewhere.windmill");
    let error = Home::save_as(&elsewhere, &*seated.game).expect_err("it does not fit").to_string();
    assert_eq!(error, format!("{}: File too large", elsewhere.display()));
    assert!(!elsewhere.exists(), "half a save is none");
    let half: Vec<_> =
        fs::read_dir(home.saves()).expect("the saves").flatten().map(|e| e.file_name()).collect();
    assert!(half.iter().all(|name| !name.to_string_lossy().contains(".tmp")), "{half:?}");
}

#[test]
fn a_torn_line_does_not_spoil_the_next() {
    let (folder, _) = home();
    child::passes(child::test_after(SMALL, "full_disk::a_long_line_and_a_short_one", folder.path()));
    let recovered = Journal::recover(&folder.path().join("x.windmill"), 0, 7);
    assert!(!recovered.damaged);
    // Forty lines of a hundred bytes fit, the next does not; the short one does.
    assert_eq!(recovered.entries.len(), 41);
    assert_eq!(recovered.entries[40], (41, "Undo".to_owned()));
}

/// Lines of a hundred bytes each: forty make 4,000 of 4,096 bytes. A part of the next would fill the file
/// to the brim; taken back, it leaves room for a short one.
#[test]
#[ignore = "a child of the test above"]
fn a_long_line_and_a_short_one() {
    let Some(folder) = child::folder() else { return };
    let mut journal = Journal::begin(&folder.join("x.windmill"), 0, 7).expect("a journal");
    let long = |serial: u64| "x".repeat(100 - "01234567 ".len() - serial.to_string().len() - " \n".len());
    let fit = (1..).take_while(|&serial| journal.append(serial, &long(serial)).is_ok()).count();
    assert_eq!(fit, 40);
    assert_eq!(fs::metadata(journal.path()).expect("the journal").len(), 4_000);
    journal.append(41, "Undo").expect("there is room for it");
}

/// A disk without a byte left.
#[test]
fn with_no_room_at_all_the_journal_says_so() {
    let (folder, _) = home();
    let save = folder.path().join("x.windmill");
    symlink("/dev/full", save.with_extension("000000000000.journal")).expect("a full disk");
    let mut journal = Journal::begin(&save, 0, 7).expect("it can be opened");
    let error = journal.append(1, "Undo").expect_err("no room").to_string();
    assert!(error.contains("No space left on device"), "{error}");
}
