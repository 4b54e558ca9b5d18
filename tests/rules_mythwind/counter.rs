//! Lays out the Merchant's market.

use super::table::*;

pub use Good::{Amber, Salt, Silk, Spice};

/// The market of the Merchant.
#[track_caller]
pub fn market(game: &Mythwind) -> &Market {
    game.market(Merchant).expect("the Merchant has a market")
}

/// The market of the Merchant, to be changed.
#[track_caller]
pub fn market_mut(game: &mut Mythwind) -> &mut Market {
    match &mut sheet(game, Merchant).journal {
        Journal::Merchant(market) => market,
        _ => panic!("the Merchant has a market"),
    }
}

/// Fills the stalls: salt, spice, silk, amber.
pub fn stalls(game: &mut Mythwind, units: [u8; 4]) {
    let [salt, spice, silk, amber] = units;
    market_mut(game).stalls = Goods { salt, spice, silk, amber };
}

/// Fills the warehouse: salt, spice, silk, amber.
pub fn goods(game: &mut Mythwind, units: [u8; 4]) {
    let [salt, spice, silk, amber] = units;
    market_mut(game).warehouse = Goods { salt, spice, silk, amber };
}

/// What lies in the stalls: salt, spice, silk, amber.
pub fn in_stalls(game: &Mythwind) -> [u8; 4] {
    Good::ALL.map(|good| market(game).stalls.of(good))
}

/// What lies in the warehouse: salt, spice, silk, amber.
pub fn in_warehouse(game: &Mythwind) -> [u8; 4] {
    Good::ALL.map(|good| market(game).warehouse.of(good))
}

/// Rival cards, the open one first, then those to come; the others were carried out.
pub fn rivals(game: &mut Mythwind, cards: &[u8]) {
    let ids: Vec<RivalId> = cards.iter().copied().map(RivalId).collect();
    let past = (1..=12).map(RivalId).filter(|card| !ids.contains(card)).collect();
    let (open, next) = ids.split_first().expect("an open card");
    let mut deck = Pile::default();
    next.iter().rev().for_each(|&card| deck.lay(card));
    game.hidden.0.rivals = deck;
    let market = market_mut(game);
    (market.rumour, market.past, market.seen) = (Some(*open), past, Vec::new());
}

pub fn buy(good: Good, by: By) -> Move {
    Move::Deal(DealMove::Buy { good, by })
}

pub fn sell(good: Good, by: By) -> Move {
    Move::Deal(DealMove::Sell { good, by })
}

pub fn shift(good: Good, more: bool, die: DieId) -> Move {
    Move::Deal(DealMove::Shift { good, more, die })
}

pub fn next_rival(card: u8) -> Move {
    Move::Deal(DealMove::Next { card: RivalId(card) })
}

pub const HAGGLE: Move = Move::Deal(DealMove::Haggle);
pub const CLOSE: Move = Move::Deal(DealMove::Stop);

/// A morning on which the Merchant has done its town action, aligned with a kind; 60 coins, and Brannick's
/// first card is open, which wants Spice.
#[track_caller]
pub fn at_the_counter(kind: Kind) -> Mythwind {
    let mut game = morning(&[Merchant]);
    purse(&mut game, Merchant, 60);
    rivals(&mut game, &[1, 5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12]);
    stand_by(&mut game, Merchant, kind);
    game
}
