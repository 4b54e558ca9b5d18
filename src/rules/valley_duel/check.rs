//! Whether a move is allowed, and if not, which clause forbids it.

use super::{
    effect::Action,
    moves::Move,
    pieces::{Colour, Colours, Farm, Kind, Node, Patch, Port, Role, Wheel},
    state::ValleyDuel,
    step::Step,
    task::{Job, Planting, Task},
    wheels::Wheels,
};
use crate::rules::{Refusal, Seat};

fn no<T>(clause: &'static str, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(clause, key))
}

impl ValleyDuel {
    /// Whether a seat may make a move.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub(super) fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let Some(mover) = self.mover() else { return no("VD-35", "vd-no-over") };
        if mover != seat {
            return match (self.task(), mv) {
                (Some(Task::Pay { .. }), _) => no("VD-R45", "vd-no-pay-first"),
                (_, Move::Rotate(_)) => no("VD-42", "vd-no-rotate-turn"),
                (_, Move::Help(_)) => no("VD-98", "vd-no-help-turn"),
                _ => no("VD-32", "vd-no-turn"),
            };
        }
        match self.task() {
            None => self.check_step(seat, mv),
            Some(task) => self.check_task(seat, task, mv),
        }
    }

    fn check_step(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let follow_up = self.step == Step::FollowUp;
        match (self.step, *mv) {
            (Step::Rotate, Move::Rotate(1 | 2)) => Ok(()),
            (Step::Rotate, Move::Rotate(3)) if self.player(seat).tools > 0 => Ok(()),
            (Step::Rotate, Move::Rotate(3)) => no("VD-40", "vd-no-tool-to-turn"),
            (Step::Rotate, Move::Rotate(_)) => no("VD-38", "vd-no-so-far"),
            (Step::Rotate, _) => no("VD-37", "vd-no-rotate-first"),
            (Step::FollowUp, Move::Rotate(_)) => no("VD-56", "vd-no-rotate-follow-up"),
            (_, Move::Rotate(_)) => no("VD-42", "vd-no-rotate-again"),
            (Step::FollowUp, Move::Choose(Wheel::Own)) => no("VD-53", "vd-no-own-follow-up"),
            (Step::Second(other), Move::Choose(wheel)) if wheel != other => no("VD-48", "vd-no-same-space"),
            (_, Move::Choose(wheel)) if self.can_resolve(seat, self.meshed(seat, wheel)) => Ok(()),
            (Step::Second(_), Move::Choose(_)) => no("VD-51", "vd-no-resolve"),
            (_, Move::Choose(_)) => no("VD-45", "vd-no-resolve"),
            (Step::Second(Wheel::Own), Move::Guilders) => no("VD-156", "vd-no-guilders-own"),
            (_, Move::Guilders) => Ok(()),
            (Step::Second(_), Move::Pass) => Ok(()),
            (Step::FollowUp, Move::Pass) => no("VD-54", "vd-no-skip-follow-up"),
            (_, Move::Pass) => no("VD-R37", "vd-no-skip-first"),
            (_, Move::Help(_)) if follow_up => no("VD-55", "vd-no-help-follow-up"),
            (_, Move::Help(_)) => no("VD-101", "vd-no-help-now"),
            _ => no("VD-37", "vd-no-choose-first"),
        }
    }

    fn check_task(&self, seat: Seat, task: Task, mv: &Move) -> Result<(), Refusal> {
        match (task, *mv) {
            (Task::Order { effects, .. }, Move::First(at)) => match effects.get(usize::from(at)) {
                Some(effect) if self.can_do(seat, *effect) => Ok(()),
                _ => no("VD-45", "vd-no-resolve"),
            },
            (Task::Order { .. }, _) => no("VD-47", "vd-no-order-first"),
            (Task::Bulb { .. }, Move::Bulb(colour)) if self.bulb_choices(seat).contains(colour) => Ok(()),
            (Task::Bulb { .. }, Move::Bulb(_)) => no("VD-R26", "vd-no-use-for-bulb"),
            (Task::Bulb { .. }, _) => no("VD-58", "vd-no-bulb-first"),
            (Task::Act { job, .. }, Move::Help(farm)) => self.check_help(seat, job.action(), None, farm),
            (Task::Act { optional: true, .. }, Move::Pass) => Ok(()),
            (Task::Act { .. }, Move::Pass) => no("VD-43", "vd-no-skip-action"),
            (Task::Act { job, .. }, _) => self.check_job(seat, job, mv),
            (Task::Deliver { port, given }, Move::Deliver(colour)) => {
                self.check_delivery(seat, port, given, colour)
            }
            (Task::Swap(role), Move::Swap { role: of, one, other }) => {
                if role != of {
                    return no("VD-165", "vd-no-swap-row");
                }
                self.check_swap(seat, of, one, other)
            }
            (Task::Covered(effects), Move::Choose(Wheel::Central)) => {
                if self.can_resolve(seat, effects) {
                    Ok(())
                } else {
                    no("VD-45", "vd-no-resolve")
                }
            }
            (Task::Covered(_), Move::Guilders) => Ok(()),
            (Task::Covered(_), _) => no("VD-68", "vd-no-covered-first"),
            (Task::Closest(node), Move::Closest(patch)) => self.check_closest(node, patch),
            (Task::Closest(_), _) => no("VD-121", "vd-no-reward-first"),
            (Task::After { action, except }, Move::Help(farm)) => self.check_help(seat, action, except, farm),
            (Task::Pay { .. }, Move::Pay) => Ok(()),
            (Task::Deliver { .. } | Task::Swap(_) | Task::After { .. } | Task::Pay { .. }, Move::Pass) => {
                Ok(())
            }
            (_, Move::Rotate(_)) => no("VD-42", "vd-no-rotate-again"),
            (_, Move::Pay) => no("VD-95", "vd-no-pay-now"),
            _ => no("VD-37", "vd-no-answer-first"),
        }
    }

    fn check_help(
        &self,
        seat: Seat,
        action: Action,
        except: Option<Farm>,
        farm: Farm,
    ) -> Result<(), Refusal> {
        if self.helpers(seat, action, except).any(|helper| helper == farm) {
            return Ok(());
        }
        if self.step == Step::FollowUp {
            return no("VD-55", "vd-no-help-follow-up");
        }
        if !self.cards(seat, Role::Helper).any(|card| card == farm) {
            return no("VD-100", "vd-no-such-helper");
        }
        if self.player(seat).has_used(farm) {
            return no("VD-97", "vd-no-help-twice");
        }
        if except == Some(farm) {
            return no("VD-105", "vd-no-help-itself");
        }
        no("VD-101", "vd-no-help-other")
    }

    fn check_job(&self, seat: Seat, job: Job, mv: &Move) -> Result<(), Refusal> {
        let guilders = self.player(seat).guilders;
        match (job, *mv) {
            (Job::Market, Move::Deal { stall, half }) => {
                if u16::from(self.deal(stall, half).cost) <= guilders {
                    Ok(())
                } else {
                    no("VD-127", "vd-no-guilders-deal")
                }
            }
            (Job::Plant(planting), Move::Plant { colour, patch, space }) => {
                self.check_planting(seat, planting, colour, patch, usize::from(space))
            }
            (Job::Windmill { .. }, Move::Build { column, node }) => {
                if self.nodes[node.index()].is_some() {
                    return no("VD-120", "vd-no-windmill-space");
                }
                match self.price(seat, column) {
                    None => no("VD-118", "vd-no-column"),
                    Some(cost) if u16::from(cost) > guilders => no("VD-119", "vd-no-guilders-windmill"),
                    Some(_) => Ok(()),
                }
            }
            (Job::Trade { .. }, Move::Sail(port)) => self.check_sail(seat, port),
            (Job::Trade { .. }, Move::Deliver(colour)) => {
                self.check_delivery(seat, self.boat, Colours::NONE, colour)
            }
            (Job::Farm { into, .. }, Move::Farm { place, role }) => {
                if self.farms.get(usize::from(place)).copied().flatten().is_none() {
                    return no("VD-80", "vd-no-card-there");
                }
                if into.is_some_and(|into| into != role) {
                    return no("VD-165", "vd-no-swapped-row");
                }
                Ok(())
            }
            (Job::Farm { swap: true, into: None }, Move::Swap { role, one, other }) => {
                self.check_swap(seat, role, one, other)
            }
            (Job::Farm { .. }, Move::Swap { .. }) => no("VD-165", "vd-no-swap"),
            (Job::Enhance { wheel, .. }, Move::Enhance { place, wheel: on, section }) => {
                let Some(tile) = self.tiles.get(usize::from(place)).copied().flatten() else {
                    return no("VD-65", "vd-no-tile-there");
                };
                if wheel.is_some_and(|wheel| wheel != on) {
                    return no("VD-159", "vd-no-other-wheel");
                }
                if section >= Wheels::sections(on) {
                    return no("VD-66", "vd-no-such-section");
                }
                if self.wheels.is_meshed(on, section) {
                    return no("VD-73", "vd-no-meshed");
                }
                if !self.wheels.is_free(seat, on, section) {
                    return no("VD-74", "vd-no-enhanced");
                }
                if u16::from(Self::tile_cost(tile, on)) <= guilders {
                    return Ok(());
                }
                match tile.kind() {
                    Kind::Wooden => no("VD-70", "vd-no-guilders-tile"),
                    Kind::Silver => no("VD-71", "vd-no-guilders-tile"),
                }
            }
            (_, Move::Rotate(_)) => no("VD-42", "vd-no-rotate-again"),
            (_, Move::Pay) => no("VD-95", "vd-no-pay-now"),
            _ => no("VD-37", "vd-no-action-first"),
        }
    }

    fn check_planting(
        &self,
        seat: Seat,
        planting: Planting,
        colour: Colour,
        patch: Patch,
        space: usize,
    ) -> Result<(), Refusal> {
        if self.player(seat).bulbs[colour.index()] == 0 {
            return no("VD-06", "vd-no-bulb");
        }
        if !planting.allows().contains(colour) {
            return match planting {
                Planting::Not(_) => no("VD-169", "vd-no-same-colour"),
                _ => no("VD-168", "vd-no-other-colour"),
            };
        }
        let openings = self.openings(patch).into_iter().flatten();
        match openings.into_iter().find(|(at, _)| *at == space) {
            None => no("VD-110", "vd-no-end"),
            Some((_, colours)) if colours.contains(colour) => Ok(()),
            Some(_) => no("VD-112", "vd-no-match"),
        }
    }

    fn check_closest(&self, node: Node, patch: Patch) -> Result<(), Refusal> {
        let mut closest = self.closest(node).into_iter().flatten();
        if closest.any(|(at, ..)| at == patch) { Ok(()) } else { no("VD-121", "vd-no-open-reward") }
    }

    fn check_sail(&self, seat: Seat, port: Port) -> Result<(), Refusal> {
        if self.player(seat).tools == 0 {
            return no("VD-138", "vd-no-tool-to-sail");
        }
        if !self.is_open(port) {
            return no("VD-141", "vd-no-closed-port");
        }
        if !self.neighbours(self.boat).contains(&port) {
            return no("VD-138", "vd-no-neighbour");
        }
        let means = self.means(seat, Action::Trade);
        if self.can_trade(port, means.tools - 1, means.colours) {
            Ok(())
        } else {
            no("VD-R17", "vd-no-trade-there")
        }
    }

    fn check_delivery(&self, seat: Seat, port: Port, given: Colours, colour: Colour) -> Result<(), Refusal> {
        if !self.section(port).is_some_and(|section| section.colours.contains(colour)) {
            return no("VD-142", "vd-no-demand");
        }
        if given.contains(colour) {
            return no("VD-162", "vd-no-colour-twice");
        }
        if self.player(seat).bulbs[colour.index()] == 0 {
            return no("VD-06", "vd-no-bulb");
        }
        Ok(())
    }

    fn check_swap(&self, seat: Seat, role: Role, one: u8, other: u8) -> Result<(), Refusal> {
        let cards = self.cards(seat, role).count();
        if one < other && usize::from(other) < cards { Ok(()) } else { no("VD-165", "vd-no-swap-cards") }
    }
}
