//! What the Farmer's skills do to crops: Green Thumb, Harvest Feast, Rain Barrels (MW-FA11).

use super::{By, FarmMove};
use crate::rules::mythwind::{
    ask::Ask,
    components::Character,
    effect::TrayFx,
    event::{Event, Out},
    farmer::{Farm, Line},
    moves::Move,
    state::{Mythwind, Phase, StackId},
    task::Task,
};

impl Mythwind {
    /// Whether an effect on the farm would do anything.
    pub(in crate::rules::mythwind) fn can_do_on_farm(&self, who: Character, effect: TrayFx) -> bool {
        let Some(farm) = self.farm(who) else { return false };
        match effect {
            TrayFx::GrowCrops(_) => {
                farm.planted.iter().any(|planted| !Farm::is_ripe(planted, Self::content()))
            }
            // No dusk follows at the end of a season.
            TrayFx::RainBarrels => !farm.planted.is_empty() && self.calendar.phase != Phase::SeasonEnd,
            TrayFx::TakeRipe(count) => farm.ripe(Self::content()).count() >= usize::from(count),
            _ => false,
        }
    }

    /// Green Thumb: the crops that may still grow by it.
    pub(in crate::rules::mythwind) fn growable(&self, who: Character, grown: u32, moves: &mut Vec<Move>) {
        let Some(farm) = self.farm(who) else { return };
        moves.extend(
            farm.planted
                .iter()
                .filter(|planted| {
                    !Farm::is_ripe(planted, Self::content()) && grown & (1 << planted.tile.0) == 0
                })
                .map(|planted| Move::Farm(FarmMove::Grow { tile: planted.tile, by: By::Action })),
        );
    }

    /// Green Thumb: one growth on one crop, then perhaps on another.
    pub(in crate::rules::mythwind) fn grow_by_skill(
        &mut self,
        who: Character,
        mv: FarmMove,
        left: u8,
        grown: u32,
        out: &mut Out,
    ) {
        let FarmMove::Grow { tile, .. } = mv else {
            return;
        };
        self.grow_crop(who, tile, out);
        if left > 1 {
            let ask = Ask::GrowCrop { left: left - 1, grown: grown | 1 << tile.0 };
            self.push(StackId::Of(who), Task::Ask(ask));
        }
    }

    /// Harvest Feast: the ripe crops that may leave the field.
    pub(in crate::rules::mythwind) fn takeable(&self, who: Character, moves: &mut Vec<Move>) {
        let Some(farm) = self.farm(who) else { return };
        moves.extend(
            farm.ripe(Self::content()).map(|planted| {
                Move::Farm(FarmMove::Reap { tile: planted.tile, store: false, by: By::Action })
            }),
        );
    }

    /// Harvest Feast: one ripe crop leaves the field unsold.
    pub(in crate::rules::mythwind) fn take_ripe(
        &mut self,
        who: Character,
        mv: FarmMove,
        left: u8,
        out: &mut Out,
    ) {
        let FarmMove::Reap { tile, .. } = mv else {
            return;
        };
        if let Some(farm) = self.farm_mut(who) {
            farm.planted.retain(|planted| planted.tile != tile);
        }
        out.tell(Event::Taken { who, tile });
        if left > 1 {
            self.push(StackId::Of(who), Task::Ask(Ask::TakeRipe { left: left - 1 }));
        }
    }

    /// Rain Barrels: this line grows as on a rainy day at this dusk.
    pub(in crate::rules::mythwind) fn water(&mut self, who: Character, line: Line, out: &mut Out) {
        if let Some(farm) = self.farm_mut(who) {
            farm.barrels = Some(line);
        }
        out.tell(Event::Watered { who, line });
    }
}
