//! A contact sheet: all pictures of a game together, with their names.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use super::{
    art::{ArtStore, Fit, Picture},
    canvas::Canvas,
    palette::{INK, Palette},
    text::{plain, set_text},
};
use crate::rules::table::{Align, Colour, Fill, Font, Rect, Sheet};

/// Columns of the sheet.
const COLUMNS: i16 = 8;
/// A picture with its name, in pixels.
const CELL: (i16, i16) = (200, 176);
/// Height of the name below the picture.
const NAME: i16 = 24;
/// Room around everything.
const GAP: i16 = 16;

/// All pictures of a game on one sheet.
#[derive(Clone, Debug)]
pub struct ContactSheet {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Four bytes a pixel, rows from above.
    pub rgba: Vec<u8>,
}

impl ContactSheet {
    /// The sheet as a PNG file.
    ///
    /// # Errors
    /// If the sheet has no sound size, which a sheet from [`contact_sheet`] has.
    pub fn png(&self) -> Result<Vec<u8>, String> {
        use resvg::tiny_skia::{IntSize, Pixmap};
        let size = IntSize::from_wh(self.width, self.height).ok_or("the sheet has no size")?;
        // Nothing on it is see-through, so that straight and multiplied colours are the same.
        let pixmap = Pixmap::from_vec(self.rgba.clone(), size).ok_or("the sheet has no sound size")?;
        pixmap.encode_png().map_err(|error| error.to_string())
    }
}

/// Puts all pictures of a game (a folder of `assets/art`: `mythwind`, `shared`) on one sheet, each drawn
/// sharply and named below. None if the folder has no pictures.
pub fn contact_sheet(art: &ArtStore, game: &str) -> Option<ContactSheet> {
    let prefix = format!("{game}/");
    let keys: Vec<&str> = ArtStore::keys().filter(|key| key.starts_with(&prefix)).collect();
    let rows = i16::try_from(keys.len().div_ceil(COLUMNS as usize)).ok().filter(|&rows| rows > 0)?;
    let (w, h) = (GAP + COLUMNS * (CELL.0 + GAP), (CELL.1 + GAP).checked_mul(rows)?.checked_add(GAP)?);
    let mut canvas = Canvas::new(w, h, 1.0, 0)?;
    let palette = Palette::of(game, []);
    canvas.sheet(Rect::new(0, 0, w, h), &Sheet::new(Fill::Flat(Colour::Paper), 0), &palette);
    let drawings = draw_all(art, &keys);
    for ((place, key), drawing) in (0_i16..).zip(&keys).zip(&drawings) {
        let x = GAP + place % COLUMNS * (CELL.0 + GAP);
        let y = GAP + place / COLUMNS * (CELL.1 + GAP);
        canvas.icon(canvas.pixels(Rect::new(x, y, CELL.0, CELL.1 - NAME)), drawing);
        let name = Rect::new(x, y + CELL.1 - NAME, CELL.0, NAME);
        let text = plain(Font::Sans, 13, Align::Centre).least(9);
        let says = key.strip_prefix(&prefix).unwrap_or(key);
        canvas.letters(name, &set_text(says, &text, f32::from(name.w), f32::from(name.h)), INK);
    }
    let (width, height, rgba) = canvas.finish();
    Some(ContactSheet { width, height, rgba })
}

/// Draws pictures on all cores, in the order of their keys.
fn draw_all(art: &ArtStore, keys: &[&str]) -> Vec<Picture> {
    let size = (CELL.0.unsigned_abs().into(), (CELL.1 - NAME).unsigned_abs().into());
    let draw = |key: &str| art.filling(key, Fit::Contain, size, true).0;
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(key) = keys.get(next.fetch_add(1, Ordering::Relaxed)) {
                    draw(key);
                }
            });
        }
    });
    // What was drawn above is kept; only what no longer had room is drawn again.
    keys.iter().map(|key| draw(key)).collect()
}
