//! Computer players. They see what their seat may see and imagine the rest; never the true state. Pure.
//!
//! `outlook` says what a position is worth to a seat, `greedy` looks one step ahead, `search` with its
//! `tree` looks further, `judged` does so where the game judges positions itself, `contest` lets bots play each other. Nothing here knows a game, a clock or a file,
//! and the arithmetic is exact everywhere: the same world, seed and budget give the same move on every
//! machine.

mod contest;
mod greedy;
mod judged;
mod outlook;
mod search;
mod tree;

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicBool, Ordering},
};

pub use contest::{Contest, Tally, contest, contest as simulate, interval};
use serde::{Deserialize, Serialize};

use outlook::{Outlook, per_mille};
use search::Choice;

use crate::rules::{Game, Level, Rng, Seat, SeatSet, Turn, Viewer};

// The levels are steps of the same height: at Tilting at Windmills each wins about nine games of ten against the
// one before, easy seven of ten against random moves.
/// Iterations of [`Bot::Easy`].
const EASY: Budget = Budget(100);
/// Iterations of [`Bot::Normal`].
const NORMAL: Budget = Budget(150);
/// Iterations of [`Bot::Strong`]: less than a second for any move, on one core, where random play-outs take 50
/// microseconds; a fifth of that at Tilting at Windmills.
const STRONG: Budget = Budget(15_000);

// Where a game can judge a position at a glance, normal is the best move at a glance.
/// Moves that come to [`Bot::Easy`]'s mind: a newcomer can win.
const HANDFUL: usize = 3;
/// Tries of [`Bot::Strong`], each of a few turns: half a second at WolfWalkers, a quarter of one at Windmill Valley:
/// Duel, where no move takes as long as a second.
const TRIES: Budget = Budget(800);

/// How a bot chooses. Written by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Bot {
    /// Any legal move, each equally likely.
    Random,
    /// The move after which its own standing, less the best rival's, is highest one step ahead.
    Greedy,
    /// A short search, of whose moves the better are only likelier: a newcomer can win.
    Easy,
    /// A search that answers at once.
    Normal,
    /// As long a search as a player likes to wait for.
    Strong,
    /// A search as long as this, for measuring.
    Search(Budget),
}

/// How many iterations or tries a search uses: one at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

/// What a bot came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// Iterations used; none where nothing was searched.
    pub iterations: u32,
    /// How good it looks for the seat in per mille: 500 is level, 1000 won by far, 0 lost by far.
    pub value: u16,
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Ok(match name {
            "random" => Bot::Random,
            "greedy" => Bot::Greedy,
            "easy" => Bot::Easy,
            "normal" => Bot::Normal,
            "strong" => Bot::Strong,
            other => {
                let iterations = other.strip_prefix("search:").and_then(|number| number.parse().ok());
                let Some(iterations @ 1..) = iterations else {
                    return Err(format!(
                        "there is no bot “{other}”; there are random, greedy, easy, normal, strong \
                         and search:1000 with any number"
                    ));
                };
                Bot::Search(Budget(iterations))
            }
        })
    }
}

impl TryFrom<String> for Bot {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        name.parse()
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> String {
        bot.to_string()
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Easy => "easy",
            Bot::Normal => "normal",
            Bot::Strong => "strong",
            Bot::Search(Budget(iterations)) => return f.pad(&format!("search:{iterations}")),
        };
        f.pad(name)
    }
}

impl Bot {
    /// Chooses among the legal moves of a seat; none if it has none.
    pub fn choose<G: Game>(self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Move> {
        if self == Bot::Random {
            // It would not look at what it imagines.
            return rng.pick(&game.legal_moves(seat)).cloned();
        }
        let world = game.imagine(Viewer::seat(seat), rng);
        self.think(&world, seat, rng, &AtomicBool::new(false)).map(|thought| thought.mv)
    }

    /// How well it plays a game that has computer players of its own; none for one that does not think.
    const fn level(self) -> Option<Level> {
        match self {
            Bot::Random | Bot::Greedy => None,
            Bot::Easy => Some(Level::Easy),
            Bot::Normal => Some(Level::Normal),
            Bot::Strong | Bot::Search(_) => Some(Level::Strong),
        }
    }

    /// Chooses for a seat in a world that was imagined from what the seat sees, so that the true state is
    /// nowhere near. None if the seat has no moves, or as soon as `stop` turns true.
    pub fn think<G: Game>(
        self,
        world: &G,
        seat: Seat,
        rng: &mut Rng,
        stop: &AtomicBool,
    ) -> Option<Thought<G::Move>> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let unsearched = |mv| Thought { mv, iterations: 0, value: per_mille(Outlook::of(world).now(seat)) };
        if let Some(mv) = self.level().and_then(|level| world.companion(seat, level, rng)) {
            return Some(unsearched(mv));
        }
        let mut moves = world.legal_moves(seat);
        if moves.len() < 2 {
            return moves.pop().map(unsearched);
        }
        if world.prospect(seat).is_some() {
            return match self {
                Bot::Random => rng.pick(&moves).cloned().map(unsearched),
                Bot::Greedy => greedy::best(world, seat, moves, rng).map(unsearched),
                Bot::Easy => judged::glance(world, seat, HANDFUL, rng),
                Bot::Normal => judged::glance(world, seat, usize::MAX, rng),
                Bot::Strong => judged::think(world, seat, TRIES, rng, stop),
                Bot::Search(budget) => judged::think(world, seat, budget, rng, stop),
            };
        }
        let (budget, choice) = match self {
            Bot::Random => return rng.pick(&moves).cloned().map(unsearched),
            Bot::Greedy => return greedy::best(world, seat, moves, rng).map(unsearched),
            Bot::Easy => (EASY, Choice::Drawn),
            Bot::Normal => (NORMAL, Choice::Best),
            Bot::Strong => (STRONG, Choice::Best),
            Bot::Search(budget) => (budget, Choice::Best),
        };
        search::think(world, seat, budget, choice, rng, stop)
    }
}

/// What comes next where bots sit, in turn for the seats as they come: one of the seats that can act, and its
/// move; none when all is over.
pub fn next<G: Game>(game: &G, bots: &[Bot], rng: &mut Rng) -> Option<(Seat, G::Move)> {
    let seat = any(game.turn(), rng)?;
    let bot = bots.get(seat.index() % bots.len().max(1)).copied().unwrap_or(Bot::Random);
    Some((seat, bot.choose(game, seat, rng)?))
}

/// One of the seats whose turn it is; none when all is over.
fn any(turn: Turn, rng: &mut Rng) -> Option<Seat> {
    let acting: SeatSet = turn.acting();
    match acting.len() {
        0 => None,
        1 => acting.iter().next(),
        count => acting.iter().nth(rng.below(count)),
    }
}
