//! What is likely tried and is not allowed, with the reason.

use super::{
    Table,
    ids::{piece, zone},
    layout,
    offers::{button, click, drag},
};
use crate::rules::{
    Refusal, Seat, Words,
    table::{Denied, Gesture, PieceId, Rect, Spot},
    valley_duel::{
        Colour, Half, Job, Move, Node, Patch, Port, Role, SEATS, Stall, Step, Task, ValleyDuel, Wheel, Wheels,
    },
};

/// Collects what one seat may not do.
struct No<'a> {
    game: &'a ValleyDuel,
    seat: Seat,
    denied: &'a mut Vec<Denied>,
}

impl No<'_> {
    fn say(&mut self, gesture: Gesture, refusal: Refusal) {
        self.denied.push(Denied { seat: self.seat, gesture, label: Words::new("empty"), refusal });
    }

    /// Refuses a gesture if its move is refused.
    fn unless(&mut self, mv: Move, gesture: Gesture) {
        if let Err(refusal) = self.game.check(self.seat, &mv) {
            self.say(gesture, refusal);
        }
    }

    /// A button that stays in its place and says why it is off.
    fn off(&mut self, mv: Move, label: Words) {
        if let Err(refusal) = self.game.check(self.seat, &mv) {
            self.denied.push(Denied { seat: self.seat, gesture: button(false), label, refusal });
        }
    }
}

