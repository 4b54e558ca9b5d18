//! What a player can do, and what is allowed now.

use serde::{Deserialize, Serialize};

use super::{
    pictures::Picture,
    setup::Sharpness,
    state::{CozyStories, Step},
    story,
};
use crate::rules::{Refusal, Seat};

/// One small step of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// The storyteller takes the top story card (CS-21).
    Draw,
    /// The storyteller types a story, or types it anew (CS-24, CS-26, CS-R9, CS-R10). Any text within bounds will do:
    /// moves list a sample.
    Tell(String),
    /// The storyteller hides the card, to tell aloud.
    Aloud,
    /// The storyteller begins to tell aloud (CS-25).
    Begin,
    /// The storyteller has finished telling aloud. Nobody else can end the story.
    Finish,
    /// The storyteller writes a line for the log about a story told aloud. Moves list a sample.
    Note(String),
    /// The storyteller lays the card face down (CS-27).
    Lay,
    /// The guesser takes the windmill card, for good (CS-49, CS-R6).
    Windmill,
    /// The guesser picks a guess card up, where there is a timer (CS-R8).
    Mark(Picture),
    /// The guesser places a guess card (CS-33, CS-34).
    Guess(Picture),
    /// The guesser's time is up (CS-R8). Only the guesser can say so: nobody ends another's time early.
    TimeUp,
    /// The cards go back, and the next storyteller's phase begins (CS-63 to CS-70).
    Next,
    /// A player leaves, and the computer takes the seat (CS-R18). Not listed: it is no step of the game, and can be
    /// made at any time by any person but the last.
    Leave(Sharpness),
}

pub(super) fn no<T>(clause: &'static str, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(clause, key))
}

impl Move {
    /// The same move with another text; any other move as it is.
    #[must_use]
    pub fn with_text(&self, text: String) -> Move {
        match self {
            Move::Tell(_) => Move::Tell(text),
            Move::Note(_) => Move::Note(text),
            other => other.clone(),
        }
    }
}

impl CozyStories {
    /// Everything a seat may do now.
    pub(super) fn list(&self, seat: Seat) -> Vec<Move> {
        if self.mover() != Some(seat) {
            return Vec::new();
        }
        match self.phase.step {
            Step::Over => Vec::new(),
            Step::Draw => vec![Move::Draw],
            Step::Look => {
                let mut moves = vec![Move::Tell(story::sample(None))];
                if self.can_be_heard() {
                    moves.push(Move::Aloud);
                }
                moves
            }
            Step::Written => {
                vec![Move::Tell(story::sample(self.hidden.draft.as_deref())), Move::Lay]
            }
            Step::Ready => vec![Move::Begin],
            Step::Telling => vec![Move::Finish],
            Step::Told => {
                let note = self.phase.story.as_ref().and_then(|story| story.text());
                vec![Move::Note(story::sample(note)), Move::Lay]
            }
            Step::Guess => {
                let timed = self.setup.has_guess_timer();
                let mut moves = Vec::with_capacity(52);
                moves.extend(self.field.iter().map(Move::Guess));
                if timed {
                    let marked = self.phase.marked;
                    moves.extend(self.field.iter().filter(|at| marked != Some(*at)).map(Move::Mark));
                    moves.push(Move::TimeUp);
                }
                if self.check_windmill(seat).is_ok() {
                    moves.push(Move::Windmill);
                }
                moves
            }
            Step::Reveal => vec![Move::Next],
        }
    }

