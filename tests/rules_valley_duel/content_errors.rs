//! What is wrong with content is said with file, line, column and reason.

use windmill_lane::content::{ContentError, ContentFile};

use super::prepare::*;

/// The error of content in which a text of one file stands replaced.
#[track_caller]
fn error(name: &str, from: &str, to: &str) -> ContentError {
    let read = Content::read(FILES.map(|file| {
        let mut shipped = ContentFile::shipped("valley-duel", file)?;
        if file == name {
            let changed = shipped.text.replacen(from, to, 1);
            assert_ne!(changed, shipped.text, "{from} is not in {name}");
            shipped.text = changed;
        }
        Ok(shipped)
    }));
    let error = read.map(|_| ()).expect_err("that content is wrong");
    assert_eq!(error.path, format!("assets/content/valley-duel/{name}.ron"));
    assert!(error.line > 0 && error.column > 0, "{error}");
    error
}

/// The line, from 1, in which a text first stands in a shipped file.
#[track_caller]
fn line_of(name: &str, text: &str) -> usize {
    let file = ContentFile::shipped("valley-duel", name).expect("a shipped file").text;
    1 + file.lines().position(|line| line.contains(text)).expect("that text")
}

/// The whole line of a piece.
#[track_caller]
fn line(name: &str, number: u8) -> String {
    let file = ContentFile::shipped("valley-duel", name).expect("a shipped file").text;
    let near = format!("number: {number},");
    file.lines().find(|line| line.contains(&near)).expect("that piece").to_owned()
}

#[test]
fn the_shipped_content_is_sound() {
    let content = Content::read(FILES.map(|name| ContentFile::shipped("valley-duel", name)));
    assert!(content.is_ok(), "{:?}", content.err());
    for name in FILES {
        let missing = Content::read(FILES.map(|file| {
            ContentFile::shipped("valley-duel", if file == name { "no-such-file" } else { file })
        }));
        assert!(missing.is_err(), "{name} is needed");
    }
}

#[test]
fn slips_of_the_pen() {
    for (name, from) in [("exports", "),\n    ("), ("farms", "),\n    ("), ("wheels", "],\n        [")] {
        let comma = error(name, from, &from.replacen(',', "", 1));
        assert!((3..8).contains(&comma.line), "{comma}");
    }
    assert!(error("market", "bulbs: [White", "bulbs: [Blue").reason.contains("Blue"));
    assert!(error("farms", "trigger: Market", "trigger: Dance").reason.contains("Dance"));
    assert!(error("board", "calendar:", "calender:").reason.contains("calender"));
}

/// Each piece stands once, in order.
#[test]
fn numbers() {
    for (name, last) in [("exports", 11), ("demand", 5), ("enhancements", 24), ("farms", 20), ("market", 12)]
    {
        let error_of = |from: &str, to: &str| error(name, from, to);
        let wrong = error_of("number: 2,", "number: 3,");
        assert!(wrong.reason.contains("here should be number 2"), "{wrong}");
        let least = line_of(name, "number: 2,");
        assert!((least..=least + 1).contains(&wrong.line), "{wrong}");
        let missing = error_of(&format!("{}\n", line(name, last)), "");
        assert!(missing.reason.contains(&format!("{last} is missing")), "{missing}");
        let whole = line(name, last);
        let more = whole.replacen(&format!("number: {last},"), &format!("number: {},", last + 1), 1);
        let twice = error_of(&whole, &format!("{whole}\n{more}"));
        assert!(twice.reason.contains("one too many"), "{twice}");
        assert_eq!(twice.line, line_of(name, &whole) + 1);
    }
}

#[test]
fn wheels() {
    clauses!["VD-07", "VD-R3", "VD-47"];
    assert!(error("wheels", "        [Points(2)],\n", "").reason.contains("8 sections, not 7"));
    assert!(
        error("wheels", "own: [\n", "own: [\n        [Tools(1)],\n").reason.contains("5 sections, not 6")
    );
    let nothing = error("wheels", "Points(2)", "Points(0)");
    assert!(nothing.reason.contains("at least one"), "{nothing}");
    assert!(
        error("wheels", "[Bulb(White), Tools(1)]", "[Bulb(White), Tools(1), Points(1)]")
            .reason
            .contains("one effect or two")
    );
}

