//! What is printed obeys the rules, however it may be tuned.

use std::collections::BTreeSet;

use super::prepare::*;

#[test]
fn thirty_movement_cards_of_each_character() {
    clauses!["TW-04", "TW-25", "TW-26"];
    for (meeple, prefix) in [(Knight, "DQ"), (Squire, "SP")] {
        let cards: Vec<MoveCard> = MoveCard::all().filter(|card| card.meeple() == meeple).collect();
        assert_eq!(cards.len(), 30);
        assert!(cards.iter().all(|card| card.name().starts_with(prefix)));
        let steps: BTreeSet<u8> = cards.iter().map(|card| printed().steps(*card)).collect();
        assert_eq!(steps, (1..=5).collect(), "each number of steps");
    }
    assert_eq!(MoveCard::COUNT, 60);
    let names: BTreeSet<String> = MoveCard::all().map(MoveCard::name).collect();
    assert_eq!(names.len(), 60);
    for card in MoveCard::all() {
        assert_eq!(MoveCard::try_from(card.name()), Ok(card));
    }
}

#[test]
fn a_giant_is_worth_more_than_its_windmill() {
    clauses!["TW-57"];
    assert_eq!(StackCard::COUNT, 15);
    for card in StackCard::all() {
        let print = printed().card(card);
        assert_eq!(print.id, card);
        assert!(print.giant > print.windmill, "{card:?}: {} and {}", print.giant, print.windmill);
        assert_eq!((print.points(Giant), print.points(Windmill)), (print.giant, print.windmill));
        assert!(print.windmill >= 1 && print.lances >= 1);
    }
}

#[test]
fn start_numbers_have_two_digits_of_fields_that_exist() {
    clauses!["TW-17", "TW-R3", "TW-R33"];
    let mut numbers = BTreeSet::new();
    for card in StackCard::all() {
        let start = printed().card(card).start;
        assert!((1..=9).contains(&(start / 10)) && (1..=9).contains(&(start % 10)), "{start}");
        assert!(25 - i16::from(start / 10) - i16::from(start % 10) >= 7);
        numbers.insert(start);
    }
    assert_eq!(numbers.len(), 15, "no number stands on two cards");
}

#[test]
fn lances_are_at_stake() {
    clauses!["TW-46", "TW-47"];
    // One who took every card as a giant would have lost; no single giant breaks all seven.
    let all: u32 = StackCard::all().map(|card| u32::from(printed().card(card).lances)).sum();
    assert!(all > 7, "{all} lances on all cards");
    assert!(StackCard::all().all(|card| printed().card(card).lances < 7));
}

#[test]
fn missions_ask_for_values_and_bring_lances_or_points() {
    clauses!["TW-61", "TW-62", "TW-66", "TW-68"];
    let (mut lances, mut points) = (0, 0);
    for mission in Mission::all() {
        let print = printed().mission(mission);
        assert_eq!(print.id, mission);
        assert!((1..=3).contains(&print.slots.len()));
        for Slot(face, from, to) in &print.slots {
            // No single lost card makes it impossible at once.
            let fitting = StackCard::all().filter(|card| (from..=to).contains(&&value(*card, *face)));
            assert!(fitting.count() >= 2, "{mission:?} asks for a {face:?} of {from} to {to}");
        }
        match print.reward {
            Reward::Lances(count) => {
                assert!((1..=7).contains(&count));
                lances += 1;
            }
            Reward::Points(count) => {
                assert!(count >= 1);
                points += 1;
            }
        }
        assert_eq!(fulfilling(mission).len(), print.slots.len(), "it can be done");
    }
    assert!(lances >= 1 && points >= 1, "{lances} of lances, {points} of points");
    assert_eq!((Mission::COUNT, lances + points), (11, 11));
}

#[test]
fn signs_are_met_in_real_games() {
    clauses!["TW-84", "TW-86"];
    let mut starts = 0;
    for card in StackCard::all() {
        let road = printed().card(card).road();
        starts += usize::from(printed().sign(road.knight).is_some() || printed().sign(road.squire).is_some());
    }
    assert!((1..15).contains(&starts), "{starts} cards start somebody beside a sign");
    assert!(Pos::all().filter(|at| at.is_bridge_end()).all(|at| printed().sign(at).is_none()));
    for sign in Sign::ALL {
        assert_eq!(printed().sign(field_of(sign)), Some(sign));
    }
}

#[test]
fn each_sign_names_its_clause_and_mends_what_it_says() {
    clauses!["TW-91", "TW-92", "TW-93", "TW-96", "TW-97", "TW-99", "TW-100", "TW-101"];
    let told = Sign::ALL.map(|sign| (sign.clause(), sign.mends()));
    let expected = [
        ("TW-91", 0),
        ("TW-92", 0),
        ("TW-93", 0),
        ("TW-96", 1),
        ("TW-97", 0),
        ("TW-99", 0),
        ("TW-100", 0),
        ("TW-101", 2),
    ];
    assert_eq!(told, expected);
}
