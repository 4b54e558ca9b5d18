//! The seats in the ledger, what moves the Calendar, and what everybody would have if the game ended now.

use super::{Table, faces, names};
use crate::rules::{
    Seat, Words,
    table::{Panel, Plate, Row, SeatColour, SeatLook, SeatShape, StepState},
    valley_duel::{Cause, Colour, SEATS, Source, Step, content::Content},
};

/// How a seat is told from the other (VD-11).
pub fn look(seat: Seat) -> SeatLook {
    if seat.0 == 0 {
        SeatLook { colour: SeatColour::Red, shape: SeatShape::Disc }
    } else {
        SeatLook { colour: SeatColour::Yellow, shape: SeatShape::Triangle }
    }
}

/// The six reasons for which the Calendar moves (VD-158): the name, and whether each player can give it once.
const CAUSES: [(&str, bool); 6] = [
    ("vd-cause-forty", true),
    ("vd-cause-mills", true),
    ("vd-cause-trades", true),
    ("vd-cause-tiles", false),
    ("vd-cause-farm", false),
    ("vd-cause-market", false),
];

/// The place of a cause among the six, and whose doing it was.
const fn place(cause: Cause) -> (usize, Option<Seat>) {
    match cause {
        Cause::Forty(seat) => (0, Some(seat)),
        Cause::Windmill(seat) => (1, Some(seat)),
        Cause::Trade(seat) => (2, Some(seat)),
        Cause::Tiles => (3, None),
        Cause::Farms => (4, None),
        Cause::Market => (5, None),
    }
}

/// Two numbers side by side, in seat order.
pub(super) fn versus(one: u16, other: u16) -> Words {
    Words::new("vd-versus").with("one", one).with("other", other)
}

impl Table<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        let game = self.game;
        let over = game.step == Step::Over;
        let winners = if over { game.decided().0 } else { Vec::new() };
        let plate = |seat: Seat| {
            let player = game.player(seat);
            let acts = game.mover() == Some(seat);
            let tag = if winners.contains(&seat) {
                Some("vd-tag-won")
            } else if acts {
                Some(match (game.step, seat == game.active) {
                    (Step::Rotate, _) => "vd-tag-turns",
                    (_, true) => "vd-tag-acts",
                    (_, false) => "vd-tag-follows",
                })
            } else {
                None
            };
            let line = if over { "vd-plate-over" } else { "vd-plate" };
            Plate {
                seat,
                look: look(seat),
                line: Words::new(line)
                    .with("total", game.total(seat))
                    .with("mills", player.built())
                    .with("trades", player.trades),
                score: i64::from(player.points),
                unit: Words::new("vd-unit"),
                tag: tag.map(Words::new),
                acts,
                icon: (game.first == seat).then(|| faces::first_player().into()),
            }
        };
        SEATS.map(plate).to_vec()
    }

    pub(super) fn panels(&self) -> Vec<Panel> {
        vec![self.calendar_panel(), self.worth_panel(), self.sources_panel()]
    }

    /// What moves the Calendar, and what has done so.
    fn calendar_panel(&self) -> Panel {
        let game = self.game;
        let spaces = Content::get().calendar().len() - 1;
        let rows = CAUSES.into_iter().enumerate().map(|(at, (key, each))| {
            let fired = game.causes.iter().map(|cause| place(*cause)).filter(|(place, _)| *place == at);
            let fired: Vec<Option<Seat>> = fired.map(|(_, seat)| seat).collect();
            let state = match (fired.len(), each) {
                (0, _) => StepState::Next,
                (1, true) => StepState::Now,
                _ => StepState::Done,
            };
            let names: Vec<Words> =
                fired.iter().flatten().map(|seat| Words::new("name").with("who", *seat)).collect();
            let value = match (fired.len(), each) {
                (0, _) => Words::new("empty"),
                (_, true) => Words::new("vd-cause-by").with("names", names),
                (count, false) => Words::new("vd-cause-times").with("count", count),
            };
            Row::Step { label: Words::new(key), value, state }
        });
        let remark = Words::new("vd-calendar-at").with("space", game.calendar + 1).with("of", spaces + 1);
        Panel { title: Words::new("vd-panel-calendar"), remark: Some(remark), rows: rows.collect() }
    }

    /// What a Tulip of each colour is worth to either.
    fn worth_panel(&self) -> Panel {
        let game = self.game;
        let rows = Colour::ALL.into_iter().map(|colour| {
            let [one, other] = SEATS.map(|seat| u16::from(game.player(seat).value(colour)));
            Row::Pair { label: names::colour(colour), value: versus(one, other) }
        });
        Panel { title: Words::new("vd-panel-worth"), remark: Some(self.both()), rows: rows.collect() }
    }

    /// What either has, and would have if the game ended now, source by source.
    fn sources_panel(&self) -> Panel {
        let scores = SEATS.map(|seat| self.game.score(seat));
        let rows = Source::ALL.into_iter().filter_map(|source| {
            let [one, other] = [0, 1].map(|seat: usize| scores[seat].sources[source.index()]);
            let label = names::source(source);
            let value = Some(versus(one, other));
            (one + other > 0).then_some(Row::Line { icon: None, label, value, empty: false })
        });
        let mut rows: Vec<Row> = rows.collect();
        let [one, other] = [0, 1].map(|seat: usize| scores[seat].total());
        let label = Words::new("vd-source-total");
        rows.push(Row::Line { icon: None, label, value: Some(versus(one, other)), empty: false });
        let title = if self.game.step == Step::Over { "vd-panel-sources-over" } else { "vd-panel-sources" };
        Panel { title: Words::new(title), remark: Some(self.both()), rows }
    }

    /// Whose number stands first.
    fn both(&self) -> Words {
        let [one, other] = SEATS;
        Words::new("vd-both").with("one", one).with("other", other)
    }
}
