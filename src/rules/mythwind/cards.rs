//! Events and adventures: drawn, read, resolved, put away; and what the story unlocks.

use super::{
    achievements::Achievement,
    ask::Ask,
    components::{Character, Kind},
    content::{Section, Trigger},
    effect::{Effect, Flag},
    event::{Event, Out, Passage, StoryArgs},
    log::Stat,
    moves::TownAction,
    state::{Mythwind, Space, StackId},
    task::{Ctx, Source, Task},
};

/// The tale that is told first (MW-D46); whoever has heard it is a storyteller (MW-303).
const FIRST_TALE: u8 = 124;
/// The events of the story; everyday ones come after them.
const STORY: std::ops::RangeInclusive<u8> = 2..=134;

/// Whether it is still open what becomes of an option: its cost may not be paid, its gift not be given.
fn is_open(effect: &Effect) -> bool {
    match effect {
        Effect::Pay { .. } | Effect::Grant { .. } => true,
        Effect::Seq(parts) => parts.iter().any(|part| is_open(part)),
        _ => false,
    }
}

impl Mythwind {
    /// An event is to be resolved once the present card is done with (MW-D15).
    pub(super) fn due_event(&mut self, stack: StackId) {
        // While the group holds anything the event waits there, below the card and above the day's steps;
        // else below everything its character still has to do.
        if self.stacks.group.is_empty() {
            self.stacks.get_mut(stack).insert(0, Task::DrawEvent);
        } else {
            let below = self.stacks.group.iter().rposition(|task| matches!(task, Task::Step(_)));
            self.stacks.group.insert(below.map_or(0, |at| at + 1), Task::DrawEvent);
        }
    }

    /// Draws an event and reads it to all (MW-196, MW-R42).
    pub(super) fn draw_event(&mut self, out: &mut Out) {
        let Some(id) = self.hidden.events.draw() else {
            out.tell(Event::NoEvent);
            return;
        };
        let returns = Self::content().event(id).is_some_and(|card| card.returns);
        let telling = if returns { self.next_telling(id) } else { 0 };
        out.reveal();
        out.tell(Event::EventRead { id, telling });
        self.stacks.group.push(Task::Ask(Ask::Event { id, telling }));
    }

    /// Everyday events have two tellings that take turns. 0 or 1.
    fn next_telling(&mut self, id: u8) -> u8 {
        match self.story.told.iter_mut().find(|told| told.0 == id) {
            Some(told) => {
                told.1 ^= 1;
                told.1
            }
            None => {
                self.story.told.push((id, 0));
                0
            }
        }
    }

    /// The group chooses an option (MW-197).
    pub(super) fn choose_event(&mut self, id: u8, option: u8, out: &mut Out) {
        out.tell(Event::EventChosen { id, option });
        self.season_log.chosen.push((id, option));
        let Some(card) = Self::content().event(id) else {
            return;
        };
        self.stacks.group.push(Task::EventEnds(id, option));
        let effect = card.options[usize::from(option)].effect.clone();
        let open = is_open(&effect);
        self.stacks.group.push(Task::Do(effect, Ctx::group(Source::Event(id))));
        if !open {
            self.read_on(StackId::Group, Passage::Text, out);
        }
    }

    /// Reads a passage of the card that is resolved on a stack, if one is.
    pub(super) fn read_on(&self, stack: StackId, passage: Passage, out: &mut Out) {
        let card = self.stacks.get(stack).iter().rev().find_map(|task| match *task {
            Task::EventEnds(id, option) => Some((Source::Event(id), option)),
            Task::AdventureEnds(id, section) => Some((Source::Adventure(id), section)),
            _ => None,
        });
        let Some((source, option)) = card else { return };
        let telling = match source {
            Source::Event(id) => self.story.told.iter().find(|told| told.0 == id).map_or(0, |told| told.1),
            _ => 0,
        };
        out.tell(Event::Passage { source, option, passage, telling, story: self.story_args() });
    }

