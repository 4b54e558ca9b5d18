//! What the trades of the characters share: the character action and how it is counted, the pips of workers,
//! an action that another one interrupts, and the way to each trade's own moves.

use serde::{Deserialize, Serialize};

use super::{
    ask::Ask,
    components::{Character, Kind},
    dice::{DieAt, DieId},
    effect::TrayFx,
    event::{Event, Out},
    farmer::Crop,
    moves::Move,
    ranger::Expedition,
    state::{Journal, Mythwind, Phase},
    task::Task,
};
use crate::rules::Refusal;

/// By what a thing is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// The character action.
    Action,
    /// A pip of this hired die (MW-CJ05).
    Die(DieId),
}

/// A character action that is not used up yet, of any trade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum Doing {
    /// The Farmer sows: crops left to sow.
    Sow { left: u8 },
    /// The Farmer tends: crops left, and those that have grown (a bit each tile).
    Tend { left: u8, grown: u32 },
    /// The Farmer harvests: crops left, and the cells of those sold from the field.
    Harvest { left: u8, sold: Vec<(Crop, u32)> },
    /// The Crafter gathers: materials left to take.
    Gather { left: u8 },
    /// The Crafter works: points left.
    Work { left: u8 },
    /// The Merchant buys: units left.
    Buy { left: u8 },
    /// The Merchant sells: units left.
    Sell { left: u8 },
    /// The Ranger prepares: gear left to take.
    Prepare { left: u8 },
    /// The Ranger is out.
    Explore(Expedition),
}

impl Doing {
    /// How much of it is left.
    pub fn left(&self) -> u8 {
        match *self {
            Doing::Sow { left }
            | Doing::Tend { left, .. }
            | Doing::Harvest { left, .. }
            | Doing::Gather { left }
            | Doing::Work { left }
            | Doing::Buy { left }
            | Doing::Sell { left }
            | Doing::Prepare { left } => left,
            Doing::Explore(Expedition { left, .. }) => left,
        }
    }

    fn left_mut(&mut self) -> &mut u8 {
        match self {
            Doing::Sow { left }
            | Doing::Tend { left, .. }
            | Doing::Harvest { left, .. }
            | Doing::Gather { left }
            | Doing::Work { left }
            | Doing::Buy { left }
            | Doing::Sell { left }
            | Doing::Prepare { left } => left,
            Doing::Explore(trip) => &mut trip.left,
        }
    }
}

impl Mythwind {
    /// Whether a character has a trade of its own.
    pub fn has_trade(&self, who: Character) -> bool {
        self.sheets[who.index()].as_ref().is_some_and(|sheet| !matches!(sheet.journal, Journal::Townsfolk))
    }

    /// The character action in progress.
    pub fn doing(&self, who: Character) -> Option<&Doing> {
        match &self.sheets[who.index()].as_ref()?.journal {
            Journal::Farmer(farm) => farm.doing.as_ref(),
            Journal::Crafter(workshop) => workshop.today.doing.as_ref(),
            Journal::Merchant(market) => market.today.doing.as_ref(),
            Journal::Ranger(camp) => camp.today.doing.as_ref(),
            Journal::Townsfolk => None,
        }
    }

    /// Where the journal keeps the character action in progress.
    fn doing_mut(&mut self, who: Character) -> Option<&mut Option<Doing>> {
        match &mut self.sheets[who.index()].as_mut()?.journal {
            Journal::Farmer(farm) => Some(&mut farm.doing),
            Journal::Crafter(workshop) => Some(&mut workshop.today.doing),
            Journal::Merchant(market) => Some(&mut market.today.doing),
            Journal::Ranger(camp) => Some(&mut camp.today.doing),
            Journal::Townsfolk => None,
        }
    }

    /// Every legal step of a character's trade.
    pub(super) fn trade_moves(&self, who: Character, moves: &mut Vec<Move>) {
        self.farm_moves(who, moves);
        self.craft_moves(who, moves);
        self.deal_moves(who, moves);
        self.roam_moves(who, moves);
    }

