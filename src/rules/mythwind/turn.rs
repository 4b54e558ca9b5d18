//! A character's turn: the town action, then its own work, then the end of the turn.

use super::{
    ask::Ask,
    components::{Building, Character, Kind, Res},
    content::Trigger,
    effect::KindSel,
    event::{Event, Out},
    land::DISCOVER_COST,
    log::Stat,
    moves::{Move, TownAction},
    state::{Mythwind, Space, StackId},
    task::{Ctx, Source, Task},
    town::{LocationId, MOST},
};
use crate::rules::Refusal;

/// The highest level there is: any building may be constructed.
pub(super) const ANY_LEVEL: u8 = 4;

impl Mythwind {
    /// Every move of a character's own turn.
    pub(super) fn turn_moves(&self, who: Character, moves: &mut Vec<Move>) {
        if self.sheet(who).today.town > 0 {
            moves.extend(
                TownAction::BASIC.map(Move::Act).into_iter().filter(|mv| self.check_turn(who, mv).is_ok()),
            );
            moves.extend(
                self.town
                    .buildings()
                    .map(|(at, _)| Move::Act(TownAction::Use(at)))
                    .filter(|mv| self.check_turn(who, mv).is_ok()),
            );
            moves.push(Move::Forgo);
        }
        moves.extend(self.sprites_to_send(who));
        self.trade_moves(who, moves);
        moves.extend(
            self.sheet(who)
                .skills
                .into_iter()
                .flatten()
                .map(Move::Skill)
                .filter(|mv| self.check_turn(who, mv).is_ok()),
        );
        if self.sheet(who).today.acted && !self.is_out(who) {
            moves.push(Move::EndTurn);
        }
    }

    /// Whether a move of the own turn is legal.
    pub(super) fn check_turn(&self, who: Character, mv: &Move) -> Result<(), Refusal> {
        let today = &self.sheet(who).today;
        match *mv {
            Move::Act(action) => {
                if today.town == 0 {
                    return Err(Refusal::new("MW-81", "mw-no-town-action-left").with("who", who.seat()));
                }
                self.check_stand(who, action.space())?;
                self.check_action(who, action)
            }
            Move::Send(die) => self.check_send(who, die),
            Move::Forgo if today.town > 0 => Ok(()),
            Move::Forgo => Err(Refusal::new("MW-81", "mw-no-town-action-left").with("who", who.seat())),
            Move::Farm(_) | Move::Craft(_) | Move::Deal(_) | Move::Roam(_) => self.check_trade(who, mv),
            Move::Skill(skill) => self.check_skill(who, skill),
            Move::EndTurn if self.is_out(who) => {
                Err(Refusal::new("MW-RA05", "mw-no-home-yet").with("who", who.seat()))
            }
            Move::EndTurn if today.acted => Ok(()),
            Move::EndTurn => Err(Refusal::new("MW-80", "mw-no-town-action-yet").with("who", who.seat())),
            Move::Join(_) | Move::Leave(_) => Err(Refusal::new("MW-30", "mw-no-change-now")),
            _ => Err(Refusal::new("MW-80", "mw-no-such-move-now")),
        }
    }

    /// Whether a miniature may be put on a space (MW-85 to MW-87, MW-144, MW-R12).
    pub fn check_stand(&self, who: Character, space: Space) -> Result<(), Refusal> {
        if let Space::At(at) = space {
            if !at.exists() {
                return Err(Refusal::new("MW-31", "mw-no-building-there"));
            }
            let location = self.town.at(at);
            let Some(building) = location.building else {
                return Err(Refusal::new("MW-83", "mw-no-building-there"));
            };
            if location.forest.is_some() {
                return Err(Refusal::new("MW-144", "mw-no-covered").with("building", building_name(building)));
            }
            if Self::content().building(building).action.is_none() {
                return Err(Refusal::new("MW-252", "mw-no-action").with("building", building_name(building)));
            }
            if building == Building::Longhouse {
                return Ok(());
            }
        }
        match self.standing_on(space) {
            Some(other) if other != who => {
                Err(Refusal::new("MW-85", "mw-no-occupied").with("other", other.seat()))
            }
            _ => Ok(()),
        }
    }

    /// Whether no other character stands on a space.
    pub(super) fn may_stand(&self, who: Character, space: Space) -> bool {
        self.standing_on(space).is_none_or(|other| other == who)
    }

