//! Records scripts: plays in the window by itself, beside a match of its own that tells it what can be done,
//! and notes what its hands did.

use std::{fmt::Write as _, sync::atomic::AtomicBool, time::Duration};

use windmill_lane::{
    app::trace::Scene,
    bots::Bot,
    matches::{AnyMatch, OfferId, View},
    rules::{
        Rng, Seat, Viewer,
        table::{Gesture, Offer, Piece, PieceId, Place, Pose, Rect, Spot, SurfaceId},
    },
    words::{Lexicon, plain},
};

use super::{
    display::Window,
    script::{Action, Line, act, is_same, mark},
};

/// How long a step may take before another way is tried.
const STEP: Duration = Duration::from_secs(6);
/// How long a step and a computer player's answer to it may take.
const ANSWERED: Duration = Duration::from_secs(40);
/// What is written wherever something is to be written.
const TEXT: &str = "A fox on the bridge";
/// Height of the prompt bar: the table begins below it. At 1280 by 720 a unit of the table is a pixel.
const BAR: i32 = 60;

/// With what a recorder plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keyboard,
}

/// Plays and notes.
pub struct Recorder<'a> {
    pub window: &'a Window<'a>,
    pub game: Box<dyn AnyMatch>,
    pub hand: Hand,
    /// Whose view of the match it plays from; none where the table turns to whoever acts.
    pub viewer: Option<Viewer>,
    /// Who says what a sensible player would do; without, anything is done.
    pub bot: Option<Bot>,
    pub rng: Rng,
    pub script: String,
}

