//! Earlier copies of a save: at most ten, the newest first, and each can be opened.

use std::{fs, path::PathBuf};

use windmill_lane::save::{self, Home, OpenSlot};

use super::play::{Seated, home, now, played, text, text_of};

/// A match with backups of these ages, in seconds. Each holds one step more than the one before it.
fn with_backups(home: &Home, ages: &[u64]) -> (Seated, u64) {
    let seated = Seated::create(home, played(2, 1, 40));
    let folder = home.backups(seated.slot.name());
    fs::create_dir_all(&folder).expect("a folder");
    let now = now();
    for (steps, age) in (20..).zip(ages) {
        let path = folder.join(format!("{}.windmill", now - age));
        fs::write(path, text(&played(2, 1, steps))).expect("a backup");
    }
    (seated, now)
}

fn times(home: &Home) -> Vec<u64> {
    home.backups_of("Harrow Hill").iter().map(|backup| backup.time).collect()
}

#[test]
fn at_most_ten_are_kept_the_newest_first() {
    let (_folder, home) = home();
    let ages: Vec<u64> = (1..=12).rev().map(|age| age * 400).collect();
    let (mut seated, before) = with_backups(&home, &ages);
    let saved = text_of(&*seated.game);
    seated.steps(3);
    assert_eq!(seated.fold(), [""; 0]);
    let times = times(&home);
    // The new one, and of the twelve the nine youngest.
    let youngest: Vec<u64> = (1..=9).map(|age| before - age * 400).collect();
    assert_eq!(times[1..], youngest);
    assert!(times[0] >= before, "the newest was made just now");
    let backup = &home.backups_of("Harrow Hill")[0].path;
    assert_eq!(text_of(&*save::load_file(backup).expect("a save")), saved, "it is the save before the fold");
    assert_eq!(home.list()[0].backups.len(), 10, "the list of saves shows them");
}

#[test]
fn within_five_minutes_there_is_no_other() {
    let (_folder, home) = home();
    for (age, made) in [(290, 1), (310, 2)] {
        let (mut seated, _) = with_backups(&home, &[age]);
        seated.steps(3);
        seated.fold();
        assert_eq!(home.backups_of(seated.slot.name()).len(), made, "the last is {age} seconds old");
        drop(seated);
        home.delete("Harrow Hill").expect("deleted");
    }
}

#[test]
fn a_clock_that_was_wrong_once_does_not_end_the_backups() {
    let (_folder, home) = home();
    let (mut seated, now) = with_backups(&home, &[]);
    let folder = home.backups("Harrow Hill");
    for time in [now + 86_400 * 365, u64::MAX] {
        fs::write(folder.join(format!("{time}.windmill")), "x").expect("written");
    }
    seated.steps(3);
    assert_eq!(seated.fold(), [""; 0]);
    assert_eq!(times(&home).len(), 3, "one was made all the same");
    seated.steps(3);
    assert_eq!(seated.fold(), [""; 0], "and the thread that writes is alive");
    assert_eq!(save::load_file(seated.slot.path()).expect("the save").serial(), 46);
}

#[test]
fn what_lies_between_the_backups_is_none() {
    let (_folder, home) = home();
    let (_seated, now) = with_backups(&home, &[900]);
    let folder = home.backups("Harrow Hill");
    for name in [".writing-x.tmp".to_owned(), format!("{}.tmp", now - 5), "notes.windmill".to_owned()] {
        fs::write(folder.join(name), "x").expect("written");
    }
    assert_eq!(times(&home), [now - 900]);
}

#[test]
fn a_backup_opens_in_a_slot_of_its_own() {
    let (_folder, home) = home();
    let (seated, _) = with_backups(&home, &[900, 500]);
    let paths: Vec<PathBuf> = home.backups_of("Harrow Hill").into_iter().map(|backup| backup.path).collect();
    let backup = save::load_file(&paths[0]).expect("the newest backup");
    assert_eq!(backup.serial(), 21, "the second is newer, and has one step more");
    assert_eq!(home.slot_of(&paths[0]), None, "a backup is no slot: it is never played in");
    let slot = OpenSlot::create(&home, &*backup).expect("a slot");
    assert_eq!(slot.name(), "Harrow Hill 2");
    let copy = save::load_file(slot.path()).expect("the copy");
    assert_eq!((copy.serial(), seated.game.serial()), (21, 40));
    assert_eq!(copy.replay(), Ok(backup.replay().expect("sound")), "it can be played on and proved");
}

#[test]
fn a_backup_that_cannot_be_made_does_not_stop_the_saving() {
    let (folder, home) = home();
    let mut seated = Seated::create(&home, played(2, 1, 40));
    // Where the folder of the backups should be lies a file.
    fs::write(folder.path().join("backups"), "x").expect("written");
    seated.steps(3);
    assert_eq!(seated.fold(), [""; 0]);
    assert_eq!(save::load_file(seated.slot.path()).expect("the save").serial(), 43);
}
