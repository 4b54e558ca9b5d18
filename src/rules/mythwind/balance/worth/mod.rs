//! What a position is worth to those who play, in hundredths of a coin: what is in hand, and what is on its way.
//!
//! The numbers are a player's rules of thumb. They see only what lies open on the table, and they are whole, so
//! that the same position is worth the same on every machine.

pub mod camp;
pub mod field;
mod goal;
pub mod market;
mod town;
pub mod workshop;

pub use goal::prospects;

use crate::rules::mythwind::{
    components::{Character, Kind},
    dice::DieAt,
    state::{Journal, Mythwind},
};

/// A coin.
pub const COIN: i32 = 100;

/// What the whole table is worth.
pub fn worth(game: &Mythwind) -> i32 {
    let people: i32 = game.playing().map(|who| person(game, who)).sum();
    town::worth(game) + goal::worth(game) + people
}

fn person(game: &Mythwind, who: Character) -> i32 {
    let sheet = game.sheet(who);
    let content = Mythwind::content();
    let skills = sheet.skills.iter().flatten();
    let skills: i32 = skills.map(|skill| 140 * i32::from(skill.card(content).cost)).sum();
    let journal = match &sheet.journal {
        Journal::Farmer(farm) => field::worth(game, who, farm),
        Journal::Crafter(workshop) => workshop::worth(game, who, workshop),
        Journal::Merchant(market) => market::worth(game, market),
        Journal::Ranger(camp) => camp::worth(game, who, camp),
        Journal::Townsfolk => 0,
    };
    let actions = if sheet.today.ended { 0 } else { 250 * i32::from(sheet.today.actions) };
    wealth(i32::from(sheet.coins) * COIN + journal + actions) + skills + well(game, who)
}

/// What is in the purse and in the trade: the first coins buy what is needed, the last lie about. Both together,
/// so that whoever is rich still sells what is ripe.
fn wealth(hundredths: i32) -> i32 {
    let part = |from: i32, to: i32, each: i32| (hundredths.min(to * COIN) - from * COIN).max(0) * each / 100;
    part(-1000, 25, 100) + part(25, 45, 86) + part(45, 70, 72) + part(70, 120, 55) + part(120, 100_000, 35)
}

/// Hired workers: what their pips do in this trade, and a place at the tower that they will come back to.
fn well(game: &Mythwind, who: Character) -> i32 {
    game.dice
        .of(who)
        .map(|die| {
            let pips = i32::from(game.dice.get(die).pips);
            let sent = matches!(game.dice.get(die).at, DieAt::SpriteSpace(_));
            let each = pip(who, die.kind());
            40 + pips * each - if sent { 40 } else { 0 }
        })
        .sum()
}

/// What a pip of a kind is good for in a trade.
pub fn pip(who: Character, kind: Kind) -> i32 {
    match (who, kind) {
        (Character::Crafter, Kind::Villager) => 120,
        (Character::Farmer, Kind::Villager) => 140,
        (Character::Merchant, Kind::Villager) => 120,
        (Character::Ranger, _) => 100,
        _ => 80,
    }
}
