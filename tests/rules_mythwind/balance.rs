//! The measure of the game's balance: who plays in it, and what it counts.

use super::table::*;
use windmill_lane::rules::mythwind::balance::{self, Deed, Style};

#[test]
fn every_mix_of_characters_is_measured_once() {
    let mixes = balance::mixes();
    assert_eq!(mixes.len(), 15);
    for (at, mix) in mixes.iter().enumerate() {
        assert!(!mix.is_empty() && !mixes[..at].contains(mix), "{mix:?}");
    }
}

#[test]
fn the_same_seed_is_the_same_campaign() {
    for style in [Style::Sensible, Style::Random] {
        let play = |seed| balance::play(&[Crafter, Ranger], style, seed, 2).expect("a set-up");
        assert_eq!(play(3), play(3));
        assert_ne!(play(3), play(4));
    }
}

/// Every season has nine days or ten, one town action a day at least is taken or forgone, and one goal is judged.
#[test]
fn what_is_counted_adds_up() {
    let tally = balance::play(&[Farmer, Merchant], Style::Sensible, 1, 4).expect("a set-up");
    assert_eq!(tally.seasons, 4);
    assert!((36..=40).contains(&tally.days), "{} days", tally.days);
    assert_eq!(tally.goals[0], 4);
    assert!(tally.goals[1] <= 4);
    assert_eq!(tally.each_goal.iter().map(|goal| goal[0]).sum::<i64>(), 4);
    assert!(tally.town.iter().sum::<i64>() >= 2 * tally.days * 8 / 10, "{:?}", tally.town);
    for who in [Crafter, Ranger] {
        assert_eq!(tally.trade[who.index()], 0, "{who:?} was not there");
        assert!(Deed::of_trade(who).iter().all(|&deed| tally.deeds[deed as usize] == 0));
    }
    for who in [Farmer, Merchant] {
        let deeds: i64 = Deed::of_trade(who).iter().map(|&deed| tally.deeds[deed as usize]).sum();
        assert!(deeds >= tally.days * 8 / 10, "{who:?} worked on {deeds} days");
    }
}

/// Thinking to the end of the day is worth it in every trade.
#[test]
fn sense_earns_more_than_chance() {
    for who in Character::ALL {
        let earned = |style| -> i64 {
            (1..=3)
                .map(|seed| balance::play(&[who], style, seed, 3).expect("a set-up").trade[who.index()])
                .sum()
        };
        let (sensible, random) = (earned(Style::Sensible), earned(Style::Random));
        assert!(sensible > random * 3 / 2, "{who:?}: {sensible} with sense, {random} without");
    }
}

#[test]
fn the_report_has_a_line_for_each() {
    let report = balance::measure(1, 1, 1).expect("set-ups");
    assert_eq!(report.mixes().count(), 15);
    let text = report.to_string();
    for who in ["Crafter", "Farmer", "Merchant", "Ranger"] {
        assert_eq!(text.matches(&format!("| {who} |")).count(), 2, "{text}");
    }
    assert!(text.contains("| C F M R |"), "{text}");
}
