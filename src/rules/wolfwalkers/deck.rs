//! The deck: game cards with their Stories up, and Switch cards between them (WW-15, WW-20).

use serde::{Deserialize, Serialize};

use super::cards::Story;

/// The deck, its top last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck(Vec<Leaf>);

/// A card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leaf {
    /// A game card, Story up.
    Card(Story),
    /// A Switch card.
    Switch,
}

impl Deck {
    /// A deck of these cards, the top one last.
    pub fn of(leaves: impl IntoIterator<Item = Leaf>) -> Deck {
        Deck(leaves.into_iter().collect())
    }

    /// Its cards, the top one last.
    pub fn leaves(&self) -> &[Leaf] {
        &self.0
    }

    /// Game cards in it, the top one first.
    pub fn stories(&self) -> impl Iterator<Item = Story> + '_ {
        self.0.iter().rev().filter_map(|leaf| if let Leaf::Card(story) = leaf { Some(*story) } else { None })
    }

    /// How many game cards are in it.
    pub fn len(&self) -> usize {
        self.stories().count()
    }

    /// Whether no game card is left.
    pub fn is_empty(&self) -> bool {
        self.stories().next().is_none()
    }

    /// How many Switch cards are in it.
    pub fn switches(&self) -> usize {
        self.0.iter().filter(|leaf| **leaf == Leaf::Switch).count()
    }

    /// The open Story on top (WW-51).
    pub fn top(&self) -> Option<Story> {
        match self.0.last() {
            Some(Leaf::Card(story)) => Some(*story),
            Some(Leaf::Switch) | None => None,
        }
    }

    /// Puts a Switch card between packets of game cards whose sizes differ by one at most, larger ones on top
    /// (WW-R2).
    pub(super) fn insert(&mut self, switches: u8) {
        let (cards, packets) = (self.0.len(), usize::from(switches) + 1);
        let mut leaves = Vec::with_capacity(cards + packets);
        let mut rest = self.0.drain(..);
        // From the bottom upwards: the smaller packets first.
        for packet in 0..packets {
            let from_top = packets - 1 - packet;
            let size = cards / packets + usize::from(from_top < cards % packets);
            leaves.extend(rest.by_ref().take(size));
            if packet + 1 < packets {
                leaves.push(Leaf::Switch);
            }
        }
        drop(rest);
        self.0 = leaves;
    }

    /// Removes the Switch cards that lie on top; how many (WW-55).
    pub(super) fn strip(&mut self) -> u8 {
        let mut stripped = 0;
        while self.0.last() == Some(&Leaf::Switch) {
            self.0.pop();
            stripped += 1;
        }
        stripped
    }

    /// Takes the top card, which is no Switch card.
    pub(super) fn draw(&mut self) -> Option<Story> {
        let story = self.top()?;
        self.0.pop();
        Some(story)
    }

    /// Takes the lowest game card; Switch cards beneath it go too, and turn nothing. How many they were.
    pub(super) fn draw_lowest(&mut self) -> Option<(Story, u8)> {
        let place = self.0.iter().position(|leaf| *leaf != Leaf::Switch)?;
        let Leaf::Card(story) = self.0[place] else { return None };
        self.0.drain(..=place);
        Some((story, place as u8))
    }

    /// Puts a card under all others (WW-150).
    pub(super) fn put_under(&mut self, story: Story) {
        self.0.insert(0, Leaf::Card(story));
    }

    /// Lays other Stories in the places of the game cards, the top one first. Switch cards keep their depth.
    pub(super) fn relay(&mut self, stories: impl IntoIterator<Item = Story>) {
        let places = self.0.iter_mut().rev().filter(|leaf| **leaf != Leaf::Switch);
        for (leaf, story) in places.zip(stories) {
            *leaf = Leaf::Card(story);
        }
    }
}
