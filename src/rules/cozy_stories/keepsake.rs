//! The stories of a game as an album: a leaf for each, with its picture and what came of it.

use super::{
    scoring::gains,
    state::{CozyStories, Story, Tale},
};
use crate::rules::{Album, Arg, Leaf, Note, Words, table::Face};

/// The size of a picture on a leaf.
const SIZE: (i16, i16) = (450, 600);

impl CozyStories {
    /// The stories whose pictures were turned over, with them; none before the first.
    pub(super) fn keepsake(&self) -> Option<Album> {
        let leaves: Vec<Leaf> = self.tales.iter().enumerate().map(|(at, tale)| self.leaf(at, tale)).collect();
        let title = if self.setup.endless { "cs-keepsake-endless" } else { "cs-keepsake" };
        (!leaves.is_empty()).then(|| Album { title: Words::new(title), leaves, medals: Vec::new() })
    }

    fn leaf(&self, at: usize, tale: &Tale) -> Leaf {
        let (w, h) = SIZE;
        let art = format!("cozy-stories/scene-{:02}", tale.picture.index() + 1);
        let notes = [
            ("story", vec![text(&tale.story)]),
            ("guesses", tale.guesses.iter().map(|guess| guessed(tale, guess.seat)).collect()),
            ("points", vec![outcome(tale)]),
        ];
        Leaf {
            title: Words::new("cs-keepsake-leaf").with("n", at + 1).with("round", tale.round),
            people: Words::new("cs-keepsake-people").with("who", tale.storyteller),
            picture: Face::art(w, h, art, 27),
            notes: notes
                .into_iter()
                .map(|(kind, lines)| Note { title: Words::new(format!("cs-keepsake-{kind}")), lines })
                .collect(),
        }
    }
}

fn text(story: &Story) -> Words {
    match story.text() {
        Some(text) => Words::new("cs-keepsake-text").with("text", Arg::Text(text.to_owned().into())),
        None => Words::new("cs-keepsake-aloud"),
    }
}

fn guessed(tale: &Tale, seat: crate::rules::Seat) -> Words {
    let right = tale.found().is_some_and(|(guess, _)| guess.seat == seat);
    Words::new(if right { "cs-keepsake-right" } else { "cs-keepsake-wrong" }).with("who", seat)
}

fn outcome(tale: &Tale) -> Words {
    let Some((guess, nth)) = tale.found() else {
        return Words::new("cs-keepsake-nobody").with("who", tale.storyteller);
    };
    let (own, told) = gains(nth, guess.windmill);
    let key = if guess.windmill { "cs-keepsake-caught" } else { "cs-keepsake-both" };
    let words = Words::new(key).with("guesser", guess.seat).with("who", tale.storyteller);
    words.with("points", own).with("told", told)
}
