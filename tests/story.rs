//! The prose of Mythwind's cards: how long they are, what no two of them share, and that none is unwritten.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Words that some cards share on purpose: the song, the line the story begins and ends with, what was lost.
const SHARED: [&str; 3] = [
    "who laid the stone i laid the stone and who sat down my mother who is it for when we are gone for one and \
     one and another",
    "there was smoke on the ridge",
    "two hats and the lid of",
];

/// The cards of the story by their keys, each field with its text, placeables taken out.
fn cards() -> BTreeMap<String, BTreeMap<String, String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words/en");
    let mut cards: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for file in fs::read_dir(folder).expect("the words").flatten() {
        let text = fs::read_to_string(file.path()).expect("a text");
        let (mut card, mut field) = (String::new(), String::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if !line.is_empty() && !line.starts_with(' ') {
                card = line.split(' ').next().unwrap_or_default().to_owned();
                continue;
            }
            if !["mw-event-", "mw-adventure-", "mw-envelope-"].iter().any(|kind| card.starts_with(kind)) {
                continue;
            }
            let mut said = line.trim();
            if let Some((name, rest)) = said.strip_prefix('.').and_then(|rest| rest.split_once(" =")) {
                (field, said) = (name.to_owned(), rest);
            }
            let fields = cards.entry(card.clone()).or_default();
            let whole = fields.entry(field.clone()).or_default();
            whole.push_str(said);
            whole.push('\n');
        }
    }
    cards
}

/// The words of a text; where a placeable stands between them, they are apart.
fn runs(text: &str) -> Vec<Vec<String>> {
    // What a text turns on is no word of it.
    let mut apart = String::new();
    for (at, part) in text.split('$').enumerate() {
        apart.push_str(if at == 0 { part } else { part.trim_start_matches(|c: char| c.is_alphanumeric()) });
    }
    for key in
        ["court", "guild", "north", "south", "wary", "known", "kin", "ration", "shared", "other", "true"]
    {
        apart = apart.replace(&format!("[{key}]"), "|");
    }
    let apart = apart.replace("->", "|").replace(['{', '}', '*'], "|");
    let words = |part: &str| {
        part.split(|c: char| !c.is_alphabetic() && c != '’')
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect()
    };
    apart.split('|').map(words).collect()
}

fn count(text: &str) -> usize {
    // Of a text that turns on something, one of the ways is read: the longest line counts.
    let lines: Vec<&str> = text.lines().collect();
    let way = |line: &&str| line.trim_start().starts_with(['[', '*']);
    let ways = lines.iter().filter(|line| way(line)).map(|line| runs(line).concat().len()).max().unwrap_or(0);
    lines.iter().filter(|line| !way(line)).map(|line| runs(line).concat().len()).sum::<usize>() + ways
}

#[test]
fn every_card_is_written() {
    let cards = cards();
    let wanted = (1..=154)
        .map(|id| format!("mw-event-{id}"))
        .chain((1..=80).map(|id| format!("mw-adventure-{id:02}")))
        .chain((1..=4).map(|id| format!("mw-envelope-{id}")));
    let missing: Vec<String> = wanted.filter(|key| !cards.contains_key(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(cards.len(), 154 + 80 + 4);
}

#[test]
fn no_two_cards_share_six_words_in_a_row() {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (card, fields) in cards() {
        for run in fields.values().flat_map(|text| runs(text)) {
            for six in run.windows(6) {
                found.entry(six.join(" ")).or_default().insert(card.clone());
            }
        }
    }
    let shared: Vec<_> = found
        .iter()
        .filter(|(words, cards)| {
            cards.len() > 1 && !SHARED.iter().any(|on_purpose| on_purpose.contains(*words))
        })
        .collect();
    assert!(shared.is_empty(), "{shared:#?}");
}

#[test]
fn cards_are_short_enough_to_be_read_aloud() {
    let mut wrong = Vec::new();
    for (card, fields) in cards() {
        for (field, text) in fields {
            let (least, most) = match (card.as_str(), field.as_str()) {
                (card, "note") if card.starts_with("mw-envelope") => (20, 100),
                // A label is read at a glance.
                (_, "a" | "b" | "c") => (1, 8),
                // The last card of the story may take one breath more.
                ("mw-event-133", "front") => (40, 91),
                (card, field) if card.starts_with("mw-event") && field.starts_with("front") => (40, 90),
                (card, field) if card.starts_with("mw-event") && field.contains('-') => (5, 50),
                (card, "front") if card.starts_with("mw-adventure") => (50, 110),
                (card, field) if card.starts_with("mw-adventure") && field.ends_with("text") => (1, 90),
                _ => continue,
            };
            let words = count(&text);
            if !(least..=most).contains(&words) {
                wrong.push(format!("{card}.{field}: {words}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
