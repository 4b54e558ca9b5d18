//! A save that was cut, changed or blown up is refused with its place and a reason; nothing else happens.

use windmill_lane::{
    matches::{LoadError, Match},
    rules::mythwind::Mythwind,
    save,
};

use super::play::{played, text, text_of};

/// A sound save, small enough to be tried at every place.
fn sound() -> String {
    text(&played(2, 5, 12))
}

/// The error of a text that is no save: a place in it, and a reason.
#[track_caller]
fn refused(text: &str, what: &str) -> (usize, usize, String) {
    match save::load(text) {
        Err(LoadError::At { line, column, reason }) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines + 1).contains(&line), "{what}: there is no line {line}");
            assert!(column >= 1, "{what}: there is no column {column}");
            assert!(!reason.is_empty(), "{what}: no reason");
            (line, column, reason)
        }
        Err(error) => panic!("{what}: {error}"),
        Ok(_) => panic!("{what}: it loads"),
    }
}

/// The error in words.
#[track_caller]
fn said(text: &str) -> String {
    save::load(text).err().expect("it is refused").to_string()
}

#[test]
fn cut_off_anywhere_it_is_refused_and_the_end_is_named() {
    let text = sound();
    for at in (0..text.len() - 1).filter(|&at| text.is_char_boundary(at)) {
        let cut = &text[..at];
        let (line, _, reason) = refused(cut, &format!("cut at byte {at}"));
        // Behind the last bracket there is nothing but a line's end.
        if !cut.trim().is_empty() {
            assert!(reason.contains("cut off"), "cut at byte {at}: {reason}");
            assert_eq!(line, cut.matches('\n').count() + 1, "cut at byte {at}");
        }
    }
    assert!(save::load(text.trim_end()).is_ok(), "the last line's end is no part of it");
}

#[test]
fn no_flipped_bit_goes_unnoticed() {
    let text = sound();
    let before = text_of(&*save::load(&text).expect("a sound save"));
    let end = text.rfind("\",\n)").expect("the end of the checksum");
    // Seven and eight have no divisor in common: every bit comes up, at every seventh place.
    let stride = if super::full() { 1 } else { 7 };
    for at in (0..text.len()).step_by(stride) {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            // What is no text is refused before it comes to this; see `files`.
            let Ok(flipped) = String::from_utf8(bytes) else { continue };
            match save::load(&flipped) {
                Ok(game) => {
                    assert!(at > end, "bit {bit} of byte {at} goes unnoticed");
                    assert_eq!(text_of(&*game), before, "bit {bit} of byte {at} changes the game");
                }
                Err(error) => assert!(error.to_string().len() > 8, "bit {bit} of byte {at}: {error}"),
            }
        }
    }
}

#[test]
fn a_changed_number_is_told_by_the_checksum() {
    let text = sound();
    let richer = text.replacen("coins: ", "coins: 1", 1);
    assert_ne!(richer, text);
    let (line, column, reason) = refused(&richer, "coins");
    let sum = richer.lines().position(|line| line.starts_with("  sum: ")).expect("a checksum") + 1;
    assert_eq!((line, column), (sum, 3));
    assert!(reason.contains("checksum") && reason.contains("changed after it was written"), "{reason}");
    assert!(save::header(&richer).is_err(), "the list of saves shows it, too");
}

#[test]
fn whoever_takes_the_checksum_out_may_edit() {
    let text = sound();
    let by_hand: String =
        text.replacen("coins: ", "coins: 1", 1).lines().filter(|line| !line.contains("sum:")).collect();
    let loaded = Match::<Mythwind>::read(&by_hand).expect("a save edited by hand");
    let before = Match::<Mythwind>::read(&text).expect("the save as it was").game;
    assert_ne!(loaded.game.game(), before.game());
    assert!(loaded.game.replay().is_err(), "its moves do not lead there");
}

#[test]
fn line_ends_of_another_system_change_nothing() {
    let text = sound();
    let game = save::load(&text.replace('\n', "\r\n")).expect("the same save");
    assert_eq!(text_of(&*game), text);
}

#[test]
fn a_syntax_error_is_told_where_it_is() {
    let text = sound();
    let at = text.find("weather_row").expect("the weather");
    let line = text[..at].matches('\n').count() + 1;
    let column = at - text[..at].rfind('\n').expect("a line before") + "weather_row".len();
    let broken = text.replacen("weather_row:", "weather_row;", 1);
    let (at_line, at_column, _) = refused(&broken, "a semicolon");
    assert_eq!(at_line, line);
    assert!((column..=column + 2).contains(&at_column), "column {at_column}, not {column}");
    assert!(said(&text.replacen("meta:", "mete:", 1)).contains("meta"), "the missing field is named");
}

