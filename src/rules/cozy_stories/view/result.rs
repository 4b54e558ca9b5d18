//! How the points came about, story after story; how the game was decided.

use super::{Table, faces};
use crate::rules::{
    Seat, Words,
    cozy_stories::{CozyStories, Step, gains},
    table::{ScoreLine, ScoreSheet},
};

/// Why points were won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The own story was guessed (CS-42, CS-43).
    Told,
    /// Another's story was guessed, without counting the windmill.
    Found,
    /// The windmill's extra point (CS-52).
    Caught,
    /// A mistake with the windmill (CS-54).
    Mistake,
    /// Nobody found the own picture (CS-46).
    Unguessed,
}

impl Why {
    const ALL: [Why; 5] = [Why::Told, Why::Found, Why::Caught, Why::Mistake, Why::Unguessed];

    const fn slug(self) -> &'static str {
        match self {
            Why::Told => "told",
            Why::Found => "found",
            Why::Caught => "caught",
            Why::Mistake => "mistake",
            Why::Unguessed => "unguessed",
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Why::Told => "flour-sack-amber",
            Why::Found => "mark-right",
            Why::Caught => "mark-windmill",
            Why::Mistake | Why::Unguessed => "mark-wrong",
        }
    }

    /// In a word.
    pub fn short(self) -> Words {
        Words::new(format!("cs-why-{}", self.slug()))
    }
}

/// Points won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub seat: Seat,
    pub points: i64,
    pub why: Why,
}

/// What each decided story brought, in order. Nothing is there where a point would be lost that was not there (CS-47).
pub fn changes(game: &CozyStories) -> Vec<Vec<Change>> {
    let numbers = game.numbers();
    let mut scores = vec![0_i64; usize::from(game.count())];
    let stories = game.tales.iter().map(|tale| {
        let mut changes = Vec::new();
        let mut count = |seat: Seat, points: i64, why: Why| {
            let score = &mut scores[seat.index()];
            let points = points.max(-*score);
            *score += points;
            if points != 0 {
                changes.push(Change { seat, points, why });
            }
        };
        let found = tale.found();
        let wrong = tale.guesses.len() - usize::from(found.is_some());
        for guess in tale.guesses[..wrong].iter().filter(|guess| guess.windmill) {
            count(guess.seat, -i64::from(numbers.mistake), Why::Mistake);
        }
        match found {
            Some((guess, nth)) => {
                let (plain, _) = gains(nth, false);
                let (own, told) = gains(nth, guess.windmill);
                count(guess.seat, i64::from(plain), Why::Found);
                count(guess.seat, i64::from(own) - i64::from(plain), Why::Caught);
                count(tale.storyteller, i64::from(told), Why::Told);
            }
            None => count(tale.storyteller, -i64::from(numbers.unguessed), Why::Unguessed),
        }
        changes
    });
    stories.collect()
}

/// Who has won, and with how many points.
pub fn decided(game: &CozyStories, winners: &[Seat]) -> Words {
    let points = winners.first().map_or(0, |seat| game.score(*seat));
    let key = if winners.len() > 1 { "cs-end-shared" } else { "cs-end-won" };
    let names: Vec<Words> = winners.iter().map(|seat| Words::new("name").with("who", *seat)).collect();
    Words::new(key).with("points", points).with("who", names)
}

impl Table<'_> {
    pub(super) fn result(&self) -> Option<ScoreSheet> {
        let game = self.game;
        if game.phase.step != Step::Over {
            return None;
        }
        let standing = game.stand();
        let all: Vec<Change> = changes(game).into_iter().flatten().collect();
        let seats: Vec<Seat> = game.seats().collect();
        let line = |why: Why| {
            let of = |seat: Seat| {
                let own = all.iter().filter(|change| change.seat == seat && change.why == why);
                own.map(|change| change.points).collect::<Vec<_>>()
            };
            let points: Vec<Vec<i64>> = seats.iter().map(|seat| of(*seat)).collect();
            ScoreLine {
                icon: faces::art(why.icon()),
                label: Words::new(format!("cs-sheet-{}", why.slug())),
                notes: points
                    .iter()
                    .map(|points| Words::new("cs-sheet-times").with("count", points.len()))
                    .collect(),
                points: points.iter().map(|points| points.iter().sum()).collect(),
            }
        };
        Some(ScoreSheet {
            lines: Why::ALL.into_iter().map(line).collect(),
            seats,
            totals: standing.scores.iter().map(|(_, score)| *score).collect(),
            decided: decided(game, &standing.winners),
            tie_break: Some(Words::new("cs-tie-break")),
            winners: standing.winners,
            tallies: Vec::new(),
        })
    }
}
