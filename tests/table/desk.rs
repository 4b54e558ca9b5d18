//! The app without a window, driven frame by frame by a mouse and a keyboard.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use bevy::{
    ecs::message::MessageCursor,
    input::{
        ButtonState,
        keyboard::{Key, NativeKey},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, RequestRedraw},
};
use tempfile::TempDir;
use windmill_lane::{
    app::{
        Graphics, Hands, Motion, Settings, headless,
        trace::{Eyes, Scene},
    },
    matches::{AnyMatch, Match, Meta, OfferId, View},
    rules::{
        Rng, Seat, Viewer,
        mythwind::{Mythwind, Setup},
        table::{Gesture, Offer, PieceId, Place, Spot, SurfaceId},
    },
    save::Home,
    session::{Refused, Session, StartMatch},
    table::{Element, Eye, TableZone},
};

/// How long anything may take: paintings are made on threads that other tests share.
const PATIENCE: Duration = Duration::from_secs(90);

/// A table with hands.
pub struct Desk {
    pub app: App,
    home: PathBuf,
    _folder: Option<TempDir>,
}

/// Everything refused so far: the clause, and the key of the words.
#[derive(Resource, Default)]
struct Refusals(Vec<(Option<String>, String)>);

/// A match that just begins.
pub fn fresh(characters: u8, seed: u64) -> Box<dyn AnyMatch> {
    let setup = Setup::of(characters);
    let names = setup
        .characters
        .iter()
        .zip(["Ada", "Bo", "Cai", "Dee"])
        .map(|(who, name)| (who.seat(), name.to_owned()));
    let meta = Meta { names: names.collect(), ..Meta::default() };
    Match::<Mythwind>::begin(meta, setup, seed).expect("a set-up").into_any()
}

/// Plays on at random until the table is as wanted.
pub fn until(mut game: Box<dyn AnyMatch>, seed: u64, wanted: impl Fn(&View) -> bool) -> Box<dyn AnyMatch> {
    let mut rng = Rng::seeded(seed);
    for _ in 0..20_000 {
        let view = game.view(Viewer::Public);
        if wanted(&view) {
            return game;
        }
        // Where hands are hidden, whoever acts knows what can be done.
        let acting = game.turn().acting().iter().next().map_or(Viewer::Public, Viewer::seat);
        let viewer = if view.table.offers.is_empty() { acting } else { Viewer::Public };
        let view = game.view(viewer);
        let at = rng.below(view.table.offers.len());
        let undone = game.take(viewer, view.revision, OfferId(at));
        undone.expect("an offer can be taken");
    }
    panic!("the table never came to be as wanted");
}

/// The offers that drag a piece from the table to the table.
pub fn drags(view: &View) -> impl Iterator<Item = (usize, &Offer<OfferId>, PieceId, Place)> {
    view.table.offers.iter().enumerate().filter_map(|(at, offer)| match &offer.gesture {
        Gesture::Drag { piece, land, .. } if land.surface == SurfaceId::TABLE => {
            Some((at, offer, *piece, *land))
        }
        _ => None,
    })
}

/// A day on which a figure can be dragged to several places.
pub fn a_day(characters: u8) -> Box<dyn AnyMatch> {
    until(fresh(characters, 4711), 5, |view| drags(view).count() >= 3)
}

impl Desk {
    /// With a match on the table.
    pub fn with(game: Box<dyn AnyMatch>) -> Desk {
        Desk::with_at(game, (1280, 720), 100)
    }

    /// With a match on the table, in a window of a size in pixels and at a scale in per cent.
    pub fn with_at(game: Box<dyn AnyMatch>, size: (u32, u32), scale: u16) -> Desk {
        let mut desk = Desk::lane_at(size, scale);
        desk.app.insert_resource(StartMatch(Some(game)));
        desk.wait("the table", |scene| scene.screen == "Play");
        desk
    }

