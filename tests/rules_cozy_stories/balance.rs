//! Many games counted.

use super::prepare::*;
use windmill_lane::rules::cozy_stories::balance::{Balance, measure};

fn found(balance: &Balance) -> u64 {
    balance.found.iter().sum()
}

#[test]
fn counts_add_up() {
    clauses!["CS-A4", "CS-43", "CS-46"];
    let report = measure(false, 1, 12).expect("set-ups");
    assert_eq!(report.0.len(), 9);
    for (players, sharpness, balance) in &report.0 {
        let numbers = Content::get().numbers();
        assert_eq!(balance.games, 12);
        assert_eq!(balance.stories, 12 * u64::from(numbers.phases(*players)), "{players}, {sharpness:?}");
        assert_eq!(found(balance) + balance.unguessed, balance.stories);
        assert!(balance.found[usize::from(*players) - 1..].iter().all(|found| *found == 0));
        assert!(balance.caught <= balance.taken && balance.caught <= found(balance));
        let guesses: u64 = (1..).zip(balance.found).map(|(nth, found)| nth * found).sum::<u64>()
            + balance.unguessed * u64::from(players - 1);
        assert_eq!(balance.guesses, guesses);
        // Found at the nth guess a story brings n to both, but caught it brings n + 1 and nothing.
        let plain: u64 = (1..).zip(balance.found).map(|(nth, found)| nth * found).sum();
        let mistakes = balance.taken - balance.caught;
        assert_eq!(balance.guessed, (plain + balance.caught) as i64 - mistakes as i64, "{balance:?}");
        assert!(balance.told <= plain as i64, "{balance:?}");
    }
    let text = report.to_string();
    assert_eq!(text.lines().count(), 2 + 9, "{text}");
    let columns: BTreeSet<usize> = text.lines().map(|line| line.matches('|').count()).collect();
    assert_eq!(columns.len(), 1, "{text}");
}

#[test]
fn sharper_readers_find_more() {
    clauses!["CS-A4"];
    let report = measure(false, 1, 25).expect("set-ups");
    for players in [3, 4, 5] {
        let shares: Vec<u64> =
            report.0.iter().filter(|row| row.0 == players).map(|row| row.2.unguessed).collect();
        assert!(shares[0] > shares[1] && shares[1] > shares[2], "{players}: {shares:?}");
    }
}
