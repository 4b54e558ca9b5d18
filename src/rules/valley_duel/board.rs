//! Patches and Windmill spaces: where Bulbs fit, and which rewards are open (VD-109 to VD-113, VD-121).

use super::{
    content::Content,
    effect::Effect,
    pieces::{Colour, Colours, Node, Patch},
    state::ValleyDuel,
};

impl ValleyDuel {
    /// What is planted on a Patch, by space.
    pub fn planted(&self, patch: Patch) -> &[Option<Colour>] {
        &self.patches[patch.index()][..Content::get().length(patch)]
    }

    /// Whether a Patch has no free space.
    pub fn is_full(&self, patch: Patch) -> bool {
        self.planted(patch).iter().all(Option::is_some)
    }

    /// The first free space of a Patch from an end: 0 is its first space's, 1 its last one's (VD-110).
    pub fn open_from(&self, patch: Patch, end: usize) -> Option<usize> {
        let planted = self.planted(patch);
        if end == 0 {
            planted.iter().position(Option::is_none)
        } else {
            planted.iter().rposition(Option::is_none)
        }
    }

    /// The free spaces on which a Bulb may be planted, and the colours that fit there: any as the first of its end,
    /// else that of the Tulip beside it (VD-111, VD-112, VD-R21, VD-R22).
    pub fn openings(&self, patch: Patch) -> [Option<(usize, Colours)>; 2] {
        let planted = self.planted(patch);
        let Some(left) = planted.iter().position(Option::is_none) else { return [None; 2] };
        let Some(right) = planted.iter().rposition(Option::is_none) else { return [None; 2] };
        let beside = |at: Option<usize>| match at.and_then(|at| planted.get(at)).copied().flatten() {
            Some(colour) => Colours::NONE.with(colour),
            None => Colours::ALL,
        };
        let from_left = beside(left.checked_sub(1));
        let from_right = beside(Some(right + 1));
        if left == right {
            [Some((left, from_left.or(from_right))), None]
        } else {
            [Some((left, from_left)), Some((right, from_right))]
        }
    }

    /// The colours that fit somewhere on the board.
    pub(super) fn fitting(&self) -> Colours {
        let mut fitting = Colours::NONE;
        for patch in Patch::all() {
            for (_, colours) in self.openings(patch).into_iter().flatten() {
                fitting = fitting.or(colours);
                if fitting == Colours::ALL {
                    return fitting;
                }
            }
        }
        fitting
    }

    /// The closest open rewards of the two Patches at a Windmill space, with the spaces they are printed on (VD-121,
    /// VD-R24).
    pub fn closest(&self, node: Node) -> [Option<(Patch, usize, Effect)>; 2] {
        let content = Content::get();
        content.corner(node).map(|(patch, end)| {
            let space = self.open_from(patch, end)?;
            Some((patch, space, content.patch(patch).rewards[space]))
        })
    }

    /// How many of a player's Windmills stand beside a Patch (VD-182, VD-183).
    pub fn windmills_at(&self, seat: crate::rules::Seat, patch: Patch) -> u16 {
        let ends = Content::get().patch(patch).ends.iter();
        ends.filter(|node| self.nodes[node.index()] == Some(seat)).count() as u16
    }
}
