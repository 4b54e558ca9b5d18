//! The log: a line for each event, and what is seen and heard with it.

use super::{faces, ids::piece};
use crate::rules::{
    Arg, Seat, Show, Told, Words,
    wolfwalkers::{By, Event, Face as Card, Side},
};

fn sided(face: Card, story: &'static str, goal: &'static str) -> Words {
    Words::new(if face.side() == Side::Story { story } else { goal }).with("card", faces::name(face))
}

/// A line of the log, and what is seen and heard with it. Nothing in an event is hidden from anybody.
pub fn tell(event: &Event) -> Told {
    let quiet = Told::default();
    let say = |words: Words| Told { words: Some(words), ..quiet.clone() };
    let by = |seat: Seat, words: Words| Told { seat: Some(seat), ..say(words.with("who", seat)) };
    let card = |face: Card| vec![piece::card(face)];
    match event {
        Event::Laid { seat, face, place, .. } => Told {
            pieces: card(*face),
            show: Show::Card,
            ..by(
                *seat,
                sided(*face, "ww-log-laid-story", "ww-log-laid-goal")
                    .with("row", place.0)
                    .with("column", place.1),
            )
        },
        Event::Refilled { face, .. } => Told {
            pieces: card(*face),
            show: if face.side() == Side::Goal { Show::Flip } else { Show::Card },
            ..say(sided(*face, "ww-log-refill-story", "ww-log-refill-goal"))
        },
        Event::Switched => {
            Told { pieces: vec![piece::SWITCH], show: Show::Bell, ..say(Words::new("ww-log-switched")) }
        }
        Event::Turned { faces } => {
            let faces: Vec<Card> = faces.iter().flatten().copied().collect();
            let names: Vec<Words> = faces.iter().map(|face| faces::name(*face)).collect();
            Told {
                pieces: faces.iter().map(|face| piece::card(*face)).collect(),
                show: Show::Flip,
                ..say(Words::new("ww-log-turned").with("cards", names))
            }
        }
        Event::Passed { seat } => by(*seat, Words::new("ww-log-passed")),
        Event::Skipped { seat } => by(*seat, Words::new("ww-log-skipped")),
        Event::Used { seat, card } => Told {
            pieces: vec![piece::opportunity(*card, seat.0 / 2)],
            show: Show::Wood,
            ..by(*seat, Words::new("ww-log-used").with("card", faces::opportunity_name(*card)))
        },
        Event::Reserved { seat, other, .. } => by(*seat, Words::new("ww-log-reserved").with("other", *other)),
        Event::Wished { seat, goal } => {
            by(*seat, Words::new("ww-log-wished").with("card", faces::name(Card::Goal(*goal))))
        }
        Event::Returned { seat, face } => Told {
            show: Show::Card,
            ..by(*seat, Words::new("ww-log-returned").with("card", faces::name(*face)))
        },
        Event::Covered { seat, face, under } => Told {
            pieces: card(*face),
            show: Show::Card,
            ..by(
                *seat,
                Words::new("ww-log-covered")
                    .with("card", faces::name(*face))
                    .with("under", faces::name(*under)),
            )
        },
        Event::Flipped { seat, face } => Told {
            pieces: card(*face),
            show: Show::Flip,
            ..by(*seat, sided(*face, "ww-log-flipped-story", "ww-log-flipped-goal"))
        },
        Event::Lifted { seat, face, from } => {
            let key = if from.is_some() { "ww-log-lifted" } else { "ww-log-below" };
            Told {
                pieces: card(*face),
                show: Show::Card,
                ..by(*seat, Words::new(key).with("card", faces::name(*face)))
            }
        }
        Event::Dropped { seat } => by(*seat, Words::new("ww-log-dropped")),
        Event::Swapped { seat, faces: [one, two] } => Told {
            pieces: vec![piece::card(*one), piece::card(*two)],
            show: Show::Card,
            ..by(
                *seat,
                Words::new("ww-log-swapped").with("card", faces::name(*one)).with("other", faces::name(*two)),
            )
        },
        Event::Slid { seat, face } => Told {
            pieces: card(*face),
            show: Show::Card,
            ..by(*seat, Words::new("ww-log-slid").with("card", faces::name(*face)))
        },
        Event::Cleared => Told { show: Show::Shuffle, ..say(Words::new("ww-log-cleared")) },
        Event::Looked { seat, .. } => by(*seat, Words::new("ww-log-looked")),
        Event::Ordered { seat, cards } => by(*seat, Words::new("ww-log-ordered").with("count", *cards)),
        Event::Voiced { seat, story, symbol } => Told {
            pieces: vec![piece::story(*story)],
            show: Show::Good,
            ..by(
                *seat,
                Words::new("ww-log-voiced")
                    .with("card", faces::name(Card::Story(*story)))
                    .with("symbol", faces::symbol_name(*symbol)),
            )
        },
        Event::Winded { seat, goal } => Told {
            pieces: vec![piece::goal(*goal)],
            show: Show::Good,
            ..by(*seat, Words::new("ww-log-winded").with("card", faces::name(Card::Goal(*goal))))
        },
        Event::Named { seat, symbol } => {
            by(*seat, Words::new("ww-log-named").with("symbol", faces::symbol_name(*symbol)))
        }
        Event::Removed { face } => {
            Told { show: Show::Bad, ..say(Words::new("ww-log-removed").with("card", faces::name(*face))) }
        }
        // Every turn ends so: no line is worth it.
        Event::Moved { .. } => {
            Told { pieces: vec![piece::BLOCKER, piece::REMOVER], show: Show::Wood, ..quiet }
        }
        Event::Renewed { cards } => {
            Told { show: Show::Shuffle, ..say(Words::new("ww-log-renewed").with("count", *cards)) }
        }
        Event::Finished { seat } => Told { show: Show::Good, ..by(*seat, Words::new("ww-log-finished")) },
        Event::Over { by: how, winners, points } => {
            let key = match how {
                By::Alone => "ww-end-alone",
                By::Points => "ww-end-points",
                By::Goals => "ww-end-goals",
                By::Nothing if winners.is_empty() => "ww-end-draw",
                By::Nothing => "ww-end-shared",
            };
            let names: Vec<Words> =
                winners.iter().map(|seat| Words::new("name").with("who", *seat)).collect();
            let words = Words::new(key).with("points", Arg::Number(*points)).with("who", names);
            Told { show: Show::Good, ..say(words) }
        }
    }
}
