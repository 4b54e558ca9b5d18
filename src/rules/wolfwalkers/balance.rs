//! What many games between equal players say about the numbers on the cards: who begins, what a display brings,
//! what each kind of Goal and each card is worth. Printed as the tables the README shows.

use std::fmt;

use super::{
    cards::{CARDS, Face, Goal, Story},
    content::{Content, Task},
    scoring::Source,
    state::{Modules, Setup, WolfWalkers},
};
use crate::{
    bots::{self, Bot, interval},
    rules::{Game as _, Rng, SetupError},
};

/// The kinds of Goals, in the order in which they are printed.
const KINDS: [&str; 7] = ["pattern", "arrow", "crossed", "two", "two-arrow", "balance", "imbalance"];

/// Ways of playing that are measured, each with its name.
fn ways() -> [(&'static str, Setup); 8] {
    let (two, with) = (Setup::base(2), |modules| Setup { modules, ..Setup::base(2) });
    [
        ("2", two.clone()),
        ("2, no Switch cards", Setup { switches: 0, ..two }),
        ("2, a Quirk", with(Modules::Quirk)),
        ("2, Quirk and Opportunities", with(Modules::All)),
        ("3", Setup::base(3)),
        ("4", Setup::base(4)),
        ("1", Setup::base(1)),
        ("1, Quirk and Opportunities", Setup { modules: Modules::All, ..Setup::base(1) }),
    ]
}

/// What displays held of a card's side, or of a kind of Goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// In how many displays it lay.
    pub displays: u64,
    /// In how many of these it brought nothing.
    pub barren: u64,
    /// Points, summed.
    pub points: i64,
}

/// Games of one way of playing, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    games: u64,
    /// Games won by whoever began; by anybody alone.
    begun: u64,
    decided: u64,
    /// Games that fewer Goals decided.
    close: u64,
    turns: u64,
    displays: u64,
    points: i64,
    /// The winner's lead over the second, summed.
    lead: i64,
    /// Goals in displays.
    goals: u64,
    kinds: [Held; KINDS.len()],
    /// By number.
    by_goal: [Held; CARDS as usize],
    by_story: [u64; CARDS as usize],
    /// Points of Quirks and Opportunities.
    modules: i64,
}

impl Default for Balance {
    fn default() -> Self {
        Balance {
            games: 0,
            begun: 0,
            decided: 0,
            close: 0,
            turns: 0,
            displays: 0,
            points: 0,
            lead: 0,
            goals: 0,
            kinds: Default::default(),
            by_goal: [Held::default(); CARDS as usize],
            by_story: [0; CARDS as usize],
            modules: 0,
        }
    }
}

impl Held {
    fn note(&mut self, points: i64) {
        self.displays += 1;
        self.barren += u64::from(points <= 0);
        self.points += points;
    }

    /// Points each time it lay in a display.
    pub fn mean(&self) -> f64 {
        self.points as f64 / self.displays.max(1) as f64
    }
}

impl Balance {
    /// Counts a finished game.
    pub fn note(&mut self, game: &WolfWalkers) {
        let standing = game.standing();
        self.games += 1;
        self.turns += u64::from(standing.rounds);
        let mut scores: Vec<i64> = standing.scores.iter().map(|(_, points)| *points).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        self.displays += scores.len() as u64;
        self.points += scores.iter().sum::<i64>();
        if let ([winner], [most, second, ..]) = (standing.winners.as_slice(), scores.as_slice()) {
            self.decided += 1;
            self.begun += u64::from(*winner == game.first);
            self.close += u64::from(most == second);
            self.lead += most - second;
        }
        for seat in game.seats() {
            for laid in game.display(seat).cards() {
                if let Face::Story(story) = laid.face {
                    self.by_story[usize::from(story.number() - 1)] += 1;
                }
            }
            for scored in game.scored(seat) {
                let points = i64::from(scored.points);
                let Source::Goal(goal, _) = scored.source else {
                    self.modules += points;
                    continue;
                };
                self.goals += 1;
                self.kinds[kind(goal)].note(points);
                self.by_goal[usize::from(goal.number() - 1)].note(points);
            }
        }
    }

    /// The share of decided games that whoever began has won, in per cent, with the ends of its 95 % interval.
    pub fn first_share(&self) -> (f64, f64, f64) {
        let (low, high) = interval(self.begun, self.decided);
        (percent(self.begun, self.decided), low * 100.0, high * 100.0)
    }

