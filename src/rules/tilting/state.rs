//! The state of a game: everything that can change, and nothing that is printed.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Face, Meeple, Mission, MoveCard, Sign, StackCard},
    content::{Content, Reward},
    track::{Pos, Road},
};
use crate::rules::{Pile, Rng, Sealed, Seat};

/// Movement cards that a player holds at the end of a turn (TW-06, TW-31).
pub const HAND: usize = 4;
/// Lances of each player (TW-12).
pub const LANCES: u8 = 7;
/// Movement cards in the open row of the extreme tactical game (TW-102).
pub const ROW: usize = 4;

/// Which side of the boards is up, and whether there is a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Board {
    /// The shield side: no signs (TW-14).
    #[default]
    Shield,
    /// The lance side: signs stand beside certain fields (TW-83).
    Lance,
    /// The lance side, and every draw is a choice from an open row (TW-102, TW-106).
    Row,
}

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Two, and no other number (TW-01).
    pub players: u8,
    /// Charge mode with so many windmill/giant cards, 5 or 10 (TW-79); none in the normal game.
    pub charge: Option<u8>,
    /// The boards (TW-R20).
    pub board: Board,
    /// Who begins; none: drawn (TW-R9).
    pub first: Option<Seat>,
}

/// A movement card that was played in this round (TW-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: MoveCard,
    /// Who played it.
    pub by: Seat,
}

/// A windmill/giant card that somebody took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Won {
    /// The card.
    pub card: StackCard,
    /// The side that is up, to the end of the game (TW-51).
    pub face: Face,
}

/// What lies open before a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Whole lances; the others of the seven are broken.
    pub lances: u8,
    /// Windmill/giant cards, in the order in which they were taken.
    pub won: Vec<Won>,
    /// Missions that were played.
    pub played: Vec<Mission>,
}

/// What nobody sees, or only one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Chance.
    pub rng: Rng,
    /// The face-down draw deck.
    pub deck: Pile<MoveCard>,
    /// Movement cards in hand, in the order in which they came.
    pub hands: [Vec<MoveCard>; 2],
    /// Missions in hand.
    pub missions: [Vec<Mission>; 2],
    /// Missions nobody was dealt (TW-10).
    pub spare: Vec<Mission>,
    /// The stack; its top card is open (TW-08).
    pub stack: Pile<StackCard>,
    /// Cards that a Charge leaves out (TW-80).
    pub out: Vec<StackCard>,
    /// Of each hand, the cards everybody saw being taken from the row.
    pub seen: [u64; 2],
    /// Of each hand, the cards its rival saw by a peek (TW-97).
    pub peeked: [u64; 2],
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A movement card.
    Play,
    /// To use a sign, or not (TW-85).
    Sign(Sign),
    /// More cards to swap, or to draw for those that were chosen: places in the hand, as bits (TW-99).
    Swap(u8),
    /// To look at the rival's hand until it is put back (TW-R28).
    Look,
    /// Nothing more: missions, or the end of the turn (TW-64).
    End,
    /// To take a card from the row, so many times (TW-103).
    Draw {
        /// Who.
        seat: Seat,
        /// How often.
        left: u8,
        /// What comes after.
        then: Then,
    },
}

/// What comes after drawing from the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    /// The turn passes.
    Pass,
    /// The turn goes on.
    Resume,
    /// The other hand is filled as well, then a card is played (TW-R13).
    Deal,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Somebody won.
    Won {
        /// Who.
        seat: Seat,
        /// By what.
        by: By,
    },
    /// Points and cards are equal: another game decides (TW-75).
    Undecided,
}

/// What a game was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// The rival's last lance broke (TW-03).
    Lances,
    /// More points (TW-73).
    Points,
    /// As many points with fewer cards (TW-74).
    Cards,
}

/// A game of Tilting at Windmills.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tilting {
    /// Who plays, and how.
    pub setup: Setup,
    /// Where both meeples stand.
    pub road: Road,
    /// Whose turn it is.
    pub active: Seat,
    /// What is due.
    pub phase: Phase,
    /// What lies before each player.
    pub sides: [Side; 2],
    /// Movement cards under the two paths, in the order in which they were played (TW-35).
    pub laid: Vec<Laid>,
    /// The open discard pile, its top last (TW-54).
    pub discard: Vec<MoveCard>,
    /// The open row of the extreme tactical game (TW-102).
    pub row: Vec<MoveCard>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What is hidden.
    pub hidden: Sealed<Hidden>,
}

impl Tilting {
    pub(super) fn content() -> &'static Content {
        Content::get()
    }

    /// The other player.
    pub(super) fn rival(seat: Seat) -> Seat {
        Seat(1 - seat.0.min(1))
    }

    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    pub(super) fn hand(&self, seat: Seat) -> &[MoveCard] {
        &self.hidden.hands[seat.index()]
    }

    pub(super) fn missions(&self, seat: Seat) -> &[Mission] {
        &self.hidden.missions[seat.index()]
    }

    /// The open card on top of the stack; none when the last was taken.
    pub fn top(&self) -> Option<StackCard> {
        self.hidden.stack.top().copied()
    }

    /// Windmill/giant cards that are in the game.
    pub fn stack_size(&self) -> u8 {
        self.setup.charge.unwrap_or(StackCard::COUNT)
    }

    /// Windmill/giant cards that were taken.
    pub fn taken(&self) -> u8 {
        self.sides.iter().map(|side| side.won.len() as u8).sum()
    }

    /// A player's points: giants, windmills and played missions (TW-71).
    pub fn points(&self, seat: Seat) -> u8 {
        let content = Self::content();
        let side = self.side(seat);
        let won: u8 = side.won.iter().map(|won| content.card(won.card).points(won.face)).sum();
        let missions = side.played.iter().map(|mission| match content.mission(*mission).reward {
            Reward::Points(points) => points,
            Reward::Lances(_) => 0,
        });
        won + missions.sum::<u8>()
    }

    /// How many lances of a player are broken (TW-119).
    pub fn broken(&self, seat: Seat) -> u8 {
        LANCES.saturating_sub(self.side(seat).lances)
    }

    /// Whose move it is: the active player's, or whoever has to take from the row.
    pub(super) fn mover(&self) -> Option<Seat> {
        match (self.outcome, self.phase) {
            (Some(_), _) => None,
            (None, Phase::Draw { seat, .. }) => Some(seat),
            (None, _) => Some(self.active),
        }
    }

    /// The sign a meeple finds on a field, where signs are in the game: none where it began the round (TW-86).
    pub(super) fn sign_at(&self, meeple: Meeple, at: Pos) -> Option<Sign> {
        let began = self.top().map(|card| Self::content().card(card).road().at(meeple));
        match self.setup.board {
            Board::Lance | Board::Row if began != Some(at) => Self::content().sign(at),
            Board::Shield | Board::Lance | Board::Row => None,
        }
    }
}
