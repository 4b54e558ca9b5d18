//! The log: a line for each event, and what is seen and heard with it.

use super::{faces, ids::piece, layout};
use crate::rules::{
    Seat, Show, Told, Words,
    table::Place,
    tilting::{By, Event, Face as Side, Outcome, Pos, Relation, state::Tilting},
};

/// A field as the log names it.
fn field(at: Pos) -> Words {
    let key = if at.is_bridge_end() { "tw-at-bridge" } else { "tw-at-field" };
    Words::new(key).with("board", faces::meeple_name(at.board())).with("number", at.field())
}

/// A line of the log, and what is seen and heard with it. Nothing in an event is hidden from anybody.
pub fn tell(event: &Event) -> Told {
    let content = Tilting::content();
    let quiet = Told::default();
    let say = |words: Words| Told { words: Some(words), ..quiet.clone() };
    let by = |seat: Seat, words: Words| Told { seat: Some(seat), ..say(words.with("who", seat)) };
    match event {
        Event::Played { seat, card } => Told {
            pieces: vec![piece::card(*card)],
            show: Show::Card,
            ..by(
                *seat,
                Words::new("tw-log-played").with("card", faces::card_name(*card, content.steps(*card))),
            )
        },
        Event::Walked { meeple, from, to, gap } => {
            let words = (*gap > 1).then(|| {
                Words::new("tw-log-walked")
                    .with("meeple", faces::meeple_name(*meeple))
                    .with("at", field(*to))
                    .with("gap", *gap)
            });
            let id = piece::meeple(*meeple);
            Told {
                words,
                pieces: vec![id],
                way: from.until(*to).map(|at| (id, Place::table(layout::meeple(at), 40))).collect(),
                show: Show::Wood,
                ..quiet
            }
        }
        Event::Stepped { seat, sign, meeple, fields } => Told {
            pieces: vec![piece::meeple(*meeple)],
            ..by(
                *seat,
                Words::new("tw-log-stepped")
                    .with("sign", faces::sign_name(*sign))
                    .with("meeple", faces::meeple_name(*meeple))
                    .with("fields", *fields),
            )
        },
        Event::Took { seat, card, face, relation, place } => {
            let how = match relation {
                Relation::Adjacent => "tw-log-adjacent",
                Relation::Same => "tw-log-same",
                Relation::Passed => "tw-log-passed",
            };
            let key = match face {
                Side::Giant => "tw-log-giant",
                Side::Windmill => "tw-log-windmill",
            };
            Told {
                pieces: vec![piece::stacked(*card)],
                show: if *face == Side::Giant { Show::Card } else { Show::Good },
                ..by(
                    *seat,
                    Words::new(key)
                        .with("how", Words::new(how).with("at", field(*place)))
                        .with("name", faces::stacked_name(*card, *face))
                        .with("points", content.card(*card).points(*face)),
                )
            }
        }
        Event::Broke { seat, lances, left } => Told {
            pieces: (*left..*left + *lances).map(|at| piece::lance(*seat, at)).collect(),
            show: Show::Bad,
            ..by(*seat, Words::new("tw-log-broke").with("count", *lances).with("left", *left))
        },
        Event::Mended { seat, lances, left } => Told {
            pieces: (left.saturating_sub(*lances)..*left).map(|at| piece::lance(*seat, at)).collect(),
            show: Show::Good,
            ..by(*seat, Words::new("tw-log-mended").with("count", *lances).with("left", *left))
        },
        Event::Round { number, card } => Told {
            pieces: vec![piece::stacked(*card)],
            show: Show::Bell,
            ..say(Words::new("tw-log-round")
                .with("number", *number)
                .with("start", content.card(*card).start)
                .with("knight", content.card(*card).start / 10)
                .with("squire", content.card(*card).start % 10))
        },
        // Every turn ends so: no line is worth it.
        Event::Drew { seat, .. } => Told { seat: Some(*seat), show: Show::Card, ..quiet },
        Event::Chose { seat, card } => Told {
            pieces: vec![piece::card(*card)],
            show: Show::Card,
            ..by(
                *seat,
                Words::new("tw-log-chose").with("card", faces::card_name(*card, content.steps(*card))),
            )
        },
        Event::Renewed { cards } => {
            Told { show: Show::Shuffle, ..say(Words::new("tw-log-renewed").with("count", *cards)) }
        }
        Event::Fulfilled { seat, mission } => Told {
            pieces: vec![piece::mission(*mission)],
            show: Show::Good,
            ..by(
                *seat,
                Words::new("tw-log-mission")
                    .with("mission", faces::mission_name(*mission))
                    .with("reward", faces::reward(*mission)),
            )
        },
        Event::Used { seat, sign } => {
            by(*seat, Words::new("tw-log-used").with("sign", faces::sign_name(*sign)))
        }
        Event::Left { seat, sign } => {
            by(*seat, Words::new("tw-log-left").with("sign", faces::sign_name(*sign)))
        }
        Event::Discarded { seat, cards } => {
            let names = cards.iter().map(|card| faces::card_name(*card, content.steps(*card)));
            Told {
                show: Show::Card,
                ..by(*seat, Words::new("tw-log-discarded").with("cards", names.collect::<Vec<_>>()))
            }
        }
        Event::Stuck { seat } => by(*seat, Words::new("tw-log-stuck")),
        Event::Gathered { cards } => {
            Told { show: Show::Shuffle, ..say(Words::new("tw-log-gathered").with("count", *cards)) }
        }
        Event::Over(Outcome::Undecided) => Told { show: Show::Bell, ..say(Words::new("tw-end-undecided")) },
        Event::Over(Outcome::Won { seat, by: how }) => {
            let key = match how {
                By::Lances => "tw-end-lances",
                By::Points => "tw-end-points",
                By::Cards => "tw-end-cards",
            };
            Told { show: Show::Good, ..by(*seat, Words::new(key).with("other", Tilting::rival(*seat))) }
        }
    }
}
