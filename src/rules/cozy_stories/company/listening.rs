//! Reading a story: which tags its words mean (CS-A3, CS-A10).

use crate::rules::cozy_stories::{
    content::{Content, plain},
    pictures::Tag,
};

/// Words that deny the next one.
const DENIALS: [&str; 4] = ["never", "no", "not", "without"];

/// How strongly a tag was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// Denied (CS-A3), or by a line of the bank (CS-A10).
    Half,
    /// In so many words.
    Full,
}

impl Strength {
    /// In halves.
    pub const fn halves(self) -> u32 {
        match self {
            Strength::Half => 1,
            Strength::Full => 2,
        }
    }
}

/// The tags that were found in a story, each once, in the order in which they came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard(Vec<(Tag, Strength)>);

impl Heard {
    /// The tags.
    pub fn tags(&self) -> impl Iterator<Item = Tag> + '_ {
        self.0.iter().map(|(tag, _)| *tag)
    }

    /// The tags and how strongly they were heard.
    pub fn iter(&self) -> impl Iterator<Item = (Tag, Strength)> + '_ {
        self.0.iter().copied()
    }

    /// Notes a tag; of two times it was heard the stronger counts.
    pub fn note(&mut self, tag: Tag, strength: Strength) {
        match self.0.iter_mut().find(|(other, _)| *other == tag) {
            Some((_, heard)) => *heard = strength.max(*heard),
            None => self.0.push((tag, strength)),
        }
    }
}

/// Finds the tags in a story. A sentence of the bank counts as its tag at half strength and its words are not read, so
/// that computer players share no code that people do not know (CS-A10); an opening says nothing.
pub fn listen(story: &str) -> Heard {
    let content = Content::get();
    let mut heard = Heard::default();
    for sentence in story.split(['.', '!', '?', '…']).map(plain) {
        match of_bank(content, &sentence) {
            Some(Some(tag)) => heard.note(tag, Strength::Half),
            Some(None) => {}
            None => read(content, &sentence, &mut heard),
        }
    }
    heard
}

/// What the bank knows of a sentence, or of what follows a joining phrase.
fn of_bank(content: &Content, sentence: &str) -> Option<Option<Tag>> {
    content.of_bank(sentence).or_else(|| {
        let mut phrases = content.openings().joining.iter();
        phrases.find_map(|phrase| content.of_bank(sentence.strip_prefix(&plain(phrase))?.trim_start()))
    })
}

fn read(content: &Content, sentence: &str, heard: &mut Heard) {
    let mut denied = false;
    for word in sentence.split(' ') {
        let strength = if denied { Strength::Half } else { Strength::Full };
        content.meant_by(word).iter().for_each(|tag| heard.note(*tag, strength));
        denied = DENIALS.contains(&word);
    }
}
