//! What is asked, of whom, and how far the story is; what a round brought, before the next one begins.

use super::{Table, faces, result};
use crate::rules::{
    Page, Seat, Words,
    cozy_stories::{Limit, Step as At, gains},
    table::{Prompt, Step, StepState},
};

impl Table<'_> {
    pub(super) fn prompts(&self, prompts: &mut Vec<Prompt>) {
        let game = self.game;
        let Some(seat) = game.mover() else {
            let words = result::decided(game, &game.stand().winners);
            let trail = vec![Step { words: Words::new("cs-step-over"), state: StepState::Now }];
            prompts.push(Prompt { seat: None, words, source: None, trail, page: None });
            return;
        };
        let key = match game.phase.step {
            At::Draw => "cs-ask-draw",
            At::Look if game.can_be_heard() => "cs-ask-look",
            At::Look => "cs-ask-look-typed",
            At::Written => "cs-ask-written",
            At::Ready => "cs-ask-ready",
            At::Telling if game.setup.limit == Limit::Sentences => "cs-ask-telling-sentences",
            At::Telling => "cs-ask-telling",
            At::Told => "cs-ask-told",
            At::Guess => "cs-ask-guess",
            At::Reveal | At::Over => "cs-ask-next",
        };
        let (points, _) = gains(game.worth(), game.phase.windmill == Some(seat));
        let words = Words::new(key).with("who", seat).with("points", points);
        prompts.push(Prompt {
            seat: Some(seat),
            words,
            source: None,
            trail: self.trail(),
            page: self.page(),
        });
    }

    /// The story, an entry for each guesser with the worth, points, the next story.
    fn trail(&self) -> Vec<Step> {
        let game = self.game;
        let teller = game.phase.storyteller;
        let made = game.guesses().len();
        let guessing = game.phase.step == At::Guess;
        let decided = game.phase.step == At::Reveal;
        let story = if game.phase.step.is_story() { StepState::Now } else { StepState::Done };
        let mut steps = vec![Step { words: Words::new("cs-step-story").with("who", teller), state: story }];
        for (at, who) in game.guessers().enumerate() {
            if decided && at >= made {
                break;
            }
            let (key, state) = match at.cmp(&made) {
                std::cmp::Ordering::Less => ("name", StepState::Done),
                std::cmp::Ordering::Equal if guessing => ("cs-step-worth", StepState::Now),
                _ => ("cs-step-worth", StepState::Next),
            };
            let words = Words::new(key).with("who", who).with("points", at + 1);
            steps.push(Step { words, state });
        }
        let points = if decided { StepState::Now } else { StepState::Next };
        steps.push(Step { words: Words::new("cs-step-points"), state: points });
        let (story, stories) = game.story_number();
        let words = if story == stories {
            Words::new("cs-step-over")
        } else {
            Words::new("cs-step-next").with("who", game.left_of(teller, 1))
        };
        steps.push(Step { words, state: StepState::Next });
        steps
    }

    /// What the round before brought, to be read before the next one begins: in Endless Story its whole story.
    fn page(&self) -> Option<Page> {
        let game = self.game;
        let (round, _) = game.round();
        let begins = game.phase.step == At::Draw && game.of_this_round().next().is_none();
        let before: Vec<_> = game.tales.iter().filter(|tale| tale.round + 1 == round).collect();
        if !begins || before.is_empty() {
            return None;
        }
        let endless = game.setup.endless;
        let paragraphs = before.iter().map(|tale| {
            if endless {
                return faces::told(&tale.story);
            }
            let words = match tale.found() {
                Some((guess, nth)) => {
                    let key = if guess.windmill { "cs-round-caught" } else { "cs-round-found" };
                    Words::new(key).with("other", guess.seat).with("n", nth)
                }
                None => Words::new("cs-round-missed"),
            };
            words.with("who", tale.storyteller).with("at", faces::at(game.cell_of(tale.picture)))
        });
        let name = |seat: Seat| Words::new("name").with("who", seat);
        let score = |seat: Seat| (name(seat), faces::number(game.score(seat)));
        Some(Page {
            title: Words::new(if endless { "cs-round-story" } else { "cs-round-over" })
                .with("round", round - 1),
            kind: Words::new("cs-name"),
            picture: None,
            paragraphs: paragraphs.collect(),
            counts: game.seats().map(score).collect(),
        })
    }
}
