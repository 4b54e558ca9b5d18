//! What each main action would bring at best, if it were done now.

use super::{
    super::{
        contract::Counts,
        effect::Action,
        effect::Effect,
        pieces::{Colour, Half, Node, Patch, Role, Stall, Wheel},
        state::ValleyDuel,
        task::{Job, Planting},
    },
    glance::{Glance, POINT},
    goods::usual,
};

impl Glance<'_> {
    /// What a main action would bring at best; none if it cannot be resolved.
    pub(super) fn job(&self, job: Job) -> Option<i32> {
        if !self.game.can(self.seat, job) {
            return None;
        }
        let best = match job {
            Job::Market => self.market(),
            Job::Plant(planting) => self.plant(planting),
            Job::Windmill { .. } => self.windmill(),
            Job::Trade { .. } => self.trade(),
            Job::Farm { .. } => self.farm(),
            Job::Enhance { wheel, .. } => self.enhance(wheel),
        };
        Some(best + self.help(job.action()))
    }

    pub(super) fn guilders(&self) -> i32 {
        i32::from(self.game.player(self.seat).guilders)
    }

    pub(super) fn market(&self) -> i32 {
        let mut best = 0;
        for stall in Stall::ALL {
            for half in Half::ALL {
                let deal = self.game.deal(stall, half);
                if i32::from(deal.cost) <= self.guilders() {
                    let mut worth =
                        i32::from(deal.any) * self.any_bulb() - i32::from(deal.cost) * self.guilder;
                    for (count, bulb) in deal.bulbs.iter().zip(self.bulb) {
                        worth += i32::from(*count) * bulb;
                    }
                    best = best.max(worth);
                }
            }
        }
        best
    }

    pub(super) fn plant(&self, planting: Planting) -> i32 {
        let game = self.game;
        let have = game.player(self.seat).colours().and(planting.allows());
        let mut best = 0;
        for patch in Patch::all() {
            for (space, colours) in game.openings(patch).into_iter().flatten() {
                let reward = self.blind(ValleyDuel::content().patch(patch).rewards[space]);
                for colour in have.and(colours).iter() {
                    let at = colour.index();
                    let tulip = self.value[at] * self.beside[patch.index()] / 100;
                    best = best.max(reward + tulip - self.bulb[at]);
                }
            }
        }
        best
    }

    pub(super) fn windmill(&self) -> i32 {
        let game = self.game;
        let player = game.player(self.seat);
        // Tulips beside own Windmills, by colour, and what Tulips beside a free Windmill space would bring.
        let beds = game.beds(self.seat);
        let column = Colour::ALL.into_iter().filter_map(|colour| {
            let cost = i32::from(game.price(self.seat, colour)?);
            let worth = i32::from(beds[colour.index()].count) * POINT + POINT / 2 - cost * self.guilder;
            (cost <= i32::from(player.guilders)).then_some(worth)
        });
        let place = Node::all().filter(|node| game.nodes[node.index()].is_none()).map(|node| {
            let mut worth = 0;
            let mut reward = 0;
            for ((patch, _), closest) in
                ValleyDuel::content().corner(node).into_iter().zip(game.closest(node))
            {
                for colour in game.planted(patch).iter().flatten() {
                    worth += self.value[colour.index()];
                }
                reward = reward.max(closest.map_or(0, |(.., effect)| self.blind(effect)));
            }
            worth + reward
        });
        column.max().unwrap_or(0) + place.max().unwrap_or(0)
    }

    pub(super) fn trade(&self) -> i32 {
        let game = self.game;
        let player = game.player(self.seat);
        let have = player.colours();
        let mut best = 0;
        let [next, previous] = game.neighbours(game.boat);
        let ports = [(game.boat, 0), (next, 1), (previous, 1)];
        for (port, tools) in ports {
            if tools > player.tools {
                continue;
            }
            let Some(section) = game.section(port) else { continue };
            let export = game
                .harbour(port)
                .export
                .map_or(0, |export| self.blindly(ValleyDuel::content().export(export)));
            for colour in section.colours.and(have).iter() {
                let points = i32::from(section.points[colour.index()]) * POINT;
                let worth = points + export - self.bulb[colour.index()] - i32::from(tools) * self.tool;
                best = best.max(worth + self.delivery(colour));
            }
        }
        best
    }

    /// What a Bulb in the Foreign Trade section adds to own Contracts.
    pub(super) fn delivery(&self, colour: Colour) -> i32 {
        let traded = &self.game.player(self.seat).traded;
        let cards = self.game.cards(self.seat, Role::Contract).map(|farm| {
            let printed = ValleyDuel::content().farm(farm);
            let more = match printed.counts {
                Counts::TradedPairs => POINT / 2,
                Counts::Traded(colours) if colours.contains(colour) => POINT,
                Counts::TradedColours if !traded.contains(&colour) => POINT,
                _ => 0,
            };
            more * i32::from(printed.each)
        });
        cards.sum()
    }

    pub(super) fn farm(&self) -> i32 {
        let game = self.game;
        let rival = ValleyDuel::rival(self.seat);
        let mut best = 0;
        for farm in game.farms.iter().flatten() {
            // What is a Helper for the one is a Contract for the other.
            let own = self.contract(*farm, i32::from(game.counted(self.seat, *farm)));
            let theirs = self.contract(*farm, i32::from(game.counted(rival, *farm)));
            let helper = self.helper(*farm);
            best = best.max(own - helper).max(helper - theirs);
        }
        best.max(POINT / 4)
    }

    pub(super) fn enhance(&self, wheel: Option<Wheel>) -> i32 {
        let game = self.game;
        let content = ValleyDuel::content();
        let mut best = 0;
        if wheel != Some(Wheel::Own) {
            let instead = i32::from(game.calendar_value()) * self.guilder;
            for section in game.wheels.free(self.seat, Wheel::Central) {
                let covered = content.central(section);
                let worth = match covered.first {
                    // Not without end.
                    Effect::Do(Action::Enhance) => usual(Action::Enhance) * 2 / 3,
                    _ => self.space(covered, instead),
                };
                best = best.max(worth);
            }
        }
        if wheel != Some(Wheel::Central) {
            for tile in game.tiles.iter().flatten() {
                if i32::from(tile.cost()) <= self.guilders() {
                    let sections = game.wheels.free(self.seat, Wheel::Own);
                    let worth = sections.map(|section| self.tile(*tile, section)).max().unwrap_or(0);
                    best = best.max(worth - i32::from(tile.cost()) * self.guilder);
                }
            }
        }
        best
    }
}
