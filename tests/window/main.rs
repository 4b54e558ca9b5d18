//! The app in a real window on a virtual display, with real mouse and keyboard events from recorded scripts.
//!
//! `cargo test --test window -- --ignored` records the scripts anew.

mod display;
mod evenings;
mod record;
mod script;
mod valley;
mod whole;
mod wolves;

use std::{fs, path::Path};

use display::{Display, Window, can_run};
use record::{Hand, Recorder};
use script::Action;
use windmill_lane::{
    bots::Bot,
    matches::{AnyMatch, Match, Meta},
    rules::{
        Rng, Seat, Turn, Viewer,
        mythwind::{Character, Mythwind, Setup},
        tilting::{self, Tilting},
    },
    save::{Home, OpenSlot},
};

/// The number of the recorded games.
const SEED: u64 = 4711;

/// Whether the long games are to be played too: `./check --full`.
fn all_are_wanted() -> bool {
    std::env::var_os("WINDMILL_FULL").is_some()
}

fn path(script: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/window/scripts").join(script)
}

fn script(name: &str) -> String {
    fs::read_to_string(path(name)).expect("a recorded script")
}

/// The one match in a folder, as it would be opened again.
fn kept(home: &Path) -> Box<dyn AnyMatch> {
    let home = Home::at(home.join("data"));
    let slots = home.list();
    assert_eq!(slots.len(), 1, "one match was played");
    OpenSlot::open(&home, &slots[0].slot).expect("it opens").game
}

/// The serial that the last line of a script leads to.
fn last_serial(script: &str) -> u64 {
    script.lines().rev().filter_map(script::Line::parse).find_map(|line| line.serial).expect("a step")
}

#[test]
fn a_season_with_the_mouse() {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), None);
    let season = script("season-mouse.txt");
    script::run(&window, &season);
    window.kill();
    let game = kept(home.path());
    assert_eq!(game.serial(), last_serial(&season), "every step is kept");
    assert_eq!(game.standing().rounds, 1, "the season is over");
    game.replay().expect("its moves lead to its state");
}

#[test]
fn a_season_of_market_and_wilderness() {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*traders())));
    let season = script("season-traders.txt");
    script::run(&window, &season);
    window.kill();
    let game = kept(home.path());
    assert_eq!(game.serial(), last_serial(&season), "every step is kept");
    assert_eq!(game.standing().rounds, 1, "the season is over");
    game.replay().expect("its moves lead to its state");
}

#[test]
fn a_day_with_the_keyboard() {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*beside(1))));
    let day = script("day-keyboard.txt");
    assert!(!day.contains("press ") && !day.contains("click ") && !day.contains("drag "), "only keys");
    script::run(&window, &day);
    window.kill();
    let game = kept(home.path());
    assert_eq!(game.serial(), last_serial(&day), "every step is kept");
    let heading = &game.view(Viewer::Public).table.heading;
    assert!(format!("{heading:?}").contains("(\"day\", Number(2))"), "the second day has come: {heading:?}");
}

#[test]
fn killed_in_the_middle_of_a_day_and_gone_on_with() {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let season = script("season-mouse.txt");
    let lines: Vec<script::Line> = season.lines().filter_map(script::Line::parse).collect();
    // So far that a turn is half done, and that nothing lies open: a tray that was open is closed afterwards.
    let cut = lines.iter().position(|line| line.serial == Some(16)).expect("so many steps");
    let window = Window::open(&display, home.path(), None);
    lines[..=cut].iter().for_each(|line| script::act(&window, line));
    window.kill();

    let window = Window::open(&display, home.path(), None);
    window.press("Continue");
    window.wait("the same moment", |scene| scene.screen == "Play" && scene.serial == 16);
    // And on from there, as if nothing had been.
    let on = lines[cut + 1..].iter().position(|line| line.serial == Some(24)).expect("eight more");
    lines[cut + 1..=cut + 1 + on].iter().for_each(|line| script::act(&window, line));
    window.kill();
    assert_eq!(kept(home.path()).serial(), 24);
}

/// A save of a match that just begins.
fn fresh(folder: &Path, game: &dyn AnyMatch) -> std::path::PathBuf {
    let file = folder.join("Fresh.windmill");
    fs::write(&file, game.snapshot().write().expect("it can be written")).expect("a file");
    file
}

/// A match of so many characters beside the window's, that begins alike.
fn beside(characters: u8) -> Box<dyn AnyMatch> {
    begun(Setup::of(characters))
}

/// The Merchant and the Ranger, who do not sit down where nobody chooses.
fn traders() -> Box<dyn AnyMatch> {
    begun(Setup { characters: vec![Character::Merchant, Character::Ranger] })
}

