//! Slots: their names, their locks, what is listed, and what is left of those that are deleted.

use std::{
    fs::{self, File},
    path::{Component, Path},
    time::{Duration, SystemTime},
};

use windmill_lane::save::{self, Home, Journal, OpenSlot};

use super::play::{Seated, begin, home, now, played, text_of};

/// Names that players may give, or that somebody may try.
const NAMES: [&str; 34] = [
    "Harrow Hill",
    "",
    "   ",
    ".",
    "..",
    "...",
    "../../etc/passwd",
    "/etc/passwd",
    "a/b",
    "a\\b",
    "C:\\x",
    "a:b",
    "~",
    "-rf",
    "a\0b",
    "a\nb\tc",
    "trailing.",
    "trailing ",
    " leading",
    "CON",
    "nul",
    "Com1",
    "LPT¹",
    "aux.windmill",
    "a*b?c\"d<e>f|g",
    "Zoé",
    "Zoe\u{301}",
    "हिन्दी",
    "風車の小道",
    "👩‍🌾 farm",
    "\u{202E}gnp.exe",
    "𠀀𠀁𠀂",
    "x.000000000001",
    "x.lock",
];

#[test]
fn whatever_a_match_is_called_its_file_lies_in_the_folder() {
    let long: Vec<String> = ["a", "é", "風", "𠀀"].iter().map(|c| c.repeat(400)).collect();
    let (_folder, home) = home();
    for name in NAMES.into_iter().chain(long.iter().map(String::as_str)) {
        let mut seated = Seated::create(&home, begin(name, 1, 1));
        seated.steps(2);
        assert_eq!(seated.fold(), [""; 0], "{name:?}");
        let slot = seated.slot.name().to_owned();
        let path = seated.slot.path().to_owned();
        safe(&path, &home, name);
        assert_eq!(home.slot_of(&path), Some(slot.clone()), "{name:?}");
        drop(seated);
        assert_eq!(Seated::open(&home, &slot).game.meta().name, name, "the name itself is kept");
    }
    // Each has a slot of its own, and nothing lies anywhere else.
    assert_eq!(home.list().len(), NAMES.len() + long.len());
    let beside: Vec<_> =
        fs::read_dir(home.saves().parent().expect("the home")).expect("it").flatten().collect();
    let names: Vec<String> = beside.iter().map(|entry| entry.file_name().to_string_lossy().into()).collect();
    assert!(names.iter().all(|name| ["saves", "backups"].contains(&name.as_str())), "{names:?}");
}

/// A path is in the folder of the saves, and every system takes its name.
#[track_caller]
fn safe(path: &Path, home: &Home, of: &str) {
    assert_eq!(path.parent(), Some(home.saves().as_path()), "{of:?}");
    assert!(path.components().all(|part| part != Component::ParentDir), "{of:?}");
    let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
    // A journal has the longest name: twelve digits and an ending more.
    assert!(name.len() + 13 <= 255, "{of:?}: {} bytes", name.len());
    let stem = name.strip_suffix(".windmill").expect("the ending");
    assert!(!stem.is_empty() && stem.trim() == stem, "{of:?}: “{stem}”");
    let forbidden =
        |c: char| c.is_control() || "/\\:*?\"<>|.".contains(c) || ('\u{202A}'..='\u{202E}').contains(&c);
    assert!(!stem.contains(forbidden), "{of:?}: “{stem}”");
    let device = ["CON", "PRN", "AUX", "NUL", "COM1", "LPT¹"].contains(&stem.to_uppercase().as_str());
    assert!(!device, "{of:?}: “{stem}”");
}

#[test]
fn names_are_kept_as_far_as_they_can_be() {
    let (_folder, home) = home();
    for (name, slot) in [
        ("Harrow Hill", "Harrow Hill"),
        ("Zoé’s 2nd town!", "Zoé’s 2nd town!"),
        ("風車の小道", "風車の小道"),
        ("हिन्दी", "हिन्दी"),
        ("St. Mary / North", "St- Mary - North"),
        ("", "A game"),
        ("nul", "nul-"),
        ("Nullarbor", "Nullarbor"),
        ("Com10", "Com10"),
    ] {
        assert_eq!(home.free_slot(name), slot);
    }
}

#[test]
fn a_slot_that_is_no_name_leads_nowhere() {
    let (folder, home) = home();
    let game = begin("Harrow Hill", 1, 1).into_any();
    let outside = folder.path().join("outside.windmill");
    Home::save_as(&outside, &*game).expect("written");
    for slot in ["../outside", "saves/../../outside", folder.path().join("outside").to_str().expect("a path")]
    {
        assert!(OpenSlot::open(&home, slot).is_err(), "{slot} opens");
        assert_eq!(home.path(slot).parent(), Some(home.saves().as_path()), "{slot}");
        assert_eq!(home.backups(slot).parent(), Some(folder.path().join("backups").as_path()), "{slot}");
        let _ = home.delete(slot);
        assert!(outside.exists(), "{slot}");
    }
}

