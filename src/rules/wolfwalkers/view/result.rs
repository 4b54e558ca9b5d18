//! How the game was decided: Goal after Goal, with its sum or the reason why it brings nothing.

use super::{Table, faces};
use crate::rules::{
    Seat, Words,
    table::{ScoreLine, ScoreSheet},
    wolfwalkers::{
        Cell, Face as Card, Field, Goal, Quirk, Scored, Source,
        content::{Content, Paid, Task},
    },
};

impl Table<'_> {
    pub(super) fn result(&self) -> Option<ScoreSheet> {
        let game = self.game;
        if !game.is_over() {
            return None;
        }
        let standing = game.stand();
        let seats: Vec<Seat> = game.seats().collect();
        let mut lines: Vec<(Key, ScoreLine)> = Vec::new();
        for seat in &seats {
            for scored in game.scored(*seat) {
                let key = key(&scored);
                let at = lines.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
                    lines.push((key, self.line(&scored)));
                    lines.len() - 1
                });
                let line = &mut lines[at].1;
                line.notes[seat.index()] = self.note(*seat, &scored);
                line.points[seat.index()] = i64::from(scored.points);
            }
        }
        let goals = seats.iter().map(|seat| {
            Words::new("ww-sheet-goals").with("who", *seat).with("count", game.display(*seat).goals())
        });
        let goals: Vec<Words> = goals.collect();
        let tie_break = (!game.is_solo()).then(|| Words::new("ww-tie-break").with("goals", goals));
        Some(ScoreSheet {
            seats,
            lines: lines.into_iter().map(|(_, line)| line).collect(),
            totals: standing.scores.iter().map(|(_, points)| *points).collect(),
            decided: standing.decided?,
            tie_break,
            winners: standing.winners,
            tallies: self.tallies(),
        })
    }

    pub(super) fn line(&self, scored: &Scored) -> ScoreLine {
        let count = self.game.players.len();
        let (icon, label) = match scored.source {
            Source::Goal(goal, _) => (icon(goal), faces::name(Card::Goal(goal))),
            Source::Wish(goal) => {
                (icon(goal), Words::new("ww-sheet-wish").with("goal", faces::name(Card::Goal(goal))))
            }
            Source::Contest(symbol) => (
                faces::symbol(symbol),
                Words::new("ww-sheet-contest").with("symbol", faces::symbol_name(symbol)),
            ),
            Source::Voices => (faces::art("quirk-66"), faces::quirk_name(Quirk::AllVoices)),
            Source::Pack => (faces::art("quirk-68"), faces::quirk_name(Quirk::StrongestPack)),
        };
        ScoreLine { icon, label, notes: vec![Words::new("empty"); count], points: vec![0; count] }
    }

    /// How a number came about.
    pub(super) fn note(&self, seat: Seat, scored: &Scored) -> Words {
        match scored.source {
            Source::Goal(goal, at) => {
                let asked = Content::get().asked(goal);
                if scored.times == 0 {
                    return self.reason(seat, goal, at);
                }
                let doubled = scored.points > scored.times as i16 * i16::from(asked.points);
                let words = match asked.task.paid() {
                    Paid::Once => Words::new("ww-sheet-once"),
                    _ => Words::new("ww-sheet-times").with("times", scored.times).with("each", asked.points),
                };
                if doubled { Words::new("ww-sheet-doubled").with("sum", words) } else { words }
            }
            Source::Wish(_) => Words::new("ww-sheet-half"),
            _ if scored.times > 0 => Words::new("ww-sheet-once"),
            _ => Words::new("ww-sheet-none"),
        }
    }

    /// Why a Goal brings nothing.
    fn reason(&self, seat: Seat, goal: Goal, at: Cell) -> Words {
        let display = self.game.display(seat);
        let field = Field::of(display);
        match &Content::get().asked(goal).task {
            Task::Crossed(symbol) => {
                let spoiler = field.cells(field.with(*symbol) & field.cross(at)).next();
                let spoiler = spoiler.and_then(|at| display.at(at));
                spoiler.map_or_else(
                    || Words::new("ww-sheet-none"),
                    |face| Words::new("ww-sheet-spoiled").with("card", faces::name(face)),
                )
            }
            Task::Balance(a, b) | Task::More(a, b) => {
                Words::new("ww-sheet-tally").with("first", field.number(*a)).with("second", field.number(*b))
            }
            _ => Words::new("ww-sheet-none"),
        }
    }
}

/// What counts as the same line for all seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Goal(u8),
    Wish(u8),
    Contest(u8),
    Voices,
    Pack,
}

fn key(scored: &Scored) -> Key {
    match scored.source {
        Source::Goal(goal, _) => Key::Goal(goal.number()),
        Source::Wish(goal) => Key::Wish(goal.number()),
        Source::Contest(symbol) => Key::Contest(symbol.index() as u8),
        Source::Voices => Key::Voices,
        Source::Pack => Key::Pack,
    }
}

fn icon(goal: Goal) -> String {
    let task = &Content::get().asked(goal).task;
    match task.symbols().first() {
        Some(symbol) => faces::symbol(*symbol),
        None => faces::art("mark-grey"),
    }
}
