//! Whole games of WolfWalkers in the window: alone and for two, three and four, without and with modules.

use std::fs;

use windmill_lane::{
    matches::{AnyMatch, Match, Meta},
    rules::{
        Rng, Seat, Turn,
        wolfwalkers::{Modules, Opportunity, Quirk, Setup, WolfWalkers},
    },
};

use super::{
    SEED,
    display::{Display, Window, can_run},
    fresh, kept, last_serial, path,
    record::{Hand, Recorder},
    script,
};

/// A recorded game: its script, how many play, and the number of its Quirk and of its Opportunities.
struct Recorded {
    script: &'static str,
    players: u8,
    modules: Option<(u8, [u8; 3])>,
}

const GAMES: [Recorded; 8] = [
    Recorded { script: "wolves-1.txt", players: 1, modules: None },
    Recorded { script: "wolves-1-modules.txt", players: 1, modules: Some((57, [75, 85, 92])) },
    Recorded { script: "wolves-2.txt", players: 2, modules: None },
    Recorded { script: "wolves-2-modules.txt", players: 2, modules: Some((69, [74, 84, 86])) },
    Recorded { script: "wolves-3.txt", players: 3, modules: None },
    Recorded { script: "wolves-3-modules.txt", players: 3, modules: Some((67, [71, 79, 88])) },
    Recorded { script: "wolves-4.txt", players: 4, modules: None },
    Recorded { script: "wolves-4-modules.txt", players: 4, modules: Some((60, [72, 87, 94])) },
];

impl Recorded {
    fn begin(&self) -> Box<dyn AnyMatch> {
        let base = Setup { first: Some(Seat(0)), ..Setup::base(self.players) };
        let setup = match self.modules {
            None => base,
            Some((quirk, cards)) => Setup {
                modules: Modules::All,
                quirk: Quirk::of(quirk),
                opportunities: cards.iter().filter_map(|card| Opportunity::of(*card)).collect(),
                ..base
            },
        };
        let names = (0..self.players).zip(["Ada", "Bo", "Cleo", "Dag"]);
        let names = names.map(|(seat, name)| (Seat(seat), name.to_owned())).collect();
        let meta = Meta { names, ..Meta::default() };
        Match::<WolfWalkers>::begin(meta, setup, SEED).expect("a set-up").into_any()
    }

    /// Plays its script from a fresh save to the end, counts, and reads the sheet.
    fn play(&self) {
        if !can_run() {
            return;
        }
        let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
        let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*self.begin())));
        let game = script(self.script);
        script::run(&window, &game);
        let button = |window: &Window, name: &'static str| {
            window.wait(name, |scene| scene.widgets.iter().any(|(widget, _)| widget == name));
        };
        button(&window, "All at once");
        window.press("Next");
        window.press("All at once");
        button(&window, "Count again");
        window.kill();
        let kept = kept(home.path());
        assert_eq!(kept.serial(), last_serial(&game), "every step is kept");
        assert_eq!(kept.turn(), Turn::Over, "all displays are finished");
        kept.replay().expect("its moves lead to its state");
        // What one reached alone is there for the next time.
        let records = fs::read_to_string(home.path().join("data/records.ron")).unwrap_or_default();
        let points = kept.standing().scores[0].1;
        assert_eq!(records.contains(&format!("points: {points},")), self.players == 1, "{records}");
    }

    fn record(&self) {
        let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
        let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*self.begin())));
        let with = self.modules.map_or(String::new(), |(quirk, [a, b, c])| {
            format!(" Quirk {quirk} and Opportunities {a}, {b} and {c},")
        });
        let mut recorder = Recorder {
            window: &window,
            game: self.begin(),
            hand: Hand::Mouse,
            viewer: None,
            bot: None,
            rng: Rng::seeded(u64::from(self.players)),
            script: format!(
                "# WolfWalkers for {}:{with} from a fresh save to the end, all with the mouse.\n",
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
fn stories_of_one() {
    GAMES[..2].iter().for_each(Recorded::play);
}

/// The long ones: with `./check --full`.
#[test]
fn stories_of_two_three_and_four() {
    if super::all_are_wanted() {
        GAMES[2..].iter().for_each(Recorded::play);
    }
}

#[test]
#[ignore = "records the scripts"]
fn record_stories() {
    GAMES.iter().for_each(Recorded::record);
}
