//! Faces become textures, off the frame's path: small ones at once, sharp ones when they are ready.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::Arc,
};

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::{PrimaryWindow, RequestRedraw},
};

use super::{Eye, TableSystems, elements::Rest, on_table};
use crate::{
    app::HomeFolder,
    paint::{self, ArtStore, Painter, Quality},
    rules::{Seat, table::Face},
    session::Session,
    words::Lexicon,
};

/// Small paintings at work at the same time: quick ones, enough to keep the workers busy for a frame.
const SMALL_AT_WORK: usize = 32;
/// Sharp paintings at work at the same time: slow ones, few enough to change course soon.
const SHARP_AT_WORK: usize = 3;
/// Paintings kept although nothing shows them just now.
const SPARE: usize = 160;
/// How long the eye must rest before everything is painted anew for it, in seconds.
const RESTS: f32 = 0.12;

/// What an entity shows.
#[derive(Component, Clone, Debug)]
pub struct Painted {
    face: Arc<Face>,
    hash: u64,
    shown: Option<Key>,
    sharp: bool,
}

impl Painted {
    /// Shows a face.
    pub fn new(face: Arc<Face>) -> Painted {
        let hash = hash(&face);
        Painted { face, hash, shown: None, sharp: false }
    }

    /// Shows another face from now on; the old one stays until the new one is painted.
    pub fn show(&mut self, face: Arc<Face>) {
        let hash = hash(&face);
        if hash != self.hash {
            self.hash = hash;
            self.face = face;
            self.sharp = false;
        }
    }

    /// The face.
    pub fn face(&self) -> &Arc<Face> {
        &self.face
    }
}

fn hash(face: &Face) -> u64 {
    let mut hasher = DefaultHasher::new();
    face.hash(&mut hasher);
    hasher.finish()
}

/// A face at a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    face: u64,
    /// Sixteenths of a pixel for each unit.
    px: u32,
}

/// A painting in a texture.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The texture.
    pub image: Handle<Image>,
    /// Its size in units of the face, margins included.
    pub size: Vec2,
    /// The margin around the face in units.
    pub margin: f32,
    sharp: bool,
    used: u64,
}

/// Paints faces and keeps the paintings.
#[derive(Resource)]
pub struct Easel {
    art: Arc<ArtStore>,
    painter: Painter,
    /// For which match and names the painter was made.
    made_for: Option<(String, Vec<String>)>,
    drawn: HashMap<Key, Drawn>,
    at_work: HashMap<(Key, Quality), Task<paint::Painted>>,
    wanted: Vec<(Key, Quality, Arc<Face>, f32)>,
    tick: u64,
}

impl Easel {
    /// The store of pictures.
    pub fn art(&self) -> &Arc<ArtStore> {
        &self.art
    }

    /// The painting of a face at so many pixels for each unit; asked for if it is not there yet.
    pub fn get(&mut self, face: &Arc<Face>, px_per_unit: f32) -> Option<Drawn> {
        let key = Key { face: hash(face), px: sixteenths(px_per_unit) };
        self.find(key, face, px_per_unit)
    }

    fn find(&mut self, key: Key, face: &Arc<Face>, px_per_unit: f32) -> Option<Drawn> {
        self.tick += 1;
        let tick = self.tick;
        let drawn = self.drawn.get_mut(&key);
        let quality = match &drawn {
            Some(drawn) if drawn.sharp => None,
            Some(_) => Some(Quality::Sharp),
            None => Some(Quality::Small),
        };
        if let Some(quality) = quality {
            self.want(key, quality, face, px_per_unit);
        }
        self.drawn.get_mut(&key).map(|drawn| {
            drawn.used = tick;
            drawn.clone()
        })
    }

    fn want(&mut self, key: Key, quality: Quality, face: &Arc<Face>, px_per_unit: f32) {
        let known = |of: &Key, at: &Quality| *of == key && *at == quality;
        if self.at_work.keys().any(|(of, at)| known(of, at))
            || self.wanted.iter().any(|(of, at, ..)| known(of, at))
        {
            return;
        }
        self.wanted.push((key, quality, face.clone(), px_per_unit));
    }

    /// Whether anything is still to be painted.
    pub fn is_busy(&self) -> bool {
        !self.at_work.is_empty() || !self.wanted.is_empty()
    }
}

fn sixteenths(px_per_unit: f32) -> u32 {
    (px_per_unit * 16.0).round().max(1.0) as u32
}