#[test]
fn a_name_that_is_taken_is_numbered() {
    let (_folder, home) = home();
    let slots: Vec<OpenSlot> = (1..=3)
        .map(|seed| OpenSlot::create(&home, &*begin("Harrow Hill", 1, seed).into_any()).expect("a slot"))
        .collect();
    let names: Vec<&str> = slots.iter().map(OpenSlot::name).collect();
    assert_eq!(names, ["Harrow Hill", "Harrow Hill 2", "Harrow Hill 3"]);
    // Journals without a save may hold the only copy of something.
    fs::remove_file(slots[1].path()).expect("the second save");
    assert_eq!(home.free_slot("Harrow Hill"), "Harrow Hill 4");
}

/// Two windows begin a match of the same name in the same moment.
#[test]
fn of_two_that_begin_at_once_each_has_its_own() {
    for _ in 0..20 {
        let (_folder, home) = home();
        let create = |seed| {
            let home = home.clone();
            std::thread::spawn(move || OpenSlot::create(&home, &*begin("Harrow Hill", 1, seed).into_any()))
        };
        let threads: Vec<_> = (0..4).map(create).collect();
        let slots: Vec<OpenSlot> =
            threads.into_iter().map(|thread| thread.join().expect("no panic").expect("a slot")).collect();
        let saved: Vec<u32> =
            slots.iter().map(|slot| save::load_file(slot.path()).expect("its save").mark()).collect();
        let begun: Vec<u32> = (0..4).map(|seed| begin("", 1, seed).mark()).collect();
        assert_eq!(saved, begun, "a save was written over");
        assert!(slots.iter().all(|slot| !slot.is_read_only()));
    }
}