    /// Whether a seat may make a move.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub(super) fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        if self.phase.step == Step::Over {
            return no("CS-91", "cs-no-over");
        }
        if let Move::Leave(_) = mv {
            return self.check_leave(seat);
        }
        if matches!(mv, Move::Windmill | Move::Mark(_) | Move::Guess(_) | Move::TimeUp) {
            self.check_guessing(seat, mv)
        } else if *mv == Move::Next {
            self.check_next(seat)
        } else {
            self.check_storytelling(seat, mv)
        }
    }

    /// Whether somebody may leave: the last person stays (CS-R18).
    fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        let person = |seat: &Seat| self.player(*seat).sitter.is_person();
        if seat.0 >= self.count() || !person(&seat) {
            return no("CS-R18", "cs-no-person");
        }
        if self.seats().filter(person).count() < 2 {
            return no("CS-R18", "cs-no-last-leaves");
        }
        Ok(())
    }

    fn check_next(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase.step != Step::Reveal {
            return no("CS-63", "cs-no-next");
        }
        if self.mover() != Some(seat) {
            return no("CS-84", "cs-no-turn");
        }
        Ok(())
    }

    fn check_storytelling(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let step = self.phase.step;
        if seat != self.phase.storyteller {
            return no("CS-21", "cs-no-storyteller");
        }
        match (mv, step) {
            (Move::Draw, Step::Draw)
            | (Move::Begin, Step::Ready)
            | (Move::Finish, Step::Telling)
            | (Move::Lay, Step::Written | Step::Told) => Ok(()),
            (Move::Tell(text), Step::Look | Step::Written) => {
                story::check_typed(text)?;
                if self.hidden.draft.as_ref() == Some(text) { no("CS-24", "cs-no-same") } else { Ok(()) }
            }
            (Move::Note(text), Step::Told) => {
                story::check_note(text)?;
                let same = self.phase.story.as_ref().and_then(|story| story.text()) == Some(text);
                if same { no("CS-24", "cs-no-same") } else { Ok(()) }
            }
            (Move::Aloud, Step::Look) => {
                if self.can_be_heard() {
                    Ok(())
                } else {
                    no("CS-A2", "cs-no-aloud")
                }
            }
            (Move::Draw, _) => no("CS-21", "cs-no-second-card"),
            (_, Step::Draw) => no("CS-21", "cs-no-card"),
            (Move::Tell(_) | Move::Aloud | Move::Begin | Move::Finish, Step::Guess | Step::Reveal) => {
                no("CS-29", "cs-no-more-story")
            }
            (Move::Note(_), Step::Guess | Step::Reveal) => no("CS-30", "cs-no-hint"),
            (Move::Lay, Step::Guess | Step::Reveal) => no("CS-27", "cs-no-laid"),
            (Move::Lay, _) => no("CS-27", "cs-no-story-yet"),
            (Move::Note(_), _) => no("CS-R9", "cs-no-note"),
            _ => no("CS-R9", "cs-no-telling"),
        }
    }

    fn check_guessing(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        if seat == self.phase.storyteller {
            return match mv {
                Move::Windmill => no("CS-61", "cs-no-own-windmill"),
                _ => no("CS-20", "cs-no-own-guess"),
            };
        }
        match self.phase.step {
            Step::Guess => {}
            Step::Reveal => return no("CS-85", "cs-no-decided"),
            _ => return no("CS-28", "cs-no-guess-yet"),
        }
        if self.mover() != Some(seat) {
            let had = self.phase.guesses.iter().any(|guess| guess.seat == seat);
            return match mv {
                Move::Windmill if self.phase.windmill.is_some() => no("CS-88", "cs-no-windmill-there"),
                Move::Windmill if had => no("CS-50", "cs-no-windmill-late"),
                Move::Windmill => no("CS-49", "cs-no-windmill-turn"),
                Move::Guess(_) if had => no("CS-39", "cs-no-second-guess"),
                _ => no("CS-84", "cs-no-turn"),
            };
        }
        match mv {
            Move::Windmill => self.check_windmill(seat),
            Move::Guess(picture) | Move::Mark(picture) => {
                if *mv == Move::Mark(*picture) {
                    if !self.setup.has_guess_timer() {
                        return no("CS-41", "cs-no-timer");
                    }
                    if self.phase.marked == Some(*picture) {
                        return no("CS-R8", "cs-no-marked");
                    }
                }
                if self.used.contains(picture) {
                    return no("CS-77", "cs-no-set-aside");
                }
                if self.field.contains(*picture) { Ok(()) } else { no("CS-38", "cs-no-taken") }
            }
            _ if self.setup.has_guess_timer() => Ok(()),
            _ => no("CS-86", "cs-no-pass"),
        }
    }

    /// Whether the guesser may take the windmill card (CS-49, CS-59, CS-60).
    fn check_windmill(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase.windmill.is_some() {
            return no("CS-88", "cs-no-windmill-back");
        }
        match (self.score(seat), self.phase.number) {
            (0, 0) => no("CS-60", "cs-no-windmill-first"),
            (0, _) => no("CS-59", "cs-no-windmill-points"),
            _ => Ok(()),
        }
    }
}