    /// At the lane.
    pub fn lane_at(size: (u32, u32), scale: u16) -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = Desk::new(folder.path().to_owned(), size, scale);
        desk._folder = Some(folder);
        desk
    }

    /// Where its files lie.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// Another window of the same player.
    pub fn beside(&self) -> Desk {
        Desk::new(self.home.clone(), (1280, 720), 100)
    }

    fn new(folder: PathBuf, size: (u32, u32), scale: u16) -> Desk {
        let home = Home::at(&folder);
        let mut app = headless(home, Graphics::None, size);
        app.insert_resource(Settings {
            scale,
            motion: Motion::Normal,
            volume: 0,
            window: size,
            ..Settings::default()
        });
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        app.add_plugins(super::legible::plugin);
        app.init_resource::<Refusals>().add_systems(
            Last,
            |mut no: MessageReader<Refused>, mut all: ResMut<Refusals>| {
                all.0.extend(no.read().map(|no| (no.clause.clone(), no.words.key.to_string())));
            },
        );
        app.finish();
        app.cleanup();
        let mut desk = Desk { app, home: folder, _folder: None };
        desk.wait("the lane", |scene| scene.screen == "Title");
        desk
    }

    pub fn frame(&mut self) {
        self.app.update();
    }

    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// What is shown, if it rests.
    pub fn scene(&mut self) -> Option<Scene> {
        self.app.world_mut().run_system_cached(|mut eyes: Eyes| eyes.scene()).expect("eyes")
    }

    /// Goes on until the scene is as wanted and stays so for three frames.
    #[track_caller]
    pub fn wait(&mut self, what: &str, wanted: impl Fn(&Scene) -> bool) -> Scene {
        let mut last = None;
        let mut same = 0;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            self.frame();
            let scene = self.scene();
            same = if scene.is_some() && scene == last { same + 1 } else { 0 };
            if same >= 3 && scene.as_ref().is_some_and(&wanted) {
                return scene.expect("just seen");
            }
            if scene.is_none() {
                // Paintings are made on other threads.
                std::thread::sleep(Duration::from_millis(1));
            }
            last = scene;
        }
        panic!("{what} never came: {last:#?}");
    }

    /// The scene once all is at rest.
    #[track_caller]
    pub fn rest(&mut self) -> Scene {
        self.wait("rest", |_| true)
    }

    /// Does something with the hands, and lets a frame follow.
    pub fn hands(&mut self, act: impl FnOnce(&mut Hands)) {
        act(&mut Hands::of(self.app.world_mut()).expect("a window"));
        self.frame();
    }

    pub fn point(&mut self, at: Vec2) {
        self.hands(|hands| hands.point(at));
    }

    pub fn press(&mut self) {
        self.hands(|hands| hands.button(MouseButton::Left, ButtonState::Pressed));
    }

    pub fn release(&mut self) {
        self.hands(|hands| hands.button(MouseButton::Left, ButtonState::Released));
    }

    pub fn click(&mut self, at: Vec2) {
        self.point(at);
        self.press();
        self.release();
        self.frame();
    }

    /// Takes what lies at a point along to another and holds it there.
    pub fn carry(&mut self, from: Vec2, to: Vec2) {
        self.point(from);
        self.press();
        for part in 1..=5 {
            self.point(from.lerp(to, part as f32 / 5.0));
        }
        self.frame();
    }

    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.carry(from, to);
        self.release();
        self.frame();
    }

    /// Presses keys together and lets them go.
    pub fn keys(&mut self, keys: &[KeyCode]) {
        for key in keys {
            self.hands(|hands| hands.key(*key, logical(*key), ButtonState::Pressed));
        }
        for key in keys.iter().rev() {
            self.hands(|hands| hands.key(*key, logical(*key), ButtonState::Released));
        }
    }

    /// Types a text, letter by letter.
    pub fn write(&mut self, text: &str) {
        for c in text.chars() {
            let (key, letter) = (typed(c), Key::Character(c.to_string().into()));
            self.hands(|hands| hands.key(key, letter.clone(), ButtonState::Pressed));
            self.hands(|hands| hands.key(key, letter, ButtonState::Released));
        }
    }

    /// Sends what the window system would say of the window.
    pub fn window<M: Message>(&mut self, says: impl FnOnce(Entity) -> M) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        world.write_message(says(window));
        self.frame();
    }

    /// Clicks the control with this name.
    #[track_caller]
    pub fn push(&mut self, name: &str) {
        let find = |scene: &Scene| scene.widgets.iter().find(|(of, _)| of == name).map(|(_, place)| *place);
        let scene = self.wait(name, |scene| find(scene).is_some());
        let [x, y, w, h] = find(&scene).expect("just seen");
        self.click(Vec2::new((x + w / 2) as f32, (y + h / 2) as f32));
    }

    pub fn view(&self) -> Arc<View> {
        self.app.world().resource::<Session>().0.as_ref().expect("a match").view().clone()
    }

    pub fn serial(&self) -> u64 {
        self.app.world().resource::<Session>().0.as_ref().map_or(0, |playing| playing.game.serial())
    }

    /// Everything refused since the last time this was asked: the clause, and the key of the words.
    pub fn refusals(&mut self) -> Vec<(Option<String>, String)> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Refusals>().0)
    }

    /// How many redraws are asked for in so many frames.
    pub fn redraws(&mut self, frames: usize) -> usize {
        let mut cursor = MessageCursor::<RequestRedraw>::default();
        let mut count = 0;
        self.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        for _ in 0..frames {
            self.frame();
            count += cursor.read(self.app.world().resource::<Messages<RequestRedraw>>()).count();
        }
        count
    }

    /// The middle of a spot, in the window.
    #[track_caller]
    pub fn middle(&mut self, spot: Spot) -> Vec2 {
        let (eye, zone) = self.eye();
        let world = self.app.world_mut();
        let mut shown = world.query::<(&Element, &Transform)>();
        let at = shown
            .iter(world)
            .filter(|(element, _)| element.spot() == Some(spot))
            .max_by(|a, b| a.1.translation.z.total_cmp(&b.1.translation.z))
            .map(|(_, at)| at.translation.truncate());
        eye.window(at.expect("it is shown"), &zone)
    }

    /// The middle of a place on the table or on another surface, in the window.
    pub fn place(&mut self, place: Place) -> Vec2 {
        let (eye, zone) = self.eye();
        let view = self.view();
        let origin = view.table.surfaces.iter().find(|surface| surface.id == place.surface);
        let (left, top) = match origin {
            Some(surface) if place.surface != SurfaceId::TABLE => (surface.rect.x, surface.rect.y),
            _ => (0, 0),
        };
        let x = f32::from(left + place.rect.x) + f32::from(place.rect.w) / 2.0;
        let y = f32::from(top + place.rect.y) + f32::from(place.rect.h) / 2.0;
        // The table's frame is 1040 by 660 units, its middle the world's origin.
        eye.window(Vec2::new(x - 520.0, 330.0 - y), &zone)
    }

    /// Whether something that is no piece, zone or surface is painted high over the table at a point.
    pub fn is_painted_at(&mut self, at: Vec2) -> bool {
        let (eye, zone) = self.eye();
        let world = self.app.world_mut();
        let mut sprites = world.query_filtered::<(&Transform, &Sprite), Without<Element>>();
        let mut there = sprites.iter(world).filter(|(transform, _)| {
            transform.translation.z >= 800.0
                && eye.window(transform.translation.truncate(), &zone).distance(at) < 1.0
        });
        there.next().is_some()
    }

    pub fn eye(&self) -> (Eye, TableZone) {
        (*self.app.world().resource::<Eye>(), *self.app.world().resource::<TableZone>())
    }

    /// A drag of the shown seat that means one thing only and can be taken back.
    #[track_caller]
    pub fn a_drag(&mut self) -> (usize, PieceId, Place) {
        let seat = self.rest().seat.map(Seat);
        let view = self.view();
        let game = self.app.world().resource::<Session>().0.as_ref().expect("a match").game.copy();
        let mine =
            || drags(&view).filter(|(_, offer, ..)| Some(offer.seat) == seat && offer.warning.is_none());
        let plain = |at: usize, piece: PieceId, land: Place| {
            let mut after = game.copy();
            after.take(Viewer::Public, view.revision, OfferId(at)).expect("an offer");
            after.can_undo(None).is_ok()
                && mine().filter(|(_, _, p, l)| *p == piece && *l == land).count() == 1
        };
        let found = mine().find(|(at, _, piece, land)| plain(*at, *piece, *land));
        let (at, _, piece, land) = found.expect("a plain drag");
        (at, piece, land)
    }
}

/// The key that types a letter.
fn typed(c: char) -> KeyCode {
    match c {
        'b' => KeyCode::KeyB,
        'c' => KeyCode::KeyC,
        'h' => KeyCode::KeyH,
        'l' => KeyCode::KeyL,
        'm' => KeyCode::KeyM,
        'n' => KeyCode::KeyN,
        'o' => KeyCode::KeyO,
        'p' => KeyCode::KeyP,
        'r' => KeyCode::KeyR,
        'z' => KeyCode::KeyZ,
        '1' => KeyCode::Digit1,
        ' ' => KeyCode::Space,
        '?' => KeyCode::Slash,
        _ => KeyCode::KeyX,
    }
}

/// What a key means where it is pressed alone.
fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::Tab => Key::Tab,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Space => Key::Space,
        KeyCode::Home => Key::Home,
        KeyCode::ControlLeft => Key::Control,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::AltLeft => Key::Alt,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::KeyR => Key::Character("r".into()),
        KeyCode::KeyM => Key::Character("m".into()),
        KeyCode::KeyZ => Key::Character("z".into()),
        KeyCode::KeyB => Key::Character("b".into()),
        KeyCode::KeyP => Key::Character("p".into()),
        KeyCode::Slash => Key::Character("?".into()),
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}
