//! Sets a text into a rectangle: lines, symbols among the words, a size at which it fits.

mod marked;
mod shaped;

use parley::PositionedLayoutItem;

use self::{
    marked::{Mark, Marked},
    shaped::Shaped,
};
use super::fonts::{self, FontIndex, Shaper};
use crate::rules::table::{Align, Font, Text};

/// Side of a symbol among words, in ems.
const SYMBOL: f32 = 1.15;
/// Room left and right of it, in ems.
const SYMBOL_ROOM: f32 = 0.04;
/// Length of an arrow with the room around it, in ems.
const ARROW: f32 = 0.95;
/// What letters need above and below together, in ems: a line may be set as soon as its ink has room.
const INK: f32 = 1.0;
/// How far descenders reach below the baseline, in ems.
const DESCENT: f32 = 0.23;
/// Extra room between paragraphs, in lines.
const PARAGRAPH: f32 = 0.5;
/// How much wider than the rectangle a line may be before it counts, in ems.
const SLACK: f32 = 0.02;

/// A text set into a rectangle. Positions are in units from the rectangle's upper left corner.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Setting {
    /// The size it is set in.
    pub size: f32,
    /// How many lines it takes.
    pub lines: usize,
    /// Width of the longest line.
    pub width: f32,
    /// Whether words are left out because there is no room even at the smallest size.
    pub clipped: bool,
    /// Whether a letter is in none of the fonts.
    pub missing: bool,
    /// The letters.
    pub(in crate::paint) letters: Vec<Letter>,
    /// The symbols.
    pub(in crate::paint) symbols: Vec<Symbol>,
    /// The arrows.
    pub(in crate::paint) arrows: Vec<Arrow>,
}

/// A letter in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::paint) struct Letter {
    pub(in crate::paint) font: FontIndex,
    pub(in crate::paint) glyph: u32,
    /// Left end of its baseline.
    pub(in crate::paint) x: f32,
    pub(in crate::paint) y: f32,
    /// Whether it has to be slanted because its font is upright only.
    pub(in crate::paint) slanted: bool,
}

/// A symbol in its place.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::paint) struct Symbol {
    /// Which, for example `food`.
    pub(in crate::paint) name: String,
    pub(in crate::paint) x: f32,
    pub(in crate::paint) y: f32,
    pub(in crate::paint) side: f32,
}

/// An arrow to the right in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::paint) struct Arrow {
    /// Its left end, and the height of its shaft.
    pub(in crate::paint) x: f32,
    pub(in crate::paint) y: f32,
    pub(in crate::paint) length: f32,
    pub(in crate::paint) stroke: f32,
}

/// Sets a sentence into a rectangle of that width and height, as the text asks: in its size, or smaller in
/// steps of half a unit down to its least. If that does not do, the last line that can be seen ends in an
/// ellipsis and the setting is `clipped`.
pub fn set_text(sentence: &str, text: &Text, width: f32, height: f32) -> Setting {
    let marked = Marked::read(sentence);
    if marked.text.trim().is_empty() || width <= 0.0 || height <= 0.0 {
        return Setting { clipped: !marked.text.trim().is_empty(), ..Setting::default() };
    }
    let style = fonts::style(text.font);
    let base = f32::from(text.size.max(1));
    let least = f32::from(text.least.max(1)).min(base);
    Shaper::with(|shaper| {
        let mut shaped = Shaped::new(shaper, &marked, &style, base);
        let mut size = base;
        loop {
            if shaped.fits(width, height, size) {
                if text.align == Align::Centre {
                    shaped.balance(width, size);
                }
                return place(&shaped, text, width, height, size);
            }
            if size <= least {
                break;
            }
            size = (size - 0.5).max(least);
        }
        let cut = shorten(shaper, &shaped, width, height, least);
        let mut shaped = Shaped::new(shaper, &cut, &style, base);
        shaped.fold(width, least);
        Setting { clipped: true, ..place(&shaped, text, width, height, least) }
    })
}

