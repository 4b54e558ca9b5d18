//! The steps in the market.

use super::{Offers, button, click_piece, drag};
use crate::rules::{
    Words,
    mythwind::{
        Character, Move,
        ask::Ask,
        merchant::{DealMove, Good, SPACES},
        state::Mythwind,
        trade::By,
        view::{ids, layout},
    },
    table::{Place, Rect, Spot},
};

impl Mythwind {
    /// Units are dragged from stall to warehouse and back, or clicked; dice are put on them.
    pub(super) fn offer_deal(&self, offers: &mut Offers, ask: Option<&Ask>, mv: Move, deal: DealMove) {
        let who = offers.who;
        let on_open = |rect: Rect| Place { surface: ids::tray(who), rect, level: 20 };
        let by_worker = |what: Words| Words::new("mw-by-worker").with("what", what);
        match deal {
            DealMove::Buy { good, by } => {
                let off = if let Some(Ask::BackDoor { off }) = ask { *off } else { 0 };
                let coins = self.buying_price(who, good, off).unwrap_or(0);
                let label = Words::new("mw-do-buy-unit").with("good", good.words()).with("coins", coins);
                let unit = ids::piece::unit(good);
                match by {
                    By::Action => {
                        let onto = Spot::Zone(ids::zone::WAREHOUSE);
                        let buy = drag(unit, onto, on_open(layout::stored(good)));
                        offers.add_either(mv, click_piece(unit), buy, label);
                    }
                    By::Die(die) => {
                        let land = on_open(self.unit_space(who, good).inset(6));
                        offers.add(mv, drag(ids::piece::die(die), Spot::Piece(unit), land), by_worker(label));
                    }
                }
            }
            DealMove::Sell { good, by } => {
                let coins = match ask {
                    Some(Ask::SilverTongue) => self.dearest_price(who, good),
                    _ => self.selling_price(who, good).unwrap_or(0),
                };
                let label = Words::new("mw-do-sell-unit").with("good", good.words()).with("coins", coins);
                let stored = ids::piece::stored(good);
                match by {
                    By::Action => {
                        let onto = Spot::Zone(ids::zone::stall(good));
                        let sell = drag(stored, onto, on_open(self.free_space(who, good)));
                        offers.add_either(mv, click_piece(stored), sell, label);
                    }
                    By::Die(die) => {
                        let land = on_open(layout::stored(good).inset(14));
                        offers.add(
                            mv,
                            drag(ids::piece::die(die), Spot::Piece(stored), land),
                            by_worker(label),
                        );
                    }
                }
            }
            DealMove::Haggle => offers.add(
                mv,
                button(false),
                Words::new("mw-do-haggle").with("coins", self.haggle_coins(who)),
            ),
            DealMove::Shift { good, more, die } => {
                let (key, onto, rect) = if more {
                    ("mw-do-add-unit", Spot::Zone(ids::zone::stall(good)), self.free_space(who, good))
                } else {
                    ("mw-do-take-unit", Spot::Piece(ids::piece::unit(good)), self.unit_space(who, good))
                };
                let label = by_worker(Words::new(key).with("good", good.words()));
                offers.add(mv, drag(ids::piece::die(die), onto, on_open(rect.inset(6))), label);
            }
            DealMove::Next { card } => {
                let name = Self::content().rival(card).rival.words();
                let label = Words::new("mw-do-next-rival").with("rival", name);
                offers.add(mv, click_piece(ids::piece::rival(card)), label);
            }
            DealMove::Stop => offers.add(mv, button(true), Words::new("mw-do-stop")),
        }
    }

    /// Where the unit of a stall lies that is bought next.
    fn unit_space(&self, who: Character, good: Good) -> Rect {
        self.space_at(good, SPACES.saturating_sub(self.units(who, good)).min(SPACES - 1))
    }

    /// Where a unit that is sold comes to lie.
    fn free_space(&self, who: Character, good: Good) -> Rect {
        self.space_at(good, (SPACES - 1).saturating_sub(self.units(who, good)))
    }

    fn units(&self, who: Character, good: Good) -> u8 {
        self.market(who).map_or(0, |market| market.stalls.of(good))
    }

    fn space_at(&self, good: Good, space: u8) -> Rect {
        let (stall, space) = (layout::stall(good), layout::stall_space(space));
        Rect::new(stall.x + space.x, stall.y + space.y, space.w, space.h)
    }
}
