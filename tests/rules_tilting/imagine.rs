//! What a viewer cannot know is drawn anew; what it knows stays: own cards, open ones, those it saw being taken.

use std::collections::BTreeSet;

use super::{act::*, prepare::*, seen::*};

/// The hands of a seat in many imagined games.
fn imagined(game: &Tilting, viewer: Viewer, seat: Seat) -> Vec<BTreeSet<MoveCard>> {
    let mut rng = Rng::seeded(4);
    let mut hands = Vec::new();
    for _ in 0..60 {
        let other = game.imagine(viewer, &mut rng);
        sixty(&other);
        assert_eq!(other.census(), game.census());
        assert_eq!(other.table(viewer), game.table(viewer), "it looks the same");
        hands.push(hand_of(&other, seat).iter().copied().collect());
    }
    hands
}

/// How often a card is in these hands.
fn times(hands: &[BTreeSet<MoveCard>], card: MoveCard) -> usize {
    hands.iter().filter(|hand| hand.contains(&card)).count()
}

#[test]
fn the_rivals_hand_is_anybodys_guess() {
    clauses!["TW-34", "TW-18"];
    let game = begin(Board::Shield, None, 5);
    for (viewer, unseen) in [(Viewer::seat(ADA), BO), (Viewer::Public, ADA), (Viewer::Public, BO)] {
        let hands = imagined(&game, viewer, unseen);
        for card in hand_of(&game, unseen) {
            assert!(times(&hands, *card) < 30, "{card:?} is known to {viewer:?}");
        }
        assert!(hands.iter().all(|hand| hand.len() == 4));
        assert!(hands.iter().collect::<BTreeSet<_>>().len() > 50);
    }
    let own = imagined(&game, Viewer::seat(ADA), ADA);
    let held: BTreeSet<MoveCard> = hand_of(&game, ADA).iter().copied().collect();
    assert!(own.iter().all(|hand| *hand == held), "Ada knows the own hand");
}

#[test]
fn missions_and_stack_are_guessed_too() {
    clauses!["TW-11", "TW-09", "TW-80"];
    let game = begin(Board::Shield, Some(5), 5);
    let normal = begin(Board::Shield, None, 5);
    let mut rng = Rng::seeded(2);
    let (mut missions, mut stacks, mut left_out) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for _ in 0..80 {
        let other = normal.imagine(Viewer::seat(ADA), &mut rng);
        assert_eq!(errands_of(&other, ADA), errands_of(&normal, ADA));
        assert_eq!((errands_of(&other, BO).len(), other.hidden.spare.len()), (2, 7));
        missions.extend(errands_of(&other, BO).to_vec());
        let other = game.imagine(Viewer::seat(ADA), &mut rng);
        assert_eq!((other.top(), other.hidden.stack.len()), (game.top(), 5), "the open card stays");
        stacks.insert(other.hidden.stack.iter().copied().collect::<Vec<_>>());
        left_out.extend(other.hidden.out.iter().copied());
    }
    assert_eq!(missions.len(), 9, "any but Ada's own two");
    assert!(stacks.len() > 70);
    assert_eq!(left_out.len(), 14, "any but the open one may be out");
}

#[test]
fn cards_taken_from_the_row_are_known() {
    clauses!["TW-102", "TW-R29", "TW-R32"];
    let mut game = start(Board::Row);
    idle(&mut game);
    let taken = game.row[1];
    play(&mut game, ADA, Move::Take(taken));
    for viewer in [Viewer::seat(BO), Viewer::Public] {
        let hands = imagined(&game, viewer, ADA);
        assert_eq!(times(&hands, taken), 60, "{viewer:?} saw it being taken");
        for card in hand_of(&game, ADA).iter().filter(|card| **card != taken) {
            assert!(times(&hands, *card) < 30, "{card:?} was dealt");
        }
    }
    // Once it was played, what was known of it counts no more, wherever it comes from later.
    idle(&mut game);
    let open = game.row[0];
    play(&mut game, BO, Move::Take(open));
    stand(&mut game, "Q1 S1");
    play(&mut game, ADA, Move::Play(taken));
    let dealt = hand_of(&game, ADA)[0];
    assert_ne!(dealt, taken);
    exchange(&mut game, taken, dealt);
    assert!(times(&imagined(&game, Viewer::seat(BO), ADA), taken) < 30);
}

#[test]
fn cards_that_were_looked_at_are_known_until_they_leave_the_hand() {
    clauses!["TW-97", "TW-R28", "TW-34"];
    let mut game = start(Board::Lance);
    stop(&mut game, Knight, Sign::Peek);
    play_all(&mut game, ADA, &[Move::Use, Move::Seen]);
    let held = hand_of(&game, BO).to_vec();
    let hands = imagined(&game, Viewer::seat(ADA), BO);
    assert!(held.iter().all(|card| times(&hands, *card) == 60), "Ada has seen them");
    let hands = imagined(&game, Viewer::Public, BO);
    assert!(held.iter().all(|card| times(&hands, *card) < 30), "the room has not");
    // Bo plays one of them, and draws another.
    stand(&mut game, "Q1 S1");
    let gone = held[0];
    play(&mut game, BO, Move::Play(gone));
    if game.phase != Phase::Play {
        play(&mut game, BO, Move::Skip);
    }
    let hands = imagined(&game, Viewer::seat(ADA), BO);
    assert!(held[1..].iter().all(|card| times(&hands, *card) == 60));
    // Should the played one come back from the deck, nobody knows.
    let new = *hand_of(&game, BO).iter().find(|card| !held.contains(card)).expect("a card that was drawn");
    assert!(times(&hands, new) < 30);
    exchange(&mut game, gone, new);
    assert!(times(&imagined(&game, Viewer::seat(ADA), BO), gone) < 30);
}

#[test]
fn both_seats_together_know_both_hands() {
    clauses!["TW-34"];
    let game = begin(Board::Lance, None, 8);
    let both = Viewer::Seats([ADA, BO].into_iter().collect());
    for seat in [ADA, BO] {
        let held: BTreeSet<MoveCard> = hand_of(&game, seat).iter().copied().collect();
        assert!(imagined(&game, both, seat).iter().all(|hand| *hand == held));
    }
    assert_eq!(of_kind(&game.table(both), "tw-kind-mission").count(), 4);
}
