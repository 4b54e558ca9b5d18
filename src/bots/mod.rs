//! Computer players. They see what their seat may see and imagine the rest; never the true state. Pure.

use crate::rules::{Game, Rng, Seat, SeatSet, SetupError, Standing, Turn, Viewer};

/// How a bot chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal move, each equally likely.
    Random,
    /// The move after which its own standing, less the best rival's, is highest one step ahead.
    Greedy,
}

impl std::str::FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            other => Err(format!("there is no bot “{other}”; there are random and greedy")),
        }
    }
}

impl Bot {
    /// Chooses among the legal moves of a seat; none if it has none.
    pub fn choose<G: Game>(self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Move> {
        let moves = game.legal_moves(seat);
        match self {
            Bot::Random => rng.pick(&moves).cloned(),
            Bot::Greedy => {
                let world = game.imagine(Viewer::seat(seat), rng);
                let value = |mv: &G::Move| {
                    let mut after = world.clone();
                    after.play(seat, mv).ok().map(|_| margin(&after.standing(), seat, G::INFO.together))
                };
                let best = moves.iter().filter_map(value).max()?;
                let best: Vec<&G::Move> = moves.iter().filter(|mv| value(mv) == Some(best)).collect();
                rng.pick(&best).map(|mv| (*mv).clone())
            }
        }
    }
}

/// A seat's standing less the best rival's; in a game together, everybody's sum.
fn margin(standing: &Standing, seat: Seat, together: bool) -> i64 {
    if together {
        return standing.scores.iter().map(|(_, score)| score).sum();
    }
    let own = standing.scores.iter().find(|(of, _)| *of == seat).map_or(0, |(_, score)| *score);
    let rival = standing.scores.iter().filter(|(of, _)| *of != seat).map(|(_, score)| *score).max();
    own - rival.unwrap_or(0)
}

/// What a run of games brought.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// Games played.
    pub games: u64,
    /// Rounds or seasons played in all.
    pub rounds: u64,
    /// Moves made in all.
    pub moves: u64,
    /// Final scores of each seat, summed.
    pub scores: Vec<(Seat, i64)>,
}

/// Plays games between bots: `bots` in turn for the seats as they come.
///
/// # Errors
/// If the set-up cannot be played.
pub fn simulate<G: Game>(setup: &G::Setup, bots: &[Bot], seed: u64, games: u64) -> Result<Run, SetupError> {
    let mut run = Run::default();
    for number in 0..games {
        let mut rng = Rng::seeded(seed.wrapping_add(number) ^ 0x5EED);
        let mut game = G::begin(setup, seed.wrapping_add(number))?;
        let limit = G::INFO.sitting.unwrap_or(u32::MAX);
        while game.turn() != Turn::Over {
            if game.standing().rounds >= limit {
                break;
            }
            let Some((seat, mv)) = next(&game, bots, &mut rng) else { break };
            if game.play(seat, &mv).is_err() {
                break;
            }
            run.moves += 1;
        }
        let standing = game.standing();
        run.games += 1;
        run.rounds += u64::from(standing.rounds);
        for (seat, score) in standing.scores {
            match run.scores.iter_mut().find(|(of, _)| *of == seat) {
                Some((_, sum)) => *sum += score,
                None => run.scores.push((seat, score)),
            }
        }
    }
    Ok(run)
}

/// What comes next where bots sit, in turn for the seats as they come: one of the seats that can act, and its
/// move; none when all is over.
pub fn next<G: Game>(game: &G, bots: &[Bot], rng: &mut Rng) -> Option<(Seat, G::Move)> {
    let Turn::Acting(acting) = game.turn() else { return None };
    let seat = any(acting, rng)?;
    let bot = bots.get(seat.index() % bots.len().max(1)).copied().unwrap_or(Bot::Random);
    Some((seat, bot.choose(game, seat, rng)?))
}

/// One of the acting seats.
fn any(acting: SeatSet, rng: &mut Rng) -> Option<Seat> {
    match acting.len() {
        0 => None,
        1 => acting.iter().next(),
        count => acting.iter().nth(rng.below(count)),
    }
}
