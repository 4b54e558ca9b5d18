//! The end of a phase, of a round and of the game (CS-63 to CS-72; Endless Story: CS-75 to CS-82).

use super::{
    event::Event,
    pictures::PictureSet,
    state::{CozyStories, Phase, Step},
};

impl CozyStories {
    /// All goes back to its place, and the next storyteller's phase begins, if there is one.
    pub(super) fn next(&mut self, events: &mut Vec<Event>) {
        let endless = self.setup.endless;
        let Phase { number, storyteller, .. } = self.phase;
        let next = self.left_of(storyteller, 1);
        let ends_round = next == self.eldest;
        self.field = PictureSet::ALL;
        events.push(Event::Returned);
        if self.phase.windmill.is_some() {
            events.push(Event::WindmillBack);
        }
        let at = self.hidden.card.map(|card| self.cell_of(card));
        let hidden = &mut self.hidden.0;
        if let (Some(card), Some(at)) = (hidden.card.take(), at) {
            if endless {
                self.used.push(card);
                events.push(Event::SetAside { picture: card, at });
            } else {
                hidden.deck.shuffle_in(card, &mut hidden.rng);
                events.push(Event::Shuffled);
            }
        }
        if endless && ends_round {
            self.used.drain(..).for_each(|card| hidden.deck.lay(card));
            hidden.deck.shuffle(&mut hidden.rng);
            events.push(Event::Gathered);
        }
        self.used.iter().for_each(|picture| self.field.remove(*picture));
        if number + 1 == self.numbers().phases(self.count()) {
            self.phase = Phase::of(number, storyteller, Step::Over);
            let winners = self.leaders();
            let points = winners.first().map_or(0, |seat| self.score(*seat));
            events.push(Event::Over { winners, points });
            return;
        }
        self.phase = Phase::of(number + 1, next, Step::Draw);
        if ends_round {
            events.push(Event::Round { round: self.round().0 });
        }
        events.push(Event::Next { seat: next });
    }
}
