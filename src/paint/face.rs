//! The painter: puts a face together from sheets, pictures, symbols and words.

use std::{fmt, sync::Arc};

use super::{
    art::{ArtStore, Fit},
    canvas::{Canvas, MOST},
    palette::Palette,
    shadow,
    text::{Setting, set_text},
};
use crate::{
    rules::{
        Seat, Words,
        table::{Face, Fill, Part, Rect, SeatLook, Text},
    },
    words::{Lexicon, Names},
};

/// Which drawings a painting is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quality {
    /// What is there at once: small versions, and exact ones only where they are in memory.
    Small,
    /// Exact drawings. Those that were never made are drawn now: up to half a second for each.
    Sharp,
}

/// A face in pixels.
#[derive(Clone, PartialEq)]
pub struct Painted {
    /// Width in pixels, margins included.
    pub width: u32,
    /// Height in pixels, margins included.
    pub height: u32,
    /// Four bytes a pixel, rows from above, alpha not multiplied in.
    pub rgba: Vec<u8>,
    /// The clear margin on all four sides, in pixels: shadows fall into it.
    pub margin_px: u32,
    /// Pixels per unit that were used; less than asked for only where the painting would be too large.
    pub px_per_unit: f32,
    /// Whether every picture is as sharp as it can be: if so, painting again in [`Quality::Sharp`] gives the
    /// same.
    pub sharp: bool,
}

impl Painted {
    /// The margin in units: the sprite's upper left corner lies so far left of and above the face's.
    pub fn margin(&self) -> f32 {
        self.margin_px as f32 / self.px_per_unit
    }

    /// Width and height of the whole sprite in units.
    pub fn size(&self) -> (f32, f32) {
        (self.width as f32 / self.px_per_unit, self.height as f32 / self.px_per_unit)
    }

    fn nothing(px_per_unit: f32) -> Painted {
        Painted { width: 1, height: 1, rgba: vec![0; 4], margin_px: 0, px_per_unit, sharp: true }
    }
}

impl fmt::Debug for Painted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Painted")
            .field("width", &self.width)
            .field("height", &self.height)
            .field("margin_px", &self.margin_px)
            .field("px_per_unit", &self.px_per_unit)
            .field("sharp", &self.sharp)
            .finish_non_exhaustive()
    }
}

/// A text that has no room.
#[derive(Clone, Debug, PartialEq)]
pub struct Clipped {
    /// What it says, markup left in.
    pub text: String,
    /// The rectangle it was given, in the face.
    pub rect: Rect,
    /// The smallest size it may have, at which it still does not fit.
    pub least: u8,
    /// The size at which it would fit; 0 if not even at 6.
    pub would_fit: f32,
}

/// Paints the faces of one game for one match. May be cloned and sent to other threads.
#[derive(Clone)]
pub struct Painter {
    art: Arc<ArtStore>,
    lexicon: &'static Lexicon,
    names: Arc<dyn Names + Send + Sync>,
    palette: Palette,
    /// What stands before a symbol's name in the key of its picture.
    symbols: String,
}

impl fmt::Debug for Painter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Painter").field("symbols", &self.symbols).finish_non_exhaustive()
    }
}

impl Painter {
    /// A painter for a game (its id, for example `mythwind`): its cloth and symbols, the words and the names
    /// to use, and how the seats look.
    pub fn new(
        game: &str,
        art: Arc<ArtStore>,
        lexicon: &'static Lexicon,
        names: Arc<dyn Names + Send + Sync>,
        looks: impl IntoIterator<Item = (Seat, SeatLook)>,
    ) -> Painter {
        Painter { art, lexicon, names, palette: Palette::of(game, looks), symbols: format!("{game}/icon-") }
    }

    /// The palette in use.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The store of pictures in use.
    pub fn art(&self) -> &Arc<ArtStore> {
        &self.art
    }

    /// Paints a face at so many pixels per unit. The same face gives the same pixels. A face without size
    /// gives one clear pixel; one that would be wider or higher than 8192 pixels is painted smaller.
    pub fn paint(&self, face: &Face, px_per_unit: f32, quality: Quality) -> Painted {
        if face.w <= 0 || face.h <= 0 || !px_per_unit.is_finite() || px_per_unit <= 0.0 {
            return Painted::nothing(1.0);
        }
        let reach = reach(face);
        let scale = px_per_unit.min(MOST / (f32::from(face.w.max(face.h)) + 2.0 * reach + 2.0));
        // A clear pixel all round keeps the edges smooth when the sprite is turned.
        let margin = (reach * scale).ceil() as u32 + 1;
        let Some(mut canvas) = Canvas::new(face.w, face.h, scale, margin) else {
            return Painted::nothing(scale);
        };
        let mut sharp = true;
        for part in &face.parts {
            sharp &= self.part(&mut canvas, part, quality);
        }
        let (width, height, rgba) = canvas.finish();
        Painted { width, height, rgba, margin_px: margin, px_per_unit: scale, sharp }
    }