/// Many begin a match of the same name and leave it at once: none takes the place of one that is left.
#[test]
fn what_was_begun_and_left_is_not_written_over() {
    const EACH: u64 = 12;
    let (_folder, home) = home();
    let threads: Vec<_> = (0..4)
        .map(|thread| {
            let home = home.clone();
            std::thread::spawn(move || {
                for round in 0..EACH {
                    let game = begin("Harrow Hill", 1, thread * EACH + round).into_any();
                    drop(OpenSlot::create(&home, &*game).expect("a slot"));
                }
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().expect("each has its own"));
    let mut saved: Vec<u32> =
        home.list().iter().map(|slot| save::load_file(&slot.path).expect("a save").mark()).collect();
    let mut begun: Vec<u32> = (0..4 * EACH).map(|seed| begin("", 1, seed).mark()).collect();
    saved.sort_unstable();
    begun.sort_unstable();
    assert_eq!(saved, begun);
}

/// One deletes its match while others begin one of the same name: nobody sits at a match of another.
#[test]
fn of_those_that_begin_while_another_deletes_each_has_its_own() {
    let (_folder, home) = home();
    let threads: Vec<_> = (0..4)
        .map(|thread| {
            let home = home.clone();
            std::thread::spawn(move || {
                for round in 0..30 {
                    let game = begin("Harrow Hill", 1, thread * 100 + round).into_any();
                    let slot = OpenSlot::create(&home, &*game).expect("a slot");
                    let saved = save::load_file(slot.path()).expect("its save");
                    assert_eq!(saved.mark(), game.mark(), "another match lies there");
                    let name = slot.name().to_owned();
                    drop(slot);
                    // Somebody else may have it open by now, or have deleted it.
                    let _ = home.delete(&name);
                }
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().expect("each has its own"));
}

#[test]
fn a_second_window_looks_and_does_not_touch() {
    let (_folder, home) = home();
    let mut first = Seated::create(&home, played(2, 1, 30));
    let slot = first.slot.name().to_owned();
    first.steps(5);
    let mut second = Seated::open(&home, &slot);
    assert!(second.slot.is_read_only() && !first.slot.is_read_only());
    assert_eq!(text_of(&*second.game), text_of(&*first.game), "it shows what stands in the journal, too");
    let journals = Journal::files(&home.path(&slot));
    let before: Vec<_> = journals.iter().map(|path| fs::read(path).expect("a journal")).collect();
    second.steps(3);
    second.fold();
    assert_eq!(Journal::files(&home.path(&slot)), journals);
    let after: Vec<_> = journals.iter().map(|path| fs::read(path).expect("a journal")).collect();
    assert_eq!(after, before);
    let error = home.delete(&slot).expect_err("it is open").to_string();
    assert_eq!(error, format!("{}: it is open, here or in another window", home.path(&slot).display()));
    first.steps(2);
    drop(first);
    // The first is closed: whoever opens it now has it.
    let third = Seated::open(&home, &slot);
    assert!(!third.slot.is_read_only());
    assert_eq!(third.game.serial(), 37);
}

fn bin(home: &Home) -> Vec<String> {
    let entries = fs::read_dir(home.saves().parent().expect("the home").join("bin")).into_iter().flatten();
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_deleted_slot_lies_in_the_bin_with_every_step() {
    let (folder, home) = home();
    let mut seated = Seated::create(&home, played(2, 1, 30));
    let slot = seated.slot.name().to_owned();
    fs::create_dir_all(home.backups(&slot)).expect("a folder");
    fs::copy(seated.slot.path(), home.backups(&slot).join("1000.windmill")).expect("a backup");
    seated.steps(9);
    let serial = seated.game.serial();
    drop(seated);
    home.delete(&slot).expect("deleted");
    assert!(home.list().is_empty() && Journal::files(&home.path(&slot)).is_empty());
    assert!(home.backups_of(&slot).is_empty(), "the next of this name must not find them");
    let saves: Vec<String> = bin(&home).into_iter().filter(|name| name.ends_with(".windmill")).collect();
    let [save] = saves.as_slice() else { panic!("{saves:?}") };
    let kept = save::load_file(&folder.path().join("bin").join(save)).expect("it opens from there");
    assert_eq!(kept.serial(), serial, "the steps of the journal are in it");
    assert_eq!(home.free_slot("Harrow Hill"), "Harrow Hill", "the name is free again");
}

#[test]
fn two_of_one_name_do_not_take_each_others_place_in_the_bin() {
    let (folder, home) = home();
    for seed in 0..3 {
        let slot = Seated::create(&home, begin("Harrow Hill", 1, seed)).slot.name().to_owned();
        home.delete(&slot).expect("deleted");
    }
    let mut marks: Vec<u32> = bin(&home)
        .iter()
        .filter(|name| name.ends_with(".windmill"))
        .map(|name| save::load_file(&folder.path().join("bin").join(name)).expect("a save").mark())
        .collect();
    let mut begun: Vec<u32> = (0..3).map(|seed| begin("", 1, seed).mark()).collect();
    marks.sort_unstable();
    begun.sort_unstable();
    assert_eq!(marks, begun);
}

#[test]
fn the_bin_keeps_for_thirty_days() {
    let (folder, home) = home();
    let bin_folder = folder.path().join("bin");
    fs::create_dir_all(bin_folder.join(format!("{}-Old", now() - 31 * 86_400))).expect("old backups");
    fs::create_dir_all(bin_folder.join(format!("{}-Late", now() - 29 * 86_400))).expect("late backups");
    for name in [
        format!("{}-Old.windmill", now() - 31 * 86_400),
        format!("{}-Late.windmill", now() - 29 * 86_400),
        format!("{}-Never.windmill", u64::MAX),
        "Notes.windmill".to_owned(),
    ] {
        fs::write(bin_folder.join(name), "x").expect("written");
    }
    let slot = Seated::create(&home, begin("Harrow Hill", 1, 1)).slot.name().to_owned();
    home.delete(&slot).expect("deleted");
    let left = bin(&home).join("\n");
    assert!(!left.contains("Old"), "{left}");
    for kept in ["-Late\n", "-Late.windmill", "-Never.windmill", "Notes.windmill", "-Harrow Hill.windmill"] {
        assert!(left.contains(kept), "{kept} is not among {left}");
    }
}

#[test]
fn the_list_shows_the_latest_first_and_what_is_wrong() {
    let (_folder, home) = home();
    for (name, age) in [("Old", 300), ("Older", 600), ("Young", 60)] {
        let seated = Seated::create(&home, begin(name, 2, 1));
        let path = seated.slot.path().to_owned();
        drop(seated);
        let then = SystemTime::now() - Duration::from_secs(age);
        for file in Journal::files(&path).into_iter().chain([path]) {
            File::options()
                .append(true)
                .open(file)
                .and_then(|file| file.set_modified(then))
                .expect("its age");
        }
    }
    fs::write(home.saves().join("notes.txt"), "x").expect("written");
    fs::write(home.saves().join("Broken.windmill"), "(windmill_lane: 1,").expect("written");
    let listed = home.list();
    let names: Vec<&str> = listed.iter().map(|slot| slot.slot.as_str()).collect();
    assert_eq!(names, ["Broken", "Young", "Old", "Older"]);
    let why = listed[0].header.as_ref().expect_err("it is broken").to_string();
    assert!(why.starts_with("line 1, column 18: ") && why.contains("cut off"), "{why}");
    let young = listed[1].header.as_ref().expect("it is sound");
    assert_eq!(
        (young.game.as_str(), young.meta.name.as_str(), young.meta.names.len()),
        ("mythwind", "Young", 2)
    );
}

#[test]
fn what_a_killed_program_left_behind_is_swept_away() {
    let (_folder, home) = home();
    let slot = Seated::create(&home, begin("Harrow Hill", 1, 1)).slot.name().to_owned();
    fs::create_dir_all(home.backups(&slot)).expect("a folder");
    for folder in [home.saves(), home.backups(&slot)] {
        for (name, age) in [(".writing-old.tmp", 7_200), (".writing-young.tmp", 60), ("notes.tmp", 7_200)] {
            let then = SystemTime::now() - Duration::from_secs(age);
            File::create(folder.join(name)).and_then(|file| file.set_modified(then)).expect("half a save");
        }
    }
    Seated::open(&home, &slot);
    for folder in [home.saves(), home.backups(&slot)] {
        assert!(!folder.join(".writing-old.tmp").exists(), "it is nobody's any more");
        assert!(folder.join(".writing-young.tmp").exists(), "another window may be writing it");
        assert!(folder.join("notes.tmp").exists(), "it is not ours");
    }
}
