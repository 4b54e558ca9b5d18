//! `simulate`: bots play.

use std::time::Instant;

use clap::Args;

use super::{Failure, print};
use crate::{
    bots::{self, Bot, Run},
    games,
    rules::{Game as _, mythwind},
};

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
    /// Who plays, seat by seat: random, greedy.
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
        let run = self.play(players, &bots).map_err(Failure::wrong)?;
        let seconds = begun.elapsed().as_secs_f64().max(1e-9);
        let (moves, rounds) = (run.moves, run.rounds);
        let rate = |count: u64| count as f64 / seconds;
        let mut lines = vec![
            format!(
                "{} with {players} players: {} games, {rounds} rounds, {moves} moves in {seconds:.2} s",
                self.game, run.games
            ),
            format!("{:.0} moves a second, {:.0} rounds a second", rate(moves), rate(rounds)),
        ];
        lines.extend(run.scores.iter().map(|(seat, score)| {
            format!("seat {}: {:.1} on average", seat.0, *score as f64 / run.games.max(1) as f64)
        }));
        print(&lines.join("\n"))
    }

    fn play(&self, players: u8, bots: &[Bot]) -> Result<Run, crate::rules::SetupError> {
        let setup = mythwind::Setup::of(players);
        debug_assert_eq!(self.game, mythwind::Mythwind::INFO.id, "the list of games has one entry");
        bots::simulate::<mythwind::Mythwind>(&setup, bots, self.seed, self.games)
    }
}
