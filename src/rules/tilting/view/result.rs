//! How the game was decided: giants, windmills, missions, side by side.

use super::{Table, faces};
use crate::rules::{
    Seat, Words,
    table::{ScoreLine, ScoreSheet},
    tilting::{Face, content::Reward, state::Tilting},
};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl Table<'_> {
    pub(super) fn result(&self) -> Option<ScoreSheet> {
        self.game.outcome?;
        let standing = self.game.stand();
        let cards = SEATS.map(|seat| self.game.side(seat).won.len());
        let tie_break = Words::new("tw-tie-break")
            .with("a", SEATS[0])
            .with("b", SEATS[1])
            .with("first", cards[0])
            .with("second", cards[1]);
        Some(ScoreSheet {
            seats: SEATS.to_vec(),
            lines: vec![
                self.taken_line(Face::Giant, "giant"),
                self.taken_line(Face::Windmill, "mill"),
                self.mission_line(),
                self.lance_line(),
            ],
            totals: standing.scores.iter().map(|(_, score)| *score).collect(),
            decided: standing.decided?,
            tie_break: Some(tie_break),
            winners: standing.winners,
            tallies: Vec::new(),
        })
    }

    /// Cards taken with one side up (TW-71).
    fn taken_line(&self, face: Face, icon: &str) -> ScoreLine {
        let content = Tilting::content();
        let points = SEATS.map(|seat| {
            let won = self.game.side(seat).won.iter().filter(|won| won.face == face);
            won.map(|won| content.card(won.card).points(face)).collect::<Vec<u8>>()
        });
        let note = |points: &Vec<u8>| match points.as_slice() {
            [] => Words::new("tw-sheet-none"),
            some => {
                let terms = some.iter().map(|points| faces::number(*points)).collect::<Vec<_>>();
                Words::new("tw-sheet-sum").with("count", some.len()).with("terms", terms)
            }
        };
        ScoreLine {
            icon: faces::icon(icon),
            label: Words::new(format!("tw-sheet-{}", face.slug())),
            notes: points.iter().map(note).collect(),
            points: points.iter().map(|points| points.iter().copied().map(i64::from).sum()).collect(),
        }
    }

    /// Missions that brought points (TW-68).
    fn mission_line(&self) -> ScoreLine {
        let content = Tilting::content();
        let points = SEATS.map(|seat| {
            let played = self.game.side(seat).played.iter();
            let points = played.filter_map(|mission| match content.mission(*mission).reward {
                Reward::Points(points) => Some((faces::mission_name(*mission), points)),
                Reward::Lances(_) => None,
            });
            points.collect::<Vec<_>>()
        });
        let note = |played: &Vec<(Words, u8)>| match played.as_slice() {
            [] => Words::new("tw-sheet-none"),
            some => Words::new("tw-sheet-names")
                .with("names", some.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>()),
        };
        ScoreLine {
            icon: faces::icon("mission"),
            label: Words::new("tw-sheet-missions"),
            notes: points.iter().map(note).collect(),
            points: points
                .iter()
                .map(|played| played.iter().map(|(_, points)| i64::from(*points)).sum())
                .collect(),
        }
    }

    /// Lances bring nothing, and lose everything (TW-76).
    fn lance_line(&self) -> ScoreLine {
        let note = |seat: Seat| {
            let whole = self.game.side(seat).lances;
            Words::new("tw-sheet-lances-note").with("whole", whole).with("broken", self.game.broken(seat))
        };
        ScoreLine {
            icon: faces::icon("lance"),
            label: Words::new("tw-sheet-lances"),
            notes: SEATS.map(note).to_vec(),
            points: vec![0, 0],
        }
    }
}
