//! How the table lies: wheels and their gears, what must not overlap, what is covered, what is said of it.

use std::collections::BTreeSet;

use windmill_lane::rules::table::{Part, Piece, Rect, Spot, SurfaceId};

use super::{act::*, prepare::*, seen::*};

/// Where the printed sections and tiles of a wheel lie, by what they are called.
fn sections(view: &View, key: &str) -> Vec<(String, Rect)> {
    of_kind(view, key).map(|piece| (name(piece), rect(piece))).collect()
}

#[test]
fn the_wheels_stand_as_the_rules_have_them() {
    clauses!["VD-07", "VD-08", "VD-11", "VD-43", "VD-R3"];
    let game = game();
    let view = seen(&game, RED);
    let central = middle(rect(piece(&view, "The Central Wheel")));
    let red = middle(rect(piece(&view, "Ada’s wheel")));
    let yellow = middle(rect(piece(&view, "Bo’s wheel")));
    assert!(red.0 == central.0 && yellow.0 == central.0, "one above the other");
    assert_eq!(red.1 - central.1, central.1 - yellow.1, "the Central Wheel in the middle");
    // With both wheels at their first sections: 2 Guilders meets the Market at Red's wheel, and Yellow's
    // 2 Guilders meets the space opposite the Market, Plant.
    let at = |key: &str, called: &str| {
        let found = sections(&view, key).into_iter().find(|(name, _)| name == called);
        middle(found.unwrap_or_else(|| panic!("{called} in {key}")).1)
    };
    let market = at("vd-kind-central", "Market");
    let plant = at("vd-kind-central", "Plant");
    assert!(market.0 == central.0 && market.1 > central.1 && market.1 < red.1, "{market:?}");
    assert!(plant.0 == central.0 && plant.1 < central.1 && plant.1 > yellow.1, "{plant:?}");
    let own: Vec<(i16, i16)> = of_kind(&view, "vd-kind-own")
        .filter(|piece| name(piece) == "2 Guilders")
        .map(|piece| middle(rect(piece)))
        .collect();
    assert!(own.contains(&(red.0, red.1 - 51)), "towards the middle: {own:?}");
    assert!(own.contains(&(yellow.0, yellow.1 + 51)), "towards the middle: {own:?}");
    assert_eq!(sections(&view, "vd-kind-central").len(), 8);
    assert_eq!(sections(&view, "vd-kind-own").len(), 10);
}

/// A point carried round a middle by so many degrees clockwise, to the nearest unit.
fn carried(point: (i16, i16), about: (i16, i16), degrees: i16) -> (f64, f64) {
    let (x, y) = (f64::from(point.0 - about.0), f64::from(point.1 - about.1));
    let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
    (f64::from(about.0) + x * cos - y * sin, f64::from(about.1) + x * sin + y * cos)
}

#[test]
fn all_that_is_on_wheels_goes_round_with_them() {
    clauses!["VD-41", "VD-42", "VD-R3"];
    let mut game = game();
    take_tile(&mut game, tile(3));
    game.wheels.on_central[5] = Some(tile(3));
    take_tile(&mut game, tile(20));
    game.wheels.on_own[1][2] = Some(tile(20));
    game.players[0].tools = 1;
    for steps in 1..=3 {
        let before = seen(&game, RED);
        let wheel = piece(&before, "Ada’s wheel").id;
        let mut then = game.clone();
        play(&mut then, RED, Move::Rotate(steps));
        let after = seen(&then, RED);
        let round: Vec<_> = before.pieces.iter().filter(|piece| piece.round.is_some()).collect();
        assert_eq!(round.len(), 3 + 8 + 10, "three wheels and what is on each of their sections");
        for old in round {
            let new = after.pieces.iter().find(|piece| piece.id == old.id).expect("it still lies there");
            let (was, is) = (old.round.as_ref().expect("round"), new.round.as_ref().expect("round"));
            let along =
                was.along.iter().find(|along| along.wheel == wheel).expect("the red wheel takes it along");
            let turned = along.degrees * i16::from(steps);
            assert_eq!(along.degrees, if along.middle == (520, 338) { -45 } else { 72 });
            let there = carried(middle(rect(old)), along.middle, turned);
            let (x, y) = middle(rect(new));
            let off = (f64::from(x) - there.0).abs().max((f64::from(y) - there.1).abs());
            assert!(off < 2.0, "{} lies {off} from where it was carried", name(old));
            // A wheel turns with it; what is printed stays upright.
            let wheels = ["The Central Wheel", "Ada’s wheel", "Bo’s wheel"];
            let expected =
                if wheels.contains(&&*name(old)) { (was.angle + turned).rem_euclid(360) } else { 0 };
            assert_eq!(is.angle, expected, "{}", name(old));
        }
    }
}

