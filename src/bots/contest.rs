//! Bots play each other, and somebody counts.

use std::{fmt, iter::Sum, ops::AddAssign};

use super::{
    Bot, next,
    outlook::{Outcome, Outlook},
};
use crate::rules::{Game, Rng, Seat, SetupError};

/// After so many moves a game is left: somebody goes round in circles.
const LONGEST: usize = 20_000;

/// What a run of games brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Who played.
    pub bots: Vec<Bot>,
    /// Whether all were on one side.
    pub together: bool,
    /// Games played.
    pub games: u64,
    /// Rounds or seasons played in all.
    pub rounds: u64,
    /// Moves made in all.
    pub moves: u64,
    /// What each bot, by its place in the list, brought home in each seat.
    tallies: Vec<(usize, Seat, Tally)>,
}

/// Results, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games won with others or by nobody; and those that are not over.
    pub ties: u64,
    /// Games others won.
    pub losses: u64,
    /// Final scores, summed.
    pub score: i64,
}

/// Plays games between bots: in turn for the seats as they come, and in each game every bot one seat further,
/// so that each sits everywhere equally often. A game without an end is played for one sitting.
///
/// # Errors
/// If the set-up cannot be played.
pub fn contest<G: Game>(
    setup: &G::Setup,
    bots: &[Bot],
    seed: u64,
    games: u64,
) -> Result<Contest, SetupError> {
    let mut contest = Contest {
        bots: if bots.is_empty() { vec![Bot::Random] } else { bots.to_vec() },
        together: G::INFO.together,
        games: 0,
        rounds: 0,
        moves: 0,
        tallies: Vec::new(),
    };
    // Who sits where, by their places in the list.
    let mut seated: Vec<usize> = (0..contest.bots.len()).collect();
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let mut rng = Rng::seeded(seed ^ 0x5EED);
        let mut game = G::begin(setup, seed)?;
        let bots: Vec<Bot> = seated.iter().map(|&bot| contest.bots[bot]).collect();
        for _ in 0..LONGEST {
            if G::INFO.sitting.is_some_and(|rounds| game.standing().rounds >= rounds) {
                break;
            }
            let Some((seat, mv)) = next(&game, &bots, &mut rng) else { break };
            if game.play(seat, &mv).is_err() {
                break;
            }
            contest.moves += 1;
        }
        contest.count(&Outlook::of(&game), &seated);
        seated.rotate_right(1);
    }
    Ok(contest)
}

impl Contest {
    fn count(&mut self, end: &Outlook, seated: &[usize]) {
        self.games += 1;
        self.rounds += u64::from(end.standing.rounds);
        for &(seat, score) in &end.standing.scores {
            let bot = seated[seat.index() % seated.len()];
            let outcome = end.outcome(seat);
            let tally = Tally {
                games: 1,
                wins: u64::from(outcome == Outcome::Won),
                ties: u64::from(matches!(outcome, Outcome::Tied | Outcome::Open)),
                losses: u64::from(outcome == Outcome::Lost),
                score,
            };
            match self.tallies.iter_mut().find(|(who, place, _)| (*who, *place) == (bot, seat)) {
                Some((.., sum)) => *sum += tally,
                None => self.tallies.push((bot, seat, tally)),
            }
        }
        self.tallies.sort_by_key(|(bot, seat, _)| (*bot, *seat));
    }

    /// What a bot brought home, by its place in the list.
    pub fn bot(&self, bot: usize) -> Tally {
        self.tallies.iter().filter(|(who, ..)| *who == bot).map(|(.., tally)| *tally).sum()
    }

    /// What a seat brought, whoever sat there.
    pub fn seat(&self, seat: Seat) -> Tally {
        self.tallies.iter().filter(|(_, place, _)| *place == seat).map(|(.., tally)| *tally).sum()
    }

    /// Every seat that was in play at the end of a game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(|seat| self.tallies.iter().any(|(_, place, _)| place == seat))
    }
}

impl Tally {
    /// The mean score.
    pub fn mean(&self) -> f64 {
        self.score as f64 / self.games.max(1) as f64
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.ties += other.ties;
        self.losses += other.losses;
        self.score += other.score;
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(tallies: I) -> Tally {
        tallies.fold(Tally::default(), |mut sum, tally| {
            sum += tally;
            sum
        })
    }
}

/// Between which shares the true one lies with 95 % confidence, when `wins` of `n` were won (Wilson's score
/// interval). Everything is possible when nothing was played.
pub fn interval(wins: u64, n: u64) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    // The 97.5th percentile of the normal distribution.
    let z = 1.959_963_984_540_054_f64;
    let n = n as f64;
    let share = wins as f64 / n;
    let centre = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (((centre - half) / whole).max(0.0), ((centre + half) / whole).min(1.0))
}

/// A table: how each bot and each seat fared; of a game together, only what each seat brought.
impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.seats().map(|seat| (format!("seat {}", seat.0), self.seat(seat)));
        if self.together {
            let lines: Vec<String> =
                seats.map(|(name, tally)| format!("{name}: {:.1} on average", tally.mean())).collect();
            return f.write_str(&lines.join("\n"));
        }
        let bots = self.bots.iter().enumerate().map(|(at, bot)| (bot.to_string(), self.bot(at)));
        write!(
            f,
            "{:<16}{:>7}{:>9}{:>16}{:>9}{:>9}{:>9}",
            "", "games", "won", "95 %", "tied", "lost", "score"
        )?;
        for (name, tally) in bots.chain(seats) {
            let percent = |count: u64| format!("{:.1} %", 100.0 * count as f64 / tally.games.max(1) as f64);
            let (low, high) = interval(tally.wins, tally.games);
            let between = format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high);
            write!(
                f,
                "\n{name:<16}{:>7}{:>9}{between:>16}{:>9}{:>9}{:>9.1}",
                tally.games,
                percent(tally.wins),
                percent(tally.ties),
                percent(tally.losses),
                tally.mean()
            )?;
        }
        Ok(())
    }
}
