//! How the cards and pieces look. One file for each kind; here what they share.

mod cards;
mod scale;

use crate::rules::{
    Arg, Words,
    cozy_stories::{Cell, Pawn, Picture, Sharpness, Story, Tag, content::Content},
    table::sentences,
};

pub use cards::{Mark, back, deck, scene, windmill};
pub use scale::{pawn, scale, token};

/// A picture's file.
pub fn art(name: &str) -> String {
    format!("cozy-stories/{name}")
}

/// The file of a scene.
pub fn scene_art(picture: Picture) -> String {
    art(&format!("scene-{:02}", picture.index() + 1))
}

/// The file of a pawn.
pub fn pawn_art(pawn: Pawn) -> String {
    art(&format!("pawn-{}", pawn.slug()))
}

/// A number in words.
pub fn number(count: impl Into<Arg>) -> Words {
    Words::new("number").with("n", count)
}

/// A place of the field, as the log calls a picture (CS-R19).
pub fn at(cell: Cell) -> Words {
    Words::new("cs-at").with("row", cell.row()).with("place", cell.place())
}

/// The name of a thing in pictures.
pub fn tag(tag: Tag) -> Words {
    Words::new(format!("cs-thing-{}", Content::get().entry(tag).tag))
}

/// A level of the computer.
pub fn sharpness(sharpness: Sharpness) -> Words {
    Words::new(format!("cs-{}", sharpness.slug()))
}

/// What somebody typed, as it was typed. What the words' own markup would swallow is kept apart from it.
pub fn typed(text: &str) -> Words {
    let text = text.replace('*', "×").replace('[', "[ ");
    Words::new("cs-typed").with("text", Arg::Text(text.into()))
}

/// What can be read of a story.
pub fn told(story: &Story) -> Words {
    story.text().map_or_else(|| Words::new("cs-told-aloud"), typed)
}

/// How long a story is, in words.
pub fn length(story: &Story) -> Words {
    match story {
        Story::Typed(text) => Words::new("cs-sentences").with("count", sentences(text)),
        Story::Aloud { .. } => Words::new("cs-aloud"),
    }
}
