//! Days of the calendar, in words. Pure but for the zone of this machine.

use jiff::{Timestamp, tz::TimeZone};

use crate::rules::{Arg, Words};

/// The day of a moment, given in seconds since 1970, as it was where this machine stands.
pub fn day(seconds: u64) -> Words {
    let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    day_in(moment.unwrap_or(Timestamp::MAX), &TimeZone::system())
}

fn day_in(moment: Timestamp, zone: &TimeZone) -> Words {
    let date = zone.to_datetime(moment).date();
    Words::new("date")
        .with("day", date.day())
        .with("month", date.month())
        .with("year", Arg::Text(date.year().to_string().into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Seat, words::Lexicon};

    fn said(seconds: i64) -> String {
        let moment = Timestamp::from_second(seconds).expect("a moment");
        Lexicon::english().say(&day_in(moment, &TimeZone::UTC), &|_: Seat| String::new())
    }

    #[test]
    fn a_moment_has_its_day() {
        assert_eq!(said(0), "1 January 1970");
        // A leap day: 11,016 days of 86,400 seconds, and the last second of it.
        assert_eq!(said(11_016 * 86_400), "29 February 2000");
        assert_eq!(said(11_017 * 86_400 - 1), "29 February 2000");
        assert_eq!(said(11_017 * 86_400), "1 March 2000");
    }

    #[test]
    fn no_moment_is_too_late() {
        let _ = day(u64::MAX);
    }
}
