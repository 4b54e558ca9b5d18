//! Making a step on the farm.

use super::{By, Doing, FarmMove, Work};
use crate::rules::{
    mythwind::{
        components::Character,
        event::{Event, Out},
        farmer::{Crop, Planted, TileId, placements, touches},
        state::Mythwind,
        task::Source,
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
            By::Die(die) => self.spend_pip(die, out),
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
        if mv.by() == By::Action {
            self.end_used_up(who);
        }
    }

    /// Begins or continues a character action: counts one crop of its limit.
    fn go_on(&mut self, who: Character, mv: FarmMove) {
        let limits = self.farm_limits(who);
        if !mv.goes_on(self.doing(who)) {
            let doing = match mv.work() {
                Work::Sow => Doing::Sow { left: limits.sow },
                // Clearing a boulder is the whole action.
                Work::Tend if matches!(mv, FarmMove::Clear { .. }) => Doing::Tend { left: 1, grown: 0 },
                Work::Tend => Doing::Tend { left: limits.tend, grown: 0 },
                Work::Harvest => Doing::Harvest { left: limits.harvest, sold: Vec::new() },
            };
            self.begin_action(who, Some(doing));
        }
        let doing = self.count_off(who);
        if let (Some(Doing::Tend { grown, .. }), FarmMove::Grow { tile, .. }) = (doing, mv) {
            *grown |= 1 << tile.0;
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
