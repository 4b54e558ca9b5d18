//! Why an answer is none.

use super::Ask;
use crate::rules::{
    Refusal,
    mythwind::{components::Character, moves::Move, state::Mythwind},
};

impl Mythwind {
    /// Why an answer is none.
    pub(in crate::rules::mythwind) fn refuse(&self, ask: &Ask, who: Character, mv: &Move) -> Refusal {
        match (ask, mv) {
            (Ask::Improve { .. }, Move::Buy(res)) => {
                self.check_buy(who, *res).err().unwrap_or_else(|| Refusal::new("MW-109", "mw-no-answer"))
            }
            (Ask::Construct { max_level, .. }, Move::Building(building)) => self
                .check_construct(*building, *max_level)
                .err()
                .unwrap_or_else(|| Refusal::new("MW-117", "mw-no-answer")),
            (Ask::Place { .. }, Move::At(_)) => Refusal::new("MW-32", "mw-no-empty-place"),
            (Ask::PlaceForest { .. }, Move::At(_)) => Refusal::new("MW-167", "mw-no-forest-place"),
            (Ask::Discover { .. }, Move::At(_)) => Refusal::new("MW-115", "mw-no-forest-there"),
            (Ask::Pay(payment), _) => self.refuse_payment(payment, mv),
            (Ask::Hire { .. } | Ask::HireFree { .. }, Move::Die(_)) => self.refuse_hire(who),
            (Ask::Learn { .. }, Move::Learn(_)) => Refusal::new("MW-203", "mw-no-skill"),
            (Ask::Shelve { .. }, Move::Shelf(_) | Move::Swap(..)) => Refusal::new("MW-CJ01", "mw-no-shelf"),
            (Ask::Shelve { .. }, Move::Drop(_)) => Refusal::new("MW-205", "mw-no-drop"),
            (Ask::Forgo, Move::Stand(space)) => {
                self.check_stand(who, *space).err().unwrap_or_else(|| Refusal::new("MW-99", "mw-no-answer"))
            }
            (Ask::ActNow { .. }, Move::Farm(_) | Move::Craft(_) | Move::Deal(_) | Move::Roam(_)) => {
                self.check_trade(who, mv).err().unwrap_or_else(|| Refusal::new("MW-CJ04", "mw-no-answer"))
            }
            (Ask::Change, Move::Join(_)) => Refusal::new("MW-02", "mw-no-same-character"),
            (Ask::Change, Move::Leave(_)) => Refusal::new("MW-01", "mw-no-last-character"),
            (_, Move::Join(_) | Move::Leave(_)) => Refusal::new("MW-30", "mw-no-change-now"),
            (Ask::Event { .. }, _) => Refusal::new("MW-196", "mw-no-event-first"),
            (Ask::Adventure { .. }, _) => Refusal::new("MW-104", "mw-no-adventure-first"),
            _ => Refusal::new("MW-63", "mw-no-answer-first"),
        }
    }
}
