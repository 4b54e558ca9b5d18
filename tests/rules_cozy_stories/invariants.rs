//! What is true at every step of every game (CS-92 to CS-95).

use super::prepare::*;

#[test]
fn nothing_is_ever_lost_and_no_score_below_0() {
    clauses!["CS-92", "CS-93", "CS-94", "CS-02"];
    for seed in 0..60 {
        let players = 3 + (seed % 3) as u8;
        let votes = if seed % 2 == 0 { SeatSet::first(players) } else { SeatSet::NONE };
        let setup = Setup { endless: seed % 4 < 2, timer_votes: votes, ..Setup::people(players) };
        let mut sums = vec![0_i32; usize::from(players)];
        let end = random(&setup, seed, |game, events| {
            complete(game);
            for event in events {
                match event {
                    Event::Gained { seat, points } => sums[seat.index()] += i32::from(*points),
                    Event::Lost { seat, points, .. } => sums[seat.index()] -= i32::from(*points),
                    _ => {}
                }
            }
            assert!(sums.iter().all(|sum| *sum >= 0));
            let shown: Vec<i32> = points(game).into_iter().map(i32::from).collect();
            assert_eq!(shown, sums, "points come from guesses and mistakes only");
        });
        assert_eq!(end.turn(), Turn::Over);
    }
}

#[test]
fn what_a_phase_can_bring() {
    clauses!["CS-95"];
    let mut caught = 0;
    for seed in 0..120 {
        let players = 3 + (seed % 3) as u8;
        let mut before = vec![0_u8; usize::from(players)];
        random(&Setup::people(players), seed, |game, _| {
            if game.phase.step != Step::Reveal {
                return;
            }
            let after = points(game);
            let changes: Vec<i32> = after
                .iter()
                .zip(&before)
                .map(|(after, before)| i32::from(*after) - i32::from(*before))
                .collect();
            let guesses = i32::from(players) - 1;
            let sum: i32 = changes.iter().sum();
            assert!((-1 - guesses..=2 * guesses).contains(&sum), "{changes:?}");
            assert!(changes.iter().filter(|change| **change > 0).count() <= 2, "{changes:?}");
            caught +=
                usize::from(game.tales.last().and_then(Tale::found).is_some_and(|(guess, _)| guess.windmill));
            before = after;
        });
    }
    assert!(caught > 3, "some stories were caught: {caught}");
}
