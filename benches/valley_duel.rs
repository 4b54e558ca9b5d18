//! How fast Windmill Valley: Duel is, and its computer players: `cargo bench --bench valley_duel`.

use std::sync::atomic::AtomicBool;

use divan::{Bencher, black_box, counter::ItemsCount};
use windmill_lane::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Game, Rng, Seat, Turn, Viewer,
        valley_duel::{SEATS, Setup, ValleyDuel},
    },
};

fn main() {
    divan::main();
}

/// Random moves into a game, early and late.
const STEPS: [usize; 3] = [0, 60, 200];

/// A game after so many random moves.
fn game(steps: usize) -> ValleyDuel {
    let mut game = ValleyDuel::begin(&Setup::normal(), 40).expect("a set-up");
    let mut rng = Rng::seeded(40);
    for _ in 0..steps {
        let before = game.clone();
        let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) else { break };
        game.play(seat, &mv).expect("a listed move");
        if game.turn() == Turn::Over {
            return before;
        }
    }
    game
}

fn mover(game: &ValleyDuel) -> Seat {
    match game.turn() {
        Turn::Acting(seats) => seats.iter().next().unwrap_or(Seat(0)),
        Turn::Over => Seat(0),
    }
}

/// Random games, a hundred at a time.
#[divan::bench]
fn games(bencher: Bencher) {
    let setup = Setup::normal();
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        seed += 100;
        bots::simulate::<ValleyDuel>(&setup, &[Bot::Random], seed, 100).expect("games")
    });
}

/// Listing and making each move of a random game.
#[divan::bench]
fn list_and_play(bencher: Bencher) {
    let mut game = ValleyDuel::begin(&Setup::normal(), 7).expect("a set-up");
    let mut rng = Rng::seeded(7);
    let mut moves = Vec::new();
    while let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) {
        game.play(seat, &mv).expect("a listed move");
        moves.push((seat, mv));
    }
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        let mut game = ValleyDuel::begin(&Setup::normal(), 7).expect("a set-up");
        for (seat, mv) in &moves {
            black_box(game.legal_moves(*seat));
            game.play(*seat, mv).expect("a listed move");
        }
        game
    });
}

#[divan::bench(args = STEPS)]
fn list_moves(bencher: Bencher, steps: usize) {
    let game = game(steps);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).legal_moves(seat).len());
}

/// What both players' scores take, source by source.
#[divan::bench(args = STEPS)]
fn score(bencher: Bencher, steps: usize) {
    let game = game(steps);
    bencher.bench(|| SEATS.map(|seat| black_box(&game).score(seat).total()));
}

/// What a computer player's glance takes.
#[divan::bench(args = STEPS)]
fn prospect(bencher: Bencher, steps: usize) {
    let game = game(steps);
    bencher.bench(|| SEATS.map(|seat| black_box(&game).prospect(seat)));
}

/// What a determinisation costs.
#[divan::bench(args = STEPS)]
fn imagine(bencher: Bencher, steps: usize) {
    let game = game(steps);
    let mut rng = Rng::seeded(3);
    bencher.bench_local(|| black_box(&game).imagine(Viewer::seat(Seat(0)), &mut rng));
}

/// What the window asks for after each step.
#[divan::bench(args = STEPS)]
fn table_view(bencher: Bencher, steps: usize) {
    let game = game(steps);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).table(Viewer::seat(seat)));
}

/// A thought in the middle of a game.
#[divan::bench(args = [Bot::Greedy, Bot::Easy, Bot::Normal, Bot::Strong], sample_count = 5)]
fn think(bencher: Bencher, bot: Bot) {
    let game = game(60);
    let seat = mover(&game);
    let world = game.imagine(Viewer::seat(seat), &mut Rng::seeded(4));
    bencher.bench(|| bot.think(&world, seat, &mut Rng::seeded(5), &AtomicBool::new(false)));
}

#[divan::bench]
fn write_and_read(bencher: Bencher) {
    let game = Match::<ValleyDuel>::begin(Meta::default(), Setup::normal(), 3).expect("a set-up");
    bencher.bench(|| Match::<ValleyDuel>::read(&black_box(&game).write().expect("a save")).expect("sound"));
}
