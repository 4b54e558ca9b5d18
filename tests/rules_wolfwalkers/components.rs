//! What the game is and what is in the box (WW-01 to WW-11).

use super::{act::*, prepare::*};

#[test]
fn finished_displays() {
    clauses!["WW-01", "WW-02", "WW-43", "WW-64", "WW-65"];
    for seed in 0..5 {
        let mut game = begin(&base(2), seed);
        random(&mut game, seed, |_, _| {});
        assert!(game.is_over());
        for seat in [ADA, BO] {
            let display = game.display(seat);
            let bounds = display.bounds().expect("cards");
            assert_eq!((display.len(), bounds.rows(), bounds.columns()), (25, 5, 5));
            for line in 0..5 {
                let row = display.cards().iter().filter(|laid| laid.at.row == bounds.top + line).count();
                let column =
                    display.cards().iter().filter(|laid| laid.at.column == bounds.left + line).count();
                assert_eq!((row, column), (5, 5));
            }
        }
        assert_eq!(game.turns, 50);
    }
}

#[test]
fn only_goals_bring_points() {
    clauses!["WW-03", "WW-72", "WW-75"];
    // Stories alone, whatever they show, and though Goals lie behind them.
    assert_eq!(
        goals_of(&read("8 41 32 35 38 / 25 42 51 14 37 / 54 28 2 33 17 / 3 55 27 31 18 / 46 7 52 23 47")),
        0
    );
    let mut game = plain();
    lay_out(&mut game, ADA, "41 G7");
    lay_out(&mut game, BO, "41 7");
    assert_eq!((points(&game, ADA), points(&game, BO)), (2, 0));
}

#[test]
fn game_cards() {
    clauses!["WW-04", "WW-71", "WW-74", "WW-75"];
    let content = Content::get();
    let mut kinds = std::collections::BTreeMap::new();
    for number in 1..=55 {
        assert!(matches!(content.shows(Story::of(number)).len(), 1 | 2));
        let asked = content.asked(Goal::of(number));
        assert!(asked.points > 0);
        *kinds.entry(asked.task.slug()).or_insert(0) += 1;
        // No two Goals are equal.
        for other in 1..number {
            assert_ne!(content.asked(Goal::of(other)).task, asked.task);
        }
        let paid = match asked.task {
            Task::Pattern(_) => Paid::Each,
            Task::Arrows(_) | Task::Two(..) | Task::TwoArrows(..) => Paid::Story,
            Task::Crossed(_) | Task::Balance(..) | Task::More(..) => Paid::Once,
        };
        assert_eq!(asked.task.paid(), paid);
    }
    let kinds: Vec<_> = kinds.into_iter().collect();
    assert_eq!(
        kinds,
        [
            ("arrow", 9),
            ("balance", 5),
            ("crossed", 6),
            ("imbalance", 4),
            ("pattern", 22),
            ("two", 5),
            ("two-arrow", 4)
        ]
    );
}

#[test]
fn other_pieces() {
    clauses!["WW-05", "WW-06", "WW-07", "WW-08"];
    let content = Content::get();
    assert_eq!(content.switches(), 6);
    assert_eq!((content.quirks().len(), content.opportunities().len()), (15, 25));
    // Markers: three for each of two colours lie on the table with Opportunities, and none without.
    let markers = |game: &WolfWalkers| {
        let view = game.table(Viewer::Public);
        let is = |words: &windmill_lane::rules::Words| words.key == "ww-about-marker";
        view.pieces.iter().filter(|piece| piece.about.as_ref().is_some_and(|about| is(&about.name))).count()
    };
    assert_eq!(markers(&with_cards([74, 84, 90])), 6);
    assert_eq!(markers(&plain()), 0);
    // The aid is there for everybody at any time, and looking changes nothing.
    let game = plain();
    let aids = [Viewer::seat(ADA), Viewer::seat(BO), Viewer::Public]
        .map(|viewer| game.table(viewer).panels[0].clone());
    assert_eq!(aids[0], aids[1]);
    assert_eq!(aids[1], aids[2]);
    assert_eq!(game, plain());
}

#[test]
fn symbols() {
    clauses!["WW-09", "WW-10", "WW-11", "WW-R15"];
    let content = Content::get();
    let mut counted = [0_u8; 9];
    for story in Story::all(1) {
        let shows = content.shows(story);
        shows.iter().for_each(|symbol| counted[symbol.index()] += 1);
        assert!(shows.len() < 2 || shows[0] != shows[1], "no symbol stands twice on a Story");
    }
    for symbol in Symbol::ALL {
        assert_eq!(content.total(symbol), counted[symbol.index()]);
        let like = counted.iter().filter(|count| **count == counted[symbol.index()]).count();
        assert_eq!(like, 1, "{symbol:?} is as common as no other");
    }
    assert!(!counted.contains(&0));
    // The aid tells them, twice as many with two boxes.
    for (players, copies) in [(2, 1), (3, 2)] {
        let panel = begin(&base(players), 1).table(Viewer::Public).panels[0].clone();
        let told: Vec<String> = panel.rows.iter().map(|row| format!("{row:?}")).collect();
        for symbol in Symbol::ALL {
            let number = format!("Number({})", counted[symbol.index()] * copies);
            assert!(told[symbol.index()].contains(&number), "{number} in {}", told[symbol.index()]);
        }
    }
}
