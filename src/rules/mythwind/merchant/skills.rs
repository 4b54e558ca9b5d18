//! What the Merchant's skills do, and the answers to the questions of the market (MW-ME10).

use super::{DealMove, Good};
use crate::rules::mythwind::{
    ask::Ask,
    components::Character,
    effect::TrayFx,
    event::{Event, Out},
    moves::Move,
    state::{Mythwind, StackId},
    task::Task,
    trade::By,
};

impl Mythwind {
    /// Whether an effect in the market would do anything.
    pub(in crate::rules::mythwind) fn can_do_in_market(&self, who: Character, effect: TrayFx) -> bool {
        let Some(market) = self.market(who) else { return false };
        match effect {
            TrayFx::KeenEye => market.seen.len() < self.cards_ahead(who),
            TrayFx::BackDoor(off) => {
                Good::ALL.into_iter().any(|good| self.check_unit_bought(who, good, off).is_ok())
            }
            TrayFx::SilverTongue => market.warehouse.total() > 0,
            TrayFx::HandOver => Good::ALL.into_iter().all(|good| market.warehouse.of(good) > 0),
            _ => false,
        }
    }

    /// Does what needs no answer: Keen Eye, the goods of Charter Company; asks for the others.
    pub(in crate::rules::mythwind) fn do_in_market(&mut self, who: Character, effect: TrayFx, out: &mut Out) {
        match effect {
            TrayFx::KeenEye => self.look_ahead(who, out),
            TrayFx::BackDoor(off) => self.push(StackId::Of(who), Task::Ask(Ask::BackDoor { off })),
            TrayFx::SilverTongue => self.push(StackId::Of(who), Task::Ask(Ask::SilverTongue)),
            TrayFx::HandOver => {
                if let Some(market) = self.market_mut(who) {
                    for good in Good::ALL {
                        *market.warehouse.of_mut(good) = market.warehouse.of(good).saturating_sub(1);
                    }
                    out.tell(Event::HandedOver { who });
                }
            }
            _ => {}
        }
    }

    /// The legal answers to a question of the market.
    pub(in crate::rules::mythwind) fn market_answers(
        &self,
        who: Character,
        ask: &Ask,
        moves: &mut Vec<Move>,
    ) {
        let Some(market) = self.market(who) else { return };
        let by = By::Action;
        match *ask {
            Ask::OrderRivals => {
                moves.extend(market.seen.iter().map(|&card| Move::Deal(DealMove::Next { card })));
            }
            Ask::BackDoor { off } => moves.extend(
                Good::ALL
                    .into_iter()
                    .filter(|&good| self.check_unit_bought(who, good, off).is_ok())
                    .map(|good| Move::Deal(DealMove::Buy { good, by })),
            ),
            Ask::SilverTongue => moves.extend(
                Good::ALL
                    .into_iter()
                    .filter(|&good| market.warehouse.of(good) > 0)
                    .map(|good| Move::Deal(DealMove::Sell { good, by })),
            ),
            _ => {}
        }
    }

    /// Takes the answer to a question of the market. The question is off its stack.
    pub(in crate::rules::mythwind) fn answer_in_market(
        &mut self,
        who: Character,
        ask: Ask,
        mv: Move,
        out: &mut Out,
    ) {
        match (ask, mv) {
            (Ask::OrderRivals, Move::Deal(DealMove::Next { card })) => {
                if let Some(market) = self.market_mut(who)
                    && let Some(at) = market.seen.iter().position(|&seen| seen == card)
                {
                    market.seen.swap(0, at);
                    out.tell(Event::RivalNext { who, card });
                }
            }
            (Ask::BackDoor { off }, Move::Deal(DealMove::Buy { good, .. })) => {
                self.buy_unit(who, good, off, out);
            }
            (Ask::SilverTongue, Move::Deal(DealMove::Sell { good, .. })) => {
                let coins = self.dearest_price(who, good);
                self.sell_unit(who, good, coins, out);
            }
            _ => {}
        }
    }
}
