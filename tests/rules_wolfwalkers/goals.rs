//! What holds for all Goals (WW-71 to WW-77).

use super::{act::*, prepare::*};

#[test]
fn only_in_the_display_and_only_the_own() {
    clauses!["WW-72", "WW-67"];
    let mut game = plain();
    lay_out(&mut game, ADA, "41 G7");
    let before = points(&game, ADA);
    lay_out(&mut game, BO, "4 29 30 G37 10 / G2 G33");
    assert_eq!(points(&game, ADA), before, "another's cards change nothing");
    assert_eq!(before, 2);
}

#[test]
fn only_at_the_end() {
    clauses!["WW-73"];
    // A crossed Goal that holds for a while and is spoiled then.
    let mut game = plain();
    lay_out(&mut game, ADA, "G2 8");
    assert_eq!(points(&game, ADA), 8);
    lay_out(&mut game, ADA, "G2 8 20");
    assert_eq!(points(&game, ADA), 0, "what was there before is not kept");
    assert_eq!(game.standing().winners, []);
    let view = game.table(Viewer::seat(ADA));
    assert!(view.result.is_none());
    assert_eq!(view.plates[0].unit.key, "ww-unit-so-far", "points before the end are called so");
}

#[test]
fn what_stands_on_a_goal() {
    clauses!["WW-74", "WW-75", "WW-71"];
    let content = Content::get();
    let mut game = plain();
    let mut kinds = std::collections::BTreeSet::new();
    for number in 1..=55 {
        let goal = Goal::of(number);
        put(&mut game, Slot::B2, Face::Goal(goal));
        let view = game.table(Viewer::seat(ADA));
        let name = format!("ww-goal-{number:02}");
        let piece =
            view.pieces.iter().find(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == name));
        let piece = piece.expect("the Goal lies in the Market");
        let face = format!("{:?}", piece.face);
        let about = piece.about.as_ref().expect("it tells of itself");
        let asked = content.asked(goal);
        assert!(face.contains(&name), "its name");
        assert!(face.contains(&format!("Number({})", asked.points)), "its points");
        assert!(face.contains(&format!("ww-paid-{}", asked.task.paid().slug())), "how it pays");
        for symbol in asked.task.symbols() {
            assert!(face.contains(&format!("symbol-{}", symbol.slug())), "its symbols");
        }
        assert_eq!(about.rules.len(), 2, "what it asks for and what it pays, in words");
        kinds.insert(about.kind.clone().expect("a kind").key);
    }
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

#[test]
fn symbols_on_goals_never_count() {
    clauses!["WW-76"];
    // Goal 33 (Balance of Townsfolk and Wolves) beside Goals that show Townsfolk and Wolves.
    assert_eq!(goals_of(&read("G33 G34 G37")), 0);
    assert_eq!(goals_of(&read("51 G33 / .. G34 / .. G8")), 10);
}

#[test]
fn the_sum() {
    clauses!["WW-77"];
    for seed in 0..5 {
        let mut game = begin(&base(2), seed);
        random(&mut game, seed, |_, _| {});
        for seat in [ADA, BO] {
            let each = game.scored(seat);
            assert_eq!(each.len(), game.display(seat).goals());
            assert!(each.iter().all(|scored| scored.points >= 0));
            assert_eq!(each.iter().map(|scored| scored.points).sum::<i16>(), points(&game, seat));
            let total = game.standing().scores[seat.index()].1;
            assert_eq!(total, i64::from(points(&game, seat)));
        }
    }
}