fn begun(setup: Setup) -> Box<dyn AnyMatch> {
    let names = setup.characters.iter().zip(["Ada", "Bo"]).map(|(who, name)| (who.seat(), name.to_owned()));
    let meta = Meta { names: names.collect(), ..Meta::default() };
    Match::<Mythwind>::begin(meta, setup, SEED).expect("a set-up").into_any()
}

#[test]
fn a_charge_against_the_computer() {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), None);
    let charge = script("charge-mouse.txt");
    script::run(&window, &charge);
    window.wait("the score sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Play again"));
    window.kill();
    let game = kept(home.path());
    assert_eq!(game.serial(), last_serial(&charge), "every step is kept");
    assert_eq!(game.turn(), Turn::Over, "somebody has won");
    game.replay().expect("its moves lead to its state");
}

/// A Charge beside the window's, that begins alike: Ada against an easy computer player.
fn charge() -> Box<dyn AnyMatch> {
    let setup = tilting::Setup { charge: Some(5), first: Some(Seat(0)), ..tilting::Setup::normal() };
    let names = [(Seat(0), "Ada".to_owned()), (Seat(1), "Dulcinea".to_owned())];
    let bots = [(Seat(1), Bot::Easy)];
    let meta = Meta { names: names.into(), bots: bots.into(), ..Meta::default() };
    Match::<Tilting>::begin(meta, setup, SEED).expect("a set-up").into_any()
}

#[test]
#[ignore = "records the script"]
fn record_charge() {
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), None);
    let mut recorder = Recorder {
        window: &window,
        game: charge(),
        hand: Hand::Mouse,
        viewer: Some(Viewer::seat(Seat(0))),
        bot: None,
        rng: Rng::seeded(5),
        script: "# Tilting at Windmills: a Charge of five cards against an easy computer player.\n"
            .to_owned(),
    };
    for action in [
        "press Tilting at Windmills",
        "press Seat 2: Easy",
        "press Cards: Charge 5",
        "press Who begins: Ada",
        "press any number",
        "key ctrl+a",
        "type 4711",
        "press Start the game",
    ] {
        recorder.line(script::Line::parse(action).expect("a line").action);
    }
    while recorder.game.turn() != Turn::Over {
        recorder.step();
        fs::write(path("charge-mouse.txt"), &recorder.script).expect("written");
    }
}

#[test]
#[ignore = "records the script"]
fn record_season() {
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), None);
    let head = "# Mythwind with two characters: set up, then a whole season, all with the mouse (names are typed).\n";
    let mut recorder = Recorder {
        window: &window,
        game: beside(2),
        hand: Hand::Mouse,
        viewer: Some(Viewer::Public),
        bot: None,
        rng: Rng::seeded(7),
        script: head.to_owned(),
    };
    for action in ["press Mythwind", "press Name", "type Ada", "press Add a player", "press any number"] {
        let action = script::Line::parse(action).expect("a line").action;
        recorder.line(action);
    }
    for action in
        [Action::Key("ctrl+a".into()), Action::Type(SEED.to_string()), Action::Press("Start the game".into())]
    {
        recorder.line(action);
    }
    while recorder.game.standing().rounds == 0 {
        recorder.step();
        fs::write(path("season-mouse.txt"), &recorder.script).expect("written");
    }
}

#[test]
#[ignore = "records the script"]
fn record_day() {
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*beside(1))));
    let head = "# Mythwind alone: from a fresh save to the second day, with the keyboard only.\n";
    let mut recorder = Recorder {
        window: &window,
        game: beside(1),
        hand: Hand::Keyboard,
        viewer: Some(Viewer::Public),
        bot: None,
        rng: Rng::seeded(3),
        script: head.to_owned(),
    };
    window.wait("the table", |scene| scene.screen == "Play");
    let day = |game: &dyn AnyMatch| format!("{:?}", game.view(Viewer::Public).table.heading);
    while !day(&*recorder.game).contains("(\"day\", Number(2))") {
        recorder.step();
        fs::write(path("day-keyboard.txt"), &recorder.script).expect("written");
    }
}

#[test]
#[ignore = "records the script"]
fn record_traders() {
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*traders())));
    let mut recorder = Recorder {
        window: &window,
        game: traders(),
        hand: Hand::Mouse,
        viewer: Some(Viewer::Public),
        bot: None,
        rng: Rng::seeded(9),
        script: "# Merchant and Ranger: from a fresh save through a whole season, all with the mouse.\n"
            .to_owned(),
    };
    window.wait("the table", |scene| scene.screen == "Play");
    while recorder.game.standing().rounds == 0 {
        recorder.step();
        fs::write(path("season-traders.txt"), &recorder.script).expect("written");
    }
}