    /// Whether a town action itself can be performed.
    pub(super) fn check_action(&self, who: Character, action: TownAction) -> Result<(), Refusal> {
        let coins = self.sheet(who).coins;
        match action {
            TownAction::Adventure => Ok(()),
            TownAction::Improve => {
                if Res::ALL.iter().any(|&res| self.check_buy(who, res).is_ok()) {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-109", "mw-no-improve").with("who", who.seat()))
                }
            }
            TownAction::Discover => {
                if coins < DISCOVER_COST {
                    Err(Refusal::new("MW-112", "mw-no-coins-for")
                        .with("coins", DISCOVER_COST)
                        .with("who", who.seat()))
                } else if self.town.forests().next().is_none() {
                    Err(Refusal::new("MW-115", "mw-no-forest"))
                } else {
                    Ok(())
                }
            }
            TownAction::Construct => {
                if self.constructible(ANY_LEVEL).next().is_some() {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-117", "mw-no-construct"))
                }
            }
            TownAction::Demolish => {
                if self.town.buildings().next().is_some() {
                    Ok(())
                } else {
                    Err(Refusal::new("MW-132", "mw-no-demolish"))
                }
            }
            TownAction::Hire => {
                if coins < 2 || self.hirable(who, KindSel::Either).next().is_none() {
                    Err(self.refuse_hire_action(who))
                } else {
                    Ok(())
                }
            }
            TownAction::Use(at) => {
                let Some(building) = self.town.at(at).building else {
                    return Err(Refusal::new("MW-83", "mw-no-building-there"));
                };
                let ctx = Ctx::of(who, Source::Use(building));
                match &Self::content().building(building).action {
                    Some(effect) if self.can_do(effect, ctx) => Ok(()),
                    _ => {
                        Err(Refusal::new("MW-139", "mw-no-requirement")
                            .with("building", building_name(building)))
                    }
                }
            }
        }
    }

    /// Whether a character can buy one of a resource for the town (MW-109, MW-R10).
    pub fn check_buy(&self, who: Character, res: Res) -> Result<(), Refusal> {
        let rate = Self::content().rate(who, res);
        if self.town.held.of(res) >= MOST {
            Err(Refusal::new("MW-R10", "mw-no-track-full"))
        } else if self.sheet(who).coins < rate {
            Err(Refusal::new("MW-109", "mw-no-coins-for").with("coins", rate).with("who", who.seat()))
        } else {
            Ok(())
        }
    }

    /// Buys one of a resource (MW-109 to MW-111).
    pub(super) fn buy(&mut self, who: Character, res: Res, out: &mut Out) {
        self.spend(who, Self::content().rate(who, res), Source::Rule, out);
        self.gain(res, 1, Ctx::of(who, Source::Rule), out);
    }

    /// Makes a legal move of the own turn.
    pub(super) fn make_turn_move(&mut self, who: Character, mv: Move, out: &mut Out) {
        match mv {
            Move::Act(action) => self.act(who, action, out),
            Move::Forgo => self.push(StackId::Of(who), Task::Ask(Ask::Forgo)),
            Move::Send(die) => self.send(who, die, out),
            // Barter is no work: a sprite can still be sent after it.
            Move::Roam(roam) if roam.is_barter() => self.do_trade(who, mv, out),
            Move::Farm(_) | Move::Craft(_) | Move::Deal(_) | Move::Roam(_) => {
                self.sheet_mut(who).today.worked = true;
                self.do_trade(who, mv, out);
            }
            Move::Skill(skill) => {
                self.sheet_mut(who).today.worked = true;
                self.use_skill(who, skill, out);
            }
            Move::EndTurn => {
                self.stop_work(who);
                self.sheet_mut(who).today.ended = true;
                out.tell(Event::TurnEnded { who });
            }
            _ => {}
        }
    }

    /// The building on a space, where it is a location with one.
    pub(super) fn building_on(&self, space: Space) -> Option<Building> {
        match space {
            Space::At(at) => self.town.at(at).building,
            _ => None,
        }
    }

    /// Puts the miniature on a space and counts the town action.
    fn stand(&mut self, who: Character, space: Space, forgone: bool, out: &mut Out) {
        let today = &mut self.sheet_mut(who).today;
        today.town -= 1;
        today.acted = true;
        today.stands = Some(space);
        let building = self.building_on(space);
        out.tell(Event::Stood { who, space, building, forgone });
    }

