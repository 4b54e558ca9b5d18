//! What counts for a Contract, and which Tulips count for a player: rings on the table.

use super::{Table, faces, layout};
use crate::rules::{
    Seat,
    table::{Place, Rect, Shown},
    valley_duel::{Colour, Colours, Counts, Farm, Node, Patch, Wheel, Wheels, content::Content},
};

/// Above everything that lies.
const HIGH: i16 = 80;

fn ring(rect: Rect) -> Shown {
    let rect = rect.inset(-3);
    Shown { place: Place::table(rect, HIGH), face: faces::ring(rect) }
}

impl Table<'_> {
    /// What a Contract counts for its owner now.
    pub(super) fn counts(&self, seat: Seat, farm: Farm) -> Vec<Shown> {
        let game = self.game;
        let patches = |counts: &dyn Fn(Patch) -> bool| {
            let counting = Patch::all().filter(|patch| counts(*patch));
            counting.map(|patch| ring(layout::bed(patch, game.planted(patch).len()))).collect::<Vec<_>>()
        };
        let planted = |patch: Patch| game.planted(patch).iter().flatten().copied().collect::<Colours>();
        match Content::get().farm(farm).counts {
            Counts::WhiteWindmills => {
                let white = |node: &Node| {
                    let beside = Content::get().corner(*node);
                    game.nodes[node.index()] == Some(seat)
                        && beside.into_iter().any(|(patch, _)| planted(patch).contains(Colour::White))
                };
                Node::all().filter(white).map(|node| ring(layout::node(node))).collect()
            }
            Counts::FullPatches => patches(&|patch| game.is_full(patch)),
            Counts::MixedPatches(colour) => {
                patches(&|patch| planted(patch).contains(colour) && planted(patch).len() > 1)
            }
            Counts::TradedPairs => {
                self.ringed_trades(seat, |at, _| at < game.player(seat).traded.len() / 2 * 2)
            }
            Counts::Traded(colours) => self.ringed_trades(seat, |_, colour| colours.contains(colour)),
            Counts::TradedColours => {
                let traded = &game.player(seat).traded;
                self.ringed_trades(seat, |at, colour| !traded[..at].contains(&colour))
            }
            Counts::OwnTiles => {
                let laid = (0..Wheels::sections(Wheel::Own))
                    .filter(|section| game.wheels.tile(seat, Wheel::Own, *section).is_some());
                laid.map(|section| ring(layout::section(&game.wheels, seat, Wheel::Own, section))).collect()
            }
            Counts::ScoredContracts => vec![ring(layout::DONE[self.edge(seat)])],
        }
    }

    fn ringed_trades(&self, seat: Seat, counts: impl Fn(usize, Colour) -> bool) -> Vec<Shown> {
        let traded = &self.game.player(seat).traded;
        let near = self.is_near(seat);
        let counting = traded.iter().enumerate().filter(|(at, colour)| counts(*at, **colour));
        counting.map(|(at, _)| ring(layout::traded(near, at, traded.len()))).collect()
    }

    /// The Tulips of a colour that count for a player; those that count twice have a second ring.
    pub(super) fn counting_tulips(&self, seat: Seat, colour: Colour) -> Vec<Shown> {
        let game = self.game;
        let mut shown = Vec::new();
        for patch in Patch::all() {
            let times = game.windmills_at(seat, patch);
            let planted = game.planted(patch);
            let spaces = (0..planted.len()).filter(|at| times > 0 && planted[*at] == Some(colour));
            for at in spaces {
                let rect = layout::space(patch, at, planted.len());
                shown.push(ring(rect));
                if times > 1 {
                    shown.push(ring(rect.inset(7)));
                }
            }
        }
        shown
    }
}
