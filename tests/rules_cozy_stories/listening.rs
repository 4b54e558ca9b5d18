//! How a computer player reads a story (CS-A3, CS-A10).

use super::prepare::*;
use company::{Strength, evidence, fade, idf, listen, odds};
use windmill_lane::rules::cozy_stories::Tag;

fn tag(name: &str) -> Tag {
    Content::get().tag(name).unwrap_or_else(|| panic!("a tag {name}"))
}

/// What was heard, by name.
fn heard(story: &str) -> BTreeSet<(String, Strength)> {
    let name = |tag| Content::get().entry(tag).tag.clone();
    listen(story).iter().map(|(tag, strength)| (name(tag), strength)).collect()
}

fn set(tags: &[(&str, Strength)]) -> BTreeSet<(String, Strength)> {
    tags.iter().map(|(name, strength)| ((*name).to_owned(), *strength)).collect()
}

use Strength::{Full, Half};

#[test]
fn words_are_looked_up_by_their_stems() {
    clauses!["CS-A3"];
    assert_eq!(heard("HEDGEHOGS!"), set(&[("hedgehog", Full)]));
    assert_eq!(heard("Two owls hooted"), set(&[("owl", Full)]));
    assert_eq!(heard("I was wandering"), set(&[("path", Full), ("journey", Full)]), "a word may mean two");
    assert_eq!(heard("Ein Igel und 7 Eulen"), set(&[]), "it knows English only");
    assert_eq!(heard(""), set(&[]));
    assert_eq!(heard("owl owl, OWL"), set(&[("owl", Full)]), "once is enough");
}

#[test]
fn what_is_denied_counts_half() {
    clauses!["CS-A3"];
    for denial in ["no", "without", "never", "not", "No"] {
        assert_eq!(heard(&format!("There was {denial} owl.")), set(&[("owl", Half)]), "{denial}");
    }
    assert_eq!(heard("No grumpy owl"), set(&[("owl", Full)]), "only the next word is denied");
    assert_eq!(heard("No owl. An owl!"), set(&[("owl", Full)]), "of two the stronger counts");
    assert_eq!(heard("An owl. No owl!"), set(&[("owl", Full)]));
    assert_eq!(heard("Never. Owl"), set(&[("owl", Full)]), "not across sentences");
}

#[test]
fn a_line_of_the_bank_is_its_tag_at_half_weight_and_nothing_else() {
    clauses!["CS-A10"];
    let content = Content::get();
    for entry in content.lexicon() {
        for line in &entry.lines {
            assert_eq!(heard(line), set(&[(entry.tag.as_str(), Half)]), "{line}");
            let tag = tag(&entry.tag);
            for picture in Picture::ALL {
                let expected = idf(tag) * u32::from(content.weight(picture, tag)) / 2;
                assert_eq!(evidence(&listen(line), picture), expected);
            }
        }
    }
    let entry = &content.lexicon()[0];
    let shouted = entry.lines[0].to_uppercase();
    assert_eq!(heard(&shouted), set(&[(entry.tag.as_str(), Half)]));
    for opening in &content.openings().openings {
        assert_eq!(heard(opening), set(&[]), "{opening}");
    }
    for phrase in &content.openings().joining {
        assert_eq!(
            heard(&format!("{phrase} {}", entry.lines[1])),
            set(&[(entry.tag.as_str(), Half)]),
            "{phrase}"
        );
    }
    // In a longer sentence its words are words.
    let longer = format!("{}, and an owl", entry.lines[1].trim_end_matches('.'));
    assert!(heard(&longer).contains(&("owl".into(), Full)));
}

#[test]
fn rare_tags_say_more() {
    clauses!["CS-A3"];
    // The logarithm of 26 by the number of pictures: mill is on 16, journey on 10.
    for (name, count) in [("mill", 16.0_f64), ("journey", 10.0), ("water", 8.0)] {
        let exact = (26.0 / count).ln() * 65536.0;
        assert!((f64::from(idf(tag(name))) - exact).abs() <= 0.5, "{name}");
    }
    for entry in Content::get().lexicon() {
        let tag = tag(&entry.tag);
        let exact = (26.0 / f64::from(Content::get().count(tag))).ln() * 65536.0;
        assert!((f64::from(idf(tag)) - exact).abs() <= 0.5, "{}", entry.tag);
    }
}

#[test]
fn evidence_adds_up() {
    clauses!["CS-A3"];
    // C01 has night 3, forest 3, watching 2; the owl is not in it.
    let one = listen("Nightly, in the forest, no one observed the owl.");
    let expected = idf(tag("night")) * 3 + idf(tag("forest")) * 3 + idf(tag("watching")) * 2;
    assert_eq!(heard("Nightly, in the forest, no one observed the owl.").len(), 4);
    assert_eq!(evidence(&one, pic("C01")), expected);
    let denied = listen("no night");
    assert_eq!(evidence(&denied, pic("C01")), idf(tag("night")) * 3 / 2);
}

#[test]
fn odds_are_those_of_the_formula() {
    clauses!["CS-A3", "CS-A4"];
    for x in [0_u32, 1, 77, 65_536, 100_000, 1_000_000, 2_000_000] {
        let exact = (-f64::from(x) / 65536.0).exp();
        let near = fade(x) as f64 / 4_294_967_296.0;
        assert!((exact - near).abs() < 1e-7, "e^-{x}/65536: {exact} and {near}");
    }
    assert_eq!((fade(1 << 21), fade(u32::MAX)), (0, 0), "too little to count");
    let story = "An owl watched the snow by moonlight.";
    let field: PictureSet = Picture::ALL.into_iter().skip(4).collect();
    for (sharpness, t) in Sharpness::ALL.into_iter().zip([2.5, 1.6, 1.0]) {
        let speaks = |picture| f64::from(evidence(&listen(story), picture)) / 65536.0;
        let sum: f64 = field.iter().map(|picture| (speaks(picture) / t).exp()).sum();
        let odds = odds(&listen(story), field, sharpness);
        for picture in field.iter() {
            let exact = (speaks(picture) / t).exp() / sum * 1000.0;
            assert!((f64::from(odds.per_mille(picture)) - exact).abs() <= 1.01, "{} at {t}", picture.id());
        }
        assert_eq!(odds.per_mille(pic("C01")), 0, "it is not on the field");
    }
}

#[test]
fn a_fixed_story_gives_a_fixed_ranking() {
    clauses!["CS-A3"];
    // The fox is on 4 pictures and says 1.87, snow is on 3 and says 2.16. C10 has 3 of each: 12.1; C23 has snow 3: 6.5;
    // C24 has fox 3: 5.6; C04 has fox 2: 3.7.
    let odds = odds(&listen("A fox in the snow"), PictureSet::ALL, Sharpness::Sharp);
    assert_eq!(odds.ranking()[..3], [pic("C10"), pic("C23"), pic("C24")]);
}
