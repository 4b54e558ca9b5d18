//! Each step stands in the journal before anybody hears of it. Whatever happens to the journal, what stands
//! before the damage comes back, the damage is told, and the next steps are safe again.

use std::{
    fs,
    path::{Path, PathBuf},
};

use windmill_lane::save::{Home, Journal, OpenSlot, Opened, Recovered};

use super::play::{Seated, begin, home, played, text_of};

/// A match that was left without folding, so many steps after its save: its slot, and its text as it stood
/// after each of these steps, the save's own first.
fn left(home: &Home, steps: usize) -> (String, Vec<String>) {
    let mut seated = Seated::create(home, played(3, 8, 40));
    let mut texts = vec![text_of(&*seated.game)];
    for _ in 0..steps {
        seated.step().expect("a step can be noted");
        texts.push(text_of(&*seated.game));
    }
    (seated.slot.name().to_owned(), texts)
}

/// The only journal of a slot.
fn journal(home: &Home, slot: &str) -> PathBuf {
    let [file] = <[PathBuf; 1]>::try_from(Journal::files(&home.path(slot))).expect("one journal");
    file
}

#[track_caller]
fn open(home: &Home, slot: &str) -> Opened {
    OpenSlot::open(home, slot).unwrap_or_else(|error| panic!("{error}"))
}

/// After whatever happened, steps that are noted come back.
#[track_caller]
fn goes_on(home: &Home, slot: &str) {
    let mut seated = Seated::open(home, slot);
    let serial = seated.game.serial();
    seated.steps(5);
    let text = text_of(&*seated.game);
    drop(seated);
    let opened = open(home, slot);
    assert!(!opened.damaged && opened.game.serial() == serial + 5, "the next five steps are lost");
    assert_eq!(text_of(&*opened.game), text);
}

#[test]
fn a_match_that_was_never_closed_is_as_it_was() {
    let (_folder, home) = home();
    let (slot, texts) = left(&home, 15);
    let opened = open(&home, &slot);
    assert_eq!((opened.recovered, opened.damaged), (15, false));
    assert_eq!(text_of(&*opened.game), texts[15]);
    drop(opened);
    goes_on(&home, &slot);
}

#[test]
fn a_step_made_again_after_the_fold_is_not_lost() {
    let (_folder, home) = home();
    let mut seated = Seated::create(&home, begin("Harrow Hill", 2, 4));
    // Twenty steps, and one back: then the journal is folded into the save.
    while seated.game.serial() < 20 || seated.game.can_undo(None).is_err() {
        seated.step().expect("a step can be noted");
    }
    let undone = seated.game.undo(None).expect("it can be taken back");
    seated.slot.note(undone.serial, &undone.entry, &seated.writer).expect("noted");
    assert_eq!(seated.fold(), [""; 0]);
    let redone = seated.game.redo(windmill_lane::rules::Viewer::Public).expect("it can be made again");
    seated.slot.note(redone.serial, &redone.entry, &seated.writer).expect("noted");
    seated.steps(3);
    let text = text_of(&*seated.game);
    let slot = seated.slot.name().to_owned();
    drop(seated);
    let opened = open(&home, &slot);
    assert_eq!((opened.recovered, opened.damaged), (4, false));
    assert_eq!(text_of(&*opened.game), text);
}

#[test]
fn a_torn_last_line_never_counted() {
    let (_folder, home) = home();
    let (slot, texts) = left(&home, 4);
    let file = journal(&home, &slot);
    let whole = fs::read(&file).expect("a journal");
    let last = whole[..whole.len() - 1].iter().rposition(|&byte| byte == b'\n').expect("a line before") + 1;
    for torn in last..whole.len() {
        fs::write(&file, &whole[..torn]).expect("written");
        let opened = open(&home, &slot);
        // Without its line's end a step is whole all the same.
        let steps = if torn == whole.len() - 1 { 4 } else { 3 };
        assert_eq!((opened.recovered, opened.damaged), (steps, false), "torn after {} bytes", torn - last);
        assert_eq!(text_of(&*opened.game), texts[steps]);
        drop(opened);
        Journal::files(&home.path(&slot)).iter().filter(|path| **path != file).for_each(|path| {
            fs::remove_file(path).expect("the journal this opening began");
        });
    }
    fs::write(&file, &whole[..last + 7]).expect("written");
    goes_on(&home, &slot);
}

#[test]
fn a_torn_first_line_spoils_nothing_behind_it() {
    let (_folder, home) = home();
    let (slot, texts) = left(&home, 1);
    let file = journal(&home, &slot);
    let whole = fs::read(&file).expect("a journal");
    fs::write(&file, &whole[..whole.len() / 2]).expect("written");
    let opened = open(&home, &slot);
    assert_eq!((opened.recovered, opened.damaged), (0, false));
    assert_eq!(text_of(&*opened.game), texts[0]);
    drop(opened);
    // The next step goes into the very same file.
    goes_on(&home, &slot);
}

