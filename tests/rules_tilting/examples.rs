//! The worked examples of setting up, meeting, winning and losing.

use super::{act::*, prepare::*};

/// The open card has the number 27 of the examples: the knight on Q2, Sancho on S7.
fn twenty_seven() -> Tilting {
    let mut game = start(Board::Shield);
    let card = Stacked { start: 27, ..open(&game).clone() };
    game.road = card.road();
    assert_eq!(stands(&game), "Q2 S7");
    game
}

/// The active player plays a card of a character with so many steps.
#[track_caller]
fn plays_card(game: &mut Tilting, meeple: Meeple, steps: u8) -> Vec<Event> {
    let seat = acting(game);
    let card = ready(game, seat, meeple, steps);
    play(game, seat, Move::Play(card))
}

/// Example 2 up to a gap of 6: Ada has played Sancho 5, Bo Quixote 5.
fn gap_of_six() -> Tilting {
    let mut game = twenty_seven();
    plays_card(&mut game, Squire, 5);
    assert_eq!((stands(&game).as_str(), game.road.gap()), ("Q2 S12", 11));
    assert_eq!(acting(&game), BO);
    plays_card(&mut game, Knight, 5);
    assert_eq!((stands(&game).as_str(), game.road.gap()), ("Q7 S12", 6));
    assert_eq!(acting(&game), ADA);
    game
}

#[test]
fn example_1_setting_up() {
    clauses!["TW-E1", "TW-17", "TW-R3"];
    let game = twenty_seven();
    let numbers = (game.road.knight.number(), game.road.squire.number());
    assert_eq!((numbers, game.road.gap()), ((2, 18), 16));
}

#[test]
fn example_2_one_on_each_end_of_the_bridge() {
    clauses!["TW-E2", "TW-43"];
    let mut game = gap_of_six();
    let card = open(&game);
    let events = plays_card(&mut game, Knight, 5);
    assert!(events.contains(&Event::Walked { meeple: Knight, from: at("Q7"), to: at("Q12"), gap: 1 }));
    assert_eq!(met(&events), Some((Relation::Adjacent, "S12".to_owned(), Giant)));
    assert_eq!((game.points(ADA), game.points(BO)), (card.giant, 0));
    assert_eq!(whole(&game), [7 - card.lances, 7]);
}

#[test]
fn example_2_with_the_numbers_of_its_card() {
    clauses!["TW-E2"];
    // 5 points and 2 lances, as long as the card that shows 27 has them.
    let is_that = |card: &StackCard| {
        let card = printed().card(*card);
        (card.start, card.giant, card.lances) == (27, 5, 2)
    };
    let Some(card) = StackCard::all().find(is_that) else { return };
    let mut game = start(Board::Shield);
    top(&mut game, card);
    plays_card(&mut game, Squire, 5);
    plays_card(&mut game, Knight, 5);
    plays_card(&mut game, Knight, 5);
    assert_eq!((game.points(ADA), whole(&game)), (5, [5, 7]));
}

#[test]
fn example_3_sancho_stops_him() {
    clauses!["TW-E3", "TW-48"];
    let mut game = gap_of_six();
    let card = open(&game);
    let events = plays_card(&mut game, Squire, 5);
    assert!(events.contains(&Event::Walked { meeple: Squire, from: at("S12"), to: at("Q8"), gap: 1 }));
    assert_eq!(met(&events), Some((Relation::Adjacent, "Q7".to_owned(), Windmill)));
    assert_eq!((game.points(ADA), whole(&game)), (card.windmill, [7, 7]));
}

#[test]
fn example_4_onto_his_own_field() {
    clauses!["TW-E4", "TW-38"];
    let mut game = gap_of_six();
    plays_card(&mut game, Squire, 1);
    assert_eq!((stands(&game).as_str(), game.road.gap()), ("Q7 Q12", 5));
    let events = plays_card(&mut game, Squire, 5);
    assert_eq!(met(&events), Some((Relation::Same, "Q7".to_owned(), Windmill)));
    assert_eq!(game.sides[1].won[0].face, Windmill);
    assert!(game.sides[0].won.is_empty(), "it is Bo's");
}

