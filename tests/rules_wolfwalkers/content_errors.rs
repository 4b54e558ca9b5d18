//! What is wrong with content is said with file, line, column and reason.

use windmill_lane::content::{ContentError, ContentFile};

use super::prepare::*;

const FILES: [&str; 4] = ["cards", "quirks", "opportunities", "switches"];

/// The error of content in which a text of one file stands replaced.
#[track_caller]
fn error(name: &str, from: &str, to: &str) -> ContentError {
    let read = Content::read(FILES.map(|file| {
        let mut shipped = ContentFile::shipped("wolfwalkers", file)?;
        if file == name {
            let changed = shipped.text.replacen(from, to, 1);
            assert_ne!(changed, shipped.text, "{from} is not in {name}");
            shipped.text = changed;
        }
        Ok(shipped)
    }));
    let error = read.map(|_| ()).expect_err("that content is wrong");
    assert_eq!(error.path, format!("assets/content/wolfwalkers/{name}.ron"));
    assert!(error.line > 0 && error.column > 0, "{error}");
    error
}

/// The line, from 1, in which a text stands in a shipped file.
fn line_of(name: &str, text: &str) -> usize {
    let file = ContentFile::shipped("wolfwalkers", name).expect("a shipped file").text;
    1 + file.lines().position(|line| line.contains(text)).expect("that text")
}

#[test]
fn the_shipped_content_is_sound() {
    let content = Content::read(FILES.map(|name| ContentFile::shipped("wolfwalkers", name)));
    assert!(content.is_ok(), "{:?}", content.err());
    for (at, name) in FILES.into_iter().enumerate() {
        let missing = Content::read(FILES.map(|file| {
            ContentFile::shipped("wolfwalkers", if file == name { "no-such-file" } else { file })
        }));
        assert!(missing.is_err(), "file {at} is needed");
    }
}

#[test]
fn slips_of_the_pen() {
    for name in FILES {
        let comma = error(name, "),\n    (", ")\n    (");
        assert!((3..8).contains(&comma.line), "{comma}");
    }
    assert!(error("cards", "shows: [Forest", "shows: [Woods").reason.contains("Woods"));
}

#[test]
fn cards() {
    clauses!["WW-04", "WW-09", "WW-10", "WW-R15", "WW-R17"];
    let second = line_of("cards", "number: 2,");
    for (from, to, reason) in [
        ("number: 2,", "number: 3,", "here should be number 2"),
        (
            "shows: [Forest, Wolves], goal: Crossed(Parents)",
            "shows: [], goal: Crossed(Parents)",
            "one symbol or two",
        ),
        (
            "shows: [Forest, Wolves], goal: Crossed(Parents)",
            "shows: [Wolves, Wolves], goal: Crossed(Parents)",
            "no symbol twice",
        ),
        ("Crossed(Parents), points: 8", "Crossed(Parents), points: 0", "at least 1 point"),
        ("Crossed(Parents)", "Arrows(WolfForm)", "asks for the same"),
        ("Crossed(Parents)", "Two(Parents, Parents)", "the same"),
        ("Crossed(Parents)", "Pattern(\"FO XX\")", "no symbol “XX”"),
        ("Crossed(Parents)", "Pattern(\"FO\")", "2 to 5 symbols"),
        ("Crossed(Parents)", "Pattern(\".. FO FO\")", "begin in the first row"),
        ("Crossed(Parents)", "Pattern(\"FO FO FO FO FO FO\")", "larger than a display"),
    ] {
        let error = error("cards", from, to);
        assert!(error.reason.contains(reason), "{error}");
        // A number that stands twice is found at its first place.
        assert!((second..=second + 1).contains(&error.line), "{error}");
    }
    let missing = ContentFile::shipped("wolfwalkers", "cards").expect("a file").text;
    let last = missing.lines().find(|line| line.contains("number: 55,")).expect("the last").to_owned();
    assert!(error("cards", &format!("{last}\n"), "").reason.contains("55 is missing"));
    assert!(
        error("cards", &last, &format!("{last}\n{}", last.replace("55", "56")))
            .reason
            .contains("one too many")
    );
    // One Story more with Castle than with Army... as many as with Army.
    let common = error("cards", "number: 49, shows: [Castle]", "number: 49, shows: [Merlyn]");
    assert!(common.reason.contains("equally common"), "{common}");
}

#[test]
fn modules() {
    clauses!["WW-05", "WW-07", "WW-136", "WW-153"];
    assert!(error("quirks", "effect: Fog", "effect: Trail").reason.contains("another number"));
    assert!(error("quirks", "times: []", "times: [Game]").reason.contains("WW-136"));
    assert!(error("quirks", "number: 70,", "number: 71,").reason.contains("70"));
    assert!(
        error(
            "opportunities",
            "effect: Return, category: Display, window: Start",
            "effect: Return, category: Display, window: Any"
        )
        .reason
        .contains("another window")
    );
    assert!(
        error(
            "opportunities",
            "effect: Again, category: Tempo, window: After",
            "effect: Again, category: Tempo, window: Last"
        )
        .reason
        .contains("WW-153")
    );
    assert!(error("switches", "    (number: 6),\n", "").reason.contains("6 is missing"));
}