/// As much of the text as fits at that size, with an ellipsis.
fn shorten(shaper: &mut Shaper, whole: &Shaped, width: f32, height: f32, size: f32) -> Marked {
    let leading = whole.style.leading(size);
    // The first line is shown even where it has no room.
    let last = whole.layout.lines().enumerate().take_while(|&(line, _)| {
        line == 0 || (line as f32 + whole.gaps(line)) * leading + INK * size <= height + SLACK * size
    });
    let mut at = last.last().map_or(0, |(_, line)| line.text_range().end);
    let lines = whole.layout.lines().filter(|line| line.text_range().end <= at).count();
    loop {
        let cut = whole.marked.cut(at);
        let mut shaped = Shaped::new(shaper, &cut, whole.style, whole.base);
        let wide = shaped.fold(width, size);
        if at == 0 || (wide <= width + SLACK * size && shaped.layout.len() <= lines) {
            return cut;
        }
        at = whole.marked.text[..at].char_indices().next_back().map_or(0, |(before, _)| before);
    }
}

/// Where every letter and symbol of a folded text stands.
fn place(shaped: &Shaped, text: &Text, width: f32, height: f32, size: f32) -> Setting {
    let scale = size / shaped.base;
    let leading = shaped.style.leading(size);
    let capitals = fonts::file(shaped.style.file).map_or(0.7, |file| file.capitals) * size;
    // In the middle stands what the eye takes for the lines: capitals and figures, not the room for
    // descenders. They may not leave the rectangle for that.
    let rest = (shaped.height() - 1.0) * leading;
    let first = if text.middle {
        let middle = (height - rest + capitals) / 2.0;
        middle.min(height - rest - DESCENT * size).max(capitals)
    } else {
        (leading + capitals) / 2.0
    };
    let mut setting = Setting { size, lines: shaped.layout.len(), ..Setting::default() };
    for (number, line) in shaped.layout.lines().enumerate() {
        let metrics = line.metrics();
        let long = (metrics.advance - metrics.trailing_whitespace) * scale;
        let left = match text.align {
            Align::Left => 0.0,
            Align::Centre => (width - long) / 2.0,
            Align::Right => width - long,
        };
        let y = first + (number as f32 + shaped.gaps(number)) * leading;
        setting.width = setting.width.max(long);
        for item in line.items() {
            let PositionedLayoutItem::GlyphRun(run) = item else { continue };
            let mut x = left + run.offset() * scale;
            let symbol = usize::from(run.style().brush).checked_sub(1);
            let middle = y - capitals / 2.0;
            match symbol.and_then(|symbol| shaped.marked.symbols.get(symbol)) {
                Some((_, Mark::Symbol(name))) => {
                    let side = SYMBOL * size;
                    let (x, y) = (x + SYMBOL_ROOM * size, middle - side / 2.0);
                    setting.symbols.push(Symbol { name: name.clone(), x, y, side });
                    continue;
                }
                Some((_, Mark::Arrow)) => {
                    let stroke = shaped.style.stroke * size;
                    let (x, length) = (x + SYMBOL_ROOM * size, (ARROW - 2.0 * SYMBOL_ROOM) * size);
                    setting.arrows.push(Arrow { x, y: middle, length, stroke });
                    continue;
                }
                None => {}
            }
            let Some(font) = fonts::index_of(&run.run().font().data) else { continue };
            let slanted = run.run().synthesis().skew().is_some();
            for glyph in run.glyphs() {
                setting.missing |= glyph.id == 0;
                let (x0, y0) = (x + glyph.x * scale, y - glyph.y * scale);
                setting.letters.push(Letter { font, glyph: glyph.id, x: x0, y: y0, slanted });
                x += glyph.advance * scale;
            }
        }
    }
    setting
}

