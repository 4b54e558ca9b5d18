//! How the game was decided: source by source, with the Contracts and Tulips that made it.

use super::{Table, faces, names};
use crate::rules::{
    Seat, Words,
    table::{ScoreLine, ScoreSheet},
    valley_duel::{Bed, Done, SEATS, Score, Source, Step, content::Content},
};

/// The symbol of a source in the score sheet.
const fn icon(source: Source) -> &'static str {
    match source {
        Source::Wheel => "turn",
        Source::Planting => "plant",
        Source::Windmill => "build",
        Source::Trade => "trade",
        Source::Export => "cause-trades",
        Source::Helper => "helper",
        Source::Contract => "contract",
        Source::Tulips => "bulb",
    }
}

impl Table<'_> {
    pub(super) fn result(&self) -> Option<ScoreSheet> {
        let game = self.game;
        if game.step != Step::Over {
            return None;
        }
        let standing = game.stand();
        let scores = SEATS.map(|seat| game.score(seat));
        let [red, yellow] = SEATS.map(|seat| game.player(seat));
        let tie_break = Words::new("vd-tie-break")
            .with("a", SEATS[0])
            .with("b", SEATS[1])
            .with("first", red.guilders)
            .with("second", yellow.guilders)
            .with("third", red.tools)
            .with("fourth", yellow.tools);
        Some(ScoreSheet {
            seats: SEATS.to_vec(),
            lines: Source::ALL.into_iter().map(|source| self.line(source, &scores)).collect(),
            totals: standing.scores.iter().map(|(_, score)| *score).collect(),
            decided: standing.decided?,
            tie_break: Some(tie_break),
            winners: standing.winners,
            tallies: self.tallies(),
        })
    }

    fn line(&self, source: Source, scores: &[Score; 2]) -> ScoreLine {
        ScoreLine {
            icon: faces::symbol(icon(source)),
            label: names::source(source),
            notes: SEATS.map(|seat| self.note(seat, source, &scores[seat.index()])).to_vec(),
            points: scores.iter().map(|score| i64::from(score.sources[source.index()])).collect(),
        }
    }

    /// How a number came about.
    fn note(&self, seat: Seat, source: Source, score: &Score) -> Words {
        let player = self.game.player(seat);
        let none = || Words::new("vd-sheet-none");
        match source {
            Source::Contract if player.done.is_empty() => none(),
            Source::Contract => {
                let terms = player.done.iter().map(|done| names::number(done.points));
                Words::new("vd-sheet-sum").with("terms", terms.collect::<Vec<Words>>())
            }
            Source::Tulips => {
                let terms: Vec<Words> = score
                    .beds
                    .iter()
                    .filter(|bed| bed.points() > 0)
                    .map(|bed| {
                        Words::new("vd-sheet-bed")
                            .with("colour", names::colour(bed.colour))
                            .with("count", bed.count)
                            .with("value", bed.value)
                    })
                    .collect();
                if terms.is_empty() { none() } else { Words::new("vd-sheet-sum").with("terms", terms) }
            }
            Source::Trade => Words::new("vd-sheet-trades").with("count", player.trades),
            Source::Windmill => Words::new("vd-sheet-mills").with("count", player.built()),
            _ if score.sources[source.index()] == 0 => none(),
            _ => Words::new("empty"),
        }
    }

    /// How many a scored Contract counted.
    pub(super) fn contract_sum(done: Done) -> Words {
        let each = u16::from(Content::get().farm(done.farm).each);
        Words::new("vd-sheet-times").with("count", done.points / each.max(1)).with("each", each)
    }

    /// How many Tulips counted, and what each was worth.
    pub(super) fn bed_sum(bed: Bed) -> Words {
        Words::new("vd-sheet-times").with("count", bed.count).with("each", bed.value)
    }
}
