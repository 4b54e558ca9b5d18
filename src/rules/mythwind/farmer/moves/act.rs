//! Making a step on the farm.

use super::{By, Doing, FarmMove, Work};
use crate::rules::{
    mythwind::{
        ask::Ask,
        components::Character,
        event::{Event, Out},
        farmer::{Crop, Planted, TileId, placements, touches},
        state::Mythwind,
        task::{Source, Task},
    },
    table::Pose,
};

impl Mythwind {
    /// Makes a legal step on the farm.
    pub(in crate::rules::mythwind) fn do_farm(&mut self, who: Character, mv: FarmMove, out: &mut Out) {
        if mv == FarmMove::Stop {
            self.end_action(who);
            return;
        }
        match mv.by() {
            By::Die(die) => {
                let from = self.dice.get(die).pips;
                let to = self.dice.rotate(die, -1);
                out.tell(Event::DieTurned { die, from, to });
            }
            By::Action => self.go_on(who, mv),
        }
        match mv {
            FarmMove::Plant { crop, cells, .. } => self.plant(who, crop, cells, out),
            FarmMove::Grow { tile, .. } => self.grow_crop(who, tile, out),
            FarmMove::Clear { cell } => {
                if let Some(farm) = self.farm_mut(who) {
                    farm.boulders &= !(1 << cell);
                }
                out.tell(Event::Cleared { who, cell });
            }
            FarmMove::Reap { tile, store, by } => self.reap(who, tile, store, by, out),
            FarmMove::Unload { tile } => {
                let coins = self.crop_price(tile.crop()) + self.farm_limits(who).barn_bonus;
                if let Some(farm) = self.farm_mut(who) {
                    farm.barn.retain(|&stored| stored != tile);
                }
                out.tell(Event::Sold { who, tile, coins, from_barn: true });
                self.earn(who, u16::from(coins), Source::Rule, out);
            }
            FarmMove::Stop => {}
        }
        if mv.by() == By::Action && self.is_used_up(who) {
            self.end_action(who);
        }
    }

    /// Begins or continues a character action: counts one crop of its limit.
    fn go_on(&mut self, who: Character, mv: FarmMove) {
        let limits = self.farm_limits(who);
        let granted = matches!(self.stacks.seats[who.index()].last(), Some(Task::Ask(Ask::ActNow { .. })));
        let Some(farm) = self.farm_mut(who) else {
            return;
        };
        if !mv.goes_on(farm.doing.as_ref()) {
            farm.doing = Some(match mv.work() {
                Work::Sow => Doing::Sow { left: limits.sow },
                // Clearing a boulder is the whole action.
                Work::Tend if matches!(mv, FarmMove::Clear { .. }) => Doing::Tend { left: 1, grown: 0 },
                Work::Tend => Doing::Tend { left: limits.tend, grown: 0 },
                Work::Harvest => Doing::Harvest { left: limits.harvest, sold: Vec::new() },
            });
            if !granted {
                self.sheet_mut(who).today.actions -= 1;
            }
        }
        let Some(farm) = self.farm_mut(who) else {
            return;
        };
        let left = match &mut farm.doing {
            Some(Doing::Sow { left } | Doing::Harvest { left, .. }) => left,
            Some(Doing::Tend { left, grown }) => {
                if let FarmMove::Grow { tile, .. } = mv {
                    *grown |= 1 << tile.0;
                }
                left
            }
            None => return,
        };
        *left -= 1;
    }

    /// Whether the action in progress has reached its limit.
    fn is_used_up(&self, who: Character) -> bool {
        self.farm(who).is_some_and(|farm| {
            matches!(
                farm.doing,
                Some(Doing::Sow { left: 0 } | Doing::Tend { left: 0, .. } | Doing::Harvest { left: 0, .. })
            )
        })
    }

    /// The character action is over; one that was granted leaves the stack.
    fn end_action(&mut self, who: Character) {
        if let Some(farm) = self.farm_mut(who) {
            farm.doing = None;
        }
        let stack = &mut self.stacks.seats[who.index()];
        if matches!(stack.last(), Some(Task::Ask(Ask::ActNow { .. }))) {
            stack.pop();
        }
    }

    /// Ends whatever is being done on the farm.
    pub(in crate::rules::mythwind) fn stop_farm(&mut self, who: Character) {
        if let Some(farm) = self.farm_mut(who) {
            farm.doing = None;
        }
    }

    fn plant(&mut self, who: Character, crop: Crop, cells: u32, out: &mut Out) {
        let price = self.seed_price(who, crop);
        self.spend(who, u16::from(price), Source::Rule, out);
        let pose =
            placements(crop).iter().find(|way| way.cells == cells).map_or(Pose::default(), |way| way.pose);
        let content = Self::content();
        if let Some(farm) = self.farm_mut(who)
            && let Some(tile) = farm.spare(crop, content)
        {
            farm.sown_today = true;
            farm.planted.push(Planted { tile, cells, pose, growth: 0, wilt: 0 });
            out.tell(Event::Sown { who, tile, cells });
        }
    }

    pub(super) fn grow_crop(&mut self, who: Character, tile: TileId, out: &mut Out) {
        if let Some(farm) = self.farm_mut(who)
            && let Some(planted) = farm.planted.iter_mut().find(|planted| planted.tile == tile)
        {
            planted.growth += 1;
            let now = planted.growth;
            out.tell(Event::Grew { who, tile, now });
        }
    }

    /// Takes a crop from the field: to the barn, or sold, with a coin for each equal neighbour sold in the
    /// same Harvest (MW-FA05, MW-FA06).
    fn reap(&mut self, who: Character, tile: TileId, store: bool, by: By, out: &mut Out) {
        let price = self.crop_price(tile.crop());
        let Some(farm) = self.farm_mut(who) else {
            return;
        };
        let Some(at) = farm.planted.iter().position(|planted| planted.tile == tile) else {
            return;
        };
        let planted = farm.planted.remove(at);
        if store {
            farm.barn.push(tile);
            out.tell(Event::Stored { who, tile });
        } else {
            let mut pairs = 0;
            if by == By::Action
                && let Some(Doing::Harvest { sold, .. }) = &mut farm.doing
            {
                pairs = sold
                    .iter()
                    .filter(|(crop, cells)| *crop == tile.crop() && touches(*cells, planted.cells))
                    .count() as u8;
                sold.push((tile.crop(), planted.cells));
            }
            let coins = price + pairs;
            out.tell(Event::Sold { who, tile, coins, from_barn: false });
            self.earn(who, u16::from(coins), Source::Rule, out);
        }
    }
}
