//! Matches to be saved: begun, played for a while, with steps taken back and made again on the way.

use std::time::{SystemTime, UNIX_EPOCH};

use tempfile::TempDir;
use windmill_lane::{
    matches::{AnyMatch, Match, Meta},
    rules::{Game as _, Rng, Seat, Turn, Viewer, mythwind::Mythwind, mythwind::Setup},
    save::{Home, OpenSlot, Writer},
};

/// A match of Mythwind.
pub type Season = Match<Mythwind>;

/// A match that begins.
pub fn begin(name: &str, characters: u8, seed: u64) -> Season {
    let setup = Setup::of(characters);
    let people = (0..).map(Seat).zip(["Ada", "Bo", "Cleo", "Dag"].map(str::to_owned));
    let names = people.filter(|(seat, _)| setup.characters.iter().any(|who| who.seat() == *seat)).collect();
    let meta = Meta { name: name.into(), names, ..Meta::default() };
    Season::begin(meta, setup, seed).expect("a set-up of one to four characters")
}

/// A match after so many random steps; every fifth or so is a step back or one made again.
pub fn played(characters: u8, seed: u64, steps: usize) -> Season {
    let mut game = begin("Harrow Hill", characters, seed);
    let mut rng = Rng::seeded(seed ^ 0xA11);
    while game.serial() < steps as u64 {
        match rng.below(10) {
            0 if game.can_undo(None).is_ok() => game.undo(None).expect("it can be taken back"),
            1 if game.can_redo() => drop(game.redo().expect("it can be made again")),
            _ => {
                let Turn::Acting(acting) = game.turn() else { panic!("Mythwind never ends") };
                let seat = *rng.pick(&acting.iter().collect::<Vec<_>>()).expect("somebody acts");
                let mv = *rng.pick(&game.game().legal_moves(seat)).expect("an acting seat has a move");
                game.play(seat, &mv).expect("a listed move");
            }
        }
    }
    game
}

/// The save of a match.
pub fn text(game: &Season) -> String {
    game.write().expect("a match can be written")
}

/// The save of a match of any game.
pub fn text_of(game: &dyn AnyMatch) -> String {
    game.snapshot().write().expect("a match can be written")
}

/// A home in a folder of its own, which goes when the test is over.
pub fn home() -> (TempDir, Home) {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    (folder, home)
}

/// Now, in seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs()
}

/// A match as somebody sits at it: each step counts once it stands in the journal.
pub struct Seated {
    pub game: Box<dyn AnyMatch>,
    pub slot: OpenSlot,
    pub writer: Writer,
    pub rng: Rng,
}

impl Seated {
    /// Sits down to a new match.
    pub fn create(home: &Home, game: Season) -> Seated {
        let game = game.into_any();
        let slot = OpenSlot::create(home, &*game).expect("a slot");
        Seated { game, slot, writer: Writer::start(), rng: Rng::seeded(1) }
    }

    /// Sits down to a match where it was left; nothing may be damaged.
    #[track_caller]
    pub fn open(home: &Home, slot: &str) -> Seated {
        let opened = OpenSlot::open(home, slot).unwrap_or_else(|error| panic!("{error}"));
        assert!(!opened.damaged, "the journal is damaged");
        let rng = Rng::seeded(opened.game.serial());
        Seated { game: opened.game, slot: opened.slot, writer: Writer::start(), rng }
    }

    /// A random step: mostly a move, now and then one taken back or made again. A step that cannot be
    /// noted has not happened.
    pub fn step(&mut self) -> std::io::Result<u64> {
        let before = self.game.copy();
        let done = match self.rng.below(10) {
            0 if self.game.can_undo(None).is_ok() => self.game.undo(None).expect("it can be taken back"),
            1 if self.game.can_redo() => self.game.redo(Viewer::Public).expect("it can be made again"),
            _ => {
                let view = self.game.view(Viewer::Public);
                let at = self.rng.below(view.table.offers.len());
                let offer = view.table.offers[at].mv;
                self.game.take(Viewer::Public, view.revision, offer).expect("an offer of this moment")
            }
        };
        if let Err(error) = self.slot.note(done.serial, &done.entry, &self.writer) {
            self.game = before;
            return Err(error);
        }
        Ok(done.serial)
    }

    /// So many steps, all of which can be noted.
    pub fn steps(&mut self, count: usize) {
        for _ in 0..count {
            self.step().expect("a step can be noted");
        }
    }

    /// Folds the journal into the save, and waits for it; what went wrong.
    pub fn fold(&mut self) -> Vec<String> {
        self.slot.fold(&mut *self.game, &self.writer, true);
        self.writer.finish();
        self.writer.errors()
    }
}
