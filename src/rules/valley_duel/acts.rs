//! The main actions, once it is decided how: Market, Bulbs, Windmills, Foreign Trade, wheels.

use super::{
    calendar::Cause,
    effect::Action,
    event::Event,
    moves::Move,
    pieces::{Colour, Colours, Cover, Half, Node, Patch, Port, Stall, Wheel},
    play::Out,
    player::Source,
    state::ValleyDuel,
    task::{Job, Planting, Task},
};
use crate::rules::{Pile, Seat};

/// The Windmill that moves the Calendar (VD-124).
const FIFTH: u8 = 5;
/// The trade that moves the Calendar (VD-151).
const SIXTH: u16 = 6;

impl ValleyDuel {
    /// Makes a move that belongs to the main action in progress.
    pub(super) fn act(&mut self, seat: Seat, mv: &Move, out: &mut Out) {
        let Some(task) = self.pending.pop() else { return };
        match (task, *mv) {
            (Task::Act { .. }, Move::Deal { stall, half }) => self.buy(seat, stall, half, out),
            (Task::Act { job: Job::Plant(planting), .. }, Move::Plant { colour, patch, space }) => {
                self.plant(seat, planting, colour, patch, space, out);
            }
            (Task::Act { job: Job::Windmill { both }, .. }, Move::Build { column, node }) => {
                self.build(seat, column, node, both, out);
            }
            (Task::Act { job, .. }, Move::Sail(port)) => {
                self.player_mut(seat).tools -= 1;
                self.boat = port;
                out.tell(Event::Sailed { seat, port });
                // Who has moved the Boat trades (VD-R17).
                self.pending.push(Task::Act { job, optional: false });
            }
            (Task::Act { job: Job::Trade { many }, .. }, Move::Deliver(colour)) => {
                self.trade(seat, colour, many, out);
            }
            (Task::Deliver { port, given }, Move::Deliver(colour)) => {
                self.deliver(seat, port, colour, false, out);
                self.pending.push(Task::Deliver { port, given: given.with(colour) });
            }
            (Task::Act { job: Job::Farm { swap, into }, .. }, Move::Farm { place, role }) => {
                self.take_farm(seat, usize::from(place), role, swap && into.is_none(), out);
            }
            (Task::Act { .. }, Move::Swap { role, one, other }) => {
                self.swap(seat, role, [one, other].map(usize::from), out);
                let job = Job::Farm { swap: true, into: Some(role) };
                self.pending.push(Task::Act { job, optional: false });
            }
            (Task::Swap(role), Move::Swap { one, other, .. }) => {
                self.swap(seat, role, [one, other].map(usize::from), out);
            }
            (
                Task::Act { job: Job::Enhance { both, printed, .. }, .. },
                Move::Enhance { place, wheel, section },
            ) => {
                self.enhance(seat, usize::from(place), wheel, section, (both, printed), out);
            }
            (task, _) => self.pending.push(task),
        }
    }

    fn push_after(&mut self, action: Action) {
        self.pending.push(Task::After { action, except: None });
    }

    /// A deal: the Bulbs are gained before the tile goes (VD-127, VD-R39).
    fn buy(&mut self, seat: Seat, stall: Stall, half: Half, out: &mut Out) {
        let deal = self.deal(stall, half);
        let lot = self.lot(stall);
        let player = self.player_mut(seat);
        player.guilders -= u16::from(deal.cost);
        for (have, more) in player.bulbs.iter_mut().zip(deal.bulbs) {
            *have += u16::from(more);
        }
        out.tell(Event::Bought { seat, lot, stall, half });
        self.push_after(Action::Market);
        self.pending.push(Task::Restock(stall));
        self.pending.extend((0..deal.any).map(|_| Task::Bulb { source: Source::Wheel }));
    }

    /// A Market tile goes, the other slides on, the top of the stack is turned up (VD-128 to VD-137).
    pub(super) fn restock(&mut self, stall: Stall, out: &mut Out) {
        let [near, far] = self.lots;
        let hidden = &mut self.hidden.0;
        let Some(lot) = hidden.market.draw() else { return };
        // With a deal of the stack's back the tile farthest from it goes.
        let (gone, lots) = match stall {
            Stall::Near => (near, [lot, far]),
            Stall::Far | Stall::Stack => (far, [lot, near]),
        };
        self.lots = lots;
        self.discard.push(gone);
        out.tell(Event::Discarded { lot: gone });
        out.tell(Event::Turned { lot });
        out.reveal();
        if hidden.market.is_empty() {
            let discard = std::mem::take(&mut self.discard);
            let lots = discard.len() as u8;
            hidden.market = Pile::shuffled(discard, &mut hidden.rng);
            out.tell(Event::Restocked { lots });
            self.advance(Cause::Market, out);
        }
    }

    /// A Bulb becomes a Tulip, and the reward below it comes at once (VD-108, VD-113).
    fn plant(
        &mut self,
        seat: Seat,
        planting: Planting,
        colour: Colour,
        patch: Patch,
        space: u8,
        out: &mut Out,
    ) {
        self.player_mut(seat).bulbs[colour.index()] -= 1;
        self.patches[patch.index()][usize::from(space)] = Some(colour);
        out.tell(Event::Planted { seat, colour, patch, space });
        if let Some(then) = planting.then(colour) {
            self.pending.push(Task::Act { job: Job::Plant(then), optional: false });
        }
        self.push_after(Action::Plant);
        self.push_reward(Self::content().patch(patch).rewards[usize::from(space)], Source::Planting);
    }