impl FromWorld for Easel {
    fn from_world(world: &mut World) -> Self {
        let cache = world.get_resource::<HomeFolder>().map(|home| home.0.art_cache());
        let art = Arc::new(ArtStore::new(cache));
        let nobody: Arc<dyn crate::words::Names + Send + Sync> = Arc::new(|_: Seat| String::new());
        let painter = Painter::new("mythwind", art.clone(), Lexicon::english(), nobody, []);
        Easel {
            art,
            painter,
            made_for: None,
            drawn: HashMap::new(),
            at_work: HashMap::new(),
            wanted: Vec::new(),
            tick: 0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Easel>()
        .add_systems(
            Update,
            (take_names.run_if(on_table), show.run_if(on_table), (finish, begin).chain())
                .chain()
                .in_set(TableSystems::Paint),
        )
        .add_systems(Last, go_on);
}

/// What is still to be painted, for the overlay too, needs another frame.
fn go_on(easel: Res<Easel>, mut redraw: MessageWriter<RequestRedraw>) {
    if easel.is_busy() {
        redraw.write(RequestRedraw);
    }
}

/// A match has its own names and colours.
fn take_names(session: Res<Session>, mut easel: ResMut<Easel>) {
    let Some(playing) = &session.0 else { return };
    let plates = &playing.view().table.plates;
    let names: Vec<(Seat, String)> = (0..8).map(Seat).map(|seat| (seat, playing.name(seat))).collect();
    let made_for =
        (playing.game.info().id.to_owned(), names.iter().map(|(_, name)| name.clone()).collect::<Vec<_>>());
    if easel.made_for.as_ref() == Some(&made_for) && easel.drawn.len() < 4096 {
        return;
    }
    let looks: Vec<_> = plates.iter().map(|plate| (plate.seat, plate.look)).collect();
    let known: Arc<dyn crate::words::Names + Send + Sync> = Arc::new(move |seat: Seat| {
        names.iter().find(|(of, _)| *of == seat).map(|(_, name)| name.clone()).unwrap_or_default()
    });
    easel.painter = Painter::new(&made_for.0, easel.art.clone(), Lexicon::english(), known, looks);
    easel.made_for = Some(made_for);
    // Faces painted with other names are no longer true.
    easel.drawn.clear();
    easel.wanted.clear();
    easel.at_work.clear();
}

/// Gives every element the painting that fits it, or asks for it.
fn show(
    mut easel: ResMut<Easel>,
    mut elements: Query<(&mut Painted, &Rest, &mut Sprite)>,
    eye: Res<Eye>,
    window: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time>,
    mut seen: Local<(f32, f32)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let px = eye.scale * window.single().map_or(1.0, Window::scale_factor);
    if (seen.0 - px).abs() > f32::EPSILON {
        *seen = (px, 0.0);
    } else {
        seen.1 += time.delta_secs();
    }
    let rests = seen.1 >= RESTS;
    for (mut painted, rest, mut sprite) in &mut elements {
        if painted.face.w == 0 {
            continue;
        }
        let stretch = rest.size.x / f32::from(painted.face.w);
        let key = Key { face: painted.hash, px: sixteenths(px * stretch) };
        if painted.shown == Some(key) && painted.sharp {
            continue;
        }
        // While the eye moves, what is shown stays, a little too coarse or too fine.
        if !rests && painted.shown.is_some_and(|shown| shown.face == painted.hash) {
            redraw.write(RequestRedraw);
            continue;
        }
        let face = painted.face.clone();
        if let Some(drawn) = easel.find(key, &face, px * stretch)
            && (painted.shown != Some(key) || painted.sharp != drawn.sharp)
        {
            sprite.image = drawn.image.clone();
            sprite.custom_size = Some(drawn.size * stretch);
            painted.shown = Some(key);
            painted.sharp = drawn.sharp;
        }
    }
}

/// Takes finished paintings.
fn finish(
    mut easel: ResMut<Easel>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let easel = &mut *easel;
    let mut done = Vec::new();
    easel.at_work.retain(|key, task| match block_on(poll_once(task)) {
        Some(painted) => {
            done.push((*key, painted));
            false
        }
        None => true,
    });
    for ((key, quality), painted) in done {
        let (width, height) = painted.size();
        let drawn = Drawn {
            size: Vec2::new(width, height),
            margin: painted.margin(),
            sharp: painted.sharp || quality == Quality::Sharp,
            used: easel.tick,
            image: images.add(image(painted.width, painted.height, painted.rgba)),
        };
        easel.drawn.insert(key, drawn);
        redraw.write(RequestRedraw);
    }
    // Paintings nobody has looked at for long make room.
    if easel.drawn.len() > SPARE * 3 {
        let mut ages: Vec<u64> = easel.drawn.values().map(|drawn| drawn.used).collect();
        ages.sort_unstable_by(|a, b| b.cmp(a));
        let oldest = ages.get(SPARE * 2).copied().unwrap_or(0);
        easel.drawn.retain(|_, drawn| drawn.used >= oldest);
    }
}

/// Begins what is wanted, small paintings first.
fn begin(mut easel: ResMut<Easel>) {
    let easel = &mut *easel;
    easel.wanted.sort_by_key(|(_, quality, ..)| *quality == Quality::Sharp);
    for (key, quality, face, px) in std::mem::take(&mut easel.wanted) {
        let most = if quality == Quality::Small { SMALL_AT_WORK } else { SHARP_AT_WORK };
        if easel.at_work.len() >= most {
            break;
        }
        let painter = easel.painter.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { painter.paint(&face, px, quality) });
        easel.at_work.insert((key, quality), task);
    }
    // Whoever still wants a painting asks again in the next frame; what nobody wants any more is forgotten.
}

/// A texture of pixels.
pub fn image(width: u32, height: u32, rgba: Vec<u8>) -> Image {
    Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}
