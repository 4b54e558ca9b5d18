//! What a display brings (WW-71 to WW-116), and who wins (WW-67 to WW-70).

use super::{
    cards::{Face, Goal, Symbol},
    content::{Asked, Content, Task},
    display::{Cell, Display, Laid},
    extras::Quirk,
    field::Field,
    state::{By, WolfWalkers},
};
use crate::rules::{Seat, Standing, Words};

/// Points of the Quirks All Voices and Strongest Pack.
const CHOIR: i16 = 6;
/// What a Goal without points costs under Broken Promises.
const BROKEN: i16 = 2;
/// Points of a contest that was won.
const CONTEST: i16 = 5;

/// What brings points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A Goal of the display.
    Goal(Goal, Cell),
    /// The other's Goal, for half (Borrowed Wish).
    Wish(Goal),
    /// More of a symbol than the other (Friendly Contest).
    Contest(Symbol),
    /// Every symbol on two Stories (All Voices).
    Voices,
    /// Most Wolves of all (Strongest Pack).
    Pack,
}

/// What something brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// What.
    pub source: Source,
    /// How often it is fulfilled, or how many Stories count.
    pub times: u32,
    /// Points, as they go into the total.
    pub points: i16,
}

/// How often a Goal counts in a field: fulfilments, Stories, or 1 and 0. Its points are so many times those
/// printed on it.
pub fn times(asked: &Asked, field: &Field, at: Cell, winds: bool) -> u32 {
    let reach = |at| if winds { field.cross(at) | field.diagonals(at) } else { field.cross(at) };
    match &asked.task {
        Task::Pattern(pattern) => pattern.count(field),
        Task::Arrows(symbol) => (field.with(*symbol) & reach(at)).count_ones(),
        Task::Crossed(symbol) => u32::from(field.with(*symbol) & field.cross(at) == 0),
        Task::Two(a, b) => (field.with(*a) & field.with(*b)).count_ones(),
        Task::TwoArrows(a, b) => (field.with(*a) & field.with(*b) & reach(at)).count_ones(),
        Task::Balance(a, b) => u32::from(field.number(*a) == field.number(*b) && field.number(*a) > 0),
        Task::More(a, b) => u32::from(field.number(*a) > field.number(*b)),
    }
}

/// What the Goals of a display bring by themselves: without modules its total (WW-77).
pub fn goals_of(display: &Display) -> i16 {
    let field = Field::of(display);
    goals(display, &field).map(|scored| scored.points).sum()
}

/// What each Goal of a display brings by itself.
pub fn goals<'a>(display: &'a Display, field: &'a Field) -> impl Iterator<Item = Scored> + 'a {
    let content = Content::get();
    display.cards().iter().filter_map(move |Laid { at, face }| {
        let Face::Goal(goal) = face else { return None };
        let asked = content.asked(*goal);
        let times = times(asked, field, *at, display.winds() == Some(*goal));
        let points = times as i16 * i16::from(asked.points);
        Some(Scored { source: Source::Goal(*goal, *at), times, points })
    })
}

impl WolfWalkers {
    /// Everything that brings a player points as things stand, in the order in which it is counted.
    pub fn scored(&self, seat: Seat) -> Vec<Scored> {
        let mut all = Vec::new();
        self.each_scored(seat, |scored| all.push(scored));
        all
    }

    /// A player's points as things stand (WW-R12).
    pub fn points(&self, seat: Seat) -> i16 {
        let mut points = 0;
        self.each_scored(seat, |scored| points += scored.points);
        points
    }

    /// What this display would bring the player in place of the present one.
    pub(super) fn points_with(&self, seat: Seat, display: &Display) -> i16 {
        let mut points = 0;
        self.each_scored_of(seat, display, |scored| points += scored.points);
        points
    }

    fn each_scored(&self, seat: Seat, each: impl FnMut(Scored)) {
        self.each_scored_of(seat, self.display(seat), each);
    }

