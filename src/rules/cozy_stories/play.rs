//! A move is made: the storyteller's steps, and players who leave. Guesses are made in `guessing`, phases end in
//! `ending`.

use super::{
    event::Event,
    moves::Move,
    setup::{Sharpness, Sitter},
    state::{CozyStories, Phase, Step, Story},
};
use crate::rules::{Played, Refusal, Seat, Wall};

impl CozyStories {
    pub(super) fn make(&mut self, seat: Seat, mv: &Move) -> Result<Played<Event>, Refusal> {
        self.check(seat, mv)?;
        let mut events = Vec::with_capacity(4);
        // A card was seen, a story was heard, or a guess was made: none of it can be unseen (CS-H7).
        let wall = match mv {
            Move::Tell(_) | Move::Aloud | Move::Note(_) | Move::Mark(_) | Move::Next => None,
            _ => Some(Wall::Revealed),
        };
        match mv {
            Move::Draw => {
                let hidden = &mut self.hidden.0;
                hidden.card = hidden.deck.draw();
                self.phase.step = Step::Look;
                events.push(Event::Drawn { seat });
            }
            Move::Tell(text) => {
                self.hidden.draft = Some(text.clone());
                self.phase.step = Step::Written;
                events.push(Event::Written { seat });
            }
            Move::Aloud => {
                self.phase.step = Step::Ready;
                events.push(Event::Hidden { seat });
            }
            Move::Begin => {
                self.phase.step = Step::Telling;
                events.push(Event::Began { seat });
            }
            Move::Finish => {
                self.phase.step = Step::Told;
                self.phase.story = Some(Story::Aloud { note: None });
                events.push(Event::Finished { seat });
            }
            Move::Note(text) => {
                self.phase.story = Some(Story::Aloud { note: Some(text.clone()) });
                events.push(Event::Noted { seat, text: text.clone() });
            }
            Move::Lay => self.lay(seat, &mut events),
            Move::Windmill => {
                self.phase.windmill = Some(seat);
                events.push(Event::Taken { seat });
            }
            Move::Mark(picture) => {
                self.phase.marked = Some(*picture);
                events.push(Event::Marked { seat, picture: *picture });
            }
            Move::Guess(picture) => self.guess(seat, Some(*picture), &mut events),
            Move::TimeUp => {
                events.push(Event::Lapsed { seat });
                self.guess(seat, self.phase.marked, &mut events);
            }
            Move::Next => self.next(&mut events),
            Move::Leave(sharpness) => self.leave(seat, *sharpness, &mut events),
        }
        Ok(Played { events, wall })
    }

    /// The card lies face down; a typed story is everybody's (CS-27).
    fn lay(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some(text) = self.hidden.draft.take() {
            self.phase.story = Some(Story::Typed(text));
        }
        self.phase.step = Step::Guess;
        let story = self.phase.story.clone().unwrap_or(Story::Aloud { note: None });
        events.push(Event::Laid { seat, story });
    }

    /// The computer takes a seat over, with its points and its turn. A storyteller's phase starts anew, with the card
    /// shuffled in, unless the card is laid (CS-R18).
    fn leave(&mut self, seat: Seat, sharpness: Sharpness, events: &mut Vec<Event>) {
        self.players[seat.index()].sitter = Sitter::Computer(sharpness);
        events.push(Event::Left { seat, sharpness });
        let unheard = seat != self.phase.storyteller && self.phase.step == Step::Ready;
        if seat == self.phase.storyteller && self.phase.step.is_story() {
            let hidden = &mut self.hidden.0;
            if let Some(card) = hidden.card.take() {
                hidden.deck.shuffle_in(card, &mut hidden.rng);
            }
            hidden.draft = None;
            self.phase = Phase::of(self.phase.number, seat, Step::Draw);
            events.push(Event::Anew { seat });
        } else if unheard {
            // Not a word is told yet, and the computer could not hear it (CS-A2).
            self.phase.step = Step::Look;
        }
    }
}
