//! `figures`: how fast everything is, measured here and now.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use clap::Args;

use super::{Failure, print};
use crate::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Game, Rng, Turn, Viewer,
        cozy_stories::CozyStories,
        mythwind::{Move, Mythwind, Phase, Setup},
        tilting::{self, Tilting},
        valley_duel::ValleyDuel,
        wolfwalkers::{self, WolfWalkers},
    },
};

/// Print how fast everything is.
#[derive(Args)]
pub struct Figures {
    /// Only what needs no window.
    #[arg(long)]
    rules: bool,
}

impl Figures {
    pub fn run(self) -> Result<(), Failure> {
        if cfg!(debug_assertions) {
            print("(not a release build: every figure is worse than it should be)")?;
        }
        simulation();
        rivals()?;
        wolves()?;
        random_games::<ValleyDuel>("Valley Duel", &ValleyDuel::usual(2), "5,000")?;
        random_games::<CozyStories>("Cozy Stories", &CozyStories::usual(3), "20,000")?;
        steps();
        saves()?;
        #[cfg(feature = "app")]
        if !self.rules {
            crate::app::figures::print(show).map_err(Failure::wrong)?;
        }
        let _ = self.rules;
        Ok(())
    }
}

fn show(name: &str, value: impl std::fmt::Display, goal: &str) {
    // Whoever reads may have heard enough and closed the pipe; what cannot be printed is not measured again.
    let _ = print(&format!("{name:<58} {value:>14}   goal {goal}"));
}

/// Seasons a second, two characters.
fn simulation() {
    let begun = Instant::now();
    let mut seasons = 0;
    let mut seed = 0;
    while begun.elapsed() < Duration::from_secs(2) {
        if let Ok(run) = bots::simulate::<Mythwind>(&Setup::of(2), &[Bot::Random], seed, 20) {
            seasons += run.rounds;
        }
        seed += 20;
    }
    let rate = seasons as f64 / begun.elapsed().as_secs_f64();
    show("Mythwind: random seasons a second, 2 players, one core", format!("{rate:.0}"), "1,000");
}

/// Random games a second of a game of rivals, and what a step takes.
fn random_games<G: Game>(name: &str, setup: &G::Setup, goal: &str) -> Result<(), Failure> {
    let begun = Instant::now();
    let (mut games, mut moves, mut seed) = (0, 0, 0);
    while begun.elapsed() < Duration::from_secs(2) {
        let run = bots::simulate::<G>(setup, &[Bot::Random], seed, 100).map_err(Failure::wrong)?;
        (games, moves, seed) = (games + run.games, moves + run.moves, seed + 100);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let rate = format!("{:.0}", games as f64 / seconds);
    show(&format!("{name}: random games a second, one core"), rate, goal);
    let step = format!("{:.2} us", seconds / moves as f64 * 1e6);
    show(&format!("{name}: list and play a move, mean"), step, "1 us");
    Ok(())
}

/// WolfWalkers: random games of two, and the exact score of full displays.
fn wolves() -> Result<(), Failure> {
    let setup = wolfwalkers::Setup::base(2);
    random_games::<WolfWalkers>("WolfWalkers", &setup, "10,000")?;
    let mut ends = Vec::new();
    for seed in 0..500 {
        let mut rng = Rng::seeded(seed);
        let mut game = WolfWalkers::begin(&setup, seed).map_err(Failure::wrong)?;
        while let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) {
            if game.play(seat, &mv).is_err() {
                break;
            }
        }
        ends.push(game);
    }
    let mut times = Vec::with_capacity(2 * ends.len());
    for game in &ends {
        for seat in game.seats() {
            let begun = Instant::now();
            std::hint::black_box(game.points(seat));
            times.push(begun.elapsed());
        }
    }
    times.sort_unstable();
    let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len().max(1) as f64;
    let most = times.last().map_or(0.0, Duration::as_secs_f64);
    let score = format!("{:.2}, {:.2} us", mean * 1e6, most * 1e6);
    show("WolfWalkers: the exact score of a display, mean and slowest", score, "20 us");
    Ok(())
}

/// Random games a second of Tilting at Windmills, what a step takes, and the longest thought.
fn rivals() -> Result<(), Failure> {
    let setup = tilting::Setup::normal();
    random_games::<Tilting>("Tilting at Windmills", &setup, "20,000")?;
    for bot in [Bot::Easy, Bot::Normal, Bot::Strong] {
        let game = Tilting::begin(&setup, 1).map_err(Failure::wrong)?;
        let mut rng = Rng::seeded(1);
        let world = game.imagine(Viewer::seat(game.active), &mut rng);
        let begun = Instant::now();
        bot.think(&world, game.active, &mut rng, &AtomicBool::new(false));
        let time = format!("{:.0} ms", begun.elapsed().as_secs_f64() * 1e3);
        show(&format!("Tilting at Windmills: the first move, {bot}"), time, "1,000 ms");
    }
    Ok(())
}

