//! The rivals: their cards, their dusk, and the ledger they are measured by (MW-ME05, MW-ME07, MW-ME09).

use super::{Good, MOST_STANDING, Rival, RivalId, SPACES};
use crate::rules::{
    Pile,
    mythwind::{
        ask::Ask,
        components::Character,
        content::RivalCard,
        event::{Event, Out},
        state::{Mythwind, StackId},
        task::{Source, Task},
    },
};

/// Coins that a rival who is outdone pays.
const OUTDONE: u16 = 3;
/// Coins of sales that each point of a rival's fortune asks for.
const PER_FORTUNE: u16 = 10;

/// What a rival's card makes of a stall.
fn carried(units: u8, card: &RivalCard, good: Good) -> u8 {
    let bought = if card.buys.0 == good { card.buys.1 } else { 0 };
    let dumped = if card.dumps.0 == good { card.dumps.1 } else { 0 };
    units.saturating_sub(bought).saturating_add(dumped).min(SPACES)
}

impl Mythwind {
    /// Lays the rival deck out and opens the first rumour (MW-ME05).
    pub(in crate::rules::mythwind) fn lay_out_market(&mut self, who: Character, out: &mut Out) {
        let hidden = &mut self.hidden.0;
        let cards = Self::content().rivals.iter().map(|card| card.id);
        hidden.rivals = Pile::shuffled(cards, &mut hidden.rng);
        self.open_rumour(who, out);
    }

    /// Opens the next card (MW-ME07).
    fn open_rumour(&mut self, who: Character, out: &mut Out) {
        let Some(market) = self.market_mut(who) else { return };
        let seen = (!market.seen.is_empty()).then(|| market.seen.remove(0));
        let next = seen.or_else(|| self.draw_rival(who));
        if let Some(card) = next
            && let Some(market) = self.market_mut(who)
        {
            market.rumour = Some(card);
            if seen.is_none() {
                out.reveal();
            }
            out.tell(Event::RumourOpened { who, card });
        }
    }

    /// The top card of the deck; once all twelve are carried out they are shuffled anew (MW-ME07).
    fn draw_rival(&mut self, who: Character) -> Option<RivalId> {
        if self.hidden.rivals.is_empty() {
            let past = std::mem::take(&mut self.market_mut(who)?.past);
            let hidden = &mut self.hidden.0;
            hidden.rivals = Pile::shuffled(past, &mut hidden.rng);
        }
        self.hidden.0.rivals.draw()
    }

    /// What the stall of a good holds once the open card is carried out.
    pub fn stall_at_dusk(&self, who: Character, good: Good) -> Option<u8> {
        let market = self.market(who)?;
        let units = market.stalls.of(good);
        Some(market.rumour.map_or(units, |card| carried(units, Self::content().rival(card), good)))
    }

    /// The own dusk steps: the open card is carried out, the next one opened; at the last dusk of the season
    /// the ledger is closed (MW-ME07, MW-ME09).
    pub(in crate::rules::mythwind) fn market_dusk(&mut self, who: Character, out: &mut Out) {
        let Some(market) = self.market_mut(who) else { return };
        if let Some(id) = market.rumour.take() {
            let card = Self::content().rival(id);
            for good in [card.buys.0, card.dumps.0] {
                *market.stalls.of_mut(good) = carried(market.stalls.of(good), card, good);
            }
            let fortune = &mut market.fortunes[card.rival as usize];
            *fortune = fortune.saturating_add(card.fortune);
            market.past.push(id);
            out.tell(Event::RivalTraded { who, card: id });
        }
        self.open_rumour(who, out);
        if self.hidden.weather.is_empty() {
            self.close_ledger(who, out);
        }
    }

    /// Whether the ledger so far outdoes a rival.
    pub fn outdoes(&self, who: Character, rival: Rival) -> bool {
        self.market(who)
            .is_some_and(|market| market.ledger >= PER_FORTUNE * u16::from(market.fortunes[rival as usize]))
    }

    fn close_ledger(&mut self, who: Character, out: &mut Out) {
        for rival in Rival::ALL {
            if !self.outdoes(who, rival) {
                continue;
            }
            self.earn(who, OUTDONE, Source::Rule, out);
            if let Some(market) = self.market_mut(who) {
                market.standing = market.standing.saturating_add(1).min(MOST_STANDING);
                let now = market.standing;
                out.tell(Event::Outdone { who, rival, now });
            }
        }
        if let Some(market) = self.market_mut(who) {
            market.ledger = 0;
            market.fortunes = [0; 3];
        }
    }

    /// How many of the next two rival cards can be looked at.
    pub(super) fn cards_ahead(&self, who: Character) -> usize {
        let seen = self.market(who).map_or(0, |market| market.seen.len());
        (seen + self.hidden.rivals.len()).min(2)
    }

    /// Looks at the next two rival cards.
    pub(super) fn look_ahead(&mut self, who: Character, out: &mut Out) {
        while self.market(who).is_some_and(|market| market.seen.len() < self.cards_ahead(who)) {
            let Some(card) = self.hidden.0.rivals.draw() else { return };
            if let Some(market) = self.market_mut(who) {
                market.seen.push(card);
                out.reveal();
                out.tell(Event::RivalSeen { who, card });
            }
        }
    }

    /// Looks at the next two rival cards, and says which comes first (MW-ME03).
    pub(super) fn look_and_order(&mut self, who: Character, out: &mut Out) {
        self.look_ahead(who, out);
        if self.market(who).is_some_and(|market| market.seen.len() > 1) {
            self.push(StackId::Of(who), Task::Ask(Ask::OrderRivals));
        }
    }

    /// The rival cards wherever they are, once a market is open.
    pub(in crate::rules::mythwind) fn rivals_counted(&self) -> Option<usize> {
        let market = self.market(Character::Merchant)?;
        let open = usize::from(market.rumour.is_some());
        Some(self.hidden.rivals.len() + market.seen.len() + market.past.len() + open)
    }
}