#[test]
fn board() {
    clauses!["VD-R36", "VD-31", "VD-119", "VD-154"];
    let first = line_of("board", "number: 1,");
    for (from, to, reason) in [
        ("ends: (1, 2)", "ends: (1, 1)", "between two Windmill spaces"),
        ("rewards: [Points(1), Points(3), Guilders(1)]", "rewards: [Points(1)]", "2 to 5 spaces"),
        ("Points(1), Points(3), Guilders(1)]", "Points(1), Points(3), Guilders(0)]", "at least one"),
    ] {
        let error = error("board", from, to);
        assert!(error.reason.contains(reason) && error.line == first, "{error}");
    }
    assert!(error("board", "ends: (1, 2)", "ends: (1, 3)").reason.contains("touches two Patches, not 1"));
    assert!(error("board", "ends: (1, 2)", "ends: (1, 13)").reason.contains("no Windmill space 13"));
    let text = ContentFile::shipped("valley-duel", "board").expect("a file").text;
    let line = |key: &str| text.lines().find(|line| line.contains(key)).expect("that line").to_owned();
    for (key, to, reason) in [
        ("calendar:", "calendar: [1, 0, 2],", "never fall"),
        ("calendar:", "calendar: [1, 2],", "at least three"),
        ("calendar:", "calendar: [1, 2, 1],", "never fall"),
        ("columns:", "columns: [1, 1, 2, 2, 2],", "make 9 in all"),
        ("columns:", "columns: [3, 3, 3],", "one for each colour"),
        ("columns:", "columns: [0, 2, 2, 2, 3],", "1 to 3 Windmills"),
        ("columns:", "columns: [1, 1, 1, 2, 4],", "1 to 3 Windmills"),
        ("costs:", "costs: [2, 4],", "each row"),
        ("costs:", "costs: [2, 4, 3],", "no row costs less"),
    ] {
        let error = error("board", line(key).trim_start(), to);
        assert!(error.reason.contains(reason), "{error}");
        assert_eq!(error.line, line_of("board", key));
    }
}

#[test]
fn tiles_and_cards() {
    clauses!["VD-R35", "VD-142", "VD-132", "VD-101", "VD-170"];
    assert!(
        error("exports", "effects: [Points(3)]", "effects: [TradeMany]").reason.contains("no trade itself")
    );
    assert!(error("exports", "effects: [Points(3)]", "effects: []").reason.contains("one effect or two"));
    let first = line("demand", 1);
    let upper = |section: &str| {
        let from = first.find("upper:").expect("an upper section");
        let to = first.find(", lower").expect("a lower section");
        error("demand", &first, &format!("{}upper: {section}{}", &first[..from], &first[to..]))
    };
    assert!(upper("[]").reason.contains("one to three different"));
    assert!(upper("[(Red, 1), (Red, 2)]").reason.contains("one to three different"));
    assert!(upper("[(Red, 0)]").reason.contains("at least 1 Victory Point"));
    let deal = error("market", "top: (cost: 1,", "top: (cost: 0,");
    assert!(deal.reason.contains("costs at least 1 Guilder") && deal.line == line_of("market", "number: 1,"));
    assert!(error("market", "any: 1", "any: 0").reason.contains("at least 1 Bulb"));
    assert!(error("farms", "gain: Guilders(2)", "gain: Do(Market)").reason.contains("no action"));
    assert!(error("farms", "gain: Guilders(2)", "gain: Guilders(0)").reason.contains("at least one"));
    assert!(error("farms", "each: 2", "each: 0").reason.contains("pays for it"));
    assert!(error("farms", "Traded([Red, Violet])", "Traded([])").reason.contains("counts something"));
    assert!(
        error("enhancements", "effects: [Points(3)]", "effects: [Points(0)]").reason.contains("at least one")
    );
}
