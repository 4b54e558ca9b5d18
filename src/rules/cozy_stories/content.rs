//! What is printed, and what computer players know of it: pictures with their tags, the lexicon, lines, the numbers of
//! the rules; read from `assets/content/cozy-stories/*.ron` and checked.

mod numbers;
mod stem;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::OnceLock,
};

use serde::Deserialize;

use super::pictures::{PICTURES, Picture, Tag};
use crate::content::{ContentError, ContentFile};

pub use numbers::Numbers;
pub use stem::stem;

/// Tags of the lexicon at most: each has a place in a picture's table of weights.
const TAGS: usize = 128;
/// A hint at a tag needs no more characters than this.
const LINE: usize = 100;
/// A computer player's story: an opening and lines for so many tags (CS-A6).
pub const LINES: usize = 3;
/// On so many pictures each tag is at least: nothing gives a single one away.
const SHARED: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedPicture {
    id: Picture,
    tags: Vec<(String, u8)>,
}

/// A tag of the lexicon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its name.
    pub tag: String,
    /// Words that mean it, in any of their forms.
    pub words: Vec<String>,
    /// Lines by which a computer player hints at it.
    pub lines: Vec<String>,
}

/// How stories of computer players begin and go on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// First sentences. They say nothing of the picture.
    pub openings: Vec<String>,
    /// What links a story to the one before (CS-A7).
    pub joining: Vec<String>,
}

/// Everything that is printed.
#[derive(Clone, Debug)]
pub struct Content {
    /// By picture: its tags with their weights, as in the file.
    tags: Vec<Vec<(Tag, u8)>>,
    /// By picture and tag.
    weights: Vec<[u8; TAGS]>,
    /// By tag: on how many pictures it is.
    counts: [u8; TAGS],
    lexicon: Vec<Entry>,
    openings: Openings,
    numbers: Numbers,
    stems: BTreeMap<String, Vec<Tag>>,
    /// Sentences of the bank in plain letters: a line with its tag, an opening without one.
    bank: BTreeMap<String, Option<Tag>>,
}

impl Content {
    /// The content of this build.
    pub fn get() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            let file = |name| ContentFile::shipped("cozy-stories", name);
            Content::read([file("pictures"), file("lexicon"), file("openings"), file("scoring")])
                .unwrap_or_else(|error| panic!("the shipped content is sound, a test reads it: {error}"))
        })
    }

    /// Reads pictures, lexicon, openings and numbers, and checks them.
    ///
    /// # Errors
    /// If a file is missing or is not what it should be.
    pub fn read(files: [Result<ContentFile, ContentError>; 4]) -> Result<Content, ContentError> {
        let [pictures, lexicon, openings, numbers] = files;
        let (pictures, lexicon, openings, numbers) = (pictures?, lexicon?, openings?, numbers?);
        let numbers = Numbers::read(&numbers)?;
        let entries = read_lexicon(&lexicon)?;
        let phrases = read_openings(&openings)?;
        let tags = read_pictures(&pictures, &entries)?;
        let mut weights = vec![[0; TAGS]; tags.len()];
        let mut counts = [0; TAGS];
        for (weights, tags) in weights.iter_mut().zip(&tags) {
            for (tag, weight) in tags {
                weights[tag.index()] = *weight;
                counts[tag.index()] += 1;
            }
        }
        for (entry, count) in entries.iter().zip(counts) {
            if usize::from(count) < SHARED {
                let reason = format!("“{}” is on {count} pictures, and should be on {SHARED}", entry.tag);
                return Err(lexicon.wrong(&format!("\"{}\"", entry.tag), reason));
            }
        }
        let mut stems: BTreeMap<String, Vec<Tag>> = BTreeMap::new();
        let mut bank = BTreeMap::new();
        for (at, entry) in entries.iter().enumerate() {
            let tag = Tag(at as u8);
            entry.words.iter().for_each(|word| stems.entry(stem(word)).or_default().push(tag));
            for line in &entry.lines {
                if bank.insert(plain(line), Some(tag)).is_some() {
                    return Err(lexicon.wrong(line, format!("“{line}” stands here twice")));
                }
            }
        }
        for opening in &phrases.openings {
            if bank.insert(plain(opening), None).is_some() {
                return Err(openings.wrong(opening, format!("“{opening}” stands here twice")));
            }
        }
        let longest = |lines: &mut dyn Iterator<Item = &String>| {
            lines.map(|line| line.chars().count() + 1).max().unwrap_or(0)
        };
        let start = longest(&mut phrases.openings.iter().chain(&phrases.joining));
        let line = longest(&mut entries.iter().flat_map(|entry| &entry.lines));
        if start + LINES * line > usize::from(numbers.characters) {
            return Err(openings.wrong("", "a computer player’s story could be too long (CS-R9)".into()));
        }
        Ok(Content { tags, weights, counts, lexicon: entries, openings: phrases, numbers, stems, bank })
    }

    /// The numbers of the rules.
    pub const fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// The tags of a picture with their weights: 3 main, 2 clear, 1 a detail or a mood.
    pub fn tags(&self, picture: Picture) -> &[(Tag, u8)] {
        &self.tags[picture.index()]
    }

    /// A tag's weight in a picture; 0 if it is not there.
    pub fn weight(&self, picture: Picture, tag: Tag) -> u8 {
        self.weights[picture.index()][tag.index()]
    }

    /// On how many pictures a tag is.
    pub fn count(&self, tag: Tag) -> u8 {
        self.counts[tag.index()]
    }

    /// The lexicon, by tag.
    pub fn lexicon(&self) -> &[Entry] {
        &self.lexicon
    }

    /// What the lexicon says of a tag.
    pub fn entry(&self, tag: Tag) -> &Entry {
        &self.lexicon[tag.index()]
    }

    /// A tag by its name.
    pub fn tag(&self, name: &str) -> Option<Tag> {
        self.lexicon.iter().position(|entry| entry.tag == name).map(|at| Tag(at as u8))
    }

    /// How stories of computer players begin and go on.
    pub const fn openings(&self) -> &Openings {
        &self.openings
    }

    /// The tags that a word may mean; none if the lexicon does not know it.
    pub fn meant_by(&self, word: &str) -> &[Tag] {
        self.stems.get(&stem(word)).map_or(&[], Vec::as_slice)
    }

    /// What the bank knows of a sentence in [`plain`] letters: none if it is not of the bank, else its tag, which an
    /// opening has not.
    pub fn of_bank(&self, sentence: &str) -> Option<Option<Tag>> {
        self.bank.get(sentence).copied()
    }
}

