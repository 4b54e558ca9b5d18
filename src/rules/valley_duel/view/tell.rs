//! The log: a line for each event, and what is seen and heard with it.

use super::{about, ids::piece, names};
use crate::rules::{
    Arg, Seat, Show, Told, Viewer, Words,
    table::PieceId,
    valley_duel::{By, Cause, Colour, Event, Role, SEATS, Source, Wheel, content::Content},
};

/// What a line of the log is made of.
struct Line {
    told: Told,
}

impl Line {
    fn game(words: Words) -> Line {
        Line { told: Told { words: Some(words), ..Told::default() } }
    }

    fn by(seat: Seat, words: Words) -> Line {
        Line { told: Told { words: Some(words.with("who", seat)), seat: Some(seat), ..Told::default() } }
    }

    /// Seen, and not worth a line.
    fn silent() -> Line {
        Line { told: Told::default() }
    }

    fn show(mut self, show: Show) -> Line {
        self.told.show = show;
        self
    }

    fn pieces(mut self, pieces: impl IntoIterator<Item = PieceId>) -> Line {
        self.told.pieces.extend(pieces);
        self
    }
}

/// A line of the log, and what is seen and heard with it. Nothing in an event is hidden from anybody.
pub fn tell(event: &Event, _viewer: Viewer) -> Option<Told> {
    let line = turns(event).or_else(|| gains(event)).or_else(|| market(event)).or_else(|| fields(event));
    let line = line.or_else(|| harbour(event)).or_else(|| tiles(event)).or_else(|| cards(event));
    line.or_else(|| ending(event)).map(|line| line.told)
}

fn turns(event: &Event) -> Option<Line> {
    let key = |follow_up: bool, plain: &'static str, follows: &'static str| {
        Words::new(if follow_up { follows } else { plain })
    };
    Some(match event {
        Event::Turn { seat, round } => {
            Line::game(Words::new("vd-log-turn").with("who", *seat).with("round", *round)).show(Show::Bell)
        }
        Event::Rotated { seat, steps } => {
            let wheels = SEATS.map(piece::wheel);
            Line::by(*seat, Words::new("vd-log-rotated").with("steps", *steps))
                .pieces(wheels)
                .pieces([piece::CENTRAL])
                .show(Show::Wood)
        }
        Event::Chose { seat, wheel, section, tile, tools, follow_up } => {
            let content = Content::get();
            let effects = match (tile, wheel) {
                (Some(tile), _) => content.tile(*tile),
                (None, Wheel::Central) => content.central(*section),
                (None, Wheel::Own) => content.own(*section),
            };
            let place = match wheel {
                Wheel::Central => "vd-at-central",
                Wheel::Own => "vd-at-own",
            };
            let words = key(*follow_up, "vd-log-chose", "vd-log-follows")
                .with("what", names::effects(effects))
                .with("at", Words::new(place))
                .with("tools", *tools);
            let id = tile.map_or_else(|| piece::section(*seat, *wheel, *section), piece::tile);
            Line::by(*seat, words).pieces([id])
        }
        Event::GaveUp { seat, guilders, tools, follow_up } => {
            let words = key(*follow_up, "vd-log-gave-up", "vd-log-gave-up-follow");
            Line::by(*seat, words.with("count", *guilders).with("tools", *tools))
                .pieces([piece::CALENDAR, piece::guilders(*seat)])
                .show(Show::Coins)
        }
        Event::Declined { seat, action } => {
            Line::by(*seat, Words::new("vd-log-declined").with("action", names::action(*action)))
        }
        _ => return None,
    })
}

