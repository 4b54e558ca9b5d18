//! `measure`: what many games of computer players say about a game's balance.

use clap::Args;

use super::{Failure, print};
use crate::{bots::Bot, games};

/// Let computer players play, and print the balance of the game.
#[derive(Args)]
pub struct Measure {
    /// Which game.
    game: String,
    /// How many games; for Mythwind, campaigns of each mix of characters; for WolfWalkers, games of each way of
    /// playing. As many as the game needs, if not said.
    #[arg(long)]
    games: Option<u64>,
    /// The seed of the first game; the others count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays all seats of a game of rivals: normal, strong, search:400 …
    #[arg(long, default_value = "search:400")]
    bot: String,
    /// Which way of playing, if the game has several: for Tilting at Windmills normal, tactical, extreme,
    /// charge-5, charge-10.
    #[arg(long, default_value = "normal")]
    mode: String,
}

impl Measure {
    pub fn run(self) -> Result<(), Failure> {
        let Some(entry) = games::find(&self.game) else {
            return Err(Failure::wrong(format!("there is no game “{}”", self.game)));
        };
        let Some(measure) = entry.measure else {
            return Err(Failure::wrong(format!("{} has no balance to measure", self.game)));
        };
        let bot: Bot = self.bot.parse().map_err(Failure::wrong)?;
        print(&measure(&self.mode, bot, self.seed, self.games).map_err(Failure::wrong)?)
    }
}
