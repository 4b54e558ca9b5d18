//! Saves that come with the program: one of every form ever shipped, and a season to look at. Whatever
//! changes, they load.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use windmill_lane::{
    content::content_hash,
    games,
    matches::{AnyMatch, FORMAT, ReplayError},
    rules::{Seat, Turn, Viewer},
    save::{self, Journal, OpenSlot, Writer},
    words::Lexicon,
};

use super::play::{home, text_of};

/// The largest a fixture may be, in bytes.
const SMALL: usize = 32_768;
/// The sample season.
const SAMPLE: &str = "HarrowHill.windmill";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves")
}

/// The fixtures there must be: of every form, of every game in this build, for every number of players.
fn fixtures() -> impl Iterator<Item = (PathBuf, u32, games::Entry, u8)> {
    (1..=FORMAT).flat_map(|form| {
        games::GAMES.into_iter().flat_map(move |entry| {
            let (least, most) = entry.info.players;
            (least..=most).map(move |players| {
                let name = format!("format-{form}-{}-{players}.windmill", entry.info.id);
                (folder().join("fixtures").join(name), form, entry, players)
            })
        })
    })
}

#[track_caller]
fn load(path: &Path) -> Box<dyn AnyMatch> {
    save::load_file(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The number in a field of a save that stands on a line of its own.
#[track_caller]
fn number(text: &str, field: &str) -> u64 {
    let start = format!("  {field}: ");
    let value = text.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix(','));
    value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("there is no number {field}"))
}

/// How many steps a game must have had to hold something of everything. A whole game of Tilting at Windmills has
/// about 130, one of WolfWalkers 25 for each player, an evening of Cozy Stories 6 or more for each of its 9 to 12
/// stories.
fn well_into(entry: games::Entry, players: u8) -> u64 {
    match (entry.info.sitting, entry.info.id) {
        (Some(_), _) => 400,
        (None, "wolfwalkers") => 15 * u64::from(players),
        (None, "cozy-stories") => 40,
        (None, _) => 80,
    }
}

#[test]
fn every_fixture_says_what_it_is() {
    for (path, form, entry, players) in fixtures() {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(text.len() <= SMALL, "{} has {} bytes", path.display(), text.len());
        let header = save::header(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!((header.windmill_lane, header.game.as_str()), (form, entry.info.id));
        let heading = Lexicon::english().say_plainly(&header.heading, &|_| String::new());
        assert!(
            ["year", "Round", "Turn"].iter().any(|word| heading.contains(word)),
            "where it stands: “{heading}”"
        );
        assert!(!heading.contains('‹'), "{heading}");

        let game = load(&path);
        assert_eq!(game.info().id, entry.info.id);
        assert_eq!(*game.meta(), header.meta);
        assert_eq!(game.serial(), number(&text, "serial"));
        let names: BTreeMap<Seat, &str> =
            game.meta().names.iter().map(|(seat, name)| (*seat, name.as_str())).collect();
        let seats = game.standing().scores.into_iter().map(|(seat, _)| seat);
        let people: BTreeMap<Seat, &str> =
            seats.map(|seat| (seat, ["Ada", "Bo", "Cleo", "Dag", "Eve"][seat.index()])).collect();
        assert_eq!(people.len(), usize::from(players), "{}", path.display());
        assert_eq!(names, people, "{}: everybody who plays has a name", path.display());
        assert!(game.serial() > well_into(entry, players), "it is well into the game");
    }
}

#[test]
fn every_fixture_is_proved_by_its_moves() {
    for (path, _, entry, players) in fixtures() {
        let text = fs::read_to_string(&path).expect("just read");
        // Since rules or content have changed, only the state counts. Nothing else may be wrong with it.
        let present = number(&text, "rules") == u64::from(entry.info.rules_version)
            && number(&text, "content") == u64::from(content_hash(entry.info.id));
        let replayed = load(&path).replay();
        if present {
            let moves = replayed.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(
                moves as u64 > well_into(entry, players) * 3 / 4,
                "{} has only {moves} moves",
                path.display()
            );
        } else {
            assert_eq!(replayed, Err(ReplayError::Changed), "{}", path.display());
        }
    }
}

/// The fixtures hold something of everything that a save can hold.
#[test]
fn the_fixtures_hold_something_in_every_field() {
    let texts: Vec<String> =
        fixtures().map(|(path, ..)| fs::read_to_string(path).expect("a fixture")).collect();
    for nothing in ["past: []", "undone: []", "since: 0", "base: None", "wall: None", "told: []", "moves: []"]
    {
        let line = format!("\n  {nothing},\n");
        assert!(texts.iter().any(|text| !text.contains(&line)), "every fixture says {nothing}");
    }
}

#[test]
fn every_fixture_can_be_played_on_and_saved() {
    for (path, _, entry, _) in fixtures() {
        let mut game = load(&path);
        let serial = game.serial();
        // So many steps are left in all of them.
        let more = if ["wolfwalkers", "cozy-stories"].contains(&entry.info.id) { 5 } else { 30 };
        for step in 0..more {
            let Turn::Acting(seats) = game.turn() else { panic!("{} is nearly over", path.display()) };
            let viewer = Viewer::seat(seats.iter().next().expect("somebody acts"));
            let view = game.view(viewer);
            let offer = view.table.offers[step * 7 % view.table.offers.len()].mv;
            game.take(viewer, view.revision, offer).expect("an offer of this moment");
        }
        let text = text_of(&*game);
        assert!(
            text.starts_with(&format!("(\n  windmill_lane: {FORMAT},\n")),
            "it is saved in the present form"
        );
        let again = save::load(&text).expect("what was just written");
        assert_eq!((again.serial(), text_of(&*again)), (serial + more as u64, text));
    }
}

#[test]
fn no_fixture_is_of_nothing() {
    let wanted: BTreeSet<PathBuf> = fixtures().map(|(path, ..)| path).collect();
    let there = fs::read_dir(folder().join("fixtures")).expect("the folder").flatten();
    assert_eq!(there.map(|file| file.path()).collect::<BTreeSet<_>>(), wanted);
}

/// The sample belongs to the present rules: whoever changes them makes it anew (see `saves/README.md`).
#[test]
fn the_sample_is_a_season_to_look_at() {
    let path = folder().join(SAMPLE);
    let game = load(&path);
    assert_eq!(game.replay().map_err(|error| error.to_string()), Ok(261));
    assert_eq!(game.meta().name, "Harrow Hill");
    assert_eq!(game.meta().names.values().map(String::as_str).collect::<Vec<_>>(), ["Ada", "Bo"]);
    assert!(game.standing().rounds >= 1, "the first season is over");
    let text = fs::read_to_string(path).expect("just read");
    let state = text.split("\n  state: (").nth(1).expect("a state");
    let town = state.lines().find(|line| line.starts_with("    town: ")).expect("a town");
    assert!(town.matches("building: Some(").count() >= 6, "too little stands: {town}");
    assert!(state.matches("growth: ").count() >= 4, "too little grows");
    assert!(state.matches("quality: ").count() >= 1, "nothing lies on a bench");
    assert!(game.can_undo(None).is_ok() && game.can_redo(), "a step can be taken back, and one made again");
}

/// Everything in a folder with its content and the time of its last change.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>, std::time::SystemTime)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let meta = entry.metadata().expect("a file");
        if meta.is_dir() {
            files.extend(everything(&entry.path()));
        } else {
            files.push((entry.path(), fs::read(entry.path()).expect("it"), meta.modified().expect("a time")));
        }
    }
    files.sort();
    files
}

