//! Rectangles in pixels, and their outlines with round corners.

use resvg::tiny_skia::{Path, PathBuilder, Rect as PixelRect};

/// A rectangle in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) w: i32,
    pub(super) h: i32,
}

impl Area {
    /// Width and height.
    pub(super) fn size(self) -> (u32, u32) {
        (self.w.unsigned_abs(), self.h.unsigned_abs())
    }
}

/// A rectangle with round corners, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Outline {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
    pub(super) radius: f32,
}

impl Outline {
    /// The outline of an area. The radius is at most half the shorter side.
    pub(super) fn of(place: Area, radius: f32) -> Outline {
        let (w, h) = (place.w as f32, place.h as f32);
        Outline { x: place.x as f32, y: place.y as f32, w, h, radius: radius.min(w / 2.0).min(h / 2.0) }
    }

    /// The outline with each edge moved inwards.
    pub(super) fn inset(&self, by: f32) -> Outline {
        Outline {
            x: self.x + by,
            y: self.y + by,
            w: self.w - 2.0 * by,
            h: self.h - 2.0 * by,
            radius: (self.radius - by).max(0.0),
        }
    }

    /// The way round it.
    pub(super) fn length(&self) -> f32 {
        2.0 * (self.w + self.h) - (8.0 - std::f32::consts::TAU) * self.radius
    }

    /// The outline as a path; none if it has no size.
    pub(super) fn path(&self) -> Option<Path> {
        let Outline { x, y, w, h, radius } = *self;
        if radius < 0.25 {
            return PixelRect::from_xywh(x, y, w, h).map(PathBuilder::from_rect);
        }
        if w <= 0.0 || h <= 0.0 {
            return None;
        }
        // Four cubic curves come as near to a circle as anyone can see.
        let (r, c) = (radius, radius * 0.447_715);
        let (right, bottom) = (x + w, y + h);
        let mut path = PathBuilder::new();
        path.move_to(x + r, y);
        path.line_to(right - r, y);
        path.cubic_to(right - c, y, right, y + c, right, y + r);
        path.line_to(right, bottom - r);
        path.cubic_to(right, bottom - c, right - c, bottom, right - r, bottom);
        path.line_to(x + r, bottom);
        path.cubic_to(x + c, bottom, x, bottom - c, x, bottom - r);
        path.line_to(x, y + r);
        path.cubic_to(x, y + c, x + c, y, x + r, y);
        path.close();
        path.finish()
    }
}