    /// A Windmill is built, and a reward beside it comes (VD-117 to VD-124).
    fn build(&mut self, seat: Seat, column: Colour, node: Node, both: bool, out: &mut Out) {
        let cost = self.price(seat, column).unwrap_or(0);
        let player = self.player_mut(seat);
        player.guilders -= u16::from(cost);
        player.windmills[column.index()] -= 1;
        let built = player.built();
        self.nodes[node.index()] = Some(seat);
        out.tell(Event::Built { seat, column, node, cost });
        if built == FIFTH {
            self.advance(Cause::Windmill(seat), out);
        }
        self.push_after(Action::Windmill);
        if !both {
            return self.pending.push(Task::Closest(node));
        }
        match self.closest(node).map(|reward| reward.map(|(.., effect)| effect)) {
            [Some(one), Some(other)] => self.pending.push(Task::Order {
                effects: [one, other],
                optional: true,
                source: Source::Windmill,
            }),
            rewards => {
                rewards.into_iter().flatten().for_each(|effect| self.push_reward(effect, Source::Windmill));
            }
        }
    }

    /// A Foreign Trade: its first Bulb goes to the Foreign Trade section (VD-142 to VD-151, VD-163).
    fn trade(&mut self, seat: Seat, colour: Colour, many: bool, out: &mut Out) {
        let port = self.boat;
        self.push_after(Action::Trade);
        self.pending.push(Task::Close(port));
        self.pending.push(Task::Export(port));
        if many {
            self.pending.push(Task::Deliver { port, given: Colours::NONE.with(colour) });
        }
        self.deliver(seat, port, colour, true, out);
        let player = self.player_mut(seat);
        player.traded.push(colour);
        player.trades += 1;
        if player.trades == SIXTH {
            self.advance(Cause::Trade(seat), out);
        }
    }

    fn deliver(&mut self, seat: Seat, port: Port, colour: Colour, kept: bool, out: &mut Out) {
        let points = self.section(port).map_or(0, |section| section.points[colour.index()]);
        self.player_mut(seat).bulbs[colour.index()] -= 1;
        out.tell(Event::Delivered { seat, colour, port, kept });
        self.gain_points(seat, u16::from(points), Source::Trade, out);
    }

    /// The Port tile moves up, or the port closes and the Boat moves on (VD-146 to VD-150). A port that another
    /// trade within this one has closed stays so.
    pub(super) fn close(&mut self, port: Port, out: &mut Out) {
        match self.harbour(port).cover {
            Cover::Lower => {
                self.harbours[port.index()].cover = Cover::Upper;
                out.tell(Event::Shifted { port });
                return;
            }
            Cover::Upper => {}
            Cover::All => return,
        }
        let opened = Port::all().find(|other| !self.is_open(*other)).unwrap_or(port);
        self.harbours[opened.index()].cover = Cover::Lower;
        self.harbours[port.index()].cover = Cover::All;
        out.tell(Event::Closed { port, opened });
        let old = self.harbour(port).export;
        let new = self.hidden.exports.draw();
        self.boxed_exports.extend(old);
        self.harbours[port.index()].export = new;
        if old.is_some() || new.is_some() {
            out.tell(Event::Replaced { port, old, new });
        }
        if new.is_some() {
            out.reveal();
        }
        [self.boat, _] = self.neighbours(self.boat);
        out.tell(Event::Drifted { port: self.boat });
    }

    /// A tile is laid on a wheel: the Central Wheel brings the covered action, the own one costs Guilders (VD-65 to
    /// VD-79, VD-159 to VD-161).
    fn enhance(
        &mut self,
        seat: Seat,
        place: usize,
        wheel: Wheel,
        section: u8,
        (both, printed): (bool, bool),
        out: &mut Out,
    ) {
        let Some(tile) = self.tiles[place].take() else { return };
        let cost = Self::tile_cost(tile, wheel);
        self.player_mut(seat).guilders -= u16::from(cost);
        self.wheels.lay(seat, wheel, section, tile);
        out.tell(Event::Enhanced { seat, tile, wheel, section, cost });
        self.push_after(Action::Enhance);
        if both {
            let job = Job::Enhance { wheel: Some(wheel.other()), both: false, printed };
            self.pending.push(Task::Act { job, optional: false });
        }
        self.pending.push(Task::RefillTiles);
        match wheel {
            Wheel::Central => {
                let covered = Self::content().central(section);
                self.pending.push(Task::Covered(covered));
                if printed {
                    self.pending.push(Task::Covered(covered));
                }
            }
            Wheel::Own if printed => self.push_effects(Self::content().own(section), false, Source::Wheel),
            Wheel::Own => {}
        }
    }

    /// The offer is refilled; when the stack is used up the Calendar moves, and the tiles set aside become the stack
    /// (VD-76 to VD-78).
    pub(super) fn refill_tiles(&mut self, out: &mut Out) {
        let Some(place) = self.tiles.iter().position(Option::is_none) else { return };
        let hidden = &mut self.hidden.0;
        let Some(tile) = hidden.tiles.draw() else { return };
        self.tiles[place] = Some(tile);
        out.tell(Event::TileTurned { place: place as u8, tile });
        out.reveal();
        if hidden.tiles.is_empty() && !hidden.tiles_aside.is_empty() {
            hidden.tiles = std::mem::take(&mut hidden.tiles_aside);
            let tiles = hidden.tiles.len() as u8;
            out.tell(Event::TilesRenewed { tiles });
            self.advance(Cause::Tiles, out);
        }
    }
}