#[test]
fn a_turn_shows_what_comes_of_it() {
    clauses!["VD-38", "VD-39", "VD-40", "VD-43", "VD-52"];
    // The catalogue's vector: from the first sections Red turns 2. Personal section 3 (Enhance) meets central
    // section 2 (1 Tool and 2 Guilders); Yellow follows with central section 6 (2 VP).
    let mut game = game();
    let view = seen(&game, RED);
    assert_eq!(
        preview(&view, Move::Rotate(2)),
        ["Ada could choose: Enhance a wheel or 1 Tool and 2 Guilders", "Bo would follow with: 2 VP",]
    );
    let shown = offers(&view, Move::Rotate(2)).next().expect("an offer").shows.len();
    assert_eq!(shown, 5, "two spaces to choose from, the follow-up, and a word on each");
    use windmill_lane::rules::table::Gesture;
    let wheel = piece(&view, "Ada’s wheel").id;
    for steps in 1..=2 {
        assert!(
            offers(&view, Move::Rotate(steps)).any(|offer| offer.gesture == Gesture::Turn { wheel, steps }),
            "the own wheel is turned by hand"
        );
        assert!(offers(&view, Move::Rotate(steps)).any(|offer| matches!(offer.gesture, Gesture::Button(_))));
    }
    // Three cost a Tool: without one the button says so, and so does the wheel.
    assert!(offers(&view, Move::Rotate(3)).next().is_none());
    assert_eq!(refusals(&view, |gesture| *gesture == Gesture::Turn { wheel, steps: 3 }), ["VD-40"]);
    assert_eq!(refusals(&view, |gesture| matches!(gesture, Gesture::Button(_))), ["VD-40"]);
    assert_eq!(refusals(&view, |gesture| *gesture == Gesture::Turn { wheel, steps: 4 }), ["VD-38"]);
    let other = piece(&view, "Bo’s wheel").id;
    assert_eq!(refusals(&view, |gesture| *gesture == Gesture::Turn { wheel: other, steps: 1 }), ["VD-42"]);
    give(&mut game, RED, 0, 1, "");
    let view = seen(&game, RED);
    assert!(preview(&view, Move::Rotate(3)).contains(&"Tools 1 → 0".to_owned()));
}

/// Rectangles of which no two may share any area.
#[track_caller]
fn apart(what: &str, rects: &[(String, Rect)]) {
    for (at, (one, first)) in rects.iter().enumerate() {
        for (other, second) in &rects[at + 1..] {
            assert!(!first.overlaps(*second), "{what}: {one} {first:?} lies on {other} {second:?}");
        }
    }
}

/// A game at so many steps of random play.
fn later(seed: u64, mut look: impl FnMut(&ValleyDuel)) {
    let mut game = seeded(seed);
    let mut step = 0;
    random(&mut game, seed, |game, _, _, _, _| {
        step += 1;
        if step % 19 == 0 {
            look(game);
        }
    });
    look(&game);
}

