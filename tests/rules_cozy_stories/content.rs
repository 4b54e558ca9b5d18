//! The pictures are ambiguous as they should be, and the lexicon and the lines can be used.

use super::prepare::*;
use windmill_lane::rules::{
    cozy_stories::{
        Tag,
        content::{LINES, plain, stem},
    },
    table::sentences,
};

fn tags(picture: Picture) -> BTreeSet<Tag> {
    Content::get().tags(picture).iter().map(|(tag, _)| *tag).collect()
}

fn shared(one: &str, two: &str) -> usize {
    tags(pic(one)).intersection(&tags(pic(two))).count()
}

fn count(name: &str) -> u8 {
    let content = Content::get();
    content.count(content.tag(name).unwrap_or_else(|| panic!("a tag {name}")))
}

#[test]
fn every_tag_is_on_several_pictures() {
    clauses!["CS-24", "CS-A3"];
    let content = Content::get();
    assert_eq!(content.lexicon().len(), 75);
    let mut counted = vec![0; 75];
    for picture in Picture::ALL {
        for (tag, weight) in content.tags(picture) {
            counted[tag.index()] += 1;
            assert_eq!(content.weight(picture, *tag), *weight);
        }
    }
    for (entry, times) in content.lexicon().iter().zip(counted) {
        assert!(times >= 3, "{} is on {times} pictures: it would give them away", entry.tag);
        assert_eq!(count(&entry.tag), times);
    }
    let most = [("mill", 16), ("journey", 10), ("lantern", 8), ("secret", 8), ("water", 8)];
    for (name, times) in most {
        assert_eq!(count(name), times, "{name}");
    }
    let others = content.lexicon().iter().filter(|entry| most.iter().all(|(name, _)| *name != entry.tag));
    assert!(others.into_iter().all(|entry| count(&entry.tag) <= 8));
}

#[test]
fn every_picture_is_like_others() {
    clauses!["CS-E5", "CS-08"];
    for picture in Picture::ALL {
        let own = tags(picture);
        let alike = Picture::ALL.into_iter().filter(|other| *other != picture);
        let alike = alike.filter(|other| own.intersection(&tags(*other)).count() >= 3).count();
        assert!(alike >= 8, "{} is like {alike} others", picture.id());
    }
    assert_eq!(shared("C13", "C24"), 10, "the closest pair");
    assert_eq!((shared("C03", "C09"), shared("C13", "C19")), (8, 8));
    for (one, two) in [("C01", "C23"), ("C04", "C10"), ("C07", "C16")] {
        assert_eq!(shared(one, two), 7, "{one} and {two}");
    }
    let all: Vec<String> = Picture::ALL.into_iter().map(Picture::id).collect();
    for (at, one) in all.iter().enumerate() {
        for two in &all[at + 1..] {
            assert!(shared(one, two) <= 10, "{one} and {two}");
        }
    }
}

#[test]
fn pictures_are_meant_to_be_confused() {
    clauses!["CS-E5"];
    // What each set has in common, by tags any of which will do.
    for (any, set) in [
        (&["night", "dusk"][..], "C01 C04 C10 C23 C24"),
        (&["watching"], "C01 C07 C12 C16 C19 C23"),
        (&["flight"], "C03 C09 C15 C22"),
        (&["message"], "C11 C18 C22"),
        (&["sleep"], "C02 C04 C17 C25"),
        (&["door", "window"], "C01 C07 C11 C17 C21"),
        (&["waiting"], "C06 C13 C18 C23"),
        (&["work"], "C05 C07 C17 C20"),
        (&["mirror", "wonder"], "C04 C08 C14 C16 C21"),
        (&["feast", "music"], "C13 C17 C19 C24"),
    ] {
        for id in set.split(' ') {
            let fits = any.iter().any(|name| {
                let tag = Content::get().tag(name).expect("a tag");
                Content::get().weight(pic(id), tag) > 0
            });
            assert!(fits, "{id} has none of {any:?}");
        }
    }
}

#[test]
fn words_and_lines_can_be_used() {
    clauses!["CS-A3", "CS-A6", "CS-A10"];
    let content = Content::get();
    let mut lines = BTreeSet::new();
    for (at, entry) in content.lexicon().iter().enumerate() {
        for word in &entry.words {
            assert!(content.meant_by(word).iter().any(|tag| tag.index() == at), "{word} means {}", entry.tag);
        }
        assert!(entry.words.len() >= 3 && !entry.lines.is_empty(), "{}", entry.tag);
        for line in &entry.lines {
            assert_eq!(sentences(line), 1, "{line}");
            assert!(lines.insert(plain(line)), "{line} stands there twice");
        }
    }
    // The longest story a computer player can tell is within bounds.
    let longest = |lines: &mut dyn Iterator<Item = &String>| lines.map(|line| line.chars().count()).max();
    let openings = content.openings();
    let start = longest(&mut openings.openings.iter().chain(&openings.joining)).expect("an opening");
    let line = longest(&mut content.lexicon().iter().flat_map(|entry| &entry.lines)).expect("a line");
    assert!(start + LINES * (line + 1) <= 400);
}

#[test]
fn forms_of_a_word_have_one_stem() {
    clauses!["CS-A3"];
    for forms in [
        "light lights lighted lighting",
        "dark darkness darkly",
        "watch watches watched watching",
        "hop hops hopped hopping",
        "story stories",
        "fly flies flying",
        "firefly fireflies",
        "house houses",
        "happy happily happiness",
        "smoke smokes smoked smoking",
        "box boxes boxed boxing",
        "bridge bridges bridged",
    ] {
        let stems: BTreeSet<String> = forms.split(' ').map(stem).collect();
        assert_eq!(stems.len(), 1, "{forms}: {stems:?}");
    }
    for (one, two) in [
        ("not", "note"),
        ("even", "evening"),
        ("morn", "morning"),
        ("star", "stare"),
        ("no", "nothing"),
        ("r", "ring"),
        ("b", "bed"),
        ("on", "only"),
        ("fin", "fine"),
        ("bus", "bu"),
        ("glass", "glas"),
    ] {
        assert_ne!(stem(one), stem(two), "{one} and {two}");
    }
    // Words of other letters stay as they are.
    assert_eq!((stem("Ée"), stem("мельницы"), stem("")), ("Ée".into(), "мельницы".into(), String::new()));
}

#[test]
fn the_numbers_are_the_rulebooks() {
    clauses!["CS-16", "CS-17", "CS-18", "CS-25", "CS-26", "CS-41", "CS-R9", "CS-46", "CS-52", "CS-54"];
    let numbers = Content::get().numbers();
    assert_eq!([3, 4, 5].map(|players| numbers.rounds(players)), [3, 3, 2]);
    assert_eq!([3, 4, 5].map(|players| numbers.phases(players)), [9, 12, 10]);
    assert_eq!((numbers.bonus, numbers.mistake, numbers.unguessed, numbers.scale), (1, 1, 1, 40));
    assert_eq!((numbers.seconds, numbers.guessing, numbers.typing), (30, 30, 120));
    assert_eq!((numbers.sentences, numbers.characters), (4, 400));
}

#[test]
fn pictures_have_no_titles() {
    clauses!["CS-R19"];
    for (at, picture) in Picture::ALL.into_iter().enumerate() {
        assert_eq!(picture.id(), format!("C{:02}", at + 1), "a number and nothing else");
        assert_eq!(Picture::try_from(picture.id()), Ok(picture));
    }
    for id in ["C00", "C26", "c01", "C1", "", "night"] {
        assert!(Picture::try_from(id.to_owned()).is_err(), "{id}");
    }
}
