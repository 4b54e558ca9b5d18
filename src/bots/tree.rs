//! The tree a search grows: what it has tried, how often it could, and how it went.

use crate::rules::{Rng, Seat};

/// How much the little tried draws the search. Larger is broader.
const EXPLORATION: f64 = 0.7;

/// A way on from a node: a move of a seat.
struct Child<M> {
    seat: Seat,
    mv: M,
    /// How often it was gone.
    visits: u32,
    /// How often it could have been gone, itself included.
    available: u32,
    /// What came of it for its seat, summed.
    sum: f64,
    /// The node it leads to, once it has been gone twice.
    node: Option<usize>,
}

/// One tree for all worlds imagined. A node stands for the moves that lead to it, whatever else is true in a
/// world: moves are found in it if this world lists them, and counted as available only then.
pub(super) struct Tree<M> {
    nodes: Vec<Vec<Child<M>>>,
}

/// A child of a node.
#[derive(Clone, Copy)]
pub(super) struct Step {
    node: usize,
    child: usize,
    /// Whether it has never been gone before.
    pub fresh: bool,
}

impl<M: Clone + Eq> Tree<M> {
    /// Where every descent begins.
    pub const ROOT: usize = 0;

    pub fn new() -> Tree<M> {
        Tree { nodes: vec![Vec::new()] }
    }

    /// The way on from a node for a seat that may make these moves: one never gone before if there is one,
    /// else that with the highest upper confidence bound. None without moves.
    pub fn step(&mut self, node: usize, seat: Seat, moves: &[M], rng: &mut Rng) -> Option<Step> {
        let children = &mut self.nodes[node];
        let mut fresh = Vec::new();
        let mut best = None;
        let mut best_bound = f64::NEG_INFINITY;
        // Moves are mostly listed in the order they were before: look first behind the one found last.
        let mut from = 0;
        for mv in moves {
            let known = |at: &usize| children[*at].seat == seat && children[*at].mv == *mv;
            let Some(at) = (from..children.len()).chain(0..from).find(known) else {
                fresh.push(mv);
                continue;
            };
            from = at + 1;
            let child = &mut children[at];
            child.available += 1;
            // UCB1, with how often the move could have been made in place of how often its node was visited.
            let visits = f64::from(child.visits.max(1));
            let bound = child.sum / visits + EXPLORATION * (logarithm(child.available) / visits).sqrt();
            if bound > best_bound {
                (best, best_bound) = (Some(at), bound);
            }
        }
        if let Some(&mv) = rng.pick(&fresh) {
            children.push(Child { seat, mv: mv.clone(), visits: 0, available: 1, sum: 0.0, node: None });
            return Some(Step { node, child: children.len() - 1, fresh: true });
        }
        best.map(|child| Step { node, child, fresh: false })
    }

    /// The move of a step.
    pub fn mv(&self, step: Step) -> &M {
        &self.nodes[step.node][step.child].mv
    }

    /// The node a step leads to.
    pub fn follow(&mut self, step: Step) -> usize {
        let next = self.nodes.len();
        let node = *self.nodes[step.node][step.child].node.get_or_insert(next);
        if node == next {
            self.nodes.push(Vec::new());
        }
        node
    }

    /// Notes what came of a descent, for the seat that moved at each step.
    pub fn back_up(&mut self, path: &[Step], value: impl Fn(Seat) -> f64) {
        for step in path {
            let child = &mut self.nodes[step.node][step.child];
            child.visits += 1;
            child.sum += value(child.seat);
        }
    }

    /// The moves from the root: each with its visits and mean value.
    pub fn first_moves(&self) -> impl Iterator<Item = (&M, u32, f64)> {
        self.nodes[Self::ROOT]
            .iter()
            .map(|child| (&child.mv, child.visits, child.sum / f64::from(child.visits.max(1))))
    }
}

/// The natural logarithm, straight between powers of two: exact on every machine, and near enough.
fn logarithm(n: u32) -> f64 {
    let bits = n.max(1).ilog2();
    let power = f64::from(1_u32 << bits);
    (f64::from(bits) + f64::from(n) / power - 1.0) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goes one step from the root, and notes the value.
    fn go(tree: &mut Tree<u8>, seat: u8, moves: &[u8], value: f64) -> (u8, bool) {
        let step = tree.step(Tree::<u8>::ROOT, Seat(seat), moves, &mut Rng::seeded(1)).expect("a step");
        tree.back_up(&[step], |_| value);
        (*tree.mv(step), step.fresh)
    }

    /// After ten times the one and once the other, 0.5 + 0.7 sqrt(ln 12 / 10) = 0.85 is more than
    /// 0.2 + 0.7 sqrt(ln 2 / 1) = 0.78. Had the other been there to take all the while, it would be its turn.
    /// The next time it is: 0.5 + 0.7 sqrt(ln 13 / 11) = 0.84 against 0.2 + 0.7 sqrt(ln 3 / 1) = 0.93.
    #[test]
    fn what_could_not_be_taken_is_not_neglected() {
        let mut tree = Tree::new();
        assert_eq!(go(&mut tree, 0, &[1], 0.5), (1, true));
        (0..9).for_each(|_| assert_eq!(go(&mut tree, 0, &[1], 0.5), (1, false)));
        assert_eq!(go(&mut tree, 0, &[1, 2], 0.2), (2, true));
        assert_eq!(go(&mut tree, 0, &[1, 2], 0.5), (1, false));
        assert_eq!(go(&mut tree, 0, &[1, 2], 0.5), (2, false));
    }

    #[test]
    fn the_same_move_of_another_seat_is_another() {
        let mut tree = Tree::new();
        assert_eq!(go(&mut tree, 0, &[1], 0.5), (1, true));
        assert_eq!(go(&mut tree, 1, &[1], 0.5), (1, true));
        assert_eq!(go(&mut tree, 0, &[1], 0.5), (1, false));
    }

    #[test]
    fn the_logarithm_is_near() {
        for n in 1..100_000 {
            // Between two powers of two the chord lies at most 0.0597 under the curve.
            let error = f64::from(n).ln() - logarithm(n);
            assert!((-1e-9..0.0598).contains(&error), "{n}: {error}");
        }
    }
}
