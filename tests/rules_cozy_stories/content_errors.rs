//! What is wrong with content is said with file, line, column and reason.

use windmill_lane::content::{ContentError, ContentFile};

use super::prepare::*;

const FILES: [&str; 4] = ["pictures", "lexicon", "openings", "scoring"];

/// Reads the shipped content with one file changed.
fn read(name: &str, change: impl Fn(&str) -> String) -> Result<Content, ContentError> {
    Content::read(FILES.map(|file| {
        let mut shipped = ContentFile::shipped("cozy-stories", file)?;
        if file == name {
            let changed = change(&shipped.text);
            assert_ne!(changed, shipped.text, "nothing was changed");
            shipped.text = changed;
        }
        Ok(shipped)
    }))
}

/// The error after the first `from` in a file was exchanged.
#[track_caller]
fn error(name: &str, from: &str, to: &str) -> ContentError {
    let error = read(name, |text| text.replacen(from, to, 1)).expect_err("it should not be accepted");
    assert_eq!(error.path, format!("assets/content/cozy-stories/{name}.ron"));
    error
}

/// The line, from 1, on which something first stands.
fn line_of(name: &str, near: &str) -> usize {
    let text = ContentFile::shipped("cozy-stories", name).expect("a shipped file").text;
    text[..text.find(near).expect("it stands there")].matches('\n').count() + 1
}

#[test]
fn the_shipped_content_is_sound() {
    clauses!["CS-08"];
    assert!(Content::read(FILES.map(|file| ContentFile::shipped("cozy-stories", file))).is_ok());
    for missing in 0..FILES.len() {
        let mut files = FILES.map(|file| ContentFile::shipped("cozy-stories", file));
        files[missing] = ContentFile::shipped("cozy-stories", "nothing");
        assert_eq!(Content::read(files).expect_err("a file is missing").line, 0);
    }
}

#[test]
fn broken_files_say_where() {
    clauses!["CS-08"];
    for file in FILES {
        let error = read(file, |text| format!("{text})")).expect_err("too many brackets");
        assert!(error.line > 1, "{error}");
        assert!(read(file, |text| text.replace(": ", ": nonsense ")).is_err());
    }
}

#[test]
fn pictures_the_rules_could_not_use() {
    clauses!["CS-08", "CS-A6"];
    let at = line_of("pictures", "\"C03\"");
    for (from, to, says) in [
        ("\"C03\"", "\"C04\"", "picture 3"),
        ("(\"girl\", 3), (\"kite\", 3)", "(\"grille\", 3), (\"kite\", 3)", "no “grille”"),
        ("(\"girl\", 3), (\"kite\", 3)", "(\"girl\", 4), (\"kite\", 3)", "not 4"),
        ("(\"girl\", 3), (\"kite\", 3)", "(\"girl\", 0), (\"kite\", 3)", "not 0"),
        ("(\"girl\", 3), (\"kite\", 3)", "(\"kite\", 3), (\"kite\", 3)", "twice"),
    ] {
        let error = error("pictures", from, to);
        assert!(error.reason.contains(says), "{error}");
        assert!((at..=at + 1).contains(&error.line), "{error}");
    }
}

#[test]
fn there_are_twenty_five_pictures() {
    clauses!["CS-08"];
    let cut = read("pictures", |text| {
        let last = text.find("    (id: \"C25\"").expect("the last picture");
        format!("{}]\n", &text[..last])
    });
    let missing = cut.expect_err("one is missing");
    assert!(missing.reason.contains("25 pictures, not 24"), "{missing}");
    let unknown = error("pictures", "\"C25\"", "\"C26\"");
    assert!(unknown.to_string().contains("C26"), "{unknown}");
}

#[test]
fn a_picture_needs_tags_to_tell_of() {
    clauses!["CS-A6"];
    for tags in ["(\"mill\", 3), (\"night\", 2)", "(\"mill\", 1), (\"night\", 1), (\"fog\", 1)"] {
        let error = read("pictures", |text| {
            let start = text.find("    (id: \"C05\"").expect("a picture");
            let end = text[start..].find("    (id: \"C06\"").expect("the next") + start;
            format!("{}    (id: \"C05\", tags: [{tags}]),\n{}", &text[..start], &text[end..])
        });
        let error = error.expect_err("too little to tell");
        assert!(error.reason.contains("CS-A6"), "{error}");
        assert_eq!(error.line, line_of("pictures", "\"C05\""));
    }
}

