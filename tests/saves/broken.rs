//! Whatever a file holds: no panic, one sentence that says what is wrong and where, and the good copies stay.
//!
//! What fails here once is put into `tests/corpus` and stays there; see `corpus`.

use std::{fs, ops::Range, sync::OnceLock};

use proptest::{
    prelude::*,
    test_runner::{Config, RngSeed},
};
use windmill_lane::{
    matches::LoadError,
    save::{self, Journal, OpenSlot},
};

use super::{
    handled,
    play::{Seated, home, played, text, text_of},
};

/// The same cases each time, so that a red test is red for everybody; others in the full run.
fn config(cases: u32) -> Config {
    let (cases, rng_seed) =
        if super::full() { (cases * 50, RngSeed::Random) } else { (cases, RngSeed::Fixed(0x5EA5)) };
    Config { cases, rng_seed, failure_persistence: None, ..Config::default() }
}

/// Sound saves: Mythwind's of all player counts, early and late, and one of each other game that is kept.
fn sound() -> &'static [String] {
    static SOUND: OnceLock<Vec<String>> = OnceLock::new();
    SOUND.get_or_init(|| {
        let mythwind = [(1, 3, 9), (2, 5, 60), (3, 1, 150), (4, 2, 300)]
            .map(|(characters, seed, steps)| text(&played(characters, seed, steps)));
        let kept = ["cozy-stories-4", "tilting-2", "valley-duel-2", "wolfwalkers-3"].map(|name| {
            let path = format!("{}/saves/fixtures/format-1-{name}.windmill", env!("CARGO_MANIFEST_DIR"));
            fs::read_to_string(path).expect("a kept save")
        });
        mythwind.into_iter().chain(kept).collect()
    })
}

/// The same save as somebody leaves it who edits it by hand: without the checksum.
fn by_hand(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("  sum:")).map(|line| format!("{line}\n")).collect()
}

