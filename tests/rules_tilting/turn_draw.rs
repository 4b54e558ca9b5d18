//! The end of a turn: the hand is filled to four.

use super::{act::*, prepare::*};

#[test]
fn the_hand_is_filled_to_four() {
    clauses!["TW-31", "TW-32"];
    let mut game = start(Board::Shield);
    for _ in 0..4 {
        let seat = acting(&game);
        ready(&mut game, seat, Knight, 1);
        let next = game.hidden.deck.top().copied().expect("a card to draw");
        let events = idle(&mut game);
        assert_eq!(drew(&events), [(seat, 1)]);
        assert_eq!(hand_of(&game, seat).len(), 4);
        assert!(hand_of(&game, seat).contains(&next), "the top card of the deck");
    }
    assert_eq!(game.hidden.deck.len(), 48);
    // However many are missing.
    let short = quixote(1);
    hand(&mut game, ADA, &[short]);
    stand(&mut game, "Q1 S1");
    assert_eq!(drew(&play(&mut game, ADA, Move::Play(short))), [(ADA, 4)]);
    assert_eq!(hand_of(&game, ADA).len(), 4);
}

#[test]
fn a_normal_game_draws_one_card_a_turn() {
    clauses!["TW-31", "TW-32"];
    for (seed, charge) in (0..8).zip([None, Some(5), Some(10)].into_iter().cycle()) {
        let mut game = begin(Board::Shield, charge, seed);
        let mut turns = 0;
        let mut since = Vec::new();
        let mut before = game.active;
        random(&mut game, seed, |game, events| {
            since.extend(drew(events));
            if game.active != before && game.outcome.is_none() {
                assert_eq!(since, [(before, 1)], "in one turn");
                assert_eq!(hand_of(game, before).len(), 4, "as the turn passes");
                since.clear();
                before = game.active;
                turns += 1;
            }
        });
        assert!(turns >= 5, "{turns} turns");
    }
}

#[test]
fn drawing_comes_after_the_move_and_the_meeting() {
    clauses!["TW-33"];
    let order = |events: &[Event]| -> Vec<&'static str> {
        let name = |event: &Event| match event {
            Event::Played { .. } => "played",
            Event::Walked { .. } => "walked",
            Event::Took { .. } => "took",
            Event::Broke { .. } => "broke",
            Event::Round { .. } => "round",
            Event::Drew { .. } => "drew",
            other => panic!("{other:?}"),
        };
        events.iter().map(name).collect()
    };
    let mut game = start(Board::Shield);
    assert_eq!(order(&idle(&mut game)), ["played", "walked", "drew"]);
    assert_eq!(order(&meet(&mut game, Windmill)), ["played", "walked", "took", "round", "drew"]);
    assert_eq!(order(&meet(&mut game, Giant)), ["played", "walked", "took", "broke", "round", "drew"]);
}

#[test]
fn drawing_waits_for_the_end_of_the_turn() {
    clauses!["TW-33", "TW-31"];
    for meets in [false, true] {
        let mut game = start(Board::Shield);
        errands(&mut game, ADA, &[mission(true)]);
        let events = if meets { meet(&mut game, Windmill) } else { idle(&mut game) };
        assert_eq!(
            (drew(&events), hand_of(&game, ADA).len()),
            (vec![], 3),
            "a mission could still be played"
        );
        let events = play(&mut game, ADA, Move::End);
        assert_eq!((drew(&events), hand_of(&game, ADA).len()), (vec![(ADA, 1)], 4));
        assert_eq!(acting(&game), BO);
    }
}
