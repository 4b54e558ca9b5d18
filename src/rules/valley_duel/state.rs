//! The state of a game: everything that can change, and nothing that is printed.

use serde::{Deserialize, Serialize};

use super::{
    content::{Content, LONGEST},
    effect::{Action, Effect, Effects},
    pieces::{
        Colour, Colours, Cover, Demand, Export, Farm, Half, Lot, Node, Patch, Port, Role, Stall, Tile, Wheel,
    },
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

/// What brought Victory Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Source {
    /// A space of a wheel, or a tile on it.
    Wheel,
    /// A reward that was planted over (VD-113).
    Planting,
    /// A reward beside a Windmill that was built (VD-121).
    Windmill,
    /// A Bulb that was traded (VD-143).
    Trade,
    /// An Export tile (VD-145).
    Export,
    /// A Helper.
    Helper,
    /// A Contract (VD-87, VD-178).
    Contract,
    /// Planted Tulips (VD-185).
    Tulips,
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// All of them, in the order in which a score sheet names them.
    pub const ALL: [Source; Source::COUNT] = [
        Source::Wheel,
        Source::Planting,
        Source::Windmill,
        Source::Trade,
        Source::Export,
        Source::Helper,
        Source::Contract,
        Source::Tulips,
    ];

    /// Its place among all.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A Contract that was scored: it lies in front of its owner (VD-88, VD-180).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// Which.
    pub farm: Farm,
    /// What it brought.
    pub points: u16,
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Victory Points on the track, the 40/80 tile included; at the end all.
    pub points: u16,
    /// Where they came from, by [`Source`].
    pub gained: [u16; Source::COUNT],
    /// Guilders.
    pub guilders: u16,
    /// Tools.
    pub tools: u16,
    /// Tulip Bulbs in storage, by colour.
    pub bulbs: [u16; Colour::COUNT],
    /// Windmills left in each column.
    pub windmills: [u8; Colour::COUNT],
    /// Bulbs in the Foreign Trade section, from the left (VD-144).
    pub traded: Vec<Colour>,
    /// How often this player has traded (VD-151).
    pub trades: u16,
    /// Contracts scored, in order.
    pub done: Vec<Done>,
    /// Helpers used in the present turn, as bits (VD-97).
    pub used: u32,
}

impl Player {
    /// Windmills this player has built.
    pub fn built(&self) -> u8 {
        super::content::WINDMILLS.saturating_sub(self.windmills.iter().sum())
    }

    /// What a Tulip of a colour is worth to this player: the empty spaces of its column (VD-181).
    pub fn value(&self, colour: Colour) -> u8 {
        Content::get().columns()[colour.index()].saturating_sub(self.windmills[colour.index()])
    }

    /// The row of the lowest Windmill left in a column, from 0 at the bottom; none if the column is empty.
    pub fn lowest(&self, colour: Colour) -> Option<u8> {
        (self.windmills[colour.index()] > 0).then(|| self.value(colour))
    }

    /// The colours of which there is a Bulb in storage.
    pub fn colours(&self) -> Colours {
        Colour::ALL.into_iter().filter(|colour| self.bulbs[colour.index()] > 0).collect()
    }

    /// Whether a Helper was used in the present turn.
    pub const fn has_used(&self, farm: Farm) -> bool {
        self.used & (1 << farm.index()) != 0
    }
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

/// Where in a turn we are (VD-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The active player's wheel is to be turned.
    Rotate,
    /// One of the two interlocking spaces is to be chosen.
    First,
    /// The other one may be resolved for 2 Tools; it is this wheel's.
    Second(Wheel),
    /// The opponent's follow-up.
    FollowUp,
    /// The game is over.
    Over,
}

/// Which Bulbs may be planted by an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Planting {
    /// Any.
    Any,
    /// Any, and then another of the same colour (VD-168).
    Same,
    /// Any, and then one of another colour (VD-169).
    Different,
    /// Only this colour.
    Only(Colour),
    /// Any colour but this.
    Not(Colour),
}

/// A main action in progress, and what of it is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Job {
    /// Which deal of which Market tile.
    Market,
    /// Which Bulb goes where.
    Plant(Planting),
    /// Which Windmill goes where.
    Windmill {
        /// Whether both Patches bring their closest reward (VD-166).
        both: bool,
    },
    /// Where the Boat goes, and which Bulb is traded.
    Trade {
        /// Whether one Bulb of each shown colour may be delivered (VD-162).
        many: bool,
    },
    /// Which card becomes what.
    Farm {
        /// Whether two cards of its row are swapped (VD-165).
        swap: bool,
        /// The row it must go into, once two cards of it were swapped.
        into: Option<Role>,
    },
    /// Which tile goes where.
    Enhance {
        /// On which wheel; none: on either.
        wheel: Option<Wheel>,
        /// Whether the other wheel's turn comes afterwards (VD-159).
        both: bool,
        /// Whether the covered action is resolved beyond what the wheel brings (VD-160).
        printed: bool,
    },
}

