//! A sentence with its markup read.

use std::ops::Range;

use super::{ARROW, SYMBOL, SYMBOL_ROOM};
use crate::{
    paint::fonts::PLACEHOLDER,
    words::{Run, runs},
};

/// What is drawn among the letters.
#[derive(Clone, PartialEq)]
pub(super) enum Mark {
    /// A symbol by its name.
    Symbol(String),
    /// An arrow to the right: the fonts have none, or a poor one.
    Arrow,
}

impl Mark {
    /// Its width with the room around it, in ems.
    pub(super) fn width(&self) -> f32 {
        match self {
            Mark::Symbol(_) => SYMBOL + 2.0 * SYMBOL_ROOM,
            Mark::Arrow => ARROW,
        }
    }
}

/// A sentence with its markup read: letters, what is slanted, where symbols and paragraphs stand.
#[derive(Clone, Default)]
pub(super) struct Marked {
    pub(super) text: String,
    pub(super) slanted: Vec<Range<usize>>,
    /// Byte of each placeholder, with what stands there.
    pub(super) symbols: Vec<(usize, Mark)>,
    /// Bytes at which a new paragraph begins.
    pub(super) paragraphs: Vec<usize>,
}

impl Marked {
    pub(super) fn read(sentence: &str) -> Marked {
        let mut marked = Marked::default();
        let mut breaks = 0;
        for run in runs(sentence.trim()) {
            match run {
                Run::Symbol(name) => {
                    marked.open_paragraph(&mut breaks);
                    if marked.symbols.last().is_some_and(|&(at, _)| at + 1 == marked.text.len()) {
                        // Symbols side by side may part at a line's end; a symbol and its number may not.
                        marked.text.push('\u{200B}');
                    }
                    marked.mark(Mark::Symbol(name));
                }
                Run::Text(text, slanted) => {
                    let start = marked.text.len();
                    for c in text.chars() {
                        if c == '\n' {
                            breaks += 1;
                        } else if breaks == 0 || !c.is_whitespace() {
                            marked.open_paragraph(&mut breaks);
                            if c == '→' {
                                marked.mark(Mark::Arrow);
                            } else {
                                marked.text.push(c);
                            }
                        }
                    }
                    if slanted {
                        marked.slanted.push(start..marked.text.len());
                    }
                }
            }
        }
        marked
    }

    fn mark(&mut self, mark: Mark) {
        self.symbols.push((self.text.len(), mark));
        self.text.push(PLACEHOLDER);
    }

    /// One line end is a space, several make a paragraph.
    fn open_paragraph(&mut self, breaks: &mut usize) {
        if *breaks > 0 {
            self.text.truncate(self.text.trim_end_matches(' ').len());
            self.text.push(if *breaks == 1 { ' ' } else { '\n' });
            if *breaks > 1 {
                self.paragraphs.push(self.text.len());
            }
            *breaks = 0;
        }
    }

    /// The beginning, up to a byte, with an ellipsis.
    pub(super) fn cut(&self, at: usize) -> Marked {
        let mut cut = self.clone();
        cut.text.truncate(at);
        let end = cut.text.trim_end_matches([' ', '\n', ',', ';', ':', '.', '\u{200B}']).len();
        cut.text.truncate(end);
        cut.text.push('…');
        cut.slanted.retain_mut(|range| {
            range.end = range.end.min(end);
            range.start < range.end
        });
        cut.symbols.retain(|&(at, _)| at < end);
        cut.paragraphs.retain(|&at| at < end);
        cut
    }
}