#[test]
fn a_deck_is_never_quoted() {
    let text = sound();
    let block = text.split("hidden: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a block");
    // Letters of the packed part are exchanged: the block's own checksum says no.
    let swapped: String = block.chars().rev().collect();
    let error = said(&text.replacen(block, &swapped, 1));
    assert!(error.starts_with("line ") && error.contains("sealed block"), "{error}");
    assert!(!error.contains(&swapped[..12]), "{error}");
}

#[test]
fn an_empty_file_is_no_save() {
    assert_eq!(said(""), "line 1, column 1: the file is empty");
    assert_eq!(said("\n \r\n\t"), "line 1, column 1: the file is empty");
}

#[test]
fn other_forms_are_named() {
    let text = sound();
    let newer = said(&text.replacen("windmill_lane: 1", "windmill_lane: 2", 1));
    assert_eq!(newer, "it was written by a newer Windmill Lane (format 2); this one reads up to format 1");
    // What stands in a newer form nobody knows yet, but for the number.
    assert_eq!(
        said("(windmill_lane: 7, title: \"Harrow Hill\", body: {1: [2, 3]})"),
        newer.replace("format 2", "format 7")
    );
    let none = text.replacen("windmill_lane: 1", "windmill_lane: 0", 1);
    assert_eq!(said(&none), "line 2, column 3: there is no format 0");
    assert_eq!(said(&none.replace('\n', "")), "line 1, column 4: there is no format 0");
}

#[test]
fn a_save_of_another_game_is_named() {
    let flipped = sound().replacen("game: \"mythwind\"", "game: \"chess\"", 1);
    assert!(said(&flipped).contains("checksum"), "it may be a damaged save of a game we know");
    let sum = flipped.rfind("\n  sum: ").expect("a checksum");
    let other = said(&format!("{}\n)\n", &flipped[..sum]));
    assert_eq!(other, "it is a save of “chess”, a game this Windmill Lane does not know");
    // A save that only claims to be of a game has other fields.
    let (line, ..) = refused(&sound().replacen("characters:", "players:", 1), "another set-up");
    assert!(line > 10, "the place in the set-up, not {line}");
}

#[test]
fn too_large_a_text_is_not_parsed() {
    let large = sound() + &" ".repeat(save::LARGEST as usize);
    let error = said(&large);
    assert_eq!(error, format!("it is larger than a save can be ({} bytes)", large.len()));
}

#[test]
fn too_deep_a_nest_hurts_nobody() {
    for open in ["(", "[", "{", "Some(", "(a:"] {
        let error = said(&open.repeat(100_000));
        assert!(error.contains("nested deeper"), "{open}: {error}");
    }
    // Hidden behind quotation marks in remarks and letters, the parser itself says no.
    for prefix in ["// 5\" tall\n", "/* \" */", "'\"',", "r#\"\"#,"] {
        let text = format!("(windmill_lane: 1, game: \"mythwind\", x: {prefix}{}", "[".repeat(100_000));
        let error = said(&text);
        assert!(error.starts_with("line "), "{prefix}: {error}");
    }
}

#[test]
fn no_game_is_nested_nearly_as_deep_as_is_refused() {
    let mut deepest = 0;
    for seed in 0..8 {
        for steps in (20..400).step_by(20) {
            let (mut depth, mut most) = (0_usize, 0);
            for c in text(&played(4, seed, steps)).chars() {
                match c {
                    '(' | '[' | '{' => depth += 1,
                    ')' | ']' | '}' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                most = most.max(depth);
            }
            deepest = deepest.max(most);
        }
    }
    assert!(deepest >= 6, "nothing was counted: {deepest}");
    assert!(deepest <= 36, "brackets are {deepest} deep, and 48 is the limit");
}

#[test]
fn numbers_beyond_all_sense_are_refused() {
    let text = sound();
    let by_hand: String =
        text.lines().filter(|line| !line.contains("sum:")).map(|line| format!("{line}\n")).collect();
    let endless = by_hand.replacen("serial: 12", &format!("serial: {}", u64::MAX), 1);
    let (line, column, reason) = refused(&endless, "serial");
    assert!(endless.lines().nth(line - 1).is_some_and(|line| line.starts_with("  serial:")), "line {line}");
    assert_eq!((column, reason.as_str()), (3, "it names more steps than anybody can make"));
    let since = by_hand.lines().find(|line| line.starts_with("  since:")).expect("steps since the wall");
    let more = by_hand.replacen(since, "  since: 4000,", 1);
    let (line, _, reason) = refused(&more, "since");
    assert!(more.lines().nth(line - 1).is_some_and(|line| line.starts_with("  since:")), "line {line}");
    assert!(reason.contains("more steps to take back"), "{reason}");
}
