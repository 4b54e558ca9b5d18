//! Everything a player may do now.

use super::{
    effect::Action,
    moves::Move,
    pieces::{Colour, Half, Node, Patch, Role, Stall, Wheel},
    state::ValleyDuel,
    step::Step,
    task::{Job, Planting, Task},
};
use crate::rules::Seat;

impl ValleyDuel {
    pub(super) fn list(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.mover() == Some(seat) {
            moves.reserve(32);
            match self.task() {
                None => self.list_step(seat, &mut moves),
                Some(task) => self.list_task(seat, task, &mut moves),
            }
        }
        moves
    }

    fn list_step(&self, seat: Seat, moves: &mut Vec<Move>) {
        let can = |wheel| self.can_resolve(seat, self.meshed(seat, wheel));
        match self.step {
            Step::Rotate => {
                let most = if self.player(seat).tools > 0 { 3 } else { 2 };
                moves.extend((1..=most).map(Move::Rotate));
            }
            Step::First => {
                moves.extend(
                    [Wheel::Own, Wheel::Central].into_iter().filter(|wheel| can(*wheel)).map(Move::Choose),
                );
                moves.push(Move::Guilders);
            }
            Step::Second(wheel) => {
                if can(wheel) {
                    moves.push(Move::Choose(wheel));
                }
                if wheel == Wheel::Central {
                    moves.push(Move::Guilders);
                }
                moves.push(Move::Pass);
            }
            Step::FollowUp => {
                if can(Wheel::Central) {
                    moves.push(Move::Choose(Wheel::Central));
                }
                moves.push(Move::Guilders);
            }
            Step::Over => {}
        }
    }

    fn list_task(&self, seat: Seat, task: Task, moves: &mut Vec<Move>) {
        match task {
            Task::Order { effects, .. } => {
                let can = |at: &u8| self.can_do(seat, effects[usize::from(*at)]);
                moves.extend([0, 1].into_iter().filter(can).map(Move::First));
            }
            Task::Bulb { .. } => moves.extend(self.bulb_choices(seat).iter().map(Move::Bulb)),
            Task::Act { job, optional } => {
                self.list_job(seat, job, moves);
                moves.extend(self.helpers(seat, job.action(), None).map(Move::Help));
                if optional {
                    moves.push(Move::Pass);
                }
            }
            Task::Deliver { port, given } => {
                let asked = self.section(port).map_or(given, |section| section.colours.but(given));
                moves.extend(asked.and(self.player(seat).colours()).iter().map(Move::Deliver));
                moves.push(Move::Pass);
            }
            Task::Swap(role) => {
                self.list_swaps(seat, role, moves);
                moves.push(Move::Pass);
            }
            Task::Covered(effects) => {
                if self.can_resolve(seat, effects) {
                    moves.push(Move::Choose(Wheel::Central));
                }
                moves.push(Move::Guilders);
            }
            Task::Closest(node) => {
                let closest = self.closest(node).into_iter().flatten();
                moves.extend(closest.map(|(patch, ..)| Move::Closest(patch)));
            }
            Task::Pay { .. } => moves.extend([Move::Pay, Move::Pass]),
            Task::After { action, except } => {
                moves.extend(self.helpers(seat, action, except).map(Move::Help));
                moves.push(Move::Pass);
            }
            Task::Effect { .. }
            | Task::Restock(_)
            | Task::Export(_)
            | Task::Close(_)
            | Task::RefillTiles
            | Task::RefillFarms => debug_assert!(false, "what asks for no decision is done at once"),
        }
    }

    fn list_job(&self, seat: Seat, job: Job, moves: &mut Vec<Move>) {
        let player = self.player(seat);
        match job {
            Job::Market => {
                for stall in Stall::ALL {
                    for half in Half::ALL {
                        if u16::from(self.deal(stall, half).cost) <= player.guilders {
                            moves.push(Move::Deal { stall, half });
                        }
                    }
                }
            }
            Job::Plant(planting) => self.list_planting(seat, planting, moves),
            Job::Windmill { .. } => {
                let can = |column: &Colour| {
                    self.price(seat, *column).is_some_and(|cost| u16::from(cost) <= player.guilders)
                };
                for column in Colour::ALL.into_iter().filter(can) {
                    let free = Node::all().filter(|node| self.nodes[node.index()].is_none());
                    moves.extend(free.map(|node| Move::Build { column, node }));
                }
            }
            Job::Trade { .. } => {
                let colours = player.colours();
                if let Some(section) = self.section(self.boat) {
                    moves.extend(section.colours.and(colours).iter().map(Move::Deliver));
                }
                if player.tools > 0 {
                    let means = self.means(seat, Action::Trade);
                    let [next, previous] = self.neighbours(self.boat);
                    let ports = [Some(next), Some(previous).filter(|port| *port != next)];
                    let trades = |port: &_| self.can_trade(*port, means.tools - 1, means.colours);
                    moves.extend(ports.into_iter().flatten().filter(trades).map(Move::Sail));
                }
            }
            Job::Farm { swap, into } => {
                for place in (0..).zip(&self.farms).filter(|(_, farm)| farm.is_some()).map(|(place, _)| place)
                {
                    let roles = Role::ALL.into_iter().filter(|role| into.is_none_or(|into| into == *role));
                    moves.extend(roles.map(|role| Move::Farm { place, role }));
                }
                if swap && into.is_none() {
                    Role::ALL.into_iter().for_each(|role| self.list_swaps(seat, role, moves));
                }
            }
            Job::Enhance { wheel, .. } => {
                for on in [Wheel::Own, Wheel::Central] {
                    if wheel.is_some_and(|wheel| wheel != on) {
                        continue;
                    }
                    for (place, tile) in (0..).zip(&self.tiles) {
                        let Some(tile) = tile else { continue };
                        if u16::from(Self::tile_cost(*tile, on)) <= player.guilders {
                            let free = self.wheels.free(seat, on);
                            moves.extend(free.map(|section| Move::Enhance { place, wheel: on, section }));
                        }
                    }
                }
            }
        }
    }

    fn list_planting(&self, seat: Seat, planting: Planting, moves: &mut Vec<Move>) {
        let have = self.player(seat).colours().and(planting.allows());
        for patch in Patch::all() {
            for (space, colours) in self.openings(patch).into_iter().flatten() {
                let space = space as u8;
                let fitting = have.and(colours).iter();
                moves.extend(fitting.map(|colour| Move::Plant { colour, patch, space }));
            }
        }
    }

    fn list_swaps(&self, seat: Seat, role: Role, moves: &mut Vec<Move>) {
        let cards = self.cards(seat, role).count() as u8;
        for one in 0..cards {
            moves.extend((one + 1..cards).map(|other| Move::Swap { role, one, other }));
        }
    }
}
