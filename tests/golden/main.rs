//! Golden playthroughs: a recorded season of each game for each number of players, in words.
//!
//! A changed rule, a changed number, a changed sentence shows here as a readable difference.
//! `WINDMILL_GOLDEN=write cargo test --no-default-features --test golden` writes them anew; read what has
//! changed before you keep it.

mod policy;
mod script;

use std::{collections::BTreeSet, fs, path::PathBuf};

use script::Script;
use windmill_lane::{
    bots::{self, Bot},
    games,
    rules::{
        Game, GameInfo, Rng,
        cozy_stories::{self, CozyStories},
        mythwind::{Mythwind, Phase, Setup},
        tilting::{self, Tilting},
        valley_duel::ValleyDuel,
        wolfwalkers::{self, Modules, WolfWalkers},
    },
};

/// The largest a recording may be, in bytes: a longer one nobody reads.
const LARGEST: usize = 60_000;

/// A text, and the kinds of what happened in it.
type Played = (String, BTreeSet<String>);

/// How the seasons of a game are recorded and played again.
struct Golden {
    record: fn(players: u8, seed: u64) -> Played,
    again: fn(&str) -> Result<Played, String>,
    /// What each recording must show.
    shows: &'static [&'static str],
}

/// How a game is recorded; a game that is not here has no golden playthrough.
fn golden(game: &str) -> Option<Golden> {
    match game {
        "mythwind" => Some(Golden {
            record: mythwind,
            again: |text| again::<Mythwind>(text, phase),
            shows: &[
                "AdventureRead",
                "Cleared",
                "Completed",
                "DieTurned",
                "EventChosen",
                "ForestRemoved",
                "GoalChosen",
                "GoalJudged",
                "Grew",
                "Hired",
                "PatternMatched",
                "Placed",
                "Queued",
                "Sold",
                "Sown",
                "Stored",
                "SeasonEnded",
                "WorkerCame",
            ],
        }),
        // With the signs and the open row: every kind of thing that can happen but what needs an empty deck.
        "tilting" => Some(Golden {
            record: tilting,
            again: |text| again::<Tilting>(text, |_| String::new()),
            shows: &[
                "Broke",
                "Chose",
                "Discarded",
                "Fulfilled",
                "Left",
                "Mended",
                "Over",
                "Played",
                "Renewed",
                "Round",
                "Stepped",
                "Took",
                "Used",
                "Walked",
            ],
        }),
        // With people only, every other evening as one endless story.
        "cozy-stories" => Some(Golden {
            record: cozy_stories,
            again: |text| again::<CozyStories>(text, |_| String::new()),
            shows: &[
                "Drawn", "Guessed", "Laid", "Over", "Returned", "Revealed", "Round", "Taken", "Wrong",
                "Written",
            ],
        }),
        // By computer players who take what is best at a glance: a game at random would be too long to be read.
        "valley-duel" => Some(Golden {
            record: valley_duel,
            again: |text| again::<ValleyDuel>(text, |_| String::new()),
            shows: &[
                "Bought", "Built", "Calendar", "Chose", "Enhanced", "Farmed", "Over", "Planted", "Rotated",
                "Sailed", "Turn",
            ],
        }),
        // Up to two players without module cards but for whoever plays alone, then with them: every kind of thing that
        // can happen in most games.
        "wolfwalkers" => Some(Golden {
            record: wolfwalkers,
            again: |text| again::<WolfWalkers>(text, |_| String::new()),
            shows: &["Finished", "Laid", "Over", "Refilled", "Switched", "Turned"],
        }),
        _ => None,
    }
}

/// A whole game of a computer player at all seats.
fn whole<G: Game>(setup: &G::Setup, bot: Bot, seed: u64) -> Played {
    let mut script = Script::<G>::begin(setup, seed);
    let mut rng = Rng::seeded(seed);
    while let Some((seat, mv)) = bots::next(script.game(), &[bot], &mut rng) {
        script.play(seat, &mv, |_| String::new()).expect("a listed move");
    }
    script.end()
}

/// A whole evening of Cozy Stories at random; four tell an endless story.
fn cozy_stories(players: u8, seed: u64) -> Played {
    let setup = cozy_stories::Setup { endless: players == 4, ..cozy_stories::Setup::people(players) };
    whole::<CozyStories>(&setup, Bot::Random, seed)
}

/// A whole game of Windmill Valley: Duel.
fn valley_duel(players: u8, seed: u64) -> Played {
    whole::<ValleyDuel>(&ValleyDuel::usual(players), Bot::Normal, seed)
}

/// A whole game of WolfWalkers at random: for two the base game, else with a Quirk and Opportunities.
fn wolfwalkers(players: u8, seed: u64) -> Played {
    let modules = if players == 2 { Modules::Base } else { Modules::All };
    let setup = wolfwalkers::Setup { modules, ..wolfwalkers::Setup::base(players) };
    whole::<WolfWalkers>(&setup, Bot::Random, seed)
}

/// A whole game of Tilting at Windmills in the extreme tactical mode, at random.
fn tilting(_players: u8, seed: u64) -> Played {
    let setup = tilting::Setup { board: tilting::Board::Row, ..tilting::Setup::normal() };
    whole::<Tilting>(&setup, Bot::Random, seed)
}

fn phase(game: &Mythwind) -> String {
    match game.calendar.phase {
        Phase::Opening => "the opening",
        Phase::Dawn => "dawn",
        Phase::Daytime => "daytime",
        Phase::Dusk => "dusk",
        Phase::SeasonEnd => "between the seasons",
    }
    .to_owned()
}

