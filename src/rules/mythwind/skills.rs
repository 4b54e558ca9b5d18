//! Skills: bought, shelved on the tray, used (MW-202 to MW-206, MW-CJ01, MW-CJ06 to MW-CJ08).

use super::{
    ask::Ask,
    components::Character,
    event::{Event, Out},
    moves::Move,
    state::{Mythwind, SKILL_SPACES, Skill, StackId},
    task::{Ctx, Source, Task},
};
use crate::rules::{Refusal, Words};

impl Mythwind {
    /// What a skill costs a character with so many coins off.
    pub fn skill_price(&self, skill: Skill, discount: u8, free: bool) -> u8 {
        if free { 0 } else { skill.card(Self::content()).cost.saturating_sub(discount) }
    }

    /// The skills a character could gain now.
    pub(super) fn learnable(
        &self,
        who: Character,
        max_level: u8,
        discount: u8,
        free: bool,
    ) -> impl Iterator<Item = Skill> {
        Skill::of(who).filter(move |&skill| {
            self.has_trade(who)
                && skill.card(Self::content()).level <= max_level
                && !self.has_skill(who, skill)
                && u16::from(self.skill_price(skill, discount, free)) <= self.sheet(who).coins
        })
    }

    /// Gains a skill; where it goes on the tray is the next question.
    pub(super) fn learn(&mut self, who: Character, skill: Skill, discount: u8, free: bool, out: &mut Out) {
        let paid = self.skill_price(skill, discount, free);
        self.spend(who, u16::from(paid), Source::Skill(skill), out);
        out.tell(Event::Learned { who, skill, paid });
        self.push(StackId::Of(who), Task::Ask(Ask::Shelve { skill }));
    }

    /// Whether a skill fits a space of the tray: one of its level or higher.
    fn fits(skill: Skill, space: u8) -> bool {
        SKILL_SPACES.get(usize::from(space)).is_some_and(|&level| level >= skill.card(Self::content()).level)
    }

    /// Whether a new skill finds room once those on the tray are rearranged, one of them left out perhaps.
    fn has_room(&self, who: Character, skill: Skill, without: Option<u8>) -> bool {
        let level = |skill: Skill| skill.card(Self::content()).level;
        let skills = &self.sheet(who).skills;
        (1..=3).all(|least| {
            let staying = (0..)
                .zip(skills)
                .filter(|&(space, owned)| {
                    Some(space) != without && owned.is_some_and(|owned| level(owned) >= least)
                })
                .count();
            let spaces = SKILL_SPACES.iter().filter(|&&space| space >= least).count();
            staying + usize::from(level(skill) >= least) <= spaces
        })
    }

    /// Where a new skill can go. If there is no such space, what can be moved about to make one; if there is no
    /// room at all, what can be taken off for it (MW-205).
    pub(super) fn shelves(&self, who: Character, skill: Skill, moves: &mut Vec<Move>) {
        let skills = &self.sheet(who).skills;
        let free = |space: u8| skills[usize::from(space)].is_none() && Mythwind::fits(skill, space);
        moves.extend((0..5).filter(|&space| free(space)).map(Move::Shelf));
        if !moves.is_empty() {
            return;
        }
        if !self.has_room(who, skill, None) {
            moves.extend((0..5).filter(|&space| self.has_room(who, skill, Some(space))).map(Move::Drop));
            return;
        }
        let stays =
            |from: u8, to: u8| skills[usize::from(from)].is_none_or(|moved| Mythwind::fits(moved, to));
        for a in 0..5 {
            for b in a + 1..5 {
                let any = skills[usize::from(a)].is_some() || skills[usize::from(b)].is_some();
                if any && stays(a, b) && stays(b, a) {
                    moves.push(Move::Swap(a, b));
                }
            }
        }
    }

    /// Puts the new skill down, or first moves or takes off others.
    pub(super) fn shelve(&mut self, who: Character, skill: Skill, mv: Move, out: &mut Out) {
        let skills = &mut self.sheet_mut(who).skills;
        match mv {
            Move::Shelf(space) => {
                skills[usize::from(space)] = Some(skill);
                return;
            }
            Move::Swap(a, b) => skills.swap(usize::from(a), usize::from(b)),
            Move::Drop(space) => {
                if let Some(skill) = skills[usize::from(space)].take() {
                    self.sheet_mut(who).tired.retain(|&tired| tired != skill);
                    out.tell(Event::Dropped { who, skill });
                }
            }
            _ => {}
        }
        self.push(StackId::Of(who), Task::Ask(Ask::Shelve { skill }));
    }

    /// Whether a skill can be used on the own turn (MW-CJ06).
    pub(super) fn check_skill(&self, who: Character, skill: Skill) -> Result<(), Refusal> {
        let card = skill.card(Self::content());
        let sheet = self.sheet(who);
        let refuse = |clause, key: &'static str| {
            Err(Refusal::new(clause, key).with("skill", Words::new(format!("mw-skill-{}", skill.slug()))))
        };
        let Some(action) = card.action.as_ref().filter(|_| sheet.skills.contains(&Some(skill))) else {
            return refuse("MW-CJ06", "mw-no-skill-action");
        };
        if !sheet.today.acted {
            return Err(Refusal::new("MW-80", "mw-no-town-action-yet").with("who", who.seat()));
        }
        if sheet.tired.contains(&skill) {
            return refuse("MW-CJ06", "mw-no-tired-skill");
        }
        if card.aligned.is_some_and(|kind| sheet.today.aligned != Some(kind)) {
            return refuse("MW-CJ06", "mw-no-skill-today");
        }
        if !self.can_do_all(action, Ctx::of(who, Source::Skill(skill))) {
            return refuse("MW-CJ06", "mw-no-use-of-skill");
        }
        Ok(())
    }

    /// Whether the first part of a skill's effect can be done: without it the rest must not come.
    fn can_do_all(&self, effect: &super::effect::Effect, ctx: Ctx) -> bool {
        match effect {
            super::effect::Effect::Seq(parts) => parts.first().is_some_and(|part| self.can_do(part, ctx)),
            single => self.can_do(single, ctx),
        }
    }

    /// Uses a skill on the own turn: it is tired until dusk.
    pub(super) fn use_skill(&mut self, who: Character, skill: Skill, out: &mut Out) {
        self.sheet_mut(who).tired.push(skill);
        self.perform(who, skill, out);
    }

    /// The skills a character could perform by an effect: any with an action, tired or not (MW-CJ07).
    pub(super) fn performable(&self, who: Character) -> impl Iterator<Item = Skill> {
        self.sheet(who).skills.into_iter().flatten().filter(move |&skill| {
            skill
                .card(Self::content())
                .action
                .as_ref()
                .is_some_and(|action| self.can_do_all(action, Ctx::of(who, Source::Skill(skill))))
        })
    }

    /// Does what a skill says.
    pub(super) fn perform(&mut self, who: Character, skill: Skill, out: &mut Out) {
        out.tell(Event::SkillUsed { who, skill });
        if let Some(action) = skill.card(Self::content()).action.clone() {
            self.push(StackId::Of(who), Task::Do(action, Ctx::of(who, Source::Skill(skill))));
        }
    }
}
