//! The fonts: which files, under which names, and one set of tools for shaping on each thread.

use std::{
    cell::RefCell,
    sync::{Arc, LazyLock},
};

use parley::{
    FontContext, FontFamily, FontFamilyName, FontStyle, FontWeight, LayoutContext,
    fontique::{Blob, Collection, CollectionOptions, FontInfoOverride, SourceCache},
};
use skrifa::{FontRef, MetadataProvider, instance::LocationRef, prelude::Size};

use crate::rules::table::Font;

/// The names under which the shaper knows the two families. What one lacks is taken from the other.
static SERIF: [FontFamilyName<'static>; 2] = [FontFamilyName::named("book"), FontFamilyName::named("quiet")];
static SANS: [FontFamilyName<'static>; 2] = [FontFamilyName::named("quiet"), FontFamilyName::named("book")];

/// A font file of this build.
pub(super) struct FontFile {
    blob: Blob<u8>,
    /// The font itself, ready to give outlines; none if the file were broken.
    pub(super) font: Option<FontRef<'static>>,
    /// Design units in an em.
    pub(super) units_per_em: f32,
    /// Height of capitals and figures, in ems.
    pub(super) capitals: f32,
    /// Width of the letter that keeps the place of a symbol, in ems.
    pub(super) placeholder: f32,
}

/// The letter that keeps the place of a symbol while lines are broken.
pub(super) const PLACEHOLDER: char = 'H';

static FILES: LazyLock<[FontFile; 4]> = LazyLock::new(|| {
    [
        FontFile::read(font_bytes(Font::Serif)),
        FontFile::read(font_bytes(Font::SerifItalic)),
        FontFile::read(font_bytes(Font::Sans)),
        FontFile::read(font_bytes(Font::SansBold)),
    ]
});

/// The file of a font, for whoever sets text by other means.
pub fn font_bytes(font: Font) -> &'static [u8] {
    match font {
        Font::Serif => include_bytes!(concat!(env!("OUT_DIR"), "/serif.otf")),
        Font::SerifItalic => include_bytes!(concat!(env!("OUT_DIR"), "/serif-italic.otf")),
        Font::Sans => notosans::REGULAR_TTF,
        Font::SansBold => notosans::BOLD_TTF,
    }
}

impl FontFile {
    fn read(bytes: &'static [u8]) -> FontFile {
        let font = FontRef::new(bytes).ok();
        let (mut units_per_em, mut capitals, mut placeholder) = (1000.0, 0.7, 0.7);
        if let Some(font) = &font {
            let metrics = font.metrics(Size::unscaled(), LocationRef::default());
            units_per_em = f32::from(metrics.units_per_em.max(1));
            capitals = metrics.cap_height.map_or(capitals, |height| height / units_per_em);
            let widths = font.glyph_metrics(Size::unscaled(), LocationRef::default());
            let glyph = font.charmap().map(PLACEHOLDER);
            let width = glyph.and_then(|glyph| widths.advance_width(glyph));
            placeholder = width.map_or(placeholder, |width| width / units_per_em);
        }
        FontFile { blob: Blob::new(Arc::new(bytes)), font, units_per_em, capitals, placeholder }
    }
}

/// Place of a font in [`file`].
pub(super) type FontIndex = u8;

/// A font by its place.
pub(super) fn file(index: FontIndex) -> Option<&'static FontFile> {
    FILES.get(usize::from(index))
}

/// The place of the font whose data this is.
pub(super) fn index_of(data: &Blob<u8>) -> Option<FontIndex> {
    FILES.iter().position(|file| file.blob.id() == data.id()).map(|at| at as FontIndex)
}

/// How the shaper finds the letters of a font.
pub(super) struct Style {
    /// The families, best first.
    pub(super) family: FontFamily<'static>,
    /// How heavy.
    pub(super) weight: FontWeight,
    /// Upright or slanted.
    pub(super) style: FontStyle,
    /// The file that has its letters.
    pub(super) file: FontIndex,
    /// Thickness of an arrow among the letters, in ems.
    pub(super) stroke: f32,
    /// Distance of lines, in ems.
    leading: f32,
}

impl Style {
    /// Distance of lines at a size, both in units. A whole number: lines are evenly spaced on the screen too.
    pub(super) fn leading(&self, size: f32) -> f32 {
        (self.leading * size).round()
    }
}

/// How the shaper finds the letters of a font.
pub(super) fn style(font: Font) -> Style {
    let serif = |style, file| Style {
        family: FontFamily::List(SERIF.as_slice().into()),
        weight: FontWeight::NORMAL,
        style,
        file,
        stroke: 0.06,
        leading: 1.18,
    };
    let sans = |weight, file, stroke| Style {
        family: FontFamily::List(SANS.as_slice().into()),
        weight,
        style: FontStyle::Normal,
        file,
        stroke,
        leading: 1.2,
    };
    match font {
        Font::Serif => serif(FontStyle::Normal, 0),
        Font::SerifItalic => serif(FontStyle::Italic, 1),
        Font::Sans => sans(FontWeight::NORMAL, 2, 0.085),
        Font::SansBold => sans(FontWeight::BOLD, 3, 0.14),
    }
}

/// What shaping needs: costly to make, so that each thread keeps its own.
pub(super) struct Shaper {
    pub(super) fonts: FontContext,
    pub(super) layouts: LayoutContext<u16>,
}

thread_local! {
    static SHAPER: RefCell<Shaper> = RefCell::new(Shaper::new());
}

impl Shaper {
    fn new() -> Shaper {
        // No fonts of the system: the same words take the same room everywhere.
        let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: false });
        for (at, file) in FILES.iter().enumerate() {
            let family_name = Some(if at < 2 { "book" } else { "quiet" });
            let names = FontInfoOverride { family_name, ..Default::default() };
            collection.register_fonts(file.blob.clone(), Some(names));
        }
        let fonts = FontContext { collection, source_cache: SourceCache::default() };
        Shaper { fonts, layouts: LayoutContext::new() }
    }

    /// Works with the shaper of this thread. Must not be called from within itself.
    pub(super) fn with<R>(work: impl FnOnce(&mut Shaper) -> R) -> R {
        SHAPER.with_borrow_mut(work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_is_there_with_sound_measures() {
        for font in [Font::Serif, Font::SerifItalic, Font::Sans, Font::SansBold] {
            let style = style(font);
            let file = file(style.file).expect("a font");
            assert!(file.font.is_some(), "{font:?}");
            assert!((0.6..0.8).contains(&file.capitals), "{font:?}: {}", file.capitals);
            assert!((0.5..1.0).contains(&file.placeholder), "{font:?}: {}", file.placeholder);
            assert_eq!(index_of(&file.blob), Some(style.file));
        }
    }
}
