//! Answers that move skills: learning, keeping, dropping, performing.

use super::{Offers, click_piece, click_zone, drag};
use crate::rules::{
    Words,
    mythwind::{
        Move,
        ask::Ask,
        state::{Mythwind, Skill},
        view::{describe::skill_name, faces, ids, layout},
    },
    table::{Gesture, Place, Spot},
};

impl Mythwind {
    pub(super) fn offer_skill(&self, offers: &mut Offers, ask: &Ask, mv: Move) {
        let who = offers.who;
        let skills = &self.sheet(who).skills;
        let label = |key: &'static str, skill: Skill| Words::new(key).with("skill", skill_name(skill));
        match (ask, mv) {
            (Ask::Learn { discount, free, .. }, Move::Learn(skill)) => {
                let price = self.skill_price(skill, *discount, *free);
                let face = faces::skill_offer(Self::content(), skill, price);
                offers.add(mv, Gesture::Card(face), label("mw-do-learn", skill).with("coins", price));
            }
            (Ask::Shelve { skill }, Move::Shelf(space)) => {
                offers.add(mv, click_zone(ids::zone::shelf(who, space)), label("mw-do-shelve", *skill));
            }
            (_, Move::Drop(space)) => {
                if let Some(skill) = skills[usize::from(space)] {
                    offers.add(mv, click_piece(ids::piece::skill(skill)), label("mw-do-drop", skill));
                }
            }
            (_, Move::Swap(a, b)) => {
                let (from, to) = if skills[usize::from(a)].is_some() { (a, b) } else { (b, a) };
                if let Some(skill) = skills[usize::from(from)] {
                    let land = Place { surface: ids::tray(who), rect: layout::shelf(to), level: 15 };
                    let gesture = drag(ids::piece::skill(skill), Spot::Zone(ids::zone::shelf(who, to)), land);
                    offers.add(mv, gesture, label("mw-do-rearrange", skill));
                }
            }
            (_, Move::Skill(skill)) => {
                offer_performance(offers, mv, skill);
            }
            _ => {}
        }
    }
}

/// A skill is performed by clicking it.
pub(super) fn offer_performance(offers: &mut Offers, mv: Move, skill: Skill) {
    let label = Words::new("mw-do-skill").with("skill", skill_name(skill));
    offers.add(mv, click_piece(ids::piece::skill(skill)), label);
}
