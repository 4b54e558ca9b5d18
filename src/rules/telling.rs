//! What the rules say, as keys and arguments. The sentences stand in `assets/words`.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{
    seat::Seat,
    table::{PieceId, Place},
};

/// The key of a sentence, for example `mw-log-hire` or `mw-event-4.front` (message and attribute).
pub type WordKey = Cow<'static, str>;

/// A sentence to be: its key and what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Words {
    /// Which sentence.
    pub key: WordKey,
    /// The named gaps.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A token the sentence selects on, or text typed by a player. Not translated.
    Text(Cow<'static, str>),
    /// The name of whoever holds the seat.
    Name(Seat),
    /// Another sentence.
    Words(Box<Words>),
    /// Several sentences, joined as a list.
    List(Vec<Words>),
}

impl Words {
    /// A sentence without gaps filled yet.
    pub fn new(key: impl Into<WordKey>) -> Words {
        Words { key: key.into(), args: Vec::new() }
    }

    /// The same sentence with one gap filled.
    #[must_use]
    pub fn with(mut self, gap: &'static str, arg: impl Into<Arg>) -> Words {
        self.args.push((Cow::Borrowed(gap), arg.into()));
        self
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8, u16, u32, i8, i16, i32);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Name(seat)
    }
}

impl From<Words> for Arg {
    fn from(words: Words) -> Arg {
        Arg::Words(Box::new(words))
    }
}

impl From<Vec<Words>> for Arg {
    fn from(list: Vec<Words>) -> Arg {
        Arg::List(list)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(text))
    }
}

/// What one viewer is told of one event: a line of the log, a sound, pieces to look at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The line of the log; none for what is seen but not worth a line.
    pub words: Option<Words>,
    /// Whose doing it was; none for the game's own.
    pub seat: Option<Seat>,
    /// Pieces this is about: marked when the line is hovered, moved or turned when it happens.
    pub pieces: Vec<PieceId>,
    /// Where a piece goes step by step, and rests a moment, before it comes to lie where the view has it.
    pub way: Vec<(PieceId, Place)>,
    /// How it looks and sounds.
    pub show: Show,
    /// A passage to be read before play goes on.
    pub page: Option<Page>,
    /// What was earned, by its key in the [`Album`](super::Album).
    pub medal: Option<Cow<'static, str>>,
}

/// A card held up for everybody: a story with a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    /// Its title.
    pub title: Words,
    /// What kind of card it is.
    pub kind: Words,
    /// A picture from `assets/art`.
    pub picture: Option<Cow<'static, str>>,
    /// Its text, a paragraph each.
    pub paragraphs: Vec<Words>,
    /// What is counted below the text: labels and values.
    pub counts: Vec<(Words, Words)>,
}

/// How an event looks and sounds. Pieces that lie elsewhere afterwards travel there by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Show {
    /// Nothing beyond the pieces' own travel.
    #[default]
    Quiet,
    /// Cards or tiles laid.
    Card,
    /// Cards shuffled.
    Shuffle,
    /// A card turned over.
    Flip,
    /// The told pieces are dice and tumble to their value.
    Roll,
    /// Coins change hands.
    Coins,
    /// A wooden piece is put down.
    Wood,
    /// Something good is finished.
    Good,
    /// Something is lost.
    Bad,
    /// A new day or round begins.
    Bell,
}

/// A clause of a rulebook in `assets/rules`, for example `MW-85`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(pub &'static str);

impl std::fmt::Display for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a move was refused: the clause that forbids it and the sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The reason in words.
    pub words: Words,
}

impl Refusal {
    /// A refusal by `clause`, said by the sentence `key`.
    pub fn new(clause: &'static str, key: impl Into<WordKey>) -> Refusal {
        Refusal { clause: Clause(clause), words: Words::new(key) }
    }

    /// The same refusal with one gap of its sentence filled.
    #[must_use]
    pub fn with(mut self, gap: &'static str, arg: impl Into<Arg>) -> Refusal {
        self.words = self.words.with(gap, arg);
        self
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "refused by {}: {}", self.clause, self.words.key)
    }
}

impl std::error::Error for Refusal {}
