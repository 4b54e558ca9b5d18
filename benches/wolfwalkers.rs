//! How fast WolfWalkers: My Story is, and its computer players: `cargo bench --bench wolfwalkers`.

use std::sync::atomic::AtomicBool;

use divan::{Bencher, black_box, counter::ItemsCount};
use windmill_lane::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Game, Rng, Seat, Turn, Viewer,
        wolfwalkers::{Cell, Display, Face, Goal, Laid, Modules, Setup, Story, WolfWalkers, goals_of},
    },
};

fn main() {
    divan::main();
}

const PLAYERS: [u8; 3] = [1, 2, 4];

/// A game after so many random moves.
fn game(players: u8, steps: usize) -> WolfWalkers {
    let mut game = WolfWalkers::begin(&Setup::base(players), 40).expect("a set-up");
    let mut rng = Rng::seeded(40);
    for _ in 0..steps {
        let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) else { break };
        game.play(seat, &mv).expect("a listed move");
    }
    game
}

fn mover(game: &WolfWalkers) -> Seat {
    match game.turn() {
        Turn::Acting(seats) => seats.iter().next().unwrap_or(Seat(0)),
        Turn::Over => Seat(0),
    }
}

/// A full display with so many Goals, all cards drawn.
fn display(goals: usize, rng: &mut Rng) -> Display {
    let mut numbers: Vec<u8> = (1..=55).collect();
    rng.shuffle(&mut numbers);
    let mut places: Vec<usize> = (0..25).collect();
    rng.shuffle(&mut places);
    let cards = places.into_iter().zip(numbers).enumerate().map(|(count, (place, number))| Laid {
        at: Cell::new((place / 5) as i8, (place % 5) as i8),
        face: if count < goals { Face::Goal(Goal::of(number)) } else { Face::Story(Story::of(number)) },
    });
    cards.collect()
}

/// The exact score of full displays, a hundred at a time.
#[divan::bench(args = [4, 8, 12])]
fn score(bencher: Bencher, goals: usize) {
    let mut rng = Rng::seeded(9);
    let displays: Vec<Display> = (0..100).map(|_| display(goals, &mut rng)).collect();
    bencher
        .counter(ItemsCount::new(100_u32))
        .bench(|| displays.iter().map(|display| goals_of(black_box(display))).sum::<i16>());
}

/// The slowest score found among many displays.
#[divan::bench]
fn slowest_score(bencher: Bencher) {
    let mut rng = Rng::seeded(10);
    let displays = (0..20_000).map(|_| display(8, &mut rng));
    let slowest = displays.max_by_key(|display| {
        let start = std::time::Instant::now();
        black_box(goals_of(display));
        start.elapsed()
    });
    let slowest = slowest.expect("a display");
    bencher.bench(|| goals_of(black_box(&slowest)));
}

/// Random games, a hundred at a time.
#[divan::bench(args = PLAYERS)]
fn games(bencher: Bencher, players: u8) {
    let setup = Setup::base(players);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        seed += 100;
        bots::simulate::<WolfWalkers>(&setup, &[Bot::Random], seed, 100).expect("games")
    });
}

/// The same with a Quirk and Opportunities.
#[divan::bench]
fn games_with_modules(bencher: Bencher) {
    let setup = Setup { modules: Modules::All, ..Setup::base(2) };
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        seed += 100;
        bots::simulate::<WolfWalkers>(&setup, &[Bot::Random], seed, 100).expect("games")
    });
}

#[divan::bench(args = PLAYERS)]
fn list_moves(bencher: Bencher, players: u8) {
    let game = game(players, 20);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).legal_moves(seat).len());
}

/// What a determinisation costs.
#[divan::bench(args = PLAYERS)]
fn imagine(bencher: Bencher, players: u8) {
    let game = game(players, 20);
    let mut rng = Rng::seeded(3);
    bencher.bench_local(|| black_box(&game).imagine(Viewer::seat(Seat(0)), &mut rng));
}

/// What the window asks for after each step.
#[divan::bench(args = PLAYERS)]
fn table_view(bencher: Bencher, players: u8) {
    let game = game(players, 20);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).table(Viewer::seat(seat)));
}

/// A thought in the middle of a game.
#[divan::bench(args = [Bot::Greedy, Bot::Easy, Bot::Normal], sample_count = 5)]
fn think(bencher: Bencher, bot: Bot) {
    let game = game(2, 20);
    let seat = mover(&game);
    let world = game.imagine(Viewer::seat(seat), &mut Rng::seeded(4));
    bencher.bench(|| bot.think(&world, seat, &mut Rng::seeded(5), &AtomicBool::new(false)));
}

#[divan::bench]
fn write_and_read(bencher: Bencher) {
    let game = Match::<WolfWalkers>::begin(Meta::default(), Setup::base(2), 3).expect("a set-up");
    bencher.bench(|| Match::<WolfWalkers>::read(&black_box(&game).write().expect("a save")).expect("sound"));
}
