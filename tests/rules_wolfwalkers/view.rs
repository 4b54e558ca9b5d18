//! What the table shows and how moves are made by hand.

use super::{act::*, prepare::*};
use windmill_lane::rules::table::{Gesture, Spot, TableView};

type View = TableView<Move>;

fn drags(view: &View) -> usize {
    view.offers.iter().filter(|offer| matches!(offer.gesture, Gesture::Drag { .. })).count()
}

#[test]
fn a_market_card_is_dragged_to_a_place_of_the_display() {
    clauses!["WW-32", "WW-36"];
    let mut game = plain();
    lay_out(&mut game, ADA, "8 41 / 25");
    let view = game.table(Viewer::seat(ADA));
    assert_eq!(drags(&view), 6 * 7);
    // The places can be seen, and each drag ends on one of them.
    for offer in &view.offers {
        let Gesture::Drag { piece, onto: Spot::Zone(zone), .. } = &offer.gesture else { panic!("{offer:?}") };
        assert!(view.pieces.iter().any(|lies| lies.id == *piece));
        assert!(view.zones.iter().any(|lies| lies.id == *zone));
    }
    // Whoever only looks on can do nothing.
    assert!(game.table(Viewer::seat(BO)).offers.is_empty());
    assert!(game.table(Viewer::Public).offers.is_empty());
}

#[test]
fn what_would_come_is_said() {
    clauses!["WW-R12"];
    let mut game = plain();
    lay_out(&mut game, ADA, "41 G7 / G54 20");
    put(&mut game, Slot::T1, face("4"));
    put(&mut game, Slot::B2, face("G33"));
    let view = game.table(Viewer::seat(ADA));
    let said = |mv: Move| {
        let offer = view.offers.iter().find(|offer| offer.mv == mv).expect("an offer");
        offer.preview.iter().map(|words| words.key.to_string()).collect::<Vec<_>>()
    };
    // Another Story with Town and Townsfolk: Goal 7 brings 2 more.
    assert_eq!(said(Move::Lay { slot: Slot::T1, at: cell(1, 3) }), ["ww-preview-gain", "ww-preview-total"]);
    assert_eq!(said(Move::Lay { slot: Slot::B2, at: cell(1, 3) })[0], "ww-preview-goal");
    // What is said is what comes.
    for offer in view.offers.iter().take(60) {
        let mut then = game.clone();
        then.play(ADA, &offer.mv).expect("an offer is legal");
        let total = offer.preview.iter().find(|words| words.key == "ww-preview-total");
        let after = total.and_then(|words| words.args.iter().find(|(name, _)| name == "after"));
        if let Some((_, windmill_lane::rules::Arg::Number(after))) = after {
            assert_eq!(i64::from(points(&then, ADA)), *after);
        } else {
            assert_eq!(points(&then, ADA), points(&game, ADA), "nothing is said where nothing changes");
        }
    }
}

/// The rings on a Goal under the pointer are as many as what counts for it.
#[test]
fn what_counts_is_ringed() {
    clauses!["WW-R12", "WW-86", "WW-94", "WW-101"];
    let mut game = plain();
    lay_out(
        &mut game,
        ADA,
        "8 41 32 G35 38 / 25 42 51 G14 G37 / G54 28 G2 G33 17 / 3 55 27 31 18 / 46 G7 52 23 47",
    );
    let view = game.table(Viewer::seat(ADA));
    let shows = |number: u8| {
        let key = format!("ww-goal-{number:02}");
        let piece =
            view.pieces.iter().find(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key));
        piece.expect("that Goal").about.as_ref().expect("it tells of itself").shows.clone()
    };
    let marked = |number: u8, mark: &str| {
        shows(number).iter().filter(|shown| format!("{:?}", shown.face).contains(mark)).count()
    };
    // Goal 14 lies twice, on three cards each; the other 18 cards are veiled.
    assert_eq!((marked(14, "Number(1)"), marked(14, "Number(2)")), (3, 3));
    assert_eq!(shows(14).len(), 6 + 18);
    // Goal 37 counts three Stories of its row and column, all eight are shown.
    assert_eq!((marked(37, "Number(1)"), shows(37).len()), (3, 16 + 8 + 3));
    // Goal 2 is spoiled by one card.
    assert_eq!(marked(2, "mark-cross"), 1);
    // Goal 33 shows both tallies.
    assert_eq!((marked(33, "symbol-townsfolk"), marked(33, "symbol-wolves")), (5, 5));
}

