//! What is printed: steps, points, lances, missions, signs; read from `assets/content/tilting/*.ron` and checked.

use std::sync::OnceLock;

use serde::Deserialize;

use super::{
    cards::{Face, Meeple, Mission, MoveCard, Sign, StackCard},
    track::{Pos, Road},
};
use crate::content::{ContentError, ContentFile};

/// The fewest fields between the two at the start of a round (TW-R33).
const LEAST_GAP: i8 = 7;
/// Printed movement cards run from 1 to 5.
const STEPS: std::ops::RangeInclusive<u8> = 1..=5;

/// A windmill/giant card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacked {
    /// Which one.
    pub id: StackCard,
    /// The two digits: the knight's field, then the squire's (TW-17).
    pub start: u8,
    /// Points of the giant side.
    pub giant: u8,
    /// Points of the windmill side.
    pub windmill: u8,
    /// Lances that break on the giant (TW-46).
    pub lances: u8,
}

impl Stacked {
    /// Its points on a side (TW-45, TW-49).
    pub const fn points(&self, face: Face) -> u8 {
        match face {
            Face::Giant => self.giant,
            Face::Windmill => self.windmill,
        }
    }

    /// Where both stand when its round begins (TW-R3).
    pub const fn road(&self) -> Road {
        Road {
            knight: Pos::on(Meeple::Knight, self.start / 10),
            squire: Pos::on(Meeple::Squire, self.start % 10),
        }
    }
}

/// A card that a mission asks for: its side, and its points from and to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Slot(pub Face, pub u8, pub u8);

/// What a mission brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Reward {
    /// So many broken lances become whole (TW-66).
    Lances(u8),
    /// So many points at the end (TW-68).
    Points(u8),
}

/// A mission.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// Which one.
    pub id: Mission,
    /// A card for each, all different (TW-R15).
    pub slots: Vec<Slot>,
    /// What it brings.
    pub reward: Reward,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    id: MoveCard,
    steps: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Posted {
    board: Meeple,
    field: u8,
    sign: Sign,
}

/// Everything that is printed.
#[derive(Clone, Debug)]
pub struct Content {
    steps: [u8; MoveCard::COUNT as usize],
    stack: Vec<Stacked>,
    missions: Vec<Errand>,
    signs: [Option<Sign>; 25],
}

impl Content {
    /// The content of this build.
    pub fn get() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            let file = |name| ContentFile::shipped("tilting", name);
            Content::read([file("movement"), file("stack"), file("missions"), file("signs")])
                .unwrap_or_else(|error| panic!("the shipped content is sound, a test reads it: {error}"))
        })
    }

    /// Reads movement cards, windmill/giant cards, missions and signs, and checks them.
    ///
    /// # Errors
    /// If a file is missing or is not what it should be.
    pub fn read(files: [Result<ContentFile, ContentError>; 4]) -> Result<Content, ContentError> {
        let [movement, stack, missions, signs] = files;
        let (movement, stack, missions, signs) = (movement?, stack?, missions?, signs?);
        Ok(Content {
            steps: read_steps(&movement)?,
            stack: read_stack(&stack)?,
            missions: read_missions(&missions)?,
            signs: read_signs(&signs)?,
        })
    }

    /// How far a movement card goes.
    pub const fn steps(&self, card: MoveCard) -> u8 {
        self.steps[card.index()]
    }

    /// What is printed on a windmill/giant card.
    pub fn card(&self, card: StackCard) -> &Stacked {
        &self.stack[card.index()]
    }

    /// What is printed on a mission.
    pub fn mission(&self, mission: Mission) -> &Errand {
        &self.missions[mission.index()]
    }

    /// The sign beside a field of the lance side (TW-84).
    pub const fn sign(&self, at: Pos) -> Option<Sign> {
        self.signs[at.number() as usize]
    }

    /// The field of a sign.
    pub fn field_of(&self, sign: Sign) -> Option<Pos> {
        Pos::all().find(|at| self.sign(*at) == Some(sign))
    }
}

