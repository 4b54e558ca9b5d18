//! What a display may come to bring, judged at a glance: what is laid, and what may still come. For computer
//! players; whole numbers only, so that they think the same on every machine.

use std::sync::OnceLock;

use super::{
    cards::{COPIES, Face, Goal, Story, Symbol},
    content::{Content, Task},
    display::{Cell, Display, FULL, Laid},
    field::Field,
    market::Slot,
    moves::Move,
    pattern::Pattern,
    scoring::goals_of,
    state::{Ask, WolfWalkers},
};
use crate::rules::Seat;

/// Certainty, as a chance.
const SURE: i32 = 1024;
/// A point, as a worth.
const POINT: i32 = 100;

// How much likelier, in per cent, a card comes to lie where it is wanted than if all were laid at random. Found by
// letting players with other numbers play against each other.
/// A Story in the row and column of an arrow Goal.
const ARROWS: i32 = 180;
/// A Story with the crossed symbol in the row and column of its Goal.
const CROSSED: i32 = 24;
/// A Story with two symbols that are wanted anywhere.
const TWO: i32 = 138;
/// Such a Story in the row and column of its Goal.
const TWO_ARROWS: i32 = 101;
/// A symbol that a pattern lacks, for each card that is still laid.
const LACKING: i32 = 10;
/// How often a pattern that lacks something is completed at best, in per cent: there is more to be done.
const COMPLETED: i32 = 45;
/// What a symbol of a Story is worth for Goals that may come, at the beginning of a game.
const SYMBOL: i32 = 85;
/// What a Goal in the Market is worth, in per cent of what it would bring: others want it too.
const WITHIN_REACH: i32 = 33;
/// What an Opportunity is worth that is not used yet, at the beginning of a game.
const UNUSED: i32 = 100;

/// Cards still to be laid, for the columns of the tables below: 0, 1, 2, 3 to 4, 5 to 7, 8 to 11, 12 to 16, more.
const fn column(left: i32) -> usize {
    match left {
        0..=2 => left as usize,
        3..=4 => 3,
        5..=7 => 4,
        8..=11 => 5,
        12..=16 => 6,
        _ => 7,
    }
}

/// In how many of a hundred displays a Balance was even in the end, by how many symbols it lacked: from 3,000 games
/// of players who judged by less. The last columns of the last rows had few cases.
const BALANCE: [[i32; 8]; 6] = [
    [100, 98, 97, 94, 87, 78, 65, 57],
    [0, 19, 38, 53, 64, 64, 58, 54],
    [0, 0, 4, 17, 30, 38, 47, 52],
    [0, 0, 0, 3, 10, 17, 24, 29],
    [0, 0, 0, 0, 3, 11, 15, 18],
    [0, 0, 0, 0, 0, 6, 10, 12],
];
/// The same of an Imbalance, from 4 symbols too few to 4 more than the others; it takes one more.
const MORE: [[i32; 8]; 9] = [
    [0, 0, 0, 0, 0, 0, 2, 8],
    [0, 0, 0, 0, 0, 2, 7, 12],
    [0, 0, 0, 0, 2, 7, 13, 18],
    [0, 0, 2, 7, 17, 24, 32, 37],
    [0, 13, 23, 34, 45, 52, 56, 61],
    [100, 97, 93, 88, 82, 79, 77, 78],
    [100, 100, 99, 98, 96, 94, 91, 86],
    [100, 100, 100, 99, 98, 96, 96, 98],
    [100, 100, 100, 100, 99, 100, 100, 100],
];

/// Which Stories show a symbol, of both copies, as bits.
fn showing(symbol: Symbol) -> u128 {
    static SHOWING: OnceLock<[u128; Symbol::COUNT]> = OnceLock::new();
    let all = SHOWING.get_or_init(|| {
        let content = Content::get();
        Symbol::ALL.map(|symbol| {
            let shown = Story::all(COPIES).filter(|story| content.shows(*story).contains(&symbol));
            shown.fold(0, |bits, story| bits | 1 << story.index())
        })
    });
    all[symbol.index()]
}

/// Stories that lie in nobody's display, as far as everybody sees.
struct Rest {
    stories: u128,
    count: i32,
}

impl Rest {
    fn of(game: &WolfWalkers) -> Rest {
        let laid = game.players.iter().flat_map(|player| player.display.cards());
        let gone = laid.map(|laid| laid.face).chain(game.discard.iter().copied());
        let all = Story::all(game.copies()).last().map_or(0, |last| (2_u128 << last.index()) - 1);
        let stories = gone.fold(all, |rest, face| match face {
            Face::Story(story) => rest & !(1 << story.index()),
            Face::Goal(_) => rest,
        });
        Rest { stories, count: (stories.count_ones() as i32).max(1) }
    }

