//! Broken inputs that were found once: each is refused for ever, with its place and the same reason.
//!
//! A new one goes into `tests/corpus` with a line here.

use std::{collections::BTreeSet, fs, path::PathBuf};

use windmill_lane::{matches::LoadError, save};

/// A file, what stands in the line that is named, and what is said of it.
const BROKEN: [(&str, &str, &str); 7] = [
    ("cut.windmill", "    ((1), A", "the file ends here, and something is still open: it was cut off"),
    // The quotation mark in a remark hid the brackets behind it.
    ("deep-behind-a-quote.windmill", "x: [[[[", "brackets are nested deeper than in any save"),
    // Its match is called like the field with the version, and that place was named.
    ("format-nought.windmill", "  windmill_lane: 0,", "there is no format 0"),
    // All hundred events that there are were listed.
    ("no-such-event.windmill", "    TurnEnder(", "“TurnEnder” is no Event"),
    // Edited by hand; the rules broke at a card that does not exist, and at a year before the first.
    ("strange-weather.windmill", "  state: (", "the rules cannot come to a state like this"),
    ("year-nought.windmill", "  state: (", "the rules cannot come to a state like this"),
    ("text-for-a-block.windmill", "  serial: \"QUFB", "Expected integer"),
];

/// A save of a game whose name has two lines, and many words.
const LONG_NAME: &str = "game-of-two-lines.windmill";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

#[test]
fn a_game_with_a_long_name_is_told_in_one_line() {
    let path = folder().join(LONG_NAME);
    let said = save::load_file(&path).err().expect("nobody knows it").to_string();
    assert!(said.starts_with("it is a save of “myth wind wind ") && !said.contains('\n'), "{said}");
    assert!(said.chars().count() < 120, "{said}");
}

#[test]
fn what_once_failed_is_refused_with_place_and_reason() {
    for (name, near, said) in BROKEN {
        let path = folder().join(name);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        match save::load_file(&path) {
            Err(LoadError::At { line, reason, .. }) => {
                assert_eq!(reason, said, "{name}");
                let there = text.lines().nth(line - 1).unwrap_or_default();
                assert!(there.contains(near), "{name}: line {line} is “{there:.40}”");
            }
            Err(error) => panic!("{name}: {error}"),
            Ok(_) => panic!("{name} loads"),
        }
    }
}

#[test]
fn nothing_in_the_folder_is_forgotten() {
    let named = BROKEN.iter().map(|(name, ..)| *name).chain([LONG_NAME]);
    let named: BTreeSet<String> = named.map(str::to_owned).collect();
    let there = fs::read_dir(folder()).expect("the folder").flatten();
    let there: BTreeSet<String> = there.filter_map(|file| file.file_name().into_string().ok()).collect();
    assert_eq!(there, named);
}
