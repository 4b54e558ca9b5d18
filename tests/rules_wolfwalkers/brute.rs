//! A second scorer, written without the first: it walks over the cells and tries everything.

use std::collections::{BTreeSet, HashMap};

use super::prepare::*;

type Cells = HashMap<(i8, i8), Face>;

fn shows(cells: &Cells, at: (i8, i8), symbol: Symbol) -> bool {
    match cells.get(&at) {
        Some(Face::Story(story)) => Content::get().shows(*story).contains(&symbol),
        _ => false,
    }
}

fn all(cells: &Cells, symbol: Symbol) -> usize {
    cells.keys().filter(|at| shows(cells, **at, symbol)).count()
}

/// The eight ways a pattern can lie, as what becomes of a step down and a step to the right.
const WAYS: [[(i8, i8); 2]; 8] = [
    [(1, 0), (0, 1)],
    [(1, 0), (0, -1)],
    [(-1, 0), (0, 1)],
    [(-1, 0), (0, -1)],
    [(0, 1), (1, 0)],
    [(0, 1), (-1, 0)],
    [(0, -1), (1, 0)],
    [(0, -1), (-1, 0)],
];

/// Every set of cells on which a pattern lies.
fn occurrences(cells: &Cells, pattern: &[(u8, u8, Symbol)]) -> Vec<BTreeSet<(i8, i8)>> {
    let mut found = BTreeSet::new();
    for &(row, column) in cells.keys() {
        for [down, right] in WAYS {
            let (first_row, first_column, _) = pattern[0];
            let placed = pattern.iter().map(|(r, c, symbol)| {
                let (r, c) = (*r as i8 - first_row as i8, *c as i8 - first_column as i8);
                ((row + r * down.0 + c * right.0, column + r * down.1 + c * right.1), *symbol)
            });
            let placed: Vec<_> = placed.collect();
            if placed.iter().all(|(at, symbol)| shows(cells, *at, *symbol)) {
                found.insert(placed.into_iter().map(|(at, _)| at).collect::<BTreeSet<_>>());
            }
        }
    }
    found.into_iter().collect()
}

/// The most of these sets that share nothing: cell by cell, each is left out or used by one of them.
fn most(sets: &[BTreeSet<(i8, i8)>]) -> usize {
    let cells: Vec<(i8, i8)> = sets.iter().flatten().copied().collect::<BTreeSet<_>>().into_iter().collect();
    let bits = |set: &BTreeSet<(i8, i8)>| {
        set.iter()
            .fold(0_u32, |bits, at| bits | 1 << cells.iter().position(|cell| cell == at).expect("a cell"))
    };
    let sets: Vec<u32> = sets.iter().map(bits).collect();
    most_within((1_u32 << cells.len()) - 1, &sets, &mut HashMap::new())
}

fn most_within(free: u32, sets: &[u32], known: &mut HashMap<u32, usize>) -> usize {
    if free == 0 {
        return 0;
    }
    if let Some(most) = known.get(&free) {
        return *most;
    }
    let cell = free & free.wrapping_neg();
    let mut most = most_within(free & !cell, sets, known);
    for set in sets.iter().filter(|set| **set & cell != 0 && **set & free == **set) {
        most = most.max(1 + most_within(free & !set, sets, known));
    }
    known.insert(free, most);
    most
}

/// What a Goal in a cell brings.
pub fn goal(display: &Display, goal: Goal, at: Cell) -> usize {
    let cells: Cells =
        display.cards().iter().map(|laid| ((laid.at.row, laid.at.column), laid.face)).collect();
    let asked = Content::get().asked(goal);
    let here = (at.row, at.column);
    let cross = || {
        cells.keys().copied().filter(move |other| *other != here && (other.0 == here.0 || other.1 == here.1))
    };
    let times = match &asked.task {
        Task::Pattern(pattern) => most(&occurrences(&cells, pattern.cells())),
        Task::Arrows(a) => cross().filter(|at| shows(&cells, *at, *a)).count(),
        Task::Crossed(a) => usize::from(!cross().any(|at| shows(&cells, at, *a))),
        Task::Two(a, b) => {
            cells.keys().filter(|at| shows(&cells, **at, *a) && shows(&cells, **at, *b)).count()
        }
        Task::TwoArrows(a, b) => {
            cross().filter(|at| shows(&cells, *at, *a) && shows(&cells, *at, *b)).count()
        }
        Task::Balance(a, b) => usize::from(all(&cells, *a) == all(&cells, *b) && all(&cells, *a) > 0),
        Task::More(a, b) => usize::from(all(&cells, *a) > all(&cells, *b)),
    };
    times * usize::from(asked.points)
}

/// What a display brings.
pub fn total(display: &Display) -> usize {
    let each = display.cards().iter().map(|laid| match laid.face {
        Face::Goal(of) => goal(display, of, laid.at),
        Face::Story(_) => 0,
    });
    each.sum()
}
