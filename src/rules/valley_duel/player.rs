//! What belongs to a player, and what brought its Victory Points.

use serde::{Deserialize, Serialize};

use super::{
    content::{Content, WINDMILLS},
    pieces::{Colour, Colours, Farm},
};

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
        WINDMILLS.saturating_sub(self.windmills.iter().sum())
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
