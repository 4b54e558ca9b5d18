//! The sprites' action space: a hired sprite is sent there, and whoever sits there does something for it.

use super::{
    ask::Ask,
    components::{Character, Kind},
    dice::{DieAt, DieId},
    effect::{Effect, Fx, Granted},
    event::{Event, Out},
    moves::{Move, TownAction},
    state::{Mythwind, Space, StackId},
    task::{Ctx, Source, Task},
    town::LocationId,
};
use crate::rules::Refusal;

impl Mythwind {
    /// The die in the sprites' action space, and whose it is.
    pub fn sent_sprite(&self) -> Option<(DieId, Character)> {
        DieId::all().find_map(|die| match self.dice.get(die).at {
            DieAt::SpriteSpace(who) => Some((die, who)),
            _ => None,
        })
    }

    /// Every hired sprite that can be sent now.
    pub(super) fn sprites_to_send(&self, who: Character) -> impl Iterator<Item = Move> {
        let dice = self.dice.kind_at(Kind::Sprite, DieAt::Well(who)).map(Move::Send);
        dice.filter(move |mv| matches!(mv, Move::Send(die) if self.check_send(who, *die).is_ok()))
    }

    /// Whether a hired sprite may be sent (MW-276 to MW-278, MW-R38).
    pub(super) fn check_send(&self, who: Character, die: DieId) -> Result<(), Refusal> {
        if self.town.sprite.is_none() {
            return Err(Refusal::new("MW-276", "mw-no-such-move-now"));
        }
        if let Some((_, other)) = self.sent_sprite() {
            return Err(Refusal::new("MW-278", "mw-no-second-sprite").with("other", other.seat()));
        }
        if self.sheet(who).today.worked {
            return Err(Refusal::new("MW-277", "mw-no-sprite-now"));
        }
        if !die.exists() || die.kind() != Kind::Sprite || self.dice.get(die).at != DieAt::Well(who) {
            return Err(Refusal::new("MW-277", "mw-no-own-sprite"));
        }
        if self.dice.get(die).pips == 0 {
            return Err(Refusal::new("MW-277", "mw-no-pip"));
        }
        Ok(())
    }

    /// A hired sprite goes to the space with a pip less; then what sits there may do its part (MW-279).
    pub(super) fn send(&mut self, who: Character, die: DieId, out: &mut Out) {
        let Some(sprite) = self.town.sprite else { return };
        let pips = self.dice.rotate(die, -1);
        self.dice.put(die, DieAt::SpriteSpace(who));
        self.season_log.sprite_actions += 1;
        out.tell(Event::Sent { who, die, pips });
        let Some(card) = Self::content().story.sprites.iter().find(|card| card.id == sprite) else { return };
        let effect = Fx::new(Effect::May(card.effect.clone()));
        self.push(StackId::Of(who), Task::Do(effect, Ctx::of(who, Source::Sprite(sprite))));
    }

    /// At dusk a sent die that still shows a pip goes home to its well; an empty one rests at the tower as any
    /// other does (MW-280). Its place in the well was kept.
    pub(super) fn come_home(&mut self, who: Character, out: &mut Out) {
        let sent: Vec<DieId> = self.dice.at(DieAt::SpriteSpace(who)).collect();
        for die in sent {
            self.dice.put(die, DieAt::Well(who));
            out.tell(Event::CameHome { who, die });
        }
    }

    /// The next sprite takes its place, if one stands there (MW-287, MW-288).
    pub(super) fn rotate_sprite(&mut self, out: &mut Out) {
        if let Some(sprite) = self.town.next_sprite().filter(|next| self.town.sprite != Some(*next)) {
            self.town.sprite = Some(sprite);
            out.tell(Event::SpriteSeated { sprite });
        }
    }

    /// The buildings a character may use by a granted action (MW-285).
    pub(super) fn usable(&self, who: Character) -> impl Iterator<Item = LocationId> {
        LocationId::all().filter(move |&at| {
            self.check_stand(who, Space::At(at)).is_ok()
                && self.check_action(who, TownAction::Use(at)).is_ok()
        })
    }

    /// Whether a granted town action can be taken: its space is free, and there is something to do.
    pub(super) fn can_take(&self, who: Character, action: Granted) -> bool {
        let free = |action: TownAction| {
            self.check_stand(who, action.space()).is_ok() && self.check_action(who, action).is_ok()
        };
        match action {
            Granted::Improve => free(TownAction::Improve),
            Granted::Construct => free(TownAction::Construct),
            Granted::Use => self.usable(who).next().is_some(),
        }
    }

    /// A granted town action: its own rules hold, the first alignment of the day too (MW-R38, MW-97).
    pub(super) fn take_granted(
        &mut self,
        action: Granted,
        then: &Fx,
        ctx: Ctx,
        stack: StackId,
        out: &mut Out,
    ) {
        let Some(who) = ctx.actor.filter(|&who| self.can_take(who, action)) else { return };
        match action {
            Granted::Improve => self.act_granted(who, TownAction::Improve, out),
            Granted::Construct => {
                self.step_onto(who, Space::Construct, out);
                self.align(who, Kind::Villager, out);
                let ask = Ask::Construct { max_level: super::turn::ANY_LEVEL, then: then.clone(), ctx };
                self.push(stack, Task::Ask(ask));
            }
            Granted::Use => self.push(stack, Task::Ask(Ask::Use)),
        }
    }

    /// Takes a granted action of the miniature.
    pub(super) fn act_granted(&mut self, who: Character, action: TownAction, out: &mut Out) {
        self.step_onto(who, action.space(), out);
        self.take_action(who, action, out);
    }
}
