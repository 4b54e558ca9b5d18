//! The state of a game: everything that can change, and nothing that is printed.

use serde::{Deserialize, Serialize};

use super::{
    calendar::Cause,
    content::{Content, Deal, LONGEST, Section},
    effect::{Action, Effects},
    pieces::{Colour, Cover, Demand, Export, Farm, Half, Lot, Node, Patch, Port, Role, Stall, Tile, Wheel},
    player::Player,
    step::{Step, Taken},
    task::Task,
    wheels::Wheels,
};
use crate::rules::{Pile, Rng, Sealed, Seat};

/// Wheel Enhancement tiles on offer (VD-24).
pub const TILES: usize = 4;
/// Farm Enhancement cards on offer (VD-R5).
pub const FARMS: usize = 2;
/// Cards in a Farm Enhancement row (VD-R7).
pub const ROW: usize = 3;
/// Victory Points that bring the first tile and move the Calendar (VD-62, VD-63).
pub const FORTY: u16 = 40;

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Two, and no other number (VD-01).
    pub players: u8,
    /// Who begins; none: the Calendar marker is tossed (VD-13, VD-R2).
    pub first: Option<Seat>,
}

/// A Port space (VD-15, VD-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harbour {
    /// Its Demand tile.
    pub demand: Demand,
    /// Its Export tile; none once the stack has run out (VD-R18).
    pub export: Option<Export>,
    /// What its Port tile covers.
    pub cover: Cover,
}

/// What nobody sees, the order of the piles above all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Chance.
    pub rng: Rng,
    /// The face-down stack of Market tiles.
    pub market: Pile<Lot>,
    /// The face-down stack of Export tiles.
    pub exports: Pile<Export>,
    /// The face-down stack of Wheel Enhancement tiles on the board.
    pub tiles: Pile<Tile>,
    /// Wheel Enhancement tiles that are set aside.
    pub tiles_aside: Pile<Tile>,
    /// The deck of Farm Enhancement cards on the board: its top card lies open (VD-28).
    pub farms: Pile<Farm>,
    /// Farm Enhancement cards that are set aside.
    pub farms_aside: Pile<Farm>,
}

/// A game of Windmill Valley: Duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValleyDuel {
    /// Who plays, and how.
    pub setup: Setup,
    /// Who has the first turn of each round: the side of the Calendar marker that is up.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn we are.
    pub step: Step,
    /// The wheel whose space was chosen in this step, while its action is being resolved.
    pub chosen: Option<Wheel>,
    /// What was chosen as first action, as second and as follow-up, until the wheels are turned again.
    pub taken: [Option<Taken>; 3],
    /// What is still to happen in this step; the last comes first.
    pub pending: Vec<Task>,
    /// Turns behind us, of both players.
    pub turns: u16,
    /// How many turns the game has in all, once the Calendar has reached its end (VD-33, VD-34).
    pub last: Option<u16>,
    /// The space of the Calendar on which its marker lies, from 0.
    pub calendar: u8,
    /// What has moved the marker so far.
    pub causes: Vec<Cause>,
    /// The wheels, and the tiles on them.
    pub wheels: Wheels,
    /// What is planted on each Patch, by space.
    pub patches: [[Option<Colour>; LONGEST]; Patch::COUNT as usize],
    /// Whose Windmill stands on each Windmill space.
    pub nodes: [Option<Seat>; Node::COUNT as usize],
    /// The Port spaces, clockwise.
    pub harbours: [Harbour; Port::COUNT as usize],
    /// Where the Boat lies.
    pub boat: Port,
    /// The face-up Market tiles: next to the stack, then farthest from it.
    pub lots: [Lot; 2],
    /// Market tiles beside the board.
    pub discard: Vec<Lot>,
    /// Wheel Enhancement tiles on offer.
    pub tiles: [Option<Tile>; TILES],
    /// Farm Enhancement cards on offer.
    pub farms: [Option<Farm>; FARMS],
    /// The row near each player, from the end where cards come in: that player's Helpers, and the opponent's
    /// Contracts (VD-83).
    pub rows: [[Option<Farm>; ROW]; 2],
    /// Farm Enhancement cards that are back in the box.
    pub boxed_farms: Vec<Farm>,
    /// Export tiles that are back in the box.
    pub boxed_exports: Vec<Export>,
    /// What belongs to each player.
    pub players: [Player; 2],
    /// What is hidden.
    pub hidden: Sealed<Hidden>,
}