    /// What the words of the story turn on now.
    pub fn story_args(&self) -> StoryArgs {
        let has = |flag| self.story.flags.contains(&flag);
        StoryArgs {
            town: [Flag::Wind, Flag::Hearth].into_iter().find(|&flag| has(flag)),
            south: has(Flag::South),
            guild: has(Flag::Guild),
            ration: has(Flag::Ration),
            trust: self.story.trust,
        }
    }

    /// Whether a deck holds a card that was not put back just now; without one nobody could ever stop (MW-R43).
    fn is_other(&self, mut deck: impl Iterator<Item = Source>) -> bool {
        deck.any(|card| !self.story.put_back.contains(&card))
    }

    /// A resolved event leaves the game or returns, and what it unlocks comes in (MW-198).
    pub(super) fn end_event(&mut self, id: u8, option: u8, out: &mut Out) {
        self.season_log.add(Stat::Events, 1);
        self.story.put_back.clear();
        if id == FIRST_TALE {
            self.earn_achievement(Achievement::Storyteller, out);
        }
        let Some(card) = Self::content().event(id) else {
            return;
        };
        if !self.story.tales.contains(&id) {
            for &unlocked in &card.options[usize::from(option)].unlocks {
                self.unlock_event(unlocked);
            }
        }
        if card.returns {
            let hidden = &mut self.hidden.0;
            hidden.events.shuffle_in(id, &mut hidden.rng);
        }
    }

    /// An event joins the deck, once in a campaign (MW-D16).
    pub(super) fn unlock_event(&mut self, id: u8) {
        if self.story.unlocked.insert(id) {
            let hidden = &mut self.hidden.0;
            hidden.events.shuffle_in(id, &mut hidden.rng);
        }
    }

    /// An event of the story nobody has seen is told as a tale, the first of them first (MW-D46).
    pub(super) fn unlock_tale(&mut self) {
        let unseen: Vec<u8> = Self::content()
            .events
            .iter()
            .map(|card| card.id)
            .filter(|id| STORY.contains(id) && !self.story.unlocked.contains(id))
            .collect();
        let tale =
            if unseen.contains(&FIRST_TALE) { Some(&FIRST_TALE) } else { self.hidden.0.rng.pick(&unseen) };
        if let Some(&id) = tale {
            self.story.tales.insert(id);
            self.unlock_event(id);
        }
    }

    /// Adventures join their deck, each once (MW-290, MW-D16).
    pub(super) fn add_adventures(&mut self, first: u8, last: u8) {
        for id in first..=last {
            if self.story.adventures.insert(id) {
                let hidden = &mut self.hidden.0;
                hidden.adventures.shuffle_in(id, &mut hidden.rng);
            }
        }
    }

    /// Draws the first adventure under the cover (MW-101); an empty deck gets its "Into the Unknown" cards
    /// back (MW-107).
    pub(super) fn draw_adventure(&mut self, stack: StackId, out: &mut Out) {
        let StackId::Of(who) = stack else { return };
        if self.hidden.adventures.is_empty() {
            for card in &Self::content().adventures {
                if card.returns && self.story.adventures.contains(&card.id) && !self.is_read(card.id) {
                    let hidden = &mut self.hidden.0;
                    hidden.adventures.shuffle_in(card.id, &mut hidden.rng);
                }
            }
        }
        let Some(id) = self.hidden.adventures.draw() else {
            return;
        };
        out.reveal();
        out.tell(Event::AdventureRead { who, id });
        self.push(stack, Task::Ask(Ask::Adventure { id }));
    }

    /// The sections of an adventure that can be chosen: all, or where the tower decides that of the kind with
    /// more dice there.
    pub(super) fn open_sections(&self, id: u8) -> impl Iterator<Item = u8> + use<> {
        let card = Self::content().adventure(id);
        let sections = card.map_or(0, |card| card.sections.len()) as u8;
        let more = |kind| self.dice.excess_at_tower(kind) > 0;
        let by_tower = card.is_some_and(|card| card.by_tower);
        let only = match (more(Kind::Sprite), more(Kind::Villager)) {
            (true, _) if by_tower => Some(0),
            (_, true) if by_tower => Some(1),
            _ => None,
        };
        (0..sections).filter(move |section| only.is_none_or(|only| *section == only))
    }

