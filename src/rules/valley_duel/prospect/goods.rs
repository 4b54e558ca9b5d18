//! What goods and effects are worth, whatever is done with them.

use super::{
    super::{
        effect::{Action, Effect, Effects},
        pieces::Colour,
    },
    glance::{Glance, POINT, REWARD},
};

/// More Guilders or Tools than this are worth half.
const ENOUGH: i32 = 6;

/// What a main action is worth where nobody knows yet how it will be resolved.
pub(super) const fn usual(action: Action) -> i32 {
    match action {
        Action::Market => 90,
        Action::Plant => 180,
        Action::Windmill => 250,
        Action::Trade => 260,
        Action::Enhance => 150,
        Action::Farm => 180,
    }
}

impl Glance<'_> {
    /// Guilders, Tools and Bulbs in storage.
    pub(super) fn goods(&self) -> i32 {
        let player = self.game.player(self.seat);
        let some = |count: u16, each: i32| {
            let count = i32::from(count);
            (count.min(ENOUGH) * 2 + (count - ENOUGH).max(0)) * each / 2
        };
        let mut bulbs = 0;
        let mut count = 0;
        for colour in Colour::ALL {
            let stored = i32::from(player.bulbs[colour.index()]);
            count += stored;
            bulbs += stored * self.bulb[colour.index()];
        }
        // No more than can be planted.
        let usable = 2 + self.left * 3 / 2;
        if count > usable {
            bulbs = bulbs * (usable + (count - usable) / 4) / count;
        }
        some(player.guilders, self.guilder) + some(player.tools, self.tool) + bulbs
    }

    /// What an effect brings, whatever is decided about it.
    pub(super) fn blind(&self, effect: Effect) -> i32 {
        match effect {
            Effect::Points(points) => i32::from(points) * POINT,
            Effect::Guilders(count) => i32::from(count) * self.guilder,
            Effect::Tools(count) => i32::from(count) * self.tool,
            Effect::Bulb(colour) => self.bulb[colour.index()],
            Effect::Bulbs(count) => i32::from(count) * self.any_bulb(),
            Effect::Do(action) => usual(action),
            Effect::Twice(action) => usual(action) * 7 / 4,
            Effect::PlantSame | Effect::PlantDifferent => usual(Action::Plant) * 7 / 4,
            Effect::WindmillBoth => usual(Action::Windmill) + REWARD,
            Effect::TradeMany => usual(Action::Trade) + POINT,
            Effect::FarmSwap => usual(Action::Farm) + POINT / 4,
            Effect::EnhanceBoth | Effect::EnhancePrinted => usual(Action::Enhance) * 7 / 4,
        }
    }

    pub(super) fn any_bulb(&self) -> i32 {
        self.bulb.into_iter().max().unwrap_or(0)
    }

    pub(super) fn blindly(&self, effects: Effects) -> i32 {
        effects.iter().map(|effect| self.blind(effect)).sum()
    }
}
