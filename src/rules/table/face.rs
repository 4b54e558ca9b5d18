//! How a piece looks: sheets of paper, pictures, words and symbols, laid one on another.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Rect;
use crate::rules::telling::Words;

/// A drawing of a given size. Drawn larger or smaller it keeps its proportions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Face {
    /// Width in its own units.
    pub w: i16,
    /// Height in its own units.
    pub h: i16,
    /// What it is made of, lowest first.
    pub parts: Vec<Part>,
}

/// One thing in a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    /// A sheet of paper, wood or dusk.
    Sheet(Rect, Sheet),
    /// A picture of `assets/art`, for example `mythwind/building-bakery`, covering the rectangle.
    Art {
        /// The rectangle it covers.
        rect: Rect,
        /// Which picture, without `.svg`.
        art: Cow<'static, str>,
        /// How round its corners are cut.
        radius: u8,
        /// Per cent of full strength.
        strength: u8,
    },
    /// A symbol or wooden piece, whole within the rectangle.
    Icon(Rect, Cow<'static, str>),
    /// Words.
    Text(Rect, Text),
}

/// A sheet with round corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sheet {
    /// What it is made of.
    pub fill: Fill,
    /// Corner radius.
    pub radius: u8,
    /// Its edge.
    pub border: Option<Border>,
    /// How high it lies over what is beneath: 0 to 3.
    pub height: u8,
}

impl Sheet {
    /// A plain sheet that lies flat.
    pub const fn new(fill: Fill, radius: u8) -> Sheet {
        Sheet { fill, radius, border: None, height: 0 }
    }

    /// With an edge.
    #[must_use]
    pub const fn edge(mut self, colour: Colour, width: u8) -> Sheet {
        self.border = Some(Border { colour, width, dashed: false });
        self
    }

    /// With a dashed edge.
    #[must_use]
    pub const fn dashes(mut self, colour: Colour, width: u8) -> Sheet {
        self.border = Some(Border { colour, width, dashed: true });
        self
    }

    /// Raised over what is beneath.
    #[must_use]
    pub const fn raised(mut self, height: u8) -> Sheet {
        self.height = height;
        self
    }
}

/// What a sheet is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fill {
    /// Nothing: only its edge is seen.
    None,
    /// One colour.
    Flat(Colour),
    /// One colour, so many per cent of full strength.
    Sheer(Colour, u8),
    /// Light above, darker below.
    Shaded(Colour),
}

/// The edge of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Border {
    /// Its colour.
    pub colour: Colour,
    /// Its width.
    pub width: u8,
    /// Whether it is broken into dashes.
    pub dashed: bool,
}

/// A role in the palette, not a mixture: the palette gives each its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those of the palette")]
pub enum Colour {
    Ink,
    Shadow,
    Raised,
    Rim,
    Cream,
    Paper,
    Parchment,
    Mist,
    Label,
    Wood,
    WoodLight,
    WoodDark,
    Amber,
    Lamp,
    Violet,
    Brick,
    Dawn,
    Leaf,
    Moss,
    Forest,
    Sky,
    Steel,
    Deep,
    Ochre,
    Copper,
    Tulip,
    Delft,
    Indigo,
    Cloth,
    ClothDark,
    /// The colour of a seat, as the match gives it.
    Seat(u8),
}

/// A text within a rectangle. It breaks into lines; what does not fit is made smaller, down to `least`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// What it says. `[food]` in the sentence stands for a symbol.
    pub words: Words,
    /// Its letters.
    pub font: Font,
    /// Their size.
    pub size: u8,
    /// The smallest size it may shrink to.
    pub least: u8,
    /// Their colour.
    pub colour: Colour,
    /// How the lines are set.
    pub align: Align,
    /// Whether the lines stand in the middle of the rectangle's height instead of at its top.
    pub middle: bool,
}

impl Text {
    /// Plain text in the quiet sans.
    pub fn sans(words: Words, size: u8, colour: Colour) -> Text {
        Text { words, font: Font::Sans, size, least: size, colour, align: Align::Left, middle: true }
    }

    /// Bold text in the quiet sans.
    pub fn bold(words: Words, size: u8, colour: Colour) -> Text {
        Text { font: Font::SansBold, ..Text::sans(words, size, colour) }
    }

    /// A title in the book serif.
    pub fn serif(words: Words, size: u8, colour: Colour) -> Text {
        Text { font: Font::Serif, ..Text::sans(words, size, colour) }
    }

    /// Flavour in the book serif, slanted.
    pub fn italic(words: Words, size: u8, colour: Colour) -> Text {
        Text { font: Font::SerifItalic, ..Text::sans(words, size, colour) }
    }

    /// Set in the middle.
    #[must_use]
    pub fn centred(mut self) -> Text {
        self.align = Align::Centre;
        self
    }

    /// Set to the right.
    #[must_use]
    pub fn right(mut self) -> Text {
        self.align = Align::Right;
        self
    }

    /// Starting at the top of its rectangle.
    #[must_use]
    pub fn top(mut self) -> Text {
        self.middle = false;
        self
    }

    /// Smaller where it does not fit, but not below `least`.
    #[must_use]
    pub fn least(mut self, least: u8) -> Text {
        self.least = least;
        self
    }
}

/// The letters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Font {
    /// The warm book serif of cards and titles.
    Serif,
    /// The same, slanted.
    SerifItalic,
    /// The quiet sans.
    Sans,
    /// The quiet sans, bold.
    SansBold,
}

/// How lines are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Align {
    /// Flush left.
    Left,
    /// Centred.
    Centre,
    /// Flush right.
    Right,
}

impl Face {
    /// An empty drawing of this size.
    pub fn new(w: i16, h: i16) -> Face {
        Face { w, h, parts: Vec::new() }
    }

    /// The whole of it.
    pub fn all(&self) -> Rect {
        Rect::new(0, 0, self.w, self.h)
    }

    /// A drawing that is one picture.
    pub fn art(w: i16, h: i16, art: impl Into<Cow<'static, str>>, radius: u8) -> Face {
        let face = Face::new(w, h);
        let rect = face.all();
        face.with(Part::Art { rect, art: art.into(), radius, strength: 100 })
    }

    /// A drawing that is one symbol or wooden piece.
    pub fn icon(w: i16, h: i16, icon: impl Into<Cow<'static, str>>) -> Face {
        let face = Face::new(w, h);
        let rect = face.all();
        face.with(Part::Icon(rect, icon.into()))
    }

    /// With one more part on top.
    #[must_use]
    pub fn with(mut self, part: Part) -> Face {
        self.parts.push(part);
        self
    }

    /// With a sheet on top.
    #[must_use]
    pub fn sheet(self, rect: Rect, sheet: Sheet) -> Face {
        self.with(Part::Sheet(rect, sheet))
    }

    /// With a text on top.
    #[must_use]
    pub fn text(self, rect: Rect, text: Text) -> Face {
        self.with(Part::Text(rect, text))
    }

    /// With a symbol on top.
    #[must_use]
    pub fn symbol(self, rect: Rect, icon: impl Into<Cow<'static, str>>) -> Face {
        self.with(Part::Icon(rect, icon.into()))
    }

    /// With a picture on top, its corners cut round.
    #[must_use]
    pub fn picture(self, rect: Rect, art: impl Into<Cow<'static, str>>, radius: u8) -> Face {
        self.with(Part::Art { rect, art: art.into(), radius, strength: 100 })
    }
}