#[test]
fn no_flipped_bit_in_a_journal_goes_unnoticed() {
    let (_folder, home) = home();
    let (slot, _) = left(&home, 8);
    let save = home.path(&slot);
    let game = windmill_lane::save::load_file(&save).expect("the save");
    let recover = || Journal::recover(&save, game.serial(), game.mark());
    let sound = recover();
    assert_eq!((sound.entries.len(), sound.damaged), (8, false));
    let file = journal(&home, &slot);
    let whole = fs::read(&file).expect("a journal");
    for at in 0..whole.len() {
        let before = whole[..at].iter().filter(|&&byte| byte == b'\n').count();
        for bit in 0..8 {
            let mut flipped = whole.clone();
            flipped[at] ^= 1 << bit;
            fs::write(&file, flipped).expect("written");
            let Recovered { entries, damaged } = recover();
            assert!(entries.len() >= before, "bit {bit} of byte {at} costs steps before it");
            assert_eq!(entries, sound.entries[..entries.len()], "bit {bit} of byte {at}");
            assert!(damaged || entries.len() == 8, "bit {bit} of byte {at} goes unnoticed");
        }
    }
}

#[test]
fn after_damage_in_the_middle_the_next_steps_are_safe() {
    for line in 0..6 {
        let (_folder, home) = home();
        let (slot, texts) = left(&home, 6);
        let file = journal(&home, &slot);
        let lines = fs::read_to_string(&file).expect("a journal");
        let lines: Vec<String> = lines
            .lines()
            .enumerate()
            .map(|(at, text)| if at == line { text.replacen(' ', "  ", 1) } else { text.to_owned() } + "\n")
            .collect();
        fs::write(&file, lines.concat()).expect("written");
        let opened = open(&home, &slot);
        assert_eq!((opened.recovered, opened.damaged), (line, true), "line {line}");
        assert_eq!(text_without_time(&*opened.game), texts[line], "line {line}");
        drop(opened);
        assert!(
            bin(&home).iter().any(|name| name.ends_with(".journal")),
            "the damaged one is kept in the bin"
        );
        goes_on(&home, &slot);
    }
}

