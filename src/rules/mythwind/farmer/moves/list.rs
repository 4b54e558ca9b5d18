//! Every legal step on the farm.

use super::{By, FarmMove};
use crate::rules::mythwind::{
    components::{Character, Kind},
    farmer::{CELLS, Crop, Farm, placements},
    moves::Move,
    state::Mythwind,
};

impl Mythwind {
    /// Every legal step on the farm.
    pub(in crate::rules::mythwind) fn farm_moves(&self, who: Character, moves: &mut Vec<Move>) {
        let Some(farm) = self.farm(who) else { return };
        let content = Self::content();
        let mut offer = |mv: FarmMove| {
            if self.check_farm(who, &mv).is_ok() {
                moves.push(Move::Farm(mv));
            }
        };
        let dice = self.workers(who);
        let by_die = |kind: Kind| dice.iter().copied().filter(move |die| die.kind() == kind).map(By::Die);
        for planted in &farm.planted {
            let tile = planted.tile;
            if Farm::is_ripe(planted, content) {
                for by in std::iter::once(By::Action).chain(by_die(Kind::Villager)) {
                    offer(FarmMove::Reap { tile, store: false, by });
                    offer(FarmMove::Reap { tile, store: true, by });
                }
            } else {
                for by in std::iter::once(By::Action).chain(by_die(Kind::Sprite)) {
                    offer(FarmMove::Grow { tile, by });
                }
            }
        }
        for &tile in &farm.barn {
            offer(FarmMove::Unload { tile });
        }
        for cell in (0..CELLS).filter(|&cell| farm.boulders & (1 << cell) != 0) {
            offer(FarmMove::Clear { cell });
        }
        offer(FarmMove::Stop);
        let free = farm.free();
        for by in std::iter::once(By::Action).chain(by_die(Kind::Villager)) {
            for crop in Crop::ALL {
                // All places of a crop share every condition but room, so one check stands for all.
                let Some(first) = placements(crop).iter().find(|way| way.cells & !free == 0) else {
                    continue;
                };
                if self.check_farm(who, &FarmMove::Plant { crop, cells: first.cells, by }).is_err() {
                    continue;
                }
                moves.extend(
                    placements(crop)
                        .iter()
                        .filter(|way| way.cells & !free == 0)
                        .map(|way| Move::Farm(FarmMove::Plant { crop, cells: way.cells, by })),
                );
            }
        }
    }
}