    /// The chance that one of them is among these, in so many per cent.
    fn chance(&self, stories: u128, per_cent: i32) -> i32 {
        (stories & self.stories).count_ones() as i32 * SURE / self.count * per_cent / 100
    }

    fn one(&self, symbol: Symbol, per_cent: i32) -> i32 {
        self.chance(showing(symbol), per_cent)
    }

    fn both(&self, a: Symbol, b: Symbol, per_cent: i32) -> i32 {
        self.chance(showing(a) & showing(b), per_cent)
    }
}

/// A field with the places around it that a display can still grow to, 8x8 at most.
struct Ground {
    with: [u64; Symbol::COUNT],
    /// Where cards can still come.
    open: u64,
    /// How far the field is moved.
    shift: u32,
}

/// A display that is looked at.
struct Glance<'a> {
    field: Field,
    /// Where cards lie.
    taken: u64,
    /// Cards still to be laid.
    left: i32,
    rest: &'a Rest,
    ground: Ground,
    winds: Option<Goal>,
}

impl Glance<'_> {
    fn of<'a>(display: &Display, rest: &'a Rest) -> Glance<'a> {
        let field = Field::of(display);
        let taken = display.cards().iter().fold(0, |taken, laid| taken | field.bit_of(laid.at));
        let (rows, columns) = display.bounds().map_or((5, 5), |bounds| (bounds.rows(), bounds.columns()));
        let (up, left) = ((5 - rows).min(3), (5 - columns).min(3));
        let row = (1_u64 << (left + 5)) - 1;
        let reach = (0..up + 5).fold(0, |reach, at| reach | row << (at * Field::STRIDE));
        let shift = u32::from(up * Field::STRIDE + left);
        let with = Symbol::ALL.map(|symbol| field.with(symbol) << shift);
        let ground = Ground { with, open: reach & !(taken << shift), shift };
        Glance {
            field,
            taken,
            left: FULL.saturating_sub(display.len()) as i32,
            rest,
            ground,
            winds: display.winds(),
        }
    }

    /// How often a Goal may be fulfilled in the end, in 1024ths; without a place, wherever it will lie.
    fn fulfilled(&self, goal: Goal, at: Option<Cell>) -> i32 {
        let (field, rest) = (&self.field, self.rest);
        match &Content::get().asked(goal).task {
            Task::Arrows(symbol) => {
                let (have, open) = self.cross(goal, at, field.with(*symbol));
                have + open * rest.one(*symbol, ARROWS).min(SURE)
            }
            Task::TwoArrows(a, b) => {
                let (have, open) = self.cross(goal, at, field.with(*a) & field.with(*b));
                have + open * rest.both(*a, *b, TWO_ARROWS).min(SURE)
            }
            Task::Crossed(symbol) => {
                let (have, open) = self.cross(goal, at, field.with(*symbol));
                let spared = |chance: i32, _| chance * (SURE - rest.one(*symbol, CROSSED)) / SURE;
                let chance = (0..open).fold(SURE, spared);
                // It can be laid where none is, while there are few.
                if at.is_some() {
                    if have > 0 { 0 } else { chance }
                } else {
                    chance >> (2 * have / SURE).min(16)
                }
            }
            Task::Two(a, b) => {
                let have = (field.with(*a) & field.with(*b)).count_ones() as i32;
                have * SURE + self.left * rest.both(*a, *b, TWO)
            }
            Task::Balance(a, b) => {
                let (a, b) = (field.number(*a), field.number(*b));
                // It takes one of each.
                let lack = if a + b == 0 { 2 } else { a.abs_diff(b) };
                BALANCE[lack.min(5) as usize][column(self.left)] * SURE / 100
            }
            Task::More(a, b) => {
                let more = field.number(*a) as i32 - field.number(*b) as i32;
                MORE[(more.clamp(-4, 4) + 4) as usize][column(self.left)] * SURE / 100
            }
            Task::Pattern(pattern) => self.pattern(pattern),
        }
    }

    /// How many of these Stories lie in a Goal's row and column, in 1024ths, and how many places are free there. Of
    /// a Goal that does not lie anywhere, what its row and column hold in the mean.
    fn cross(&self, goal: Goal, at: Option<Cell>, stories: u64) -> (i32, i32) {
        // 8 of 24 other places; the diagonals have 4 to 8 more.
        const CROSS: i32 = 8;
        const OTHERS: i32 = FULL as i32 - 1;
        let Some(at) = at else {
            return (stories.count_ones() as i32 * SURE * CROSS / OTHERS, CROSS * self.left / FULL as i32);
        };
        let winds = self.winds == Some(goal);
        let cross = self.field.cross(at) | if winds { self.field.diagonals(at) } else { 0 };
        let places = CROSS + if winds { 6 } else { 0 };
        let laid = (self.taken & cross).count_ones() as i32;
        ((stories & cross).count_ones() as i32 * SURE, (places - laid).max(0))
    }

    /// How often a pattern may lie there in the end: what lies there, and what lacks little.
    fn pattern(&self, pattern: &Pattern) -> i32 {
        let ground = &self.ground;
        let mut lacking = pattern.lacking(&ground.with, ground.open);
        let mut have = 0;
        if lacking[0] > 0 {
            let family = pattern.best(&self.field);
            have = family.all().len() as i32;
            let used = family.all().iter().fold(0, |used, set| used | set) << ground.shift;
            lacking = pattern.lacking(&ground.with.map(|bits| bits & !used), ground.open);
        }
        let cells = pattern.cells();
        let mean = cells.iter().map(|cell| self.rest.one(cell.2, 100)).sum::<i32>() / cells.len() as i32;
        let wanted = mean * LACKING * self.left / 100;
        let one = wanted * SURE / (SURE + wanted);
        let (mut chance, mut sum) = (SURE, 0);
        for (lacks, places) in (1..).zip(&lacking[1..]) {
            chance = chance * one / SURE;
            if lacks <= self.left {
                sum += *places as i32 * chance;
            }
        }
        let most = SURE * COMPLETED / 100;
        have * SURE + most * sum / (most + sum)
    }

    /// What a Goal may bring.
    fn worth(&self, goal: Goal, at: Option<Cell>) -> i32 {
        self.fulfilled(goal, at) * i32::from(Content::get().asked(goal).points) * POINT / SURE
    }
}

