//! The board all share: thirteen locations, four tracks, the construction queue.

use serde::{Deserialize, Serialize};

use super::{
    components::{Building, BuildingSet, Res, Stock},
    content::Content,
};

/// One of the thirteen numbered locations, 1 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LocationId(pub u8);

impl LocationId {
    /// All thirteen.
    pub fn all() -> impl Iterator<Item = LocationId> {
        (1..=13).map(LocationId)
    }

    fn index(self) -> usize {
        usize::from(self.0).clamp(1, 13) - 1
    }

    /// Whether there is such a location.
    pub fn exists(self) -> bool {
        (1..=13).contains(&self.0)
    }
}

/// What lies on a location; a forest may cover a building (MW-31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Location {
    /// The building that stands there.
    pub building: Option<Building>,
    /// The forest card that lies there, on top.
    pub forest: Option<u8>,
}

/// The most of one resource (MW-35).
pub const MOST: u8 = 10;

/// The town board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Town {
    locations: [Location; 13],
    /// The four tracks.
    pub held: Stock,
    /// The construction queue; slot 1 first.
    pub queue: [Option<Building>; 4],
    /// Buildings that were in town at some time: their benefit is spent (MW-177, MW-R20).
    pub known: BuildingSet,
    /// Buildings that a card ever granted: free from then on (MW-193, MW-R21).
    pub granted: BuildingSet,
    /// The tower upgrades the town has, by number.
    pub upgrades: Vec<u8>,
    /// The sprites whose tokens the town has, by number, in order.
    #[serde(default)]
    pub sprites: Vec<u8>,
    /// The sprite that sits in the action space; none before the space is there (MW-276).
    #[serde(default)]
    pub sprite: Option<u8>,
}

impl Town {
    /// A location.
    pub fn at(&self, id: LocationId) -> Location {
        self.locations[id.index()]
    }

    /// A location, to be changed.
    pub fn at_mut(&mut self, id: LocationId) -> &mut Location {
        &mut self.locations[id.index()]
    }

    /// The locations with neither forest nor building (MW-32).
    pub fn empty_places(&self) -> impl Iterator<Item = LocationId> {
        LocationId::all().filter(|&id| self.at(id) == Location::default())
    }

    /// The locations with a forest.
    pub fn forests(&self) -> impl Iterator<Item = LocationId> {
        LocationId::all().filter(|&id| self.at(id).forest.is_some())
    }

    /// The buildings that stand, with their locations.
    pub fn buildings(&self) -> impl Iterator<Item = (LocationId, Building)> {
        LocationId::all().filter_map(|id| Some((id, self.at(id).building?)))
    }

    /// Where a building stands, if it does.
    pub fn place_of(&self, building: Building) -> Option<LocationId> {
        self.buildings().find(|&(_, standing)| standing == building).map(|(id, _)| id)
    }

    /// Where a building stands uncovered.
    pub fn uncovered(&self, building: Building) -> Option<LocationId> {
        self.place_of(building).filter(|&id| self.at(id).forest.is_none())
    }

    /// Whether the building, or an upgrade that counts as it, stands uncovered (MW-120, MW-131).
    pub fn has(&self, building: Building, content: &Content) -> bool {
        self.buildings()
            .any(|(id, standing)| self.at(id).forest.is_none() && stands_for(standing, building, content))
    }

    /// Whether the building waits in the queue.
    pub fn queued(&self, building: Building) -> bool {
        self.queue.contains(&Some(building))
    }

    /// The slot a card enters at its icon: that one, or the next free one lower down (MW-123 to MW-126).
    pub fn slot_from(&self, icon: u8) -> Option<usize> {
        (usize::from(icon.clamp(1, 4)) - 1..4).find(|&slot| self.queue[slot].is_none())
    }

    /// The free slot farthest from completion (MW-R22).
    pub fn lowest_slot(&self) -> Option<usize> {
        (0..4).rev().find(|&slot| self.queue[slot].is_none())
    }

    /// A sprite's token is gained; the first to come takes its place.
    pub fn gain_sprite(&mut self, sprite: u8) -> bool {
        let Err(at) = self.sprites.binary_search(&sprite) else { return false };
        self.sprites.insert(at, sprite);
        self.sprite.get_or_insert(sprite);
        true
    }

    /// The sprite that comes next: the next higher token, else the lowest (MW-287, MW-288, MW-R39).
    pub fn next_sprite(&self) -> Option<u8> {
        let now = self.sprite?;
        self.sprites.iter().copied().find(|&sprite| sprite > now).or(self.sprites.first().copied())
    }

    /// Adds to a track; what would pass 10 is ignored (MW-37). How much really came.
    pub fn gain(&mut self, res: Res, count: u8) -> u8 {
        let track = self.held.of_mut(res);
        let gained = count.min(MOST - *track);
        *track += gained;
        gained
    }

    /// Takes from a track, as much as is there (MW-199). How much really went.
    pub fn lose(&mut self, res: Res, count: u8) -> u8 {
        let track = self.held.of_mut(res);
        let lost = count.min(*track);
        *track -= lost;
        lost
    }
}

/// Whether a standing building counts as the wanted one: the same, or an upgrade of it (MW-131).
pub fn stands_for(standing: Building, wanted: Building, content: &Content) -> bool {
    let mut next = Some(standing);
    while let Some(building) = next {
        if building == wanted {
            return true;
        }
        let card = content.building(building);
        next = card.needs.filter(|_| card.replaces);
    }
    false
}
