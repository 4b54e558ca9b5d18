//! Writes a save of Mythwind in which the makers of the recorded seasons have played:
//! `sample OUT CHARACTERS SEED MOVES`; or one of Tilting at Windmills, played at random with signs and row:
//! `sample OUT tilting SEED MOVES`; or one of WolfWalkers, played at random with all modules:
//! `sample OUT wolfwalkers PLAYERS SEED MOVES`. The same arguments give the same file. See `saves/README.md`.

#[path = "../tests/golden/policy.rs"]
mod policy;

use std::{
    env,
    fs::File,
    io::{self, Write as _},
    process::ExitCode,
};

use windmill_lane::{
    bots::{self, Bot},
    matches::{Match, Meta},
    rules::{
        Rng, Seat,
        mythwind::{Mythwind, Setup},
        tilting::{self, Tilting},
        wolfwalkers::{self, WolfWalkers},
    },
};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [out, numbers @ ..] = args.as_slice() else { return wrong("sample OUT CHARACTERS SEED MOVES") };
    let (game, numbers) = match numbers {
        [game, rest @ ..] if ["tilting", "wolfwalkers"].contains(&game.as_str()) => (game.as_str(), rest),
        all => ("mythwind", all),
    };
    let numbers: Result<Vec<u64>, _> = numbers.iter().map(|number| number.parse()).collect();
    let text = match (game, numbers.as_deref()) {
        ("tilting", Ok(&[seed, moves])) => tilted(seed, moves).and_then(|game| game.write()),
        ("wolfwalkers", Ok(&[players, seed, moves])) => {
            walked(players, seed, moves).and_then(|game| game.write())
        }
        ("mythwind", Ok(&[characters, seed, moves])) => u8::try_from(characters)
            .map_err(|error| error.to_string())
            .and_then(|characters| played(characters, seed, moves)?.write()),
        _ => return wrong("CHARACTERS, SEED and MOVES are numbers"),
    };
    // A fixture is kept for ever: what is there is not replaced.
    let written = text.map(|text| File::create_new(out).and_then(|mut file| file.write_all(text.as_bytes())));
    match written {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => wrong(&format!("{out}: {error}")),
        Err(error) => wrong(&error),
    }
}

fn wrong(sentence: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "{sentence}");
    ExitCode::from(2)
}

/// A match of two rivals after so many random moves, and one taken back if that can be.
fn tilted(seed: u64, moves: u64) -> Result<Match<Tilting>, String> {
    let setup = tilting::Setup { board: tilting::Board::Row, ..tilting::Setup::normal() };
    let names = [(Seat(0), "Ada".to_owned()), (Seat(1), "Bo".to_owned())].into();
    let meta = Meta { name: "A game of giants".into(), names, ..Meta::default() };
    let mut game = Match::begin(meta, setup, seed).map_err(|error| error.to_string())?;
    let mut rng = Rng::seeded(seed);
    for _ in 0..moves {
        let Some((seat, mv)) = bots::next(game.game(), &[Bot::Random], &mut rng) else { break };
        game.play(seat, &mv).map_err(|refusal| refusal.to_string())?;
    }
    let _ = game.undo(None);
    Ok(game)
}

/// A match of WolfWalkers with a Quirk and Opportunities after so many random moves, and one taken back if that
/// can be.
fn walked(players: u64, seed: u64, moves: u64) -> Result<Match<WolfWalkers>, String> {
    let players = u8::try_from(players).map_err(|error| error.to_string())?;
    let setup =
        wolfwalkers::Setup { modules: wolfwalkers::Modules::All, ..wolfwalkers::Setup::base(players) };
    let people = (0..players).map(Seat).zip(["Ada", "Bo", "Cleo", "Dag"].map(str::to_owned));
    let meta = Meta { name: "A story of wolves".into(), names: people.collect(), ..Meta::default() };
    let mut game = Match::begin(meta, setup, seed).map_err(|error| error.to_string())?;
    let mut rng = Rng::seeded(seed);
    for _ in 0..moves {
        let Some((seat, mv)) = bots::next(game.game(), &[Bot::Random], &mut rng) else { break };
        game.play(seat, &mv).map_err(|refusal| refusal.to_string())?;
    }
    let _ = game.undo(None);
    Ok(game)
}

/// A match after so many moves. If its last move can be taken back, it is: so that a save holds one to make
/// again.
fn played(characters: u8, seed: u64, moves: u64) -> Result<Match<Mythwind>, String> {
    let setup = Setup::of(characters);
    let people = (0..).map(Seat).zip(["Ada", "Bo", "Cleo", "Dag"].map(str::to_owned));
    let names = people.filter(|(seat, _)| setup.characters.iter().any(|who| who.seat() == *seat)).collect();
    let meta = Meta { name: "Harrow Hill".into(), names, ..Meta::default() };
    let mut game = Match::begin(meta, setup, seed).map_err(|error| error.to_string())?;
    let mut rng = Rng::seeded(seed);
    for _ in 0..moves {
        let Some((seat, mv)) = policy::choose(game.game(), &mut rng) else { break };
        game.play(seat, &mv).map_err(|refusal| refusal.to_string())?;
    }
    let _ = game.undo(None);
    Ok(game)
}