#[test]
fn nothing_lies_on_anything_it_must_not() {
    clauses!["VD-10", "VD-11"];
    for seed in 1..4 {
        later(seed, |game| {
            for viewer in everybody() {
                let view = game.table(viewer);
                let all = Rect::new(0, 0, 1040, 660);
                let mut ids = BTreeSet::new();
                for piece in &view.pieces {
                    assert!(ids.insert(piece.id), "{} has the id of another piece", name(piece));
                    for place in piece.places.iter().filter(|place| place.surface == SurfaceId::TABLE) {
                        let Rect { x, y, w, h } = place.rect;
                        let inside = x >= 0 && y >= 0 && x + w <= all.w && y + h <= all.h;
                        assert!(inside, "{} lies beyond the table: {:?}", name(piece), place.rect);
                    }
                }
                let zones: BTreeSet<_> = view.zones.iter().map(|zone| zone.id).collect();
                assert_eq!(zones.len(), view.zones.len(), "each zone has an id of its own");
                let board = view.zones.iter().filter(|zone| {
                    let kinds = ["vd-kind-space", "vd-node"];
                    let kind = zone.about.as_ref().and_then(|about| about.kind.as_ref());
                    kind.is_some_and(|kind| kinds.contains(&&*kind.key))
                });
                let mut board: Vec<(String, Rect)> =
                    board.map(|zone| (format!("{:?}", zone.id), zone.place.rect)).collect();
                board.extend(of_kind(&view, "vd-kind-tulip").map(|piece| (name(piece), rect(piece))));
                assert_eq!(board.len(), 44 + 12, "every space and every Windmill space");
                apart("board", &board);
                for key in
                    ["vd-kind-central", "vd-kind-own", "vd-kind-deal", "vd-kind-storage", "vd-kind-column"]
                {
                    let all: Vec<_> = of_kind(&view, key).map(|piece| (name(piece), rect(piece))).collect();
                    apart(key, &all);
                }
                let cards: Vec<_> = of_kind(&view, "vd-kind-farm")
                    .filter(|piece| piece.places.iter().any(|place| place.surface == SurfaceId::TABLE))
                    .filter(|piece| !matches!(game.task(), Some(Task::Pay { farm, .. }) if name(piece) == say(&farm_name(farm))))
                    .map(|piece| (name(piece), rect(piece)))
                    .collect();
                apart("farm cards", &cards);
            }
        });
    }
}

#[test]
fn farm_cards_show_both_ends_and_who_is_between() {
    clauses!["VD-28", "VD-83"];
    for seed in 1..4 {
        later(seed, |game| {
            let view = game.table(Viewer::Public);
            let lies = |piece: &Piece| piece.places.iter().any(|place| place.surface == SurfaceId::TABLE);
            let (harbour, farms) = (zone(&view, "Ports"), zone(&view, "Farm cards"));
            assert!(!harbour.place.rect.overlaps(farms.place.rect), "the Ports end above the farm cards");
            for card in of_kind(&view, "vd-kind-farm").filter(|card| lies(card)) {
                let here = rect(card);
                // Both ends are sheets over the picture: the last two of the sheets that are not the card itself.
                let ends: Vec<Rect> = card.face.parts.iter().filter_map(end).collect();
                let [contract, helper] = ends.as_slice() else { panic!("{}: {ends:?}", name(card)) };
                assert!(contract.y == 0 && helper.y + helper.h == card.face.h, "one at either end");
                // The middle third of the pictures, which are 800 wide, is a face.
                let between = i32::from(helper.y - contract.h) * 800 / i32::from(card.face.w);
                assert!(between >= 200, "{}: {between} of 600 are seen", name(card));
                let pushed = matches!(game.task(), Some(Task::Pay { .. }));
                let other = |other: &&Piece| other.id != card.id && lies(other) && rect(other).overlaps(here);
                if !pushed && here.w > 100 {
                    let on = view.pieces.iter().find(other).map(name);
                    assert_eq!(on, None, "{} lies free", name(card));
                }
            }
        });
    }
}

/// An end of a farm card: a sheet as wide as the card that is not as high.
fn end(part: &Part) -> Option<Rect> {
    match part {
        Part::Sheet(rect, _) if rect.x == 0 && rect.h < 40 => Some(*rect),
        _ => None,
    }
}

fn farm_name(farm: Farm) -> windmill_lane::rules::Words {
    windmill_lane::rules::Words::new(format!("vd-farm-{:02}", farm.number()))
}