/// Plain text in a font, for those who have no [`Text`] at hand.
pub(in crate::paint) fn plain(font: Font, size: u8, align: Align) -> Text {
    use crate::rules::{Words, table::Colour};
    let text = Text::sans(Words::new("number"), size, Colour::Ink);
    Text { font, align, ..text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sans(size: u8, least: u8) -> Text {
        plain(Font::Sans, size, Align::Left).least(least)
    }

    #[test]
    fn a_text_that_fits_keeps_its_size() {
        let setting = set_text("Bakery", &sans(13, 10), 100.0, 20.0);
        assert!(!setting.clipped && !setting.missing, "{setting:?}");
        assert_eq!((setting.size, setting.lines, setting.letters.len()), (13.0, 1, 6));
    }

    #[test]
    fn a_longer_text_gets_smaller_and_then_an_ellipsis() {
        let words = "Community Garden";
        let full = set_text(words, &sans(13, 8), 500.0, 16.0);
        let small = set_text(words, &sans(13, 8), full.width * 0.8, 16.0);
        assert!(!small.clipped && small.size < 13.0 && small.size >= 10.0, "{}", small.size);
        let cut = set_text(words, &sans(13, 12), full.width * 0.5, 16.0);
        assert!(cut.clipped && cut.size == 12.0 && cut.lines == 1);
        assert!(cut.width <= full.width * 0.5 + 0.5, "{}", cut.width);
        assert!(cut.letters.len() > 3, "{}", cut.letters.len());
    }

    #[test]
    fn a_single_long_word_is_cut_within_its_line() {
        let cut = set_text("Incomprehensibilities", &sans(13, 13), 60.0, 60.0);
        assert!(cut.clipped && cut.width <= 60.5, "{} wide", cut.width);
    }

    #[test]
    fn a_symbol_moves_what_follows_and_stays_with_its_number() {
        let plain = set_text("+1 x", &sans(13, 13), 200.0, 20.0);
        let with = set_text("+1[food] x", &sans(13, 13), 200.0, 20.0);
        let (last, moved) = (plain.letters.last().unwrap(), with.letters.last().unwrap());
        let by = moved.x - last.x;
        assert!((by - 13.0 * (SYMBOL + 2.0 * SYMBOL_ROOM)).abs() < 0.5, "moved by {by}");
        assert_eq!(with.symbols.len(), 1);
        assert_eq!(with.letters.len(), plain.letters.len());
        let narrow = set_text("gain +1[food], or", &sans(13, 13), 45.0, 60.0);
        let number = narrow.letters.iter().max_by(|a, b| a.y.total_cmp(&b.y)).unwrap().y;
        assert!(narrow.symbols[0].y < number, "the symbol stands on the line of its number");
    }

    #[test]
    fn paragraphs_stand_apart_and_single_line_ends_do_not() {
        let one = set_text("a\nb", &sans(13, 13), 100.0, 100.0);
        let two = set_text("a\n\nb", &sans(13, 13), 100.0, 100.0);
        assert_eq!((one.lines, two.lines), (1, 2));
        let distance = two.letters[1].y - two.letters[0].y;
        assert!((distance - 16.0 * 1.5).abs() < 0.01, "{distance}");
    }

    #[test]
    fn lines_are_set_left_right_and_in_the_middle() {
        let x = |align| set_text("ab", &plain(Font::Serif, 16, align), 100.0, 20.0).letters[0].x;
        let width = set_text("ab", &plain(Font::Serif, 16, Align::Left), 100.0, 20.0).width;
        assert!(x(Align::Left).abs() < 0.01);
        assert!((x(Align::Right) - (100.0 - width)).abs() < 0.01);
        assert!((x(Align::Centre) - (100.0 - width) / 2.0).abs() < 0.01);
    }

    #[test]
    fn nothing_and_no_room_are_no_trouble() {
        assert_eq!(set_text("", &sans(13, 13), 10.0, 10.0), Setting::default());
        assert!(set_text("x", &sans(13, 13), 0.0, 10.0).clipped);
        assert!(set_text("words and words", &sans(255, 255), 1.0, 1.0).clipped);
        assert!(set_text("[food]", &sans(13, 13), 3.0, 3.0).clipped);
    }

    #[test]
    fn a_letter_that_no_font_has_is_noticed() {
        assert!(set_text("\u{4E2D}", &sans(13, 13), 100.0, 20.0).missing);
        assert!(!set_text("3 × −1 → “x” … ’ –", &sans(13, 13), 200.0, 20.0).missing);
    }
}
