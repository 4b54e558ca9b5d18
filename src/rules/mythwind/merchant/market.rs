//! The market: stalls and warehouse, what a unit costs and pays now, how much can be traded (MW-ME01, MW-ME02).

use serde::{Deserialize, Serialize};

use super::{DealSkill, Good, Goods, RivalId, SPACES};
use crate::rules::mythwind::{
    components::{Character, Kind},
    content::Content,
    state::{Journal, Mythwind, Skill},
    trade::Doing,
};

/// Units that lie in each stall at the start.
const FIRST_UNITS: u8 = 3;
/// The best standing there is.
pub const MOST_STANDING: u8 = 9;
/// Units of the demanded good that pay more on one day (MW-ME06).
const DEMANDED_UNITS: u8 = 3;

/// What holds only today.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DealDay {
    /// A character action begun and not yet used up.
    pub doing: Option<Doing>,
    /// Units bought.
    pub bought: Goods,
    /// Units sold.
    pub sold: Goods,
}

/// The Merchant's own pieces (MW-ME11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// Units in the stalls, each from its dear end.
    pub stalls: Goods,
    /// Units in the warehouse.
    pub warehouse: Goods,
    /// The open rival card.
    pub rumour: Option<RivalId>,
    /// The next rival cards, as far as they were looked at; the next one first. The deck lies below.
    pub seen: Vec<RivalId>,
    /// Rival cards carried out since the deck was shuffled.
    pub past: Vec<RivalId>,
    /// What the cards carried out this season made of each rival.
    pub fortunes: [u8; 3],
    /// Coins from sales this season.
    pub ledger: u16,
    /// What a name among merchants counts.
    pub standing: u8,
    /// What holds only today.
    #[serde(default)]
    pub today: DealDay,
}

impl Default for Market {
    fn default() -> Self {
        Market {
            stalls: Goods::each(FIRST_UNITS),
            warehouse: Goods::default(),
            rumour: None,
            seen: Vec::new(),
            past: Vec::new(),
            fortunes: [0; 3],
            ledger: 0,
            standing: 0,
            today: DealDay::default(),
        }
    }
}

impl Market {
    /// The price on the cheapest filled space of a stall; none if it is empty (MW-ME02).
    pub fn buys_at(&self, good: Good, content: &Content) -> Option<u8> {
        let units = self.stalls.of(good).min(SPACES);
        (units > 0).then(|| content.good(good).prices[usize::from(SPACES - units)])
    }

    /// The price on the dearest empty space of a stall; none if it is full (MW-ME02).
    pub fn sells_at(&self, good: Good, content: &Content) -> Option<u8> {
        let units = self.stalls.of(good);
        (units < SPACES).then(|| content.good(good).prices[usize::from(SPACES - 1 - units)])
    }
}

impl Mythwind {
    /// The Merchant's market, where this character has one.
    pub fn market(&self, who: Character) -> Option<&Market> {
        match &self.sheets[who.index()].as_ref()?.journal {
            Journal::Merchant(market) => Some(market),
            _ => None,
        }
    }

    /// The Merchant's market, to be changed.
    pub(super) fn market_mut(&mut self, who: Character) -> Option<&mut Market> {
        match &mut self.sheets[who.index()].as_mut()?.journal {
            Journal::Merchant(market) => Some(market),
            _ => None,
        }
    }

    pub(super) fn has_deal_skill(&self, who: Character, skill: DealSkill) -> bool {
        self.has_skill(who, Skill::Merchant(skill))
    }

    fn standing_of(&self, who: Character) -> u8 {
        self.market(who).map_or(0, |market| market.standing)
    }

    /// Units of one Buy or Sell (MW-ME03, MW-ME09).
    pub fn trade_limit(&self, who: Character) -> u8 {
        let seat = if self.has_deal_skill(who, DealSkill::MarketSeat) { 2 } else { 0 };
        4 + u8::from(self.standing_of(who) >= 3) + seat
    }

    /// Units that the warehouse holds (MW-ME01, MW-ME09).
    pub fn warehouse_room(&self, who: Character) -> u8 {
        let cart = if self.has_deal_skill(who, DealSkill::Handcart) { 2 } else { 0 };
        let house = if self.standing_of(who) >= 6 { 10 } else { 8 };
        house + cart
    }

    /// Coins that Haggle brings (MW-ME03).
    pub fn haggle_coins(&self, who: Character) -> u8 {
        if self.has_deal_skill(who, DealSkill::SmallChange) { 4 } else { 2 }
    }

    /// What a unit costs now, with so many coins off; none if the stall is empty (MW-ME02, MW-ME04).
    pub fn buying_price(&self, who: Character, good: Good, off: u8) -> Option<u8> {
        let market = self.market(who)?;
        let first = self.sheet(who).today.aligned == Some(Kind::Sprite) && market.today.bought.of(good) == 0;
        let price = market.buys_at(good, Self::content())?;
        Some(price.saturating_sub(off + u8::from(first)).max(1))
    }

    /// What a unit pays now; none if the stall is full (MW-ME02, MW-ME04, MW-ME06, MW-ME09).
    pub fn selling_price(&self, who: Character, good: Good) -> Option<u8> {
        let price = self.market(who)?.sells_at(good, Self::content())?;
        Some(price + self.sale_bonus(who, good))
    }

    /// What a unit pays with a silver tongue: the dearest printed price of its good (MW-ME10).
    pub fn dearest_price(&self, who: Character, good: Good) -> u8 {
        Self::content().good(good).prices[usize::from(SPACES - 1)] + self.sale_bonus(who, good)
    }

    /// What a sale pays beyond the price of the space.
    fn sale_bonus(&self, who: Character, good: Good) -> u8 {
        let Some(market) = self.market(who) else { return 0 };
        let sold = market.today.sold.of(good);
        let wanted = market.rumour.is_some_and(|card| Self::content().rival(card).wants == good);
        let demand = match wanted && sold < DEMANDED_UNITS {
            true if self.has_deal_skill(who, DealSkill::StandingOrder) => 3,
            true => 2,
            false => 0,
        };
        let first = self.sheet(who).today.aligned == Some(Kind::Villager) && sold == 0;
        demand + u8::from(first) + u8::from(market.standing >= MOST_STANDING)
    }

    /// A new day: what held only yesterday is over.
    pub(in crate::rules::mythwind) fn deal_morning(&mut self, who: Character) {
        if let Some(market) = self.market_mut(who) {
            market.today = DealDay::default();
        }
    }
}
