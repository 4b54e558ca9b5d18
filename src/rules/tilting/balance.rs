//! What many games between equal players say about the numbers on the cards: who begins, how it ends, what each
//! mission is worth.

use std::fmt;

use super::{
    cards::{Face, Mission},
    content::{Content, Reward},
    state::{By, Outcome, Tilting},
};
use crate::{bots::interval, rules::Seat};

/// Games, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    games: u64,
    /// Games won by whoever began, by the other, by nobody.
    begun: [u64; 3],
    /// Games that ended by lances, points, cards.
    ways: [u64; 3],
    /// Cards taken as giants and as windmills.
    taken: [u64; 2],
    /// Moves made.
    moves: u64,
    /// Points of both, and the winner's lead in games that were counted.
    points: u64,
    lead: u64,
    /// For each mission: dealt, fulfilled at the end, played.
    missions: [[u64; 3]; Mission::COUNT as usize],
}

impl Balance {
    /// Counts a finished game: who began it and how many moves it had.
    pub fn note(&mut self, game: &Tilting, first: Seat, moves: u64) {
        self.games += 1;
        self.moves += moves;
        let points = [Seat(0), Seat(1)].map(|seat| u64::from(game.points(seat)));
        self.points += points[0] + points[1];
        match game.outcome {
            Some(Outcome::Won { seat, by }) => {
                self.begun[usize::from(seat != first)] += 1;
                self.ways[by as usize] += 1;
                if by != By::Lances {
                    self.lead += points[0].abs_diff(points[1]);
                }
            }
            _ => self.begun[2] += 1,
        }
        for seat in [Seat(0), Seat(1)] {
            for won in &game.side(seat).won {
                self.taken[usize::from(won.face == Face::Windmill)] += 1;
            }
            for mission in game.missions(seat).iter().chain(&game.side(seat).played) {
                let counted = &mut self.missions[mission.index()];
                counted[0] += 1;
                counted[1] += u64::from(game.fulfils(seat, *mission));
            }
            for mission in &game.side(seat).played {
                self.missions[mission.index()][2] += 1;
            }
        }
    }

    /// The share of games that whoever began has won, in per cent, with the ends of its 95 % interval. Games
    /// nobody won are left out.
    pub fn first_share(&self) -> (f64, f64, f64) {
        let decided = self.begun[0] + self.begun[1];
        let (low, high) = interval(self.begun[0], decided);
        (percent(self.begun[0], decided), low * 100.0, high * 100.0)
    }
}

fn percent(part: u64, of: u64) -> f64 {
    part as f64 * 100.0 / of.max(1) as f64
}

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |sum: u64| sum as f64 / self.games.max(1) as f64;
        let (share, low, high) = self.first_share();
        writeln!(f, "games                                {:>8}", self.games)?;
        writeln!(f, "won by whoever begins                {share:>7.1} %   ({low:.1} to {high:.1})")?;
        writeln!(f, "won by nobody                        {:>7.1} %", percent(self.begun[2], self.games))?;
        for (way, name) in self.ways.iter().zip(["lances", "points", "fewer cards"]) {
            writeln!(f, "ended by {name:<14}              {:>7.1} %", percent(*way, self.games))?;
        }
        writeln!(f, "moves in a game                      {:>8.1}", each(self.moves))?;
        let cards = self.taken[0] + self.taken[1];
        writeln!(f, "cards taken                          {:>8.1}", each(cards))?;
        writeln!(f, "of these as giants                   {:>7.1} %", percent(self.taken[0], cards))?;
        writeln!(f, "points of a player                   {:>8.1}", each(self.points) / 2.0)?;
        let counted = self.ways[1] + self.ways[2];
        writeln!(
            f,
            "lead of the winner, where counted    {:>8.1}",
            self.lead as f64 / counted.max(1) as f64
        )?;
        for mission in Mission::all() {
            let [dealt, fulfilled, played] = self.missions[mission.index()];
            if dealt == 0 {
                continue;
            }
            let reward = match Content::get().mission(mission).reward {
                Reward::Lances(count) => format!("mends {count}"),
                Reward::Points(count) => format!("{count} points"),
            };
            writeln!(
                f,
                "mission {} ({reward:<8})  dealt {dealt:>7}   fulfilled {:>5.1} %   played {:>5.1} %",
                mission.name(),
                percent(fulfilled, dealt),
                percent(played, dealt),
            )?;
        }
        Ok(())
    }
}

/// Lets equal computer players play so many games, and counts.
///
/// # Errors
/// If the set-up cannot be played.
pub fn measure(
    setup: &super::Setup,
    bot: crate::bots::Bot,
    seed: u64,
    games: u64,
) -> Result<Balance, crate::rules::SetupError> {
    use crate::rules::{Game as _, Rng};
    let mut balance = Balance::default();
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let mut rng = Rng::seeded(seed ^ 0xBA1A_7CE5);
        let mut game = Tilting::begin(setup, seed)?;
        let first = game.active;
        let mut moves = 0;
        while let Some((seat, mv)) = crate::bots::next(&game, &[bot], &mut rng) {
            if game.play(seat, &mv).is_err() {
                break;
            }
            moves += 1;
        }
        balance.note(&game, first, moves);
    }
    Ok(balance)
}
