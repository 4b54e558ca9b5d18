//! Farm Enhancement cards.

use serde::Deserialize;

use super::{
    super::{
        contract::{Counts, PrintedCounts},
        effect::{Action, Effect},
        pieces::{Colours, Farm},
    },
    sound::{in_order, some},
};
use crate::content::{ContentError, ContentFile};

/// A Farm Enhancement card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedFarm {
    /// What triggers the Helper (VD-101).
    pub trigger: Action,
    /// What the Helper brings.
    pub gain: Effect,
    /// What the Contract counts.
    pub counts: Counts,
    /// Victory Points for each.
    pub each: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedCard {
    number: u8,
    trigger: Action,
    gain: Effect,
    counts: PrintedCounts,
    each: u8,
}

pub(super) fn read_farms(file: &ContentFile) -> Result<Vec<PrintedFarm>, ContentError> {
    let cards: Vec<PrintedCard> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.number), Farm::COUNT)?;
    let mut farms = Vec::with_capacity(cards.len());
    for card in cards {
        let near = format!("number: {},", card.number);
        some(file, &near, [card.gain])?;
        if card.gain.action().is_some() {
            return Err(file.wrong(&near, "a Helper brings goods or Victory Points, no action".into()));
        }
        let counts = Counts::from(card.counts);
        if card.each == 0 || counts == Counts::Traded(Colours::NONE) {
            return Err(file.wrong(&near, "a Contract counts something and pays for it".into()));
        }
        farms.push(PrintedFarm { trigger: card.trigger, gain: card.gain, counts, each: card.each });
    }
    Ok(farms)
}
