//! What can be answered: exactly the legal answers.

use super::Ask;
use crate::rules::mythwind::{
    components::{Character, Kind, Res},
    dice::DieAt,
    effect::{Fx, KindSel, ResSel},
    farmer::Line,
    land::DISCOVER_COST,
    moves::Move,
    state::Mythwind,
    task::Ctx,
};

impl Mythwind {
    /// The legal answers of a character to a question.
    pub(in crate::rules::mythwind) fn answers(&self, ask: &Ask, who: Character, moves: &mut Vec<Move>) {
        match ask {
            Ask::Choose { options, ctx } => self.options(options, *ctx, moves),
            Ask::May { effect, ctx } => {
                if self.can_do(effect, *ctx) {
                    moves.push(Move::Accept);
                }
                moves.push(Move::Decline);
            }
            Ask::Pay(payment) => self.payments(payment, moves),
            Ask::Gain { of, .. } => self.gains(*of, moves),
            Ask::Lose { of, .. } => {
                moves.extend(self.choices_of(*of).filter(|&res| self.town.held.of(res) > 0).map(Move::Res));
            }
            Ask::Rotate { kind, by } => {
                let turns = |&die: &_| {
                    if *by > 0 { self.dice.get(die).pips < 3 } else { true }
                };
                moves.extend(self.dice.kind_at(*kind, DieAt::Tower).filter(turns).map(Move::Die));
            }
            Ask::Roll { kind, .. } => moves.extend(self.rollable(*kind).into_iter().map(Move::Die)),
            Ask::LoseWorker { kind } => moves.extend(self.losable(*kind).into_iter().map(Move::Die)),
            Ask::HireFree { of, ctx, .. } => {
                moves.extend(self.hirable(ctx.actor.unwrap_or(who), *of).map(Move::Die));
                moves.push(Move::Done);
            }
            Ask::Event { id, .. } => {
                let options = Self::content().event(*id).map_or(0, |card| card.options.len());
                moves.extend((0..options).map(|at| Move::Pick(at as u8)));
            }
            Ask::Adventure { id } => {
                moves.extend(self.open_sections(*id).map(Move::Pick));
            }
            Ask::Forgo => {
                moves.extend(self.spaces_to_forgo(who).map(Move::Stand));
                moves.push(Move::Back);
            }
            Ask::Align { .. } => moves.extend(Kind::ALL.map(Move::Align)),
            Ask::Improve { bought } => self.purchases(who, *bought, moves),
            Ask::Discover { free, .. } => {
                // Its coins may have gone since the action was chosen.
                if *free || self.sheet(who).coins >= DISCOVER_COST {
                    moves.extend(self.town.forests().map(Move::At));
                }
            }
            Ask::Construct { max_level, .. } => {
                moves.extend(self.constructible(*max_level).map(Move::Building))
            }
            Ask::Overgrow { .. } if self.hidden.forests.is_empty() => {}
            Ask::Demolish | Ask::Overgrow { .. } => {
                moves.extend(self.town.buildings().map(|(at, _)| Move::At(at)))
            }
            Ask::Jail => {
                moves.extend(self.town.buildings().map(|(at, _)| Move::At(at)));
                moves.push(Move::Decline);
            }
            Ask::Hire { first } => self.hires(who, *first, moves),
            Ask::MoveOne { of, .. } => moves.extend(self.movable(*of).map(Move::Slot)),
            Ask::Place { .. } => moves.extend(self.town.empty_places().map(Move::At)),
            Ask::PlaceForest { .. } => moves.extend(self.forest_places().map(Move::At)),
            Ask::Learn { max_level, discount, free, may } => {
                moves.extend(self.learnable(who, *max_level, *discount, *free).map(Move::Learn));
                if *may {
                    moves.push(Move::Decline);
                }
            }
            Ask::Shelve { skill } => self.shelves(who, *skill, moves),
            Ask::Perform => moves.extend(self.performable(who).map(Move::Skill)),
            Ask::ActNow { .. } => {
                self.trade_moves(who, moves);
                if !self.is_out(who) {
                    moves.push(Move::Done);
                }
            }
            Ask::GrowCrop { grown, .. } => {
                self.growable(who, *grown, moves);
                moves.push(Move::Done);
            }
            Ask::TakeRipe { .. } => self.takeable(who, moves),
            Ask::Barrels => moves.extend(Line::all().map(Move::Line)),
            Ask::Canvass | Ask::Refill | Ask::Deliver | Ask::Patron { .. } | Ask::Scavenge { .. } => {
                self.workshop_answers(who, ask, moves);
            }
            Ask::OrderRivals | Ask::BackDoor { .. } | Ask::SilverTongue => {
                self.market_answers(who, ask, moves);
            }
            Ask::TrailOrder { .. }
            | Ask::Gear
            | Ask::Salvage { .. }
            | Ask::Overflow
            | Ask::SellFinds
            | Ask::Gift { .. } => {
                self.camp_answers(who, ask, moves);
            }
            Ask::EndOrder { left } => {
                moves.extend(left.iter().copied().map(Move::Building));
                moves.push(Move::Done);
            }
            Ask::Goal => moves.extend(self.goal_choice.iter().copied().map(Move::Goal)),
            Ask::Change => self.changes(moves),
            Ask::Use => moves.extend(self.usable(who).map(Move::At)),
            Ask::Upgrade => moves.extend(self.missing_upgrades().map(Move::Upgrade)),
        }
    }

    /// Options that would do something; all of them where none would.
    fn options(&self, options: &[Fx], ctx: Ctx, moves: &mut Vec<Move>) {
        let before = moves.len();
        for (at, option) in (0..).zip(options) {
            if self.can_do(option, ctx) {
                moves.push(Move::Pick(at));
            }
        }
        if moves.len() == before {
            moves.extend((0..options.len()).map(|at| Move::Pick(at as u8)));
        }
    }

    /// Resources with room for one more; all of them where none has.
    fn gains(&self, of: ResSel, moves: &mut Vec<Move>) {
        let before = moves.len();
        moves.extend(self.choices_of(of).filter(|&res| self.town.held.of(res) < 10).map(Move::Res));
        if moves.len() == before {
            moves.extend(self.choices_of(of).map(Move::Res));
        }
    }

    /// What can be bought for the town; enough only after something was.
    fn purchases(&self, who: Character, bought: bool, moves: &mut Vec<Move>) {
        moves.extend(Res::ALL.into_iter().filter(|&res| self.check_buy(who, res).is_ok()).map(Move::Buy));
        if bought {
            moves.push(Move::Done);
        }
    }

    /// Whom to hire for coins; enough only after the first.
    fn hires(&self, who: Character, first: Option<Kind>, moves: &mut Vec<Move>) {
        let price = if first.is_some() { 3 } else { 2 };
        if self.sheet(who).coins >= price {
            moves.extend(self.hirable(who, KindSel::Either).map(Move::Die));
        }
        if first.is_some() {
            moves.push(Move::Done);
        }
    }

    /// Who may join and who may leave before a season.
    fn changes(&self, moves: &mut Vec<Move>) {
        moves.push(Move::Done);
        for other in Character::ALL {
            if !self.is_playing(other) {
                moves.push(Move::Join(other));
            } else if self.count() > 1 {
                moves.push(Move::Leave(other));
            }
        }
    }
}
