//! The final count: what one seat counts lies before everybody's eyes, thing after thing.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    OpenSurfaces, TableSystems, TableZone,
    camera::{self, Eye},
    on_table,
};
use crate::{
    rules::table::{Counted, Rect, ScoreSheet, SurfaceId, TableView, Tally},
    session::{Session, SessionSystems},
};

/// Where the count stands.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// The seat's place among the tallies, and how many of its things were counted before.
    step: Option<(usize, usize)>,
}

impl Counting {
    /// Begins at the first thing that counts, if the sheet has any.
    pub fn begin(&mut self, sheet: &ScoreSheet) {
        self.step = first_from(sheet, 0);
    }

    /// Ends it.
    pub fn end(&mut self) {
        self.step = None;
    }

    /// Goes on to the next thing, or ends.
    pub fn next(&mut self, sheet: &ScoreSheet) {
        let Some((tally, item)) = self.step else { return };
        let more = sheet.tallies.get(tally).is_some_and(|tally| item + 1 < tally.items.len());
        self.step = if more { Some((tally, item + 1)) } else { first_from(sheet, tally + 1) };
    }

    /// Goes back to the thing before, if there is one.
    pub fn back(&mut self, sheet: &ScoreSheet) {
        self.step = match self.step {
            Some((tally, item)) if item > 0 => Some((tally, item - 1)),
            Some((tally, item)) => {
                let before = (0..tally).rev().find(|before| !sheet.tallies[*before].items.is_empty());
                before.map(|before| (before, sheet.tallies[before].items.len() - 1)).or(Some((tally, item)))
            }
            None => None,
        };
    }

    /// Which tally and which of its things.
    pub fn step(&self) -> Option<(usize, usize)> {
        self.step
    }

    /// What is counted now.
    pub fn now<'a>(&self, sheet: &'a ScoreSheet) -> Option<(&'a Tally, &'a Counted)> {
        let (tally, item) = self.step?;
        let tally = sheet.tallies.get(tally)?;
        Some((tally, tally.items.get(item)?))
    }
}

/// The first thing of the first tally from `tally` on that has any.
fn first_from(sheet: &ScoreSheet, tally: usize) -> Option<(usize, usize)> {
    (tally..sheet.tallies.len()).find(|at| !sheet.tallies[*at].items.is_empty()).map(|at| (at, 0))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counting>().add_systems(
        Update,
        (begin, look.run_if(resource_exists::<Eye>))
            .chain()
            .run_if(on_table)
            .after(SessionSystems::Play)
            .before(TableSystems::Follow),
    );
}

/// A game that ends is counted. One that was opened at its end shows its sheet at once.
fn begin(
    session: Res<Session>,
    mut counting: ResMut<Counting>,
    mut seen: Local<Option<(u32, bool)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(playing) = &session.0 else {
        *seen = None;
        counting.set_if_neq(Counting::default());
        return;
    };
    let result = playing.view().table.result.as_ref();
    let now = (playing.game.mark(), result.is_some());
    let before = seen.replace(now);
    match result {
        Some(sheet) if before == Some((now.0, false)) => {
            counting.begin(sheet);
            redraw.write(RequestRedraw);
        }
        Some(_) if before == Some(now) => {}
        _ => {
            counting.set_if_neq(Counting::default());
        }
    }
}

/// Where on the table a tally's place lies.
fn on_the_table<M>(table: &TableView<M>, tally: &Tally) -> Rect {
    let of = table.surfaces.iter().find(|surface| surface.id == tally.place.surface);
    let corner = of.map_or((0, 0), |surface| (surface.rect.x, surface.rect.y));
    let rect = tally.place.rect;
    Rect { x: rect.x + corner.0, y: rect.y + corner.1, ..rect }
}

/// Opens what is counted and keeps it in sight; afterwards the whole table is shown again.
fn look(
    session: Res<Session>,
    counting: Res<Counting>,
    zone: Res<TableZone>,
    mut open: ResMut<OpenSurfaces>,
    mut eye: ResMut<Eye>,
    mut last: Local<Option<(usize, TableZone)>>,
) {
    let table = session.0.as_ref().map(|playing| &playing.view().table);
    let now = table.and_then(|table| Some((table, counting.now(table.result.as_ref()?)?.0)));
    let Some((table, tally)) = now else {
        if last.take().is_some() {
            open.clear();
            camera::frame(&mut eye);
        }
        return;
    };
    let at = counting.step().map_or(0, |(tally, _)| tally);
    if *last == Some((at, *zone)) {
        return;
    }
    *last = Some((at, *zone));
    open.clear();
    if tally.place.surface != SurfaceId::TABLE {
        open.open(tally.place.surface);
    }
    camera::look_at(&mut eye, on_the_table(table, tally), &zone);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Seat, Words,
        table::{Face, Place},
    };

    fn sheet(items: &[usize]) -> ScoreSheet {
        let counted = || Counted {
            icon: Face::new(1, 1),
            label: Words::new("empty"),
            note: Words::new("empty"),
            sum: None,
            points: 0,
            shows: Vec::new(),
        };
        let tally = |(seat, count): (u8, &usize)| Tally {
            seat: Seat(seat),
            place: Place::table(Rect::default(), 0),
            items: (0..*count).map(|_| counted()).collect(),
        };
        ScoreSheet {
            seats: Vec::new(),
            lines: Vec::new(),
            totals: Vec::new(),
            decided: Words::new("empty"),
            tie_break: None,
            winners: Vec::new(),
            tallies: (0..).zip(items).map(tally).collect(),
        }
    }

    #[test]
    fn everything_is_counted_once_forwards_and_backwards() {
        // The second seat has nothing to count: it is passed over both ways.
        let sheet = sheet(&[2, 0, 1]);
        let mut counting = Counting::default();
        counting.begin(&sheet);
        let mut way = Vec::new();
        while let Some(step) = counting.step() {
            way.push(step);
            counting.next(&sheet);
        }
        assert_eq!(way, [(0, 0), (0, 1), (2, 0)]);
        counting.step = Some((2, 0));
        for before in [(0, 1), (0, 0), (0, 0)] {
            counting.back(&sheet);
            assert_eq!(counting.step(), Some(before));
        }
    }

    #[test]
    fn a_sheet_without_tallies_is_not_counted() {
        let mut counting = Counting::default();
        counting.begin(&sheet(&[]));
        assert_eq!(counting.step(), None);
        counting.begin(&sheet(&[0, 0]));
        assert_eq!(counting.step(), None);
    }
}