fn gains(event: &Event) -> Option<Line> {
    Some(match event {
        // What a Contract or a colour brings is said with it.
        Event::Points { seat, source: Source::Contract | Source::Tulips, .. } => {
            Line::silent().pieces([piece::marker(*seat)])
        }
        Event::Points { seat, points, source: of } => {
            let words = Words::new("vd-log-points").with("count", *points).with("source", names::source(*of));
            Line::by(*seat, words).pieces([piece::marker(*seat)])
        }
        Event::Guilders { seat, guilders, source: of } => {
            let words =
                Words::new("vd-log-guilders").with("count", *guilders).with("source", names::source(*of));
            Line::by(*seat, words).pieces([piece::guilders(*seat)]).show(Show::Coins)
        }
        Event::Tools { seat, tools, source: of } => {
            let words = Words::new("vd-log-tools").with("count", *tools).with("source", names::source(*of));
            Line::by(*seat, words).pieces([piece::tools(*seat)]).show(Show::Wood)
        }
        Event::Bulb { seat, colour, source: of } => {
            let words = Words::new("vd-log-bulb")
                .with("bulb", names::bulb(*colour))
                .with("source", names::source(*of));
            Line::by(*seat, words).pieces([piece::bulbs(*seat, *colour)])
        }
        Event::Passed { seat, points } => {
            Line::by(*seat, Words::new("vd-log-passed").with("points", *points))
                .pieces([piece::wreath(*seat)])
                .show(Show::Good)
        }
        Event::Helped { seat, farm } => {
            Line::by(*seat, Words::new("vd-log-helped").with("card", names::farm(*farm)))
                .pieces([piece::farm(*farm)])
        }
        _ => return None,
    })
}

fn market(event: &Event) -> Option<Line> {
    let content = Content::get();
    Some(match event {
        Event::Bought { seat, lot, half, .. } => {
            let deal = match lot {
                Some(lot) => content.deal(*lot, *half),
                None => content.back(*half),
            };
            let words =
                Words::new("vd-log-bought").with("cost", deal.cost).with("bulbs", about::bought(deal));
            let got = Colour::ALL.into_iter().filter(|colour| deal.bulbs[colour.index()] > 0);
            Line::by(*seat, words)
                .pieces(got.map(|colour| piece::bulbs(*seat, colour)))
                .pieces([piece::guilders(*seat)])
                .show(Show::Coins)
        }
        Event::Discarded { .. } => Line::silent(),
        Event::Turned { lot } => Line::silent().pieces([piece::lot(*lot)]).show(Show::Flip),
        Event::Restocked { lots } => {
            Line::game(Words::new("vd-log-restocked").with("count", *lots)).show(Show::Shuffle)
        }
        _ => return None,
    })
}

fn fields(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Planted { seat, colour, patch, space } => {
            let words = Words::new("vd-log-planted")
                .with("bulb", names::bulb(*colour))
                .with("patch", names::patch(*patch));
            Line::by(*seat, words).pieces([piece::tulip(*patch, usize::from(*space))]).show(Show::Wood)
        }
        Event::Built { seat, node, cost, column } => {
            let words = Words::new("vd-log-built")
                .with("node", names::node(*node))
                .with("cost", *cost)
                .with("colour", names::colour(*column));
            Line::by(*seat, words).pieces([piece::built(*node)]).show(Show::Wood)
        }
        _ => return None,
    })
}

fn harbour(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Sailed { seat, port } => {
            Line::by(*seat, Words::new("vd-log-sailed").with("port", names::port(*port)))
                .pieces([piece::BOAT])
                .show(Show::Wood)
        }
        Event::Delivered { seat, colour, port, kept } => {
            let key = if *kept { "vd-log-delivered" } else { "vd-log-delivered-more" };
            let words = Words::new(key).with("bulb", names::bulb(*colour)).with("port", names::port(*port));
            Line::by(*seat, words).pieces([piece::bulbs(*seat, *colour)]).show(Show::Wood)
        }
        Event::Shifted { port } => Line::game(Words::new("vd-log-shifted").with("port", names::port(*port)))
            .pieces([piece::cover(*port)])
            .show(Show::Card),
        Event::Closed { port, opened } => {
            let words = Words::new("vd-log-closed")
                .with("port", names::port(*port))
                .with("opened", names::port(*opened));
            Line::game(words).pieces([piece::cover(*port), piece::cover(*opened)]).show(Show::Flip)
        }
        Event::Replaced { new, port, .. } => match new {
            Some(new) => {
                let words = Words::new("vd-log-export")
                    .with("port", names::port(*port))
                    .with("what", names::export(*new));
                Line::game(words).pieces([piece::export(*new)]).show(Show::Card)
            }
            None => Line::game(Words::new("vd-log-no-export").with("port", names::port(*port))),
        },
        Event::Drifted { port } => {
            Line::game(Words::new("vd-log-drifted").with("port", names::port(*port))).pieces([piece::BOAT])
        }
        _ => return None,
    })
}

