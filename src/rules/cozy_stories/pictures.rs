//! The 25 pictures, their tags, and the pawns.

use serde::{Deserialize, Serialize};

/// Pictures; each on one story card and on one guess card (CS-08).
pub const PICTURES: u8 = 25;

/// A picture, by its place among all. It has no title that a story could quote (CS-R19); written by its id, for
/// example `C07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Picture(u8);

/// Why a text is no picture's id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no picture “{0}”")]
pub struct NoSuchPicture(String);

impl Picture {
    /// Every one, in their order.
    pub const ALL: [Picture; PICTURES as usize] = {
        let mut all = [Picture(0); PICTURES as usize];
        let mut at = 0;
        while at < PICTURES {
            all[at as usize] = Picture(at);
            at += 1;
        }
        all
    };

    /// Its place among all, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id in files: `C01` to `C25`.
    pub fn id(self) -> String {
        format!("C{:02}", self.0 + 1)
    }
}

impl From<Picture> for String {
    fn from(picture: Picture) -> String {
        picture.id()
    }
}

impl TryFrom<String> for Picture {
    type Error = NoSuchPicture;

    fn try_from(id: String) -> Result<Picture, NoSuchPicture> {
        Picture::ALL.into_iter().find(|picture| picture.id() == id).ok_or(NoSuchPicture(id))
    }
}

/// Some of the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PictureSet(u32);

impl PictureSet {
    /// All 25.
    pub const ALL: PictureSet = PictureSet((1 << PICTURES) - 1);
    /// None.
    pub const NONE: PictureSet = PictureSet(0);

    /// Whether a picture is among them.
    pub const fn contains(self, picture: Picture) -> bool {
        self.0 & (1 << picture.0) != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a picture.
    pub const fn insert(&mut self, picture: Picture) {
        self.0 |= 1 << picture.0;
    }

    /// Takes a picture out.
    pub const fn remove(&mut self, picture: Picture) {
        self.0 &= !(1 << picture.0);
    }

    /// The pictures, in their order.
    pub fn iter(self) -> impl Iterator<Item = Picture> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Picture((left != 0).then(|| left.trailing_zeros() as u8)?);
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Picture> for PictureSet {
    fn from_iter<I: IntoIterator<Item = Picture>>(pictures: I) -> Self {
        let mut set = PictureSet::NONE;
        pictures.into_iter().for_each(|picture| set.insert(picture));
        set
    }
}

/// Something that is in pictures and that words of a story may mean, by its place in the lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tag(pub(super) u8);

impl Tag {
    /// Its place in the lexicon, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A player's pawn: a little miller with a hat of its own, so that colour is not the only mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "colours say it all")]
pub enum Pawn {
    Red,
    Blue,
    Yellow,
    Green,
    Violet,
}

impl Pawn {
    /// All five.
    pub const ALL: [Pawn; 5] = [Pawn::Red, Pawn::Blue, Pawn::Yellow, Pawn::Green, Pawn::Violet];

    /// Its name in keys of words and pictures.
    pub const fn slug(self) -> &'static str {
        match self {
            Pawn::Red => "red",
            Pawn::Blue => "blue",
            Pawn::Yellow => "yellow",
            Pawn::Green => "green",
            Pawn::Violet => "violet",
        }
    }
}