/// The names in the bin.
fn bin(home: &Home) -> Vec<String> {
    let folder = home.saves().parent().expect("the home").join("bin");
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// The text of a match that has just been folded: only the time of that is new.
fn text_without_time(game: &dyn windmill_lane::matches::AnyMatch) -> String {
    let mut copy = game.copy();
    copy.meta_mut().saved_at = 0;
    text_of(&*copy)
}

/// Two matches of one name, alike in everything but their seed; the journal of the second lies with the
/// save of the first.
#[test]
fn the_journal_of_another_match_is_not_followed() {
    let (_folder, home) = home();
    let mut ours = Seated::create(&home, begin("Harrow Hill", 2, 1));
    let slot = ours.slot.name().to_owned();
    ours.fold();
    let text = text_of(&*ours.game);
    let file = journal(&home, &slot);
    drop(ours);
    let (_elsewhere, other) = self::home();
    let mut theirs = Seated::create(&other, begin("Harrow Hill", 2, 2));
    theirs.steps(9);
    fs::copy(journal(&other, &slot), &file).expect("their journal");

    let opened = open(&home, &slot);
    assert_eq!((opened.recovered, opened.damaged), (0, true));
    assert_eq!(text_of(&*opened.game), text);
    drop(opened);
    goes_on(&home, &slot);
}

/// A step that could well be made here, in the journal of another match.
#[test]
fn a_step_of_another_match_is_not_made_in_this_one() {
    for (mark, followed) in
        [(begin("", 2, 1).mark(), 1), (begin("", 2, 2).mark(), 0), (begin("", 2, 1).mark() ^ 1, 0)]
    {
        let (_folder, home) = home();
        let mut ours = Seated::create(&home, begin("Harrow Hill", 2, 1));
        let slot = ours.slot.name().to_owned();
        ours.step().expect("a step can be noted");
        drop(ours);
        let file = journal(&home, &slot);
        let line = fs::read_to_string(&file).expect("a journal");
        let (_, entry) = line.trim_end().split_once(" 1 ").expect("the first step");
        fs::remove_file(&file).expect("our journal");
        Journal::begin(&home.path(&slot), 0, mark)
            .and_then(|mut other| other.append(1, entry))
            .expect("a journal");
        let opened = open(&home, &slot);
        assert_eq!((opened.recovered, opened.damaged), (followed, followed == 0), "mark {mark}");
    }
}

#[test]
fn steps_that_are_missing_are_told() {
    let (_folder, home) = home();
    let (slot, texts) = left(&home, 6);
    let file = journal(&home, &slot);
    let lines = fs::read_to_string(&file).expect("a journal");
    let without: String =
        lines.lines().enumerate().filter(|(at, _)| *at != 3).map(|(_, l)| format!("{l}\n")).collect();
    fs::write(&file, without).expect("written");
    let opened = open(&home, &slot);
    assert_eq!((opened.recovered, opened.damaged), (3, true));
    assert_eq!(text_without_time(&*opened.game), texts[3]);
    drop(opened);
    goes_on(&home, &slot);
}

/// Somebody put an older copy of the save in the place of the present one.
#[test]
fn the_journal_of_a_later_save_does_not_fit_an_older_one() {
    // Even an empty one, just begun, shows that there was more.
    for steps in [10, 0] {
        let (_folder, home) = home();
        let mut seated = Seated::create(&home, played(2, 1, 30));
        let slot = seated.slot.name().to_owned();
        let older = fs::read(home.path(&slot)).expect("a save");
        let text = text_of(&*seated.game);
        seated.steps(10);
        seated.fold();
        seated.steps(steps);
        drop(seated);
        fs::write(home.path(&slot), older).expect("the older one");
        let opened = open(&home, &slot);
        assert_eq!((opened.recovered, opened.damaged), (0, true), "{steps} steps");
        assert_eq!(text_without_time(&*opened.game), text);
        drop(opened);
        goes_on(&home, &slot);
    }
}

/// The program died after the save was written and before the old journal was removed.
#[test]
fn steps_the_save_already_holds_are_passed_over() {
    let (_folder, home) = home();
    let mut seated = Seated::create(&home, played(2, 1, 30));
    let slot = seated.slot.name().to_owned();
    seated.steps(10);
    let file = journal(&home, &slot);
    let old = fs::read(&file).expect("a journal");
    seated.fold();
    assert!(!file.exists(), "the fold removes it");
    seated.steps(4);
    let text = text_of(&*seated.game);
    drop(seated);
    fs::write(&file, old).expect("it is still there");
    let opened = open(&home, &slot);
    assert_eq!((opened.recovered, opened.damaged), (4, false));
    assert_eq!(text_of(&*opened.game), text);
}

/// Lines that are whole and say what cannot have happened.
#[test]
fn a_step_that_cannot_have_happened_ends_what_is_followed() {
    for entry in
        ["", "Play", "Play(0", "Play((200),EndTurn)", "Play((0),Goal(250))", "Undo", "Redo", "Fly((0))"]
    {
        let (_folder, home) = home();
        let mut seated = Seated::create(&home, begin("Harrow Hill", 2, 1));
        let slot = seated.slot.name().to_owned();
        // The first goal: what follows from it cannot be taken back, for a card was turned over.
        while seated.game.serial() < 3 || seated.game.can_undo(None).is_ok() || seated.game.can_redo() {
            seated.step().expect("a step can be noted");
        }
        let text = text_of(&*seated.game);
        let steps = seated.game.serial();
        seated.slot.note(steps + 1, entry, &seated.writer).expect("noted");
        seated.slot.note(steps + 2, "Undo", &seated.writer).expect("noted");
        drop(seated);
        let opened = open(&home, &slot);
        assert_eq!((opened.recovered as u64, opened.damaged), (steps, true), "{entry}");
        assert_eq!(text_without_time(&*opened.game), text, "{entry}");
        drop(opened);
        goes_on(&home, &slot);
    }
}

#[test]
fn a_journal_that_is_no_journal_is_told() {
    type Spoil = fn(&Path);
    let spoil: [(&str, Spoil); 4] = [
        ("a folder", |path| fs::create_dir(path).expect("a folder")),
        ("no text", |path| fs::write(path, [0xFF; 4000]).map_or_else(|e| panic!("{e}"), |()| ())),
        ("a line without end", |path| fs::write(path, "x".repeat(9 << 20)).expect("written")),
        ("empty lines", |path| fs::write(path, "\n".repeat(100)).expect("written")),
    ];
    for (what, spoil) in spoil {
        let (_folder, home) = home();
        let (slot, texts) = left(&home, 0);
        let file = journal(&home, &slot);
        fs::remove_file(&file).expect("the empty one");
        spoil(&file);
        let opened = open(&home, &slot);
        assert_eq!((opened.recovered, opened.damaged), (0, what != "no text"), "{what}");
        assert_eq!(text_without_time(&*opened.game), texts[0], "{what}");
        drop(opened);
        goes_on(&home, &slot);
    }
}
