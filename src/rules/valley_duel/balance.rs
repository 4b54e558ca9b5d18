//! What many games between equal players say about the numbers on the pieces: who begins, how long it takes, what
//! brings the points, and what is used. Printed as the tables the README shows.

use std::fmt;

use super::{
    calendar::Cause,
    effect::Action,
    event::Event,
    pieces::{Colour, Export, Farm, Role, SEATS, Tile, Wheel},
    player::Source,
    state::{Setup, ValleyDuel},
};
use crate::{
    bots::{self, Bot, interval},
    rules::{Game as _, Played, Rng, SetupError},
};

/// What became of one end of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// How often the card was taken for this end.
    pub taken: u64,
    /// How often it was used as a Helper, or scored as a Contract, whoever had taken it.
    pub times: u64,
    /// Victory Points it brought as a Contract.
    pub points: u64,
}

/// Games, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games.
    pub games: u64,
    /// Games won by whoever began; by anybody alone.
    begun: u64,
    decided: u64,
    /// Games that Guilders or Tools decided.
    close: u64,
    /// Rounds, and for each game how many.
    rounds: u64,
    lengths: Vec<u32>,
    moves: u64,
    /// Victory Points of both, and the winner's lead.
    points: u64,
    lead: u64,
    /// Victory Points by source.
    sources: [u64; Source::COUNT],
    /// Main actions resolved.
    actions: [u64; Action::ALL.len()],
    /// Guilders of the Calendar taken: as an action, as a follow-up.
    given_up: [u64; 2],
    /// Spaces of the own and of the Central Wheel resolved, and second actions.
    spaces: [u64; 2],
    seconds: u64,
    /// What moved the Calendar: 40 points, tiles, cards, Windmill, Market, trade.
    causes: [u64; 6],
    /// Bulbs planted, by colour.
    planted: [u64; Colour::COUNT],
    /// Windmills built.
    built: u64,
    /// By tile: laid on an own wheel, laid on the Central Wheel, resolved.
    tiles: [[u64; 3]; Tile::COUNT as usize],
    /// By card, as a Helper.
    helpers: [Used; Farm::COUNT as usize],
    /// By card, as a Contract.
    contracts: [Used; Farm::COUNT as usize],
    /// By Export tile: resolved.
    exports: [u64; Export::COUNT as usize],
}

impl Balance {
    /// Counts a move of a game that is played: the game before it, and what it brought.
    pub fn note(&mut self, before: &ValleyDuel, played: &Played<Event>) {
        self.moves += 1;
        let mut game = before.clone();
        for event in &played.events {
            match *event {
                Event::Chose { seat, wheel, section, tools, .. } => {
                    self.spaces[wheel as usize] += 1;
                    self.seconds += u64::from(tools > 0);
                    if let Some(tile) = game.wheels.tile(seat, wheel, section) {
                        self.tiles[tile.index()][2] += 1;
                    }
                }
                Event::GaveUp { follow_up, tools, .. } => {
                    self.given_up[usize::from(follow_up)] += 1;
                    self.seconds += u64::from(tools > 0);
                }
                Event::Rotated { steps, .. } => game.wheels.turn(steps),
                Event::Bought { .. } => self.act(Action::Market),
                Event::Planted { colour, .. } => {
                    self.planted[colour.index()] += 1;
                    self.act(Action::Plant);
                }
                Event::Built { .. } => {
                    self.built += 1;
                    self.act(Action::Windmill);
                }
                Event::Delivered { port, kept: true, .. } => {
                    self.act(Action::Trade);
                    if let Some(export) = game.harbour(port).export {
                        self.exports[export.index()] += 1;
                    }
                }
                Event::Enhanced { tile, wheel, .. } => {
                    self.act(Action::Enhance);
                    self.tiles[tile.index()][usize::from(wheel == Wheel::Central)] += 1;
                }
                Event::Farmed { farm, role, .. } => {
                    self.act(Action::Farm);
                    let cards = match role {
                        Role::Helper => &mut self.helpers,
                        Role::Contract => &mut self.contracts,
                    };
                    cards[farm.index()].taken += 1;
                }
                Event::Helped { farm, .. } => self.helpers[farm.index()].times += 1,
                Event::Scored { farm, points, .. } => {
                    let card = &mut self.contracts[farm.index()];
                    card.times += 1;
                    card.points += u64::from(points);
                }
                Event::Calendar { cause, .. } => {
                    let at = match cause {
                        Cause::Forty(_) => 0,
                        Cause::Tiles => 1,
                        Cause::Farms => 2,
                        Cause::Windmill(_) => 3,
                        Cause::Market => 4,
                        Cause::Trade(_) => 5,
                    };
                    self.causes[at] += 1;
                }
                _ => {}
            }
        }
    }

