//! A guess is made (CS-33 to CS-40), and what it brings.

use super::{
    event::{Event, Loss},
    pictures::Picture,
    scoring::gains,
    state::{CozyStories, Guess, Step, Story, Tale},
};
use crate::rules::Seat;

impl CozyStories {
    /// A card is placed, or the time was up without one.
    pub(super) fn guess(&mut self, seat: Seat, picture: Option<Picture>, events: &mut Vec<Event>) {
        let windmill = self.phase.windmill == Some(seat);
        let nth = self.worth();
        self.phase.marked = None;
        if let Some(picture) = picture {
            self.field.remove(picture);
        }
        self.phase.guesses.push(Guess { seat, picture, windmill });
        events.push(Event::Guessed { seat, picture, nth, windmill });
        if picture.is_some() && picture == self.hidden.card {
            self.reveal(Some(seat), windmill, events);
            let (own, told) = gains(nth, windmill);
            for (who, points) in [(seat, own), (self.phase.storyteller, told)] {
                if points > 0 {
                    self.gain(who, points);
                    events.push(Event::Gained { seat: who, points });
                }
            }
            return;
        }
        let at = picture.map(|picture| self.cell_of(picture));
        events.push(Event::Wrong { seat, picture, at });
        if windmill {
            let points = self.lose(seat, self.numbers().mistake);
            events.push(Event::Lost { seat, points, why: Loss::Mistake });
            self.phase.windmill = None;
            events.push(Event::WindmillBack);
        }
        if self.phase.guesses.len() + 1 == self.players.len() {
            self.reveal(None, false, events);
            let seat = self.phase.storyteller;
            let points = self.lose(seat, self.numbers().unguessed);
            events.push(Event::Lost { seat, points, why: Loss::Unguessed });
        }
    }

    /// The story card is turned over (CS-35, CS-R3): the phase is decided.
    fn reveal(&mut self, found: Option<Seat>, caught: bool, events: &mut Vec<Event>) {
        let storyteller = self.phase.storyteller;
        let Some(picture) = self.hidden.card else { return };
        let at = self.cell_of(picture);
        events.push(Event::Revealed { seat: storyteller, picture, at, found, caught });
        let story = self.phase.story.take().unwrap_or(Story::Aloud { note: None });
        let guesses = std::mem::take(&mut self.phase.guesses);
        let (round, _) = self.round();
        self.tales.push(Tale { round, storyteller, picture, story, guesses });
        self.phase.step = Step::Reveal;
    }
}
