//! Faces become pixels: what the rules describe in sheets, pictures, words and symbols is painted here.
//!
//! Owns the palette, the fonts, the setting of texts, the store of pictures and the painter that puts them
//! together. It must not know a window, an entity or a frame (no Bevy, no egui), nor any game: a painter is
//! told which symbols, words and seat colours to use. Nothing here decides anything; the same face at the
//! same scale gives the same pixels.
//!
//! Lengths in faces are units; a painting is made for so many pixels per unit. Colours are mixed in sRGB.

mod art;
mod canvas;
mod face;
mod fonts;
mod glyphs;
mod outline;
pub mod palette;
mod shadow;
mod sheet;
mod text;

pub use art::{ArtStore, Picture};
pub use face::{Clipped, Painted, Painter, Quality};
pub use fonts::font_bytes;
pub use palette::{Palette, Rgb, seat_colour};
pub use sheet::{ContactSheet, contact_sheet};
pub use text::{Setting, set_text};
