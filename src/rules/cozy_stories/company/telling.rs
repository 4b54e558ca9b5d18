//! A story of a computer player: an opening, and three lines that hint at tags of its card (CS-A6, CS-A7).

use std::ops::RangeInclusive;

use super::{
    listening::{Heard, Strength, listen},
    mind::odds,
};
use crate::rules::{
    Rng,
    cozy_stories::{
        content::{Content, LINES},
        pictures::{Picture, PictureSet, Tag},
        setup::Sharpness,
    },
};

/// How likely its card should be to a reader, in per mille: neither too plain nor too dark.
pub const WINDOW: RangeInclusive<u16> = 180..=450;

/// A story and what is behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The story, at most four sentences.
    pub text: String,
    /// The tags it hints at, in the order of its lines.
    pub tags: [Tag; LINES],
    /// How likely its card is to a reader of medium sharpness, in per mille.
    pub chance: u16,
}

/// Tells a story to a card. `before` is the part of the common story that it goes on with (CS-A7).
pub fn tell(card: Picture, field: PictureSet, before: Option<&str>, rng: &mut Rng) -> Spoken {
    let content = Content::get();
    let named: Vec<Tag> = before.map(|before| listen(before).tags().collect()).unwrap_or_default();
    let (mut tags, chance) = choose(content, card, field, &named, rng);
    rng.shuffle(&mut tags);
    // What joins comes first.
    tags.sort_by_key(|tag| !named.contains(tag));
    let mut text = String::new();
    let mut phrase = None;
    let openings = content.openings();
    if before.is_some() {
        phrase = rng.pick(&openings.joining);
    } else if let Some(opening) = rng.pick(&openings.openings) {
        text.push_str(opening);
    }
    for tag in tags {
        let Some(line) = rng.pick(&content.entry(tag).lines) else { continue };
        if !text.is_empty() {
            text.push(' ');
        }
        match phrase.take() {
            Some(phrase) => {
                text.push_str(phrase);
                text.push(' ');
                text.push_str(&lowered(line));
            }
            None => text.push_str(line),
        }
    }
    Spoken { text, tags, chance }
}

/// The line within a sentence: it begins small, but for “I”.
fn lowered(line: &str) -> String {
    let first = line.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let mut chars = line.chars();
    match chars.next() {
        Some(start) if first != "I" => start.to_lowercase().chain(chars).collect(),
        _ => line.to_owned(),
    }
}

/// Three tags of the card, one of them clear: such as join where there are any, then such as lie within the window, else
/// the nearest to it. Equals are drawn from. With how likely they make the card.
fn choose(
    content: &Content,
    card: Picture,
    field: PictureSet,
    named: &[Tag],
    rng: &mut Rng,
) -> ([Tag; LINES], u16) {
    let tags = content.tags(card);
    let mut best: Vec<([Tag; LINES], u16)> = Vec::new();
    let mut least = (true, u16::MAX);
    for (at, one) in tags.iter().enumerate() {
        for (to, two) in tags.iter().enumerate().skip(at + 1) {
            for three in &tags[to + 1..] {
                let trio = [*one, *two, *three];
                if trio.iter().all(|(_, weight)| *weight < 2) {
                    continue;
                }
                let trio = trio.map(|(tag, _)| tag);
                let apart = !trio.iter().any(|tag| named.contains(tag));
                if apart && !least.0 {
                    continue;
                }
                let chance = chance(card, field, trio);
                let off = WINDOW.start().saturating_sub(chance).max(chance.saturating_sub(*WINDOW.end()));
                if (apart, off) < least {
                    best.clear();
                    least = (apart, off);
                }
                if (apart, off) == least {
                    best.push((trio, chance));
                }
            }
        }
    }
    let first = tags.first().map_or(Tag(0), |(tag, _)| *tag);
    rng.pick(&best).copied().unwrap_or(([first; LINES], 0))
}

/// How likely the card is to a reader of medium sharpness who hears these tags, in per mille.
fn chance(card: Picture, field: PictureSet, tags: [Tag; LINES]) -> u16 {
    let mut heard = Heard::default();
    tags.into_iter().for_each(|tag| heard.note(tag, Strength::Half));
    odds(&heard, field, Sharpness::Medium).per_mille(card)
}