    /// Puts the miniature on the space of an action that something else grants.
    pub(super) fn step_onto(&mut self, who: Character, space: Space, out: &mut Out) {
        self.sheet_mut(who).today.stands = Some(space);
        let building = self.building_on(space);
        out.tell(Event::Stood { who, space, building, forgone: false });
    }

    /// A town action (MW-80 to MW-97).
    fn act(&mut self, who: Character, action: TownAction, out: &mut Out) {
        self.stand(who, action.space(), false, out);
        self.take_action(who, action, out);
    }

    /// What a town action does once the miniature stands there.
    pub(super) fn take_action(&mut self, who: Character, action: TownAction, out: &mut Out) {
        let stack = StackId::Of(who);
        let ctx = Ctx::of(who, Source::Rule);
        match action {
            TownAction::Adventure => self.push(stack, Task::DrawAdventure),
            TownAction::Improve => {
                self.align(who, Kind::Sprite, out);
                self.season_log.add(Stat::Improved, 1);
                self.push(stack, Task::After(Trigger::Improve, ctx));
                self.push(stack, Task::Ask(Ask::Improve { bought: false }));
            }
            TownAction::Discover => {
                self.align(who, Kind::Sprite, out);
                self.push(stack, Task::Ask(Ask::Discover { free: false, ctx }));
            }
            TownAction::Construct => {
                self.align(who, Kind::Villager, out);
                let then = std::sync::Arc::default();
                self.push(stack, Task::Ask(Ask::Construct { max_level: ANY_LEVEL, then, ctx }));
            }
            TownAction::Demolish => {
                self.align(who, Kind::Villager, out);
                self.push(stack, Task::Ask(Ask::Demolish));
            }
            TownAction::Hire => {
                self.push(stack, Task::After(Trigger::Hire, ctx));
                self.push(stack, Task::Ask(Ask::Hire { first: None }));
            }
            TownAction::Use(at) => {
                let Some(building) = self.town.at(at).building else {
                    return;
                };
                self.season_log.use_building(building);
                let card = Self::content().building(building);
                if let Some(effect) = card.action.clone() {
                    self.push(stack, Task::Do(effect, Ctx::of(who, Source::Use(building))));
                }
                self.align_by_building(who, building, out);
            }
        }
    }

    /// The alignment a building gives; where it gives either, the player's choice (MW-95, MW-100).
    fn align_by_building(&mut self, who: Character, building: Building, out: &mut Out) {
        match Self::content().building(building).aligned {
            Some(kind) => self.align(who, kind, out),
            None => self.ask_alignment(who),
        }
    }

    /// Asks which alignment, unless there is one already.
    pub(super) fn ask_alignment(&mut self, who: Character) {
        if self.sheet(who).today.aligned.is_none() {
            self.push(StackId::Of(who), Task::Ask(Ask::Align { lent: false }));
        }
    }

    /// Aligns a character for the day; the first alignment holds (MW-89, MW-97).
    pub(super) fn align(&mut self, who: Character, kind: Kind, out: &mut Out) {
        let today = &mut self.sheet_mut(who).today;
        if today.aligned.is_some() {
            return;
        }
        today.aligned = Some(kind);
        self.season_log.aligned_days[who.index()][kind as usize] += 1;
        out.tell(Event::Aligned { who, kind });
    }

    /// The spaces a character may stand on only for their alignment (MW-98, MW-99, MW-R11).
    pub fn spaces_to_forgo(&self, who: Character) -> impl Iterator<Item = Space> {
        let buildings = LocationId::all().map(Space::At);
        Space::BASIC.into_iter().chain(buildings).filter(move |&space| self.check_stand(who, space).is_ok())
    }

    /// Stands on a space and gives up its effect.
    pub(super) fn forgo(&mut self, who: Character, space: Space, out: &mut Out) {
        self.stand(who, space, true, out);
        match space {
            Space::Improve => self.align(who, Kind::Sprite, out),
            Space::Construct => self.align(who, Kind::Villager, out),
            Space::Adventure | Space::Hire => self.ask_alignment(who),
            Space::At(at) => {
                if let Some(building) = self.town.at(at).building {
                    self.align_by_building(who, building, out);
                }
            }
        }
    }
}

fn building_name(building: Building) -> crate::rules::Words {
    crate::rules::Words::new(format!("mw-building-{}", building.slug()))
}
