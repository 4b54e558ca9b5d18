//! Points without the windmill (CS-42 to CS-48).

use super::prepare::*;

#[test]
fn the_nth_guess_brings_n_to_both() {
    clauses!["CS-42", "CS-43", "CS-44", "CS-R2", "CS-48"];
    for players in 3..=5_u8 {
        for nth in 1..players {
            let mut game = begin(players);
            scores(&mut game, &vec![3; usize::from(players)]);
            laid(&mut game);
            for _ in 1..nth {
                miss(&mut game);
                assert_eq!(points(&game), vec![3; usize::from(players)], "a wrong guess costs nothing");
            }
            let events = hit(&mut game);
            let expected: Vec<u8> =
                (0..players).map(|seat| if seat == 0 || seat == nth { 3 + nth } else { 3 }).collect();
            assert_eq!(points(&game), expected, "{players} players, guess {nth}");
            let gained: Vec<(Seat, u8)> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Gained { seat, points } => Some((*seat, *points)),
                    _ => None,
                })
                .collect();
            assert_eq!(gained, [(Seat(nth), nth), (ADA, nth)]);
        }
    }
}

#[test]
fn the_table_of_gains() {
    clauses!["CS-42", "CS-43", "CS-52", "CS-53"];
    for nth in 1..=4 {
        assert_eq!(gains(nth, false), (nth, nth));
        assert_eq!(gains(nth, true), (nth + 1, 0));
    }
}

#[test]
fn a_pawn_stands_where_its_points_are() {
    clauses!["CS-45", "CS-10"];
    let mut game = begin(3);
    laid(&mut game);
    miss(&mut game);
    hit(&mut game);
    let standing = game.standing();
    assert_eq!(standing.scores, [(ADA, 2), (BO, 0), (CY, 2)]);
    assert_eq!(game.players.iter().map(|player| i64::from(player.score)).collect::<Vec<_>>(), [2, 0, 2]);
}

#[test]
fn a_story_nobody_finds_costs_its_teller_a_point() {
    clauses!["CS-46", "CS-R3"];
    let mut game = begin(4);
    scores(&mut game, &[5, 2, 0, 1]);
    let card = laid(&mut game);
    miss(&mut game);
    miss(&mut game);
    let events = miss(&mut game);
    assert_eq!(
        events[2..],
        [
            Event::Revealed { seat: ADA, picture: card, at: game.cell_of(card), found: None, caught: false },
            Event::Lost { seat: ADA, points: 1, why: Loss::Unguessed },
        ]
    );
    assert_eq!((points(&game), game.card_for(Viewer::Public)), (vec![4, 2, 0, 1], Some(card)));
}

#[test]
fn nobody_goes_below_0() {
    clauses!["CS-47", "CS-E7", "CS-94"];
    let mut game = begin(3);
    laid(&mut game);
    miss(&mut game);
    let events = miss(&mut game);
    assert_eq!(events.last(), Some(&Event::Lost { seat: ADA, points: 0, why: Loss::Unguessed }));
    assert_eq!(points(&game), [0, 0, 0]);
}