    fn each_scored_of(&self, seat: Seat, display: &Display, mut each: impl FnMut(Scored)) {
        let field = Field::of(display);
        for scored in goals(display, &field) {
            let Source::Goal(_, at) = scored.source else { continue };
            let points = match self.quirk {
                Some(Quirk::BrokenPromises) if scored.points == 0 => -BROKEN,
                Some(Quirk::CornerStones) if field.is_corner(at) => 2 * scored.points,
                _ => scored.points,
            };
            each(Scored { points, ..scored });
        }
        if self.has(Quirk::AllVoices) {
            let all = Symbol::ALL.into_iter().all(|symbol| field.number(symbol) >= 2);
            each(Scored { source: Source::Voices, times: u32::from(all), points: i16::from(all) * CHOIR });
        }
        if self.has(Quirk::StrongestPack) {
            let wolves = field.number(Symbol::Wolves);
            let of = |other: &Seat| Field::of(self.display(*other)).number(Symbol::Wolves);
            let most = self.seats().filter(|other| *other != seat).all(|other| of(&other) < wolves);
            each(Scored { source: Source::Pack, times: u32::from(most), points: i16::from(most) * CHOIR });
        }
        let player = self.player(seat);
        if let Some(goal) = player.wish {
            let lies =
                self.display(self.other(seat)).cards().iter().any(|laid| laid.face == Face::Goal(goal));
            let asked = Self::content().asked(goal);
            let times = if lies { times(asked, &field, Cell::START, false) } else { 0 };
            let points = times as i16 * i16::from(asked.points) / 2;
            each(Scored { source: Source::Wish(goal), times, points });
        }
        if let Some(symbol) = player.contest {
            let theirs = Field::of(self.display(self.other(seat))).number(symbol);
            let more = field.number(symbol) > theirs;
            let source = Source::Contest(symbol);
            each(Scored { source, times: u32::from(more), points: i16::from(more) * CONTEST });
        }
    }

    /// Who won, and by what: more points, then fewer Goals (WW-68 to WW-70, WW-R20).
    pub(super) fn decided(&self, scores: &[(Seat, i64)]) -> (Vec<Seat>, By) {
        if self.is_solo() {
            return (Vec::new(), By::Alone);
        }
        let most = scores.iter().map(|(_, points)| *points).max().unwrap_or(0);
        let best: Vec<Seat> =
            scores.iter().filter(|(_, points)| *points == most).map(|(seat, _)| *seat).collect();
        if best.len() == 1 {
            return (best, By::Points);
        }
        let fewest = best.iter().map(|seat| self.display(*seat).goals()).min().unwrap_or(0);
        let fewer: Vec<Seat> =
            best.iter().copied().filter(|seat| self.display(*seat).goals() == fewest).collect();
        match fewer.len() {
            1 => (fewer, By::Goals),
            // Equal in everything, all of them: nobody has won (WW-70).
            len if len == self.players.len() => (Vec::new(), By::Nothing),
            _ => (fewer, By::Nothing),
        }
    }

    pub(super) fn stand(&self) -> Standing {
        let scores: Vec<(Seat, i64)> =
            self.seats().map(|seat| (seat, i64::from(self.points(seat)))).collect();
        let rounds = u32::from(self.turns);
        if !self.is_over() {
            return Standing { rounds, scores, winners: Vec::new(), decided: None };
        }
        let (winners, by) = self.decided(&scores);
        let points = scores.iter().map(|(_, points)| *points).max().unwrap_or(0);
        let words = match by {
            By::Alone => Words::new("ww-end-alone"),
            By::Points => Words::new("ww-end-points"),
            By::Goals => Words::new("ww-end-goals"),
            By::Nothing if winners.is_empty() => Words::new("ww-end-draw"),
            By::Nothing => Words::new("ww-end-shared"),
        };
        let words = words.with("points", crate::rules::Arg::Number(points));
        let names: Vec<Words> = winners.iter().map(|seat| Words::new("name").with("who", *seat)).collect();
        let decided = Some(words.with("who", names));
        Standing { rounds, scores, winners, decided }
    }
}
