//! The one road that both boards make: fields, gaps, and what a meeting on them is.

use super::{prepare::*, seen::*};

/// What the rulings say of a meeting whose standing meeple is there: the table of TW-R7.
fn ruled(standing: Pos) -> Face {
    match (standing.board(), standing.field()) {
        (Squire, _) | (Knight, 12) => Giant,
        (Knight, _) => Windmill,
    }
}

/// Every pair of fields on which a card can be played: the knight left of Sancho, at least 2 apart.
fn roads() -> impl Iterator<Item = Road> {
    Pos::all().flat_map(|knight| {
        Pos::all()
            .filter(move |squire| squire.number() >= knight.number() + 2)
            .map(move |squire| Road { knight, squire })
    })
}

#[test]
fn two_boards_are_one_road_of_twenty_four_fields() {
    clauses!["TW-13", "TW-R4"];
    let names: Vec<String> = Pos::all().map(name).collect();
    let knight = (1..=12).map(|field| format!("Q{field}"));
    let squire = (1..=12).rev().map(|field| format!("S{field}"));
    assert_eq!(names, knight.chain(squire).collect::<Vec<_>>());
    for (number, at) in (1..=24).zip(Pos::all()) {
        assert_eq!(at.number(), number);
        assert_eq!(Pos::on(at.board(), at.field()), at);
        assert_eq!(at.is_bridge_end(), [12, 13].contains(&number));
    }
    // Over the bridge.
    assert_eq!(at("Q12").ahead(Knight, 1), at("S12"));
    assert_eq!(at("S12").ahead(Squire, 1), at("Q12"));
    assert_eq!((at("S12").back(Knight, 1), at("Q12").back(Squire, 1)), (Some(at("Q12")), Some(at("S12"))));
    assert_eq!(Road { knight: at("Q12"), squire: at("S12") }.gap(), 1);
}

#[test]
fn no_field_lies_beyond_the_ends() {
    clauses!["TW-R4", "TW-R8"];
    for number in [0, 25, 255] {
        assert!(Pos::try_from(number).is_err(), "field {number}");
    }
    for number in 1..=24 {
        assert_eq!(Pos::try_from(number).map(u8::from), Ok(number));
    }
}

#[test]
fn the_fields_lie_in_one_line_and_bear_their_numbers() {
    clauses!["TW-13", "TW-R4"];
    let game = begin(Board::Shield, None, 1);
    let view = game.table(Viewer::Public);
    let mut fields: Vec<_> = zones(&view, "tw-field").collect();
    fields.sort_by_key(|zone| zone.place.rect.x);
    assert_eq!(fields.len(), 24);
    for (zone, at) in fields.iter().zip(Pos::all()) {
        let name = &zone.about.as_ref().expect("found by its name").name;
        assert_eq!(inner(name, "board"), Some(meeple_key(at.board())));
        assert_eq!(number(name, "number"), Some(i64::from(at.field())));
        assert_eq!(zone.place.rect.y, fields[0].place.rect.y, "one line");
        let plate: Vec<i64> = numbers(&zone.face).into_iter().map(|(_, number)| number).collect();
        let expected = if at.field() <= 9 { vec![i64::from(at.field())] } else { Vec::new() };
        assert_eq!(plate, expected, "the plate of {}", super::prepare::name(at));
        assert_eq!(pictures(&zone.face).contains(&"tilting/icon-bridge"), at.field() == 12);
    }
    let steps: Vec<i16> = fields.windows(2).map(|two| two[1].place.rect.x - two[0].place.rect.x).collect();
    assert!(
        steps.iter().all(|step| step.abs_diff(steps[0]) <= 1),
        "even steps, over the bridge too: {steps:?}"
    );
}

#[test]
fn cards_bring_the_two_closer_by_their_number() {
    clauses!["TW-29", "TW-30"];
    for road in roads() {
        for steps in 1..=5_u8 {
            let knight = road.after(Knight, steps);
            assert_eq!(knight.squire, road.squire);
            assert_eq!(knight.knight.number(), (road.knight.number() + steps).min(24));
            let squire = road.after(Squire, steps);
            assert_eq!(squire.knight, road.knight);
            assert_eq!(squire.squire.number(), road.squire.number().saturating_sub(steps).max(1));
        }
    }
}

