//! Computer players, and what their games say about the numbers on the pieces.

use windmill_lane::bots::{self, Bot};

use super::prepare::*;

/// How many of so many games the first of two computer players wins; they take turns to begin.
fn wins(bots: [Bot; 2], games: u64) -> u64 {
    let mut won = 0;
    for seed in 0..games {
        let first = Some(SEATS[(seed % 2) as usize]);
        let mut game = ValleyDuel::begin(&Setup { first, ..Setup::normal() }, seed).expect("a set-up");
        let mut rng = Rng::seeded(seed);
        while let Some((seat, mv)) = bots::next(&game, &bots, &mut rng) {
            game.play(seat, &mv).expect("a listed move");
        }
        won += u64::from(game.standing().winners == [RED]);
    }
    won
}

/// Each level is better than the one before.
#[test]
fn levels() {
    assert_eq!(wins([Bot::Normal, Bot::Random], 10), 10);
    assert!(wins([Bot::Easy, Bot::Random], 10) >= 8);
    assert!(wins([Bot::Normal, Bot::Easy], 20) >= 14);
}

/// A glance is the same before and after what nobody can know is drawn anew.
#[test]
fn no_peeking() {
    let mut rng = Rng::seeded(3);
    let mut game = seeded(6);
    while let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) {
        let other = game.imagine(Viewer::seat(seat), &mut rng);
        for seat in SEATS {
            assert_eq!(game.prospect(seat), other.prospect(seat));
        }
        game.play(seat, &mv).expect("a listed move");
    }
    // At the end the glance is the score.
    for seat in SEATS {
        assert_eq!(game.prospect(seat), Some(100 * i64::from(game.player(seat).points)));
    }
}

/// What is counted of games agrees with the games.
#[test]
fn counted_games() {
    let balance = balance::measure(&Setup::normal(), Bot::Random, 5, 12).expect("a set-up");
    assert_eq!(balance.games, 12);
    let shares: f64 = Source::ALL.map(|source| balance.share(source)).iter().sum();
    assert!((shares - 100.0).abs() < 1e-6, "{shares}");
    let (share, low, high) = balance.first_share();
    assert!(low <= share && share <= high && (0.0..=100.0).contains(&low) && (0.0..=100.0).contains(&high));
    assert!(
        f64::from(balance.length(5)) <= balance.rounds() && balance.rounds() <= f64::from(balance.length(95))
    );
    let text = balance.to_string();
    assert!(text.starts_with("| games |") && text.contains("| 12 |"), "{text}");
}
