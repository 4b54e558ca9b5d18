//! What a player could do: an action that cannot be resolved may not be chosen (VD-45, VD-R8, VD-R26).

use super::{
    effect::{Action, Effect, Effects},
    pieces::{Colour, Colours, Half, Port, Stall, Tile, Wheel},
    state::ValleyDuel,
    task::{Job, Planting},
};
use crate::rules::Seat;

/// What a player has to do an action with, unused Helpers of that action counted in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means {
    pub guilders: u16,
    pub tools: u16,
    pub colours: Colours,
}

impl Means {
    fn add(&mut self, gain: Effect) {
        match gain {
            Effect::Guilders(count) => self.guilders += u16::from(count),
            Effect::Tools(count) => self.tools += u16::from(count),
            Effect::Bulb(colour) => self.colours = self.colours.with(colour),
            Effect::Bulbs(_) => self.colours = Colours::ALL,
            _ => {}
        }
    }
}

/// What of a main action is to be decided first.
pub(super) const fn job(action: Action) -> Job {
    match action {
        Action::Market => Job::Market,
        Action::Plant => Job::Plant(Planting::Any),
        Action::Windmill => Job::Windmill { both: false },
        Action::Trade => Job::Trade { many: false },
        Action::Enhance => Job::Enhance { wheel: None, both: false, printed: false },
        Action::Farm => Job::Farm { swap: false, into: None },
    }
}

/// What of an effect is to be decided first; none if it is a mere gain.
pub(super) const fn job_of(effect: Effect) -> Option<Job> {
    Some(match effect {
        Effect::Do(action) | Effect::Twice(action) => job(action),
        Effect::PlantSame => Job::Plant(Planting::Same),
        Effect::PlantDifferent => Job::Plant(Planting::Different),
        Effect::WindmillBoth => Job::Windmill { both: true },
        Effect::TradeMany => Job::Trade { many: true },
        Effect::FarmSwap => Job::Farm { swap: true, into: None },
        Effect::EnhanceBoth => Job::Enhance { wheel: None, both: true, printed: false },
        Effect::EnhancePrinted => Job::Enhance { wheel: None, both: false, printed: true },
        Effect::Points(_) | Effect::Guilders(_) | Effect::Tools(_) | Effect::Bulb(_) | Effect::Bulbs(_) => {
            return None;
        }
    })
}

impl ValleyDuel {
    /// What a player has for an action.
    pub(super) fn means(&self, seat: Seat, action: Action) -> Means {
        let player = self.player(seat);
        let mut means = Means { guilders: player.guilders, tools: player.tools, colours: player.colours() };
        for farm in self.helpers(seat, action, None) {
            means.add(Self::content().farm(farm).gain);
        }
        means
    }

    /// Whether a player can resolve at least one effect of a space (VD-R8).
    pub fn can_resolve(&self, seat: Seat, effects: Effects) -> bool {
        effects.iter().any(|effect| self.can_do(seat, effect))
    }

    /// Whether a player can resolve an effect at least once.
    pub(super) fn can_do(&self, seat: Seat, effect: Effect) -> bool {
        job_of(effect).is_none_or(|job| self.can(seat, job))
    }

    pub(super) fn can(&self, seat: Seat, job: Job) -> bool {
        self.can_with(seat, job, self.means(seat, job.action()))
    }