impl WolfWalkers {
    /// What a player may expect to have in the end, in hundredths of a point.
    pub(super) fn expected(&self, seat: Seat) -> i32 {
        self.expected_of(seat, self.display(seat), None)
    }

    /// What a move promises; none if what it brings shows only later in the turn.
    pub(super) fn promised(&self, seat: Seat, mv: &Move) -> Option<i32> {
        match *mv {
            Move::Lay { slot, at } => {
                let face = self.market.card(slot)?;
                let mut display = self.display(seat).clone();
                display.lay(at, face);
                Some(self.expected_of(seat, &display, Some(slot)))
            }
            Move::Use(_) | Move::Lift(_) => None,
            // There are hundreds of these.
            Move::Shift { from, to } => {
                let mut display = self.display(seat).clone();
                match self.running.ask {
                    Some(Ask::Slide) => display.slide(from, to),
                    _ => display.swap(from, to),
                }
                Some(self.expected_of(seat, &display, None))
            }
            _ => {
                let mut after = self.clone();
                after.make(seat, mv).ok()?;
                Some(after.expected(seat))
            }
        }
    }

    /// What this display may bring a player in place of the present one, once a Market card is gone.
    fn expected_of(&self, seat: Seat, display: &Display, gone: Option<Slot>) -> i32 {
        if display.is_full() {
            return i32::from(self.points_with(seat, display)) * POINT;
        }
        let rest = Rest::of(self);
        let glance = Glance::of(display, &rest);
        let mut worth = 0;
        for Laid { at, face } in display.cards() {
            if let Face::Goal(goal) = face {
                worth += glance.worth(*goal, Some(*at));
            }
        }
        for (slot, face) in self.market.cards() {
            if let Face::Goal(goal) = face
                && Some(slot) != gone
            {
                worth += glance.worth(goal, None) * WITHIN_REACH / 100;
            }
        }
        let symbols: u32 = Symbol::ALL.into_iter().map(|symbol| glance.field.number(symbol)).sum();
        worth += symbols as i32 * SYMBOL * glance.left / FULL as i32;
        if self.quirk.is_some() {
            worth += i32::from(self.points_with(seat, display) - goals_of(display)) * POINT;
            let used = self.player(seat).used.iter().zip(&self.opportunities);
            let unused = used.filter(|(used, _)| !**used).count() as i32;
            worth += unused * UNUSED * glance.left / FULL as i32;
        }
        worth
    }
}
