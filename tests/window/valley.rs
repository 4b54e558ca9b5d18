//! Whole games of Windmill Valley: Duel in the window: of two people, and against the computer.

use std::fs;

use windmill_lane::{
    bots::Bot,
    matches::{AnyMatch, Match, Meta},
    rules::{
        Rng, Seat, Turn, Viewer,
        valley_duel::{Setup, ValleyDuel},
    },
};

use super::{
    SEED,
    display::{Display, Window, can_run},
    fresh, kept, last_serial, path,
    record::{Hand, Recorder},
    script,
};

/// A recorded game: its script, and the computer player at the second seat.
struct Recorded {
    script: &'static str,
    bot: Option<Bot>,
}

const TOGETHER: Recorded = Recorded { script: "valley-together.txt", bot: None };
const AGAINST: Recorded = Recorded { script: "valley-against.txt", bot: Some(Bot::Easy) };

impl Recorded {
    fn begin(&self) -> Box<dyn AnyMatch> {
        let setup = Setup { first: Some(Seat(0)), ..Setup::normal() };
        let names = [(Seat(0), "Ada".to_owned()), (Seat(1), "Bo".to_owned())].into();
        let bots = self.bot.into_iter().map(|bot| (Seat(1), bot)).collect();
        let meta = Meta { names, bots, ..Meta::default() };
        Match::<ValleyDuel>::begin(meta, setup, SEED).expect("a set-up").into_any()
    }

    fn play(&self) {
        if !can_run() {
            return;
        }
        let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
        let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*self.begin())));
        let game = script(self.script);
        script::run(&window, &game);
        window.wait("the score sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Play again"));
        window.kill();
        let kept = kept(home.path());
        assert_eq!(kept.serial(), last_serial(&game), "every step is kept");
        assert_eq!(kept.turn(), Turn::Over, "the last turn is taken");
        kept.replay().expect("its moves lead to its state");
    }

    fn record(&self) {
        let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
        let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*self.begin())));
        let against = if self.bot.is_some() { "against an easy computer player" } else { "of two people" };
        let mut recorder = Recorder {
            window: &window,
            game: self.begin(),
            hand: Hand::Mouse,
            viewer: self.bot.map(|_| Viewer::seat(Seat(0))),
            bot: Some(Bot::Normal),
            rng: Rng::seeded(2),
            script: format!(
                "# Windmill Valley: Duel {against}: from a fresh save to the end, with the mouse.\n"
            ),
        };
        window.wait("the table", |scene| scene.screen == "Play");
        while recorder.game.turn() != Turn::Over {
            recorder.step();
            fs::write(path(self.script), &recorder.script).expect("written");
        }
    }
}

#[test]
fn a_duel_against_the_computer() {
    AGAINST.play();
}

/// The long one: with `./check --full`.
#[test]
fn a_duel_of_two_people() {
    if std::env::var_os("WINDMILL_FULL").is_some() {
        TOGETHER.play();
    }
}

#[test]
#[ignore = "records the script"]
fn record_duel_against() {
    AGAINST.record();
}

#[test]
#[ignore = "records the script"]
fn record_duel_together() {
    TOGETHER.record();
}
