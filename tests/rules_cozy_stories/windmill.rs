//! The windmill card (CS-49 to CS-62).

use super::prepare::*;

/// A phase after the first, everybody with so many points, its card laid; Bo tells.
fn later(players: u8, score: u8) -> CozyStories {
    let mut game = begin(players);
    phase(&mut game, 1);
    scores(&mut game, &vec![score; usize::from(players)]);
    laid(&mut game);
    game
}

#[test]
fn it_is_taken_in_the_own_turn_before_the_card() {
    clauses!["CS-49", "CS-50", "CS-51"];
    let mut game = later(4, 2);
    assert_eq!(acting(&game), CY);
    assert_eq!(refused(&game, DEE, Move::Windmill), "CS-49");
    assert_eq!(refused(&game, ADA, Move::Windmill), "CS-49");
    let events = windmill(&mut game);
    assert_eq!(events, [Event::Taken { seat: CY }]);
    assert_eq!((game.phase.windmill, acting(&game)), (Some(CY), CY));
    assert_eq!(refused(&game, DEE, Move::Windmill), "CS-88", "it lies before Cy");
    miss(&mut game);
    assert_eq!(refused(&game, CY, Move::Windmill), "CS-50", "after the choice it is too late");
}

#[test]
fn right_it_brings_one_more_and_the_storyteller_nothing() {
    clauses!["CS-52", "CS-53", "CS-44", "CS-R7"];
    for players in 3..=5_u8 {
        for nth in 1..players {
            let mut game = later(players, 2);
            for _ in 1..nth {
                miss(&mut game);
            }
            let seat = acting(&game);
            windmill(&mut game);
            let events = hit(&mut game);
            let expected: Vec<u8> =
                (0..players).map(|at| if Seat(at) == seat { 2 + nth + 1 } else { 2 }).collect();
            assert_eq!(points(&game), expected, "{players} players, guess {nth}");
            assert!(events.contains(&Event::Revealed {
                seat: BO,
                picture: game.tales[1].picture,
                at: game.cell_of(game.tales[1].picture),
                found: Some(seat),
                caught: true
            }));
            assert!(!events.iter().any(|event| matches!(event, Event::Gained { seat, .. } if *seat == BO)));
        }
    }
}

#[test]
fn wrong_it_costs_a_point_at_once_and_goes_back() {
    clauses!["CS-54", "CS-55", "CS-56", "CS-57"];
    let mut game = later(4, 3);
    windmill(&mut game);
    let picture = wrong(&game);
    let events = miss(&mut game);
    assert_eq!(
        events,
        [
            Event::Guessed { seat: CY, picture: Some(picture), nth: 1, windmill: true },
            Event::Wrong { seat: CY, picture: Some(picture), at: Some(game.cell_of(picture)) },
            Event::Lost { seat: CY, points: 1, why: Loss::Mistake },
            Event::WindmillBack,
        ],
        "before the next guesser’s turn"
    );
    assert_eq!((points(&game), game.phase.windmill), (vec![3, 3, 2, 3], None));
    // Another may use it in the same phase, and be wrong too.
    assert_eq!(acting(&game), DEE);
    windmill(&mut game);
    miss(&mut game);
    assert_eq!(points(&game), [3, 3, 2, 2]);
    windmill(&mut game);
    hit(&mut game);
    assert_eq!(points(&game), [3 + 4, 3, 2, 2]);
}

#[test]
fn the_storyteller_loses_all_the_same_if_nobody_is_right() {
    clauses!["CS-58", "CS-46"];
    let mut game = later(3, 4);
    windmill(&mut game);
    miss(&mut game);
    windmill(&mut game);
    let events = miss(&mut game);
    assert_eq!(points(&game), [3, 3, 3], "two mistakes and a story nobody found");
    let losses: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Lost { .. })).collect();
    assert_eq!(
        losses,
        [
            &Event::Lost { seat: ADA, points: 1, why: Loss::Mistake },
            &Event::Lost { seat: BO, points: 1, why: Loss::Unguessed },
        ]
    );
}

#[test]
fn without_points_it_is_out_of_reach() {
    clauses!["CS-59", "CS-R5"];
    let mut game = later(4, 0);
    assert_eq!(refused(&game, CY, Move::Windmill), "CS-59");
    scores(&mut game, &[0, 5, 1, 0]);
    windmill(&mut game);
    miss(&mut game);
    assert_eq!(refused(&game, DEE, Move::Windmill), "CS-59");
    // What counts is the score at that moment.
    game.players[DEE.index()].score = 1;
    windmill(&mut game);
}

#[test]
fn nobody_can_use_it_in_the_first_phase() {
    clauses!["CS-60", "CS-E4"];
    for players in 3..=5 {
        let mut game = begin(players);
        laid(&mut game);
        for _ in 1..players {
            let seat = acting(&game);
            assert_eq!(refused(&game, seat, Move::Windmill), "CS-60");
            assert_eq!(game.legal_moves(seat).len(), game.field.len(), "a guess is possible");
            miss(&mut game);
        }
    }
}

#[test]
fn the_storyteller_cannot_use_it() {
    clauses!["CS-61"];
    let game = later(4, 5);
    assert_eq!(refused(&game, BO, Move::Windmill), "CS-61");
}

#[test]
fn nobody_must_use_it_and_whoever_has_it_keeps_it() {
    clauses!["CS-62", "CS-88", "CS-R6"];
    let mut game = later(3, 5);
    let guesses = game.legal_moves(CY);
    assert_eq!(guesses.len(), 26, "25 cards, and the windmill");
    assert!(guesses.contains(&Move::Windmill));
    windmill(&mut game);
    let moves = game.legal_moves(CY);
    assert!(moves.len() == 25 && moves.iter().all(|mv| matches!(mv, Move::Guess(_))), "no way back");
    assert_eq!(refused(&game, CY, Move::Windmill), "CS-88");
}
