//! How fast Tilting at Windmills is, and its computer players: `cargo bench --bench tilting`.

use std::sync::atomic::AtomicBool;

use divan::{Bencher, black_box, counter::ItemsCount};
use windmill_lane::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Game, Rng, Seat, Turn, Viewer,
        tilting::{Board, Setup, Tilting},
    },
};

fn main() {
    divan::main();
}

const BOARDS: [Board; 3] = [Board::Shield, Board::Lance, Board::Row];

/// A game after so many random moves.
fn game(board: Board, steps: usize) -> Tilting {
    let setup = Setup { board, ..Setup::normal() };
    let mut game = Tilting::begin(&setup, 40).expect("a set-up");
    let mut rng = Rng::seeded(40);
    for _ in 0..steps {
        let Some((seat, mv)) = bots::next(&game, &[Bot::Random], &mut rng) else { break };
        game.play(seat, &mv).expect("a listed move");
    }
    game
}

fn mover(game: &Tilting) -> Seat {
    match game.turn() {
        Turn::Acting(seats) => seats.iter().next().unwrap_or(Seat(0)),
        Turn::Over => Seat(0),
    }
}

/// Random games, a hundred at a time.
#[divan::bench(args = BOARDS)]
fn games(bencher: Bencher, board: Board) {
    let setup = Setup { board, ..Setup::normal() };
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        seed += 100;
        bots::simulate::<Tilting>(&setup, &[Bot::Random], seed, 100).expect("games")
    });
}

#[divan::bench(args = BOARDS)]
fn list_moves(bencher: Bencher, board: Board) {
    let game = game(board, 40);
    let seat = mover(&game);
    bencher.bench(|| black_box(&game).legal_moves(seat).len());
}

/// What a determinisation costs.
#[divan::bench(args = BOARDS)]
fn imagine(bencher: Bencher, board: Board) {
    let game = game(board, 40);
    let mut rng = Rng::seeded(3);
    bencher.bench_local(|| black_box(&game).imagine(Viewer::seat(Seat(0)), &mut rng));
}

/// What the window asks for after each step.
#[divan::bench(args = BOARDS)]
fn table_view(bencher: Bencher, board: Board) {
    let game = game(board, 40);
    bencher.bench(|| black_box(&game).table(Viewer::seat(Seat(0))));
}

/// The longest thought there is: the first move, by the strongest computer player.
#[divan::bench(args = [Bot::Easy, Bot::Normal, Bot::Strong], sample_count = 5)]
fn think(bencher: Bencher, bot: Bot) {
    let game = game(Board::Shield, 0);
    let seat = mover(&game);
    let world = game.imagine(Viewer::seat(seat), &mut Rng::seeded(4));
    bencher.bench(|| bot.think(&world, seat, &mut Rng::seeded(5), &AtomicBool::new(false)));
}

#[divan::bench]
fn write_and_read(bencher: Bencher) {
    let game = Match::<Tilting>::begin(Meta::default(), Setup::normal(), 3).expect("a set-up");
    bencher.bench(|| Match::<Tilting>::read(&black_box(&game).write().expect("a save")).expect("sound"));
}
