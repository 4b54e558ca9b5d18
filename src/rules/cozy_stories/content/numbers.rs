//! The numbers of the rules.

use serde::Deserialize;

use crate::content::{ContentError, ContentFile};

/// The numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Rounds by players (CS-16 to CS-18).
    rounds: Vec<(u8, u8)>,
    /// Points more for a right guess with the windmill (CS-52).
    pub bonus: u8,
    /// Points less for a wrong one (CS-54).
    pub mistake: u8,
    /// Points the storyteller loses if nobody finds the picture (CS-46).
    pub unguessed: u8,
    /// The last space of the scale; the first is 0.
    pub scale: u8,
    /// Seconds for a story told aloud (CS-25).
    pub seconds: u16,
    /// Sentences of a typed story at most (CS-26).
    pub sentences: u8,
    /// Characters of a typed story at most (CS-R9).
    pub characters: u16,
    /// Characters of the line for the log about a story told aloud.
    pub note: u16,
    /// Seconds for typing a story, where that was agreed (CS-R9).
    pub typing: u16,
    /// Seconds for a guess, where that was agreed (CS-41).
    pub guessing: u16,
}

impl Numbers {
    pub(super) fn read(file: &ContentFile) -> Result<Numbers, ContentError> {
        let numbers: Numbers = file.parse()?;
        let players: Vec<u8> = numbers.rounds.iter().map(|(players, _)| *players).collect();
        if players != [3, 4, 5] || numbers.rounds.iter().any(|(_, rounds)| *rounds == 0) {
            return Err(
                file.wrong("rounds", "rounds are said for 3, 4 and 5 players (CS-16 to CS-18)".into())
            );
        }
        for (name, number) in [
            ("seconds", numbers.seconds),
            ("sentences", u16::from(numbers.sentences)),
            ("characters", numbers.characters),
            ("note", numbers.note),
            ("typing", numbers.typing),
            ("guessing", numbers.guessing),
        ] {
            if number == 0 {
                return Err(file.wrong(&format!("{name}:"), format!("{name} must be more than 0")));
            }
        }
        let most = numbers.rounds.iter().map(|(players, _)| numbers.most(*players)).max().unwrap_or(0);
        if u16::from(numbers.scale) < most {
            return Err(file.wrong("scale:", format!("a player can come to {most} points")));
        }
        Ok(numbers)
    }

    /// Rounds with so many players.
    pub fn rounds(&self, players: u8) -> u8 {
        self.rounds.iter().find(|(of, _)| *of == players).map_or(0, |(_, rounds)| *rounds)
    }

    /// Phases with so many players: each is storyteller once in a round (CS-19).
    pub fn phases(&self, players: u8) -> u8 {
        self.rounds(players) * players
    }

    /// The most points a player can come to: in each round an own story that the last guesser finds, and of the
    /// others’ stories each one caught, at each place of the order once.
    pub fn most(&self, players: u8) -> u16 {
        let guesses = u16::from(players.saturating_sub(1));
        let caught: u16 = (1..=guesses).map(|nth| nth + u16::from(self.bonus)).sum();
        u16::from(self.rounds(players)) * (guesses + caught)
    }
}