    /// Lays one part; tells whether it is as sharp as it can be.
    fn part(&self, canvas: &mut Canvas, part: &Part, quality: Quality) -> bool {
        match part {
            Part::Sheet(rect, sheet) => {
                canvas.sheet(*rect, sheet, &self.palette);
                true
            }
            Part::Art { rect, art, radius, strength } => {
                let place = canvas.pixels(*rect);
                let (picture, sharp) =
                    self.art.filling(art, Fit::Cover, place.size(), quality == Quality::Sharp);
                let strength = f32::from((*strength).min(100)) / 100.0;
                canvas.picture(place, &picture, f32::from(*radius), strength);
                sharp
            }
            Part::Icon(rect, icon) => {
                let place = canvas.pixels(*rect);
                let (icon, sharp) =
                    self.art.filling(icon, Fit::Contain, place.size(), quality == Quality::Sharp);
                canvas.icon(place, &icon);
                sharp
            }
            Part::Text(rect, text) => {
                let setting = self.set(*rect, text);
                canvas.letters(*rect, &setting, self.palette.colour(text.colour));
                setting.symbols.iter().fold(true, |all, symbol| {
                    let place = canvas.square(*rect, symbol.x, symbol.y, symbol.side);
                    let key = format!("{}{}", self.symbols, symbol.name);
                    let (icon, sharp) =
                        self.art.filling(&key, Fit::Contain, place.size(), quality == Quality::Sharp);
                    canvas.icon(place, &icon);
                    all & sharp
                })
            }
        }
    }

    /// How a text of a face lies in its rectangle.
    pub fn set(&self, rect: Rect, text: &Text) -> Setting {
        set_text(&self.say(&text.words), text, f32::from(rect.w), f32::from(rect.h))
    }

    /// The sentence, markup left in.
    fn say(&self, words: &Words) -> String {
        self.lexicon.say(words, self.names.as_ref())
    }

    /// The texts of a face that have no room, without painting it.
    pub fn clipped(&self, face: &Face) -> Vec<Clipped> {
        let texts = face.parts.iter().filter_map(|part| match part {
            Part::Text(rect, text) => Some((*rect, text)),
            _ => None,
        });
        texts
            .filter(|(rect, text)| self.set(*rect, text).clipped)
            .map(|(rect, text)| {
                let smaller = self.set(rect, &text.clone().least(6));
                let would_fit = if smaller.clipped { 0.0 } else { smaller.size };
                Clipped { text: self.say(&text.words), rect, least: text.least, would_fit }
            })
            .collect()
    }

    /// The keys of the pictures and symbols of a face that are in no folder.
    pub fn unknown_art(&self, face: &Face) -> Vec<String> {
        let mut keys: Vec<String> = Vec::new();
        for part in &face.parts {
            match part {
                Part::Art { art, .. } => keys.push(art.to_string()),
                Part::Icon(_, icon) => keys.push(icon.to_string()),
                Part::Text(rect, text) => {
                    let symbols = self.set(*rect, text).symbols;
                    keys.extend(symbols.iter().map(|symbol| format!("{}{}", self.symbols, symbol.name)));
                }
                Part::Sheet(..) => {}
            }
        }
        keys.retain(|key| ArtStore::size(key).is_none());
        keys
    }
}

/// How far beyond a face its shadows fall, in units, on the side where they fall farthest.
fn reach(face: &Face) -> f32 {
    let sheets = face.parts.iter().filter_map(|part| match part {
        Part::Sheet(rect, sheet) if sheet.height > 0 && sheet.fill != Fill::None => Some((rect, sheet)),
        _ => None,
    });
    sheets.fold(0.0, |most, (rect, sheet)| {
        let [left, up, right, down] = shadow::reach(sheet.height);
        let (x, y) = (f32::from(rect.x), f32::from(rect.y));
        let over_right = x + f32::from(rect.w) - f32::from(face.w);
        let over_down = y + f32::from(rect.h) - f32::from(face.h);
        most.max(left - x).max(up - y).max(over_right + right).max(over_down + down)
    })
}