/// One change of a text. Places and lengths are taken as they fit.
#[derive(Clone, Debug)]
enum Change {
    /// A part is gone.
    Cut(usize, usize),
    /// A part stands twice.
    Twice(usize, usize),
    /// Something else stands in its place.
    Put(usize, usize, String),
    /// A number is another.
    Number(usize, i128),
    /// A word is another word of the same file.
    Word(usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<usize>;
    let number = prop_oneof![
        -3..400_i128,
        any::<u64>().prop_map(i128::from),
        Just(i128::from(u64::MAX) + 1),
        Just(i128::from(i64::MIN)),
    ];
    prop_oneof![
        (at(), 1..80_usize).prop_map(|(at, len)| Change::Cut(at, len)),
        (at(), 1..80_usize).prop_map(|(at, len)| Change::Twice(at, len)),
        (at(), 0..4_usize, "[(){}\\[\\],:\"'/*\\\\ 0-9a-zA-Z.\n\u{e9}\u{1f33e}_-]{1,6}")
            .prop_map(|(at, len, what)| Change::Put(at, len, what)),
        (at(), number).prop_map(|(at, number)| Change::Number(at, number)),
        (at(), at()).prop_map(|(at, from)| Change::Word(at, from)),
    ]
}

/// The runs of characters of a kind.
fn runs(text: &str, of: fn(char) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (at, c) in text.char_indices().filter(|&(_, c)| of(c)) {
        match runs.last_mut() {
            Some(run) if run.end == at => run.end = at + c.len_utf8(),
            _ => runs.push(at..at + c.len_utf8()),
        }
    }
    runs
}

fn changed(text: &str, change: &Change) -> String {
    let place = |at: usize, len: usize| {
        let bound = |mut at: usize| {
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let from = bound(at % (text.len() + 1));
        from..bound((from + len).min(text.len()))
    };
    let with = |place: Range<usize>, what: &str| [&text[..place.start], what, &text[place.end..]].concat();
    match change {
        Change::Cut(at, len) => with(place(*at, *len), ""),
        Change::Twice(at, len) => {
            let part = place(*at, *len);
            with(part.clone(), &text[part].repeat(2))
        }
        Change::Put(at, len, what) => with(place(*at, *len), what),
        Change::Number(at, number) => {
            let numbers = runs(text, |c| c.is_ascii_digit());
            if numbers.is_empty() {
                return text.to_owned();
            }
            with(numbers[at % numbers.len()].clone(), &number.to_string())
        }
        Change::Word(at, from) => {
            let words = runs(text, |c| c.is_ascii_alphabetic());
            if words.is_empty() {
                return text.to_owned();
            }
            with(words[at % words.len()].clone(), &text[words[from % words.len()].clone()])
        }
    }
}

/// A save of these with some changes.
fn broken(saves: Vec<String>) -> impl Strategy<Value = (String, String)> {
    (0..saves.len(), prop::collection::vec(change(), 1..4)).prop_map(move |(which, changes)| {
        let before = saves[which].clone();
        let after = changes.iter().fold(before.clone(), |text, change| changed(&text, change));
        (before, after)
    })
}

/// What is said of a broken text: one sentence, and a place that is in it.
fn clear(error: &LoadError, text: &str) -> Result<(), TestCaseError> {
    let said = error.to_string();
    prop_assert!(said.len() > 8 && said.len() < 400, "{said}");
    prop_assert!(!said.contains('\n'), "{said}");
    if let LoadError::At { line, column, reason } = error {
        prop_assert!((1..=text.matches('\n').count() + 1).contains(line), "{said}");
        let longest = text.split('\n').nth(line - 1).map_or(0, |line| line.chars().count());
        prop_assert!((1..=longest + 2).contains(column), "{said}: the line has {longest} characters");
        prop_assert!(!reason.trim().is_empty());
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(300))]

    /// With its checksum, a changed save is refused, or the change was none.
    #[test]
    fn a_changed_save_is_refused((before, after) in broken(sound().to_vec())) {
        let sum = &before[before.rfind("\n  sum:").expect("a checksum")..];
        match save::load(&after) {
            Err(error) => {
                clear(&error, &after)?;
                let shown = save::header(&after).is_err() || !after.ends_with(sum);
                prop_assert!(shown, "the list of saves does not show it");
            }
            Ok(game) if after.ends_with(sum) => prop_assert_eq!(text_of(&*game), before, "it went unnoticed"),
            // The change took the checksum out, and nothing else.
            Ok(game) => handled(game),
        }
    }

    /// Without it, a save may hold anything. Whatever loads can be looked at, written and read again.
    #[test]
    fn a_save_edited_by_hand_hurts_nobody((_, after) in broken(sound().iter().map(|text| by_hand(text)).collect())) {
        match save::load(&after) {
            Err(error) => clear(&error, &after)?,
            Ok(game) => handled(game),
        }
    }

    /// What was never a save.
    #[test]
    fn any_text_is_refused(text in "(?s).{0,200}|[(){}\\[\\]\",:/*a-z0-9\n ]{0,400}") {
        let error = save::load(&text).err();
        prop_assert!(error.is_some(), "{text:?} loads");
        clear(&error.expect("just looked at"), &text)?;
    }
}

proptest! {
    #![proptest_config(config(40))]

    /// The save is exchanged for any bytes: it is told with its path, nothing is touched, and the backup
    /// opens as it did.
    #[test]
    fn any_file_in_the_place_of_a_save_is_told(bytes in prop::collection::vec(any::<u8>(), 0..300), cut in 0..4_000_usize) {
        let (_folder, home) = home();
        let mut seated = Seated::create(&home, played(2, 1, 20));
        seated.steps(3);
        prop_assert_eq!(seated.fold(), [""; 0]);
        let (slot, path) = (seated.slot.name().to_owned(), seated.slot.path().to_owned());
        drop(seated);
        let good = fs::read(&path).expect("the save");
        let broken = [&good[..cut.min(good.len() - 2)], &bytes[..]].concat();
        fs::write(&path, &broken).expect("written");
        let said = OpenSlot::open(&home, &slot).err().map(|error| error.to_string());
        let said = said.expect("it is refused");
        prop_assert!(said.starts_with(&format!("{}: ", path.display())), "{said}");
        prop_assert!(said.contains("line ") || said.contains("is no text"), "{said}");
        prop_assert_eq!(fs::read(&path).expect("the save"), broken);
        let backups = home.backups_of(&slot);
        prop_assert_eq!(backups.len(), 1);
        prop_assert_eq!(save::load_file(&backups[0].path).expect("the previous good save").serial(), 20);
    }

    /// Any change of a journal costs steps at its end at most, never a step before the change.
    #[test]
    fn any_journal_gives_what_stands_before_its_damage(changes in prop::collection::vec(change(), 1..3), tail in prop::collection::vec(any::<u8>(), 0..40)) {
        let (_folder, home) = home();
        let mut seated = Seated::create(&home, played(2, 1, 20));
        seated.steps(8);
        let (slot, path) = (seated.slot.name().to_owned(), seated.slot.path().to_owned());
        let whole = text_of(&*seated.game);
        drop(seated);
        let file = Journal::files(&path).remove(0);
        let before = fs::read_to_string(&file).expect("a journal");
        let after = changes.iter().fold(before.clone(), |text, change| changed(&text, change));
        fs::write(&file, [after.as_bytes(), &tail].concat()).expect("written");
        let alike = before.bytes().zip(after.bytes()).take_while(|(a, b)| a == b).count();
        let sure = before[..alike].matches('\n').count();
        let opened = OpenSlot::open(&home, &slot).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert!(opened.recovered >= sure, "{} of {sure}", opened.recovered);
        if opened.recovered == 8 && !opened.damaged {
            prop_assert_eq!(text_of(&*opened.game), whole);
        }
        let serial = opened.game.serial();
        drop(opened);
        let mut seated = Seated::open(&home, &slot);
        prop_assert_eq!(seated.game.serial(), serial, "what was told is what is kept");
        seated.steps(2);
        drop(seated);
        prop_assert_eq!(Seated::open(&home, &slot).game.serial(), serial + 2, "the next steps are safe");
    }
}