impl Recorder<'_> {
    /// Does a line and notes it with what it led to; a key that changed nothing is not noted.
    pub fn line(&mut self, action: Action) {
        let before = self.window.scene();
        act(self.window, &bare(action.clone()));
        let key = matches!(action, Action::Key(_));
        let mark = self.settled();
        if key && before.screen == "Play" && mark == self::mark(&before) {
            return;
        }
        let mark = (before.screen == "Play").then_some(mark);
        let _ = writeln!(self.script, "{}", Line { mark, ..bare(action) });
    }

    /// What the window points at, holds and asks once it no longer changes.
    fn settled(&self) -> String {
        let mut last = mark(&self.window.scene());
        while let Ok(scene) = self.window.wait_for("more", STEP / 15, |scene| mark(scene) != last) {
            last = mark(&scene);
        }
        last
    }

    fn viewer(&self) -> Viewer {
        let acting = || self.game.turn().acting().iter().next().map_or(Viewer::Public, Viewer::seat);
        self.viewer.unwrap_or_else(acting)
    }

    fn say(&self, offer: &Offer<OfferId>) -> String {
        let names = self.game.meta().names.clone();
        let name = move |seat: Seat| names.get(&seat).cloned().unwrap_or_default();
        Lexicon::english().say(&offer.label, &name)
    }

    /// Makes one step that somebody might make.
    pub fn step(&mut self) {
        let curtain = |scene: &Scene| {
            scene
                .widgets
                .iter()
                .find(|(name, _)| name.starts_with("Hold: I am "))
                .map(|(name, _)| name.clone())
        };
        let scene = self.window.wait("a seat that can act", |scene| {
            curtain(scene).is_some() || scene.seat.is_some() && !scene.held
        });
        if let Some(name) = curtain(&scene) {
            self.line(Action::Hold(name));
            return;
        }
        if scene.widgets.iter().any(|(name, _)| name == "Go on") {
            self.line(match self.hand {
                Hand::Mouse => Action::Press("Go on".into()),
                Hand::Keyboard => Action::Key("Return".into()),
            });
            return;
        }
        let view = self.game.view(self.viewer());
        let seat = Seat(scene.seat.expect("just seen"));
        let mut order = self.wish(&view, seat);
        while let Some(at) = order.pop() {
            let before = self.script.len();
            if self.attempt(&view, at) {
                return;
            }
            // What led nowhere is not part of the script; the table is left as it was.
            self.script.truncate(before);
            for _ in 0..2 {
                self.line(Action::Key("Escape".into()));
            }
            self.window.let_go();
            // A look for one alone has ended meanwhile.
            if let Some(name) = curtain(&self.window.scene()) {
                self.line(Action::Hold(name));
            }
        }
        panic!("nothing that can be done could be done: {:#?}", self.window.scene());
    }

    /// The offers of a seat, the most wished for last.
    fn wish(&mut self, view: &View, seat: Seat) -> Vec<usize> {
        let offers = &view.table.offers;
        // Beside a paper to write on the table is smaller: what lies on it is not where it usually is.
        let paper = !self.window.scene().fields.is_empty();
        let here = |offer: &Offer<OfferId>| {
            !paper || matches!(offer.gesture, Gesture::Button(_) | Gesture::Text { .. })
        };
        let mine = |at: &usize| offers[*at].seat == seat && here(&offers[*at]);
        let mut order: Vec<usize> = (0..offers.len()).filter(mine).collect();
        self.rng.shuffle(&mut order);
        // Few of the many ways to turn and lay a crop, and no hand that gives up what it could do.
        let plain = |offer: &Offer<OfferId>| match &offer.gesture {
            Gesture::Drag { pose, .. } => *pose == Pose::default(),
            _ => true,
        };
        order.sort_by_key(|at| {
            let offer = &offers[*at];
            let key = offer.label.key.as_ref();
            let shy = [
                "tw-do-skip",
                "mw-do-forgo",
                "mw-do-back",
                "mw-do-end-turn",
                "mw-do-leave",
                "mw-do-swap",
                "mw-do-drop",
                "cs-do-rewrite",
                "cs-do-note",
                "cs-do-mark",
                "cs-do-time-up",
            ];
            (!shy.contains(&key), plain(offer))
        });
        let most = order.len().min(14);
        let mut order = order.split_off(order.len() - most);
        if let Some(bot) = self.bot
            && let Some(thought) = self.game.thinker(seat, bot).think(&AtomicBool::new(false))
        {
            order.extend(self.game.offers_of(self.viewer(), &thought).into_iter().map(|OfferId(at)| at));
        }
        order
    }

    /// Tries to make an offer; whether the match made exactly this step.
    fn attempt(&mut self, view: &View, at: usize) -> bool {
        let offer = view.table.offers[at].clone();
        let done = match (self.hand, &offer.gesture) {
            (Hand::Mouse, Gesture::Drag { piece, onto, land, .. }) => {
                self.drag(view, at, *piece, *onto, *land)
            }
            (Hand::Mouse, _) => self.by_mouse(view, at, &offer),
            (Hand::Keyboard, _) => self.by_keyboard(view, at, &offer),
        };
        done.is_some_and(|action| self.finish(view, at, &offer, action))
    }

    /// Waits for what an action brings, answers what it asks, and notes it.
    fn finish(&mut self, view: &View, at: usize, offer: &Offer<OfferId>, action: Action) -> bool {
        let mut after = self.game.copy();
        let (viewer, id) = (self.viewer(), OfferId(at));
        match offer.gesture {
            Gesture::Text { .. } => after.take_text(viewer, view.revision, id, TEXT),
            _ => after.take(viewer, view.revision, id),
        }
        .expect("what was offered");
        answered(&mut *after);
        let serial = after.serial();
        let asks = |scene: &Scene| scene.widgets.iter().any(|(name, _)| name == "Do it");
        let made = self.window.wait_for("the step", ANSWERED, |scene| {
            scene.serial == serial || !scene.choices.is_empty() || asks(scene)
        });
        let Ok(scene) = made else { return false };
        let mut line = Line { serial: Some(serial), ..bare(action) };
        if scene.serial != serial {
            // The gesture can mean several things, or is asked about first.
            let asked = Line { serial: None, mark: Some(self.settled()), ..line };
            let _ = writeln!(self.script, "{asked}");
            let answer = match scene.choices.iter().position(|choice| *choice == at) {
                Some(place) if self.hand == Hand::Keyboard => Action::Key((place + 1).to_string()),
                Some(_) => Action::Press(plain(&self.say(offer))),
                None if asks(&scene) => Action::Press("Do it".into()),
                None => return false,
            };
            act(self.window, &bare(answer.clone()));
            line = Line { serial: Some(serial), ..bare(answer) };
            if self.window.wait_for("the step", STEP, |scene| scene.serial == serial).is_err() {
                return false;
            }
        }
        self.game = after;
        let _ = writeln!(self.script, "{line}");
        true
    }

    /// Presses a button, takes a card or clicks a spot.
    fn by_mouse(&mut self, view: &View, at: usize, offer: &Offer<OfferId>) -> Option<Action> {
        let action = match &offer.gesture {
            Gesture::Text { .. } => self.write()?,
            Gesture::Turn { wheel, .. } => {
                // Taken by a click, turned by a key, let go by another click.
                self.show(view, lying(view, *wheel, SurfaceId::TABLE)?)?;
                let (x, y) = self.reach(view, Spot::Piece(*wheel))?;
                self.line(Action::Click(x, y));
                self.window.wait_for("a wheel in the hand", STEP, |scene| scene.held).ok()?;
                self.walk("r", 9, |scene| scene.nearest.contains(&at))?;
                Action::Click(x, y)
            }
            Gesture::Click(spot) => {
                if self.reach(view, *spot).is_none() {
                    self.show(view, surface_of(view, *spot)?)?;
                }
                let (x, y) = self.reach(view, *spot)?;
                Action::Click(x, y)
            }
            _ => self.press_of(offer)?,
        };
        act(self.window, &bare(action.clone()));
        Some(action)
    }

    /// Drags a piece to its place, turned as the offer wants it.
    fn drag(&mut self, view: &View, at: usize, piece: PieceId, onto: Spot, land: Place) -> Option<Action> {
        self.show(view, lying(view, piece, land.surface)?)?;
        let from = self.reach(view, Spot::Piece(piece))?;
        let to = self.aim(view, onto, land);
        self.window.carry(from, to);
        let mut keys = Vec::new();
        loop {
            let there = self.window.wait_for("its place", STEP / 3, |scene| scene.nearest.contains(&at));
            let Err(scene) = there else { break };
            if keys.len() == 9 || !scene.held {
                return None;
            }
            let key = if keys.len() == 4 { "m" } else { "r" };
            keys.push(key.to_owned());
            self.window.key(key);
            let _ = self.window.wait_for("the turned piece", STEP / 6, |now| !is_same(now, &scene));
        }
        self.window.let_go();
        Some(Action::Drag(from, to, keys, at))
    }

    /// Where a piece is let go: where it will lie, and on the spot that is meant.
    fn aim(&self, view: &View, onto: Spot, land: Place) -> (i32, i32) {
        let spot = match onto {
            Spot::Zone(id) => view.table.zones.iter().find(|zone| zone.id == id).map(|zone| zone.place),
            Spot::Piece(id) => {
                let piece = view.table.pieces.iter().find(|piece| piece.id == id);
                piece.and_then(|piece| place_of(piece, &self.window.scene().open))
            }
        };
        let (x, y) = middle(view, land);
        let Some(spot) = spot else { return (x, y) };
        let (mid_x, mid_y) = middle(view, spot);
        let within = |at: i32, mid: i32, size: i16| {
            at.clamp(mid - i32::from(size) / 2 + 4, mid + i32::from(size) / 2 - 4)
        };
        (within(x, mid_x, spot.rect.w), within(y, mid_y, spot.rect.h))
    }

    fn press_of(&self, offer: &Offer<OfferId>) -> Option<Action> {
        let label = self.say(offer);
        let names = [label.clone(), plain(&label)];
        let scene = self.window.scene();
        scene.widgets.into_iter().find(|(name, _)| names.contains(name)).map(|(name, _)| Action::Press(name))
    }

    /// Sees to it that a surface lies open, or that nothing covers the table.
    fn show(&mut self, view: &View, surface: SurfaceId) -> Option<()> {
        for _ in 0..4 {
            let scene = self.window.scene();
            if scene.open.last() == Some(&surface.0) {
                return Some(());
            }
            if surface == SurfaceId::TABLE || scene.open.len() > 1 && self.hand == Hand::Mouse {
                self.line(Action::Key("Escape".into()));
                continue;
            }
            let opened_by =
                view.table.surfaces.iter().find(|of| of.id == surface)?.opened_by.first().copied()?;
            match self.hand {
                Hand::Mouse => {
                    let rect =
                        view.table.zones.iter().find(|zone| Spot::Zone(zone.id) == opened_by)?.place.rect;
                    // At its edge, where nothing lies on it.
                    self.line(Action::Open(i32::from(rect.x) + 12, i32::from(rect.y) + 8 + BAR));
                }
                Hand::Keyboard => self.line(Action::Key("o".into())),
            }
        }
        None
    }

    /// Where a spot can be taken hold of.
    fn reach(&self, view: &View, spot: Spot) -> Option<(i32, i32)> {
        let open = self.window.scene().open;
        match spot {
            Spot::Zone(id) => {
                let zone = view.table.zones.iter().find(|zone| zone.id == id)?;
                open.contains(&zone.place.surface.0).then(|| middle(view, zone.place))
            }
            Spot::Piece(id) => {
                let piece = view.table.pieces.iter().find(|piece| piece.id == id)?;
                Some(middle(view, place_of(piece, &open)?))
            }
        }
    }

    /// The last key of an offer; what comes before it is done and noted.
    fn by_keyboard(&mut self, view: &View, at: usize, offer: &Offer<OfferId>) -> Option<Action> {
        let mine = |other: &&Offer<OfferId>| other.seat == offer.seat;
        let action = match &offer.gesture {
            Gesture::Button(button)
                if button.primary && self.window.scene().widgets.len().is_multiple_of(2) =>
            {
                Some(Action::Key("space".into()))
            }
            Gesture::Button(_) => {
                let buttons = view.table.offers.iter().filter(mine);
                let place = buttons
                    .filter(|other| matches!(other.gesture, Gesture::Button(_)))
                    .position(|other| other.mv == OfferId(at))?;
                (place < 9).then(|| Action::Key((place + 1).to_string()))
            }
            Gesture::Card(_) => {
                let cards = view.table.offers.iter().filter(mine);
                let place = cards
                    .filter(|other| matches!(other.gesture, Gesture::Card(_)))
                    .position(|other| other.mv == OfferId(at))?;
                (place < 9).then(|| Action::Key((place + 1).to_string()))
            }
            Gesture::Click(spot) => {
                self.walk_to(*spot)?;
                Some(Action::Key("Return".into()))
            }
            Gesture::Drag { piece, land, .. } => {
                self.show(view, lying(view, *piece, land.surface)?)?;
                self.walk_to(Spot::Piece(*piece))?;
                self.line(Action::Key("Return".into()));
                self.window.wait_for("a piece in the hand", STEP, |scene| scene.held).ok()?;
                self.walk("Tab", 90, |scene| scene.nearest.contains(&at))?;
                Some(Action::Key("Return".into()))
            }
            Gesture::Turn { wheel, .. } => {
                self.show(view, lying(view, *wheel, SurfaceId::TABLE)?)?;
                self.walk_to(Spot::Piece(*wheel))?;
                self.line(Action::Key("Return".into()));
                self.window.wait_for("a wheel in the hand", STEP, |scene| scene.held).ok()?;
                self.walk("Tab", 9, |scene| scene.nearest.contains(&at))?;
                Some(Action::Key("Return".into()))
            }
            Gesture::Text { .. } => self.write(),
        }?;
        act(self.window, &bare(action.clone()));
        Some(action)
    }

    /// Writes on the paper, which has the keyboard as soon as it lies there. What lays it is the last key.
    fn write(&mut self) -> Option<Action> {
        let written = self.window.scene().fields.iter().any(|(_, text)| text == TEXT);
        if !written {
            self.line(Action::Type(TEXT.into()));
        }
        Some(Action::Key("ctrl+Return".into()))
    }

    fn walk_to(&mut self, spot: Spot) -> Option<()> {
        let wanted = match spot {
            Spot::Piece(piece) => (true, piece.0),
            Spot::Zone(zone) => (false, u32::from(zone.0)),
        };
        self.walk("Tab", 60, |scene| scene.focus == Some(wanted))
    }

    /// Presses a key until something is reached.
    fn walk(&mut self, key: &str, most: usize, there: impl Fn(&Scene) -> bool) -> Option<()> {
        for _ in 0..most {
            if there(&self.window.scene()) {
                return Some(());
            }
            self.line(Action::Key(key.into()));
        }
        None
    }
}

