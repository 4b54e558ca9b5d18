//! How sentences are counted, and which texts are stories (CS-26).

use super::prepare::*;
use windmill_lane::rules::{cozy_stories::typed_is_sound, table::sentences};

#[test]
fn sentences_are_counted() {
    clauses!["CS-26"];
    for (count, text) in [
        (0, ""),
        (0, "... !"),
        (1, "One"),
        (1, "One."),
        (1, "One…"),
        (2, "One. Two"),
        (2, "One? Two!"),
        (2, "What?! No."),
        (2, "One...  Two."),
        (3, "“One.” “Two!” Three."),
        (1, "It cost 3.50 in all."),
        (1, "One, two; three: four – five"),
        (4, "a. b. c. d."),
        (5, "a. b. c. d. e"),
        (5, "a. b. c. d.\u{a0}e"),
    ] {
        assert_eq!(sentences(text), count, "{text:?}");
    }
}

#[test]
fn bounds_meet() {
    clauses!["CS-R9", "CS-R10", "CS-26"];
    assert!(typed_is_sound("a. b. c. d."));
    assert!(!typed_is_sound("a. b. c. d. e."));
    assert!(typed_is_sound(&"a".repeat(400)) && !typed_is_sound(&"a".repeat(401)));
    assert!(!typed_is_sound("7") && typed_is_sound("7a"));
}
