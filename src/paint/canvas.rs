//! A drawing in the making: sheets, pictures, symbols and letters laid on pixels, one over another.

use resvg::tiny_skia::{
    Color, FillRule, FilterQuality, GradientStop, LineCap, LineJoin, LinearGradient, Paint, PathBuilder,
    Pattern, Pixmap, PixmapPaint, Point, Shader, SpreadMode, Stroke, StrokeDash, Transform,
};

use super::{
    art::Picture,
    glyphs,
    outline::{Area, Outline},
    palette::{Palette, Rgb},
    shadow,
    text::Setting,
};
use crate::rules::table::{Border, Colour, Fill, Rect, Sheet};

/// No painting is wider or higher than this, in pixels; larger ones are drawn smaller.
pub(super) const MOST: f32 = 8192.0;

/// Pixels to draw on, with a scale and a margin around what a face calls its own.
pub(super) struct Canvas {
    pixmap: Pixmap,
    scale: f32,
    margin: i32,
}

impl Canvas {
    /// An empty canvas for so many units at so many pixels per unit, with a margin in pixels. None if it
    /// would have no size or far too much of it.
    pub(super) fn new(w: i16, h: i16, scale: f32, margin: u32) -> Option<Canvas> {
        let side = |units: i16| (f32::from(units.max(0)) * scale).ceil() as u32 + 2 * margin;
        let pixmap = Pixmap::new(side(w), side(h))?;
        Some(Canvas { pixmap, scale, margin: margin as i32 })
    }

    /// The pixels of a rectangle. Edges come to lie on whole pixels: the same edge always on the same.
    pub(super) fn pixels(&self, rect: Rect) -> Area {
        let at = |units: i32| (units as f32 * self.scale).round() as i32 + self.margin;
        let (x, y) = (at(rect.x.into()), at(rect.y.into()));
        let (right, bottom) = (i32::from(rect.x) + i32::from(rect.w), i32::from(rect.y) + i32::from(rect.h));
        Area { x, y, w: (at(right) - x).max(1), h: (at(bottom) - y).max(1) }
    }

    /// The pixels of a square, placed in units from the corner of a rectangle.
    pub(super) fn square(&self, rect: Rect, x: f32, y: f32, side: f32) -> Area {
        let at = |units: f32| (units * self.scale).round() as i32 + self.margin;
        let side = ((side * self.scale).round() as i32).max(1);
        Area { x: at(f32::from(rect.x) + x), y: at(f32::from(rect.y) + y), w: side, h: side }
    }

    /// A length of the paper's thickness or of a line: at least a pixel, so that it is never lost.
    fn line(&self, units: f32) -> f32 {
        (units * self.scale).round().max(1.0)
    }

    /// Lays a sheet.
    pub(super) fn sheet(&mut self, rect: Rect, sheet: &Sheet, palette: &Palette) {
        let place = self.pixels(rect);
        let radius = f32::from(sheet.radius) * self.scale;
        if sheet.fill != Fill::None {
            shadow::throw(&mut self.pixmap, place, radius, sheet.height, self.scale);
        }
        let whole = Outline::of(place, radius);
        match sheet.fill {
            Fill::None => {}
            Fill::Sheer(colour, strength) => {
                self.fill(&whole, solid(palette.colour(colour), f32::from(strength.min(100)) / 100.0));
            }
            Fill::Flat(colour) | Fill::Shaded(colour) => {
                let body = palette.colour(colour);
                let mut inner = whole;
                if sheet.border.is_none()
                    && let Some(light) = lip(colour, rect)
                {
                    // The light falls on the cut edge: a lighter sheet looks out at the upper left.
                    self.fill(&whole, solid(body.lit(light), 1.0));
                    let thick = self.line(1.0);
                    inner = Outline {
                        x: whole.x + thick,
                        y: whole.y + thick,
                        w: whole.w - thick,
                        h: whole.h - thick,
                        ..whole
                    };
                }
                let shader = match sheet.fill {
                    Fill::Shaded(_) => shaded(body, &whole),
                    _ => solid(body, 1.0),
                };
                self.fill(&inner, shader);
            }
        }
        if let Some(border) = &sheet.border {
            self.border(&whole, border, palette);
        }
    }

