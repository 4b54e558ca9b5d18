//! What is printed: cards by their numbers, fields and signs by their names.

use super::prepare::*;

/// What is printed.
pub fn printed() -> &'static Content {
    Content::get()
}

/// What is printed on the open card.
#[track_caller]
pub fn open(game: &Tilting) -> &'static Stacked {
    printed().card(game.top().expect("an open card"))
}

/// A card of a character with so many steps; `nth` tells equal ones apart, from 0.
#[track_caller]
pub fn card(meeple: Meeple, steps: u8, nth: usize) -> MoveCard {
    MoveCard::all()
        .filter(|card| card.meeple() == meeple && printed().steps(*card) == steps)
        .nth(nth)
        .expect("a card of so many steps")
}

/// The first card of Quixote with so many steps.
#[track_caller]
pub fn quixote(steps: u8) -> MoveCard {
    card(Knight, steps, 0)
}

/// The first card of Sancho with so many steps.
#[track_caller]
pub fn sancho(steps: u8) -> MoveCard {
    card(Squire, steps, 0)
}

/// A field by its name, `Q1` to `Q12` or `S1` to `S12`.
#[track_caller]
pub fn at(name: &str) -> Pos {
    let board = if name.starts_with('Q') { Knight } else { Squire };
    Pos::on(board, name[1..].parse().expect("the number of a field"))
}

/// The name of a field.
pub fn name(at: Pos) -> String {
    format!("{}{}", if at.board() == Knight { 'Q' } else { 'S' }, at.field())
}

/// The field of a sign.
#[track_caller]
pub fn field_of(sign: Sign) -> Pos {
    printed().field_of(sign).expect("a field of that sign")
}

/// Different cards, on the sides a mission asks for, that fulfil it.
#[track_caller]
pub fn fulfilling(mission: Mission) -> Vec<(StackCard, Face)> {
    let mut found: Vec<(StackCard, Face)> = Vec::new();
    // The narrowest slots first, so that no wide one takes the only card of another.
    let mut slots = printed().mission(mission).slots.clone();
    slots.sort_by_key(|Slot(_, from, to)| to - from);
    for Slot(face, from, to) in slots {
        let fits = |card: &StackCard| {
            let points = value(*card, face);
            (from..=to).contains(&points) && found.iter().all(|(other, _)| other != card)
        };
        found.push((StackCard::all().find(fits).expect("a card for each slot"), face));
    }
    found
}

/// Cards that fulfil both missions, each once.
#[track_caller]
pub fn fulfilling_both(one: Mission, two: Mission) -> Vec<(StackCard, Face)> {
    let mut cards = fulfilling(one);
    for (card, face) in fulfilling(two) {
        match cards.iter().find(|(other, _)| *other == card) {
            Some(there) => assert_eq!(there.1, face, "{card:?} on one side for both"),
            None => cards.push((card, face)),
        }
    }
    cards
}

/// What is printed on a side of a card.
pub fn value(card: StackCard, face: Face) -> u8 {
    let card = printed().card(card);
    if face == Giant { card.giant } else { card.windmill }
}

/// A mission that brings lances, or one that brings points; the first of its kind.
#[track_caller]
pub fn mission(lances: bool) -> Mission {
    let fits = |mission: &Mission| matches!(printed().mission(*mission).reward, Reward::Lances(_)) == lances;
    Mission::all().find(fits).expect("a mission of that reward")
}

/// How many lances or points a mission brings.
pub fn brings(mission: Mission) -> u8 {
    match printed().mission(mission).reward {
        Reward::Lances(count) | Reward::Points(count) => count,
    }
}