/// The words of a text: its letters, lower-case, one space between words.
pub fn plain(text: &str) -> String {
    let mut words = String::with_capacity(text.len());
    for word in text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()) {
        if !words.is_empty() {
            words.push(' ');
        }
        words.extend(word.chars().flat_map(char::to_lowercase));
    }
    words
}

fn read_lexicon(file: &ContentFile) -> Result<Vec<Entry>, ContentError> {
    let entries: Vec<Entry> = file.parse()?;
    if entries.len() > TAGS {
        return Err(file.wrong("", format!("there is room for {TAGS} tags")));
    }
    for (at, entry) in entries.iter().enumerate() {
        let here = format!("\"{}\"", entry.tag);
        if entries[..at].iter().any(|other| other.tag == entry.tag) {
            return Err(file.wrong(&here, format!("“{}” stands here twice", entry.tag)));
        }
        let mut stems = BTreeSet::new();
        for word in &entry.words {
            if plain(word) != *word || word.contains(' ') || word.is_empty() {
                return Err(file.wrong(&here, format!("“{word}” is no word in small letters")));
            }
            if !stems.insert(stem(word)) {
                return Err(file.wrong(&here, format!("“{word}” has the stem of another word")));
            }
        }
        if entry.lines.is_empty() {
            return Err(file.wrong(&here, "a tag needs a line".into()));
        }
        for line in &entry.lines {
            check_sentence(line).map_err(|reason| file.wrong(line, reason))?;
        }
    }
    Ok(entries)
}

fn check_sentence(line: &str) -> Result<(), String> {
    if crate::rules::table::sentences(line) != 1 || !line.ends_with(['.', '!', '?']) {
        return Err(format!("“{line}” is not one sentence"));
    }
    if line.chars().count() > LINE {
        return Err(format!("“{line}” is longer than {LINE} characters"));
    }
    Ok(())
}

fn read_openings(file: &ContentFile) -> Result<Openings, ContentError> {
    let openings: Openings = file.parse()?;
    if openings.openings.is_empty() || openings.joining.is_empty() {
        return Err(file.wrong("", "there is at least one opening and one joining phrase".into()));
    }
    for opening in &openings.openings {
        check_sentence(opening).map_err(|reason| file.wrong(opening, reason))?;
    }
    if let Some(phrase) = openings.joining.iter().find(|phrase| phrase.contains(['.', '!', '?', '…'])) {
        return Err(file.wrong(phrase, format!("“{phrase}” joins, and does not end")));
    }
    Ok(openings)
}

fn read_pictures(file: &ContentFile, lexicon: &[Entry]) -> Result<Vec<Vec<(Tag, u8)>>, ContentError> {
    let pictures: Vec<PrintedPicture> = file.parse()?;
    let mut read: Vec<Vec<(Tag, u8)>> = Vec::with_capacity(pictures.len());
    for (at, picture) in pictures.into_iter().enumerate() {
        let wrong = |reason: String| file.wrong(&format!("\"{}\"", picture.id.id()), reason);
        if picture.id.index() != at {
            return Err(wrong(format!("here should be picture {}", at + 1)));
        }
        let mut tags: Vec<(Tag, u8)> = Vec::with_capacity(picture.tags.len());
        for (name, weight) in &picture.tags {
            let Some(tag) = lexicon.iter().position(|entry| entry.tag == *name) else {
                return Err(wrong(format!("the lexicon has no “{name}”")));
            };
            let tag = Tag(tag as u8);
            if !(1..=3).contains(weight) {
                return Err(wrong(format!("“{name}” weighs 1, 2 or 3, not {weight}")));
            }
            if tags.iter().any(|(other, _)| *other == tag) {
                return Err(wrong(format!("“{name}” stands here twice")));
            }
            tags.push((tag, *weight));
        }
        if tags.len() < LINES || tags.iter().all(|(_, weight)| *weight < 2) {
            return Err(wrong("a picture has three tags at least, and a clear one (CS-A6)".into()));
        }
        read.push(tags);
    }
    if read.len() != usize::from(PICTURES) {
        return Err(file.wrong("\n]", format!("there are {PICTURES} pictures, not {} (CS-08)", read.len())));
    }
    Ok(read)
}