    fn fill(&mut self, outline: &Outline, shader: Shader) {
        if let Some(path) = outline.path() {
            let paint = Paint { shader, ..Paint::default() };
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    /// Draws an edge, wholly inside the sheet.
    fn border(&mut self, outline: &Outline, border: &Border, palette: &Palette) {
        let width = self.line(f32::from(border.width));
        let inner = outline.inset(width / 2.0);
        let Some(path) = inner.path() else { return };
        let dash = if border.dashed {
            let (dash, gap) = (1.0 + 3.0 * f32::from(border.width), 2.0 + f32::from(border.width));
            // A whole number of dashes goes round.
            let round = inner.length();
            let count = (round / ((dash + gap) * self.scale)).round().max(1.0);
            let step = round / count;
            StrokeDash::new(vec![step * dash / (dash + gap), step * gap / (dash + gap)], 0.0)
        } else {
            None
        };
        let paint = Paint { shader: solid(palette.colour(border.colour), 1.0), ..Paint::default() };
        let stroke = Stroke { width, dash, ..Stroke::default() };
        self.pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }

    /// Lays a picture into a box, its middle in the middle of the box, cut off around it, with round corners
    /// (radius in units) and so much of its strength (0 to 1). The picture must have the size it is seen in.
    pub(super) fn picture(&mut self, place: Area, picture: &Picture, radius: f32, strength: f32) {
        let (w, h) = (picture.width() as i32, picture.height() as i32);
        let (x, y) = (place.x + (place.w - w).div_euclid(2), place.y + (place.h - h).div_euclid(2));
        let Some(path) = Outline::of(place, radius * self.scale).path() else { return };
        let shift = Transform::from_translate(x as f32, y as f32);
        let shader = Pattern::new(picture.pixmap(), SpreadMode::Pad, FilterQuality::Nearest, strength, shift);
        let paint = Paint { shader, ..Paint::default() };
        self.pixmap.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// Puts a symbol into the middle of a box, whole. It must have the size it is seen in.
    pub(super) fn icon(&mut self, place: Area, icon: &Picture) {
        let (w, h) = (icon.width() as i32, icon.height() as i32);
        let (x, y) = (place.x + (place.w - w).div_euclid(2), place.y + (place.h - h).div_euclid(2));
        let paint = PixmapPaint::default();
        self.pixmap.draw_pixmap(x, y, icon.pixmap(), &paint, Transform::identity(), None);
    }

    /// Writes the letters of a setting whose rectangle has its upper left corner there.
    pub(super) fn letters(&mut self, rect: Rect, setting: &Setting, colour: Rgb) {
        let paint = Paint { shader: solid(colour, 1.0), ..Paint::default() };
        let size = setting.size * self.scale;
        let margin = self.margin as f32;
        for letter in &setting.letters {
            let Some((path, enlarge)) = glyphs::outline(letter.font, letter.glyph, size) else { continue };
            let x = (f32::from(rect.x) + letter.x) * self.scale + margin;
            // Baselines lie on whole pixels, where the outlines expect them.
            let y = ((f32::from(rect.y) + letter.y) * self.scale).round() + margin;
            let lean = if letter.slanted { -0.21 * enlarge } else { 0.0 };
            let place = Transform::from_row(enlarge, 0.0, lean, enlarge, x, y);
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, place, None);
        }
        for arrow in &setting.arrows {
            let stroke = (arrow.stroke * self.scale).max(0.8);
            let at = |corner: i16, units: f32| (f32::from(corner) + units) * self.scale + margin;
            // The shaft lies on whole pixels where it is one pixel thick.
            let shift = if stroke.round() % 2.0 == 1.0 { 0.5 } else { 0.0 };
            let (x, y) = (at(rect.x, arrow.x) + stroke / 2.0, at(rect.y, arrow.y).floor() + shift);
            let tip = x + arrow.length * self.scale - stroke;
            let head = arrow.length * self.scale * 0.27;
            let mut path = PathBuilder::new();
            path.move_to(x, y);
            path.line_to(tip, y);
            path.move_to(tip - head, y - head);
            path.line_to(tip, y);
            path.line_to(tip - head, y + head);
            if let Some(path) = path.finish() {
                let stroke = Stroke {
                    width: stroke,
                    line_cap: LineCap::Round,
                    line_join: LineJoin::Round,
                    ..Stroke::default()
                };
                self.pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
            }
        }
    }

    /// The pixels, four bytes each, alpha not multiplied in.
    pub(super) fn finish(self) -> (u32, u32, Vec<u8>) {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        (width, height, straight(self.pixmap))
    }
}

/// Takes the alpha out of the colours.
pub(super) fn straight(pixmap: Pixmap) -> Vec<u8> {
    let mut bytes = pixmap.take();
    for pixel in bytes.chunks_exact_mut(4) {
        let alpha = u32::from(pixel[3]);
        if alpha != 0 && alpha != 255 {
            for channel in &mut pixel[..3] {
                *channel = ((u32::from(*channel) * 255 + alpha / 2) / alpha).min(255) as u8;
            }
        }
    }
    bytes
}

/// How much lighter the upper left edge of a sheet is; none where it has no edge to be seen.
fn lip(colour: Colour, rect: Rect) -> Option<f32> {
    if rect.w < 12 || rect.h < 12 {
        return None;
    }
    match colour {
        Colour::Paper => Some(0.9),
        Colour::Parchment => Some(0.6),
        Colour::Wood | Colour::WoodLight | Colour::WoodDark => Some(0.16),
        _ => None,
    }
}

fn colour(rgb: Rgb, alpha: f32) -> Color {
    let part = |byte: u8| f32::from(byte) / 255.0;
    Color::from_rgba(part(rgb.0), part(rgb.1), part(rgb.2), alpha.clamp(0.0, 1.0))
        .unwrap_or(Color::TRANSPARENT)
}

fn solid(rgb: Rgb, alpha: f32) -> Shader<'static> {
    Shader::SolidColor(colour(rgb, alpha))
}

/// Light above, darker below.
fn shaded(rgb: Rgb, outline: &Outline) -> Shader<'static> {
    let stops = vec![
        GradientStop::new(0.0, colour(rgb.lit(0.1), 1.0)),
        GradientStop::new(0.45, colour(rgb, 1.0)),
        GradientStop::new(1.0, colour(rgb.shaded(0.2), 1.0)),
    ];
    let (top, bottom) = (Point::from_xy(0.0, outline.y), Point::from_xy(0.0, outline.y + outline.h));
    LinearGradient::new(top, bottom, stops, SpreadMode::Pad, Transform::identity())
        .unwrap_or_else(|| solid(rgb, 1.0))
}
