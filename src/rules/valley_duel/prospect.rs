//! What a player may expect to have in the end, judged at a glance: what is won, what goods and cards may still bring,
//! and what is about to be resolved. For computer players; whole numbers only, so that they think the same on every
//! machine.

use super::{
    contract::Counts,
    effect::{Action, Effect, Effects},
    means::job_of,
    moves::Move,
    pieces::{Colour, Colours, Farm, Half, Node, Patch, Role, SEATS, Stall, Wheel},
    state::{Job, Planting, Step, Task, ValleyDuel},
};
use crate::rules::Seat;

/// A point, as a worth.
const POINT: i32 = 100;

// Worths in hundredths of a point, found by letting players with other numbers play against each other.
/// A Guilder while there is time to use it.
const GUILDER: i32 = 55;
/// A Tool while there is time to use it.
const TOOL: i32 = 50;
/// Turns before the end from which on goods lose their worth.
const HASTE: i32 = 5;
/// More Guilders or Tools than this are worth half.
const ENOUGH: i32 = 6;
/// What planting a Bulb brings by the reward it covers.
const REWARD: i32 = 120;
/// A Bulb in storage, in per cent of what it would bring if it were planted.
const STORED: i32 = 40;
/// Turns it takes to build a Windmill, at best.
const BUILDING: i32 = 4;
/// Rounds that a game takes.
const ROUNDS: i32 = 17;
/// Rounds between two moves of the Calendar.
const PACE: i32 = 3;
/// What a Contract may still gain before it is scored, in per cent of what it would at the usual rate.
const GROWTH: i32 = 50;
/// How often a Helper is used, in per cent of the own turns.
const HELPED: i32 = 20;
/// How often a space of the own wheel is resolved, in per cent of the own turns.
const RESOLVED: i32 = 18;

/// What a main action is worth where nobody knows yet how it will be resolved.
const fn usual(action: Action) -> i32 {
    match action {
        Action::Market => 90,
        Action::Plant => 180,
        Action::Windmill => 250,
        Action::Trade => 260,
        Action::Enhance => 150,
        Action::Farm => 180,
    }
}

/// A position as one player looks at it.
struct Glance<'a> {
    game: &'a ValleyDuel,
    seat: Seat,
    /// Own turns that are left.
    left: i32,
    guilder: i32,
    tool: i32,
    /// What a Tulip of each colour may be worth in the end, beside one own Windmill.
    value: [i32; Colour::COUNT],
    /// How many own Windmills may stand beside each Patch, in hundredths.
    beside: [i32; Patch::COUNT as usize],
    /// What a Bulb of each colour is worth in storage.
    bulb: [i32; Colour::COUNT],
    /// What the Tulips may bring.
    tulips: i32,
}

