//! The Merchant: what is in the warehouse, what the stalls promise, what the rivals leave.

use crate::rules::mythwind::{
    merchant::{Good, Market, Rival, SPACES},
    state::Mythwind,
};

/// All of the Merchant's pieces.
pub fn worth(game: &Mythwind, market: &Market) -> i32 {
    let goods: i32 = Good::ALL.into_iter().map(|good| good_worth(market, good)).sum();
    let seen = market.seen.len().min(2) as i32 * 45;
    goods + seen + i32::from(market.standing) * 260 + ledger(game, market)
}

/// What the stall will hold tomorrow, once the open card is carried out.
fn tomorrow(market: &Market, good: Good) -> u8 {
    let units = market.stalls.of(good);
    let Some(card) = market.rumour.map(|card| Mythwind::content().rival(card)) else { return units };
    let bought = if card.buys.0 == good { card.buys.1 } else { 0 };
    let dumped = if card.dumps.0 == good { card.dumps.1 } else { 0 };
    units.saturating_sub(bought).saturating_add(dumped).min(SPACES)
}

fn good_worth(market: &Market, good: Good) -> i32 {
    let prices = Mythwind::content().good(good).prices.map(i32::from);
    // A fair price in the long run, and what tomorrow's stall would pay for one after the other.
    let fair = (prices[3] + prices[4] + prices[5]) * 100 / 3 * 84 / 100;
    let stall = tomorrow(market, good);
    let wanted = market.seen.first().is_some_and(|&card| Mythwind::content().rival(card).wants == good);
    let held: i32 = (0..market.warehouse.of(good))
        .map(|unit| {
            let later = fair * [100, 88, 74, 58, 45, 35][usize::from(unit.min(5))] / 100;
            let soon = (stall + unit < SPACES).then(|| {
                prices[usize::from(SPACES - 1 - stall - unit)] + if wanted && unit < 3 { 2 } else { 0 }
            });
            later.max(soon.map_or(0, |price| price * 93))
        })
        .sum();
    // A cheap unit tomorrow is a promise.
    let cheap = (stall > 0).then(|| prices[usize::from(SPACES - stall)] * 100);
    let promise = cheap.map_or(0, |cheap| (fair - cheap).max(0) * 20 / 100);
    held + promise
}

fn ledger(game: &Mythwind, market: &Market) -> i32 {
    let left = game.hidden.weather.len() as i32;
    Rival::ALL
        .into_iter()
        .map(|rival| {
            let so_far = i32::from(market.fortunes[rival as usize]);
            let need = 10 * (so_far + left / 3 * 2).max(1);
            let have = i32::from(market.ledger);
            (300 + 260) * have.min(need) / need
        })
        .sum()
}
