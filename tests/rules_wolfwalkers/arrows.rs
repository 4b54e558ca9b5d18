//! Arrows, plain and crossed (WW-94 to WW-102).

use super::prepare::*;

fn brings(text: &str) -> i16 {
    goals_of(&read(text))
}

/// Goal 37 pays 2 for Wolves in its row and column; all eight other cards show Wolves.
const ALL_EIGHT: &str = ".. .. 17 .. .. / .. .. 21 .. .. / 2 6 G37 10 12 / .. .. 24 .. .. / .. .. 26 .. ..";

#[test]
fn row_and_column() {
    clauses!["WW-94", "WW-95", "WW-96"];
    assert_eq!(brings("2 G37 / .. 10"), 4);
    assert_eq!(brings(ALL_EIGHT), 16);
    // Wolves in every other place add nothing.
    let full = "28 35 17 38 44 / 46 51 21 28 35 / 2 6 G37 10 12 / 38 44 24 46 51 / 28 35 26 38 44";
    assert_eq!(brings(full), 16);
    assert_eq!(brings("2 .. / .. G37 / 6 .."), 0, "corners do not count");
}

#[test]
fn goals_between() {
    clauses!["WW-97", "WW-98"];
    let two_goals = ".. .. 17 .. .. / .. .. 21 .. .. / G14 6 G37 10 G47 / .. .. 24 .. .. / .. .. 26 .. ..";
    assert_eq!(brings(two_goals), 12, "six Stories are left");
    assert_eq!(brings("G37 G14 G47 G16 10"), 2, "a Story behind Goals counts");
    assert_eq!(brings("2 .. .. .. G37"), 2, "so does one behind empty places");
}

#[test]
fn crossed() {
    clauses!["WW-99", "WW-100", "WW-101"];
    // Goal 2 pays 8 if no Parents are in its row and column.
    assert_eq!(brings("G2 8 41 / 25 / 42"), 8);
    assert_eq!(brings("8 41 G2 25 42"), 8, "once, however many there are");
    assert_eq!(brings("G2 8 20 / 25 / 42"), 0, "one in the row");
    assert_eq!(brings("G2 8 41 / 25 / 20"), 0, "one in the column");
    assert_eq!(brings("G2 8 20 / 25 / 7"), 0);
}

#[test]
fn elsewhere_it_does_no_harm() {
    clauses!["WW-102", "WW-R16"];
    assert_eq!(brings("G2 8 / 41 20"), 8, "corner to corner");
    assert_eq!(brings("G2 G22 G15 / G21"), 8, "Goals that show Parents");
    assert_eq!(brings("G2"), 8, "nothing round it");
}

#[test]
fn one_for_each_symbol() {
    clauses!["WW-94", "WW-75"];
    let content = Content::get();
    let mut arrows: Vec<(Symbol, u8)> = (1..=55)
        .filter_map(|number| match content.asked(Goal::of(number)) {
            Asked { task: Task::Arrows(symbol), points } => Some((*symbol, *points)),
            _ => None,
        })
        .collect();
    arrows.sort_unstable();
    assert_eq!(arrows.iter().map(|(symbol, _)| *symbol).collect::<Vec<_>>(), Symbol::ALL);
    // The rarer the symbol, the more it pays.
    for (a, points) in &arrows {
        for (b, others) in &arrows {
            assert!(content.total(*a) <= content.total(*b) || points <= others);
        }
    }
}
