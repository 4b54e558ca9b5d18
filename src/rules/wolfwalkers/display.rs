//! A display that grows in any direction to 5x5 (WW-35 to WW-46).

use serde::{Deserialize, Serialize};

use super::cards::{Face, Goal, Side, Story, Symbol};

/// Rows and columns of a finished display (WW-01).
pub const SIZE: i8 = 5;
/// Cards of a finished display.
pub const FULL: usize = 25;

/// A place in a display, counted from its first card: rows down, columns to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell {
    /// Down.
    pub row: i8,
    /// To the right.
    pub column: i8,
}

impl Cell {
    /// Where the first card lies. Which row and column of the finished display that is stays open (WW-40).
    pub const START: Cell = Cell { row: 0, column: 0 };

    /// A place.
    pub const fn new(row: i8, column: i8) -> Cell {
        Cell { row, column }
    }

    /// Whether two places share an edge (WW-36).
    pub fn touches(self, other: Cell) -> bool {
        matches!((self.row.abs_diff(other.row), self.column.abs_diff(other.column)), (0, 1) | (1, 0))
    }

    /// Whether two places share a corner and no edge (WW-37).
    pub fn is_diagonal_to(self, other: Cell) -> bool {
        self.row.abs_diff(other.row) == 1 && self.column.abs_diff(other.column) == 1
    }
}

/// A card in a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Where.
    pub at: Cell,
    /// The side that is up.
    pub face: Face,
}

/// The rows and columns in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "edges are edges")]
pub struct Bounds {
    pub top: i8,
    pub bottom: i8,
    pub left: i8,
    pub right: i8,
}

impl Bounds {
    /// How many rows.
    pub const fn rows(&self) -> u8 {
        (self.bottom - self.top + 1) as u8
    }

    /// How many columns.
    pub const fn columns(&self) -> u8 {
        (self.right - self.left + 1) as u8
    }

    /// The same with one place more.
    #[must_use]
    pub fn with(self, at: Cell) -> Bounds {
        Bounds {
            top: self.top.min(at.row),
            bottom: self.bottom.max(at.row),
            left: self.left.min(at.column),
            right: self.right.max(at.column),
        }
    }
}

/// How a card may be laid, beyond the plain rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laying {
    /// Corner to corner is enough.
    pub corners: bool,
    /// The first card is the centre of the finished display.
    pub heart: bool,
    /// It touches the card laid last, if it can.
    pub trail: bool,
}

/// A display.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Display {
    cards: Vec<Laid>,
    /// Where the card lies that was laid last, while it lies there.
    last: Option<Cell>,
    /// Cards that others were laid over (Last Chance).
    covered: Vec<Face>,
    /// A Story that shows one symbol more (Second Voice).
    voice: Option<(Story, Symbol)>,
    /// A Goal that counts its diagonals (Four Winds).
    winds: Option<Goal>,
}

/// Places as bits: a row each, from a corner that lies outside of whatever can be used.
struct Spots {
    corner: Cell,
    rows: [u16; 11],
}

impl Display {
    /// Its cards, in the order in which they came to lie where they are.
    pub fn cards(&self) -> &[Laid] {
        &self.cards
    }

    /// Cards in it; covered ones do not count.
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether it has no card yet.
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether it is finished.
    pub const fn is_full(&self) -> bool {
        self.cards.len() >= FULL
    }

    /// Cards others were laid over.
    pub fn covered(&self) -> &[Face] {
        &self.covered
    }

    /// The Story that shows one symbol more, and which.
    pub const fn voice(&self) -> Option<(Story, Symbol)> {
        self.voice
    }

    /// The Goal that counts its diagonals.
    pub const fn winds(&self) -> Option<Goal> {
        self.winds
    }

    /// Where the card lies that was laid last.
    pub const fn last(&self) -> Option<Cell> {
        self.last
    }

    /// What lies in a place.
    pub fn at(&self, at: Cell) -> Option<Face> {
        self.cards.iter().find(|laid| laid.at == at).map(|laid| laid.face)
    }

    /// How many Goals lie in it.
    pub fn goals(&self) -> usize {
        self.cards.iter().filter(|laid| laid.face.side() == Side::Goal).count()
    }

    /// Whether it holds the same Story or the same Goal, of whichever copy (WW-120, WW-121).
    pub fn holds_like(&self, face: Face) -> bool {
        self.cards.iter().any(|laid| laid.face.is_like(face))
    }

    /// The rows and columns in use; none while it is empty.
    pub fn bounds(&self) -> Option<Bounds> {
        let first = self.cards.first()?.at;
        let one = Bounds { top: first.row, bottom: first.row, left: first.column, right: first.column };
        Some(self.cards[1..].iter().fold(one, |bounds, laid| bounds.with(laid.at)))
    }

    /// The rows and columns that can still be reached: 5 in each direction from what is in use (WW-41, WW-42).
    pub fn reach(&self, heart: bool) -> Option<Bounds> {
        let bounds = self.bounds()?;
        let reach = Bounds {
            top: bounds.bottom - (SIZE - 1),
            bottom: bounds.top + (SIZE - 1),
            left: bounds.right - (SIZE - 1),
            right: bounds.left + (SIZE - 1),
        };
        Some(if heart {
            Bounds {
                top: reach.top.max(-2),
                bottom: reach.bottom.min(2),
                left: reach.left.max(-2),
                right: reach.right.min(2),
            }
        } else {
            reach
        })
    }