#[test]
fn opening_the_sample_does_not_write_to_it() {
    let before = everything(&folder());
    let (_folder, home) = home();
    let opened = OpenSlot::open_file(&home, &folder().join(SAMPLE)).expect("it opens");
    let (mut game, mut slot) = (opened.game, opened.slot);
    assert!(!slot.is_read_only(), "it can be played");
    assert_eq!((opened.recovered, opened.damaged, slot.name()), (0, false, "Harrow Hill"));
    let writer = Writer::start();
    for _ in 0..30 {
        let view = game.view(Viewer::Public);
        let done = game.take(Viewer::Public, view.revision, view.table.offers[0].mv).expect("an offer");
        slot.note(done.serial, &done.entry, &writer).expect("noted");
        slot.fold(&mut *game, &writer, true);
    }
    writer.finish();
    assert_eq!(writer.errors(), [""; 0]);
    assert_eq!(save::load_file(slot.path()).expect("the copy").serial(), game.serial());
    assert_eq!(everything(&folder()), before, "nothing was written beside it either");
    // Opened once more it is another copy, as it was at first.
    let again = OpenSlot::open_file(&home, &folder().join(SAMPLE)).expect("it opens");
    assert_eq!(again.slot.name(), "Harrow Hill 2");
    assert_eq!(again.game.serial() + 30, game.serial());
}

#[test]
fn a_file_of_ours_opens_in_its_own_slot() {
    let (folder, home) = home();
    let game = load(&self::folder().join(SAMPLE));
    let slot = OpenSlot::create(&home, &*game).expect("a slot");
    let (path, name) = (slot.path().to_owned(), slot.name().to_owned());
    drop(slot);
    let opened = OpenSlot::open_file(&home, &path).expect("it opens");
    assert_eq!(opened.slot.name(), name);
    assert_eq!(home.list().len(), 1, "there is no copy");
    assert_eq!(Journal::files(&path).len(), 1);
    // A file without a name inside is called as the file.
    let mut nameless = game.copy();
    nameless.meta_mut().name = String::new();
    let outside = folder.path().join("From Zoé.windmill");
    fs::write(&outside, text_of(&*nameless)).expect("written");
    let opened = OpenSlot::open_file(&home, &outside).expect("it opens");
    assert_eq!((opened.slot.name(), opened.game.meta().name.as_str()), ("From Zoé", "From Zoé"));
    let said =
        OpenSlot::open_file(&home, &folder.path().join("gone.windmill")).err().expect("it is not there");
    assert!(said.to_string().ends_with("gone.windmill: No such file or directory"), "{said}");
}