    fn act(&mut self, action: Action) {
        let at = Action::ALL.iter().position(|other| *other == action);
        self.actions[at.unwrap_or(0)] += 1;
    }

    /// Counts a finished game.
    pub fn finish(&mut self, game: &ValleyDuel) {
        self.games += 1;
        let rounds = u32::from(game.turns) / 2;
        self.rounds += u64::from(rounds);
        self.lengths.push(rounds);
        let points = SEATS.map(|seat| u64::from(game.player(seat).points));
        self.points += points[0] + points[1];
        self.lead += points[0].abs_diff(points[1]);
        if let [winner] = game.decided().0.as_slice() {
            self.decided += 1;
            self.begun += u64::from(*winner == game.first);
            self.close += u64::from(points[0] == points[1]);
        }
        for seat in SEATS {
            for (sum, gained) in self.sources.iter_mut().zip(game.player(seat).gained) {
                *sum += u64::from(gained);
            }
        }
    }

    /// The share of decided games that whoever began has won, in per cent, with the ends of its 95 % interval.
    pub fn first_share(&self) -> (f64, f64, f64) {
        let (low, high) = interval(self.begun, self.decided);
        (percent(self.begun, self.decided), low * 100.0, high * 100.0)
    }

    /// The share of all Victory Points that a source brought, in per cent.
    pub fn share(&self, source: Source) -> f64 {
        percent(self.sources[source.index()], self.points)
    }

    /// Rounds of a game.
    pub fn rounds(&self) -> f64 {
        self.each(self.rounds)
    }

    /// Rounds of the game that so many per cent of all are no longer than.
    pub fn length(&self, per_cent: usize) -> u32 {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let at = (lengths.len() * per_cent / 100).min(lengths.len().saturating_sub(1));
        lengths.get(at).copied().unwrap_or(0)
    }

    /// A card as a Helper, and as a Contract.
    pub fn card(&self, farm: Farm) -> [Used; 2] {
        [self.helpers[farm.index()], self.contracts[farm.index()]]
    }

    /// How often a tile was laid on an own wheel, on the Central Wheel, and resolved.
    pub fn tile(&self, tile: Tile) -> [u64; 3] {
        self.tiles[tile.index()]
    }

    /// How often an Export tile was resolved.
    pub fn export(&self, export: Export) -> u64 {
        self.exports[export.index()]
    }

    fn each(&self, sum: u64) -> f64 {
        sum as f64 / self.games.max(1) as f64
    }
}

fn percent(part: u64, of: u64) -> f64 {
    part as f64 * 100.0 / of.max(1) as f64
}