impl Job {
    /// Which main action it belongs to.
    pub const fn action(self) -> Action {
        match self {
            Job::Market => Action::Market,
            Job::Plant(_) => Action::Plant,
            Job::Windmill { .. } => Action::Windmill,
            Job::Trade { .. } => Action::Trade,
            Job::Farm { .. } => Action::Farm,
            Job::Enhance { .. } => Action::Enhance,
        }
    }
}

/// Something that is still to happen in the present step; the last in the stack comes first. Those that ask for no
/// decision are done at once: between moves the last one is a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// An effect is resolved.
    Effect {
        /// Which.
        effect: Effect,
        /// Whether it may be passed: an action that is a reward (VD-R23).
        optional: bool,
        /// What brings it.
        source: Source,
    },
    /// Which of two effects comes first (VD-47).
    Order {
        /// Which two.
        effects: [Effect; 2],
        /// Whether their actions may be passed.
        optional: bool,
        /// What brings them.
        source: Source,
    },
    /// A Bulb of which colour is gained (VD-58).
    Bulb {
        /// What brings it.
        source: Source,
    },
    /// A main action is resolved; Helpers may come before it (VD-103).
    Act {
        /// Which.
        job: Job,
        /// Whether it may be passed.
        optional: bool,
    },
    /// More Bulbs may be delivered at this port (VD-162).
    Deliver {
        /// Where.
        port: Port,
        /// Colours that were delivered.
        given: Colours,
    },
    /// Two cards of this row may change places (VD-165).
    Swap(Role),
    /// Whether a covered action of the Central Wheel is resolved, or Guilders taken in its place (VD-68, VD-R9).
    Covered(Effects),
    /// Which of the two Patches at a Windmill brings its closest reward (VD-121).
    Closest(Node),
    /// Whether the owner of a Contract that was pushed out pays for it (VD-86).
    Pay {
        /// Which card.
        farm: Farm,
        /// Whose Contract it is.
        owner: Seat,
    },
    /// Helpers that may come after an action (VD-104).
    After {
        /// Which action.
        action: Action,
        /// A card that does not trigger itself (VD-105).
        except: Option<Farm>,
    },
    /// A Market tile is discarded and the offer refilled, after a deal there (VD-128 to VD-134).
    Restock(Stall),
    /// The Export tile of a port is resolved (VD-145).
    Export(Port),
    /// The Port tile of a port moves on (VD-146 to VD-150).
    Close(Port),
    /// The Wheel Enhancement offer is refilled (VD-76).
    RefillTiles,
    /// The Farm Enhancement offer is refilled (VD-91).
    RefillFarms,
}

/// What moves the Calendar (VD-158).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A player has 40 Victory Points (VD-63).
    Forty(Seat),
    /// The Wheel Enhancement stack is used up (VD-77).
    Tiles,
    /// The Farm Enhancement deck is used up (VD-92).
    Farms,
    /// A player built the fifth Windmill (VD-124).
    Windmill(Seat),
    /// The Market stack is used up (VD-135).
    Market,
    /// A player traded for the sixth time (VD-151).
    Trade(Seat),
}

/// What a player chose to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taken {
    /// The interlocked space of this wheel.
    Space(Wheel),
    /// The Calendar's Guilders in place of the Central Wheel's space.
    Guilders,
}

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

    /// The round we are in, from 1.
    pub const fn round(&self) -> u16 {
        self.turns / 2 + 1
    }

    /// Whether the Calendar has reached its end, and this is the last round but one or the last.
    pub const fn is_ending(&self) -> bool {
        self.last.is_some()
    }

    /// Whether each player has just one turn left, or none (VD-34).
    pub const fn is_last_round(&self) -> bool {
        match self.last {
            Some(last) => self.turns + 2 >= last,
            None => false,
        }
    }

    /// The Guilders beside the Calendar marker (VD-154).
    pub fn calendar_value(&self) -> u8 {
        Self::content().calendar()[usize::from(self.calendar)]
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
    pub fn section(&self, port: Port) -> Option<&'static super::content::Section> {
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
    pub fn deal(&self, stall: Stall, half: Half) -> &'static super::content::Deal {
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