    /// Whether an adventure is in somebody's hands just now.
    fn is_read(&self, id: u8) -> bool {
        self.stacks.seats.iter().flatten().any(|task| match task {
            Task::Ask(Ask::Adventure { id: read }) | Task::AdventureEnds(read, _) => *read == id,
            _ => false,
        })
    }

    /// The chosen section of the back is read and resolved; its sign aligns (MW-104, MW-105).
    pub(super) fn read_section(&mut self, who: Character, id: u8, section: u8, out: &mut Out) {
        let Some(card) = Self::content().adventure(id) else {
            return;
        };
        let Section(kind, effect) = &card.sections[usize::from(section)];
        out.reveal();
        out.tell(Event::SectionRead { who, id, section, kind: *kind });
        let ctx = Ctx::of(who, Source::Adventure(id));
        let stack = StackId::Of(who);
        self.push(stack, Task::AdventureEnds(id, section));
        // Only what is resolved aligns: a card that is put back does not.
        self.push(stack, Task::Align(*kind));
        self.push(stack, Task::Do(effect.clone(), ctx));
        if !is_open(effect) {
            self.read_on(stack, Passage::Text, out);
        }
    }

    /// A resolved adventure counts, and leaves the game or returns (MW-106).
    pub(super) fn end_adventure(&mut self, id: u8, section: u8, stack: StackId) {
        let (StackId::Of(who), Some(card)) = (stack, Self::content().adventure(id)) else {
            return;
        };
        self.season_log.add(Stat::Adventures, 1);
        self.story.put_back.clear();
        self.season_log.met.push((who, id, section));
        self.season_log.add(
            match card.sections[usize::from(section)].0 {
                Kind::Sprite => Stat::SpriteAdventures,
                Kind::Villager => Stat::VillagerAdventures,
            },
            1,
        );
        if card.returns {
            let hidden = &mut self.hidden.0;
            hidden.adventures.shuffle_in(id, &mut hidden.rng);
        }
        self.push(stack, Task::After(Trigger::Adventure, Ctx::of(who, Source::Adventure(id))));
    }

    /// An adventure on top of another action: only from a free space, the first alignment holds (MW-272).
    pub(super) fn extra_adventure(&mut self, who: Character, out: &mut Out) {
        if !self.may_stand(who, Space::Adventure) {
            return;
        }
        self.act_granted(who, TownAction::Adventure, out);
    }

    /// A card that needs a die nobody can roll goes back into its deck and another is drawn, if there is
    /// another (MW-57, MW-R43).
    pub(super) fn put_card_back(&mut self, stack: StackId, out: &mut Out) {
        let tasks = self.stacks.get_mut(stack);
        let Some(at) =
            tasks.iter().rposition(|task| matches!(task, Task::EventEnds(..) | Task::AdventureEnds(..)))
        else {
            return;
        };
        let card = tasks.drain(at..).next();
        // The other card is drawn before this one is back, so that it is another.
        match card {
            Some(Task::EventEnds(id, _)) => {
                out.tell(Event::CardPutBack { source: Source::Event(id) });
                self.story.put_back.push(Source::Event(id));
                if self.is_other(self.hidden.events.iter().map(|&id| Source::Event(id))) {
                    self.draw_event(out);
                } else {
                    self.story.put_back.clear();
                }
                let hidden = &mut self.hidden.0;
                hidden.events.shuffle_in(id, &mut hidden.rng);
            }
            Some(Task::AdventureEnds(id, section)) => {
                out.tell(Event::CardPutBack { source: Source::Adventure(id) });
                self.story.put_back.push(Source::Adventure(id));
                if self.is_other(self.hidden.adventures.iter().map(|&id| Source::Adventure(id))) {
                    self.draw_adventure(stack, out);
                } else {
                    self.story.put_back.clear();
                    if let Some(card) = Self::content().adventure(id) {
                        self.push(stack, Task::Align(card.sections[usize::from(section)].0));
                    }
                }
                let hidden = &mut self.hidden.0;
                hidden.adventures.shuffle_in(id, &mut hidden.rng);
            }
            _ => {}
        }
    }
}