#[test]
fn where_it_can_grow() {
    clauses!["WW-40", "WW-41", "WW-42", "WW-14"];
    let mut game = plain();
    // Wherever cards may lie, the place is inside of the display's mat and under no other.
    for text in
        ["8", "8 41 25 42 51", "8 / 41 / 25 / 42 / 51", "8 41 25 42 / 51 31", "8 41 25 42 51 / 1 / 2 / 3 / 4"]
    {
        lay_out(&mut game, ADA, text);
        let view = game.table(Viewer::seat(ADA));
        let mat = view.zones.iter().find(|zone| {
            zone.about.as_ref().is_some_and(|about| about.name.key == "ww-display-of")
                && zone.place.rect.w > 400
        });
        let mat = mat.expect("the near display").place.rect;
        let mut rects = Vec::new();
        for offer in &view.offers {
            let Gesture::Drag { land, .. } = &offer.gesture else { continue };
            let rect = land.rect;
            assert!(rect.x >= mat.x && rect.x + rect.w <= mat.x + mat.w, "{text}: {rect:?} in {mat:?}");
            assert!(rect.y >= mat.y && rect.y + rect.h <= mat.y + mat.h, "{text}: {rect:?} in {mat:?}");
            rects.push(rect);
        }
        rects.sort_by_key(|rect| (rect.y, rect.x));
        rects.dedup();
        for (at, rect) in rects.iter().enumerate() {
            assert!(rects[..at].iter().all(|other| !other.overlaps(*rect)), "{text}");
        }
        let said = format!("{:?}", view.panels[1]);
        let bounds = game.display(ADA).bounds().expect("cards");
        assert!(said.contains(&format!("Number({})", bounds.columns())) && said.contains("ww-room"));
    }
}

#[test]
fn refused_drops_say_why() {
    clauses!["WW-37", "WW-38", "WW-39", "WW-41", "WW-42", "WW-46"];
    let mut game = plain();
    let clauses = |game: &WolfWalkers| -> std::collections::BTreeSet<&'static str> {
        game.table(Viewer::seat(ADA)).denied.iter().map(|denied| denied.refusal.clause.0).collect()
    };
    lay_out(&mut game, ADA, "8 41 25");
    let said = clauses(&game);
    for clause in ["WW-37", "WW-38", "WW-39", "WW-46", "WW-29"] {
        assert!(said.contains(clause), "{clause}: {said:?}");
    }
    lay_out(&mut game, ADA, "8 41 25 42 51");
    assert!(clauses(&game).contains("WW-41"));
    lay_out(&mut game, ADA, "8 / 41 / 25 / 42 / 51");
    assert!(clauses(&game).contains("WW-42"));
    let alone = begin(&base(1), 1);
    assert!(clauses(&alone).contains("WW-168"));
}

/// Whatever is refused and denied, what is denied is not legal.
#[test]
fn what_is_denied_is_not_offered() {
    clauses!["WW-27", "WW-28"];
    for seed in 0..4 {
        let setup = Setup { modules: Modules::All, ..base([2, 1, 3, 4][seed as usize]) };
        let mut game = begin(&setup, seed);
        random(&mut game, seed, |game, _| {
            let view = game.table(Viewer::seat(game.active));
            for denied in &view.denied {
                let same = view.offers.iter().any(|offer| match (&offer.gesture, &denied.gesture) {
                    (Gesture::Drag { piece: a, onto: x, .. }, Gesture::Drag { piece: b, onto: y, .. }) => {
                        a == b && x == y
                    }
                    (a, b) => a == b,
                });
                assert!(!same, "{denied:?} is offered");
            }
        });
    }
}

/// No two pieces have the same number, and each lies somewhere.
#[test]
fn pieces_are_told_apart() {
    clauses!["WW-14", "WW-18"];
    for (players, seed) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        let setup = Setup { modules: Modules::All, ..base(players) };
        let mut game = begin(&setup, seed);
        random(&mut game, seed, |game, _| {
            for viewer in [Viewer::seat(game.active), Viewer::Public] {
                let view = game.table(viewer);
                let mut ids: Vec<_> = view.pieces.iter().map(|piece| piece.id).collect();
                ids.sort_unstable();
                let count = ids.len();
                ids.dedup();
                assert_eq!(ids.len(), count, "two pieces are the same");
                let mut zones: Vec<_> = view.zones.iter().map(|zone| zone.id).collect();
                zones.sort_unstable();
                let count = zones.len();
                zones.dedup();
                assert_eq!(zones.len(), count, "two zones are the same");
                assert!(view.pieces.iter().all(|piece| !piece.places.is_empty()));
            }
        });
    }
}
