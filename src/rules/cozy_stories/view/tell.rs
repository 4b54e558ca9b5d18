//! The log: a line for each event, and what is seen and heard with it. Pictures are called by row and place (CS-H3,
//! CS-R19).

use super::{faces, ids::piece};
use crate::rules::{
    Arg, Seat, Show, Told, Viewer, Words,
    cozy_stories::{Event, Loss},
};

/// A line of the log, and what is seen and heard with it. Nothing in an event is hidden from anybody.
pub fn tell(event: &Event, _viewer: Viewer) -> Option<Told> {
    let quiet = Told::default();
    let say = |words: Words| Told { words: Some(words), ..quiet.clone() };
    let by = |seat: Seat, words: Words| Told { seat: Some(seat), ..say(words.with("who", seat)) };
    let told = match event {
        Event::Drawn { seat } => {
            Told { pieces: vec![piece::STORY], show: Show::Card, ..by(*seat, Words::new("cs-log-drawn")) }
        }
        // That a story is being written is seen; how often, is nobody's business.
        Event::Written { seat } => Told { seat: Some(*seat), ..quiet },
        Event::Hidden { seat } => by(*seat, Words::new("cs-log-hidden")),
        Event::Began { seat } => Told { show: Show::Bell, ..by(*seat, Words::new("cs-log-began")) },
        Event::Finished { seat } => by(*seat, Words::new("cs-log-finished")),
        Event::Noted { seat, text } => by(*seat, Words::new("cs-log-noted").with("text", faces::typed(text))),
        Event::Laid { seat, story } => Told {
            pieces: vec![piece::STORY],
            show: Show::Card,
            ..by(*seat, Words::new("cs-log-laid").with("length", faces::length(story)))
        },
        Event::Taken { seat } => {
            Told { pieces: vec![piece::WINDMILL], show: Show::Card, ..by(*seat, Words::new("cs-log-taken")) }
        }
        Event::Marked { seat, picture, .. } => {
            Told { seat: Some(*seat), pieces: vec![piece::guess(*picture)], ..quiet }
        }
        Event::Lapsed { seat } => Told { show: Show::Bell, ..by(*seat, Words::new("cs-log-lapsed")) },
        // What came of it is said in the next line.
        Event::Guessed { seat, picture, .. } => Told {
            seat: Some(*seat),
            pieces: picture.iter().map(|picture| piece::guess(*picture)).collect(),
            show: Show::Card,
            ..quiet
        },
        Event::Wrong { seat, picture, at } => {
            let words = match at {
                Some(at) => Words::new("cs-log-wrong").with("at", faces::at(*at)),
                None => Words::new("cs-log-no-card"),
            };
            Told {
                pieces: picture.iter().map(|picture| piece::guess(*picture)).collect(),
                show: Show::Bad,
                ..by(*seat, words)
            }
        }
        Event::Lost { seat, points, why } => {
            let key = match (why, points) {
                (_, 0) => "cs-log-nothing",
                (Loss::Mistake, _) => "cs-log-mistake",
                (Loss::Unguessed, _) => "cs-log-unguessed",
            };
            Told {
                pieces: vec![piece::pawn(*seat)],
                show: Show::Bad,
                ..by(*seat, Words::new(key).with("points", *points))
            }
        }
        Event::WindmillBack => Told { pieces: vec![piece::WINDMILL], show: Show::Card, ..quiet },
        Event::Revealed { seat, picture, at, found, caught } => {
            let words = match (found, caught) {
                (Some(found), true) => Words::new("cs-log-caught").with("found", *found),
                (Some(found), false) => Words::new("cs-log-found").with("found", *found),
                (None, _) => Words::new("cs-log-nobody"),
            };
            Told {
                pieces: vec![piece::STORY, piece::guess(*picture)],
                show: Show::Flip,
                ..by(*seat, words.with("at", faces::at(*at)))
            }
        }
        Event::Gained { seat, points } => Told {
            pieces: vec![piece::pawn(*seat)],
            show: Show::Good,
            ..by(*seat, Words::new("cs-log-gained").with("points", *points))
        },
        Event::Returned => Told { show: Show::Card, ..quiet },
        Event::Shuffled => Told { show: Show::Shuffle, ..quiet },
        Event::SetAside { picture, at } => Told {
            pieces: vec![piece::used(*picture), piece::guess(*picture)],
            show: Show::Card,
            ..say(Words::new("cs-log-aside").with("at", faces::at(*at)))
        },
        Event::Gathered => Told { show: Show::Shuffle, ..say(Words::new("cs-log-gathered")) },
        Event::Round { round } => {
            Told { show: Show::Bell, ..say(Words::new("cs-log-round").with("round", *round)) }
        }
        Event::Next { seat } => by(*seat, Words::new("cs-log-next")),
        Event::Left { seat, sharpness } => {
            by(*seat, Words::new("cs-log-left").with("level", faces::sharpness(*sharpness)))
        }
        Event::Anew { seat } => {
            Told { pieces: vec![piece::STORY], show: Show::Shuffle, ..by(*seat, Words::new("cs-log-anew")) }
        }
        Event::Over { winners, points } => {
            let key = if winners.len() > 1 { "cs-end-shared" } else { "cs-end-won" };
            let names: Vec<Words> =
                winners.iter().map(|seat| Words::new("name").with("who", *seat)).collect();
            let words = Words::new(key).with("points", *points).with("who", Arg::List(names));
            Told { show: Show::Good, ..say(words) }
        }
    };
    Some(told)
}