#[test]
fn the_gap_after_the_whole_move_says_how_they_met() {
    clauses!["TW-36", "TW-37", "TW-38", "TW-39", "TW-R5", "TW-R6"];
    let mut seen = [0; 4];
    for road in roads() {
        for (mover, steps) in Meeple::ALL.into_iter().flat_map(|mover| (1..=5_u8).map(move |n| (mover, n))) {
            let left = i16::from(road.squire.number()) - i16::from(road.knight.number()) - i16::from(steps);
            let relation = road.after(mover, steps).meeting(mover).map(|meeting| meeting.relation);
            let expected = match left {
                2.. => None,
                1 => Some(Relation::Adjacent),
                0 => Some(Relation::Same),
                _ => Some(Relation::Passed),
            };
            // At the very end of the road the drawing alone differs (TW-R8).
            let ends = road.at(mover).ahead(mover, steps);
            let cut = ends.number().abs_diff(road.at(mover).number()) < steps;
            if !cut {
                assert_eq!(relation, expected, "{} {mover:?} {steps}", name(road.knight));
                seen[expected.map_or(0, |relation| 1 + relation as usize)] += 1;
            }
            assert_eq!(relation.is_some(), expected.is_some());
        }
    }
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}

#[test]
fn the_place_of_a_meeting_is_the_standing_meeples_field() {
    clauses!["TW-43", "TW-44", "TW-48", "TW-R5", "TW-R7"];
    for road in roads() {
        for (mover, steps) in Meeple::ALL.into_iter().flat_map(|mover| (1..=5_u8).map(move |n| (mover, n))) {
            if let Some(meeting) = road.after(mover, steps).meeting(mover) {
                let standing = road.at(mover.other());
                assert_eq!(meeting.place, standing);
                assert_eq!(meeting.face, ruled(standing), "{} and {}", name(road.knight), name(road.squire));
            }
        }
    }
    for at in Pos::all() {
        assert_eq!(at.meeting(), ruled(at), "the colour under a meeple on {}", name(at));
    }
    // Whichever field the mover would touch first, the face is the same: it may stop there (TW-R5).
    for road in roads() {
        for mover in Meeple::ALL {
            let first =
                (1..=5).filter_map(|steps| road.after(mover, steps).meeting(mover)).map(|met| met.face);
            let faces: Vec<Face> = first.collect();
            assert!(faces.windows(2).all(|two| two[0] == two[1]), "{faces:?}");
        }
    }
}

#[test]
fn nobody_runs_off_the_road() {
    clauses!["TW-R8"];
    let knight = Road { knight: at("S3"), squire: at("S1") };
    for steps in 3..=5 {
        let road = knight.after(Knight, steps);
        assert_eq!(road.knight, at("S1"), "the last field");
        let meeting = road.meeting(Knight).expect("they have met");
        assert_eq!((meeting.place, meeting.face), (at("S1"), Giant));
    }
    let squire = Road { knight: at("Q2"), squire: at("Q4") };
    for steps in 4..=5 {
        let road = squire.after(Squire, steps);
        assert_eq!(road.squire, at("Q1"), "the last field");
        let meeting = road.meeting(Squire).expect("they have met");
        assert_eq!((meeting.relation, meeting.place, meeting.face), (Relation::Passed, at("Q2"), Windmill));
    }
}

#[test]
fn back_goes_as_far_as_the_road() {
    clauses!["TW-R24"];
    for at in Pos::all() {
        for steps in 1..=3_u8 {
            let number = i16::from(at.number());
            let knight = number - i16::from(steps);
            assert_eq!(
                at.back(Knight, steps).map(|to| i16::from(to.number())),
                (knight >= 1).then_some(knight)
            );
            let squire = number + i16::from(steps);
            assert_eq!(
                at.back(Squire, steps).map(|to| i16::from(to.number())),
                (squire <= 24).then_some(squire)
            );
        }
    }
}

#[test]
fn who_runs_off_the_road_onto_the_other_has_passed() {
    clauses!["TW-R8"];
    // The knight on 20, the squire on the last field: 4 steps reach it, 5 would go one too far.
    let road = Road { knight: numbered(20), squire: numbered(24) };
    let walks = [4, 5].map(|steps| road.walk(Knight, steps));
    assert_eq!(walks.map(|(road, _)| u8::from(road.knight)), [24, 24]);
    assert_eq!(walks.map(|(_, met)| met.expect("they meet").relation), [Relation::Same, Relation::Passed]);
    // And the squire on 4, the knight on the first field.
    let road = Road { knight: numbered(1), squire: numbered(4) };
    let met = [2, 3, 4].map(|steps| road.walk(Squire, steps).1.expect("they meet").relation);
    assert_eq!(met, [Relation::Adjacent, Relation::Same, Relation::Passed]);
}

#[test]
fn the_way_to_a_field_leads_over_those_between() {
    let way = |from, to| numbered(from).until(numbered(to)).map(u8::from).collect::<Vec<u8>>();
    assert_eq!(way(3, 6), [4, 5, 6]);
    assert_eq!(way(6, 3), [5, 4, 3]);
    assert!(way(7, 7).is_empty());
}

/// A field by its place along the road, from 1 to 24.
fn numbered(at: u8) -> Pos {
    Pos::try_from(at).expect("a field")
}
