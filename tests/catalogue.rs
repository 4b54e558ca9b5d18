//! Every clause of every rulebook is named by a test that would fail if it were broken; what cannot be tested
//! yet is listed here with the reason, and only that.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use windmill_lane::{
    games::GAMES,
    rulebook::{EntryKind, Rulebook},
};

/// Clauses that nothing can test before their part of a game is there.
const NOT_YET: [(&str, &[&str]); 1] = [(
    "the achievements",
    &[
        "MW-293", "MW-294", "MW-295", "MW-296", "MW-297", "MW-298", "MW-299", "MW-300", "MW-301", "MW-302",
        "MW-303", "MW-304", "MW-305", "MW-306", "MW-307", "MW-308",
    ],
)];

/// All Rust files beneath a folder.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The ids in the `clauses![…]` of a text, leading noughts left away.
fn named(text: &str) -> impl Iterator<Item = String> {
    let calls = text.split("clauses![").skip(1).filter_map(|rest| rest.split_once(']'));
    let ids = calls.flat_map(|(inside, _)| inside.split('"').skip(1).step_by(2));
    ids.map(plain)
}

/// `MW-08` and `MW-8` are the same.
fn plain(id: &str) -> String {
    let at = id.find(|c: char| c.is_ascii_digit()).unwrap_or(id.len());
    let (letters, number) = id.split_at(at);
    format!("{letters}{}", number.trim_start_matches('0'))
}

#[test]
fn every_clause_is_named_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("tests"), &mut files);
    let mut tested = BTreeSet::new();
    for file in &files {
        tested.extend(named(&fs::read_to_string(file).expect("a source")));
    }
    let not_yet: BTreeSet<String> =
        NOT_YET.iter().flat_map(|(_, ids)| ids.iter().map(|id| plain(id))).collect();
    let mut unnamed = Vec::new();
    let mut all = BTreeSet::new();
    for game in GAMES {
        let book = Rulebook::of(game.info.id).expect("a game has a rulebook");
        for entry in &book.entries {
            let EntryKind::Clause(id) = &entry.kind else { continue };
            let id = plain(id);
            // Rulings say how a clause is read; those that can be tested are named, and none must be.
            let ruling =
                id.split_once("-R").is_some_and(|(_, rest)| rest.starts_with(|c: char| c.is_ascii_digit()));
            if !ruling && !tested.contains(&id) && !not_yet.contains(&id) {
                unnamed.push(id.clone());
            }
            all.insert(id);
        }
    }
    assert!(unnamed.is_empty(), "no test names {}", unnamed.join(" "));
    let stale: Vec<&String> =
        not_yet.iter().filter(|id| tested.contains(*id) || !all.contains(*id)).collect();
    assert!(stale.is_empty(), "named by a test, or no clause at all: {stale:?}");
}
