//! What the Farmer does: sow, tend, harvest, by character action or by worker (MW-FA03 to MW-FA07).

use serde::{Deserialize, Serialize};

use super::{CELLS, Crop, Farm, FarmSkill, Growing, Limits, Line, Planted, TileId, placements, touches};
use crate::rules::{
    Refusal, Words,
    mythwind::{
        ask::Ask,
        components::{Character, Kind, Season},
        dice::{DieAt, DieId},
        event::{Event, Out},
        moves::Move,
        state::{Mythwind, Phase, Skill, StackId},
        task::{Source, Task},
    },
    table::Pose,
};

/// By what a thing is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// The character action.
    Action,
    /// A pip of this hired die (MW-CJ05).
    Die(DieId),
}

/// A step on the farm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum FarmMove {
    /// Sow a crop on these cells.
    Plant { crop: Crop, cells: u32, by: By },
    /// A crop grows by one.
    Grow { tile: TileId, by: By },
    /// Remove a boulder for good.
    Clear { cell: u8 },
    /// Harvest a ripe crop: sell it, or put it in the barn.
    Reap { tile: TileId, store: bool, by: By },
    /// Sell a crop from the barn.
    Unload { tile: TileId },
    /// That is enough of this action.
    Stop,
}

/// A character action that is not used up yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum Doing {
    /// Sowing: crops left to sow.
    Sow { left: u8 },
    /// Tending: crops left, and those that have grown (a bit each tile).
    Tend { left: u8, grown: u32 },
    /// Harvesting: crops left, and the cells of those sold from the field.
    Harvest { left: u8, sold: Vec<(Crop, u32)> },
}

/// The three character actions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Sow,
    Tend,
    Harvest,
}

impl FarmMove {
    fn by(self) -> By {
        match self {
            FarmMove::Plant { by, .. } | FarmMove::Grow { by, .. } | FarmMove::Reap { by, .. } => by,
            FarmMove::Clear { .. } | FarmMove::Unload { .. } | FarmMove::Stop => By::Action,
        }
    }

    fn work(self) -> Work {
        match self {
            FarmMove::Plant { .. } => Work::Sow,
            FarmMove::Grow { .. } | FarmMove::Clear { .. } | FarmMove::Stop => Work::Tend,
            FarmMove::Reap { .. } | FarmMove::Unload { .. } => Work::Harvest,
        }
    }
}

fn crop_name(crop: Crop) -> Words {
    Words::new(format!("mw-crop-{}", crop.slug()))
}

impl Mythwind {
    fn has_farm_skill(&self, who: Character, skill: FarmSkill) -> bool {
        self.has_skill(who, Skill::Farmer(skill))
    }

    /// The Farmer's limits today.
    pub fn farm_limits(&self, who: Character) -> Limits {
        Limits::new(self.sheet(who).today.aligned, |skill| self.has_farm_skill(who, skill))
    }

    /// What decides growth at this dusk.
    pub fn growing(&self, who: Character, farm: &Farm) -> Option<Growing> {
        Some(Growing {
            weather: self.weather()?,
            winter: self.calendar.season == Season::Winter,
            companions: self.has_farm_skill(who, FarmSkill::CompanionBeds),
            greenhouse: self.has_farm_skill(who, FarmSkill::Greenhouse),
            barrels: farm.barrels,
        })
    }

    /// Coins a seed costs now (MW-FA02, Thrifty Sower).
    pub fn seed_price(&self, who: Character, crop: Crop) -> u8 {
        let seed = Self::content().crop(crop).seed;
        let first = self.farm(who).is_some_and(|farm| !farm.sown_today);
        if first { seed.saturating_sub(self.farm_limits(who).first_seed) } else { seed }
    }

    /// Coins a crop sells for this season (MW-FA05).
    pub fn crop_price(&self, crop: Crop) -> u8 {
        let card = Self::content().crop(crop);
        card.price + if card.best == Some(self.calendar.season) { 2 } else { 0 }
    }

