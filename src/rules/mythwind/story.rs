//! What the story brings: envelopes, sprites, things fixed to the tower, the road not taken.

use super::{
    effect::Effect,
    event::{Event, Out},
    state::Mythwind,
    task::{Ctx, Source},
};

/// The event at whose door campaigns rested that were begun before the story was told to its end.
const HOLLOW_OAK: u8 = 26;
/// The first of the everyday events.
const EVERY_DAY: u8 = 135;

impl Mythwind {
    /// Whether an effect comes from a tale, in which what the story would bring comes no more (MW-D46).
    pub(super) fn is_told(&self, effect: &Effect, ctx: Ctx) -> bool {
        let brings = matches!(
            effect,
            Effect::Envelope(_)
                | Effect::SpriteToken(_)
                | Effect::Upgrade(_)
                | Effect::OtherRoad
                | Effect::Adventures(..)
                | Effect::Unlock(_)
                | Effect::StoryComplete
        );
        brings && matches!(ctx.source, Source::Event(id) if self.story.tales.contains(&id))
    }

    /// Opens an envelope, once (MW-265, MW-266). The first brings the sprites' space with two sprites; its
    /// weather card joins at the next new deck (MW-267, MW-R66).
    pub(super) fn open_envelope(&mut self, envelope: u8, out: &mut Out) {
        if !self.story.envelopes.insert(envelope) {
            return;
        }
        out.reveal();
        out.tell(Event::EnvelopeOpened { envelope });
        if envelope == 1 {
            self.gain_sprite(1, out);
            self.gain_sprite(2, out);
        }
    }

    /// A sprite's token comes to town.
    pub(super) fn gain_sprite(&mut self, sprite: u8, out: &mut Out) {
        if self.town.gain_sprite(sprite) {
            out.tell(Event::SpriteCame { sprite });
        }
    }

    /// Something is fixed to the tower for good.
    pub(super) fn gain_upgrade(&mut self, upgrade: u8, out: &mut Out) {
        if !self.town.upgrades.contains(&upgrade) {
            self.town.upgrades.push(upgrade);
            out.tell(Event::Upgraded { upgrade });
        }
    }

    /// The set of adventures of the road that was not taken, and the sprite met there (MW-D49).
    pub(super) fn open_other_road(&mut self, out: &mut Out) {
        let (first, last) = if self.story.adventures.contains(&31) { (46, 60) } else { (31, 45) };
        self.add_adventures(first, last);
        let sprite = if self.town.sprites.contains(&3) { 4 } else { 3 };
        self.gain_sprite(sprite, out);
    }

    /// The story has been told to its end; the game goes on (MW-D47).
    pub(super) fn complete_story(&mut self, out: &mut Out) {
        if !std::mem::replace(&mut self.story.complete, true) {
            out.tell(Event::StoryComplete);
        }
    }

    /// A campaign that rested at the Hollow Oak goes on from there: its card comes into the deck, and the
    /// everyday events wait for the end of the story (MW-D41).
    pub(super) fn wake_the_story(&mut self) {
        if !std::mem::take(&mut self.story.resting) {
            return;
        }
        let hidden = &mut self.hidden.0;
        hidden.events.take_where(|&id| id >= EVERY_DAY);
        self.story.unlocked.retain(|&id| id < EVERY_DAY);
        hidden.events.shuffle_in(HOLLOW_OAK, &mut hidden.rng);
    }
}
