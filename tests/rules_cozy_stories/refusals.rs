//! What is refused (CS-84 to CS-91): each leaves the game as it was, chance included.

use super::prepare::*;

/// Every kind of move once.
fn moves(game: &CozyStories) -> Vec<Move> {
    let picture = game.layout[0];
    vec![
        Move::Draw,
        Move::Tell(TEXT.into()),
        Move::Aloud,
        Move::Begin,
        Move::Finish,
        Move::Note(TEXT.into()),
        Move::Lay,
        Move::Windmill,
        Move::Mark(picture),
        Move::Guess(picture),
        Move::TimeUp,
        Move::Next,
    ]
}

#[test]
fn out_of_turn() {
    clauses!["CS-84", "CS-85"];
    let mut game = begin(4);
    let card = laid(&mut game);
    for seat in [CY, DEE] {
        assert_eq!(refused(&game, seat, Move::Guess(card)), "CS-84");
    }
    hit(&mut game);
    for seat in [BO, CY, DEE] {
        assert_eq!(refused(&game, seat, Move::Guess(card)), "CS-85");
        assert_eq!(refused(&game, seat, Move::Next), "CS-84");
    }
}

#[test]
fn nobody_passes_or_changes_a_guess_or_moves_pawns() {
    clauses!["CS-86", "CS-87", "CS-89"];
    // The moves of a guesser are cards and the windmill; those of all others none.
    let mut game = begin(3);
    phase(&mut game, 1);
    laid(&mut game);
    for mv in game.legal_moves(CY) {
        assert!(matches!(mv, Move::Guess(_) | Move::Windmill), "{mv:?}");
    }
    let moved = points(&game);
    miss(&mut game);
    assert!(game.legal_moves(CY).is_empty(), "a placed guess stays");
    for mv in moves(&game) {
        refused(&game, CY, mv);
    }
    assert_eq!(points(&game), moved);
}

#[test]
fn all_is_refused_when_it_is_over() {
    clauses!["CS-91", "CS-70"];
    let mut game = begin(3);
    while game.turn() != Turn::Over {
        phase(&mut game, 1);
    }
    for seat in 0..5 {
        for mv in moves(&game).into_iter().chain([Move::Leave(Sharpness::Medium)]) {
            assert_eq!(refused(&game, Seat(seat), mv), "CS-91");
        }
    }
}

#[test]
fn whoever_is_not_at_the_table_can_do_nothing() {
    clauses!["CS-84"];
    let mut game = begin(3);
    for _ in 0..2 {
        for seat in [Seat(3), Seat(7), Seat(200)] {
            for mv in moves(&game).into_iter().chain([Move::Leave(Sharpness::Medium)]) {
                refused(&game, seat, mv);
            }
        }
        laid(&mut game);
        hit(&mut game);
        next(&mut game);
    }
}

#[test]
fn every_refusal_names_a_clause_of_its_own_game() {
    clauses!["CS-84", "CS-85", "CS-91"];
    let setup = Setup { timer_votes: SeatSet::first(4), ..Setup::people(4) };
    random(&setup, 5, |game, _| {
        for seat in game.seats() {
            let listed = game.legal_moves(seat);
            for mv in moves(game).into_iter().filter(|mv| !listed.contains(mv)) {
                // Stories are legal though only a sample is listed.
                let text = matches!(mv, Move::Tell(_) | Move::Note(_));
                let mut tried = game.clone();
                match tried.play(seat, &mv) {
                    Ok(_) => assert!(text && !listed.is_empty(), "{mv:?}"),
                    Err(refusal) => {
                        assert!(refusal.clause.0.starts_with("CS-"));
                        assert_eq!(tried, *game, "{mv:?} changed something");
                    }
                }
            }
        }
    });
}
