//! Deliveries at dusk and by a patron, what they pay, and the name they make (MW-CR07, MW-CR08).

use super::{CraftSkill, Item, MOST_REPUTATION};
use crate::rules::mythwind::{
    ask::Ask,
    components::Character,
    event::{Event, Out},
    state::{Mythwind, StackId},
    task::{Ctx, Source, Task},
};

impl Mythwind {
    /// What an item brings if it is delivered now (MW-CR07).
    pub fn delivery_price(&self, who: Character, item: &Item) -> u8 {
        let card = Self::content().order(item.order);
        let by_quality = match item.quality {
            0 => card.price / 2,
            1 => card.price,
            2 => card.price + 2,
            3 => card.price + 4,
            _ => card.price + 8,
        };
        let name = self.workshop(who).map_or(0, |workshop| workshop.reputation / 4);
        let customer = u8::from(self.sheet(who).today.aligned == Some(card.customer));
        by_quality + name + customer + u8::from(self.has_craft_skill(who, CraftSkill::FriendlyPatter))
    }

    /// How a delivery of this quality changes the name.
    pub fn fame(&self, who: Character, quality: u8) -> i8 {
        let known = quality >= 2 && self.has_craft_skill(who, CraftSkill::KnownName);
        quality.min(4) as i8 - 1 + i8::from(known)
    }

    /// The own dusk steps: deliveries, then the row (MW-CR07, MW-CR08).
    pub(in crate::rules::mythwind) fn craft_dusk(&mut self, who: Character) {
        if self.workshop(who).is_some() {
            self.refill(who);
            self.push(StackId::Of(who), Task::Ask(Ask::Deliver));
        }
    }

    /// Delivers what lies on a bench to its customer.
    pub(super) fn deliver(&mut self, who: Character, bench: u8, out: &mut Out) {
        if let Some(item) = self.hand_over(who, bench) {
            let coins = self.delivery_price(who, &item);
            out.tell(Event::Delivered { who, order: item.order, quality: item.quality, coins });
            self.earn(who, u16::from(coins), Source::Rule, out);
            self.make_a_name(who, item.quality, out);
        }
    }

    /// Delivers what lies on a bench to the town: so many of a resource instead of coins (Town Patron).
    pub(super) fn deliver_to_town(&mut self, who: Character, bench: u8, count: u8, out: &mut Out) {
        if let Some(item) = self.hand_over(who, bench) {
            out.tell(Event::GivenToTown { who, order: item.order });
            let gift = Self::content().order(item.order).gift;
            self.gain(gift, count, Ctx::of(who, Source::Rule), out);
            self.make_a_name(who, item.quality, out);
        }
    }

    fn hand_over(&mut self, who: Character, bench: u8) -> Option<Item> {
        let workshop = self.workshop_mut(who)?;
        let item = workshop.benches.get_mut(usize::from(bench))?.take()?;
        workshop.delivered.push(item.order);
        workshop.today.polish = None;
        Some(item)
    }

    fn make_a_name(&mut self, who: Character, quality: u8, out: &mut Out) {
        let by = self.fame(who, quality);
        if let Some(workshop) = self.workshop_mut(who) {
            let before = workshop.reputation;
            workshop.reputation = before.saturating_add_signed(by).min(MOST_REPUTATION);
            let now = workshop.reputation;
            if now != before {
                out.tell(Event::Reputation { who, by: (i16::from(now) - i16::from(before)) as i8, now });
            }
        }
    }
}
