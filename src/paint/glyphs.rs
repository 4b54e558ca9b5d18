//! Outlines of letters, as paths in pixels, kept on each thread for as long as they are likely needed.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use resvg::tiny_skia::{Path, PathBuilder};
use skrifa::{
    GlyphId, MetadataProvider,
    instance::{LocationRef, Size},
    outline::{DrawSettings, Engine, HintingInstance, HintingOptions, OutlinePen, SmoothMode, Target},
};

use super::fonts::{self, FontIndex};

/// Up to this many pixels per em the horizontal strokes are moved onto whole pixels: small text is sharper
/// for it. Above, one path drawn at any size does as well.
const HINTED: f32 = 30.0;
/// So many paths are kept; then all are let go. A table uses a few hundred.
const KEPT: usize = 8000;

#[derive(Default)]
struct Outlines {
    paths: HashMap<(FontIndex, u32, u32), Option<Rc<Path>>>,
    hinting: HashMap<(FontIndex, u32), Option<HintingInstance>>,
}

thread_local! {
    static OUTLINES: RefCell<Outlines> = RefCell::default();
}

/// The outline of a glyph for so many pixels per em, the origin on its baseline, y downwards, with the
/// factor by which it still has to be enlarged. None for a space or a glyph that is not there.
pub(super) fn outline(font: FontIndex, glyph: u32, size: f32) -> Option<(Rc<Path>, f32)> {
    let file = fonts::file(font)?;
    // Quarters of a pixel are fine enough to share outlines among nearly equal sizes.
    let (size_key, enlarge) =
        if size <= HINTED { ((size * 4.0).round() as u32, 1.0) } else { (0, size / file.units_per_em) };
    OUTLINES.with_borrow_mut(|outlines| {
        if outlines.paths.len() > KEPT {
            outlines.paths.clear();
            outlines.hinting.clear();
        }
        let Outlines { paths, hinting } = outlines;
        let path = paths.entry((font, glyph, size_key)).or_insert_with(|| {
            let glyphs = file.font.as_ref()?.outline_glyphs();
            let outline = glyphs.get(GlyphId::new(glyph))?;
            let mut pen = Pen(PathBuilder::new());
            let hinted = hinting.entry((font, size_key)).or_insert_with(|| {
                let options = HintingOptions {
                    engine: Engine::Auto(None),
                    target: Target::Smooth {
                        mode: SmoothMode::Light,
                        symmetric_rendering: true,
                        preserve_linear_metrics: true,
                    },
                };
                let size = Size::new(size_key as f32 / 4.0);
                (size_key > 0)
                    .then(|| HintingInstance::new(&glyphs, size, LocationRef::default(), options).ok())?
            });
            let settings = match hinted {
                Some(instance) => DrawSettings::hinted(instance, false),
                None if size_key > 0 => {
                    DrawSettings::unhinted(Size::new(size_key as f32 / 4.0), LocationRef::default())
                }
                None => DrawSettings::unhinted(Size::unscaled(), LocationRef::default()),
            };
            outline.draw(settings, &mut pen).ok()?;
            pen.0.finish().map(Rc::new)
        });
        path.clone().map(|path| (path, enlarge))
    })
}

/// Draws what the font gives into a path; fonts have y upwards.
struct Pen(PathBuilder);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, -y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.0.quad_to(cx0, -cy0, x, -y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.cubic_to(cx0, -cy0, cx1, -cy1, x, -y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
