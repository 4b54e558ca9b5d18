//! Whether content is sound, beyond what its syntax says.

use super::{Content, MOST_PRICE, Section};
use crate::{
    content::{ContentError, ContentFile},
    rules::mythwind::{
        components::{Building, Character, Kind, Season},
        crafter::{MOST_MATERIALS, OrderId},
        effect::Effect,
        farmer::Crop,
        state::Skill,
    },
};

impl Content {
    /// Checks what single files cannot: numbers in order, names that exist, the rules' own facts.
    pub(super) fn check(
        &self,
        file: &impl Fn(&str) -> Result<ContentFile, ContentError>,
    ) -> Result<(), ContentError> {
        let wrong = |name: &str, near: &str, reason: String| -> Result<(), ContentError> {
            Err(file(name)?.wrong(near, reason))
        };
        for (card, id) in self.buildings.iter().zip(Building::ALL) {
            let near = format!("id: {:?}", card.id);
            if card.id != id {
                return wrong(
                    "buildings",
                    &near,
                    format!("expected {id:?} here, the cards stand in the order of the alphabet"),
                );
            }
            if !(1..=4).contains(&card.slot) || card.level > 4 {
                return wrong("buildings", &near, "slots run from 1 to 4 and levels to IV".into());
            }
            if card.replaces && card.needs.is_none() {
                return wrong("buildings", &near, "it replaces, but needs no building".into());
            }
        }
        if self.buildings.len() != Building::ALL.len() {
            return wrong(
                "buildings",
                "[",
                format!("there are {} building cards, the box holds 42", self.buildings.len()),
            );
        }
        if let Some(bad) = self.weather.iter().zip(1..).find(|(card, id)| card.id != *id) {
            return wrong(
                "weather",
                &format!("id: {}", bad.0.id),
                format!("expected weather card {} here", bad.1),
            );
        }
        for (tile, season) in self.seasons.iter().zip(Season::ALL) {
            let [a, b, c] = &tile.patterns;
            let near = format!("season: {:?}", tile.season);
            if tile.season != season {
                return wrong("seasons", &near, format!("expected {season:?} here"));
            }
            if a.signs == b.signs || a.signs == c.signs || b.signs == c.signs {
                return wrong(
                    "seasons",
                    &near,
                    "two patterns of a season are equal, so two effects would fire at once".into(),
                );
            }
        }
        let numbered = |name: &'static str, ids: &mut dyn Iterator<Item = u8>| {
            let mut last = 0;
            for id in ids {
                if id <= last {
                    return wrong(
                        name,
                        &format!("id: {id},"),
                        format!("card {id} stands after card {last}; numbers rise and none comes twice"),
                    );
                }
                last = id;
            }
            Ok(())
        };
        numbered("forests", &mut self.forests.iter().map(|card| card.id))?;
        numbered("goals", &mut self.goals.iter().map(|card| card.id))?;
        numbered("events", &mut self.events.iter().map(|card| card.id))?;
        numbered("adventures", &mut self.adventures.iter().map(|card| card.id))?;
        for goal in &self.goals {
            let near = format!("id: {},", goal.id);
            if goal.needs.is_empty() {
                return wrong("goals", &near, "a goal asks for something".into());
            }
            if self.goal(goal.next).is_none() {
                return wrong(
                    "goals",
                    &near,
                    format!("it leads to goal {}, which does not exist", goal.next),
                );
            }
        }
        for event in &self.events {
            let near = format!("id: {},", event.id);
            if event.options.is_empty() {
                return wrong("events", &near, "an event has at least one option".into());
            }
            for option in &event.options {
                for &unlocked in &option.unlocks {
                    if self.event(unlocked).is_none() {
                        return wrong(
                            "events",
                            &near,
                            format!("it unlocks event {unlocked}, which does not exist"),
                        );
                    }
                }
                self.check_effect(&option.effect).or_else(|reason| wrong("events", &near, reason))?;
            }
        }
        for adventure in &self.adventures {
            let near = format!("id: {},", adventure.id);
            if adventure.sections.is_empty() {
                return wrong("adventures", &near, "an adventure has at least one section".into());
            }
            if adventure.by_tower
                && adventure.sections.iter().map(|section| section.0).ne([Kind::Sprite, Kind::Villager])
            {
                let reason = "where the tower decides, the sections are Sprite and Villager, in this order";
                return wrong("adventures", &near, reason.into());
            }
            for Section(_, effect) in &adventure.sections {
                self.check_effect(effect).or_else(|reason| wrong("adventures", &near, reason))?;
            }
        }
        for (card, id) in self.characters.iter().zip(Character::ALL) {
            if card.id != id {
                return wrong("characters", &format!("id: {:?}", card.id), format!("expected {id:?} here"));
            }
        }
        for (card, id) in self.crops.iter().zip(Crop::ALL) {
            if card.id != id || card.shape.is_empty() {
                return wrong(
                    "crops",
                    &format!("id: {:?}", card.id),
                    format!("expected {id:?} here, with a shape"),
                );
            }
        }
        for (card, id) in self.skills.iter().zip(Skill::all()) {
            if card.id != id || !(1..=3).contains(&card.level) {
                return wrong(
                    "skills",
                    &format!("id: {:?}", card.id),
                    format!("expected {id:?} here, of level I to III"),
                );
            }
        }
        for (card, id) in self.orders.iter().zip((1..).map(OrderId)) {
            let near = format!("id: {},", card.id.0);
            if card.id != id {
                return wrong("orders", &near, format!("expected order {} here", id.0));
            }
            let started = card.materials.total();
            if !(1..=MOST_MATERIALS).contains(&started) || card.work == 0 || !(1..=3).contains(&card.tier) {
                let reason = "an order takes 1 to 8 materials and some work, and is of tier 1 to 3";
                return wrong("orders", &near, reason.into());
            }
            if !(1..=MOST_PRICE).contains(&card.price) {
                return wrong("orders", &near, format!("an order pays 1 to {MOST_PRICE} coins"));
            }
        }
        for (name, have, want) in [
            ("seasons", self.seasons.len(), 4),
            ("forests", self.forests.len(), 12),
            ("characters", self.characters.len(), 4),
            ("crops", self.crops.len(), 8),
            ("skills", self.skills.len(), Skill::all().count()),
            ("orders", self.orders.len(), 30),
        ] {
            if have != want {
                return wrong(name, "[", format!("there are {have} entries, the box holds {want}"));
            }
        }
        Ok(())
    }

    /// Checks that every card the rules themselves name is there, and none that they cannot place.
    pub(super) fn check_box(
        &self,
        file: &impl Fn(&str) -> Result<ContentFile, ContentError>,
    ) -> Result<(), ContentError> {
        let ids = |cards: &mut dyn Iterator<Item = u8>| cards.collect::<Vec<u8>>();
        let forests = (1..=13).filter(|&at| at != 7).collect::<Vec<u8>>();
        for (name, have, want) in [
            ("weather", ids(&mut self.weather.iter().map(|card| card.id)), (1..=10).collect()),
            ("events", ids(&mut self.events.iter().map(|card| card.id)), (1..=154).collect()),
            ("adventures", ids(&mut self.adventures.iter().map(|card| card.id)), (1..=80).collect()),
            ("forests", ids(&mut self.forests.iter().map(|card| card.id)), forests),
            ("goals", ids(&mut self.goals.iter().map(|card| card.id)), (1..=28).collect()),
            ("story", ids(&mut self.story.upgrades.iter().map(|upgrade| upgrade.id)), (1..=8).collect()),
        ] {
            if let Some(missing) = want.iter().find(|&id| !have.contains(id)) {
                return Err(file(name)?.wrong("id:", format!("card {missing} is missing")));
            }
            if let Some(extra) = have.iter().find(|&id| !want.contains(id)) {
                return Err(file(name)?.wrong(&format!("id: {extra},"), format!("there is no card {extra}")));
            }
        }
        let sprites = ids(&mut self.story.sprites.iter().map(|sprite| sprite.id));
        if sprites != [1, 2, 3, 4, 5, 6] {
            return Err(file("story")?.wrong("sprites", "the sprites are numbered 1 to 6, in order".into()));
        }
        Ok(())
    }

    /// Checks that no building needs itself in the end: prerequisites are followed without looking back.
    pub(super) fn check_prerequisites(
        &self,
        file: &impl Fn(&str) -> Result<ContentFile, ContentError>,
    ) -> Result<(), ContentError> {
        for card in &self.buildings {
            let mut next = card.needs;
            for _ in Building::ALL {
                next = next.and_then(|needs| self.building(needs).needs);
            }
            if next.is_some() {
                let near = format!("id: {:?},", card.id);
                return Err(file("buildings")?.wrong(&near, "it needs itself to be built first".into()));
            }
        }
        Ok(())
    }

    /// Checks every effect that is printed on anything but an event or an adventure.
    pub(super) fn check_effects(
        &self,
        file: &impl Fn(&str) -> Result<ContentFile, ContentError>,
    ) -> Result<(), ContentError> {
        let wrong = |name: &'static str, near: String| {
            move |reason| file(name).and_then(|text| Err(text.wrong(&near, reason)))
        };
        for card in &self.buildings {
            let effects = [Some(&card.benefit), card.action.as_ref(), card.end.as_ref()];
            effects
                .into_iter()
                .flatten()
                .try_for_each(|effect| self.check_effect(effect))
                .or_else(wrong("buildings", format!("id: {:?},", card.id)))?;
        }
        for card in &self.weather {
            self.check_effect(&card.effect).or_else(wrong("weather", format!("id: {},", card.id)))?;
        }
        for tile in &self.seasons {
            tile.patterns
                .iter()
                .try_for_each(|pattern| self.check_effect(&pattern.effect))
                .or_else(wrong("seasons", format!("season: {:?}", tile.season)))?;
        }
        for card in &self.forests {
            self.check_effect(&card.effect).or_else(wrong("forests", format!("id: {},", card.id)))?;
        }
        for card in &self.goals {
            self.check_effect(&card.success)
                .and_then(|()| self.check_effect(&card.failure))
                .or_else(wrong("goals", format!("id: {},", card.id)))?;
        }
        for card in &self.skills {
            if let Some(action) = &card.action {
                self.check_effect(action).or_else(wrong("skills", format!("id: {:?},", card.id)))?;
            }
        }
        for sprite in &self.story.sprites {
            self.check_effect(&sprite.effect)
                .or_else(wrong("story", format!("id: {}, effect", sprite.id)))?;
        }
        for upgrade in &self.story.upgrades {
            self.check_effect(&upgrade.effect)
                .or_else(wrong("story", format!("id: {}, with", upgrade.id)))?;
        }
        Ok(())
    }

    /// Checks that an effect names only what exists.
    fn check_effect(&self, effect: &Effect) -> Result<(), String> {
        match effect {
            Effect::Unlock(events) => match events.iter().find(|&&id| self.event(id).is_none()) {
                Some(id) => Err(format!("it unlocks event {id}, which does not exist")),
                None => Ok(()),
            },
            Effect::Adventures(first, last) => {
                match (*first..=*last).find(|&id| self.adventure(id).is_none()) {
                    Some(id) => Err(format!("it adds adventure {id}, which does not exist")),
                    None => Ok(()),
                }
            }
            Effect::Seq(parts) | Effect::Choose(parts) => {
                parts.iter().try_for_each(|part| self.check_effect(part))
            }
            Effect::May(part)
            | Effect::Each(part)
            | Effect::Repeat(_, part)
            | Effect::AfterGoal(part)
            | Effect::Overgrow(part) => self.check_effect(part),
            Effect::Pay { then, or_else, .. } => {
                self.check_effect(then).and_then(|()| self.check_effect(or_else))
            }
            Effect::Envelope(envelope) if !(1..=4).contains(envelope) => {
                Err(format!("it opens envelope {envelope}, which does not exist"))
            }
            Effect::SpriteToken(sprite) if !(1..=6).contains(sprite) => {
                Err(format!("it brings sprite {sprite}, which does not exist"))
            }
            Effect::Upgrade(upgrade) if !(1..=8).contains(upgrade) => {
                Err(format!("it brings tower upgrade {upgrade}, which does not exist"))
            }
            Effect::Town { then: part, .. }
            | Effect::Construct { then: part, .. }
            | Effect::Grant { or_else: part, .. } => self.check_effect(part),
            Effect::Roll(_, table) => table.iter().try_for_each(|part| self.check_effect(part)),
            _ => Ok(()),
        }
    }
}
