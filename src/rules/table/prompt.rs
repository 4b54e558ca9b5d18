//! What a seat is asked to do now, and how far it is.

use crate::rules::{
    seat::Seat,
    telling::{Page, Words},
};

/// What a seat is asked to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// Who is asked; none where everybody may answer for all.
    pub seat: Option<Seat>,
    /// "Name, what to do".
    pub words: Words,
    /// The card or rule that asks.
    pub source: Option<Words>,
    /// The way through the turn: done, now, to come.
    pub trail: Vec<Step>,
    /// A card to be read before answering.
    pub page: Option<Page>,
}

/// A step of the trail under the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name.
    pub words: Words,
    /// How far it is.
    pub state: StepState,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Behind us.
    Done,
    /// The present one.
    Now,
    /// Ahead.
    Next,
}
