//! Patterns (WW-78 to WW-93).

use super::prepare::*;

/// What a display brings, written as on paper.
fn brings(text: &str) -> i16 {
    goals_of(&read(text))
}

#[test]
fn the_drawn_arrangement() {
    clauses!["WW-78", "WW-80", "WW-93"];
    // Goal 14: Army, Town, Townsfolk in a line, 6 points.
    assert_eq!(brings("32 15 40 / G14"), 6);
    assert_eq!(brings("32 40 15 / G14"), 0, "another order");
    assert_eq!(brings("32 15 / G14"), 0, "a part of it");
    assert_eq!(brings("32 15 .. 40 / G14"), 0, "with a gap");
    assert_eq!(brings("32 15 / .. 40 / G14"), 0, "round a corner");
}

#[test]
fn a_card_for_each_symbol() {
    clauses!["WW-79", "WW-90"];
    // Goal 50: Merlyn and Wolf form side by side, 3 points. Story 11 shows both.
    assert_eq!(brings("11 36 / G50"), 0);
    assert_eq!(brings("11 37 / G50"), 3);
    assert_eq!(brings("27 11 / G50"), 3);
    // Goal 15: two Parents, 4 points, on cards that show more.
    assert_eq!(brings("52 31 / G15"), 4);
}

#[test]
fn turned_and_mirrored() {
    clauses!["WW-81", "WW-82"];
    // Goal 35: Wolf form, Forest, and Parents under the Forest, 8 points. All its eight images.
    let images = [
        "37 36 / G35 20",
        "36 37 / 20 G35",
        "G35 20 / 37 36",
        "20 G35 / 36 37",
        "37 G35 / 36 20",
        "G35 37 / 20 36",
        "36 20 / 37 G35",
        "20 36 / G35 37",
    ];
    for image in images {
        assert_eq!(brings(image), 8, "{image}");
    }
    assert_eq!(brings("37 20 / G35 36"), 0, "the Forest must be at the corner");
    let Task::Pattern(pattern) = &Content::get().asked(Goal::of(35)).task else { panic!("a pattern") };
    assert_eq!(pattern.images(), 8);
    // A line has fewer images: two if it is the same from both ends, else four.
    for (number, images) in [(8, 2), (14, 4), (5, 2), (54, 2)] {
        let Task::Pattern(pattern) = &Content::get().asked(Goal::of(number)).task else {
            panic!("a pattern")
        };
        assert_eq!(pattern.images(), images, "Goal {number}");
    }
}

#[test]
fn several_times_on_different_cards() {
    clauses!["WW-83", "WW-84", "WW-85"];
    assert_eq!(brings("7 16 / .. .. / 19 20 / G15"), 8, "twice 4");
    assert_eq!(brings("7 16 19 / G15"), 4, "the middle card cannot serve twice");
    assert_eq!(brings("27 11 37 / G50"), 3, "not with its other symbol either");
}

#[test]
fn as_often_as_can_be() {
    clauses!["WW-86", "WW-R13"];
    assert_eq!(brings("7 16 19 20 / G15"), 8, "the outer pairs, not the middle one");
    assert_eq!(brings("7 16 19 20 26 / 31 / G15"), 12);
    // Three Wolves in a line, 8 points: two lines that cross make one, two that do not make two.
    assert_eq!(brings("2 6 10 / .. 12 / .. 17 / G8"), 8);
    assert_eq!(brings("2 6 10 / 12 17 21 / G8"), 16);
}

#[test]
fn for_different_goals_the_same_card() {
    clauses!["WW-87"];
    // Goals 15 (two Parents side by side, 4) and 22 (arrows, 4 for each Parents) with the same two Stories.
    assert_eq!(brings("G22 7 16 / G15"), 4 + 8);
    // Two patterns: Goals 50 (Merlyn, Wolf form, 3) and 19 (Merlyn, grey, Merlyn, 5).
    assert_eq!(brings("27 37 1 / G50 G19"), 3 + 5);
}

#[test]
fn grey_spots() {
    clauses!["WW-88", "WW-89", "WW-R14"];
    // Goal 54: two Parents corner to corner, 3 points.
    assert_eq!(brings("20 8 / 41 7 / G54"), 3, "Stories on the grey spots");
    assert_eq!(brings("20 G48 / G54 7"), 3 + 7, "Goals: the crossed one is fulfilled too");
    assert_eq!(brings("20 .. / .. 7 / G54"), 3, "nothing");
    assert_eq!(brings("7 16 / 19 20 / G54"), 6, "what lies under grey serves elsewhere");
    // Goal 19: two Merlyn with a grey spot between, 5 points: four in a row are two pairs, crosswise.
    assert_eq!(brings("27 1 3 5 / G19"), 10);
}

#[test]
fn goals_stand_for_nothing() {
    clauses!["WW-91", "WW-76"];
    assert_eq!(brings("20 G2 / G15"), 0, "Goal 2 shows Parents");
    assert_eq!(brings("32 G44 40 / G14"), 0, "Goal 44 shows Town");
}

#[test]
fn wherever_the_goal_lies() {
    clauses!["WW-92"];
    for text in ["G14 32 15 40", "32 15 40 G14", "32 15 40 / .. G14", "32 15 40 / .. .. / .. .. .. .. G14"] {
        assert_eq!(brings(text), 6, "{text}");
    }
}

#[test]
fn same_goal() {
    clauses!["WW-R17"];
    let content = Content::get();
    for number in 1..=55_u8 {
        let like = (1..=55)
            .filter(|other| content.asked(Goal::of(*other)).task == content.asked(Goal::of(number)).task);
        assert_eq!(like.count(), 1);
    }
}
