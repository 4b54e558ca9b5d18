//! The two rings of Patches: 1 to 6 in the west, 7 to 12 in the east, clockwise, a Windmill space between neighbours.

use crate::rules::{
    table::Rect,
    valley_duel::{Node, Patch},
};

/// From one space of a Patch to the next.
const PITCH: i16 = 32;
/// A space of a Patch.
const SPACE: i16 = 30;
/// A Windmill space.
const NODE: i16 = 36;
/// Patches of a ring.
const SIX: usize = 6;
/// From the western ring to the eastern one.
const EAST: i16 = 652;

/// The meadow of a ring.
pub const fn meadow(east: bool) -> Rect {
    Rect::new(if east { 8 + EAST } else { 8 }, 120, 372, 206)
}
/// Its name, in the middle.
pub const MEADOW_WORDS: Rect = Rect::new(126, 44, 120, 22);

/// The middles of Windmill spaces 1 to 6.
const NODES: [(i16, i16); SIX] = [(28, 141), (175, 141), (360, 141), (360, 305), (162, 305), (28, 305)];

const fn node_middle(at: usize) -> (i16, i16) {
    let (x, y) = NODES[at % SIX];
    (if at >= SIX { x + EAST } else { x }, y)
}

/// A Windmill space.
pub const fn node(node: Node) -> Rect {
    let (x, y) = node_middle(node.index());
    Rect::new(x - NODE / 2, y - NODE / 2, NODE, NODE)
}

/// The Windmill spaces at both ends of a Patch: its first space lies at the first of them.
const fn ends(patch: Patch) -> [(i16, i16); 2] {
    let at = patch.index();
    let next = if at % SIX == SIX - 1 { at + 1 - SIX } else { at + 1 };
    [node_middle(at), node_middle(next)]
}

/// Whether a Patch stands upright.
pub const fn is_upright(patch: Patch) -> bool {
    let [from, to] = ends(patch);
    from.0 == to.0
}

/// Space `at` of a Patch that has `length` of them.
pub fn space(patch: Patch, at: usize, length: usize) -> Rect {
    let [from, to] = ends(patch);
    let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    // Twice the way from the Patch's middle to the space's.
    let off = (2 * at as i16 - (length as i16 - 1)) * PITCH / 2;
    let (x, y) = match (is_upright(patch), to.0 > from.0 || to.1 > from.1) {
        (true, true) => (middle.0, middle.1 + off),
        (true, false) => (middle.0, middle.1 - off),
        (false, true) => (middle.0 + off, middle.1),
        (false, false) => (middle.0 - off, middle.1),
    };
    Rect::new(x - SPACE / 2, y - SPACE / 2, SPACE, SPACE)
}

/// The bed of a Patch.
pub fn bed(patch: Patch, length: usize) -> Rect {
    let (first, last) = (space(patch, 0, length), space(patch, length - 1, length));
    super::enclosing(&[first, last]).inset(-4)
}
