//! What counts for a Goal, as the table shows it while the pointer rests on it: rings round what counts, numbered
//! by occurrence, dashes round what is looked at, a veil over the rest.

use super::{Table, faces, ids::zone, layout::Grid};
use crate::rules::{
    Seat,
    table::{Place, Rect, Shown, SurfaceId},
    wolfwalkers::{
        Cell, Field, Goal, Symbol,
        content::{Content, Task},
    },
};

/// Over the cards.
const ABOVE: i16 = 60;

/// What is round each cell: as bits of the field.
#[derive(Default)]
struct Marks {
    /// Families of cells with a ring each, in order, and the symbol they show instead of a number.
    rings: Vec<(u64, Option<Symbol>)>,
    /// Cells that are looked at.
    wide: u64,
    /// Cells that spoil it.
    spoils: u64,
}

impl Table<'_> {
    /// The marks of a Goal in a display.
    pub(super) fn counts(&self, seat: Seat, goal: Goal, at: Cell) -> Vec<Shown> {
        let game = self.game;
        if !game.setup.preview && !game.is_over() {
            return Vec::new();
        }
        let display = game.display(seat);
        let field = Field::of(display);
        let marks = marks(&field, goal, at, display.winds() == Some(goal));
        let mut shown = Vec::new();
        self.mark(seat, &marks, at, SurfaceId::TABLE, &self.grid(seat), &mut shown);
        if seat != self.near {
            self.mark(seat, &marks, at, zone::large(seat), &self.large(seat), &mut shown);
        }
        shown
    }

    /// The marks where the display lies on one surface.
    fn mark(
        &self,
        seat: Seat,
        marks: &Marks,
        at: Cell,
        surface: SurfaceId,
        grid: &Grid,
        shown: &mut Vec<Shown>,
    ) {
        let display = self.game.display(seat);
        let field = Field::of(display);
        let mut show = |rect: Rect, level, face| {
            shown.push(Shown { place: Place { surface, rect, level: ABOVE + level }, face });
        };
        let counted = marks.rings.iter().fold(marks.wide | marks.spoils, |all, (cells, _)| all | cells);
        for laid in display.cards().iter().filter(|laid| laid.at != at) {
            if field.bit_of(laid.at) & counted == 0 {
                let rect = grid.cell(laid.at);
                show(rect, 0, faces::dim(rect));
            }
        }
        for cell in field.cells(marks.wide) {
            let rect = grid.cell(cell).inset(-2);
            show(rect, 1, faces::wide(rect, false));
        }
        for (number, (cells, symbol)) in marks.rings.iter().enumerate() {
            for cell in field.cells(*cells) {
                // Two rings round one card: the second one lies within the first.
                let rect = grid.cell(cell).inset(if symbol.is_some() { 3 * number as i16 - 3 } else { -3 });
                show(rect, 2 + number as i16, faces::ring(rect, number, *symbol));
            }
        }
        for cell in field.cells(marks.spoils) {
            let rect = grid.cell(cell).inset(-3);
            show(rect, 3, faces::wide(rect, true));
        }
    }
}

fn marks(field: &Field, goal: Goal, at: Cell, winds: bool) -> Marks {
    let reach = if winds { field.cross(at) | field.diagonals(at) } else { field.cross(at) };
    let counted = |cells: u64| vec![(cells, None)];
    match &Content::get().asked(goal).task {
        Task::Pattern(pattern) => {
            let best = pattern.best(field);
            Marks { rings: best.all().iter().map(|set| (*set, None)).collect(), ..Marks::default() }
        }
        Task::Arrows(a) => Marks { rings: counted(field.with(*a) & reach), wide: reach, spoils: 0 },
        Task::Crossed(a) => {
            let cross = field.cross(at);
            Marks { rings: Vec::new(), wide: cross, spoils: field.with(*a) & cross }
        }
        Task::Two(a, b) => Marks { rings: counted(field.with(*a) & field.with(*b)), ..Marks::default() },
        Task::TwoArrows(a, b) => {
            Marks { rings: counted(field.with(*a) & field.with(*b) & reach), wide: reach, spoils: 0 }
        }
        Task::Balance(a, b) | Task::More(a, b) => {
            Marks { rings: vec![(field.with(*a), Some(*a)), (field.with(*b), Some(*b))], ..Marks::default() }
        }
    }
}
