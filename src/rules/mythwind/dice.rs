//! The sixteen workers: where each die is and what it shows.

use serde::{Deserialize, Serialize};

use super::components::{Character, Kind};
use crate::rules::Rng;

/// One of the sixteen dice: 0 to 7 are sprites, 8 to 15 villagers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DieId(pub u8);

impl DieId {
    /// All sixteen.
    pub fn all() -> impl Iterator<Item = DieId> {
        (0..16).map(DieId)
    }

    /// Whether there is such a die.
    pub fn exists(self) -> bool {
        self.0 < 16
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        if self.0 < 8 { Kind::Sprite } else { Kind::Villager }
    }
}

/// Where a die is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DieAt {
    /// With the unused dice.
    Supply,
    /// At the tower, for anybody to hire.
    Tower,
    /// Hired: in a character's well.
    Well(Character),
    /// Hired, and sent to the sprites' action space until dusk (MW-280).
    SpriteSpace(Character),
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    /// Where it is.
    pub at: DieAt,
    /// The pips it shows, 0 to 3.
    pub pips: u8,
}

/// The faces of both kinds (MW-R08).
const FACES: [u8; 6] = [0, 1, 1, 2, 2, 3];

/// All dice. A die is always in exactly one place, because it has only one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice([Die; 16]);

impl Default for Dice {
    /// All in the supply.
    fn default() -> Self {
        Dice([Die { at: DieAt::Supply, pips: 0 }; 16])
    }
}

impl Dice {
    /// A die.
    pub fn get(&self, id: DieId) -> Die {
        self.0[usize::from(id.0) % 16]
    }

    fn get_mut(&mut self, id: DieId) -> &mut Die {
        &mut self.0[usize::from(id.0) % 16]
    }

    /// The dice at a place, in order.
    pub fn at(&self, at: DieAt) -> impl Iterator<Item = DieId> {
        DieId::all().filter(move |&id| self.get(id).at == at)
    }

    /// The dice that are a character’s, in its well or sent: each has its place in the well.
    pub fn of(&self, who: Character) -> impl Iterator<Item = DieId> {
        DieId::all().filter(
            move |&id| matches!(self.get(id).at, DieAt::Well(of) | DieAt::SpriteSpace(of) if of == who),
        )
    }

    /// The dice of a kind at a place.
    pub fn kind_at(&self, kind: Kind, at: DieAt) -> impl Iterator<Item = DieId> {
        self.at(at).filter(move |id| id.kind() == kind)
    }

    /// The first die of a kind in the supply.
    pub fn spare(&self, kind: Kind) -> Option<DieId> {
        self.kind_at(kind, DieAt::Supply).next()
    }

    /// The hired dice of a kind, whoever hired them.
    pub fn hired(&self, kind: Kind) -> impl Iterator<Item = DieId> {
        DieId::all().filter(move |&id| id.kind() == kind && matches!(self.get(id).at, DieAt::Well(_)))
    }

    /// How many of a kind are in the town: at the tower or in a well (MW-R46).
    pub fn in_town(&self, kind: Kind) -> usize {
        8 - self.kind_at(kind, DieAt::Supply).count()
    }

    /// How many more of one kind than of the other stand at the tower; 0 if not more.
    pub fn excess_at_tower(&self, kind: Kind) -> u8 {
        let count = |kind| self.kind_at(kind, DieAt::Tower).count();
        let other = if kind == Kind::Sprite { Kind::Villager } else { Kind::Sprite };
        count(kind).saturating_sub(count(other)) as u8
    }

    /// Moves a die, its value kept.
    pub fn put(&mut self, id: DieId, at: DieAt) {
        self.get_mut(id).at = at;
    }

    /// Turns a die to a value.
    pub fn turn(&mut self, id: DieId, pips: u8) {
        self.get_mut(id).pips = pips.min(3);
    }

    /// Turns a die by so many pips, never above 3 or below 0 (MW-49 to MW-52). The value it shows then.
    pub fn rotate(&mut self, id: DieId, by: i8) -> u8 {
        let die = self.get_mut(id);
        die.pips = die.pips.saturating_add_signed(by).min(3);
        die.pips
    }

    /// Rolls a die until it is not blank (MW-54, MW-R47). The value it shows then.
    pub fn roll(&mut self, id: DieId, rng: &mut Rng) -> u8 {
        let pips = loop {
            let face = FACES[rng.below(6)];
            if face > 0 {
                break face;
            }
        };
        self.get_mut(id).pips = pips;
        pips
    }
}