/// Lets the computer players of a match move, until a person is next.
fn answered(game: &mut dyn AnyMatch) {
    let bots = game.meta().bots.clone();
    let next = |game: &dyn AnyMatch| bots.iter().find(|(seat, _)| game.turn().acting().contains(**seat));
    while let Some((seat, bot)) = next(game) {
        let thought = game.thinker(*seat, *bot).think(&AtomicBool::new(false)).expect("a move");
        game.take_thought(Viewer::Public, &thought).expect("a move that can be made");
    }
}

/// A line of which nothing is known yet but what is done.
fn bare(action: Action) -> Line {
    Line { action, serial: None, mark: None }
}

/// The surface from which a piece is taken: the one it goes to if it lies there too.
fn lying(view: &View, piece: PieceId, to: SurfaceId) -> Option<SurfaceId> {
    let places = &view.table.pieces.iter().find(|of| of.id == piece)?.places;
    places.iter().find(|place| place.surface == to).or(places.first()).map(|place| place.surface)
}

/// The surface a spot is on.
fn surface_of(view: &View, spot: Spot) -> Option<SurfaceId> {
    match spot {
        Spot::Zone(id) => view.table.zones.iter().find(|zone| zone.id == id).map(|zone| zone.place.surface),
        Spot::Piece(id) => lying(view, id, SurfaceId::TABLE),
    }
}

/// The place of a piece that counts: on the uppermost open surface.
fn place_of(piece: &Piece, open: &[u8]) -> Option<Place> {
    let height = |place: &Place| open.iter().position(|surface| *surface == place.surface.0);
    piece.places.iter().filter(|place| height(place).is_some()).max_by_key(|place| height(place)).copied()
}

/// The middle of a place, in window pixels.
fn middle(view: &View, place: Place) -> (i32, i32) {
    let origin = view.table.surfaces.iter().find(|surface| surface.id == place.surface);
    let Rect { x, y, .. } =
        origin.filter(|_| place.surface != SurfaceId::TABLE).map_or(Rect::default(), |s| s.rect);
    let rect = place.rect;
    let x = i32::from(x) + i32::from(rect.x) + i32::from(rect.w) / 2;
    (x, i32::from(y) + i32::from(rect.y) + i32::from(rect.h) / 2 + BAR)
}