impl ValleyDuel {
    pub(super) fn content() -> &'static Content {
        Content::get()
    }

    /// The other player.
    pub const fn rival(seat: Seat) -> Seat {
        Seat(1 - (seat.0 & 1))
    }

    /// What belongs to a player.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[(seat.0 & 1) as usize]
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[(seat.0 & 1) as usize]
    }

    /// The seat near a row, if a player plays a card in this role: Helpers lie near their owner, Contracts near the
    /// opponent (VD-81, VD-82).
    pub const fn row_of(seat: Seat, role: Role) -> Seat {
        match role {
            Role::Helper => seat,
            Role::Contract => Self::rival(seat),
        }
    }

    /// The cards of a player's Helpers or Contracts, from the end where cards come in.
    pub fn cards(&self, seat: Seat, role: Role) -> impl DoubleEndedIterator<Item = Farm> + '_ {
        self.rows[Self::row_of(seat, role).index()].iter().flatten().copied()
    }

    /// Who resolves what is being resolved: the active player, in a follow-up the opponent.
    pub const fn resolver(&self) -> Seat {
        match self.step {
            Step::FollowUp => Self::rival(self.active),
            _ => self.active,
        }
    }

    /// What is to be decided, if it is not a step of the turn.
    pub fn task(&self) -> Option<Task> {
        self.pending.last().copied()
    }

    /// Whose move it is; none when the game is over.
    pub(super) fn mover(&self) -> Option<Seat> {
        match (self.step, self.task()) {
            (Step::Over, _) => None,
            (_, Some(Task::Pay { owner, .. })) => Some(owner),
            _ => Some(self.resolver()),
        }
    }

    /// The harbour of a port.
    pub const fn harbour(&self, port: Port) -> &Harbour {
        &self.harbours[port.index()]
    }

    /// Whether the Boat can lie at a port.
    pub fn is_open(&self, port: Port) -> bool {
        self.harbour(port).cover != Cover::All
    }

    /// The open section of a port's Demand tile; none if it is inaccessible.
    pub fn section(&self, port: Port) -> Option<&'static Section> {
        let harbour = self.harbour(port);
        let sections = Self::content().demand(harbour.demand);
        match harbour.cover {
            Cover::Lower => Some(&sections[0]),
            Cover::Upper => Some(&sections[1]),
            Cover::All => None,
        }
    }

    /// The Market tile that lies face up in a stall.
    pub const fn lot(&self, stall: Stall) -> Option<Lot> {
        match stall {
            Stall::Near => Some(self.lots[0]),
            Stall::Far => Some(self.lots[1]),
            Stall::Stack => None,
        }
    }

    /// A deal in a stall: of the tile's face, or of its back where it lies face down.
    pub fn deal(&self, stall: Stall, half: Half) -> &'static Deal {
        match self.lot(stall) {
            Some(lot) => Self::content().deal(lot, half),
            None => Self::content().back(half),
        }
    }

    /// What a section of a wheel does now: its tile's effects, or those printed on it (VD-46).
    pub fn space(&self, seat: Seat, wheel: Wheel, section: u8) -> Effects {
        match (self.wheels.tile(seat, wheel, section), wheel) {
            (Some(tile), _) => Self::content().tile(tile),
            (None, Wheel::Own) => Self::content().own(section),
            (None, Wheel::Central) => Self::content().central(section),
        }
    }

    /// What the interlocked section of a wheel does for a player.
    pub fn meshed(&self, seat: Seat, wheel: Wheel) -> Effects {
        self.space(seat, wheel, self.wheels.meshed(seat, wheel))
    }

    /// The open card on top of the Farm Enhancement deck.
    pub fn next_farm(&self) -> Option<Farm> {
        self.hidden.farms.top().copied()
    }

    /// Helpers a player could use for an action now: own cards on the board that it triggers and that were not used
    /// in this turn, and only in the own turn outside a follow-up (VD-97 to VD-100).
    pub fn helpers(
        &self,
        seat: Seat,
        action: Action,
        except: Option<Farm>,
    ) -> impl Iterator<Item = Farm> + '_ {
        let own = seat == self.active && matches!(self.step, Step::First | Step::Second(_));
        self.cards(seat, Role::Helper).filter(move |farm| {
            own && Some(*farm) != except
                && Self::content().farm(*farm).trigger == action
                && !self.player(seat).has_used(*farm)
        })
    }
}
