//! Every legal step in the workshop.

use super::{By, CraftMove};
use crate::rules::mythwind::{components::Character, crafter::Material, moves::Move, state::Mythwind};

impl Mythwind {
    /// Every legal step in the workshop.
    pub(in crate::rules::mythwind) fn craft_moves(&self, who: Character, moves: &mut Vec<Move>) {
        let Some(workshop) = self.workshop(who) else { return };
        let mut offer = |mv: CraftMove| {
            if self.check_craft(who, &mv).is_ok() {
                moves.push(Move::Craft(mv));
            }
        };
        let dice = self.workers(who);
        let means = || std::iter::once(By::Action).chain(dice.iter().copied().map(By::Die));
        for &order in &workshop.row {
            for bench in 0..self.benches(who) {
                offer(CraftMove::Start { order, bench });
            }
        }
        for (bench, _) in workshop.items() {
            means().for_each(|by| offer(CraftMove::Work { bench, by }));
        }
        for material in Material::ALL {
            means().for_each(|by| offer(CraftMove::Gather { material, by }));
        }
        for &die in &dice {
            offer(CraftMove::Reroll { die });
        }
        offer(CraftMove::Canvass);
        offer(CraftMove::Stop);
    }
}
