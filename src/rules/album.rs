//! What a long game looks back on: the parts that are over, and what was earned in it.

use std::borrow::Cow;

use super::{
    table::Face,
    telling::{Clause, Words},
};

/// A game’s memories. Only what has happened and everybody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Album {
    /// What it is called.
    pub title: Words,
    /// A leaf for each part that is over, oldest first.
    pub leaves: Vec<Leaf>,
    /// Everything that can be earned, in the game’s order.
    pub medals: Vec<Medal>,
}

/// A part of the game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Which part.
    pub title: Words,
    /// Who was there.
    pub people: Words,
    /// What the table had come to by then.
    pub picture: Face,
    /// What happened, under headings.
    pub notes: Vec<Note>,
}

/// What happened, of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The heading.
    pub title: Words,
    /// What happened, in order.
    pub lines: Vec<Words>,
}

/// Something that can be earned once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Medal {
    /// The key by which [`Told::medal`](super::Told::medal) says that it was earned.
    pub key: Cow<'static, str>,
    /// Its name.
    pub name: Words,
    /// What earns it.
    pub rule: Words,
    /// The clause that says so.
    pub clause: Clause,
    /// When in the game it was earned; none while it was not.
    pub when: Option<Words>,
}
