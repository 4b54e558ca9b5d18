//! The end of a game (WW-64 to WW-70).

use super::{act::*, prepare::*};

/// A game whose last card Bo will lay, with these displays.
fn nearly(ada: &str, bo: &str) -> WolfWalkers {
    let mut game = plain();
    lay_out(&mut game, ADA, ada);
    lay_out(&mut game, BO, bo);
    game.active = BO;
    game
}

/// 25 Stories without any Goal but those given first.
fn full(goals: &[&str]) -> String {
    let words = goals.iter().map(ToString::to_string).chain((0..25 - goals.len()).map(|_| "36".to_owned()));
    let words: Vec<String> = words.collect();
    words.chunks(5).map(|row| row.join(" ")).collect::<Vec<_>>().join(" / ")
}

/// The same with the last place empty.
fn open(goals: &[&str]) -> String {
    let text = full(goals);
    text[..text.len() - 2].to_owned() + ".."
}

#[test]
fn when_all_have_twenty_five() {
    clauses!["WW-64", "WW-65", "WW-66"];
    let mut game = nearly(&full(&[]), &open(&[]));
    assert!(!game.is_over());
    let events = take(&mut game, Slot::T1);
    assert!(game.is_over());
    assert!(events.iter().any(|event| matches!(event, Event::Over { .. })));
    assert_eq!(game.turn(), Turn::Over);
    for seat in [ADA, BO] {
        assert!(game.legal_moves(seat).is_empty());
        for mv in [
            Move::Lay { slot: Slot::T1, at: Cell::START },
            Move::Pass,
            Move::End,
            Move::Use(0),
            Move::Lift(Slot::T1),
        ] {
            assert_eq!(refused(&game, seat, mv), "WW-66");
        }
    }
    // One who is finished is refused before that too.
    let game = nearly(&full(&[]), &open(&[]));
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::START }), "WW-152");
}

/// The result of a game with these displays.
fn result(ada: &str, bo: &str) -> Standing {
    let mut game = plain();
    lay_out(&mut game, ADA, ada);
    lay_out(&mut game, BO, bo);
    game.running.stage = Stage::Over;
    game.standing()
}

#[test]
fn most_points_win() {
    clauses!["WW-68", "WW-03", "WW-67"];
    let ida = "8 41 32 G35 38 / 25 42 51 G14 G37 / G54 28 G2 G33 17 / 3 55 27 31 18 / 46 G7 52 23 47";
    // Everything as Ida's, but without its pattern of Townsfolk: 40 is less than 41 only by one.
    let standing = result(ida, "41 4 29 30 G7 / G7");
    assert_eq!(standing.scores, [(ADA, 41), (BO, 16)]);
    assert_eq!(standing.winners, [ADA]);
    assert_eq!(standing.decided.expect("decided").key, "ww-end-points");
    assert_eq!(result("41 G7", "41 4 G7").winners, [BO]);
}

#[test]
fn then_fewer_goals() {
    clauses!["WW-69"];
    // Goal 8 brings nothing and counts as a Goal.
    let standing = result("41 G7 G8", "41 G7");
    assert_eq!(standing.scores, [(ADA, 2), (BO, 2)]);
    assert_eq!(standing.winners, [BO]);
    assert_eq!(standing.decided.expect("decided").key, "ww-end-goals");
    assert_eq!(result("41 G7", "41 G7 G8").winners, [ADA]);
}

#[test]
fn then_nobody() {
    clauses!["WW-70"];
    let standing = result("41 G7 36", "41 G7");
    assert_eq!(standing.winners, []);
    assert_eq!(standing.decided.expect("decided").key, "ww-end-draw");
}

