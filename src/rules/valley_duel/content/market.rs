//! Market tiles.

use serde::Deserialize;

use super::{
    super::pieces::{Colour, Lot},
    sound::in_order,
};
use crate::content::{ContentError, ContentFile};

/// A deal of a Market tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What it costs, in Guilders.
    pub cost: u8,
    /// Bulbs it brings, by colour.
    pub bulbs: [u8; Colour::COUNT],
    /// Bulbs it brings of colours to choose.
    pub any: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    lots: Vec<PrintedLot>,
    back: PrintedBack,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedLot {
    number: u8,
    top: PrintedDeal,
    bottom: PrintedDeal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedBack {
    top: PrintedDeal,
    bottom: PrintedDeal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedDeal {
    cost: u8,
    #[serde(default)]
    bulbs: Vec<Colour>,
    #[serde(default)]
    any: u8,
}

impl PrintedDeal {
    fn read(&self, file: &ContentFile, near: &str) -> Result<Deal, ContentError> {
        if self.cost == 0 || (self.bulbs.is_empty() && self.any == 0) {
            return Err(file.wrong(near, "a deal costs at least 1 Guilder and brings at least 1 Bulb".into()));
        }
        let mut bulbs = [0; Colour::COUNT];
        for colour in &self.bulbs {
            bulbs[colour.index()] += 1;
        }
        Ok(Deal { cost: self.cost, bulbs, any: self.any })
    }
}

pub(super) fn read_market(file: &ContentFile) -> Result<(Vec<[Deal; 2]>, [Deal; 2]), ContentError> {
    let MarketFile { lots, back } = file.parse()?;
    in_order(file, lots.iter().map(|lot| lot.number), Lot::COUNT)?;
    let both = |near: &str, top: &PrintedDeal, bottom: &PrintedDeal| {
        Ok([top.read(file, near)?, bottom.read(file, near)?])
    };
    let mut read = Vec::with_capacity(lots.len());
    for lot in &lots {
        read.push(both(&format!("number: {},", lot.number), &lot.top, &lot.bottom)?);
    }
    Ok((read, both("back:", &back.top, &back.bottom)?))
}