/// What listing and making a move takes.
fn steps() {
    let mut times = Vec::with_capacity(200_000);
    let mut rng = Rng::seeded(11);
    for seed in 0..12 {
        let Ok(mut game) = Mythwind::begin(&Setup::of(2), seed) else { return };
        while game.calendar.year < 3 {
            let Turn::Acting(acting) = game.turn() else { break };
            let Some(seat) = acting.iter().nth(rng.below(acting.len())) else { break };
            let begun = Instant::now();
            let moves = game.legal_moves(seat);
            let listed = begun.elapsed();
            let Some(mv) = rng.pick(&moves) else { break };
            let begun = Instant::now();
            let played = game.play(seat, mv);
            times.push(listed + begun.elapsed());
            if played.is_err() {
                break;
            }
        }
    }
    times.sort_unstable();
    let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len().max(1) as f64;
    let p99 = times.get(times.len() * 99 / 100).map_or(0.0, Duration::as_secs_f64);
    show("Mythwind: list and play a move, mean", format!("{:.2} us", mean * 1e6), "3 us");
    show("Mythwind: list and play a move, 99 of 100", format!("{:.2} us", p99 * 1e6), "5 us");
}

/// Campaigns of forty seasons: written, read, noted; once with the same four characters throughout, once with
/// characters that come and go.
fn saves() -> Result<(), Failure> {
    saved("a campaign of forty seasons", campaign(40, false)?)?;
    saved("forty seasons from hand to hand", campaign(40, true)?)
}

fn saved(what: &str, mut game: Match<Mythwind>) -> Result<(), Failure> {
    let mut best = [Duration::MAX; 3];
    let mut size = 0;
    for _ in 0..20 {
        let begun = Instant::now();
        let text = game.write().map_err(Failure::wrong)?;
        best[0] = best[0].min(begun.elapsed());
        size = text.len();
        let begun = Instant::now();
        game = Match::<Mythwind>::read(&text).map_err(Failure::wrong)?.game;
        best[1] = best[1].min(begun.elapsed());
        let begun = Instant::now();
        let copy = std::hint::black_box(game.clone());
        best[2] = best[2].min(begun.elapsed());
        drop(copy);
    }
    let ms = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
    let us = |time: Duration| format!("{:.2} us", time.as_secs_f64() * 1e6);
    show(&format!("Mythwind: write {what}"), ms(best[0]), "20 ms");
    show("Mythwind: read it", ms(best[1]), "20 ms");
    show("Mythwind: its size", format!("{} KiB", size / 1024), "1,024 KiB");
    show("Mythwind: what its autosave takes of a frame (a copy)", us(best[2]), "1,000 us");
    Ok(())
}

/// Opens a window that measures itself; the table as full as it gets: four characters, a few seasons in.
#[cfg(feature = "app")]
pub fn probe(what: crate::app::probe::Probe) -> Result<(), Failure> {
    let table = match what {
        crate::app::probe::Probe::Table => Some(campaign(3, false)?.into_any()),
        _ => None,
    };
    crate::app::probe::run(what, table).map_err(Failure::wrong)
}

/// A campaign of so many seasons, played at random: with all four characters, or handed on from some to others at
/// the seasons' ends.
fn campaign(seasons: u32, handed_on: bool) -> Result<Match<Mythwind>, Failure> {
    let setup = Setup::of(if handed_on { 2 } else { 4 });
    let mut game = Match::<Mythwind>::begin(Meta::default(), setup, 40).map_err(Failure::wrong)?;
    let mut rng = Rng::seeded(40);
    while game.game().standing().rounds < seasons {
        let Turn::Acting(acting) = game.turn() else { break };
        let Some(seat) = acting.iter().nth(rng.below(acting.len())) else { break };
        let moves = game.game().legal_moves(seat);
        let change = moves.iter().any(|mv| matches!(mv, Move::Join(_) | Move::Leave(_)));
        let over = game.game().calendar.phase == Phase::SeasonEnd && moves.contains(&Move::Done);
        let stays = over && !(handed_on && change && rng.below(3) > 0);
        let Some(mv) = (if stays { Some(Move::Done) } else { rng.pick(&moves).copied() }) else { break };
        game.play(seat, &mv).map_err(Failure::wrong)?;
    }
    Ok(game)
}