    /// Whether a step of a trade is legal.
    pub(super) fn check_trade(&self, who: Character, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Farm(farm) => self.check_farm(who, farm),
            Move::Craft(craft) => self.check_craft(who, craft),
            Move::Deal(deal) => self.check_deal(who, deal),
            Move::Roam(roam) => self.check_roam(who, roam),
            _ => Err(Refusal::new("MW-80", "mw-no-such-move-now")),
        }
    }

    /// Makes a legal step of a trade.
    pub(super) fn do_trade(&mut self, who: Character, mv: Move, out: &mut Out) {
        match mv {
            Move::Farm(farm) => self.do_farm(who, farm, out),
            Move::Craft(craft) => self.do_craft(who, craft, out),
            Move::Deal(deal) => self.do_deal(who, deal, out),
            Move::Roam(roam) => self.do_roam(who, roam, out),
            _ => {}
        }
    }

    /// A character's own dusk steps; questions they leave stand on its stack (MW-149).
    pub(super) fn trade_dusk(&mut self, who: Character, out: &mut Out) {
        self.farm_dusk(who, out);
        self.craft_dusk(who);
        self.market_dusk(who, out);
        self.roam_dusk(who);
    }

    /// A new day for a trade: what held only yesterday is over.
    pub(super) fn trade_morning(&mut self, who: Character) {
        self.craft_morning(who);
        self.deal_morning(who);
        self.roam_morning(who);
    }

    /// What a trade lays out beside its sheet when a character is first set up (MW-R58).
    pub(super) fn lay_out_trade(&mut self, who: Character, out: &mut Out) {
        match who {
            Character::Crafter => self.lay_out_orders(who, out),
            Character::Merchant => self.lay_out_market(who, out),
            Character::Ranger => self.lay_out_trails(),
            Character::Farmer => {}
        }
    }

    /// Characters of campaigns that began before their trade was there take it up with a new season.
    pub(super) fn take_up_trades(&mut self, out: &mut Out) {
        let waiting: Vec<Character> =
            self.playing().filter(|&who| self.sheet(who).journal == Journal::Townsfolk).collect();
        for who in waiting {
            self.sheet_mut(who).journal = Journal::new(who);
            self.lay_out_trade(who, out);
        }
    }

    /// Whether an effect on the own tray would do anything.
    pub(super) fn can_do_on_tray(&self, who: Character, effect: TrayFx) -> bool {
        match effect {
            TrayFx::GrowCrops(_) | TrayFx::RainBarrels | TrayFx::TakeRipe(_) => {
                self.can_do_on_farm(who, effect)
            }
            TrayFx::SteadyHands | TrayFx::Scavenge | TrayFx::BulkCutting | TrayFx::Patron(_) => {
                self.can_do_in_workshop(who, effect)
            }
            TrayFx::KeenEye | TrayFx::BackDoor(_) | TrayFx::SilverTongue | TrayFx::HandOver => {
                self.can_do_in_market(who, effect)
            }
            TrayFx::LightFeet | TrayFx::Forage | TrayFx::SecondWind | TrayFx::Gift(_) => {
                self.can_do_in_camp(who, effect)
            }
        }
    }

    /// Whether a character action may be begun: daytime after the town action, or one granted now.
    pub(super) fn check_begin(&self, who: Character) -> Result<(), Refusal> {
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

    /// Whether a pip of this die may do the work: of one kind, as a clause of the journal says, or of either
    /// (MW-CJ05).
    pub(super) fn check_worker(
        &self,
        who: Character,
        die: DieId,
        wanted: Option<(Kind, &'static str)>,
    ) -> Result<(), Refusal> {
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
        match wanted {
            Some((kind, clause)) if die.kind() != kind => Err(Refusal::new(clause, "mw-no-such-worker")),
            _ => Ok(()),
        }
    }

    /// The dice in the well that still show pips.
    pub(super) fn workers(&self, who: Character) -> Vec<DieId> {
        self.dice.at(DieAt::Well(who)).filter(|&die| self.dice.get(die).pips > 0).collect()
    }

    /// A worker gives a pip.
    pub(super) fn spend_pip(&mut self, die: DieId, out: &mut Out) {
        let from = self.dice.get(die).pips;
        let to = self.dice.rotate(die, -1);
        out.tell(Event::DieTurned { die, from, to });
    }

    /// Begins a character action: one of the day's, unless it is granted just now.
    pub(super) fn begin_action(&mut self, who: Character, begun: Option<Doing>) {
        let granted = matches!(self.stacks.seats[who.index()].last(), Some(Task::Ask(Ask::ActNow { .. })));
        if let Some(doing) = self.doing_mut(who) {
            *doing = begun;
            if !granted {
                self.sheet_mut(who).today.actions -= 1;
            }
        }
    }

    /// Counts one off the character action in progress; what is left of it can be changed meanwhile.
    pub(super) fn count_off(&mut self, who: Character) -> Option<&mut Doing> {
        let doing = self.doing_mut(who)?.as_mut()?;
        let left = doing.left_mut();
        *left = left.saturating_sub(1);
        Some(doing)
    }

    /// The character action ends when nothing of it is left.
    pub(super) fn end_used_up(&mut self, who: Character) {
        if self.doing(who).is_some_and(|doing| doing.left() == 0) {
            self.end_action(who);
        }
    }

    /// The character action is over; one that was granted leaves the stack.
    pub(super) fn end_action(&mut self, who: Character) {
        self.stop_work(who);
        let stack = &mut self.stacks.seats[who.index()];
        if matches!(stack.last(), Some(Task::Ask(Ask::ActNow { .. }))) {
            stack.pop();
        }
    }

    /// Ends whatever is being done.
    pub(super) fn stop_work(&mut self, who: Character) {
        self.interrupt(who);
    }

    /// Takes the action in progress away, to be resumed perhaps.
    pub(super) fn interrupt(&mut self, who: Character) -> Option<Doing> {
        self.doing_mut(who)?.take()
    }

    /// An action that was interrupted goes on.
    pub(super) fn resume(&mut self, who: Character, resumed: Doing) {
        if let Some(doing) = self.doing_mut(who) {
            *doing = Some(resumed);
        }
    }
}
