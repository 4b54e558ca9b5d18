//! Makes a picture smaller or larger, every pixel of it counting.

use std::f32::consts::PI;

use resvg::tiny_skia::Pixmap;

/// For one pixel of the result: where its sources begin, and how much each gives.
struct Tap {
    from: usize,
    shares: Vec<f32>,
}

/// The middle of a picture (so much of its width and height, 1 for all) in a new size in pixels.
pub(super) fn resample(source: &Pixmap, (part_w, part_h): (f32, f32), width: u32, height: u32) -> Pixmap {
    let (wide, high) = (source.width() as usize, source.height() as usize);
    let columns = taps(wide, part_w, width as usize);
    let rows = taps(high, part_h, height as usize);
    let first = rows.iter().map(|tap| tap.from).min().unwrap_or(0);
    let last = rows.iter().map(|tap| tap.from + tap.shares.len()).max().unwrap_or(high).min(high);

    // Across first: fewer numbers to carry down.
    let across = width as usize * 4;
    let mut half = vec![0.0_f32; across * (last - first)];
    for (into, from) in half.chunks_exact_mut(across).zip(source.data().chunks_exact(wide * 4).skip(first)) {
        for (pixel, tap) in into.chunks_exact_mut(4).zip(&columns) {
            let mut sum = [0.0_f32; 4];
            for (source, share) in from[tap.from * 4..].chunks_exact(4).zip(&tap.shares) {
                for channel in 0..4 {
                    sum[channel] += f32::from(source[channel]) * share;
                }
            }
            pixel.copy_from_slice(&sum);
        }
    }
    let mut result = Pixmap::new(width.max(1), height.max(1)).unwrap_or_else(super::one_pixel);
    let mut sums = vec![0.0_f32; across];
    for (into, tap) in result.data_mut().chunks_exact_mut(across).zip(&rows) {
        sums.fill(0.0);
        for (line, share) in half[(tap.from - first) * across..].chunks_exact(across).zip(&tap.shares) {
            for (sum, value) in sums.iter_mut().zip(line) {
                *sum += value * share;
            }
        }
        for (pixel, sum) in into.chunks_exact_mut(4).zip(sums.chunks_exact(4)) {
            let alpha = sum[3].round().clamp(0.0, 255.0);
            // Colours carry their alpha and may not be more than it.
            for channel in 0..3 {
                pixel[channel] = sum[channel].round().clamp(0.0, alpha) as u8;
            }
            pixel[3] = alpha as u8;
        }
    }
    result
}

/// The sources of each of `count` pixels that share the middle part of `length` pixels.
fn taps(length: usize, part: f32, count: usize) -> Vec<Tap> {
    let step = length as f32 * part / count.max(1) as f32;
    let start = length as f32 * (1.0 - part) / 2.0;
    // Shrinking, a pixel gathers from all it covers and a little beyond.
    let reach = step.max(1.0);
    (0..count)
        .map(|at| {
            let middle = start + (at as f32 + 0.5) * step;
            let from = (middle - reach).floor().max(0.0) as usize;
            let to = ((middle + reach).ceil() as usize).clamp(from + 1, length.max(from + 1));
            let mut shares: Vec<f32> =
                (from..to).map(|source| weight((source as f32 + 0.5 - middle) / reach)).collect();
            let sum: f32 = shares.iter().sum();
            if sum > 0.0 {
                shares.iter_mut().for_each(|share| *share /= sum);
            } else {
                shares.fill(1.0 / (to - from) as f32);
            }
            Tap { from: from.min(length - 1), shares }
        })
        .collect()
}

/// Hamming's window over a sinc: sharper than a mean, and nothing rings.
fn weight(x: f32) -> f32 {
    if x.abs() >= 1.0 {
        0.0
    } else if x == 0.0 {
        1.0
    } else {
        (x * PI).sin() / (x * PI) * (0.54 + 0.46 * (x * PI).cos())
    }
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Color;

    use super::*;

    #[test]
    fn one_colour_stays_that_colour_in_every_size() {
        let mut source = Pixmap::new(37, 23).expect("a pixmap");
        source.fill(Color::from_rgba8(200, 100, 50, 255));
        for (w, h) in [(1, 1), (12, 9), (37, 23), (100, 80)] {
            let result = resample(&source, (1.0, 0.5), w, h);
            assert_eq!((result.width(), result.height()), (w, h));
            assert!(result.pixels().iter().all(|pixel| *pixel == source.pixels()[0]), "{w} x {h}");
        }
    }

    #[test]
    fn the_middle_is_what_is_left() {
        let mut source = Pixmap::new(40, 10).expect("a pixmap");
        for (at, pixel) in source.data_mut().chunks_exact_mut(4).enumerate() {
            let middle = (10..30).contains(&(at % 40));
            pixel.copy_from_slice(if middle { &[255; 4] } else { &[0; 4] });
        }
        let result = resample(&source, (0.4, 1.0), 8, 5);
        assert!(result.pixels().iter().all(|pixel| pixel.alpha() == 255));
        let whole = resample(&source, (1.0, 1.0), 4, 1);
        let alphas: Vec<u8> = whole.pixels().iter().map(|pixel| pixel.alpha()).collect();
        assert!(alphas[0] < 40 && alphas[1] > 215 && alphas[2] > 215 && alphas[3] < 40, "{alphas:?}");
    }
}
