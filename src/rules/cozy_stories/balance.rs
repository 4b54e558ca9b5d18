//! What many games of computer players say about stories and guesses: how soon a picture is found, what that brings,
//! what the windmill is worth. Printed as the tables the README shows.

use std::fmt;

use super::{
    event::{Event, Loss},
    scoring::gains,
    setup::{Setup, Sharpness},
    state::{CozyStories, Tale},
};
use crate::{
    bots::{self, Bot},
    rules::{Game as _, Rng, SetupError},
};

/// Guesses of a phase at most.
const GUESSES: usize = 4;

/// Games of one number of players and one sharpness, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games played.
    pub games: u64,
    /// Stories told.
    pub stories: u64,
    /// Stories whose picture was found at the first guess, at the second …
    pub found: [u64; GUESSES],
    /// Stories whose picture nobody found.
    pub unguessed: u64,
    /// Guesses with the windmill.
    pub taken: u64,
    /// Stories that were caught with it.
    pub caught: u64,
    /// Guesses made.
    pub guesses: u64,
    /// What storytellers gained by their stories, less what they lost.
    pub told: i64,
    /// What guessers gained by their guesses, less what they lost.
    pub guessed: i64,
    /// Games that several won.
    pub shared: u64,
    /// The winners' points, summed.
    pub won: i64,
}

impl Balance {
    /// Counts a decided story.
    fn tale(&mut self, tale: &Tale) {
        self.stories += 1;
        self.guesses += tale.guesses.len() as u64;
        self.taken += tale.guesses.iter().filter(|guess| guess.windmill).count() as u64;
        let Some((guess, nth)) = tale.found() else {
            self.unguessed += 1;
            return;
        };
        if let Some(found) = self.found.get_mut(usize::from(nth - 1)) {
            *found += 1;
        }
        self.caught += u64::from(guess.windmill);
        let (own, told) = gains(nth, guess.windmill);
        self.guessed += i64::from(own);
        self.told += i64::from(told);
    }

    /// Counts points that are lost.
    fn event(&mut self, event: &Event) {
        match event {
            Event::Lost { points, why: Loss::Mistake, .. } => self.guessed -= i64::from(*points),
            Event::Lost { points, why: Loss::Unguessed, .. } => self.told -= i64::from(*points),
            _ => {}
        }
    }

    /// Counts a finished game.
    fn game(&mut self, game: &CozyStories) {
        self.games += 1;
        game.tales.iter().for_each(|tale| self.tale(tale));
        let standing = game.standing();
        self.shared += u64::from(standing.winners.len() > 1);
        self.won += standing.scores.iter().map(|(_, points)| *points).max().unwrap_or(0);
    }
}

/// What was measured: each number of players with each sharpness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report(pub Vec<(u8, Sharpness, Balance)>);

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| Players | readers | games | found at the 1st guess | 2nd | 3rd | 4th | by nobody | a story brings its \
             teller | a guess brings | windmill taken, of 100 guesses | of these right | the winner’s points | shared |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")?;
        for (players, sharpness, balance) in &self.0 {
            let share = |part: u64, of: u64| part as f64 * 100.0 / of.max(1) as f64;
            let mean = |sum: i64, of: u64| sum as f64 / of.max(1) as f64;
            write!(f, "| {players} | {} | {} |", sharpness.slug(), balance.games)?;
            for (at, found) in balance.found.iter().enumerate() {
                if at + 1 < usize::from(*players) {
                    write!(f, " {:.0} % |", share(*found, balance.stories))?;
                } else {
                    write!(f, " – |")?;
                }
            }
            writeln!(
                f,
                " {:.0} % | {:.2} | {:.2} | {:.1} | {:.0} % | {:.1} | {:.0} % |",
                share(balance.unguessed, balance.stories),
                mean(balance.told, balance.stories),
                mean(balance.guessed, balance.guesses),
                share(balance.taken, balance.guesses),
                share(balance.caught, balance.taken),
                mean(balance.won, balance.games),
                share(balance.shared, balance.games),
            )?;
        }
        Ok(())
    }
}

/// Lets computer players of each sharpness, three to five of them, play so many games and counts.
///
/// # Errors
/// If a set-up cannot be played.
pub fn measure(endless: bool, seed: u64, games: u64) -> Result<Report, SetupError> {
    let mut report = Report(Vec::new());
    for players in 3..=5 {
        let setup = Setup { endless, ..Setup::people(players) };
        for (bot, sharpness) in [Bot::Easy, Bot::Normal, Bot::Strong].into_iter().zip(Sharpness::ALL) {
            let mut balance = Balance::default();
            for number in 0..games {
                let seed = seed.wrapping_add(number);
                let mut rng = Rng::seeded(seed ^ 0xC0_5E_57);
                let mut game = CozyStories::begin(&setup, seed)?;
                while let Some((seat, mv)) = bots::next(&game, &[bot], &mut rng) {
                    let Ok(played) = game.play(seat, &mv) else { break };
                    played.events.iter().for_each(|event| balance.event(event));
                }
                balance.game(&game);
            }
            report.0.push((players, sharpness, balance));
        }
    }
    Ok(report)
}
