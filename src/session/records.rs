//! What people reached alone, to be compared with the next time (WW-180).

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Playing, Session, SessionSystems};
use crate::{
    app::HomeFolder,
    rules::{Arg, Words},
};

/// All finished games that somebody played alone, by the id of the game, the oldest first. Kept in `records.ron`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Records {
    games: BTreeMap<String, Vec<Reached>>,
}

/// What one game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Reached {
    /// The match, so that one that is taken back and finished again counts once.
    mark: u32,
    /// Its points.
    points: i64,
}

impl Records {
    /// Writes down what a match came to. Whether that was news.
    fn note(&mut self, game: &str, mark: u32, points: i64) -> bool {
        let all = self.games.entry(game.to_owned()).or_default();
        let now = Reached { mark, points };
        if let Some(again) = all.iter_mut().find(|reached| reached.mark == mark) {
            return std::mem::replace(again, now) != now;
        }
        all.push(now);
        true
    }

    /// The best of the games before this one, and the last of them.
    fn before(&self, game: &str, mark: u32) -> Option<(i64, i64)> {
        let all = self.games.get(game)?;
        let before = &all[..all.iter().position(|reached| reached.mark == mark).unwrap_or(all.len())];
        Some((before.iter().map(|reached| reached.points).max()?, before.last()?.points))
    }

    /// What the finished match of one alone is compared with, in words.
    pub fn beside(&self, playing: &Playing) -> Option<Words> {
        let points = alone(playing)?;
        let number = |points| Arg::Number(points);
        Some(match self.before(playing.game.info().id, playing.game.mark()) {
            None => Words::new("sheet-record-first"),
            Some((best, last)) if points > best => {
                Words::new("sheet-record-best").with("best", number(best)).with("last", number(last))
            }
            Some((best, last)) if points == best => {
                Words::new("sheet-record-level").with("last", number(last))
            }
            Some((best, last)) => {
                Words::new("sheet-record").with("best", number(best)).with("last", number(last))
            }
        })
    }
}

/// The points of a finished match that one played alone, where nobody can win or lose.
fn alone(playing: &Playing) -> Option<i64> {
    let sheet = playing.view().table.result.as_ref()?;
    match sheet.totals.as_slice() {
        [points] if sheet.winners.is_empty() => Some(*points),
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Records>()
        .add_systems(Startup, load)
        .add_systems(Update, note.after(SessionSystems::Play));
}

/// What cannot be read is no reason not to play: it begins anew.
fn load(home: Res<HomeFolder>, mut records: ResMut<Records>) {
    let text = std::fs::read_to_string(home.0.records()).unwrap_or_default();
    *records = ron::from_str(&text).unwrap_or_default();
}

fn note(
    session: Res<Session>,
    home: Res<HomeFolder>,
    mut records: ResMut<Records>,
    mut seen: Local<Option<(u32, u64)>>,
) {
    let Some(playing) = &session.0 else { return };
    let now = (playing.game.mark(), playing.view().revision);
    if seen.replace(now) == Some(now) || playing.is_read_only() {
        return;
    }
    let Some(points) = alone(playing) else { return };
    let records = records.bypass_change_detection();
    if records.note(playing.game.info().id, playing.game.mark(), points)
        && let Ok(text) = ron::ser::to_string_pretty(records, ron::ser::PrettyConfig::default())
        && let Err(error) = crate::save::write_text(&home.0.records(), &text)
    {
        warn!("the records could not be kept: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_and_the_best_of_the_games_before_are_known() {
        let mut records = Records::default();
        assert_eq!(records.before("wolfwalkers", 1), None);
        for (mark, points) in [(1, 30), (2, 41), (3, 25)] {
            assert!(records.note("wolfwalkers", mark, points));
        }
        assert_eq!(records.before("wolfwalkers", 4), Some((41, 25)));
        // A match is compared with those before it, not with itself.
        assert_eq!(records.before("wolfwalkers", 3), Some((41, 41)));
        assert_eq!(records.before("wolfwalkers", 1), None);
        assert_eq!(records.before("tilting", 4), None);
    }

    #[test]
    fn a_game_finished_twice_counts_once() {
        let mut records = Records::default();
        records.note("wolfwalkers", 1, 30);
        records.note("wolfwalkers", 2, 50);
        assert!(!records.note("wolfwalkers", 2, 50), "nothing new");
        assert!(records.note("wolfwalkers", 2, 20), "taken back and finished otherwise");
        assert_eq!(records.before("wolfwalkers", 3), Some((30, 20)));
    }

    #[test]
    fn records_are_read_as_they_were_written() {
        let mut records = Records::default();
        records.note("wolfwalkers", 7, -3);
        let text = ron::to_string(&records).expect("records can be written");
        assert_eq!(ron::from_str::<Records>(&text), Ok(records));
    }
}
