//! Whether the content of the trades is sound: goods and rivals of the Merchant, regions of the Ranger.

use super::{Content, MOST_PRICE};
use crate::{
    content::{ContentError, ContentFile},
    rules::mythwind::{
        merchant::{Good, RivalId, SPACES},
        ranger::{PACK, Region, TrailId},
    },
};

impl Content {
    /// Checks the goods and the rival cards: as many as the box holds, and none that the market cannot carry
    /// out.
    pub(super) fn check_market(
        &self,
        file: &impl Fn(&str) -> Result<ContentFile, ContentError>,
    ) -> Result<(), ContentError> {
        let wrong = |name: &str, near: &str, reason: String| -> Result<(), ContentError> {
            Err(file(name)?.wrong(near, reason))
        };
        for (card, id) in self.goods.iter().zip(Good::ALL) {
            let near = format!("id: {:?},", card.id);
            if card.id != id {
                return wrong("goods", &near, format!("expected {id:?} here"));
            }
            if card.prices[0] == 0 || !card.prices.is_sorted() {
                return wrong("goods", &near, "prices rise from cheap to dear, and nothing is free".into());
            }
            if card.prices.iter().any(|&price| price > MOST_PRICE) {
                return wrong("goods", &near, format!("a unit costs at most {MOST_PRICE} coins"));
            }
        }
        for (card, id) in self.rivals.iter().zip((1..).map(RivalId)) {
            let near = format!("id: {},", card.id.0);
            if card.id != id {
                return wrong("rivals", &near, format!("expected rival card {} here", id.0));
            }
            let counts = [card.buys.1, card.dumps.1];
            if counts.iter().any(|count| !(1..=SPACES).contains(count)) || card.buys.0 == card.dumps.0 {
                let reason = "a rival buys 1 to 6 of one good and dumps 1 to 6 of another";
                return wrong("rivals", &near, reason.into());
            }
            if !(1..=9).contains(&card.fortune) {
                return wrong("rivals", &near, "a fortune is 1 to 9".into());
            }
        }
        for (name, have, want) in [("goods", self.goods.len(), 4), ("rivals", self.rivals.len(), 12)] {
            if have != want {
                return wrong(name, "[", format!("there are {have} entries, the box holds {want}"));
            }
        }
        for good in Good::ALL {
            let count = |of: (Good, u8)| if of.0 == good { i32::from(of.1) } else { 0 };
            let sum: i32 = self.rivals.iter().map(|card| count(card.dumps) - count(card.buys)).sum();
            if sum != 0 {
                return wrong(
                    "rivals",
                    "[",
                    format!("over the whole deck {good:?} must come out even, not at {sum}"),
                );
            }
        }
        Ok(())
    }

    /// Checks the regions and their cards: as many as the box holds, each of some use, and every region open
    /// some day.
    pub(super) fn check_regions(
        &self,
        file: &impl Fn(&str) -> Result<ContentFile, ContentError>,
    ) -> Result<(), ContentError> {
        let wrong = |name: &str, near: &str, reason: String| -> Result<(), ContentError> {
            Err(file(name)?.wrong(near, reason))
        };
        for (card, id) in self.regions.iter().zip(Region::ALL) {
            let near = format!("id: {:?},", card.id);
            if card.id != id {
                return wrong("regions", &near, format!("expected {id:?} here"));
            }
            if !(1..=9).contains(&card.limit) {
                return wrong("regions", &near, "an expedition meets 1 to 9 cards".into());
            }
            if card.opens.is_some_and(|(before, _)| before >= id) {
                return wrong("regions", &near, "it opens after a region that lies no nearer".into());
            }
            if card.entry.total() > PACK {
                return wrong("regions", &near, format!("a pack of {PACK} cannot pay its entry"));
            }
        }
        for (card, id) in self.trails.iter().zip((1..).map(TrailId)) {
            let near = format!("id: {},", card.id.0);
            if card.id != id {
                return wrong("trails", &near, format!("expected card {} here", id.0));
            }
            if card.hazards.total() > 4 || card.finds.total() > 2 || card.coins > 9 {
                let reason = "a card has at most 4 hazards, 2 finds and 9 coins";
                return wrong("trails", &near, reason.into());
            }
            if card.coins == 0 && card.finds.total() == 0 {
                return wrong("trails", &near, "there is nothing to be found on it".into());
            }
        }
        for (name, have, want) in [("regions", self.regions.len(), 3), ("trails", self.trails.len(), 30)] {
            if have != want {
                return wrong(name, "[", format!("there are {have} entries, the box holds {want}"));
            }
        }
        for region in Region::ALL {
            let count = self.trails.iter().filter(|card| card.region == region).count();
            if count != 10 {
                return wrong("trails", "[", format!("{region:?} has {count} cards, the box holds 10"));
            }
        }
        Ok(())
    }
}
