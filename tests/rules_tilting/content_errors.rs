//! What is wrong with content is said with file, line, column and reason.

use windmill_lane::content::{ContentError, ContentFile};

use super::prepare::*;

const FILES: [&str; 4] = ["movement", "stack", "missions", "signs"];

/// Reads the shipped content with one file changed.
fn read(name: &str, change: impl Fn(&str) -> String) -> Result<Content, ContentError> {
    Content::read(FILES.map(|file| {
        let mut shipped = ContentFile::shipped("tilting", file)?;
        if file == name {
            let changed = change(&shipped.text);
            assert_ne!(changed, shipped.text, "the change of {name} found nothing to change");
            shipped.text = changed;
        }
        Ok(shipped)
    }))
}

/// Reads a file that is this text, the others as shipped.
#[track_caller]
fn error_of(name: &str, text: &str) -> ContentError {
    said(name, read(name, |_| text.to_owned()))
}

/// The error of content in which a text of one file stands replaced.
#[track_caller]
fn error(name: &str, from: &str, to: &str) -> ContentError {
    said(name, read(name, |text| text.replacen(from, to, 1)))
}

#[track_caller]
fn said(name: &str, read: Result<Content, ContentError>) -> ContentError {
    let error = read.map(|_| ()).expect_err("that content is wrong");
    assert_eq!(error.path, format!("assets/content/tilting/{name}.ron"));
    assert!(error.line > 0 && error.column > 0, "{error}");
    assert!(error.reason.len() > 5, "{error}");
    assert_eq!(
        error.to_string(),
        format!("{}:{}:{}: {}", error.path, error.line, error.column, error.reason)
    );
    error
}

/// The line, from 1, in which a text stands in a shipped file.
#[track_caller]
fn line_of(name: &str, text: &str) -> usize {
    let file = ContentFile::shipped("tilting", name).expect("a shipped file").text;
    1 + file.lines().position(|line| line.contains(text)).expect("that text")
}

/// A line of a shipped file, whole.
#[track_caller]
fn line(name: &str, text: &str) -> String {
    let file = ContentFile::shipped("tilting", name).expect("a shipped file").text;
    format!("{}\n", file.lines().find(|line| line.contains(text)).expect("that text"))
}

#[test]
fn the_shipped_content_is_sound() {
    let content = Content::read(FILES.map(|name| ContentFile::shipped("tilting", name)));
    assert!(content.is_ok(), "{:?}", content.err());
}

#[test]
fn a_slip_of_the_pen() {
    for name in FILES {
        // One bracket too many at the very end, and one comma too few.
        let last = said(name, read(name, |text| format!("{text})")));
        assert!(last.line > 10, "{last}");
        let comma = said(name, read(name, |text| text.replacen("),\n    (", ")\n    (", 1)));
        assert!((2..6).contains(&comma.line), "{comma}");
    }
}

#[test]
fn a_file_that_is_not_there() {
    for (at, name) in FILES.into_iter().enumerate() {
        let mut files = FILES.map(|name| ContentFile::shipped("tilting", name));
        files[at] = ContentFile::shipped("tilting", "lost");
        let error = Content::read(files).map(|_| ()).expect_err("no such file");
        assert_eq!(error.to_string(), "tilting/lost.ron:0:0: there is no such file", "instead of {name}");
    }
}

#[test]
fn unknown_names_and_fields() {
    let card = error("movement", "\"DQ07\"", "\"DQ77\"");
    assert!(card.line == line_of("movement", "\"DQ07\"") && card.reason.contains("DQ77"), "{card}");
    let stacked = error("stack", "\"W04\"", "\"W16\"");
    assert!(stacked.line == line_of("stack", "\"W04\"") && stacked.reason.contains("W16"), "{stacked}");
    let mission = error("missions", "\"M09\"", "\"M12\"");
    assert!(mission.line == line_of("missions", "\"M09\"") && mission.reason.contains("M12"), "{mission}");
    for (name, from, to, says) in [
        ("movement", "steps:", "paces:", "paces"),
        ("stack", "lances:", "spears:", "spears"),
        ("missions", "reward:", "prize:", "prize"),
        ("missions", "Lances(", "Spears(", "Spears"),
        ("missions", "Giant", "Ogre", "Ogre"),
        ("signs", "MendOne", "MendThree", "MendThree"),
        ("signs", "board:", "bord:", "bord"),
        ("signs", "Knight", "Horse", "Horse"),
    ] {
        let error = error(name, from, to);
        assert_eq!(error.line, line_of(name, from), "{error}");
        assert!(error.reason.contains(says), "{error}");
    }
}

#[test]
fn a_card_that_is_missing_twice_there_or_out_of_order() {
    clauses!["TW-04", "TW-07", "TW-10"];
    for (name, card, after) in [
        ("movement", "DQ30", "SP01"),
        ("movement", "SP30", ""),
        ("stack", "W08", "W09"),
        ("missions", "M11", ""),
    ] {
        let missing =
            said(name, read(name, |text| text.replacen(&line(name, &format!("\"{card}\"")), "", 1)));
        assert!(missing.reason.contains(card), "{missing}");
        if !after.is_empty() {
            // Where it should be stands the next one, a line further up than before.
            assert_eq!(missing.line, line_of(name, &format!("\"{after}\"")) - 1, "{missing}");
        }
    }
    for (name, card) in [("movement", "DQ03"), ("movement", "SP30"), ("stack", "W15"), ("missions", "M11")] {
        let own = line(name, &format!("\"{card}\""));
        let twice = said(name, read(name, |text| text.replacen(&own, &format!("{own}{own}"), 1)));
        assert!(twice.reason.contains(card) || twice.line > 1, "{twice}");
    }
    for (name, one, two) in
        [("movement", "DQ01", "SP01"), ("stack", "W01", "W02"), ("missions", "M03", "M04")]
    {
        let swapped =
            said(name, read(name, |text| text.replace(one, "other").replace(two, one).replace("other", two)));
        assert_eq!(swapped.line, line_of(name, one), "{swapped}");
        assert!(swapped.reason.contains(one), "{swapped}");
    }
    for name in FILES {
        let empty = error_of(name, "[]");
        assert_eq!(empty.line, 1, "{empty}");
    }
}