fn tiles(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Enhanced { seat, tile, wheel, cost, .. } => {
            let key = match wheel {
                Wheel::Central => "vd-log-enhanced-central",
                Wheel::Own => "vd-log-enhanced-own",
            };
            let words = Words::new(key).with("tile", names::tile(*tile)).with("cost", *cost);
            Line::by(*seat, words).pieces([piece::tile(*tile)]).show(Show::Wood)
        }
        Event::TileTurned { tile, .. } => Line::silent().pieces([piece::tile(*tile)]).show(Show::Flip),
        Event::TilesRenewed { tiles } => {
            Line::game(Words::new("vd-log-tiles-renewed").with("count", *tiles)).show(Show::Shuffle)
        }
        _ => return None,
    })
}

fn cards(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Farmed { seat, farm, role } => {
            let key = if *role == Role::Helper { "vd-log-helper" } else { "vd-log-contract" };
            Line::by(*seat, Words::new(key).with("card", names::farm(*farm)))
                .pieces([piece::farm(*farm)])
                .show(Show::Card)
        }
        Event::Swapped { seat, farms: [one, other], .. } => {
            let words = Words::new("vd-log-swapped")
                .with("one", names::farm(*one))
                .with("other", names::farm(*other));
            Line::by(*seat, words).pieces([piece::farm(*one), piece::farm(*other)]).show(Show::Card)
        }
        Event::PushedOut { farm, owner } => {
            let words = Words::new("vd-log-pushed").with("card", names::farm(*farm)).with("who", *owner);
            Line::game(words).pieces([piece::farm(*farm)])
        }
        Event::Scored { seat, farm, count, points, paid } => {
            let key = if *paid { "vd-log-paid" } else { "vd-log-scored" };
            let words = Words::new(key)
                .with("card", names::farm(*farm))
                .with("count", *count)
                .with("each", Content::get().farm(*farm).each)
                .with("points", *points);
            Line::by(*seat, words).pieces([piece::farm(*farm)]).show(Show::Good)
        }
        Event::Boxed { farm, owner } => {
            Line::game(Words::new("vd-log-boxed").with("card", names::farm(*farm)).with("who", *owner))
                .show(Show::Bad)
        }
        Event::FarmTurned { farm, .. } => Line::silent().pieces([piece::farm(*farm)]).show(Show::Card),
        Event::FarmsRenewed { farms } => {
            Line::game(Words::new("vd-log-farms-renewed").with("count", *farms)).show(Show::Shuffle)
        }
        _ => return None,
    })
}

fn ending(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Calendar { space, cause } => {
            let (key, seat) = match cause {
                Cause::Forty(seat) => ("vd-why-forty", Some(seat)),
                Cause::Windmill(seat) => ("vd-why-mills", Some(seat)),
                Cause::Trade(seat) => ("vd-why-trades", Some(seat)),
                Cause::Tiles => ("vd-why-tiles", None),
                Cause::Farms => ("vd-why-farms", None),
                Cause::Market => ("vd-why-market", None),
            };
            let why = seat.map_or_else(|| Words::new(key), |seat| Words::new(key).with("who", *seat));
            let value = Content::get().calendar().get(usize::from(*space)).copied().unwrap_or(0);
            let words = Words::new("vd-log-calendar").with("value", value).with("why", why);
            Line::game(words).pieces([piece::CALENDAR]).show(Show::Bell)
        }
        Event::Ending => Line::game(Words::new("vd-log-ending")).show(Show::Bell),
        Event::Tulips { seat, colour, count, value } => {
            let words = Words::new("vd-log-tulips")
                .with("colour", names::colour(*colour))
                .with("count", *count)
                .with("value", *value)
                .with("points", *count * u16::from(*value));
            Line::by(*seat, words).pieces([piece::marker(*seat)])
        }
        Event::Over { by, winners, points } => {
            let key = match by {
                By::Points => "vd-end-points",
                By::Guilders => "vd-end-guilders",
                By::Tools => "vd-end-tools",
                By::Shared => "vd-end-shared",
            };
            let names: Vec<Words> =
                winners.iter().map(|seat| Words::new("name").with("who", *seat)).collect();
            Line::game(Words::new(key).with("points", Arg::Number(*points)).with("who", names))
                .show(Show::Good)
        }
        _ => return None,
    })
}
