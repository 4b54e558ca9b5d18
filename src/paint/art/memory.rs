//! Pictures kept in memory, the least recently used let go first.

use std::collections::HashMap;

use super::Picture;

/// What a kept picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// The small version as it came with the binary.
    Small,
    /// The small version in another size.
    Shrunk,
    /// Drawn exactly.
    Exact,
}

/// Under what a picture is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Slot {
    /// Its place in the index.
    pub(super) place: u16,
    pub(super) kind: Kind,
    pub(super) width: u32,
    pub(super) height: u32,
    /// Tells apart what else differs: hidden parts, how it is cut.
    pub(super) content: u64,
}

/// The pictures and when each was last asked for.
pub(super) struct Memory {
    kept: HashMap<Slot, Kept>,
    bytes: usize,
    most: usize,
    clock: u64,
}

struct Kept {
    picture: Picture,
    bytes: usize,
    used: u64,
}

impl Memory {
    /// Room for so many bytes.
    pub(super) fn new(most: usize) -> Memory {
        Memory { kept: HashMap::new(), bytes: 0, most, clock: 0 }
    }

    /// A kept picture.
    pub(super) fn get(&mut self, slot: Slot) -> Option<Picture> {
        self.clock += 1;
        let kept = self.kept.get_mut(&slot)?;
        kept.used = self.clock;
        Some(kept.picture.clone())
    }

    /// Keeps a picture; others have to go if there is no room.
    pub(super) fn put(&mut self, slot: Slot, picture: &Picture, bytes: usize) {
        self.clock += 1;
        let kept = Kept { picture: picture.clone(), bytes, used: self.clock };
        self.bytes += bytes;
        if let Some(before) = self.kept.insert(slot, kept) {
            self.bytes -= before.bytes;
        }
        while self.bytes > self.most && self.kept.len() > 1 {
            let oldest = self.kept.iter().min_by_key(|(_, kept)| kept.used).map(|(&slot, _)| slot);
            let Some(gone) = oldest.and_then(|slot| self.kept.remove(&slot)) else { break };
            self.bytes -= gone.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(place: u16) -> Slot {
        Slot { place, kind: Kind::Exact, width: 1, height: 1, content: 0 }
    }

    #[test]
    fn the_least_used_goes_first_and_the_newest_always_stays() {
        let mut memory = Memory::new(10);
        let picture = Picture::mist(1, 1);
        for place in 0..3 {
            memory.put(slot(place), &picture, 4);
            memory.get(slot(0));
        }
        assert!(memory.get(slot(0)).is_some() && memory.get(slot(2)).is_some());
        assert!(memory.get(slot(1)).is_none());
        memory.put(slot(7), &picture, 1000);
        assert!(memory.get(slot(7)).is_some() && memory.get(slot(0)).is_none());
        memory.put(slot(7), &picture, 3);
        assert_eq!(memory.bytes, 3);
    }
}