#[test]
fn example_5_past_him() {
    clauses!["TW-E5", "TW-39"];
    let mut game = gap_of_six();
    plays_card(&mut game, Squire, 2);
    assert_eq!((stands(&game).as_str(), game.road.gap()), ("Q7 Q11", 4));
    let events = plays_card(&mut game, Squire, 5);
    assert!(events.contains(&Event::Walked { meeple: Squire, from: at("Q11"), to: at("Q6"), gap: -1 }));
    assert_eq!(met(&events), Some((Relation::Passed, "Q7".to_owned(), Windmill)));
    assert_eq!(game.sides[1].won.len(), 1);
}

/// From these fields a card leads to this one; how they met.
#[track_caller]
fn leads(fields: &str, meeple: Meeple, steps: u8, to: &str) -> Option<(Relation, String, Face)> {
    let mut game = start(Board::Shield);
    let events = play_from(&mut game, fields, meeple, steps);
    let walked = events.iter().find_map(|event| match event {
        Event::Walked { to, .. } => Some(name(*to)),
        _ => None,
    });
    assert_eq!(walked.as_deref(), Some(to));
    met(&events)
}

#[test]
fn examples_6_to_8_where_the_meeting_is() {
    clauses!["TW-E6", "TW-E7", "TW-E8", "TW-R7"];
    let six = leads("Q11 S10", Knight, 5, "S9");
    assert_eq!(six, Some((Relation::Passed, "S10".to_owned(), Giant)));
    let seven = leads("Q8 Q11", Knight, 5, "S12");
    assert_eq!(seven, Some((Relation::Passed, "Q11".to_owned(), Windmill)), "though he is on Sancho's board");
    let eight = leads("Q12 S10", Squire, 3, "Q12");
    assert_eq!(eight, Some((Relation::Same, "Q12".to_owned(), Giant)));
}

#[test]
fn example_9_two_apart_and_then_one() {
    clauses!["TW-E9", "TW-36", "TW-37"];
    let mut game = start(Board::Shield);
    let events = play_from(&mut game, "Q9 Q12", Knight, 1);
    assert_eq!((met(&events), stands(&game).as_str(), game.road.gap()), (None, "Q10 Q12", 2));
    let events = plays_card(&mut game, Squire, 1);
    assert_eq!(met(&events), Some((Relation::Adjacent, "Q10".to_owned(), Windmill)));
}

#[test]
fn example_10_the_last_lance() {
    clauses!["TW-E10", "TW-76", "TW-77"];
    let errand = mission(true);
    let mut game = start(Board::Shield);
    won(&mut game, ADA, &fulfilling(errand));
    let two = StackCard::all()
        .find(|card| game.hidden.stack.contains(card) && printed().card(*card).lances == 2)
        .expect("a giant that breaks two");
    // Ada takes giants until there are 30 points; Bo has one small windmill.
    let others: Vec<StackCard> = game.hidden.stack.iter().copied().filter(|card| *card != two).collect();
    let small = others.iter().min_by_key(|card| value(**card, Windmill)).copied().expect("a card");
    won(&mut game, BO, &[(small, Windmill)]);
    for card in others.into_iter().filter(|card| *card != small) {
        if game.points(ADA) < 30 {
            game.hidden.0.stack.take_where(|held| *held == card);
            game.sides[0].won.push(Won { card, face: Giant });
        }
    }
    top(&mut game, two);
    assert!(game.points(ADA) >= 30 && game.points(BO) <= 3);
    errands(&mut game, ADA, &[errand]);
    lances(&mut game, ADA, 2);
    meet(&mut game, Giant);
    assert_eq!(whole(&game), [0, 7]);
    assert_eq!(game.outcome, Some(Outcome::Won { seat: BO, by: By::Lances }));
    assert_eq!(game.standing().winners, [BO]);
    assert!(game.fulfils(ADA, errand));
    refused(&game, ADA, Move::Mission(errand));
    assert_eq!(whole(&game), [0, 7]);
}
