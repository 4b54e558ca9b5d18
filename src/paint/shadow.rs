//! Soft shadows of round-cornered sheets: light comes from the upper left.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::{outline::Area, palette::SHADOW};

/// How a shadow falls, in units and parts of one.
#[derive(Clone, Copy)]
struct Fall {
    right: f32,
    down: f32,
    blur: f32,
    strength: f32,
}

/// The shadow of a height: 1 a resting piece, 2 a card, 3 a lifted piece; 0 throws none.
fn fall(height: u8) -> Option<Fall> {
    match height {
        0 => None,
        1 => Some(Fall { right: 1.0, down: 1.5, blur: 1.2, strength: 0.45 }),
        2 => Some(Fall { right: 2.0, down: 4.0, blur: 3.5, strength: 0.5 }),
        _ => Some(Fall { right: 6.0, down: 14.0, blur: 9.0, strength: 0.55 }),
    }
}

/// How many blurs away a shadow ends.
const REACH: f32 = 2.6;

/// How far a shadow of that height reaches beyond its sheet, in units: left, up, right, down.
pub(super) fn reach(height: u8) -> [f32; 4] {
    fall(height).map_or([0.0; 4], |Fall { right, down, blur, .. }| {
        let around = blur * REACH;
        [(around - right).max(0.0), (around - down).max(0.0), around + right, around + down]
    })
}

/// Throws the shadow of a sheet of that height: its rectangle and corner radius in pixels, at so many pixels
/// per unit. Under the sheet itself nothing is drawn, so that what is sheer stays clear.
pub(super) fn throw(pixmap: &mut Pixmap, sheet: Area, radius: f32, height: u8, scale: f32) {
    let Some(fall) = fall(height) else { return };
    let blur = (fall.blur * scale).max(0.3);
    let (w, h) = (sheet.w as f32 / 2.0, sheet.h as f32 / 2.0);
    if w <= 0.0 || h <= 0.0 {
        return;
    }
    // A blurred corner is rounder; a sheet smaller than its blur throws a fainter shadow.
    let round = radius.max(blur).min(w).min(h);
    let strength = fall.strength * soft(w / blur) * soft(h / blur);
    let profile = Profile::new(strength);
    let (cx, cy) = (sheet.x as f32 + w + fall.right * scale, sheet.y as f32 + h + fall.down * scale);
    let reach = blur * REACH;
    let (wide, high) = (pixmap.width() as i32, pixmap.height() as i32);
    let from = |at: f32| at.floor().max(0.0) as i32;
    let to = |at: f32, end: i32| (at.ceil() as i32).clamp(0, end);
    let columns = from(cx - w - reach)..to(cx + w + reach, wide);
    let corner = radius.ceil() as i32;
    let pixels = pixmap.pixels_mut();
    for y in from(cy - h - reach)..to(cy + h + reach, high) {
        let dy = (y as f32 + 0.5 - cy).abs() - (h - round);
        let covered = covered(sheet, corner, y);
        let mut x = columns.start;
        while x < columns.end {
            if covered.contains(&x) {
                x = covered.end;
                continue;
            }
            let dx = (x as f32 + 0.5 - cx).abs() - (w - round);
            let outside = (dx.max(0.0) * dx.max(0.0) + dy.max(0.0) * dy.max(0.0)).sqrt();
            let distance = outside + dx.max(dy).min(0.0) - round;
            let alpha = profile.at(distance / blur);
            if alpha > 0
                && let Some(pixel) = pixels.get_mut((y * wide + x) as usize)
            {
                *pixel = over(*pixel, alpha);
            }
            x += 1;
        }
    }
}

/// The columns of a row that the sheet hides, a pixel of its edge left out.
fn covered(sheet: Area, corner: i32, y: i32) -> std::ops::Range<i32> {
    if y <= sheet.y || y >= sheet.y + sheet.h - 1 {
        return 0..0;
    }
    let by_corner = y < sheet.y + corner || y >= sheet.y + sheet.h - corner;
    let inset = if by_corner { corner.max(1) } else { 1 };
    let (start, end) = (sheet.x + inset, sheet.x + sheet.w - inset);
    if start < end { start..end } else { 0..0 }
}

/// The strength of a shadow by the distance from its edge, looked up instead of computed.
struct Profile([u8; Profile::STEPS]);