#[test]
fn covered_things_are_not_on_the_table() {
    clauses!["VD-17", "VD-21", "VD-25", "VD-26", "VD-29"];
    let mut rng = Rng::seeded(5);
    for seed in 1..3 {
        later(seed, |game| {
            for viewer in everybody() {
                let view = game.table(viewer);
                assert_eq!(view, game.imagine(viewer, &mut rng).table(viewer));
                // What lies open: 4 wheel tiles at most and those on wheels; 2 Market tiles; the offer and one card.
                let open = game.tiles.iter().flatten().count();
                let tiles = view
                    .pieces
                    .iter()
                    .filter(|piece| matches!(kind(piece), Some("vd-kind-wooden" | "vd-kind-silver")));
                let laid = game.wheels.on_central.iter().chain(game.wheels.on_own.iter().flatten());
                assert_eq!(tiles.count(), open + laid.flatten().count());
                assert_eq!(of_kind(&view, "vd-kind-deal").count(), 6, "two deals for each of three tiles");
            }
        });
    }
}

/// Every picture a face is made of.
fn pictures(view: &View) -> BTreeSet<String> {
    let mut pictures = BTreeSet::new();
    let abouts = view.pieces.iter().filter_map(|piece| piece.about.as_ref()?.large.as_ref());
    let faces = view.zones.iter().map(|zone| &zone.face).chain(view.pieces.iter().map(|piece| &piece.face));
    let lifted = view.pieces.iter().flat_map(|piece| piece.lifted.iter().map(|(_, face)| face));
    let shown = view.offers.iter().flat_map(|offer| offer.shows.iter().map(|shown| &shown.face));
    let grounds = view.surfaces.iter().map(|surface| &surface.face);
    for face in faces.chain(lifted).chain(shown).chain(abouts).chain(grounds) {
        for part in &face.parts {
            if let Part::Art { art, .. } | Part::Icon(_, art) = part {
                pictures.insert(art.to_string());
            }
        }
    }
    pictures
}

#[test]
fn each_picture_has_a_name_of_this_game() {
    let mut all = BTreeSet::new();
    later(6, |game| all.extend(everybody().into_iter().flat_map(|viewer| pictures(&game.table(viewer)))));
    assert!(all.iter().all(|art| art.starts_with("valley-duel/")), "{all:?}");
    // Seats, bulbs and actions are told apart by their pictures, not by colour alone.
    for name in ["sails-red", "sails-yellow", "bulb-white", "bulb-black", "symbol-plant", "symbol-market"] {
        assert!(all.contains(&format!("valley-duel/{name}")), "{name}");
    }
}

#[test]
fn bulbs_carry_letters() {
    let mut game = game();
    give(&mut game, RED, 0, 0, "WYRVB");
    let view = seen(&game, RED);
    for (colour, letter) in Colour::ALL.into_iter().zip(["W", "Y", "R", "V", "B"]) {
        let called = format!("1 {} Bulb", colour.slug());
        let pile = of_kind(&view, "vd-kind-storage").find(|piece| name(piece) == called).expect("a pile");
        let letters = |face: &windmill_lane::rules::table::Face| {
            face.parts.iter().any(|part| matches!(part, Part::Text(_, text) if say(&text.words) == letter))
        };
        assert!(letters(&pile.face), "{called}");
        assert!(pile.lifted.iter().all(|(_, face)| letters(face)), "{called} in the hand");
    }
}

#[test]
fn scored_contracts_lie_open_before_their_owner() {
    clauses!["VD-88"];
    let mut game = game();
    for number in [4, 9] {
        take_farm(&mut game, farm(number));
        game.players[1].done.push(Done { farm: farm(number), points: 6 });
    }
    let view = seen(&game, RED);
    let surface = view.surfaces.iter().find(|surface| say(&surface.name) == "Contracts that Bo has scored");
    let surface = surface.expect("a place to spread them");
    let spread = |piece: &&windmill_lane::rules::table::Piece| {
        piece.places.iter().any(|place| place.surface == surface.id)
    };
    assert_eq!(view.pieces.iter().filter(spread).count(), 2);
    let top = piece(&view, "The Mill Builder");
    assert!(surface.opened_by.contains(&Spot::Piece(top.id)), "a double click on the pile opens it");
    assert!(top.places.iter().any(|place| place.surface == SurfaceId::TABLE));
}
