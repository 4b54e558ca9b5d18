//! What a viewer cannot know, drawn anew; and every piece counted.

use super::{pictures::Picture, state::CozyStories, story};
use crate::rules::{Pile, Rng, Viewer};

impl CozyStories {
    /// The same game for a viewer, with the order of the deck, chance, and another's story card drawn anew, and
    /// another's unlaid story exchanged. What was guessed wrong in this phase is not the card.
    pub(super) fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> CozyStories {
        let mut game = self.clone();
        let knows = self.revealed().is_some() || viewer.sees(self.phase.storyteller);
        let mut cards: Vec<Picture> = self.hidden.deck.iter().copied().collect();
        let mut card = self.hidden.card;
        if let Some(own) = card.filter(|_| !knows) {
            cards.push(own);
            let wrong =
                |picture: &Picture| self.phase.guesses.iter().any(|guess| guess.picture == Some(*picture));
            let mut open: Vec<Picture> = cards.iter().copied().filter(|picture| !wrong(picture)).collect();
            open.sort_unstable();
            card = rng.pick(&open).copied();
            cards.retain(|other| Some(*other) != card);
        }
        let hidden = &mut game.hidden.0;
        hidden.card = card;
        if !viewer.sees(self.phase.storyteller) {
            hidden.draft = hidden.draft.take().map(|draft| story::sample(Some(&draft)));
        }
        hidden.rng = Rng::seeded(rng.seed());
        hidden.deck = Pile::shuffled(cards, rng);
        game
    }

    /// Every piece by kind, each counted where it is.
    pub(super) fn counted_pieces(&self) -> Vec<(&'static str, usize)> {
        let mats = self.guesses().iter().filter(|guess| guess.picture.is_some()).count();
        let hand = usize::from(self.hidden.card.is_some());
        vec![
            ("story cards", self.hidden.deck.len() + hand + self.used.len()),
            ("guess cards", self.field.len() + mats + self.used.len()),
            ("pawns", self.players.len()),
        ]
    }
}
