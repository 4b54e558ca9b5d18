//! The final count of a display, Goal after Goal, as its player would say it aloud (WW-67).

use super::{Table, faces, ids::zone, layout};
use crate::rules::{
    Seat, Words,
    table::{Counted, Face, Place, Rect, SurfaceId, Tally},
    wolfwalkers::{
        Field, Goal, Scored, Source,
        content::{Content, Paid, Task},
    },
};

/// The size of a drawn demand.
const ICON: (i16, i16) = (88, 52);

impl Table<'_> {
    /// What each seat counts, in seat order.
    pub(super) fn tallies(&self) -> Vec<Tally> {
        self.game.seats().map(|seat| self.tally(seat)).collect()
    }

    fn tally(&self, seat: Seat) -> Tally {
        let place = if seat == self.near {
            Place::table(layout::area(self.has_modules()), 0)
        } else {
            let rect = Rect { x: 0, y: 0, ..layout::LARGE };
            Place { surface: zone::large(seat), rect, level: 0 }
        };
        let items = self.game.scored(seat).iter().map(|scored| self.counted(seat, scored)).collect();
        Tally { seat, place, items }
    }

    fn counted(&self, seat: Seat, scored: &Scored) -> Counted {
        let points = i64::from(scored.points);
        let line = self.line(scored);
        let mark = || Face::icon(ICON.1, ICON.1, line.icon.clone());
        let (icon, note, sum, shows) = match scored.source {
            Source::Goal(goal, at) => {
                let shows = self.counts(seat, goal, at);
                let surface = if seat == self.near { SurfaceId::TABLE } else { zone::large(seat) };
                let shows = shows.into_iter().filter(|shown| shown.place.surface == surface).collect();
                (faces::demand(goal, ICON.0, ICON.1), self.said(seat, goal, scored), sum(goal, scored), shows)
            }
            Source::Wish(goal) => {
                (faces::demand(goal, ICON.0, ICON.1), self.note(seat, scored), None, Vec::new())
            }
            _ => (mark(), self.note(seat, scored), None, Vec::new()),
        };
        Counted { icon, label: line.label, note, sum, points, shows }
    }

    /// How a Goal of a display stands, in words.
    fn said(&self, seat: Seat, goal: Goal, scored: &Scored) -> Words {
        let Source::Goal(_, at) = scored.source else { return self.note(seat, scored) };
        let display = self.game.display(seat);
        let field = Field::of(display);
        let task = &Content::get().asked(goal).task;
        let winds = display.winds() == Some(goal);
        let times = |key: &'static str| Words::new(key).with("times", scored.times);
        match task {
            Task::Pattern(_) => times("ww-tally-pattern"),
            Task::Arrows(_) | Task::TwoArrows(..) if winds => times("ww-tally-winds"),
            Task::Arrows(_) | Task::TwoArrows(..) => times("ww-tally-arrows"),
            Task::Two(..) => times("ww-tally-two"),
            Task::Crossed(symbol) => {
                let spoils = field.cells(field.with(*symbol) & field.cross(at));
                let cards = spoils.filter_map(|at| display.at(at)).map(faces::name).collect::<Vec<_>>();
                if cards.is_empty() {
                    Words::new("ww-tally-crossed").with("a", faces::symbol_name(*symbol))
                } else {
                    Words::new("ww-tally-spoiled").with("card", cards)
                }
            }
            Task::Balance(a, b) | Task::More(a, b) => Words::new("ww-tally-both")
                .with("a", faces::symbol_name(*a))
                .with("first", field.number(*a))
                .with("b", faces::symbol_name(*b))
                .with("second", field.number(*b)),
        }
    }
}

/// The sum of a Goal that pays more than once, doubled where a Quirk doubles it.
fn sum(goal: Goal, scored: &Scored) -> Option<Words> {
    let asked = Content::get().asked(goal);
    let plain = scored.times as i16 * i16::from(asked.points);
    if scored.times == 0 {
        return None;
    }
    let doubled = scored.points > plain;
    let sum = Words::new("ww-sheet-times").with("times", scored.times).with("each", asked.points);
    match (asked.task.paid(), doubled) {
        (Paid::Once, false) => None,
        (_, false) => Some(sum),
        (_, true) => Some(Words::new("ww-sheet-doubled").with("sum", sum)),
    }
}