    /// Whether an action may be begun: daytime after the town action, or an action granted now.
    fn check_begin(&self, who: Character) -> Result<(), Refusal> {
        let today = &self.sheet(who).today;
        if let Some(Task::Ask(Ask::ActNow { begun })) = self.stacks.seats[who.index()].last() {
            return if *begun {
                Err(Refusal::new("MW-CJ04", "mw-no-action-left").with("who", who.seat()))
            } else {
                Ok(())
            };
        }
        if !today.acted {
            return Err(Refusal::new("MW-80", "mw-no-town-action-yet").with("who", who.seat()));
        }
        if today.barred {
            return Err(Refusal::new("MW-208", "mw-no-actions-today").with("who", who.seat()));
        }
        if today.actions == 0 {
            return Err(Refusal::new("MW-CJ04", "mw-no-action-left").with("who", who.seat()));
        }
        Ok(())
    }

    /// Whether the work may be done by that means: an action in progress, a new one, or a die.
    fn check_means(&self, who: Character, farm: &Farm, mv: FarmMove) -> Result<(), Refusal> {
        match mv.by() {
            By::Die(die) => {
                let today = &self.sheet(who).today;
                if self.calendar.phase != Phase::Daytime || !self.stacks.seats[who.index()].is_empty() {
                    return Err(Refusal::new("MW-CJ05", "mw-no-worker-now"));
                }
                if !today.acted {
                    return Err(Refusal::new("MW-CJ05", "mw-no-town-action-yet").with("who", who.seat()));
                }
                if !die.exists() || self.dice.get(die).at != DieAt::Well(who) {
                    return Err(Refusal::new("MW-145", "mw-no-own-die"));
                }
                if self.dice.get(die).pips == 0 {
                    return Err(Refusal::new("MW-52", "mw-no-pip"));
                }
                let wanted = if mv.work() == Work::Tend { Kind::Sprite } else { Kind::Villager };
                if die.kind() != wanted {
                    return Err(Refusal::new("MW-FA07", "mw-no-such-worker"));
                }
                Ok(())
            }
            By::Action => {
                let going_on = match (&farm.doing, mv.work()) {
                    (Some(Doing::Sow { .. }), Work::Sow) | (Some(Doing::Harvest { .. }), Work::Harvest) => {
                        true
                    }
                    (Some(Doing::Tend { .. }), Work::Tend) => !matches!(mv, FarmMove::Clear { .. }),
                    _ => false,
                };
                if going_on { Ok(()) } else { self.check_begin(who) }
            }
        }
    }

