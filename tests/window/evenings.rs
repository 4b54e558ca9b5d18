//! Whole evenings of Windmill: Cozy Stories in the window, for three, four and five people, each by both ways of
//! playing: stories are typed or told, the curtain is held, guesses are laid, the windmill is taken.

use windmill_lane::{
    app::trace::Scene,
    matches::{AnyMatch, Match, Meta},
    rules::{
        Seat,
        cozy_stories::{CozyStories, Setup},
    },
};

use super::{
    SEED,
    display::{Display, Window, can_run},
    fresh, whole,
};

/// A recorded evening: how many tell, and whether their stories make one.
struct Evening {
    script: &'static str,
    players: u8,
    endless: bool,
}

const EVENINGS: [Evening; 6] = [
    Evening { script: "stories-3.txt", players: 3, endless: false },
    Evening { script: "stories-3-endless.txt", players: 3, endless: true },
    Evening { script: "stories-4.txt", players: 4, endless: false },
    Evening { script: "stories-4-endless.txt", players: 4, endless: true },
    Evening { script: "stories-5.txt", players: 5, endless: false },
    Evening { script: "stories-5-endless.txt", players: 5, endless: true },
];

impl Evening {
    fn begun(&self) -> Box<dyn AnyMatch> {
        let setup = Setup { endless: self.endless, ..Setup::people(self.players) };
        let names = (0..self.players).zip(["Ada", "Bo", "Cleo", "Dag", "Eve"]);
        let names = names.map(|(seat, name)| (Seat(seat), name.to_owned())).collect();
        let meta = Meta { names, ..Meta::default() };
        Match::<CozyStories>::begin(meta, setup, SEED).expect("a set-up").into_any()
    }

    fn play(&self) {
        whole::play(self.script, &*self.begun());
    }

    fn record(&self) {
        let way = if self.endless { ", one endless story a round" } else { "" };
        let head = format!("Cozy Stories for {}{way}", self.players);
        whole::record(self.script, self.begun(), None, None, &head);
    }
}

#[test]
fn an_evening_of_three() {
    EVENINGS[0].play();
}

#[test]
fn an_endless_evening_of_four_and_all_others() {
    EVENINGS[3].play();
    if super::all_are_wanted() {
        for at in [1, 2, 4, 5] {
            EVENINGS[at].play();
        }
    }
}

/// A look that is for one alone is over as soon as somebody turns to another window (CS-H2).
#[test]
fn a_look_ends_when_the_window_is_left() {
    if !can_run() {
        return;
    }
    let (display, home) = (Display::open(1280, 720), tempfile::tempdir().expect("a folder"));
    let window = Window::open(&display, home.path(), Some(&fresh(home.path(), &*EVENINGS[0].begun())));
    window.press("Take the top card");
    window.hold("Hold: I am Ada");
    let looks = |scene: &Scene| scene.fields.iter().any(|(name, _)| name == "Write here");
    window.wait("the picture and a paper", looks);
    let (second, elsewhere) = (tempfile::tempdir().expect("a folder"), "Windmill Lane");
    let other = Window::open(&display, second.path(), None);
    // Whichever of the two has the keyboard last, it has gone from the first one to the other.
    display.xdotool(&["search", "--name", elsewhere, "windowfocus", "%@"]);
    let fallen = window.wait("the curtain", |scene| {
        scene.widgets.iter().any(|(name, _)| name == "Hold: I am Ada") && !looks(scene)
    });
    assert_eq!(fallen.serial, 1, "nothing was told and nothing is lost");
    other.kill();
    window.kill();
}

#[test]
#[ignore = "records the script"]
fn record_three() {
    EVENINGS[0].record();
}

#[test]
#[ignore = "records the script"]
fn record_three_endless() {
    EVENINGS[1].record();
}

#[test]
#[ignore = "records the script"]
fn record_four() {
    EVENINGS[2].record();
}

#[test]
#[ignore = "records the script"]
fn record_four_endless() {
    EVENINGS[3].record();
}

#[test]
#[ignore = "records the script"]
fn record_five() {
    EVENINGS[4].record();
}

#[test]
#[ignore = "records the script"]
fn record_five_endless() {
    EVENINGS[5].record();
}