#[test]
fn steps_from_one_to_five() {
    clauses!["TW-29", "TW-R33"];
    for (card, steps) in [("DQ05", 0), ("DQ05", 6), ("SP17", 6), ("SP17", 200)] {
        let own = line("movement", &format!("\"{card}\""));
        let wrong = format!("    (id: \"{card}\", steps: {steps}),\n");
        let error = error("movement", &own, &wrong);
        assert_eq!(error.line, line_of("movement", &format!("\"{card}\"")), "{error}");
        assert!(error.reason.contains(&steps.to_string()), "{error}");
    }
    let negative = error("movement", "steps: 1", "steps: -1");
    assert_eq!(negative.line, line_of("movement", "steps: 1"));
}

/// The error of a stack whose fourth card is this.
#[track_caller]
fn fourth(start: u16, giant: u16, windmill: u16, lances: u16) -> ContentError {
    let own = line("stack", "\"W04\"");
    let wrong = format!(
        "    (id: \"W04\", start: {start}, giant: {giant}, windmill: {windmill}, lances: {lances}),\n"
    );
    error("stack", &own, &wrong)
}

#[test]
fn stack_cards_the_rules_could_not_play() {
    clauses!["TW-57", "TW-R3", "TW-R33", "TW-17", "TW-46"];
    let here = line_of("stack", "\"W04\"");
    for (giant, windmill) in [(3, 3), (2, 3), (0, 1), (0, 0)] {
        let error = fourth(27, giant, windmill, 2);
        assert!(error.line == here && error.reason.contains("TW-57"), "{error}");
    }
    for start in [0, 7, 9, 10, 20, 90, 100, 127, 200, 255] {
        let error = fourth(start, 5, 1, 2);
        assert!(error.line == here && error.reason.contains("digits"), "{start}: {error}");
    }
    for lances in [0, 7, 8] {
        let error = fourth(27, 5, 1, lances);
        assert!(error.line == here && error.reason.contains("lances"), "{error}");
    }
    // Every number of two digits without a 0 that no other card has is fine, the nearest start too.
    for start in (11..=99).filter(|start| start % 10 != 0) {
        let other = StackCard::all()
            .find(|card| card.name() != "W04" && u16::from(printed().card(*card).start) == start);
        if let Some(other) = other {
            let error = fourth(start, 5, 1, 2);
            assert!(error.reason.contains("another"), "{start} stands twice: {error}");
            assert!(
                [here, line_of("stack", &format!("\"{}\"", other.name()))].contains(&error.line),
                "{error}"
            );
        } else {
            let own = line("stack", "\"W04\"");
            let fine = format!("    (id: \"W04\", start: {start}, giant: 5, windmill: 1, lances: 6),\n");
            assert!(read("stack", |text| text.replacen(&own, &fine, 1)).is_ok(), "{start}");
        }
    }
}

#[test]
fn missions_the_rules_could_not_play() {
    clauses!["TW-61"];
    for slots in ["[]", "[(Giant, 1, 6), (Giant, 1, 6), (Giant, 1, 6), (Giant, 1, 6)]", "[(Giant, 4, 3)]"] {
        let own = line("missions", "\"M07\"");
        let error =
            error("missions", &own, &format!("    (id: \"M07\", slots: {slots}, reward: Points(3)),\n"));
        assert_eq!(error.line, line_of("missions", "\"M07\""), "{error}");
    }
    let points = error("missions", "Lances(3)", "Lances(-3)");
    assert_eq!(points.line, line_of("missions", "Lances(3)"));
}

#[test]
fn signs_the_rules_could_not_post() {
    clauses!["TW-84"];
    let peek = line("signs", "Peek");
    for field in [0, 12, 13, 200] {
        let error = error("signs", &peek, &format!("    (board: Squire, field: {field}, sign: Peek),\n"));
        assert_eq!(error.line, line_of("signs", "Peek"), "{error}");
        assert!(error.reason.contains("1 to 11"), "{error}");
    }
    // Two signs on one field, one sign beside two fields, one sign too few.
    let at = field_of(Sign::Swap);
    let both = error("signs", &peek, &format!("    (board: Squire, field: {}, sign: Peek),\n", at.field()));
    assert!(both.reason.contains("one sign"), "{both}");
    let twice = error("signs", &peek, &format!("{peek}    (board: Squire, field: 2, sign: Peek),\n"));
    assert!(twice.reason.contains("Peek"), "{twice}");
    let without = error("signs", &peek, "");
    assert!(without.reason.contains("Peek"), "{without}");
}

#[test]
fn each_sign_stays_on_its_own_board() {
    clauses!["TW-84", "TW-91", "TW-97"];
    // Four signs belong to Quixote's board and four to Sancho's.
    for (sign, board, other) in [("Peek", "Squire", "Knight"), ("Extra", "Knight", "Squire")] {
        let own = line("signs", sign);
        let error = error("signs", &own, &format!("    (board: {other}, field: 2, sign: {sign}),\n"));
        assert_eq!(error.line, line_of("signs", sign), "{sign} belongs to the board {board}: {error}");
    }
}
