//! What sensible play says about the numbers of this edition: who earns what, which actions are worth taking,
//! how often goals are reached, whether the tracks breathe, how long the story lasts.
//!
//! `player` chooses moves by `worth` and `plan`, `campaign` lets it play, `tally` counts, `report` prints. Pure
//! and whole-numbered: the same seed prints the same table on every machine.

mod campaign;
mod deed;
mod narrow;
mod plan;
mod player;
mod report;
mod tally;
mod worth;

pub use campaign::{Style, play};
pub use deed::Deed;
pub use report::Report;
pub use tally::Tally;

use super::components::Character;
use crate::rules::SetupError;

/// Seasons of a measured campaign.
pub const SEASONS: i64 = 24;

/// Every mix of the characters: one alone, then two, three, all four.
pub fn mixes() -> Vec<Vec<Character>> {
    let of = |set: u8| Character::ALL.into_iter().filter(move |who| set & (1 << who.index()) != 0).collect();
    let mut mixes: Vec<Vec<Character>> = (1..16).map(of).collect();
    mixes.sort_by_key(|mix| (mix.len(), mix.clone()));
    mixes
}

/// Plays so many campaigns with each mix of characters, by a sensible player and at random.
///
/// # Errors
/// If a set-up cannot be played.
pub fn measure(seed: u64, games: u64, seasons: i64) -> Result<Report, SetupError> {
    let mut report = Report::default();
    for mix in mixes() {
        let mut sums = [Tally::default(), Tally::default()];
        for number in 0..games {
            let seed = seed.wrapping_add(number);
            sums[0] += &campaign::play(&mix, Style::Sensible, seed, seasons)?;
            sums[1] += &campaign::play(&mix, Style::Random, seed, seasons)?;
        }
        let [sensible, random] = sums;
        report.add(mix, sensible, random);
    }
    Ok(report)
}
