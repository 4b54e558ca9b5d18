//! What can happen. Nothing in it is hidden from anybody: events stand open in every save.

use serde::{Deserialize, Serialize};

use super::{
    calendar::Cause,
    effect::Action,
    pieces::{Colour, Export, Farm, Half, Lot, Node, Patch, Port, Role, Stall, Tile, Wheel},
    player::Source,
    scoring::By,
};
use crate::rules::Seat;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player turned the wheels (VD-38, VD-41); three steps cost a Tool.
    Rotated {
        /// Who.
        seat: Seat,
        /// How far.
        steps: u8,
    },
    /// A space of a wheel is resolved; the second one in a turn costs 2 Tools (VD-43, VD-48, VD-52).
    Chose {
        /// By whom.
        seat: Seat,
        /// On which wheel.
        wheel: Wheel,
        /// Which section.
        section: u8,
        /// The tile that lies there.
        tile: Option<Tile>,
        /// Tools that were paid.
        tools: u8,
        /// Whether this is the follow-up.
        follow_up: bool,
    },
    /// An action of the Central Wheel was given up for the Calendar's Guilders (VD-153).
    GaveUp {
        /// By whom.
        seat: Seat,
        /// Guilders gained.
        guilders: u8,
        /// Tools that were paid, if it was the second action.
        tools: u8,
        /// Whether this is the follow-up.
        follow_up: bool,
    },
    /// An action that was a reward was passed (VD-R23).
    Declined {
        /// By whom.
        seat: Seat,
        /// Which.
        action: Action,
    },
    /// Victory Points were gained.
    Points {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
        /// What for.
        source: Source,
    },
    /// Guilders were gained.
    Guilders {
        /// By whom.
        seat: Seat,
        /// How many.
        guilders: u8,
        /// What for.
        source: Source,
    },
    /// Tools were gained.
    Tools {
        /// By whom.
        seat: Seat,
        /// How many.
        tools: u8,
        /// What for.
        source: Source,
    },
    /// A Bulb was gained, other than by a deal.
    Bulb {
        /// By whom.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// What for.
        source: Source,
    },
    /// A player's marker passed 40 or 80 (VD-62, VD-64).
    Passed {
        /// Whose.
        seat: Seat,
        /// Which of the two.
        points: u16,
    },
    /// The Calendar marker moved (VD-158).
    Calendar {
        /// Where to, from 0.
        space: u8,
        /// What moved it.
        cause: Cause,
    },
    /// The Calendar has reached its end: this round is finished, and one more is played (VD-33, VD-34).
    Ending,
    /// A deal was made at the Market (VD-127).
    Bought {
        /// By whom.
        seat: Seat,
        /// The tile; none if it lay face down.
        lot: Option<Lot>,
        /// Where it lay.
        stall: Stall,
        /// Which deal.
        half: Half,
    },
    /// A Market tile went beside the board (VD-128, VD-133).
    Discarded {
        /// Which.
        lot: Lot,
    },
    /// A Market tile was turned up, next to the stack (VD-130).
    Turned {
        /// Which.
        lot: Lot,
    },
    /// The Market tiles beside the board became the stack (VD-136).
    Restocked {
        /// How many.
        lots: u8,
    },
    /// A Bulb was planted (VD-108).
    Planted {
        /// By whom.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        patch: Patch,
        /// On which of its spaces, from 0.
        space: u8,
    },
    /// A Windmill was built (VD-117 to VD-120).
    Built {
        /// By whom.
        seat: Seat,
        /// From which column.
        column: Colour,
        /// Where.
        node: Node,
        /// What it cost, in Guilders.
        cost: u8,
    },
    /// The Boat moved on for a Tool (VD-138).
    Sailed {
        /// By whom.
        seat: Seat,
        /// Where to.
        port: Port,
    },
    /// A Bulb was traded (VD-142, VD-144).
    Delivered {
        /// By whom.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        port: Port,
        /// Whether it lies in the Foreign Trade section now.
        kept: bool,
    },
    /// A Port tile moved up: the lower section is open (VD-146).
    Shifted {
        /// Where.
        port: Port,
    },
    /// A port was closed, and another is open again (VD-147, VD-148).
    Closed {
        /// Which.
        port: Port,
        /// The one that is open again.
        opened: Port,
    },
    /// An Export tile went to the box, and another took its place (VD-149).
    Replaced {
        /// Where.
        port: Port,
        /// The old one.
        old: Option<Export>,
        /// The new one.
        new: Option<Export>,
    },
    /// The Boat moved on clockwise (VD-150).
    Drifted {
        /// Where to.
        port: Port,
    },
    /// A Wheel Enhancement tile was laid (VD-66).
    Enhanced {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// On which wheel.
        wheel: Wheel,
        /// On which section.
        section: u8,
        /// What it cost, in Guilders.
        cost: u8,
    },
    /// A Wheel Enhancement tile came into the offer (VD-76).
    TileTurned {
        /// In which place.
        place: u8,
        /// Which.
        tile: Tile,
    },
    /// The tiles that were set aside are the stack now (VD-78).
    TilesRenewed {
        /// How many.
        tiles: u8,
    },
    /// A Farm Enhancement card was taken (VD-81, VD-82).
    Farmed {
        /// By whom.
        seat: Seat,
        /// Which.
        farm: Farm,
        /// As what.
        role: Role,
    },
    /// Two cards of a row changed places (VD-165).
    Swapped {
        /// By whom.
        seat: Seat,
        /// Which.
        farms: [Farm; 2],
        /// What they are to that player.
        role: Role,
    },
    /// A card was pushed out of its row (VD-86).
    PushedOut {
        /// Which.
        farm: Farm,
        /// Whose Contract it is.
        owner: Seat,
    },
    /// A Contract was scored: for a Guilder when it was pushed out, or at the end (VD-87, VD-178).
    Scored {
        /// Whose.
        seat: Seat,
        /// Which.
        farm: Farm,
        /// How many it counted.
        count: u16,
        /// Victory Points.
        points: u16,
        /// Whether it was paid for.
        paid: bool,
    },
    /// A card went to the box, its Contract unscored (VD-89).
    Boxed {
        /// Which.
        farm: Farm,
        /// Whose Contract it was.
        owner: Seat,
    },
    /// A Farm Enhancement card came into the offer (VD-91).
    FarmTurned {
        /// In which place.
        place: u8,
        /// Which.
        farm: Farm,
    },
    /// The cards that were set aside are the deck now (VD-93).
    FarmsRenewed {
        /// How many.
        farms: u8,
    },
    /// A Helper is used (VD-96).
    Helped {
        /// By whom.
        seat: Seat,
        /// Which.
        farm: Farm,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// In which round, from 1.
        round: u16,
    },
    /// Tulips of a colour were counted at the end (VD-185).
    Tulips {
        /// For whom.
        seat: Seat,
        /// Which colour.
        colour: Colour,
        /// How many count, doubles included.
        count: u16,
        /// What each is worth.
        value: u8,
    },
    /// The game is over.
    Over {
        /// What decided.
        by: By,
        /// The winners.
        winners: Vec<Seat>,
        /// Their points.
        points: i64,
    },
}
