//! `simulate`: bots play.

use std::time::Instant;

use clap::Args;

use super::{Failure, print};
use crate::{bots::Bot, games};

/// Let bots play, and print results and moves per second.
#[derive(Args)]
pub struct Simulate {
    /// Which game.
    game: String,
    /// How many players.
    #[arg(long, default_value_t = 2)]
    players: u32,
    /// How many games; a game without an end is played for a year.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game; the others count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, seat by seat, one seat further in each game: random, greedy, easy, normal, strong.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
}

impl Simulate {
    pub fn run(self) -> Result<(), Failure> {
        let Some(entry) = games::find(&self.game) else {
            let ids: Vec<&str> = games::GAMES.iter().map(|game| game.info.id).collect();
            return Err(Failure::wrong(format!(
                "there is no game “{}”; there is {}",
                self.game,
                ids.join(", ")
            )));
        };
        let (least, most) = entry.info.players;
        let Some(players) =
            u8::try_from(self.players).ok().filter(|players| (least..=most).contains(players))
        else {
            return Err(Failure::wrong(format!(
                "{} is played by {least} to {most}, not by {}",
                self.game, self.players
            )));
        };
        let bots: Vec<Bot> =
            self.bots.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(Failure::wrong)?;
        if bots.len() > usize::from(players) {
            let sentence = format!("there are {} bots, and only {players} to play", bots.len());
            return Err(Failure::wrong(sentence));
        }
        let begun = Instant::now();
        let contest = (entry.simulate)(players, &bots, self.seed, self.games).map_err(Failure::wrong)?;
        let seconds = begun.elapsed().as_secs_f64().max(1e-9);
        let (games, rounds, moves) = (contest.games, contest.rounds, contest.moves);
        let rate = |count: u64| count as f64 / seconds;
        print(&format!(
            "{} with {players} players: {games} games, {rounds} rounds, {moves} moves in {seconds:.2} s\n\
             {:.0} moves a second, {:.0} rounds a second\n{contest}",
            self.game,
            rate(moves),
            rate(rounds)
        ))
    }
}
