//! What can be done at the table: gestures, numbers before and after, and refusals with their clauses.

use windmill_lane::rules::table::{Gesture, Spot};

use super::{act::*, prepare::*, seen::*};

/// Whether a gesture drags a piece onto something.
fn drags(gesture: &Gesture, id: windmill_lane::rules::table::PieceId, onto: Spot) -> bool {
    matches!(gesture, Gesture::Drag { piece, onto: there, .. } if *piece == id && *there == onto)
}

#[test]
fn a_windmill_is_dragged_from_its_column() {
    clauses!["VD-117", "VD-119", "VD-120", "VD-121", "VD-E4"];
    // The rulebook's example: the 2nd red Windmill costs all 4 Guilders. Beside its place West 1 shows its last
    // reward, 1 Guilder, and West 2 the 2 VP behind two Tulips.
    let mut game = game();
    build(&mut game, RED, Colour::Red, 6);
    give(&mut game, RED, 4, 0, "");
    plant(&mut game, 2, "YY..");
    doing(&mut game, RED, job(Action::Windmill));
    let view = seen(&game, RED);
    let mv = Move::Build { column: Colour::Red, node: node(2) };
    assert_eq!(
        preview(&view, mv),
        ["West 1: 1 Guilder", "West 2: 2 VP", "Guilders 4 → 0"],
        "nothing counts in the end: no red or yellow Tulip is worth anything beside it"
    );
    assert_eq!(label(&view, mv), "Build for 4 G: red is worth 1 more");
    play(&mut game, RED, mv);
    let view = seen(&game, RED);
    assert_eq!(label(&view, Move::Closest(patch(2))), "2 VP of West 2");
    assert!(preview(&view, Move::Closest(patch(2))).contains(&"VP 0 → 2".to_owned()));
    assert!(
        offers(&view, Move::Closest(patch(2))).any(|offer| {
            let Gesture::Click(Spot::Zone(clicked)) = offer.gesture else { return false };
            let zone = view.zones.iter().find(|zone| zone.id == clicked).expect("a zone");
            say(zone.about.as_ref().expect("it tells").kind.as_ref().expect("a kind")) == "West 2, space 3"
        }),
        "the reward itself is clicked"
    );
}

#[test]
fn building_counts_tulips_at_once() {
    clauses!["VD-181", "VD-182", "VD-183"];
    // A black Windmill beside West 1 with three black Tulips: 3 x 1 VP.
    let mut game = game();
    plant(&mut game, 1, "BBB");
    give(&mut game, RED, 3, 0, "");
    doing(&mut game, RED, job(Action::Windmill));
    let view = seen(&game, RED);
    let lines = preview(&view, Move::Build { column: Colour::Black, node: node(2) });
    assert!(lines.contains(&"All counted 0 → 3".to_owned()), "{lines:?}");
}