/// Whether each card stands once, in order: then its place is its number.
fn in_order<T: PartialEq>(
    file: &ContentFile,
    found: impl Iterator<Item = T>,
    all: impl Iterator<Item = T>,
    name: impl Fn(&T) -> String,
) -> Result<(), ContentError> {
    let found: Vec<T> = found.collect();
    let quoted = |card: &T| format!("\"{}\"", name(card));
    let mut count = 0;
    for (at, card) in all.enumerate() {
        if found.get(at) != Some(&card) {
            let near = found.get(at).map_or_else(String::new, quoted);
            return Err(file.wrong(&near, format!("here should be {}", name(&card))));
        }
        count = at + 1;
    }
    match found.get(count) {
        Some(more) => Err(file.wrong(&quoted(more), format!("{} stands here twice", name(more)))),
        None => Ok(()),
    }
}

fn read_steps(file: &ContentFile) -> Result<[u8; 60], ContentError> {
    let cards: Vec<Move> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.id), MoveCard::all(), |card| card.name())?;
    let mut steps = [0; 60];
    for card in cards {
        if !STEPS.contains(&card.steps) {
            let reason = format!("a movement card goes 1 to 5 fields, not {}", card.steps);
            return Err(file.wrong(&format!("\"{}\"", card.id.name()), reason));
        }
        steps[card.id.index()] = card.steps;
    }
    Ok(steps)
}

fn read_stack(file: &ContentFile) -> Result<Vec<Stacked>, ContentError> {
    let cards: Vec<Stacked> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.id), StackCard::all(), |card| card.name())?;
    for card in &cards {
        let wrong = |reason: &str| Err(file.wrong(&format!("\"{}\"", card.id.name()), reason.to_owned()));
        if card.giant <= card.windmill {
            return wrong("a giant is worth more than its windmill (TW-57)");
        }
        if !(10..=99).contains(&card.start) || card.start % 10 == 0 {
            return wrong("a start number has two digits, neither of them 0 (TW-R3)");
        }
        if card.road().gap() < LEAST_GAP {
            return wrong("the two start too near to each other (TW-R33)");
        }
        if !(1..=6).contains(&card.lances) {
            return wrong("a giant breaks 1 to 6 lances");
        }
        if cards.iter().any(|other| other.id != card.id && other.start == card.start) {
            return wrong("its start number stands on another card too");
        }
    }
    Ok(cards)
}

fn read_missions(file: &ContentFile) -> Result<Vec<Errand>, ContentError> {
    let missions: Vec<Errand> = file.parse()?;
    in_order(file, missions.iter().map(|mission| mission.id), Mission::all(), |mission| mission.name())?;
    for mission in &missions {
        let wrong = |reason: &str| Err(file.wrong(&format!("\"{}\"", mission.id.name()), reason.to_owned()));
        if !(1..=3).contains(&mission.slots.len()) {
            return wrong("a mission asks for one to three cards");
        }
        if mission.slots.iter().any(|Slot(_, from, to)| from > to) {
            return wrong("points run from the smaller to the larger");
        }
    }
    Ok(missions)
}

fn read_signs(file: &ContentFile) -> Result<[Option<Sign>; 25], ContentError> {
    let posted: Vec<Posted> = file.parse()?;
    let mut signs = [None; 25];
    for Posted { board, field, sign } in posted {
        let near = format!("sign: {sign:?}");
        if !(1..=11).contains(&field) {
            return Err(file.wrong(&near, "a sign stands on field 1 to 11 of a board".into()));
        }
        if board != sign.board() {
            return Err(file.wrong(&near, format!("the sign {sign:?} belongs to the other board")));
        }
        let place = &mut signs[usize::from(Pos::on(board, field).number())];
        if place.is_some() {
            return Err(file.wrong(&near, "a field has one sign".into()));
        }
        *place = Some(sign);
    }
    match Sign::ALL.into_iter().find(|sign| signs.iter().filter(|at| **at == Some(*sign)).count() != 1) {
        Some(sign) => Err(file.wrong("", format!("the sign {sign:?} stands beside exactly one field"))),
        None => Ok(signs),
    }
}