/// A season of Mythwind as the policy plays it, up to the first morning of the next.
fn mythwind(players: u8, seed: u64) -> Played {
    let mut script = Script::<Mythwind>::begin(&Setup::of(players), seed);
    let mut rng = Rng::seeded(seed);
    while script.game().standing().rounds < 1 || script.game().calendar.phase != Phase::Daytime {
        let (seat, mv) = policy::choose(script.game(), &mut rng).expect("Mythwind never ends");
        script.play(seat, &mv, phase).expect("a listed move");
    }
    script.end()
}

/// The recorded moves, played again.
fn again<G: Game>(text: &str, phase: fn(&G) -> String) -> Result<Played, String> {
    let recorded = script::read::<G>(text)?;
    let mut script = Script::<G>::begin(&recorded.setup, recorded.seed);
    for (line, seat, mv) in &recorded.moves {
        script.play(*seat, mv, phase).map_err(|why| format!("line {line}: {why}"))?;
    }
    Ok(script.end())
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The recordings there must be: their names, games and numbers of players.
fn recordings() -> impl Iterator<Item = (String, GameInfo, u8)> {
    games::GAMES.into_iter().flat_map(|entry| {
        let (least, most) = entry.info.players;
        (least..=most).map(move |players| (format!("{}-{players}.txt", entry.info.id), entry.info, players))
    })
}

/// What a recording must show and does not.
fn missing(golden: &Golden, happened: &BTreeSet<String>) -> Vec<&'static str> {
    golden.shows.iter().copied().filter(|what| !happened.contains(*what)).collect()
}

/// The first line that differs, with the lines before it.
fn difference(recorded: &str, now: &str) -> Option<String> {
    let recorded: Vec<&str> = recorded.split('\n').collect();
    let now: Vec<&str> = now.split('\n').collect();
    let at = (0..recorded.len().max(now.len())).find(|&at| recorded.get(at) != now.get(at))?;
    let before: String =
        recorded[at.saturating_sub(6)..at].iter().map(|line| format!("  {line}\n")).collect();
    let line = |lines: &[&str]| lines.get(at).map_or("(the end)".to_owned(), ToString::to_string);
    Some(format!("line {}:\n{before}- {}\n+ {}", at + 1, line(&recorded), line(&now)))
}

/// Writes all recordings anew, if that is asked for, before any test reads them.
fn ready() {
    static READY: std::sync::Once = std::sync::Once::new();
    READY.call_once(|| {
        if std::env::var_os("WINDMILL_GOLDEN").is_some_and(|what| what == "write") {
            write();
        }
    });
}

/// Each with the first seed that shows everything.
fn write() {
    for (name, info, players) in recordings() {
        let golden = golden(info.id).unwrap_or_else(|| panic!("nobody says how {} is recorded", info.id));
        let full = (0..10_000)
            .map(|seed| (golden.record)(players, seed))
            .find(|(_, happened)| missing(&golden, happened).is_empty());
        let (text, _) = full.expect("some seed shows everything");
        fs::write(folder().join(name), text).expect("written");
    }
}

#[test]
fn every_recording_says_what_is_played() {
    ready();
    for (name, info, players) in recordings() {
        let golden = golden(info.id).unwrap_or_else(|| panic!("nobody says how {} is recorded", info.id));
        let recorded = fs::read_to_string(folder().join(&name))
            .unwrap_or_else(|error| panic!("tests/golden/{name}: {error}"));
        assert!(recorded.len() <= LARGEST, "tests/golden/{name} has {} bytes", recorded.len());
        let (now, happened) =
            (golden.again)(&recorded).unwrap_or_else(|why| panic!("tests/golden/{name}: {why}"));
        if let Some(difference) = difference(&recorded, &now) {
            panic!("tests/golden/{name}, {difference}");
        }
        assert_eq!(missing(&golden, &happened), [""; 0], "{players} players do too little");
    }
}

#[test]
fn no_recording_is_of_nothing() {
    ready();
    let wanted: BTreeSet<String> = recordings().map(|(name, ..)| name).collect();
    let files = fs::read_dir(folder()).expect("the folder").flatten().map(|file| file.file_name());
    let texts = files.filter_map(|name| name.into_string().ok()).filter(|name| name.ends_with(".txt"));
    assert_eq!(texts.collect::<BTreeSet<_>>(), wanted);
}

#[test]
fn a_change_is_found_and_shown() {
    let (text, _) = mythwind(2, 1);
    let (now, _) = again::<Mythwind>(&text, phase).expect("what was just played");
    assert_eq!(difference(&text, &now), None);

    let other = text.replacen("pays 2 coins", "pays 3 coins", 1);
    let shown = difference(&other, &now).expect("another price");
    assert!(
        shown.contains("\n- ") && shown.contains("pays 3 coins") && shown.contains("pays 2 coins"),
        "{shown}"
    );

    let longer = difference(&text, &format!("{now}    And so on.\n")).expect("more is told than was");
    assert!(longer.contains("And so on."), "{longer}");

    // A move left out is a move that cannot be followed by the rest.
    let (at, _) = text.match_indices("\n* ").nth(3).expect("a fourth move");
    let end = at + 1 + text[at + 1..].find('\n').expect("more follows");
    let without = format!("{}{}", &text[..at], &text[end..]);
    let said = again::<Mythwind>(&without, phase).err();
    let differs = said.is_some() || again::<Mythwind>(&without, phase).is_ok_and(|(now, _)| now != text);
    assert!(differs, "the fourth move is not needed");

    let broken = text.replacen("{0 ", "{nobody ", 1);
    let why = again::<Mythwind>(&broken, phase).expect_err("nobody has no seat");
    assert!(why.starts_with("line ") && why.contains("a seat that is no number"), "{why}");
}
