//! Balance and Imbalance (WW-109 to WW-116).

use super::prepare::*;

fn brings(text: &str) -> i16 {
    goals_of(&read(text))
}

#[test]
fn equally_many() {
    clauses!["WW-109", "WW-110", "WW-112"];
    // Goal 33: Townsfolk and Wolves, 10 points, once.
    assert_eq!(brings("40 10 / G33"), 10);
    assert_eq!(brings("40 53 8 4 29 / 10 2 6 12 17 / G33"), 10, "five of each bring no more");
    assert_eq!(brings("40 53 8 4 29 / 10 2 6 12 / G33"), 0, "5 and 4");
    assert_eq!(brings("40 / G33"), 0);
    assert_eq!(brings("36 / G33"), 0, "none of either");
    assert_eq!(brings("G33"), 0);
}

#[test]
fn every_symbol_counts() {
    clauses!["WW-111"];
    assert_eq!(brings("51 / G33"), 10, "both on one Story");
    assert_eq!(brings("51 40 / G33"), 0);
    assert_eq!(brings("51 40 / G33 .. / .. .. .. .. 10"), 10, "wherever they lie");
}

#[test]
fn more_of_the_first() {
    clauses!["WW-113", "WW-114", "WW-115", "WW-116"];
    // Goal 6: more Parents than Townsfolk, 8 points, once.
    assert_eq!(brings("20 7 40 / G6"), 8);
    assert_eq!(brings("20 7 19 40 53 / G6"), 8, "3 and 2");
    assert_eq!(brings("20 40 / G6"), 0, "equally many");
    assert_eq!(brings("36 / G6"), 0, "none and none");
    assert_eq!(brings("20 / G6"), 8, "1 and none");
    assert_eq!(brings("20 40 53 / G6"), 0);
    assert_eq!(brings("20 7 19 26 31 / 52 / G6"), 8, "once, by however many");
    assert_eq!(brings("16 20 / G6"), 8, "a Story with both counts on both sides");
}
