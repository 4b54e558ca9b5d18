//! What Contracts and Tulips bring, the breakdown of a score, and who wins (VD-170 to VD-190).

use serde::{Deserialize, Serialize};

use super::{
    contract::Counts,
    event::Event,
    pieces::{Colour, Colours, Farm, Node, Patch, Role, SEATS},
    play::Out,
    player::Source,
    state::{ROW, ValleyDuel},
    step::Step,
};
use crate::rules::{Arg, Seat, Standing, Words};

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// More Victory Points (VD-36).
    Points,
    /// As many, and more Guilders (VD-188).
    Guilders,
    /// As many of both, and more Tools (VD-189).
    Tools,
    /// Nothing: the victory is shared (VD-190).
    Shared,
}

/// What a Contract brings now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Which.
    pub farm: Farm,
    /// How many it counts.
    pub count: u16,
    /// Victory Points.
    pub points: u16,
}

/// What the Tulips of a colour bring a player (VD-185).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bed {
    /// Which colour.
    pub colour: Colour,
    /// Tulips that count, doubles included.
    pub count: u16,
    /// What each is worth.
    pub value: u8,
}

impl Bed {
    /// What they bring.
    pub const fn points(&self) -> u16 {
        self.count * self.value as u16
    }
}

/// A player's score as things stand, or as it was in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Victory Points by [`Source`]: those on the track and those that are still to come.
    pub sources: [u16; Source::COUNT],
    /// Contracts that are still to be scored, in the order of final scoring; none once the game is over.
    pub claims: Vec<Claim>,
    /// Tulips, by colour.
    pub beds: [Bed; Colour::COUNT],
}

impl Score {
    /// All of it.
    pub fn total(&self) -> u16 {
        self.sources.iter().sum()
    }
}

impl ValleyDuel {
    /// How many of what it counts a Contract finds for its owner now (VD-170 to VD-177).
    pub fn counted(&self, seat: Seat, farm: Farm) -> u16 {
        self.count(seat, Self::content().farm(farm).counts, self.player(seat).done.len())
    }

    fn count(&self, seat: Seat, counts: Counts, done: usize) -> u16 {
        let player = self.player(seat);
        let traded =
            |colours: Colours| player.traded.iter().filter(|colour| colours.contains(**colour)).count();
        let count = match counts {
            Counts::WhiteWindmills => {
                let white = |node: &Node| {
                    let mut beside = Self::content().corner(*node).into_iter();
                    beside.any(|(patch, _)| self.planted(patch).contains(&Some(Colour::White)))
                };
                let own = Node::all().filter(|node| self.nodes[node.index()] == Some(seat));
                own.filter(white).count()
            }
            Counts::FullPatches => Patch::all().filter(|patch| self.is_full(*patch)).count(),
            Counts::TradedPairs => player.traded.len() / 2,
            Counts::OwnTiles => self.wheels.on_own[seat.index()].iter().flatten().count(),
            Counts::MixedPatches(colour) => {
                let mixed = |patch: &Patch| {
                    let planted = self.planted(*patch).iter().flatten();
                    let colours: Colours = planted.copied().collect();
                    colours.contains(colour) && colours.len() > 1
                };
                Patch::all().filter(mixed).count()
            }
            Counts::Traded(colours) => traded(colours),
            Counts::TradedColours => player.traded.iter().copied().collect::<Colours>().len(),
            Counts::ScoredContracts => done + 1,
        };
        count as u16
    }

    /// What a player's Contracts would bring one after the other at the end, the one next to leave its row first
    /// (VD-178, VD-R30).
    pub fn claims(&self, seat: Seat) -> Vec<Claim> {
        let done = self.player(seat).done.len();
        let cards = self.cards(seat, Role::Contract).rev();
        let claims = cards.enumerate().map(|(before, farm)| {
            let printed = Self::content().farm(farm);
            let count = self.count(seat, printed.counts, done + before);
            Claim { farm, count, points: count * u16::from(printed.each) }
        });
        claims.collect()
    }

