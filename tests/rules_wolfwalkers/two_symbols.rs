//! Two Symbols (WW-103 to WW-108).

use super::prepare::*;

fn brings(text: &str) -> i16 {
    goals_of(&read(text))
}

#[test]
fn both_on_one_story() {
    clauses!["WW-103", "WW-104", "WW-106"];
    // Goal 7 pays 2 for each Story with Town and Townsfolk.
    assert_eq!(brings("15 40 / G7"), 0, "side by side is not together");
    assert_eq!(brings("41 / G7"), 2, "by the card, not by the symbol");
    // The Goal names Town first, the Story Townsfolk.
    assert_eq!(Content::get().shows(Story::of(41)), [Symbol::Townsfolk, Symbol::Town]);
    assert_eq!(Content::get().asked(Goal::of(7)).task, Task::Two(Symbol::Town, Symbol::Townsfolk));
}

#[test]
fn wherever_it_lies() {
    clauses!["WW-105"];
    assert_eq!(brings("4 .. .. / .. G7 .. / .. .. 29"), 4);
    assert_eq!(brings("4 41 .. / 30 .. .. / .. G7 29"), 8);
}

#[test]
fn with_arrows_only_row_and_column() {
    clauses!["WW-107"];
    // Goal 24 pays 4 for them in its row and column.
    assert_eq!(brings("4 .. .. / .. G24 30 / .. .. 29"), 4);
    assert_eq!(brings("4 41 .. / .. G24 30 / .. .. 29"), 8);
    assert_eq!(brings("15 .. / 40 G24"), 0);
}

#[test]
fn eight_at_the_most() {
    clauses!["WW-108"];
    let all = "4 4 4 4 4 / 4 4 4 4 4 / 4 4 G24 4 4 / 4 4 4 4 4 / 4 4 4 4 4";
    assert_eq!(brings(all), 8 * 4);
}
