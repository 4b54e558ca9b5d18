//! How fast Windmill: Cozy Stories is, and its computer players: `cargo bench --bench cozy_stories`.

use std::sync::atomic::AtomicBool;

use divan::{Bencher, black_box, counter::ItemsCount};
use windmill_lane::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Game, Rng, Seat, Turn, Viewer,
        cozy_stories::{CozyStories, Picture, PictureSet, Setup, Step, company},
    },
};

fn main() {
    divan::main();
}

const PLAYERS: [u8; 3] = [3, 4, 5];

/// A game in which somebody guesses, after so many stories.
fn game(players: u8, stories: usize) -> CozyStories {
    let mut game = CozyStories::begin(&Setup::people(players), 40).expect("a set-up");
    let mut rng = Rng::seeded(40);
    while game.tales.len() < stories || game.phase.step != Step::Guess {
        let Some((seat, mv)) = bots::next(&game, &[Bot::Normal], &mut rng) else { break };
        game.play(seat, &mv).expect("a legal move");
    }
    game
}

fn mover(game: &CozyStories) -> Seat {
    match game.turn() {
        Turn::Acting(seats) => seats.iter().next().unwrap_or(Seat(0)),
        Turn::Over => Seat(0),
    }
}

/// Random games, a hundred at a time.
#[divan::bench(args = PLAYERS)]
fn games(bencher: Bencher, players: u8) {
    let setup = Setup::people(players);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        seed += 100;
        bots::simulate::<CozyStories>(&setup, &[Bot::Random], seed, 100).expect("games")
    });
}

/// The same as Endless Story.
#[divan::bench]
fn endless_games(bencher: Bencher) {
    let setup = Setup { endless: true, ..Setup::people(5) };
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        seed += 100;
        bots::simulate::<CozyStories>(&setup, &[Bot::Random], seed, 100).expect("games")
    });
}

/// The moves of a random game, each listed and made: the time is that of one.
#[divan::bench(args = PLAYERS)]
fn list_and_play(bencher: Bencher, players: u8) {
    let setup = Setup::people(players);
    let mut made = Vec::new();
    let mut game = CozyStories::begin(&setup, 7).expect("a set-up");
    let mut rng = Rng::seeded(7);
    while let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) {
        game.play(seat, &mv).expect("a listed move");
        made.push((seat, mv));
    }
    let start = CozyStories::begin(&setup, 7).expect("a set-up");
    bencher.counter(ItemsCount::new(made.len())).with_inputs(|| start.clone()).bench_local_values(
        |mut game| {
            for (seat, mv) in &made {
                black_box(game.legal_moves(*seat));
                black_box(game.play(*seat, mv).expect("a legal move"));
            }
            game
        },
    );
}

#[divan::bench(args = PLAYERS)]
fn list_moves(bencher: Bencher, players: u8) {
    let game = game(players, 4);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).legal_moves(seat).len());
}

/// What a determinisation costs.
#[divan::bench(args = PLAYERS)]
fn imagine(bencher: Bencher, players: u8) {
    let game = game(players, 4);
    let mut rng = Rng::seeded(3);
    bencher.bench_local(|| black_box(&game).imagine(Viewer::seat(Seat(0)), &mut rng));
}

/// What the window asks for after each step.
#[divan::bench(args = PLAYERS)]
fn table_view(bencher: Bencher, players: u8) {
    let game = game(players, 4);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).table(Viewer::seat(seat)));
}

/// A computer player's guess.
#[divan::bench(args = [Bot::Easy, Bot::Normal, Bot::Strong])]
fn guess(bencher: Bencher, bot: Bot) {
    let game = game(4, 4);
    let seat = mover(&game);
    let world = game.imagine(Viewer::seat(seat), &mut Rng::seeded(4));
    bencher.bench(|| bot.think(&world, seat, &mut Rng::seeded(5), &AtomicBool::new(false)));
}

/// A computer player's story.
#[divan::bench]
fn tell(bencher: Bencher) {
    let card = Picture::ALL[1];
    bencher.bench(|| company::tell(black_box(card), PictureSet::ALL, None, &mut Rng::seeded(5)));
}

#[divan::bench]
fn write_and_read(bencher: Bencher) {
    let game = Match::<CozyStories>::begin(Meta::default(), Setup::people(4), 3).expect("a set-up");
    bencher.bench(|| Match::<CozyStories>::read(&black_box(&game).write().expect("a save")).expect("sound"));
}