    /// What the planted Tulips bring a player as things stand (VD-181 to VD-186).
    pub fn beds(&self, seat: Seat) -> [Bed; Colour::COUNT] {
        let player = self.player(seat);
        let mut beds = Colour::ALL.map(|colour| Bed { colour, count: 0, value: player.value(colour) });
        for patch in Patch::all() {
            let times = self.windmills_at(seat, patch);
            if times > 0 {
                for colour in self.planted(patch).iter().flatten() {
                    beds[colour.index()].count += times;
                }
            }
        }
        beds
    }

    /// A player's score source by source, with everything that would be counted if the game were over now.
    pub fn score(&self, seat: Seat) -> Score {
        let mut sources = self.player(seat).gained;
        let claims = self.claims(seat);
        let beds = self.beds(seat);
        if self.step != Step::Over {
            sources[Source::Contract.index()] += claims.iter().map(|claim| claim.points).sum::<u16>();
            sources[Source::Tulips.index()] += beds.iter().map(Bed::points).sum::<u16>();
        }
        Score { sources, claims, beds }
    }

    /// Final scoring: the Contracts that are left, whoever began first, then the Tulips (VD-178 to VD-185).
    pub(super) fn finish(&mut self, out: &mut Out) {
        self.step = Step::Over;
        for seat in [self.first, Self::rival(self.first)] {
            let row = Self::row_of(seat, Role::Contract).index();
            for place in (0..ROW).rev() {
                if let Some(farm) = self.rows[row][place].take() {
                    self.score_contract(seat, farm, false, out);
                }
            }
            for bed in self.beds(seat) {
                if bed.points() > 0 {
                    let Bed { colour, count, value } = bed;
                    out.tell(Event::Tulips { seat, colour, count, value });
                    self.gain_points(seat, bed.points(), Source::Tulips, out);
                }
            }
        }
        let (winners, by) = self.decided();
        let points = winners.first().map_or(0, |seat| i64::from(self.player(*seat).points));
        out.tell(Event::Over { by, winners, points });
    }

    /// Who has won, and by what (VD-36, VD-188 to VD-190).
    pub fn decided(&self) -> (Vec<Seat>, By) {
        let [red, yellow] = &self.players;
        let by = [
            (red.points, yellow.points, By::Points),
            (red.guilders, yellow.guilders, By::Guilders),
            (red.tools, yellow.tools, By::Tools),
        ];
        match by.into_iter().find(|(red, yellow, _)| red != yellow) {
            Some((red, yellow, by)) => (vec![SEATS[usize::from(yellow > red)]], by),
            None => (SEATS.to_vec(), By::Shared),
        }
    }

    pub(super) fn stand(&self) -> Standing {
        let over = self.step == Step::Over;
        let total = |seat: Seat| match over {
            true => i64::from(self.player(seat).points),
            false => i64::from(self.total(seat)),
        };
        let scores = SEATS.map(|seat| (seat, total(seat))).to_vec();
        let rounds = u32::from(self.turns);
        if !over {
            return Standing { rounds, scores, winners: Vec::new(), decided: None };
        }
        let (winners, by) = self.decided();
        let words = Words::new(match by {
            By::Points => "vd-end-points",
            By::Guilders => "vd-end-guilders",
            By::Tools => "vd-end-tools",
            By::Shared => "vd-end-shared",
        });
        let points = winners.first().map_or(0, |seat| i64::from(self.player(*seat).points));
        let names: Vec<Words> = winners.iter().map(|seat| Words::new("name").with("who", *seat)).collect();
        let decided = Some(words.with("points", Arg::Number(points)).with("who", names));
        Standing { rounds, scores, winners, decided }
    }

    /// A player's points if the game were over now, without the lines.
    pub(super) fn total(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let mut total = player.points;
        for (before, farm) in self.cards(seat, Role::Contract).rev().enumerate() {
            let printed = Self::content().farm(farm);
            total += self.count(seat, printed.counts, player.done.len() + before) * u16::from(printed.each);
        }
        total + self.beds(seat).iter().map(Bed::points).sum::<u16>()
    }
}