#[test]
fn a_tag_on_two_pictures_only_gives_them_away() {
    clauses!["CS-A3"];
    // A tag that no picture has.
    let error = error(
        "lexicon",
        "[\n    (",
        "[\n    (tag: \"whale\", words: [\"whale\"], lines: [\"It blew.\"]),\n    (",
    );
    assert!(error.reason.contains("“whale” is on 0 pictures"), "{error}");
}

#[test]
fn words_and_lines_that_could_not_be_read() {
    clauses!["CS-A3", "CS-A10"];
    let lines = "lines: [\"Even the clocks had stopped counting on us.\"";
    for (from, to, says) in [
        ("words: [", "words: [\"Night\", ", "no word in small letters"),
        ("words: [", "words: [\"two words\", ", "no word in small letters"),
        ("words: [", "words: [\"\", ", "no word in small letters"),
        ("words: [", "words: [\"nights\", ", "stem of another"),
        (lines, "lines: [\"It was dark. It was late.\"", "not one sentence"),
        (lines, "lines: [\"Even the clocks\"", "not one sentence"),
        (lines, "lines: [\"All the colours had gone home before me!\"", "twice"),
    ] {
        let error = error("lexicon", from, to);
        assert!(error.reason.contains(says), "{error}");
    }
    let long = format!("lines: [\"{}.\"", "a".repeat(100));
    assert!(error("lexicon", lines, &long).reason.contains("longer than 100"));
    let twice =
        read("lexicon", |text| text.replacen("tag: \"path\"", "tag: \"night\"", 1)).expect_err("twice");
    assert!(twice.reason.contains("twice"), "{twice}");
    let none = read("lexicon", |text| {
        let start = text.find("lines: [").expect("lines");
        let end = text[start..].find(']').expect("their end") + start;
        format!("{}lines: [{}", &text[..start], &text[end..])
    });
    assert!(none.expect_err("no line").reason.contains("needs a line"));
}

#[test]
fn openings_that_would_not_do() {
    clauses!["CS-A6", "CS-A7", "CS-R9"];
    let opening = "\"So much for the plan.\"";
    for (from, to, says) in [
        (opening, "\"So much. For the plan.\"".to_owned(), "not one sentence"),
        (opening, "\"Nobody had prepared me for this!\"".to_owned(), "twice"),
        ("\"And at that very instant,\"", "\"And then.\"".to_owned(), "joins"),
        ("\"And at that very instant,\"", format!("\"{}\"", "a".repeat(300)), "too long"),
    ] {
        let error = error("openings", from, &to);
        assert!(error.reason.contains(says), "{error}");
    }
    for list in ["openings: [", "joining: ["] {
        let emptied = read("openings", |text| {
            let start = text.find(list).expect("a list") + list.len();
            let end = text[start..].find(']').expect("its end") + start;
            format!("{}{}", &text[..start], &text[end..])
        });
        assert!(emptied.expect_err("none left").reason.contains("at least one"));
    }
}

#[test]
fn numbers_the_rules_could_not_use() {
    clauses!["CS-16", "CS-17", "CS-18", "CS-26"];
    for (from, to, says) in [
        ("(3, 3)", "(2, 3)", "CS-16"),
        ("(4, 3)", "(4, 0)", "CS-16"),
        ("(5, 2)", "(5, 2), (6, 2)", "CS-16"),
        ("sentences: 4", "sentences: 0", "sentences"),
        ("guessing: 30", "guessing: 0", "guessing"),
        ("scale: 40", "scale: 35", "36"),
    ] {
        let error = error("scoring", from, to);
        assert!(error.reason.contains(says), "{error}");
    }
    assert!(read("scoring", |text| text.replacen("scale: 40", "scale: 36", 1)).is_ok());
}
