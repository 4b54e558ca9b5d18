//! How fast Mythwind is: `cargo bench`. `windmill-lane figures` measures the same beside its goals, and the window.

use divan::{Bencher, black_box, counter::ItemsCount};
use windmill_lane::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Game, Rng, Turn, Viewer,
        mythwind::{Mythwind, Setup},
    },
};

fn main() {
    divan::main();
}

/// A campaign after so many steps at random.
fn campaign(characters: u8, steps: usize) -> Match<Mythwind> {
    let mut game = Match::<Mythwind>::begin(Meta::default(), Setup::of(characters), 40).expect("a set-up");
    let mut rng = Rng::seeded(40);
    for _ in 0..steps {
        let (seat, mv) = bots::next(game.game(), &[Bot::Random], &mut rng).expect("it goes on for ever");
        game.play(seat, &mv).expect("a listed move");
    }
    game
}

/// A campaign of forty seasons whose characters come and go.
fn handed_on() -> Match<Mythwind> {
    let mut game = Match::<Mythwind>::begin(Meta::default(), Setup::of(2), 40).expect("a set-up");
    let mut rng = Rng::seeded(40);
    while game.game().standing().rounds < 40 {
        let (seat, mv) = bots::next(game.game(), &[Bot::Random], &mut rng).expect("it goes on for ever");
        game.play(seat, &mv).expect("a listed move");
    }
    game
}

/// Random seasons, twenty at a time.
#[divan::bench(args = [1, 2, 3, 4])]
fn seasons(bencher: Bencher, characters: u8) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(20_u32)).bench_local(|| {
        seed += 20;
        bots::simulate::<Mythwind>(&Setup::of(characters), &[Bot::Random], seed, 20).expect("seasons")
    });
}

/// Listing all moves of all seats in the middle of a campaign.
#[divan::bench(args = [1, 2, 3, 4])]
fn list_moves(bencher: Bencher, characters: u8) {
    let game = campaign(characters, 400);
    let Turn::Acting(acting) = game.turn() else { return };
    bencher.bench(|| acting.iter().map(|seat| black_box(game.game()).legal_moves(seat).len()).sum::<usize>());
}

/// What the window asks for after each step.
#[divan::bench(args = [1, 4])]
fn table_view(bencher: Bencher, characters: u8) {
    let game = campaign(characters, 400);
    bencher.bench(|| black_box(game.game()).table(Viewer::Public));
}

#[divan::bench]
fn write_a_long_campaign(bencher: Bencher) {
    let game = campaign(4, 12_000);
    bencher.bench(|| black_box(&game).write().expect("a save"));
}

#[divan::bench]
fn read_a_long_campaign(bencher: Bencher) {
    let text = campaign(4, 12_000).write().expect("a save");
    bencher.bench(|| Match::<Mythwind>::read(black_box(&text)).expect("sound"));
}

/// All that an autosave takes of a frame: a copy for the thread that writes.
#[divan::bench]
fn copy_for_the_autosave(bencher: Bencher) {
    let game = campaign(4, 12_000);
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench]
fn write_a_campaign_from_hand_to_hand(bencher: Bencher) {
    let game = handed_on();
    bencher.bench(|| black_box(&game).write().expect("a save"));
}

#[divan::bench]
fn read_a_campaign_from_hand_to_hand(bencher: Bencher) {
    let text = handed_on().write().expect("a save");
    bencher.bench(|| Match::<Mythwind>::read(black_box(&text)).expect("sound"));
}
