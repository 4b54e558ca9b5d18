//! The store of pictures: every picture of `assets/art` by its key, in any size.
//!
//! Small versions are inside the binary and there at once. Exact ones are drawn from the SVG when asked for,
//! kept in memory as long as there is room, and on disk. Must not decide which size is needed, nor draw
//! anything that is no picture.

mod disk;
mod index;
mod memory;
mod resample;

use std::{
    collections::BTreeSet,
    fmt,
    path::PathBuf,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

use resvg::{
    tiny_skia::{Color, Pixmap, Transform},
    usvg::{Options, Tree},
};

use self::{
    disk::Disk,
    index::{Entry, entry},
    memory::{Kind, Memory, Slot},
};
use super::palette::MIST;

/// Bytes of pictures kept in memory unless the caller says otherwise.
const MEMORY: usize = 96 << 20;
/// No picture is drawn wider than this, in pixels.
const WIDEST: u32 = 8192;

/// A picture in pixels.
#[derive(Clone)]
pub struct Picture(Arc<Pixmap>);

impl Picture {
    fn new(pixmap: Pixmap) -> Picture {
        Picture(Arc::new(pixmap))
    }

    /// Width in pixels.
    pub fn width(&self) -> u32 {
        self.0.width()
    }

    /// Height in pixels.
    pub fn height(&self) -> u32 {
        self.0.height()
    }

    /// Four bytes a pixel, rows from above, alpha not multiplied in.
    pub fn straight(&self) -> Vec<u8> {
        super::canvas::straight(Pixmap::clone(&self.0))
    }

    pub(super) fn pixmap(&self) -> resvg::tiny_skia::PixmapRef<'_> {
        self.0.as_ref().as_ref()
    }

    fn bytes(&self) -> usize {
        self.0.data().len()
    }

    /// What stands for a picture that is not there.
    fn mist(width: u32, height: u32) -> Picture {
        let side = |length: u32| length.clamp(1, WIDEST);
        let mut pixmap = Pixmap::new(side(width), side(height)).unwrap_or_else(one_pixel);
        pixmap.fill(Color::from_rgba8(MIST.0, MIST.1, MIST.2, 255));
        Picture::new(pixmap)
    }
}

fn one_pixel() -> Pixmap {
    Pixmap::new(1, 1).unwrap_or_else(|| unreachable!("one pixel is a size"))
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({} x {})", self.width(), self.height())
    }
}

/// How a picture fills a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Fit {
    /// All of the rectangle, cut off around.
    Cover,
    /// Whole within the rectangle.
    Contain,
}

/// All pictures. May be used from many threads at once.
pub struct ArtStore {
    state: Mutex<State>,
    drawn: Condvar,
    disk: Option<Disk>,
}

struct State {
    memory: Memory,
    /// What is being drawn just now, so that nobody else begins it.
    busy: Vec<Slot>,
    unknown: BTreeSet<String>,
}

impl ArtStore {
    /// A store that keeps drawn pictures in `cache` between runs; without one it draws them anew each time.
    /// The folder is made when first needed; if that fails, pictures are simply not kept.
    pub fn new(cache: Option<PathBuf>) -> ArtStore {
        ArtStore::with_memory(cache, MEMORY)
    }

    /// The same with a bound on the memory for pictures, in bytes. The newest is kept even beyond it.
    pub fn with_memory(cache: Option<PathBuf>, bytes: usize) -> ArtStore {
        let state = State { memory: Memory::new(bytes), busy: Vec::new(), unknown: BTreeSet::new() };
        ArtStore { state: Mutex::new(state), drawn: Condvar::new(), disk: cache.map(Disk::new) }
    }

