//! A pile of cards whose order nobody knows.

use serde::{Deserialize, Serialize};

use super::rng::Rng;

/// Cards in a pile, the top one last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<T>(Vec<T>);

impl<T> Default for Pile<T> {
    fn default() -> Self {
        Pile(Vec::new())
    }
}

impl<T: PartialEq> Pile<T> {
    /// The cards in a drawn order.
    pub fn shuffled(cards: impl IntoIterator<Item = T>, rng: &mut Rng) -> Pile<T> {
        let mut pile = Pile(cards.into_iter().collect());
        rng.shuffle(&mut pile.0);
        pile
    }

    /// How many cards are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the pile is used up.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The top card, where it lies open.
    pub fn top(&self) -> Option<&T> {
        self.0.last()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Puts a card in and shuffles the whole pile.
    pub fn shuffle_in(&mut self, card: T, rng: &mut Rng) {
        self.0.push(card);
        rng.shuffle(&mut self.0);
    }

    /// Lays a card on top.
    pub fn lay(&mut self, card: T) {
        self.0.push(card);
    }

    /// Lays a card under all others.
    pub fn lay_under(&mut self, card: T) {
        self.0.insert(0, card);
    }

    /// Shuffles the pile.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.0);
    }

    /// Whether the card is somewhere in the pile.
    pub fn contains(&self, card: &T) -> bool {
        self.0.contains(card)
    }

    /// The cards, bottom first. For counting, saving and imagining; never for showing.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// Takes out every card that fits, wherever it lies.
    pub fn take_where(&mut self, fits: impl Fn(&T) -> bool) -> Vec<T> {
        let (taken, left) = std::mem::take(&mut self.0).into_iter().partition(|card| fits(card));
        self.0 = left;
        taken
    }
}