    /// Calls `each` for every place where a card may be laid, row by row.
    pub fn each_spot(&self, laying: Laying, mut each: impl FnMut(Cell)) {
        if self.is_empty() {
            return each(Cell::START);
        }
        let Some(spots) = self.spots(laying) else { return };
        for (row, bits) in spots.rows.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                let column = bits.trailing_zeros() as i8;
                bits &= bits - 1;
                each(Cell { row: spots.corner.row + row as i8, column: spots.corner.column + column });
            }
        }
    }

    /// Every place where a card may be laid.
    pub fn spots_for(&self, laying: Laying) -> Vec<Cell> {
        let mut spots = Vec::with_capacity(20);
        self.each_spot(laying, |at| spots.push(at));
        spots
    }

    fn spots(&self, laying: Laying) -> Option<Spots> {
        if self.is_full() {
            return None;
        }
        let reach = self.reach(laying.heart)?;
        // One row and column more on each side than can be used.
        let corner = Cell { row: reach.top - 1, column: reach.left - 1 };
        let bit = |at: Cell| (at.row - corner.row, 1_u16 << (at.column - corner.column));
        let mut taken = [0_u16; 11];
        for laid in &self.cards {
            let (row, bit) = bit(laid.at);
            taken[row as usize] |= bit;
        }
        let columns = ((1_u16 << reach.columns()) - 1) << 1;
        let mut rows = [0_u16; 11];
        for row in 1..=usize::from(reach.rows()) {
            let (above, here, below) = (taken[row - 1], taken[row], taken[row + 1]);
            let mut near = above | below | here << 1 | here >> 1;
            if laying.corners {
                let beside = above | below;
                near |= beside << 1 | beside >> 1;
            }
            rows[row] = near & !here & columns;
        }
        if let Some(last) = self.last.filter(|_| laying.trail) {
            let (row, bit) = bit(last);
            let mut beside = [0_u16; 11];
            for (at, bits) in [(row - 1, bit), (row, bit << 1 | bit >> 1), (row + 1, bit)] {
                beside[at as usize] = bits & rows[at as usize];
            }
            if beside != [0; 11] {
                rows = beside;
            }
        }
        Some(Spots { corner, rows })
    }

    /// Lays a card. Whether it may lie there was asked before.
    pub(super) fn lay(&mut self, at: Cell, face: Face) {
        self.cards.push(Laid { at, face });
        self.last = Some(at);
    }

    /// Takes a card out.
    pub(super) fn take(&mut self, at: Cell) -> Option<Face> {
        let place = self.cards.iter().position(|laid| laid.at == at)?;
        let face = self.cards.remove(place).face;
        self.last = self.last.filter(|last| *last != at);
        self.forget(face);
        Some(face)
    }

    /// What was added to a card ends with it.
    fn forget(&mut self, face: Face) {
        match face {
            Face::Story(story) => self.voice = self.voice.filter(|(of, _)| *of != story),
            Face::Goal(goal) => self.winds = self.winds.filter(|of| *of != goal),
        }
    }

    /// Lays a card over another.
    pub(super) fn cover(&mut self, at: Cell, face: Face) {
        if let Some(place) = self.cards.iter().position(|laid| laid.at == at) {
            let under = std::mem::replace(&mut self.cards[place].face, face);
            self.covered.push(under);
            self.forget(under);
        }
    }

    /// Two cards change places.
    pub(super) fn swap(&mut self, a: Cell, b: Cell) {
        for laid in &mut self.cards {
            if laid.at == a {
                laid.at = b;
            } else if laid.at == b {
                laid.at = a;
            }
        }
        // The card laid last is followed.
        self.last = self.last.map(|last| match last {
            last if last == a => b,
            last if last == b => a,
            last => last,
        });
    }

    /// A card moves to a free place.
    pub(super) fn slide(&mut self, from: Cell, to: Cell) {
        if let Some(laid) = self.cards.iter_mut().find(|laid| laid.at == from) {
            laid.at = to;
            self.last = self.last.map(|last| if last == from { to } else { last });
        }
    }

    /// The same display without one of its cards.
    #[must_use]
    pub(super) fn without(&self, at: Cell) -> Display {
        let mut display = self.clone();
        display.cards.retain(|laid| laid.at != at);
        display.last = display.last.filter(|last| *last != at);
        display
    }

    pub(super) fn give_voice(&mut self, story: Story, symbol: Symbol) {
        self.voice = Some((story, symbol));
    }

    pub(super) fn give_winds(&mut self, goal: Goal) {
        self.winds = Some(goal);
    }
}

/// A display laid out from a list, for what is asked of displays alone.
impl FromIterator<Laid> for Display {
    fn from_iter<I: IntoIterator<Item = Laid>>(cards: I) -> Self {
        let mut display = Display::default();
        cards.into_iter().for_each(|laid| display.lay(laid.at, laid.face));
        display
    }
}
