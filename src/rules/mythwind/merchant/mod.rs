//! The Merchant's journal (MW-ME): a market whose prices follow its stalls, three rivals, a ledger to beat
//! them with.

mod goods;
mod market;
mod moves;
mod rivals;
mod skills;

use serde::{Deserialize, Serialize};

use crate::rules::Words;

pub use goods::{Good, Goods, SPACES};
pub use market::{DealDay, MOST_STANDING, Market};
pub use moves::DealMove;

/// The three rivals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub enum Rival {
    Brannick,
    DameQuill,
    OtterBrothers,
}

impl Rival {
    /// All three.
    pub const ALL: [Rival; 3] = [Rival::Brannick, Rival::DameQuill, Rival::OtterBrothers];

    /// The rival's name.
    pub fn words(self) -> Words {
        Words::new(format!("mw-rival-{}", self.slug()))
    }

    /// The rival's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        ["brannick", "dame-quill", "otter-brothers"][self as usize]
    }
}

/// One of the twelve rival cards, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RivalId(pub u8);

/// The Merchant's skills (MW-ME10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are those on the cards")]
pub enum DealSkill {
    KeenEye,
    SmallChange,
    Handcart,
    BackDoor,
    SilverTongue,
    StandingOrder,
    MarketSeat,
    CharterCompany,
}

impl DealSkill {
    /// All eight.
    pub const ALL: [DealSkill; 8] = [
        DealSkill::KeenEye,
        DealSkill::SmallChange,
        DealSkill::Handcart,
        DealSkill::BackDoor,
        DealSkill::SilverTongue,
        DealSkill::StandingOrder,
        DealSkill::MarketSeat,
        DealSkill::CharterCompany,
    ];

    /// The skill's name in keys of words and art.
    pub fn slug(self) -> &'static str {
        [
            "keen-eye",
            "small-change",
            "handcart",
            "back-door",
            "silver-tongue",
            "standing-order",
            "market-seat",
            "charter-company",
        ][self as usize]
    }
}
