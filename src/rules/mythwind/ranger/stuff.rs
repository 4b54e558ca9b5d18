//! What the Ranger carries out and what is carried home: gear and finds, and so many of each.

use serde::{Deserialize, Serialize};

use crate::rules::{Words, mythwind::components::Res};

/// What goes into the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the tray")]
pub enum Gear {
    Ration,
    Rope,
    Torch,
}

impl Gear {
    /// All three.
    pub const ALL: [Gear; 3] = [Gear::Ration, Gear::Rope, Gear::Torch];

    /// The name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["ration", "rope", "torch"][self as usize]
    }

    /// Its name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-gear-{}", self.slug()))
    }
}

/// What comes into the lodge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub enum Find {
    Herb,
    Ore,
    Pelt,
    Relic,
}

impl Find {
    /// All four.
    pub const ALL: [Find; 4] = [Find::Herb, Find::Ore, Find::Pelt, Find::Relic];

    /// The resource of the town it matches (MW-RA01).
    pub fn res(self) -> Res {
        match self {
            Find::Herb => Res::Food,
            Find::Ore => Res::Production,
            Find::Pelt => Res::Income,
            Find::Relic => Res::Culture,
        }
    }

    /// The name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["herb", "ore", "pelt", "relic"][self as usize]
    }

    /// Its name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-find-{}", self.slug()))
    }
}

/// So much of each gear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names are those on the tray")]
pub struct Gears {
    pub ration: u8,
    pub rope: u8,
    pub torch: u8,
}

impl Gears {
    /// How much of one there is.
    pub fn of(self, gear: Gear) -> u8 {
        match gear {
            Gear::Ration => self.ration,
            Gear::Rope => self.rope,
            Gear::Torch => self.torch,
        }
    }

    /// How much of one there is, to be changed.
    pub fn of_mut(&mut self, gear: Gear) -> &mut u8 {
        match gear {
            Gear::Ration => &mut self.ration,
            Gear::Rope => &mut self.rope,
            Gear::Torch => &mut self.torch,
        }
    }

    /// All of it together.
    pub fn total(self) -> u8 {
        self.ration.saturating_add(self.rope).saturating_add(self.torch)
    }

    /// Whether this is enough for that.
    pub fn covers(self, needed: Gears) -> bool {
        Gear::ALL.iter().all(|&gear| self.of(gear) >= needed.of(gear))
    }

    /// The same, one less of a gear.
    #[must_use]
    pub fn without(mut self, gear: Gear) -> Gears {
        let count = self.of_mut(gear);
        *count = count.saturating_sub(1);
        self
    }
}

/// So many of each find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub struct Finds {
    pub herb: u8,
    pub ore: u8,
    pub pelt: u8,
    pub relic: u8,
}

impl Finds {
    /// How many of one there are.
    pub fn of(self, find: Find) -> u8 {
        match find {
            Find::Herb => self.herb,
            Find::Ore => self.ore,
            Find::Pelt => self.pelt,
            Find::Relic => self.relic,
        }
    }

    /// How many of one there are, to be changed.
    pub fn of_mut(&mut self, find: Find) -> &mut u8 {
        match find {
            Find::Herb => &mut self.herb,
            Find::Ore => &mut self.ore,
            Find::Pelt => &mut self.pelt,
            Find::Relic => &mut self.relic,
        }
    }

    /// All of them together.
    pub fn total(self) -> u8 {
        [self.ore, self.pelt, self.relic].into_iter().fold(self.herb, u8::saturating_add)
    }

    /// The kinds there are.
    pub fn kinds(self) -> impl Iterator<Item = Find> {
        Find::ALL.into_iter().filter(move |&find| self.of(find) > 0)
    }

    /// Adds others.
    pub fn add(&mut self, more: Finds) {
        for find in Find::ALL {
            let count = self.of_mut(find);
            *count = count.saturating_add(more.of(find));
        }
    }
}