/// A table of Markdown: names above, values below.
fn row(f: &mut fmt::Formatter<'_>, names: &[&str], values: &[String]) -> fmt::Result {
    writeln!(f, "| {} |", names.join(" | "))?;
    writeln!(f, "|{}", "---|".repeat(names.len()))?;
    writeln!(f, "| {} |\n", values.join(" | "))
}

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |sum: u64| format!("{:.1}", self.each(sum));
        let (share, low, high) = self.first_share();
        row(
            f,
            &[
                "games",
                "won by whoever begins, with its 95 % interval",
                "rounds",
                "5 to 95 of 100 games",
                "points of a player",
                "the winner’s lead",
                "decided by Guilders or Tools",
                "shared",
                "moves",
            ],
            &[
                self.games.to_string(),
                format!("{share:.1} % ({low:.1} to {high:.1})"),
                format!("{:.1}", self.rounds()),
                format!("{} to {}", self.length(5), self.length(95)),
                format!("{:.1}", self.each(self.points) / 2.0),
                each(self.lead),
                format!("{:.1} %", percent(self.close, self.games)),
                format!("{:.1} %", percent(self.games - self.decided, self.games)),
                format!("{:.0}", self.each(self.moves)),
            ],
        )?;
        writeln!(f, "Where the points come from.\n")?;
        row(
            f,
            &["wheels", "planting", "Windmills", "trade", "Exports", "Helpers", "Contracts", "Tulips"],
            &Source::ALL.map(|source| format!("{:.0} %", self.share(source))),
        )?;
        writeln!(f, "What both players do in a game.\n")?;
        let [market, plant, windmill, trade, enhance, farm] = self.actions.map(each);
        row(
            f,
            &[
                "Market",
                "Plant",
                "Windmill",
                "Trade",
                "Enhance",
                "Farm",
                "Guilders instead",
                "in a follow-up",
            ],
            &[market, plant, windmill, trade, enhance, farm, each(self.given_up[0]), each(self.given_up[1])],
        )?;
        let [own, central] = self.spaces.map(each);
        let [white, yellow, red, violet, black] = self.planted.map(each);
        row(
            f,
            &["own wheel", "Central Wheel", "second actions", "white", "yellow", "red", "violet", "black"],
            &[own, central, each(self.seconds), white, yellow, red, violet, black],
        )?;
        writeln!(f, "What moves the Calendar in a game.\n")?;
        row(
            f,
            &["40 points", "tiles", "cards", "5th Windmill", "Market", "6th trade"],
            &self.causes.map(|cause| format!("{:.2}", self.each(cause))),
        )?;
        let tiles = Tile::all().map(|tile| {
            let [own, central, resolved] = self.tile(tile).map(|sum| percent(sum, self.games));
            format!("{}: {own:.0} + {central:.0} ({resolved:.0})", tile.number())
        });
        writeln!(
            f,
            "In how many of a hundred games each tile was laid on an own wheel and on the Central Wheel, and how \
             often it was resolved: {}.\n",
            tiles.collect::<Vec<_>>().join(", ")
        )?;
        let cards = Farm::all().map(|farm| {
            let [helper, contract] = self.card(farm);
            format!(
                "{}: {:.0} ({:.1}), {:.0} ({:.1})",
                farm.number(),
                percent(helper.taken, self.games),
                helper.times as f64 / (helper.taken + contract.taken).max(1) as f64,
                percent(contract.taken, self.games),
                contract.points as f64 / contract.times.max(1) as f64,
            )
        });
        writeln!(
            f,
            "In how many of a hundred games each card was taken as a Helper, and how often its Helper was used once \
             it lay in a row; in how many as a Contract, and what that brought each time it was scored: {}.\n",
            cards.collect::<Vec<_>>().join(", ")
        )?;
        let exports = Export::all()
            .map(|export| format!("{}: {:.0}", export.number(), percent(self.export(export), self.games)));
        write!(
            f,
            "How often each Export tile was resolved in a hundred games: {}.",
            exports.collect::<Vec<_>>().join(", ")
        )
    }
}

/// Lets equal computer players play so many games, and counts.
///
/// # Errors
/// If the set-up cannot be played.
pub fn measure(setup: &Setup, bot: Bot, seed: u64, games: u64) -> Result<Balance, SetupError> {
    let mut balance = Balance::default();
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let mut rng = Rng::seeded(seed ^ 0xBA1A_7CE5);
        let mut game = ValleyDuel::begin(setup, seed)?;
        while let Some((seat, mv)) = bots::next(&game, &[bot], &mut rng) {
            let before = game.clone();
            match game.play(seat, &mv) {
                Ok(played) => balance.note(&before, &played),
                Err(_) => break,
            }
        }
        balance.finish(&game);
    }
    Ok(balance)
}
