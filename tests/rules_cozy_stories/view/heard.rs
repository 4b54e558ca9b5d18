//! What the computers heard and how sure they were: only after the card is turned over.

use super::*;
use windmill_lane::rules::table::Row;

const STORY: &str = "I walked at night through the forest. An owl watched. Snow lay on the path.";

fn heard(view: &View) -> Vec<String> {
    let panels = view.panels.iter().filter(|panel| say(&panel.title) == "What the computer heard");
    let rows = panels.flat_map(|panel| &panel.rows).map(|row| match row {
        Row::Text(words) => say(words),
        other => panic!("{other:?}"),
    });
    rows.collect()
}

#[test]
fn what_the_computers_heard_is_said_after_the_reveal_and_not_before() {
    clauses!["CS-A8"];
    let mut game = solo(4);
    told(&mut game, STORY);
    for nth in 1..4 {
        for viewer in everybody(&game) {
            assert!(heard(&game.table(viewer)).is_empty(), "before guess {nth}");
        }
        miss(&mut game);
    }
    let said = heard(&game.table(Viewer::Public));
    assert_eq!(said.len(), 3, "each computer that guessed: {said:?}");
    for (line, name) in said.iter().zip(["Bo", "Cy", "Dee"]) {
        assert!(line.starts_with(name), "{line}");
        for thing in ["night", "forest", "owl", "snow", "path"] {
            assert!(line.contains(thing), "{line} has {thing}");
        }
        assert!(line.ends_with("sure of its card."), "{line}");
    }
    next(&mut game);
    assert!(heard(&game.table(Viewer::Public)).is_empty());
}

#[test]
fn people_give_no_reasons() {
    clauses!["CS-A8"];
    let mut game = begin(3);
    told(&mut game, STORY);
    miss(&mut game);
    miss(&mut game);
    assert!(heard(&game.table(Viewer::Public)).is_empty());
}

#[test]
fn a_story_without_a_known_word_was_guessed_at() {
    clauses!["CS-A4"];
    let mut game = solo(3);
    told(&mut game, "Hm. So it goes.");
    miss(&mut game);
    miss(&mut game);
    for line in heard(&game.table(Viewer::Public)) {
        assert!(line.ends_with("heard no word it knows and chose at random."), "{line}");
    }
}

/// The rulebook lists every word and every line that computers use: people can read all of it.
#[test]
fn the_list_of_words_and_lines_stands_in_the_rulebook() {
    clauses!["CS-A10"];
    let book = windmill_lane::rulebook::Rulebook::of("cozy-stories").expect("a rulebook");
    let content = Content::get();
    let listed: Vec<&str> = book.entries.iter().map(|entry| entry.text.as_str()).collect();
    for entry in content.lexicon() {
        let lines: Vec<String> = entry.lines.iter().map(|line| format!("“{line}”")).collect();
        let expected = format!("*{}*: {}. {}", entry.tag, entry.words.join(", "), lines.join(" "));
        assert!(listed.contains(&expected.as_str()), "{expected}");
    }
    for line in content.openings().openings.iter().chain(&content.openings().joining) {
        assert!(listed.iter().any(|text| text.contains(&format!("“{line}”"))), "{line}");
    }
}

/// Each thing has a name of its own.
#[test]
fn things_have_names() {
    clauses!["CS-A8"];
    let mut names = Vec::new();
    for entry in Content::get().lexicon() {
        let name = say(&Words::new(format!("cs-thing-{}", entry.tag)));
        assert!(!name.contains('‹') && !names.contains(&name), "{name}");
        names.push(name);
    }
}