    /// The keys of all pictures, in order: `mythwind/building-bakery`.
    pub fn keys() -> impl Iterator<Item = &'static str> {
        index::ENTRIES.iter().map(|entry| entry.key)
    }

    /// The text of a picture; none for an unknown key.
    pub fn svg(key: &str) -> Option<String> {
        entry(key)?.1.svg()
    }

    /// The size a picture was drawn for: width and height in its own units; none for an unknown key.
    pub fn size(key: &str) -> Option<(f32, f32)> {
        entry(key).map(|(_, entry)| (entry.width, entry.height))
    }

    /// The small version, about 256 pixels wide (128 for pieces and symbols). A mist sheet for an unknown key.
    pub fn small(&self, key: &str) -> Picture {
        match entry(key) {
            Some((place, entry)) => self.small_of(place, entry),
            None => self.not_there(key, 256, 192),
        }
    }

    /// The picture at exactly that width in pixels, drawn now if it was not before: that may take half a
    /// second. A mist sheet for an unknown key.
    pub fn at(&self, key: &str, width: u32) -> Picture {
        self.at_with(key, width, &[])
    }

    /// The same without the parts that have these ids in the SVG. Ids that are not there are ignored.
    pub fn at_with(&self, key: &str, width: u32, hidden: &[&str]) -> Picture {
        let width = width.clamp(1, WIDEST);
        let Some((place, entry)) = entry(key) else { return self.not_there(key, width, width * 3 / 4) };
        let (slot, height) = Self::exact(place, entry, width, hidden);
        self.get(slot, || {
            let kept = self.disk.as_ref().and_then(|disk| disk.load(slot.content, width, height));
            kept.unwrap_or_else(|| {
                let Some(picture) = draw(entry, width, height, hidden) else {
                    return Picture::mist(width, height);
                };
                if let Some(disk) = &self.disk {
                    disk.save(slot.content, &picture);
                }
                picture
            })
        })
    }

    /// Keys asked for that no picture has.
    pub fn unknown(&self) -> Vec<String> {
        self.lock().unknown.iter().cloned().collect()
    }

    /// A picture made to fill a rectangle of that many pixels: by the small version where that does or where
    /// nothing better may be drawn, else exactly. Also tells whether it is as good as it can be.
    pub(super) fn filling(&self, key: &str, fit: Fit, (w, h): (u32, u32), draw: bool) -> (Picture, bool) {
        let (w, h) = (w.clamp(1, WIDEST), h.clamp(1, WIDEST));
        let Some((place, entry)) = entry(key) else { return (self.not_there(key, w, h), true) };
        let (across, down) = (w as f32 / entry.width, h as f32 / entry.height);
        let scale = if fit == Fit::Cover { across.max(down) } else { across.min(down) };
        let side = |length: f32| (length * scale).round().max(1.0) as u32;
        let (width, height) = (side(entry.width), side(entry.height));
        // Of a picture at least twice as large, a shrunken copy is as good as a new drawing.
        if width * 2 <= entry.small_width() {
            return (self.shrunk(place, entry, fit, (w, h), (width, height)), true);
        }
        let (slot, _) = Self::exact(place, entry, width.min(WIDEST), &[]);
        let held = self.lock().memory.get(slot);
        match held {
            Some(picture) => (picture, true),
            None if draw => (self.at(key, width), true),
            None => (self.shrunk(place, entry, fit, (w, h), (width, height)), false),
        }
    }

    /// The small version in another size, cut to what is seen of it.
    fn shrunk(
        &self,
        place: u16,
        entry: &'static Entry,
        fit: Fit,
        (w, h): (u32, u32),
        (width, height): (u32, u32),
    ) -> Picture {
        let (w, h) = if fit == Fit::Cover { (w, h) } else { (width, height) };
        let slot =
            Slot { place, kind: Kind::Shrunk, width: w, height: h, content: u64::from(fit == Fit::Cover) };
        self.get(slot, || {
            let small = self.small_of(place, entry);
            let (part_w, part_h) = (w as f32 / width as f32, h as f32 / height as f32);
            Picture::new(resample::resample(&small.0, (part_w.min(1.0), part_h.min(1.0)), w, h))
        })
    }

    fn small_of(&self, place: u16, entry: &'static Entry) -> Picture {
        let slot = Slot { place, kind: Kind::Small, width: 0, height: 0, content: entry.hash };
        self.get(slot, || {
            Pixmap::decode_png(entry.small_png()).map_or_else(|_| Picture::mist(256, 192), Picture::new)
        })
    }

    /// Where an exact drawing is kept, and its height.
    fn exact(place: u16, entry: &Entry, width: u32, hidden: &[&str]) -> (Slot, u32) {
        let height = (entry.height * width as f32 / entry.width).round().clamp(1.0, WIDEST as f32) as u32;
        let mut ids: Vec<&str> = hidden.to_vec();
        ids.sort_unstable();
        ids.dedup();
        let content = index::hash_with(entry.hash, &ids);
        (Slot { place, kind: Kind::Exact, width, height, content }, height)
    }

    /// What is kept, or else made by `make`, once, however many ask for it at the same time.
    fn get(&self, slot: Slot, make: impl FnOnce() -> Picture) -> Picture {
        let mut state = self.lock();
        loop {
            if let Some(picture) = state.memory.get(slot) {
                return picture;
            }
            if !state.busy.contains(&slot) {
                break;
            }
            state = self.drawn.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.busy.push(slot);
        drop(state);
        let turn = Drawing { store: self, slot };
        let picture = make();
        self.lock().memory.put(slot, &picture, picture.bytes());
        drop(turn);
        picture
    }

    fn not_there(&self, key: &str, width: u32, height: u32) -> Picture {
        let new = self.lock().unknown.insert(key.to_owned());
        if new {
            eprintln!("There is no picture named {key}.");
        }
        Picture::mist(width, height)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing is half done while the lock is held, so that a panic elsewhere does no harm to it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for ArtStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ArtStore").finish_non_exhaustive()
    }
}