impl Table<'_> {
    pub(super) fn denied(&self, denied: &mut Vec<Denied>) {
        let Some(seat) = self.acting() else { return };
        let game = self.game;
        let mut no = No { game, seat, denied };
        self.no_turning(seat, &mut no);
        self.no_spaces(seat, &mut no);
        self.no_bulbs(seat, &mut no);
        self.no_windmills(seat, &mut no);
        self.no_market(&mut no);
        self.no_boat(&mut no);
        self.no_cards(seat, &mut no);
        self.no_tiles(seat, &mut no);
    }

    /// Wheels that are not to be turned now, not so far, or not by this player.
    fn no_turning(&self, seat: Seat, no: &mut No<'_>) {
        let game = self.game;
        let turn = |of: Seat, steps| Gesture::Turn { wheel: piece::wheel(of), steps };
        let turning = game.step == Step::Rotate;
        for steps in 1..=4 {
            no.unless(Move::Rotate(steps), turn(seat, steps));
            no.say(turn(ValleyDuel::rival(seat), steps), Refusal::new("VD-42", "vd-no-others-wheel"));
        }
        no.say(
            Gesture::Turn { wheel: piece::CENTRAL, steps: 1 },
            Refusal::new("VD-42", "vd-no-central-turn"),
        );
        if turning {
            no.off(Move::Rotate(3), Words::new("vd-do-turn").with("steps", 3));
        }
    }

    /// Spaces of the wheels that cannot be chosen.
    fn no_spaces(&self, seat: Seat, no: &mut No<'_>) {
        let game = self.game;
        if game.task().is_some() {
            return;
        }
        let choosing = !matches!(game.step, Step::Rotate | Step::Over);
        for (of, wheel) in [(seat, Wheel::Own), (seat, Wheel::Central), (ValleyDuel::rival(seat), Wheel::Own)]
        {
            for section in 0..Wheels::sections(wheel) {
                let gesture = click(self.on_section(of, wheel, section));
                if of == seat && section == game.wheels.meshed(seat, wheel) {
                    no.unless(Move::Choose(wheel), gesture);
                } else if choosing {
                    no.say(gesture, Refusal::new("VD-44", "vd-no-not-meshed"));
                } else {
                    no.say(gesture, Refusal::new("VD-37", "vd-no-rotate-first"));
                }
            }
        }
        if let Step::First | Step::Second(_) | Step::FollowUp = game.step {
            no.unless(Move::Guilders, click(piece::CALENDAR));
            let wheels: &[Wheel] = match game.step {
                Step::First => &[Wheel::Own, Wheel::Central],
                Step::FollowUp => &[Wheel::Central],
                _ => &[],
            };
            for wheel in wheels {
                let what = super::names::effects(game.meshed(seat, *wheel));
                no.off(Move::Choose(*wheel), Words::new("vd-do-space").with("what", what));
            }
        }
    }

    /// Bulbs on spaces where they do not fit, and on Ports that do not ask for them.
    fn no_bulbs(&self, seat: Seat, no: &mut No<'_>) {
        let game = self.game;
        let planting = matches!(game.task(), Some(Task::Act { job: Job::Plant(_), .. }));
        let trading =
            matches!(game.task(), Some(Task::Act { job: Job::Trade { .. }, .. } | Task::Deliver { .. }));
        for colour in Colour::ALL {
            let id = piece::bulbs(seat, colour);
            for patch in Patch::all() {
                let planted = game.planted(patch);
                for (at, tulip) in planted.iter().enumerate() {
                    let rect = layout::space(patch, at, planted.len());
                    let mv = Move::Plant { colour, patch, space: at as u8 };
                    match tulip {
                        Some(_) => {
                            let onto = Spot::Piece(piece::tulip(patch, at));
                            no.say(drag(id, onto, rect), Refusal::new("VD-110", "vd-no-planted"));
                        }
                        None if planting => {
                            no.unless(mv, drag(id, Spot::Zone(zone::space(patch, at)), rect));
                        }
                        None => {
                            let refusal = Refusal::new("VD-108", "vd-no-planting-now");
                            no.say(drag(id, Spot::Zone(zone::space(patch, at)), rect), refusal);
                        }
                    }
                }
            }
            for port in Port::all() {
                let onto = Spot::Zone(zone::port(port));
                let demand = Spot::Piece(piece::demand(game.harbour(port).demand));
                let rect = layout::demand(port);
                let refusal = if !trading {
                    Some(Refusal::new("VD-142", "vd-no-trading-now"))
                } else if port != game.boat {
                    Some(Refusal::new("VD-142", "vd-no-boat-there"))
                } else {
                    game.check(seat, &Move::Deliver(colour)).err()
                };
                if let Some(refusal) = refusal {
                    no.say(drag(id, onto, rect), refusal.clone());
                    no.say(drag(id, demand, rect), refusal);
                }
            }
            if let Some(Task::Bulb { .. }) = game.task() {
                no.unless(Move::Bulb(colour), click(id));
            }
        }
    }

    /// Windmills that do not stand lowest, cost too much, or would go where one stands.
    fn no_windmills(&self, seat: Seat, no: &mut No<'_>) {
        let game = self.game;
        let building = matches!(game.task(), Some(Task::Act { job: Job::Windmill { .. }, .. }));
        let columns = ValleyDuel::content().columns();
        for column in Colour::ALL {
            let lowest = game.player(seat).value(column);
            for row in lowest..columns[column.index()] {
                let id = piece::windmill(seat, column, row);
                for node in Node::all() {
                    let rect = layout::node(node);
                    let gesture = match game.nodes[node.index()] {
                        Some(_) => drag(id, Spot::Piece(piece::built(node)), rect),
                        None => drag(id, Spot::Zone(zone::node(node)), rect),
                    };
                    if !building {
                        no.say(gesture, Refusal::new("VD-117", "vd-no-building-now"));
                    } else if row > lowest {
                        no.say(gesture, Refusal::new("VD-117", "vd-no-not-lowest"));
                    } else {
                        no.unless(Move::Build { column, node }, gesture);
                    }
                }
            }
        }
        let rival = ValleyDuel::rival(seat);
        for column in Colour::ALL {
            for row in game.player(rival).value(column)..columns[column.index()] {
                let id = piece::windmill(rival, column, row);
                let refusal = Refusal::new("VD-05", "vd-no-others");
                no.say(drag(id, Spot::Zone(zone::WEST), layout::meadow(false)), refusal);
            }
        }
    }

    /// Deals that cannot be made.
    fn no_market(&self, no: &mut No<'_>) {
        let game = self.game;
        let buying = matches!(game.task(), Some(Task::Act { job: Job::Market, .. }));
        for stall in Stall::ALL {
            for half in Half::ALL {
                let gesture = click(piece::deal(game.lot(stall), half));
                if buying {
                    no.unless(Move::Deal { stall, half }, gesture);
                } else {
                    no.say(gesture, Refusal::new("VD-125", "vd-no-buying-now"));
                }
            }
        }
    }

    /// Ports where the Boat cannot go.
    fn no_boat(&self, no: &mut No<'_>) {
        let game = self.game;
        let trading = matches!(game.task(), Some(Task::Act { job: Job::Trade { .. }, .. }));
        for port in Port::all().filter(|port| *port != game.boat) {
            let gesture = drag(piece::BOAT, Spot::Zone(zone::port(port)), layout::boat(port));
            if trading {
                no.unless(Move::Sail(port), gesture);
            } else {
                no.say(gesture, Refusal::new("VD-R17", "vd-no-sailing-now"));
            }
        }
    }

    /// Farm cards that cannot be taken, and Helpers that do not help.
    fn no_cards(&self, seat: Seat, no: &mut No<'_>) {
        let game = self.game;
        let taking = matches!(game.task(), Some(Task::Act { job: Job::Farm { .. }, .. }));
        let rows = SEATS.map(|seat| (Spot::Zone(zone::row(seat)), layout::ROWS[self.edge(seat)]));
        for (place, farm) in (0..).zip(game.farms) {
            let Some(farm) = farm else { continue };
            for role in Role::ALL {
                let (onto, rect) = rows[ValleyDuel::row_of(seat, role).index()];
                let gesture = drag(piece::farm(farm), onto, rect);
                if taking {
                    no.unless(Move::Farm { place, role }, gesture);
                } else {
                    no.say(gesture, Refusal::new("VD-80", "vd-no-farm-now"));
                }
            }
        }
        if let Some(farm) = game.next_farm() {
            for (onto, rect) in rows {
                no.say(drag(piece::farm(farm), onto, rect), Refusal::new("VD-R6", "vd-no-farm-deck"));
            }
        }
        for farm in game.cards(seat, Role::Helper) {
            no.unless(Move::Help(farm), click(piece::farm(farm)));
        }
        if !matches!(game.task(), Some(Task::Pay { .. })) {
            for farm in game.cards(seat, Role::Contract) {
                no.say(click(piece::farm(farm)), Refusal::new("VD-95", "vd-no-pay-now"));
            }
        }
    }

    /// Sections on which a tile cannot be laid.
    fn no_tiles(&self, seat: Seat, no: &mut No<'_>) {
        let game = self.game;
        let enhancing = matches!(game.task(), Some(Task::Act { job: Job::Enhance { .. }, .. }));
        let rival = ValleyDuel::rival(seat);
        for (place, tile) in (0..).zip(game.tiles) {
            let Some(tile) = tile else { continue };
            let id = piece::tile(tile);
            let mut refuse = |onto: PieceId, rect: Rect, mv: Option<Move>, other: Refusal| {
                let gesture = drag(id, Spot::Piece(onto), rect);
                match mv {
                    Some(mv) if enhancing => no.unless(mv, gesture),
                    Some(_) => no.say(gesture, Refusal::new("VD-65", "vd-no-enhancing-now")),
                    None => no.say(gesture, other),
                }
            };
            for (of, wheel) in [(seat, Wheel::Own), (seat, Wheel::Central), (rival, Wheel::Own)] {
                for section in 0..Wheels::sections(wheel) {
                    let onto = self.on_section(of, wheel, section);
                    let rect = layout::section(&game.wheels, of, wheel, section);
                    let mv = (of == seat).then_some(Move::Enhance { place, wheel, section });
                    refuse(onto, rect, mv, Refusal::new("VD-67", "vd-no-others-tile"));
                }
            }
        }
        for stack in [piece::TILES, piece::TILES_ASIDE] {
            let onto = Spot::Piece(piece::CENTRAL);
            let refusal = Refusal::new("VD-65", "vd-no-tile-stack");
            no.say(drag(stack, onto, layout::wheel(seat, Wheel::Central)), refusal.clone());
            no.say(click(stack), refusal);
        }
    }
}
