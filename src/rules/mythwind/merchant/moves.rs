//! What the Merchant does: buy, sell, haggle, by character action or by worker (MW-ME02 to MW-ME04, MW-ME08).

use serde::{Deserialize, Serialize};

use super::{Good, RivalId, SPACES};
use crate::rules::{
    Refusal,
    mythwind::{
        components::{Character, Kind},
        dice::DieId,
        event::{Event, Out},
        moves::Move,
        state::{Mythwind, Phase},
        task::Source,
        trade::{By, Doing},
    },
};

/// A step in the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum DealMove {
    /// Buy the cheapest unit of a stall.
    Buy { good: Good, by: By },
    /// Sell a unit from the warehouse.
    Sell { good: Good, by: By },
    /// Gain coins and look at the next rival cards.
    Haggle,
    /// A pip of this sprite: a unit comes into a stall, or leaves it.
    Shift { good: Good, more: bool, die: DieId },
    /// This rival card comes next.
    Next { card: RivalId },
    /// That is enough of this action.
    Stop,
}

impl DealMove {
    /// Whether the step belongs to the action in progress.
    fn goes_on(self, doing: Option<&Doing>) -> bool {
        matches!(
            (self, doing),
            (DealMove::Buy { .. }, Some(Doing::Buy { .. }))
                | (DealMove::Sell { .. }, Some(Doing::Sell { .. }))
        )
    }
}

impl Mythwind {
    /// Every legal step in the market.
    pub(in crate::rules::mythwind) fn deal_moves(&self, who: Character, moves: &mut Vec<Move>) {
        if self.market(who).is_none() {
            return;
        }
        let mut offer = |mv: DealMove| {
            if self.check_deal(who, &mv).is_ok() {
                moves.push(Move::Deal(mv));
            }
        };
        let dice = self.workers(who);
        for good in Good::ALL {
            for by in std::iter::once(By::Action).chain(dice.iter().copied().map(By::Die)) {
                offer(DealMove::Buy { good, by });
                offer(DealMove::Sell { good, by });
            }
            for &die in &dice {
                offer(DealMove::Shift { good, more: true, die });
                offer(DealMove::Shift { good, more: false, die });
            }
        }
        offer(DealMove::Haggle);
        offer(DealMove::Stop);
    }

    /// Whether a step in the market is legal.
    pub(in crate::rules::mythwind) fn check_deal(
        &self,
        who: Character,
        mv: &DealMove,
    ) -> Result<(), Refusal> {
        let Some(market) = self.market(who) else {
            return Err(Refusal::new("MW-202", "mw-no-market").with("who", who.seat()));
        };
        match *mv {
            DealMove::Buy { good, by } => {
                self.check_deal_means(who, *mv, by)?;
                self.check_unit_bought(who, good, 0)
            }
            DealMove::Sell { good, by } => {
                self.check_deal_means(who, *mv, by)?;
                if market.warehouse.of(good) == 0 {
                    Err(Refusal::new("MW-ME03", "mw-no-unit").with("good", good.words()))
                } else if market.stalls.of(good) >= SPACES {
                    Err(Refusal::new("MW-ME02", "mw-no-room-in-stall").with("good", good.words()))
                } else {
                    Ok(())
                }
            }
            DealMove::Haggle => self.check_begin(who),
            DealMove::Shift { good, more, die } => {
                self.check_worker(who, die, Some((Kind::Sprite, "MW-ME08")))?;
                let units = market.stalls.of(good);
                if more && units >= SPACES {
                    Err(Refusal::new("MW-ME08", "mw-no-room-in-stall").with("good", good.words()))
                } else if !more && units == 0 {
                    Err(Refusal::new("MW-ME08", "mw-no-unit-in-stall").with("good", good.words()))
                } else {
                    Ok(())
                }
            }
            DealMove::Next { .. } => Err(Refusal::new("MW-ME03", "mw-no-ordering-now")),
            DealMove::Stop if market.today.doing.is_some() => Ok(()),
            DealMove::Stop => Err(Refusal::new("MW-ME03", "mw-nothing-to-stop")),
        }
    }