    /// Whether a step on the farm is legal.
    pub(in crate::rules::mythwind) fn check_farm(
        &self,
        who: Character,
        mv: &FarmMove,
    ) -> Result<(), Refusal> {
        let content = Self::content();
        let Some(farm) = self.farm(who) else {
            return Err(Refusal::new("MW-202", "mw-no-farm").with("who", who.seat()));
        };
        if *mv == FarmMove::Stop {
            return match farm.doing {
                Some(_) => Ok(()),
                None => Err(Refusal::new("MW-FA04", "mw-nothing-to-stop")),
            };
        }
        self.check_means(who, farm, *mv)?;
        match *mv {
            FarmMove::Plant { crop, cells, .. } => {
                if farm.spare(crop, content).is_none() {
                    return Err(Refusal::new("MW-FA02", "mw-no-tile-left").with("crop", crop_name(crop)));
                }
                if self.sheet(who).coins < u16::from(self.seed_price(who, crop)) {
                    return Err(Refusal::new("MW-FA03", "mw-no-seed-money").with("crop", crop_name(crop)));
                }
                if cells & !farm.free() != 0 || !placements(crop).iter().any(|way| way.cells == cells) {
                    return Err(Refusal::new("MW-FA03", "mw-no-room-for-crop").with("crop", crop_name(crop)));
                }
                Ok(())
            }
            FarmMove::Grow { tile, by } => {
                let Some(planted) = farm.planted(tile) else {
                    return Err(Refusal::new("MW-FA04", "mw-no-such-crop"));
                };
                if Farm::is_ripe(planted, content) {
                    return Err(
                        Refusal::new("MW-FA05", "mw-no-more-growth").with("crop", crop_name(tile.crop()))
                    );
                }
                match farm.doing {
                    Some(Doing::Tend { grown, .. }) if by == By::Action && grown & (1 << tile.0) != 0 => {
                        Err(Refusal::new("MW-FA04", "mw-no-crop-twice").with("crop", crop_name(tile.crop())))
                    }
                    _ => Ok(()),
                }
            }
            FarmMove::Clear { cell } => {
                if cell < CELLS && farm.boulders & (1 << cell) != 0 {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-FA04", "mw-no-boulder"))
                }
            }
            FarmMove::Reap { tile, store, .. } => {
                let Some(planted) = farm.planted(tile) else {
                    return Err(Refusal::new("MW-FA04", "mw-no-such-crop"));
                };
                if !Farm::is_ripe(planted, content) {
                    return Err(
                        Refusal::new("MW-FA05", "mw-no-ripe-crop").with("crop", crop_name(tile.crop()))
                    );
                }
                if store && farm.barn.len() >= self.farm_limits(who).barn {
                    return Err(Refusal::new("MW-FA05", "mw-no-room-in-barn"));
                }
                Ok(())
            }
            FarmMove::Unload { tile } => {
                if farm.barn.contains(&tile) {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-FA05", "mw-no-such-crop"))
                }
            }
            FarmMove::Stop => Ok(()),
        }
    }