#[test]
fn bulbs_go_where_they_may() {
    clauses!["VD-110", "VD-112", "VD-113", "VD-E3"];
    // The rulebook's example: violet beside violet on 3 VP.
    let mut game = game();
    give(&mut game, YELLOW, 0, 0, "VVW");
    plant(&mut game, 1, "V..");
    doing(&mut game, YELLOW, job(Action::Plant));
    let view = seen(&game, YELLOW);
    let mv = Move::Plant { colour: Colour::Violet, patch: patch(1), space: 1 };
    let lines = preview(&view, mv);
    assert!(lines.contains(&"VP 0 → 3".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Violet Bulbs 2 → 1".to_owned()), "{lines:?}");
    let pile =
        of_kind(&view, "vd-kind-storage").find(|piece| name(piece) == "2 violet Bulbs").expect("a pile").id;
    let white =
        of_kind(&view, "vd-kind-storage").find(|piece| name(piece) == "1 white Bulb").expect("a pile").id;
    let space = |called: &str| {
        let found = view.zones.iter().find(|zone| {
            let kind = zone.about.as_ref().and_then(|about| about.kind.as_ref());
            kind.is_some_and(|kind| say(kind) == called)
        });
        Spot::Zone(found.expect("a space").id)
    };
    assert!(offers(&view, mv).any(|offer| drags(&offer.gesture, pile, space("West 1, space 2"))));
    assert_eq!(refusals(&view, |gesture| drags(gesture, white, space("West 1, space 2"))), ["VD-112"]);
    assert_eq!(refusals(&view, |gesture| drags(gesture, pile, space("West 4, space 3"))), ["VD-110"]);
    assert!(refusals(&view, |gesture| drags(gesture, pile, space("West 4, space 1"))).is_empty());
    let tulip = of_kind(&view, "vd-kind-tulip").next().expect("the Tulip that stands there").id;
    assert_eq!(refusals(&view, |gesture| drags(gesture, pile, Spot::Piece(tulip))), ["VD-110"]);
    // The reward that waits behind the fourth Patch's ends is an action: it is said.
    plant(&mut game, 4, "VV...");
    let view = seen(&game, YELLOW);
    let lines = preview(&view, Move::Plant { colour: Colour::Violet, patch: patch(4), space: 2 });
    assert_eq!(lines[0], "Then: Foreign Trade");
}

#[test]
fn deals_are_clicked() {
    clauses!["VD-126", "VD-127", "VD-133", "VD-E5"];
    let mut game = game();
    lay_lots(&mut game, 1, 2, 3);
    give(&mut game, YELLOW, 3, 0, "");
    doing(&mut game, YELLOW, Job::Market);
    let view = seen(&game, YELLOW);
    let mv = Move::Deal { stall: Stall::Near, half: Half::Bottom };
    assert_eq!(label(&view, mv), "Pay 3 G for 3 black Bulbs");
    assert_eq!(preview(&view, mv), ["Guilders 3 → 0", "Black Bulbs 0 → 3"]);
    let strip = piece(&view, "3 G: 3 black Bulbs");
    assert!(offers(&view, mv).any(|offer| offer.gesture == Gesture::Click(Spot::Piece(strip.id))));
    let back = Move::Deal { stall: Stall::Stack, half: Half::Top };
    assert_eq!(preview(&view, back)[0], "The far tile is discarded unused");
    // With 2 Guilders the same deal says why not.
    game.players[1].guilders = 2;
    let view = seen(&game, YELLOW);
    let strip = piece(&view, "3 G: 3 black Bulbs").id;
    assert_eq!(refusals(&view, |gesture| *gesture == Gesture::Click(Spot::Piece(strip))), ["VD-127"]);
}

#[test]
fn a_trade_is_dragged() {
    clauses!["VD-138", "VD-141", "VD-142", "VD-143", "VD-145", "VD-E6"];
    // The rulebook's example: yellow for 2 VP in the lower half, the Export tile brings 3 VP.
    let mut game = game();
    lay_port(&mut game, 1, 3, 1, Cover::Upper);
    give(&mut game, YELLOW, 0, 1, "YW");
    doing(&mut game, YELLOW, job(Action::Trade));
    let view = seen(&game, YELLOW);
    let mv = Move::Deliver(Colour::Yellow);
    assert_eq!(label(&view, mv), "Deliver 1 yellow Bulb: 2 VP");
    assert_eq!(
        preview(&view, mv),
        [
            "Then: 3 VP",
            "The Port closes, another opens, the Boat goes on",
            "VP 0 → 5",
            "Yellow Bulbs 1 → 0",
            "All counted 0 → 5"
        ]
    );
    let pile =
        of_kind(&view, "vd-kind-storage").find(|piece| name(piece) == "1 white Bulb").expect("a pile").id;
    let here = Spot::Zone(zone(&view, "Port 1").id);
    assert_eq!(refusals(&view, |gesture| drags(gesture, pile, here)), ["VD-142"]);
    let boat = piece(&view, "The Boat").id;
    let closed = Spot::Zone(zone(&view, "Port 5").id);
    assert_eq!(refusals(&view, |gesture| drags(gesture, boat, closed)), ["VD-141"]);
    let far = Spot::Zone(zone(&view, "Port 3").id);
    assert_eq!(refusals(&view, |gesture| drags(gesture, boat, far)), ["VD-138"]);
}

#[test]
fn tiles_go_on_spaces_that_do_not_meet() {
    clauses!["VD-67", "VD-69", "VD-70", "VD-71", "VD-73", "VD-74", "VD-E1"];
    let mut game = game();
    offer_tile(&mut game, 0, 13);
    offer_tile(&mut game, 1, 3);
    take_tile(&mut game, tile(4));
    game.wheels.on_central[5] = Some(tile(4));
    give(&mut game, RED, 2, 0, "");
    doing(&mut game, RED, job(Action::Enhance));
    let view = seen(&game, RED);
    // On section 6 it covers 2 VP and costs nothing, though it is silver.
    let free = Move::Enhance { place: 0, wheel: Wheel::Central, section: 6 };
    assert_eq!(preview(&view, free), ["Then: 2 VP"]);
    let own = Move::Enhance { place: 0, wheel: Wheel::Own, section: 1 };
    assert_eq!(preview(&view, own)[..2], ["In place of: Plant", "Guilders 2 → 0"]);
    let wooden = Move::Enhance { place: 1, wheel: Wheel::Own, section: 1 };
    assert!(preview(&view, wooden).contains(&"Guilders 2 → 1".to_owned()));
    let silver = piece(&view, "Enhance both wheels").id;
    let no = |called: &str, key: &str| {
        let onto = of_kind(&view, key).find(|piece| name(piece) == called).expect("a section").id;
        refusals(&view, |gesture| drags(gesture, silver, Spot::Piece(onto)))
    };
    assert_eq!(no("Market", "vd-kind-central"), ["VD-73"], "it meets Red's wheel");
    assert_eq!(no("Plant", "vd-kind-central"), ["VD-73"], "it meets Yellow's wheel");
    assert_eq!(no("2 Bulbs of any colour", "vd-kind-wooden"), ["VD-74"], "a tile lies there");
    let others = of_kind(&view, "vd-kind-own").filter(|piece| {
        let kind = piece.about.as_ref().and_then(|about| about.kind.as_ref());
        kind.is_some_and(|kind| names(kind, YELLOW))
    });
    for section in others {
        assert_eq!(refusals(&view, |gesture| drags(gesture, silver, Spot::Piece(section.id))), ["VD-67"]);
    }
    game.players[0].guilders = 1;
    let view = seen(&game, RED);
    let onto = of_kind(&view, "vd-kind-own").find(|piece| {
        let kind = piece.about.as_ref().and_then(|about| about.kind.as_ref());
        name(piece) == "Plant" && kind.is_some_and(|kind| names(kind, RED))
    });
    let onto = Spot::Piece(onto.expect("a section").id);
    assert_eq!(refusals(&view, |gesture| drags(gesture, silver, onto)), ["VD-71"]);
}

#[test]
fn a_card_shows_what_it_pushes_out() {
    clauses!["VD-81", "VD-82", "VD-84", "VD-86", "VD-R6", "VD-R7"];
    let mut game = game();
    lay_row(&mut game, RED, &[18, 5, 8]);
    offer_farm(&mut game, 0, 20);
    // Card 8 pays Yellow 3 VP for each Patch with yellow and another colour: one.
    plant(&mut game, 3, "YW.");
    doing(&mut game, RED, job(Action::Farm));
    let view = seen(&game, RED);
    let helper = Move::Farm { place: 0, role: Role::Helper };
    assert_eq!(
        preview(&view, helper),
        ["Pushes out The Miller, Bo’s Contract: 3 VP now", "Bo: All counted 3 → 0"]
    );
    assert_eq!(offers(&view, helper).next().expect("an offer").shows.len(), 3, "all three move on");
    let card = piece(&view, "The Blacksmith").id;
    let near = Spot::Zone(zone(&view, "The row near Ada").id);
    let far = Spot::Zone(zone(&view, "The row near Bo").id);
    assert!(offers(&view, helper).any(|offer| drags(&offer.gesture, card, near)));
    let contract = Move::Farm { place: 0, role: Role::Contract };
    assert!(offers(&view, contract).any(|offer| drags(&offer.gesture, card, far)));
    let top = game.next_farm().expect("a deck");
    let top = windmill_lane::rules::Words::new(format!("vd-farm-{:02}", top.number()));
    let top = piece(&view, &say(&top)).id;
    assert_eq!(refusals(&view, |gesture| drags(gesture, top, near)), ["VD-R6"]);
    // Pushed out it lies beside its row, and Yellow is asked, with a question before it is let go.
    game.players[1].guilders = 1;
    play(&mut game, RED, helper);
    let view = seen(&game, YELLOW);
    assert!(preview(&view, Move::Pay).contains(&"VP 0 → 3".to_owned()));
    assert!(preview(&view, Move::Pay).contains(&"Guilders 1 → 0".to_owned()));
    assert!(offers(&view, Move::Pass).all(|offer| offer.warning.is_some()));
    let out = piece(&view, "The Miller").id;
    assert!(offers(&view, Move::Pay).any(|offer| offer.gesture == Gesture::Click(Spot::Piece(out))));
}

#[test]
fn the_two_spaces_are_clicked() {
    clauses!["VD-43", "VD-44", "VD-53", "VD-153", "VD-154", "VD-E7"];
    // After Red has turned 2: Enhance meets 1 Tool and 2 Guilders; 2 VP at Yellow's wheel.
    let mut game = game();
    game.calendar = 2;
    play(&mut game, RED, Move::Rotate(2));
    let view = seen(&game, RED);
    let clicked = |view: &View, mv: Move| {
        let clicks = offers(view, mv).filter_map(|offer| match offer.gesture {
            Gesture::Click(Spot::Piece(id)) => view.pieces.iter().find(|piece| piece.id == id).map(name),
            _ => None,
        });
        clicks.collect::<Vec<_>>()
    };
    assert_eq!(clicked(&view, Move::Choose(Wheel::Own)), ["Enhance a wheel"]);
    assert_eq!(clicked(&view, Move::Choose(Wheel::Central)), ["1 Tool and 2 Guilders"]);
    assert_eq!(label(&view, Move::Guilders), "Take 2 Guilders", "the third space is worth 2");
    assert_eq!(preview(&view, Move::Guilders), ["Guilders 0 → 2"]);
    let follow = of_kind(&view, "vd-kind-central").find(|piece| name(piece) == "2 VP").expect("a space").id;
    assert_eq!(refusals(&view, |gesture| *gesture == Gesture::Click(Spot::Piece(follow))), ["VD-44"]);
    play(&mut game, RED, Move::Guilders);
    let view = seen(&game, YELLOW);
    assert_eq!(clicked(&view, Move::Choose(Wheel::Central)), ["2 VP"]);
    let own = of_kind(&view, "vd-kind-own").find(|piece| {
        let kind = piece.about.as_ref().and_then(|about| about.kind.as_ref());
        name(piece) == "Enhance a wheel" && kind.is_some_and(|kind| names(kind, YELLOW))
    });
    let own = own.expect("a space").id;
    assert_eq!(refusals(&view, |gesture| *gesture == Gesture::Click(Spot::Piece(own))), ["VD-53"]);
}

#[test]
fn what_is_said_is_what_comes() {
    for seed in 1..4 {
        let mut game = seeded(seed);
        let mut step = 0;
        random(&mut game, seed, |before, seat, mv, after, _| {
            step += 1;
            if step % 3 > 0 || after.step == Step::Over {
                return;
            }
            let view = seen(before, seat);
            let lines = &offers(&view, mv).next().expect("a legal move is offered").preview;
            let said = |key: &str| {
                let line = lines.iter().find(|words| words.key == key);
                line.and_then(|words| number(words, "after"))
            };
            let (was, is) = (before.player(seat), after.player(seat));
            for (key, was, is) in [
                ("vd-change-points", was.points, is.points),
                ("vd-change-guilders", was.guilders, is.guilders),
                ("vd-change-tools", was.tools, is.tools),
                ("vd-change-total", before.score(seat).total(), after.score(seat).total()),
            ] {
                assert_eq!(said(key), (was != is).then_some(i64::from(is)), "{key} by {mv:?}");
            }
        });
    }
}

#[test]
fn nothing_is_both_offered_and_refused() {
    for seed in 4..6 {
        let mut game = seeded(seed);
        let mut step = 0;
        random(&mut game, seed, |game, seat, _, _, _| {
            step += 1;
            if step % 7 > 0 {
                return;
            }
            let view = seen(game, seat);
            let legal = game.legal_moves(seat);
            assert!(view.offers.iter().all(|offer| legal.contains(&offer.mv) && offer.seat == seat));
            assert!(legal.iter().all(|mv| offers(&view, *mv).next().is_some()), "{legal:?}");
            for denied in &view.denied {
                let button = matches!(denied.gesture, Gesture::Button(_));
                let same = |gesture: &Gesture| match (gesture, &denied.gesture) {
                    (Gesture::Drag { piece, onto, .. }, Gesture::Drag { piece: other, onto: there, .. }) => {
                        piece == other && onto == there
                    }
                    (gesture, other) => !button && gesture == other,
                };
                assert!(!view.offers.iter().any(|offer| same(&offer.gesture)), "{denied:?}");
                assert!(denied.refusal.clause.0.starts_with("VD-"));
            }
            assert!(seen(game, rival(seat)).offers.is_empty(), "whoever waits can do nothing");
            assert!(game.table(Viewer::Public).offers.is_empty());
            // At most one button is the step that comes next.
            let primary = view
                .offers
                .iter()
                .filter(|offer| matches!(&offer.gesture, Gesture::Button(button) if button.primary));
            assert!(primary.count() <= 1);
        });
    }
}
