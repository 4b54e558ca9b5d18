//! A text as letters with widths, folded into lines.

use parley::{FontStyle, Layout, StyleProperty};

use super::{INK, PARAGRAPH, SLACK, marked::Marked};
use crate::paint::fonts::{self, PLACEHOLDER, Shaper, Style};

/// A shaped text. Shaped once, at its full size: smaller sizes are the same with more room.
pub(super) struct Shaped<'a> {
    pub(super) marked: &'a Marked,
    pub(super) style: &'a Style,
    pub(super) layout: Layout<u16>,
    pub(super) base: f32,
}

impl<'a> Shaped<'a> {
    pub(super) fn new(shaper: &mut Shaper, marked: &'a Marked, style: &'a Style, base: f32) -> Shaped<'a> {
        let mut builder = shaper.layouts.ranged_builder(&mut shaper.fonts, &marked.text, 1.0, false);
        builder.push_default(StyleProperty::FontFamily(style.family.clone()));
        builder.push_default(StyleProperty::FontWeight(style.weight));
        builder.push_default(StyleProperty::FontStyle(style.style));
        builder.push_default(StyleProperty::FontSize(base));
        for range in &marked.slanted {
            builder.push(StyleProperty::FontStyle(FontStyle::Italic), range.clone());
        }
        // A symbol is set as a letter of its width, not as an inline box: lines may break on both sides of
        // such a box, and would part "+1" from its symbol or a symbol from the comma behind it.
        let letter = fonts::file(style.file).map_or(0.7, |file| file.placeholder);
        for (number, (at, mark)) in (1..).zip(&marked.symbols) {
            let range = *at..*at + PLACEHOLDER.len_utf8();
            let room = mark.width() - letter;
            builder.push(StyleProperty::FontStyle(style.style), range.clone());
            builder.push(StyleProperty::LetterSpacing(room * base), range.clone());
            builder.push(StyleProperty::Brush(number), range);
        }
        let layout = builder.build(&marked.text);
        Shaped { marked, style, layout, base }
    }

    /// Breaks it into lines for a rectangle's width at a size; gives the width of the longest, in units.
    pub(super) fn fold(&mut self, width: f32, size: f32) -> f32 {
        self.layout.break_all_lines(Some((width * self.base / size).max(1.0)));
        let widest = self.layout.lines().map(|line| {
            let metrics = line.metrics();
            metrics.advance - metrics.trailing_whitespace
        });
        widest.fold(0.0, f32::max) * size / self.base
    }

    /// From the top of the first line to the bottom of the last, in lines.
    pub(super) fn height(&self) -> f32 {
        self.layout.len() as f32 + self.gaps(usize::MAX)
    }

    /// Room between paragraphs down to a line, in lines.
    pub(super) fn gaps(&self, line: usize) -> f32 {
        let starts = self.layout.lines().take(line.saturating_add(1)).map(|line| line.text_range().start);
        starts.filter(|start| self.marked.paragraphs.contains(start)).count() as f32 * PARAGRAPH
    }

    pub(super) fn fits(&mut self, width: f32, height: f32, size: f32) -> bool {
        self.fold(width, size) <= width + SLACK * size
            && (self.height() - 1.0) * self.style.leading(size) + INK * size <= height + SLACK * size
    }

    /// Lines of about equal length instead of full ones and a rest: for few lines, set in the middle.
    pub(super) fn balance(&mut self, width: f32, size: f32) {
        let lines = self.layout.len();
        if !(2..=4).contains(&lines) {
            return;
        }
        let (mut low, mut high) = (width / lines as f32, width);
        for _ in 0..6 {
            let middle = (low + high) / 2.0;
            if self.fold(middle, size) <= middle + SLACK * size && self.layout.len() <= lines {
                high = middle;
            } else {
                low = middle;
            }
        }
        self.fold(high, size);
    }
}