impl Glance<'_> {
    fn of(game: &ValleyDuel, seat: Seat) -> Glance<'_> {
        let content = ValleyDuel::content();
        let player = game.player(seat);
        let left = game.turns_left();
        let scale = left.min(HASTE);
        let built = i32::from(player.built());
        // Windmills that may still be built, in hundredths.
        let more = (100 * left / BUILDING + 10 * i32::from(player.guilders.min(12)))
            .min(100 * (i32::from(super::content::WINDMILLS) - built));
        let mut columns = 0;
        for column in player.windmills {
            columns += i32::from(column);
        }
        let value = Colour::ALL.map(|colour| {
            let standing = i32::from(player.windmills[colour.index()]);
            POINT * i32::from(player.value(colour)) + more * standing / columns.max(1)
        });
        let free = game.nodes.iter().filter(|node| node.is_none()).count() as i32;
        // The better places are found first.
        let chance = (more * 3 / 2 / free.max(1)).min(60);
        let mut beside = [0; Patch::COUNT as usize];
        let mut tulips = 0;
        let mut best = 0;
        for patch in Patch::all() {
            let mut here = 0;
            for node in content.patch(patch).ends {
                match game.nodes[node.index()] {
                    Some(owner) if owner == seat => here += 100,
                    Some(_) => {}
                    None => here += chance,
                }
            }
            beside[patch.index()] = here;
            let mut planted = 0;
            let mut open = false;
            for tulip in game.planted(patch) {
                match tulip {
                    Some(colour) => planted += value[colour.index()],
                    None => open = true,
                }
            }
            tulips += planted * here / 100;
            if open {
                best = best.max(here);
            }
        }
        let bulb = value.map(|value| (REWARD + value * best / 100) * STORED / 100 * scale / HASTE);
        let (guilder, tool) = (2 + GUILDER * scale / HASTE, 1 + TOOL * scale / HASTE);
        Glance { game, seat, left, guilder, tool, value, beside, bulb, tulips }
    }

    /// Guilders, Tools and Bulbs in storage.
    fn goods(&self) -> i32 {
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
    fn blind(&self, effect: Effect) -> i32 {
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

    fn any_bulb(&self) -> i32 {
        self.bulb.into_iter().max().unwrap_or(0)
    }

    fn blindly(&self, effects: Effects) -> i32 {
        effects.iter().map(|effect| self.blind(effect)).sum()
    }

    /// What a Helper may bring in the turns that are left.
    fn helper(&self, farm: Farm) -> i32 {
        self.blind(ValleyDuel::content().farm(farm).gain) * self.left * HELPED / 100
    }

    /// What a Contract may bring.
    fn contract(&self, farm: Farm, count: i32) -> i32 {
        let printed = ValleyDuel::content().farm(farm);
        // How many more in each turn, in hundredths.
        let rate = match printed.counts {
            Counts::WhiteWindmills => 10,
            Counts::FullPatches => 18,
            Counts::TradedPairs => 8,
            Counts::OwnTiles => 10,
            Counts::MixedPatches(_) => 8,
            Counts::Traded(colours) => 4 * colours.len() as i32,
            Counts::TradedColours => 10,
            Counts::ScoredContracts => 10,
        };
        (count * POINT + rate * self.left * GROWTH / 100) * i32::from(printed.each)
    }

    fn cards(&self) -> i32 {
        let game = self.game;
        let helpers: i32 = game.cards(self.seat, Role::Helper).map(|farm| self.helper(farm)).sum();
        let mut contracts = 0;
        for farm in game.cards(self.seat, Role::Contract) {
            contracts += self.contract(farm, i32::from(game.counted(self.seat, farm)));
        }
        helpers + contracts
    }

    /// What a tile on a section of the own wheel brings beyond what is printed there.
    fn tile(&self, tile: super::pieces::Tile, section: u8) -> i32 {
        let content = ValleyDuel::content();
        let better = self.blindly(content.tile(tile)) - self.blindly(content.own(section));
        better * self.left * RESOLVED / 100
    }

    fn tiles(&self) -> i32 {
        let tiles = (0..).zip(&self.game.wheels.on_own[self.seat.index()]);
        tiles.map(|(section, tile)| tile.map_or(0, |tile| self.tile(tile, section))).sum()
    }

    /// What unused Helpers add to an action.
    fn help(&self, action: Action) -> i32 {
        let helpers = self.game.helpers(self.seat, action, None);
        helpers.map(|farm| self.blind(ValleyDuel::content().farm(farm).gain)).sum()
    }

    /// What an effect would bring now; none if it cannot be resolved.
    fn now(&self, effect: Effect) -> Option<i32> {
        let Some(job) = job_of(effect) else { return Some(self.blind(effect)) };
        let once = self.job(job)?;
        let more = match effect {
            Effect::Twice(_) | Effect::PlantSame | Effect::PlantDifferent | Effect::EnhanceBoth => once / 2,
            Effect::EnhancePrinted => POINT,
            Effect::WindmillBoth => REWARD / 2,
            Effect::TradeMany => POINT,
            _ => 0,
        };
        Some(once + more)
    }

    /// What the effects of a space would bring now, or this instead.
    fn space(&self, effects: Effects, instead: i32) -> i32 {
        let mut worth = None;
        for effect in effects.iter() {
            if let Some(now) = self.now(effect) {
                worth = Some(worth.unwrap_or(0) + now);
            }
        }
        worth.map_or(instead, |worth: i32| worth.max(instead))
    }

    /// What a main action would bring at best; none if it cannot be resolved.
    fn job(&self, job: Job) -> Option<i32> {
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

    fn guilders(&self) -> i32 {
        i32::from(self.game.player(self.seat).guilders)
    }

    fn market(&self) -> i32 {
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

    fn plant(&self, planting: Planting) -> i32 {
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

    fn windmill(&self) -> i32 {
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

    fn trade(&self) -> i32 {
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
    fn delivery(&self, colour: Colour) -> i32 {
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

    fn farm(&self) -> i32 {
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

    fn enhance(&self, wheel: Option<Wheel>) -> i32 {
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

    /// What this player is about to resolve.
    fn due(&self) -> i32 {
        let game = self.game;
        let seat = self.seat;
        let instead = i32::from(game.calendar_value()) * self.guilder;
        let resolves = game.resolver() == seat;
        let mut due = 0;
        for task in &game.pending {
            due += match *task {
                Task::Pay { farm, owner } if owner == seat => {
                    let printed = ValleyDuel::content().farm(farm);
                    let points = i32::from(game.counted(seat, farm)) * i32::from(printed.each) * POINT;
                    if self.guilders() > 0 { (points - self.guilder).max(0) } else { 0 }
                }
                _ if !resolves => 0,
                Task::Effect { effect, .. } => self.now(effect).unwrap_or(0),
                Task::Order { effects, .. } => {
                    effects.into_iter().map(|effect| self.now(effect).unwrap_or(0)).sum()
                }
                Task::Bulb { .. } => self.any_bulb(),
                Task::Act { job, .. } => self.job(job).unwrap_or(0),
                Task::Deliver { port, given } => {
                    let section = game.section(port);
                    let asked = section.map_or(Colours::NONE, |section| section.colours.but(given));
                    asked.and(game.player(seat).colours()).len() as i32 * POINT
                }
                Task::Covered(effects) => self.space(effects, instead),
                Task::Closest(node) => {
                    let rewards = game.closest(node).into_iter().flatten();
                    rewards.map(|(.., effect)| self.blind(effect)).max().unwrap_or(0)
                }
                Task::Export(port) => game
                    .harbour(port)
                    .export
                    .map_or(0, |export| self.space(ValleyDuel::content().export(export), 0)),
                Task::After { action, except } => {
                    let helpers = game.helpers(seat, action, except);
                    helpers.map(|farm| self.blind(ValleyDuel::content().farm(farm).gain)).sum()
                }
                _ => 0,
            };
        }
        let space = |wheel| self.space(game.meshed(seat, wheel), 0);
        let second = |wheel| match wheel {
            _ if game.player(seat).tools < 2 => 0,
            Wheel::Own => (space(Wheel::Own) - 2 * self.tool).max(0),
            Wheel::Central => (space(Wheel::Central).max(instead) - 2 * self.tool).max(0),
        };
        let mine = seat == game.active;
        due + match (game.step, game.chosen) {
            (Step::First, None) if mine => {
                let (own, central) = (space(Wheel::Own), space(Wheel::Central).max(instead));
                let more = if game.player(seat).tools < 2 { 0 } else { own.min(central) - 2 * self.tool };
                own.max(central) + more.max(0)
            }
            (Step::First, Some(wheel)) if mine => second(wheel.other()),
            (Step::Second(wheel), None) if mine => second(wheel),
            (Step::First | Step::Second(_), _) if !mine => space(Wheel::Central).max(instead),
            (Step::FollowUp, None) if !mine => space(Wheel::Central).max(instead),
            _ => 0,
        }
    }

    fn worth(&self) -> i32 {
        let points = i32::from(self.game.player(self.seat).points) * POINT;
        points + self.tulips + self.goods() + self.cards() + self.tiles() + self.due()
    }
}

impl ValleyDuel {
    /// Turns each player has left, as far as one can tell.
    fn turns_left(&self) -> i32 {
        if let Some(last) = self.last {
            return i32::from(last.saturating_sub(self.turns)).div_euclid(2);
        }
        let spaces = Self::content().calendar().len() as i32 - 1 - i32::from(self.calendar);
        let by_calendar = 1 + PACE * spaces;
        let by_rounds = (ROUNDS - i32::from(self.round())).max(1);
        (by_calendar + by_rounds) / 2
    }

    /// What a player may expect to have in the end, in hundredths of a point.
    pub(super) fn expected(&self, seat: Seat) -> i64 {
        let seat = SEATS[seat.index() & 1];
        let worth = match self.step {
            Step::Over => i32::from(self.player(seat).points) * POINT,
            _ => Glance::of(self, seat).worth(),
        };
        i64::from(worth)
    }

    /// What a move promises: all there is to have is common to both, so that what helps the rival counts as well.
    pub(super) fn promised(&self, seat: Seat, mv: &Move) -> Option<i64> {
        let mut after = self.clone();
        after.make(seat, mv).ok()?;
        Some(after.expected(seat) - after.expected(Self::rival(seat)))
    }
}