#[test]
fn the_score_sheet() {
    clauses!["WW-68", "WW-69", "WW-77"];
    let mut game = plain();
    lay_out(
        &mut game,
        ADA,
        "8 41 32 G35 38 / 25 42 51 G14 G37 / G54 28 G2 G33 17 / 3 55 27 31 18 / 46 G7 52 23 47",
    );
    lay_out(&mut game, BO, "41 G7 G8");
    game.running.stage = Stage::Over;
    let sheet = game.table(Viewer::Public).result.expect("a sheet");
    assert_eq!(sheet.totals, [41, 2]);
    // A line for each Goal, those of both in one.
    assert_eq!(sheet.lines.len(), 8);
    for line in &sheet.lines {
        assert_eq!((line.points.len(), line.notes.len()), (2, 2));
    }
    for (at, total) in sheet.totals.iter().enumerate() {
        assert_eq!(sheet.lines.iter().map(|line| line.points[at]).sum::<i64>(), *total);
    }
    // A nought says why: Goal 2 is spoiled by Story 52, "Recognised".
    let spoiled = sheet.lines.iter().find(|line| line.label.key == "ww-goal-02").expect("Goal 2");
    assert_eq!((spoiled.points[0], spoiled.notes[0].key.as_ref()), (0, "ww-sheet-spoiled"));
    assert!(format!("{:?}", spoiled.notes[0]).contains("ww-story-52"));
    assert!(sheet.tie_break.is_some());
}

/// The count of Ida's display, as she would say it aloud: its sums, its words, what the table shows meanwhile.
#[test]
fn the_count_goes_goal_by_goal() {
    clauses!["WW-67", "WW-77", "WW-E8"];
    let mut game = plain();
    lay_out(
        &mut game,
        BO,
        "8 41 32 G35 38 / 25 42 51 G14 G37 / G54 28 G2 G33 17 / 3 55 27 31 18 / 46 G7 52 23 47",
    );
    lay_out(&mut game, ADA, "41 G7 G8");
    game.running.stage = Stage::Over;
    let view = game.table(Viewer::seat(ADA));
    let sheet = view.result.as_ref().expect("a sheet");
    assert_eq!(sheet.tallies.iter().map(|tally| tally.seat).collect::<Vec<_>>(), [ADA, BO]);
    let (ada, ida) = (&sheet.tallies[0], &sheet.tallies[1]);
    // Row by row as the Goals lie: 35, 14, 37, 54, 2, 33, 7 (the catalogue's A, B, D, C, E, G, F).
    let items = ida.items.iter().map(|item| (item.label.key.to_string(), item.points, item.sum.is_some()));
    let expected = [
        ("ww-goal-35", 8, true),
        ("ww-goal-14", 12, true),
        ("ww-goal-37", 6, true),
        ("ww-goal-54", 3, true),
        ("ww-goal-02", 0, false),
        ("ww-goal-33", 10, false),
        ("ww-goal-07", 2, true),
    ];
    assert_eq!(items.collect::<Vec<_>>(), expected.map(|(key, points, sum)| (key.to_owned(), points, sum)));
    let notes = ida.items.iter().map(|item| item.note.key.to_string()).collect::<Vec<_>>();
    let expected = [
        "ww-tally-pattern",
        "ww-tally-pattern",
        "ww-tally-arrows",
        "ww-tally-pattern",
        "ww-tally-spoiled",
        "ww-tally-both",
        "ww-tally-two",
    ];
    assert_eq!(notes, expected);
    for (tally, total) in sheet.tallies.iter().zip(&sheet.totals) {
        assert_eq!(tally.items.iter().map(|item| item.points).sum::<i64>(), *total);
        assert!(view.surfaces.iter().any(|surface| surface.id == tally.place.surface));
        // What is shown lies where the display lies large, so that it can be seen.
        for shown in tally.items.iter().flat_map(|item| &item.shows) {
            assert_eq!(shown.place.surface, tally.place.surface);
        }
    }
    assert_ne!(ada.place.surface, ida.place.surface);
    // The pattern of Goal 14 lies twice, on three cards each.
    let rings = |mark: &str| {
        ida.items[1].shows.iter().filter(|shown| format!("{:?}", shown.face).contains(mark)).count()
    };
    assert_eq!((rings("Number(1)"), rings("Number(2)")), (3, 3));
}