    /// Whether a unit can be bought at so many coins off, by whatever means.
    pub(super) fn check_unit_bought(&self, who: Character, good: Good, off: u8) -> Result<(), Refusal> {
        let Some(price) = self.buying_price(who, good, off) else {
            return Err(Refusal::new("MW-ME02", "mw-no-unit-in-stall").with("good", good.words()));
        };
        if self.market(who).is_some_and(|market| market.warehouse.total() >= self.warehouse_room(who)) {
            return Err(Refusal::new("MW-ME01", "mw-no-room-in-warehouse"));
        }
        if self.sheet(who).coins < u16::from(price) {
            return Err(Refusal::new("MW-ME02", "mw-no-coins-for")
                .with("coins", price)
                .with("who", who.seat()));
        }
        Ok(())
    }

    /// Whether the deal may be made by that means: an action in progress, a new one, or a die.
    fn check_deal_means(&self, who: Character, mv: DealMove, by: By) -> Result<(), Refusal> {
        match by {
            By::Die(die) => self.check_worker(who, die, Some((Kind::Villager, "MW-ME08"))),
            By::Action if mv.goes_on(self.doing(who)) => Ok(()),
            By::Action => self.check_begin(who),
        }
    }

    /// Makes a legal step in the market.
    pub(in crate::rules::mythwind) fn do_deal(&mut self, who: Character, mv: DealMove, out: &mut Out) {
        match mv {
            DealMove::Buy { good, by } => {
                self.use_deal_means(who, mv, by, out);
                self.buy_unit(who, good, 0, out);
            }
            DealMove::Sell { good, by } => {
                self.use_deal_means(who, mv, by, out);
                let coins = self.selling_price(who, good).unwrap_or(0);
                self.sell_unit(who, good, coins, out);
            }
            DealMove::Haggle => {
                self.begin_action(who, None);
                self.end_action(who);
                self.earn(who, u16::from(self.haggle_coins(who)), Source::Rule, out);
                self.look_and_order(who, out);
            }
            DealMove::Shift { good, more, die } => {
                self.spend_pip(die, out);
                if let Some(market) = self.market_mut(who) {
                    let units = market.stalls.of_mut(good);
                    *units = if more { *units + 1 } else { *units - 1 };
                    let now = *units;
                    out.tell(Event::Shifted { who, good, more, now });
                }
            }
            DealMove::Stop => self.end_action(who),
            DealMove::Next { .. } => {}
        }
        self.end_used_up(who);
    }

    /// A pip, or a part of the character action.
    fn use_deal_means(&mut self, who: Character, mv: DealMove, by: By, out: &mut Out) {
        if let By::Die(die) = by {
            self.spend_pip(die, out);
            return;
        }
        if !mv.goes_on(self.doing(who)) {
            let left = self.trade_limit(who);
            let doing =
                if matches!(mv, DealMove::Buy { .. }) { Doing::Buy { left } } else { Doing::Sell { left } };
            self.begin_action(who, Some(doing));
        }
        self.count_off(who);
    }

    /// A unit comes from a stall into the warehouse, for its price less so many coins (MW-ME02).
    pub(super) fn buy_unit(&mut self, who: Character, good: Good, off: u8, out: &mut Out) {
        let Some(coins) = self.buying_price(who, good, off) else { return };
        let Some(market) = self.market_mut(who) else { return };
        *market.stalls.of_mut(good) -= 1;
        *market.warehouse.of_mut(good) += 1;
        let bought = market.today.bought.of_mut(good);
        *bought = bought.saturating_add(1);
        out.tell(Event::Bought { who, good, coins });
        self.spend(who, u16::from(coins), Source::Rule, out);
    }

    /// A unit goes from the warehouse into its stall, where there is room, for so many coins (MW-ME02).
    pub(super) fn sell_unit(&mut self, who: Character, good: Good, coins: u8, out: &mut Out) {
        // After the last dusk the ledger is closed: what is sold then is written into none (MW-ME09, MW-ME11).
        let written = if self.calendar.phase == Phase::SeasonEnd { 0 } else { coins };
        let Some(market) = self.market_mut(who) else { return };
        let stall = market.stalls.of_mut(good);
        *stall = (*stall + 1).min(SPACES);
        *market.warehouse.of_mut(good) -= 1;
        let sold = market.today.sold.of_mut(good);
        *sold = sold.saturating_add(1);
        market.ledger = market.ledger.saturating_add(u16::from(written));
        out.tell(Event::UnitSold { who, good, coins });
        self.earn(who, u16::from(coins), Source::Rule, out);
    }
}