impl Profile {
    const STEPS: usize = 256;

    fn new(strength: f32) -> Profile {
        Profile(std::array::from_fn(|step| {
            let distance = (step as f32 / (Profile::STEPS - 1) as f32 * 2.0 - 1.0) * REACH;
            let fade = 0.5 - 0.5 * error_function(distance * std::f32::consts::FRAC_1_SQRT_2);
            // It must end at nothing, or its end is seen as a line.
            let rest = 0.5 - 0.5 * error_function(REACH * std::f32::consts::FRAC_1_SQRT_2);
            ((fade - rest).max(0.0) * strength * 255.0).round() as u8
        }))
    }

    /// Distance in blurs, negative inside.
    fn at(&self, distance: f32) -> u8 {
        let step = (distance / REACH + 1.0) * 0.5 * (Profile::STEPS - 1) as f32;
        self.0[(step.max(0.0) as usize).min(Profile::STEPS - 1)]
    }
}

/// How much of its full strength a blurred strip has in its middle, by half its width in blurs.
fn soft(half: f32) -> f32 {
    error_function(half * std::f32::consts::FRAC_1_SQRT_2)
}

/// The error function, good to three digits.
fn error_function(x: f32) -> f32 {
    let t = 1.0
        / (1.0
            + 0.278_393 * x.abs()
            + 0.230_389 * x * x
            + 0.000_972 * x.abs().powi(3)
            + 0.078_108 * x.powi(4));
    (1.0 - t.powi(4)).copysign(x)
}

/// The shadow's colour, at that strength, over a pixel.
fn over(pixel: PremultipliedColorU8, alpha: u8) -> PremultipliedColorU8 {
    let (a, rest) = (u32::from(alpha), 255 - u32::from(alpha));
    let part = |shadow: u8, below: u8| {
        let sum = u32::from(shadow) * a + u32::from(below) * rest;
        ((sum + 127) / 255) as u8
    };
    let alpha = part(255, pixel.alpha());
    let channel = |shadow, below| part(shadow, below).min(alpha);
    let (r, g, b) =
        (channel(SHADOW.0, pixel.red()), channel(SHADOW.1, pixel.green()), channel(SHADOW.2, pixel.blue()));
    PremultipliedColorU8::from_rgba(r, g, b, alpha).unwrap_or(pixel)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shadow(height: u8) -> Pixmap {
        let mut pixmap = Pixmap::new(120, 120).expect("a pixmap");
        throw(&mut pixmap, Area { x: 40, y: 40, w: 40, h: 40 }, 6.0, height, 1.0);
        pixmap
    }

    fn alpha(pixmap: &Pixmap, x: u32, y: u32) -> u8 {
        pixmap.pixel(x, y).map_or(0, PremultipliedColorU8::alpha)
    }

    #[test]
    fn it_falls_to_the_lower_right_and_not_under_its_sheet() {
        let card = shadow(2);
        assert!(alpha(&card, 60, 82) > 60, "{}", alpha(&card, 60, 82));
        assert!(alpha(&card, 82, 60) > alpha(&card, 37, 60));
        assert!(alpha(&card, 60, 82) > alpha(&card, 60, 37));
        assert_eq!(alpha(&card, 60, 60), 0);
        assert_eq!(alpha(&shadow(0), 60, 81), 0);
    }

    #[test]
    fn it_ends_within_its_reach() {
        for height in 1..=3 {
            let pixmap = shadow(height);
            let [left, up, right, down] = reach(height);
            for (x, y) in (0..120).flat_map(|x| (0..120).map(move |y| (x, y))) {
                let (px, py) = (x as f32, y as f32);
                let within = px >= 39.0 - left && px <= 81.0 + right && py >= 39.0 - up && py <= 81.0 + down;
                assert!(within || alpha(&pixmap, x, y) == 0, "height {height} at {x}, {y}");
            }
        }
    }

    #[test]
    fn the_error_function_is_near_enough() {
        for (x, value) in [(0.0, 0.0), (0.5, 0.5205), (1.0, 0.8427), (-1.0, -0.8427), (2.0, 0.9953)] {
            assert!((error_function(x) - value).abs() < 1e-3, "{x}: {}", error_function(x));
        }
    }
}
