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

/// What somebody bold and lucky does: often the windmill, often the right card, else any other.
fn lively(game: &CozyStories, seat: Seat, rng: &mut Rng) -> Move {
    let moves = game.legal_moves(seat);
    let card = game.hidden.card.filter(|_| game.phase.step == Step::Guess);
    match rng.below(4) {
        0 if moves.contains(&Move::Windmill) => Move::Windmill,
        1 if card.is_some_and(|card| moves.contains(&Move::Guess(card))) => {
            card.map_or(Move::Next, Move::Guess)
        }
        _ => rng.pick(&moves).expect("an acting seat has a move").clone(),
    }
}

#[test]
fn what_a_phase_can_bring() {
    clauses!["CS-95", "CS-52", "CS-58"];
    let (mut caught, mut mistaken) = (0, 0);
    for seed in 0..40 {
        let players = 3 + (seed % 3) as u8;
        let mut game = CozyStories::begin(&Setup::people(players), seed).expect("a set-up");
        let mut rng = Rng::seeded(seed);
        let mut before = points(&game);
        while let Some(seat) = game.turn().acting().iter().next() {
            let mv = lively(&game, seat, &mut rng);
            make(&mut game, seat, &mv);
            let Some(tale) = game.revealed() else { continue };
            let after = points(&game);
            let pairs = after.iter().zip(&before);
            let changes: Vec<i32> =
                pairs.map(|(after, before)| i32::from(*after) - i32::from(*before)).collect();
            let guesses = i32::from(players) - 1;
            let sum: i32 = changes.iter().sum();
            assert!((-1 - guesses..=2 * guesses).contains(&sum), "{changes:?}");
            assert!(changes.iter().filter(|change| **change > 0).count() <= 2, "{changes:?}");
            let right = usize::from(tale.found().is_some_and(|(guess, _)| guess.windmill));
            caught += right;
            mistaken += tale.guesses.iter().filter(|guess| guess.windmill).count() - right;
            before = after;
        }
    }
    assert!(caught > 5 && mistaken > 5, "{caught} stories caught, {mistaken} mistakes");
}