/// Somebody's turn to draw. However it ends, those who wait go on.
struct Drawing<'a> {
    store: &'a ArtStore,
    slot: Slot,
}

impl Drop for Drawing<'_> {
    fn drop(&mut self) {
        self.store.lock().busy.retain(|slot| *slot != self.slot);
        self.store.drawn.notify_all();
    }
}

/// Draws from the SVG. None if it cannot be read, which the build has made sure of.
fn draw(entry: &Entry, width: u32, height: u32, hidden: &[&str]) -> Option<Picture> {
    let mut svg = entry.svg()?;
    for id in hidden {
        svg = svg.replace(&format!(" id=\"{id}\""), &format!(" id=\"{id}\" display=\"none\""));
    }
    let tree = Tree::from_str(&svg, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(width, height)?;
    let fit = Transform::from_scale(width as f32 / entry.width, height as f32 / entry.height);
    resvg::render(&tree, fit, &mut pixmap.as_mut());
    Some(Picture::new(pixmap))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAKERY: &str = "mythwind/building-bakery";

    #[test]
    fn many_who_ask_at_once_share_one_drawing() {
        let store = ArtStore::new(None);
        let pictures: Vec<Picture> = std::thread::scope(|scope| {
            let asking: Vec<_> = (0..4).map(|_| scope.spawn(|| store.at(BAKERY, 333))).collect();
            asking.into_iter().map(|asked| asked.join().expect("no panic")).collect()
        });
        assert!(pictures.iter().all(|picture| Arc::ptr_eq(&picture.0, &pictures[0].0)));
        assert_eq!((pictures[0].width(), pictures[0].height()), (333, 250));
    }

    #[test]
    fn one_that_stops_in_the_middle_lets_the_others_go_on() {
        let store = ArtStore::new(None);
        let slot = Slot { place: 0, kind: Kind::Exact, width: 7, height: 7, content: 7 };
        let stopped = std::thread::scope(|scope| {
            scope.spawn(|| store.get(slot, || panic!("stopped on purpose"))).join().is_err()
        });
        assert!(stopped);
        assert_eq!(store.get(slot, || Picture::mist(7, 7)).width(), 7);
    }

    #[test]
    fn memory_is_bounded() {
        let store = ArtStore::with_memory(None, 100 * 75 * 4);
        let first = store.at(BAKERY, 100);
        store.at(BAKERY, 99);
        assert!(!Arc::ptr_eq(&first.0, &store.at(BAKERY, 100).0), "it had to go and was drawn again");
        assert_eq!(first.pixmap().data(), store.at(BAKERY, 100).pixmap().data());
    }

    #[test]
    fn the_exact_drawing_is_used_where_it_is_needed_and_allowed() {
        let store = ArtStore::new(None);
        let (small, done) = store.filling(BAKERY, Fit::Cover, (100, 60), false);
        assert!(done, "of 256 pixels a hundred are as good as exact");
        assert_eq!((small.width(), small.height()), (100, 60));
        let (_, done) = store.filling(BAKERY, Fit::Cover, (200, 150), false);
        assert!(!done);
        let (sharp, done) = store.filling(BAKERY, Fit::Cover, (200, 100), true);
        assert!(done);
        assert_eq!((sharp.width(), sharp.height()), (200, 150), "whole: the canvas cuts it");
        let (again, done) = store.filling(BAKERY, Fit::Cover, (200, 150), false);
        assert!(done && Arc::ptr_eq(&again.0, &sharp.0), "what is in memory is used at once");
        let (icon, _) = store.filling("mythwind/figure-farmer", Fit::Contain, (60, 60), true);
        assert_eq!((icon.width(), icon.height()), (40, 60));
    }
}
