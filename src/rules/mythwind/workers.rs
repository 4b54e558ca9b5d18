//! Workers come, go, are hired, turned and rolled.

use super::{
    ask::Ask,
    components::{Character, Kind},
    dice::{DieAt, DieId},
    effect::{Fx, KindSel, ResSel},
    event::{Event, Out, Passage},
    log::Stat,
    state::{Mythwind, StackId},
    task::{Ctx, Source, Task},
};
use crate::rules::{Clause, Refusal};

impl Mythwind {
    /// A worker of a kind comes to the tower; with none in the supply, a resource instead (MW-41 to MW-43).
    pub(super) fn welcome(&mut self, kind: Kind, ctx: Ctx, stack: StackId, out: &mut Out) {
        let Some(die) = self.dice.spare(kind) else {
            self.push(stack, Task::Ask(Ask::Gain { of: ResSel::Any, ctx }));
            return;
        };
        let pips = self.roll(die, out);
        self.dice.put(die, DieAt::Tower);
        self.season_log.add(Stat::Welcomed, 1);
        out.tell(Event::WorkerCame { die, pips });
    }

    /// A die leaves for the supply (MW-44).
    pub(super) fn dismiss(&mut self, die: DieId, out: &mut Out) {
        self.dice.put(die, DieAt::Supply);
        self.dice.turn(die, 0);
        out.tell(Event::WorkerLeft { die });
    }

    /// The dice that can be lost: those at the tower, else hired ones (MW-44, MW-45).
    pub(super) fn losable(&self, kind: Kind) -> Vec<DieId> {
        let at_tower: Vec<DieId> = self.dice.kind_at(kind, DieAt::Tower).collect();
        if at_tower.is_empty() { self.dice.hired(kind).collect() } else { at_tower }
    }

    /// The dice that can be rolled for an effect: at the tower, else in the supply (MW-R47).
    pub(super) fn rollable(&self, kind: Kind) -> Vec<DieId> {
        let at_tower: Vec<DieId> = self.dice.kind_at(kind, DieAt::Tower).collect();
        if at_tower.is_empty() { self.dice.spare(kind).into_iter().collect() } else { at_tower }
    }

    /// Rolls a die where it lies.
    pub(super) fn roll(&mut self, die: DieId, out: &mut Out) -> u8 {
        out.rolled();
        self.dice.roll(die, &mut self.hidden.0.rng)
    }

    /// Turns a die at the tower; one that shows nothing then is rolled at once (MW-54).
    pub(super) fn rotate_at_tower(&mut self, die: DieId, by: i8, out: &mut Out) {
        let from = self.dice.get(die).pips;
        let to = self.dice.rotate(die, by);
        if to != from {
            out.tell(Event::DieTurned { die, from, to });
        }
        if to == 0 {
            let pips = self.roll(die, out);
            out.tell(Event::DieRolled { die, pips });
        }
    }

    /// Rolls a die for an effect and reads the table (MW-55).
    pub(super) fn roll_for(&mut self, die: DieId, table: &[Fx; 3], ctx: Ctx, stack: StackId, out: &mut Out) {
        let pips = self.roll(die, out);
        out.tell(Event::DieRolled { die, pips });
        if self.dice.get(die).at == DieAt::Supply {
            self.dice.turn(die, 0);
        }
        self.read_on(stack, Passage::Rolled(pips), out);
        self.push(stack, Task::Do(table[usize::from(pips.clamp(1, 3)) - 1].clone(), ctx));
    }

    /// The dice at the tower that a character has room to hire.
    pub(super) fn hirable(&self, who: Character, of: KindSel) -> impl Iterator<Item = DieId> {
        let room = self.well_room(who) > 0;
        self.dice.at(DieAt::Tower).filter(move |die| room && of.fits(die.kind()))
    }

    /// A die moves from the tower to a well, its value kept (MW-136).
    pub(super) fn hire(&mut self, who: Character, die: DieId, out: &mut Out) {
        self.dice.put(die, DieAt::Well(who));
        self.season_log.add(Stat::Hired, 1);
        out.tell(Event::Hired { who, die, pips: self.dice.get(die).pips });
    }

    /// A die of the hire action: 2 coins for the first, 3 more for the second (MW-134, MW-135).
    pub(super) fn hire_for_coins(&mut self, who: Character, die: DieId, first: Option<Kind>, out: &mut Out) {
        self.spend(who, if first.is_some() { 3 } else { 2 }, Source::Rule, out);
        self.hire(who, die, out);
        let stack = StackId::Of(who);
        match first {
            None => {
                self.season_log.hire_day(self.calendar.day);
                self.push(stack, Task::Ask(Ask::Hire { first: Some(die.kind()) }));
            }
            // Both kinds hired: the player chooses (MW-94).
            Some(kind) if kind != die.kind() => {
                if self.sheet(who).today.aligned.is_none() {
                    self.push(stack, Task::Ask(Ask::Align { lent: false }));
                }
            }
            Some(kind) => self.align(who, kind, out),
        }
    }

    /// Why a die cannot be hired.
    pub(super) fn refuse_hire(&self, who: Character) -> Refusal {
        if self.well_room(who) == 0 {
            Refusal::new("MW-R48", "mw-no-room-in-well").with("who", who.seat())
        } else if self.sheet(who).coins < 2 {
            Refusal::new("MW-134", "mw-no-coins")
        } else {
            Refusal::new("MW-137", "mw-no-worker-there")
        }
    }

    /// Why nobody can be hired at all.
    pub(super) fn refuse_hire_action(&self, who: Character) -> Refusal {
        let refusal = self.refuse_hire(who);
        if refusal.clause.0 == "MW-R48" { refusal } else { Refusal { clause: Clause("MW-138"), ..refusal } }
    }

    /// A character's dice come home at dusk: those without pips are rolled at the tower (MW-147, MW-148).
    pub(super) fn rest_workers(&mut self, who: Character, out: &mut Out) {
        self.come_home(who, out);
        let tired: Vec<DieId> =
            self.dice.at(DieAt::Well(who)).filter(|&die| self.dice.get(die).pips == 0).collect();
        for die in tired {
            let pips = self.roll(die, out);
            self.dice.put(die, DieAt::Tower);
            self.season_log.add(Stat::UsedUp, 1);
            out.tell(Event::Rested { who, die, pips });
        }
    }

    /// A character that is put away sends all its dice to the tower (MW-172, MW-R59).
    pub(super) fn free_workers(&mut self, who: Character, out: &mut Out) {
        let dice: Vec<DieId> = self.dice.at(DieAt::Well(who)).collect();
        for die in dice {
            self.dice.put(die, DieAt::Tower);
            if self.dice.get(die).pips == 0 {
                self.roll(die, out);
            }
            out.tell(Event::Rested { who, die, pips: self.dice.get(die).pips });
        }
    }
}
