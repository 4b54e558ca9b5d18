//! Rounds and the end (CS-16 to CS-20, CS-69 to CS-72).

use super::prepare::*;

/// A game to its end, all guesses right at this place.
fn whole(players: u8, right: usize) -> CozyStories {
    let mut game = begin(players);
    while game.turn() != Turn::Over {
        phase(&mut game, right);
    }
    game
}

#[test]
fn so_many_rounds_are_played() {
    clauses!["CS-16", "CS-17", "CS-18", "CS-19", "CS-69", "CS-70"];
    for (players, rounds) in [(3, 3), (4, 3), (5, 2)] {
        let mut game = begin(players);
        let mut told: Vec<Vec<Seat>> = Vec::new();
        for number in 0..players * rounds {
            assert_eq!(game.turn().acting().len(), 1, "phase {number} is played");
            assert_eq!(game.round(), (number / players + 1, rounds));
            assert_eq!(game.story_number(), (number + 1, players * rounds));
            if number % players == 0 {
                told.push(Vec::new());
            }
            told.last_mut().expect("a round").push(game.phase.storyteller);
            laid(&mut game);
            hit(&mut game);
            let events = next(&mut game);
            let begins = (number + 1) % players == 0 && number + 1 < players * rounds;
            let round = Event::Round { round: (number + 1) / players + 1 };
            assert_eq!(events.contains(&round), begins);
        }
        assert_eq!(game.turn(), Turn::Over);
        for round in told {
            assert_eq!(round.iter().collect::<BTreeSet<_>>().len(), usize::from(players), "each once");
        }
        assert_eq!(game.standing().rounds, u32::from(rounds));
        assert!(game.seats().all(|seat| game.legal_moves(seat).is_empty()));
    }
}

#[test]
fn the_storyteller_does_not_guess() {
    clauses!["CS-20"];
    let mut game = begin(3);
    let card = laid(&mut game);
    assert_eq!(refused(&game, ADA, Move::Guess(card)), "CS-20");
    assert!(game.guessers().all(|seat| seat != ADA));
    miss(&mut game);
    assert_eq!(refused(&game, ADA, Move::Guess(card)), "CS-20");
}

#[test]
fn most_points_win() {
    clauses!["CS-01", "CS-71"];
    let mut game = begin(3);
    for _ in 0..8 {
        phase(&mut game, 1);
    }
    scores(&mut game, &[4, 9, 8]);
    laid(&mut game);
    miss(&mut game);
    miss(&mut game);
    assert!(game.standing().winners.is_empty(), "not before it is over");
    let events = next(&mut game);
    assert_eq!(events.last(), Some(&Event::Over { winners: vec![BO], points: 9 }));
    let standing = game.standing();
    assert_eq!((standing.winners, points(&game)), (vec![BO], vec![4, 9, 7]));
}

#[test]
fn equals_share_the_victory() {
    clauses!["CS-72", "CS-R21"];
    let end = |points: &[u8]| {
        let mut game = begin(4);
        for _ in 0..11 {
            phase(&mut game, 1);
        }
        laid(&mut game);
        for _ in 0..3 {
            miss(&mut game);
        }
        scores(&mut game, points);
        next(&mut game);
        game.standing().winners
    };
    assert_eq!(end(&[7, 5, 7, 3]), [ADA, CY]);
    assert_eq!(end(&[0, 0, 0, 0]), [ADA, BO, CY, DEE], "even with nothing");
    assert_eq!(end(&[1, 2, 2, 2]), [BO, CY, DEE]);
}

#[test]
fn the_most_a_player_can_reach() {
    clauses!["CS-02"];
    // An own story found last brings n - 1 in each round; the others' stories, caught at each place of the order once,
    // 2 + 3 + ... + n. For 3 players: 3 x (2 + 2 + 3) = 21.
    let numbers = Content::get().numbers();
    assert_eq!([3, 4, 5].map(|players| numbers.most(players)), [21, 36, 36]);
    assert!(u16::from(numbers.scale) >= 36);
    assert_eq!(
        points(&whole(3, 1)),
        [6, 6, 6],
        "each story brings 1 to its teller and 1 to the left neighbour"
    );
    assert_eq!(points(&whole(5, 4)), [16, 16, 16, 16, 16]);
}
