//! The three order decks and the row (MW-CR01, MW-CR02, MW-CR08).

use super::{OrderId, ROW};
use crate::rules::{
    Pile,
    mythwind::{
        ask::Ask,
        components::Character,
        event::{Event, Out},
        state::{Mythwind, StackId},
        task::Task,
    },
};

/// The decks, with the reputation each asks for.
pub const TIERS: [(u8, u8); 3] = [(1, 0), (2, 4), (3, 8)];

impl Mythwind {
    /// Shuffles the three order decks and opens the first row (MW-CR01).
    pub(in crate::rules::mythwind) fn lay_out_orders(&mut self, who: Character, out: &mut Out) {
        let hidden = &mut self.hidden.0;
        for (deck, (tier, _)) in hidden.orders.iter_mut().zip(TIERS) {
            let orders = Self::content().orders.iter().filter(|order| order.tier == tier);
            *deck = Pile::shuffled(orders.map(|order| order.id), &mut hidden.rng);
        }
        for _ in 0..ROW {
            self.draw_order(who, 1, out);
        }
    }

    /// The decks an order can be drawn from: allowed by the reputation, and not used up (MW-CR02).
    pub(super) fn open_decks(&self, who: Character) -> impl Iterator<Item = u8> {
        let workshop = self.workshop(who);
        TIERS.into_iter().filter_map(move |(tier, reputation)| {
            let workshop = workshop?;
            let left = !self.hidden.orders[usize::from(tier) - 1].is_empty()
                || workshop.delivered.iter().any(|&order| Self::content().order(order).tier == tier);
            (workshop.reputation >= reputation && left).then_some(tier)
        })
    }

    /// Draws an order into the row; an empty deck is made anew of what was delivered (MW-CR08).
    pub(super) fn draw_order(&mut self, who: Character, tier: u8, out: &mut Out) {
        let deck = usize::from(tier) - 1;
        if self.hidden.orders[deck].is_empty()
            && let Some(workshop) = self.workshop_mut(who)
        {
            let of_tier = |order: &OrderId| Self::content().order(*order).tier == tier;
            let (back, left): (Vec<_>, Vec<_>) =
                std::mem::take(&mut workshop.delivered).into_iter().partition(of_tier);
            workshop.delivered = left;
            let hidden = &mut self.hidden.0;
            hidden.orders[deck] = Pile::shuffled(back, &mut hidden.rng);
        }
        if let Some(order) = self.hidden.0.orders[deck].draw()
            && let Some(workshop) = self.workshop_mut(who)
        {
            workshop.row.push(order);
            out.reveal();
            out.tell(Event::OrderDrawn { who, order });
        }
    }

    /// An order of the row goes under its deck (MW-CR04).
    pub(super) fn put_order_under(&mut self, who: Character, order: OrderId, out: &mut Out) {
        if let Some(workshop) = self.workshop_mut(who) {
            workshop.row.retain(|&open| open != order);
            let tier = Self::content().order(order).tier;
            self.hidden.0.orders[usize::from(tier) - 1].lay_under(order);
            out.tell(Event::OrderPutUnder { who, order });
        }
    }

    /// The row is refilled to three, deck by deck.
    pub(super) fn refill(&mut self, who: Character) {
        self.push(StackId::Of(who), Task::Ask(Ask::Refill));
    }

    /// The orders wherever they are, once a workshop is open.
    pub(in crate::rules::mythwind) fn orders_counted(&self) -> Option<usize> {
        let workshop = self.workshop(Character::Crafter)?;
        let decks: usize = self.hidden.orders.iter().map(Pile::len).sum();
        Some(decks + workshop.row.len() + workshop.items().count() + workshop.delivered.len())
    }
}
