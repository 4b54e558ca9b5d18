//! Faces as inline SVG: pictures are defined once for a page and used wherever they appear.

use std::{collections::BTreeSet, fmt::Write as _};

use base64::{Engine as _, prelude::BASE64_STANDARD};

use super::page::escaped;
use crate::{
    paint::{ArtStore, Palette, Rgb, set_text},
    rules::table::{Align, Face, Fill, Font, Part, Rect, Sheet, Text},
    words::{Lexicon, Names, plain},
};

/// Draws faces for one page and remembers which pictures they need.
pub(super) struct Drawer<'a> {
    palette: Palette,
    names: &'a dyn Names,
    used: BTreeSet<String>,
}

impl<'a> Drawer<'a> {
    /// For a game (its id) and the names of its people.
    pub(super) fn new(game: &str, names: &'a dyn Names) -> Drawer<'a> {
        Drawer { palette: Palette::of(game, []), names, used: BTreeSet::new() }
    }

    /// A face as an SVG element that fills its box.
    pub(super) fn draw(&mut self, face: &Face, title: &str) -> String {
        let mut svg = format!(
            "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">",
            face.w,
            face.h,
            escaped(title)
        );
        for part in &face.parts {
            match part {
                Part::Sheet(rect, sheet) => svg += &self.sheet(*rect, sheet),
                Part::Art { rect, art, radius, .. } => svg += &self.art(*rect, art, *radius, "slice"),
                Part::Icon(rect, icon) => svg += &self.art(*rect, icon, 0, "meet"),
                Part::Text(rect, text) => svg += &self.text(*rect, text),
            }
        }
        svg + "</svg>"
    }

    /// The pictures that were used, as definitions that belong at the beginning of the page.
    pub(super) fn definitions(&self) -> String {
        let mut svg = String::from(
            "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>",
        );
        for art in &self.used {
            let (Some((w, h)), Some(source)) = (ArtStore::size(art), ArtStore::svg(art)) else { continue };
            let data = BASE64_STANDARD.encode(source);
            let id = id(art);
            // The way it fills its box is said by each use; the picture itself is drawn whole.
            let _ = write!(
                svg,
                "<image id=\"{id}\" width=\"{w}\" height=\"{h}\" href=\"data:image/svg+xml;base64,{data}\"/>"
            );
        }
        svg + "</defs></svg>"
    }

    fn sheet(&self, rect: Rect, sheet: &Sheet) -> String {
        let Rect { x, y, w, h } = rect;
        let (fill, strength) = match sheet.fill {
            Fill::None => (None, 100),
            Fill::Flat(colour) | Fill::Shaded(colour) => (Some(colour), 100),
            Fill::Sheer(colour, strength) => (Some(colour), strength),
        };
        let fill = fill.map_or_else(|| "none".to_owned(), |colour| hex(self.palette.colour(colour)));
        let edge = sheet.border.map_or_else(String::new, |border| {
            let colour = hex(self.palette.colour(border.colour));
            format!(" stroke=\"{colour}\" stroke-width=\"{}\"", border.width)
        });
        let class = if sheet.height > 0 { " class=\"raised\"" } else { "" };
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{}\" fill=\"{fill}\" fill-opacity=\"{}\"{edge}{class}/>",
            sheet.radius,
            f32::from(strength) / 100.0
        )
    }

    fn art(&mut self, rect: Rect, art: &str, radius: u8, fit: &str) -> String {
        let Some((w, h)) = ArtStore::size(art) else { return String::new() };
        self.used.insert(art.to_owned());
        let round = if radius > 0 { format!(" style=\"border-radius:{radius}px\"") } else { String::new() };
        format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {w} {h}\" \
             preserveAspectRatio=\"xMidYMid {fit}\"{round}><use href=\"#{}\"/></svg>",
            rect.x,
            rect.y,
            rect.w,
            rect.h,
            id(art)
        )
    }

    /// A line of words; another font than ours is squeezed to the width it has here.
    fn text(&self, rect: Rect, text: &Text) -> String {
        let sentence = plain(&Lexicon::english().say(&text.words, self.names));
        let set = set_text(&sentence, text, f32::from(rect.w), f32::from(rect.h));
        let (x, anchor) = match text.align {
            Align::Left => (rect.x, "start"),
            Align::Centre => (rect.x + rect.w / 2, "middle"),
            Align::Right => (rect.x + rect.w, "end"),
        };
        let class = match text.font {
            Font::Serif => "serif",
            Font::SerifItalic => "serif slanted",
            Font::Sans => "sans",
            Font::SansBold => "sans bold",
        };
        format!(
            "<text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\" dominant-baseline=\"central\" class=\"{class}\" \
             font-size=\"{}\" textLength=\"{:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\">{}</text>",
            rect.y + rect.h / 2,
            set.size,
            set.width,
            hex(self.palette.colour(text.colour)),
            escaped(&sentence)
        )
    }
}

/// The name of a picture within a page.
fn id(art: &str) -> String {
    format!("art-{}", art.replace('/', "-"))
}

fn hex(Rgb(r, g, b): Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}
