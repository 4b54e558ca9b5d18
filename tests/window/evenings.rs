//! Whole evenings of Windmill: Cozy Stories in the window, for three, four and five people, each by both ways of
//! playing. The story is typed or told, the curtain is held, the windmill is taken.

use std::fs;

use windmill_lane::{
    matches::{AnyMatch, Match, Meta},
    rules::{
        Rng, Seat, Turn,
        cozy_stories::{CozyStories, Setup},
    },
};

use super::{
    SEED,
    display::{Display, Window, can_run},
    fresh, kept, last_serial, path,
    record::{Hand, Recorder},
    script,
};

/// A recorded evening: its script, how many tell, and whether their stories make one.
struct Recorded {
    script: &'static str,
    players: u8,
    endless: bool,
}

const EVENINGS: [Recorded; 6] = [
    Recorded { script: "stories-3.txt", players: 3, endless: false },
    Recorded { script: "stories-3-endless.txt", players: 3, endless: true },
    Recorded { script: "stories-4.txt", players: 4, endless: false },
    Recorded { script: "stories-4-endless.txt", players: 4, endless: true },
    Recorded { script: "stories-5.txt", players: 5, endless: false },
    Recorded { script: "stories-5-endless.txt", players: 5, endless: true },
];

impl Recorded {
    fn begin(&self) -> Box<dyn AnyMatch> {
        let setup = Setup { endless: self.endless, ..Setup::people(self.players) };
        let names = (0..self.players).zip(["Ada", "Bo", "Cleo", "Dag", "Eve"]);
        let names = names.map(|(seat, name)| (Seat(seat), name.to_owned())).collect();
        let meta = Meta { names, ..Meta::default() };
        Match::<CozyStories>::begin(meta, setup, SEED).expect("a set-up").into_any()
    }

    fn play(&self) {
        if !can_run() {
            return;
        }
        let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
        let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*self.begin())));
        let evening = script(self.script);
        script::run(&window, &evening);
        window.wait("the score sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Play again"));
        window.kill();
        let kept = kept(home.path());
        assert_eq!(kept.serial(), last_serial(&evening), "every step is kept");
        assert_eq!(kept.turn(), Turn::Over, "all stories are told");
        kept.replay().expect("its moves lead to its state");
    }

    fn record(&self) {
        let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
        let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*self.begin())));
        let way = if self.endless { ", one endless story a round" } else { "" };
        let mut recorder = Recorder {
            window: &window,
            game: self.begin(),
            hand: Hand::Mouse,
            viewer: None,
            bot: None,
            rng: Rng::seeded(u64::from(self.players)),
            script: format!(
                "# Cozy Stories for {}{way}: from a fresh save to the end, with the mouse.\n",
                self.players
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
fn an_evening_of_three() {
    EVENINGS[0].play();
}

/// The long ones: with `./check --full`.
#[test]
fn evenings_of_three_four_and_five() {
    if std::env::var_os("WINDMILL_FULL").is_some() {
        EVENINGS[1..].iter().for_each(Recorded::play);
    }
}

#[test]
#[ignore = "records the scripts"]
fn record_evenings() {
    EVENINGS.iter().for_each(Recorded::record);
}
