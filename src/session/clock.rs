//! The clock beside the table, counted down. It signals and never plays.

use std::time::Duration;

use bevy::prelude::*;

use super::Session;
use crate::rules::table::Clock;

/// The last seconds, each of which is heard.
const LAST: u64 = 5;

/// What is heard of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// One of the last seconds begins.
    Tick,
    /// The time is up.
    Up,
}

/// The clock as it runs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Countdown {
    /// Of which match, and which of its clocks.
    of: Option<(u32, u32)>,
    left: Duration,
    paused: bool,
    runs: bool,
}

impl Countdown {
    /// The clock that counts now, of the match with this mark. Another one than before starts anew; whether it is.
    pub fn follow(&mut self, mark: u32, clock: &Clock) -> bool {
        let of = Some((mark, clock.id));
        let new = self.of != of;
        if new {
            *self = Countdown { of, left: Duration::from_secs(clock.seconds.into()), ..Countdown::default() };
        }
        new
    }

    /// So much time passed. What is heard of it.
    pub fn pass(&mut self, passed: Duration) -> Option<Beat> {
        let before = self.seconds();
        if self.paused || before == 0 {
            return None;
        }
        self.left = self.left.saturating_sub(passed);
        match self.seconds() {
            0 => Some(Beat::Up),
            now if now < before && now <= LAST => Some(Beat::Tick),
            _ => None,
        }
    }

    /// Seconds that are left, begun ones counted.
    pub fn seconds(&self) -> u64 {
        self.left.as_millis().div_ceil(1000) as u64
    }

    /// Whether it stands still because somebody stopped it.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Stops it, or lets it run again.
    pub fn toggle(&mut self) {
        self.paused = !self.paused;
    }

    /// Says whether it runs in this frame.
    pub fn set_running(&mut self, runs: bool) {
        self.runs = runs && !self.paused && !self.left.is_zero();
    }

    /// When its next second begins, while it runs.
    pub fn next_second(&self) -> Option<Duration> {
        let second = self.left.saturating_sub(Duration::from_secs(self.seconds().saturating_sub(1)));
        self.runs.then_some(second)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Countdown>().add_systems(Update, forget.after(super::SessionSystems::Play));
}

/// Whoever leaves the table begins anew with its clock.
fn forget(session: Res<Session>, mut countdown: ResMut<Countdown>) {
    if session.0.is_none() {
        countdown.set_if_neq(Countdown::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Words;

    fn clock(id: u32) -> Clock {
        Clock { id, seconds: 8, name: Words::new("tells") }
    }

    #[test]
    fn it_counts_down_ticks_at_the_end_and_rings_once() {
        let mut countdown = Countdown::default();
        assert!(countdown.follow(1, &clock(7)));
        let mut heard = Vec::new();
        for step in 0..100 {
            if let Some(beat) = countdown.pass(Duration::from_millis(100)) {
                heard.push((step, beat, countdown.seconds()));
            }
        }
        // Eight seconds: after three of them five are left. Steps are tenths of a second, counted from nought.
        let ticks = (1..=5).rev().map(|left| ((8 - left) * 10 - 1, Beat::Tick, left as u64));
        let expected: Vec<_> = ticks.chain([(79, Beat::Up, 0)]).collect();
        assert_eq!(heard, expected);
        assert!(!countdown.follow(1, &clock(7)) && countdown.seconds() == 0, "the same one has run down");
    }

    #[test]
    fn another_clock_starts_anew_and_the_same_runs_on() {
        let mut countdown = Countdown::default();
        countdown.follow(1, &clock(7));
        countdown.pass(Duration::from_secs(3));
        assert!(!countdown.follow(1, &clock(7)));
        assert_eq!(countdown.seconds(), 5);
        assert!(countdown.follow(1, &clock(8)) && countdown.seconds() == 8);
        countdown.pass(Duration::from_secs(3));
        assert!(countdown.follow(2, &clock(8)) && countdown.seconds() == 8, "that of another match");
    }

    #[test]
    fn stopped_it_loses_no_time() {
        let mut countdown = Countdown::default();
        countdown.follow(1, &clock(7));
        countdown.toggle();
        assert_eq!(countdown.pass(Duration::from_secs(100)), None);
        assert_eq!(countdown.seconds(), 8);
        countdown.toggle();
        countdown.pass(Duration::from_secs(1));
        assert_eq!(countdown.seconds(), 7);
    }

    #[test]
    fn the_window_wakes_when_a_second_begins_and_not_before() {
        let mut countdown = Countdown::default();
        countdown.follow(1, &clock(7));
        assert_eq!(countdown.next_second(), None, "it does not run yet");
        countdown.set_running(true);
        assert_eq!(countdown.next_second(), Some(Duration::from_secs(1)));
        countdown.pass(Duration::from_millis(300));
        assert_eq!(countdown.next_second(), Some(Duration::from_millis(700)));
        countdown.pass(Duration::from_secs(100));
        countdown.set_running(true);
        assert_eq!(countdown.next_second(), None, "there is nothing more to show");
    }
}