    /// What displays held of a Goal.
    pub fn goal(&self, goal: Goal) -> Held {
        self.by_goal[usize::from(goal.number() - 1)]
    }

    /// In how many displays a Story lay.
    pub fn story(&self, story: Story) -> u64 {
        self.by_story[usize::from(story.number() - 1)]
    }

    /// Points of a display.
    pub fn mean(&self) -> f64 {
        self.points as f64 / self.displays.max(1) as f64
    }
}

/// The place of a Goal's kind among all.
fn kind(goal: Goal) -> usize {
    match Content::get().asked(goal).task {
        Task::Pattern(_) => 0,
        Task::Arrows(_) => 1,
        Task::Crossed(_) => 2,
        Task::Two(..) => 3,
        Task::TwoArrows(..) => 4,
        Task::Balance(..) => 5,
        Task::More(..) => 6,
    }
}

fn percent(part: u64, of: u64) -> f64 {
    part as f64 * 100.0 / of.max(1) as f64
}

/// What was measured: each way of playing, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report(pub Vec<(&'static str, Balance)>);

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| Players | games | won by whoever begins, with its 95 % interval | points | the winner’s lead | \
             Goals | turns | decided by Goals | drawn |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|---|---|---|")?;
        for (name, balance) in &self.0 {
            let games = balance.games.max(1) as f64;
            let each = |sum: u64| sum as f64 / games;
            let (share, low, high) = balance.first_share();
            let rivals = [
                format!("{share:.1} % ({low:.1} to {high:.1})"),
                format!("{:.1}", balance.lead as f64 / balance.decided.max(1) as f64),
                format!("{:.1} %", percent(balance.close, balance.games)),
                format!("{:.1} %", percent(balance.games - balance.decided, balance.games)),
            ];
            let alone = balance.games > 0 && balance.displays == balance.games;
            let [share, lead, close, drawn] = if alone { ["–"; 4].map(String::from) } else { rivals };
            writeln!(
                f,
                "| {name} | {} | {share} | {:.1} | {lead} | {:.1} | {:.1} | {close} | {drawn} |",
                balance.games,
                balance.mean(),
                balance.goals as f64 / balance.displays.max(1) as f64,
                each(balance.turns),
            )?;
        }
        let Some((name, balance)) = self.0.first() else { return Ok(()) };
        writeln!(f, "\nKinds of Goals, players: {name}.\n")?;
        writeln!(f, "| Goal | in the box | in a display | points each | of all points | brought nothing |")?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        let of_kind = |at: usize| Goal::all(1).filter(move |goal| kind(*goal) == at);
        for (at, name) in KINDS.iter().enumerate() {
            let held = balance.kinds[at];
            writeln!(
                f,
                "| {name} | {} | {:.2} | {:.1} | {:.0} % | {:.0} % |",
                of_kind(at).count(),
                held.displays as f64 / balance.displays.max(1) as f64,
                held.mean(),
                100.0 * held.points as f64 / balance.points.max(1) as f64,
                percent(held.barren, held.displays),
            )?;
        }
        let share = |displays: u64| format!("{:.0}", percent(displays, balance.games));
        let goals = Goal::all(1).map(|goal| {
            let held = balance.goal(goal);
            format!("{}: {} % ({:.1})", goal.number(), share(held.displays), held.mean())
        });
        let stories =
            Story::all(1).map(|story| format!("{}: {} %", story.number(), share(balance.story(story))));
        writeln!(
            f,
            "\nIn how many games each Goal was laid, and the points it brought: {}.",
            goals.collect::<Vec<_>>().join(", ")
        )?;
        write!(f, "\nIn how many games each Story was laid: {}.", stories.collect::<Vec<_>>().join(", "))
    }
}

/// Lets equal computer players play so many games of each way of playing, and counts.
///
/// # Errors
/// If a set-up cannot be played.
pub fn measure(bot: Bot, seed: u64, games: u64) -> Result<Report, SetupError> {
    let mut report = Report(Vec::new());
    for (name, setup) in ways() {
        let mut balance = Balance::default();
        for number in 0..games {
            let seed = seed.wrapping_add(number);
            let mut rng = Rng::seeded(seed ^ 0xBA1A_7CE5);
            let mut game = WolfWalkers::begin(&setup, seed)?;
            while let Some((seat, mv)) = bots::next(&game, &[bot], &mut rng) {
                if game.play(seat, &mv).is_err() {
                    break;
                }
            }
            balance.note(&game);
        }
        report.0.push((name, balance));
    }
    Ok(report)
}
