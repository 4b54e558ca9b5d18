//! A guide beside the match: which step it is at, what it waits for, and what it lets nobody do before.

use std::sync::Arc;

use super::{Intent, Playing, Refused};
use crate::{
    games,
    matches::{Guide, Lesson, OfferId, Thought},
    rules::Words,
};

/// The guide of a match, and how far somebody is in it.
pub(super) struct Guided {
    guide: Arc<Guide>,
    /// After so many moves …
    moves: usize,
    /// … so many passages have been read.
    read: usize,
}

impl Guided {
    /// The guide of a match that has one.
    pub(super) fn of(game: &dyn crate::matches::AnyMatch) -> Option<Guided> {
        if !game.meta().guided {
            return None;
        }
        let entry = games::find(game.info().id)?;
        Some(Guided { guide: (entry.guide)().ok()?, moves: game.moves_made(), read: 0 })
    }
}

impl Playing {
    /// The present step of the guide: its place among all, and the step. None without a guide, or where it has ended.
    pub fn lesson(&self) -> Option<(usize, &Lesson)> {
        let guided = self.guided.as_ref()?;
        let moves = self.game.moves_made();
        let read = if guided.moves == moves { guided.read } else { 0 };
        let at = guided.guide.place(moves, read)?;
        Some((at, guided.guide.lessons().get(at)?))
    }

    /// How many steps the guide has.
    pub fn lessons(&self) -> usize {
        self.guided.as_ref().map_or(0, |guided| guided.guide.lessons().len())
    }

    /// The move that the guide waits for or makes.
    pub fn lesson_thought(&self) -> Option<Thought> {
        self.lesson()?.1.thought(self.view().revision)
    }

    /// The offers that the guide waits for: ways to make the same move.
    pub fn wanted(&self) -> Vec<OfferId> {
        let waits = self.lesson().is_some_and(|(_, lesson)| !lesson.is_others());
        let thought = self.lesson_thought().filter(|_| waits);
        thought.map(|thought| self.game.offers_of(self.viewer(), &thought)).unwrap_or_default()
    }

    /// The passage was read.
    pub(super) fn read_on(&mut self) {
        let moves = self.game.moves_made();
        let passage = self.lesson().is_some_and(|(_, lesson)| lesson.mv.is_none());
        if let (true, Some(guided)) = (passage, &mut self.guided) {
            guided.read = if guided.moves == moves { guided.read + 1 } else { 1 };
            guided.moves = moves;
        }
    }

    /// Whether the guide lets something be done now.
    ///
    /// # Errors
    /// With what it waits for instead.
    pub(super) fn guide_permits(&self, intent: &Intent) -> Result<(), Refused> {
        let Some((_, lesson)) = self.lesson() else { return Ok(()) };
        let offer = match intent {
            Intent::Take(offer, _) | Intent::Sure(offer, _) => *offer,
            Intent::Lay(letter) | Intent::SureLay(letter) => letter.offer,
            _ => return Ok(()),
        };
        if self.wanted().contains(&offer) {
            return Ok(());
        }
        let key = if lesson.mv.is_none() { "guide-read-first" } else { "guide-waits" };
        Err(Refused { note: true, ..Refused::remark(Words::new(key)) })
    }
}
