//! Writes a save of a game that has been played for so many moves. Mythwind by the makers of the recorded seasons:
//! `sample OUT mythwind CHARACTERS SEED MOVES`; Tilting at Windmills at random with signs and row:
//! `sample OUT tilting SEED MOVES`; Cozy Stories at random: `sample OUT cozy-stories PLAYERS SEED MOVES`; Windmill Valley: Duel by its computer players: `sample OUT valley-duel SEED MOVES`;
//! WolfWalkers at random with all modules: `sample OUT wolfwalkers PLAYERS SEED MOVES`. The same arguments give the
//! same file. See `saves/README.md`.

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
        Game, Rng, Seat,
        cozy_stories::CozyStories,
        mythwind::{Mythwind, Setup},
        tilting::{self, Tilting},
        valley_duel::ValleyDuel,
        wolfwalkers::{self, WolfWalkers},
    },
};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [out, game, numbers @ ..] = args.as_slice() else { return wrong("sample OUT GAME NUMBER...") };
    let numbers: Result<Vec<u64>, _> = numbers.iter().map(|number| number.parse()).collect();
    let text = match (game.as_str(), numbers.as_deref()) {
        ("mythwind", Ok(&[characters, seed, moves])) => u8::try_from(characters)
            .map_err(|error| error.to_string())
            .and_then(|characters| played(characters, seed, moves)?.write()),
        ("tilting", Ok(&[seed, moves])) => {
            let setup = tilting::Setup { board: tilting::Board::Row, ..tilting::Setup::normal() };
            wandered::<Tilting>(setup, "A game of giants", Bot::Random, [2, seed, moves])
                .and_then(|game| game.write())
        }
        ("cozy-stories", Ok(&[players, seed, moves])) => {
            u8::try_from(players).map_err(|error| error.to_string()).and_then(|players| {
                let setup = CozyStories::usual(players);
                wandered::<CozyStories>(
                    setup,
                    "An evening of stories",
                    Bot::Random,
                    [players.into(), seed, moves],
                )?
                .write()
            })
        }
        ("valley-duel", Ok(&[seed, moves])) => {
            wandered::<ValleyDuel>(ValleyDuel::usual(2), "Two mills", Bot::Normal, [2, seed, moves])
                .and_then(|game| game.write())
        }
        ("wolfwalkers", Ok(&[players, seed, moves])) => u8::try_from(players)
            .map_err(|error| error.to_string())
            .map(|players| wolfwalkers::Setup {
                modules: wolfwalkers::Modules::All,
                ..wolfwalkers::Setup::base(players)
            })
            .and_then(|setup| {
                wandered::<WolfWalkers>(setup, "A story of wolves", Bot::Random, [players, seed, moves])?
                    .write()
            }),
        _ => return wrong("GAME is one of the games, followed by its numbers"),
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

/// A match after so many moves of a computer player, and one taken back if that can be.
fn wandered<G: Game>(
    setup: G::Setup,
    name: &str,
    bot: Bot,
    [players, seed, moves]: [u64; 3],
) -> Result<Match<G>, String> {
    let people = (0..).map(Seat).zip(["Ada", "Bo", "Cleo", "Dag", "Eve"].map(str::to_owned));
    let names = people.take(usize::try_from(players).map_err(|error| error.to_string())?).collect();
    let meta = Meta { name: name.into(), names, ..Meta::default() };
    let mut game = Match::<G>::begin(meta, setup, seed).map_err(|error| error.to_string())?;
    let mut rng = Rng::seeded(seed);
    for _ in 0..moves {
        let Some((seat, mv)) = bots::next(game.game(), &[bot], &mut rng) else { break };
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
