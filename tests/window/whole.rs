//! Whole games from a fresh save to the score sheet: played from their script, and recorded.

use std::fs;

use windmill_lane::{
    bots::Bot,
    matches::AnyMatch,
    rules::{Rng, Turn, Viewer},
};

use super::{
    display::{Display, Window, can_run},
    fresh, kept, last_serial, path,
    record::{Hand, Recorder},
    script,
};

/// Plays a script from a fresh save to the score sheet.
pub fn play(name: &str, begun: &dyn AnyMatch) {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), begun)));
    let whole = script(name);
    script::run(&window, &whole);
    window.wait("the score sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Play again"));
    window.kill();
    let kept = kept(home.path());
    assert_eq!(kept.serial(), last_serial(&whole), "every step is kept");
    assert_eq!(kept.turn(), Turn::Over, "the game is over");
    kept.replay().expect("its moves lead to its state");
}

/// Records a script of a game that begins like this: from whose view it is played (none where the table turns to whoever
/// acts), and who says what a sensible player would do, if anybody does.
pub fn record(name: &str, begun: Box<dyn AnyMatch>, viewer: Option<Viewer>, bot: Option<Bot>, head: &str) {
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*begun)));
    let script = format!("# {head}: from a fresh save to the end, with the mouse.\n");
    let (hand, rng) = (Hand::Mouse, Rng::seeded(3));
    let mut recorder = Recorder { window: &window, game: begun, hand, viewer, bot, rng, script };
    window.wait("the table", |scene| scene.screen == "Play");
    while recorder.game.turn() != Turn::Over {
        recorder.step();
        fs::write(path(name), &recorder.script).expect("written");
    }
}
