//! Pieces that stand turned by any angle and go round together: wheels, and what lies on them.

use super::PieceId;

/// How a piece stands turned, and which wheels take it along.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// How far it stands turned about its own middle, in whole degrees clockwise, 0 to 359. Its place is the
    /// rectangle it would fill unturned.
    pub angle: i16,
    /// What takes it along when it is turned by hand: itself if it is a wheel with a grip.
    pub along: Vec<Along>,
}

/// How a piece goes along while a wheel is turned by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along {
    /// The wheel in the hand.
    pub wheel: PieceId,
    /// The middle about which the piece goes round, in units of its surface.
    pub middle: (i16, i16),
    /// Degrees clockwise for each step of that wheel; below nought the other way round.
    pub degrees: i16,
}