    /// Whether a player could do this with such means.
    pub(super) fn can_with(&self, seat: Seat, job: Job, means: Means) -> bool {
        match job {
            Job::Market => {
                let mut deals = Stall::ALL.into_iter().flat_map(|stall| Half::ALL.map(|half| (stall, half)));
                deals.any(|(stall, half)| u16::from(self.deal(stall, half).cost) <= means.guilders)
            }
            Job::Plant(planting) => !means.colours.and(planting.allows()).and(self.fitting()).is_empty(),
            Job::Windmill { .. } => {
                self.nodes.contains(&None)
                    && Colour::ALL.into_iter().any(|column| {
                        self.price(seat, column).is_some_and(|cost| u16::from(cost) <= means.guilders)
                    })
            }
            Job::Trade { .. } => self.can_trade(self.boat, means.tools, means.colours),
            Job::Farm { .. } => self.farms.iter().any(Option::is_some),
            Job::Enhance { wheel, .. } => {
                let on = |on: Wheel| {
                    wheel.is_none_or(|wheel| wheel == on) && self.wheels.free(seat, on).next().is_some()
                };
                let mut tiles = self.tiles.iter().flatten();
                self.tiles.iter().any(Option::is_some) && on(Wheel::Central)
                    || tiles.any(|tile| u16::from(tile.cost()) <= means.guilders) && on(Wheel::Own)
            }
        }
    }

    /// What the lowest Windmill of a column costs a player; none if there is none left (VD-119).
    pub fn price(&self, seat: Seat, column: Colour) -> Option<u8> {
        self.player(seat).lowest(column).map(|row| Self::content().cost(row))
    }

    /// The ports to which the Boat can move from one: clockwise and counter-clockwise, the inaccessible one skipped
    /// (VD-139, VD-140).
    pub fn neighbours(&self, port: Port) -> [Port; 2] {
        let on = |step: fn(Port) -> Port| {
            let next = step(port);
            if self.is_open(next) { next } else { step(next) }
        };
        [on(Port::next), on(Port::previous)]
    }

    /// Whether the Boat can come from a port, with so many Tools, to where one of these colours is asked for
    /// (VD-152).
    pub(super) fn can_trade(&self, from: Port, tools: u16, colours: Colours) -> bool {
        let asks = |port| self.section(port).is_some_and(|section| !section.colours.and(colours).is_empty());
        if colours.is_empty() {
            return false;
        }
        let [mut ahead, mut behind] = [from, from];
        if asks(from) {
            return true;
        }
        for _ in 0..tools.min(u16::from(Port::COUNT)) {
            [ahead, _] = self.neighbours(ahead);
            [_, behind] = self.neighbours(behind);
            if asks(ahead) || asks(behind) {
                return true;
            }
        }
        false
    }

    /// The colours from which a Bulb may be chosen: where an action waits that only this Bulb makes possible, those
    /// that do (VD-R26).
    pub(super) fn bulb_choices(&self, seat: Seat) -> Colours {
        use super::task::Task;
        let [.., Task::Act { job, optional: false }, Task::Bulb { .. }] = self.pending.as_slice() else {
            return Colours::ALL;
        };
        let means = self.means(seat, job.action());
        if self.can_with(seat, *job, means) {
            return Colours::ALL;
        }
        let with = |colour: &Colour| {
            self.can_with(seat, *job, Means { colours: means.colours.with(*colour), ..means })
        };
        let choices: Colours = Colour::ALL.into_iter().filter(with).collect();
        if choices.is_empty() { Colours::ALL } else { choices }
    }

    /// What a tile costs a player on a wheel, in Guilders (VD-69 to VD-71).
    pub const fn tile_cost(tile: Tile, wheel: Wheel) -> u8 {
        match wheel {
            Wheel::Central => 0,
            Wheel::Own => tile.cost(),
        }
    }
}

impl Planting {
    /// The colours that may be planted.
    pub const fn allows(self) -> Colours {
        match self {
            Planting::Any | Planting::Same | Planting::Different => Colours::ALL,
            Planting::Only(colour) => Colours::NONE.with(colour),
            Planting::Not(colour) => Colours::ALL.but(Colours::NONE.with(colour)),
        }
    }

    /// What may be planted after a Bulb of this colour; none if this was all.
    pub(super) const fn then(self, colour: Colour) -> Option<Planting> {
        match self {
            Planting::Same => Some(Planting::Only(colour)),
            Planting::Different => Some(Planting::Not(colour)),
            Planting::Any | Planting::Only(_) | Planting::Not(_) => None,
        }
    }
}