    /// Every legal step on the farm.
    pub(in crate::rules::mythwind) fn farm_moves(&self, who: Character, moves: &mut Vec<Move>) {
        let Some(farm) = self.farm(who) else { return };
        let content = Self::content();
        let mut offer = |mv: FarmMove| {
            if self.check_farm(who, &mv).is_ok() {
                moves.push(Move::Farm(mv));
            }
        };
        // One die of each kind is enough to list: equal work, and the player may name any other.
        let dice: Vec<DieId> =
            self.dice.at(DieAt::Well(who)).filter(|&die| self.dice.get(die).pips > 0).collect();
        let by_die = |kind: Kind| dice.iter().copied().filter(move |die| die.kind() == kind).map(By::Die);
        for planted in &farm.planted {
            let tile = planted.tile;
            if Farm::is_ripe(planted, content) {
                for by in std::iter::once(By::Action).chain(by_die(Kind::Villager)) {
                    offer(FarmMove::Reap { tile, store: false, by });
                    offer(FarmMove::Reap { tile, store: true, by });
                }
            } else {
                for by in std::iter::once(By::Action).chain(by_die(Kind::Sprite)) {
                    offer(FarmMove::Grow { tile, by });
                }
            }
        }
        for &tile in &farm.barn {
            offer(FarmMove::Unload { tile });
        }
        for cell in (0..CELLS).filter(|&cell| farm.boulders & (1 << cell) != 0) {
            offer(FarmMove::Clear { cell });
        }
        offer(FarmMove::Stop);
        let free = farm.free();
        for by in std::iter::once(By::Action).chain(by_die(Kind::Villager)) {
            for crop in Crop::ALL {
                // All places of a crop share every condition but room, so one check stands for all.
                let Some(first) = placements(crop).iter().find(|way| way.cells & !free == 0) else {
                    continue;
                };
                if self.check_farm(who, &FarmMove::Plant { crop, cells: first.cells, by }).is_err() {
                    continue;
                }
                moves.extend(
                    placements(crop)
                        .iter()
                        .filter(|way| way.cells & !free == 0)
                        .map(|way| Move::Farm(FarmMove::Plant { crop, cells: way.cells, by })),
                );
            }
        }
    }

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
        let going_on = match (&farm.doing, mv.work()) {
            (Some(Doing::Sow { .. }), Work::Sow) | (Some(Doing::Harvest { .. }), Work::Harvest) => true,
            (Some(Doing::Tend { .. }), Work::Tend) => !matches!(mv, FarmMove::Clear { .. }),
            _ => false,
        };
        if !going_on {
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

    fn grow_crop(&mut self, who: Character, tile: TileId, out: &mut Out) {
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

    /// Green Thumb: the crops that may still grow by it.
    pub(in crate::rules::mythwind) fn growable(&self, who: Character, grown: u32, moves: &mut Vec<Move>) {
        let Some(farm) = self.farm(who) else { return };
        moves.extend(
            farm.planted
                .iter()
                .filter(|planted| {
                    !Farm::is_ripe(planted, Self::content()) && grown & (1 << planted.tile.0) == 0
                })
                .map(|planted| Move::Farm(FarmMove::Grow { tile: planted.tile, by: By::Action })),
        );
    }

    /// Green Thumb: one growth on one crop, then perhaps on another.
    pub(in crate::rules::mythwind) fn grow_by_skill(
        &mut self,
        who: Character,
        mv: FarmMove,
        left: u8,
        grown: u32,
        out: &mut Out,
    ) {
        let FarmMove::Grow { tile, .. } = mv else {
            return;
        };
        self.grow_crop(who, tile, out);
        if left > 1 {
            let ask = Ask::GrowCrop { left: left - 1, grown: grown | 1 << tile.0 };
            self.push(StackId::Of(who), Task::Ask(ask));
        }
    }

    /// Harvest Feast: the ripe crops that may leave the field.
    pub(in crate::rules::mythwind) fn takeable(&self, who: Character, moves: &mut Vec<Move>) {
        let Some(farm) = self.farm(who) else { return };
        moves.extend(
            farm.ripe(Self::content()).map(|planted| {
                Move::Farm(FarmMove::Reap { tile: planted.tile, store: false, by: By::Action })
            }),
        );
    }

    /// Harvest Feast: one ripe crop leaves the field unsold.
    pub(in crate::rules::mythwind) fn take_ripe(
        &mut self,
        who: Character,
        mv: FarmMove,
        left: u8,
        out: &mut Out,
    ) {
        let FarmMove::Reap { tile, .. } = mv else {
            return;
        };
        if let Some(farm) = self.farm_mut(who) {
            farm.planted.retain(|planted| planted.tile != tile);
        }
        out.tell(Event::Taken { who, tile });
        if left > 1 {
            self.push(StackId::Of(who), Task::Ask(Ask::TakeRipe { left: left - 1 }));
        }
    }

    /// Rain Barrels: this line grows as on a rainy day at this dusk.
    pub(in crate::rules::mythwind) fn water(&mut self, who: Character, line: Line, out: &mut Out) {
        if let Some(farm) = self.farm_mut(who) {
            farm.barrels = Some(line);
        }
        out.tell(Event::Watered { who, line });
    }

    /// The field at dusk (MW-FA08 to MW-FA10).
    pub(in crate::rules::mythwind) fn farm_dusk(&mut self, who: Character, out: &mut Out) {
        let Some(growing) = self.farm(who).and_then(|farm| self.growing(who, farm)) else {
            return;
        };
        let content = Self::content();
        let Some(farm) = self.farm_mut(who) else {
            return;
        };
        let seen = farm.dusk(&growing, content);
        for (tile, now) in seen.grown {
            out.tell(Event::Grew { who, tile, now });
        }
        for (tile, marks) in seen.wilted {
            out.tell(Event::Wilted { who, tile, marks });
        }
        for tile in seen.withered {
            out.tell(Event::Withered { who, tile });
            self.earn(who, 1, Source::Rule, out);
        }
    }
}
